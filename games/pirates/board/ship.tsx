/** Ships as little models of card seen from above: the hull at the size the rules measure, masts that fall, and what is odd about each kind. */
import { memo, type ReactNode } from 'react';
import { flags } from '../content/nations.ts';
import { pieces } from '../content/pieces.ts';
import type { Hull as HullCard } from '../content/types.ts';
import { type Hull, hullOf } from '../geometry/index.ts';
import { Dragon, Flotilla, Serpent, Titan } from './creatures.tsx';
import { CHART, outlinePath, round, standing } from './geometry.ts';
import type { ShipOnSea } from './scene.ts';
import { times } from './pen.ts';

/** The hull of a model as it lies now. */
export const hullOnSea = ({ piece, secondHull, blades }: ShipOnSea): Hull => {
  const { hull, cannons } = pieces[piece];
  return hullOf({ kind: hull.kind, masts: cannons.length, secondHull, blades });
};

interface ShipProps {
  readonly ship: ShipOnSea;
  readonly name: string;
  /** Whether its name is written beside it. */
  readonly named: boolean;
}

/** A ship on the sea, under its name. */
export const Ship = memo(function Ship({ ship, name, named }: ShipProps) {
  return (
    <g className={`ship ${stateOf(ship)} seat-${ship.seat}`}>
      <g className="ship-model" data-on={`ship:${ship.id}`} style={{ transform: standing(ship) }}>
        <Model ship={ship} />
        <Touch hull={hullOnSea(ship)} />
      </g>
      <ShipTag ship={ship} name={name} named={named} />
    </g>
  );
});

function stateOf(ship: ShipOnSea): string {
  const states = {
    wreck: ship.fate === 'wreck',
    derelict: ship.derelict,
    submerged: ship.submerged,
    intangible: ship.intangible,
    aground: ship.aground,
    'lost-in-fog': ship.lost,
    done: ship.done,
  };
  return Object.entries(states)
    .flatMap(([state, is]) => (is ? [state] : []))
    .join(' ');
}

/** A finger is wider than a boat: this is what it touches. */
const Touch = memo(function Touch({ hull }: { hull: Hull }) {
  const [length, beam] = [hull.length / CHART, hull.beam / CHART];
  return <ellipse className="touch" rx={round(length / 2 + 6)} ry={round(beam / 2 + 12)} />;
});

/** Its name, and what it carries: coins are seen, crew too, but face down. */
function ShipTag({ ship, name, named }: ShipProps) {
  const { length } = hullOnSea(ship);
  const across = Math.abs(Math.sin((ship.heading * Math.PI) / 18_000)) * (length / 200);
  const marks = [...times(ship.coins, () => 'coin'), ...times(ship.crew, () => 'crew')].slice(0, 8);
  return (
    <g
      className="ship-tag"
      transform={`translate(${ship.x / CHART} ${round(-ship.y / CHART + across + 20)})`}
    >
      {named && <text className="ship-name">{name}</text>}
      {marks.map((mark, i) => (
        <g
          key={i}
          className={`aboard ${mark}`}
          transform={`translate(${(i - (marks.length - 1) / 2) * 9.5} ${named ? 9 : -6})`}
        >
          {mark === 'coin' ? (
            <circle r="4.6" />
          ) : (
            <rect x="-3.6" y="-4.8" width="7.2" height="9.6" rx="1.2" />
          )}
        </g>
      ))}
    </g>
  );
}

/** The model alone, bow to the right: on the sea, on a card, as a ghost. */
export const Model = memo(function Model({ ship }: { ship: ShipOnSea }) {
  const { hull } = pieces[ship.piece];
  const Creature = CREATURES[hull.kind];
  return Creature ? <Creature ship={ship} /> : <Sailing ship={ship} />;
});

const CREATURES: { readonly [kind in HullCard['kind']]?: (props: { ship: ShipOnSea }) => ReactNode } = {
  seamonster: Serpent,
  titan: Titan,
  seadragon: Dragon,
  flotilla: Flotilla,
};

