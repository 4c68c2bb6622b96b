/** What sails without sails: monsters, titans, dragons, and the gun platform that is towed. Each stands on its round base. */
import { pieces } from '../content/pieces.ts';
import { hullOf, type Point } from '../geometry/index.ts';
import { outlinePath, round } from './geometry.ts';
import { times } from './pen.ts';
import type { ShipOnSea } from './scene.ts';

interface CreatureProps {
  readonly ship: ShipOnSea;
}

function baseOf({ piece }: ShipOnSea): { outline: string; cannons: readonly Point[]; r: number } {
  const { hull, cannons } = pieces[piece];
  const shape = hullOf({ kind: hull.kind, masts: cannons.length });
  return { outline: outlinePath(shape.parts[0] ?? []), cannons: shape.cannons, r: shape.length / 200 };
}

/** A cannon's place on a base: a segment of the beast, whole or wounded. */
function Segments({ ship, cannons, r }: { ship: ShipOnSea; cannons: readonly Point[]; r: number }) {
  const long = (i: number): boolean => pieces[ship.piece].cannons[i]?.range === 'L';
  return cannons.map(({ x, y }, i) => {
    const mast = ship.masts[i];
    const whole = mast !== undefined && mast !== 'lost';
    return (
      <g
        key={i}
        className={`segment ${mast ?? 'lost'}`}
        data-on={ship.id < 0 ? undefined : `mast:ship:${ship.id}.${i}`}
        transform={`translate(${x / 100} ${-y / 100})`}
      >
        <circle className={whole ? 'scale' : 'scale gone'} r={round(r * 0.2)} />
        {whole ? (
          <circle className={long(i) ? 'top long' : 'top'} r="1.9" />
        ) : (
          <path className="splinters" d="M-3-3L3 3M3-3L-3 3" />
        )}
      </g>
    );
  });
}

export function Serpent({ ship }: CreatureProps) {
  const { outline, cannons, r } = baseOf(ship);
  return (
    <>
      <path className="beast-water" d={outline} />
      <path
        className="coil shade"
        d="M-22 8C-20-22 4-26 8-8S-10 12-4 18S22 18 24-2"
        transform="translate(2 3)"
      />
      <path className="coil" d="M-22 8C-20-22 4-26 8-8S-10 12-4 18S22 18 24-2" />
      <path className="coil-back" d="M-22 8C-20-22 4-26 8-8S-10 12-4 18S22 18 24-2" />
      <path className="beast-head" d="M18-2Q19-13 26-10Q32-5 28 3Q22 8 18-2Z" />
      <circle className="beast-eye" cx="25.5" cy="-4" r="1.6" />
      <Segments ship={ship} cannons={cannons} r={r} />
      <path className="base-rim" d={outline} />
    </>
  );
}

const CLAW = 'M0 0Q8-10 18-8Q12-4 15 0Q9 1 6 6Z';

export function Titan({ ship }: CreatureProps) {
  const { outline, cannons, r } = baseOf(ship);
  const legs = times(
    4,
    (i) =>
      `M${-8 + i * 5}-14Q${-14 + i * 9}-26 ${-20 + i * 11}-28M${-8 + i * 5} 14Q${-14 + i * 9} 26 ${-20 + i * 11} 28`,
  );
  return (
    <>
      <path className="beast-water" d={outline} />
      <path className="legs" d={legs.join('')} />
      <ellipse className="shell shade" cx="2" cy="3" rx="21" ry="18" />
      <ellipse className="shell" rx="21" ry="18" />
      <path className="shell-ridges" d="M-14-10Q0-16 14-9M-18 0Q0-5 18 0M-14 10Q0 6 14 9" />
      <path className="claw" d={CLAW} transform="translate(15 -12)" />
      <path className="claw" d={CLAW} transform="translate(15 12) scale(1 -1)" />
      <circle className="beast-eye" cx="20" cy="-4" r="1.8" />
      <circle className="beast-eye" cx="20" cy="4" r="1.8" />
      <Segments ship={ship} cannons={cannons} r={r} />
      <path className="base-rim" d={outline} />
    </>
  );
}

const WING = 'M4-3Q-2-20-20-24Q-15-18-17-15Q-11-16-12-10Q-6-11-8-3Z';

export function Dragon({ ship }: CreatureProps) {
  const { outline, cannons, r } = baseOf(ship);
  return (
    <>
      <path className="beast-water air" d={outline} />
      <path className="wing shade" d={WING} transform="translate(3 6)" />
      <path className="wing" d={WING} />
      <path className="wing" d={WING} transform="scale(1 -1)" />
      <path className="dragon-body" d="M22 0Q16-5 8-4Q-4-5-14-1L-24 0L-14 1Q-4 5 8 4Q16 5 22 0Z" />
      <circle className="beast-eye" cx="16" cy="-1.8" r="1.2" />
      <circle className="beast-eye" cx="16" cy="1.8" r="1.2" />
      <Segments ship={ship} cannons={cannons} r={r} />
      <path className="base-rim" d={outline} />
    </>
  );
}

export function Flotilla({ ship }: CreatureProps) {
  const { outline, cannons } = baseOf(ship);
  const { hull } = pieces[ship.piece];
  const most = hull.kind === 'flotilla' ? hull.flags : 0;
  return (
    <>
      <path className="ship-shade" d={outline} transform="translate(2.5 3.5)" />
      <path className="raft" d={outline} />
      <path className="planks" d="M-26-12H26M-29-4H29M-29 4H29M-26 12H26" />
      {cannons.map(({ x, y }, i) => (
        <g
          key={i}
          transform={`translate(${x / 100} ${-y / 100}) rotate(${round((-i * 360) / cannons.length)})`}
        >
          <path
            className="barrel"
            d={pieces[ship.piece].cannons[i]?.range === 'L' ? 'M-3-2.4H11V2.4H-3Z' : 'M-3-2.6H7V2.6H-3Z'}
          />
          <circle className="carriage" r="3" />
        </g>
      ))}
      {times(most, (i) => (
        <g key={i} className="raft-flag" transform={`translate(${(i - (most - 1) / 2) * 14} 2)`}>
          {i < ship.flags ? (
            <>
              <path className="pole" d="M0 5V-13" />
              <path className="cloth" d="M.5-13H11L8.5-9.5L11-6H.5Z" />
            </>
          ) : (
            <path className="splinters" d="M-3-3L3 3M3-3L-3 3" />
          )}
        </g>
      ))}
      <path className="base-rim" d={outline} />
    </>
  );
}
