import { expect, test } from 'vitest';
import { position, type ShipPosition } from '../position.ts';
import { PUBLIC, seenBy } from '../state.ts';
import { answer, asked, HOARD, leg, mastsLeft, offered, shipIn, SPARE, told, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** A three-master of seat 0 that sails east, and a two-master of seat 1 athwart its course, within L. */
const HUNTER: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [50_000, 40_000, 9_000] };
const ATHWART = { at: [44_200, 40_000, 9_000] } as const;

/** The hunter sails on until its bow meets the prey. */
function charge(hunter: Partial<ShipPosition> = {}, prey: Partial<ShipPosition> = {}): Match {
  const match = position({
    islands: [HOARD],
    ships: [{ ...HUNTER, ...hunter }, { ...PREY, ...prey }, ...SPARE],
  });
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

/** The same, and the ram with this die; whatever mast falls, it is the first. */
function ram(die: number, ...given: Parameters<typeof charge>): Match {
  const match = charge(...given);
  match.random.rig('ram', die);
  answer(match, 0, 'ram 0 1');
  if (asked(match) === '1: loseMast') answer(match, 1, '0');
  return match;
}

/** Nobody boards, and it is seat 0's turn again. */
function nextTurn(match: Match): Match {
  if (asked(match) === '0: board') answer(match, 0, 'no');
  if (asked(match) === '1: board') answer(match, 1, 'no');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  return match;
}

// --- Ramming

test('after a move a ship whose bow touches an enemy may ram it as a free action, or leave it [PI-RAM.1]', () => {
  const match = charge();
  expect(where(match, 0)).toEqual([45_800, 40_000, 0]);
  expect(offered(match)).toEqual(expect.arrayContaining(['ram 0 1', 'end']));
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
  expect(mastsLeft(match, 1)).toBe(2);
});

test('only a move action lets a ship ram, and only its bow does [PI-RAM.1]', () => {
  const bow = position({ ships: [HUNTER, { ...PREY, ...ATHWART }] });
  expect(offered(bow)).not.toContain('ram 0 1');
  const flank = position({ ships: [HUNTER, { ...PREY, at: [40_000, 41_700] }] });
  answer(flank, 0, 'move 0', []);
  expect(offered(flank)).not.toContain('ram 0 1');
});

test('a die above the masts left costs the enemy a mast of its controller’s choice, any other die none [PI-RAM.2]', () => {
  const won = charge();
  won.random.rig('ram', 3);
  answer(won, 0, 'ram 0 1');
  expect(asked(won)).toBe('1: loseMast');
  answer(won, 1, '1');
  expect(shipIn(won, 1).masts).toEqual(['up', 'lost']);
  expect(mastsLeft(ram(2), 1)).toBe(2);
});

test('a ship of four masts stops where its hull is met, and a 5 or 6 rams it [EX-24]', () => {
  const given = [{ at: [20_000, 20_000] }, { piece: 'altiere', at: [30_000, 20_000, 9_000] }] as const;
  expect(where(charge(...given), 0)).toEqual([25_600, 20_000, 0]);
  expect(mastsLeft(ram(5, ...given), 1)).toBe(3);
  expect(mastsLeft(ram(4, ...given), 1)).toBe(4);
});

test('a ram that fails costs no mast, pins the rammer and may be followed by a boarding [EX-39]', () => {
  const match = ram(3, {}, { piece: 'bishops-candle', at: [50_000, 40_000, 9_000] });
  expect(mastsLeft(match, 1)).toBe(3);
  expect(asked(match)).toBe('0: board');
  expect(offered(nextTurn(match))).not.toContain('move 0');
});

test('a derelict has no masts, so every ram sinks it [PI-RAM.3]', () => {
  const match = ram(1, {}, { masts: 0 });
  expect(shipIn(match, 1).fate).toBe('sunk');
});

test('a ship rams once a move, and chooses which of the enemies it touches [PI-RAM.4]', () => {
  const match = position({
    islands: [HOARD],
    ships: [HUNTER, { ...PREY, at: [50_000, 42_810, 9_000] }, { ...PREY, at: [50_000, 37_190, 27_000] }],
  });
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match)).toEqual(expect.arrayContaining(['ram 0 1', 'ram 0 2']));
  match.random.rig('ram', 1);
  answer(match, 0, 'ram 0 2');
  expect(told(match, 'rammed')).toMatchObject([{ enemy: 'ship:2' }]);
  answer(match, 0, 'no');
  answer(match, 1, 'no');
  expect(offered(match).filter((key) => key.startsWith('ram'))).toEqual([]);
});

