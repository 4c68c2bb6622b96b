import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Faction } from '../content/factions.ts';
import { FactionBadge } from './marks.tsx';
import { useWords } from './words.tsx';

const GOAL = 30;
const MARKER = 10;

/** Glory as the scale bar of the chart. Markers that would touch are spread apart; a stalk points at the true value. */
export function GloryScale({ glory }: { glory: readonly { faction: Faction; points: number }[] }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const top = Math.max(GOAL, ...glory.map(({ points }) => points));
  const at = (points: number) => 14 + (points / top) * (width - 28);
  const told = glory.map(({ faction, points }) => `${words.name(`faction:${faction}`)} ${points}`).join(', ');
  return (
    <div className="glory-track">
      <b>{words.label.gloryTitle}</b>
      <div ref={box}>
        <svg className="glory-scale" viewBox={`0 0 ${width} 42`} width={width} height="42">
          <title>{`${words.label.gloryTitle}: ${told}`}</title>
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
      </div>
    </div>
  );
}

/** The scale bar is as long as there is room, its numbers always as large. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(160, entry?.contentRect.width ?? 0)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return width;
}

interface Marker {
  readonly faction: Faction;
  readonly x: number;
}

/** Keeps markers a width apart, moving each no further than it must. */
export function spread(markers: readonly Marker[], apart = 24): (Marker & { shown: number })[] {
  const sorted = markers.toSorted((a, b) => a.x - b.x);
  const shown = sorted.map(({ x }) => x);
  for (let round = 0; round < 20; round++) {
    shown[0] = Math.max(shown[0] ?? 0, apart / 2);
    for (let i = 1; i < shown.length; i++) {
      const [left, right] = [shown[i - 1] ?? 0, shown[i] ?? 0];
      const push = (apart - (right - left)) / 2;
      if (push > 0) [shown[i - 1], shown[i]] = [left - push, right + push];
    }
  }
  return sorted.map((marker, i) => ({ ...marker, shown: shown[i] ?? marker.x }));
}
