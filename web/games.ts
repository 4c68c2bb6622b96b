/**
 * A game as the pages need it: its rules, its words in the reader's language, and its face (what its folder
 * `board/` draws). Each comes as a chunk of its own, when it is first needed.
 */
import { games, listed } from '@portolan/games';
import type { Face } from '@portolan/games/board/board.ts';
import type { Game, Words } from '@portolan/kernel';
import { use } from 'react';
import { isGame, type GameId } from './charts/chart.tsx';
import { change, useSettings, type Language } from './settings.ts';

export interface Loaded {
  readonly game: Game;
  readonly words: Words;
  readonly face: Face;
}

/** Whether a table of this game can be seen here: a game may be listed long before it has a board. */
export const isPlayable = (id: string): id is GameId =>
  isGame(id) && games.some((game) => game.id === id && 'board' in game);

interface Opened {
  readonly id: GameId;
  readonly coming: Promise<Loaded | undefined>;
  here?: Loaded | undefined;
}
const opened = new Map<string, Opened>();

function openGame(id: GameId, language: Language): Opened {
  const key = `${id} ${language}`;
  const known = opened.get(key);
  if (known) return known;
  const game: Opened = { id, coming: fetchGame(id, language) };
  opened.set(key, game);
  return game;
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
  const game = openGame(id, language);
  return game.here ?? use(game.coming);
}

/** Switches the language once the words of every opened game are there: a page that waits for them closes its dialogs. */
export async function speak(language: Language): Promise<void> {
  const games = Array.from(opened.values(), ({ id }) => openGame(id, language));
  for (const game of games) game.here = await game.coming;
  change({ language });
}
