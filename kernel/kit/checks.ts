import type { Outcome } from '../game.ts';
import { copy, type Json } from '../json.ts';
import { CONCEDE, type Match } from '../match.ts';
import { type Offer, type Option, type Question, Refusal } from '../question.ts';
import type { Random } from '../random.ts';
import { askedOf, expectApart, expectPlain, expectSame, pictureOf, viewersOf } from './compare.ts';
import { doubtful, mangled, STALE, STRANGERS } from './mangle.ts';
import { imagined, secretChecks } from './secrets.ts';
import { type Check, ENDS } from './survey.ts';
import { type Act, type Moment, perform, playOut, reloaded } from './walk.ts';

/** All that a game promises, fresh for one survey. */
export const allChecks = (): Check[] => [
  ends,
  keepsAccounts,
  isPlain,
  saving,
  undoing,
  accepting,
  refusing,
  forking,
  conceding,
  ...secretChecks(),
];

const ends: Check = { promise: ENDS, moments: 0, over: expectEnded };

function expectEnded(match: Match): void {
  if (!match.outcome) throw new Error('nothing is asked and there is no outcome');
  expectRanked(match.outcome, match.seats);
  for (const viewer of viewersOf(match)) expectSame('something is asked', match.asked(viewer), []);
}

function expectRanked({ ranking, scores }: Outcome, seats: number): void {
  const ranked = ranking.flat().toSorted((a, b) => a - b);
  expectSame('the seats that are ranked', ranked, [...Array(seats).keys()]);
  if (scores.length !== seats) throw new Error(`there are ${scores.length} scores for ${seats} seats`);
  for (const { total, parts } of scores) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    if (parts.length > 0 && sum !== total) throw new Error(`parts of ${sum} points make a total of ${total}`);
  }
}

const keepsAccounts: Check = {
  promise: 'nothing is lost or doubled',
  moments: Infinity,
  start({ game }) {
    const kinds = new Set(game.census.map(({ what }) => what));
    if (kinds.size < game.census.length) throw new Error('the census counts something twice');
    if (game.census.length === 0) throw new Error('the census counts nothing');
  },
  at: ({ match }) => expectAudited(match),
  over: expectAudited,
};

function expectAudited(match: Match): void {
  const wrong = match.game.audit(match.state);
  if (wrong !== undefined) throw new Error(wrong);
}

const isPlain: Check = {
  promise:
    'states, views, questions and events are plain data that share no object; copies share none either',
  moments: 400,
  at({ match, act }) {
    const { state, game } = match;
    expectPlain('the state', state);
    const other = game.copy(state);
    expectSame('a copy', other, state);
    expectApart('a copy and its original', other, state);
    for (const viewer of viewersOf(match)) {
      expectPlain(`the view of ${viewer}`, match.view(viewer));
      expectPlain('what is asked', match.asked(viewer));
    }
    for (const question of match.open) expectApart('a question and the state', question.about, state);
    const twin = match.twin();
    perform(twin, act);
    expectPlain('the news', twin.news);
    expectApart('the news and the state', twin.news, twin.state);
  },
};

/** A match that was saved or copied goes on as the match itself. */
const saving: Check = {
  promise: 'saved, loaded or copied, a match goes on as if nothing had happened',
  moments: 3000,
  at({ match, act }) {
    const loaded = reloaded(match);
    const twin = match.twin();
    expectSameMatch(loaded, match);
    expectSameMatch(twin, match);
    expectApart('a twin and its original', twin.state, match.state);
    perform(loaded, act);
    perform(twin, act);
    expectSameMatch(loaded, twin);
    expectSame('the news of a loaded match', loaded.news, twin.news);
  },
  over(match) {
    expectSameMatch(reloaded(match), match);
    expectSameMatch(match.twin(), match);
  },
};

function expectSameMatch(one: Match, other: Match): void {
  if (one.returned) throw new Error(`a saved tail does not replay: ${one.returned.why}`);
  expectSame('a saved or copied match', pictureOf(one), pictureOf(other));
  expectSame('its questions', [one.serial, canUndo(one)], [other.serial, canUndo(other)]);
}

const canUndo = (match: Match): boolean[] =>
  [...Array(match.seats).keys()].map((seat) => match.canUndo(seat));