test('a derelict may be rammed and sinks, or is taken in tow instead [EX-42]', () => {
  const rammed = ram(1, {}, { masts: 0 });
  expect(shipIn(rammed, 1).fate).toBe('sunk');
  const towed = charge({}, { masts: 0 });
  expect(offered(towed)).toEqual(expect.arrayContaining(['ram 0 1', 'tow 0 1']));
  answer(towed, 0, 'tow 0 1');
  expect(shipIn(towed, 1).seat).toBe(0);
  nextTurn(towed);
  answer(towed, 0, 'move 0');
  expect(towed.asked(0)[0]?.offer).toMatchObject({ shape: { segments: ['S'] } });
});

// --- Pinning

/** Seat 1's two-master on its turn, its bow against the flank of a three-master of seat 0. */
function caught(
  held: Partial<ShipPosition> = {},
  holder: Partial<ShipPosition> = {},
  ...more: ShipPosition[]
): readonly string[] {
  const ships = [
    { ...HUNTER, at: [40_000, 40_000, 9_000] as const, ...holder },
    { ...PREY, at: [36_300, 40_000] as const, ...held },
    ...more,
    ...SPARE,
  ];
  return offered(position({ turn: 1, islands: [HOARD], ships }));
}

test('a ship whose bow is against an enemy is pinned and cannot move [PI-RAM.5] [PI-RAM.7]', () => {
  expect(caught()).not.toContain('move 1');
  expect(caught()).not.toContain('comeAbout 1');
  expect(caught({ at: [36_280, 40_000] })).toContain('move 1');
  expect(caught({ at: [36_280, 40_000] })).toContain('comeAbout 1');
});

test('contact of the flank pins nobody [PI-RAM.5]', () => {
  expect(caught({ at: [38_300, 40_600, 9_000] })).toContain('move 1');
});

test('a pinned ship may move once the other has moved away [PI-RAM.7]', () => {
  const match = position({
    islands: [HOARD],
    ships: [
      { ...HUNTER, at: [40_000, 40_000, 9_000] },
      { ...PREY, at: [36_300, 40_000] },
    ],
  });
  answer(match, 0, 'move 0', [leg('L')], 'end');
  expect(offered(match)).toContain('move 1');
});

test('the rammer is pinned after its ram, unless that made the enemy derelict [PI-RAM.6]', () => {
  expect(offered(nextTurn(ram(1)))).not.toContain('move 0');
  const free = ram(6, {}, { masts: 1 });
  expect(told(free, 'becameDerelict')).toHaveLength(1);
  expect(offered(nextTurn(free))).toContain('move 0');
});

test('a pinned ship may still shoot, explore and repair [PI-RAM.8]', () => {
  expect(caught()).toContain('shoot 1');
  expect(caught({ masts: 1, crew: ['england-shipwright'] })).toContain('repair 1');
  const derelict = { ...PREY, at: [36_300, 41_600] as const, masts: 0, coins: [3] };
  expect(caught({}, {}, derelict)).toContain('explore 1 2');
  expect(caught({}, {}, derelict)).not.toContain('move 1');
});

/** Seat 0 sails round and comes down on a ship of seat 1 that lay with its bow this far west of where it touches. */
function circle(gap: number): Match {
  const match = position({
    islands: [HOARD],
    ships: [
      { piece: 'rih-el-gharb', at: [40_000, 40_000, 9_000] },
      { ...PREY, at: [36_400 - gap, 40_000] },
    ],
  });
  answer(match, 0, 'move 0', [leg('S'), leg('S', 9_000, 3_000), leg('L', 9_000)]);
  expect(where(match, 0)).toEqual([37_000, 43_600, 27_000]);
  return match;
}

test('while one of two ships is pinned by the other neither may ram the other [PI-RAM.9]', () => {
  expect(offered(circle(0))).not.toContain('ram 0 1');
  expect(offered(circle(20))).toContain('ram 0 1');
});

test('blades ram nobody the ship is pinned with, in a shoot action either [PI-RAM.9]', () => {
  const shot = (y: number): Match => {
    const match = position({
      islands: [HOARD],
      ships: [
        { piece: 'razor-jig', at: [40_000, 40_000] },
        { ...PREY, at: [41_000, y] },
      ],
    });
    answer(match, 0, 'shoot 0', 'yes', 'done');
    return match;
  };
  expect(told(shot(41_700), 'rammed')).toEqual([]); // its bow touches, too
  expect(told(shot(41_720), 'rammed')).toHaveLength(1);
});

