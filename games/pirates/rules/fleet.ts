import { Refusal } from '@portolan/kernel';
import { crewCard, type CrewId } from '../content/crew.ts';
import { equipment } from '../content/equipment.ts';
import { events } from '../content/events.ts';
import type { Fleet, FleetShip, Hands } from '../content/fleets.ts';
import { crewLinks, shipLinks } from '../content/links.ts';
import { isPieceId, type PieceId, pieces } from '../content/pieces.ts';
import { coinValues } from '../content/treasure.ts';
import { has, type Nation, partiesOf, type Party } from '../content/types.ts';
import type { FleetFault } from '../says.ts';

/** Fleet building [PI-FLT]: which fleets may be brought to a table, and what is wrong with the others. */

/** What all players agree on before they build [PI-FLT.1]. */
export interface Terms {
  readonly total: number;
  readonly players: number;
}
export const STANDARD: Terms = { total: 40, players: 2 };
const MOST_FORTS = 3;
const COINS_OF_TWO = 8;
const COINS_OF_MORE = 6;

/** Every refusal names its rule; without one the fleet may sail [PI-FLT.25]. */
export const validateFleet = (fleet: Fleet, terms: Terms = STANDARD): Refusal[] =>
  fleetFaults(fleet, terms).map((fault) => new Refusal(fault));

export function fleetFaults(fleet: Fleet, terms: Terms = STANDARD): FleetFault[] {
  return [
    ...points(fleet, terms),
    ...limits(fleet),
    ...loyalties(fleet),
    ...fleet.ships.flatMap((ship) => [
      ...caps(fleet, ship),
      ...volunteers(fleet, ship),
      ...room(fleet, ship),
    ]),
    ...marks(fleet),
    ...fortList(fleet),
    ...hoard(fleet, terms),
  ];
}

/** A sound fleet that can hardly win: nothing in it can carry gold home. A warning, no refusal [PI-FLT.27]. */
export const cannotBank = (fleet: Fleet): boolean =>
  fleet.ships.every((ship) => isMercenary(ship) || !canHaul(ship));

const when = (broken: boolean, fault: FleetFault): FleetFault[] => (broken ? [fault] : []);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const repeated = <T>(items: readonly T[]): T[] => [
  ...new Set(items.filter((item, i) => items.indexOf(item) < i)),
];

// Points

function points(fleet: Fleet, { total }: Terms): FleetFault[] {
  const spent = fleetCost(fleet);
  return [
    ...when(fleet.ships.length === 0, { say: 'noShip', rule: 'PI-FLT.2' }),
    ...when(spent > total, { say: 'overBudget', rule: 'PI-FLT.3', spent, total }),
  ];
}

/** Ships, crew, events and equipment; forts cost gold in play instead [PI-FLT.3, PI-FLT.5]. */
export const fleetCost = (fleet: Fleet): number =>
  sum([
    ...fleet.ships.map(({ ship }) => pieces[ship].cost),
    ...crewOf(fleet).map((crew) => costIn(fleet, crew)),
    ...[...fleet.ships, fleet.home].map(gearCost),
    ...fleet.events.map((event) => events[event].cost),
  ]);

const crewOf = (fleet: Fleet): CrewId[] => [...fleet.ships, fleet.home].flatMap(({ crew }) => crew);
const gearCost = (hands: Hands): number => sum(hands.equipment.map((item) => equipment[item].cost));

/** A crew that starts as Cursed by its Black Mark costs 1 more [PI-KW.blackmark.4]. */
const costIn = (fleet: Fleet, crew: CrewId): number =>
  crewCard(crew).cost + (fleet.marked.includes(crew) ? 1 : 0);

// Limit, Loyal, Hostile

type CardId = PieceId | CrewId;
const cardsOf = (fleet: Fleet): CardId[] => [...fleet.ships.map(({ ship }) => ship), ...crewOf(fleet)];
const cardOf = (id: CardId) => (isPieceId(id) ? pieces[id] : crewCard(id));

const limits = (fleet: Fleet): FleetFault[] =>
  repeated(cardsOf(fleet)).flatMap((card) =>
    when(has(cardOf(card), 'limit'), { say: 'limited', rule: 'PI-FLT.9', card }),
  );

function loyalties(fleet: Fleet): FleetFault[] {
  return [...new Set(cardsOf(fleet))].flatMap((card) => [
    ...partiesOf(cardOf(card), 'loyal').flatMap((to) =>
      when(!sails(fleet, to, card) && !enlisted(fleet, to, card), {
        say: 'lacksLoyalty',
        rule: 'PI-FLT.10',
        card,
        to,
      }),
    ),
    ...partiesOf(cardOf(card), 'hostile').flatMap((to) =>
      when(sails(fleet, to, card) || enlisted(fleet, to, card), {
        say: 'meetsHostility',
        rule: 'PI-FLT.11',
        card,
        to,
      }),
    ),
  ]);
}

