/**
 * The table shell: prompt, board, rivals, my sheets, log. It plays any game: what may be done comes from the
 * question's offer, what is drawn from the game's Board, what is said from the game's Words.
 */
import type { Board } from '@portolan/games/board/board.ts';
import {
  type Asked,
  type Event,
  type Json,
  type Outcome,
  type Preview,
  RECALL,
  type Seat,
  STAND,
  type Stood,
  type Viewer,
  type Words,
} from '@portolan/kernel';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSettings } from '../settings.ts';
import { toldApart } from '../tables/names.ts';
import { useWords } from '../text/words.ts';
import { AnswerList } from './answers.tsx';
import { Asides } from './asides.tsx';
import { Callout, Tip } from './callout.tsx';
import { useDeciding, type Question } from './deciding.ts';
import { useDragging } from './dragging.ts';
import { Explanation } from './explanation.tsx';
import type { Following } from './following.tsx';
import { openLens } from './lens.ts';
import { Log, type Talk } from './log.tsx';
import { useMotion, type Told } from './motion.ts';
import { Plaque } from './plaque.tsx';
import { Rivals } from './rivals.tsx';
import { GoOn, SceneRoom, type Staged } from './scene.tsx';
import { Sea } from './sea.tsx';
import { Sheets } from './sheets.tsx';
import { SmallChart } from './small-chart.tsx';
import { Stand, Standing } from './standing.tsx';
import './table.css';
import { useThings } from './things.ts';
import { Title } from './title.tsx';
import { Undo } from './undo.tsx';
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
  /** What I may do out of turn, and doing it. */
  readonly asides?: readonly Asked[] | undefined;
  takeAside?(name: string, answer: Json): Promise<string | undefined>;
  /** What I have left standing. */
  readonly standing?: readonly Stood[] | undefined;
  /** Takes back the last answer; absent when there is nothing to take back. */
  readonly undo?: (() => void) | undefined;
  /** What has just happened, to be seen happening. */
  readonly told?: Told | undefined;
  /** A sentence instead of the question, while the board is not at the present. */
  readonly happening?: string | undefined;
  /** Whose act it is, and the acts of others that are being shown. */
  readonly acting?: Seat | undefined;
  readonly following?: Following | undefined;
  /** A scene of what has just happened, to be gone on from. */
  readonly staged?: Staged<V> | undefined;
  /** Shows the board as it was when a line of the log was said. */
  readonly visit?: ((n: number) => void) | undefined;
  readonly visited?: number | undefined;
  readonly talk?: Talk | undefined;
  /** Beside undo: what else may be pressed now. */
  readonly controls?: ReactNode;
  /** An answer is on its way. */
  readonly busy?: boolean | undefined;
  /** What the menu offers besides settings. */
  readonly menu?: ReactNode;
  /** A line over the board for what is out of the ordinary. */
  readonly bar?: ReactNode;
  /** What lies over the table: a lesson, the end. */
  readonly children?: ReactNode;
}

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: readonly Event[] = [];

const isMine =
  (viewer: Viewer) =>
  (one: Asked): one is Question =>
    one.seat === viewer && one.offer !== undefined;

