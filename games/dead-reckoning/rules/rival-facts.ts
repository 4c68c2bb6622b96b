import type { Rules } from '@portolan/kernel';
import { RIVAL_CARDS, type RivalCard } from '../content/rival.ts';
import type { Player, Reckoning } from '../state.ts';
import { battleOf } from './battle.ts';
import { blast, drop, extraCubes, makeReady, strengths } from './battle-board.ts';
import { isRival, type Table } from './table.ts';

/** What the rival that plays by itself brings to a battle [DR-SOLO.6] [DR-SOLO.7]. */

const CUBES_BEFORE_THE_FIRST_CARD = 2;
const HARDER = { players: 0, easy: -1, normal: 0, hard: 1, expert: 1 };

const cardOfRival = (state: Reckoning): RivalCard | undefined => RIVAL_CARDS[state.rival?.card ?? -1];

/** Battle cubes of its last card, never fewer than one. [DR-SOLO.12] [DR-SOLO.15] */
export const rivalCubes = (state: Reckoning): number =>
  Math.max(1, (cardOfRival(state)?.cubes ?? CUBES_BEFORE_THE_FIRST_CARD) + HARDER[state.solo]);

/** On its last cards it drops two more if it is behind. [DR-SOLO.6] */
export function* rivalDropsMore(table: Table, attacker: Player): Rules {
  const { state } = table;
  if (!isRival(state, attacker) || cardOfRival(state)?.tier !== 3) return;
  const battle = battleOf(state);
  const [mine, theirs] = strengths(battle);
  if (mine >= theirs) return;
  const cubes = yield* extraCubes(table, attacker.seat, 2);
  makeReady(state, attacker.seat, cubes);
  yield* drop(table, battle);
  yield* blast(table, battle);
}
