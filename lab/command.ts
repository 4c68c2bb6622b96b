/**
 * How the commands of the lab talk: words and flags come in (`npm run fuzz -- pirates --games 100`),
 * a table goes out for people and JSON for machines.
 */
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Flags = NonNullable<ParseArgsConfig['options']>;

const JSON_FLAG = { json: { type: 'boolean', default: false } } as const;

/** The words and flags of this run. A mistyped flag ends it with one sentence and the usage. */
export function spoken<const F extends Flags>(usage: string, flags: F) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...flags, ...JSON_FLAG },
      allowPositionals: true,
    });
    return { flags: values, words: positionals };
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}

/** Ends the command with one sentence. */
export function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** A whole number given as a flag. */
export function whole(flag: string, text: string, min = 0): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < min)
    giveUp(`--${flag} takes a whole number from ${min}; "${text}" is none.`);
  return value;
}

export type Cell = string | number;
export type Row = { readonly [column: string]: Cell };

/** Lines up the columns; numbers stand to the right. */
export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const texts = [columns, ...rows.map((row) => columns.map((column) => written(row[column])))];
  const widths = columns.map((_, at) => Math.max(...texts.map((line) => line[at]?.length ?? 0)));
  const toTheRight = columns.map((column) => rows.every((row) => typeof row[column] !== 'string'));
  const lines = texts.map((line) =>
    line
      .map((text, at) => (toTheRight[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}

function written(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 2 }) : cell;
}

/** Three significant digits: more would be noise. */
export const round = (value: number): number => Number(value.toPrecision(3));