/** Is that ship or crew in the fleet, or a ship of that nation, besides the card that asks? */
function sails(fleet: Fleet, to: Party, asking: CardId): boolean {
  if ('card' in to) return cardsOf(fleet).some((card) => card === to.card);
  const itself = fleet.ships.findIndex(({ ship }) => ship === asking);
  return fleet.ships.some((ship, i) => i !== itself && colours(ship, fleet.marked).includes(to.nation));
}

const enlisted = (fleet: Fleet, to: Party, asking: CardId): boolean =>
  'nation' in to &&
  crewOf(fleet).some((crew) => crew !== asking && nationOf(crew, fleet.marked) === to.nation);

/** Black Mark crew that use it are Cursed, for these checks too [PI-RULING.28]. */
const nationOf = (crew: CrewId, marked: readonly CrewId[]): Nation =>
  marked.includes(crew) ? 'cursed' : crewCard(crew).nation;

// Who serves where

/** A ship and the crew aboard. */
export type Manned = Pick<FleetShip, 'ship' | 'crew'>;

/** The nations a ship belongs to with these crew aboard [PI-KW.blackmark.3, PI-KW.expatriot.3, PI-KW.expatriot.6]. */
export function colours({ ship, crew }: Manned, marked: readonly CrewId[]): Nation[] {
  const flag = crew.some((id) => marked.includes(id)) ? 'cursed' : pieces[ship].nation;
  return hasExPatriot(crew) ? [flag, 'mercenaries'] : [flag];
}

/** A crew uses its abilities only under its own flag, an Ex-Patriot under any [PI-FLT.17, PI-KW.expatriot.1]. */
export const serves = (crew: CrewId, ship: Manned, marked: readonly CrewId[]): boolean =>
  has(crewCard(crew), 'expatriot') || colours(ship, marked).includes(nationOf(crew, marked));

/** By its own keyword, or by an Ex-Patriot aboard [PI-KW.expatriot.2]. */
export const isMercenary = ({ ship, crew }: Manned): boolean =>
  has(pieces[ship], 'mercenary') || hasExPatriot(crew);

const hasExPatriot = (crew: readonly CrewId[]): boolean => crew.some((id) => has(crewCard(id), 'expatriot'));

const volunteers = (fleet: Fleet, aboard: FleetShip): FleetFault[] =>
  aboard.crew.flatMap((crew) =>
    when(costIn(fleet, crew) === 0 && !serves(crew, aboard, fleet.marked), {
      say: 'foreignVolunteer',
      rule: 'PI-FLT.16',
      ship: aboard.ship,
      crew,
    }),
  );

function marks(fleet: Fleet): FleetFault[] {
  return fleet.marked.flatMap((crew) =>
    has(crewCard(crew), 'blackmark')
      ? when(!fleet.ships.some((ship) => ship.crew.includes(crew)), {
          say: 'markedAshore',
          rule: 'PI-KW.blackmark.2',
          crew,
        })
      : [{ say: 'notMarked', rule: 'PI-KW.blackmark.1', crew }],
  );
}

// Room aboard

function caps(fleet: Fleet, aboard: FleetShip): FleetFault[] {
  const { ship } = aboard;
  const most = pieces[ship].cost;
  const crew = sum(aboard.crew.map((id) => costIn(fleet, id)));
  const gear = gearCost(aboard);
  return [
    ...when(crew > most, { say: 'crewTooDear', rule: 'PI-FLT.13', ship, cost: crew, most }),
    ...when(gear > most, { say: 'gearTooDear', rule: 'PI-FLT.14', ship, cost: gear, most }),
  ];
}

function room(fleet: Fleet, aboard: FleetShip): FleetFault[] {
  const { ship } = aboard;
  const { kind } = pieces[ship].hull;
  if (aboard.crew.length > 0 && (kind === 'seamonster' || kind === 'seadragon')) {
    const rule = kind === 'seamonster' ? 'PI-KW.seamonster.4' : 'PI-KW.seadragon.12';
    return [{ say: 'takesNoCrew', rule, ship }];
  }
  const spaces = cargoSpaces(aboard, fleet.marked);
  const load = cargoLoad(aboard);
  const rule = load - aboard.equipment.length > spaces ? 'PI-FLT.18' : 'PI-FLT.19';
  return when(load > spaces, { say: 'noRoom', rule, ship, load, spaces });
}

