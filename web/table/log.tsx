import type { Event, Json, Seat } from '@portolan/kernel';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../text/words.ts';
import type { LogLine } from './table.tsx';

/** What those at the table say to each other, and how I say something. */
export interface Talk {
  readonly lines: readonly {
    readonly n: number;
    readonly at: number;
    readonly seat: Seat;
    readonly name: string;
    readonly text: string;
  }[];
  readonly say: ((text: string) => void) | undefined;
}

interface LogProps {
  lines: readonly LogLine[];
  who: (seat: Seat) => string;
  /** The same for whom an event speaks of. */
  whose: ((event: Event) => string | undefined) | undefined;
  /** Shows on the board the things a line speaks of. */
  name: (names: ReadonlySet<string>) => void;
  /** Shows the board as it was; `visited` is the moment that is shown now. */
  visit: ((n: number) => void) | undefined;
  visited: number | undefined;
  talk: Talk | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What happened, in sentences, and what was said. Hovering a line shows the things it names, choosing it the board as it was. */
export function Log({ lines, who, whose, name, visit, visited, talk }: LogProps) {
  const shell = useWords().table;
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const lines = list.current;
    if (!lines) return;
    lines.tabIndex = 0; // a list that scrolls must be reachable by keyboard
    lines.addEventListener('keydown', walk);
    lines.addEventListener('scroll', () => (atEnd.current = isAtEnd(lines)));
  }, []);
  useEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  const happened = lines.map(({ id, n, at, event, text, by }) => ({
    at,
    line: (
      <li
        key={id}
        className={whose?.(event) ?? (by === undefined ? '' : who(by))}
        aria-current={n === visited || undefined}
        onPointerEnter={() => name(namesIn(event))}
        onPointerLeave={() => name(NOTHING)}
      >
        {visit ? (
          <button type="button" tabIndex={-1} onClick={() => visit(n)}>
            {text}
          </button>
        ) : (
          text
        )}
      </li>
    ),
  }));
  const said = (talk?.lines ?? []).map(({ n, at, seat, name: speaker, text }) => ({
    at,
    line: (
      <li key={`said ${n}`} className={`said ${who(seat)}`}>
        <b>{speaker}</b> {text}
      </li>
    ),
  }));
  return (
    <section className="log paper">
      <h2 className="heading">{shell.log}</h2>
      <ol ref={list} aria-live="polite" aria-relevant="additions">
        {happened.length === 0 && <li className="nothing">{shell.noLog}</li>}
        {[...happened, ...said].toSorted((a, b) => a.at - b.at).map(({ line }) => line)}
      </ol>
      {talk?.say && <Say say={talk.say} />}
    </section>
  );
}

function Say({ say }: { say: (text: string) => void }) {
  const words = useWords().play;
  const [text, setText] = useState('');
  return (
    <form
      className="say"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') say(text.trim());
        setText('');
      }}
    >
      <input
        className="field"
        aria-label={words.say}
        placeholder={words.say}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button className="button quiet">{words.send}</button>
    </form>
  );
}

/** Up and down the lines by arrow keys: they are one stop on the way through the page. */
function walk(this: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const lines = [...this.querySelectorAll('button')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = at < 0 ? lines.at(-1) : lines[at + step];
  next?.focus();
  if (next) event.preventDefault();
}

/** The newest line stays in sight, unless somebody is reading further up. */
const isAtEnd = (lines: HTMLElement): boolean =>
  lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;

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
