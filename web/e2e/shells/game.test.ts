import { Match } from '@portolan/kernel';
import { expectRefused, kit, play } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { shells } from './game.ts';

kit(shells);

test('one, two or three shells are taken from the heap [SH-TURN.1]', () => {
  const match = play(Match.start(shells, { seats: 2, seed: 'beach' }), [0, '1'], [1, '3'], [0, '2']);
  expect(match.state).toMatchObject({ heap: 3, taken: [3, 3] });
  expectRefused(match, [1, '4'], 'notOffered');
});

test('whoever takes the last shell wins [SH-END.1]', () => {
  const match = play(
    Match.start(shells, { seats: 2, seed: 'beach' }),
    [0, '3'],
    [1, '3'],
    [0, '2'],
    [1, '1'],
  );
  expect(match.outcome?.ranking).toEqual([[1], [0]]);
});
