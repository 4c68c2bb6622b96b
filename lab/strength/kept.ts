import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '@portolan/kernel';
import type { Experiment } from './experiment.ts';
import type { Played } from './play.ts';

/** The games of an experiment as they are played, one a line, so that it can be interrupted and taken up again. */
export interface Kept {
  readonly file: string;
  read(): Played[];
  add(played: Played): void;
  forget(): void;
}

/** `code` tells apart what was played by other rules or other players: none of it counts. */
export function kept(folder: string, experiment: Experiment, code: string): Kept {
  const { games: _, ...same } = experiment;
  const file = join(folder, `${experiment.game}-${fingerprint([same, code])}.jsonl`);
  return {
    file,
    read: () => (existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : []),
    add(played) {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `\n${JSON.stringify(played)}\n`); // a line that was cut short before is left alone
    },
    forget: () => rmSync(file, { force: true }),
  };
}

/** Each game once. A line cut short by an interruption is a game to be played again. */
function linesOf(text: string): Played[] {
  const games = new Map<number, Played>();
  for (const line of text.split('\n')) {
    const played = gameIn(line);
    if (played) games.set(played.index, played);
  }
  return [...games.values()];
}

function gameIn(line: string): Played | undefined {
  try {
    const played = JSON.parse(line) as Played | null;
    return Number.isSafeInteger(played?.index) ? (played ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
