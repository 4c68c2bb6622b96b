import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

export type { IconName };

/** An icon of the shell, as large as its text. It says nothing by itself: the words beside it do. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
