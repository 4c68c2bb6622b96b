import type { Random } from '@portolan/kernel';
import { type CrewId, crewCard, crewIds } from '../content/crew.ts';
import { type EventId, eventIds, events } from '../content/events.ts';
import type { Fleet, FleetShip } from '../content/fleets.ts';
import { fortIds } from '../content/forts.ts';
import { type PieceId, pieceIds, pieces } from '../content/pieces.ts';
import { has, type Nation, nations } from '../content/types.ts';
import { cannotBank, fleetCost, fleetFaults, serves, type Terms } from './fleet.ts';

/** A fleet drawn by chance: legal, under one flag or two, with holds for gold and a crew that earns its keep. */
export function chanceFleet(random: Random, terms: Terms): Fleet {
  for (;;) {
    const fleet = drawn(random, terms);
    if (fleet.ships.length >= LEAST_SHIPS && !cannotBank(fleet)) return fleet;
  }
}

const LEAST_SHIPS = 2;
/** Of ten points about so many are spent on hulls. */
const FOR_HULLS = 8;

const NOTHING: Fleet = {
  ships: [],
  home: { crew: [], equipment: [] },
  events: [],
  forts: [],
  coins: [],
  treasures: [],
  marked: [],
};

function drawn(random: Random, terms: Terms): Fleet {
  const flags = random.shuffle([...nations], 'fleet').slice(0, 1 + random.below(2));
  const forts = random.shuffle([...fortIds], 'fleet').slice(0, 3);
  const hulls = withHulls({ ...NOTHING, forts }, random, terms, flags);
  return withLuck(withHands(hulls, random, terms), random, terms);
}

const isSound = (fleet: Fleet, terms: Terms): boolean => fleetFaults(fleet, terms).length === 0;

function withHulls(fleet: Fleet, random: Random, terms: Terms, flags: readonly Nation[]): Fleet {
  const most = (terms.total * FOR_HULLS) / 10;
  const ours = pieceIds.filter((id) => flags.includes(pieces[id].nation));
  return random.shuffle(ours, 'fleet').reduce((sofar, piece) => {
    const next = { ...sofar, ships: [...sofar.ships, manned(piece)] };
    return fleetCost(next) <= most && isSound(next, terms) ? next : sofar;
  }, fleet);
}

const manned = (ship: PieceId): FleetShip => ({ ship, crew: [], equipment: [] });

/** Crew worth having on any ship, in the order a shipowner would hire them. */
const HANDS = ['captain', 'helmsman', 'explorer', 'cannoneer', 'shipwright', 'oarsman'] as const;

function withHands(fleet: Fleet, random: Random, terms: Terms): Fleet {
  let sofar = fleet;
  for (const word of HANDS)
    for (const at of fleet.ships.keys()) {
      const candidates = crewIds.filter((id) => has(crewCard(id), word) && !has(crewCard(id), 'limit'));
      for (const crew of random.shuffle(candidates, 'fleet').slice(0, 12)) {
        const next = hired(sofar, at, crew, terms);
        if (!next) continue;
        sofar = next;
        break;
      }
    }
  return sofar;
}

/** With this crew aboard, if it is allowed, can work there and leaves a space for gold. */
function hired(fleet: Fleet, at: number, crew: CrewId, terms: Terms): Fleet | undefined {
  const ship = fleet.ships[at];
  if (!ship || ship.crew.length >= 2 || ship.crew.length + 2 > pieces[ship.ship].cargo) return undefined;
  const aboard = { ...ship, crew: [...ship.crew, crew] };
  const next = { ...fleet, ships: fleet.ships.with(at, aboard) };
  return serves(crew, aboard, []) && isSound(next, terms) ? next : undefined;
}

/** Events for the points that are left. */
function withLuck(fleet: Fleet, random: Random, terms: Terms): Fleet {
  return random.shuffle([...eventIds], 'fleet').reduce((sofar: Fleet, event: EventId) => {
    const spent = fleetCost(sofar) + events[event].cost;
    return spent > terms.total ? sofar : { ...sofar, events: [...sofar.events, event] };
  }, fleet);
}
