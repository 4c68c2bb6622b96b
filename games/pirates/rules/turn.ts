import { type Rules, type Seat } from '@portolan/kernel';
import { type After, NONE, type Pirates, seenBy, type Ship } from '../state.ts';
import type { Act, TableAct, TurnOption } from '../choices.ts';
import { trim } from './cargo.ts';
import { canStill, chooseTransfer, moor, transfer, unloadAll } from './docking.ts';
import { ownEvents, playOwnEvent } from './events.ts';
import { explore, exploreShip, loadFromFort } from './exploring.ts';
import { build } from './forts.ts';
import { endMarks, gearFor, use, useGear } from './highseas.ts';
import { beginGame, chooseHome, placeIslands, placeShips, placeTerrain } from './layout.ts';
import { addEarly, fortShooter, marines, turnOptions, weigh } from './menu.ts';
import { comeAbout, move, pivot } from './movement.ts';
import { ram } from './ramming.ts';
import { repair } from './repairing.ts';
import { scuttle } from './scuttling.ts';
import { newTurn } from './setup.ts';
import { shoot } from './shooting.ts';
import { startOfTurn } from './start.ts';
import { bladeRams } from './switchblade.ts';
import {
  chooseWeighed,
  fleetOf,
  isAfloat,
  isLost,
  isOver,
  landAt,
  markUsed,
  player,
  roll,
  shipAt,
  shipName,
  type Table,
} from './table.ts';
import { breakFree } from './terrain.ts';
import { release, takeInTow } from './towing.ts';
import { checkEndOfTurn, checkFleets } from './victory.ts';

/** Turn and actions [PI-TURN]: one menu for everything the active player may do, until he ends his turn. */

/** One step of the game: a choice of setup, or a turn. */
export function* play(table: Table): Rules {
  switch (table.state.stage) {
    case 'islands':
      return yield* placeIslands(table);
    case 'terrain':
      return yield* placeTerrain(table);
    case 'homes':
      return yield* chooseHome(table);
    case 'ships':
      return yield* placeShips(table);
    case 'treasure':
      return yield* beginGame(table);
    case 'turn':
      return yield* turn(table);
    case 'over':
  }
}

export function startTurn(table: Table, seat: Seat): void {
  const { state } = table;
  const number = state.turn.number + 1;
  state.stage = 'turn';
  state.turn = { ...newTurn(), seat, number };
  table.tell({ say: 'turnBegins', seat });
}

/** The start of the turn, actions one after another, and its end. */
function* turn(table: Table): Rules {
  const { state } = table;
  const { seat } = state.turn;
  yield* startOfTurn(table);
  while (!isOver(state)) {
    yield* goOn(table);
    if (isOver(state)) break;
    state.turn.calm = true;
    const choice = yield* chooseWeighed(seat, { say: 'turn', seat }, () => turnOptions(state), weigh);
    state.turn.calm = false;
    if (choice.do === 'end') break;
    yield* carryOut(table, seat, choice);
    if (choice.do !== 'transfer' && choice.do !== 'scuttle') freeHands(state);
    checkFleets(table);
  }
  if (!isOver(state)) yield* closeAfter(table);
  if (!isOver(state)) yield* endTurn(table);
}

/**
 * Once something has been done, who came aboard before may change place again; not sooner, so that nobody goes to and fro
 * without end. Scuttling may be thought better of. [PI-RULING.121]
 */
function freeHands(state: Pirates): void {
  for (const { crew, gear } of state.ships) for (const hand of [...crew, ...gear]) hand.moved = false;
}

// --- Carrying out

const STEPS = ['pivot', 'shoot', 'ram', 'rest'] as const;

/** The step of [PI-MOVE.11] that is past once this has been done; what is no action and none of the steps closes none. [PI-RULING.115] */
function stepAfter(option: TurnOption): After['step'] {
  switch (option.do) {
    case 'pivot':
    case 'scuttle': // at any time [PI-SCUT.1]
    case 'release':
    case 'zeal':
    case 'transfer': // of which ship is chosen later
      return 'pivot';
    case 'captain':
      return 'shoot';
    case 'ram':
      return 'ram';
    case 'event':
      return option.event === 'double-watch' ? 'pivot' : 'rest';
    default:
      return 'rest';
  }
}

