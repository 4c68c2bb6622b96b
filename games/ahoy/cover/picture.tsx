import { Palm } from '../../common/board/parts.tsx';
import { rays, ripple, strewn, swell } from '../../common/board/pen.ts';
import './palette.css';

const CLOUD = 'M0 0q-13 0 -13 -10q0 -10 12 -10q4 -14 19 -12q12 1 15 12q14 -2 15 10q0 10 -12 10z';

/** Ahoy: bright and playful. A striped sail, a rising sun, a whale's tail. */
export function Picture() {
  const ink = { stroke: 'var(--g-ink)', strokeWidth: 1.8, strokeLinejoin: 'round' } as const;
  return (
    <>
      <rect width="300" height="240" fill="var(--g-sky)" />
      <path d={rays([222, 128], 17)} fill="var(--g-ray)" />
      <circle cx="222" cy="128" r="46" fill="var(--g-sun)" {...ink} />
      <path transform="translate(36 66)" d={CLOUD} fill="var(--g-sail)" {...ink} />
      <path transform="translate(236 44) scale(.72)" d={CLOUD} fill="var(--g-sail)" {...ink} />
      <path d="M214 168Q226 132 262 136Q296 138 304 168Z" fill="var(--g-land)" {...ink} />
      <Palm at={[234, 146]} />
      <Palm at={[266, 146]} scale={0.75} />
      <path d={swell(-51, 158, 34, 10.5)} fill="var(--g-sea)" {...ink} />
      <Ship />
      <path d={swell(-48, 184, 40, 12.4)} fill="var(--g-sea-2)" {...ink} />
      <path
        transform="translate(22 2)"
        d="M36 214Q34 186 50 178Q36 178 28 166Q48 160 56 174Q64 158 84 164Q78 178 63 179Q70 192 66 214Z"
        fill="var(--g-whale)"
        {...ink}
      />
      <path d={swell(-75, 210, 46, 14.3)} fill="var(--g-sea-3)" {...ink} />
      <path
        d={strewn(12, 12, [20, 230, 250, 8], ripple)}
        fill="none"
        stroke="var(--g-sail)"
        strokeWidth="1.6"
        strokeOpacity=".8"
        strokeLinecap="round"
      />
    </>
  );
}

function Ship() {
  return (
    <g
      transform="rotate(-5 140 150)"
      stroke="var(--g-ink)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M140 160V44" strokeWidth="4" />
      <path d="M186 158L216 134" strokeWidth="3.6" />
      <path d="M140 46q16 -11 26 -2q8 6 18 0l-3 16q-9 5 -17 0q-10 -6 -24 1z" fill="var(--g-flag)" />
      <path d="M94 72Q140 84 184 70Q202 106 186 142Q140 126 92 144Q112 108 94 72Z" fill="var(--g-sail)" />
      <path
        d="M97 80Q142 92 187 77Q192 86 194 96Q148 108 104 98Q102 88 97 80ZM103 114Q150 122 195 113Q193 124 190 132Q142 118 99 134Q102 124 103 114Z"
        fill="var(--g-accent)"
      />
      <path d="M82 142L88 176Q94 190 112 190H176Q200 188 208 156L176 164H108L104 148Z" fill="var(--g-hull)" />
      <path d="M88 164L202 172M92 178H192" fill="none" stroke="var(--g-trim)" strokeWidth="3" />
      {[120, 142, 164].map((x) => (
        <circle key={x} cx={x} cy="171.5" r="5" fill="var(--g-sun)" />
      ))}
    </g>
  );
}
