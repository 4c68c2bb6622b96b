import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import {
  angleBetween,
  asHeading,
  contact,
  edgeDirection,
  FULL_TURN,
  land,
  nearestLanding,
  overlaps,
  type Pose,
  QUARTER_TURN,
  sternPlacement,
  covers,
  type Waters,
} from '../geometry/index.ts';
import { NONE, type Pirates, type Ship, type Tile } from '../state.ts';
import { type Asking, ask, hasAnswer, isHeading, plainPose, POSE } from './asking.ts';
import type { Voyage } from './pace.ts';
import { castOff, mayDock } from './docking.ts';
import { gearFor, useGear } from './highseas.ts';
import { type Course } from './movement.ts';
import {
  anchorOf,
  bodyOfLand,
  bodyOfShip,
  bodyOfTile,
  hullFor,
  ignoresTiles,
  poseOf,
  stand,
  tileName,
  watersFor,
} from './sea.ts';
import { decided, isAfloat, isLost, kindOf, pick, roll, shipName, type Table, towedBy } from './table.ts';
import { dragTow } from './towing.ts';

/** Fog banks [PI-FOG], and the smoke that clears. */

/** Put wholly inside: lost, and done for this turn; a tow goes along. [PI-FOG.1] [PI-FOG.2] [PI-FOG.8] [PI-TOW.12] */
export function enterFog(table: Table, ship: Ship, tile: Tile): Course {
  lose(table, ship, tile);
  const tow = towedBy(table.state, ship);
  if (tow) lose(table, tow, tile);
  return 'stop';
}

/** A ship put down on a fog bank is lost as if it had sailed there. True if it is. [PI-FOG.1] [PI-KW.ghostship.8] */
export function fallIntoFog(table: Table, ship: Ship, leaving = NONE): boolean {
  if (isLost(ship) || ignoresTiles(ship)) return false;
  const { outline } = bodyOfShip(ship);
  const banks = table.state.tiles.filter(({ id, kind, gone }) => kind === 'fog' && !gone && id !== leaving);
  const fog = banks.find((tile) => contact(outline, bodyOfTile(tile).outline) !== 'apart');
  if (!fog) return false;
  enterFog(table, ship, fog);
  return true;
}

export function lose(table: Table, ship: Ship, tile: Tile): void {
  const from = poseOf(ship);
  ship.before = plainPose(from);
  ship.lostIn = tile.id;
  castOff(table.state, ship);
  ship.allowed = 0; // its turn is over [PI-TURN.12]
  stand(ship, { x: tile.x, y: tile.y, heading: ship.heading });
  table.tell({ say: 'lostInFog', ship: shipName(ship), tile: tileName(tile), from: plainPose(from) });
}

/** Out at the number rolled, or the next that is free; with a fog bell at any. False if there is no way out. [PI-FOG.5] [PI-FOG.6] [PI-FOG.7] */
export function* leaveFog(table: Table, voyage: Voyage): Rules<boolean> {
  const { state } = table;
  const { ship } = voyage;
  const tile = nth(state.tiles, ship.lostIn);
  const number = yield* exitNumber(table, ship);
  for (let tries = 0; tries < 6; tries++) {
    const edge = ((number - 1 + tries) % 6) + 1;
    const asking = exits(state, ship, tile, edgeDirection(tile.heading, edge));
    if (!hasAnswer(asking)) continue;
    const pose = yield* ask(ship.seat, { say: 'leaveFog', ship: shipName(ship), edge }, asking);
    find(table, ship, tile, pose);
    voyage.leaving = tile.id;
    return true;
  }
  table.tell({ say: 'noWayOut', ship: shipName(ship), tile: tileName(tile) });
  return false;
}

function* exitNumber(table: Table, ship: Ship): Rules<number> {
  if (gearFor(ship, 'fogExit')) {
    useGear(table, ship, 'fogExit');
    const numbers = [1, 2, 3, 4, 5, 6].map((number) => ({ key: String(number), number }));
    return (yield* pick(ship.seat, { say: 'fogExit', ship: shipName(ship) }, () => numbers)).number;
  }
  const number = roll(table, 'fog exit');
  table.tell({ say: 'rolledFogExit', ship: shipName(ship), die: number });
  return number;
}

/** What a ship that is put down must keep clear of; for a titan that is land where it may not dock. [PI-RULING.133] */
export function landingWaters(state: Pirates, ship: Ship): Waters {
  const waters = watersFor(state, ship, { tiles: false, without: towedBy(state, ship) });
  if (kindOf(ship) !== 'titan') return waters;
  const closed = state.islands.filter((land) => !mayDock(ship, land)).map(bodyOfLand);
  return { ...waters, obstacles: [...waters.obstacles, ...closed] };
}

/** Stern placement at an anchor on a tile's edge, with any heading that does not look back over it. [PI-GEO.57] */
export function exits(state: Pirates, ship: Ship, tile: Tile, direction: number): Asking<'heading', Pose> {
  const waters = landingWaters(state, ship);
  const anchor = anchorOf(tile, bodyOfTile(tile));
  return {
    kind: 'heading',
    fields: ['heading'],
    more: { ship: shipName(ship), tile: tileName(tile), direction },
    judge({ heading }) {
      if (!isHeading(heading) || angleBetween(heading, direction) > QUARTER_TURN) return 'PI-GEO.57';
      const landing = sternPlacement(hullFor(ship), heading, anchor, direction, waters);
      return landing ? plainPose(landing.pose) : 'PI-GEO.57';
    },
    propose: (random) => ({ heading: asHeading(direction + random.below(18_001) - QUARTER_TURN) }),
    *all() {
      for (let off = 0; off <= QUARTER_TURN; off += 1_500) {
        yield { heading: asHeading(direction + off) };
        if (off > 0) yield { heading: asHeading(direction - off) };
      }
    },
  };
}

