/**
 * A game as the pages need it: its rules, its words in the reader's language, and its face (what its folder
 * `board/` draws). Each comes as a chunk of its own, when it is first needed.
 */
import { listed } from '@portolan/games';
import type { Game, Range, Words } from '@portolan/kernel';
import { use } from 'react';
import type { GameId } from './charts/chart.tsx';
import type { Place } from './set-the-table/setting.ts';
import { useSettings, type Language } from './settings.ts';
import type { Board } from './table/board.ts';

/** What `games/<game>/board/index.tsx` exports. A board only ever sees views of its own game. */
export interface Face {
  readonly board: Board<unknown>;
  readonly setting: {
    readonly seats: Range;
    /** Who sits in each seat of a table of that many, in the order of the seats. */
    places(seats: number, words: Words, language: Language): readonly Place[];
    /** Three things a beginner should know. */
    firstWords(language: Language): readonly string[];
  };
}

export interface Loaded {
  readonly game: Game;
  readonly words: Words;
  readonly face: Face;
}

const faces = import.meta.glob<Face>('../games/*/board/index.tsx');
const loaded = new Map<string, Promise<Loaded | undefined>>();

function loadGame(id: GameId, language: Language): Promise<Loaded | undefined> {
  const key = `${id} ${language}`;
  const known = loaded.get(key) ?? fetchGame(id, language);
  loaded.set(key, known);
  return known;
}

async function fetchGame(id: GameId, language: Language): Promise<Loaded | undefined> {
  const found = listed(id);
  const openFace = faces[`../games/${id}/board/index.tsx`];
  if (!found || !openFace) return undefined;
  const [game, words, face] = await Promise.all([found.game(), found.words(language), openFace()]);
  return { game, words, face };
}

/** Suspends until the game is there; nothing if it is not in this house. */
export function useGame(id: GameId): Loaded | undefined {
  const language = useSettings((settings) => settings.language);
  return use(loadGame(id, language));
}