function* carryOut(table: Table, seat: Seat, option: Exclude<TurnOption, TableAct & { do: 'end' }>): Rules {
  const { state } = table;
  const struck = yield* closeTo(table, stepAfter(option));
  if (isOver(state)) return;
  if (struck && !turnOptions(state).some(({ key }) => key === option.key)) return;
  setPhase(state, option);
  switch (option.do) {
    case 'fort': {
      const shooter = fortShooter(state, option.island);
      shooter.fort.shot = true;
      return yield* shoot(table, shooter);
    }
    case 'marine': {
      markUsed(state, `marine ${option.crew}`);
      const shooter = marines(state, seat).find(({ sailor }) => sailor.id === option.crew);
      if (shooter) yield* shoot(table, shooter);
      return;
    }
    case 'transfer':
      return yield* transferHands(table);
    case 'scuttle':
      return yield* scuttle(table);
    case 'event':
      yield* playOwnEvent(table, seat, option);
      return yield* moor(table);
    case 'build':
      return yield* build(table, seat, option);
    case 'end':
      return;
    default:
      return yield* actShip(table, shipAt(state, option.ship), option);
  }
}

/** Crew or equipment changes place; to or from the ship that has just moved, not before the last step. [PI-MOVE.11] */
function* transferHands(table: Table): Rules {
  const { state } = table;
  const choice = yield* chooseTransfer(table);
  if (!choice) return;
  const moved = state.turn.after?.ship;
  if (choice.from === moved || choice.to === moved) {
    const struck = yield* closeTo(table, 'rest');
    if (isOver(state) || (struck && !canStill(state, choice))) return;
  }
  yield* transfer(table, choice);
}

/** Events of the start come before all actions, forts and events of the end after them. [PI-TURN.9] [PI-TURN.11] */
function setPhase(state: Pirates, option: TurnOption): void {
  const { turn } = state;
  if (option.do === 'scuttle') return;
  if (option.do === 'build') turn.phase = 'forts';
  else if (option.do !== 'event') turn.phase = 'actions';
  else if (option.event === 'double-watch') turn.phase = 'actions';
  else if (
    turn.phase !== 'start' ||
    ownEvents(state, turn.seat, 'endOfTurn').some(({ key }) => key === option.key)
  )
    turn.phase = 'events';
}

function* actShip(table: Table, ship: Ship, { do: what, other }: Act): Rules {
  const { state } = table;
  const { after } = state.turn;
  switch (what) {
    case 'pivot':
      if (after) after.step = 'shoot';
      return yield* pivot(table, ship);
    case 'captain':
      if (after) after.step = 'ram';
      use(table, ship, 'captain');
      markUsed(state, `captain ${ship.id}`);
      return yield* shoot(table, { kind: 'ship', ship });
    case 'ram':
      if (after) after.step = 'rest';
      if (other !== undefined) yield* ram(table, ship, shipAt(state, other));
      return yield* moor(table);
    case 'tow':
      if (other !== undefined) yield* takeInTow(table, ship, shipAt(state, other));
      return yield* moor(table);
    case 'landfall':
      return yield* landfall(table, ship);
    case 'release':
      release(table, ship);
      return yield* moor(table);
    case 'zeal':
      return zeal(table, ship);
    default:
      return yield* giveAction(table, ship, what, other);
  }
}

/** A ship is given its action of the turn. */
function* giveAction(table: Table, ship: Ship, what: Act['do'], other?: number): Rules {
  const { state } = table;
  state.turn.after = null;
  switch (what) {
    case 'move':
      ship.acts.push('move');
      return yield* move(table, ship);
    case 'comeAbout':
      ship.acts.push('move');
      return yield* comeAbout(table, ship);
    case 'shootAgain':
      useGear(table, ship, 'secondShoot');
      spendPowder(ship);
      return yield* shoot(table, { kind: 'ship', ship });
    case 'shoot':
      ship.acts.push('shoot');
      return yield* shoot(table, { kind: 'ship', ship });
    case 'explore':
      ship.acts.push('explore');
      return yield* exploreHere(table, ship);
    case 'exploreShip':
      ship.acts.push('explore');
      if (other !== undefined) yield* exploreShip(table, ship, shipAt(state, other));
      return;
    case 'repair':
      ship.acts.push('repair');
      yield* repair(table, ship);
      return yield* moor(table);
    case 'breakFree':
      ship.acts.push('free');
      yield* breakFree(table, ship);
      if (ship.entangledIn === NONE) markUsed(state, `freed ${ship.id}`); // [PI-SARG.8]
      return yield* moor(table);
    default:
      throw new Error(`${what} is no action`);
  }
}

