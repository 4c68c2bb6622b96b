import { join } from 'node:path';
import Database from 'better-sqlite3';
import { dropFolder, newFolder, Program } from './program.ts';
import { request, Wire } from './wire.ts';

const SECONDS = 2;

/** Requests a second of a server that does nothing but read JSON and say so. */
export async function httpFloor(): Promise<number> {
  const code = `const server = require('node:http').createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => { JSON.parse(text); response.setHeader('content-type', 'application/json').end('{"n":1}'); });
  });
  server.listen(0, '127.0.0.1', () => console.log('localhost:' + server.address().port));`;
  const program = await Program.start(['--eval', code]);
  const wires = await Promise.all(Array.from({ length: 64 }, async () => await Wire.open(program.port)));
  const ask = request('POST', '/', '', { seat: 0, question: 1, answer: 'sail' });
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  await Promise.all(
    wires.map(async (wire) => {
      for (; performance.now() < end; count++) await wire.ask(ask);
    }),
  );
  for (const wire of wires) wire.close();
  await program.stop();
  return Math.round(count / SECONDS);
}

/** Rows a second that SQLite commits, each by itself and 32 together, every commit on disk. */
export function sqliteFloor(): [one: number, many: number] {
  return [commits(1), commits(32)];
}

function commits(together: number): number {
  const folder = newFolder();
  const file = new Database(join(folder, 'floor.sqlite'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec('create table entries ("table" text, n integer, told text, primary key ("table", n))');
  const insert = file.prepare('insert into entries values (?, ?, ?)');
  const told = 'x'.repeat(1500);
  const end = performance.now() + SECONDS * 500;
  let count = 0;
  while (performance.now() < end) {
    file.exec('begin');
    for (let i = 0; i < together; i++) insert.run(`table ${count % 400}`, count++, told);
    file.exec('commit');
  }
  file.close();
  dropFolder(folder);
  return Math.round(count / (SECONDS / 2));
}
