import { expect, test } from 'vitest';
import { answer, asked, clash, fight, offered, rig, S, sections, skip, told, who } from '../acting.ts';
import type { Captaincy } from '../position.ts';
import { position } from '../position.ts';

type Match = ReturnType<typeof fight>;
const ship = (match: Match, seat: number): ReturnType<typeof who>['sections'] => who(match, seat).sections;
const over = (match: Match): boolean => match.state.battle === null;
const none = [1, 1, 1];

test('each round is declaration, contest and action; in the first both can only Shoot [MM-BATTLE.3] [MM-BATTLE.5]', () => {
  const match = fight({}, {});
  expect(told(match)).toEqual(
    expect.arrayContaining(['combat', 'declaredAction', 'contestDice', 'contestVoid']),
  );
  expect(match.state.battle?.round).toBe(2);
  expect(asked(match)).toBe('0: declare');
});

test('the attacker declares first and openly; from round 2 on both may shoot, board or flee [MM-BATTLE.4] [MM-BATTLE.6]', () => {
  const match = fight({}, {});
  expect(offered(match)).toEqual(['shoot', 'board', 'flee']);
  answer(match, 0, 'board');
  expect(match.open[0]?.about).toMatchObject({ say: 'declare', theirs: 'board' });
  expect(match.open[0]?.seat).toBe(1);
});

test('more successes win the contest: all cannons for the winner, one hit a success for the loser [MM-CONTEST.1] [MM-CONTEST.4] [MM-ACT.1] [MM-ACT.2] [MM-ACT.3]', () => {
  const match = fight({}, {}, [S, S, 1], [S, 1, 1], [1, 2, 3, 4]);
  expect(ship(match, 1)).toEqual({ hull: 3, cargo: 2, masts: 2, crew: 2, cannons: 3 });
  expect(ship(match, 0)).toEqual({ hull: 3, cargo: 3, masts: 3, crew: 3, cannons: 2 });
});

test('the loser never lands more hits than it has cannons [MM-ACT.2] [MM-HIT.9]', () => {
  const match = fight({}, { sections: { cannons: 1 } }, [S, S, S], [S, S, 1], [1, 1, 1, 2]);
  expect(ship(match, 0)).toMatchObject({ masts: 2, crew: 3 });
  const silent = fight({}, { sections: { cannons: 0 } }, [1, 1, 1], [S, S, S]);
  expect(ship(silent, 0)).toEqual({ hull: 3, cargo: 3, masts: 3, crew: 3, cannons: 3 });
});

test('without any success there is no winner and no hit [MM-CONTEST.5] [EX-D10]', () => {
  const match = fight({}, {}, [4, 4, 1], [1, 1, 2]);
  expect(told(match)).toContain('contestVoid');
  expect([ship(match, 0).cargo, ship(match, 1).cargo]).toEqual([3, 3]);
});

test('equal successes: the higher sum of the others wins fully [MM-CONTEST.6] [MM-CONTEST.8] [MM-DICE.5]', () => {
  const match = fight({}, {}, [S, 4, 4], [S, 1, 4], [1, 1, 1, 2]);
  expect(ship(match, 1).cargo).toBe(0);
  expect(ship(match, 0).masts).toBe(2);
});

test('if sums are equal too the contest is tied: one hit a success for both, and it goes on [MM-CONTEST.7]', () => {
  const match = fight({}, {}, [S, 2, 3], [S, 1, 4], [1, 2]);
  expect(told(match)).toContain('contestTied');
  expect([ship(match, 1).cargo, ship(match, 0).masts]).toEqual([2, 2]);
  expect(asked(match)).toBe('0: declare');
});

