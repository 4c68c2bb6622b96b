import type { Rules, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Saying, Telling } from '../../common/says.ts';
import { cardOf, type CardSign, type Project } from '../content/projects.ts';
import { MOST_CP } from '../content/ship.ts';
import { type Mark, type Nation, NATIONS, type Thing } from '../content/symbols.ts';
import type { Events } from '../says.ts';
import type { Legacy, Maracaibo, Player, Source } from '../state.ts';
import { total } from '../state.ts';

/** What every chapter says of the table: who plays, what is owned, and how things change hands. [MB-GEN] */

export type Event = Saying<Events>;

/** Deeds that can come up in the middle of any other: each is done completely before the interrupted one goes on. [MB-RULING.109] */
export interface Deeds {
  removeDisc(table: Table, who: Player): Rules;
  explore(table: Table, who: Player, steps: number): Rules;
  villageActions(table: Table, who: Player, count: number): Rules;
  combat(table: Table, who: Player): Rules;
  trailQuest(table: Table, who: Player, index: number): Rules;
  sailAgain(table: Table, who: Player): Rules;
}

export interface Table extends Telling<Maracaibo, Event> {
  readonly deeds: Deeds;
}

export const active = (state: Maracaibo): Player => nth(state.players, state.turn.player);
export const indexOf = (state: Maracaibo, who: Player): number => state.players.indexOf(who);
export const bySeat = (state: Maracaibo, seat: Seat): Player | undefined =>
  state.players.find((someone) => someone.seat === seat);

export const vpOf = (who: Player): number => total(who.points);

// --- what is owned ---

/** How often an effect is among the bought cards; copies are independent. [MB-GEN.9] */
export function countOf(who: Player, sign: CardSign): number {
  let count = 0;
  for (let i = 0; i < who.bought.length; i++) {
    const { effects } = projectAt(who, i);
    for (let j = 0; j < effects.length; j++) if (effects[j]?.sign === sign) count++;
  }
  return count;
}

/** The numbers of an effect on the bought cards together. */
export function sumOf(who: Player, sign: CardSign): number {
  let sum = 0;
  for (let i = 0; i < who.bought.length; i++) {
    const { effects } = projectAt(who, i);
    for (let j = 0; j < effects.length; j++) {
      const effect = effects[j];
      if (effect?.sign === sign) sum += effect.x;
    }
  }
  return sum;
}

export const projectAt = (who: Player, index: number): Project => cardOf(nth(who.bought, index).card);

export function effectsOf(who: Player, sign: CardSign): Mark<CardSign>[] {
  const found: Mark<CardSign>[] = [];
  for (let i = 0; i < who.bought.length; i++)
    for (const effect of projectAt(who, i).effects) if (effect.sign === sign) found.push(effect);
  return found;
}

/** One on the ship board and those on bought cards. [MB-GEN.12] */
export const compasses = (who: Player): number => 1 + countOf(who, 'compass');
/** [MB-GEN.13] */
export const spiesOnMap = (who: Player): number => who.abroad.length;
/** [MB-GEN.14] */
export function upgrades(who: Player): number {
  let count = 0;
  for (let i = 0; i < who.discs.length; i++) if (who.discs[i] === 0) count++;
  return count;
}
export const upgraded = (who: Player, area: number): boolean => who.discs[area - 1] === 0;

/** Cubes of each nation on cities, villages and legacy tiles. [MB-GEN.11] */
export function cubesOnBoard(state: Maracaibo, nation: Nation): number {
  let count = 0;
  for (let i = 0; i < state.cubes.length; i++) if (state.cubes[i] === nation) count++;
  for (let i = 0; i < state.legacy.length; i++)
    for (const cube of nth(state.legacy, i).cubes) if (cube === nation) count++;
  return count;
}

/** The nation that alone has the most cubes on board (or the fewest); none on a tie. [MB-COMBAT.14] */
export function aloneWith(state: Maracaibo, most: boolean): Nation | undefined {
  const counts = NATIONS.map((nation) => cubesOnBoard(state, nation));
  const best = most ? Math.max(...counts) : Math.min(...counts);
  const first = counts.indexOf(best);
  return counts.lastIndexOf(best) === first ? NATIONS[first] : undefined;
}

export function legacyOf(state: Pick<Maracaibo, 'legacy'>, id: Legacy['id']): Legacy | undefined {
  const { legacy } = state;
  for (let i = 0; i < legacy.length; i++) if (legacy[i]?.id === id) return legacy[i];
  return undefined;
}

// --- gains ---

export interface Gain {
  readonly d?: number;
  readonly vp?: number;
  readonly cp?: number;
  readonly spies?: number;
}

/** Doubloons, points, combat points up to 8, and own spies from the general supply as far as there are any. [MB-GEN.6] [MB-GEN.7] */
export function gain(
  table: Table,
  who: Player,
  { d = 0, vp = 0, cp = 0, spies = 0 }: Gain,
  from: Source,
): void {
  const hired = Math.min(spies, who.general);
  const trained = Math.min(cp, MOST_CP - who.cp);
  who.doubloons += d;
  who.points[from] += vp;
  who.cp += trained;
  who.general -= hired;
  who.spies += hired;
  if (d + vp + hired + trained > 0)
    table.tell({ say: 'gained', seat: who.seat, d, vp, cp: trained, spies: hired, from });
}

export function payD(who: Player, d: number): void {
  if (d > who.doubloons) throw new Error(`seat ${who.seat} has not ${d} doubloons`);
  who.doubloons -= d;
}

export function payCp(who: Player, cp: number): void {
  if (cp > who.cp) throw new Error(`seat ${who.seat} has not ${cp} combat points`);
  who.cp -= cp;
}

/** A spy from the own supply to the general supply. [MB-BUY.4] */
export function returnSpy(who: Player): void {
  if (who.spies === 0) throw new Error(`seat ${who.seat} has no spy`);
  who.spies--;
  who.general++;
}

export const handCount = (who: Player, thing: Thing): number => {
  let count = 0;
  for (let i = 0; i < who.hand.length; i++) if (cardOf(nth(who.hand, i)).shows === thing) count++;
  return count;
};

export function discardCard(state: Maracaibo, who: Player, card: string): void {
  const at = who.hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${who.seat} has no ${card}`);
  who.hand.splice(at, 1);
  state.discard.push(card);
}

export function discardHand(table: Table, who: Player): number {
  const count = who.hand.length;
  table.tell({ say: 'discardedHand', seat: who.seat, count });
  table.state.discard.push(...who.hand.splice(0));
  return count;
}
