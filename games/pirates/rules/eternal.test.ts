import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { distanceOf } from '../geometry/index.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import {
  answer,
  anyAnswer,
  asked,
  broken,
  HOARD,
  leg,
  mastsLeft,
  offered,
  shipIn,
  SPARE,
  told,
} from './acting.ts';
import { bodyOfLand, bodyOfShip } from './sea.ts';

type Match = ReturnType<typeof position>;

/** Eternal ships [PI-KW.eternal]. */

/** A longship of two masts and two cargo spaces, adrift beside a three-master of seat 0. */
const FERRY: ShipPosition = { piece: 'last-ferry', seat: 1, masts: 0, at: [60_000, 45_000] };
const GUNNER: ShipPosition = { piece: 'belle-brume', at: [60_000, 40_000] };
const HOME: IslandPosition = { island: 'gullspit', at: [90_000, 60_000], home: 1 };

const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD, HOME], ...rest, ships: [...ships, ...SPARE] });

/** Seat 0 has sunk the ferry. */
function sunk(
  ferry: Partial<ShipPosition> = {},
  gunner: Partial<ShipPosition> = {},
  rest: Partial<Position> = {},
): Match {
  const match = sea(
    [
      { ...GUNNER, ...gunner },
      { ...FERRY, ...ferry },
    ],
    rest,
  );
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  return match;
}
const goldOf = (match: Match, seat: number): number[] =>
  nth(match.state.islands, nth(match.state.players, seat).home).coins.map(({ gold }) => gold);

test('an Eternal ship that sinks is put back, docked at its home island and without masts [PI-KW.eternal.1]', () => {
  const match = sunk();
  expect(told(match, 'sank')).toHaveLength(1);
  expect(asked(match)).toBe('1: returnHome');
  expect(broken(match, { x: 60_000, y: 45_000, heading: 0 })).toBe('PI-SET.10');
  answer(match, 1, anyAnswer(match));
  expect(shipIn(match, 1)).toMatchObject({ fate: 'afloat', docked: 1, seat: 1, masts: ['lost', 'lost'] });
});

test('it keeps its crew and equipment [PI-KW.eternal.2]', () => {
  const match = sunk({ crew: ['vikings-captain'], gear: ['grapnels'] });
  answer(match, 1, anyAnswer(match));
  expect(shipIn(match, 1).crew).toMatchObject([{ crew: 'vikings-captain' }]);
  expect(shipIn(match, 1).gear).toMatchObject([{ gear: 'grapnels' }]);
  expect(nth(match.state.players, 1).lost).toEqual([]);
});

test('its treasure is looted and shared like that of any sunk ship [PI-KW.eternal.3]', () => {
  const match = sunk({ coins: [3, 2] });
  expect(asked(match)).toBe('0: loot');
  answer(match, 0, ['0']);
  answer(match, 1, anyAnswer(match));
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 3 }]);
  expect(shipIn(match, 1).coins).toEqual([]);
  expect([goldOf(match, 0), goldOf(match, 1)]).toEqual([[2], []]);
});

test('without room aboard the sinker 3 gold go to its home and 2 to the other’s, and the crew lives [EX-67]', () => {
  const match = sunk({ coins: [3, 2], crew: ['vikings-captain'] }, { coins: [1, 1, 1] });
  expect(asked(match)).toBe('1: returnHome');
  answer(match, 1, anyAnswer(match));
  expect([goldOf(match, 0), goldOf(match, 1)]).toEqual([[3], [2]]);
  expect(shipIn(match, 1)).toMatchObject({
    docked: 1,
    masts: ['lost', 'lost'],
    crew: [{ crew: 'vikings-captain' }],
  });
});

test('at home it may be repaired like any ship [PI-KW.eternal.4]', () => {
  const match = sunk();
  answer(match, 1, anyAnswer(match));
  answer(match, 0, 'end');
  answer(match, 1, 'repair 1', '1');
  expect(shipIn(match, 1).masts).toEqual(['lost', 'up']);
});

/** Ships all round the home island of seat 1, with a sea dragon in the east. */
const RING: readonly ShipPosition[] = [
  { piece: 'cloud-step-dragon', seat: 1, at: [96_500, 60_000] },
  ...(
    [
      [93_250, 65_629, 15_000],
      [86_750, 65_629, 21_000],
      [83_500, 60_000, 27_000],
      [86_750, 54_371, 33_000],
      [93_250, 54_371, 3_000],
    ] as const
  ).map((at): ShipPosition => ({ piece: 'kings-quarrel', seat: 1, at })),
];

