import { expect, test } from 'vitest';
import { FLAGSHIP, PATROLS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, endRound, offered, slotIn, where } from './acting.ts';
import { isLoaded } from './battle.ts';

type Match = ReturnType<typeof position>;

/** Smuggler 1's turn, without gold; the others keep away. */
const smuggler = (ship: NonNullable<Position['smuggler1']>, given: Position = {}): Match =>
  position({
    turn: 'smuggler1',
    squadron: { at: [3, 2] },
    union: { at: [3, 2] },
    smuggler2: { at: [3, 2] },
    ...given,
    smuggler1: { gold: 0, ...ship },
  });

test('Sail moves the Flagship 1 or 2 spaces, each to an adjacent one [AH-ACT.1]', () => {
  const sail = (...answers: string[]): string => {
    const match = smuggler({ at: [1, 0], dice: [6] });
    answer(match, 'smuggler1', 'place 6 sail', ...answers);
    expect(asked(match)).toBe('smuggler1: turn');
    return where(match, FLAGSHIP.smuggler1);
  };
  expect(sail('w', 'stop')).toBe('0,0');
  expect(sail('w', 's')).toBe('0,1');
});

test('Sail takes at least one step [AH-ACT.2]', () => {
  const match = smuggler({ at: [0, 1], dice: [6] }, { pile: [] });
  answer(match, 'smuggler1', 'place 6 sail');
  expect(offered(match)).toEqual(['n', 'e']);
});

/** R01, R12 and between them R10: Tailwind icons 1, 1 and 5. */
const WINDY: Position['map'] = [
  { tile: 'R01', at: [0, 0] },
  { tile: 'R10', at: [2, 0] },
  { tile: 'R04', at: [4, 0] },
];

test('Tailwind goes to a space with the icon of the die, whatever lies between [AH-ACT.3] [AH-ACT.4]', () => {
  const match = smuggler(
    { at: [0, 0], dice: [5, 1] },
    {
      map: WINDY,
      squadron: { at: [2, 0], strongholds: [[2, 0]] },
      union: { at: [2, 0] },
      smuggler2: { at: [2, 0] },
    },
  );
  answer(match, 'smuggler1', 'place 5 tailwind');
  expect(offered(match)).toEqual(['space:5,1', 'no']);
  answer(match, 'smuggler1', 'space:5,1');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('5,1');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('Tailwind without such an icon, or declined, does nothing and keeps its die [AH-ACT.5]', () => {
  const none = smuggler({ at: [0, 0], dice: [4, 1] });
  answer(none, 'smuggler1', 'place 4 tailwind');
  expect(asked(none)).toBe('smuggler1: turn');
  const declined = smuggler({ at: [0, 0], dice: [5, 1] });
  answer(declined, 'smuggler1', 'place 5 tailwind', 'no');
  expect(where(declined, FLAGSHIP.smuggler1)).toBe('0,0');
  expect([slotIn(none, 'smuggler1', 'tailwind').die, slotIn(declined, 'smuggler1', 'tailwind').die]).toEqual([
    4, 5,
  ]);
});

test('Tailwind leads to another space than the one the Flagship is on [AH-ACT.6]', () => {
  const match = smuggler(
    { at: [0, 1], dice: [1] },
    { map: WINDY, squadron: { at: [2, 0] }, union: { at: [2, 0] }, smuggler2: { at: [2, 0] } },
  );
  answer(match, 'smuggler1', 'place 1 tailwind');
  expect(offered(match)).toEqual(['space:2,1', 'no']);
  const alone = smuggler({ at: [0, 1], dice: [1, 2] });
  answer(alone, 'smuggler1', 'place 1 tailwind');
  expect(asked(alone)).toBe('smuggler1: turn');
});

test('a die on Cannons loads its owner’s figures until the end of the round [AH-ACT.7]', () => {
  const match = position({ squadron: { gold: 0, dice: [6, 1, 2], patrols: [[0, 0]] } });
  const loaded = (): boolean[] =>
    [FLAGSHIP.squadron, PATROLS[0] ?? -1].map((figure) => isLoaded(match.state, figure));
  expect(loaded()).toEqual([false, false]);
  answer(match, 'squadron', 'place 6 cannons');
  expect(loaded()).toEqual([true, true]);
  answer(match, 'squadron', 'place 1 deploy', 'space:1,0', 'end');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(loaded()).toEqual([true, true]);

  const over = endRound({ seats: 3, squadron: { on: { cannons: 6 } } });
  expect(isLoaded(over.state, FLAGSHIP.squadron)).toBe(false);
});

test('Repair removes up to 2 damage tokens from board and crew [AH-ACT.8]', () => {
  const damaged = ['sail', 'fullSail', 'M22'] as const;
  const repaired = (...slots: string[]): string[] => {
    const match = smuggler({ dice: [2], damaged, crew: ['deckhand'] });
    answer(match, 'smuggler1', 'place 2 repair');
    expect(match.open[0]?.offer()).toMatchObject({ range: { min: 0, max: 2 } });
    answer(match, 'smuggler1', slots);
    return damagedSlots(match, 'smuggler1');
  };
  expect(repaired()).toEqual(damaged);
  expect(repaired('M22')).toEqual(['sail', 'fullSail']);
  expect(repaired('sail', 'M22')).toEqual(['fullSail']);
});

test('Repair does nothing for the Cutter and the Gunship [AH-ACT.9]', () => {
  const match = position({
    turn: 'union',
    union: {
      gold: 0,
      dice: [2],
      cutter: [3, 2],
      gunship: [3, 2],
      damaged: ['cutterSail', 'gunshipTailwind', 'gather'],
    },
  });
  answer(match, 'union', 'place 2 repair');
  expect(offered(match)).toEqual(['gather']);
});
