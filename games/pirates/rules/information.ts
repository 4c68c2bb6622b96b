import type { Random, Seat, Viewer } from '@portolan/kernel';
import { type CrewId, crewCard, crewIds, isNamedCrewId } from '../content/crew.ts';
import { equipmentIds } from '../content/equipment.ts';
import { type EventId, eventIds } from '../content/events.ts';
import { type ReadyFleetId, readyFleetOf } from '../content/fleets.ts';
import { pieces } from '../content/pieces.ts';
import { has, type Nation } from '../content/types.ts';
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
} from '../state.ts';
import { isOverloaded } from './cargo.ts';
import { costOf } from './highseas.ts';
import { equipment } from '../content/equipment.ts';

/** Hidden information [PI-HID]: what each viewer may see, and dealing anew what a seat may not. */

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

const sees = (seen: Seen, viewer: Viewer, over: boolean): boolean =>
  over || (seen & PUBLIC) !== 0 || (viewer !== 'spectator' && (seen & seenBy(viewer)) !== 0);

/** When the game is over everything is shown. [PI-HID.8] [PI-MULTI.16] */
export function view(state: Pirates, viewer: Viewer): PiratesView {
  const over = state.stage === 'over';
  const coin = ({ gold, treasure, crew, last, seen }: Coin): CoinView =>
    sees(seen, viewer, over) ? { gold, treasure, crew, last, seen } : { crew, last, seen };
  const sailor = ({ crew, ...rest }: Sailor): SailorView =>
    sees(rest.seen, viewer, over) ? { ...rest, crew } : rest;
  const gear = ({ gear: face, ...rest }: Gear): GearView =>
    sees(rest.seen, viewer, over) ? { ...rest, gear: face } : rest;
  return {
    ...state,
    viewer,
    players: state.players.map(({ events, lost, ...rest }, seat) => ({
      ...rest,
      events: events.length,
      lost: lost.map(sailor),
      ...fleetOf(state, seat),
      ...(viewer === seat || over ? { hand: events } : {}),
    })),
    ships: state.ships.map((ship) => ({
      ...ship,
      crew: ship.crew.map(sailor),
      gear: ship.gear.map(gear),
      coins: ship.coins.map(coin),
    })),
    islands: state.islands.map((land) => ({
      ...land,
      crew: land.crew.map(sailor),
      gear: land.gear.map(gear),
      coins: land.coins.map(coin),
      fort: land.fort && { ...land.fort, coins: land.fort.coins.map(coin) },
    })),
    waitingAshore: state.waitingAshore.map((ashore) => ({
      crew: ashore.crew.map(sailor),
      gear: ashore.gear.map(gear),
    })),
    bag: state.bag.length,
    deep: state.deep.map(coin),
    scrap: state.scrap.map(gear),
    unseen: unseenBy(state, viewer, over),
  };
}

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
const ashoreCoins = (state: Pirates): Coin[] => [
  ...state.bag,
  ...state.islands.flatMap(({ home, coins, fort }) => [
    ...(home === NONE ? coins : []),
    ...(fort?.coins ?? []),
  ]),
];
const otherCoins = (state: Pirates): Coin[] => [
  ...state.islands.flatMap(({ home, coins }) => (home === NONE ? [] : coins)),
  ...state.ships.flatMap(({ coins }) => coins),
  ...state.deep,
];

// --- Dealing anew

/** Deals anew, in place, what this seat cannot know. */
export function imagine(state: Pirates, seat: Seat, random: Random): void {
  if (state.stage === 'over') return;
  imagineCoins(state, seat, random);
  for (const ship of state.ships) imagineDeck(ship, seat, random);
  for (const place of [...state.islands, ...state.waitingAshore]) imagineAshore(state, place, seat, random);
  state.players.forEach(({ events }, owner) => {
    if (owner !== seat) for (const i of events.keys()) events[i] = random.pick(eventIds, 'imagine');
  });
}

/** Faces of unseen coins change places; a unique treasure stays on an island or in the bag, for on a deck all would see it. */
function imagineCoins(state: Pirates, seat: Seat, random: Random): void {
  const unseen = (coin: Coin): boolean => !sees(coin.seen, seat, false);
  const ashore = ashoreCoins(state).filter(unseen);
  const elsewhere = otherCoins(state).filter(unseen);
  const faces = [...ashore, ...elsewhere].map(({ gold, treasure, crew }) => ({ gold, treasure, crew }));
  const uniques = faces.filter(({ treasure }) => treasure !== '');
  const plain = random.shuffle(
    faces.filter(({ treasure }) => treasure === ''),
    'imagine',
  );
  random.shuffle(ashore, 'imagine');
  const order = [...uniques, ...plain];
  [...ashore, ...elsewhere].forEach((coin, i) => Object.assign(coin, order[i]));
}

const CREW_BY_NATION = new Map<Nation, CrewId[]>();
function crewOf(nation: Nation): CrewId[] {
  const known = CREW_BY_NATION.get(nation);
  if (known) return known;
  const crew = crewIds.filter((id) => {
    const card = crewCard(id);
    return card.nation === nation && !has(card, 'expatriot') && !(isNamedCrewId(id) && has(card, 'loyal'));
  });
  CREW_BY_NATION.set(nation, crew);
  return crew;
}

/** Other crew and equipment under the face-down cards of a deck, such as the ship could carry. */
function imagineDeck(ship: Ship, seat: Seat, random: Random): void {
  const { nation, cost } = pieces[ship.piece];
  for (const sailor of ship.crew) {
    if (sees(sailor.seen, seat, false)) continue;
    const before = sailor.crew;
    sailor.crew = random.pick(crewOf(nation), 'imagine');
    const sum = ship.crew.reduce((total, one) => total + costOf(one), 0);
    if (sum > cost || isOverloaded(ship)) sailor.crew = before;
  }
  for (const gear of ship.gear) {
    if (sees(gear.seen, seat, false)) continue;
    const before = gear.gear;
    gear.gear = random.pick(equipmentIds, 'imagine');
    const sum = ship.gear.reduce((total, one) => total + equipment[one.gear].cost, 0);
    if (sum > cost || isOverloaded(ship)) gear.gear = before;
  }
}

function imagineAshore(
  state: Pirates,
  place: { crew: Sailor[]; gear: Gear[] },
  seat: Seat,
  random: Random,
): void {
  for (const sailor of place.crew) {
    if (sees(sailor.seen, seat, false)) continue;
    const flags = state.ships
      .filter(({ owner }) => owner === sailor.seat)
      .map(({ piece }) => pieces[piece].nation);
    sailor.crew = random.pick(crewOf(random.pick(flags, 'imagine')), 'imagine');
  }
  for (const gear of place.gear)
    if (!sees(gear.seen, seat, false)) gear.gear = random.pick(equipmentIds, 'imagine');
}
