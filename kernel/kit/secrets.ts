import { heard, type Game, type Viewer } from '../game.ts';
import type { Match } from '../match.ts';
import { Refusal, type Seat } from '../question.ts';
import { Random } from '../random.ts';
import { expectSame, objectsIn, same, viewersOf } from './compare.ts';
import type { Check } from './survey.ts';
import { type Moment, perform } from './walk.ts';

const seatsOf = ({ seats }: { seats: number }): Seat[] => [...Array(seats).keys()];

/** The match as it might be as far as this seat knows, with the same chance to come. */
export function imagined(match: Match, seat: Seat, random: Random): Match {
  const twin = match.twin();
  match.game.imagine(twin.state, seat, random);
  for (const question of twin.open) question.relist();
  return twin;
}

const views: Check = {
  promise: 'a view shows nothing that its seat may not know, nor does a question',
  moments: 600,
  at({ match, random }) {
    for (const seat of seatsOf(match)) {
      const other = imagined(match, seat, random);
      expectSame(`seat ${seat} sees something hidden`, match.view(seat), other.view(seat));
      expectSame(`seat ${seat} is offered something hidden`, match.asked(seat), other.asked(seat));
      expectSame(
        `a spectator sees what seat ${seat} may not know`,
        match.view('spectator'),
        other.view('spectator'),
      );
    }
  },
};

const events: Check = {
  promise: 'no event betrays what the view keeps hidden, nor does who is asked what',
  moments: 400,
  at(moment) {
    if (moment.halfAnswered) return;
    const real = moment.match.twin();
    perform(real, moment.act);
    for (const seat of seatsOf(moment.match)) {
      const other = performedElsewhere(moment, seat);
      if (!other) continue;
      for (const viewer of [seat, 'spectator'] as const) {
        if (!same(real.view(viewer), other.view(viewer))) continue;
        expectSame(
          `what ${viewer} hears tells more than it sees`,
          heardBy(real, viewer),
          heardBy(other, viewer),
        );
        expectSame(
          `who is asked what tells ${viewer} more than it sees`,
          askedBy(real, viewer),
          askedBy(other, viewer),
        );
      }
    }
  },
};

const askedBy = (match: Match, viewer: Viewer): unknown =>
  match.asked(viewer).map((asked) => ({ ...asked, id: 0 }));

const heardBy = (match: Match, viewer: Viewer): unknown => match.news.map((told) => heard(told, viewer));

/** The same act in a world the seat can imagine; nothing if it is not offered there. */
function performedElsewhere(moment: Moment, seat: Seat): Match | undefined {
  const other = imagined(moment.match, seat, moment.random);
  try {
    perform(other, moment.act);
    return other;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw new Error(`rules fail in a world that seat ${seat} can imagine: ${String(error)}`, {
      cause: error,
    });
  }
}

const inPlace: Check = {
  promise: 'imagining changes what is there and replaces, loses and doubles nothing',
  moments: 600,
  at({ match, random }) {
    for (const seat of seatsOf(match)) {
      const state = match.game.copy(match.state);
      const before = objectsIn(state);
      match.game.imagine(state, seat, random);
      const after = objectsIn(state);
      for (const [object, path] of before) {
        if (!after.has(object)) throw new Error(`imagining for seat ${seat} replaces ${path}`);
      }
      const wrong = match.game.audit(state);
      if (wrong !== undefined) throw new Error(`after imagining for seat ${seat} ${wrong}`);
    }
  },
};

/** Whatever a seat cannot know must come out otherwise now and then. */
function redeals(): Check {
  const tally = { imaginings: 0, changed: 0, hides: false, secretsSeen: false, viewsChanged: 0 };
  return {
    promise: 'imagining really deals anew what is hidden',
    moments: 300,
    start(match) {
      for (const seat of seatsOf(match)) expectHiddenRedealt(match, seat);
    },
    at({ match, random }) {
      const seat = random.below(match.seats);
      const other = imagined(match, seat, random);
      tally.imaginings++;
      tally.hides ||= !same(match.state, match.view('spectator'));
      if (!same(match.state, other.state)) tally.changed++;
      for (const someone of seatsOf(match)) {
        if (someone === seat) continue;
        tally.secretsSeen ||= seesSecret(match, someone);
        if (!same(match.view(someone), other.view(someone))) tally.viewsChanged++;
      }
    },
    last() {
      if (tally.hides && tally.changed === 0)
        throw new Error(`${tally.imaginings} imaginings never changed anything`);
      if (tally.secretsSeen && tally.viewsChanged === 0)
        throw new Error('what only another seat sees was never dealt anew');
    },
  };
}

