/** The page of a suite: what it is about, and of each trial the tables it asks for. */
import type { Suite, Telling } from '@portolan/games/common/suite.ts';
import type { Row } from '../command.ts';
import type { Played } from './play.ts';
import type { Tried } from './suite.ts';
import { wilson } from './tally.ts';
import { asMarkdown, interval, percent, sentence } from './text.ts';

export function pageOf(game: string, suite: Suite, tried: readonly Tried[]): string {
  const pages = tried.map((one) =>
    [
      ...(tried.length > 1 ? [`## ${one.claim}`] : []),
      sentence(one.experiment, one.tally.games),
      ...suite.tells.flatMap((telling) => told(one, telling)),
    ].join('\n\n'),
  );
  return `# ${suite.title}

Written by the lab; \`npm run lab -- ${game} --suite ${suite.name}\` makes it again.
${suite.about}

${pages.join('\n\n')}
`;
}

function told(tried: Tried, telling: Telling): string[] {
  switch (telling.table) {
    case 'factions':
      return [asMarkdown(telling.asked ? held(tried, telling.asked) : factions(tried))];
    case 'meetings':
      return ['## Who beats whom\n\nThe row’s wins over the column.', asMarkdown(meetings(tried))];
    case 'lengths':
      return [asMarkdown(lengths(tried))];
    case 'sales':
      return [asMarkdown(sales(tried, telling))];
    case 'ends':
      return ['## How games end', asMarkdown(ends(tried, `${telling.told} `))];
  }
}

const percentPoints = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

function factions({ tally }: Tried): Row[] {
  return tally.factions.map((rate) => ({
    '': rate.name,
    'win rate': percent(rate.rate),
    '95 %': interval(rate),
    'fair share': percent(rate.fair),
    'off by': percentPoints(rate.rate - rate.fair),
    score: Number(rate.score.toFixed(1)),
  }));
}

/** Factions that are held to a rate, the strongest first. */
function held({ tally }: Tried, { least, most }: { least: number; most: number }): Row[] {
  return tally.factions
    .toSorted((a, b) => b.rate - a.rate)
    .map((rate) => ({
      '': rate.name,
      games: rate.sat,
      wins: rate.wins,
      'win rate': percent(rate.rate),
      '95 %': interval(rate),
      score: Number(rate.score.toFixed(1)),
      asked: rate.rate < least || rate.rate > most ? `outside ${100 * least}–${100 * most} %` : '',
    }));
}

/** How often each faction beat each other; a shared victory counts half. */
function meetings({ games, tally }: Tried): Row[] {
  const names = tally.factions.map(({ name }) => name);
  return names.map((one) => ({
    '': one,
    ...Object.fromEntries(names.map((other) => [short(other), one === other ? '' : won(games, one, other)])),
  }));
}

function won(games: readonly Played[], one: string, other: string): string {
  const met = games.filter(({ factions }) => factions.includes(one) && factions.includes(other));
  const wins = met.map(({ factions, winners }) =>
    winners.some((seat) => factions[seat] === one) ? 1 / winners.length : 0,
  );
  return `${wins.reduce<number>((sum, win) => sum + win, 0)}/${met.length}`;
}

/** The initials of a name, for the head of a column. */
const short = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 2))
    .join('');

/** A player needs about this long for a decision. */
const SECONDS = 20;

function lengths({ tally }: Tried): Row[] {
  const shown = tally.lengths.filter(({ name }) => ['decisions', 'actions', 'rounds'].includes(name));
  return shown.map(({ name, mean, tenth, ninetieth }) => ({
    '': name,
    mean: Number(mean.toFixed(1)),
    '10 % below': tenth,
    '10 % above': ninetieth,
    'minutes at 20 s': name === 'rounds' ? '' : ((mean * SECONDS) / 60).toFixed(0),
  }));
}

/** How often a card was for sale, and bought where it was. */
interface Sale {
  readonly card: string;
  readonly games: number;
  readonly bought: number;
}

export function salesOf(games: readonly Played[], told: { shown: string; bought: string }): Sale[] {
  const sales = new Map<string, { games: number; bought: number }>();
  for (const played of games) {
    const shown = new Set([...played.market.map((card) => `card:${card}`), ...thingsOf(played, told.shown)]);
    const bought = thingsOf(played, told.bought);
    for (const card of shown) {
      const sale = sales.get(card) ?? { games: 0, bought: 0 };
      sales.set(card, { games: sale.games + 1, bought: sale.bought + (bought.has(card) ? 1 : 0) });
    }
  }
  const share = (sale: Sale): number => sale.bought / sale.games;
  return [...sales].map(([card, sale]) => ({ card, ...sale })).toSorted((a, b) => share(a) - share(b));
}

/** The things that were told of so in a game. */
function thingsOf({ uses }: Played, told: string): Set<string> {
  const found = uses.flatMap((of) => Object.keys(of)).filter((use) => use.startsWith(`${told} `));
  return new Set(found.map((use) => use.slice(told.length + 1)));
}

function sales({ games, named }: Tried, told: { shown: string; bought: string }): Row[] {
  return salesOf(games, told).map(({ card, games: shown, bought }) => ({
    card: named(card),
    'for sale in': shown,
    bought: percent(bought / shown),
    '95 %': interval(wilson(bought, shown)),
  }));
}

/** What ended the games, as the game tells it. */
function ends({ games }: Tried, told: string): Row[] {
  const counts = new Map<string, number>();
  for (const { uses } of games)
    for (const use of uses.flatMap((of) => Object.keys(of)))
      if (use.startsWith(told)) counts.set(use, (counts.get(use) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([use, count]) => ({ 'ended by': use.slice(told.length), games: count }));
}
