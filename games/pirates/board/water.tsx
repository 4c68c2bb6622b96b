/** The open sea: depth, swell and the edge of the table. */
import { memo } from 'react';
import { MEASURE } from '../geometry/index.ts';
import { CHART, round } from './geometry.ts';
import { strewing, times } from './pen.ts';

const SWELL = 190;

/** Wavelets of one patch of sea, which repeats. */
const WAVELETS = wavelets(23, 15);
function wavelets(seed: number, count: number): string {
  const some = strewing(seed);
  return times(count, () => {
    const [x, y, w] = [some() * (SWELL - 22), 8 + some() * (SWELL - 14), 5 + some() * 7];
    return `M${round(x)} ${round(y)}q${round(w / 2)}-4 ${round(w)} 0q${round(w / 2)}-4 ${round(w)} 0`;
  }).join('');
}

/** The table goes on beyond the sea. */
const AROUND = 900;

interface WaterProps {
  /** In units of the chart. */
  readonly width: number;
  readonly height: number;
}

export const Water = memo(function Water({ width, height }: WaterProps) {
  return (
    <g className="water">
      <defs>
        <radialGradient id="pi-sea" cx=".45" cy=".42" r=".8">
          <stop className="sea-mid" />
          <stop className="sea-far" offset="1" />
        </radialGradient>
        <radialGradient id="pi-deep">
          <stop className="deep-in" />
          <stop className="deep-out" offset="1" />
        </radialGradient>
        <radialGradient id="pi-shoal">
          <stop className="shoal-in" offset=".55" />
          <stop className="shoal-out" offset="1" />
        </radialGradient>
        <radialGradient id="pi-mist">
          <stop className="mist-in" />
          <stop className="mist-mid" offset=".6" />
          <stop className="mist-out" offset="1" />
        </radialGradient>
        <radialGradient id="pi-eye">
          <stop className="eye-in" />
          <stop className="eye-out" offset="1" />
        </radialGradient>
        <pattern id="pi-swell" width={SWELL} height={SWELL} patternUnits="userSpaceOnUse">
          <path className="wavelets" d={WAVELETS} />
        </pattern>
      </defs>
      <rect
        className="table-top"
        x={-AROUND}
        y={-height - AROUND}
        width={width + 2 * AROUND}
        height={height + 2 * AROUND}
      />
      <clipPath id="pi-table">
        <rect x="0" y={-height} width={width} height={height} />
      </clipPath>
      <rect x="0" y={-height} width={width} height={height} fill="url(#pi-sea)" />
      <g clipPath="url(#pi-table)">
        <Depths width={width} height={height} />
      </g>
      <rect x="0" y={-height} width={width} height={height} fill="url(#pi-swell)" />
      <rect className="sea-rim" x="0" y={-height} width={width} height={height} />
      <Ruler height={height} />
    </g>
  );
});

/** Darker water here and there. */
function Depths({ width, height }: WaterProps) {
  const some = strewing(41);
  return times(14, (i) => (
    <ellipse
      key={i}
      cx={round(some() * width)}
      cy={round(-some() * height)}
      rx={round(90 + some() * 150)}
      ry={round(45 + some() * 70)}
      fill="url(#pi-deep)"
    />
  ));
}

const [SHORT, LONG] = [MEASURE.S / CHART, MEASURE.L / CHART];

/** The two measures, in a corner of the table. */
function Ruler({ height }: { height: number }) {
  return (
    <g className="ruler" transform={`translate(22 ${height === 0 ? 0 : -22})`}>
      <path d={`M0-5V5M0 0H${LONG}M${SHORT}-5V5M${LONG}-5V5`} />
      <text x={SHORT} y="-10">
        S
      </text>
      <text x={LONG} y="-10">
        L
      </text>
    </g>
  );
}
