import { type Rules } from '@portolan/kernel';
import { type Faction, type Figure, FLAGSHIP } from '../content/factions.ts';
import { type Direction, DIRECTION_KEYS, DIRECTIONS, opposite } from '../content/tiles.ts';
import {
  type Ahoy,
  type At,
  beside,
  bySpace,
  type Manner,
  type Player,
  spaceName,
  type Voyage,
} from '../state.ts';
import type { Ask } from '../says.ts';
import type { Plain, Step } from '../choices.ts';
import { battlesAt, foesAt } from './battle.ts';
import { canExplore, explore } from './exploration.ts';
import { regionAt, terrainOf } from './regions.ts';
import { mayTakeComrades } from './union.ts';
import { mayPlacePatrol } from './squadron.ts';
import { drift, merchantsGold, mayTakeTreasure, portCall, wreckDamage } from './terrain.ts';
import {
  type Effect,
  endVoyages,
  face,
  flagshipAt,
  hasCrew,
  isFlagship,
  may,
  ownerOf,
  pick,
  player,
  simultaneous,
  type Table,
  whereIs,
} from './table.ts';

/** Movement [AH-MOV]: steps, what each of them sets off, and dropping anchor. */

/** What is moved, by whom and how far; the rest says what is special about it. */
export interface Course {
  readonly figure: Figure;
  readonly by: Faction;
  readonly spaces: number;
  readonly manner?: Manner;
  readonly ignores?: Voyage['ignores'];
  readonly trawls?: boolean;
  readonly mayLeaveMap?: boolean;
}

const STOP: Plain = { key: 'stop' };
const STEPS = bySpace<Step>(8);

/** A step is the same option every time it is offered, so each is made once. */
function step(from: At, direction: Direction, leaves: boolean): Step {
  return (STEPS[from * 8 + direction * 2 + (leaves ? 1 : 0)] ??= {
    key: DIRECTION_KEYS[direction],
    on: spaceName(beside(from, direction)),
    direction,
    leaves,
  });
}

function begin(state: Ahoy, course: Course): Voyage {
  const voyage: Voyage = {
    figure: course.figure,
    by: course.by,
    manner: course.manner ?? 'other',
    left: course.spaces,
    moved: false,
    chain: [],
    end: '',
    ignores: course.ignores ?? [],
    trawls: course.trawls ?? false,
    mayLeaveMap: course.mayLeaveMap ?? true,
  };
  state.voyages.push(voyage);
  return voyage;
}

function finish(state: Ahoy, voyage: Voyage): void {
  state.voyages.splice(state.voyages.indexOf(voyage), 1);
}

/** What decides where a figure can go. */
type Mover = Pick<Voyage, 'figure' | 'mayLeaveMap'>;

/** Where the Sea Witch brings a Flagship that leaves the map: backwards to the first edge. [AH-CREW.25] */
function farShore(state: Ahoy, voyage: Mover, direction: Direction): At | undefined {
  if (!isFlagship(voyage.figure) || !hasCrew(player(state, ownerOf(voyage.figure)), 'edge', 'seaWitch'))
    return undefined;
  const from = whereIs(state, voyage.figure);
  let shore = from;
  for (
    let next = beside(shore, opposite(direction));
    regionAt(state, next);
    next = beside(next, opposite(direction))
  )
    shore = next;
  return shore === from ? undefined : shore;
}

/** Whether a step or a current can carry the figure that way. [AH-MOV.1] [AH-MOV.2] [AH-MOV.3] [AH-TER.4] */
export function canGo(state: Ahoy, voyage: Mover, direction: Direction): boolean {
  const from = whereIs(state, voyage.figure);
  if (terrainOf(state, from).bars[direction]) return false;
  const to = beside(from, direction);
  if (regionAt(state, to)) return true;
  return voyage.mayLeaveMap && (canExplore(state, to) || farShore(state, voyage, direction) !== undefined);
}

/** The ways a figure may go next. */
function openSteps(state: Ahoy, voyage: Voyage): (Step | Plain)[] {
  const from = whereIs(state, voyage.figure);
  const steps: (Step | Plain)[] = [];
  for (const direction of DIRECTIONS) {
    if (canGo(state, voyage, direction))
      steps.push(step(from, direction, !regionAt(state, beside(from, direction))));
  }
  return steps;
}

