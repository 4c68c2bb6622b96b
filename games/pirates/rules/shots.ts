import { type Body, MEASURE } from '../geometry/index.ts';
import { type Pirates, type Ship } from '../state.ts';
import type { Shot, ShotKind } from '../choices.ts';
import { eventsFor } from './events.ts';
import {
  bears,
  bearsFar,
  blockersFor,
  inReach,
  type Piece,
  piecesOf,
  quadrantBonus,
  seatOf,
  type Shooter,
  type Target,
  targetsOf,
} from './gunnery.ts';
import { able } from './highseas.ts';
import { swoops } from './seadragon.ts';
import { canSmoke } from './smoke.ts';
import { isUsed } from './table.ts';

/** What a shooter may fire next: every cannon at every target, with every kind of shot. [PI-SHOOT.7] [PI-SHOOT.18] */

/** A shoot action under way. */
export interface Volley {
  readonly shooter: Shooter;
  /** How often each cannon has fired. */
  fired: { [piece: string]: number };
  misses: Miss[];
}

interface Miss {
  readonly piece: Piece;
  readonly target: string;
  readonly kind: ShotKind;
  readonly die: number;
  readonly total: number;
}

export const DONE: Shot = { key: 'done', do: 'done' };
const MARKSMEN = ['chainshot', 'stinkpot', 'firepot'] as const;

/** Everything the shooter may do now. */
export function shots(state: Pirates, volley: Volley): Shot[] {
  const { shooter } = volley;
  const cannons = piecesOf(state, shooter);
  const targets = inReach(cannons, targetsOf(state, shooter));
  const blockers = targets.length > 0 ? blockersFor(state, shooter) : [];
  const found: Shot[] = [];
  const left = cannons.filter((cannon) => (volley.fired[cannon.key] ?? 0) < cannon.shots);
  for (const cannon of left)
    for (const target of targets) found.push(...shotsAt(state, shooter, cannon, target, blockers));
  found.push(...secondVolley(state, volley, targets));
  if (shooter.kind !== 'ship') return found;
  const { ship } = shooter;
  found.push(...secondChances(state, volley, ship, targets, blockers));
  if (canSmoke(state, ship))
    for (const { key, source } of left)
      if (source === 'mast') found.push({ key: `smokepot ${key}`, do: 'smoke', piece: key });
  if (Object.keys(volley.fired).length > 0) return found;
  found.push(...broadsides(state, ship, cannons, targets, blockers));
  found.push(...swoops(state, ship));
  return found;
}

/** One cannon at one target, with each kind of shot it may fire. [PI-SHOOT.18] [PI-CREW.2] */
function shotsAt(
  state: Pirates,
  shooter: Shooter,
  cannon: Piece,
  target: Target,
  blockers: readonly Body[],
): Shot[] {
  const found: Shot[] = [];
  const option = (kind: ShotKind): Shot => ({
    key: `${cannon.key} > ${target.key}${kind === 'shot' ? '' : ` ${kind}`}`,
    on: target.aim.id,
    do: 'fire',
    piece: cannon.key,
    target: target.key,
    kind,
  });
  if (bears(cannon, target, blockers) || bearsFar(cannon, target, blockers)) found.push(option('shot'));
  else return found;
  if (shooter.kind !== 'ship' || cannon.source !== 'mast') return found;
  for (const kind of MARKSMEN) {
    if (!isReady(state, shooter.ship, kind)) continue;
    if (isFit(kind, target) && bears(cannon, target, blockers, MEASURE.S)) found.push(option(kind));
  }
  return found;
}

/** Special shots are for ships, but a fort may burn. [PI-CREW.2] */
const isFit = (kind: ShotKind, { ship, fort }: Target): boolean =>
  kind === 'shot' || kind === 'flame' || ship !== undefined || (kind === 'firepot' && fort !== undefined);

/** A specialist works once a turn. [PI-CREW.1] [PI-CREW.16] [PI-CREW.28] */
const isReady = (
  state: Pirates,
  ship: Ship,
  kind: (typeof MARKSMEN)[number] | 'cannoneer' | 'luck',
): boolean => !isUsed(state, `${kind} ${ship.id}`) && able(state, ship, kind);

/** What can be done about a miss: Cannoneer, luck, the quadrant. [PI-KW.cannoneer.1] */
function secondChances(
  state: Pirates,
  { misses }: Volley,
  ship: Ship,
  targets: readonly Target[],
  blockers: readonly Body[],
): Shot[] {
  if (misses.length === 0) return [];
  const found: Shot[] = [];
  const again = isReady(state, ship, 'cannoneer');
  const luck = isReady(state, ship, 'luck');
  const quadrant = isUsed(state, `quadrant ${ship.id}`) ? 0 : quadrantBonus(ship);
  for (const [i, { piece, target, kind, die, total }] of misses.entries()) {
    const aimed = targets.find(({ key }) => key === target);
    if (aimed && luck) found.push({ key: `luck ${i}`, on: aimed.aim.id, do: 'luck', miss: i });
    if (aimed && quadrant > 0 && piece.source === 'mast' && die > 1 && total + quadrant > piece.rank)
      found.push({ key: `quadrant ${i}`, on: aimed.aim.id, do: 'quadrant', miss: i });
    if (again) found.push(...retries(ship, piece, i, kind, targets, blockers));
  }
  return found;
}

/** An event rolls misses again, of any shoot action, while there is something left to hit. [PI-EVT.8] */
const secondVolley = (state: Pirates, { shooter, misses }: Volley, targets: readonly Target[]): Shot[] =>
  misses.some(({ target }) => targets.some(({ key }) => key === target)) &&
  eventsFor(state, seatOf(shooter), 'afterRoll', 'rerollMisses').length > 0
    ? [{ key: 'reroll', do: 'reroll' }]
    : [];

/** The second shot may choose another target and stays of its kind. [PI-KW.cannoneer.2] */
const retries = (
  ship: Ship,
  piece: Piece,
  miss: number,
  kind: ShotKind,
  targets: readonly Target[],
  blockers: readonly Body[],
): Shot[] =>
  targets
    .filter((target) => isFit(kind, target))
    .filter((target) =>
      kind === 'shot'
        ? bears(piece, target, blockers) || (ship.chase === piece.mast && bearsFar(piece, target, blockers))
        : bears(piece, target, blockers, MEASURE.S),
    )
    .map((target) => ({
      key: `again ${miss} > ${target.key}`,
      on: target.aim.id,
      do: 'again',
      miss,
      target: target.key,
      kind,
    }));

/** All cannons within S at one target, with one die. [PI-KW.broadside.1] [PI-KW.broadside.2] [PI-KW.broadside.3] */
function broadsides(
  state: Pirates,
  ship: Ship,
  cannons: readonly Piece[],
  targets: readonly Target[],
  blockers: readonly Body[],
): Shot[] {
  if (!able(state, ship, 'broadside')) return [];
  return targets
    .filter((target) => ofBroadside(cannons, target, blockers).length > 0)
    .map((target) => ({
      key: `broadside > ${target.key}`,
      on: target.aim.id,
      do: 'broadside',
      target: target.key,
    }));
}

export const ofBroadside = (cannons: readonly Piece[], target: Target, blockers: readonly Body[]): Piece[] =>
  cannons.filter((cannon) => cannon.source === 'mast' && bears(cannon, target, blockers, MEASURE.S));
