import type { Best } from '@portolan/games/board/board.ts';

/** The best results of those who sail alone, kept on this device. */
const KEY = 'portolan best';

function all(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

const nameOf = (game: string, { key }: Best): string => `${game} ${key}`;

export const bestBefore = (game: string, best: Best): number | undefined => all()[nameOf(game, best)];

export function keepBest(game: string, best: Best): void {
  const kept = all();
  const name = nameOf(game, best);
  if (best.points > (kept[name] ?? -Infinity))
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [name]: best.points }));
}
