import { Galleon } from '../../common/board/parts.tsx';
import { scatter, strewn, times } from '../../common/board/pen.ts';
import './palette.css';

const SEAS = [
  {
    d: 'M-10 150Q40 120 84 142Q120 160 160 128Q206 98 246 124Q280 144 312 118',
    fill: 'var(--g-sea)',
    lines: 6,
  },
  {
    d: 'M-10 182Q34 196 74 168Q118 138 158 168Q196 198 240 176Q280 156 312 178',
    fill: 'var(--g-sea-2)',
    lines: 6,
  },
  { d: 'M-10 214Q44 180 92 206Q140 232 196 206Q248 184 312 214', fill: 'var(--g-sea-3)', lines: 5 },
] as const;

/** Dead Reckoning: storm-green. A galleon between two swells, rain, one flash of lightning. */
export function Picture() {
  const next = scatter(26);
  return (
    <>
      <rect width="300" height="240" fill="var(--g-sky)" />
      <path d="M-10 -4H310V62Q270 82 232 64Q200 88 160 68Q116 90 84 64Q40 84 -10 58Z" fill="var(--g-cloud)" />
      <path
        d={strewn(5, 60, [-20, 0, 330, 84], gust)}
        fill="none"
        stroke="var(--g-line)"
        strokeOpacity=".7"
      />
      <path
        d="M232 62L216 92L228 92L208 130L242 86L230 86L246 62Z"
        fill="var(--g-sun)"
        stroke="var(--g-ink)"
      />
      <path
        d={strewn(9, 64, [0, 0, 340, 190], rain)}
        stroke="var(--g-foam)"
        strokeWidth=".9"
        strokeOpacity=".42"
      />
      <Sea {...SEAS[0]} />
      <g transform="rotate(-15 128 120)">
        <Galleon at={[58, 50]} width={136} />
      </g>
      <Sea {...SEAS[1]} />
      <path
        d="M74 168Q118 138 158 168Q136 156 118 160Q96 158 74 168ZM240 176Q280 156 312 178V184Q280 164 240 176Z"
        fill="var(--g-foam)"
        stroke="var(--g-ink)"
      />
      <Sea {...SEAS[2]} />
      <path
        d="M10 203Q52 184 92 206Q60 196 40 200Q24 198 10 203Z"
        fill="var(--g-foam)"
        stroke="var(--g-ink)"
      />
      <g fill="var(--g-foam)">
        {times(26, (i) => (
          <circle key={i} cx={next() * 290} cy={142 + next() * 60} r={0.7 + next() * 1.2} />
        ))}
      </g>
    </>
  );
}

const gust = (size: number) => {
  const half = 6 + size * 14;
  return `q${half} -9 ${half * 2} -1t${half * 2} 1`;
};
const rain = (size: number) => `l${-(4 + size * 6)} ${10 + size * 14}`;

/** A swell, hatched along its crest. */
function Sea({ d, fill, lines }: { d: string; fill: string; lines: number }) {
  return (
    <>
      <path d={`${d}V250H-10Z`} fill={fill} stroke="var(--g-ink)" strokeWidth="1.5" />
      <g fill="none" stroke="var(--g-line)" strokeWidth=".9">
        {times(lines, (i) => (
          <path key={i} d={d} transform={`translate(${i * 3} ${7 + i * 7})`} strokeOpacity={1 - i * 0.13} />
        ))}
      </g>
    </>
  );
}
