import type { Suit } from '../content/tiles.ts';
import { loop, scatter, type Point } from './geometry.ts';
import { SuitBadge } from './marks.tsx';

/** An island drawn from a seed: its coast wanders, and hills, huts and palms stand where the seed puts them. */
export function Island({ at, out, suit, seed }: { at: Point; out: Point; suit: Suit; seed: number }) {
  const radii = coastRadii(seed);
  const heart = { x: at.x, y: at.y + out.y * 2 };
  const ring = (scale: number) => loop(around(heart, radii, scale));
  return (
    <g>
      <path className="shallows" d={ring(1.2)} />
      <path className="shore" d={ring(1.3)} opacity=".35" />
      <path className="shore" d={ring(1.16)} opacity=".7" />
      <path className="beach" d={ring(1)} />
      <path
        className="meadow"
        d={loop(around(heart, radii.toReversed(), 0.76))}
        style={{ '--suit': `var(--${suit})` }}
      />
      <Landmarks seed={seed} at={heart} out={out} />
      <SuitBadge suit={suit} x={at.x + out.x * 21} y={at.y + out.y * 12} r={16} />
    </g>
  );
}

const CORNERS = 16;

function coastRadii(seed: number): number[] {
  const next = scatter(seed);
  const [twoTurn, threeTurn] = [next() * 6.3, next() * 6.3];
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return 37 + 3.5 * Math.cos(2 * angle + twoTurn) + 3 * Math.cos(3 * angle + threeTurn) + next() * 5;
  });
}

const around = (heart: Point, radii: readonly number[], scale: number): Point[] =>
  radii.map((radius, i) => {
    const angle = (i / radii.length) * 2 * Math.PI;
    return {
      x: heart.x + Math.cos(angle) * radius * scale * 1.05,
      y: heart.y + Math.sin(angle) * radius * scale * 0.93,
    };
  });

const MARKS = [
  <path key="peak" className="relief" d="M-11 6l7-13 4 6 4-8 8 15M-4-7l3 8M4-9l4 9" />,
  <path key="hills" className="relief" d="M-13 5q6-11 12 0M-2 5q7-14 14 0M-9 1l3-3M6-3l3-3" />,
  <g key="palm" className="relief">
    <path d="M0 9Q-1 0 3-6" />
    <path
      className="leaf"
      d="M3-6Q-5-13-9-5Q-4-8 3-6ZM3-6Q8-15 14-9Q8-9 3-6ZM3-6Q11-7 12 0Q8-4 3-6ZM3-6Q-3-5-4 1Q-1-3 3-6Z"
    />
  </g>,
  <path key="hut" className="relief hut" d="M-8 7V0H8V7ZM-11 1L0-9L11 1M-2 7V2H2V7" />,
];

/** Two landmarks on the side away from the badge, where the figures will stand in front of them. */
function Landmarks({ seed, at, out }: { seed: number; at: Point; out: Point }) {
  const next = scatter(seed + 1);
  const first = Math.floor(next() * MARKS.length);
  const second = (first + 1 + Math.floor(next() * (MARKS.length - 1))) % MARKS.length;
  return (
    <>
      <g transform={`translate(${at.x - out.x * 17} ${at.y + out.y * 14})`}>{MARKS[first]}</g>
      <g transform={`translate(${at.x + out.x * (2 + next() * 6)} ${at.y - out.y * 17}) scale(.85)`}>
        {MARKS[second]}
      </g>
    </>
  );
}
