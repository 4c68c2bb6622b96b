import { type Advice, type Game, type Json, Match, Pick, type Saved } from '@portolan/kernel';
import { describe, expect, test, vi } from 'vitest';
import { type Budget, LEVELS, type Level, PLAYERS } from './levels.ts';
import { advice, type Pearls, pearls } from './pearls.ts';
import { Imagined, seenBy } from './seen.ts';
import { mayStepIn } from './asides.ts';
import { moveIn, moveOf, think } from './think.ts';

const start = (seed = 'a'): Match<Pearls, Omit<Pearls, 'pearl'>> => Match.start(pearls, { seats: 2, seed });

function answerOf(match: Match<Pearls, Omit<Pearls, 'pearl'>>, level: Level, seed: string, ponderings = 200) {
  const [open] = match.open;
  if (!open || open.seat === 'table') throw new Error('nobody is asked');
  const seen = seenBy(match, open.seat, seed);
  if (!seen) throw new Error('not asked');
  return think(PLAYERS[level](seen, advice), { ponderings });
}

/** The same match with the pearl under another shell: nothing any seat can see has changed. */
function withPearl(saved: Saved, pearl: number): Match<Pearls, Omit<Pearls, 'pearl'>> {
  return Match.load(pearls, { ...saved, state: { ...(saved.state as Pearls), pearl } });
}

