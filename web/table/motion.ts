import type { Event } from '@portolan/kernel';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * What happened, in motion. It knows no game: a `figure` that went `from` somewhere `to` somewhere travels there,
 * one that came from nowhere appears, `dice` roll, and other things an event names light up for a moment.
 */

const LEG = 320;
const LONGEST = 900;
const ROLL = 850;
const DUEL = 1400;
const GLANCE = 280;

interface Journey {
  readonly figure: string;
  readonly stops: readonly string[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The way each figure went, leg after leg. */
function journeysOf(events: readonly Event[]): Journey[] {
  const ways = new Map<string, string[]>();
  for (const event of events) {
    const [figure, from, to] = [text(event['figure']), text(event['from']), text(event['to'])];
    if (figure === undefined || from === undefined || to === undefined) continue;
    const way = ways.get(figure);
    if (way) way.push(to);
    else ways.set(figure, [from, to]);
  }
  return [...ways].map(([figure, stops]) => ({ figure, stops }));
}

const isRoll = (event: Event): boolean => Array.isArray(event['dice']);

/** Figures that roll against each other are compared: that takes longer than seeing dice fall. */
function rollingOf(events: readonly Event[]): number {
  const rolls = events.filter(isRoll);
  if (rolls.length === 0) return 0;
  return rolls.filter((event) => text(event['figure']) !== undefined).length > 1 ? DUEL : ROLL;
}

/** How long it takes to see these events. */
export function lengthOf(events: readonly Event[]): number {
  if (events.length === 0) return 0;
  const legs = Math.max(0, ...journeysOf(events).map(({ stops }) => stops.length - 1));
  const travel = Math.min(LONGEST, legs * LEG);
  return Math.max(GLANCE, travel, rollingOf(events));
}

export interface Told {
  readonly n: number;
  readonly events: readonly Event[];
}

/** Plays what was told when it is first shown. */
export function useMotion(root: RefObject<HTMLElement | null>, told: Told | undefined): void {
  useLayoutEffect(() => {
    const place = root.current;
    if (!place || !told) return undefined;
    const running = play(place, told.events);
    return () => running.forEach((animation) => animation.finish());
  }, [root, told]);
}

function play(place: HTMLElement, events: readonly Event[]): Animation[] {
  const find = (on: string) =>
    place.querySelector<SVGGraphicsElement | HTMLElement>(`[data-on="${CSS.escape(on)}"]`);
  const journeys = journeysOf(events);
  const travels = journeys.flatMap(({ figure, stops }) => travel(find(figure), stops.map(find)));
  const moved = new Set(journeys.map(({ figure }) => figure));
  const others = events.flatMap((event) => [...appearance(event, moved, find), ...rolls(event, place)]);
  return [...travels, ...others];
}

type Thing = SVGGraphicsElement | HTMLElement | null;

const middleOf = (thing: Element): { x: number; y: number } => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** How many pixels of the screen one unit of the drawing is. */
const scaleOf = (thing: Element): number =>
  thing instanceof SVGGraphicsElement ? (thing.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;

/** From stop to stop, ending where the figure is now drawn. */
function travel(thing: Thing, stops: readonly Thing[]): Animation[] {
  if (!thing || stops.some((stop) => stop === null)) return [];
  const end = stops.at(-1);
  if (!end) return [];
  const scale = scaleOf(thing);
  const goal = middleOf(end);
  const keyframes = stops.flatMap((stop) => {
    if (!stop) return [];
    const { x, y } = middleOf(stop);
    return [{ translate: `${(x - goal.x) / scale}px ${(y - goal.y) / scale}px` }];
  });
  const duration = Math.min(LONGEST, (stops.length - 1) * LEG);
  return [thing.animate(keyframes, { duration, easing: 'ease-in-out' })];
}

/** A figure that came, a card that was turned over, a tile that was laid, a slot that took a die. */
function appearance(event: Event, moved: ReadonlySet<string>, find: (on: string) => Thing): Animation[] {
  const came = event['to'] === undefined || event['from'] !== undefined ? undefined : event['figure'];
  const named = [came, event['card'], event['region'], event['slot']].flatMap((value) => text(value) ?? []);
  return named
    .filter((on) => !moved.has(on))
    .flatMap((on) => {
      const thing = find(on);
      return thing ? [thing.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: GLANCE * 1.5 })] : [];
    });
}

/** The dice of whoever rolled: the board draws them in a place marked `data-dice`. */
function rolls(event: Event, place: HTMLElement): Animation[] {
  const who = text(event['faction']);
  if (!isRoll(event) || who === undefined) return [];
  const dice = [...place.querySelectorAll(`[data-dice="${CSS.escape(who)}"] > *`)];
  return dice.map((die, i) =>
    die.animate(
      [
        { transform: `translateY(-${10 + (i % 3) * 5}px) rotate(${i % 2 ? -270 : 300}deg)`, opacity: 0.4 },
        { transform: 'translateY(3px) rotate(12deg)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: ROLL - 120 + (i % 3) * 60, easing: 'cubic-bezier(.2,.7,.3,1)' },
    ),
  );
}
