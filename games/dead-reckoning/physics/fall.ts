import {
  CoefficientCombineRule,
  ColliderDesc,
  init,
  type RigidBody,
  RigidBodyDesc,
  World,
} from '@dimforge/rapier3d-deterministic-compat';
import type { AreaId } from '../content/battle-board.ts';
import {
  AREA,
  areaAt,
  BOARD,
  CUBE,
  HATCH,
  middleOf,
  type Turn,
  type Vector,
  type Wall,
  WALLS,
} from './ship.ts';

/** Cubes really fall: a drop through the battle ship by rigid bodies, the same for the same seed on every machine. */

/** A cube that lies on the board, by its area; where exactly, if that is known from the drop that brought it there. */
export interface Lying {
  readonly area: AreaId;
}

export interface Pose {
  readonly at: Vector;
  readonly turn: Turn;
}

export interface Fallen {
  /** Where each cube of the drop came to rest. */
  readonly landed: readonly AreaId[];
  /** Cubes that lay there and were knocked into another area. */
  readonly pushed: readonly { readonly cube: number; readonly to: AreaId }[];
  /** The poses of all cubes over time: those that lay there first, then those of the drop. */
  readonly frames: readonly (readonly Pose[])[];
}

const STEP = 1 / 120;
/** A frame is kept of every so many steps. */
const KEEP = 6;
const LONGEST = 8 / STEP;
const GRAVITY = -981;
const STILL = 0.6;

/** A small generator of its own: chance for where and how cubes are let go. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let ready: Promise<void> | undefined;

export async function fall(count: number, lying: readonly Lying[], seed: number): Promise<Fallen> {
  await (ready ??= init());
  const world = new World({ x: 0, y: GRAVITY, z: 0 });
  world.timestep = STEP;
  try {
    for (const wall of WALLS) addWall(world, wall);
    const chance = chanceOf(seed);
    const old = settleOld(world, lying, chance);
    const fresh = Array.from({ length: count }, (_, i) => letGo(world, i, chance));
    const frames = run(world, [...old, ...fresh]);
    return read(old, fresh, lying, frames);
  } finally {
    world.free();
  }
}

function addWall(world: World, { at, half, turn, rough, spring }: Wall): void {
  const [x, y, z, w] = turn;
  const shape = ColliderDesc.cuboid(...half)
    .setTranslation(...at)
    .setRotation({ x, y, z, w })
    .setRestitution(spring)
    .setRestitutionCombineRule(CoefficientCombineRule.Max)
    .setFriction(rough);
  world.createCollider(shape);
}

function addCube(world: World, at: Vector, spin: Vector): RigidBody {
  const body = world.createRigidBody(
    RigidBodyDesc.dynamic()
      .setTranslation(...at)
      .setAngvel({ x: spin[0], y: spin[1], z: spin[2] })
      .setCcdEnabled(true),
  );
  const shape = ColliderDesc.roundCuboid(CUBE - 0.05, CUBE - 0.05, CUBE - 0.05, 0.05)
    .setRestitution(0.35)
    .setFriction(0.45)
    .setDensity(0.7);
  world.createCollider(shape, body);
  return body;
}

/** Cubes of earlier drops lie somewhere in their area, a second and third one on top of those that lie there. */
function settleOld(world: World, lying: readonly Lying[], chance: () => number): RigidBody[] {
  const heaps = new Map<AreaId, number>();
  return lying.map(({ area }) => {
    const high = heaps.get(area) ?? 0;
    heaps.set(area, high + 1);
    const [x, z] = middleOf(area);
    const off = (): number => (chance() - 0.5) * (AREA - CUBE / 2);
    return addCube(world, [x + off(), CUBE + high * CUBE * 2.1, z + off()], [0, 0, 0]);
  });
}

function letGo(world: World, nth: number, chance: () => number): RigidBody {
  const x = (chance() - 0.5) * HATCH.width;
  const z = HATCH.z + (chance() - 0.5) * 1.4;
  const spin = (): number => (chance() - 0.5) * 30;
  return addCube(world, [x, HATCH.y + nth * HATCH.rise, z], [spin(), spin(), spin()]);
}

/** Runs until all lie still; a cube that comes to rest inside the ship or on a wall is nudged on. */
function run(world: World, cubes: readonly RigidBody[]): Pose[][] {
  const frames: Pose[][] = [];
  for (let step = 0; step < LONGEST; step++) {
    if (step % KEEP === 0) frames.push(cubes.map(poseOf));
    world.step();
    if (step > 40 && step % 12 === 0 && cubes.every(isStill)) {
      const stuck = cubes.filter((cube) => !isOnBoard(cube));
      if (stuck.length === 0) break;
      for (const cube of stuck) cube.applyImpulse({ x: 0, y: 30, z: 60 }, true);
    }
  }
  frames.push(cubes.map(poseOf));
  return frames;
}

function poseOf(body: RigidBody): Pose {
  const { x, y, z } = body.translation();
  const turn = body.rotation();
  return { at: [x, y, z], turn: [turn.x, turn.y, turn.z, turn.w] };
}

function isStill(body: RigidBody): boolean {
  if (body.isSleeping()) return true;
  const { x, y, z } = body.linvel();
  return Math.abs(x) + Math.abs(y) + Math.abs(z) < STILL;
}

function isOnBoard(body: RigidBody): boolean {
  const { x, y, z } = body.translation();
  return Math.abs(x) < BOARD.width / 2 && Math.abs(z) < BOARD.depth / 2 && y < 4;
}

function read(
  old: readonly RigidBody[],
  fresh: readonly RigidBody[],
  lying: readonly Lying[],
  frames: Pose[][],
): Fallen {
  const where = (body: RigidBody): AreaId => {
    const { x, z } = body.translation();
    return areaAt(x, z);
  };
  const pushed = old.flatMap((body, cube) => {
    const to = where(body);
    return to === lying[cube]?.area ? [] : [{ cube, to }];
  });
  return { landed: fresh.map(where), pushed, frames };
}
