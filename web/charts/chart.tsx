/** The games as their covers show them: the charts of the harbour, each drawn by its game in its game's palette. */
import { coming, games } from '@portolan/games';
import type { Cover } from '@portolan/games/board/cover.ts';
import { Rose } from '@portolan/games/common/board/parts.tsx';
import type { Covered } from '@portolan/games/listed.ts';
import type { ComponentType } from 'react';
import { useSettings } from '../settings.ts';
import './chart.css';

declare const house: unique symbol;
/** The id of a game that is in this house, be it only by its cover. */
export type GameId = string & { readonly [house]: true };

const covered: readonly Covered[] = [...games, ...coming];
export const isGame = (id: string): id is GameId => covered.some((game) => game.id === id);
export const GAMES: readonly GameId[] = covered.map(({ id }) => id).filter(isGame);

export function coverOf(id: GameId): Cover {
  const found = covered.find((game) => game.id === id);
  if (!found) throw new Error(`no cover of ${id}`);
  return found.cover;
}

/** What a game is called, and what it is about, in the reader's language. */
export function useCover(id: GameId): Cover['en'] {
  const language = useSettings((settings) => settings.language);
  return coverOf(id)[language];
}

const PICTURES = import.meta.glob<ComponentType>('../../games/*/cover/picture.tsx', {
  eager: true,
  import: 'Picture',
});

export function Chart({ game }: { game: GameId }) {
  const Picture = PICTURES[`../../games/${game}/cover/picture.tsx`] ?? Unpainted;
  return (
    <svg className="drawing" viewBox="0 0 300 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture />
    </svg>
  );
}

/** A chart nobody has drawn yet. */
const Unpainted = () => <Rose at={[150, 120]} size={90} />;
