import type { Outcome, Seat, Viewer, Words } from '@portolan/kernel';
import type { Best } from '@portolan/games/board/board.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Loaded } from '../games.ts';
import { useBusy } from '../busy.ts';
import { useSettings } from '../settings.ts';
import { toldApart } from '../tables/names.ts';
import type { Story } from '../tables/story.ts';
import { useFormats, useWords } from '../text/words.ts';
import { bestBefore, keepBest } from './best.ts';
import './end.css';
import { Plot } from './plot.tsx';
import { type Course, coursesOf, leapsOf } from './tally.ts';

interface EndProps {
  table: string;
  loaded: Loaded;
  outcome: Outcome;
  story: Story;
  /** Who reads this; nobody of the seats where several share a device. */
  viewer: Viewer;
  names: readonly string[];
  rematch: (() => Promise<void>) | undefined;
  close: () => void;
}

const MOMENTS = 3;

/** How it ended: who won and why, scores by category, how it came about, and what to do now. */
export function End({ table, loaded, outcome, story, viewer, names: seated, rematch, close }: EndProps) {
  const { end } = useWords();
  const language = useSettings((settings) => settings.language);
  const { board } = loaded.face;
  const view = story.at(-1)?.scene?.view;
  const names = toldApart(seated, (seat) => loaded.words.seat(seat, view));
  const courses = useMemo(
    () => coursesOf(story, (seen) => board.tallies(seen, language)),
    [story, board, language],
  );
  const who = (seat: Seat) => board.who(view, seat);
  /** Where the game stood before a moment: what was gained at the end of a round belongs to it. */
  const stood = (n: number) => {
    const before = story.findLast((moment) => moment.n < n && moment.scene && !moment.undone)?.scene;
    return before ? board.stands(before.view, language) : '';
  };
  const [busy, run] = useBusy();
  const mark = board.best?.(view, outcome);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('footer .button')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={`paper end ${board.palette}`} aria-labelledby="end-title" onClose={close}>
      <div className="sheet">
        <h2 className="heading" id="end-title">
          <Verdict outcome={outcome} viewer={viewer} names={names} />
        </h2>
        <p className="reason">{loaded.words.outcome(outcome.reason, view)}</p>
        {mark && viewer !== 'spectator' && <BestResult game={loaded.game.id} mark={mark} />}
        <Scores outcome={outcome} names={names} words={loaded.words} who={who} />
        <Plot courses={courses} names={names} who={who} />
        {courses[0] && <KeyMoments course={courses[0]} table={table} names={names} who={who} stood={stood} />}
        <footer>
          {rematch && (
            <button
              className="button act"
              type="button"
              aria-busy={busy}
              disabled={busy}
              onClick={() => run(rematch)}
            >
              {end.rematch}
            </button>
          )}
          <Link className="button" href={`/replay/${table}`}>
            {end.replay}
          </Link>
          <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
            {end.board}
          </button>
          <Link className="button quiet" href="/">
            {end.harbour}
          </Link>
        </footer>
      </div>
    </dialog>
  );
}

/** How it compares with the best I have done under the same heading. */
function BestResult({ game, mark }: { game: string; mark: Best }) {
  const { end } = useWords();
  const [before] = useState(() => bestBefore(game, mark));
  useEffect(() => keepBest(game, mark), [game, mark]);
  const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
  const better = before === undefined || mark.points > before;
  return <p className="best">{better ? end.newBest : end.best(signed(before))}</p>;
}

function Verdict({ outcome, viewer, names }: Pick<EndProps, 'outcome' | 'viewer' | 'names'>) {
  const { end } = useWords();
  const { names: joined } = useFormats();
  const winners = outcome.ranking[0] ?? [];
  const mine = viewer !== 'spectator' && winners.includes(viewer);
  if (mine) return winners.length > 1 ? end.youShare : end.youWon;
  return end.won(joined(winners.map((seat) => names[seat] ?? '')));
}

interface ScoresProps {
  outcome: Outcome;
  names: readonly string[];
  words: Words;
  who: (seat: Seat) => string;
}

/** A row a category, a column a seat, the best first; categories nobody scored in are left out. */
function Scores({ outcome, names, words, who }: ScoresProps) {
  const { end } = useWords();
  const seats = outcome.ranking.flat();
  const parts = outcome.scores[0]?.parts.map(({ say }) => say) ?? [];
  const points = (seat: Seat, part: string) =>
    outcome.scores[seat]?.parts.find(({ say }) => say === part)?.points ?? 0;
  const scored = parts.filter((part) => seats.some((seat) => points(seat, part) !== 0));
  return (
    <div className="scores">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{end.scores}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" className={who(seat)}>
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scored.map((part) => (
            <tr key={part}>
              <th scope="row">{words.score(part)}</th>
              {seats.map((seat) => (
                <td key={seat}>{points(seat, part)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{end.total}</th>
            {seats.map((seat) => (
              <td key={seat}>{outcome.scores[seat]?.total ?? 0}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface MomentsProps {
  course: Course;
  table: string;
  names: readonly string[];
  who: (seat: Seat) => string;
  stood: (n: number) => string;
}

function KeyMoments({ course, table, names, who, stood }: MomentsProps) {
  const { end } = useWords();
  const leaps = leapsOf(course, MOMENTS);
  if (leaps.length === 0) return null;
  return (
    <section>
      <h3 className="heading">{end.moments}</h3>
      <ul className="moments">
        {leaps.map(({ n, seat, from, to }) => (
          <li key={`${n} ${seat}`} className={who(seat)}>
            <Link className="link" href={`/replay/${table}/${n}`}>
              {end.gained(stood(n), names[seat] ?? '', `${from} → ${to} ${course.title.toLowerCase()}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
