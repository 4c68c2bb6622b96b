import { coast, strewn, times, type Point } from '../../common/board/pen.ts';
import './palette.css';

const HULL = 'M0 -42Q17 -20 14 18Q12 34 0 36Q-12 34 -14 18Q-17 -20 0 -42Z';

/** Pirates: small ships on a tabletop, seen from above, with a ruler between two of them. */
export function Picture() {
  return (
    <>
      <rect width="300" height="240" fill="var(--g-sea)" />
      <path
        d={strewn(7, 34, [2, 2, 286, 216], () => 'q4 -3 8 0t8 0')}
        fill="none"
        stroke="var(--g-line)"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d="M-10 -10H310V8Q150 16 -10 6ZM-10 250H310V228Q150 236 -10 230Z"
        fill="var(--g-table)"
        stroke="var(--g-ink)"
        strokeWidth="1.4"
      />
      <path
        d="M-10 0Q150 8 310 1M-10 238Q150 242 310 235"
        fill="none"
        stroke="var(--g-ink)"
        strokeOpacity=".5"
        strokeWidth=".8"
      />
      <Island
        at={[66, 62]}
        size={43}
        seed={4}
        palms={[
          [58, 54],
          [78, 68],
        ]}
      />
      <Island
        at={[240, 178]}
        size={42}
        seed={11}
        palms={[
          [232, 172],
          [252, 186],
        ]}
      />
      <Island at={[290, 34]} size={30} seed={8} palms={[[284, 36]]} />
      {(
        [
          [96, 46],
          [104, 58],
          [222, 196],
        ] as const
      ).map(([x, y]) => (
        <g key={x}>
          <circle cx={x + 1.5} cy={y + 2} r="6.5" fillOpacity=".25" />
          <circle cx={x} cy={y} r="6.5" fill="var(--g-sun)" stroke="var(--g-ink)" strokeWidth="1.2" />
          <circle cx={x} cy={y} r="4" fill="none" stroke="var(--g-ink)" strokeWidth=".7" />
        </g>
      ))}
      <path
        d="M150 92L214 64"
        stroke="var(--g-sun)"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <Ruler />
      <Ship
        at={[132, 120]}
        turn={58}
        scale={1.2}
        sails={['var(--g-sail)', 'var(--g-accent)', 'var(--g-sail)']}
      />
      <Ship
        at={[84, 174]}
        turn={112}
        scale={0.92}
        sails={['var(--g-sail)', 'var(--g-crown-1)', 'var(--g-sail)']}
      />
      <Ship at={[196, 48]} turn={-40} scale={0.78} sails={['var(--g-sail)', 'var(--g-crown-2)']} />
      <Ship at={[172, 202]} turn={82} scale={0.74} sails={['var(--g-sail)', 'var(--g-crown-1)']} />
    </>
  );
}

function Island({
  at,
  size,
  seed,
  palms,
}: {
  at: Point;
  size: number;
  seed: number;
  palms: readonly Point[];
}) {
  const shore = coast(at, size, seed);
  return (
    <>
      <path d={shore} transform="translate(5 6)" fillOpacity=".25" />
      <path d={shore} fill="var(--g-land)" stroke="var(--g-ink)" strokeWidth="1.6" />
      <path d={coast(at, size * 0.55, seed + 1)} fill="var(--g-leaf)" stroke="var(--g-ink)" />
      {palms.flatMap(([x, y]) =>
        times(7, (i) => (
          <path
            key={`${x} ${i}`}
            transform={`translate(${x} ${y}) rotate(${i * 51})`}
            d="M0 0Q7 -4 13 0Q7 4 0 0Z"
            fill="var(--g-palm)"
            stroke="var(--g-ink)"
            strokeWidth=".7"
          />
        )),
      )}
    </>
  );
}

function Ruler() {
  const marks = times(9, (i) => `M${179 + i * 7.6} 119v${i % 3 === 0 ? 7 : 4}`).join('');
  return (
    <g transform="rotate(-24 150 122)">
      <rect x="173" y="122" width="76" height="10" rx="1.5" fillOpacity=".25" />
      <rect
        x="171"
        y="119"
        width="76"
        height="10"
        rx="1.5"
        fill="var(--g-sail)"
        stroke="var(--g-ink)"
        strokeWidth="1.2"
      />
      <path d={marks} stroke="var(--g-ink)" strokeWidth=".9" />
    </g>
  );
}

function Ship({
  at: [x, y],
  turn,
  scale,
  sails,
}: {
  at: Point;
  turn: number;
  scale: number;
  sails: readonly string[];
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d={HULL} transform="translate(5 7)" fillOpacity=".28" />
      <g stroke="var(--g-ink)" strokeWidth="1.6" strokeLinejoin="round">
        <path d={HULL} fill="var(--g-hull)" />
        <path d="M0 -32Q10 -16 9 16Q8 28 0 29Q-8 28 -9 16Q-10 -16 0 -32Z" fill="var(--g-deck)" />
        <path d="M-7 -14H7M-9 -4H9M-9 8H9M-8 20H8" strokeWidth=".7" />
        {sails.map((fill, i) => (
          <g key={i} transform={`translate(0 ${-19 + i * 19})`}>
            <path d={`M${2 * i - 25} 6Q0 -21 ${25 - 2 * i} 6Q0 -1 ${2 * i - 25} 6Z`} fill={fill} />
            <circle r="2.6" fill="var(--g-ink)" />
          </g>
        ))}
      </g>
    </g>
  );
}
