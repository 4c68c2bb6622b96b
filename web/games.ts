/**
 * A game as the pages need it: its rules, its words in the reader's language, and its face (what its folder
 * `board/` draws). Each comes as a chunk of its own, when it is first needed.
 */
import { games, listed } from '@portolan/games';
import type { Face } from '@portolan/games/board/board.ts';
import type { Game, Words } from '@portolan/kernel';
import { use } from 'react';
import { isGame, type GameId } from './charts/chart.tsx';
import { useSettings, type Language } from './settings.ts';

export interface Loaded {
  readonly game: Game;
  readonly words: Words;
  readonly face: Face;
}

/** Whether a table of this game can be seen here: a game may be listed long before it has a board. */
export const isPlayable = (id: string): id is GameId =>
  isGame(id) && games.some((game) => game.id === id && 'board' in game);

const loaded = new Map<string, Promise<Loaded | undefined>>();

function loadGame(id: GameId, language: Language): Promise<Loaded | undefined> {
  const key = `${id} ${language}`;
  const known = loaded.get(key) ?? fetchGame(id, language);
  loaded.set(key, known);
  return known;
}

async function fetchGame(id: GameId, language: Language): Promise<Loaded | undefined> {
  const found = listed(id);
  if (!found?.board) return undefined;
  const [game, words, face] = await Promise.all([found.game(), found.words(language), found.board()]);
  return { game, words, face };
}

/** Suspends until the game is there; nothing if it is not in this house, or has no board yet. */
export function useGame(id: GameId): Loaded | undefined {
  const language = useSettings((settings) => settings.language);
  return use(loadGame(id, language));
}
