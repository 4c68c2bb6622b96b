import type { Seat } from '@portolan/kernel';
import { Icon } from '../icons/icon.tsx';
import { PACES, type Pace } from '../settings.ts';
import { useWords } from '../text/words.ts';

/** One act of somebody else: what is to come is not told ahead. */
export interface Knot {
  readonly n: number;
  readonly state: 'done' | 'now' | 'ahead';
  readonly by: Seat | undefined;
  /** The class that gives it its seat's colour. */
  readonly who: string;
}

/** What others did is being shown, one act at a time. */
export interface Following {
  readonly knots: readonly Knot[];
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
  /** Shows the act once more. */
  readonly again: () => void;
  /** Goes to the present at once. */
  readonly skip: () => void;
  /** Whether I am to decide when all has been shown. */
  readonly mine: boolean;
}

/** A rope with a knot for every act. */
export function FollowingRope({ following }: { following: Following }) {
  const { table } = useWords();
  const { knots } = following;
  const now = knots.findIndex(({ state }) => state === 'now');
  return (
    <div className="rope">
      <span className="unseen">{table.actOf(now + 1, knots.length)}</span>
      {knots.map(({ n, state, who }) => (
        <i key={n} className={`knot ${state} ${who}`} />
      ))}
    </div>
  );
}

export function Pacing({ following }: { following: Following }) {
  const { table } = useWords();
  const { pace, setPace, again, skip, mine } = following;
  return (
    <>
      <fieldset className="pace" aria-label={table.pace}>
        {PACES.map((one) => (
          <button key={one} type="button" aria-pressed={pace === one} onClick={() => setPace(one)}>
            {table.paces[one]}
          </button>
        ))}
      </fieldset>
      <button className="button" type="button" aria-label={table.again} title={table.again} onClick={again}>
        <Icon name="anticlockwise-rotation" />
      </button>
      <button className="button brass" type="button" onClick={skip}>
        <Icon name="fast-forward-button" />
        {mine ? table.toMyTurn : table.toNow}
      </button>
    </>
  );
}
