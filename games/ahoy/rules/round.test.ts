import { Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, endRound, offered, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;

/** What may be done now besides placing a die, by the alphabet. */
const besides = (match: Match): string[] =>
  offered(match)
    .filter((key) => !key.startsWith('place '))
    .sort();
const places = (match: Match): boolean => offered(match).some((key) => key.startsWith('place '));

/** Places a die where it asks nothing more. */
const PASSING = ['place 1 cannons', 'place 2 repair'] as const;

test('the game is not won before the round is over [AH-RND.1]', () => {
  const match = position({
    seats: 2,
    squadron: { glory: 40, dice: [] },
    union: { gold: 0, dice: [1, 2] },
  });
  answer(match, 'squadron', 'end');
  expect(match.outcome).toBeUndefined();
  answer(match, 'union', ...PASSING, 'end');
  expect(match.outcome?.ranking).toEqual([[0], [1]]);
});

const LETTERS: { readonly [faction in Faction]: string } = {
  squadron: 'S',
  smuggler1: 'A',
  union: 'U',
  smuggler2: 'B',
};

/** Who takes the turns of a round played at random, with the number of dice placed or set aside in each. */
function turns(seats: 2 | 3 | 4, first: Faction): string {
  const purse = { gold: 0 };
  const match = position({
    seats,
    first,
    turn: first,
    squadron: purse,
    union: purse,
    smuggler1: purse,
    smuggler2: purse,
  });
  const random = Random.seeded('turns');
  let taken = '';
  while (match.state.round === 1 && match.state.stage === 'turn') {
    const { step } = match;
    const someone = match.state.players[match.state.turn.player];
    const before = someone?.dice.length ?? 0;
    let after = before;
    while (match.step === step) {
      after = someone?.dice.length ?? 0;
      const [question] = match.open;
      if (question) match.answer(question.seat, match.serial, question.sample(random));
    }
    taken += `${LETTERS[someone?.faction ?? 'squadron']}${before - after}`;
  }
  return taken;
}

test('turns go clockwise from the first player: two dice each, and the Squadron’s fifth in a third turn [AH-RND.2] [AH-RND.6] [EX-15]', () => {
  expect(turns(2, 'squadron')).toBe('S2U2S2U2S1');
  expect(turns(2, 'union')).toBe('U2S2U2S2S1');
  expect(turns(3, 'squadron')).toBe('S2A2U2S2A2U2S1');
  expect(turns(3, 'smuggler1')).toBe('A2U2S2A2U2S2S1');
  expect(turns(3, 'union')).toBe('U2S2A2U2S2A2S1');
  expect(turns(4, 'squadron')).toBe('S2A2U2B2S2A2U2B2S1');
  expect(turns(4, 'smuggler1')).toBe('A2U2B2S2A2U2B2S2S1');
  expect(turns(4, 'union')).toBe('U2B2S2A2U2B2S2A2S1');
  expect(turns(4, 'smuggler2')).toBe('B2S2A2U2B2S2A2U2S1');
});

test('the third turn of the Squadron follows its second if it is last, and comes after everybody if not [AH-RND.17] [AH-RND.19]', () => {
  const after = (smuggler: readonly number[]): string => {
    const match = position({
      seats: 3,
      squadron: { gold: 0, dice: [1, 2, 3], damaged: ['sail'] },
      smuggler1: { gold: 0, dice: smuggler },
      union: { dice: [] },
    });
    answer(match, 'squadron', 'place 1 tailwind', 'no', 'place 2 repair', [], 'end');
    return asked(match);
  };
  expect(after([])).toBe('squadron: turn');
  expect(after([1, 1])).toBe('smuggler1: turn');
});

test('exactly two dice are placed in a turn: no end before the second, no third [AH-RND.4] [AH-RND.10]', () => {
  const match = position({ turn: 'union', union: { gold: 0, dice: [1, 2, 3, 4] } });
  const standing = (): unknown[] => [match.open[0]?.about['left'], places(match), besides(match)];
  expect(standing()).toEqual([2, true, []]);
  answer(match, 'union', PASSING[0]);
  expect(standing()).toEqual([1, true, []]);
  answer(match, 'union', PASSING[1]);
  expect(standing()).toEqual([0, false, ['end']]);
  answer(match, 'union', 'end');
  expect(asked(match)).toBe('smuggler2: turn');
});

test('in its last turn of the round the Squadron places exactly one die [AH-RND.5]', () => {
  const match = position({
    seats: 2,
    squadron: { gold: 0, dice: [1, 2, 1], damaged: ['sail'] },
    union: { dice: [] },
  });
  answer(match, 'squadron', 'place 1 tailwind', 'no', 'place 2 repair', [], 'end');
  expect([places(match), besides(match)]).toEqual([true, []]);
  answer(match, 'squadron', 'place 1 deploy', 'space:0,0');
  expect([places(match), besides(match)]).toEqual([false, ['end']]);
});

/** Smuggler 1 on the Fish Island, with a Merchant's row of things to do without a die. */
const busy = (given: Position = {}): Match =>
  position({
    turn: 'smuggler1',
    market: ['M01'],
    deck: ['M02', 'M04'],
    smuggler1: { at: [0, 0], gold: 9, dice: [1, 2], cargo: ['M06'], crew: ['fatalGale'] },
    ...given,
  });

test('actions without a die: recruiting for gold, picking up, delivering, plans and some crew [AH-RND.8]', () => {
  expect(besides(busy())).toEqual(['deliver M06', 'pickUp M01', 'recruit M01', 'use M30']);
  const union = position({
    turn: 'union',
    map: [{ tile: 'R01', at: [0, 0], comrades: 2 }],
    squadron: { at: [0, 0] },
    smuggler2: { at: [0, 0] },
    union: { at: [0, 0], hand: ['evacuation', 'cutter', 'secretWeapon'] },
  });
  expect(besides(union)).toEqual(['plan cutter', 'plan evacuation']);
});

test('any number of them may be done before, between and after the dice [AH-RND.7]', () => {
  const match = busy();
  answer(match, 'smuggler1', 'recruit M01', 'recruit M02', 'place 1 cannons', '1', 'pickUp M04');
  expect(besides(match)).toContain('deliver M06');
  answer(match, 'smuggler1', 'place 2 repair', '2');
  expect(besides(match)).toEqual(['deliver M06', 'end', 'use M30']);
  answer(match, 'smuggler1', 'use M30', 'space:2,1');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(match.state.turn.placed).toBe(2);
});

test('an action is finished before another begins [AH-RND.9]', () => {
  const match = busy();
  answer(match, 'smuggler1', 'place 1 sail', '1');
  expect(offered(match)).toEqual(['n', 'e', 's', 'w']);
  answer(match, 'smuggler1', 's');
  expect(offered(match)).toEqual(['n', 'e', 's', 'w', 'stop']);
});

const BLOCKED = ['sail', 'tailwind', 'cannons', 'cannons2', 'bombard', 'order', 'deploy'] as const;

test('a die that fits nowhere is set aside: it counts for the turn and is lost for the round [AH-RND.11] [AH-RND.12]', () => {
  const match = position({
    seats: 2,
    squadron: { at: [0, 0], gold: 0, dice: [1, 1, 6], damaged: BLOCKED, crew: ['fatalGale'] },
    union: { dice: [] },
  });
  expect(besides(match)).toEqual(['setAside 1', 'setAside 6', 'use M30']);
  answer(match, 'squadron', 'setAside 1');
  expect(offered(match)).not.toContain('end');
  answer(match, 'squadron', 'setAside 1', 'use M30', 'space:1,0', 'repair', ['sail', 'deploy']);
  expect(offered(match)).toEqual(['end']);
  answer(match, 'squadron', 'end');
  expect(offered(match)).toEqual(['place 6 sail', 'place 6 deploy']);
});

test('no die is set aside while any of them can be placed without gold [AH-RND.13]', () => {
  const asides = (dice: readonly number[], gold: number): string[] =>
    besides(position({ squadron: { gold, dice, damaged: BLOCKED } }));
  expect(asides([1, 2], 0)).toEqual([]);
  expect(asides([1, 3], 0)).toEqual(['setAside 1', 'setAside 3']);
  expect(asides([1, 3], 1)).toEqual(['setAside 1', 'setAside 3']);
});

test('with a 1, only Bombard and Order free and 2 gold: a 3 on Order, or the die is set aside [EX-42]', () => {
  const match = position({
    squadron: {
      gold: 2,
      dice: [1],
      on: { sail: 1, tailwind: 1, deploy: 1, repair: 2 },
      damaged: ['cannons', 'cannons2'],
    },
  });
  expect(offered(match)).toEqual(['place 1 order', 'setAside 1']);
  answer(match, 'squadron', 'place 1 order');
  expect(offered(match)).toEqual(['3']);
});

test('the next turn is that of the next player clockwise with a die to place; who has none gets none [AH-RND.14] [AH-RND.15]', () => {
  const next = (smuggler1: number, union: number, smuggler2: number): string => {
    const dice = (count: number): number[] => [1, 2, 3, 4].slice(0, count);
    const match = position({
      squadron: { dice: [] },
      smuggler1: { dice: dice(smuggler1) },
      union: { dice: dice(union) },
      smuggler2: { dice: dice(smuggler2) },
    });
    answer(match, 'squadron', 'end');
    return asked(match);
  };
  expect(next(2, 2, 2)).toBe('smuggler1: turn');
  expect(next(0, 2, 2)).toBe('union: turn');
  expect(next(0, 0, 2)).toBe('smuggler2: turn');
});

test('the round ends when nobody has a die to place [AH-RND.16]', () => {
  expect(endRound({ seats: 3 }).state.round).toBe(2);
  expect(endRound({ seats: 3, union: { dice: [1] } }).state.round).toBe(1);
});

test('the Squadron’s third turn is a turn of its own: it ends again, and “once per turn” begins anew [AH-RND.18]', () => {
  const match = position({
    seats: 2,
    squadron: { at: [0, 0], gold: 8, dice: [1, 2, 3], crew: ['breezeWhisperer', 'elder'] },
    union: { dice: [] },
  });
  answer(
    match,
    'squadron',
    'place 1 deploy',
    '1',
    'space:0,0',
    'place 2 repair',
    '2',
    'use M25',
    'space:0,1',
  );
  expect(offered(match)).toEqual(['end']);
  answer(match, 'squadron', 'end');
  expect(whoIs(match, 'squadron').gold).toBe(7);
  expect(offered(match)).toContain('use M25');
  answer(match, 'squadron', 'place 3 order', '3', 'stop', 'end');
  expect(whoIs(match, 'squadron').gold).toBe(8);
});
