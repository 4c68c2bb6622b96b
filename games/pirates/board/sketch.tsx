/** What would follow from an answer, drawn on the sea: the course and a ghost at its end, lines of fire, what is put down. */
import { memo } from 'react';
import { isFortId } from '../content/forts.ts';
import { isIslandId, islands } from '../content/islands.ts';
import { isTerrainId, terrain, terrainKinds, type TerrainKind } from '../content/terrain.ts';
import type { Pose } from '../geometry/index.ts';
import type { PiratesView } from '../rules/information.ts';
import { rangesOf } from '../rules/preview.ts';
import { tileShape } from '../rules/sea.ts';
import type { Laid, Leg, Line, Sketch } from '../rules/sketch.ts';
import { CHART, onChart, outlinePath, standing } from './geometry.ts';
import { shipOnSea } from './scene.ts';
import { Model } from './ship.tsx';
import { TileBody } from './tiles.tsx';

interface SketchProps {
  readonly view: PiratesView;
  readonly sketch: Sketch;
  /** The rules would refuse it as it stands. */
  readonly refused: boolean;
}

export const SketchOnSea = memo(function SketchOnSea({ view, sketch, refused }: SketchProps) {
  const { ship, end, legs = [], tow, fire = [], laid } = sketch;
  const moved = shipNamed(view, ship);
  return (
    <g className={refused ? 'sketch refused' : 'sketch'}>
      {moved && <Course from={moved} legs={legs} />}
      {end && <Ghost view={view} ship={ship} at={end} />}
      {tow && !tow.letGo && <Ghost view={view} ship={tow.ship} at={tow.end} />}
      {fire.map((line, i) => (
        <FireLine key={i} line={line} />
      ))}
      {laid && <LaidDown view={view} laid={laid} />}
    </g>
  );
});

const shipNamed = (view: PiratesView, name: string | undefined) =>
  view.ships.find(({ id }) => `ship:${id}` === name);

function Ghost({ view, ship, at }: { view: PiratesView; ship: string | undefined; at: Pose }) {
  const moved = shipNamed(view, ship);
  if (!moved) return null;
  return (
    <g className={`ghost ship seat-${moved.seat}`} style={{ transform: standing(at) }}>
      <Model ship={{ ...shipOnSea(moved), id: -1 }} />
    </g>
  );
}

/** The way of the ship's middle, with the turn before each stretch. */
function Course({ from, legs }: { from: Pose; legs: readonly Leg[] }) {
  if (legs.length === 0) return null;
  const points = [from, ...legs.flatMap(({ turned, end }) => [turned, end])].map(onChart);
  const way = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <>
      {legs.map(({ turned }, i) => (
        <TurnArc key={i} before={legs[i - 1]?.end ?? from} after={turned} />
      ))}
      <path className="course-under" d={way} />
      <path className="course" d={way} />
    </>
  );
}

const ARC = 40;

function TurnArc({ before, after }: { before: Pose; after: Pose }) {
  const turn = ((after.heading - before.heading + 54_000) % 36_000) - 18_000;
  if (Math.abs(turn) < 100) return null;
  const at = onChart(after);
  const [from, to] = [before.heading, after.heading].map((heading) => {
    const angle = (-heading * Math.PI) / 18_000;
    return `${at.x + ARC * Math.cos(angle)} ${at.y + ARC * Math.sin(angle)}`;
  });
  return (
    <path className="turn-arc" d={`M${at.x} ${at.y}L${from}A${ARC} ${ARC} 0 0 ${turn > 0 ? 0 : 1} ${to}Z`} />
  );
}

function FireLine({ line: { from, to, blocked } }: { line: Line }) {
  const [a, b] = [onChart(from), onChart(to)];
  const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  if (blocked !== undefined) return <line className="fire-blocked" {...ends} />;
  return (
    <>
      <line className="fire-under" {...ends} />
      <line className="fire-line" {...ends} />
      <circle className="fire-end" cx={b.x} cy={b.y} r="3.4" />
    </>
  );
}

function LaidDown({ view, laid: { what, id, at } }: { view: PiratesView; laid: Laid }) {
  return (
    <g className="laid" style={{ transform: standing(at) }}>
      {what === 'island' && isIslandId(id) && <path className="sand" d={outlinePath(islands[id].outline)} />}
      {what === 'tile' && <TileLaid view={view} id={id} />}
      {what === 'fort' && isFortId(id) && <path className="walls" d="M-20-20H20V20H-20Z" />}
      {what === 'crew' && <circle className="fire-end" r="5" />}
    </g>
  );
}

/** A tile by its name in the box, by its name on the table, or by its kind. */
function TileLaid({ view, id }: { view: PiratesView; id: string }) {
  const tile = view.tiles.find((one) => `tile:${one.id}` === id);
  const kind = tile?.kind ?? (isTerrainId(id) ? terrain[id].kind : kindNamed(id));
  const name = tile?.tile ?? (isTerrainId(id) ? id : '');
  return kind ? <TileBody kind={kind} corners={tileShape(kind, name).parts[0] ?? []} seed={5} /> : null;
}

const kindNamed = (id: string): TerrainKind | undefined => terrainKinds.find((kind) => kind === id);

/** How far a ship's cannons reach from where they stand, and what they bear on now. */
export const Ranges = memo(function Ranges({ view, ship }: { view: PiratesView; ship: number }) {
  const { rings, lines } = rangesOf(view, ship);
  return (
    <g className="sketch">
      {rings.map(({ x, y, reach }, i) => (
        <circle key={i} className="range-ring" cx={x / CHART} cy={-y / CHART} r={reach / CHART} />
      ))}
      {lines.map((line, i) => (
        <FireLine key={i} line={line} />
      ))}
    </g>
  );
});
