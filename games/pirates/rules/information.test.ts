import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pieces } from '../content/pieces.ts';
import { pirates } from '../game.ts';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import { answer, berth, HOARD, leg, shipIn } from './acting.ts';

type Game = ReturnType<typeof position>;
type Viewer = number | 'spectator';

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const SLOOP: ShipPosition = { piece: 'pennywhistle', at: berth(CAY.at, 4_400) };
const SHIP: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };
const THIRD: ShipPosition = { piece: 'golondrina', seat: 2, at: [100_000, 60_000] };

/** The gold a viewer sees of some coins; what lies face down for him is a question mark. */
const faces = (coins: readonly { readonly gold?: number }[]): (number | '?')[] =>
  coins.map(({ gold }) => gold ?? '?');
const onIsland = (match: Game, island: number, viewer: Viewer): (number | '?')[] =>
  faces(nth(match.view(viewer).islands, island).coins);
const aboard = (match: Game, ship: number, viewer: Viewer): (number | '?')[] =>
  faces(nth(match.view(viewer).ships, ship).coins);

test('of the coins on wild islands everybody sees how many there are, nobody which [PI-HID.1]', () => {
  const match = position({ ships: [SLOOP, FOE], islands: [{ ...CAY, coins: [2, 5] }, HOARD] });
  for (const viewer of [0, 1, 'spectator'] as const) expect(onIsland(match, 0, viewer)).toEqual(['?', '?']);
});

test('who has explored knows what he left behind for as long as it lies there, and nobody else does [PI-HID.2] [EX-63]', () => {
  const match = position({ ships: [SLOOP, FOE], islands: [{ ...CAY, coins: [2, 5] }, HOARD] });
  answer(match, 0, 'explore 0', ['1'], 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'end');
  expect(onIsland(match, 0, 0)).toEqual([2]);
  expect(onIsland(match, 0, 1)).toEqual(['?']);
  expect(onIsland(match, 0, 'spectator')).toEqual(['?']);
});

test('of the coins on a ship everybody sees how many, its controller alone which [PI-HID.3]', () => {
  const match = position({ ships: [{ ...SHIP, coins: [2, 5] }, FOE], islands: [HOARD] });
  expect(aboard(match, 0, 0)).toEqual([2, 5]);
  expect(aboard(match, 0, 1)).toEqual(['?', '?']);
  expect(aboard(match, 0, 'spectator')).toEqual(['?', '?']);
});

test('with two players what is unloaded at home or in a fort lies open [PI-HID.4]', () => {
  for (const land of [{ home: 0 }, { fort: { fort: 'driftwood-stockade', seat: 0, coins: [2] } }] as const) {
    const match = position({
      ships: [{ ...SHIP, coins: [5] }, FOE],
      islands: [{ ...CAY, ...land }, HOARD],
    });
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    const island = nth(match.view(1).islands, 0);
    expect(faces(island.fort?.coins ?? island.coins)).toEqual(island.fort ? [2, 5] : [5]);
  }
});

test('with three it is hidden from the others until the game ends [PI-HID.4]', () => {
  for (const land of [{ home: 0 }, { fort: { fort: 'driftwood-stockade', seat: 0, coins: [2] } }] as const) {
    const match = position({
      seats: 3,
      ships: [
        { ...SHIP, coins: [5] },
        { ...FOE, masts: 0 },
        { ...THIRD, burning: 2 },
      ],
      islands: [{ ...CAY, ...land }, HOARD],
    });
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    const seen = (viewer: Viewer): (number | '?')[] => {
      const island = nth(match.view(viewer).islands, 0);
      return faces(island.fort?.coins ?? island.coins).slice(-1);
    };
    expect([seen(0), seen(1), seen('spectator')]).toEqual([[5], ['?'], ['?']]);
    answer(match, 0, 'end');
    answer(match, 1, 'end');
    expect(match.outcome?.reason).toEqual({ say: 'lastFleet' });
    expect([seen(1), seen('spectator')]).toEqual([[5], [5]]);
  }
});

test('of face-down crew and equipment everybody sees how many lie where, their controller alone which [PI-HID.5]', () => {
  const match = position({
    ships: [{ ...SHIP, crew: ['england-captain'], gear: ['grapnels'] }, FOE],
    islands: [{ ...CAY, home: 0, crew: [{ crew: 'england-oarsman', seat: 0 }] }, HOARD],
  });
  const seen = (viewer: Viewer): unknown[] => {
    const { ships, islands } = match.view(viewer);
    const [ship, home] = [nth(ships, 0), nth(islands, 0)];
    return [ship.crew, ship.gear, home.crew].flatMap((cards) =>
      cards.map((card) => ('crew' in card ? card.crew : 'gear' in card ? card.gear : '?')),
    );
  };
  expect(seen(0)).toEqual(['england-captain', 'grapnels', 'england-oarsman']);
  expect(seen(1)).toEqual(['?', '?', '?']);
  expect(seen('spectator')).toEqual(['?', '?', '?']);
});

