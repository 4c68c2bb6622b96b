import type { Experiment } from './experiment.ts';
import type { Played } from './play.ts';

/** How often something won, with the 95 % interval, and how often it would have by chance alone. */
export interface Rate {
  readonly name: string;
  /** How many times somebody sat there. */
  readonly sat: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
  readonly score: number;
}

/** Something told in games. `kind` is what happened, and by which of the things it names it is told apart. */
export interface Use extends Rate {
  readonly kind: string;
  /** The share of all games in which anybody did it, and how often in a game on average. */
  readonly inGames: number;
  readonly times: number;
}

export interface Length {
  readonly name: string;
  readonly mean: number;
  readonly least: number;
  readonly tenth: number;
  readonly middle: number;
  readonly ninetieth: number;
  readonly most: number;
}

export interface Tally {
  readonly games: number;
  readonly contenders: readonly (Rate & { readonly msPerDecision: number })[];
  readonly seats: readonly Rate[];
  readonly factions: readonly Rate[];
  readonly contendersByFaction: readonly Rate[];
  readonly lengths: readonly Length[];
  readonly uses: readonly Use[];
}

/** One seat of one game. */
interface Sat {
  readonly played: Played;
  readonly seat: number;
  /** 1, a share of it where the victory is shared, or 0. */
  readonly won: number;
}

/** Of 0 to 1, where a rate lies with 95 % confidence (Wilson). */
export function wilson(wins: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const rate = wins / of;
  const middle = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

/** What people call a thing of a game, such as `card:M01`. */
export type Named = (thing: string) => string;
const unprefixed: Named = (thing) => thing.slice(thing.indexOf(':') + 1);

export function tally(experiment: Experiment, games: readonly Played[], named: Named = unprefixed): Tally {
  const sats = games.flatMap((played) => played.seating.map((_, seat) => satAt(played, seat)));
  const contenderOf = ({ played, seat }: Sat): string =>
    experiment.contenders[played.seating[seat] ?? 0]?.name ?? '?';
  const factionOf = ({ played, seat }: Sat): string => played.factions[seat] ?? '?';
  return {
    games: games.length,
    contenders: grouped(sats, contenderOf).map(([name, group]) => ({
      ...rated(name, group),
      msPerDecision: paceOf(group),
    })),
    seats: ratesBy(sats, ({ seat }) => `seat ${seat + 1}`),
    factions: ratesBy(sats, factionOf),
    contendersByFaction: ratesBy(sats, (sat) => `${contenderOf(sat)} as ${factionOf(sat)}`),
    lengths: [
      lengthOf(
        'decisions',
        games.map(({ decisions }) => sum(decisions)),
      ),
      lengthOf(
        'actions',
        games.map(({ actions }) => sum(actions)),
      ),
      lengthOf(
        'turns',
        games.map(({ turns }) => turns),
      ),
      lengthOf(
        'rounds',
        games.map(({ rounds }) => rounds),
      ),
      lengthOf('score of the winner', games.map(winningScore)),
      lengthOf(
        'lead of the winner',
        games.map(({ scores }) => leadOf(scores)),
      ),
    ],
    uses: usesOf(games, sats, named),
  };
}

function satAt(played: Played, seat: number): Sat {
  return { played, seat, won: played.winners.includes(seat) ? 1 / played.winners.length : 0 };
}

function grouped(sats: readonly Sat[], nameOf: (sat: Sat) => string): [string, Sat[]][] {
  const groups = new Map<string, Sat[]>();
  for (const sat of sats) {
    const name = nameOf(sat);
    const group = groups.get(name);
    if (group) group.push(sat);
    else groups.set(name, [sat]);
  }
  return [...groups];
}

function ratesBy(sats: readonly Sat[], nameOf: (sat: Sat) => string): Rate[] {
  return grouped(sats, nameOf)
    .map(([name, group]) => rated(name, group))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function rated(name: string, sats: readonly Sat[]): Rate {
  const wins = sum(sats.map(({ won }) => won));
  const fair = mean(sats.map(({ played }) => 1 / played.seating.length));
  const score = mean(sats.map(({ played, seat }) => played.scores[seat] ?? 0));
  return {
    name,
    sat: sats.length,
    wins,
    rate: wins / sats.length,
    ...wilson(wins, sats.length),
    fair,
    score,
  };
}

function paceOf(sats: readonly Sat[]): number {
  const thought = sum(sats.map(({ played, seat }) => played.thought[seat] ?? 0));
  return thought / Math.max(1, sum(sats.map(({ played, seat }) => played.decisions[seat] ?? 0)));
}

export const winningScore = ({ scores, winners }: Played): number => scores[winners[0] ?? 0] ?? 0;

export const leadOf = (scores: readonly number[]): number => {
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return first - second;
};

function lengthOf(name: string, numbers: readonly number[]): Length {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    name,
    mean: mean(numbers),
    least: at(0),
    tenth: at(0.1),
    middle: at(0.5),
    ninetieth: at(0.9),
    most: at(1),
  };
}

/** Everything that was told of anybody: how often it happens, and how often to the winner. */
function usesOf(games: readonly Played[], sats: readonly Sat[], named: Named): Use[] {
  const users = new Map<string, Sat[]>();
  for (const sat of sats) {
    for (const use of Object.keys(sat.played.uses[sat.seat] ?? {})) {
      const known = users.get(use);
      if (known) known.push(sat);
      else users.set(use, [sat]);
    }
  }
  return [...users]
    .map(([use, group]) => ({
      ...describe(use, group, named),
      inGames: new Set(group.map(({ played }) => played.index)).size / games.length,
      times: sum(group.map(({ played, seat }) => played.uses[seat]?.[use] ?? 0)) / games.length,
    }))
    .toSorted((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1));
}

/** `recruited card card:M01` is of the kind `recruited, by card` and named after the card. */
function describe(use: string, sats: readonly Sat[], named: Named): Rate & { kind: string } {
  const [say = '', field, thing] = use.split(' ');
  if (field === undefined || thing === undefined) return { kind: 'told', ...rated(say, sats) };
  return { kind: `${say}, by ${field}`, ...rated(named(thing), sats) };
}
