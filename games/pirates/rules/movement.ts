import { type Rules, type Seat } from '@portolan/kernel';
import {
  ahead,
  contact,
  HALF_TURN,
  land,
  MEASURE,
  outlineOf,
  overlaps,
  pivoted,
  type Pose,
  turned,
} from '../geometry/index.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { allRound, type Asking, ask, isHeading, plainPose, POSE } from './asking.ts';
import { chartFor, coursesOf, type Plan, sailingHull } from './courses.ts';
import { castOff, dockOf, moorWithTow } from './docking.ts';
import { leaveFog } from './fog.ts';
import { use } from './highseas.ts';
import { canMove, drifts, leftOf, newVoyage, openPace, type Voyage, without } from './pace.ts';
import { part, pinnedPairs } from './ramming.ts';
import { bodyOfTile, hullFor, movingHull, poseOf, stand, watersFor, watersWithTow } from './sea.ts';
import { bladesChoice } from './switchblade.ts';
import {
  enter,
  forgetWhirlpool,
  hitIceberg,
  putDown,
  ramNearIce,
  tileNamed,
  whirlpoolToll,
} from './terrain.ts';
import { dragTow } from './towing.ts';
import { isAfloat, isDerelict, isLost, kindOf, shape, shipName, type Table } from './table.ts';

/** Movement [PI-MOVE]: a move action from the first segment to what may follow it; coming about [PI-COME]. */

/** A move action: out of the fog if need be, then segment by segment. */
export function* move(table: Table, ship: Ship): Rules {
  const { state } = table;
  yield* bladesChoice(table, ship);
  beginMove(state, ship);
  const from = poseOf(ship);
  if (kindOf(ship) === 'seadragon') yield* fly(table, ship);
  else {
    const voyage = newVoyage(ship);
    if (yield* setOut(table, voyage)) yield* sailOn(table, voyage);
    if (voyage.whirled) yield* whirlpoolToll(table, ship);
  }
  yield* finishMove(table, ship, from);
}

/** Out of the fog first. True if it may sail from there. [PI-FOG.6] [PI-RULING.140] */
function* setOut(table: Table, voyage: Voyage): Rules<boolean> {
  if (!isLost(voyage.ship)) return true;
  return (yield* leaveFog(table, voyage)) && (yield* putDown(table, voyage)) !== 'stop';
}

/** What may follow a move; should the ship sink before, nothing does, even if it is Eternal. [PI-MOVE.11] [PI-MOVE.12] */
function beginMove(state: Pirates, ship: Ship): void {
  forgetWhirlpool(state, ship);
  state.turn.after = { ship: ship.id, step: 'pivot', barred: pinnedPairs(state, ship), landfall: [] };
}

/** A ship that ran aground or lost its way is done. [PI-MOVE.12] */
function* finishMove(table: Table, ship: Ship, from: Pose): Rules {
  if (!isAfloat(ship) || isLost(ship)) table.state.turn.after = null;
  if (kindOf(ship) === 'icebreaker') yield* ramNearIce(table, ship, from);
  part(table.state);
  yield* moorWithTow(table, ship);
}

/** Asks for courses until the move is over. */
function* sailOn(table: Table, voyage: Voyage): Rules {
  const { state } = table;
  const { ship } = voyage;
  for (;;) {
    const plan = yield* shape(ship.seat, { say: 'sail', ship: shipName(ship) }, coursesOf(state, voyage));
    showOarsman(table, ship);
    if (!(yield* follow(table, voyage, plan))) return;
    if (voyage.rest === 0 && leftOf(state, voyage).length === 0) return;
  }
}

/** Sails a course. True if it was broken off by something that leaves the ship free to choose anew. */
function* follow(table: Table, voyage: Voyage, plan: Plan): Rules<boolean> {
  const { ship, rest } = voyage;
  voyage.rest = 0;
  for (const leg of plan.legs) {
    if (leg.measure !== 'rest') voyage.used.push(leg.measure);
    showHelmsman(table, voyage);
    const length = leg.measure === 'rest' ? rest : MEASURE[leg.measure];
    const course = yield* sailOne(table, voyage, leg, length);
    if (voyage.leaving !== NONE) checkClear(table.state, voyage);
    if (course !== 'on') return course === 'anew';
    if (ship.fate !== 'afloat') return false;
  }
  return false;
}

