import type { Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { equipment } from '../content/equipment.ts';
import { forts } from '../content/forts.ts';
import { pieces } from '../content/pieces.ts';
import type { Cannon } from '../content/types.ts';
import {
  at,
  type Body,
  bombardGun,
  FLAG_PLACES,
  type Gun,
  MEASURE,
  mastGun,
  type Point,
  pointOutline,
  reachOf,
  shotAt,
  type Target as Aim,
} from '../geometry/index.ts';
import { type Fort, type Land, NONE, type Pirates, PUBLIC, type Sailor, type Ship } from '../state.ts';
import { able, gearFor, knows, nationOf, nationsOf } from './highseas.ts';
import {
  bodyOfFort,
  bodyOfLand,
  bodyOfShip,
  bodyOfTile,
  hullFor,
  ignoresIslands,
  isPresent,
  overlapsLand,
} from './sea.ts';
import { isAfloat, isLost, islandName, kindOf } from './table.ts';
import { isAtHome } from './docking.ts';

/** Who can hit what from where: cannons, targets and lines of fire. [PI-SHOOT.2] [PI-SHOOT.3] [PI-GEO.58] */

/** Who shoots: a ship with its cannons, a fort, or a marine with his musket. */
export type Shooter =
  | { readonly kind: 'ship'; readonly ship: Ship }
  | { readonly kind: 'fort'; readonly land: Land; readonly fort: Fort }
  | { readonly kind: 'marine'; readonly sailor: Sailor; readonly ship?: Ship; readonly land?: Land };

/** A cannon as it may fire now. `shots` is how often; `fixed` rolls cannot be raised. */
export interface Piece {
  readonly key: string;
  readonly rank: number;
  readonly source: 'mast' | 'musketeer' | 'bombard' | 'flag' | 'marine';
  /** The mast or flag it stands on. */
  readonly mast: number;
  readonly shots: number;
  readonly guns: readonly Gun[];
  /** Reaches farther with the chase gun. */
  readonly chase?: Gun;
}

/** What may be shot at. [PI-SHOOT.15] */
export interface Target {
  readonly key: string;
  readonly aim: Aim;
  readonly ship?: Ship;
  readonly land?: Land;
  readonly fort?: Fort;
  readonly sailor?: Sailor;
}

export function seatOf(shooter: Shooter): Seat {
  switch (shooter.kind) {
    case 'ship':
      return shooter.ship.seat;
    case 'fort':
      return shooter.fort.seat;
    case 'marine':
      return shooter.sailor.seat;
  }
}

// --- Cannons

const upright = (ship: Ship): boolean[] => ship.masts.map((mast) => mast !== 'lost');

/** The cannons of a ship's standing masts, and those no mast carries. [PI-SHOOT.1] [PI-SHOOT.10] [PI-SHOOT.20] */
export function piecesOf(state: Pirates, shooter: Shooter): Piece[] {
  switch (shooter.kind) {
    case 'ship':
      return shipPieces(state, shooter.ship);
    case 'fort':
      return fortPieces(shooter.fort);
    case 'marine':
      return [marinePiece(shooter)];
  }
}

function shipPieces(state: Pirates, ship: Ship): Piece[] {
  const { cannons, hull } = pieces[ship.piece];
  const extended = able(state, ship, 'extendedrange');
  const found: Piece[] = [];
  cannons.forEach((cannon, mast) => {
    if (hull.kind === 'flotilla' || ship.masts[mast] === 'up')
      found.push(mastPiece(ship, cannon, mast, extended));
  });
  if (able(state, ship, 'musketeer')) found.push(musketeer(ship));
  if (hull.kind === 'bombardier' && !ship.jammed) found.push(bombard(ship, hull.cannon));
  return found;
}

/** A longship's masts carry two cannons each. [PI-KW.longship.1] */
function mastPiece(ship: Ship, cannon: Cannon, mast: number, extended: boolean): Piece {
  const hull = hullFor(ship);
  const reach = reachOf(cannon.range, extended);
  const piece: Piece = {
    key: `mast ${mast}`,
    rank: cannon.rank,
    source: 'mast',
    mast,
    shots: kindOf(ship) === 'longship' ? 2 : 1,
    guns: [mastGun(hull, ship, mast, reach, upright(ship))],
  };
  const mayChase =
    reach < MEASURE.L && (ship.chase === mast || ship.chase === NONE) && gearFor(ship, 'reach');
  return mayChase ? { ...piece, chase: mastGun(hull, ship, mast, MEASURE.L, upright(ship)) } : piece;
}

/** From any mast position, even an eliminated one, at range S and rank 3. [PI-KW.musketeer.1] [PI-KW.musketeer.3] */
const musketeer = (ship: Ship): Piece => ({
  key: 'musketeer',
  rank: 3,
  source: 'musketeer',
  mast: NONE,
  shots: 1,
  guns: deckGuns(ship),
});

const deckGuns = (ship: Ship): Gun[] =>
  hullFor(ship).cannons.map((_, mast) => mastGun(hullFor(ship), ship, mast, MEASURE.S, upright(ship)));

/** Artillery has its range doubled, a flamethrower's is S. [PI-KW.bombardier.4] [PI-KW.bombardier.6] [PI-KW.bombardier.7] */
const bombard = (ship: Ship, { rank, range }: Cannon): Piece => ({
  key: 'bombard',
  rank,
  source: 'bombard',
  mast: NONE,
  shots: 1,
  guns: [
    bombardGun(
      hullFor(ship),
      ship,
      ship.form === 'flamethrower' ? MEASURE.S : reachOf(range, true),
      upright(ship),
    ),
  ],
});

/** Measured from the flags. [PI-FORT.14] */
function fortPieces(fort: Fort): Piece[] {
  return fort.flags.flatMap((flag, i) => {
    if (!flag.up) return [];
    const { rank, range } = nth(forts[fort.fort].flags, flag.cannon);
    const gun = { at: at(fort, nth(FLAG_PLACES, flag.place)), reach: reachOf(range), sails: [] };
    return [{ key: `flag ${i}`, rank, source: 'flag' as const, mast: i, shots: 1, guns: [gun] }];
  });
}

/** Rank 2, range S, from any mast position or from where he stands ashore. [PI-KW.marine.3] [PI-KW.marine.7] */
const marinePiece = ({ sailor, ship }: Extract<Shooter, { kind: 'marine' }>): Piece => ({
  key: 'musket',
  rank: 2,
  source: 'marine',
  mast: NONE,
  shots: 1,
  guns: ship ? deckGuns(ship) : [{ at: { x: sailor.x, y: sailor.y }, reach: MEASURE.S, sails: [] }],
});

// --- Targets

/** Ships that cannot be shot at: lost, submerged, or safe at home. [PI-SHOOT.12] [PI-KW.titan.5] [PI-FOG.3] */
const isSafe = (state: Pirates, ship: Ship): boolean =>
  isLost(ship) || ship.submerged || (isAtHome(state, ship) && kindOf(ship) !== 'titan');

/** A nation that is bound by a truce does not shoot at that ship. */
export const isBound = (ship: Ship, shooter: Shooter): boolean => {
  if (!ship.truce) return false;
  if (shooter.kind === 'ship') return nationsOf(shooter.ship).includes(ship.truce.nation);
  return shooter.kind === 'marine' && nationOf(shooter.sailor) === ship.truce.nation;
};

const islandsUnder = (state: Pirates, ship: Ship): string[] =>
  ignoresIslands(ship) ? state.islands.filter((land) => overlapsLand(ship, land)).map(islandName) : [];

export const shipTarget = (state: Pirates, ship: Ship): Target => {
  const on = islandsUnder(state, ship);
  return {
    key: `ship ${ship.id}`,
    aim: on.length > 0 ? { ...bodyOfShip(ship), on } : bodyOfShip(ship),
    ship,
  };
};

/** Enemy pieces, forts, and marines ashore that show themselves. [PI-SHOOT.13] [PI-SHOOT.15] [PI-KW.marine.4] */
export function targetsOf(state: Pirates, shooter: Shooter): Target[] {
  const seat = seatOf(shooter);
  const found: Target[] = [];
  for (const ship of state.ships)
    if (ship.seat !== seat && isAfloat(ship) && !isSafe(state, ship) && !isBound(ship, shooter))
      found.push(shipTarget(state, ship));
  for (const land of state.islands) {
    const { fort } = land;
    if (fort && fort.seat !== seat)
      found.push({
        key: `fort ${land.id}`,
        aim: { ...bodyOfFort(land, fort), on: [islandName(land)] },
        land,
        fort,
      });
    for (const sailor of land.crew) if (isMark(sailor, seat)) found.push(marineTarget(land, sailor));
  }
  return found;
}

const isMark = (sailor: Sailor, seat: Seat): boolean =>
  sailor.seat !== seat && (sailor.seen & PUBLIC) !== 0 && knows(sailor, 'marine');

const marineTarget = (land: Land, sailor: Sailor): Target => ({
  key: `crew ${sailor.id}`,
  aim: { id: `crew:${sailor.id}`, outline: pointOutline(sailor), on: [islandName(land)] },
  land,
  sailor,
});

// --- Lines of fire

/** What stands in a shooter's way; a fort is hindered by fog and wrecks alone. [PI-GEO.63] [PI-GEO.65] [PI-GEO.66] [PI-FORT.15] [PI-FORT.16] */
export function blockersFor(state: Pirates, shooter: Shooter): Body[] {
  const fog = state.tiles.filter(({ kind, gone }) => kind === 'fog' && !gone).map(bodyOfTile);
  if (shooter.kind === 'fort')
    return [...fog, ...state.ships.filter(({ fate }) => fate === 'wreck').map(bodyOfShip)];
  const own = shooter.ship;
  const under = own
    ? islandsUnder(state, own)
    : shooter.kind === 'marine' && shooter.land
      ? [islandName(shooter.land)]
      : [];
  const land = state.islands.map(bodyOfLand).filter(({ id }) => !under.includes(id));
  const ships = state.ships
    .filter((ship) => ship !== own && isPresent(ship) && !ship.submerged)
    .map(bodyOfShip);
  return [...land, ...ships, ...fog];
}

/** Whether a cannon bears on a target, at its reach or within S. */
export function bears(piece: Piece, target: Target, blockers: readonly Body[], most = Infinity): boolean {
  return piece.guns.some((gun) => shotAt(within(gun, most), target.aim, blockers).bears);
}

const within = (gun: Gun, most: number): Gun => (gun.reach <= most ? gun : { ...gun, reach: most });

/** Whether it bears only with the chase gun's help. */
export const bearsFar = (piece: Piece, target: Target, blockers: readonly Body[]): boolean =>
  piece.chase !== undefined && shotAt(piece.chase, target.aim, blockers).bears;

/** The farthest any cannon of a shooter reaches. */
function farthest(cannons: readonly Piece[]): number {
  let far = 0;
  for (const { guns, chase } of cannons) {
    for (const { reach } of guns) if (reach > far) far = reach;
    if (chase && chase.reach > far) far = chase.reach;
  }
  return far;
}

/** Targets that are near enough to be worth aiming at. */
export function inReach(cannons: readonly Piece[], targets: readonly Target[]): Target[] {
  const reach = farthest(cannons);
  const from = cannons[0]?.guns[0]?.at;
  if (!from) return [];
  const far = reach + 10_000;
  return targets.filter(({ aim }) => {
    const { left, right, bottom, top } = aim.outline.box;
    return left - from.x <= far && from.x - right <= far && bottom - from.y <= far && from.y - top <= far;
  });
}

/** Two of the largest pieces that touch stand no farther apart, centre to centre. */
const HULLS = 10_000;

/** No shot of this shooter carries farther than this from its middle to another's. */
function longShot(state: Pirates, shooter: Shooter): number {
  if (shooter.kind !== 'ship') return MEASURE.L + HULLS;
  const { hull, cannons } = pieces[shooter.ship.piece];
  const far = hull.kind === 'bombardier' || able(state, shooter.ship, 'extendedrange') ? 2 : 1;
  const long = cannons.some(({ range }) => range === 'L') || far > 1 || shooter.ship.gear.length > 0;
  return (long ? far * MEASURE.L : MEASURE.S) + HULLS;
}

/** A quick look round: whether anything of an enemy's is near enough to be worth aiming at. */
function seesPrey(state: Pirates, { x, y }: Point, seat: Seat, reach: number): boolean {
  const near = (thing: Point): boolean => Math.abs(thing.x - x) <= reach && Math.abs(thing.y - y) <= reach;
  for (const ship of state.ships) if (ship.seat !== seat && ship.fate === 'afloat' && near(ship)) return true;
  for (const land of state.islands)
    if ((land.fort !== null || land.crew.length > 0) && near(land)) return true;
  return false;
}

const postOf = (shooter: Shooter): Point =>
  shooter.kind === 'fort'
    ? shooter.fort
    : (shooter.ship ?? (shooter.kind === 'marine' ? shooter.sailor : ORIGIN));
const ORIGIN: Point = { x: 0, y: 0 };

/** Whether the shooter could hit anything at all. */
export function canBear(state: Pirates, shooter: Shooter): boolean {
  if (!seesPrey(state, postOf(shooter), seatOf(shooter), longShot(state, shooter))) return false;
  const cannons = piecesOf(state, shooter);
  const targets = inReach(cannons, targetsOf(state, shooter));
  if (targets.length === 0) return false;
  const blockers = blockersFor(state, shooter);
  return cannons.some((cannon) =>
    targets.some((target) => bears(cannon, target, blockers) || bearsFar(cannon, target, blockers)),
  );
}

/** Ships that may be given a shoot action at all. [PI-DER.3] [PI-FOG.3] [PI-KW.submarine.4] */
export function mayShoot(ship: Ship): boolean {
  if (ship.fate !== 'afloat' || ship.submerged || isLost(ship)) return false;
  const kind = kindOf(ship);
  return kind === 'flotilla' || kind === 'galley' || ship.masts.some((mast) => mast !== 'lost');
}

export const modifier = (ship: Ship, state: Pirates): number =>
  (able(state, ship, 'aim') ? 1 : 0) + treasureAim(ship);

/** Unique treasures that help or hinder aiming. */
const treasureAim = (ship: Ship): number =>
  ship.coins.reduce(
    (sum, { treasure }) =>
      sum + (treasure === 'saint-barbaras-medal' ? 1 : treasure === 'weeping-idol' ? -1 : 0),
    0,
  );

export const quadrantBonus = (ship: Ship): number => {
  const gear = gearFor(ship, 'aimOnce');
  const effect = gear && equipment[gear.gear].effect;
  return effect?.does === 'aimOnce' ? effect.by : 0;
};