function Sailing({ ship }: { ship: ShipOnSea }) {
  const { hull: card, nation, cannons } = pieces[ship.piece];
  const hull = hullOnSea(ship);
  const outline = outlinePath(hull.parts[0] ?? []);
  const [l, b] = [hull.length / CHART, hull.beam / CHART];
  return (
    <>
      <path
        className="wake"
        d={`M${-l / 2} ${-b * 0.3}Q${-l * 0.75} ${-b * 0.6} ${-l * 0.95} ${-b * 0.8}M${-l / 2} ${b * 0.3}Q${-l * 0.75} ${b * 0.6} ${-l * 0.95} ${b * 0.8}M${-l * 0.52} 0H${-l * 0.88}`}
      />
      <path className="ship-shade" d={outline} transform="translate(2.5 3.5)" />
      {hull.parts.slice(1).map((part, i) => (
        <path key={i} className={ship.blades ? 'blade' : 'outrigger'} d={outlinePath(part)} />
      ))}
      {ship.secondHull && <path className="spar" d={`M-9 ${-b / 2}V-15M9 ${-b / 2}V-15`} />}
      <Beneath kind={card.kind} l={l} b={b} />
      <path className="hull-rim" d={outline} />
      <path className="hull-side" d={outline} />
      <path className="deck" d={outline} transform="scale(.92 .72)" />
      <path
        className="planks"
        d={`M${-l * 0.42} ${-b * 0.13}H${l * 0.34}M${-l * 0.42} ${b * 0.13}H${l * 0.34}M${-l * 0.44} 0H${l * 0.4}`}
      />
      <Fittings ship={ship} l={l} b={b} />
      {hull.cannons.map(({ x, y }, i) => (
        <g
          key={i}
          className={`mast ${ship.masts[i] ?? 'lost'}`}
          data-on={ship.id < 0 ? undefined : `mast:ship:${ship.id}.${i}`}
          transform={`translate(${x / CHART} ${-y / CHART})`}
        >
          <Standing
            ship={ship}
            index={i}
            half={Math.max(hull.halfSail / CHART, b * 0.34)}
            full={l}
            long={cannons[i]?.range === 'L'}
          />
        </g>
      ))}
      <path
        className="ensign"
        d={`M${-l * 0.46} 0h-11l3-4.5l-3-4.5h11z`}
        transform="translate(0 4.5)"
        fill={flags[nation].colour}
      />
    </>
  );
}

interface SizeProps {
  readonly l: number;
  readonly b: number;
}

/** What sticks out under the hull: oars, a ram, the runners of an icebreaker. */
function Beneath({ kind, l, b }: SizeProps & { kind: HullCard['kind'] }) {
  if (kind === 'galley' || kind === 'longship' || kind === 'turtleship') {
    const count = kind === 'galley' ? 9 : 7;
    const oars = times(count, (i) => {
      const x = round(-l * 0.36 + (i * l * 0.58) / (count - 1));
      return `M${x} ${-b / 2}l-4-7M${x} ${b / 2}l-4 7`;
    });
    return <path className="oars" d={oars.join('')} />;
  }
  if (kind === 'icebreaker')
    return (
      <path
        className="prow"
        d={`M${l * 0.5} 0L${l * 0.2} ${-b * 0.62}L${l * 0.26} 0L${l * 0.2} ${b * 0.62}Z`}
      />
    );
  return null;
}

/** What stands on deck besides masts. */
function Fittings({ ship, l, b }: SizeProps & { ship: ShipOnSea }) {
  const { hull } = pieces[ship.piece];
  switch (hull.kind) {
    case 'turtleship':
      return (
        <>
          {times(hull.panels, (i) => (
            <path
              key={i}
              className={i < ship.panels ? 'panel' : 'panel gone'}
              d={`M0 ${-b * 0.4}L7 0L0 ${b * 0.4}L-7 0Z`}
              transform={`translate(${round(-l * 0.36 + (i * l * 0.64) / Math.max(1, hull.panels - 1))} 0)`}
            />
          ))}
        </>
      );
    case 'bombardier':
      return (
        <g className={ship.jammed ? 'bombard jammed' : 'bombard'} transform={`translate(${l * 0.36} 0)`}>
          <circle r="3.6" />
          <path d={ship.form === 'flamethrower' ? 'M2-2L12-4Q9 0 12 4L2 2Z' : 'M0-2H12V2H0Z'} />
        </g>
      );
    case 'longship':
      return (
        <path
          className="shields"
          d={times(6, (i) => {
            const x = round(-l * 0.3 + (i * l * 0.5) / 5);
            return `M${x} ${-b * 0.5}h.01M${x} ${b * 0.5}h.01`;
          }).join('')}
        />
      );
    case 'submarine':
      return (
        <path
          className="plates"
          d={`M${l * 0.36} ${-b * 0.3}V${b * 0.3}M${-l * 0.4} ${-b * 0.34}V${b * 0.34}`}
        />
      );
    default:
      return null;
  }
}

