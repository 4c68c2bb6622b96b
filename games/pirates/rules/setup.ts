import {
  type Chosen,
  type Json,
  type Outside,
  type Random,
  Refusal,
  type Seat,
  type Setup,
} from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { CrewId } from '../content/crew.ts';
import type { EquipmentId } from '../content/equipment.ts';
import { type EventId, eventIds, events } from '../content/events.ts';
import { type Fleet, type FleetShip, isReadyFleetId, readyFleetIds, readyFleets } from '../content/fleets.ts';
import { type IslandId, islandIds, islands } from '../content/islands.ts';
import { builtMasts, pieces } from '../content/pieces.ts';
import { terrainIds } from '../content/terrain.ts';
import type { TreasureId } from '../content/treasure.ts';
import { has } from '../content/types.ts';
import { crewCard } from '../content/crew.ts';
import { roomForIslands, surfaceFor } from '../geometry/index.ts';
import {
  type Coin,
  type Gear,
  NOBODY,
  NONE,
  type Pirates,
  type Player,
  PUBLIC,
  type Sailor,
  seenBy,
  type Ship,
} from '../state.ts';
import { fleetCost, fleetFaults, purse, type Terms, validateFleet } from './fleet.ts';
import { parseFleet, printFleet } from './fleet-form.ts';
import { quickSea } from './quick.ts';
import { readScenario, scenarioFleets, setScenario } from './solo.ts';
import { dealTreasure } from './treasure.ts';
import { refusal } from './table.ts';

/** Setup [PI-SET]: who brings which fleet, and everything dealt that nobody decides. */

export const OPTIONS = {
  setup: { values: ['quick', 'full'], default: 'quick' },
  total: { values: [40, 80, 120], default: 40 },
  terrain: { values: [0, 1, 2, 4], default: 2 },
  mysterious: { values: [0, 1], default: 1 },
  leaving: { values: ['replaced', 'withdraws'], default: 'replaced' },
  scenario: {
    values: ['none', 'goldRush', 'convoy', 'siege', 'monsterHunt', 'icePassage', 'salvage'],
    default: 'none',
  },
} as const;

const termsOf = (seats: number, options: Chosen): Terms => ({
  total: Number(options['total']),
  players: seats,
});

/** The fleet a seat brings: a ready-made one by name, or one written in words; nothing if it brings none. */
function broughtBy(brought: Json | undefined): Fleet | Refusal | undefined {
  if (brought === undefined || brought === null) return undefined;
  if (typeof brought !== 'string')
    return refusal({ say: 'unreadable', rule: 'PI-FLT.25', line: 1, at: 1, word: '' });
  return isReadyFleetId(brought) ? readyFleets[brought].fleet : parseFleet(brought);
}

/** What a seat brings is a fleet that breaks no rule. [PI-FLT.25] */
export const brings: Outside = {
  admit(brought, { seats, options }) {
    const fleet = broughtBy(brought);
    if (fleet instanceof Refusal || !fleet) return fleet;
    return validateFleet(fleet, termsOf(seats, options))[0];
  },
  sample(random, { seats, options }) {
    const terms = termsOf(seats, options);
    return terms.total < 80 ? random.pick(readyFleetIds, 'fleet') : printFleet(readyFleet(random, terms));
  },
};

/** Why such a table cannot be set: a scenario asks for another. */
export function admit(setup: Setup): Refusal | undefined {
  const scenario = readScenario(setup.options);
  if (scenario !== 'none' && setup.seats !== 2) return refusal({ say: 'scenarioSeats', rule: 'PI-SOLO.1' });
  if (scenario !== 'none' && (setup.options['setup'] === 'full' || setup.options['total'] !== 40))
    return refusal({ say: 'scenarioTable', rule: 'PI-SOLO.3' });
  return undefined;
}

/** A ready-made fleet; where the build total allows it two, and events for the points that are left. */
function readyFleet(random: Random, terms: Terms): Fleet {
  const pick = (): Fleet => readyFleets[random.pick(readyFleetIds, 'fleet')].fleet;
  const one = pick();
  if (terms.total < 80) return one;
  const both = joined(one, pick());
  const sound = [both, { ...both, treasures: [] }].find((fleet) => fleetFaults(fleet, terms).length === 0);
  return withEvents(sound ?? one, random, terms);
}

