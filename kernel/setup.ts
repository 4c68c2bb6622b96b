import type { Json } from './json.ts';
import type { Game } from './game.ts';
import { Refusal } from './question.ts';
import { Random } from './random.ts';

/** How a table is set: its options, what the seats bring and what the group goes on from; all of it judged. */

/** A table option that is one of a few values. */
export interface Choices {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

/** A table option that is a number within a range, in steps from its least; by ones where nothing else is said. */
export interface Numbers {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly default: number;
}
export type OptionValue = string | number | boolean;
export type TableOption = Choices | Numbers;
export type Options = { readonly [option: string]: TableOption };
export type Chosen = { readonly [option: string]: OptionValue };

/** How a match is set up. */
export interface Config {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Chosen;
  /** What each seat brings to the table, such as a fleet; null for a seat that brings nothing. */
  readonly brought?: readonly Json[];
  /** What an earlier match of the same group handed on. */
  readonly inherited?: Json;
}

/** The table as what comes to it from outside is judged by. */
export interface Terms {
  readonly seats: number;
  readonly options: Chosen;
}

/** What `setup` deals from: the config with every option filled in. */
export interface Setup extends Terms {
  readonly brought: readonly Json[];
  readonly inherited?: Json;
  readonly random: Random;
}

/** Something that comes to a table from outside. The game says why it may not, and offers samples of what may. */
export interface Outside {
  admit(what: Json, terms: Terms): Refusal | undefined;
  sample(random: Random, terms: Terms): Json;
}

export const isNumbers = (option: TableOption): option is Numbers => 'min' in option;

/** Whether an option can have this value. */
export function allows(option: TableOption, value: OptionValue): boolean {
  if (!isNumbers(option)) return option.values.includes(value);
  const { min, max, step = 1 } = option;
  return typeof value === 'number' && value >= min && value <= max && Number.isInteger((value - min) / step);
}

/** Any value of an option. */
export function anyValue(option: TableOption, random: Random): OptionValue {
  if (!isNumbers(option)) return random.pick(option.values, 'option');
  const { min, max, step = 1 } = option;
  return min + step * random.below(Math.floor((max - min) / step) + 1);
}

/** The values of an option that differ most: all of a few, the least and the greatest of a range. */
function otherValues(option: TableOption): readonly OptionValue[] {
  if (!isNumbers(option)) return option.values.filter((value) => value !== option.default);
  const { min, max, step = 1 } = option;
  const greatest = min + step * Math.floor((max - min) / step);
  return [...new Set([min, greatest])].filter((value) => value !== option.default);
}

/** The option sets a game can be played with, each option varied on its own from the defaults. */
export function optionSets(game: Pick<Game, 'options'>): Chosen[] {
  const defaults = Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, option.default]),
  );
  const varied = Object.entries(game.options).flatMap(([name, option]) =>
    otherValues(option).map((value) => ({ ...defaults, [name]: value })),
  );
  return [defaults, ...varied];
}

/** Any table of this many seats: all options drawn together, and often what seats and group could bring. */
export function anyTable<S, V>(game: Game<S, V>, seats: number, random: Random): Omit<Config, 'seed'> {
  const drawn = Object.entries(game.options).map(([name, option]) => [name, anyValue(option, random)]);
  const options = Object.fromEntries(drawn) as Chosen;
  const terms = { seats, options };
  const often = (outside: Outside | undefined): Json =>
    outside && random.below(3) > 0 ? outside.sample(random, terms) : null;
  return {
    seats,
    options,
    brought: Array.from({ length: seats }, () => often(game.brings)),
    inherited: often(game.inherits),
  };
}

/** The config with its options filled in, or a Refusal that says what is wrong with it. */
export function checked<S, V>(game: Game<S, V>, config: Config): Omit<Setup, 'random'> {
  const { seats, options = {}, brought = [], inherited = null } = config;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new Refusal({ say: 'wrongSeats', min: game.seats.min, max: game.seats.max });
  }
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(game.options, name)) throw new Refusal({ say: 'unknownOption', option: name });
  }
  const filled = Object.entries(game.options).map(([name, option]) => {
    const value = options[name] ?? option.default;
    if (!allows(option, value)) throw new Refusal({ say: 'unknownValue', option: name });
    return [name, value] as const;
  });
  return { seats, options: Object.fromEntries(filled), brought, inherited };
}

/** Why a seat may not bring this to such a table, if it may not. */
export function refusedToBring<S, V>(game: Game<S, V>, what: Json, terms: Terms): Refusal | undefined {
  if (what === null) return undefined;
  return game.brings ? game.brings.admit(what, terms) : new Refusal({ say: 'bringsNothing' });
}

function refusedToInherit<S, V>(game: Game<S, V>, what: Json, terms: Terms): Refusal | undefined {
  if (what === null) return undefined;
  return game.inherits ? game.inherits.admit(what, terms) : new Refusal({ say: 'inheritsNothing' });
}

/** The config as the game admits it, or a Refusal: options, then what comes from outside, then the table as a whole. */
export function admitted<S, V>(game: Game<S, V>, config: Config): Omit<Setup, 'random'> {
  const setup = checked(game, config);
  if (setup.brought.length > setup.seats) throw new Refusal({ say: 'bringsNothing' });
  const refused =
    setup.brought.map((what) => refusedToBring(game, what, setup)).find((refusal) => refusal) ??
    refusedToInherit(game, setup.inherited ?? null, setup) ??
    game.admit?.({ ...setup, random: Random.seeded(config.seed) });
  if (refused) throw refused;
  return setup;
}
