import { type Direction, DIRECTION_KEYS, EAST, type Space, WEST } from '../content/tiles.ts';
import { scatter, type Point } from './geometry.ts';
import { Icon } from './icon.tsx';
import { CoinFace, DieFace } from './marks.tsx';

/**
 * What lies on a space of sea, in the order it is drawn. Marks keep to the outer side of the space, so that a
 * ship on it and the wealth die in the tile's middle leave them to be read.
 */
export function Terrain({ at, out, space, seed }: { at: Point; out: Point; space: Space; seed: number }) {
  return (
    <>
      <Waves at={at} seed={seed} />
      {space.current !== undefined && (
        <Current at={space.tailwind > 0 ? aside(at, out, space.current) : at} direction={space.current} />
      )}
      {space.fog && <Fog at={at} />}
      {space.port && <Port at={at} out={out} />}
      {space.wreck && <Wreck at={at} out={out} />}
      {space.tailwind > 0 && <Tailwind at={at} out={out} value={space.tailwind} drop={dropOf(space, out)} />}
      {space.treasure > 0 && <Treasure at={at} out={out} gold={space.treasure} />}
    </>
  );
}

/** A current beside which a Tailwind is shown keeps to the inner side. */
function aside(at: Point, out: Point, direction: Direction): Point {
  const across = direction === EAST || direction === WEST;
  return across ? { x: at.x, y: at.y - out.y * 14 } : { x: at.x - out.x * 16, y: at.y };
}

/** How far below the middle of its space a Tailwind is shown, so that what else is there can be seen. */
function dropOf(space: Space, out: Point): number {
  if (space.treasure > 0) return -14;
  return out.y * (space.current === undefined ? 10 : 26);
}

function Waves({ at, seed }: { at: Point; seed: number }) {
  const next = scatter(seed);
  const wavelet = () =>
    `M${Math.round(at.x - 40 + next() * 66)} ${Math.round(at.y - 38 + next() * 76)}q4-5 8 0q4-5 8 0`;
  const waves = Array.from({ length: 5 }, wavelet).join('');
  return (
    <>
      <path className="wavelet" d={waves} />
      <text className="sounding" x={at.x - 36 + next() * 70} y={at.y - 28 + next() * 66}>
        {2 + Math.floor(next() * 17)}
      </text>
    </>
  );
}

/** Three chevrons between two banks of moving water, pointing where the current carries. */
function Current({ at, direction }: { at: Point; direction: Direction }) {
  const chevrons = [24, 2, -20].map((dy) => `M-15 ${dy + 9}L0 ${dy - 7}L15 ${dy + 9}`).join('');
  return (
    <g
      transform={`translate(${at.x} ${at.y}) rotate(${direction * 90})`}
      data-current={DIRECTION_KEYS[direction]}
    >
      <path className="current" d="M-30 40q-8-20 0-40t0-40M30 40q8-20 0-40t0-40" />
      <path className="current-edge" d={chevrons} />
      <path className="current-arrow" d={chevrons} />
    </g>
  );
}

const PUFFS = [
  [-24, 8, 19],
  [-6, -10, 23],
  [18, -6, 20],
  [27, 12, 15],
  [2, 14, 20],
] as const;

function Fog({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {PUFFS.map(([x, y, r]) => (
        <circle key={x} className="fog" cx={x} cy={y} r={r} />
      ))}
      <path
        className="fog-line"
        d="M-34 26q10-6 20 0t20 0 20 0M-26 34q10-6 20 0t20 0M-24 -8q4-12 14-12M8 -18q12-6 20 6"
      />
    </g>
  );
}

function Port({ at, out }: { at: Point; out: Point }) {
  return (
    <g transform={`translate(${at.x + out.x * 21} ${at.y + out.y * 8 - 4})`}>
      <path className="pier" d="M-27 25h54M-21 25v9M-7 25v9M7 25v9M21 25v9" />
      <circle className="medal" r="20" />
      <g className="medal-icon">
        <Icon name="anchor" size={27} />
      </g>
    </g>
  );
}

function Wreck({ at, out }: { at: Point; out: Point }) {
  return (
    <g className="wreck">
      <Icon name="ship-wreck" x={at.x + out.x * 12} y={at.y + out.y * 4 - 8} size={54} />
    </g>
  );
}

function Treasure({ at, out, gold }: { at: Point; out: Point; gold: number }) {
  const x = at.x + out.x * 20;
  const y = at.y + 32;
  const width = 30 + gold * 14;
  return (
    <g className="medal-icon">
      <rect className="medal" x={x - width / 2} y={y - 13} width={width} height="26" rx="13" />
      <Icon name="open-treasure-chest" x={x - width / 2 + 15} y={y} size={20} />
      {Array.from({ length: gold }, (_, i) => (
        <svg key={i} x={x - width / 2 + 24 + i * 13} y={y - 9} width="18" height="18" viewBox="0 0 20 20">
          <CoinFace />
        </svg>
      ))}
    </g>
  );
}

/** The wind blows into the face of a die: that value sails here from anywhere. */
function Tailwind({ at, out, value, drop }: { at: Point; out: Point; value: number; drop: number }) {
  const x = at.x + out.x * 26;
  const y = at.y + drop;
  return (
    <>
      <path
        className="gust"
        transform={`translate(${x} ${y}) scale(${out.x} 1)`}
        d="M-41-8h17q8 0 8-7t-7-6M-41 2h16M-36 12h12"
      />
      <svg
        className="die"
        x={x - 17}
        y={y - 17}
        width="34"
        height="34"
        viewBox="0 0 36 36"
        style={{ '--die': 'var(--tile-frame)' }}
      >
        <DieFace value={value} />
      </svg>
    </>
  );
}
