/** Signs that tell seats and nations apart: always a shape or an emblem beside the colour. */
import type { Seat } from '@portolan/kernel';
import { memo } from 'react';
import { flags } from '../content/nations.ts';
import type { Nation } from '../content/types.ts';
import { Icon, type IconName } from './icon.tsx';

/** The shape of each seat, one unit in radius. */
const SHAPES = [
  'M-.9-.8Q0-.55 .9-.8Q1 .35 0 1Q-1 .35-.9-.8Z',
  'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
  'M0-1.1L.95 0L0 1.1L-.95 0Z',
  'M-.82-.82H.82V.82H-.82Z',
  'M0-1L1 .75H-1Z',
  'M-.5-.9H.5L1 0L.5.9H-.5L-1 0Z',
] as const;

export const shapeOfSeat = (seat: Seat): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

export function SeatShape({ seat, x = 0, y = 0, r }: { seat: Seat; x?: number; y?: number; r: number }) {
  return (
    <path
      className="seat-shape"
      d={shapeOfSeat(seat)}
      transform={`translate(${x} ${y}) scale(${r})`}
      strokeWidth={1 / r}
    />
  );
}

/** A seat's sign among words. */
export function SeatMark({ seat }: { seat: Seat }) {
  return (
    <svg className={`seat-mark seat-${seat}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <SeatShape seat={seat} r={10} />
    </svg>
  );
}

const EMBLEMS: Record<(typeof flags)[Nation]['emblem'], IconName> = {
  oak: 'oak-leaf',
  lily: 'fleur-de-lys',
  castle: 'castle',
  star: 'polar-star',
  crossbones: 'crossed-bones',
  crescent: 'moon',
  lotus: 'lotus',
  ghost: 'ghost',
  coins: 'two-coins',
  helmet: 'viking-helmet',
};

/** A nation's flag among words. */
export const NationFlag = memo(function NationFlag({ nation }: { nation: Nation }) {
  const { colour, emblem } = flags[nation];
  return (
    <svg className="nation-flag" viewBox="0 0 30 20" aria-hidden="true">
      <rect x=".5" y=".5" width="29" height="19" rx="2" fill={colour} />
      <g className="emblem">
        <Icon name={EMBLEMS[emblem]} x={15} y={10} size={15} />
      </g>
    </svg>
  );
});

/** The die that was rolled. */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
] as const;

export function Die({ value, tone = '' }: { value: number; tone?: 'won' | 'lost' | '' }) {
  return (
    <svg className={`die ${tone}`} viewBox="-18 -18 36 36" aria-label={String(value)}>
      <rect x="-16" y="-16" width="32" height="32" rx="7" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 8.5} cy={y * 8.5} r="3.1" />
      ))}
    </svg>
  );
}
