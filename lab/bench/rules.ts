import { listed } from '@portolan/games';
import type { Timed } from '@portolan/games/common/timed.ts';
import type { Game } from '@portolan/kernel';
import { type Row, round } from '../command.ts';
import { microseconds } from './measure.ts';

/** What the games themselves want measured. */
export async function rulesSection(games: readonly Game[]): Promise<Row[]> {
  const benches = await Promise.all(games.map(async ({ id }) => (await listed(id)?.bench?.()) ?? []));
  return games.flatMap(({ id }, at) => (benches[at] ?? []).map((timed) => rowOf(id, timed)));
}

const rowOf = (game: string, timed: Timed): Row => ({
  game,
  what: timed.what,
  µs: round(microseconds(() => timed.act())),
  asked: timed.most === undefined ? '' : `≤ ${timed.most}`,
});
