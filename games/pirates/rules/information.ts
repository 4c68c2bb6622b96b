import type { Seat, Viewer } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { oncePerPicture } from '../../common/picture.ts';
import type { CrewId } from '../content/crew.ts';
import type { EventId } from '../content/events.ts';
import { type ReadyFleetId, readyFleetOf } from '../content/fleets.ts';
import {
  type Coin,
  type Fort,
  type Gear,
  type Land,
  NONE,
  type Pirates,
  type Player,
  PUBLIC,
  type Sailor,
  type Seen,
  seenBy,
  type Ship,
  type Tile,
  type Turn,
} from '../state.ts';

/** Hidden information [PI-HID]: what each viewer may see. What a seat may not see is dealt anew in imagining.ts. */

/** A coin: its face only for those who have seen it. Who has looked at what, everybody could see. */
export interface CoinView {
  readonly seen: Seen;
  readonly gold?: number;
  readonly treasure?: Coin['treasure'];
  readonly crew: Coin['crew'];
  readonly last: boolean;
}
export interface SailorView extends Omit<Sailor, 'crew'> {
  readonly crew?: CrewId;
}
export interface GearView extends Omit<Gear, 'gear'> {
  readonly gear?: Gear['gear'];
}
interface Decks {
  readonly crew: readonly SailorView[];
  readonly gear: readonly GearView[];
  readonly coins: readonly CoinView[];
}
export interface ShipView extends Omit<Ship, keyof Decks>, Decks {}
export interface FortView extends Omit<Fort, 'coins'> {
  readonly coins: readonly CoinView[];
}
export interface LandView extends Omit<Land, keyof Decks | 'fort'>, Decks {
  readonly fort: FortView | null;
}
export interface PlayerView extends Omit<Player, 'events' | 'lost'> {
  readonly events: number;
  readonly hand?: readonly EventId[];
  /** The ready-made fleet its ships are, if they are one: ships lie in the open, so everybody can tell. */
  readonly fleet?: ReadyFleetId;
  readonly lost: readonly SailorView[];
}
type Hidden = 'players' | 'ships' | 'islands' | 'bag' | 'deep' | 'scrap' | 'waitingAshore';
export interface PiratesView extends Omit<Pirates, Hidden> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  readonly ships: readonly ShipView[];
  readonly islands: readonly LandView[];
  readonly waitingAshore: readonly {
    readonly crew: readonly SailorView[];
    readonly gear: readonly GearView[];
  }[];
  readonly bag: number;
  readonly deep: readonly CoinView[];
  readonly scrap: readonly GearView[];
  /** The faces of all coins this viewer has not seen, in order: what was brought is no secret, where it lies is. [PI-RULING.132] */
  readonly unseen: { readonly gold: readonly number[]; readonly treasures: readonly string[] };
}

export const sees = (seen: Seen, viewer: Viewer, over: boolean): boolean =>
  over || (seen & PUBLIC) !== 0 || (viewer !== 'spectator' && (seen & seenBy(viewer)) !== 0);

/** When the game is over everything is shown. [PI-HID.8] [PI-MULTI.16] */
export function view(state: Pirates, viewer: Viewer): PiratesView {
  const over = state.stage === 'over';
  const decks = decksFor((seen) => sees(seen, viewer, over));
  const open = openOf(state);
  return {
    ...open.sea,
    viewer,
    players: state.players.map(({ events, lost }, seat) => ({
      ...nth(open.players, seat),
      events: events.length,
      lost: lost.map(decks.sailor),
      ...fleetOf(state, seat),
      ...(viewer === seat || over ? { hand: events } : {}),
    })),
    ships: state.ships.map((ship, i) => ({ ...nth(open.ships, i), ...decks.all(ship) })),
    islands: state.islands.map((land, i) => ({
      ...nth(open.islands, i),
      ...decks.all(land),
      fort: land.fort && { ...openFort(land.fort), coins: land.fort.coins.map(decks.coin) },
    })),
    waitingAshore: state.waitingAshore.map(({ crew, gear }) => ({
      crew: crew.map(decks.sailor),
      gear: gear.map(decks.gear),
    })),
    bag: state.bag.length,
    deep: state.deep.map(decks.coin),
    scrap: state.scrap.map(decks.gear),
    unseen: unseenBy(state, viewer, over),
  };
}

/** Cards and coins as somebody sees them who sees these faces. */
function decksFor(knows: (seen: Seen) => boolean) {
  const coin = ({ gold, treasure, crew, last, seen }: Coin): CoinView =>
    knows(seen) ? { gold, treasure, crew, last, seen } : { crew, last, seen };
  const sailor = (one: Sailor): SailorView => {
    const { id, seat, marked, lent, moved, x, y, hits, seen, crew } = one;
    const open = { id, seat, marked, lent, moved, x, y, hits, seen };
    return knows(seen) ? { ...open, crew } : open;
  };
  const gear = ({ id, gear: face, moved, spent, seen }: Gear): GearView =>
    knows(seen) ? { id, moved, spent, seen, gear: face } : { id, moved, spent, seen };
  const all = (place: Pick<Ship, keyof Decks>): Decks => ({
    crew: place.crew.map(sailor),
    gear: place.gear.map(gear),
    coins: place.coins.map(coin),
  });
  return { coin, sailor, gear, all };
}

