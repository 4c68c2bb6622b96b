import { type Game, Match, Random } from '@portolan/kernel';
import Database from 'better-sqlite3';
import { fileIn } from '../store/sqlite.ts';
import { request, Wire } from './wire.ts';

/** A table in play, and the requests that play it: prepared, so that sending them costs next to nothing. */
export interface Script {
  readonly table: string;
  readonly cookie: string;
  readonly answers: Buffer[];
}

/** Sets tables where one person holds every seat, and works out how they might be played. */
export async function scripts(
  port: number,
  folder: string,
  game: Game,
  tables: number,
  answers: number,
): Promise<Script[]> {
  const cookie = await newPerson(port);
  const wire = await Wire.open(port);
  const seats = Array.from({ length: game.seats.max }, () => ({ kind: 'me' }));
  const set = request('POST', '/api/tables', cookie, { game: game.id, seats, spectators: true });
  const ids: string[] = [];
  while (ids.length < tables) ids.push(idIn((await wire.ask(set)).body));
  wire.close();
  const seeds = seedsIn(folder);
  return ids.map((table) => ({
    table,
    cookie,
    answers: prepared(game, table, seeds.get(table) ?? '', cookie, answers),
  }));
}

export const idIn = (body: string): string => (JSON.parse(body) as { sheet: { id: string } }).sheet.id;

export async function newPerson(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Chance is in the store: with it the same game can be played here, ahead of time. */
function seedsIn(folder: string): Map<string, string> {
  const file = new Database(fileIn(folder), { readonly: true });
  const rows = file.prepare('select id, seed from tables').all() as { id: string; seed: string }[];
  file.close();
  return new Map(rows.map(({ id, seed }) => [id, seed]));
}

function prepared(game: Game, table: string, seed: string, cookie: string, answers: number): Buffer[] {
  const seats = game.seats.max;
  const match = Match.start(game, { seats, seed, brought: Array.from({ length: seats }, () => null) });
  const random = Random.seeded(table);
  const requests: Buffer[] = [];
  while (requests.length < answers) {
    const [question] = match.open;
    if (!question) break;
    const { seat } = question;
    const answer = question.sample(random);
    requests.push(
      request('POST', `/api/tables/${table}/answer`, cookie, { seat, question: match.serial, answer }),
    );
    match.answer(seat, match.serial, answer);
  }
  return requests;
}

export interface Load {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds from when an answer was due to when it was acknowledged. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
}

/** Sends from many connections: as fast as it goes, or so many a second whatever happens. */
export async function load(
  port: number,
  scripts: readonly Script[],
  seconds: number,
  pace?: number,
): Promise<Load> {
  const wires = await Promise.all(
    Array.from({ length: Math.min(64, scripts.length) }, async () => await Wire.open(port)),
  );
  const latencies: number[] = [];
  let refused = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const interval = pace === undefined ? 0 : (1000 * wires.length) / pace;
  await Promise.all(
    wires.map(async (wire, i) => {
      const mine = scripts.filter((_, at) => at % wires.length === i);
      for (let sent = 0; ; sent++) {
        const due = start + (sent + i / wires.length) * interval;
        if (pace !== undefined) await until(due);
        const began = pace === undefined ? performance.now() : due;
        const next = nextAnswer(mine, sent);
        if (began >= end || !next) return;
        const { status } = await wire.ask(next);
        if (status !== 200) refused++;
        latencies.push(performance.now() - began);
      }
    }),
  );
  const took = (performance.now() - start) / 1000;
  for (const wire of wires) wire.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? NaN;
  return {
    count: latencies.length,
    perSecond: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    refused,
  };
}

/** The tables of a connection are played in turn. */
function nextAnswer(scripts: readonly Script[], sent: number): Buffer | undefined {
  for (let i = 0; i < scripts.length; i++) {
    const next = scripts[(sent + i) % scripts.length]?.answers.shift();
    if (next) return next;
  }
  return undefined;
}

async function until(time: number): Promise<void> {
  const wait = time - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
