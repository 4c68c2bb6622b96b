import { Match, type Game, type Json, type Rules } from '@portolan/kernel';
import { play } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { type Names, type Sentences, spoken } from './said.ts';
import { asking, type Saying, type Telling } from './says.ts';

interface Asks {
  sail: { readonly ship: string; readonly left: number };
  stay: object;
}
interface Happenings {
  sailed: {
    readonly ship: string;
    readonly by: number;
    readonly far: boolean;
    readonly past: readonly string[];
  };
}

interface State {
  left: number;
}

const { amount, may } = asking<Saying<Asks>>();

function* voyage(table: Telling<State, Saying<Happenings>>): Rules {
  if (yield* may(0, { say: 'stay' })) return;
  const { left } = table.state;
  table.state.left -= yield* amount(0, { say: 'sail', ship: 'ship:gull', left }, { min: 1, max: left });
  table.tell({ say: 'sailed', ship: 'ship:gull', by: 0, far: left > 1, past: ['isle:a', 'isle:b'] });
}

const game: Game<State, State> = {
  id: 'voyage',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  census: [],
  setup: () => ({ left: 3 }),
  play: voyage,
  outcome: () => undefined,
  view: ({ left }) => ({ left }),
  imagine: () => {},
  audit: () => undefined,
  copy: ({ left }) => ({ left }),
};

const ask: Sentences<Asks> = {
  sail: (s) => `${s.the('ship')} may sail ${s.number('left')} more`,
  stay: () => 'stay here?',
};
const log: Sentences<Happenings> = {
  sailed: (s) =>
    `${s.seat('by')} sailed ${s.the('ship')}${s.is('far') ? ' far' : ''} past ${s.list('past').join(' and ')}`,
};
const names: Names = {
  thing: (thing) => ({ the: thing.toUpperCase(), of: '', to: '' }),
  seat: (seat) => `seat ${seat}`,
};

test('what a game says is asked, told and put in words by its types', () => {
  const match = Match.start(game, { seats: 1, seed: 'says' });
  expect(match.open.map(({ about }) => spoken(ask, about, names))).toEqual(['Stay here?']);
  play(match, [0, 'no']);
  expect(match.open.map(({ about }) => spoken(ask, about, names))).toEqual(['SHIP:GULL may sail 3 more']);
  play(match, [0, 2]);
  expect(match.news.map(({ event }) => spoken(log, event, names))).toEqual([
    'Seat 0 sailed SHIP:GULL far past ISLE:A and ISLE:B',
  ]);
});

test('a misspelt name or field does not compile', () => {
  const wrong = (table: Telling<State, Saying<Happenings>>): Json[] => {
    // @ts-expect-error: nothing called sunk is told in this game
    table.tell({ say: 'sunk' });
    // @ts-expect-error: what is sailed is a ship, not a boat
    const sails: Sentences<Pick<Asks, 'sail'>> = { sail: (s) => s.the('boat') };
    // @ts-expect-error: a name is not a number
    const counts: Sentences<Pick<Asks, 'sail'>> = { sail: (s) => String(s.number('ship')) };
    return [Object.keys(sails), Object.keys(counts)];
  };
  expect(wrong).toBeTypeOf('function');
  expect(() => spoken(ask, { say: 'swim' }, names)).toThrow('no sentence says swim');
});
