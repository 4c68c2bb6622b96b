/** The open sea with everything on it: water, terrain, islands, tows, ships. It knows no rule. */
import { memo, type ReactNode } from 'react';
import { CHART } from './geometry.ts';
import { Fort, Island } from './land.tsx';
import type { FortOnSea, LandOnSea, ShipOnSea, TileOnSea, TowLine } from './scene.ts';
import { Ship } from './ship.tsx';
import { Terrain } from './tiles.tsx';
import { Water } from './water.tsx';

export interface SeaProps {
  readonly width: number;
  readonly height: number;
  readonly lands: readonly LandOnSea[];
  readonly forts: readonly FortOnSea[];
  readonly tiles: readonly TileOnSea[];
  readonly ships: readonly ShipOnSea[];
  readonly tows: readonly TowLine[];
  /** How closely the sea is looked at: names of ships are written where there is room for them. */
  readonly detail: number;
  /** What a thing is called. */
  readonly name: (on: string) => string;
  /** Between land and ships: reach, lines, rings. */
  readonly under?: ReactNode;
  /** Over everything: a ghost, a course. */
  readonly over?: ReactNode;
}

export function OpenSea({
  width,
  height,
  lands,
  forts,
  tiles,
  ships,
  tows,
  detail,
  name,
  under,
  over,
}: SeaProps) {
  const floating = ships.filter(({ submerged }) => !submerged);
  return (
    <>
      <Water width={width / CHART} height={height / CHART} />
      {ships
        .filter(({ submerged }) => submerged)
        .map((ship) => (
          <Ship key={ship.id} ship={ship} name={name(`ship:${ship.id}`)} named={detail > 0} />
        ))}
      {tiles.map((tile) => (
        <Terrain key={tile.id} tile={tile} name={name(`tile:${tile.id}`)} />
      ))}
      {lands.map((land) => (
        <Island key={land.id} land={land} name={name(`island:${land.id}`)} />
      ))}
      {forts.map((fort) => (
        <Fort key={fort.island} fort={fort} name={name(`fort:${fort.island}`)} />
      ))}
      {under}
      <Tows ships={ships} tows={tows} />
      {floating.map((ship) => (
        <Ship key={ship.id} ship={ship} name={name(`ship:${ship.id}`)} named={detail > 0} />
      ))}
      {over}
    </>
  );
}

const Tows = memo(function Tows({ ships, tows }: { ships: readonly ShipOnSea[]; tows: readonly TowLine[] }) {
  return tows.map(({ tower, towed }) => {
    const [from, to] = [tower, towed].map((id) => ships.find((ship) => ship.id === id));
    if (!from || !to) return null;
    return (
      <path
        key={towed}
        className="tow-line"
        d={`M${from.x / CHART} ${-from.y / CHART}Q${(from.x + to.x) / 2 / CHART} ${-(from.y + to.y) / 2 / CHART + 6} ${to.x / CHART} ${-to.y / CHART}`}
      />
    );
  });
});
