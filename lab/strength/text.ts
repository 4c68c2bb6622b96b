import { type Row, table } from '../command.ts';
import type { Experiment } from './experiment.ts';
import { seatings } from './experiment.ts';
import type { Rate, Tally, Use } from './tally.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const interval = ({ low, high }: Pick<Rate, 'low' | 'high'>): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;

/** One paragraph: who played what, how often, and how it was kept fair. */
export function sentence({ game, contenders, seats, options, seed }: Experiment, games: number): string {
  const ways = seatings(contenders.length, seats).length;
  const names = contenders.map(({ name }) => name).join(', ');
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  const fair = ways > 1 ? `each deal played in all ${ways} seatings` : 'each deal played once';
  const set = chosen.length > 0 ? `, with ${chosen.join(', ')}` : '';
  return `${games} games of ${game} at ${seats} seats${set}: ${names}; ${fair}; seed "${seed}".`;
}

const rateRow = (rate: Rate): Row => ({
  '': rate.name,
  sat: rate.sat,
  wins: Number(rate.wins.toFixed(1)),
  'win rate': percent(rate.rate),
  '95 %': interval(rate),
  fair: percent(rate.fair),
  score: Number(rate.score.toFixed(1)),
});

const useRow = (use: Use): Row => ({
  '': use.kind,
  of: use.name,
  'in games': percent(use.inGames),
  'times a game': Number(use.times.toFixed(2)),
  'its seat won': percent(use.rate),
  '95 %': interval(use),
});

/** The tables of a tally, each with its title. */
export function tables(tally: Tally): { readonly title: string; readonly rows: readonly Row[] }[] {
  return [
    {
      title: 'Players',
      rows: tally.contenders.map((rate) => ({
        ...rateRow(rate),
        'ms a decision': Number(rate.msPerDecision.toFixed(1)),
      })),
    },
    { title: 'Seats', rows: tally.seats.map(rateRow) },
    { title: 'Factions', rows: tally.factions.map(rateRow) },
    { title: 'Players by faction', rows: tally.contendersByFaction.map(rateRow) },
    {
      title: 'Length',
      rows: tally.lengths.map(({ name, ...numbers }) => ({
        '': name,
        ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, Number(value.toFixed(1))])),
      })),
    },
    { title: 'What was done', rows: tally.uses.map(useRow) },
  ];
}

export const asText = (tally: Tally): string =>
  tables(tally)
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => `${title}\n\n${table(rows)}`)
    .join('\n\n');

/** A table in Markdown. */
export function asMarkdown(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((column) => (rows.every((row) => typeof row[column] === 'number') ? '--:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => String(row[column] ?? '')))),
  ].join('\n');
}