test('a ship handier by 2 gives a die; a ship without masts has one die and can only Shoot [MM-CONTEST.2] [MM-CONTEST.3] [MM-HIT.10] [EX-D12]', () => {
  const dice = (a: Captaincy, d: Captaincy): number | undefined =>
    fight(a, d, [1, 1, 1, 1], none).state.battle?.attacker.dice.length;
  const rolled = (match: Match): number[] =>
    match.news.flatMap(({ event }) =>
      event.say === 'contestDice' ? [(event['dice'] as number[]).length] : [],
    );
  expect(rolled(fight({ ship: 'sloop' }, { ship: 'galleon' }, [1, 1, 1, 1], none))).toEqual([4, 3]);
  expect(rolled(fight({ ship: 'sloop' }, { ship: 'frigate' }, none, none))).toEqual([3, 3]);
  const mastless = fight(
    { captain: 'josiah', ship: 'sloop', sections: { masts: 0 } },
    { ship: 'galleon' },
    [1],
    none,
  );
  expect(rolled(mastless)).toEqual([1, 3]);
  expect(asked(mastless)).toBe('1: declare');
  expect(dice({}, {})).toBe(0);
});

test('a won boarding starts a crew combat after the opponent’s hits; other sections do not stop it [MM-ACT.4] [MM-ACT.7] [MM-BATTLE.7]', () => {
  const match = fight({}, {});
  clash(match, ['board', [S, S, 1]], ['shoot', [S, 1, 1]], 2);
  expect(match.state.battle?.melee ?? true).toBe(true);
  expect(told(match)).toContain('boarded');
});

test('hits that sink the boarder or take the last of its crew stop the boarding [MM-ACT.5] [MM-ACT.6]', () => {
  const crewless = fight({ sections: { crew: 1 } }, {});
  clash(crewless, ['board', [S, S, 1]], ['shoot', [S, 1, 1]], 3);
  expect(told(crewless)).not.toContain('boarded');
  expect(asked(crewless)).toBe('0: declare');
  const sunk = fight({ sections: { hull: 1, cargo: 0 } }, {});
  clash(sunk, ['board', [S, S, 1]], ['shoot', [S, 1, 1]], 1);
  expect(who(skip(sunk), 0).standing).toBe('waiting');
});

test('a boarding that is tied or lost has no effect [MM-ACT.8]', () => {
  const match = fight({}, {});
  clash(match, ['board', [S, 1, 1]], ['shoot', [S, S, 1]], 1, 1, 1);
  expect(told(match)).not.toContain('boarded');
  expect(asked(match)).toBe('0: declare');
});

test('a won flight escapes if the opponent has no success, and only then; both ships stay in the zone [MM-ACT.9] [MM-ACT.10] [MM-ACT.12] [MM-GLORY.10] [EX-D9]', () => {
  const gone = fight({}, {});
  clash(gone, ['shoot', none], ['flee', [S, 1, 1]]);
  expect(over(gone)).toBe(true);
  expect(told(gone)).toContain('escaped');
  expect([who(gone, 0).zone, who(gone, 1).zone, who(gone, 0).glory.combat]).toEqual([
    'caribbeanSea',
    'caribbeanSea',
    0,
  ]);
  const caught = fight({}, {});
  clash(caught, ['shoot', [S, 1, 1]], ['flee', [S, S, 1]], 1);
  expect(over(caught)).toBe(false);
  expect(ship(caught, 1).cargo).toBe(2);
});

test('a flight that is tied or lost has no effect [MM-ACT.11]', () => {
  const match = fight({}, {});
  clash(match, ['shoot', [S, S, 1]], ['flee', [S, 1, 1]], 1, 2, 4);
  expect(over(match)).toBe(false);
});

test('if both flee nothing is rolled and the combat is over [MM-BATTLE.8]', () => {
  const match = answer(fight({}, {}), 0, 'flee');
  answer(match, 1, 'flee');
  expect(over(match)).toBe(true);
  expect(told(match)).not.toContain('contestDice');
});

test('two ships that can neither hit nor board part [MM-BATTLE.9]', () => {
  const match = fight(
    { sections: { cannons: 0, crew: 0 } },
    { sections: { cannons: 0, masts: 0 } },
    [S, 1, 1],
    [1],
  );
  expect(told(match)).toContain('stalemate');
  expect(over(match)).toBe(true);
});

test('thirty rounds in which nothing happens end the combat [MM-BATTLE.10]', () => {
  const match = fight({}, {});
  for (let round = 2; round <= 30; round++) clash(match, ['shoot', none], ['shoot', none]);
  expect(told(match)).toContain('stalemate');
});

