import type { Random, Seat } from '@portolan/kernel';
import { type CrewId, crewCard, crewIds, isNamedCrewId } from '../content/crew.ts';
import { type EquipmentId, equipment, equipmentIds } from '../content/equipment.ts';
import { eventIds } from '../content/events.ts';
import { pieces } from '../content/pieces.ts';
import { has, type Nation } from '../content/types.ts';
import type { Coin, Gear, Pirates, Sailor, Ship } from '../state.ts';
import { isOverloaded } from './cargo.ts';
import { costOf } from './highseas.ts';
import { ashoreCoins, otherCoins, sees } from './information.ts';

/**
 * Dealing anew, in place, what a seat cannot know [PI-HID.8]. With one seed the same comes out for every truth the seat
 * cannot tell apart: what is hidden is put in order, or wiped, before anything is drawn.
 */
export function imagine(state: Pirates, seat: Seat, random: Random): void {
  if (state.stage === 'over') return;
  imagineCoins(state, seat, random);
  for (const ship of state.ships) imagineDeck(ship, seat, random);
  for (const place of [...state.islands, ...state.waitingAshore]) {
    imagineCrew(state, unseen(place.crew, seat), random);
    imagineGear(unseen(place.gear, seat), random);
  }
  for (const { lost } of state.players) imagineCrew(state, unseen(lost, seat), random);
  imagineGear(unseen(state.scrap, seat), random);
  state.players.forEach(({ events }, owner) => {
    if (owner !== seat) for (const i of events.keys()) events[i] = random.pick(eventIds, 'imagine');
  });
}

const unseen = <T extends Pick<Coin, 'seen'>>(things: readonly T[], seat: Seat): T[] =>
  things.filter(({ seen }) => !sees(seen, seat, false));

/** Faces of unseen coins change places; a unique treasure stays on an island or in the bag, for on a deck all would see it. */
function imagineCoins(state: Pirates, seat: Seat, random: Random): void {
  const ashore = unseen(ashoreCoins(state), seat);
  const elsewhere = unseen(otherCoins(state), seat);
  const faces = [...ashore, ...elsewhere].map(({ gold, treasure, crew }) => ({ gold, treasure, crew }));
  faces.sort(byFace);
  const uniques = faces.filter(({ treasure }) => treasure !== '');
  const plain = random.shuffle(
    faces.filter(({ treasure }) => treasure === ''),
    'imagine',
  );
  random.shuffle(ashore, 'imagine');
  const order = [...uniques, ...plain];
  [...ashore, ...elsewhere].forEach((coin, i) => Object.assign(coin, order[i]));
}

type Face = Pick<Coin, 'gold' | 'treasure' | 'crew'>;
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byFace = (a: Face, b: Face): number =>
  a.gold - b.gold || byName(a.treasure, b.treasure) || byName(a.crew, b.crew);

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

const PLAIN_HANDS = new Map<Nation, CrewId>();
/** Who takes no room and costs least: what a face-down card is taken for before anything is drawn. */
function plainHand(nation: Nation): CrewId {
  const known = PLAIN_HANDS.get(nation);
  if (known) return known;
  const hands = crewOf(nation);
  const oarsmen = hands.filter((id) => has(crewCard(id), 'oarsman'));
  const [plain = 'mercenaries-oarsman'] = (oarsmen.length > 0 ? oarsmen : hands).toSorted(
    (a, b) => crewCard(a).cost - crewCard(b).cost,
  );
  PLAIN_HANDS.set(nation, plain);
  return plain;
}

/** Other crew and equipment under the face-down cards of a deck, such as the ship could carry. */
function imagineDeck(ship: Ship, seat: Seat, random: Random): void {
  const crew = unseen(ship.crew, seat);
  const gear = unseen(ship.gear, seat);
  if (crew.length + gear.length === 0) return;
  const hands = crewOf(pieces[ship.piece].nation);
  wipe(ship, crew, gear);
  for (const sailor of crew) {
    const before = sailor.crew;
    sailor.crew = random.pick(hands, 'imagine');
    if (!carries(ship)) sailor.crew = before;
  }
  for (const one of gear) {
    const before = one.gear;
    one.gear = random.pick(equipmentIds, 'imagine');
    if (!carries(ship)) one.gear = before;
  }
}

/** Plain hands and plain gear, whatever the truth is. */
function wipe(ship: Ship, crew: readonly Sailor[], gear: readonly Gear[]): void {
  const { nation } = pieces[ship.piece];
  const plain = plainHand(nation);
  for (const sailor of crew) sailor.crew = plain;
  for (const one of gear) one.gear = PLAIN_GEAR;
  if (isOverloaded(ship)) makeRoom(ship, crew, gear);
}

/** A ship that carries more than it could shows that one of its hidden cards makes room. */
function makeRoom(ship: Ship, crew: readonly Sailor[], gear: readonly Gear[]): void {
  for (const one of gear)
    for (const id of equipmentIds) {
      one.gear = id;
      if (!isOverloaded(ship)) return;
    }
  for (const sailor of crew)
    for (const id of crewOf(pieces[ship.piece].nation)) {
      sailor.crew = id;
      if (!isOverloaded(ship)) return;
    }
}

const PLAIN_GEAR: EquipmentId = 'fog-bell';

function carries(ship: Ship): boolean {
  const { cost } = pieces[ship.piece];
  const hands = ship.crew.reduce((sum, one) => sum + costOf(one), 0);
  const gear = ship.gear.reduce((sum, one) => sum + equipment[one.gear].cost, 0);
  return hands <= cost && gear <= cost && !isOverloaded(ship);
}

function imagineCrew(state: Pirates, crew: readonly Sailor[], random: Random): void {
  for (const sailor of crew) {
    const flags = state.ships
      .filter(({ owner }) => owner === sailor.seat)
      .map(({ piece }) => pieces[piece].nation);
    sailor.crew = random.pick(crewOf(random.pick(flags, 'imagine')), 'imagine');
  }
}

function imagineGear(gear: readonly Gear[], random: Random): void {
  for (const one of gear) one.gear = random.pick(equipmentIds, 'imagine');
}
