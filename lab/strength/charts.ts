import { interval, percent } from './text.ts';
import type { Rate, Use } from './tally.ts';

/** Charts as SVG text: drawn with the page's own colours, readable on paper and by screen readers. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ROW = 30;
const LABEL = 230;
const PLOT = 420;
const WIDTH = LABEL + PLOT + 150;

const svg = (height: number, about: string, body: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(about)}">${body}</svg>`;
const x = (share: number): number => LABEL + share * PLOT;
const text = (at: number, y: number, words: string, kind = ''): string =>
  `<text x="${at}" y="${y}" class="${kind}">${escaped(words)}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" class="${kind}"/>`;
const bar = (y: number, share: number, kind: string): string =>
  `<rect x="${LABEL}" y="${y}" width="${Math.max(1, share * PLOT)}" height="${ROW - 14}" class="${kind}"/>`;

/** A scale from 0 to 100 % above `rows` rows. */
function scale(rows: number): string {
  return [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        line(x(share), 16, x(share), 20 + rows * ROW, 'grid') +
        text(x(share), 12, percent(share).replace('.0', ''), 'tick'),
    )
    .join('');
}

/** The interval as a whisker, the rate as a dot, the fair share as a dashed mark. */
function whisker({ rate, low, high, fair }: Rate, y: number): string {
  const middle = y + (ROW - 14) / 2;
  return [
    line(x(fair), y - 6, x(fair), y + ROW - 8, 'fair'),
    line(x(low), middle, x(high), middle, 'whisker'),
    line(x(low), middle - 4, x(low), middle + 4, 'whisker'),
    line(x(high), middle - 4, x(high), middle + 4, 'whisker'),
    `<circle cx="${x(rate)}" cy="${middle}" r="4" class="dot"/>`,
  ].join('');
}

/** How often each of them won. */
export function rateChart(rates: readonly Rate[], about: string): string {
  const rows = rates.map((rate, row) => {
    const y = 26 + row * ROW;
    const said = `${percent(rate.rate)} (${interval(rate)})`;
    return (
      bar(y, rate.rate, 'bar') +
      whisker(rate, y) +
      text(LABEL - 8, y + 13, rate.name, 'label') +
      text(x(1) + 10, y + 13, said, 'value')
    );
  });
  return svg(30 + rates.length * ROW, about, scale(rates.length) + rows.join(''));
}

/** How often each thing was done, as a bar, and how often whoever did it won, as a dot. */
export function useChart(uses: readonly Use[], about: string): string {
  const rows = uses.map((use, row) => {
    const y = 26 + row * ROW;
    const said = `${percent(use.inGames)} · ${percent(use.rate)}`;
    return (
      bar(y, use.inGames, 'soft') +
      whisker(use, y) +
      text(LABEL - 8, y + 13, use.name, 'label') +
      text(x(1) + 10, y + 13, said, 'value')
    );
  });
  return svg(30 + uses.length * ROW, about, scale(uses.length) + rows.join(''));
}

const TALL = 150;
const MOST_COLUMNS = 30;

/** How many games had each number. */
export function histogram(numbers: readonly number[], about: string): string {
  const least = Math.min(...numbers);
  const width = Math.max(1, Math.ceil((Math.max(...numbers) - least + 1) / MOST_COLUMNS));
  const columns = new Map<number, number>();
  for (const number of numbers) {
    const column = Math.floor((number - least) / width);
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  const last = Math.max(...columns.keys());
  const highest = Math.max(...columns.values());
  const step = (WIDTH - 60) / (last + 1);
  const drawn = Array.from({ length: last + 1 }, (_, column) => {
    const count = columns.get(column) ?? 0;
    const height = (count / highest) * TALL;
    const at = 30 + column * step;
    const from = least + column * width;
    const name = width === 1 ? `${from}` : `${from}–${from + width - 1}`;
    const labelled = last < 15 || column % Math.ceil(last / 10) === 0;
    return (
      `<rect x="${at + 1}" y="${20 + TALL - height}" width="${Math.max(1, step - 2)}" height="${height}" class="bar"><title>${name}: ${count}</title></rect>` +
      (labelled ? text(at + step / 2, TALL + 36, name, 'tick') : '') +
      (count > 0 && last < 20 ? text(at + step / 2, 14 + TALL - height, `${count}`, 'tick') : '')
    );
  });
  return svg(TALL + 44, about, line(30, 20 + TALL, WIDTH - 30, 20 + TALL, 'grid') + drawn.join(''));
}
