import type { Board, PartProps } from '@portolan/games/board/board.ts';
import type { Event, Json, Seat } from '@portolan/kernel';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
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

interface LogProps<V> {
  lines: readonly LogLine[];
  board: Board<V>;
  parts: PartProps<V>;
  /** Shows on the board the things a line speaks of. */
  name: (names: ReadonlySet<string>) => void;
  /** Shows the board as it was; `visited` is the moment that is shown now. */
  visit: ((n: number) => void) | undefined;
  visited: number | undefined;
  talk: Talk | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What happened, in sentences, and what was said. Hovering a line shows the things it names, choosing it the board as it was. */
export function Log<V>({ lines, board, parts, name, visit, visited, talk }: LogProps<V>) {
  const shell = useWords().table;
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const lines = list.current;
    if (!lines) return undefined;
    lines.tabIndex = 0; // a list that scrolls must be reachable by keyboard
    lines.addEventListener('keydown', walk);
    lines.addEventListener('scroll', () => (atEnd.current = isAtEnd(lines)));
    const watch = new ResizeObserver(() => toEnd(lines, atEnd.current));
    watch.observe(lines);
    return () => watch.disconnect();
  }, []);
  const entries = useMemo(
    () => entriesOf(lines, talk, board, parts, shell.you),
    [lines, talk, board, parts, shell],
  );
  useEffect(() => {
    if (list.current) toEnd(list.current, atEnd.current);
  });
  const { Emblem } = board;
  return (
    <section className="log paper">
      <h2 className="heading">{shell.log}</h2>
      <ol ref={list} aria-live="polite" aria-relevant="additions">
        {entries.length === 0 && <li className="nothing">{shell.noLog}</li>}
        {entries.map((entry) => (
          <Fragment key={entry.key}>
            {entry.heading !== undefined && <li className="round">{entry.heading}</li>}
            {entry.seat !== undefined && entry.turn && (
              <li className={`turn ${entry.who}`}>
                {Emblem && <Emblem {...parts} seat={entry.seat} unfolded={false} />}
                <b>{entry.called}</b>
              </li>
            )}
            <li
              className={`${entry.who} ${entry.said === undefined ? '' : 'said'}`}
              aria-current={(entry.line && entry.line.n === visited) || undefined}
              onPointerEnter={() => entry.line && name(namesIn(entry.line.event))}
              onPointerLeave={() => name(NOTHING)}
            >
              <Words entry={entry} visit={visit} />
            </li>
          </Fragment>
        ))}
      </ol>
      {talk?.say && <Say say={talk.say} />}
    </section>
  );
}

function Words({ entry, visit }: { entry: Entry; visit: LogProps<unknown>['visit'] }) {
  const { line, said } = entry;
  if (!line)
    return (
      <>
        <b>{said?.name}</b> {said?.text}
      </>
    );
  if (!visit) return line.text;
  return (
    <button type="button" tabIndex={-1} onClick={() => visit(line.n)}>
      {line.text}
    </button>
  );
}

interface Entry {
  readonly key: string;
  readonly at: number;
  readonly line?: LogLine;
  readonly said?: Talk['lines'][number];
  readonly heading?: string | undefined;
  /** Whose line it is, what they are called, and whether theirs begin here. */
  readonly seat?: Seat | undefined;
  readonly called: string;
  readonly who: string;
  readonly turn: boolean;
}

/** The log as it is read: a heading where a round begins, the sign and name of a seat where its lines begin. */
function entriesOf<V>(
  lines: readonly LogLine[],
  talk: Talk | undefined,
  board: Board<V>,
  parts: PartProps<V>,
  you: string,
): Entry[] {
  const { view, names, words, language } = parts;
  const seatWith = (who: string) => names.findIndex((_, seat) => board.who(view, seat) === who);
  const happened = lines.map((line): Entry => {
    const who = board.whose?.(line.event) ?? (line.by === undefined ? '' : board.who(view, line.by));
    const seat = who === '' ? -1 : seatWith(who);
    return {
      key: String(line.id),
      at: line.at,
      line,
      heading: board.heading?.(line.event, language),
      seat: seat < 0 ? undefined : seat,
      called: seat < 0 ? '' : seat === parts.viewer ? you : words.seat(seat, view) || (names[seat] ?? ''),
      who,
      turn: false,
    };
  });
  const said = (talk?.lines ?? []).map((one): Entry => ({
    key: `said ${one.n}`,
    at: one.at,
    said: one,
    called: one.name,
    who: board.who(view, one.seat),
    turn: false,
  }));
  const all = [...happened, ...said].toSorted((a, b) => a.at - b.at);
  return all.map((entry, i) => ({
    ...entry,
    turn: entry.who !== all[i - 1]?.who || entry.heading !== undefined,
  }));
}

function toEnd(lines: HTMLElement, atEnd: boolean) {
  if (atEnd) lines.scrollTop = lines.scrollHeight;
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
