import { type Json, type Random, type Refusal, type Rules, type Seat } from '@portolan/kernel';
import type { Ask } from '../says.ts';
import { refusal, shape } from './table.ts';
import { bearing, FULL_TURN, type Point, type Pose } from '../geometry/index.ts';
import type { Suggestion } from '../choices.ts';
import { suggestAround, suggestTurns } from './suggesting.ts';

/** Choices without end: places, headings and directions, given as whole numbers and judged by the rules. [PI-GEO.68] */

const FARTHEST = 10_000_000;

/** An answer with exactly these fields, all of them whole numbers. */
export function readFields<K extends string>(
  answer: Json,
  keys: readonly K[],
): Record<K, number> | undefined {
  if (!isRecord(answer) || Object.keys(answer).length !== keys.length) return undefined;
  const fields: Partial<Record<K, number>> = {};
  for (const key of keys) {
    const value = Object.hasOwn(answer, key) ? answer[key] : undefined;
    if (!isWhole(value)) return undefined;
    fields[key] = value + 0;
  }
  return isFull(fields, keys) ? fields : undefined;
}

export const isRecord = (answer: Json): answer is { readonly [key: string]: Json } =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

export const isWhole = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= FARTHEST;

const isFull = <K extends string>(
  fields: Partial<Record<K, number>>,
  keys: readonly K[],
): fields is Record<K, number> => keys.every((key) => fields[key] !== undefined);

export const unreadable = (): Refusal => refusal({ say: 'unreadableAnswer', rule: 'PI-GEO.68' });
export const breaks = (rule: string): Refusal => refusal({ say: 'breaks', rule });

/** A question for whole numbers: which, what they lead to, and which to try. */
export interface Asking<K extends string, T extends object> {
  readonly kind: string;
  readonly fields: readonly K[];
  /** What the board needs besides to let a player draw the answer. */
  readonly more?: { readonly [key: string]: Json };
  /** What the numbers lead to, or the number of the rule they break. */
  judge(fields: Record<K, number>): T | string;
  propose(random: Random): Record<K, number>;
  /** Answers worth considering, some of which may be refused; at least one is accepted. */
  all(): Iterable<Record<K, number>>;
  /** What places are told apart by: the side of this point they lie on. */
  readonly around?: Point;
}

const TRIES = 6;
const MOST = 48;

/** Asks for numbers until they are legal; every refusal names its rule. */
export function* ask<K extends string, T extends object>(
  seat: Seat,
  about: Ask,
  asking: Asking<K, T>,
): Rules<T> {
  const { kind, fields, more = {} } = asking;
  const accepted = (answer: Record<K, number>): boolean => typeof asking.judge(answer) !== 'string';
  return yield* shape(seat, about, {
    shape: { kind, ...more },
    read(answer) {
      const read = readFields(answer, fields);
      if (!read) return unreadable();
      const led = asking.judge(read);
      return typeof led === 'string' ? breaks(led) : led;
    },
    sample(random) {
      for (let tries = 0; tries < TRIES; tries++) {
        const answer = asking.propose(random);
        if (accepted(answer)) return answer;
      }
      return firstOf(asking.all(), accepted);
    },
    offered: () => suggestions(asking, accepted),
    candidates() {
      const found: Record<K, number>[] = [];
      for (const answer of asking.all()) {
        if (accepted(answer)) found.push(answer);
        if (found.length === MOST) break;
      }
      return found;
    },
  });
}

/** Turns by eighths, headings and places by the eighth of the horizon they lie in. */
function suggestions<K extends string, T extends object>(
  asking: Asking<K, T>,
  accepted: (answer: Record<K, number>) => boolean,
): Suggestion[] {
  const { fields, around } = asking;
  const has = (field: string): boolean => fields.some((one) => one === field);
  if (has('turn')) return suggestTurns((turn) => accepted(filled(fields, turn)));
  const legal = filter(asking.all(), accepted);
  const field = fields.find((one) => one === 'direction') ?? fields.find((one) => one === 'heading');
  if (!has('x') && field) return suggestAround(legal, 'face', (answer) => answer[field]);
  const from = around ?? { x: 0, y: 0 };
  return suggestAround(legal, 'spot', (answer) => bearing(from, placeIn(answer)));
}

/** An answer of one number. */
const filled = <K extends string>(fields: readonly K[], value: number): Record<K, number> => {
  const answer: Partial<Record<K, number>> = {};
  for (const field of fields) answer[field] = value;
  if (!isFull(answer, fields)) throw new Error('a question without fields');
  return answer;
};

const placeIn = (answer: { readonly x?: number; readonly y?: number }): Point => ({
  x: answer.x ?? 0,
  y: answer.y ?? 0,
});

function* filter<T>(items: Iterable<T>, accepted: (item: T) => boolean): Generator<T> {
  for (const item of items) if (accepted(item)) yield item;
}

function firstOf<T>(items: Iterable<T>, accepted: (item: T) => boolean): T {
  for (const item of items) if (accepted(item)) return item;
  throw new Error('a question that nothing answers');
}

/** Whether a question of this kind has an answer at all. */
export function hasAnswer<K extends string, T extends object>(asking: Asking<K, T>): boolean {
  for (const answer of asking.all()) if (typeof asking.judge(answer) !== 'string') return true;
  return false;
}

export const POSE = ['x', 'y', 'heading'] as const;
export const isHeading = (heading: number): boolean => heading >= 0 && heading < FULL_TURN;

/** Directions all round, so many hundredths of a degree apart. */
export function* allRound(step: number, from = 0): Generator<number> {
  for (let turn = 0; turn < FULL_TURN; turn += step) yield (from + turn) % FULL_TURN;
}

export const plainPose = ({ x, y, heading }: Pose): { x: number; y: number; heading: number } => ({
  x,
  y,
  heading,
});