test('a unique treasure on a ship is seen by all [PI-HID.6]', () => {
  const match = position({ ships: [SLOOP, FOE], islands: [{ ...CAY, coins: ['lucky-caul', 2] }, HOARD] });
  expect(JSON.stringify(match.view(1).islands)).not.toContain('lucky-caul');
  answer(match, 0, 'explore 0', []);
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(nth(match.view(viewer).ships, 0).coins).toMatchObject([{ treasure: 'lucky-caul' }]);
});

test('who gets a token learns its face, who had it keeps his knowledge, and no third learns it [PI-HID.7]', () => {
  const match = position({
    seats: 3,
    ships: [
      { ...SHIP, at: [40_000, 40_000] },
      {
        ...FOE,
        at: [50_000, 40_000, 9_000],
        masts: 0,
        coins: [4],
        crew: ['spain-captain'],
        gear: ['grapnels'],
      },
      FOE,
      THIRD,
    ],
    islands: [HOARD],
  });
  answer(match, 0, 'move 0', [leg('L')], 'tow 0 1');
  expect([0, 1, 2].map((viewer) => aboard(match, 1, viewer))).toEqual([[4], [4], ['?']]);
  const { crew, gear } = shipIn(match, 1);
  for (const card of [...crew, ...gear]) expect(card.seen).toBe(3);
});

test('fleets are secret but for the pieces on the sea and the forts they may build [PI-FLT.26] [PI-HID.8]', () => {
  const fleet = [
    'ship merry-gannet: england-captain, grapnels',
    'home: england-oarsman, fog-bell',
    'events: dead-calm',
    'forts: lantern-tower',
  ].join('\n');
  const match = Match.start(pirates, { seats: 2, seed: 'secret', brought: [fleet, 'ship golondrina:'] });
  const secret = /england-captain|grapnels|england-oarsman|fog-bell|dead-calm/;
  expect(JSON.stringify(match.view(0))).toMatch(secret);
  for (const viewer of [1, 'spectator'] as const) {
    expect(JSON.stringify(match.view(viewer))).not.toMatch(secret);
    expect(JSON.stringify(match.asked(viewer))).not.toMatch(secret);
    expect(match.view(viewer).ships.map(({ piece }) => piece)).toEqual(['merry-gannet', 'golondrina']);
    expect(nth(match.view(viewer).players, 0).forts).toEqual(['lantern-tower']);
  }
});

test('a piece’s nation is seen by all, wherever it is [PI-FLT.8]', () => {
  const match = position({
    ships: [
      { ...SHIP, lostIn: 0 },
      { piece: 'silent-ledger', at: [80_000, 30_000], also: { submerged: true } },
      { ...FOE, crew: ['spain-captain'] },
    ],
    islands: [HOARD],
    tiles: [{ tile: 'fog-1', at: [60_000, 41_372] }],
    turn: 1,
  });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(match.view(viewer).ships.map(({ piece }) => pieces[piece].nation)).toEqual([
      'england',
      'mercenaries',
      'spain',
    ]);
});

test('a bot thinks with a table where all it may not know is dealt anew, and nothing else [PI-HID.8]', () => {
  const match = position({
    ships: [
      { ...SHIP, coins: [1, 2], crew: ['england-captain'] },
      { ...FOE, coins: [3, 4], crew: ['spain-captain'], gear: ['grapnels'] },
    ],
    islands: [{ ...CAY, coins: [5, 6, 7] }],
    players: [{ events: ['dead-calm'] }, { events: ['jury-rig'] }],
  });
  const forks = Array.from({ length: 20 }, (_, i) => match.fork(0, `fork ${i}`).state);
  const differing = (look: (state: Game['state']) => unknown): boolean =>
    new Set(forks.map((state) => JSON.stringify(look(state)))).size > 1;
  expect(differing(({ ships }) => ships[1]?.coins)).toBe(true);
  expect(differing(({ ships }) => ships[1]?.crew)).toBe(true);
  expect(differing(({ ships }) => ships[1]?.gear)).toBe(true);
  expect(differing(({ islands }) => islands[0]?.coins)).toBe(true);
  expect(differing(({ players }) => players[1]?.events)).toBe(true);
  expect(differing(({ ships, players }) => [ships[0], players[0]])).toBe(false);
  for (const state of forks) expect(pirates.view(state, 0)).toEqual(match.view(0));
});

test('who sees a coin is public, its face is not: nothing else of it tells them apart [PI-HID.8]', () => {
  const match = position({
    ships: [SLOOP, FOE],
    islands: [{ ...CAY, coins: ['heart-of-ice', 1, 7] }, HOARD],
  });
  const [first, ...others] = nth(match.view(1).islands, 0).coins;
  for (const coin of others) expect(coin).toEqual(first);
  expect(first).toEqual({ crew: '', last: false, seen: 0 });
});
