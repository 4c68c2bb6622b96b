import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

export type { IconName };

/** An icon inside a drawing, centred on a point. */
export function Icon({ name, x = 0, y = 0, size }: { name: IconName; x?: number; y?: number; size: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 512 512">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** An icon among words, as large as they are. */
export function Glyph({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
