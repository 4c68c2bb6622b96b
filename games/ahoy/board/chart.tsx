/** The growing sea: tiles on paper, what stands on them, and what may be done there. It knows no rule. */
import { memo, useMemo } from 'react';
import { FIGURES, FLAGSHIP, type Faction, type Figure } from '../content/factions.ts';
import { turnedTile, type TileId, type Turn } from '../content/tiles.ts';
import { berths, type Berth } from './berths.ts';
import { Comrades, Count, FigurePiece } from './figures.tsx';
import { CELL, centreOf, laidSpaces, pointOf, type Frame, type Laid, type Point } from './geometry.ts';
import { DieFace, FACTION_SIGNS, SHAPES } from './marks.tsx';
import { Ornaments } from './ornaments.tsx';
import { Reach, RouteLine, TileGhost } from './reach.tsx';
import { Tile } from './tile.tsx';
import { useWords } from './words.tsx';

export interface RegionOnChart extends Point {
  readonly tile: TileId;
  readonly turn: Turn;
  readonly wealth: number;
  readonly comrades: number;
  /** Who controls it now; nobody on a tie. */
  readonly control?: Faction;
}
export interface FigureOnChart extends Point {
  readonly figure: Figure;
}

export interface SeaChartProps {
  readonly regions: readonly RegionOnChart[];
  readonly figures: readonly FigureOnChart[];
  /** Tiles nobody has seen yet. */
  readonly unseen: number;
  readonly mine?: Faction | undefined;
  /** Names that may be chosen now: spaces off the map among them are drawn as places to explore. */
  readonly offered: ReadonlySet<string>;
  /** Spaces where arriving means a battle. */
  readonly battles?: readonly string[];
  /** The way a pointed-at choice would take, as names of spaces. */
  readonly route?: readonly string[];
  /** A tile as it would lie. */
  readonly ghost?:
    | {
        readonly tile: TileId;
        readonly x: number;
        readonly y: number;
        readonly turn: Turn;
        /** Nobody has pointed at this place yet. */
        readonly unsure?: boolean;
      }
    | undefined;
  /** What can be seen when the whole chart is shown: ornaments fill its empty paper. */
  readonly frame: Frame;
}

const NO_NAMES: readonly string[] = [];

export const SeaChart = memo(function SeaChart(props: SeaChartProps) {
  const { regions, offered, mine, battles = NO_NAMES, route = NO_NAMES, ghost } = props;
  const spaces = useMemo(() => regions.flatMap(spacesOf), [regions]);
  const beyond = useMemo(() => spacesBeyond(offered, spaces), [offered, spaces]);
  const covered = useMemo(() => [...beyond, ...squaresIn(offered)], [beyond, offered]);
  return (
    <>
      <defs>
        <linearGradient id="ahoy-water" x2="0" y2="1">
          <stop className="water-top" />
          <stop className="water-foot" offset="1" />
        </linearGradient>
      </defs>
      <Ornaments regions={regions} beyond={covered} frame={props.frame} unseen={props.unseen} />
      {regions.map(({ tile, x, y, turn }) => (
        <g key={tile} data-on={`region:${tile}`}>
          <Tile tile={tile} x={x} y={y} turn={turn} />
        </g>
      ))}
      {ghost && <TileGhost {...ghost} />}
      <Reach spaces={spaces} beyond={beyond} offered={offered} />
      {regions.map((region) => (
        <Wealth key={region.tile} {...region} />
      ))}
      <Figures spaces={spaces} figures={props.figures} regions={regions} mine={mine} />
      <PlaceNames regions={regions} />
      <BattleMarks battles={battles} spaces={spaces} />
      <RouteLine route={route} spaces={spaces} />
    </>
  );
});

/** The spaces a drawn tile may be laid on. */
const squaresIn = (offered: ReadonlySet<string>): Point[] =>
  [...offered]
    .flatMap((on) => (on.startsWith('berth:') ? (pointOf(on) ?? []) : []))
    .flatMap(({ x, y }) => [0, 1, 2, 3].map((i) => ({ x: x + (i % 2), y: y + (i >> 1) })));

/** Spaces off the map that may be chosen: sailing there explores. */
function spacesBeyond(offered: ReadonlySet<string>, spaces: readonly Laid[]): Point[] {
  const known = new Set(spaces.map(({ x, y }) => `space:${x},${y}`));
  return [...offered]
    .filter((on) => on.startsWith('space:') && !known.has(on))
    .flatMap((on) => pointOf(on) ?? []);
}

const spacesOf = (region: RegionOnChart): Laid[] =>
  laidSpaces(region, turnedTile(region.tile, region.turn).spaces);

const PlaceNames = memo(function PlaceNames({ regions }: { regions: readonly RegionOnChart[] }) {
  const words = useWords();
  return regions.map((region) => {
    const island = spacesOf(region).find(({ space }) => space.island);
    if (!island) return null;
    const { x, y } = centreOf(island);
    const { out } = island;
    return (
      <text
        key={region.tile}
        className={`place-name ${out.x > 0 ? 'eastern' : ''}`}
        x={x + out.x * 40}
        y={y + (out.y > 0 ? 43 : -36)}
      >
        {words.name(`region:${region.tile}`)}
      </text>
    );
  });
});

