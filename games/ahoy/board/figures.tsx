import { FIGURES, type Faction, type Figure, type FigureKind } from '../content/factions.ts';
import type { Point } from './geometry.ts';
import { Icon } from './icon.tsx';
import { FACTION_SIGNS, SHAPES } from './marks.tsx';

/** A figure that stands on the map: `x`, `y` in chart units. */
export function FigurePiece({
  figure,
  at,
  scale,
  mine,
}: {
  figure: Figure;
  at: Point;
  scale: number;
  mine: boolean;
}) {
  const face = FIGURES[figure];
  if (!face) return null;
  const size = scale * (mine ? 1.1 : 1);
  return (
    <g
      className={`figure ${face.faction} ${face.kind}`}
      data-on={face.on}
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${size})` }}
    >
      <ellipse
        className="figure-shadow"
        cx="2"
        cy={SHADOWS[face.kind][1]}
        rx={SHADOWS[face.kind][0]}
        ry="4"
      />
      <FigureShape kind={face.kind} faction={face.faction} />
    </g>
  );
}

const SHADOWS: Record<FigureKind, readonly [width: number, y: number]> = {
  flagship: [22, 25],
  gunship: [20, 21],
  cutter: [17, 20],
  stronghold: [16, 22],
  patrol: [11, 13],
};

export function FigureShape({ kind, faction }: { kind: FigureKind; faction: Faction }) {
  const Shape = FIGURE_SHAPES[kind];
  return <Shape faction={faction} />;
}

/** What tells sails apart without colour. */
const SAIL_PATTERNS: Record<Faction, string> = {
  squadron: 'M-15-15Q0-19 15-15M-17-9Q0-12 17-9M-17-2Q0-5 17-2M-15 4Q0 0 15 4',
  union: 'M-11-17v21M-4-19v21M4-19v21M11-17v21',
  smuggler1: 'M-15-16L14 4M-16-8L4 3M-4-20L16-4M15-16L-14 4M16-8L-4 3M4-20L-16-4',
  smuggler2: 'M-9-18v22M0-20v22M9-18v22M-16-13Q0-17 16-13M-17-5Q0-8 17-5',
};

function Base({ faction, r, y = 0 }: { faction: Faction; r: number; y?: number }) {
  return (
    <path
      className="base"
      d={SHAPES[FACTION_SIGNS[faction].shape]}
      transform={`translate(0 ${y}) scale(${r} ${r * 0.9})`}
      strokeWidth={3 / r}
    />
  );
}

function Flagship({ faction }: { faction: Faction }) {
  return (
    <>
      <Base faction={faction} r={25} y={3} />
      <path className="mast" d="M0-26v38" />
      <path className="sailcloth" d="M-15-18Q0-22 15-18Q18-4 14 6Q0 2-14 6Q-18-4-15-18Z" />
      <path className="sail-pattern" d={SAIL_PATTERNS[faction]} />
      <circle className="sail-boss" cy="-7" r="10.5" />
      <g className="emblem">
        <Icon name={FACTION_SIGNS[faction].icon} y={-7} size={17} />
      </g>
      <path className="hull" d="M-23 6Q0 13 23 4Q21 22 9 22H-11Q-20 20-23 6Z" />
      <path className="hull-line" d="M-19 13Q0 18 20 12M-8 17h1M0 18h1M8 17h1" />
      <path className="sailcloth" d="M0-26l12-4-2 4 2 3z" />
    </>
  );
}

function Patrol({ faction }: { faction: Faction }) {
  return (
    <>
      <Base faction={faction} r={15} y={1} />
      <path className="sailcloth" d="M1-13L11 3H1ZM-1-9V3H-9Z" />
      <path className="hull" d="M-12 5H12Q9 12 4 12H-5Q-10 11-12 5Z" />
    </>
  );
}

function Stronghold({ faction }: { faction: Faction }) {
  return (
    <>
      <Base faction={faction} r={21} />
      <g className="owner">
        <Icon name="tower-flag" size={32} />
      </g>
    </>
  );
}

/** Never loaded: all sail and no gun. */
function Cutter({ faction }: { faction: Faction }) {
  return (
    <>
      <Base faction={faction} r={20} y={2} />
      <path className="mast" d="M-3-22V12" />
      <path className="sailcloth" d="M-1-20Q14-8 16 6H-1ZM-5-16Q-14-4-15 6H-5Z" />
      <path className="sail-pattern" d="M-1-8h9M-1 0h14M-5-4h-6" />
      <path className="hull" d="M-18 8H19Q14 18 7 18H-8Q-15 17-18 8Z" />
    </>
  );
}

/** Always loaded: guns and a funnel of powder smoke. */
function Gunship({ faction }: { faction: Faction }) {
  return (
    <>
      <Base faction={faction} r={22} y={1} />
      <path className="sailcloth" d="M-13-2V-14H-6V-2ZM-3-2V-18H5V-2ZM8-2V-12H14V-2Z" />
      <path className="hull" d="M-20-2H20L17 14Q16 18 11 18H-12Q-17 18-18 14Z" />
      {[-11, 0, 11].map((x) => (
        <circle key={x} className="gunport" cx={x} cy="7" r="3.6" />
      ))}
    </>
  );
}

const FIGURE_SHAPES = {
  flagship: Flagship,
  patrol: Patrol,
  stronghold: Stronghold,
  cutter: Cutter,
  gunship: Gunship,
};

/** The Union's Comrades on an Island: up to three tokens, and their number. */
export function Comrades({ on, count, at, scale }: { on: string; count: number; at: Point; scale: number }) {
  if (count === 0) return null;
  const shown = Math.min(count, 3);
  return (
    <g
      className="figure union comrades"
      data-on={on}
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
    >
      {Array.from({ length: shown }, (_, i) => (
        <g key={i} transform={`translate(${(i - (shown - 1) / 2) * 9} ${i % 2 === 1 ? -5 : 2})`}>
          <circle className="token" r="10.5" />
          <circle className="token-line" r="11.8" />
          <g className="emblem">
            <Icon name="octopus" size={15} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** How many lie under the top one. */
export function Count({ n, x, y }: { n: number } & Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="count" r="10.5" />
      <text className="count-number">{n}</text>
    </g>
  );
}
