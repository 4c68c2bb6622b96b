/** The twelve region tiles, and what they look like however they are turned. */

export type Suit = 'fish' | 'sword' | 'shell' | 'lantern' | 'palm' | 'skull';
export const SUITS: readonly Suit[] = ['fish', 'sword', 'shell', 'lantern', 'palm', 'skull'];

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];
export const DIRECTION_KEYS: readonly ['n', 'e', 's', 'w'] = ['n', 'e', 's', 'w'];
export type DirectionKey = (typeof DIRECTION_KEYS)[Direction];
export const opposite = (direction: Direction): Direction => turned(direction, 2);

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
export const TURNS: readonly Turn[] = [0, 1, 2, 3];

function turned(direction: Direction, by: Turn): Direction {
  return DIRECTIONS[(direction + by) % 4] ?? NORTH;
}

export interface Terrain {
  readonly island?: true;
  readonly port?: true;
  readonly fog?: true;
  readonly wreck?: true;
  readonly treasure?: number;
  readonly tailwind?: number;
  readonly current?: Direction;
}

export type TileId =
  | 'R01'
  | 'R02'
  | 'R03'
  | 'R04'
  | 'R05'
  | 'R06'
  | 'R07'
  | 'R08'
  | 'R09'
  | 'R10'
  | 'R11'
  | 'R12';

export interface Tile {
  readonly id: TileId;
  readonly suit: Suit;
  /** North-west (always the Island), north-east, south-west, south-east. [AH-REG.2] */
  readonly spaces: readonly [Terrain, Terrain, Terrain, Terrain];
  /** The inner edge with a sandbar, named after the side of the tile it runs to. [AH-REG.4] */
  readonly sandbar?: Direction;
}

const ISLAND: Terrain = { island: true };
const PORT: Terrain = { port: true };
const FOG: Terrain = { fog: true };
const SEA: Terrain = {};
const wind = (tailwind: number): Terrain => ({ tailwind });
const foggyWind = (tailwind: number): Terrain => ({ fog: true, tailwind });
const wreck = (treasure: number): Terrain => ({ wreck: true, treasure });
const treasure = (gold: number): Terrain => ({ treasure: gold });
const current = (direction: Direction): Terrain => ({ current: direction });
/** Where the wind drops somebody into a current: it carries them on. */
const race = (direction: Direction, tailwind: number): Terrain => ({ current: direction, tailwind });

type Corners = Tile['spaces'];
const tile = (id: TileId, suit: Suit, spaces: Corners, sandbar?: Direction): Tile =>
  sandbar === undefined ? { id, suit, spaces } : { id, suit, spaces, sandbar };

export const TILES: readonly Tile[] = [
  tile('R01', 'fish', [ISLAND, PORT, wind(1), wreck(1)]),
  tile('R02', 'fish', [ISLAND, foggyWind(4), current(WEST), treasure(1)], SOUTH),
  tile('R03', 'sword', [ISLAND, wind(2), PORT, FOG], NORTH),
  tile('R04', 'sword', [ISLAND, wreck(1), current(WEST), wind(5)]),
  tile('R05', 'shell', [ISLAND, race(WEST, 3), FOG, PORT], EAST),
  tile('R06', 'shell', [ISLAND, treasure(1), wreck(2), wind(6)], WEST),
  tile('R07', 'lantern', [ISLAND, wind(4), current(EAST), wreck(1)]),
  tile('R08', 'lantern', [ISLAND, PORT, foggyWind(2), treasure(1)], EAST),
  tile('R09', 'palm', [ISLAND, FOG, race(NORTH, 6), PORT]),
  tile('R10', 'palm', [ISLAND, SEA, { treasure: 1, tailwind: 1 }, FOG], WEST),
  tile('R11', 'skull', [ISLAND, wreck(2), SEA, wind(3)], NORTH),
  tile('R12', 'skull', [ISLAND, race(WEST, 5), SEA, PORT]),
];

/** A space as it lies on the map, with its tile turned. */
export interface Space {
  readonly island: boolean;
  readonly port: boolean;
  readonly fog: boolean;
  readonly wreck: boolean;
  readonly treasure: number;
  /** 0 where there is no icon. */
  readonly tailwind: number;
  readonly current: Direction | undefined;
  /** Whether a sandbar closes each side, by direction. */
  readonly bars: readonly [boolean, boolean, boolean, boolean];
}

/** A tile turned some way: its spaces north-west, north-east, south-west, south-east. */
export interface Turned {
  readonly suit: Suit;
  readonly spaces: readonly Space[];
  readonly islandCorner: number;
}

/** A clockwise quarter turn takes each corner to the next. [AH-REG.3] */
const NEXT_CORNER: readonly number[] = [1, 3, 0, 2];

/** Where the corner comes to lie after some quarter turns. */
function cornerAfter(corner: number, turns: Turn): number {
  let at = corner;
  for (let i = 0; i < turns; i++) at = NEXT_CORNER[at] ?? 0;
  return at;
}

/** The two corners that meet at each inner edge, and the side of each that the edge closes. */
const EDGES: readonly (readonly { corner: number; side: Direction }[])[] = [
  [
    { corner: 0, side: EAST },
    { corner: 1, side: WEST },
  ],
  [
    { corner: 1, side: SOUTH },
    { corner: 3, side: NORTH },
  ],
  [
    { corner: 2, side: EAST },
    { corner: 3, side: WEST },
  ],
  [
    { corner: 0, side: SOUTH },
    { corner: 2, side: NORTH },
  ],
];

function barsOf(face: Tile, turn: Turn, corner: number): Space['bars'] {
  const closed = face.sandbar === undefined ? [] : (EDGES[turned(face.sandbar, turn)] ?? []);
  const closes = (side: Direction): boolean =>
    closed.some((end) => end.corner === corner && end.side === side);
  return [closes(NORTH), closes(EAST), closes(SOUTH), closes(WEST)];
}

function turnTile(face: Tile, turn: Turn): Turned {
  const spaces: Space[] = [];
  face.spaces.forEach((terrain, from) => {
    const corner = cornerAfter(from, turn);
    spaces[corner] = {
      island: terrain.island ?? false,
      port: terrain.port ?? false,
      fog: terrain.fog ?? false,
      wreck: terrain.wreck ?? false,
      treasure: terrain.treasure ?? 0,
      tailwind: terrain.tailwind ?? 0,
      current: terrain.current === undefined ? undefined : turned(terrain.current, turn),
      bars: barsOf(face, turn, corner),
    };
  });
  return { suit: face.suit, spaces, islandCorner: cornerAfter(0, turn) };
}

const ALL_TURNED = new Map(TILES.map((face) => [face.id, TURNS.map((turn) => turnTile(face, turn))]));

/** The tile as it lies with this many quarter turns. */
export function turnedTile(id: TileId, turn: Turn): Turned {
  const face = ALL_TURNED.get(id)?.[turn];
  if (!face) throw new Error(`no tile ${id}`);
  return face;
}
