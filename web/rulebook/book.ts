import type { GameId } from '../charts/chart.tsx';
import { type Chapter, readRules } from './rules.ts';

/** The rulebooks of the games, each fetched when it is first opened. */
const BOOKS = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' });
const opened = new Map<string, Promise<readonly Chapter[]>>();

/** The chapters of a game's rulebook; none if it is not here yet. */
export function openBook(game: GameId): Promise<readonly Chapter[]> {
  const book = opened.get(game) ?? fetchBook(game);
  opened.set(game, book);
  return book;
}

const fetchBook = async (game: GameId): Promise<readonly Chapter[]> =>
  readRules((await BOOKS[`../../games/${game}/RULES.md`]?.()) ?? '');