const undoing: Check = {
  promise: 'what is taken back is as it was, and shows nothing that was hidden',
  moments: 1500,
  at(moment) {
    const { match, act } = moment;
    const [seat] = act;
    const twin = match.twin();
    perform(twin, act);
    expectSealed(match, twin, act);
    if (act[2] !== undefined) expectHarmless(moment, twin);
    if (seat === 'table' || !twin.canUndo(seat)) return;
    expectNothingLearnt(moment, twin, seat);
    const after = copy(pictureOf(twin));
    twin.undo(seat);
    expectSame('after undo', pictureOf(twin), pictureOf(match));
    perform(twin, act);
    expectSame('after undo and redo', pictureOf(twin), after);
  },
};

/** What others can take back after an aside they could before, and it is as if they had done so first. */
function expectHarmless(moment: Moment, after: Match): void {
  const { match, act } = moment;
  for (const [other, can] of canUndo(after).entries()) {
    if (!can || other === act[0]) continue;
    if (!match.canUndo(other)) throw new Error(`an aside lets seat ${other} take something back`);
    expectNothingLearnt(moment, after, other);
    const first = match.twin();
    first.undo(other);
    perform(first, act);
    const second = after.twin();
    second.undo(other);
    expectSame('an aside after undo, and undo after the aside', unordered(second), unordered(first));
    const decided = match.save().tail.findLast((entry) => entry.seat === other);
    if (decided?.aside !== undefined) second.aside(other, decided.aside, decided.answer);
    else if (decided) second.answer(other, second.serial, decided.answer);
    expectSame('what was decided, before an aside and after it', unordered(second), unordered(after));
  }
}

/** A picture without the order in which entries stand in the tail. */
const unordered = (match: Match): unknown => [match.state, match.random.save(), askedOf(match)];

/** Undo never crosses the end of a step, chance, or what somebody else decided. */
function expectSealed(before: Match, after: Match, [seat, , aside]: Act): void {
  const halfAnswered = after.serial === before.serial;
  const chanceMoved = before.random.drawn !== after.random.drawn;
  for (const [other, can] of canUndo(after).entries()) {
    if (!can) continue;
    if (after.step > before.step) throw new Error(`seat ${other} can undo across the end of a step`);
    if (chanceMoved) throw new Error(`seat ${other} can undo across chance`);
    if (other !== seat && !halfAnswered && aside === undefined)
      throw new Error(`seat ${other} can undo what seat ${seat} answered`);
  }
}

