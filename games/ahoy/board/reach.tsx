import type { TileId, Turn } from '../content/tiles.ts';
import { CELL, centreOf, course, pointOf, type Laid, type Point } from './geometry.ts';
import { Tile } from './tile.tsx';
import { useWords } from './words.tsx';

/** A frame for every space of the map, and for what is offered beyond it. The table shell lights those that may be chosen. */
export function Reach({
  spaces,
  beyond,
  offered,
}: {
  spaces: readonly Laid[];
  beyond: readonly Point[];
  offered: ReadonlySet<string>;
}) {
  const squares = [...offered].filter((on) => on.startsWith('berth:'));
  return (
    <>
      {spaces.map(({ x, y }) => (
        <SpaceFrame key={`${x},${y}`} x={x} y={y} on={`space:${x},${y}`} />
      ))}
      {beyond.map(({ x, y }) => (
        <Unknown key={`${x},${y}`} x={x} y={y} />
      ))}
      {squares.map((on) => (
        <Square key={on} on={on} />
      ))}
    </>
  );
}

function SpaceFrame({ x, y, on }: Point & { on: string }) {
  const box = { x: x * CELL + 8, y: y * CELL + 8, width: CELL - 16, height: CELL - 16, rx: 13 };
  return (
    <g className="space" data-on={on}>
      <rect className="reach-glow" {...box} />
      <rect className="reach" {...box} />
    </g>
  );
}

/** Off the map: sailing there explores. */
function Unknown(at: Point) {
  const words = useWords();
  const { x, y } = centreOf(at);
  return (
    <g className="space unknown" data-on={`space:${at.x},${at.y}`}>
      <rect className="reach" x={x - 42} y={y - 42} width="84" height="84" rx="13" />
      <text className="unknown-mark" x={x} y={y + 4}>
        ?
      </text>
      <text className="unknown-text" x={x} y={y + 24}>
        {words.label.explore}
      </text>
    </g>
  );
}

/** A square of four spaces a drawn tile may be laid on: a handle in its middle, where several squares cannot hide each other. */
function Square({ on }: { on: string }) {
  const at = pointOf(on);
  if (!at) return null;
  const [x, y] = [(at.x + 1) * CELL, (at.y + 1) * CELL];
  return (
    <g className="space square" data-on={on}>
      <rect className="reach" x={x - 92} y={y - 92} width="184" height="184" rx="14" />
      <circle className="square-handle" cx={x} cy={y} r="20" />
      <path className="square-plus" d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} />
    </g>
  );
}

interface GhostProps extends Point {
  tile: TileId;
  turn: Turn;
  unsure?: boolean;
}

export function TileGhost({ tile, x, y, turn, unsure = false }: GhostProps) {
  return (
    <g className={`ghost ${unsure ? 'unsure' : ''}`} aria-hidden="true">
      <Tile tile={tile} x={x} y={y} turn={turn} />
    </g>
  );
}

/** The way a choice would take: numbered steps on the outer side of each space, clear of the wealth dice. */
export function RouteLine({ route, spaces }: { route: readonly string[]; spaces: readonly Laid[] }) {
  const stops = route.flatMap((on, i) => {
    const at = pointOf(on);
    if (!at) return [];
    const laid = spaces.find(({ x, y }) => x === at.x && y === at.y);
    const { x, y } = centreOf(at);
    const aside = i === 0 || !laid ? 0 : 16;
    if (i > 0 && !laid) return [{ on, x: x + 28, y: y - 28 }];
    return [{ on, x: x + (laid?.out.x ?? 0) * aside, y: y + (laid?.out.y ?? 0) * aside }];
  });
  if (stops.length < 2) return null;
  const d = course(stops);
  return (
    <g className="route-line" aria-hidden="true">
      <path className="route-edge" d={d} />
      <path className="route" d={d} />
      {stops.slice(1).map(({ on, x, y }, i) => (
        <g key={`${on} ${i}`}>
          <circle className="step" cx={x} cy={y} r="10.5" />
          <text className="step-number" x={x} y={y + 4.5}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
