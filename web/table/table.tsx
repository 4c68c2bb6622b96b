/**
 * The table shell: prompt, board, rivals, my sheets, log. It plays any game: what may be done comes from the
 * question's offer, what is drawn from the game's Board, what is said from the game's Words.
 */
import type { Board } from '@portolan/games/board/board.ts';
import type { Asked, Event, Json, Outcome, Preview, Seat, Viewer, Words } from '@portolan/kernel';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { toldApart } from '../tables/names.ts';
import { useWords } from '../text/words.ts';
import { Answers, Controls } from './answers.tsx';
import { Callout, Tip } from './callout.tsx';
import { useDeciding, type Question } from './deciding.ts';
import { useDragging } from './dragging.ts';
import { Explanation } from './explanation.tsx';
import { Log, type Talk } from './log.tsx';
import { useMotion, type Told } from './motion.ts';
import { Prompt } from './prompt.tsx';
import { Rivals } from './rivals.tsx';
import { Sea } from './sea.tsx';
import { Sheets } from './sheets.tsx';
import './table.css';
import { useThings } from './things.ts';
import { Title } from './title.tsx';
import { useUndrawn } from './undrawn.ts';

export interface LogLine {
  readonly id: number;
  /** The moment it was said, and its time. */
  readonly n: number;
  readonly at: number;
  readonly event: Event;
  readonly text: string;
  /** Whose answer caused it. */
  readonly by?: Seat;
}

export interface TableProps<V> {
  /** The game's name as players know it. */
  readonly game: string;
  readonly board: Board<V>;
  /** The game's words in the reader's language. */
  readonly words: Words;
  readonly view: V;
  readonly viewer: Viewer;
  /** Who sits in each seat. */
  readonly names: readonly string[];
  readonly asked: readonly Asked[];
  readonly log: readonly LogLine[];
  readonly outcome?: Outcome | undefined;
  /** What would follow from an answer, worked out on the view. */
  readonly preview?: ((asked: Asked, answer: Json) => Preview | undefined) | undefined;
  /** Gives an answer; comes back with a sentence if it was refused. */
  choose(question: number, answer: Json): Promise<string | undefined>;
  /** Takes back the last answer; absent when there is nothing to take back. */
  readonly undo?: (() => void) | undefined;
  /** What has just happened, to be seen happening. */
  readonly told?: Told | undefined;
  /** A sentence instead of the question, while the board is not at the present. */
  readonly happening?: string | undefined;
  /** Shows the board as it was when a line of the log was said. */
  readonly visit?: ((n: number) => void) | undefined;
  readonly visited?: number | undefined;
  readonly talk?: Talk | undefined;
  /** Beside undo: what else may be pressed now. */
  readonly controls?: ReactNode;
  /** What the menu offers besides settings. */
  readonly menu?: ReactNode;
  /** A line over the board for what is out of the ordinary. */
  readonly bar?: ReactNode;
  /** What lies over the table: a lesson, the end. */
  readonly children?: ReactNode;
}

const NOBODY: ReadonlySet<string> = new Set();

export function Table<V>(props: TableProps<V>) {
  const { board, words, view, viewer, names, asked } = props;
  const shell = useWords().table;
  const { language, motion } = useSettings();
  const root = useRef<HTMLElement>(null);
  const [looked, look] = useState<string>();
  const [explained, explain] = useState<string>();
  const [named, name] = useState(NOBODY);
  const [refused, refuse] = useState<string>();
  const [listed, list] = useState(false);

  const deciding = useDeciding({
    question: asked.find((one): one is Question => one.seat === viewer && one.offer !== undefined),
    words,
    view,
    via: board.via,
    turned: board.turned,
    preview: props.preview,
    answer: (question, answer) => void props.choose(question, answer).then(refuse),
  });
  const { things, chosen, target, handy, point, take } = deciding;
  useThings(root, { offered: things, chosen, pointed: target, handy, named, point, take, look, explain });
  useDragging(root, deciding.drop);
  const undrawn = useUndrawn(root, deciding.options);
  useMotion(root, motion === 'full' ? props.told : undefined);
  const offered = useMemo(() => new Set(things.keys()), [things]);
  const extent = useMemo(() => board.extent(view, offered), [board, view, offered]);
  const waited = asked.flatMap(({ seat }) => (typeof seat === 'number' && seat !== viewer ? [seat] : []));

  const tip =
    deciding.candidates.length === 0 && looked !== undefined ? words.explain(looked, view) : undefined;
  const parts = { view, viewer, names, language, words, offered };
  const { Chart, Score, Moment } = board;
  return (
    <main ref={root} className={`table ${board.palette} ${deciding.question ? 'my-move' : ''}`}>
      <Title game={props.game} stands={board.stands(view, language)} menu={props.menu} />
      <Prompt
        deciding={deciding}
        words={words}
        view={view}
        waited={waited}
        names={toldApart(names, (seat) => words.seat(seat, view))}
        outcome={props.outcome}
        happening={props.happening}
        refused={refused}
        listed={listed}
        list={list}
      />
      <Controls deciding={deciding} undrawn={undrawn} undo={props.undo}>
        {props.controls}
      </Controls>
      <Rivals board={board} parts={parts} waited={waited} />
      <section className="board paper" aria-label={shell.board}>
        <div className="score">{Score && <Score {...parts} />}</div>
        {props.bar}
        <Sea
          extent={extent}
          label={props.game}
          above={<Answers deciding={deciding} undrawn={undrawn} listed={listed} />}
        >
          {(frame) => (
            <Chart
              {...parts}
              frame={frame}
              asked={deciding.question}
              pointed={deciding.pointed}
              preview={deciding.preview}
            />
          )}
        </Sea>
        <Callout
          deciding={deciding}
          note={(note) => words.note(note, view)}
          title={(on) => words.explain(on, view)?.title}
          root={root}
        />
        {Moment && props.told && (
          <div key={props.told.n} className="moment">
            <Moment {...parts} events={props.told.events} />
          </div>
        )}
        {tip && looked !== undefined && <Tip on={looked} explained={tip} root={root} />}
      </section>
      <Sheets board={board} parts={parts}>
        <Log
          lines={props.log}
          who={(seat) => board.who(view, seat)}
          whose={(event) => board.whose?.(event)}
          name={name}
          visit={props.visit}
          visited={props.visited}
          talk={props.talk}
        />
      </Sheets>
      <Explanation
        explained={explained === undefined ? undefined : words.explain(explained, view)}
        game={board.palette}
        close={() => explain(undefined)}
      />
      {props.children}
    </main>
  );
}
