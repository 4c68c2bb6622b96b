import { readyFleetIds } from '@portolan/games/pirates/content/fleets.ts';
import type { Played } from './play.ts';
import type { Suite, Tried } from './suite.ts';
import { asMarkdown, interval, percent, sentence } from './text.ts';

/** Every two fleets, in both seats. */
const pairs: readonly (readonly string[])[] = readyFleetIds.flatMap((one, i) =>
  readyFleetIds.slice(i + 1).flatMap((other) => [
    [one, other],
    [other, one],
  ]),
);

/** So often every fleet meets every other from each seat. */
const ROUNDS = 5;
const [LEAST, MOST] = [0.4, 0.6];

function rates({ tally }: Tried) {
  return tally.factions
    .toSorted((a, b) => b.rate - a.rate)
    .map((rate) => ({
      '': rate.name,
      games: rate.sat,
      wins: rate.wins,
      'win rate': percent(rate.rate),
      '95 %': interval(rate),
      score: Number(rate.score.toFixed(1)),
      asked: rate.rate < LEAST || rate.rate > MOST ? 'outside 40–60 %' : '',
    }));
}

/** How often each fleet beat each other; a shared victory counts half. */
function meetings({ games, tally }: Tried) {
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

/** The initials of a fleet, for the head of a column. */
const short = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 2))
    .join('');

/** What ended the games, as the game tells it. */
function ends({ games }: Tried) {
  const counts = new Map<string, number>();
  for (const { uses } of games)
    for (const use of uses.flatMap((of) => Object.keys(of)))
      if (use.startsWith(ENDED)) counts.set(use, (counts.get(use) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([use, count]) => ({ 'ended by': use.slice(ENDED.length), games: count }));
}
const ENDED = 'gameOver why ';

const page = (tried: Tried): string =>
  [
    sentence(tried.experiment, tried.tally.games),
    asMarkdown(rates(tried)),
    '## Who beats whom\n\nThe row’s wins over the column.',
    asMarkdown(meetings(tried)),
    '## How games end',
    asMarkdown(ends(tried)),
  ].join('\n\n');

/** Whether a ready-made fleet is too strong or too weak, seen in games of mates. */
export const fleets: Suite = {
  game: 'pirates',
  file: 'docs/pirates-fleets.md',
  trials: [
    {
      claim: 'The ready-made fleets among themselves',
      brought: pairs,
      flags: { players: 'mate', games: `${ROUNDS * pairs.length}`, seats: '2' },
    },
  ],
  write: (game, tried) => `# How fair the fleets of ${game} are

Written by the lab; \`npm run lab -- ${game} --suite fleets\` makes it again.
Mates play every ready-made fleet against every other, from both seats, on seas laid out by chance. A draw counts half.
The interval is where the true rate lies with 95 % confidence (Wilson); asked is that every fleet wins 40 to 60 % (PI-CON.21).

${tried.map(page).join('\n\n')}
`,
};