const joined = (one: Fleet, other: Fleet): Fleet => ({
  ...one,
  ships: [...one.ships, ...other.ships],
  events: [...one.events, ...other.events],
  treasures: [...one.treasures, ...other.treasures],
});

function withEvents(fleet: Fleet, random: Random, { total }: Terms): Fleet {
  const drawn: EventId[] = [];
  let left = total - fleetCost(fleet);
  for (const event of random.shuffle([...eventIds], 'events')) {
    if (events[event].cost > left) continue;
    left -= events[event].cost;
    drawn.push(event);
  }
  return { ...fleet, events: [...fleet.events, ...drawn] };
}

/** Deals everything; what players decide during setup comes in the first steps of play. */
export function deal(setup: Setup): Pirates {
  const { seats, options, random } = setup;
  const terms = termsOf(seats, options);
  const scenario = readScenario(options);
  const fleets = scenarioFleets(
    scenario,
    Array.from({ length: seats }, (_, seat) => fleetFor(setup, seat, terms)),
  );
  const state = emptySea(setup, terms, fleets);
  state.first = firstPlayer(random, seats);
  if (scenario !== 'none') setScenario(state, random);
  else if (options['setup'] === 'full') chart(state);
  else {
    quickSea(state, random);
    dealTreasure(state, random);
  }
  return state;
}

function fleetFor(setup: Setup, seat: Seat, terms: Terms): Fleet {
  const fleet = broughtBy(setup.brought[seat]);
  if (fleet instanceof Refusal) throw fleet;
  return fleet ?? readyFleet(setup.random, terms);
}

function emptySea(setup: Setup, terms: Terms, fleets: readonly Fleet[]): Pirates {
  const { seats, options, random } = setup;
  const { width, height } = surfaceFor(seats, terms.total);
  const muster = new Muster();
  const ships = fleets.flatMap((fleet, seat) =>
    fleet.ships.map((ship) => ({ ship, seat, marked: fleet.marked })),
  );
  const afloat = ships.map(({ ship, seat, marked }, id) => newShip(id, seat, ship, marked, muster));
  const ashore = fleets.map((fleet, seat) => ({
    crew: fleet.home.crew.map((crew) => muster.sailor(crew, seat)),
    gear: fleet.home.equipment.map((gear) => muster.gear(gear, seat)),
  }));
  const bag = fleets.flatMap((fleet) => coinsOf(fleet, terms));
  return {
    stage: 'treasure',
    scenario: readScenario(options),
    total: terms.total,
    width,
    height,
    withdraws: options['leaving'] === 'withdraws' && seats > 2,
    first: 0,
    players: fleets.map(newPlayer),
    ships: afloat,
    islands: [],
    tiles: [],
    turn: newTurn(),
    chart: drawIslands(random, seats, Number(options['mysterious'])),
    room: [],
    tilesLeft: [...terrainIds],
    tilesEach: Number(options['terrain']),
    unplaced: [],
    waitingAshore: ashore,
    bag,
    deep: [],
    scrap: [],
    startingGold: 0,
    mysterious: Number(options['mysterious']) > 0,
    quiet: 0,
    counts: { coins: bag.length, crew: muster.crew, gear: muster.equipment },
    goals: [],
    result: null,
  };
}

/** Numbers crew and equipment as they are mustered: a card is known by its number, not by its face. */
export class Muster {
  crew = 0;
  equipment = 0;

  /** Face down, known to its own player. [PI-HID.5] */
  sailor(crew: CrewId, seat: Seat): Sailor {
    const id = this.crew++;
    const seen = seenBy(seat);
    return { id, crew, seat, marked: false, lent: false, moved: false, x: 0, y: 0, hits: 0, seen };
  }

  gear(gear: EquipmentId, seat: Seat): Gear {
    return { id: this.equipment++, gear, moved: false, spent: false, seen: seenBy(seat) };
  }
}

