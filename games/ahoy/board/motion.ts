import type { Event } from '@portolan/kernel';
import type { Frame, Matter, Motion, Point } from '../../board/board.ts';
import { FLAGSHIP, OFF } from '../content/factions.ts';
import type { AhoyView } from '../rules/information.ts';
import { xOf, yOf } from '../state.ts';
import { CELL, pointOf } from './geometry.ts';
import { factionOf } from './scene.ts';

/** What moved, and where to look: read from what was told, drawn by the shell. */

/** Milliseconds to compare the dice of a battle. */
const DUEL = 2200;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The way each figure went, leg after leg. */
function waysOf(events: readonly Event[]): NonNullable<Motion['ways']> {
  const ways = new Map<string, string[]>();
  for (const { figure, from, to } of events.map(namedIn)) {
    if (figure === undefined || from === undefined || to === undefined) continue;
    const way = ways.get(figure);
    if (way) way.push(to);
    else ways.set(figure, [from, to]);
  }
  return [...ways].map(([thing, stops]) => ({ thing, stops }));
}

const namedIn = (event: Event) => ({
  figure: text(event['figure']),
  from: text(event['from']),
  to: text(event['to']),
});

/** A figure that came, a card that was turned over, a tile that was laid, a slot that took a die. */
function comeIn(event: Event): string[] {
  const { figure, from, to } = namedIn(event);
  const came = to !== undefined && from === undefined ? figure : undefined;
  return [came, text(event['card']), text(event['region']), text(event['slot'])].flatMap((on) => on ?? []);
}

export function motion(events: readonly Event[]): Motion {
  const rolled = events.filter(({ dice }) => Array.isArray(dice));
  const duel = rolled.filter(({ say }) => say === 'rolledBattle').length > 1;
  return {
    ways: waysOf(events),
    come: events.flatMap(comeIn),
    dice: rolled.flatMap(({ faction }) => text(faction) ?? []),
    ...(duel && { look: DUEL }),
  };
}

/** What may be chosen with my ship among it; or where something has just happened. */
export function focus({ view, viewer, offered, events }: Matter<AhoyView>): Frame | undefined {
  const chosen = [...offered].flatMap(placeOf);
  const faction = factionOf(view, viewer);
  const ship = faction === undefined ? OFF : (view.at[FLAGSHIP[faction]] ?? OFF);
  const mine = ship === OFF ? [] : [{ x: xOf(ship), y: yOf(ship) }];
  if (chosen.length > 0) return around([...chosen, ...mine]);
  const happened = events.flatMap((event) =>
    ['from', 'to', 'at'].flatMap((key) => placeOf(text(event[key]) ?? '')),
  );
  return around(happened.length > 0 ? happened : mine);
}

const placeOf = (on: string): Point[] =>
  on.startsWith('space:') || on.startsWith('berth:') ? [pointOf(on) ?? []].flat() : [];

function around(spaces: readonly Point[]): Frame | undefined {
  if (spaces.length === 0) return undefined;
  const [xs, ys] = [spaces.map(({ x }) => x), spaces.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * CELL,
    y: top * CELL,
    width: (Math.max(...xs) + 1 - left) * CELL,
    height: (Math.max(...ys) + 1 - top) * CELL,
  };
}