export function Table<V>(props: TableProps<V>) {
  const { board, words, view, viewer, names, asked, told } = props;
  const shell = useWords().table;
  const { language, motion: moves } = useSettings();
  const root = useRef<HTMLElement>(null);
  const [looked, look] = useState<string>();
  const [explained, explain] = useState<string>();
  const [named, name] = useState(NOBODY);
  const [refused, refuse] = useState<string>();
  const [listed, list] = useState(false);
  const [aside, openAside] = useState<string>();
  const [lens] = useState(openLens);
  const [followed, follow] = useState(false);

  const answers = useRef(false);
  const undo = props.undo && (() => ((answers.current = false), props.undo?.()));
  const asides = (props.asides ?? []).filter(isMine(viewer));
  const taken = asides.find(({ about }) => about.say === aside);
  const takeAside = (name: string, answer: Json) => void props.takeAside?.(name, answer).then(refuse);
  const deciding = useDeciding({
    question: taken ?? asked.find(isMine(viewer)),
    words,
    view,
    via: board.via,
    turned: board.turned,
    counted: board.counted,
    preview: props.preview,
    answer: (question, answer) => {
      openAside(undefined);
      answers.current = true;
      if (question === taken) takeAside(question.about.say, answer);
      else void props.choose(question.id, answer).then(refuse);
    },
  });
  usePlainAnswers(deciding.question, board, answers, (question, answer) => props.choose(question, answer));
  const { things, chosen, target, handy, idle, point, take } = deciding;
  useThings(root, {
    offered: things,
    chosen,
    pointed: target,
    handy,
    idle,
    named,
    point,
    take,
    look,
    explain,
  });
  useDragging(root, deciding.drop);
  const undrawn = useUndrawn(root, deciding.options);
  const motion = useMemo(() => told && board.motion?.(told.events, view), [board, told, view]);
  useMotion(root, told, motion, moves === 'full');
  const offered = useMemo(() => new Set(things.keys()), [things]);
  const extent = useMemo(() => board.extent(view, offered), [board, view, offered]);
  const { question } = deciding;
  const matter = useMemo(
    () => ({ view, viewer, offered, asked: question, events: told?.events ?? NOTHING }),
    [view, viewer, offered, question, told],
  );
  const focus = useMemo(() => board.focus?.(matter), [board, matter]);
  const asking = question && board.scenes?.({ ...matter, events: NOTHING }, language)[0];
  const waited = asked.flatMap(({ seat }) => (typeof seat === 'number' && seat !== viewer ? [seat] : []));

  const parts = { view, viewer, names, language, words, offered };
  const tip =
    deciding.candidates.length === 0 && looked !== undefined ? words.explain(looked, view) : undefined;
  const { Chart, Score, Moment, Shaper, ShaperTools } = board;
  const deeds = { asked: question, pointed: deciding.pointed, preview: deciding.preview };
  const shaping = question?.offer.kind === 'shape' && {
    asked: question,
    shape: question.offer.shape,
    draft: deciding.draft,
    onDraft: deciding.shape,
    onAnswer: deciding.answer,
  };
  const scene = props.staged?.scene ?? asking;
  return (
    <main
      ref={root}
      aria-busy={props.busy ?? false}
      className={`table ${board.palette} ${question ? 'my-move' : ''} ${viewer === 'spectator' ? 'watched' : ''}`}
    >
      <Title game={props.game} stands={board.stands(view, language)} goal={board.goal?.(view, language)} />
      <Plaque
        board={board}
        parts={parts}
        deciding={deciding}
        undrawn={undrawn}
        waited={waited}
        names={toldApart(names, (seat) => words.seat(seat, view))}
        outcome={props.outcome}
        happening={props.staged?.scene.title ?? props.happening}
        acting={props.acting}
        following={props.staged ? undefined : props.following}
        refused={refused}
        listed={listed}
        list={list}
      >
        <GoOn staged={props.staged} />
        {props.takeAside && (
          <>
            <Stand
              asked={question}
              shell={shell}
              words={words}
              view={view}
              stand={(answer) => takeAside(STAND, answer)}
            />
            <Standing
              standing={props.standing ?? []}
              shell={shell}
              words={words}
              view={view}
              recall={(say) => takeAside(RECALL, say)}
            />
          </>
        )}
        {taken && (
          <button className="button quiet" type="button" onClick={() => openAside(undefined)}>
            {shell.cancel}
          </button>
        )}
        {props.controls}
      </Plaque>
      <Undo undo={undo} menu={props.menu}>
        <Asides asides={asides} words={words} view={view} open={({ about }) => openAside(about.say)} />
      </Undo>
      <Rivals board={board} parts={parts} waited={waited} acting={props.acting} />
      {followed && board.SmallChart && (
        <SmallChart extent={extent} lens={lens}>
          <board.SmallChart {...parts} />
        </SmallChart>
      )}
      <section className="board paper" aria-label={shell.board}>
        <div className="score">{Score && <Score {...parts} />}</div>
        {props.bar}
        <Sea
          extent={extent}
          focus={focus}
          sight={board.sight}
          label={props.game}
          things={things}
          lens={lens}
          follow={follow}
          above={<AnswerList deciding={deciding} undrawn={undrawn} listed={listed} />}
        >
          {(seen) => (
            <>
              <Chart {...parts} {...seen} {...deeds} />
              {shaping && Shaper && <Shaper {...parts} {...seen} {...deeds} {...shaping} />}
            </>
          )}
        </Sea>
        {shaping && ShaperTools && (
          <div className="shaper-tools">
            <ShaperTools {...parts} {...deeds} {...shaping} frame={extent} detail={0} at={() => undefined} />
          </div>
        )}
        <Callout
          deciding={deciding}
          note={(note) => words.note(note, view)}
          explain={(on) => words.explain(on, view)}
          root={root}
        />
        {Moment && told && (
          <div key={told.n} className="moment">
            <Moment {...parts} events={told.events} />
          </div>
        )}
        {tip && looked !== undefined && (
          <Tip on={looked} explained={tip} large={board.large?.(looked, parts)} root={root} />
        )}
      </section>
      <Sheets board={board} parts={parts} lines={props.log.length} said={props.talk?.lines.length ?? 0}>
        <Log
          lines={props.log}
          board={board}
          parts={parts}
          name={name}
          visit={props.visit}
          visited={props.visited ?? told?.n}
          talk={props.talk}
        />
      </Sheets>
      {scene && (
        <SceneRoom
          key={scene.key}
          scene={scene}
          parts={{ ...parts, ...deeds, events: props.staged ? (told?.events ?? NOTHING) : NOTHING }}
        />
      )}
      <Explanation
        on={explained}
        explained={(on) => words.explain(on, view)}
        large={(on) => board.large?.(on, parts)}
        root={root}
        game={board.palette}
        show={explain}
      />
      {props.children}
    </main>
  );
}

/** Answers what decides nothing, where it follows from my own answer: after taking back it is asked. */
function usePlainAnswers<V>(
  question: Question | undefined,
  board: Board<V>,
  answered: RefObject<boolean>,
  choose: TableProps<V>['choose'],
): void {
  const give = useEffectEvent(choose);
  const plain = question && board.plain?.(question);
  const id = question?.id;
  useEffect(() => {
    if (answered.current && id !== undefined && plain !== undefined) void give(id, plain);
  }, [id, plain, answered]);
}
