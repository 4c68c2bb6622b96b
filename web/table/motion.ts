import type { Motion, Pose, Stop } from '@portolan/games/board/board.ts';
import type { Event } from '@portolan/kernel';
import { useLayoutEffect, type RefObject } from 'react';
import { drawWakes } from './wakes.ts';

/** What happened, in motion. It knows no game: the board says what went where, what came and what was rolled. */

const LEG = 320;
const LONGEST = 900;
const ROLL = 850;
const GLANCE = 280;

const ended = ({ stops }: { readonly stops: readonly Stop[] }): number =>
  Math.min(LONGEST, (stops.length - 1) * LEG);

/** How long it takes to see what moved. */
export function lengthOf({ ways = [], dice = [], look = 0 }: Motion): number {
  return Math.max(GLANCE, look, dice.length > 0 ? ROLL : 0, ...ways.map(ended));
}

export interface Told {
  readonly n: number;
  readonly events: readonly Event[];
}

/** Plays what was told when it is first shown. */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  told: Told | undefined,
  motion: Motion | undefined,
  moves: boolean,
): void {
  useLayoutEffect(() => {
    const place = root.current;
    if (!place || !told || !motion) return undefined;
    const wipe = drawWakes(place, motion);
    const running = moves ? play(place, motion) : [];
    return () => {
      running.forEach((animation) => animation.finish());
      wipe();
    };
  }, [root, told, motion, moves]);
}

function play(place: HTMLElement, { ways = [], come = [], dice = [] }: Motion): Animation[] {
  const find = (on: string) =>
    place.querySelector<SVGGraphicsElement | HTMLElement>(`[data-on="${CSS.escape(on)}"]`);
  const moved = new Set(ways.map(({ thing }) => thing));
  return [
    ...ways.flatMap((way) => travel(find(way.thing), way.stops, find)),
    ...come.filter((on) => !moved.has(on)).flatMap((on) => appearance(find(on))),
    ...dice.flatMap((name) => roll(place, name)),
  ];
}

type Thing = SVGGraphicsElement | HTMLElement | null;

const middleOf = (thing: Element): { x: number; y: number } => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** How many pixels of the screen one unit of the drawing is. */
const scaleOf = (thing: Element): number =>
  thing instanceof SVGGraphicsElement ? (thing.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;

const isPose = (stop: Stop): stop is Pose => typeof stop !== 'string';

/** From stop to stop, ending where the thing is now drawn. */
function travel(thing: Thing, stops: readonly Stop[], find: (on: string) => Thing): Animation[] {
  if (!thing) return [];
  const keyframes = stops.every(isPose)
    ? posed(thing, stops)
    : passed(
        thing,
        stops.map((stop) => (isPose(stop) ? null : find(stop))),
      );
  if (keyframes.length < 2) return [];
  return [thing.animate(keyframes, { duration: ended({ stops }), easing: 'ease-in-out' })];
}

function passed(thing: Element, stops: readonly Thing[]): Keyframe[] {
  const end = stops.at(-1);
  if (!end || stops.some((stop) => stop === null)) return [];
  const scale = scaleOf(thing);
  const goal = middleOf(end);
  return stops.flatMap((stop) => {
    if (!stop) return [];
    const { x, y } = middleOf(stop);
    return [{ translate: `${(x - goal.x) / scale}px ${(y - goal.y) / scale}px` }];
  });
}

/** A thing drawn at its last pose, as it lay at each: moved there, and turned about that point. */
function posed(thing: Element, poses: readonly Pose[]): Keyframe[] {
  const end = poses.at(-1);
  if (!end) return [];
  const own = getComputedStyle(thing).transform;
  const drawn = own === 'none' ? '' : own;
  return poses.map(({ x, y, angle = 0 }) => ({
    transform: `translate(${x}px, ${y}px) rotate(${angle - (end.angle ?? 0)}deg) translate(${-end.x}px, ${-end.y}px) ${drawn}`,
  }));
}

/** A figure that came, a card that was turned over, a tile that was laid. */
const appearance = (thing: Thing): Animation[] =>
  thing ? [thing.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: GLANCE * 1.5 })] : [];

/** Dice fall where the board draws them: in a place marked `data-dice`. */
function roll(place: HTMLElement, name: string): Animation[] {
  const dice = [...place.querySelectorAll(`[data-dice="${CSS.escape(name)}"] > *`)];
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