/** A move that only a face-down Oarsman allows turns him face up. [PI-SEA.7] */
function showOarsman(table: Table, ship: Ship): void {
  if (isDerelict(ship) && !drifts(ship)) use(table, ship, 'oarsman');
}

/** And so a segment that only a Helmsman gives. [PI-SEA.7] */
function showHelmsman(table: Table, { ship, used }: Voyage): void {
  const { state } = table;
  if (without(openPace(state, ship), used) === undefined) use(table, ship, 'helmsman');
}

function checkClear(state: Pirates, voyage: Voyage): void {
  const { fog } = chartFor(state, voyage);
  const outline = outlineOf(hullFor(voyage.ship), voyage.ship);
  if (fog && contact(outline, fog.outline) === 'apart') voyage.leaving = NONE;
}

/** What a stretch or a tile comes to: sail on as planned, choose anew after it, be elsewhere, or stop. */
export type Course = 'on' | 'anew' | 'whirled' | 'stop';

/** One stretch with all that befalls the ship on it, in the order it is met. [PI-GEO.77] */
export function* sailOne(
  table: Table,
  voyage: Voyage,
  { sailed, direction }: Pick<Plan['legs'][number], 'sailed' | 'direction'>,
  length: number,
): Rules<Course> {
  const { state } = table;
  const { ship } = voyage;
  const from = poseOf(ship);
  let course: Course = 'on';
  for (const { id, at } of sailed.entered) {
    stand(ship, ahead(sailed.turned, at, direction));
    const effect = yield* enter(table, voyage, tileNamed(state, id), length - at);
    if (effect === 'whirled') return yield* putDown(table, voyage);
    if (effect === 'anew') course = 'anew';
    if (effect === 'stop') {
      if (!isLost(ship)) arriveAt(table, ship, from);
      return 'stop';
    }
  }
  stand(ship, sailed.pose);
  arriveAt(table, ship, from);
  if (sailed.met.length === 0) return course;
  yield* meet(table, ship, from, sailed.met);
  return 'stop';
}

function arriveAt(table: Table, ship: Ship, from: Pose): void {
  tellSailed(table, ship, from);
  if (dockOf(table.state, ship) !== ship.docked) castOff(table.state, ship); // it may dock anew in this move
  dragTow(table, ship);
}

function tellSailed(table: Table, ship: Ship, from: Pose): void {
  const to = plainPose(ship);
  if (from.x === to.x && from.y === to.y && from.heading === to.heading) return;
  table.tell({ say: 'sailed', ship: shipName(ship), from: plainPose(from), to });
}

/** What a ship runs into stops it; ice costs it a mast, unless it lay against it before. [PI-MOVE.6] [PI-ICE.8] [PI-ICE.9] */
function* meet(table: Table, ship: Ship, from: Pose, met: readonly string[]): Rules {
  const { state } = table;
  const before = outlineOf(movingHull(ship), from);
  for (const id of met) {
    if (!id.startsWith('tile:')) continue;
    const ice = tileNamed(state, id);
    if (contact(before, bodyOfTile(ice).outline) === 'apart') yield* hitIceberg(table, ship, ice);
  }
}

// --- Coming about

/** Turns in place by up to 180°, instead of all segments. [PI-COME.1] [PI-COME.2] [PI-GEO.45] */
export function* comeAbout(table: Table, ship: Ship): Rules {
  const { state } = table;
  yield* bladesChoice(table, ship);
  beginMove(state, ship);
  const from = poseOf(ship);
  const pose = yield* ask(ship.seat, { say: 'comeAbout', ship: shipName(ship) }, comeAbouts(state, ship));
  showOarsman(table, ship);
  stand(ship, pose);
  tellSailed(table, ship, from);
  yield* afterTurning(table, ship, from);
  yield* finishMove(table, ship, from);
}

type Turning = (pose: Pose, turn: number) => Pose;
type Turns = Parameters<typeof ask<'turn', Pose>>[2];

/** Where a ship may come about to, and where it may turn on its stern. [PI-GEO.45] [PI-GEO.46] */
export const comeAbouts = (state: Pirates, ship: Ship): Turns => turning(state, ship, turned);
export const pivots = (state: Pirates, ship: Ship): Turns =>
  turning(state, ship, (pose, turn) => pivoted(hullFor(ship), pose, turn));

