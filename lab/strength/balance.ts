import type { Played } from './play.ts';
import type { Suite, Tried } from './suite.ts';
import { wilson } from './tally.ts';
import { asMarkdown, interval, percent, sentence } from './text.ts';

/** What is told when a card comes up for sale, and when somebody takes it into service. */
const FOR_SALE = 'revealed card';
const BOUGHT = 'recruited card';

/** How often a card was for sale, and bought where it was. */
export interface Sale {
  readonly card: string;
  readonly games: number;
  readonly bought: number;
}

export function salesOf(games: readonly Played[]): Sale[] {
  const sales = new Map<string, { games: number; bought: number }>();
  for (const played of games) {
    const shown = new Set([...played.market.map((card) => `card:${card}`), ...thingsOf(played, FOR_SALE)]);
    const bought = thingsOf(played, BOUGHT);
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

const percentPoints = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

function factions({ tally }: Tried) {
  return tally.factions.map((rate) => ({
    '': rate.name,
    'win rate': percent(rate.rate),
    '95 %': interval(rate),
    'fair share': percent(rate.fair),
    'off by': percentPoints(rate.rate - rate.fair),
    score: Number(rate.score.toFixed(1)),
  }));
}

/** A player needs about this long for a decision. */
const SECONDS = 20;

function lengths({ tally }: Tried) {
  const shown = tally.lengths.filter(({ name }) => ['decisions', 'actions', 'rounds'].includes(name));
  return shown.map(({ name, mean, tenth, ninetieth }) => ({
    '': name,
    mean: Number(mean.toFixed(1)),
    '10 % below': tenth,
    '10 % above': ninetieth,
    'minutes at 20 s': name === 'rounds' ? '' : ((mean * SECONDS) / 60).toFixed(0),
  }));
}

function cards({ games, named }: Tried) {
  return salesOf(games).map(({ card, games: shown, bought }) => ({
    card: named(card),
    'for sale in': shown,
    bought: percent(bought / shown),
    '95 %': interval(wilson(bought, shown)),
  }));
}

function page(tried: Tried): string {
  return `## ${tried.claim}

${sentence(tried.experiment, tried.tally.games)}

${asMarkdown(factions(tried))}

${asMarkdown(lengths(tried))}

${asMarkdown(cards(tried))}`;
}

/** Whether what we designed is fair, seen in games of mates among themselves. */
export const balance: Suite = {
  game: 'ahoy',
  file: 'docs/balance.md',
  trials: [2, 3, 4].map((seats) => ({
    claim: `At ${seats} seats`,
    flags: { players: 'mate', games: '400', seats: `${seats}` },
  })),
  write: (game, tried) => `# How fair ${game} is

Written by the lab; \`npm run lab -- ${game} --suite balance\` makes it again.
Mates play among themselves. A decision is a question that was answered; an action is what is decided between two of
the game's own pauses, with all the questions it leads to.
A card counts as for sale in a game where it lay in the market, as bought where somebody took it into service.

${tried.map(page).join('\n\n')}
`,
};
