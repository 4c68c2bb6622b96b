import {
  allows,
  type Chosen,
  type Game,
  isNumbers,
  type Options,
  type OptionValue,
  type TableOption,
} from '@portolan/kernel';
import { type Budget, BUDGETS, isLevel, LEVELS, type Level } from '@portolan/players';

/** Somebody who plays in an experiment: `mate`, or `admiral@200` who has 200 milliseconds for a decision. */
export interface Contender {
  readonly name: string;
  readonly level: Level;
  readonly budget: Budget;
}

/** Who plays what, how often and with which deals. */
export interface Experiment {
  readonly game: string;
  readonly contenders: readonly Contender[];
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options: Chosen;
  /** What the seats bring, such as fleets: one deal after the other, and again from the first. */
  readonly brought?: readonly (readonly string[])[];
}

/** A contender by name; `time` is for those that name none and think by the clock. A sentence if there is none such. */
export function contender(name: string, time?: number): Contender | string {
  const [level, after, ...more] = name.split('@');
  if (!isLevel(level)) return `There is no player "${level}": ${LEVELS.join(', ')}.`;
  if (after !== undefined && level !== 'admiral')
    return `Only the admiral has a time of its own, not the ${level}.`;
  const said = after === undefined ? time : Number(after);
  if (more.length > 0 || (said !== undefined && !(Number.isFinite(said) && said > 0)))
    return `"${name}" says no time: admiral@200 has 200 milliseconds.`;
  const timed = level === 'admiral' && said !== undefined;
  const full = timed && after === undefined ? `${level}@${said}` : name;
  return { name: full, level, budget: timed ? { time: said } : BUDGETS[level] };
}

/** Every way to seat the contenders, each once; the last one named fills the seats left over. */
export function seatings(contenders: number, seats: number): number[][] {
  const sitting = Array.from({ length: seats }, (_, seat) => Math.min(seat, contenders - 1));
  const found = new Map(orders(sitting).map((order) => [order.join(), order]));
  return [...found.values()];
}

function orders(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** Who sits where in the nth game. */
interface Sitting {
  readonly seating: readonly number[];
  readonly deal: string;
  readonly brought: readonly string[];
}

/** Every deal is played in every seating before the next. */
export function sittingOf({ contenders, seats, seed, brought = [] }: Experiment, index: number): Sitting {
  const all = seatings(contenders.length, seats);
  const deal = Math.floor(index / all.length);
  return {
    seating: all[index % all.length] ?? [],
    deal: `${seed} ${deal}`,
    brought: brought[deal % brought.length] ?? [],
  };
}

/** The games of those deals that were played in every seating: of an interrupted run some are left out. */
export function wholeDeals<P extends { readonly index: number }>(
  { contenders, seats }: Experiment,
  games: readonly P[],
): P[] {
  const each = seatings(contenders.length, seats).length;
  const dealOf = ({ index }: P): number => Math.floor(index / each);
  const played = new Map<number, number>();
  for (const game of games) played.set(dealOf(game), (played.get(dealOf(game)) ?? 0) + 1);
  return games.filter((game) => played.get(dealOf(game)) === each);
}

/** The number of games asked for, raised until every deal is played in every seating. */
export function balanced(games: number, contenders: number, seats: number): number {
  const each = seatings(contenders, seats).length;
  return Math.ceil(games / each) * each;
}

/** Table options as said on the command line, `name=value,…`. A sentence if the game has no such option. */
export function optionsFrom(said: string, { options }: Pick<Game, 'options'>): Chosen | string {
  const chosen: Record<string, OptionValue> = {};
  for (const pair of said.split(',').filter((text) => text !== '')) {
    const [name = '', text] = pair.split('=');
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    const value = option && valueOf(option, text ?? '');
    if (value === undefined) return `There is no option "${pair}": ${offered(options)}.`;
    chosen[name] = value;
  }
  return chosen;
}

function valueOf(option: TableOption, text: string): OptionValue | undefined {
  if (!isNumbers(option)) return option.values.find((each) => String(each) === text);
  return text !== '' && allows(option, Number(text)) ? Number(text) : undefined;
}

const offered = (options: Options): string =>
  Object.entries(options)
    .map(([name, option]) =>
      isNumbers(option) ? `${name}=${option.min}…${option.max}` : `${name}=${option.values.join('|')}`,
    )
    .join(', ') || 'this game has none';