// --- What lies in the open, field by field: what is new in the state is hidden until it is listed

const openOf = oncePerPicture((state: Pirates) => ({
  sea: openSea(state),
  players: state.players.map(({ home, forts, turns, out, calm, strength }) => ({
    home,
    forts,
    turns,
    out,
    calm,
    strength,
  })),
  ships: state.ships.map(openShip),
  islands: state.islands.map(openLand),
}));

const openSea = (state: Pirates): Omit<Pirates, Hidden> => ({
  stage: state.stage,
  scenario: state.scenario,
  total: state.total,
  width: state.width,
  height: state.height,
  withdraws: state.withdraws,
  first: state.first,
  tiles: state.tiles.map(openTile),
  turn: openTurn(state.turn),
  chart: state.chart,
  room: state.room.map(({ x, y }) => ({ x, y })),
  tilesLeft: state.tilesLeft,
  tilesEach: state.tilesEach,
  unplaced: state.unplaced,
  startingGold: state.startingGold,
  mysterious: state.mysterious,
  quiet: state.quiet,
  counts: { coins: state.counts.coins, crew: state.counts.crew, gear: state.counts.gear },
  goals: state.goals,
  result: state.result && { why: state.result.why, winners: state.result.winners },
});

const openTurn = ({ seat, number, phase, after, used, played, calm, waits }: Turn): Turn => ({
  seat,
  number,
  phase,
  after: after && {
    ship: after.ship,
    step: after.step,
    barred: after.barred,
    landfall: after.landfall,
  },
  used,
  played,
  calm,
  waits,
});

const openTile = (tile: Tile): Tile => ({
  id: tile.id,
  tile: tile.tile,
  kind: tile.kind,
  gold: tile.gold,
  x: tile.x,
  y: tile.y,
  heading: tile.heading,
  value: tile.value,
  until: tile.until,
  ashore: tile.ashore,
  gone: tile.gone,
});

const openShip = (ship: Ship): Omit<Ship, keyof Decks> => ({
  id: ship.id,
  piece: ship.piece,
  kind: ship.kind,
  owner: ship.owner,
  seat: ship.seat,
  fate: ship.fate,
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  masts: ship.masts,
  panels: ship.panels,
  flags: ship.flags,
  secondHull: ship.secondHull,
  blades: ship.blades,
  submerged: ship.submerged,
  intangible: ship.intangible,
  form: ship.form,
  jammed: ship.jammed,
  chase: ship.chase,
  docked: ship.docked,
  began: ship.began,
  unloads: ship.unloads,
  alongside: ship.alongside,
  lostIn: ship.lostIn,
  before: { x: ship.before.x, y: ship.before.y, heading: ship.before.heading },
  entangledIn: ship.entangledIn,
  tower: ship.tower,
  heldBy: ship.heldBy,
  slips: ship.slips,
  scuttling: ship.scuttling,
  marks: ship.marks.map(({ what, seat, on }) => ({ what, seat, on })),
  truce: ship.truce && { nation: ship.truce.nation, seat: ship.truce.seat },
  acts: ship.acts,
  allowed: ship.allowed,
  hits: ship.hits,
  wasHit: ship.wasHit,
});

const openLand = (land: Land): Omit<Land, keyof Decks | 'fort'> => ({
  id: land.id,
  island: land.island,
  x: land.x,
  y: land.y,
  heading: land.heading,
  mysterious: land.mysterious,
  home: land.home,
  explored: land.explored,
  banners: land.banners,
});

const openFort = ({ fort, seat, x, y, heading, flags, shot }: Fort): Omit<Fort, 'coins'> => ({
  fort,
  seat,
  x,
  y,
  heading,
  flags: flags.map(({ cannon, place, up }) => ({ cannon, place, up })),
  shot,
});

function fleetOf(state: Pirates, seat: Seat): Pick<PlayerView, 'fleet'> {
  const fleet = readyFleetOf(state.ships.filter(({ owner }) => owner === seat).map(({ piece }) => piece));
  return fleet ? { fleet } : {};
}

function unseenBy(state: Pirates, viewer: Viewer, over: boolean): PiratesView['unseen'] {
  const coins = [...ashoreCoins(state), ...otherCoins(state)].filter(
    (coin) => !sees(coin.seen, viewer, over),
  );
  return {
    gold: coins
      .filter(({ treasure }) => treasure === '')
      .map(({ gold }) => gold)
      .sort((a, b) => a - b),
    treasures: coins
      .map(({ treasure }) => treasure)
      .filter((treasure) => treasure !== '')
      .sort(),
  };
}

/** Where unique treasures may still lie face down. */
export const ashoreCoins = (state: Pirates): Coin[] => [
  ...state.bag,
  ...state.islands.flatMap(({ home, coins, fort }) => [
    ...(home === NONE ? coins : []),
    ...(fort?.coins ?? []),
  ]),
];
export const otherCoins = (state: Pirates): Coin[] => [
  ...state.islands.flatMap(({ home, coins }) => (home === NONE ? [] : coins)),
  ...state.ships.flatMap(({ coins }) => coins),
  ...state.deep,
];
