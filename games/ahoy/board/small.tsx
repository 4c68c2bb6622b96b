import { FIGURES, FLAGSHIP } from '../content/factions.ts';
import type { FigureOnChart, RegionOnChart } from './chart.tsx';
import { CELL, centreOf } from './geometry.ts';

const FLAGSHIPS: readonly number[] = Object.values(FLAGSHIP);

/** The sea in little: where tiles lie, who holds them, and where the flagships are. */
export function SmallSea({
  regions,
  figures,
}: {
  regions: readonly RegionOnChart[];
  figures: readonly FigureOnChart[];
}) {
  return (
    <>
      {regions.map(({ tile, x, y, control }) => (
        <rect
          key={tile}
          className={`small-tile ${control ?? ''}`}
          x={x * CELL + 6}
          y={y * CELL + 6}
          width={CELL * 2 - 12}
          height={CELL * 2 - 12}
          rx={14}
        />
      ))}
      {figures
        .filter(({ figure }) => FLAGSHIPS.includes(figure))
        .map(({ figure, x, y }) => {
          const at = centreOf({ x, y });
          return (
            <circle
              key={figure}
              className={`small-ship ${FIGURES[figure]?.faction ?? ''}`}
              cx={at.x}
              cy={at.y}
              r={40}
            />
          );
        })}
    </>
  );
}
