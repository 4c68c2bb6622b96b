import type { Viewer } from '../game.ts';
import type { Match } from '../match.ts';

type Branch = { readonly [key: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Throws unless both are the same JSON, and says where they part. */
export function expectSame(what: string, one: unknown, other: unknown): void {
  const found = difference(one, other);
  if (found !== undefined) throw new Error(`${what}: ${found.startsWith(' ') ? 'it' : ''}${found}`);
}

export const same = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;

/** Where two values part and how. The way there is put together on the way back: mostly there is none. */
function difference(one: unknown, other: unknown): string | undefined {
  if (one === other) return undefined;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other))
    return ` is ${JSON.stringify(one)} here and ${JSON.stringify(other)} there`;
  for (const key of Object.keys(one)) {
    const found = difference(one[key], other[key]);
    if (found !== undefined) return `.${key}${found}`;
  }
  for (const key of Object.keys(other)) {
    if (one[key] !== other[key] && one[key] === undefined)
      return `.${key} is missing here and ${JSON.stringify(other[key])} there`;
  }
  return undefined;
}

/** Every object and list in it, with the path that leads there. */
export function objectsIn(value: unknown, path = '', found = new Map<object, string>()): Map<object, string> {
  if (!isBranch(value) || found.has(value)) return found;
  found.set(value, path || 'it');
  for (const key of Object.keys(value)) objectsIn(value[key], `${path}.${key}`, found);
  return found;
}

/** Throws if the two have an object in common: changing the one would change the other. */
export function expectApart(what: string, one: unknown, other: unknown): void {
  const objects = objectsIn(other);
  for (const [object, path] of objectsIn(one)) {
    const there = objects.get(object);
    if (there !== undefined) throw new Error(`${what}: ${path} is the very object that is ${there} there`);
  }
}

/** Throws if JSON could not carry it: a Map, a class, a function, a hole in a list, a number that is none. */
export function expectPlain(what: string, value: unknown, path = ''): void {
  if (!isBranch(value)) {
    const carried = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
    if (!carried) throw new Error(`${what}: ${path || 'it'} is a ${typeof value} that JSON cannot carry`);
    return;
  }
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!plain) throw new Error(`${what}: ${path || 'it'} is no plain object`);
  for (const key of Object.keys(value)) {
    const dropped = value[key] === undefined && !Array.isArray(value);
    if (!dropped) expectPlain(what, value[key], `${path}.${key}`);
  }
}

export const viewersOf = ({ seats }: { seats: number }): Viewer[] => [...Array(seats).keys(), 'spectator'];

/** What every viewer is asked, whatever the questions are numbered. */
export const askedOf = <S, V>(match: Match<S, V>): unknown =>
  viewersOf(match).map((viewer) => match.asked(viewer).map((asked) => ({ ...asked, id: 0 })));

/** Everything there is to know about a match but how its questions are numbered. */
export const pictureOf = <S, V>(match: Match<S, V>): unknown => ({
  state: match.state,
  chance: match.random.save(),
  asked: askedOf(match),
  tail: match.save().tail,
  step: match.step,
  outcome: match.outcome,
  standing: Array.from({ length: match.seats }, (_, seat) => match.standing(seat)),
});
