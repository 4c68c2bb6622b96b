import type { Event } from '@portolan/kernel';
import type { Frame, Matter, Motion, Pose as ChartPose } from '../../board/board.ts';
import { own } from '../choices.ts';
import type { Point, Pose } from '../geometry/index.ts';
import type { PiratesView } from '../rules/information.ts';
import type { Happening } from '../says.ts';
import { CHART, onChart, turnOf } from './geometry.ts';
import { asTurn } from './steer.ts';

/** What moved, and where to look: read from what was told, drawn by the shell. */

/** Milliseconds to read a shot, a ram or a fight on deck. */
const VOLLEY = 1500;

const moved = (happening: Happening): { thing: string; from: Pose; to: Pose } | undefined => {
  switch (happening.say) {
    case 'sailed':
    case 'towed':
    case 'whirled':
      return { thing: happening.ship, from: happening.from, to: happening.to };
    case 'tookInTow':
      return { thing: happening.towed, from: happening.from, to: happening.to };
    case 'drifted':
      return { thing: happening.tile, from: happening.from, to: happening.to };
    default:
      return undefined;
  }
};

/** From pose to pose, turning the short way. */
function wayOf(poses: readonly Pose[]): ChartPose[] {
  let angle = turnOf(poses[0]?.heading ?? 0);
  return poses.map((pose, i) => {
    const before = poses[i - 1];
    if (before) angle -= asTurn(pose.heading - before.heading) / 100;
    return { ...onChart(pose), angle };
  });
}

function waysOf(happenings: readonly Happening[]): NonNullable<Motion['ways']> {
  const ways = new Map<string, Pose[]>();
  for (const happening of happenings) {
    const leg = moved(happening);
    if (!leg) continue;
    const way = ways.get(leg.thing) ?? [leg.from];
    // A ship turns on the spot before it runs.
    const turned = { ...(way.at(-1) ?? leg.from), heading: leg.to.heading };
    ways.set(leg.thing, happening.say === 'sailed' ? [...way, turned, leg.to] : [...way, leg.to]);
  }
  return [...ways].map(([thing, poses]) => ({ thing, stops: wayOf(poses) }));
}

/** What has come onto the sea. */
function comeOf(happening: Happening): string[] {
  switch (happening.say) {
    case 'placedIsland':
    case 'revealedIsland':
      return [happening.island];
    case 'placedTile':
    case 'newTile':
      return [happening.tile];
    case 'placedShip':
    case 'reappeared':
    case 'leftFog':
    case 'returnedHome':
    case 'surfaced':
    case 'appeared':
      return [happening.ship];
    case 'lostMast':
    case 'caughtFire':
    case 'repaired':
      return [happening.mast];
    case 'showedCrew':
    case 'showedGear':
      return [happening.on];
    default:
      return [];
  }
}

const isVolley = ({ say }: Happening): boolean =>
  say === 'shot' || say === 'broadside' || say === 'rammed' || say === 'boarded' || say === 'swooped';

export function motion(events: readonly Event[]): Motion {
  const happenings = events.map((event) => own.event(event));
  return {
    ways: waysOf(happenings),
    come: happenings.flatMap(comeOf),
    ...(happenings.some(isVolley) && { look: VOLLEY }),
  };
}

// --- Where to look

/** Everything that may be chosen, with the ship a question is about; or where something has just happened. */
export function focus({ view, offered, asked, events }: Matter<PiratesView>): Frame | undefined {
  const about = asked && own.ask(asked.about);
  const ship = about && 'ship' in about ? [about.ship] : about && 'by' in about ? [about.by] : [];
  const lit = [...offered].flatMap((on) => placeOf(view, on));
  const named = ship.flatMap((on) => placeOf(view, on));
  if (named.length > 0) return around([...named, ...lit], about?.say === 'sail' ? FAR : NEAR);
  if (lit.length > 0) return around(lit, NEAR);
  const happened = events.map((event) => own.event(event)).flatMap((happening) => placesIn(view, happening));
  return happened.length > 0 ? around(happened, NEAR) : undefined;
}

/** Around one ship so much is seen: two long segments when it sails. */
const NEAR = 90;
const FAR = 200;

function placeOf(view: PiratesView, on: string): Point[] {
  const [kind, id = ''] = on.replace(/^(mast|coin):/, '').split(':');
  const number = Number(id.split('.')[0]);
  const thing =
    kind === 'ship'
      ? view.ships[number]
      : kind === 'tile'
        ? view.tiles[number]
        : kind === 'island' || kind === 'fort' || kind === 'flag'
          ? view.islands[number]
          : undefined;
  return thing && !('fate' in thing && thing.fate === 'waiting') ? [onChart(thing)] : [];
}

function placesIn(view: PiratesView, happening: Happening): Point[] {
  const leg = moved(happening);
  if (leg) return [onChart(leg.from), onChart(leg.to)];
  const names = Object.values(happening).filter((value) => typeof value === 'string');
  return names.flatMap((name) => placeOf(view, name));
}

function around(points: readonly Point[], margin: number): Frame | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** The whole table with its edge. */
export function extent({ width, height }: PiratesView): Frame {
  const edge = 14;
  return {
    x: -edge,
    y: -height / CHART - edge,
    width: width / CHART + 2 * edge,
    height: height / CHART + 2 * edge,
  };
}
