import { expect, test } from 'vitest';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import {
  answer,
  anyAnswer,
  asked,
  HOARD,
  leg,
  mastsLeft,
  offered,
  shipIn,
  SPARE,
  told,
  volley,
  where,
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** Keywords of cannons and those who serve them: Broadside, Cannoneer, Captain, Longship, Junk [PI-KW]. */

const AT = [60_000, 40_000] as const;
/** An enemy two-master and three-master on a parallel course, within S of all three masts of a ship at AT. */
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] };
const BIG: ShipPosition = { piece: 'bishops-candle', seat: 1, at: [60_000, 45_000] };
/** Another one on the other side. */
const OTHER: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 35_000] };

// --- Broadside

/** Three masts S2, S3, S3 and Broadside. */
const HOUND: ShipPosition = { piece: 'brindled-hound', at: AT };

function broadside(die: number, ...ships: ShipPosition[]): Match {
  const match = volley([], ships);
  match.random.rig('broadside', die);
  answer(match, 0, 'broadside > ship 1');
  return match;
}

test('in a shoot action it may fire a broadside instead of single shots, never both [PI-KW.broadside.1]', () => {
  const match = volley([2], [HOUND, PREY]);
  expect(offered(match)).toEqual(expect.arrayContaining(['mast 0 > ship 1', 'broadside > ship 1']));
  answer(match, 0, 'mast 0 > ship 1');
  expect(offered(match)).not.toContain('broadside > ship 1');
  const whole = broadside(1, HOUND, PREY);
  expect(asked(whole)).toBe('0: turn');
  expect(offered(volley([], [{ ...HOUND, piece: 'belle-brume' }, PREY]))).not.toContain('broadside > ship 1');
});

test('its cannons then reach S only, and all fire at one target [PI-KW.broadside.2]', () => {
  const queen: ShipPosition = { piece: 'reine-pervenche', at: AT }; // L2, L3, L3, S3, S3
  const far = volley([], [queen, { ...PREY, at: [60_000, 47_000] }]);
  expect(offered(far)).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'mast 2 > ship 1', 'done']);
  const two = broadside(4, HOUND, BIG, OTHER);
  expect(told(two, 'broadside')).toMatchObject([{ target: 'ship:1', hits: 4 }]);
  expect(mastsLeft(two, 2)).toBe(2);
});

test('only cannons of standing masts with a clear line within S take part [PI-KW.broadside.3]', () => {
  const hound: ShipPosition = { ...HOUND, masts: 2 };
  expect(told(broadside(4, hound, BIG), 'broadside')).toMatchObject([{ hits: 3 }]);
  // ahead, all but the first mast are behind the ship's own sails
  const ahead: ShipPosition = { ...BIG, at: [66_500, 40_000, 9_000] };
  const match = broadside(3, HOUND, ahead); // beats the S2 at the bow; the S3s do not take part
  expect(told(match, 'broadside')).toMatchObject([{ die: 3, hits: 2 }]);
});

test('one die above the number of every cannon makes a hit each and one more [PI-KW.broadside.4] [PI-KW.broadside.5]', () => {
  const lost = broadside(3, HOUND, BIG);
  expect(told(lost, 'broadside')).toMatchObject([{ die: 3, hits: 0 }]);
  expect(mastsLeft(lost, 1)).toBe(3);
  const won = broadside(4, HOUND, { ...BIG, piece: 'kings-quarrel' });
  expect(told(won, 'broadside')).toMatchObject([{ die: 4, hits: 4 }]);
  answer(won, 1, '0', '1', '2', '3');
  expect(mastsLeft(won, 1)).toBe(1);
});

test('four hits take three masts and sink the ship, a 3 does nothing [EX-50]', () => {
  const won = broadside(4, HOUND, BIG);
  answer(won, 1, '0', '1');
  expect(shipIn(won, 1).fate).toBe('sunk');
  expect(mastsLeft(broadside(3, HOUND, BIG), 1)).toBe(3);
});

test('a 1 always fails [PI-KW.broadside.6]', () => {
  const match = broadside(1, HOUND, BIG);
  expect(told(match, 'broadside')).toMatchObject([{ die: 1, hits: 0 }]);
  expect(mastsLeft(match, 1)).toBe(3);
});

test('nothing else has a part in a broadside: no bonus, no second try, no musketeer, no special shot [PI-KW.broadside.7]', () => {
  const crew = ['silas-graves', 'england-cannoneer', 'england-musketeer'] as const;
  const helped: ShipPosition = { ...HOUND, crew, open: true, gear: ['gunners-quadrant'] };
  const lost = broadside(3, helped, BIG);
  expect(told(lost, 'broadside')).toMatchObject([{ hits: 0 }]);
  expect(asked(lost)).toBe('0: turn');
  expect(told(broadside(4, helped, BIG), 'broadside')).toMatchObject([{ hits: 4 }]);
});

