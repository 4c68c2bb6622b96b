import type { Explained } from '@portolan/kernel';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
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
          <footer>
            <span>
              {explained.rules.map((number) => (
                <Link key={number} className="link" href={`/rules/${game}#${number}`}>
                  {number}
                </Link>
              ))}
            </span>
            <button className="button">{words.close}</button>
          </footer>
        </form>
      )}
    </dialog>
  );
}
