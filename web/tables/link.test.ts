import type { Entered, Scene, Sheet, Update, Watcher } from '@portolan/service/client.ts';
import { ServiceProblem } from '@portolan/service/client.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { House } from './house.ts';
import { TableLink } from './link.ts';

vi.mock('./near/line.ts', () => ({ nearHouse: {} }));
beforeAll(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

const sheet = { id: 't', seats: [], status: 'playing' } as unknown as Sheet;
const scene = (id: number): Scene => ({
  view: { at: id },
  asked: [{ id, seat: 0, about: { say: 'sail' } }],
  asides: [],
  undo: false,
  step: 0,
});
const told = (n: number): Update => ({ n, at: n, scene: scene(n), events: [{ say: `event ${n}` }] });
const begun: Update = { ...told(1), sheet };

/** A house where one table is watched: what it tells and answers is up to the test. */
function houseWith(history: Update[], answer: House['answer']): { house: House; watcher: () => Watcher } {
  let watching: Watcher | undefined;
  const house = {
    watch: (_table: string, _as: unknown, watcher: Watcher) => {
      watching = watcher;
      return () => {};
    },
    history: () => Promise.resolve({ updates: history }),
    answer,
  } as unknown as House;
  return {
    house,
    watcher: () => {
      if (!watching) throw new Error('nobody watches');
      return watching;
    },
  };
}

const acknowledged = (n: number): Promise<Entered> => Promise.resolve({ n });

test('a table is shown at once, and its story from the beginning as soon as it is there', async () => {
  const { house, watcher } = houseWith([begun, told(2)], () => acknowledged(3));
  const link = new TableLink('t', 0, house);
  link.follow();
  watcher().told({ n: 2, sheet, scene: scene(2) }, undefined);
  expect(link.known().story.map(({ n }) => n)).toEqual([2]);
  watcher().told({ n: 3, sheet, scene: scene(3) }, told(3));
  await vi.waitFor(() => expect(link.known().whole).toBe(true));
  expect(link.known().story.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('over a broken line an answer is sent again until it is in', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const { house, watcher } = houseWith([begun], () => {
    tries++;
    if (tries < 3) throw new ServiceProblem(0, { problem: 'unreachable', sentence: '' });
    watcher().told({ n: 2, sheet, scene: scene(2) }, told(2));
    return acknowledged(2);
  });
  const link = new TableLink('t', 0, house);
  link.follow();
  watcher().told({ n: 1, sheet, scene: scene(1) }, undefined);
  const sent = link.answer(1, 'n');
  await vi.advanceTimersByTimeAsync(500);
  expect(link.known()).toMatchObject({ connected: false, sending: true });
  await vi.advanceTimersByTimeAsync(3000);
  await sent;
  expect(tries).toBe(3);
  expect(link.known()).toMatchObject({ connected: true, sending: false });
  vi.useRealTimers();
});

test('an answer the rules refuse is not tried again', async () => {
  const refuse = vi.fn<House['answer']>(() =>
    Promise.reject(new ServiceProblem(409, { problem: 'refused', sentence: 'No.' })),
  );
  const { house, watcher } = houseWith([begun], refuse);
  const link = new TableLink('t', 0, house);
  link.follow();
  watcher().told({ n: 1, sheet, scene: scene(1) }, undefined);
  await expect(link.answer(1, 'n')).rejects.toThrow('No.');
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(link.known().sending).toBe(false);
});
