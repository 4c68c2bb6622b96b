import type { Event, Json, Seat, Words } from '@portolan/kernel';
import { useEffect, useRef } from 'react';
import { useWords } from '../text/words.ts';
import type { LogLine } from './table.tsx';

interface LogProps {
  lines: readonly LogLine[];
  words: Words;
  view: unknown;
  who: (seat: Seat) => string;
  /** Shows on the board the things a line speaks of. */
  name: (names: ReadonlySet<string>) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What happened, in sentences. Hovering a line shows the things it names on the board. */
export function Log({ lines, words, view, who, name }: LogProps) {
  const shell = useWords().table;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    list.current.tabIndex = 0; // a list that scrolls must be reachable by keyboard
  }, []);
  useEffect(() => followEnd(list.current));
  return (
    <section className="log paper">
      <h2 className="heading">{shell.log}</h2>
      <ol ref={list} aria-live="polite" aria-relevant="additions">
        {lines.length === 0 && <li className="nothing">{shell.noLog}</li>}
        {lines.map(({ id, event, by }) => (
          <li
            key={id}
            className={by === undefined ? '' : who(by)}
            onPointerEnter={() => name(namesIn(event))}
            onPointerLeave={() => name(NOTHING)}
          >
            {words.log(event, view)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Keeps the newest line in sight, unless somebody is reading further up. */
function followEnd(list: HTMLElement | null) {
  if (list && list.scrollHeight - list.scrollTop - list.clientHeight < 160)
    list.scrollTop = list.scrollHeight;
}

/** Names of things in an event: its strings of the form `kind:which`. */
function namesIn(event: Event): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (value: Json) => {
    if (typeof value === 'string' && /^[a-z]+:/.test(value)) names.add(value);
    else if (Array.isArray(value)) value.forEach(look);
  };
  Object.values(event).forEach(look);
  return names;
}
