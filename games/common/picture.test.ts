import { expect, test } from 'vitest';
import { oncePerPicture } from './picture.ts';

test('what is listed of one picture is the very same thing for all, and another picture has its own', () => {
  const listed = oncePerPicture(({ at }: { at: number[] }) => at.map((space) => ({ space })));
  const picture = { at: [1, 2] };
  expect(listed(picture)).toEqual([{ space: 1 }, { space: 2 }]);
  expect(listed(picture)).toBe(listed(picture));
  expect(listed({ at: [3] })).toEqual([{ space: 3 }]);
});
