import type { Faction } from '../content/factions.ts';
import type { Suit } from '../content/tiles.ts';
import { Icon, type IconName } from './icon.tsx';

/**
 * Signs that stand for suits, factions and values wherever they are drawn. A suit is colour, badge shape
 * and icon; a faction is colour, shape and emblem: never colour alone.
 */

/** Outlines of radius 1. */
export const SHAPES = {
  circle: 'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z',
  diamond: 'M0-1.18 1.18 0 0 1.18-1.18 0Z',
  square: 'M-.88-.88H.88V.88H-.88Z',
  hexagon: 'M-.55-1H.55L1.1 0 .55 1H-.55L-1.1 0Z',
  shield: 'M-.92-.95H.92V.1C.92.7.4 1 0 1.18-.4 1-.92.7-.92.1Z',
  arch: 'M-.92 1V0A.92.98 0 0 1 .92 0V1Z',
} as const;
type Shape = keyof typeof SHAPES;
interface Sign {
  readonly shape: Shape;
  readonly icon: IconName;
}

const SUIT_SIGNS: Record<Suit, Sign> = {
  fish: { icon: 'clownfish', shape: 'circle' },
  sword: { icon: 'pointy-sword', shape: 'shield' },
  shell: { icon: 'spiral-shell', shape: 'arch' },
  lantern: { icon: 'old-lantern', shape: 'diamond' },
  palm: { icon: 'palm-tree', shape: 'hexagon' },
  skull: { icon: 'pirate-skull', shape: 'square' },
};

export const FACTION_SIGNS: Record<Faction, Sign> = {
  squadron: { icon: 'shark-jaws', shape: 'shield' },
  union: { icon: 'octopus', shape: 'circle' },
  smuggler1: { icon: 'pirate-hook', shape: 'diamond' },
  smuggler2: { icon: 'spyglass', shape: 'square' },
};

function Badge({ sign, colour, x, y, r }: { sign: Sign; colour: string; x: number; y: number; r: number }) {
  const outline = SHAPES[sign.shape];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} transform={`scale(${r})`} fill={colour} stroke="var(--chip)" strokeWidth={2.4 / r} />
      <path d={outline} transform={`scale(${r * 1.1})`} fill="none" stroke="#2a2017" strokeWidth={1 / r} />
      <g className="emblem">
        <Icon name={sign.icon} y={sign.shape === 'arch' ? r * 0.1 : 0} size={r * 1.3} />
      </g>
    </g>
  );
}

interface At {
  x?: number;
  y?: number;
  r?: number;
}

export function SuitBadge({ suit, x = 0, y = 0, r = 13 }: At & { suit: Suit }) {
  return <Badge sign={SUIT_SIGNS[suit]} colour={`var(--${suit})`} x={x} y={y} r={r} />;
}
export function FactionBadge({ faction, x = 0, y = 0, r = 16 }: At & { faction: Faction }) {
  return <Badge sign={FACTION_SIGNS[faction]} colour={`var(--${faction})`} x={x} y={y} r={r} />;
}

/** The same signs on their own, for use among words. */
export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <svg className="suit" viewBox="-18 -18 36 36" aria-hidden="true">
      <SuitBadge suit={suit} />
    </svg>
  );
}
export function FactionMark({ faction }: { faction: Faction }) {
  return (
    <svg className="faction" viewBox="-21 -21 42 42" aria-hidden="true">
      <FactionBadge faction={faction} />
    </svg>
  );
}

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die's face in a box of 36. Its rim takes the colour of whoever owns it. */
export function DieFace({ value }: { value: number }) {
  return (
    <>
      <rect x="2" y="2" width="32" height="32" rx="7" />
      {PIPS[value]?.map((place) => (
        <circle key={place} cx={9 + (place % 3) * 9} cy={9 + Math.floor(place / 3) * 9} r="2.9" />
      ))}
    </>
  );
}

/** A die among words: `label` says what it is to those who cannot see it. */
export function Die({
  value,
  faction,
  on,
  label,
}: {
  value: number;
  faction?: Faction;
  on?: string;
  label?: string;
}) {
  return (
    <svg
      className="die"
      viewBox="0 0 36 36"
      data-on={on}
      style={{ '--die': `var(--${faction ?? 'chip-ink'})` }}
    >
      <title>{label ?? value}</title>
      <DieFace value={value} />
    </svg>
  );
}

/** A gold coin in a box of 20. */
export function CoinFace() {
  return (
    <>
      <circle cx="10" cy="10" r="8.6" fill="#e9bf4a" stroke="#7a5510" strokeWidth="1.6" />
      <circle cx="10" cy="10" r="5.6" fill="none" stroke="#a97c1c" strokeWidth="1" />
      <path
        d="M10 6.4v7.2M7.6 8.2h4.8M7.2 11.2c.6 2.6 5 2.6 5.6 0"
        fill="none"
        stroke="#7a5510"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </>
  );
}
export function Coin() {
  return (
    <svg className="coin" viewBox="0 0 20 20" aria-hidden="true">
      <CoinFace />
    </svg>
  );
}
