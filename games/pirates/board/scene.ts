import type { Seat } from '@portolan/kernel';
import type { IslandId } from '../content/islands.ts';
import { type PieceId, pieces } from '../content/pieces.ts';
import type { TerrainId, TerrainKind } from '../content/terrain.ts';
import type { FortId } from '../content/forts.ts';
import type { Pose } from '../geometry/index.ts';
import type { CoinView, LandView, PiratesView, ShipView } from '../rules/information.ts';
import { type Flag, type Mast, NONE, type Ship } from '../state.ts';

/** From a view of the game to the plain records the drawings take. */

export interface ShipOnSea extends Pose {
  readonly id: number;
  readonly piece: PieceId;
  /** Who commands it. */
  readonly seat: Seat;
  readonly fate: Ship['fate'];
  readonly masts: readonly Mast[];
  readonly panels: number;
  readonly flags: number;
  readonly secondHull: boolean;
  readonly blades: boolean;
  readonly submerged: boolean;
  readonly intangible: boolean;
  readonly form: Ship['form'];
  readonly jammed: boolean;
  readonly derelict: boolean;
  readonly aground: boolean;
  readonly lost: boolean;
  readonly done: boolean;
  readonly coins: number;
  readonly crew: number;
}

export interface LandOnSea extends Pose {
  readonly id: number;
  readonly island: IslandId;
  readonly mysterious: boolean;
  readonly home?: Seat | undefined;
  readonly coins: readonly CoinView[];
  /** What the coins are worth, for who has seen them all. */
  readonly gold?: number | undefined;
  readonly banners: readonly Seat[];
  /** Crew and equipment that wait there. */
  readonly ashore: number;
}

export interface FortOnSea extends Pose {
  readonly island: number;
  readonly fort: FortId;
  readonly seat: Seat;
  readonly flags: readonly Flag[];
}

export interface TileOnSea extends Pose {
  readonly id: number;
  readonly tile: TerrainId | '';
  readonly kind: TerrainKind;
  readonly gold: number;
  readonly value: number;
  readonly ashore: boolean;
}

export interface TowLine {
  readonly tower: number;
  readonly towed: number;
}

export const isOnSea = ({ fate }: Pick<ShipView, 'fate'>): boolean => fate === 'afloat' || fate === 'wreck';

const mastsLeft = ({ masts }: ShipView): number => masts.filter((mast) => mast !== 'lost').length;

const isAdrift = (ship: ShipView): boolean =>
  mastsLeft(ship) === 0 && ship.kind !== 'galley' && ship.kind !== 'flotilla';

export function shipOnSea(ship: ShipView): ShipOnSea {
  const { id, piece, seat, fate, x, y, heading, masts, panels, flags, secondHull, blades } = ship;
  const { submerged, intangible, form, jammed } = ship;
  return {
    id,
    piece,
    seat,
    fate,
    x,
    y,
    heading,
    masts,
    panels,
    flags,
    secondHull,
    blades,
    submerged,
    intangible,
    form,
    jammed,
    derelict: isAdrift(ship),
    aground: ship.entangledIn !== NONE,
    lost: ship.lostIn !== NONE,
    done: ship.acts.length >= ship.allowed,
    coins: ship.coins.length,
    crew: ship.crew.length,
  };
}

/** A ship fresh from the yard, for cards and ghosts. */
export function newShipOnSea(piece: PieceId, seat: Seat): ShipOnSea {
  const { hull, cannons } = pieces[piece];
  return {
    id: -1,
    piece,
    seat,
    fate: 'afloat',
    x: 0,
    y: 0,
    heading: 0,
    masts: hull.kind === 'flotilla' ? [] : cannons.map(() => 'up'),
    panels: hull.kind === 'turtleship' ? hull.panels : 0,
    flags: hull.kind === 'flotilla' ? hull.flags : 0,
    secondHull: hull.kind === 'catamaran',
    blades: hull.kind === 'switchblade',
    submerged: false,
    intangible: false,
    form: '',
    jammed: false,
    derelict: false,
    aground: false,
    lost: false,
    done: false,
    coins: 0,
    crew: 0,
  };
}

/** What coins are worth, if every one has been seen. */
export function goldOf(coins: readonly CoinView[]): number | undefined {
  return coins.some(({ gold }) => gold === undefined)
    ? undefined
    : coins.reduce((sum, { gold = 0 }) => sum + gold, 0);
}

const seatsIn = (bits: number): Seat[] => [0, 1, 2, 3, 4, 5].filter((seat) => (bits & (1 << seat)) !== 0);

export function landOnSea(land: LandView): LandOnSea {
  const { id, island, x, y, heading, mysterious, home, coins, banners, crew, gear } = land;
  return {
    id,
    island,
    x,
    y,
    heading,
    mysterious,
    home: home === NONE ? undefined : home,
    coins,
    gold: goldOf(coins),
    banners: home === NONE ? seatsIn(banners) : [],
    ashore: crew.length + gear.length,
  };
}

export const fortsOnSea = ({ islands }: PiratesView): FortOnSea[] =>
  islands.flatMap(({ id, fort }) =>
    fort
      ? [
          {
            island: id,
            fort: fort.fort,
            seat: fort.seat,
            x: fort.x,
            y: fort.y,
            heading: fort.heading,
            flags: fort.flags,
          },
        ]
      : [],
  );

export const tilesOnSea = ({ tiles }: PiratesView): TileOnSea[] =>
  tiles
    .filter(({ gone }) => !gone)
    .map(({ id, tile, kind, gold, x, y, heading, value, ashore }) => ({
      id,
      tile,
      kind,
      gold,
      x,
      y,
      heading,
      value,
      ashore,
    }));

export const towsOnSea = ({ ships }: PiratesView): TowLine[] =>
  ships.flatMap((ship) =>
    isOnSea(ship) && ship.tower !== NONE ? [{ tower: ship.tower, towed: ship.id }] : [],
  );

/** Gold at home and in forts, as far as the viewer knows. */
export function bankedBy({ islands }: PiratesView, seat: Seat): { gold: number; unseen: number } {
  const coins = islands.flatMap(({ home, coins: ashore, fort }) => [
    ...(home === seat ? ashore : []),
    ...(fort?.seat === seat ? fort.coins : []),
  ]);
  return {
    gold: coins.reduce((sum, { gold = 0 }) => sum + gold, 0),
    unseen: coins.filter(({ gold }) => gold === undefined).length,
  };
}
