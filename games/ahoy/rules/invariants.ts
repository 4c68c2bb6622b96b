import { nth } from '../../common/lists.ts';
import { COMRADES, GOLD } from '../content/census.ts';
import { CUTTER, FIGURES, GUNSHIP, OFF } from '../content/factions.ts';
import { CARDS, MARKET } from '../content/market.ts';
import { PLAN_CARDS } from '../content/plans.ts';
import { TILES } from '../content/tiles.ts';
import type { Ahoy, Player } from '../state.ts';
import { islandOf, isIsland, neighbours, regionAt, spacesOf } from './regions.ts';
import { diceOf } from './setup.ts';
import { isSmuggler } from './table.ts';

/** Invariants [AH-INV]: nothing is lost, nothing doubled, nothing where it cannot be. */

/** What is wrong with a state, if anything. */
export function audit(state: Ahoy): string | undefined {
  const complaints = [
    figures(state),
    ship(state, 'cutter'),
    ship(state, 'gunship'),
    comrades(state),
    gold(state),
    cards(
      'tiles',
      TILES.map(({ id }) => id),
      [state.regions.map(({ tile }) => tile), state.pile, state.removed, state.drawn],
    ),
    cards('plans', PLAN_CARDS, [
      state.uprising.hand,
      state.uprising.pile,
      state.uprising.discard,
      state.uprising.inPlay,
    ]),
    cards(
      'market cards',
      MARKET.map(({ id }) => id),
      marketCards(state),
    ),
    ...state.players.map((someone) => player(state, someone)),
    map(state),
  ];
  return complaints.find((complaint) => complaint !== undefined);
}

/** [AH-INV.1] */
function figures(state: Ahoy): string | undefined {
  const astray = state.at.findIndex((space) => space !== OFF && !regionAt(state, space));
  return astray < 0 ? undefined : `${nth(FIGURES, astray).name} is neither in reserve nor on the map`;
}

/** A ship is afloat if its plan is in play and brings its two slots. [AH-UN.17] */
function ship(state: Ahoy, plan: 'cutter' | 'gunship'): string | undefined {
  const afloat = nth(state.at, plan === 'cutter' ? CUTTER : GUNSHIP) !== OFF;
  if (afloat && !state.uprising.inPlay.includes(plan)) return `the ${plan} sails without its plan`;
  const slots = state.players.flatMap((one) => one.slots).filter(({ id }) => id.startsWith(plan));
  return slots.length === (afloat ? 2 : 0) ? undefined : `the ${plan} has ${slots.length} slots`;
}

/** [AH-INV.2] */
function comrades(state: Ahoy): string | undefined {
  const { reserve, ready } = state.uprising;
  const places = [reserve, ready, ...state.regions.map((region) => region.comrades)];
  if (places.some((count) => count < 0)) return 'fewer than no comrades';
  const all = places.reduce((sum, count) => sum + count, 0);
  return all === COMRADES ? undefined : `${all} comrades`;
}

/** [AH-INV.3] */
function gold(state: Ahoy): string | undefined {
  const purses = [state.supply, ...state.players.map((someone) => someone.gold)];
  if (purses.some((purse) => purse < 0)) return 'a debt of gold';
  const all = purses.reduce((sum, purse) => sum + purse, 0);
  return all === GOLD ? undefined : `${all} gold`;
}

const marketCards = (state: Ahoy): string[][] => [
  state.deck,
  state.market,
  state.box,
  ...state.players.flatMap(({ crew, cargo, pledges }) => [
    crew,
    cargo,
    ...pledges.map((pledge) => pledge.cards),
  ]),
];

/** [AH-INV.4] [AH-INV.5] [AH-INV.6] */
function cards(
  what: string,
  all: readonly string[],
  places: readonly (readonly string[])[],
): string | undefined {
  const found = places.flat().sort().join();
  return found === [...all].sort().join() ? undefined : `the ${what} are ${found}`;
}

/** [AH-INV.7] [AH-INV.8] [AH-INV.10] */
function player(state: Ahoy, someone: Player): string | undefined {
  const { faction, dice, setAside, slots, crew, cargo } = someone;
  const placed = slots.map((slot) => slot.die).filter((die) => die !== 0);
  const all = [...dice, ...setAside, ...placed];
  if (all.length !== diceOf(faction, state.solo)) return `${faction} has ${all.length} dice`;
  if (!all.every(isFace)) return `${faction} has dice showing ${all.join()}`;
  const both = slots.find((slot) => slot.die > 0 && slot.damaged);
  if (both) return `${faction} has a die and damage on ${both.id}`;
  const berths = slots.filter(({ id }) => id in CARDS).map(({ id }) => id);
  if (berths.join() !== crew.join()) return `${faction} has ${crew.join()} with slots for ${berths.join()}`;
  const most = isSmuggler(faction) ? 3 : 0; // the third only while its owner decides which to box
  return cargo.length > most ? `${faction} carries ${cargo.length} cargo` : undefined;
}

const isFace = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;

/** [AH-INV.4] [AH-INV.9] */
function map(state: Ahoy): string | undefined {
  if (!state.regions.every(({ wealth }) => isFace(wealth))) return 'a region has no wealth die';
  const spaces = state.regions.flatMap(spacesOf);
  if (new Set(spaces).size !== spaces.length) return 'two tiles overlap';
  const islands = state.regions.map(islandOf);
  if (islands.some((island) => neighbours(island).some((space) => isIsland(state, space))))
    return 'two Islands touch';
  const reached = new Set(spaces.slice(0, 1));
  for (const space of reached)
    for (const next of neighbours(space)) if (regionAt(state, next)) reached.add(next);
  return reached.size === spaces.length ? undefined : 'the map has fallen apart';
}
