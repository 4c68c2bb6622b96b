import type { Faction } from '../content/factions.ts';
import { FactionBadge } from './marks.tsx';
import { useWords } from './words.ts';

const GOAL = 30;
const MARKER = 10;

/** Glory as the scale bar of the chart. Markers that would touch are spread apart; a stalk points at the true value. */
export function GloryScale({
  glory,
  width,
}: {
  glory: readonly { faction: Faction; points: number }[];
  width: number;
}) {
  const words = useWords();
  const top = Math.max(GOAL, ...glory.map(({ points }) => points));
  const at = (points: number) => 14 + (points / top) * (width - 28);
  const told = glory.map(({ faction, points }) => `${words.faction(faction)} ${points}`).join(', ');
  return (
    <svg className="glory-scale" viewBox={`0 0 ${width} 42`} height="42">
      <title>{`${words.label.glory}: ${told}`}</title>
      {Array.from({ length: top }, (_, i) => (
        <rect
          key={i}
          className={i % 2 === 0 ? 'scale-ink' : 'scale-paper'}
          x={at(i)}
          y="22"
          width={at(1) - at(0)}
          height="6"
        />
      ))}
      {Array.from({ length: Math.floor(top / 5) + 1 }, (_, i) => (
        <text key={i} className={`scale-number ${i * 5 === GOAL ? 'goal' : ''}`} x={at(i * 5)} y="40">
          {i * 5}
        </text>
      ))}
      {spread(glory.map(({ faction, points }) => ({ faction, x: at(points) }))).map(
        ({ faction, x, shown }) => (
          <g key={faction} className={`marker ${faction}`}>
            <path className="stalk" d={`M${shown} ${MARKER + 9}L${x} 23`} />
            <circle className="pin" cx={x} cy="25" r="3" />
            <FactionBadge faction={faction} x={shown} y={MARKER} r={8.6} />
          </g>
        ),
      )}
    </svg>
  );
}

interface Marker {
  readonly faction: Faction;
  readonly x: number;
}

/** Keeps markers a width apart, moving each no further than it must. */
export function spread(markers: readonly Marker[], apart = 24): (Marker & { shown: number })[] {
  const sorted = markers.toSorted((a, b) => a.x - b.x);
  const shown = sorted.map(({ x }, i) => x + (i - (sorted.length - 1) / 2) * 0.01);
  for (let round = 0; round < 20; round++) {
    for (let i = 1; i < shown.length; i++) {
      const [left, right] = [shown[i - 1] ?? 0, shown[i] ?? 0];
      const push = (apart - (right - left)) / 2;
      if (push > 0) [shown[i - 1], shown[i]] = [left - push, right + push];
    }
  }
  return sorted.map((marker, i) => ({ ...marker, shown: Math.max(apart / 2, shown[i] ?? marker.x) }));
}