interface StandingProps {
  readonly ship: ShipOnSea;
  readonly index: number;
  readonly half: number;
  readonly full: number;
  readonly long: boolean;
}

/** A mast with its sail, a burning one, or its stump. */
function Standing({ ship, index, half, full, long }: StandingProps) {
  const { kind } = pieces[ship.piece].hull;
  const mast = ship.masts[index];
  if (mast === undefined || mast === 'lost')
    return (
      <>
        <circle className="stump" r="2.4" />
        <path className="splinters" d="M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6M-7 3L-3 5.5M4-6L7-3" />
      </>
    );
  if (kind === 'submarine') return <Dome long={long} />;
  const deep = Math.max(5.5, full * 0.085);
  const sail = sailPath(kind, half, deep);
  return (
    <>
      <path className="sail-shade" d={sail} transform="translate(1.6 2.4)" />
      <path className="sail" d={sail} />
      <path className="sail-mark" d={sailMark(ship.seat, half, deep)} />
      {kind === 'junk' && <path className="battens" d={battens(half, deep)} />}
      <path className="yard" d={`M0 ${-half - 1}V${half + 1}`} />
      <circle className={long ? 'top long' : 'top'} r="1.9" />
      {mast === 'burning' && <Fire />}
    </>
  );
}

const Dome = ({ long }: { long: boolean }) => (
  <>
    <circle className="dome" r="4.2" />
    <path className="barrel" d={long ? 'M0-1H9V1H0Z' : 'M0-1H6V1H0Z'} />
  </>
);

const Fire = () => (
  <g className="fire">
    <path className="flame" d="M-5 4Q-7-3-2-6Q-2-2 1-10Q2-5 5-6Q3-2 6-1Q6 5 0 6Q-4 6-5 4Z" />
    <path className="flame-heart" d="M-2 4Q-3 0 0-3Q1 0 3 0Q3 5 0 5Z" />
  </g>
);

/** Seen from above: the yard across, the cloth bellied forward. */
function sailPath(kind: HullCard['kind'], half: number, deep: number): string {
  const [h, d] = [round(half), round(deep)];
  if (kind === 'windcatcher' || kind === 'schooner')
    return `M-1 ${-h}Q${round(d * 1.2)} ${round(-h * 0.2)} ${round(d * 1.5)} ${round(h * 0.2)}Q${round(d * 0.8)} ${h} -1 ${h}Q${round(d * 0.3)} 0-1 ${-h}Z`;
  if (kind === 'ghostship')
    return `M-1 ${-h}Q${round(d * 1.4)} ${round(-h * 0.6)} ${d} ${round(-h * 0.2)}L${round(d * 1.5)} 0L${d} ${round(h * 0.25)}L${round(d * 1.3)} ${round(h * 0.5)}Q${d} ${h} -1 ${h}Q${round(d * 0.3)} 0-1 ${-h}Z`;
  return `M-1 ${-h}Q${round(d * 1.5)} ${round(-h * 0.5)} ${round(d * 1.3)} 0Q${round(d * 1.5)} ${round(h * 0.5)}-1 ${h}Q${round(d * 0.35)} 0-1 ${-h}Z`;
}

const battens = (half: number, deep: number): string =>
  [-0.55, 0, 0.55].map((k) => `M${round(deep * 0.2)} ${round(half * k)}h${round(deep * 0.85)}`).join('');

/** What tells whose sail it is without its colour. */
function sailMark(seat: number, half: number, deep: number): string {
  const [h, x] = [round(half * 0.34), round(deep * 0.75)];
  const marks = [
    `M${x} ${-h}V${h}`,
    `M${x} ${-h}h.01M${x} 0h.01M${x} ${h}h.01`,
    `M${round(x - 2)} ${-h}L${round(x + 1)} 0L${round(x - 2)} ${h}`,
    `M${round(x - 1.6)} ${-h}L${round(x + 1.6)} ${h}M${round(x + 1.6)} ${-h}L${round(x - 1.6)} ${h}`,
    `M${round(x - 2)} ${-h}V${h}M${round(x + 1.4)} ${-h}V${h}`,
    `M${round(x - 2)} ${-h}H${round(x + 2)}M${round(x - 2)} ${h}H${round(x + 2)}`,
  ];
  return marks[seat % marks.length] ?? '';
}