/** Whether a figure could take a step at all. */
export function canMove(state: Ahoy, figure: Figure): boolean {
  const mover = { figure, mayLeaveMap: true };
  return DIRECTIONS.some((direction) => canGo(state, mover, direction));
}

/** MOVES a figure step by step: at least one if there is one, then as far as its mover likes. [AH-ACT.2] [AH-MOV.9] */
export function* move(table: Table, course: Course): Rules {
  const { state } = table;
  const voyage = begin(state, course);
  const { seat } = player(state, course.by);
  while (voyage.left > 0 && voyage.end === '') {
    const options = openSteps(state, voyage);
    if (options.length === 0) break;
    if (voyage.moved) options.push(STOP);
    const choice = yield* pick(seat, aboutSailing(voyage), () => options);
    if (!('direction' in choice)) break;
    voyage.left--;
    if (voyage.chain.length > 0) voyage.chain = [];
    yield* go(table, voyage, choice.direction);
  }
  yield* dropAnchor(table, voyage);
  finish(state, voyage);
}

function aboutSailing({ figure, left, ignores }: Voyage): Ask {
  const { on } = face(figure);
  return ignores.includes('battles')
    ? { say: 'sail', figure: on, left, ignores: 'battles' }
    : { say: 'sail', figure: on, left };
}

/** DIRECT MOVES a figure: whatever lies between is ignored, the arrival counts as that of a step. [AH-MOV.4] [AH-MOV.8] */
export function* directMove(table: Table, course: Omit<Course, 'spaces'>, to: At): Rules {
  const voyage = begin(table.state, { ...course, spaces: 0 });
  leap(table, voyage, to);
  yield* arrive(table, voyage);
  yield* dropAnchor(table, voyage);
  finish(table.state, voyage);
}

/** A figure acts as if it had moved, staying where it is; whatever befalls it is noted as for a move. */
export function* standing(table: Table, figure: Figure, act: (voyage: Voyage) => Rules<unknown>): Rules {
  const voyage = begin(table.state, { figure, by: ownerOf(figure), spaces: 0 });
  yield* act(voyage);
  finish(table.state, voyage);
}

/** Moves another player's figure one space, as the Ramming Prow does. What it was doing is over, and it does not anchor. [AH-CREW.22] */
export function* ram(table: Table, by: Player, figure: Figure): Rules {
  const { state } = table;
  const course = {
    figure,
    by: by.faction,
    spaces: 0,
    ignores: ['battles'],
    mayLeaveMap: false,
  } as const;
  const voyage = begin(state, course);
  const options = openSteps(state, voyage);
  const about: Ask = { say: 'ram', figure: face(figure).on };
  const choice = options.length === 0 ? STOP : yield* pick(by.seat, about, () => [...options, STOP]);
  if ('direction' in choice) {
    endVoyages(state, figure, 'rammed');
    voyage.end = '';
    yield* go(table, voyage, choice.direction);
  }
  finish(state, voyage);
}

/** A Smuggler sails on after a battle; the move that brought it there is over. [AH-SM.38] [AH-RULING.28] */
export function* sailOn(table: Table, someone: Player): Rules {
  const figure = FLAGSHIP[someone.faction];
  endVoyages(table.state, figure, 'replaced');
  yield* move(table, { figure, by: someone.faction, spaces: 2 });
}

/** One step, or one push of a current: off the map the figure explores, then the space it reaches takes effect. [AH-MOV.5] */
function* go(table: Table, voyage: Voyage, direction: Direction): Rules {
  const { state } = table;
  const from = whereIs(state, voyage.figure);
  if (voyage.trawls && voyage.moved) yield* mayTakeTreasure(table, voyage, 'trawler');
  const to = beside(from, direction);
  if (regionAt(state, to)) sailTo(table, voyage, to);
  else yield* leaveMap(table, voyage, direction, to);
  yield* arrive(table, voyage);
}

function* leaveMap(table: Table, voyage: Voyage, direction: Direction, to: At): Rules {
  const { state } = table;
  const shore = farShore(state, voyage, direction);
  if (shore !== undefined && (yield* wraps(table, voyage, to))) {
    leap(table, voyage, shore);
    return;
  }
  yield* explore(table, voyage, to);
  voyage.left = 0; // [AH-MOV.14]
  sailTo(table, voyage, to);
}