/** A seat sees a word that the public sees nowhere: a card in its hand. */
function seesSecret(match: Match, seat: Seat): boolean {
  const known = new Set(wordsIn(match.view('spectator')));
  return wordsIn(match.view(seat)).some((word) => !known.has(word));
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** What differs from deal to deal without the seat seeing it is hidden: it must not survive every imagining. */
function expectHiddenRedealt({ game, seats, options, brought, inherited }: Match, seat: Seat): void {
  const dealt = (seed: string): unknown =>
    game.setup({ seats, options, brought, inherited, random: Random.seeded(seed) });
  const one = dealt('one deal');
  const random = Random.seeded('imaginings');
  const imaginings = Array.from({ length: 20 }, () => {
    const copy = game.copy(one);
    game.imagine(copy, seat, random);
    return copy;
  });
  for (const path of hiddenPaths(game, one, dealt('another deal'), seat)) {
    if (imaginings.every((copy) => same(at(copy, path), at(one, path))))
      throw new Error(
        `seat ${seat} never imagines another ${path.join('.')}, though its view does not show it`,
      );
  }
}

type Path = readonly string[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** Where a part of another deal could be put in without the seat noticing. */
function hiddenPaths(game: Game, one: unknown, other: unknown, seat: Seat, path: Path = []): Path[] {
  const [here, there] = [at(one, path), at(other, path)];
  if (same(here, there)) return [];
  if (path.length > 0 && isUnseen(game, one, path, there, seat)) return [path];
  if (typeof here !== 'object' || here === null) return [];
  return Object.keys(here).flatMap((key) => hiddenPaths(game, one, other, seat, [...path, key]));
}

function isUnseen(game: Game, state: unknown, path: Path, part: unknown, seat: Seat): boolean {
  const copy = game.copy(state);
  const parent = at(copy, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof parent !== 'object' || parent === null || key === undefined) return false;
  Reflect.set(parent, key, part);
  try {
    return same(game.view(state, seat), game.view(copy, seat));
  } catch {
    return false;
  }
}

const FOREIGN = 'foreign';

/** A view is a list of what is seen: what is added to the state is in none until somebody lists it. */
const listed: Check = {
  promise: 'a view lists what it shows: a foreign field anywhere in the state is in no view',
  moments: 200,
  at({ match: { game, state, seats } }) {
    const planted = game.copy(state);
    for (const [object, path] of objectsIn(planted))
      if (!Array.isArray(object)) Reflect.set(object, FOREIGN, `${FOREIGN} in ${path}`);
    for (const viewer of viewersOf({ seats })) {
      const found = foreignIn(game.view(planted, viewer));
      if (found !== undefined) throw new Error(`the view of ${viewer} shows what is ${found}`);
    }
  },
};

/** The first foreign thing in it, be it a field or what one holds. */
function foreignIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.startsWith(FOREIGN) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const item of Object.values(value)) {
    const found = foreignIn(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** With one seed the same comes out for all truths that the seat cannot tell apart. */
const blind: Check = {
  promise: 'imagining depends on nothing but what its seat may know',
  moments: 600,
  at({ match, random }) {
    const { game, state } = match;
    for (const seat of seatsOf(match)) {
      const [one, other] = [game.copy(state), game.copy(state)];
      game.imagine(other, seat, random);
      const seed = `${random.next()}`;
      const [first, second] = [Random.seeded(seed), Random.seeded(seed)];
      game.imagine(one, seat, first);
      game.imagine(other, seat, second);
      expectSame(`seat ${seat} imagines by what it cannot know`, one, other);
      expectSame(`seat ${seat} draws by what it cannot know`, first.save(), second.save());
    }
  },
};

export const secretChecks = (): Check[] => [views, events, listed, inPlace, blind, redeals()];
