import { FULL_TURN, type Point, at } from './angle.ts';
import { type Ring, ringOf } from './ring.ts';

/** An outline in a piece's own frame: x forward from its centre, y to port; a union of convex polygons [PI-GEO.13]. */
export interface Shape {
  readonly parts: readonly Ring[];
}

/** The shape of a piece that sails, with the places on it that rules speak of. */
export interface Hull extends Shape {
  readonly length: number;
  readonly beam: number;
  readonly bowPoint: Point;
  readonly sternPoint: Point;
  readonly bow: Ring;
  readonly stern: Ring;
  /** The deployed blades of a switchblade; they are parts as well. */
  readonly blades: readonly Ring[];
  /** Where the cannons stand, numbered from the bow: masts, hull elements, segments or printed dice. */
  readonly cannons: readonly Point[];
  /** Half the width of its sails; 0 where none stand in a line of fire: base pieces, junks [PI-KW.junk.1]. */
  readonly halfSail: number;
  /** Where a bombardier's extra cannon stands [PI-GEO.24]. */
  readonly bombard: Point;
}

/** Every hull a card may print; those without an outline of their own are standard [PI-GEO.20]. */
export type HullKind =
  | 'standard'
  | 'schooner'
  | 'galley'
  | 'junk'
  | 'catamaran'
  | 'turtleship'
  | 'longship'
  | 'submarine'
  | 'ghostship'
  | 'windcatcher'
  | 'switchblade'
  | 'bombardier'
  | 'icebreaker'
  | BaseKind;
export type BaseKind = 'flotilla' | 'seamonster' | 'titan' | 'seadragon';

/** What decides a piece's shape: its kind, the masts (elements, segments, dice) it was built with, what is fixed to it now. */
export interface Build {
  readonly kind: HullKind;
  readonly masts: number;
  readonly secondHull?: boolean;
  readonly blades?: boolean;
}

type Size = readonly [length: number, beam: number];

/** [PI-GEO.14] */
const STANDARD: { readonly [masts: number]: Size } = {
  1: [4_400, 1_400],
  2: [5_600, 1_600],
  3: [6_800, 1_800],
  4: [8_000, 2_000],
  5: [9_200, 2_200],
};

/** [PI-GEO.21] and the circle its cannons stand on, in tenths of the radius [PI-GEO.22]. */
const BASES: { readonly [kind in BaseKind]: { readonly radius: number; readonly cannonTenths: number } } = {
  flotilla: { radius: 3_000, cannonTenths: 7 },
  seamonster: { radius: 3_000, cannonTenths: 6 },
  titan: { radius: 3_500, cannonTenths: 6 },
  seadragon: { radius: 2_500, cannonTenths: 6 },
};

const built = new Map<string, Hull>();

/** The hull of a build; the same object every time. */
export function hullOf(build: Build): Hull {
  const key = `${build.kind} ${build.masts} ${build.secondHull === true} ${build.blades === true}`;
  const known = built.get(key);
  if (known) return known;
  const hull = makeHull(build);
  built.set(key, hull);
  return hull;
}

function makeHull(build: Build): Hull {
  const { kind, masts } = build;
  return isBase(kind)
    ? baseHull(BASES[kind].radius, BASES[kind].cannonTenths, masts)
    : shipHull(build, sizeOf(kind, masts));
}

const isBase = (kind: HullKind): kind is BaseKind => kind in BASES;

/** [PI-GEO.20] */
function sizeOf(kind: Exclude<HullKind, BaseKind>, masts: number): Size {
  if (kind === 'turtleship') return [6_000, 2_200];
  if (kind === 'longship') return [6_400, 1_200];
  if (kind === 'submarine') return [masts === 3 ? 7_400 : 6_000, 1_400];
  const size = STANDARD[masts];
  if (size === undefined) throw new RangeError(`no hull of ${masts} masts`);
  return kind === 'galley' || kind === 'junk' ? [size[0], size[1] + 400] : size;
}

