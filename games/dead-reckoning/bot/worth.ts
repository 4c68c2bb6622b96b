import { ACHIEVEMENTS, type Achievement } from '../content/achievements.ts';
import { CARDS } from '../content/cards.ts';
import { buildingsHeld, canMark, colonies, exploring, upgradesHeld } from '../rules/achievements.ts';
import { controlled, cubesOn, emptySlots } from '../rules/control.ts';
import { boardAt, islandAt, islands } from '../rules/ocean.ts';
import { sumsOf, totalOf } from '../rules/scoring.ts';
import { cargoAboard } from '../rules/ship.ts';
import { isRival } from '../rules/table.ts';
import type { Player, Reckoning } from '../state.ts';

/** What a position is worth to each seat, in coins at the end of the game: what would be scored now, and what is on its way. */

/** How far somebody is with an achievement, from 0 to 1. */
function progress(state: Reckoning, someone: Player): { readonly [one in Achievement]: number } {
  return {
    legendary: someone.wins / 4,
    expertSailors: expertise(someone),
    terror: 0,
    builder: buildingsHeld(state, someone) / 5,
    capitalist: Math.max(0, someone.chest - 15) / 15,
    colonizer: colonies(state, someone) / 6,
    eliteShip: upgradesHeld(someone) / 4,
    explorer: someone.explored / exploring(state),
    masterMerchant: Math.min(1, (someone.dock + cargoAboard(someone)) / 12) * 0.7,
  };
}

/** Nine levels make three experts: the three highest sailors count. */
function expertise({ cards }: Player): number {
  const [one = 1, two = 1, three = 1] = cards.map(({ level }) => level).sort((a, b) => b - a);
  return (one + two + three - 3) / 9;
}

/** Besides its coins an achievement brings the end nearer, which is worth having for whoever leads. */
const ON_ITS_WAY = 0.8;
function achievementsToCome(state: Reckoning, someone: Player): number {
  const far = progress(state, someone);
  let sum = 0;
  for (const one of Object.keys(ACHIEVEMENTS) as Achievement[])
    if (canMark(someone, one)) sum += ON_ITS_WAY * ACHIEVEMENTS[one] * Math.min(1, far[one]) ** 1.5;
  return sum;
}

/** Sailors that can do more and advancements that help them. */
function crew({ cards, aside }: Player): number {
  let sum = 0;
  for (const { level, sheets } of cards) {
    sum += 0.55 * (level - 1);
    for (const sheet of sheets) if (sheet) sum += 0.3 * CARDS[sheet.card].cost;
  }
  for (const { card } of aside) sum += 0.22 * CARDS[card].cost;
  return sum;
}

/** Goods buy things: the first ones more than what lies idle. */
function goods(state: Reckoning, someone: Player): number {
  let ashore = 0;
  for (const space of controlled(state, someone)) ashore += boardAt(state, space).cargo;
  const near = someone.dock + cargoAboard(someone);
  return 0.35 * Math.min(near, 12) + 0.05 * Math.max(0, near - 12) + 0.12 * Math.min(ashore, 8);
}

/** Cubes that do not give a place yet, and islands that are one's own. */
function holdings(state: Reckoning, someone: Player): number {
  let sum = 0;
  for (const space of islands(state)) {
    const board = boardAt(state, space);
    const mine = cubesOn(board, someone.seat);
    if (mine === 0) continue;
    const first = islandAt(state, space)?.places[0] ?? 0;
    sum += board.controller === someone.seat ? 1.2 : (0.25 * first * mine) / (mine + emptySlots(board) + 2);
  }
  return sum;
}

/** A ship near sinking is a danger, and what it can do a gain. */
function ship(someone: Player): number {
  const hurt = someone.damage;
  return 0.5 * upgradesHeld(someone) - 0.3 * hurt - (hurt >= 4 ? 1.2 : 0);
}

function worthOf(state: Reckoning, someone: Player): number {
  const now = totalOf(sumsOf(state, someone));
  if (state.stage === 'over') return now;
  if (isRival(state, someone)) return now + achievementsToCome(state, someone);
  return (
    now +
    achievementsToCome(state, someone) +
    (someone.finished
      ? 0
      : crew(someone) +
        goods(state, someone) +
        holdings(state, someone) +
        ship(someone) +
        0.15 * someone.hand.length)
  );
}

/** The rival of a captain alone is no seat: what it has is taken off. */
export function worth(state: Reckoning): readonly number[] {
  const all = state.players.map((someone) => worthOf(state, someone));
  if (!state.rival) return all;
  const [mine = 0, theirs = 0] = all;
  return [mine - theirs];
}
