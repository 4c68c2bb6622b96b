import type { Bringing as Brings } from '@portolan/games/board/board.ts';
import type { Chosen, Json, Words } from '@portolan/kernel';
import { useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import './bringing.css';

const keyOf = (game: string) => `portolan brings ${game}`;

/** What was last brought to a game, kept on this device. */
function keptFor(game: string): Json | undefined {
  try {
    const kept = localStorage.getItem(keyOf(game));
    return kept === null ? undefined : (JSON.parse(kept) as Json);
  } catch {
    return undefined;
  }
}

/** What I bring to a table of this game: what I made last, else what the game offers to those who made nothing. */
export function useBrought(game: string, brings: Brings | undefined) {
  const [made, setMade] = useState(() => keptFor(game));
  const bring = (brought: Json) => {
    localStorage.setItem(keyOf(game), JSON.stringify(brought));
    setMade(brought);
  };
  return { brought: brings ? (made ?? brings.first) : undefined, bring };
}

interface BringingProps {
  brings: Brings;
  brought: Json;
  bring: (brought: Json) => void;
  options: Chosen;
  words: Words;
}

/** What I bring, in a line, and the page where it is made. */
export function Bringing({ brings, brought, bring, options, words }: BringingProps) {
  const shell = useWords();
  const language = useSettings((settings) => settings.language);
  const page = useRef<HTMLDialogElement>(null);
  const [making, make] = useState(false);
  const open = () => {
    make(true);
    page.current?.showModal();
  };
  const { title, Maker } = brings;
  return (
    <section className="sheet paper bringing" aria-labelledby="bringing">
      <div>
        <h2 id="bringing">{title}</h2>
        <p>{brings.says(brought)}</p>
      </div>
      <button className="button" type="button" onClick={open}>
        {shell.set.change}
      </button>
      <dialog ref={page} className="paper maker" aria-label={title} onClose={() => make(false)}>
        {making && (
          <Maker brought={brought} options={options} language={language} words={words} onChange={bring} />
        )}
        <form method="dialog">
          <button className="button act">{shell.set.bringIt}</button>
        </form>
      </dialog>
    </section>
  );
}
