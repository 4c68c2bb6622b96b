import { expect, test } from 'vitest';
import { answer, asked, clash, fight, rig, S, skip, who } from '../acting.ts';

type Match = ReturnType<typeof fight>;

/** The combat of the rulebook’s last page: Felipe in a frigate attacks Frances in a sloop with special rigging. */
const felipe = { captain: 'felipe', ship: 'frigate', weapons: ['chainShot'] } as const;
const frances = {
  captain: 'frances',
  ship: 'sloop',
  mods: ['specialRigging'],
  weapons: ['grapple'],
} as const;
const ship = (match: Match, seat: number): ReturnType<typeof who>['sections'] => who(match, seat).sections;

/** Each round is played as the book tells it, and the next goes on from there. */
function first(): Match {
  const match = fight(felipe, frances, [S, 1, 1], [S, 1, 4], [1, 3]);
  expect(asked(match)).toBe('0: redirectHit');
  return answer(match, 0, 'hit 0 cargo');
}
const second = (): Match => clash(first(), ['shoot', [S, 2, 2]], ['flee', [S, 1, 4]], 4);
function third(): Match {
  const match = clash(second(), ['shoot', [S, S, 3]], ['flee', [S, 1, 4]], 1, 4, S);
  expect(asked(match)).toBe('0: loadShot');
  return answer(match, 0, 'chainShot');
}
function fourth(): Match {
  const match = clash(third(), ['shoot', [S, 4, 3]], ['board', [1, 2, 2]]);
  expect(asked(match)).toBe('1: grapple');
  match.random.rig('reroll', S, S, 1);
  match.random.rig('section', 2);
  return match;
}

test('round 1: one success each, but Frances has the higher sum; Felipe moves her hit from crew to cargo [EX-25]', () => {
  const match = first();
  expect(ship(match, 1)).toMatchObject({ cargo: 1, cannons: 1 });
  expect(ship(match, 0)).toMatchObject({ cargo: 2, crew: 3 });
});

test('round 2: Frances wins but cannot escape; Felipe’s one hit takes her cannons [EX-26]', () => {
  const match = second();
  expect(ship(match, 1).cannons).toBe(0);
  expect(match.state.battle?.round).toBe(3);
});

test('round 3: three hits: the hold is gone, the hull is struck, chain shot takes a mast [EX-27]', () => {
  expect(ship(third(), 1)).toMatchObject({ cargo: 0, cannons: 0, hull: 1, masts: 1, crew: 2 });
});

test('round 4: the grapple wins Frances the contest; her masts fall, the boarding goes on [EX-28]', () => {
  const match = fourth();
  answer(match, 1, ['own 0', 'own 1', 'own 2']);
  expect(match.news.map(({ event }) => event.say)).toContain('boarded');
  expect(ship(match, 1)).toMatchObject({ masts: 0, hull: 1 });
});

test('the crews: Frances’s three successes count for two, her crew; Felipe’s one for one [EX-29]', () => {
  const match = fourth();
  rig(match, [S, 1], [S, S, S]);
  answer(match, 1, ['own 0', 'own 1', 'own 2']);
  const losses = match.news
    .filter(({ event }) => event.say === 'lostCrew')
    .map(({ event }) => [event['ship'], event['crew']]);
  expect(losses.slice(0, 2)).toEqual([
    ['ship:1', 1],
    ['ship:0', 2],
  ]);
});

test('then both crews would fall: a re-roll, Quick wits that repeats it, and Frances wins by her sum with no crew left [EX-30] [MM-CCARD.6] [MM-CREW.12]', () => {
  const match = fight(
    { captain: 'felipe', ship: 'frigate', hand: ['quickWits.1'], sections: { crew: 1 } },
    { captain: 'frances', ship: 'sloop', hand: ['turnOfTheMelee.1'], sections: { crew: 1 } },
    [1, 1, 1],
    [1, 1],
  );
  skip(match);
  rig(match, [1, 1, 1], [S, S]);
  rig(match, [S, S], [S, 1, 4]);
  answer(match, 0, 'shoot');
  answer(match, 1, 'board');
  while (match.open[0]?.about['moment'] !== 'afterMelee')
    for (const { seat } of match.open) answer(match, Number(seat), 'pass');
  answer(match, 0, 'pass');
  answer(match, 1, 'turnOfTheMelee.1');
  answer(match, 0, 'pass');
  match.random.rig('reroll', 3, 4);
  answer(match, 1, ['their 0', 'their 1']);
  match.random.rig('reroll', S, 2);
  answer(match, 0, 'quickWits.1', ['own 0', 'own 1']);
  expect(asked(skip(match))).toBe('1: capture');
  expect([ship(match, 0).crew, ship(match, 1).crew]).toEqual([0, 0]);
  expect(who(match, 1).glory.combat).toBe(1);
});