test('an Eternal ship sunk by a broadside is out of its reach: the hits left over are lost [PI-KW.eternal.1]', () => {
  const match = broadside(4, HOUND, { piece: 'last-ferry', seat: 1, at: [60_000, 45_000] });
  answer(match, 1, '0');
  expect(asked(match)).toBe('1: returnHome');
  answer(match, 1, anyAnswer(match));
  expect(asked(match)).toBe('0: turn');
});

// --- Cannoneer

/** Three masts S3, S3, S4 and Cannoneer. */
const TAR: ShipPosition = { piece: 'tar-and-feather', at: AT };

test('once a turn a cannon that missed shoots again [PI-KW.cannoneer.1]', () => {
  const match = volley([3, 4, 3], [TAR, BIG]);
  answer(match, 0, 'mast 0 > ship 1');
  expect(offered(match)).toContain('again 0 > ship 1');
  answer(match, 0, 'again 0 > ship 1');
  expect(asked(match)).toBe('1: loseMast');
  answer(match, 1, '0');
  answer(match, 0, 'mast 1 > ship 1');
  expect(offered(match)).toEqual(['mast 2 > ship 1', 'done']);
});

test('a cannon that hit does not shoot again [PI-KW.cannoneer.1]', () => {
  const match = volley([4], [TAR, BIG]);
  answer(match, 0, 'mast 0 > ship 1');
  answer(match, 1, '0');
  expect(offered(match)).toEqual(['mast 1 > ship 1', 'mast 2 > ship 1', 'done']);
});

