import { nth } from '../../common/lists.ts';
import type { Body, Point, Pose } from '../geometry/index.ts';
import { shotAt } from '../geometry/index.ts';
import type { Pirates, Ship } from '../state.ts';
import {
  blockersFor,
  inReach,
  mayShoot,
  modifier,
  type Piece,
  piecesOf,
  type Shooter,
  type Target,
  targetsOf,
} from './gunnery.ts';

/** What a preview draws on the sea: where a piece would end up, on which way, and what would bear from there. */
export interface Sketch {
  /** The piece that moves. */
  readonly ship?: string;
  readonly legs?: readonly Leg[];
  readonly end?: Pose;
  readonly tow?: { readonly ship: string; readonly end: Pose; readonly letGo: boolean };
  readonly fire?: readonly Line[];
  /** Something put down: an island or a tile by its name in the box, a kind of tile, a fort. */
  readonly laid?: Laid;
}

/** A stretch of a course: how the ship lies after turning, and at its end. */
export interface Leg {
  readonly turned: Pose;
  readonly end: Pose;
}

export interface Laid {
  readonly what: 'island' | 'tile' | 'fort' | 'crew';
  readonly id: string;
  readonly at: Pose;
}

/** A cannon's line at a target: where it ends, or what stands in its way. */
export interface Line {
  readonly cannon: string;
  readonly target: string;
  readonly from: Point;
  readonly to: Point;
  /** The chance of a hit; 0 if it is blocked. */
  readonly percent: number;
  /** What stands in the way: a thing by its name, or the ship's own sails. */
  readonly blocked?: string;
}

const SIXTHS = [0, 17, 33, 50, 67, 83, 100];
/** So many faces of a die, in a hundred. */
export const percent = (faces: number): number => nth(SIXTHS, Math.max(0, Math.min(6, faces)));

/** The chance that a shot hits: a die above the cannon's number, never a 1. [PI-SHOOT.5] [PI-SHOOT.6] */
export function hitChance(state: Pirates, shooter: Shooter, piece: Piece): number {
  const bonus = shooter.kind === 'ship' ? modifier(shooter.ship, state) : 0;
  const counts = piece.source === 'musketeer' ? Math.min(0, bonus) : bonus; // [PI-KW.musketeer.3]
  return percent(Math.min(5, 6 - piece.rank + counts));
}

/** Every cannon's line at every target it reaches, clear or not. [PI-GEO.59] [PI-GEO.60] */
export function linesOfFire(state: Pirates, shooter: Shooter): Line[] {
  const cannons = piecesOf(state, shooter);
  const blockers = blockersFor(state, shooter);
  const targets = inReach(cannons, targetsOf(state, shooter));
  return cannons.flatMap((piece) =>
    targets.flatMap((target) => {
      const line = lineAt(piece, target, blockers);
      if (!line) return [];
      return [line.blocked === undefined ? { ...line, percent: hitChance(state, shooter, piece) } : line];
    }),
  );
}

export const shipLines = (state: Pirates, ship: Ship): Line[] =>
  mayShoot(ship) ? linesOfFire(state, { kind: 'ship', ship }) : [];

/** The first of its guns that bears; if none does, one that is only hindered. */
function lineAt(piece: Piece, target: Target, blockers: readonly Body[]): Line | undefined {
  const guns = piece.chase ? [...piece.guns, piece.chase] : piece.guns;
  let hindered: Line | undefined;
  for (const gun of guns) {
    const shot = shotAt(gun, target.aim, blockers);
    const base = { cannon: piece.key, target: target.aim.id, from: gun.at, percent: 0 };
    if (shot.bears) return { ...base, to: shot.to };
    if (shot.why === 'blocked') hindered ??= { ...base, to: middleOf(target), blocked: shot.by };
  }
  return hindered;
}

function middleOf({ aim: { outline } }: Target): Point {
  const { left, right, bottom, top } = outline.box;
  return { x: Math.round((left + right) / 2), y: Math.round((bottom + top) / 2) };
}
