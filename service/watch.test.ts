import { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Game, Random } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsOf, type StreamEvent } from './api/events.ts';
import { Client } from './client.ts';
import { answerFor, eventually, Follower, type Ground, ground } from './kit.ts';
import { Stream, Streams } from './tables/streams.ts';

let home: Ground;
beforeEach(async () => {
  home = await ground();
});
afterEach(async () => {
  await home.close();
});

/** A table where Ann plays both seats and anybody may watch. */
async function alone(): Promise<{ ann: Client; table: string }> {
  const ann = await home.person('Ann');
  const me = { kind: 'me' } as const;
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, me], spectators: true });
  return { ann, table: sheet.id };
}

/** Plays this many answers, whoever is asked. */
async function play(ann: Client, table: string, answers: number, random: Random): Promise<number> {
  for (let done = 0; done < answers;) {
    for (const seat of [0, 1]) if (await answerFor(ann, table, seat, random)) done++;
    if ((await ann.table(table)).sheet.status !== 'playing') break;
  }
  return (await ann.scene(table, 0)).n;
}

/** The first events of a stream, from a place if one is given. */
async function firstEvents(table: string, count: number, place?: string): Promise<StreamEvent[]> {
  const ended = new AbortController();
  const headers = place === undefined ? {} : { 'last-event-id': place };
  const response = await fetch(`${home.url}/api/tables/${table}/stream?as=spectator`, {
    headers,
    signal: ended.signal,
  });
  const events: StreamEvent[] = [];
  for await (const event of eventsOf(response)) {
    events.push(event);
    if (events.length >= count) break;
  }
  ended.abort();
  return events;
}

test('a stream that is cut again and again tells every entry once, in order', async () => {
  const { ann, table } = await alone();
  const { streams } = home.service.harbour;
  const follower = new Follower(new Client({ url: home.url }), table, 'spectator');
  const { n: from } = await follower.until(() => true);
  const random = Random.seeded('cut');
  for (let cuts = 0; cuts < 12; cuts++) {
    await play(ann, table, 1 + random.below(3), random);
    streams.keep(table, () => false);
  }
  const n = await play(ann, table, 1, random);
  const now = await follower.until((now) => now.n >= n);
  expect(follower.updates).toEqual(Array.from({ length: n - from }, (_, i) => from + 1 + i));
  expect(now).toEqual(await ann.scene(table, 'spectator'));
  follower.stop();
});

test('streams opened in the midst of play miss nothing and add up to what is seen', async () => {
  const { ann, table } = await alone();
  const random = Random.seeded('midst');
  const followers: Follower[] = [];
  const coming = (async () => {
    for (let i = 0; i < 30; i++) {
      followers.push(new Follower(new Client({ url: home.url }), table, 'spectator'));
      await new Promise((resolve) => setTimeout(resolve, random.below(10)));
    }
  })();
  const n = await play(ann, table, 40, random);
  await coming;
  const seen = await ann.scene(table, 'spectator');
  for (const follower of followers) {
    expect(await follower.until((now) => now.n >= n)).toEqual(seen);
    const [first = 0] = follower.updates;
    expect(follower.updates).toEqual(follower.updates.map((_, i) => first + i));
    follower.stop();
  }
});

test('a place in the log gets what came after it, and nothing else', async () => {
  const { ann, table } = await alone();
  const n = await play(ann, table, 6, Random.seeded('place'));
  const events = await firstEvents(table, 3, `${n - 3}.0`);
  expect(events.map(({ event, id }) => `${event} ${id}`)).toEqual(
    [n - 2, n - 1, n].map((at) => `update ${at}.0`),
  );
});

test.each(['999999.0', '1.77', 'nonsense', '-1.0', '1e9.0'])(
  'from the place %s, which is none, everything is told anew',
  async (place) => {
    const { table } = await alone();
    const [event] = await firstEvents(table, 1, place);
    expect(event?.event).toBe('whole');
  },
);

test('a table leaves memory while its streams stay open, and comes back the same', async () => {
  await home.close();
  home = await ground({ idleAfter: 20 });
  const { ann, table } = await alone();
  const follower = new Follower(ann, table, 0);
  const random = Random.seeded('idle');
  for (let times = 0; times < 5; times++) {
    const n = await play(ann, table, 4, random);
    const seen = await follower.until((now) => now.n >= n);
    while (home.service.harbour.inMemory > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await ann.scene(table, 0)).toEqual(seen);
  }
  follower.stop();
});

