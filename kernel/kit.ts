/**
 * The test kit. Every game runs through it with no code of its own: `kit(game)` plays random games at every table
 * and tests all that games promise the kernel, `recorded` plays whole games again. Rule tests are written with
 * `Match.from`, `play`, `expectRefused` and `match.random.rig`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import type { Config } from './setup.ts';
import { allChecks } from './kit/checks.ts';
import { type Recorded, replay, scoresOf } from './kit/record.ts';
import { isWordless, sayings } from './kit/speech.ts';
import { survey } from './kit/survey.ts';
import { type Act, perform } from './kit/walk.ts';
import type { Match } from './match.ts';
import { Refusal } from './question.ts';
import type { Words } from './words.ts';

const LONGEST = 900_000;

/** Tests everything a game promises, in random games (`games` of them) at every player count and with every option. */
export function kit<S, V>(game: Game<S, V>, { games = 1 }: { games?: number } = {}): void {
  describe(`${game.id}, in random games`, () => {
    const checks = allChecks();
    let failures: ReadonlyMap<string, Error>;
    beforeAll(() => {
      failures = survey(game, games, checks);
    }, LONGEST);
    test.each(checks.map(({ promise }) => promise))('%s', (promise) => {
      const failure = failures.get(promise);
      if (failure) throw failure;
    });
  });
}

/** Recorded games, kept as JSON beside the game's tests, still end as they did. */
export function recorded<S, V>(game: Game<S, V>, records: unknown): void {
  describe(`${game.id}, as it was played`, () => {
    for (const one of records as readonly Recorded[]) {
      const { config, scores } = one;
      test(`${config.seats} seats, seed ${config.seed}: still ends ${scores.join(', ')}`, () => {
        expect(scoresOf(replay(game, one))).toEqual(scores);
      });
    }
  });
}

/** In each language, everything that is said in random games at these tables has its words. */
export function speaks<S, V>(
  game: Game<S, V>,
  languages: { readonly [language: string]: Words },
  tables: readonly Config[],
): void {
  describe.each(Object.entries(languages))(`${game.id} in %s`, (_language, words) => {
    test.each(tables)('every question, choice, note, refusal and event has its words: %j', (config) => {
      expect([...sayings(game, words, config)].filter(isWordless)).toEqual([]);
    });
  });
}

/** In each language, every one of these things has a name and the numbers of rules behind it. */
export function explains(
  languages: { readonly [language: string]: Words },
  view: unknown,
  things: readonly string[],
): void {
  test.each(Object.entries(languages))(
    'everything explains itself by its rules in %s',
    (_language, words) => {
      const poor = things.filter((thing) => {
        const explained = words.explain(thing, view);
        return !explained || explained.title === '' || !explained.rules.every(isNumber);
      });
      expect(poor).toEqual([]);
      expect(words.explain('moon:1', view)).toBeUndefined();
    },
  );
}
const isNumber = (rule: string): boolean =>
  /^[A-Z]{2}-[A-Z]+(\.[a-z]+)?\.\d+[a-z]?$|^[A-Z]{2}-[A-Z]+$/.test(rule);

/** Plays these acts one after the other: `play(match, [0, '3,2'], [1, 'stop'])`. */
export function play<S, V>(match: Match<S, V>, ...acts: Act[]): Match<S, V> {
  for (const act of acts) perform(match, act);
  return match;
}

/** The act is refused for this reason and changes nothing. */
export function expectRefused<S, V>(match: Match<S, V>, act: Act, reason: string): void {
  const before = JSON.stringify([match.save(), match.state]);
  let refused: unknown;
  try {
    perform(match, act);
  } catch (error) {
    refused = error;
  }
  expect(refused, `${JSON.stringify(act)} is refused`).toBeInstanceOf(Refusal);
  expect(refused).toHaveProperty('reason.say', reason);
  expect(JSON.stringify([match.save(), match.state])).toBe(before);
}