function shipHull(build: Build, [length, beam]: Size): Hull {
  const spot = (alongHundredths: number, acrossHundredths: number): Point => ({
    x: (length * alongHundredths) / 100,
    y: (beam * acrossHundredths) / 100,
  });
  const [shoulders, quarters, taffrail] = [
    [spot(25, 50), spot(25, -50)],
    [spot(-40, 50), spot(-40, -50)],
    [spot(-50, 35), spot(-50, -35)],
  ] as const;
  const bowPoint = spot(50, 0);
  const hull = ringOf([
    bowPoint,
    shoulders[0],
    quarters[0],
    taffrail[0],
    taffrail[1],
    quarters[1],
    shoulders[1],
  ]);
  const blades = build.blades === true ? bladeRings(beam) : [];
  const second = build.secondHull === true ? [box(-1_800, 1_200, 1_800, 1_800)] : [];
  return {
    parts: [hull, ...second, ...blades],
    length,
    beam,
    bowPoint,
    sternPoint: spot(-50, 0),
    bow: ringOf([bowPoint, shoulders[0], shoulders[1]]),
    stern: ringOf([quarters[0], taffrail[0], taffrail[1], quarters[1]]),
    blades,
    cannons: mastsOf(length, build.masts),
    halfSail: build.kind === 'junk' ? 0 : (beam * 45) / 100,
    bombard: spot(38, 0),
  };
}

/** [PI-GEO.23] */
const bladeRings = (beam: number): readonly Ring[] => [
  box(-1_000, beam / 2, 1_000, beam / 2 + 1_200),
  box(-1_000, -beam / 2 - 1_200, 1_000, -beam / 2),
];

/** On the centre line, from the bow [PI-GEO.18]. */
function mastsOf(length: number, masts: number): readonly Point[] {
  if (masts === 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: masts }, (_, index) => ({
    x: (length * (28 * (masts - 1) - 60 * index)) / (100 * (masts - 1)),
    y: 0,
  }));
}

/** Bow all round, no sails [PI-GEO.21, PI-GEO.22]. */
function baseHull(radius: number, cannonTenths: number, cannons: number): Hull {
  const base = regular(8, radius);
  const bowPoint = { x: radius, y: 0 };
  return {
    parts: [base],
    length: 2 * radius,
    beam: 2 * radius,
    bowPoint,
    sternPoint: { x: -radius, y: 0 },
    bow: base,
    stern: base,
    blades: [],
    cannons: regular(cannons, (radius * cannonTenths) / 10).map(({ x, y }) => ({ x, y })),
    halfSail: 0,
    bombard: bowPoint,
  };
}

const box = (left: number, bottom: number, right: number, top: number): Ring =>
  ringOf([
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]);

/** A regular polygon, its first corner straight ahead. */
export const regular = (corners: number, radius: number): Ring =>
  ringOf(
    Array.from({ length: corners }, (_, index) =>
      at({ x: 0, y: 0, heading: (index * FULL_TURN) / corners }, { x: radius, y: 0 }),
    ),
  );

/** An island or a tile, from its corners around its centre. */
export const shapeOf = (corners: readonly Point[]): Shape => ({ parts: [ringOf(corners)] });

const FORT_SIDE = 4_000;
export const FORT: Shape = { parts: [box(-FORT_SIDE / 2, -FORT_SIDE / 2, FORT_SIDE / 2, FORT_SIDE / 2)] };

/** Where a fort's flags may stand: its four towers, then the middles of its four walls [PI-GEO.27]. */
export const FLAG_PLACES: readonly Point[] = [
  ...(FORT.parts[0] ?? []).map(({ x, y }) => ({ x, y })),
  ...(FORT.parts[0] ?? []).map(({ x, y, dx, dy }) => ({ x: x + dx / 2, y: y + dy / 2 })),
];
