import type { Board, PartProps } from '@portolan/games/board/board.ts';
import type { Option, Outcome, Seat } from '@portolan/kernel';
import type { ReactNode } from 'react';
import { useFormats, useWords } from '../text/words.ts';
import { Answers } from './answers.tsx';
import type { Deciding } from './deciding.ts';
import { FollowingRope, Pacing, type Following } from './following.tsx';

interface PlaqueProps<V> {
  board: Board<V>;
  parts: PartProps<V>;
  deciding: Deciding;
  undrawn: readonly Option[];
  waited: readonly Seat[];
  names: readonly string[];
  outcome: Outcome | undefined;
  /** A sentence instead of all this. */
  happening: string | undefined;
  /** Whom it speaks of. */
  acting: Seat | undefined;
  following: Following | undefined;
  refused: string | undefined;
  /** Whether all choices are shown as a list, and switching it. */
  listed: boolean;
  list: (listed: boolean) => void;
  /** Answers that are none of the question's: leaving an aside, going on from a scene. */
  children: ReactNode;
}

/**
 * The plaque at the head of the table: whose move it is, one sentence, and the answers to it. Watching, asked or
 * counted, it has one height, so that nothing jumps.
 */
export function Plaque<V>(props: PlaqueProps<V>) {
  const { board, parts, deciding, following, acting, waited, viewer } = { ...props, ...props.parts };
  const { question } = deciding;
  const seat = question ? viewer : (acting ?? waited[0]);
  const { Emblem } = board;
  const face = question ? 'mine' : following ? 'watching' : '';
  const who = typeof seat === 'number' ? board.who(parts.view, seat) : '';
  return (
    <div className={`plaque ${face} ${who}`}>
      <div className={`prompt ${face}`}>
        {Emblem && typeof seat === 'number' && (
          <span className="plaque-emblem">
            <Emblem {...parts} seat={seat} unfolded={false} />
          </span>
        )}
        <div className="sentences">
          <Sentence {...props} />
          {following ? <FollowingRope following={following} /> : <SecondLine {...props} />}
        </div>
        {deciding.options.length > 0 && <ListAll listed={props.listed} list={props.list} />}
      </div>
      <div className="plaque-answers" ref={swiped}>
        {following ? (
          <Pacing following={following} />
        ) : (
          <Answers deciding={deciding} undrawn={props.undrawn} />
        )}
        {props.children}
      </div>
    </div>
  );
}

/** One sentence that says whose move it is and what is asked, read aloud when it changes. */
function Sentence<V>({
  deciding,
  parts,
  waited,
  names,
  outcome,
  happening,
}: Pick<PlaqueProps<V>, 'deciding' | 'parts' | 'waited' | 'names' | 'outcome' | 'happening'>) {
  const { table, wait } = useWords();
  const { names: joined } = useFormats();
  const { words, view } = parts;
  const { question } = deciding;
  const called = waited.map((seat) => names[seat] || words.seat(seat, view));
  const waiting = called.length > 0 ? table.waiting(joined(called)) : wait;
  const asked = question ? words.ask(question.about, view) : undefined;
  const ended = outcome ? words.outcome(outcome.reason, view) : undefined;
  return (
    <output>
      <strong>{happening ?? asked ?? ended ?? waiting}</strong>
    </output>
  );
}

/** Why it was refused, how many are chosen, or what else there is to say. */
function SecondLine<V>({ deciding, parts, refused }: Pick<PlaqueProps<V>, 'deciding' | 'parts' | 'refused'>) {
  const { table } = useWords();
  const { question, picked } = deciding;
  const drafted = deciding.refused && parts.words.refuse(deciding.refused);
  if (refused !== undefined || drafted !== undefined) return <p role="alert">{refused ?? drafted}</p>;
  const range = question?.offer.kind === 'picks' ? question.offer.range : undefined;
  if (!range || range.max <= 1) return null;
  return <em>{table.chosen(picked.length, range.min, Math.min(range.max, deciding.options.length))}</em>;
}

function ListAll({ listed, list }: { listed: boolean; list: (listed: boolean) => void }) {
  const { table } = useWords();
  return (
    <button
      className="list-all"
      type="button"
      aria-pressed={listed}
      aria-label={table.choices}
      title={table.choices}
      onClick={() => list(!listed)}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M3 5h2M3 10h2M3 15h2M8 5h9M8 10h9M8 15h9"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

/** A row with more than is seen of it shows at its edge that it can be swiped. */
function swiped(row: HTMLElement | null) {
  if (!row) return undefined;
  const look = () => {
    row.toggleAttribute('data-more', row.scrollWidth - row.clientWidth - row.scrollLeft > 8);
    row.toggleAttribute('data-less', row.scrollLeft > 8);
  };
  const watch = new ResizeObserver(look);
  watch.observe(row);
  const changed = new MutationObserver(look);
  changed.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    watch.disconnect();
    changed.disconnect();
    row.removeEventListener('scroll', look);
  };
}
