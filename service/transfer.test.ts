import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@portolan/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { command } from './commands.ts';
import { answerFor, type Ground, ground, playOut, tempFolder } from './kit.ts';
import { fileIn, openSqlite } from './store/sqlite.ts';

let data: string;
let home: Ground;
let ann: Client;
let table: string;

const random = Random.seeded('transfer');
beforeEach(async () => {
  data = tempFolder();
  home = await ground({ store: await openSqlite(data) });
  ann = await home.person('Ann');
  const me = { kind: 'me' } as const;
  table = (await ann.set({ game: 'skirmish', seats: [me, me], options: { rounds: 6 } })).sheet.id;
});
afterEach(async () => {
  await home.close();
});

test('a table goes to another service in one file, and whoever is known there sits where they sat', async () => {
  for (let done = 0; done < 6;)
    for (const seat of [0, 1]) if (await answerFor(ann, table, seat, random)) done++;
  const before = await ann.history(table, 0);
  const file = join(data, 'table.json');
  await home.close();
  await command(data, ['export', table, file]);
  const elsewhere = tempFolder();
  await command(elsewhere, ['import', file]);
  await expect(command(elsewhere, ['import', file])).rejects.toThrow(/already here/);
  const { invitation } = (JSON.parse(readFileSync(file, 'utf8')) as { table: { invitation: string } }).table;
  home = await ground({ store: await openSqlite(elsewhere) });
  const bob = await home.person('Bob');
  expect((await bob.accept(invitation, { seat: 0 })).sheet.seats).toMatchObject([
    { name: 'Bob' },
    { kind: 'free' },
  ]);
  expect((await bob.history(table, 0)).updates.slice(0, before.updates.length)).toEqual(before.updates);
  const cid = await home.person('Cid');
  await cid.accept(invitation);
  await playOut([bob, cid], table, random);
});

test('a file that is no table is refused with a sentence', async () => {
  const file = join(data, 'table.json');
  writeFileSync(file, '{"format":"something else"}');
  await home.close();
  await expect(command(data, ['import', file])).rejects.toThrow(/is not a table of Portolan/);
  await expect(command(data, ['export', 'nothing', file])).rejects.toThrow(/^There is no table nothing here/);
  await expect(command(data, ['dance'])).rejects.toThrow(/^Commands:/);
  home = await ground({ store: await openSqlite(data) }, home.port);
});

type Exported = { table: object; seats: object[]; entries: object[]; chat: object[]; invitation?: string };
const first = (rows: object[], change: object): object[] =>
  rows.map((row, i) => (i === 0 ? { ...row, ...change } : row));

test.each([
  {
    what: 'that puts somebody into a seat of another table',
    spoil: ({ seats }: Exported) => ({ seats: first(seats, { table: 'somebody-elses' }) }),
    why: /writes to another table than the one it brings/,
  },
  {
    what: 'that talks at another table',
    spoil: () => ({ chat: [{ table: 'somebody-elses', n: 1, seat: 0, name: '', text: '', at: 0 }] }),
    why: /writes to another table than the one it brings/,
  },
  {
    what: 'without seats',
    spoil: () => ({ seats: undefined }),
    why: /must have required properties seats\.$/,
  },
  {
    what: 'with a seat that lacks its level',
    spoil: ({ seats }: Exported) => ({ seats: first(seats, { level: undefined }) }),
    why: /: seats\/0 must have required properties level\.$/,
  },
  {
    what: 'with a number that is none',
    spoil: ({ entries }: Exported) => ({ entries: first(entries, { n: '1' }) }),
    why: /: entries\/0\/n must be integer\.$/,
  },
  {
    what: 'with more than it should have',
    spoil: ({ table }: Exported) => ({ table: { ...table, secret: 1 } }),
    why: /: table must not have additional properties/,
  },
  {
    what: 'with a gap',
    spoil: ({ entries }: Exported) => ({ entries: entries.slice(1) }),
    why: /not counted from the first on/,
  },
  {
    what: 'whose link leads elsewhere here',
    spoil: ({ table }: Exported, invitation: string) => ({ table: { ...table, invitation } }),
    why: /leads to another table here/,
  },
])('a table file $what is refused with a sentence and changes nothing', async ({ spoil, why }) => {
  const file = join(data, 'table.json');
  const waiting = await ann.set({ game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await home.close();
  await command(data, ['export', table, file]);
  const exported = JSON.parse(
    readFileSync(file, 'utf8')
      .replaceAll(table, 'brought-here')
      .replace(/"invitation":"/, '"invitation":"other'),
  ) as Exported;
  const before = readFileSync(fileIn(data));
  writeFileSync(file, JSON.stringify({ ...exported, ...spoil(exported, waiting.invitation ?? '') }));
  await expect(command(data, ['import', file])).rejects.toThrow(why);
  expect(readFileSync(fileIn(data)).equals(before)).toBe(true);
  writeFileSync(file, JSON.stringify(exported));
  expect(await command(data, ['import', file])).toBe('The table brought-here is here.');
  home = await ground({ store: await openSqlite(data) }, home.port);
});
