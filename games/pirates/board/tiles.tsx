/** The five kinds of terrain, each told apart at a glance; its rim is where the rules measure it. */
import { memo, type ReactNode } from 'react';
import type { TerrainKind } from '../content/terrain.ts';
import type { Point } from '../geometry/index.ts';
import { tileShape } from '../rules/sea.ts';
import { outlinePath, round, standing } from './geometry.ts';
import { blob, scattered, times } from './pen.ts';
import type { TileOnSea } from './scene.ts';

export const Terrain = memo(function Terrain({ tile, name }: { tile: TileOnSea; name: string }) {
  const corners = tileShape(tile.kind, tile.tile).parts[0] ?? [];
  return (
    <g className={`tile ${tile.kind} ${tile.ashore ? 'ashore' : ''}`} data-on={`tile:${tile.id}`}>
      <g style={{ transform: standing(tile) }}>
        <TileBody kind={tile.kind} corners={corners} seed={tile.id + 3} />
      </g>
      <g transform={`translate(${tile.x / 100} ${-tile.y / 100})`}>
        {tile.kind === 'iceberg' && tile.gold > 0 && (
          <g className="purse" transform="translate(0 3)">
            <circle r="8" />
            <text y="4">{tile.gold}</text>
          </g>
        )}
        {tile.value > 0 && (
          <g className="rolled" transform="translate(20 -20)">
            <rect x="-8" y="-8" width="16" height="16" rx="3" />
            <text y="5">{tile.value}</text>
          </g>
        )}
        <text className="place-name tile-name" y={tile.kind === 'fog' ? 60 : 52}>
          {name}
        </text>
      </g>
    </g>
  );
});

interface BodyProps {
  readonly corners: readonly Point[];
  readonly seed: number;
}

export const TileBody = memo(function TileBody({ kind, ...props }: BodyProps & { kind: TerrainKind }) {
  const Body = BODIES[kind];
  return <Body {...props} />;
});

function Reef({ corners, seed }: BodyProps) {
  return (
    <>
      <path className="tile-bed" d={outlinePath(corners)} />
      <path className="reef-bed" d={blob(corners, 0.8, seed, 0.3)} />
      {scattered(seed, 20, 26).map(({ x, y, size }, i) => {
        const r = round(2.6 + size * 4.4);
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <path
              className="reef-foam"
              d={`M${-r - 2} ${round(r * 0.5)}Q0 ${r + 3} ${r + 2} ${round(r * 0.5)}`}
            />
            <path
              className={size > 0.6 ? 'crag red' : 'crag'}
              d={`M${-r} ${round(r * 0.6)}L${round(-r * 0.3)} ${-r}L${round(r * 0.3)} ${round(-r * 0.3)}L${round(r * 0.6)} ${round(-r * 0.9)}L${r} ${round(r * 0.6)}Z`}
            />
          </g>
        );
      })}
    </>
  );
}

function Fog({ corners, seed }: BodyProps) {
  return (
    <>
      <path className="tile-bed" d={outlinePath(corners)} />
      {scattered(seed, 13, 27).map(({ x, y, size }, i) => (
        <ellipse
          key={i}
          cx={x}
          cy={y}
          rx={round(16 + size * 10)}
          ry={round(11 + size * 8)}
          fill="url(#pi-mist)"
        />
      ))}
      <path className="fog-curls" d="M-24-8q8-9 15-1t15-2M-8 10q8-8 15 0t15-1M-28 18q7-6 12 0t12-1" />
    </>
  );
}

function Iceberg({ corners }: BodyProps) {
  const corner = (i: number, size: number): string => {
    const { x, y } = corners[i % corners.length] ?? { x: 0, y: 0 };
    return `${round((x * size) / 100)} ${round((-y * size) / 100)}`;
  };
  return (
    <>
      <path className="ice-foot" d={outlinePath(corners)} />
      <path className="ice" d={outlinePath(corners)} />
      {corners.map((_, i) => (
        <path
          key={i}
          className={`facet f${i % 3}`}
          d={`M${corner(i, 0.97)}L${corner(i + 1, 0.97)}L${corner(i + 1, 0.4 + (i % 2) * 0.14)}L${corner(i, 0.54 - (i % 2) * 0.14)}Z`}
        />
      ))}
    </>
  );
}

const ARMS = times(5, (arm) => {
  const points = times(27, (k) => {
    const part = k / 26;
    const angle = (arm * 72 * Math.PI) / 180 + part * 5.2;
    const r = 22.6 * (1 - part) + 0.6;
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}`;
});

function Whirlpool({ corners }: BodyProps) {
  return (
    <>
      <path d={outlinePath(corners)} fill="url(#pi-eye)" />
      {ARMS.map((arm) => (
        <path key={arm} className="arm" d={arm} />
      ))}
      <path className="tile-rim" d={outlinePath(corners)} />
    </>
  );
}

const WEED = 'M0 9Q-4 3 0-2Q4-7 1-11M0 5Q5 2 7-3M0 2Q-5 0-7-5';

function Sargasso({ corners, seed }: BodyProps) {
  return (
    <>
      <path className="tile-bed weedy" d={outlinePath(corners)} />
      <path className="weed-mat" d={blob(corners, 0.92, seed, 0.22)} />
      <path className="weed-mat dark" d={blob(corners, 0.6, seed + 4, 0.5)} />
      {scattered(seed, 18, 27).map(({ x, y, size }, i) => (
        <path
          key={i}
          className={i % 3 === 0 ? 'weed gold' : 'weed'}
          transform={`translate(${x} ${y}) rotate(${round(size * 120 - 60)}) scale(${round(0.6 + size * 0.5)})`}
          d={WEED}
        />
      ))}
    </>
  );
}

const BODIES: Record<TerrainKind, (props: BodyProps) => ReactNode> = {
  reef: Reef,
  fog: Fog,
  iceberg: Iceberg,
  whirlpool: Whirlpool,
  sargasso: Sargasso,
};
