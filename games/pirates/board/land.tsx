/** Islands with their shores, what lies on them, and forts. Outlines are at the size the rules measure. */
import { memo } from 'react';
import { forts } from '../content/forts.ts';
import { type IslandId, islands } from '../content/islands.ts';
import { FLAG_PLACES } from '../geometry/index.ts';
import { outlinePath, round, standing } from './geometry.ts';
import type { FortOnSea, LandOnSea } from './scene.ts';
import { SeatShape } from './marks.tsx';
import { blob, scattered, seedOf, times } from './pen.ts';

export const Island = memo(function Island({ land, name }: { land: LandOnSea; name: string }) {
  return (
    <g className={`land ${land.mysterious ? 'mysterious' : ''}`} data-on={`island:${land.id}`}>
      <g style={{ transform: standing(land) }}>
        <Shore island={land.island} />
      </g>
      <g transform={`translate(${land.x / 100} ${-land.y / 100})`}>
        <Growth island={land.island} mysterious={land.mysterious} />
        <OnLand land={land} />
        <text className="place-name" y={footOf(land.island)}>
          {name}
        </text>
      </g>
    </g>
  );
});

/** Where the name goes: below every corner, however the island is turned. */
const footOf = (island: IslandId): number =>
  round(Math.max(...islands[island].outline.map(({ x, y }) => Math.sqrt(x * x + y * y))) / 100 + 19);

/** Coasts are water-lined: line and sea in turn, wide to narrow. */
const Shore = memo(function Shore({ island }: { island: IslandId }) {
  const { outline } = islands[island];
  const shore = outlinePath(outline);
  return (
    <>
      <circle r="84" fill="url(#pi-shoal)" />
      <path className="shoal-line wide" d={shore} />
      <path className="shoal-line" d={shore} />
      <path className="foam-line" d={shore} />
      <path className="sand" d={shore} />
      <path className="meadow" d={blob(outline, 0.8, seedOf(island), 0.16)} />
      <path className="wood" d={blob(outline, 0.52, seedOf(island) + 5, 0.34)} />
    </>
  );
});

const PALM = 'M0 0Q-6-3-7 1M0 0Q6-4 7 1M0 0Q-2-7-5-6M0 0Q3-7 5-5M0 0Q1 5-1 6';
const ROCK = 'M-6 4L-2-6L1-2L4-7L8 4Z';

/** Trees and, where nobody knows what waits, rocks with faces. */
const Growth = memo(function Growth({ island, mysterious }: { island: IslandId; mysterious: boolean }) {
  return scattered(seedOf(island), 13, 22).map(({ x, y, size }, i) => (
    <g key={i} transform={`translate(${x} ${round(y * 0.85)}) scale(${round(0.65 + size * 0.4)})`}>
      <ellipse className="tree-shade" cx="2" cy="3.5" rx="5.5" ry="3" />
      {mysterious && i % 3 === 0 ? (
        <path className="rock" d={ROCK} />
      ) : (
        <path className={i % 4 === 1 ? 'palm pale' : 'palm'} d={PALM} />
      )}
    </g>
  ));
});

/** Its owner's flag or the coins that lie there, and who has explored it. */
function OnLand({ land }: { land: LandOnSea }) {
  const coins = land.coins.length;
  return (
    <>
      {land.home !== undefined && <HomeFlag seat={land.home} gold={land.gold} />}
      {land.home === undefined && coins > 0 && <Hoard count={coins} gold={land.gold} />}
      {land.mysterious && land.home === undefined && coins === 0 && <text className="riddle">?</text>}
      {land.banners.map((seat, i) => (
        <g
          key={seat}
          className={`seat-${seat} banner`}
          transform={`translate(${-16 + i * 9} ${-25 + (i % 2) * 3})`}
        >
          <path className="pole" d="M0 11V-7" />
          <path className="cloth" d="M.6-7L10-4.2L.6-1Z" />
        </g>
      ))}
      {land.ashore > 0 && (
        <g className="ashore" transform="translate(24 20)">
          <rect x="-7" y="-8.5" width="14" height="17" rx="2" />
          <text y="4.5">{land.ashore}</text>
        </g>
      )}
    </>
  );
}

function HomeFlag({ seat, gold }: { seat: number; gold: number | undefined }) {
  return (
    <g className={`seat-${seat} home-flag`}>
      <path className="pole" d="M-12 14V-28" />
      <path className="cloth" d="M-11-28q9-5 17 0t14-1v18q-8 4-15 0t-16 1z" />
      <SeatShape seat={seat} x={4.5} y={-19.5} r={5.5} />
      {gold !== undefined && gold > 0 && (
        <g className="purse" transform="translate(6 8)">
          <circle r="10.5" />
          <text y="4.8">{gold}</text>
        </g>
      )}
    </g>
  );
}

/** Coins lie face down: how many there are is seen, what they are worth only by who has looked. */
function Hoard({ count, gold }: { count: number; gold: number | undefined }) {
  return (
    <g className="hoard">
      {times(Math.min(count, 3), (i) => (
        <circle key={i} cx={(i - Math.min(count, 3) / 2) * 4 + 2} cy={2 - i * 2.6} r="10.5" />
      ))}
      <text x={(Math.min(count, 3) / 2 - 1) * 4 + 2} y={round(8.4 - Math.min(count, 3) * 2.6)}>
        {gold ?? count}
      </text>
      {gold === undefined && <path className="coin-back" d="M-8 15H8" />}
    </g>
  );
}

const TOWERS = FLAG_PLACES.slice(0, 4);

/** A square of walls with its flags; those shot away are stumps. */
export const Fort = memo(function Fort({ fort, name }: { fort: FortOnSea; name: string }) {
  return (
    <g
      className={`fort seat-${fort.seat}`}
      data-on={`fort:${fort.island}`}
      style={{ transform: standing(fort) }}
    >
      <title>{name}</title>
      <rect className="fort-shade" x="-18" y="-16" width="40" height="40" />
      <path className="walls" d="M-20-20H20V20H-20Z" />
      <path className="yard" d="M-13-13H13V13H-13Z" />
      <path
        className="crenels"
        d="M-14-20v7M-7-20v7M0-20v7M7-20v7M14-20v7M-14 13v7M-7 13v7M0 13v7M7 13v7M14 13v7"
      />
      {TOWERS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="tower" cx={x / 100} cy={-y / 100} r="5.5" />
      ))}
      {fort.flags.map(({ cannon, place, up }, i) => (
        <FortFlag
          key={cannon}
          on={`flag:${fort.island}.${i}`}
          place={place}
          up={up}
          long={forts[fort.fort].flags[cannon]?.range === 'L'}
        />
      ))}
    </g>
  );
});

function FortFlag({ on, place, up, long }: { on: string; place: number; up: boolean; long: boolean }) {
  const at = FLAG_PLACES[place];
  if (!at) return null;
  return (
    <g data-on={on} transform={`translate(${at.x / 100} ${-at.y / 100})`}>
      {up ? (
        <>
          <path className="pole" d="M0 0V-13" />
          <path className={long ? 'cloth long' : 'cloth'} d={long ? 'M0-13L13-9.5L0-6Z' : 'M0-13H9V-6H0Z'} />
        </>
      ) : (
        <path className="stump" d="M-3-3L3 3M3-3L-3 3" />
      )}
      <circle className="touch" r="9" />
    </g>
  );
}
