import type { Option, Rules } from '@portolan/kernel';
import { HARBOR, NOBODY, type Player, type Reckoning, type Space } from '../state.ts';
import { battleShips, canFight } from './battle-ships.ts';
import { chooseSides } from './battle.ts';
import { hullWorks, iconsOfPart, partsInPlay, hullFace } from './cards.ts';
import { HULL_SOURCE } from './refs.ts';
import { controls, hasBuilding, isOpen, piratesAt } from './control.ts';
import { explore } from './exploring.ts';
import { beside, boardAt, islandAt, spaceName } from './ocean.ts';
import { HULLS } from './ship.ts';
import { harm } from './sinking.ts';
import { DONE, pick, shipName, shipOption, spaceOption, type Table } from './table.ts';

/** Raise sails, move, and what happens on entering a space [DR-SAIL] [DR-MOVE]. */

const MOST_SAILS = 8;

/** In port and on an island where one may load and unload, goods do not furl sails. [DR-SAIL.5] [DR-SAIL.6] [DR-SAIL.7] [DR-CARGO.23] */
const sailsFree = (state: Reckoning, someone: Player): boolean =>
  someone.at === HARBOR || (controls(state, someone, someone.at) && isOpen(state, someone, someone.at));

/** Sails of the ship and of the cards in play. [DR-SAIL.2] */
export function sailsOf(state: Reckoning, someone: Player): number {
  let count = 0;
  for (const found of partsInPlay(state, someone)) count += iconsOfPart(state, someone, found, 'sail');
  if (sailsFree(state, someone)) count += furled(state, someone);
  return Math.min(count, MOST_SAILS); // [DR-SAIL.3]
}

/** Sails over holds that are not empty. */
function furled(state: Reckoning, someone: Player): number {
  let count = 0;
  for (let hull = 0; hull < HULLS; hull++) {
    if (hullWorks(someone, hull)) continue;
    hullFace(someone, hull).ability.forEach((part, index) => {
      count += iconsOfPart(state, someone, { source: HULL_SOURCE + hull, band: 0, index, part }, 'sail');
    });
  }
  return count;
}

/** Once a turn, before any movement. [DR-SAIL.1] [DR-SAIL.4] [DR-SAIL.8] [DR-SAIL.9] */
export function* raiseSails(table: Table, someone: Player): Rules {
  const { state } = table;
  yield* chooseSides(table, someone, 'sail');
  state.turn.raised = true;
  someone.sails = sailsOf(state, someone);
  table.tell({ say: 'raised', seat: someone.seat, sails: someone.sails });
}

/** One may stop anywhere but on a second unexplored board. [DR-EXPL.4] [DR-EXPL.5] */
const mayStop = (state: Reckoning, space: Space): boolean =>
  space === HARBOR || boardAt(state, space).explored || !state.turn.explored;

/** Whether from here, with so many sails, the move can come to a legal end. */
function canEnd(state: Reckoning, space: Space, sails: number): boolean {
  if (mayStop(state, space)) return true;
  return sails > 0 && beside(space).some((next) => canEnd(state, next, sails - 1));
}

/** Where the ship could go next. [DR-MOVE.2] [DR-MOVE.5] [DR-MOVE.6] */
export const steps = (state: Reckoning, someone: Player): Space[] =>
  someone.sails === 0 ? [] : beside(someone.at).filter((space) => canEnd(state, space, someone.sails - 1));

interface Step extends Option {
  readonly space?: Space;
}

/** A move of one or more steps; only its last space is a stop. [DR-MOVE.1] [DR-MOVE.4] */
export function* sail(table: Table, someone: Player, first: Space): Rules {
  const { state } = table;
  let to: Space | undefined = first;
  while (to !== undefined) {
    if (!enter(table, someone, to)) return; // sunk on the way [DR-MOVE.10]
    to = yield* nextStep(state, someone);
    if (to !== undefined) notePassed(state, someone.at);
  }
  yield* stop(table, someone);
}

function* nextStep(state: Reckoning, someone: Player): Rules<Space | undefined> {
  const options = (): Step[] => {
    const ways: Step[] = steps(state, someone).map(spaceOption);
    return mayStop(state, someone.at) ? [...ways, { ...DONE, on: spaceName(someone.at) }] : ways;
  };
  if (steps(state, someone).length === 0) return undefined;
  const { space } = yield* pick(someone.seat, { say: 'step', left: someone.sails }, options);
  return space;
}

function notePassed({ turn }: Reckoning, space: Space): void {
  if (!turn.passed.includes(space)) turn.passed.push(space);
}

/** One step. A garrison harms first, then one's own cards harm others. False if the ship sank. [DR-MOVE.9] [DR-BLDG.9] [DR-EFF.4] */
export function enter(table: Table, someone: Player, space: Space): boolean {
  const { state } = table;
  const from = someone.at;
  someone.sails = Math.max(0, someone.sails - 1);
  someone.at = space;
  table.tell({
    say: 'sailed',
    ship: shipName(someone),
    from: spaceName(from),
    to: spaceName(space),
    stops: false,
  });
  if (space === HARBOR) return true;
  const { controller } = boardAt(state, space);
  if (
    controller !== NOBODY &&
    controller !== someone.seat &&
    islandAt(state, space) &&
    hasBuilding(state, space, 'garrison')
  ) {
    if (harm(table, [someone], controller, 'garrison').includes(someone)) return false; // [DR-BLDG.10]
  }
  if (state.turn.harries && !state.turn.harried.includes(space)) {
    state.turn.harried.push(space);
    const met = state.players.filter((other) => other !== someone && other.at === space);
    harm(table, met, someone.seat, 'card');
  }
  return true;
}

/** The ship stops: it explores, then fights the pirates that are there. [DR-EXPL.1] [DR-PIRATE.7] */
export function* stop(table: Table, someone: Player): Rules {
  const { state } = table;
  const { at } = someone;
  state.turn.stops.push(at);
  if (at === HARBOR) return;
  if (!boardAt(state, at).explored) explore(table, someone, at);
  yield* meetPirates(table, someone);
}

/** One after another, in the order the active player chooses. [DR-PIRATE.9] [DR-PIRATE.10] [DR-PIRATE.13] */
function* meetPirates(table: Table, someone: Player): Rules {
  const { state } = table;
  const { at } = someone;
  for (;;) {
    const due = (): Player[] => piratesAt(state, at, someone).filter((other) => canFight(state, other));
    if (someone.at !== at || due().length === 0) return;
    const foe = due().length === 1 ? due()[0] : yield* choosePirate(state, someone, due);
    if (!foe) return;
    const won = yield* battleShips(table, someone, foe);
    if (!won && islandAt(state, at) && !state.turn.shut.includes(at)) state.turn.shut.push(at); // [DR-PIRATE.16]
  }
}

function* choosePirate(state: Reckoning, someone: Player, due: () => Player[]): Rules<Player | undefined> {
  const options = () => due().map(({ seat }) => shipOption(seat));
  const { player: who } = yield* pick(someone.seat, { say: 'nextPirate' }, options);
  return state.players[who];
}