test('only the pinning before the move action counts: the contact it ends with bars no ram [PI-RAM.10]', () => {
  const match = ram(1);
  expect(told(match, 'rammed')).toHaveLength(1);
  const barred = circle(0); // it no longer touches the bow that pinned it before
  expect(offered(barred)).not.toContain('ram 0 1');
  answer(barred, 0, 'end');
  expect(offered(barred)).toContain('move 1');
});

/** Two ships of two masts, bow to bow. */
const headOn = (masts = 2): Match =>
  position({
    islands: [HOARD],
    ships: [
      { piece: 'golondrina', at: [40_000, 40_000] },
      { ...PREY, at: [45_600, 40_000, 18_000], masts },
      ...SPARE,
    ],
  });

test('bow to bow, two enemies pin each other [PI-RAM.11]', () => {
  const match = headOn();
  expect(offered(match)).not.toContain('move 0');
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('move 1');
});

test('of two ships bow to bow the one may move once the other is derelict [EX-76]', () => {
  expect(offered(headOn(2))).not.toContain('move 0');
  const match = headOn(1);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(mastsLeft(match, 1)).toBe(0);
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('move 1');
  answer(match, 1, 'end');
  expect(offered(match)).toContain('move 0');
});

test('bow contact pins whether or not a ram was rolled [PI-RAM.12]', () => {
  const match = charge();
  expect(offered(match)).toContain('ram 0 1');
  expect(offered(nextTurn(match))).not.toContain('move 0');
});

test('derelicts and friends never pin [PI-RAM.14]', () => {
  expect(caught({}, { masts: 0 })).toContain('move 1');
  expect(caught({}, { seat: 1 })).toContain('move 1');
});

// --- At home

/** Seat 1's ship docked at its home island; seat 0 comes up from the south. */
const HARBOUR = { island: 'gullspit', at: [50_000, 40_000], home: 1 } as const;
const atHome = (): Match =>
  position({
    islands: [HOARD, HARBOUR],
    ships: [
      { ...HUNTER, at: [43_000, 34_000, 9_000] },
      { ...PREY, at: [43_813, 39_979] },
    ],
  });

test('a ship docked at its home island may be rammed [PI-RAM.13]', () => {
  const match = atHome();
  expect(shipIn(match, 1).docked).toBe(1);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match)).toContain('ram 0 1');
});

test('a ship at its home island is no target for cannons, yet may be rammed [EX-65]', () => {
  const match = atHome();
  expect(offered(match)).not.toContain('shoot 0');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match)).toContain('ram 0 1');
  const away = position({
    islands: [HOARD],
    ships: [
      { ...HUNTER, at: [43_000, 34_000, 9_000] },
      { ...PREY, at: [43_813, 39_979] },
    ],
  });
  expect(offered(away)).toContain('shoot 0');
});

// --- Boarding

/** After a ram with a 1 the rammer boards; these are the dice of both. */
function board(attack: number, defence: number, ...given: Parameters<typeof charge>): Match {
  const match = ram(1, ...given);
  match.random.rig('boarding', attack, defence);
  answer(match, 0, 'yes');
  return match;
}

test('after a ram exactly one boarding may take place, and none without a ram [PI-BOARD.1]', () => {
  const match = ram(1);
  expect(asked(match)).toBe('0: board');
  answer(match, 0, 'yes');
  expect(told(match, 'boarded')).toHaveLength(1);
  expect(asked(match)).toBe('0: turn');
  expect(asked(charge())).toBe('0: turn');
});

test('the active player decides first, and if he declines the rammed player may board [PI-BOARD.2]', () => {
  const match = ram(1);
  expect(asked(match)).toBe('0: board');
  answer(match, 0, 'no');
  expect(asked(match)).toBe('1: board');
  answer(match, 1, 'yes');
  expect(told(match, 'boarded')).toHaveLength(1);
  const neither = ram(1);
  answer(neither, 0, 'no');
  answer(neither, 1, 'no');
  expect(told(neither, 'boarded')).toEqual([]);
  expect(asked(neither)).toBe('0: turn');
});

test('each side adds its masts left to a die [PI-BOARD.3]', () => {
  const match = board(4, 5, { masts: 2 }, { masts: 1, crew: ['england-captain'] });
  expect(told(match, 'boarded')).toMatchObject([{ attack: 6, defence: 6 }]);
});