function spendPowder(ship: Ship): void {
  const powder = gearFor(ship, 'secondShoot');
  if (powder) powder.spent = true;
}

function* exploreHere(table: Table, ship: Ship): Rules {
  const land = landAt(table.state, ship.docked);
  if (land.fort) yield* loadFromFort(table, ship, land, land.fort);
  else yield* explore(table, ship, land);
  yield* moor(table);
}

function* landfall(table: Table, ship: Ship): Rules {
  const { state } = table;
  const land = landAt(state, ship.docked);
  if ((land.banners & seenBy(ship.seat)) === 0) use(table, ship, 'explorer');
  yield* explore(table, ship, land);
  yield* moor(table);
}

/** A 5 or 6 gives the ship another action. [PI-CON.19] */
function zeal(table: Table, ship: Ship): void {
  use(table, ship, 'zeal');
  markUsed(table.state, `zeal ${ship.id}`);
  const die = roll(table, 'zeal');
  table.tell({ say: 'zeal', ship: shipName(ship), die });
  if (die < 5) return;
  ship.acts = [];
  ship.allowed = 1;
}

// --- After a move

/** Goes past what can no longer be done, so that unloading is not kept waiting. */
function* goOn(table: Table): Rules {
  const { state } = table;
  yield* moor(table);
  const { after } = state.turn;
  const ship = after && shipAt(state, after.ship);
  if (after && (!ship || !isAfloat(ship) || isLost(ship))) state.turn.after = null;
  else if (after && ship && after.step !== 'rest') {
    const early: TurnOption[] = [];
    addEarly(state, after, ship, early);
    const waits = early.some((option) => option.do !== 'ram');
    if (!waits) yield* closeTo(table, 'ram');
    if (early.length === 0) yield* closeTo(table, 'rest');
  }
  if (state.turn.after === null || state.turn.after.step === 'rest') unloadAll(table);
}

/** Leaves the steps before this one behind: blades strike when shooting is over, treasure is unloaded after boarding. True if blades struck, which may leave nothing of what was chosen. [PI-MOVE.11] */
function* closeTo(table: Table, step: After['step']): Rules<boolean> {
  const { state } = table;
  const { after } = state.turn;
  if (!after) return false;
  const spared = after.barred.length;
  const [now, then] = [STEPS.indexOf(after.step), STEPS.indexOf(step)];
  if (now < STEPS.indexOf('ram') && then >= STEPS.indexOf('ram')) {
    after.step = 'ram';
    yield* bladeRams(table, shipAt(state, after.ship), after.barred);
    yield* moor(table);
  }
  if (STEPS.indexOf(after.step) < then) after.step = step;
  if (after.step === 'rest') unloadAll(table);
  return after.barred.length > spared;
}

function* closeAfter(table: Table): Rules {
  yield* closeTo(table, 'rest');
  table.state.turn.after = null;
  unloadAll(table);
}

/** The end of a turn, and whose turn is next. [PI-TURN.11] [PI-TURN.1] [PI-MULTI.7] */
function* endTurn(table: Table): Rules {
  const { state } = table;
  const { seat } = state.turn;
  state.quiet++;
  player(state, seat).turns++;
  const borrowed = fleetOf(state, seat).filter((ship) => ship.crew.some(({ lent }) => lent));
  tidyUp(state, seat);
  for (const ship of borrowed) yield* trim(table, ship); // room that borrowed colours gave is gone
  checkEndOfTurn(table);
  if (isOver(state)) return;
  let next = seat;
  do next = (next + 1) % state.players.length;
  while (player(state, next).out);
  startTurn(table, next);
}

/** Values, once-a-turn marks and hits are forgotten. */
function tidyUp(state: Pirates, seat: Seat): void {
  endMarks(state, seat);
  for (const tile of state.tiles) tile.value = 0;
  for (const ship of state.ships) {
    ship.wasHit = false;
    for (const sailor of ship.crew) forget(sailor);
    for (const gear of ship.gear) gear.moved = false;
  }
  for (const land of state.islands) {
    for (const sailor of land.crew) forget(sailor);
    for (const gear of land.gear) gear.moved = false;
  }
}

const forget = (sailor: { lent: boolean; moved: boolean; hits: number }): void => {
  sailor.lent = false;
  sailor.moved = false;
  sailor.hits = 0;
};