/** Another's aside may name what the seat imagines elsewhere: then there is nothing to compare. */
function isTaken(match: Match, act: Act): boolean {
  try {
    perform(match, act);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Repeated in a world the seat can imagine, an answer that can be taken back looks the same. */
function expectNothingLearnt({ match, act, random }: Moment, after: Match, seat: number): void {
  const elsewhere = imagined(match, seat, random);
  const own = act[0] === seat;
  if (!own && !isTaken(elsewhere, act)) return;
  if (own) perform(elsewhere, act);
  const seen = (one: Match): unknown => [one.view(seat), one.asked(seat), own && one.canUndo(seat)];
  expectSame(`seat ${seat} learns something and can take it back`, seen(after), seen(elsewhere));
}

const MOST_TRIED = 16;

const accepting: Check = {
  promise: 'every answer that is offered is accepted',
  moments: 250,
  at({ match, random }) {
    for (const question of match.open) {
      expectUniqueKeys(question);
      for (const answer of someCandidates(question, random)) perform(match.twin(), [question.seat, answer]);
    }
    for (const [seat, question] of asidesOf(match)) {
      for (const answer of someCandidates(question, random))
        perform(match.twin(), [seat, answer, question.about.say]);
    }
  },
};

function someCandidates(question: Question, random: Random): Json[] {
  const candidates = question.candidates(random);
  if (candidates.length === 0) throw new Error(`${question.about.say} has no candidates`);
  if (candidates.length > 200) throw new Error(`${question.about.say} has ${candidates.length} candidates`);
  const offer = question.offer();
  const offered = offer.kind === 'shape' ? (offer.candidates ?? []).map(({ answer }) => answer) : [];
  return [
    ...random.shuffle([...candidates], 'tried').slice(0, MOST_TRIED),
    ...random.shuffle(offered, 'tried').slice(0, MOST_TRIED),
    question.sample(random),
  ];
}

function expectUniqueKeys(question: Question): void {
  const named = namedIn(question.offer());
  const keys = new Set(named.map(({ key }) => key));
  if (keys.size < named.length) throw new Error(`${question.about.say} offers the same key twice`);
}

/** What is offered by name. */
function namedIn(offer: Offer): readonly Option[] {
  if (offer.kind === 'pick' || offer.kind === 'picks') return offer.options;
  return offer.kind === 'shape' ? (offer.candidates ?? []) : [];
}

const asidesOf = (match: Match): [number, Question][] =>
  [...Array(match.seats).keys()].flatMap((seat) =>
    match.asideQuestions(seat).map((question): [number, Question] => [seat, question]),
  );

const refusing: Check = {
  promise: 'everything else is refused, says why and changes nothing',
  moments: 150,
  at({ match, random }) {
    const twin = match.twin();
    const all = (): string =>
      JSON.stringify([
        twin.save(),
        twin.state,
        askedOf(twin),
        viewersOf(twin).map((viewer) => twin.view(viewer)),
      ]);
    const before = all();
    for (const question of match.open) expectRefusals(twin, question, random);
    for (const [seat, question] of asidesOf(match)) {
      for (const junk of mangled(question, question.sample(random), random))
        expectRefused(() => twin.aside(seat, question.about.say, junk), junk);
    }
    for (const name of ['', '__proto__', 'constructor', 'x'.repeat(10_000)])
      expectRefused(() => twin.aside(0, name, null), name);
    if (all() !== before) throw new Error('a refused answer changed the match');
    for (const question of match.open) expectSane(match, question, random);
  },
};

function expectRefusals(match: Match, question: Question, random: Random): void {
  const { seat } = question;
  const { serial } = match;
  const good = question.sample(random);
  for (const junk of mangled(question, good, random))
    expectRefused(() => match.answer(seat, serial, junk), junk);
  for (const id of STALE(serial)) expectRefused(() => match.answer(seat, id, good), `question ${id}`);
  const asked = match.open.map((open) => open.seat);
  for (const other of [...STRANGERS, 'table' as const, ...Array(match.seats).keys()]) {
    if (!asked.includes(other)) expectRefused(() => match.answer(other, serial, good), `seat ${other}`);
  }
}

function expectRefused(act: () => void, what: unknown): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal && typeof error.reason.say === 'string' && error.reason.say !== '') return;
    throw new Error(`${brief(what)} is not refused but fails: ${String(error)}`, { cause: error });
  }
  throw new Error(`${brief(what)} is accepted`);
}

const brief = (what: unknown): string => (JSON.stringify(what) ?? String(what)).slice(0, 100);

/** An odd answer that happens to be good leads where its JSON leads, and breaks nothing. */
function expectSane(match: Match, question: Question, random: Random): void {
  for (const odd of doubtful(question, question.sample(random), random)) {
    const twin = match.twin();
    try {
      perform(twin, [question.seat, odd]);
    } catch (error) {
      if (error instanceof Refusal) continue;
      throw error;
    }
    expectAudited(twin);
    expectSameMatch(reloaded(twin), twin);
  }
}

const forking: Check = {
  promise: 'forks play to the end and never disturb their match',
  moments: 24,
  at({ match, random }) {
    const before = JSON.stringify([match.save(), match.state]);
    for (const seat of [random.below(match.seats), match.open[0]?.seat]) {
      if (typeof seat !== 'number') continue;
      const seed = `fork ${random.next()}`;
      const fork = match.fork(seat, seed);
      expectSame('the same fork', unordered(fork), unordered(match.fork(seat, seed)));
      expectSame('the view in a fork', fork.view(seat), match.view(seat));
      playOut(fork, random);
      expectEnded(fork);
      expectAudited(fork);
    }
    if (JSON.stringify([match.save(), match.state]) !== before) throw new Error('a fork changed its match');
  },
};

const conceding: Check = {
  promise: 'whoever may concede ends the match for good',
  moments: 60,
  at({ match }) {
    for (const seat of Array(match.seats).keys()) {
      const twin = match.twin();
      try {
        twin.aside(seat, CONCEDE, null);
      } catch (error) {
        if (error instanceof Refusal) continue;
        throw error;
      }
      expectEnded(twin);
      expectSameMatch(reloaded(twin), twin);
      if (canUndo(twin).includes(true)) throw new Error('a match that was given up can be taken back');
    }
  },
};