const newPlayer = (fleet: Fleet): Player => ({
  home: NONE,
  events: [...fleet.events],
  forts: [...fleet.forts],
  lost: [],
  turns: 0,
  out: false,
  calm: false,
  strength: fleet.ships.reduce((sum, { ship }) => sum + pieces[ship].cost, 0),
});

export const newTurn = (): Pirates['turn'] => ({
  seat: 0,
  number: 0,
  phase: 'start',
  after: null,
  used: [],
  played: [],
  calm: false,
  waits: '',
});

/** Crew and equipment aboard as the fleet says; Black Marks and Ex-Patriots lie face up. [PI-SET.15] [PI-SET.16] [PI-KW.blackmark.2] [PI-KW.expatriot.5] */
export function newShip(
  id: number,
  seat: Seat,
  { ship: piece, crew, equipment }: FleetShip,
  marked: readonly CrewId[],
  muster: Muster,
): Ship {
  const card = pieces[piece];
  const { hull } = card;
  const aboard = crew.map((one) => muster.sailor(one, seat));
  for (const sailor of aboard) {
    sailor.marked = marked.includes(sailor.crew);
    if (sailor.marked || has(crewCard(sailor.crew), 'expatriot')) sailor.seen |= PUBLIC;
  }
  return {
    id,
    piece,
    kind: hull.kind,
    owner: seat,
    seat,
    fate: 'waiting',
    x: 0,
    y: 0,
    heading: 0,
    masts: Array.from({ length: builtMasts(card) }, () => 'up'),
    panels: hull.kind === 'turtleship' ? hull.panels : 0,
    flags: hull.kind === 'flotilla' ? hull.flags : 0,
    secondHull: hull.kind === 'catamaran',
    blades: false,
    submerged: false,
    intangible: false,
    form: '',
    jammed: false,
    chase: NONE,
    crew: aboard,
    gear: equipment.map((gear) => muster.gear(gear, seat)),
    coins: [],
    docked: NONE,
    began: NONE,
    unloads: false,
    alongside: false,
    lostIn: NONE,
    before: { x: 0, y: 0, heading: 0 },
    entangledIn: NONE,
    tower: NONE,
    heldBy: NONE,
    slips: NONE,
    scuttling: false,
    marks: [],
    truce: null,
    acts: [],
    allowed: 1,
    hits: 0,
    wasHit: false,
  };
}

export const coin = (gold: number, treasure: TreasureId | '' = ''): Coin => ({
  gold,
  treasure,
  crew: '',
  last: false,
  seen: NOBODY,
});

/** A unique treasure is worth nothing until its text says so. [PI-SET.23] */
const coinsOf = (fleet: Fleet, terms: Terms): Coin[] => [
  ...purse(fleet, terms).map((gold) => coin(gold)),
  ...fleet.treasures.map((treasure) => coin(0, treasure)),
];

/** The highest d6 is the first player; ties are rolled again. [PI-SET.1] [PI-MULTI.3] */
function firstPlayer(random: Random, seats: number): Seat {
  let left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const dice = left.map(() => random.die(6, 'first player'));
    const best = Math.max(...dice);
    left = left.filter((_, i) => dice[i] === best);
  }
  return nth(left, 0);
}

/** Six islands for two, three a player for more; so many of them mysterious. [PI-SET.2] [PI-MULTI.2] [PI-MYST.1] */
function drawIslands(random: Random, seats: number, mysteriousEach: number): IslandId[] {
  const count = seats === 2 ? 6 : 3 * seats;
  const strange = islandIds.filter((id) => islands[id].mysterious);
  const plain = islandIds.filter((id) => !islands[id].mysterious);
  random.shuffle(strange, 'islands');
  random.shuffle(plain, 'islands');
  const mysterious = Math.max(count - plain.length, Math.min(strange.length, mysteriousEach * seats, count));
  return [...strange.slice(0, mysterious), ...plain.slice(0, count - mysterious)];
}

/** The players lay out the sea themselves. */
function chart(state: Pirates): void {
  state.stage = 'islands';
  const room = roomForIslands([], state.chart.length, state) ?? [];
  state.room = room.map(({ x, y }) => ({ x, y }));
}
