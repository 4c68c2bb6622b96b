import type { Asked, Words } from '@portolan/kernel';
import { useRef } from 'react';
import { useWords } from '../text/words.ts';

interface AsidesProps {
  asides: readonly Asked[];
  words: Words;
  view: unknown;
  open: (aside: Asked) => void;
}

/** What I may do out of turn: a bell of its own beside undo, and a list of what it is. */
export function Asides({ asides, words, view, open }: AsidesProps) {
  const shell = useWords().table;
  const list = useRef<HTMLDetailsElement>(null);
  if (asides.length === 0) return null;
  return (
    <details ref={list} className="asides">
      <summary className="button wood">
        {shell.asides} <b>{asides.length}</b>
      </summary>
      <ul className="paper">
        {asides.map((aside) => (
          <li key={aside.about.say}>
            <button
              className="button"
              type="button"
              onClick={() => {
                list.current?.removeAttribute('open');
                open(aside);
              }}
            >
              {words.ask(aside.about, view)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
