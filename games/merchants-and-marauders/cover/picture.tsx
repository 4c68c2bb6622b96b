import { Coast, Galleon, Rose } from '../../common/board/parts.tsx';
import { loop, rhumbs, scatter, times, type Point } from '../../common/board/pen.ts';
import './palette.css';

const PEAKS: readonly Point[] = [
  [56, 60],
  [88, 68],
  [30, 214],
  [60, 226],
  [214, 236],
];

/** Merchants & Marauders: a parchment map. A fair trader, a black-sailed hunter, a cross for the gold. */
export function Picture() {
  const next = scatter(31);
  return (
    <>
      <defs>
        <radialGradient id="merchants-edge" r=".75">
          <stop offset=".62" stopColor="#4a2c0c" stopOpacity="0" />
          <stop offset="1" stopColor="#4a2c0c" stopOpacity=".5" />
        </radialGradient>
      </defs>
      <rect width="300" height="240" fill="var(--g-sea)" />
      <g fill="var(--g-line)" fontFamily="var(--chart)" fontSize="9" opacity=".75">
        {times(18, (i) => (
          <text key={i} x={20 + next() * 250} y={28 + next() * 190}>
            {3 + Math.floor(next() * 28)}
          </text>
        ))}
      </g>
      <path d={rhumbs([208, 72], 32)} stroke="var(--g-line)" strokeWidth=".7" strokeOpacity=".55" />
      <path d={rhumbs([40, 210], 16)} stroke="var(--g-line)" strokeWidth=".7" strokeOpacity=".35" />
      <Coast
        d={loop([
          [18, 64],
          [44, 48],
          [72, 46],
          [98, 54],
          [124, 68],
          [146, 86],
          [128, 92],
          [106, 82],
          [84, 74],
          [62, 68],
          [40, 66],
        ])}
      />
      <Coast d="M-10 250V196Q16 178 44 190Q62 200 80 192Q98 190 104 206Q122 222 152 214Q178 208 196 222Q226 234 254 216Q282 204 312 212V250Z" />
      <Coast d="M312 -10H252Q250 6 266 12Q284 16 290 30Q298 40 312 36Z" />
      {PEAKS.map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}l7 -11l6 8l5 -6l8 9m-19 -11l3 9m8 -7l3 7`}
          fill="none"
          stroke="var(--g-ink)"
          strokeWidth="1.1"
          strokeLinejoin="round"
        />
      ))}
      <Rose at={[208, 72]} size={44} />
      <path
        d="M112 170Q124 192 142 194Q152 195 160 192"
        fill="none"
        stroke="var(--g-accent)"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <path
        d="M166 185l12 13M178 185l-12 13"
        stroke="var(--g-accent)"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <Galleon at={[48, 92]} width={92} />
      <g className="black-sails" transform="translate(256 122) scale(-1 1)">
        <Galleon at={[0, 0]} width={66} />
      </g>
      <path
        d="M40 172q10 -4 20 0t20 0t20 0t20 0M184 179q9 -4 18 0t18 0t18 0"
        fill="none"
        stroke="var(--g-ink)"
        strokeWidth="1.1"
      />
      <Serpent />
      <rect width="300" height="240" fill="url(#merchants-edge)" />
    </>
  );
}

function Serpent() {
  return (
    <g
      transform="translate(98 -118)"
      stroke="var(--g-ink)"
      strokeWidth="1.8"
      strokeLinecap="round"
      fill="none"
    >
      <path d="M12 150q0 -14 11 -14q10 0 10 12q0 7 5 7q5 0 5 -8q1 -9 9 -8q8 2 7 13M2 160q8 -3 16 0t16 0t16 0t16 0" />
      <path d="M16 138l-6 -7l12 3z" fill="var(--g-ink)" stroke="none" />
    </g>
  );
}
