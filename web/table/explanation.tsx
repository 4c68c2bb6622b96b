import type { Explained } from '@portolan/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type GameId, isGame } from '../charts/chart.tsx';
import { openBook } from '../rulebook/book.ts';
import { type Chapter, ruleOf } from '../rulebook/rules.ts';
import { useWords } from '../text/words.ts';

/** What a thing is, in the reader's language, and the rules behind it by number. */
export function Explanation({
  explained,
  game,
  close,
}: {
  explained: Explained | undefined;
  game: string;
  close: () => void;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = explained !== undefined;
  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('.button')?.focus();
    } else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="paper explanation" onClose={close}>
      {explained && (
        <form method="dialog" className="sheet">
          <h2 className="heading">{explained.title}</h2>
          <p>{explained.text}</p>
          {explained.rules.length > 0 && isGame(game) && (
            <Rules key={explained.title} game={game} numbers={explained.rules} />
          )}
          <footer>
            <button className="button">{words.close}</button>
          </footer>
        </form>
      )}
    </dialog>
  );
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