describe.each(LEVELS)('the %s', (level) => {
  test('gives only answers that are offered, to the end of the game', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = start(seed);
      while (!match.outcome) {
        const [open] = match.open;
        if (!open) throw new Error('nobody is asked');
        match.answer(open.seat, match.serial, answerOf(match, level, `${seed}${match.serial}`, 20));
      }
      expect(match.outcome).toBeDefined();
    }
  });

  test('answers alike whatever its seat cannot see', () => {
    const saved = start().save();
    const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
    const answers = [0, 1, 2].map((pearl) =>
      seeds.map((seed) => answerOf(withPearl(saved, pearl), level, seed)),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('answers alike for the same seed', () => {
    expect(answerOf(start(), level, 'same')).toBe(answerOf(start(), level, 'same'));
  });

  test('never does what the advice weighs at nothing', () => {
    const timid: Advice<Pearls> = {
      ...advice,
      weigh: (state, { about }, answers) =>
        about.say === 'shell' ? answers.map((_, i) => (state.prizes[i] === 1 ? 1 : 0)) : undefined,
    };
    const match = start();
    for (let i = 0; i < 20; i++) {
      const seen = seenBy(match, 0, `timid ${i}`);
      if (!seen) throw new Error('not asked');
      expect(think(PLAYERS[level](seen, timid), { ponderings: 50 })).toBe('shell 0');
    }
  });

  test('has an answer when it is stopped at once', () => {
    const seen = seenBy(start(), 0, 'stopped');
    if (!seen) throw new Error('not asked');
    const thought = PLAYERS[level](seen, advice);
    for (let i = 0; i < 30; i++) {
      expect(seen.candidates).toContain(thought.answer());
      thought.ponder();
    }
  });
});

test.each(['mate', 'admiral'] as const)('the %s goes for the best prize and keeps it', (level) => {
  const match = start();
  const best = `shell ${match.view(0).prizes.indexOf(6)}`;
  const seeds = Array.from({ length: 20 }, (_, i) => `prize ${i}`);
  const found = seeds.filter((seed) => answerOf(match, level, seed) === best);
  expect(found.length).toBeGreaterThan(level === 'mate' ? 11 : 15);
  match.answer(0, match.serial, best);
  expect(answerOf(match, level, 'keep')).toBe('yes');
});

test('a player is shown only imagined states', () => {
  const match = start();
  const seen = seenBy(match, 0, 'spy');
  if (!seen) throw new Error('not asked');
  const shown: Pearls[] = [];
  const spying: Advice<Pearls> = {
    ...advice,
    worth: (state) => (shown.push(state), state.found),
    weigh: (state) => (shown.push(state), undefined),
  };
  for (const level of LEVELS) think(PLAYERS[level](seen, spying), { ponderings: 20 });
  expect(shown.length).toBeGreaterThan(20);
  expect(shown).not.toContain(match.state);
  expect(new Set(shown.map(({ pearl }) => pearl))).toEqual(new Set([0, 1, 2]));
});

test('no way leads from what a player is given to the match', () => {
  const match = start();
  const seen = seenBy(match, 0, 'spy');
  if (!seen) throw new Error('not asked');
  const reached = reachable([seen, seen.fork(), seen.fork().question]);
  expect([...reached].filter((thing) => thing instanceof Match)).toEqual([]);
  expect(reached).not.toContain(match.state);
  expect(reached.size).toBeGreaterThan(10);
});

test('each imagining is a fresh one', () => {
  const seen = seenBy(start(), 0, 'fresh');
  const pearlsSeen = Array.from({ length: 60 }, () => seen?.fork().state.pearl);
  expect(new Set(pearlsSeen)).toEqual(new Set([0, 1, 2]));
});

test('a seat that is not asked sees no question', () => {
  expect(seenBy(start(), 1, 'other')).toBeUndefined();
});

test('an imagined match is played on without touching the match', () => {
  const match = start();
  const before = JSON.stringify(match.save());
  const imagined = seenBy(match, 0, 'apart')?.fork();
  if (!(imagined instanceof Imagined)) throw new Error('nothing imagined');
  for (let question = imagined.question; question; question = imagined.question) {
    imagined.answer(question, question.candidates(match.random)[0] ?? null);
  }
  expect(imagined.outcome).toBeDefined();
  expect(JSON.stringify(match.save())).toBe(before);
});

/** Everything that can be reached through properties and getters, own or inherited. */
function reachable(from: readonly unknown[]): Set<unknown> {
  const reached = new Set<unknown>();
  const left = [...from];
  for (let thing = left.pop(); thing !== undefined; thing = left.pop()) {
    if ((typeof thing !== 'object' && typeof thing !== 'function') || thing === null || reached.has(thing))
      continue;
    reached.add(thing);
    for (const name of namesOf(thing)) left.push(Reflect.get(thing, name) ?? null);
  }
  return reached;
}

function namesOf(thing: object): string[] {
  const above: unknown = Object.getPrototypeOf(thing);
  const names = Object.getOwnPropertyNames(thing).filter((name) => !UNREAD.includes(name));
  const ends = above === null || above === Object.prototype || above === Function.prototype;
  return ends || typeof above !== 'object' ? names : [...names, ...namesOf(above)];
}

/** A question has no value yet; the rest belongs to the language. */
const UNREAD = ['value', 'constructor', 'caller', 'callee', 'arguments'];

describe('an aside', () => {
  /** Pearls where a seat may wager before it answers: for a point more, or for one less. */
  const wager = (gain: number): Game<Pearls, Omit<Pearls, 'pearl'>> => ({
    ...pearls,
    asides: (state, seat) => [
      {
        question: new Pick(seat, { say: 'wager' }, () => [{ key: 'high' }, { key: 'low' }]),
        act: (table, answer) => {
          table.state.found[seat] = (state.found[seat] ?? 0) + (answer === 'high' ? gain : 0);
        },
      },
    ],
  });
  const bold: Advice<Pearls> = { ...advice, asides: (_, __, answers) => answers.map(() => 1) };
  const moveAt = (gain: number, told: Advice<Pearls>, level: Level = 'mate') => {
    const match = Match.start(wager(gain), { seats: 2, seed: 'wager' });
    const move = () =>
      moveOf({ game: wager(gain), advice: told }, match, {
        seat: 0,
        level,
        seed: 'wager',
        budget: { ponderings: 20 },
      });
    return { match, move };
  };

  test.each(LEVELS)('that is worth it is taken by the %s, once, before it answers', (level) => {
    const { match, move } = moveAt(3, bold, level);
    expect(move()).toEqual({ aside: 'wager', answer: 'high' });
    match.aside(0, 'wager', 'high');
    expect(move().aside).toBeUndefined();
    match.answer(0, match.serial, 'shell 0');
    expect(move().aside).toBe('wager');
  });

  test('that is worth it is taken by a seat that is not asked, once', () => {
    const match = Match.start(wager(3), { seats: 2, seed: 'wager' });
    const playable = { game: wager(3), advice: bold };
    const move = (seat: number) =>
      moveIn(playable, { saved: match.save(), seat, level: 'mate', seed: 'wager', unasked: true });
    expect([0, 1].map((seat) => mayStepIn(match, seat))).toEqual([false, true]);
    expect(move(1)).toEqual({ aside: 'wager', answer: 'high' });
    match.aside(1, 'wager', 'high');
    expect(move(1)).toBeUndefined();
  });

  test.each([
    ['does harm', -3, bold],
    ['the advice says nothing of', 3, advice],
    [
      'the advice gives no weight',
      3,
      { ...advice, asides: (_: Pearls, __: unknown, all: readonly Json[]) => all.map(() => 0) },
    ],
  ])('that %s is not taken', (_, gain, told) => {
    expect(moveAt(gain, told).move().aside).toBeUndefined();
  });

  test('changes nothing of the match while it is thought about', () => {
    const { match, move } = moveAt(3, bold);
    const before = JSON.stringify([match.save(), match.state]);
    move();
    expect(JSON.stringify([match.save(), match.state])).toBe(before);
  });
});

describe('how long is thought about an answer', () => {
  /** How often it is pondered, a millisecond each time, when the best answer gains a lead of 3 in 10. */
  function ponderingsIn(budget: Budget): number {
    vi.useFakeTimers();
    let done = 0;
    const ponder = () => {
      vi.advanceTimersByTime(1);
      return ++done > 0;
    };
    think({ ponder, answer: () => 'best', lead: () => 0.3 * done }, budget);
    vi.useRealTimers();
    return done;
  }

  test('by ponderings, until the answer is nearly certain', () => {
    expect(ponderingsIn({ ponderings: 120 })).toBe(64);
  });

  test('by time, until no other answer could catch up', () => {
    expect(ponderingsIn({ time: 120 })).toBe(96);
  });

  test('by both, whatever comes first', () => {
    expect(ponderingsIn({ time: 1000, ponderings: 120 })).toBe(64);
    expect(ponderingsIn({ time: 40, ponderings: 120 })).toBe(32);
    expect(ponderingsIn({ time: 10, ponderings: 120 })).toBe(10);
  });
});
