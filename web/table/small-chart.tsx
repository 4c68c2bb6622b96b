import type { Frame } from '@portolan/games/board/board.ts';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.ts';
import { pointAt } from './fingers.ts';
import type { Lens } from './lens.ts';

/** A large chart in little, with a frame round what is seen of it; pressing it looks there. */
export function SmallChart({ extent, lens, children }: { extent: Frame; lens: Lens; children: ReactNode }) {
  const words = useWords().table;
  return (
    <button
      className="small-chart"
      type="button"
      aria-label={words.smallChart}
      onClick={(event) => {
        const drawing = event.currentTarget.querySelector('svg');
        const pressed = drawing && pointAt(drawing, event);
        const { width, height } = lens.seen();
        if (pressed) lens.fly({ x: pressed.x - width / 2, y: pressed.y - height / 2, width, height });
      }}
    >
      <svg viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`} aria-hidden="true">
        {children}
        <rect ref={(frame) => lens.showFrame(frame)} className="seen" />
      </svg>
    </button>
  );
}