/** The wealth die: its rim takes the shape and colour of whoever controls the region. */
const Wealth = memo(function Wealth({ x, y, wealth, control }: RegionOnChart) {
  const outline = SHAPES[control ? FACTION_SIGNS[control].shape : 'circle'];
  return (
    <g className={`wealth ${control ?? ''}`} transform={`translate(${(x + 1) * CELL} ${(y + 1) * CELL})`}>
      <path className="wealth-plate" d={outline} transform="scale(21)" strokeWidth=".09" />
      {control && <path className="wealth-owner" d={outline} transform="scale(21)" strokeWidth=".24" />}
      <svg
        className="die"
        x="-12"
        y="-12"
        width="24"
        height="24"
        viewBox="0 0 36 36"
        style={{ '--die': '#5b3c25' }}
      >
        <DieFace value={wealth} />
      </svg>
    </g>
  );
});

interface FiguresProps {
  spaces: readonly Laid[];
  figures: readonly FigureOnChart[];
  regions: readonly RegionOnChart[];
  mine: Faction | undefined;
}

/** Figures are drawn in one fixed order, so that a move is a change of place and can be seen. */
const Figures = memo(function Figures({ spaces, figures, regions, mine }: FiguresProps) {
  const standing = spaces.map((laid) => {
    const here = figures.filter(({ x, y }) => x === laid.x && y === laid.y).map(({ figure }) => figure);
    return { laid, here, ...berths(here, laid.out) };
  });
  const berthOf = new Map<Figure, { at: Point; scale: number }>();
  for (const { laid, of } of standing)
    for (const [figure, berth] of of) berthOf.set(figure, placed(laid, berth));
  const mineLast = FIGURES.map((_, figure) => figure).toSorted((a, b) => rankOf(a, mine) - rankOf(b, mine));
  return (
    <>
      {regions.map((region) => {
        const island = standing.find(({ laid }) => laid.space.island && within(laid, region));
        if (!island) return null;
        const { at, scale } = placed(island.laid, island.comrades);
        return (
          <Comrades
            key={region.tile}
            on={`comrades:${region.tile}`}
            count={region.comrades}
            at={at}
            scale={scale}
          />
        );
      })}
      {mineLast.map((figure) => {
        const berth = berthOf.get(figure);
        return berth && <FigurePiece key={figure} figure={figure} mine={isMine(figure, mine)} {...berth} />;
      })}
      {regions.map((region) => {
        const island = standing.find(({ laid }) => laid.space.island && within(laid, region));
        return (
          island && (
            <ComradeCount
              key={region.tile}
              laid={island.laid}
              berth={island.comrades}
              count={region.comrades}
            />
          )
        );
      })}
      {standing.map(({ laid, here, of }) => (
        <PatrolCount key={`${laid.x},${laid.y}`} laid={laid} here={here} of={of} />
      ))}
    </>
  );
});

function PatrolCount({
  laid,
  here,
  of,
}: {
  laid: Laid;
  here: readonly Figure[];
  of: ReadonlyMap<Figure, Berth>;
}) {
  const patrols = here.filter((figure) => FIGURES[figure]?.kind === 'patrol');
  const top = of.get(patrols.at(-1) ?? -1);
  if (patrols.length < 2 || !top) return null;
  const { at } = placed(laid, top);
  return (
    <g className="squadron">
      <Count n={patrols.length} x={at.x + 12} y={at.y - 11} />
    </g>
  );
}

function ComradeCount({ laid, berth, count }: { laid: Laid; berth: Berth; count: number }) {
  if (count < 2) return null;
  const { at } = placed(laid, berth);
  return (
    <g className="union">
      <Count n={count} x={at.x - laid.out.x * (count > 2 ? 17 : 12)} y={at.y + 9} />
    </g>
  );
}

const placed = (laid: Laid, { x, y, scale }: Berth): { at: Point; scale: number } => {
  const centre = centreOf(laid);
  return { at: { x: centre.x + x, y: centre.y + y }, scale };
};
const isMine = (figure: Figure, mine: Faction | undefined): boolean =>
  mine !== undefined && FLAGSHIP[mine] === figure;
const rankOf = (figure: Figure, mine: Faction | undefined): number => {
  if (isMine(figure, mine)) return 3;
  const kind = FIGURES[figure]?.kind;
  return kind === 'flagship' ? 2 : kind === 'stronghold' ? 0 : 1;
};
const within = ({ x, y }: Point, region: Point): boolean =>
  x - region.x >= 0 && x - region.x <= 1 && y - region.y >= 0 && y - region.y <= 1;

function BattleMarks({ battles, spaces }: { battles: readonly string[]; spaces: readonly Laid[] }) {
  return spaces
    .filter(({ x, y }) => battles.includes(`space:${x},${y}`))
    .map((laid) => {
      const { x, y } = centreOf(laid);
      return <BattleMark key={`${x},${y}`} x={x + laid.out.x * 36} y={y - laid.out.y * 2} />;
    });
}

function BattleMark({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="battle-mark" r="10.5" />
      <path className="battle-swords" d="M-5-5L5 5M5-5L-5 5M-6 2l4 4M6 2l-4 4" />
    </g>
  );
}
