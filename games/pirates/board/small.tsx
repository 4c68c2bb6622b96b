/** The sea in little: where land, terrain and ships lie, and whose they are. */
import type { PiratesView } from '../rules/information.ts';
import { CHART, onChart } from './geometry.ts';
import { isOnSea } from './scene.ts';
import { shapeOfSeat } from './marks.tsx';

export function SmallSea({ view }: { view: PiratesView }) {
  return (
    <>
      <rect
        className="small-water"
        x="0"
        y={-view.height / CHART}
        width={view.width / CHART}
        height={view.height / CHART}
      />
      {view.islands.map((land) => {
        const { x, y } = onChart(land);
        return (
          <circle
            key={land.id}
            className={land.home >= 0 ? `small-land seat-${land.home} home` : 'small-land'}
            cx={x}
            cy={y}
            r="38"
          />
        );
      })}
      {view.ships.filter(isOnSea).map((ship) => {
        const { x, y } = onChart(ship);
        return (
          <path
            key={ship.id}
            className={`small-ship seat-${ship.seat}`}
            d={shapeOfSeat(ship.seat)}
            transform={`translate(${x} ${y}) scale(26)`}
            strokeWidth=".3"
          />
        );
      })}
    </>
  );
}
