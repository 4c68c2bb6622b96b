/** The first voyage: a guided game in this page. What the step lets glows, nothing else. */
import { listed } from '@portolan/games';
import type { Lesson, Step } from '@portolan/games/board/lesson.ts';
import {
  type Asked,
  type Event,
  type Json,
  type Match,
  heard,
  Random,
  Refusal,
  type Words,
} from '@portolan/kernel';
import { use, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../charts/chart.tsx';
import { useGame, type Loaded } from '../games.ts';
import { NoSuchGame } from '../nowhere.tsx';
import { useSettings } from '../settings.ts';
import { type Told } from '../table/motion.ts';
import { Table, type LogLine } from '../table/table.tsx';
import { useWords } from '../text/words.ts';
import './first-voyage.css';

const opened = new Map<GameId, Promise<readonly Lesson[]>>();

function openLessons(game: GameId): Promise<readonly Lesson[]> {
  const lessons = opened.get(game) ?? listed(game)?.lessons?.() ?? Promise.resolve([]);
  opened.set(game, lessons);
  return lessons;
}

/** The lesson of that name, or the first. */
export function FirstVoyagePage({ game, lesson: key }: { game: GameId; lesson: string | undefined }) {
  const loaded = useGame(game);
  const lessons = use(openLessons(game));
  const [attempt, again] = useState(0);
  const at = key === undefined ? 0 : lessons.findIndex((one) => one.key === key);
  const lesson = lessons[at];
  if (!loaded || !lesson) return <NoSuchGame game={game} />;
  return (
    <Voyage
      key={attempt}
      game={game}
      loaded={loaded}
      lesson={lesson}
      next={lessons[at + 1]}
      again={() => again(attempt + 1)}
    />
  );
}

interface Sailed {
  readonly match: Match;
  readonly step: number;
  readonly log: readonly LogLine[];
  readonly told: Told | undefined;
}

function Voyage({
  game,
  loaded,
  lesson,
  next,
  again,
}: {
  game: GameId;
  loaded: Loaded;
  lesson: Lesson;
  /** What is learned after it. */
  next: Lesson | undefined;
  again: () => void;
}) {
  const { voyage, play } = useWords();
  const { name: me, language } = useSettings();
  const [{ match, step: at, log, told }, sail] = useState<Sailed>(() => ({
    match: lesson.begin(),
    step: 0,
    log: [],
    told: undefined,
  }));
  const { seat, steps } = lesson;
  const view = match.view(seat);
  const step = steps[at];
  const answer = (question: number, given: Json): Promise<string | undefined> => {
    try {
      match.answer(seat, question, given);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Promise.resolve(loaded.words.refuse(error.reason));
    }
    if (step?.reached && !step.reached(match.view(seat))) {
      match.undo(seat);
      sail({ match, step: at, log, told: undefined });
      return Promise.resolve(voyage.elsewhere);
    }
    sail(sailedOn({ match, step: at, log, told }, seat, loaded.words));
    return Promise.resolve(undefined);
  };
  return (
    <Table
      game={loaded.words.name}
      board={loaded.face.board}
      words={loaded.words}
      view={view}
      viewer={seat}
      names={Array.from({ length: match.seats }, (_, i) => (i === seat ? me || play.you : ''))}
      asked={match.asked(seat).map((asked) => letOf(asked, step))}
      log={log}
      preview={(asked, given) => loaded.game.preview?.(view, asked, given)}
      choose={answer}
      told={told}
      happening={step?.lets ? undefined : voyage.title}
    >
      {step && (
        <Speech step={step} at={at} all={steps.length}>
          {at === steps.length - 1 ? (
            <>
              <button className="button quiet" type="button" onClick={again}>
                {voyage.again}
              </button>
              {next && (
                <Link className="button" href={`/voyage/${game}/${next.key}`}>
                  {next.title[language]}
                </Link>
              )}
              <Link className="button act" href={`/set/${game}`}>
                {voyage.done}
              </Link>
            </>
          ) : (
            !step.lets && (
              <button
                className="button act"
                type="button"
                onClick={() => sail({ match, step: at + 1, log, told: undefined })}
              >
                {voyage.next}
              </button>
            )
          )}
        </Speech>
      )}
    </Table>
  );
}

/** What the step lets, of what the rules offer. */
function letOf(asked: Asked, step: Step | undefined): Asked {
  const { offer, ...open } = asked;
  if (!step?.lets || !offer) return open;
  const lets = ({ key }: { readonly key: string }): boolean => step.lets?.(key) === true;
  if (offer.kind === 'pick' || offer.kind === 'picks')
    return { ...open, offer: { ...offer, options: offer.options.filter(lets) } };
  return offer.kind === 'shape' && offer.candidates
    ? { ...open, offer: { ...offer, candidates: offer.candidates.filter(lets) } }
    : { ...open, offer };
}

/** The others do what is first to be done, and end their turn when they may. */
function letOthersAnswer(match: Match, seat: number): Told['events'] {
  const events: Event[] = [];
  for (;;) {
    const question = match.open.find((one) => typeof one.seat === 'number' && one.seat !== seat);
    if (!question || typeof question.seat !== 'number') return events;
    const answers = question.candidates(Random.seeded('others'));
    match.answer(question.seat, match.serial, answers.find((one) => one === 'end') ?? answers[0] ?? null);
    events.push(...match.news.map((one) => heard(one, seat)));
  }
}

function sailedOn({ match, step, log }: Sailed, seat: number, words: Words): Sailed {
  const n = step + 1;
  const events = [...match.news.map((one) => heard(one, seat)), ...letOthersAnswer(match, seat)];
  const view = match.view(seat);
  const lines = events.map((event, i) => {
    const text = words.log(event, view);
    return { id: n * 1000 + i, n, at: n, event, text, by: seat };
  });
  return { match, step: n, log: [...log, ...lines], told: { n, events } };
}

function Speech({ step, at, all, children }: { step: Step; at: number; all: number; children: ReactNode }) {
  const { voyage } = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <section className="speech paper" aria-label={voyage.title}>
      <p aria-live="polite">{step.say[language]}</p>
      <footer>
        <small>{voyage.step(at + 1, all)}</small>
        <Link className="link" href="/">
          {voyage.stop}
        </Link>
        {children}
      </footer>
    </section>
  );
}
