import { expect, test } from 'vitest';
import { type CourseShape, courseOf, nearestTurn, stretchesOf, stretchTo } from './steer.ts';

const shape: CourseShape = {
  kind: 'course',
  ship: 'ship:0',
  from: { x: 40_000, y: 40_000, heading: 0 },
  mode: 'turn',
  most: 9_000,
  stern: false,
  segments: ['L', 'S'],
  lengths: { S: 5_400, L: 8_600 },
  rest: 0,
};

test('a finger ahead and near asks for the short segment, farther for the long one', () => {
  expect(stretchTo(shape, [], { x: 44_000, y: 40_000 })).toEqual({ measure: 'S', turn: 0, distance: 4_000 });
  expect(stretchTo(shape, [], { x: 47_000, y: 40_000 })).toEqual({ measure: 'L', turn: 0, distance: 7_000 });
  expect(stretchTo(shape, [], { x: 90_000, y: 40_000 })).toMatchObject({ measure: 'L', distance: 8_600 });
});

test('a ship turns no farther than it may, however far behind the finger is', () => {
  expect(stretchTo(shape, [], { x: 40_000, y: 45_000 })?.turn).toBe(9_000);
  expect(stretchTo(shape, [], { x: 30_000, y: 39_000 })?.turn).toBe(-9_000);
});

test('a used segment is gone: the next finger asks for the other one', () => {
  const first = { measure: 'L', turn: 0, distance: 8_600 } as const;
  expect(stretchTo(shape, [first], { x: 90_000, y: 40_000 })?.measure).toBe('S');
  const second = { measure: 'S', turn: 0, distance: 5_400 } as const;
  expect(stretchTo(shape, [first, second], { x: 90_000, y: 40_000 })).toBeUndefined();
});

test('a course is written as the rules read it, and read back as it was drawn', () => {
  const stretches = [
    { measure: 'L', turn: 3_000, distance: 8_600 },
    { measure: 'S', turn: -2_000, distance: 2_500 },
  ] as const;
  const answer = courseOf(shape, stretches);
  expect(answer).toEqual([
    { measure: 'L', turn: 3_000, distance: 'max' },
    { measure: 'S', turn: -2_000, distance: 2_500 },
  ]);
  expect(stretchesOf(shape, answer)).toEqual(stretches);
});

test('what goes any way without turning is told its direction', () => {
  const titan: CourseShape = { ...shape, mode: 'any', most: 18_000 };
  const answer = courseOf(titan, [{ measure: 'S', turn: -9_000, distance: 5_400 }]);
  expect(answer).toEqual([{ measure: 'S', direction: 27_000, distance: 'max' }]);
  expect(stretchesOf(titan, answer)).toEqual([{ measure: 'S', turn: -9_000, distance: 5_400 }]);
});

test('a ship whose stern may lead says so beyond a right angle', () => {
  const wind: CourseShape = { ...shape, most: 18_000, stern: true };
  expect(courseOf(wind, [{ measure: 'S', turn: 12_000, distance: 5_400 }])).toEqual([
    { measure: 'S', turn: 12_000, distance: 'max', from: 'stern' },
  ]);
});

test('where there is no room for the turn that was meant, the nearest that is allowed is taken', () => {
  const meant = { measure: 'S', turn: 9_000, distance: 5_400 } as const;
  expect(nearestTurn(shape, meant, ({ turn }) => turn <= 6_000).turn).toBe(6_000);
  expect(nearestTurn(shape, meant, ({ turn }) => turn <= -9_000).turn).toBe(-9_000);
  expect(nearestTurn(shape, meant, () => false)).toBe(meant);
});