test('a reader who is gone before the table was found leaves nothing open', async () => {
  await home.close();
  let found = (): void => {};
  const slow = { id: skirmish.id, game: () => Promise.resolve<Game>(skirmish) };
  home = await ground({ games: [slow], idleAfter: 20 });
  const { table } = await alone();
  const { streams } = home.service.harbour;
  await eventually(
    () => home.service.harbour.inMemory,
    (count) => count === 0,
  );
  const asked = new Promise<void>((resolve) => {
    slow.game = async () => {
      resolve();
      await new Promise<void>((go) => (found = go));
      return skirmish;
    };
  });
  const ended = new AbortController();
  const opening = fetch(`${home.url}/api/tables/${table}/stream?as=spectator`, { signal: ended.signal });
  await asked;
  ended.abort();
  await expect(opening).rejects.toThrow(/abort/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  found();
  await eventually(
    () => home.service.harbour.inMemory,
    (count) => count === 1,
  );
  expect(streams.count).toBe(0);
});

/** Somebody who asks for a stream and never reads a byte of it. */
async function deaf(table: string, after = ''): Promise<Socket> {
  const socket = connect(home.port, '127.0.0.1');
  socket.on('error', () => {}).pause();
  socket.write(`GET /api/tables/${table}/stream?as=spectator${after} HTTP/1.1\r\nhost: here\r\n\r\n`);
  await eventually(
    () => home.service.harbour.streams.count,
    (count) => count > 0,
  );
  return socket;
}

/** Says so many lines at a table. */
async function talk(table: string, lines: number, line = 'ahoy'.repeat(100)): Promise<void> {
  const found = await home.service.harbour.find(table);
  for (let said = 0; said < lines; said++) await found.say(0, line);
}

test('who reads nothing of a flood of chat is forgotten, and everybody else plays on', async () => {
  const { table } = await alone();
  const { streams } = home.service.harbour;
  const socket = await deaf(table);
  await talk(table, 5400, 'ahoy'.repeat(1000));
  expect(streams.count).toBe(0);
  const { ann, table: other } = await alone();
  expect(await play(ann, other, 6, Random.seeded('deaf'))).toBeGreaterThan(6);
  socket.destroy();
});

test('who catches up and reads nothing is sent no more than fits on the way, and everybody else plays on', async () => {
  const { table } = await alone();
  await talk(table, 400, 'ahoy'.repeat(12_500));
  const written = vi.spyOn(ServerResponse.prototype, 'write');
  const socket = await deaf(table, '&after=2.0');
  const { ann, table: other } = await alone();
  expect(await play(ann, other, 6, Random.seeded('deaf'))).toBeGreaterThan(6);
  const sent = written.mock.calls.filter(([text]) => String(text).includes('ahoyahoy')).length;
  written.mockRestore();
  expect(sent).toBeLessThan(400);
  socket.destroy();
  await eventually(
    () => home.service.harbour.streams.count,
    (count) => count === 0,
  );
});

test('who has missed more than 500 lines of chat is told everything anew, with the last 100', async () => {
  const { table } = await alone();
  await talk(table, 501);
  const events = await firstEvents(table, 101, '2.0');
  expect(events[0]).toMatchObject({ event: 'whole', id: '2.401' });
  expect(events.slice(1).map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => `2.${402 + i}`));
});

/** A wire that writes down what is done to it. */
function wire(unread: number) {
  const done: string[] = [];
  return {
    done,
    write: (): boolean => done.push('write') < 0,
    end: () => void done.push('end'),
    destroy: () => void done.push('destroy'),
    once() {},
    writableLength: unread,
    writableNeedDrain: unread > 0,
  };
}

test('a reader that lets too much pile up is cut off once, told nothing more and forgotten at once', () => {
  const unread = wire(2_000_000);
  const streams = new Streams();
  const stream = new Stream('spectator', unread);
  let ended = 0;
  streams.add('table', stream, () => ended++);
  stream.live = true;
  for (const n of [1, 2, 3]) streams.update('table', n, () => '{}');
  stream.beat();
  stream.end();
  expect(unread.done).toEqual(['write', 'destroy']);
  expect({ ended, count: streams.count }).toEqual({ ended: 1, count: 0 });
  streams.close();
});

test('who catches up and does not read for half a minute is cut off', async () => {
  const unread = wire(100);
  const stream = new Stream('spectator', unread);
  void stream.read(20);
  await eventually(
    () => stream.over,
    (over) => over,
  );
  expect(unread.done).toEqual(['destroy']);
});
