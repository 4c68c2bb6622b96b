import { around, times, type Point } from './pen.ts';

/** Things that more than one chart shows. Colours come from the palette of the chart they stand on. */
export function Galleon({ at: [x, y], width }: { at: Point; width: number }) {
  return (
    <svg x={x} y={y} width={width} height={width * 0.85} viewBox="0 -12 132 112" overflow="visible">
      <g stroke="var(--g-ink)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M31 66V4M57 74V-8M84 74V10M102 75L128 60" fill="none" strokeWidth="2.4" />
        <path
          d="M31 4L12 62M57 -8L31 40M57 -8L84 40M84 10L126 61M84 30L112 69"
          fill="none"
          strokeWidth=".7"
        />
        <path
          d="M22 30Q31 33 40 30Q47 39.5 41 49Q31 43 21 49Q28 39.5 22 30ZM24 13Q31 16 38 13Q43 20 39 27Q31 21 23 27Q28 20 24 13ZM72 40Q84 43 96 40Q104 51 97 62Q84 56 71 62Q79 51 72 40ZM75 20Q84 23 93 20Q99 28.5 94 37Q84 31 74 37Q80 28.5 75 20ZM43 38Q57 41 71 38Q81 51.5 72 65Q57 59 42 65Q51 51.5 43 38ZM46 14Q57 17 68 14Q76 24.5 69 35Q57 29 45 35Q52 24.5 46 14ZM50 1Q57 4 64 1Q68 6.5 65 12Q57 6 49 12Q53 6.5 50 1Z"
          fill="var(--g-sail)"
        />
        <path
          d="M34 34Q40 39.5 34 43M37 34Q43 39.5 37 43M34 17Q38 20 34 21M88 44Q95 51 88 56M91 44Q98 51 91 56M94.6 44Q101 51 94.6 56M87 24Q92 28.5 87 31M90 24Q95 28.5 90 31M62 42Q70 51.5 62 59M65 42Q73 51.5 65 59M68 42Q76 51.5 68 59M61 18Q67 24.5 61 29M64 18Q70 24.5 64 29"
          fill="none"
          strokeWidth=".7"
          strokeOpacity=".7"
        />
        <path d="M57 -8q9 -6 16 -1q7 3 12 -2v7q-6 5 -13 2q-8 -4 -15 1z" fill="var(--g-flag)" />
        <path d="M9 56L13 84Q15 97 28 97H88Q101 93 110 73L92 77H42L39 68L25 66L23 58Z" fill="var(--g-hull)" />
        <path
          d="M12 73L40 76M14 85H100M17 91H94M92 80L104 79"
          fill="none"
          stroke="var(--g-trim)"
          strokeWidth="1.3"
        />
        <path
          d="M46 80h4v4h-4zM58 80h4v4h-4zM70 80h4v4h-4zM82 80h4v4h-4zM15 64h4v4h-4z"
          fill="var(--g-trim)"
          stroke="none"
        />
      </g>
    </svg>
  );
}

export function Palm({ at: [x, y], scale = 1 }: { at: Point; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke="var(--g-ink)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0Q-2 -16 5 -30" fill="none" strokeWidth="3.2" />
      <path
        d="M5 -30Q-8 -42 -18 -30Q-8 -34 5 -30ZM5 -30Q2 -46 -9 -47Q0 -40 5 -30ZM5 -30Q14 -46 26 -38Q14 -37 5 -30ZM5 -30Q20 -34 24 -22Q15 -30 5 -30ZM5 -30Q-6 -28 -9 -18Q-2 -26 5 -30Z"
        fill="var(--g-leaf)"
        strokeWidth="1.1"
      />
    </g>
  );
}

/** A coast with water lines: the outline stroked wide to narrow, line and sea in turn. */
export function Coast({ d }: { d: string }) {
  return (
    <g strokeLinejoin="round" fill="none">
      {[0.4, 0.6, 0.8].map((opacity, i) => (
        <g key={opacity}>
          <path d={d} stroke="var(--g-line)" strokeWidth={22.4 - i * 7} strokeOpacity={opacity} />
          <path d={d} stroke="var(--g-sea)" strokeWidth={21 - i * 7} />
        </g>
      ))}
      <path d={d} fill="var(--g-land)" stroke="var(--g-ink)" strokeWidth="1.6" />
    </g>
  );
}

/** A compass rose of sixteen half-shaded points; north has a colour of its own. */
export function Rose({ at = [50, 50], size = 46 }: { at?: Point; size?: number }) {
  const star = (offset: number, long: number, waist: number) =>
    times(4, (i) => {
      const tip = around(at, offset + i / 4, long);
      const sides = [
        around(at, offset + i / 4 - 0.125, waist),
        around(at, offset + i / 4 + 0.125, waist),
      ] as const;
      const north = offset === -0.25 && i === 0;
      return (
        <g key={`${offset} ${i}`}>
          <path d={wedge(at, sides[0], tip)} fill="var(--mark-paper, var(--g-paper))" />
          <path
            d={wedge(at, sides[1], tip)}
            fill={north ? 'var(--mark-north, var(--g-accent))' : 'var(--mark-ink, var(--g-ink))'}
          />
        </g>
      );
    });
  return (
    <g strokeLinejoin="round" stroke="var(--mark-ink, var(--g-ink))" strokeWidth=".7">
      <circle cx={at[0]} cy={at[1]} r={size * 0.72} fill="none" strokeWidth=".9" />
      <circle cx={at[0]} cy={at[1]} r={size * 0.64} fill="none" strokeWidth=".5" />
      {star(-0.125, size * 0.68, size * 0.2)}
      {star(-0.25, size, size * 0.2)}
    </g>
  );
}
const wedge = (...points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