/** The Sea Witch may be used instead of exploring, and where exploring is impossible. [AH-CREW.25] */
function* wraps(table: Table, voyage: Voyage, to: At): Rules<boolean> {
  return !canExplore(table.state, to) || (yield* callWitch(table, voyage, to, 'explore'));
}

/** Whether a current takes the figure along: where only the Sea Witch could, she may be left uncalled. [AH-RULING.16] */
export function* followsCurrent(table: Table, voyage: Voyage, direction: Direction): Rules<boolean> {
  const { state } = table;
  if (!canGo(state, voyage, direction)) return false;
  const to = beside(whereIs(state, voyage.figure), direction);
  if (regionAt(state, to) || canExplore(state, to)) return true;
  return yield* callWitch(table, voyage, to, 'stay');
}

function* callWitch(table: Table, voyage: Voyage, to: At, instead: 'explore' | 'stay'): Rules<boolean> {
  const { seat } = player(table.state, ownerOf(voyage.figure));
  const figure = face(voyage.figure).on;
  return yield* may(seat, { say: 'seaWitch', figure, to: spaceName(to), instead });
}

function sailTo(table: Table, voyage: Voyage, to: At): void {
  const from = whereIs(table.state, voyage.figure);
  table.state.at[voyage.figure] = to;
  voyage.moved = true;
  table.tell({ say: 'sailed', figure: face(voyage.figure).on, from: spaceName(from), to: spaceName(to) });
}

function leap(table: Table, voyage: Voyage, to: At): void {
  const from = whereIs(table.state, voyage.figure);
  table.state.at[voyage.figure] = to;
  voyage.moved = true;
  table.tell({ say: 'leapt', figure: face(voyage.figure).on, from: spaceName(from), to: spaceName(to) });
}

/** What a space does to a figure that MOVED there: battles, then wreck, then current. [AH-MOV.6] [AH-MOV.7] */
function* arrive(table: Table, voyage: Voyage): Rules {
  const { state } = table;
  const here = whereIs(state, voyage.figure);
  const { wreck, fog, current } = terrainOf(state, here);
  if (!voyage.ignores.includes('battles') && foesAt(state, voyage.figure, here).length > 0) {
    if (yield* battlesAt(table, voyage, here)) voyage.left = 0; // [AH-MOV.13]
  }
  if (wreck && voyage.end === '') yield* wreckDamage(table, voyage);
  if (voyage.end !== '' || (current === undefined && !fog)) return;
  const direction = yield* drift(table, voyage);
  if (direction === undefined) return;
  voyage.chain.push(here);
  yield* go(table, voyage, direction);
}

/** A figure that has moved and stops moving ANCHORS; only Flagships get something from it. [AH-MOV.10] [AH-MOV.17] [AH-TER.21] */
function* dropAnchor(table: Table, voyage: Voyage): Rules {
  const { state } = table;
  const anchors = voyage.moved && (voyage.end === '' || voyage.end === 'rammed') && isFlagship(voyage.figure);
  if (!anchors) return;
  const owner = player(state, ownerOf(voyage.figure));
  table.tell({
    say: 'anchored',
    figure: face(voyage.figure).on,
    at: spaceName(flagshipAt(state, owner.faction)),
  });
  const effects: Effect[] = [];
  if (voyage.end === '') effects.push(...harbourEffects(table, voyage, owner));
  effects.push(...mayPlacePatrol(table, voyage), ...mayTakeComrades(table, voyage));
  if (effects.length > 0) yield* simultaneous(table, owner, 'anchored', effects);
}

/** [AH-MOV.11] */
function harbourEffects(table: Table, voyage: Voyage, owner: Player): Effect[] {
  const terrain = terrainOf(table.state, whereIs(table.state, voyage.figure));
  const effects: Effect[] = [];
  if (terrain.port) effects.push(...portCall(table, owner), ...merchantsGold(table, owner, terrain));
  if (terrain.treasure > 0) {
    effects.push({
      key: 'treasure',
      optional: true,
      run: (agreed) => mayTakeTreasure(table, voyage, 'anchor', agreed),
    });
  }
  return effects;
}