test('if no berth is free it waits, and is put there at the start of a turn when one is [PI-KW.eternal.5]', () => {
  const match = sea([GUNNER, { ...FERRY, crew: ['vikings-captain'] }, ...RING]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(shipIn(match, 1).fate).toBe('waiting');
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
  expect(offered(match).filter((key) => key.endsWith(' 1'))).toEqual([]);
  answer(match, 1, 'move 2', { x: 60_000, y: 15_000, heading: 0 }, 'end');
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: returnHome');
  answer(match, 1, anyAnswer(match));
  expect(shipIn(match, 1)).toMatchObject({ fate: 'afloat', docked: 1, crew: [{ crew: 'vikings-captain' }] });
});

test('scuttled it comes back too, with crew and equipment but without its treasure [PI-KW.eternal.6]', () => {
  const own: ShipPosition = {
    ...FERRY,
    seat: 0,
    masts: 2,
    crew: ['vikings-captain'],
    gear: ['grapnels'],
    coins: [3],
  };
  const match = sea([own]);
  match.random.rig('scuttle', 5);
  answer(match, 0, 'scuttle', '0', 'end');
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: returnHome');
  answer(match, 0, anyAnswer(match));
  expect(shipIn(match, 0)).toMatchObject({
    fate: 'afloat',
    masts: ['lost', 'lost'],
    crew: [{ crew: 'vikings-captain' }],
    gear: [{ gear: 'grapnels' }],
    coins: [],
  });
  expect(match.state.deep).toMatchObject([{ gold: 3 }]);
  expect([goldOf(match, 0), goldOf(match, 1)]).toEqual([[], []]);
});

test('a Mercenary that may not dock at home is put S from it [PI-KW.eternal.7]', () => {
  const docked = sunk();
  const berth = anyAnswer(docked);
  const match = sunk({ crew: ['hallgerd-sea-eye'] });
  expect(broken(match, berth)).toBe('PI-SET.13');
  answer(match, 1, anyAnswer(match));
  const [ship, home] = [shipIn(match, 1), nth(match.state.islands, 1)];
  expect(
    Math.abs(distanceOf(bodyOfShip(ship).outline, bodyOfLand(home).outline) - 5_400),
  ).toBeLessThanOrEqual(10);
  expect(ship.docked).toBe(-1);
});

test('what would follow its move is over when it sinks on the way [PI-KW.eternal.1]', () => {
  const own: ShipPosition = { ...FERRY, seat: 0, at: [40_000, 30_000] };
  const match = sea([own], { tiles: [{ tile: 'iceberg-1', at: [48_000, 30_000] }] });
  answer(match, 0, 'move 0', [leg('S')]);
  expect(asked(match)).toBe('0: returnHome');
  answer(match, 0, anyAnswer(match));
  expect(mastsLeft(match, 0)).toBe(0);
  expect(offered(match)).not.toContain('pivot 0');
});

test('a submarine that sank it from below retreats from where it lay, not from where it is now [PI-KW.eternal.1]', () => {
  const west: IslandPosition = { ...HOME, at: [30_000, 60_000] };
  const diver: ShipPosition = { piece: 'iron-catfish', at: [50_000, 40_000] };
  const match = sea([diver, { ...FERRY, at: [60_000, 40_000, 9_000] }], { islands: [HOARD, west] });
  answer(match, 0, 'submerged', 'move 0', [leg('L')], 'ram 0 1');
  answer(match, 1, anyAnswer(match));
  expect(asked(match)).toBe('0: retreat');
  expect(broken(match, { direction: 0 })).toBe('PI-GEO.50');
  expect(broken(match, { direction: 18_000 })).toBeUndefined();
});

test('if the gold it carried ends the game, nothing more is asked [PI-KW.eternal.3]', () => {
  const rich: IslandPosition = { at: [20_000, 20_000], home: 0, coins: [7, 7] };
  const match = sunk(
    { coins: [3] },
    { coins: [1, 1, 1] },
    { islands: [HOARD, HOME, rich], startingGold: 30 },
  );
  expect(match.outcome?.reason).toMatchObject({ say: 'halfTheGold' });
  expect(match.open).toEqual([]);
});