function turning(state: Pirates, ship: Ship, by: Turning): Turns {
  const waters = watersWithTow(state, ship);
  const hull = sailingHull(ship, waters);
  return {
    kind: 'turn',
    fields: ['turn'],
    more: { ship: shipName(ship), from: plainPose(ship), most: HALF_TURN },
    judge({ turn }) {
      if (Math.abs(turn) > 18_000) return 'PI-GEO.45';
      const landing = land(hull, by(ship, turn), waters);
      return landing ? plainPose(landing.pose) : 'PI-GEO.37';
    },
    propose: (random) => ({ turn: random.below(3) === 0 ? random.below(36_001) - 18_000 : 18_000 }),
    *all() {
      yield { turn: 0 };
      for (const turn of allRound(1_500)) yield { turn: turn > 18_000 ? turn - 36_000 : turn };
    },
  };
}

/** Tiles and ice met by turning, and the tow that swings along. */
function* afterTurning(table: Table, ship: Ship, from: Pose): Rules {
  const { state } = table;
  const waters = watersWithTow(state, ship);
  const hull = movingHull(ship);
  const [before, now] = [outlineOf(hull, from), outlineOf(hull, ship)];
  dragTow(table, ship);
  const voyage = newVoyage(ship);
  for (const { id, outline } of waters.tiles) {
    if (!overlaps(now, outline) || overlaps(before, outline)) continue;
    const effect = yield* enter(table, voyage, tileNamed(state, id), 0);
    if (effect === 'whirled') {
      yield* putDown(table, voyage);
      return yield* whirlpoolToll(table, ship);
    }
    if (effect === 'stop') return;
  }
  if (ship.intangible) return; // [PI-KW.ghostship.2]
  const met = waters.obstacles.filter((body) => contact(now, body.outline) !== 'apart');
  yield* meet(
    table,
    ship,
    from,
    met.map(({ id }) => id),
  );
}

/** Schooners, galleys and longships turn on their stern after a move. [PI-KW.schooner.1] [PI-KW.galley.5] [PI-KW.longship.5] */
export function canPivot(state: Pirates, ship: Ship): boolean {
  const kind = kindOf(ship);
  const nimble = kind === 'schooner' || kind === 'galley' || kind === 'longship';
  return nimble && canMove(state, ship); // [PI-MOVE.10]
}

export function* pivot(table: Table, ship: Ship): Rules {
  const { state } = table;
  const from = poseOf(ship);
  const pose = yield* ask(ship.seat, { say: 'pivot', ship: shipName(ship) }, pivots(state, ship));
  stand(ship, pose);
  tellSailed(table, ship, from);
  yield* afterTurning(table, ship, from);
  yield* moorWithTow(table, ship);
}

// --- The sea dragon

/** Anywhere on the surface that overlaps no other piece. [PI-GEO.49] [PI-KW.seadragon.3] */
function* fly(table: Table, ship: Ship): Rules {
  const from = poseOf(ship);
  const pose = yield* ask(ship.seat, { say: 'fly', ship: shipName(ship) }, flights(table.state, ship));
  stand(ship, pose);
  tellSailed(table, ship, from);
}

export function flights(state: Pirates, ship: Ship): Asking<'x' | 'y' | 'heading', Pose> {
  const waters = watersFor(state, ship, { tiles: false });
  return {
    kind: 'pose',
    fields: POSE,
    more: { ship: shipName(ship) },
    around: ship,
    judge(pose) {
      const landing = isHeading(pose.heading) ? land(hullFor(ship), pose, waters) : undefined;
      return landing ? plainPose(landing.pose) : 'PI-GEO.49';
    },
    propose(random) {
      const prey = random.pick(preyOf(state, ship.seat), 'sample');
      const [x, y] = [prey.x + random.below(24_000) - 12_000, prey.y + random.below(24_000) - 12_000];
      return { x, y, heading: random.below(36_000) };
    },
    *all() {
      yield plainPose(ship);
      for (const prey of preyOf(state, ship.seat))
        for (const direction of allRound(6_000))
          yield plainPose(ahead({ ...prey, heading: 0 }, 8_000, direction));
    },
  };
}

const preyOf = (state: Pirates, seat: Seat): Ship[] => {
  const prey = state.ships.filter((other) => isAfloat(other) && other.seat !== seat);
  return prey.length > 0 ? prey : state.ships;
};
