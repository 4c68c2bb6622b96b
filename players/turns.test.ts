import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const everybody = (): boolean => true;

/** Takes so many turns, or all there are. */
function taken(turns: Turns<string>, most = Infinity, may: (whom: string) => boolean = everybody): string[] {
  const items: string[] = [];
  for (let item = turns.next(may); item !== undefined; item = turns.next(may)) {
    items.push(item);
    if (items.length >= most) break;
  }
  return items;
}

test('who asks for much and who asks for little take turns', () => {
  const turns = new Turns<string>();
  for (let i = 0; i < 300; i++) turns.add('ann', `ann ${i}`, 1000);
  expect(taken(turns, 3)).toEqual(['ann 0', 'ann 1', 'ann 2']);
  for (let i = 0; i < 2; i++) turns.add('bob', `bob ${i}`, 1000);
  expect(taken(turns, 5)).toEqual(['bob 0', 'ann 3', 'bob 1', 'ann 4', 'ann 5']);
});

test('what is quick goes first, one own and that of others', () => {
  const turns = new Turns<string>();
  turns.add('ann', 'ann slow', 1000);
  turns.add('ann', 'ann quick', 5);
  turns.add('bob', 'bob slow', 1000);
  turns.add('cid', 'cid quick', 5);
  expect(taken(turns)).toEqual(['ann quick', 'cid quick', 'bob slow', 'ann slow']);
});

test('a flood of what is quick does not hold up what is slow for longer than its share', () => {
  const turns = new Turns<string>();
  for (let i = 0; i < 1000; i++) turns.add('ann', 'quick', 5);
  turns.add('bob', 'slow', 1000);
  expect(taken(turns).indexOf('slow')).toBe(200);
});

test('who may have no turn now is passed over and keeps what waits', () => {
  const turns = new Turns<string>();
  turns.add('ann', 'ann', 5);
  turns.add('bob', 'bob', 1000);
  expect(taken(turns, Infinity, (whom) => whom !== 'ann')).toEqual(['bob']);
  expect(taken(turns)).toEqual(['ann']);
});

test('what is taken out as a whole is everything, and then nothing waits', () => {
  const turns = new Turns<string>();
  for (const whom of ['ann', 'bob', 'ann']) turns.add(whom, whom, 5);
  expect(turns.empty().toSorted()).toEqual(['ann', 'ann', 'bob']);
  expect(taken(turns)).toEqual([]);
});
