import { Coast, Galleon, Palm } from '../../common/board/parts.tsx';
import { loop, rhumbs, ripple, strewn, type Point } from '../../common/board/pen.ts';
import './palette.css';

const PORTS: readonly Point[] = [
  [80, 58],
  [130, 46],
  [184, 48],
  [228, 70],
  [240, 112],
  [224, 150],
  [172, 166],
  [116, 160],
  [74, 138],
  [60, 98],
];
const CROWNS = ['var(--g-crown-1)', 'var(--g-sail)', 'var(--g-crown-2)'];
const PALMS: readonly (readonly [Point, number])[] = [
  [[24, 214], 0.8],
  [[42, 222], 0.6],
  [[150, 218], 0.8],
  [[246, 216], 0.9],
  [[264, 224], 0.65],
  [[30, 26], 0.55],
];

/** Maracaibo: a sunlit Caribbean. A ring of ports in three crowns' colours round a galleon. */
export function Picture() {
  return (
    <>
      <defs>
        <radialGradient id="maracaibo-glow">
          <stop stopColor="#fff6c8" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff6c8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="300" height="240" fill="var(--g-sea)" />
      <path d={rhumbs([240, 40], 24)} stroke="var(--g-line)" strokeWidth=".7" strokeOpacity=".45" />
      <circle cx="240" cy="40" r="70" fill="url(#maracaibo-glow)" />
      <Coast d="M-10 250V176Q12 164 30 176Q50 190 66 180Q78 172 84 186Q80 204 92 214Q108 218 110 202Q104 186 122 180Q150 172 172 186Q196 200 220 186Q250 170 276 184Q296 190 312 178V250Z" />
      <Coast d="M-10 -10H96Q98 12 80 18Q62 22 56 36Q46 46 32 38Q14 30 -10 40Z" />
      <Coast
        d={loop([
          [110, 8],
          [136, -6],
          [172, 0],
          [190, 12],
          [176, 24],
          [150, 16],
          [124, 22],
        ])}
      />
      <Coast
        d={loop([
          [204, 14],
          [226, 2],
          [262, -4],
          [292, 4],
          [284, 20],
          [252, 18],
          [226, 26],
        ])}
      />
      <path
        d={loop(PORTS)}
        fill="none"
        stroke="var(--g-accent)"
        strokeWidth="2.2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path
        d="M172 232q6 -22 20 -22q12 0 16 14q6 -20 20 -18q14 2 16 26zM58 236q4 -18 16 -18q12 0 14 18z"
        fill="var(--g-hill)"
        stroke="var(--g-ink)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <path
        d="M196 214q6 6 6 16M232 210q6 8 6 20M78 222q4 5 4 12"
        fill="none"
        stroke="var(--g-ink)"
        strokeWidth=".8"
      />
      {PALMS.map(([at, scale]) => (
        <Palm key={at[0]} at={at} scale={scale} />
      ))}
      <path
        d={strewn(3, 18, [78, 62, 140, 88], ripple)}
        fill="none"
        stroke="var(--g-line)"
        strokeOpacity=".8"
        strokeLinecap="round"
      />
      <Galleon at={[98, 66]} width={98} />
      <path d="M100 151q11 -5 22 0t22 0t22 0t22 0" fill="none" stroke="var(--g-line)" strokeWidth="1.4" />
      {PORTS.map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r="5.4" fill={CROWNS[i % 3]} stroke="var(--g-ink)" strokeWidth="1.5" />
      ))}
    </>
  );
}
