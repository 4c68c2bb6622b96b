import { memo } from 'react';
import { turnedTile, type Direction, type TileId, type Turn } from '../content/tiles.ts';
import { CELL, centreOf, laidSpaces, seedOf, type Point } from './geometry.ts';
import { Island } from './island.tsx';
import { Terrain } from './terrain.tsx';

const SIZE = CELL * 2;

/** A region tile of two by two spaces, laid on the map with some quarter turns. */
export const Tile = memo(function Tile({
  tile,
  x,
  y,
  turn,
}: {
  tile: TileId;
  x: number;
  y: number;
  turn: Turn;
}) {
  const { suit, spaces } = turnedTile(tile, turn);
  const seed = seedOf(tile);
  const corner = { x: x * CELL, y: y * CELL };
  return (
    <g>
      <rect
        className="tile-shadow"
        x={corner.x + 4}
        y={corner.y + 6}
        width={SIZE - 4}
        height={SIZE - 4}
        rx="12"
      />
      <rect
        className="tile-water"
        x={corner.x + 2}
        y={corner.y + 2}
        width={SIZE - 4}
        height={SIZE - 4}
        rx="11"
      />
      <path
        className="space-line"
        d={`M${corner.x + CELL} ${corner.y + 10}v180M${corner.x + 10} ${corner.y + CELL}h180`}
      />
      {laidSpaces({ x, y }, spaces).map((laid, i) => {
        const at = centreOf(laid);
        return laid.space.island ? (
          <Island key={i} at={at} out={laid.out} suit={suit} seed={seed} />
        ) : (
          <Terrain key={i} at={at} out={laid.out} space={laid.space} seed={seed + i} />
        );
      })}
      <Sandbar corner={corner} edge={sandbarEdge(spaces)} />
      <rect
        className="tile-inner"
        x={corner.x + 6}
        y={corner.y + 6}
        width={SIZE - 12}
        height={SIZE - 12}
        rx="8"
      />
      <rect
        className="tile-frame"
        x={corner.x + 2}
        y={corner.y + 2}
        width={SIZE - 4}
        height={SIZE - 4}
        rx="11"
      />
    </g>
  );
});

/** The inner edge that is closed, named after the side of the tile it runs to. */
function sandbarEdge(spaces: ReturnType<typeof turnedTile>['spaces']): Direction | undefined {
  const [northWest, , , southEast] = spaces;
  if (northWest?.bars[1]) return 0;
  if (southEast?.bars[0]) return 1;
  if (southEast?.bars[3]) return 2;
  return northWest?.bars[2] ? 3 : undefined;
}

const BANKS = [
  [100, 14, 100, 74],
  [126, 100, 186, 100],
  [100, 126, 100, 186],
  [14, 100, 74, 100],
] as const;

function Sandbar({ corner, edge }: { corner: Point; edge: Direction | undefined }) {
  if (edge === undefined) return null;
  const [ax, ay, bx, by] = BANKS[edge];
  const bend = { x: (ax + bx) / 2 + (by - ay) / 10, y: (ay + by) / 2 + (bx - ax) / 10 };
  const d = `M${ax} ${ay}Q${bend.x} ${bend.y} ${bx} ${by}`;
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <path className="sand" d={d} />
      <path className="sand-top" d={d} />
      <path className="sand-dots" d={d} />
    </g>
  );
}
