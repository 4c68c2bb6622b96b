import type { Experiment } from './experiment.ts';
import type { Tally } from './tally.ts';
import { asMarkdown, interval, percent, sentence, tables } from './text.ts';

/** One experiment of the suite: what it is to show and how it is asked for. */
export interface Trial {
  readonly claim: string;
  /** The win rate the first player has to reach, if it is held to one. */
  readonly least?: number;
  readonly flags: { readonly players: string; readonly games: string; readonly seats?: string };
}

/** What we say about our players. Each level sits alone against the one below at 3 and 4 seats. */
export const suite: readonly Trial[] = [
  { claim: 'The mate beats chance', least: 0.95, flags: { players: 'mate,random', games: '400' } },
  {
    claim: 'The admiral at one second beats the mate',
    least: 0.65,
    flags: { players: 'admiral@1000,mate', games: '200' },
  },
  {
    claim: 'The admiral at a fifth of a second beats the mate',
    least: 0.55,
    flags: { players: 'admiral@200,mate', games: '200' },
  },
  ...['2', '3', '4'].flatMap((seats): Trial[] => [
    {
      claim: `The cabin boy beats chance at ${seats} seats`,
      flags: { players: 'cabin-boy,random', games: '240', seats },
    },
    {
      claim: `The mate beats the cabin boy at ${seats} seats`,
      flags: { players: 'mate,cabin-boy', games: '240', seats },
    },
  ]),
  {
    claim: 'The admiral beats the mate at 3 seats',
    flags: { players: 'admiral@200,mate', games: '120', seats: '3' },
  },
  {
    claim: 'The admiral beats the mate at 4 seats',
    flags: { players: 'admiral@200,mate', games: '120', seats: '4' },
  },
];

interface Shown extends Trial {
  readonly experiment: Experiment;
  readonly tally: Tally;
}

/** docs/strength.md: what was claimed, what was seen, and the command that makes it. */
export function document(game: string, trials: readonly Shown[]): string {
  const rows = trials.map(({ claim, least, experiment, tally }) => {
    const first = tally.contenders.find(({ name }) => name === experiment.contenders[0]?.name);
    return {
      '': claim,
      games: tally.games,
      'win rate': first ? percent(first.rate) : '',
      '95 %': first ? interval(first) : '',
      'fair share': first ? percent(first.fair) : '',
      asked: least === undefined ? '' : `≥ ${percent(least)}`,
    };
  });
  const details = trials.map(({ claim, experiment, tally }) => {
    const shown = tables(tally).filter(({ title }) => title !== 'What was done' && title !== 'Seats');
    return [
      `## ${claim}`,
      sentence(experiment, tally.games),
      ...shown.map(({ rows }) => asMarkdown(rows)),
    ].join('\n\n');
  });
  return `# How strong the players are at ${game}

Written by the lab; \`npm run lab -- ${game} --suite docs/strength.md\` makes it again.
Every deal is played in every seating, so that luck of the deal and of the seat cancel out.
The interval is where the true rate lies with 95 % confidence (Wilson).

${asMarkdown(rows)}

${details.join('\n\n')}
`;
}
