/** The five charts of the harbour. Each is drawn by code in the palette of its game's class (palettes.css). */
import type { ComponentType } from 'react';
import { AhoyChart } from './ahoy.tsx';
import { DeadReckoningChart } from './dead-reckoning.tsx';
import { MaracaiboChart } from './maracaibo.tsx';
import { MerchantsChart } from './merchants-and-marauders.tsx';
import './palettes.css';
import { PiratesChart } from './pirates.tsx';

export const GAMES = ['ahoy', 'dead-reckoning', 'maracaibo', 'merchants-and-marauders', 'pirates'] as const;
export type GameId = (typeof GAMES)[number];
export const isGame = (id: string): id is GameId => GAMES.some((game) => game === id);

const CHARTS: Record<GameId, ComponentType> = {
  ahoy: AhoyChart,
  'dead-reckoning': DeadReckoningChart,
  maracaibo: MaracaiboChart,
  'merchants-and-marauders': MerchantsChart,
  pirates: PiratesChart,
};

export function Chart({ game }: { game: GameId }) {
  const Drawing = CHARTS[game];
  return (
    <svg className="drawing" viewBox="0 0 300 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