test('the higher total may eliminate a crew or steal a treasure, or do neither [PI-BOARD.4]', () => {
  const given = [{}, { crew: ['england-captain'], coins: [3] }] as const;
  const won = board(6, 1, ...given);
  expect(asked(won)).toBe('0: plunder');
  expect(offered(won)).toEqual(['crew 0', 'coin 0', 'nothing']);
  answer(won, 0, 'nothing');
  expect(shipIn(won, 1)).toMatchObject({ crew: [{ crew: 'england-captain' }], coins: [{ gold: 3 }] });
  const lost = board(1, 6, { crew: ['france-captain'], coins: [2] }, {});
  expect(asked(lost)).toBe('1: plunder');
  answer(lost, 1, 'coin 0');
  expect(shipIn(lost, 0).coins).toEqual([]);
  expect(shipIn(lost, 1).coins).toMatchObject([{ gold: 2 }]);
});

test('on a tie nothing happens [PI-BOARD.5]', () => {
  const match = board(2, 3, { coins: [2] }, { coins: [3] });
  expect(told(match, 'boarded')).toMatchObject([{ attack: 5, defence: 5 }]);
  expect(asked(match)).toBe('0: turn');
});

test('three masts and a 2 against two masts and a 3: 5 to 5, nothing happens [EX-40]', () => {
  const match = board(2, 3, {}, { coins: [3] });
  expect(told(match, 'boarded')).toMatchObject([{ attack: 5, defence: 5 }]);
  expect(shipIn(match, 1).coins).toHaveLength(1);
});

test('tokens that lie face down are named unseen [PI-BOARD.6]', () => {
  const match = board(6, 1, {}, { crew: ['england-captain', 'england-oarsman'], coins: [3, 5] });
  expect(match.asked(0)[0]?.offer).toHaveProperty('options', [
    { key: 'crew 0', on: 'crew:0', crew: 0 },
    { key: 'crew 1', on: 'crew:1', crew: 1 },
    { key: 'coin 0', on: 'coin:ship:1.0', coin: 0 },
    { key: 'coin 1', on: 'coin:ship:1.1', coin: 1 },
    { key: 'nothing' },
  ]);
  answer(match, 0, 'coin 1');
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 5 }]);
});

test('an eliminated crew leaves the game face up [PI-BOARD.7]', () => {
  const match = board(6, 1, {}, { crew: ['england-captain'] });
  answer(match, 0, 'crew 0');
  expect(shipIn(match, 1).crew).toEqual([]);
  const [sailor] = match.state.players[1]?.lost ?? [];
  expect(sailor).toMatchObject({ crew: 'england-captain' });
  expect((sailor?.seen ?? 0) & PUBLIC).toBe(PUBLIC);
});

test('a coin can be stolen only into a free cargo space, a unique treasure always [PI-BOARD.8]', () => {
  const prey = { coins: [3, 'golden-astrolabe'] } as const;
  expect(offered(board(6, 1, { coins: [1, 1] }, prey))).toEqual(['coin 0', 'coin 1', 'nothing']);
  const full = board(6, 1, { coins: [1, 1, 1] }, prey);
  expect(offered(full)).toEqual(['coin 1', 'nothing']);
  answer(full, 0, 'coin 1');
  expect(shipIn(full, 0).coins.at(-1)?.treasure).toBe('golden-astrolabe');
});

test('a stolen coin stays face down; its new controller may look at it [PI-BOARD.9]', () => {
  const match = board(6, 1, {}, { coins: [3] });
  answer(match, 0, 'coin 0');
  expect(shipIn(match, 0).coins[0]?.seen).toBe(seenBy(0) | seenBy(1));
});

test('nobody boards a ship that was sunk by the ram, not even one that comes back [PI-BOARD.10]', () => {
  expect(asked(ram(1, {}, { masts: 0, coins: [] }))).not.toContain('board');
  const eternal = ram(1, {}, { piece: 'last-ferry', at: [50_000, 40_000, 9_000], masts: 0 });
  const [question] = eternal.open;
  expect(asked(eternal)).toBe('1: returnHome');
  if (question) answer(eternal, 1, question.candidates(eternal.random)[0] ?? null);
  expect(asked(eternal)).toBe('0: turn');
});

test('masts are counted after the damage of the ram [PI-BOARD.11]', () => {
  const match = ram(6);
  expect(mastsLeft(match, 1)).toBe(1);
  match.random.rig('boarding', 1, 1);
  answer(match, 0, 'yes');
  expect(told(match, 'boarded')).toMatchObject([{ attack: 4, defence: 2 }]);
});
