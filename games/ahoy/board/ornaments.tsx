import { memo, useMemo, type ReactNode } from 'react';
import { type Frame, type Point } from './geometry.ts';
import { Icon } from './icon.tsx';
import { clearSpots, type Covered } from './paper.ts';
import { useWords } from './words.tsx';

/** The paper round the explored water: rhumb lines, a compass, sea beasts, the pile of tiles nobody has seen. */
export const Ornaments = memo(function Ornaments({
  regions,
  beyond,
  frame,
  unseen,
}: Covered & {
  frame: Frame;
  unseen: number;
}) {
  const words = useWords();
  const [pile, rose, serpent, whale, boat] = useMemo(
    () => clearSpots({ regions, beyond }, frame, [124, 176, 140, 96, 84]),
    [regions, beyond, frame],
  );
  const heart = rose ?? { x: frame.x, y: frame.y };
  return (
    <g aria-hidden="true">
      <path className="rhumb" d={rhumbs(heart)} />
      <path className="rhumb faint" d={rhumbs({ x: frame.x + frame.width, y: frame.y })} />
      {rose && <Rose {...rose} />}
      {pile && unseen > 0 && <RegionPile {...pile} caption={words.label.unseen(unseen)} />}
      <Beast at={serpent} caption={words.label.serpents}>
        <Icon name="sea-serpent" y={-10} size={100} />
      </Beast>
      <Beast at={whale}>
        <Icon name="sperm-whale" size={78} />
      </Beast>
      <Beast at={boat}>
        <Icon name="sailboat" size={62} />
      </Beast>
    </g>
  );
});

function Beast({ at, caption, children }: { at: Point | undefined; caption?: string; children: ReactNode }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="monster">{children}</g>
      {caption !== undefined && (
        <text className="caption" y="60">
          {caption}
        </text>
      )}
    </g>
  );
}

const rhumbs = ({ x, y }: Point) =>
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * 4000)} ${Math.round(Math.sin(angle) * 4000)}`;
  }).join('');

function Rose({ x, y }: Point) {
  const star = (points: number, turn: number, long: number, wide: number) =>
    Array.from({ length: points }, (_, i) => (
      <g key={`${turn} ${i}`} transform={`rotate(${turn + (i * 360) / points})`}>
        <path d={`M0 ${-long}L${wide} ${-wide}L0 0Z`} fill="currentColor" />
        <path d={`M0 ${-long}L${-wide} ${-wide}L0 0Z`} fill="var(--paper)" stroke="currentColor" />
      </g>
    ));
  return (
    <g className="rose" transform={`translate(${x} ${y + 6}) scale(.8)`}>
      <circle r="74" fill="var(--paper)" stroke="currentColor" strokeWidth="1.5" />
      <circle r="66" fill="none" stroke="currentColor" strokeDasharray="1 4.76" strokeWidth="8" />
      {star(8, 22.5, 62, 9)}
      {star(4, 45, 74, 13)}
      {star(4, 0, 94, 16)}
      <circle className="rose-boss" r="9" stroke="currentColor" strokeWidth="2" />
    </g>
  );
}

function RegionPile({ x, y, caption }: Point & { caption: string }) {
  return (
    <g transform={`translate(${x - 6} ${y - 12})`}>
      {[12, 8, 4, 0].map((d) => (
        <rect key={d} className="pile-tile" x={d - 42} y={d - 42} width="84" height="84" rx="8" />
      ))}
      <rect className="pile-line" x="-35" y="-35" width="70" height="70" rx="5" />
      <g className="rose">
        <Icon name="compass" size={44} />
      </g>
      <text className="caption" x="6" y="74">
        {caption}
      </text>
    </g>
  );
}
