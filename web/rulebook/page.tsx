/** The whole rulebook of a game, searchable. Its text is a chunk of its own, fetched when the page is opened. */
import { Fragment, use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useCover, type GameId } from '../charts/chart.tsx';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../text/words.ts';
import { openBook } from './book.ts';
import './rulebook.css';
import { countPassages, searchRules, type Chapter, type Passage } from './rules.ts';

export function RulebookPage({ game }: { game: GameId }) {
  const words = useWords();
  const chapters = use(openBook(game));
  const [asked, ask] = useState('');
  const wanted = useDeferredValue(asked);
  const shown = useMemo(() => searchRules(chapters, wanted), [chapters, wanted]);
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const { rulebook } = words;
  return (
    <main className="rulebook">
      <nav className="paper sheet" aria-label={rulebook.chapters}>
        <h1 className="heading">{rulebook.title(useCover(game).name)}</h1>
        <label className="search">
          <Icon name="magnifying-glass" />
          <span className="unseen">{rulebook.search}</span>
          <input
            className="field"
            type="search"
            value={asked}
            placeholder={rulebook.search}
            onChange={(event) => ask(event.target.value)}
          />
        </label>
        <output className="count">
          {wanted.trim() === '' ? rulebook.hint : rulebook.found(countPassages(shown))}
        </output>
        {rulebook.englishOnly !== '' && <p className="count">{rulebook.englishOnly}</p>}
        <ol>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title.replace(/ \([A-Z]+\)$/, '')}</a>
            </li>
          ))}
        </ol>
        <Link className="link" href="/">
          {words.back}
        </Link>
      </nav>
      <article className="paper sheet" lang="en">
        {chapters.length === 0 && <p>{rulebook.missing}</p>}
        {chapters.length > 0 && shown.length === 0 && <p>{rulebook.none}</p>}
        {shown.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} />
        ))}
      </article>
    </main>
  );
}

function ChapterView({ chapter }: { chapter: Chapter }) {
  return (
    <section aria-labelledby={chapter.id}>
      <h2 id={chapter.id}>{chapter.title.replace(/ \([A-Z]+\)$/, '')}</h2>
      {chapter.passages.map((passage, i) => (
        <PassageView key={i} passage={passage} />
      ))}
    </section>
  );
}

function PassageView({ passage }: { passage: Passage }) {
  if (passage.kind === 'table') return <TableView head={passage.head} rows={passage.rows} />;
  const sentence = (
    <Inline text={passage.text} game={passage.kind === 'rule' ? passage.number.slice(0, 2) : ''} />
  );
  if (passage.kind === 'text') return <p>{sentence}</p>;
  return (
    <p className="rule" id={passage.number}>
      <b>{passage.number}</b>
      <span>{sentence}</span>
    </p>
  );
}

/** What scrolls must be reachable by keyboard. */
const reachable = (box: HTMLElement | null) => {
  if (box) box.tabIndex = 0;
};

function TableView({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="table-scroll" ref={reachable}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Inline text={cell === '' ? '#' : cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i} id={/^[A-Z]{2}-/.test(row[0] ?? '') ? row[0] : undefined}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bold and code marks inside a sentence; `[R 12]` leads to the twelfth ruling. */
function Inline({ text, game = '' }: { text: string; game?: string }) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[R \d+\])/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    const ruling = /^\[R (\d+)\]$/.exec(part)?.[1];
    if (ruling === undefined) return <Fragment key={i}>{part}</Fragment>;
    return (
      <a key={i} className="link" href={`#${game}-RULING.${ruling}`}>
        ruling {ruling}
      </a>
    );
  });
}
