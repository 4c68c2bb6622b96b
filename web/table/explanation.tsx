import type { Explained } from '@portolan/kernel';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'wouter';
import { type GameId, isGame } from '../charts/chart.tsx';
import { openBook } from '../rulebook/book.ts';
import { type Chapter, ruleOf } from '../rulebook/rules.ts';
import { useWords } from '../text/words.ts';

interface ExplanationProps {
  /** The name of the thing that is explained. */
  on: string | undefined;
  explained: (on: string) => Explained | undefined;
  /** The thing as it is seen large. */
  large: (on: string) => ReactNode;
  root: RefObject<HTMLElement | null>;
  game: string;
  /** Shows another thing, or closes. */
  show: (on: string | undefined) => void;
}

/** What a thing is, in the reader's language, and the rules behind it by number; a card is seen large, its neighbours a press away. */
export function Explanation({ on, explained, large, root, game, show }: ExplanationProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const told = on === undefined ? undefined : explained(on);
  const open = told !== undefined;
  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('.button.done')?.focus();
    } else dialog.current?.close();
  }, [open]);
  const drawing = on === undefined ? undefined : large(on);
  return (
    <dialog ref={dialog} className="paper explanation" onClose={() => show(undefined)}>
      {told && on !== undefined && (
        <form method="dialog" className="sheet">
          {drawing !== undefined && <div className="large">{drawing}</div>}
          <h2 className="heading">{told.title}</h2>
          <p>{told.text}</p>
          {told.rules.length > 0 && isGame(game) && (
            <Rules key={told.title} game={game} numbers={told.rules} />
          )}
          <footer>
            {drawing !== undefined && <Neighbours on={on} root={root} show={show} />}
            <button className="button done">{words.close}</button>
          </footer>
        </form>
      )}
    </dialog>
  );
}

/** The cards beside this one: those drawn in the same list. */
function Neighbours({ on, root, show }: Pick<ExplanationProps, 'root' | 'show'> & { on: string }) {
  const { table } = useWords();
  const beside = (step: number) => () => {
    const row = neighboursOf(root.current, on);
    const at = row.indexOf(on);
    show(row.at((at + step) % row.length) ?? on);
  };
  return (
    <>
      <button className="button quiet" type="button" aria-label={table.before} onClick={beside(-1)}>
        ‹
      </button>
      <button className="button quiet" type="button" aria-label={table.after} onClick={beside(1)}>
        ›
      </button>
    </>
  );
}

function neighboursOf(place: HTMLElement | null, on: string): string[] {
  const kind = on.slice(0, on.indexOf(':') + 1);
  const thing = place?.querySelector(`[data-on="${CSS.escape(on)}"]`);
  const room = thing?.closest('[data-panel]') ?? place;
  const things = [...(room?.querySelectorAll(`[data-on^="${CSS.escape(kind)}"]`) ?? [])];
  const names = things.map((other) => other.getAttribute('data-on') ?? on);
  return names.length > 0 ? [...new Set(names)] : [on];
}

/** The rules behind it, word for word, for those who unfold them. */
function Rules({ game, numbers }: { game: GameId; numbers: readonly string[] }) {
  const words = useWords();
  const [book, setBook] = useState<readonly Chapter[]>();
  return (
    <details onToggle={() => void openBook(game).then(setBook, () => undefined)}>
      <summary>{words.table.rulesBehind}</summary>
      <dl lang="en">
        {numbers.map((number) => (
          <div key={number}>
            <dt>
              <Link className="link" href={`/rules/${game}#${number}`}>
                {number}
              </Link>
            </dt>
            <dd>{book && ruleOf(book, number)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
