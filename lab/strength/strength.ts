import type { Trial } from '@portolan/games/common/suite.ts';
import type { Range } from '@portolan/kernel';
import type { Tried } from './suite.ts';
import { asMarkdown, interval, percent, sentence, tables } from './text.ts';

/** What we say about our players. At 3 and 4 seats each level sits alone against the one below. */
export function strengthTrials({ min, max }: Range): Trial[] {
  const tables = [2, 3, 4].filter((seats) => min <= seats && seats <= max);
  return [
    trial('The mate beats chance', 'mate,random', 400, 2, 0.95),
    trial('The admiral at one second beats the mate', 'admiral@1000,mate', 200, 2, 0.65),
    trial('The admiral at a fifth of a second beats the mate', 'admiral@200,mate', 200, 2, 0.55),
    ...tables.flatMap((seats) => [
      trial(`The cabin boy beats chance at ${seats} seats`, 'cabin-boy,random', 120, seats),
      trial(`The mate beats the cabin boy at ${seats} seats`, 'mate,cabin-boy', 120, seats),
    ]),
    ...tables
      .filter((seats) => seats > 2)
      .map((seats) =>
        trial(`The admiral at one second beats the mate at ${seats} seats`, 'admiral@1000,mate', 120, seats),
      ),
  ];
}

const trial = (claim: string, players: string, games: number, seats: number, least?: number): Trial => ({
  claim,
  players,
  games,
  seats,
  ...(least !== undefined && { least }),
});

function summary({ claim, least, experiment, tally }: Tried) {
  const first = tally.contenders.find(({ name }) => name === experiment.contenders[0]?.name);
  return {
    '': claim,
    games: tally.games,
    'win rate': first ? percent(first.rate) : '',
    '95 %': first ? interval(first) : '',
    'fair share': first ? percent(first.fair) : '',
    asked: least === undefined ? '' : `≥ ${percent(least)}`,
  };
}

function details({ claim, experiment, tally }: Tried): string {
  const shown = tables(tally).filter(({ title }) => title !== 'What was done' && title !== 'Seats');
  return [
    `## ${claim}`,
    sentence(experiment, tally.games),
    ...shown.map(({ rows }) => asMarkdown(rows)),
  ].join('\n\n');
}

export function strengthPage(game: string, tried: readonly Tried[]): string {
  return `# How strong the players are at ${game}

Written by the lab; \`npm run lab -- ${game} --suite strength\` makes it again.
Every deal is played in every seating, so that luck of the deal and of the seat cancel out.
The interval is where the true rate lies with 95 % confidence (Wilson).

${asMarkdown(tried.map(summary))}

${tried.map(details).join('\n\n')}
`;
}
