import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type TileId, type Turn, TURNS, turnedTile } from '../content/tiles.ts';
import {
  type Ahoy,
  type At,
  at,
  bySpace,
  type Player,
  type Region,
  spaceName,
  type Voyage,
  xOf,
  yOf,
} from '../state.ts';
import type { Ask } from '../says.ts';
import type { Berth } from '../choices.ts';
import { areBeside, type Chart, islandOf, neighbours, regionAt, regionName, spacesOf } from './regions.ts';
import { face, pick, player, type Table } from './table.ts';

/** Exploration [AH-EXP]: tiles are laid on the space grid, anywhere they fit. */

/** Origins of the four 2×2 squares that hold a space. */
function squaresAround(space: At): { x: number; y: number }[] {
  const x = xOf(space);
  const y = yOf(space);
  return [
    { x, y },
    { x: x - 1, y },
    { x, y: y - 1 },
    { x: x - 1, y: y - 1 },
  ];
}

/** The tile would overlap nothing. [AH-EXP.5] */
function isEmpty(chart: Chart, x: number, y: number): boolean {
  for (const { x: left, y: top } of chart.regions)
    if (Math.abs(left - x) < 2 && Math.abs(top - y) < 2) return false;
  return true;
}

/** No Island may lie orthogonally beside another. [AH-EXP.6] */
function besideIsland(chart: Chart, space: At): boolean {
  for (const region of chart.regions) if (areBeside(islandOf(region), space)) return true;
  return false;
}

/** Where the Island lies for each turn, counted from the north-west corner. It is the same for every tile. [AH-REG.2] */
const ISLAND_AT = TURNS.map((turn) => {
  const { islandCorner } = turnedTile('R01', turn);
  return { dx: islandCorner % 2, dy: Math.floor(islandCorner / 2) };
});

/** A tile may lie so in an empty square if its Island keeps off the others, whichever tile it is. [AH-RULING.19] */
function mayTurn(chart: Chart, x: number, y: number, turn: Turn): boolean {
  const { dx, dy } = nth(ISLAND_AT, turn);
  return !besideIsland(chart, at(x + dx, y + dy));
}

const BERTHS = bySpace<Berth>(4);
/** A berth is the same option every time it is offered, so each is made once. */
const berth = (x: number, y: number, turn: Turn): Berth =>
  (BERTHS[at(x, y) * 4 + turn] ??= { key: `${x},${y},${turn}`, on: `berth:${x},${y}`, x, y, turn });

function berthsAt(chart: Chart, x: number, y: number): Berth[] {
  if (!isEmpty(chart, x, y)) return [];
  return TURNS.filter((turn) => mayTurn(chart, x, y, turn)).map((turn) => berth(x, y, turn));
}

/** Where a tile may be laid so that it covers this space. [AH-EXP.2] [AH-EXP.4] */
const berthsAround = (chart: Chart, space: At): Berth[] =>
  squaresAround(space).flatMap(({ x, y }) => berthsAt(chart, x, y));

/** Whether a figure may leave the map to explore there. [AH-EXP.7] [AH-EXP.8] */
export const canExplore = (
  state: Pick<Ahoy, 'regions'> & { readonly pile: readonly TileId[] },
  space: At,
): boolean =>
  state.pile.length > 0 &&
  squaresAround(space).some(
    ({ x, y }) => isEmpty(state, x, y) && TURNS.some((turn) => mayTurn(state, x, y, turn)),
  );

/** Draws the top tile; it waits in the state until it is laid. [AH-EXP.1] [AH-EXP.13] */
function drawTile(table: Table): TileId {
  const tile = table.state.pile.pop();
  if (tile === undefined) throw new Error('the region pile is empty');
  table.state.drawn.push(tile);
  table.reveal();
  table.tell({ say: 'drewRegion', region: `region:${tile}` });
  return tile;
}

/** Lays the drawn tile with a wealth die showing 1. [AH-EXP.9] */
function layTile(table: Table, { x, y, turn }: Berth): Region {
  const tile = table.state.drawn.pop();
  if (tile === undefined) throw new Error('no tile was drawn');
  const region: Region = { tile, x, y, turn, wealth: 1, comrades: 0 };
  table.state.regions.push(region);
  table.tell({ say: 'laidRegion', region: regionName(region), x, y, turn });
  return region;
}

/** A figure leaves the map: the tile is seen, laid as the explorer likes, and the figure stands on it. [AH-EXP.3] */
export function* explore(table: Table, voyage: Voyage, space: At): Rules {
  const { state } = table;
  const explorer = player(state, voyage.by);
  table.tell({ say: 'explores', faction: voyage.by, figure: face(voyage.figure).on, to: spaceName(space) });
  const tile = drawTile(table);
  const about: Ask = { say: 'layTile', region: `region:${tile}`, to: spaceName(space) };
  const berth = yield* pick(explorer.seat, about, () => berthsAround(state, space));
  layTile(table, berth);
}

/** Squares beside the map where a tile fits, each once. [AH-SM.24] */
function squaresOnEdge(chart: Chart): Berth[] {
  const found = new Map<string, Berth>();
  for (const region of chart.regions) {
    for (const space of spacesOf(region)) {
      for (const next of neighbours(space)) {
        if (regionAt(chart, next)) continue;
        for (const berth of berthsAround(chart, next)) {
          const key = `${berth.x},${berth.y}`;
          if (!found.has(key)) found.set(key, { ...berth, key });
        }
      }
    }
  }
  return [...found.values()];
}

/** A Smuggler's reward: a tile joins the map's edge and no figure moves. [AH-SM.23] [AH-SM.24] */
export function* addRegion(table: Table, someone: Player): Rules {
  const { state } = table;
  if (state.pile.length === 0 || squaresOnEdge(state).length === 0) return;
  const region = `region:${drawTile(table)}`;
  const square = yield* pick(someone.seat, { say: 'layTileOnEdge', region }, () => squaresOnEdge(state));
  const berth = yield* pick(someone.seat, { say: 'turnTile', region, x: square.x, y: square.y }, () =>
    berthsAt(state, square.x, square.y),
  );
  layTile(table, berth);
}

/** The two mirror images of the starting map. [AH-SET.12] [AH-SET.13] [AH-RULING.2] */
const LAYOUTS: readonly (readonly [Omit<Berth, 'key'>, Omit<Berth, 'key'>])[] = [
  [
    { x: 0, y: 0, turn: 0 },
    { x: 2, y: 1, turn: 2 },
  ],
  [
    { x: 0, y: 0, turn: 3 },
    { x: 2, y: -1, turn: 1 },
  ],
];

export function startingMap(tiles: readonly TileId[], layout: number): Region[] {
  return nth(LAYOUTS, layout).map(({ x, y, turn }, i) => ({
    tile: nth(tiles, i),
    x,
    y,
    turn,
    wealth: 1,
    comrades: 0,
  }));
}

export const LAYOUT_COUNT = LAYOUTS.length;