/** The same at any anchor: out of a sargasso sea or a whirlpool. [PI-SARG.7] [PI-WHIRL.3] */
export function anchorages(state: Pirates, ship: Ship, tile: Tile): Asking<'direction' | 'heading', Pose> {
  const waters = landingWaters(state, ship);
  const anchor = anchorOf(tile, bodyOfTile(tile));
  return {
    kind: 'anchorage',
    fields: ['direction', 'heading'],
    more: { ship: shipName(ship), tile: tileName(tile) },
    judge({ direction, heading }) {
      if (!isHeading(heading) || !isHeading(direction)) return 'PI-GEO.57';
      const landing = sternPlacement(hullFor(ship), heading, anchor, direction, waters);
      return landing ? plainPose(landing.pose) : 'PI-GEO.57';
    },
    propose(random) {
      const direction = random.below(FULL_TURN);
      return { direction, heading: asHeading(direction + random.below(9_000) - 4_500) };
    },
    *all() {
      for (let direction = 0; direction < FULL_TURN; direction += 3_000)
        for (const off of [0, 4_500, -4_500]) yield { direction, heading: asHeading(direction + off) };
    },
  };
}

function find(table: Table, ship: Ship, tile: Tile, pose: Pose): void {
  ship.lostIn = NONE;
  stand(ship, pose);
  table.tell({ say: 'leftFog', ship: shipName(ship), tile: tileName(tile), to: plainPose(pose) });
  findTow(table, ship);
}

/** A tow is found with its tower. [PI-TOW.12] */
function findTow(table: Table, ship: Ship): void {
  const tow = towedBy(table.state, ship);
  if (!tow) return;
  tow.lostIn = NONE;
  dragTow(table, ship);
}

/** Smoke clears: whoever was lost in it is put back, by its controller. [PI-TURN.9] [PI-CREW.21] [PI-CREW.23] */
export function* clearSmoke(table: Table, tile: Tile): Rules {
  const { state } = table;
  tile.gone = true;
  table.tell({ say: 'smokeCleared', tile: tileName(tile) });
  for (const ship of state.ships)
    if (ship.lostIn === tile.id && ship.tower === NONE && isAfloat(ship)) yield* reappear(table, ship, tile);
}

const isSame = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.heading === b.heading;

/** Within the former bank, or as it lay before; what is caught in weed stays there. [PI-CREW.23] [PI-SARG.4] */
export function reappearances(ship: Ship, tile: Tile, waters: Waters): Asking<'x' | 'y' | 'heading', Pose> {
  const inside = bodyOfTile(tile).outline;
  const isFree = ship.entangledIn === NONE;
  return {
    kind: 'pose',
    fields: POSE,
    more: { ship: shipName(ship), tile: tileName(tile) },
    around: tile,
    judge(pose) {
      if (!isHeading(pose.heading)) return 'PI-GEO.68';
      if (!(isFree && covers(inside, pose)) && !isSame(pose, ship.before)) return 'PI-CREW.23';
      const landing = land(hullFor(ship), pose, waters);
      return landing ? plainPose(landing.pose) : 'PI-CREW.23';
    },
    propose(random) {
      const [x, y] = [tile.x + random.below(6_000) - 3_000, tile.y + random.below(6_000) - 3_000];
      return random.below(2) === 0 ? plainPose(ship.before) : { x, y, heading: random.below(FULL_TURN) };
    },
    *all() {
      yield plainPose(ship.before);
      yield plainPose({ ...ship.before, x: tile.x, y: tile.y });
      const near = nearestLanding(hullFor(ship), { ...tile, heading: ship.heading }, 4_000, waters);
      if (near) yield plainPose(near.pose);
    },
  };
}

function* reappear(table: Table, ship: Ship, tile: Tile): Rules {
  const { state } = table;
  const waters = landingWaters(state, ship);
  const asking = reappearances(ship, tile, waters);
  const pose = hasAnswer(asking)
    ? yield* ask(ship.seat, { say: 'reappear', ship: shipName(ship) }, asking)
    : nearestLanding(hullFor(ship), { ...tile, heading: ship.heading }, state.width, waters)?.pose;
  if (!pose) throw new Error('nowhere to reappear');
  decided(table, ship.seat);
  ship.lostIn = NONE;
  stand(ship, pose);
  table.tell({ say: 'reappeared', ship: shipName(ship), to: plainPose(pose) });
  if (ship.entangledIn !== NONE && !liesOver(ship, nth(state.tiles, ship.entangledIn)))
    ship.entangledIn = NONE;
  findTow(table, ship);
  fallIntoFog(table, ship);
}

const liesOver = (ship: Ship, tile: Tile): boolean =>
  overlaps(bodyOfShip(ship).outline, bodyOfTile(tile).outline);
