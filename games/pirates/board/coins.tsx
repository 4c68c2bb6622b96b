/** Coins of an island laid out beside it while somebody may choose among them. */
import type { PiratesView } from '../rules/information.ts';
import { onChart, round } from './geometry.ts';

export function SpreadCoins({ view, offered }: { view: PiratesView; offered: ReadonlySet<string> }) {
  return view.islands.flatMap((land) => {
    const coins = land.fort ? land.fort.coins : land.coins;
    if (!coins.some((_, i) => offered.has(`coin:island:${land.id}.${i}`))) return [];
    const { x, y } = onChart(land);
    return coins.map((coin, i) => {
      const angle = ((i - (coins.length - 1) / 2) * 26 - 90) * (Math.PI / 180);
      return (
        <g
          key={`${land.id} ${i}`}
          className="spread-coin"
          data-on={`coin:island:${land.id}.${i}`}
          transform={`translate(${round(x + 62 * Math.cos(angle))} ${round(y + 62 * Math.sin(angle))})`}
        >
          <circle r="13" />
          <text y="5">{coin.gold === undefined || coin.gold === 0 ? '?' : coin.gold}</text>
        </g>
      );
    });
  });
}
