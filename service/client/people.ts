/** People who play at random, near or far, and follow what happens: what the tests of tables stand on. */
import type { Asked, Json, Random, Seat } from '@portolan/kernel';
import type { Scene } from '../api/scene.ts';
import type { Update, Whole } from '../api/schema.ts';
import { type Client, ServiceProblem } from '../client.ts';

/** Somebody at a table, wherever it lies. */
export type Player = Pick<
  Client,
  'set' | 'table' | 'scene' | 'answer' | 'aside' | 'undo' | 'resign' | 'rematch' | 'history' | 'watch'
>;

/** Waits until something is so, and fails the test if it never is. */
export async function eventually<T>(look: () => Promise<T> | T, is: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 2000; tries++) {
    const seen = await look();
    if (is(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`it never came true: ${is.toString()}`);
}

/** What became of a call: its problem, or nothing if it went well. */
export async function problemOf(call: Promise<unknown>): Promise<ServiceProblem | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof ServiceProblem) return error;
    throw error;
  }
}

/** Answers at random for a seat, if it is asked; false if it is not. */
export async function answerFor(client: Player, table: string, seat: Seat, random: Random): Promise<boolean> {
  const asked = askedOf((await client.scene(table, seat)).scene, seat);
  if (asked) await client.answer(table, seat, asked.id, anyAnswer(asked, random));
  return asked !== undefined;
}

/** The people play on at random, each in the seat of their place in the list, until the game is over. */
export async function playOut(people: readonly Player[], table: string, random: Random): Promise<void> {
  for (;;) {
    for (const [seat, client] of people.entries()) {
      if ((await client.table(table)).sheet.status !== 'playing') return;
      await answerFor(client, table, seat, random);
    }
  }
}

/** What a seat is asked, if anything. */
export const askedOf = (scene: Scene | undefined, seat: Seat): Asked | undefined =>
  scene?.asked.find((asked) => asked.seat === seat);

/** Some answer to what is asked, read off its offer alone, as a stranger to the game would. */
export function anyAnswer({ offer }: Asked, random: Random): Json {
  switch (offer?.kind) {
    case 'pick':
      return random.pick(offer.options, 'any').key;
    case 'picks':
      return random
        .shuffle([...offer.options], 'any')
        .slice(0, offer.range.min)
        .map(({ key }) => key);
    case 'amount':
      return offer.range.min + random.below(offer.range.max - offer.range.min + 1);
    case 'shape':
      return courseOf(offer.shape as { from: number; reach: number }, random);
    case undefined:
      throw new Error('nothing was offered');
  }
}

/** The one shape of a skirmish: a course around a ring of eight islands. */
function courseOf({ from, reach }: { from: number; reach: number }, random: Random): Json {
  const course: number[] = [];
  for (let at = from; course.length < 1 + random.below(reach); course.push(at))
    at = (at + (random.below(2) ? 1 : 7)) % 8;
  return course;
}

/** Follows a table and remembers how it stands. */
export class Follower {
  now: Whole | undefined;
  last: Update | undefined;
  readonly updates: number[] = [];
  readonly chat: string[] = [];
  /** Why there is nothing to watch any more. */
  problem: ServiceProblem | undefined;
  readonly stop: () => void;
  #waiting: { until: (now: Whole) => boolean; resolve: (now: Whole) => void }[] = [];

  constructor(client: Player, table: string, as: Seat | 'spectator') {
    this.stop = client.watch(table, as, {
      told: (now, update) => {
        this.now = now;
        if (update) this.updates.push(update.n);
        this.last = update;
        for (const { until, resolve } of this.#waiting) if (until(now)) resolve(now);
        this.#waiting = this.#waiting.filter(({ until }) => !until(now));
      },
      chat: ({ text }) => this.chat.push(text),
      refused: (problem) => {
        this.problem = problem;
      },
    });
  }

  async until(until: (now: Whole) => boolean): Promise<Whole> {
    if (this.now && until(this.now)) return this.now;
    return await new Promise((resolve) => this.#waiting.push({ until, resolve }));
  }
}