/** Crew and equipment take a space each, oarsmen none [PI-FLT.18, PI-FLT.19, PI-KW.oarsman.2]. */
const cargoLoad = ({ crew, equipment }: Hands): number =>
  crew.filter((id) => !has(crewCard(id), 'oarsman')).length + equipment.length;

/** Printed spaces, links, and one for stowage [PI-SEA.4]; spaces for coins alone are not among them. */
export function cargoSpaces(aboard: Manned, marked: readonly CrewId[]): number {
  const stowage = aboard.crew.some((id) => has(crewCard(id), 'stowage') && serves(id, aboard, marked));
  return pieces[aboard.ship].cargo + linkedSpaces(aboard) + (stowage ? 1 : 0);
}

/** +1 for each crew linked to the ship and for each linked pair aboard [PI-FLT.20, PI-FLT.21, PI-FLT.22]. */
function linkedSpaces({ ship, crew }: Manned): number {
  const count = (id: CrewId): number => crew.filter((other) => other === id).length;
  const toShip = shipLinks.map(([one, linked]) => (linked === ship ? count(one) : 0));
  const pairs = crewLinks.map(([one, other]) => count(one) * count(other));
  return sum([...toShip, ...pairs]);
}

function canHaul(aboard: FleetShip): boolean {
  const { kind } = pieces[aboard.ship].hull;
  if (kind === 'flotilla' || kind === 'seadragon') return false;
  const effects = aboard.equipment.map((item) => equipment[item].effect);
  const forCoins = sum(effects.map((effect) => (effect.does === 'coinRoom' ? effect.spaces : 0)));
  return cargoSpaces(aboard, []) + forCoins > cargoLoad(aboard);
}

// Forts and coins

const fortList = ({ forts }: Fleet): FleetFault[] => [
  ...when(forts.length > MOST_FORTS, { say: 'tooManyForts', rule: 'PI-FLT.24', most: MOST_FORTS }),
  ...repeated(forts).map((fort): FleetFault => ({ say: 'fortTwice', rule: 'PI-FLT.24', fort })),
];

/** Two players bring eight coins of a fixed sum, more players six of any value [PI-SET.19, PI-SET.22, PI-MULTI.2]. */
function hoard(fleet: Fleet, terms: Terms): FleetFault[] {
  const { treasures } = fleet;
  const coins = purse(fleet, terms);
  const [need, have] = [coinsFor(terms), coins.length + treasures.length];
  const two = terms.players === 2;
  const sumRule = treasures.length > 0 ? 'PI-SET.20' : terms.total === 40 ? 'PI-SET.19' : 'PI-SET.22';
  const owed = { need: goldFor(terms), have: sum(coins) };
  return [
    ...when(have !== need, { say: 'coinCount', rule: two ? 'PI-SET.19' : 'PI-MULTI.2', need, have }),
    ...when(two && owed.have !== owed.need, { say: 'coinGold', rule: sumRule, ...owed }),
    ...coins.flatMap((value) =>
      when(!coinValues.some((known) => known === value), { say: 'noSuchCoin', rule: 'PI-CON.12', value }),
    ),
    ...repeated(treasures).map((treasure): FleetFault => ({
      say: 'treasureTwice',
      rule: 'PI-SET.20',
      treasure,
    })),
  ];
}

const coinsFor = ({ players }: Terms): number => (players === 2 ? COINS_OF_TWO : COINS_OF_MORE);

/** The gold a player's coins add up to [PI-SET.19, PI-SET.22]. */
const goldFor = ({ total }: Terms): number => Math.max(COINS_OF_TWO, Math.round((15 * total) / 40));

/** The coins a player puts into the game: his own, or the default ones beside his unique treasures [PI-SET.25]. */
export const purse = (fleet: Fleet, terms: Terms = STANDARD): readonly number[] =>
  fleet.coins.length > 0
    ? fleet.coins
    : defaultCoins(Math.max(0, coinsFor(terms) - fleet.treasures.length), goldFor(terms));

/** Where the gold above 1 a coin goes, counted from the dearest: eight coins of 15 gold are those of [PI-SET.25]. */
const RAISES = [0, 1, 2, 3, 0, 1, 0];

function defaultCoins(count: number, gold: number): number[] {
  const dearest = Math.max(...coinValues);
  const coins = Array.from({ length: count }, () => 1);
  const above = Math.min(gold, count * dearest) - count;
  for (let i = 0; i < above; i++) {
    const turn = RAISES[i % RAISES.length] ?? 0;
    const free = (coins[turn] ?? dearest) < dearest;
    const at = free ? turn : coins.indexOf(Math.min(...coins));
    coins[at] = (coins[at] ?? 0) + 1;
  }
  return coins.toSorted((a, b) => a - b);
}
