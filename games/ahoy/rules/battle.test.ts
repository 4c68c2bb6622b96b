import { expect, test } from 'vitest';
import { FLAGSHIP, PATROLS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, rigBattle, slotIn, where, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Smuggler 1 sails north from 0,1 onto the Island at 0,0, where the Squadron's Flagship is unless it is sent away. */
function raid(given: Omit<Position, 'turn'>, attack = 6, defence = 1): Match {
  const match = position({
    turn: 'smuggler1',
    ...given,
    smuggler1: { at: [0, 1], gold: 0, dice: [1, 2], ...given.smuggler1 },
  });
  rigBattle(match, attack, defence);
  answer(match, 'smuggler1', 'place 1 sail');
  if (asked(match) === 'smuggler1: value') answer(match, 'smuggler1', '1');
  answer(match, 'smuggler1', 'n');
  return match;
}
const AWAY = [3, 2] as const;
const STEP_ON = 'smuggler1: sail';
const WON = 'smuggler1: spoils';

test('a Flagship is loaded while its owner has a die on Cannons, even one reduced to 1 [AH-BAT.1] [AH-BAT.6]', () => {
  expect(asked(raid({ smuggler1: { on: { cannons: 1 } } }))).toBe(WON);
  expect(asked(raid({}))).toBe(STEP_ON);
});

test('a Patrol is loaded while the Squadron has a die on Cannons [AH-BAT.2]', () => {
  const patrols = [[0, 0]] as const;
  expect(asked(raid({ squadron: { at: AWAY, patrols, on: { cannons2: 1 } } }))).toBe(WON);
  expect(asked(raid({ squadron: { at: AWAY, patrols } }))).toBe(STEP_ON);
});

test('a Stronghold and the Gunship are always loaded [AH-BAT.3] [AH-BAT.4]', () => {
  expect(asked(raid({ squadron: { at: AWAY, strongholds: [[0, 0]] } }))).toBe(WON);
  expect(asked(raid({ squadron: { at: AWAY }, union: { gunship: [0, 0] } }))).toBe(WON);
});

test('the Cutter is never loaded [AH-BAT.5]', () => {
  const match = raid({ squadron: { at: AWAY }, union: { cutter: [0, 0], on: { cannons: 6 } } });
  expect(asked(match)).toBe(STEP_ON);
});

test('a loaded figure must battle every opposing figure where it moves, each of them once [AH-BAT.7] [AH-BAT.36]', () => {
  const match = raid({
    smuggler1: { on: { cannons: 1 } },
    squadron: { at: [0, 0], patrols: [[0, 0]] },
    union: { at: AWAY, cutter: [0, 0] },
  });
  expect(offered(match)).toEqual(['squadron', 'patrol-1', 'cutter']);
  answer(match, 'smuggler1', 'squadron', 'none');
  expect(offered(match)).toEqual(['patrol-1', 'cutter']);
  rigBattle(match, 6, 1);
  rigBattle(match, 6, 1);
  answer(match, 'smuggler1', 'cutter', 'none', 'none');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('an unloaded figure must battle only the loaded figures where it moves [AH-BAT.8]', () => {
  const match = raid({ squadron: { at: [0, 0] }, smuggler2: { at: [0, 0], on: { cannons: 1 } } });
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:smuggler1', over: 'figure:smuggler2' });
  answer(match, 'smuggler1', 'none');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('an unloaded Smuggler fights the Stronghold with +2, not the unloaded Patrol beside it [EX-28]', () => {
  const match = raid({ squadron: { at: AWAY, patrols: [[0, 0]], strongholds: [[0, 0]] } }, 5, 4);
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:stronghold-1', over: 'figure:smuggler1' });
  answer(match, 'squadron', 'none');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('where nobody is loaded no battle takes place [AH-BAT.9]', () => {
  const match = raid({
    squadron: { at: [0, 0], patrols: [[0, 0]] },
    union: { at: [0, 0] },
    smuggler2: { at: [0, 0] },
  });
  expect(asked(match)).toBe(STEP_ON);
});

test('the other Smuggler is an opponent like everybody else [AH-BAT.10]', () => {
  const match = raid({
    smuggler1: { on: { cannons: 1 } },
    union: { at: [0, 0] },
    smuggler2: { at: [0, 0] },
  });
  expect(offered(match)).toEqual(['squadron', 'union', 'smuggler2']);
});

test('Comrades never take part in battles [AH-BAT.11]', () => {
  const map = [
    { tile: 'R01', at: [0, 0], comrades: 3 },
    { tile: 'R04', at: [2, 1], turn: 2 },
  ] as const;
  const match = raid({ map, smuggler1: { on: { cannons: 6 } }, squadron: { at: AWAY } });
  expect(asked(match)).toBe(STEP_ON);
  expect(match.state.regions[0]?.comrades).toBe(3);
});

test('no battle can take place in fog [AH-BAT.12] [AH-TER.11]', () => {
  const match = position({
    turn: 'smuggler1',
    map: [{ tile: 'R09', at: [0, 0] }],
    smuggler1: { at: [0, 0], gold: 0, dice: [1], on: { cannons: 6 } },
    squadron: { at: [1, 0], on: { cannons: 6 } },
    union: { at: [1, 0], gunship: [1, 0] },
    smuggler2: { at: [1, 1] },
  });
  answer(match, 'smuggler1', 'place 1 sail', 'e');
  expect(asked(match)).toBe(STEP_ON);
});

test('a figure that is placed starts no battle [AH-BAT.13]', () => {
  const match = position({
    squadron: { at: [0, 0], dice: [1, 2], gold: 0, on: { cannons: 6 } },
    smuggler1: { at: [0, 1], on: { cannons: 6 } },
  });
  answer(match, 'squadron', 'place 1 deploy', 'space:0,1');
  expect(where(match, PATROLS[0] ?? -1)).toBe('0,1');
  expect(asked(match)).toBe('squadron: turn');
});

test('figures that share a space do not battle when cannons are loaded [AH-BAT.14]', () => {
  const match = position({ squadron: { dice: [5, 6], gold: 0 }, smuggler1: { at: [0, 0] } });
  answer(match, 'squadron', 'place 5 cannons');
  expect(asked(match)).toBe('squadron: turn');
});

test('who moves is the attacker, even if only the opponent is loaded, and wins ties [AH-BAT.15] [AH-BAT.27]', () => {
  expect(asked(raid({ squadron: { on: { cannons: 1 } } }, 4, 4))).toBe(WON);
});

test('the attacker chooses whom to fight next, one after another [AH-BAT.16] [AH-BAT.17]', () => {
  const match = raid(
    { smuggler1: { on: { cannons: 1 } }, squadron: { at: [0, 0], patrols: [[0, 0]] } },
    1,
    6,
  );
  expect(asked(match)).toBe('smuggler1: chooseFoe');
  answer(match, 'smuggler1', 'patrol-1');
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:patrol-1' });
  rigBattle(match, 1, 6);
  answer(match, 'squadron', 'none');
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:squadron' });
});

test('a battle starts with the Emissary, then come plans, then the Cannons of the attacker and of the defender [AH-BAT.18] [AH-BAT.20]', () => {
  const match = raid({
    smuggler1: { gold: 1, dice: [1], crew: ['emissary'], on: { cannons: 3 } },
    squadron: { at: AWAY },
    union: { at: [0, 0], hand: ['evacuation'], on: { cannons: 5 } },
  });
  expect(asked(match)).toBe('smuggler1: emissary');
  answer(match, 'smuggler1', 'no');
  expect(asked(match)).toBe('union: battlePlan');
  answer(match, 'union', 'pass');
  expect(asked(match)).toBe('smuggler1: lowerCannons');
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:smuggler1', against: 'figure:union' });
  answer(match, 'smuggler1', 'cannons 2');
  expect(asked(match)).toBe('union: lowerCannons');
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:union', against: 'figure:smuggler1' });
  expect(slotIn(match, 'smuggler1', 'cannons').die).toBe(1);
  expect(offered(match)).toEqual(['0', 'cannons 1', 'cannons 2', 'cannons 3', 'cannons 4']);
});

test('lowering the Cannons die by any amount down to 1 adds it to the roll, and it stays lowered [AH-BAT.19] [AH-BAT.21]', () => {
  const match = raid({ smuggler1: { on: { cannons: 4 } } }, 2, 5);
  expect(offered(match)).toEqual(['0', 'cannons 1', 'cannons 2', 'cannons 3']);
  answer(match, 'smuggler1', 'cannons 3', 'none');
  expect(slotIn(match, 'smuggler1', 'cannons').die).toBe(1);

  const held = raid({ smuggler1: { on: { cannons: 4 } } }, 2, 5);
  answer(held, 'smuggler1', 'cannons 2');
  expect(asked(held)).toBe('squadron: spoils');
  expect(slotIn(held, 'smuggler1', 'cannons').die).toBe(2);
});

test('who has no die on Cannons adds nothing [AH-BAT.22]', () => {
  const match = raid({ squadron: { on: { cannons: 5 } } }, 3, 3);
  expect(asked(match)).toBe('squadron: lowerCannons');
  answer(match, 'squadron', '0');
  expect(asked(match)).toBe(WON);
});

test.each([
  ['the Flagship', { squadron: { on: { cannons: 5 } } }, 'squadron: lowerCannons'],
  ['a Patrol', { squadron: { at: AWAY, patrols: [[0, 0]], on: { cannons: 5 } } }, 'squadron: lowerCannons'],
  [
    'a Stronghold',
    { squadron: { at: AWAY, strongholds: [[0, 0]], on: { cannons: 5 } } },
    'squadron: lowerCannons',
  ],
  [
    'the Gunship',
    { squadron: { at: AWAY }, union: { gunship: [0, 0], on: { cannons: 5 } } },
    'union: lowerCannons',
  ],
  ['the Cutter not', { squadron: { at: AWAY }, union: { cutter: [0, 0], on: { cannons: 5 } } }, WON],
] as const)('every figure but the Cutter may use Cannons: %s [AH-BAT.23]', (_, given, next) => {
  const match = raid({ ...given, smuggler1: { on: { cannons: 1 } } });
  expect(asked(match)).toBe(next);
});

test('with two Cannons dice the Squadron lowers one of them a battle, and in the next one the other [AH-BAT.24] [EX-30]', () => {
  const match = raid(
    { squadron: { on: { cannons: 6, cannons2: 5 }, patrols: [[0, 0]] }, smuggler1: { on: { cannons: 1 } } },
    6,
    1,
  );
  answer(match, 'smuggler1', 'squadron');
  const ofSix = ['cannons 1', 'cannons 2', 'cannons 3', 'cannons 4', 'cannons 5'];
  const ofFive = ['cannons2 1', 'cannons2 2', 'cannons2 3', 'cannons2 4'];
  expect(offered(match)).toEqual(['0', ...ofSix, ...ofFive]);
  answer(match, 'squadron', 'cannons 5');
  expect(asked(match)).toBe(WON);
  answer(match, 'smuggler1', 'none');
  expect(slotIn(match, 'squadron', 'cannons').die).toBe(1);
  expect(offered(match)).toEqual(['0', ...ofFive]);
});

test('each side rolls one die, and the higher total wins [AH-BAT.25] [AH-BAT.26]', () => {
  const loaded = { smuggler1: { on: { cannons: 1 } } };
  const match = raid(loaded, 5, 4);
  expect(asked(match)).toBe(WON);
  const rolls = match.news.map(({ event }) => event).filter(({ say }) => say === 'rolledBattle');
  expect(rolls).toMatchObject([
    { dice: [5], total: 5 },
    { dice: [4], total: 4 },
  ]);
  expect(asked(raid(loaded, 4, 5))).toBe('squadron: spoils');
});

test('the winner, attacker or defender, may take one option of its own faction [AH-BAT.28]', () => {
  const loaded = { smuggler1: { on: { cannons: 1 } } };
  expect(offered(raid(loaded))).toEqual(['sailOn', 'reward', 'none']);
  expect(offered(raid(loaded, 1, 6))).toEqual(['gold', 'twoDamage', 'none']);
  const match = raid(loaded, 1, 6);
  answer(match, 'squadron', 'none');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
});

test('the damage of a victory is inflicted on the figure that lost [AH-BAT.29]', () => {
  const match = raid({ squadron: { at: AWAY }, union: { at: [0, 0], gunship: [0, 0] } }, 6, 1);
  answer(match, 'smuggler1', 'reward');
  expect(offered(match)).toEqual(['gunshipSail', 'gunshipTailwind']);
});

test('gold is stolen from the player of the figure that lost, if there is any [AH-BAT.30] [AH-BAT.31]', () => {
  const patrol = { at: AWAY, patrols: [[0, 0]] } as const;
  const union = { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 } } as const;
  for (const [gold, left, stolen] of [
    [2, 1, 1],
    [0, 0, 0],
  ] as const) {
    const match = position({ turn: 'union', squadron: { ...patrol, gold }, union });
    rigBattle(match, 6, 1);
    answer(match, 'union', 'place 1 sail', 'n', 'gold', 'nothing');
    expect([whoIs(match, 'squadron').gold, whoIs(match, 'union').gold]).toEqual([left, stolen]);
    expect(where(match, PATROLS[0] ?? -1)).toBe('off');
  }
});

test('an option may be taken for the part of it that is possible [AH-BAT.31]', () => {
  const match = raid(
    { smuggler1: { gold: 1, on: { cannons: 1 }, damaged: ['tailwind', 'fullSail', 'negotiate'] } },
    1,
    6,
  );
  answer(match, 'squadron', 'gold');
  expect(whoIs(match, 'smuggler1').gold).toBe(0);
  expect(damagedSlots(match, 'smuggler1')).toEqual(['tailwind', 'fullSail', 'negotiate']);
});

test('the loser stays where it is [AH-BAT.32]', () => {
  const match = raid({ smuggler1: { on: { cannons: 1 } } }, 1, 6);
  answer(match, 'squadron', 'none');
  expect([where(match, FLAGSHIP.smuggler1), where(match, FLAGSHIP.squadron)]).toEqual(['0,0', '0,0']);
});

/** The Union leaves 0,0 and comes back: a Smuggler and a Patrol are there, and its Cannons show 4. */
function outAndBack(smuggler1: Position['smuggler1'] = {}): Match {
  const match = position({
    turn: 'union',
    union: { at: [0, 0], gold: 0, dice: [1, 2], on: { cannons: 4 } },
    smuggler1: { at: [0, 0], gold: 1, ...smuggler1 },
    squadron: { at: AWAY, patrols: [[0, 0]] },
  });
  answer(match, 'union', 'place 1 sail', 's', 'n');
  return match;
}

test('the Union sails out and back, beats the Smuggler 5 to 5, damages its Cannons and takes its gold [EX-5]', () => {
  const match = outAndBack();
  expect(offered(match)).toEqual(['smuggler1', 'patrol-1']);
  rigBattle(match, 2, 5);
  answer(match, 'union', 'smuggler1', 'cannons 3');
  expect(asked(match)).toBe('union: spoils');
  answer(match, 'union', 'gold');
  expect(asked(match)).toBe('union: inflict');
  answer(match, 'union', 'cannons');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['cannons']);
  expect([whoIs(match, 'smuggler1').gold, whoIs(match, 'union').gold]).toEqual([0, 1]);
});

test('after a battle the attacker goes on with the next figure there; a Cannons die at 1 gives no more [AH-BAT.33] [EX-6]', () => {
  const match = outAndBack();
  rigBattle(match, 6, 1);
  rigBattle(match, 1, 2);
  answer(match, 'union', 'smuggler1', 'cannons 3', 'none');
  expect(asked(match)).toBe('squadron: spoils');
  expect(match.open[0]?.about).toMatchObject({ figure: 'figure:patrol-1', over: 'figure:union' });
});

test('the remaining battles are cancelled once the attacker is off the space [AH-BAT.34] [EX-33]', () => {
  const match = position({
    squadron: { gold: 0, dice: [3], patrols: [[0, 1]], on: { cannons: 1 } },
    union: { at: [0, 0], gunship: [0, 0] },
    smuggler1: { at: AWAY },
  });
  rigBattle(match, 1, 1);
  answer(match, 'squadron', 'place 3 order', 'patrol-1', 'n', 'gunship');
  expect(asked(match)).toBe('union: spoils');
  answer(match, 'union', 'placeComrade');
  expect(where(match, PATROLS[0] ?? -1)).toBe('off');
  expect(asked(match)).toBe('squadron: turn');
});

test('a figure that left or was removed meanwhile is no longer fought [AH-BAT.35]', () => {
  const match = outAndBack({ crew: ['bombMaker'], damaged: ['tailwind'] });
  rigBattle(match, 1, 6);
  answer(match, 'union', 'smuggler1', '0');
  answer(match, 'smuggler1', 'sailOn', 'tailwind', 'e', 'stop', 'repair', ['tailwind'], 'patrol-1');
  expect(where(match, PATROLS[0] ?? -1)).toBe('off');
  expect(asked(match)).toBe('union: comradesOnSail');
});

test('a Stronghold adds 2, the Gunship 3 [AH-BAT.37] [AH-BAT.38]', () => {
  const stronghold = { squadron: { at: AWAY, strongholds: [[0, 0]] } } as const;
  expect(asked(raid(stronghold, 5, 3))).toBe(WON);
  expect(asked(raid(stronghold, 4, 3))).toBe('squadron: spoils');
  const gunship = { squadron: { at: AWAY }, union: { gunship: [0, 0] } } as const;
  expect(asked(raid(gunship, 5, 2))).toBe(WON);
  expect(asked(raid(gunship, 4, 2))).toBe('union: spoils');
});

test('all bonuses of a side add up [AH-BAT.39]', () => {
  const squadron = { at: AWAY, strongholds: [[0, 0]], crew: ['fighters'], on: { cannons: 2 } } as const;
  for (const [attack, winner] of [
    [5, 'smuggler1'],
    [4, 'squadron'],
  ] as const) {
    const match = raid({ squadron }, attack, 1);
    answer(match, 'squadron', 'cannons 1');
    expect(asked(match)).toBe(`${winner}: spoils`);
  }
});

test('a figure that comes to the space only after the attacker is not fought [AH-RULING.21]', () => {
  const match = position({
    squadron: { at: [1, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    smuggler2: { at: [0, 0], crew: ['rammingProw'], on: { cannons: 1 } },
    union: { at: [0, 1] },
    smuggler1: { at: AWAY },
  });
  rigBattle(match, 1, 6);
  answer(match, 'squadron', 'place 1 sail', 'w');
  rigBattle(match, 6, 1);
  answer(match, 'smuggler2', 'sailOn', 'tailwind', 'stop', 's');
  answer(match, 'smuggler2', 'reward', 'sail', 'n', '3', 'no');
  expect(where(match, FLAGSHIP.union)).toBe('0,0');
  expect(asked(match)).toBe('squadron: placePatrol');
});

test('a Tailwind ignores the sandbar on the way and ends in a battle with cannons loaded [EX-3]', () => {
  const match = position({
    map: [
      { tile: 'R03', at: [0, 0] },
      { tile: 'R07', at: [2, 0], turn: 3 },
    ],
    squadron: { at: [0, 0], gold: 0, dice: [1, 4], on: { cannons: 5 } },
    smuggler1: { at: [2, 0] },
    smuggler2: { at: [0, 1] },
    union: { at: [0, 1] },
  });
  answer(match, 'squadron', 'place 4 tailwind', 'space:2,0');
  expect(where(match, FLAGSHIP.squadron)).toBe('2,0');
  expect(asked(match)).toBe('squadron: lowerCannons');

  const sailing = position({
    map: match.state.regions.map(({ x, y, ...region }) => ({ ...region, at: [x, y] as const })),
    squadron: { at: [0, 0], gold: 0, dice: [1] },
  });
  answer(sailing, 'squadron', 'place 1 sail');
  expect(offered(sailing)).not.toContain('e');
});