test('the next turn a Cannoneer may help again [PI-KW.cannoneer.1]', () => {
  const match = volley([3, 3, 3], [TAR, BIG]);
  answer(match, 0, 'mast 0 > ship 1', 'again 0 > ship 1', 'done', 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(offered(match)).toContain('again 0 > ship 1');
});

test('the second shot may have another target and is of the same kind [PI-KW.cannoneer.2]', () => {
  const far: ShipPosition = { ...OTHER, at: [60_000, 33_000] };
  const match = volley([2, 5], [{ ...TAR, crew: ['pirates-chainshot'] }, BIG, OTHER, far]);
  answer(match, 0, 'mast 0 > ship 1 chainshot');
  expect(offered(match).filter((key) => key.startsWith('again'))).toEqual([
    'again 0 > ship 1',
    'again 0 > ship 2',
  ]);
  answer(match, 0, 'again 0 > ship 2');
  expect(told(match, 'chained')).toMatchObject([{ ship: 'ship:2' }]);
  expect(mastsLeft(match, 2)).toBe(2);
});

test('a firepot that missed may be thrown again, also at a fort [PI-KW.cannoneer.2]', () => {
  const fort: IslandPosition = { at: [60_000, 46_000], fort: { fort: 'lantern-tower', seat: 1 } };
  const match = volley(
    [2],
    [
      { ...TAR, crew: ['pirates-firepot'] },
      { ...PREY, at: [60_000, 35_000] },
    ],
    {
      islands: [HOARD, fort],
    },
  );
  answer(match, 0, 'mast 1 > ship 1 firepot');
  expect(offered(match)).toContain('again 0 > fort 1');
});

// --- Captain

/** Four masts L2, L3, S3, S4, base move L+S and Captain; an enemy that comes into reach by an L. */
const ANVIL: ShipPosition = { piece: 'tidewater-anvil', at: [50_000, 40_000] };

/** It has sailed L and lies within reach of the prey. */
function captained(given: Partial<ShipPosition> = {}, ...more: ShipPosition[]): Match {
  const match = position({ islands: [HOARD], ships: [{ ...ANVIL, ...given }, PREY, ...more, ...SPARE] });
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

test('a Captain’s ship moves and then shoots with the same action [PI-KW.captain.1]', () => {
  const match = captained();
  expect(offered(match)).toContain('captain 0');
  match.random.rig('shot', 3);
  answer(match, 0, 'captain 0', 'mast 0 > ship 1');
  expect(asked(match)).toBe('1: loseMast');
  expect(offered(captained({ piece: 'altiere' }))).not.toContain('captain 0');
});

test('the Captain’s shooting is an offer: it may be left [PI-KW.captain.1]', () => {
  const match = captained();
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
});

test('a printed Captain and one aboard shoot once, not twice [EX-9]', () => {
  const match = captained({ crew: ['america-captain'] });
  answer(match, 0, 'captain 0', 'done');
  expect(offered(match)).not.toContain('captain 0');
  expect(offered(match)).not.toContain('shoot 0');
});

test('the shooting follows all movement and comes before the ram [PI-KW.captain.2]', () => {
  const near: ShipPosition = { ...BIG, at: [63_000, 40_000, 9_000] };
  const match = captained({}, near);
  expect(where(match, 0)).toEqual([58_100, 40_000, 0]);
  expect(offered(match)).toEqual(expect.arrayContaining(['captain 0', 'ram 0 2']));
  match.random.rig('ram', 1);
  answer(match, 0, 'ram 0 2', 'no');
  answer(match, 1, 'no');
  expect(offered(match)).not.toContain('captain 0');
});

test('it counts as a shoot action: a flotilla’s two hits fall in one, and powder lies ready for another [PI-KW.captain.2]', () => {
  const match = captained(
    { gear: ['ready-powder'] },
    {
      piece: 'medway-battery',
      seat: 1,
      at: [60_000, 35_000],
    },
  );
  match.random.rig('shot', 6, 6);
  answer(match, 0, 'captain 0', 'mast 0 > ship 2', 'mast 1 > ship 2');
  expect(shipIn(match, 2).flags).toBe(1);
  answer(match, 0, 'done');
  expect(offered(match)).toContain('shootAgain 0');
});

test('a Captain’s ship may also shoot after it has come about [PI-KW.captain.3]', () => {
  const match = position({ islands: [HOARD], ships: [{ ...ANVIL, at: AT }, PREY, ...SPARE] });
  answer(match, 0, 'comeAbout 0', { turn: 18_000 });
  expect(offered(match)).toContain('captain 0');
});

// --- Longship

/** Two masts S4, S4. */
const RAVEN: ShipPosition = { piece: 'ravens-gift', at: AT };

test('each standing mast of a longship fires two shots, each at a target of its own [PI-KW.longship.1] [PI-KW.longship.2] [EX-73]', () => {
  const match = volley([5, 2, 2, 2], [RAVEN, BIG, OTHER]);
  answer(match, 0, 'mast 0 > ship 1');
  answer(match, 1, '0');
  expect(offered(match)).toContain('mast 0 > ship 2');
  answer(match, 0, 'mast 0 > ship 2');
  expect(offered(match)).toEqual(['mast 1 > ship 1', 'mast 1 > ship 2', 'done']);
  answer(match, 0, 'mast 1 > ship 1', 'mast 1 > ship 1');
  expect(asked(match)).toBe('0: turn');
});

test('a mast that is gone fires neither of its shots [PI-KW.longship.1]', () => {
  const match = volley([2, 2], [{ ...RAVEN, masts: 1 }, BIG]);
  answer(match, 0, 'mast 0 > ship 1', 'mast 0 > ship 1');
  expect(asked(match)).toBe('0: turn');
});

// --- Junk

test('a junk’s own masts and sails are in no line of fire [PI-KW.junk.1]', () => {
  const ahead: ShipPosition = { ...PREY, at: [68_500, 40_000, 9_000] };
  const junk = volley([], [{ piece: 'ten-thousand-lanterns', at: AT }, ahead]); // L3, L3, S3, S3
  expect(offered(junk)).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'done']);
  const other = volley([], [{ piece: 'senora-del-alba', at: AT }, ahead]); // L3, L3, L3, S3
  expect(offered(other)).toEqual(['mast 0 > ship 1', 'done']);
});

test('a junk’s hull blocks the lines of others [PI-KW.junk.2]', () => {
  const far: ShipPosition = { piece: 'pennywhistle', seat: 1, at: [60_000, 45_500] };
  const junk: ShipPosition = { piece: 'empress-of-salt', at: [60_000, 42_500] };
  const gunner: ShipPosition = { piece: 'belle-brume', at: AT };
  expect(offered(position({ ships: [gunner, far] }))).toContain('shoot 0');
  expect(offered(position({ ships: [gunner, far, junk] }))).not.toContain('shoot 0');
});

test('a face-down crew whose Extended Range a shot needs is turned face up, and only then [PI-SEA.7]', () => {
  const junk: ShipPosition = { piece: 'nine-willows', at: AT, crew: ['kestrel-wu'] }; // S3, S3, S4
  for (const [y, shown] of [
    [45_000, 0],
    [47_500, 1],
  ] as const) {
    const match = volley([2], [junk, { ...PREY, at: [60_000, y] }]);
    answer(match, 0, 'mast 0 > ship 1');
    expect(told(match, 'showedCrew')).toHaveLength(shown);
  }
});
