import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { type Question, Refusal, type Seat } from '../question.ts';
import { Random } from '../random.ts';
import type { Config } from '../setup.ts';
import type { Words } from '../words.ts';

/** Something that was said, by its name and in words. */
export interface Spoken {
  readonly say: string;
  readonly text: string;
}

/** Whether a preview is put in words: seldom, for it takes longest. */
const A_PREVIEW_IN = 10;

/** Everything that is said in a random game: questions, choices, what would follow, refusals, events and the end. */
export function* sayings<S, V>(game: Game<S, V>, words: Words, config: Config): Generator<Spoken> {
  const match = Match.start(game, config);
  const random = Random.seeded(`${config.seed} speaks`);
  while (!match.outcome) {
    const question = random.pick(match.open, 'question');
    const view = match.view('spectator');
    yield* asked(question, words, view);
    for (const aside of asides(match)) yield* asked(aside, words, view);
    if (random.below(A_PREVIEW_IN) === 0 && question.seat !== 'table')
      yield* foreseen(match, question.seat, words, random);
    match.answer(question.seat, match.serial, question.sample(random));
    const after = match.view('spectator');
    for (const { event, fuller = {} } of match.news)
      for (const told of [event, ...Object.values(fuller)])
        yield { say: told.say, text: words.log(told, after) };
  }
  const { reason, scores } = match.outcome;
  yield { say: reason.say, text: words.outcome(reason, match.view('spectator')) };
  for (const { parts } of scores) for (const { say } of parts) yield { say, text: words.score(say) };
}

function asides<S, V>({ game, state, seats }: Match<S, V>): Question[] {
  return Array.from({ length: seats }, (_, seat) => game.asides?.(state, seat) ?? [])
    .flat()
    .map(({ question }) => question);
}

function* asked(question: Question, words: Words, view: unknown): Generator<Spoken> {
  const { about } = question;
  yield { say: about.say, text: words.ask(about, view) };
  const offer = question.offer();
  if (offer.kind === 'pick' || offer.kind === 'picks')
    for (const option of offer.options) yield { say: option.key, text: words.choice(option, about, view) };
  const nonsense = question.read('nonsense');
  if (nonsense instanceof Refusal) yield { say: nonsense.reason.say, text: words.refuse(nonsense.reason) };
}

/** What is noted beside one answer. */
function* foreseen<S, V>(match: Match<S, V>, seat: Seat, words: Words, random: Random): Generator<Spoken> {
  const [ask] = match.asked(seat);
  const question = match.open.find((one) => one.seat === seat);
  if (!ask || !question) return;
  const view = match.view(seat);
  const ahead = match.game.preview?.(view, ask, question.sample(random));
  for (const note of ahead?.notes ?? []) yield { say: note.say, text: words.note(note, view) };
}

/** No words at all, a bare key, or a thing that was not put in words. */
export const isWordless = ({ say, text }: Spoken): boolean =>
  text === '' ||
  (text === say && !/^\d+$/.test(say)) ||
  /undefined|NaN|\[object|[a-z]:[a-zA-Z0-9]/.test(text);
