import type { Json } from '../json.ts';
import type { Asker, Question, Range } from '../question.ts';
import type { Random } from '../random.ts';

/** From outside anything may come, whatever the types say. */
const anything = (junk: unknown): Json => junk as Json;

const nested = (depth: number): Json => (depth === 0 ? 'deep' : [nested(depth - 1)]);

/** Never an answer to anything. */
const JUNK: readonly Json[] = [
  true,
  1e308,
  -1e15,
  0.5,
  anything(NaN),
  anything(Infinity),
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(100_000),
  [null],
  [[]],
  ['__proto__', '__proto__'],
  nested(500),
  { length: 1, 0: 'a' },
  anything(JSON.parse('{"__proto__": {"key": 1}}')),
  { key: { key: { key: null } } },
];

/** Seldom an answer, but a shape may mean something by it. */
const EMPTY: readonly Json[] = [null, 0, -1, 1, '', [], {}];

/** Not one of the seats, or none at all. */
export const STRANGERS: readonly Asker[] = [-1, 99, 0.5, NaN, 'spectator', '__proto__', '0', null].map(
  (junk) => junk as Asker,
);
export const STALE = (serial: number): number[] => [serial - 1, serial + 1, -1, NaN, Infinity, serial + 0.5];

/** Answers made from a good one by breaking it, and answers that never were any. */
export function mangled(question: Question, good: Json, random: Random): Json[] {
  const broken =
    Array.isArray(good) || typeof good === 'object' ? brokenOf(good, random) : [`${good} `, [good]];
  return [...JUNK, ...EMPTY, anything(undefined), ...broken].filter((answer) => !mayBeGood(question, answer));
}

/** Answers whose form alone does not tell whether they are good: only a shape has such. */
export function doubtful(question: Question, good: Json, random: Random): Json[] {
  return question.kind === 'shape' ? [...EMPTY, ...brokenOf(good, random)] : [];
}

/** By its form and the offer, worked out apart from `read`. */
function mayBeGood(question: Question, answer: Json): boolean {
  const offer = question.offer();
  switch (offer.kind) {
    case 'pick':
      return offer.options.some(({ key }) => key === answer);
    case 'picks':
      return (
        Array.isArray(answer) &&
        isWithin(answer.length, offer.range) &&
        new Set(answer).size === answer.length &&
        answer.every((chosen) => offer.options.some(({ key }) => key === chosen))
      );
    case 'amount':
      return Number.isInteger(answer) && isWithin(Number(answer), offer.range);
    case 'shape':
      return !holdsNoJson(answer) && !JUNK.includes(answer);
  }
}

const isWithin = (count: number, range: Range): boolean => count >= range.min && count <= range.max;

/** Whether JSON would turn it into something else. */
function holdsNoJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsNoJson);
  return value === undefined || (typeof value === 'number' && !Number.isFinite(value));
}

function brokenOf(good: Json, random: Random): Json[] {
  const wrapped: Json[] = [[good], { answer: good }, JSON.stringify(good)];
  if (Array.isArray(good)) {
    const list: readonly Json[] = good;
    return [...wrapped, ...brokenList(list), ...withJunkInside(list, random)];
  }
  if (typeof good !== 'object' || good === null) return wrapped;
  return [...wrapped, ...brokenFields(Object.entries(good), random)];
}

function brokenFields(fields: readonly [string, Json][], random: Random): Json[] {
  const odd = withJunkInside(
    fields.map(([, value]) => value),
    random,
  );
  return [
    Object.fromEntries([...fields, ['extra', 'x'.repeat(10_000)]]),
    ...fields.map((field) => Object.fromEntries(fields.filter((other) => other !== field))),
    ...odd.map((values) => Object.fromEntries(fields.map(([key], i) => [key, values[i] ?? null]))),
  ];
}

const brokenList = (list: readonly Json[]): Json[] => [
  [...list, ...list],
  [...list, list.at(-1) ?? null],
  list.slice(1),
  list.slice(0, -1),
  list.toReversed(),
  [...list, 'no such thing'],
  Object.fromEntries(list.entries()),
];

/** The list with one item after the other turned into something it should not be. */
function withJunkInside(list: readonly Json[], random: Random): Json[][] {
  return list.slice(0, 8).flatMap((item, i) => {
    const junk = [random.pick(JUNK, 'junk'), random.pick(EMPTY, 'junk'), anything(NaN), [item]];
    return junk.map((odd) => list.with(i, odd));
  });
}