test('your frigate against a sloop: 3 hits for 1, then its boarding after your hit on its masts [EX-22]', () => {
  const match = fight({}, { ship: 'sloop' }, [S, S, S], [S, S, 1], [1, 2, 3, 1]);
  expect([ship(match, 1), ship(match, 0).cargo]).toEqual([
    { hull: 2, cargo: 1, masts: 1, crew: 1, cannons: 1 },
    2,
  ]);
  clash(match, ['shoot', [S, 1, 1]], ['board', [S, S, 1]], 2);
  expect(ship(match, 1).masts).toBe(0);
  expect(told(match)).toContain('boarded');
});

test('a declaration stands although chase guns shoot the masts away: one die, and a won contest still escapes [MM-BATTLE.12] [MM-MOD.7] [EX-D16]', () => {
  const match = fight({ mods: ['chaseGuns'] }, { sections: { masts: 1 } });
  answer(match, 0, 'shoot');
  answer(match, 1, 'flee');
  expect(asked(match)).toBe('0: chaseGuns');
  sections(match, 2);
  rig(match, none, [S]);
  answer(match, 0, 'yes');
  expect(ship(match, 1).masts).toBe(0);
  expect(over(match)).toBe(true);
});

test('chase guns fire once a combat when anybody flees; both owners’ hits fall together [MM-MOD.7] [MM-MOD.16] [MM-MOD.18]', () => {
  const match = fight({ mods: ['chaseGuns'] }, { mods: ['chaseGuns'] });
  answer(match, 0, 'shoot');
  answer(match, 1, 'flee');
  answer(match, 0, 'yes');
  sections(match, 1, 2);
  rig(match, [S, 1, 1], [1, 1, 1]);
  sections(match, 1, 1, 1);
  answer(match, 1, 'yes');
  expect([ship(match, 1).cargo, ship(match, 0).masts]).toEqual([0, 2]);
  answer(match, 0, 'shoot');
  rig(match, none, none);
  answer(match, 1, 'flee');
  expect(asked(match)).toBe('0: declare');
});

test('long-range guns roll a die for each cannon before the first round; shot of a kind is of no use to them [MM-MOD.9] [MM-MOD.10] [MM-BATTLE.2]', () => {
  const match = position({
    players: [
      { captain: 'tobias', ship: 'frigate', sea: 'caribbeanSea', mods: ['longGuns'], weapons: ['chainShot'] },
      { captain: 'adele', ship: 'frigate', sea: 'caribbeanSea' },
    ],
  });
  match.random.rig('scouting', S);
  match.random.rig('longGuns', S, S, 1);
  sections(match, 1, S);
  rig(match, none, none);
  answer(match, 0, 'scout ship:1', 'yes');
  expect(asked(match)).toBe('1: assignSkull');
  answer(match, 1, 'masts');
  expect(ship(match, 1)).toMatchObject({ cargo: 2, masts: 2 });
  expect(match.state.battle?.round).toBe(2);
});

test('special rigging makes a ship handier by 1 [MM-MOD.3]', () => {
  const match = fight({ ship: 'sloop', mods: ['specialRigging'] }, {}, [1, 1, 1, 1], none);
  const [first] = match.news.filter(({ event }) => event.say === 'contestDice');
  expect(first?.event['dice']).toHaveLength(4);
});

test('swivel guns roll two dice before a crew combat; a success costs the enemy a sailor, whoever boarded [MM-MOD.8] [MM-CREW.2]', () => {
  const match = fight({}, { mods: ['swivelGuns'] });
  clash(match, ['board', [S, S, S]], ['shoot', none]);
  expect(asked(match)).toBe('1: swivelGuns');
  match.random.rig('swivelGuns', S, S);
  rig(match, [S, S, S, S], [1, 1, 1]);
  answer(match, 1, 'yes');
  const fired = match.news.find(({ event }) => event.say === 'lostCrew');
  expect(fired?.event).toMatchObject({ ship: 'ship:0', crew: 1 });
});

test('after a victory: bounty, point and card, reward, capture, plunder, then death [MM-BATTLE.11] [MM-GLORY.2] [MM-DEATH.15]', () => {
  const match = fight({ gold: 0, sections: { crew: 3 } }, { gold: 7, bounties: { NL: 1 } });
  clash(match, ['board', [S, S, S]], ['shoot', none]);
  expect(asked(match)).toBe('0: claimReward');
});
