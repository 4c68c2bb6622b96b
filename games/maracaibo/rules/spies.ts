import type { Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type Place, PLACE_NAMES } from '../content/places.ts';
import { type CardId, cardOf } from '../content/projects.ts';
import type { In } from '../content/symbols.ts';
import type { Player, Spy } from '../state.ts';
import { may } from './asking.ts';
import { influenceOfChoice } from './influence.ts';
import { goodsOf, payIdentical } from './payments.ts';
import { type Gain, gain, payCp, spiesOnMap, type Table } from './table.ts';

/** Spies, their actions and the bonus for those that go unused. [MB-SPY] */

/** One part of a spy action: whether it can be carried out, and what it does. */
interface Part {
  can(who: Player): boolean;
  act(table: Table, who: Player): Rules | void;
}
const always = (): boolean => true;
const gains = (what: Gain): Part => ({ can: always, act: (table, who) => gain(table, who, what, 'spies') });
const DISC: Part = { can: always, act: (table, who) => table.deeds.removeDisc(table, who) };
const INF: Part = { can: always, act: (table, who) => influenceOfChoice(table, who, 1) };
const SAIL: Part = { can: always, act: (table, who) => table.deeds.sailAgain(table, who) };
const PER_SPY: Part = {
  can: always,
  act: (table, who) => gain(table, who, { vp: 2 * spiesOnMap(who) }, 'spies'),
};
const PER_TOKEN: Part = {
  can: always,
  act: (table, who) => gain(table, who, { vp: who.tokens.length }, 'spies'),
};
const vas = (count: number): Part => ({
  can: always,
  act: (table, who) => table.deeds.villageActions(table, who, count),
});
const explores = (steps: number): Part => ({
  can: always,
  act: (table, who) => table.deeds.explore(table, who, steps),
});

/** Three identical goods for what follows. */
const goodsFor = (...parts: Part[]): Part => ({
  can: (who) => goodsOf(who, 3).length > 0,
  *act(table, who) {
    if (yield* payIdentical(table, who, 3, true)) yield* all(table, who, parts);
  },
});

/** Two combat points for what follows. */
const cpFor = (sign: In<'spy'>, ...parts: Part[]): Part => ({
  can: (who) => who.cp >= 2,
  *act(table, who) {
    if (!(yield* may(who.seat, { say: 'pay2cp', sign }))) return;
    payCp(who, 2);
    yield* all(table, who, parts);
  },
});

function* all(table: Table, who: Player, parts: readonly Part[]): Rules {
  for (const part of parts) {
    const effect = part.act(table, who);
    if (effect) yield* effect;
  }
}

/** The parts of every spy action in printed order. [MB-SPY.3] */
const SPY_ACTIONS: { readonly [sign in In<'spy'>]: readonly Part[] } = {
  spy1: [gains({ vp: 3 }), gains({ d: 5 })],
  spy2: [gains({ spies: 1 }), DISC, vas(1)],
  spy3: [INF, vas(2)],
  spy4: [gains({ cp: 2 }), SAIL],
  spy5: [goodsFor(gains({ d: 5 }), vas(2))],
  spy6: [gains({ cp: 1 }), DISC, vas(2)],
  spy7: [gains({ d: 2 }), DISC, vas(2)],
  spy8: [goodsFor(gains({ d: 5, vp: 2, cp: 2 }))],
  spy9: [goodsFor(gains({ d: 5, vp: 2 }), INF)],
  spy10: [gains({ d: 2 }), explores(3)],
  spy11: [gains({ vp: 4 }), explores(2)],
  spy12: [gains({ d: 3 }), PER_SPY],
  spy13: [PER_TOKEN, vas(3)],
  spy14: [gains({ vp: 3 }), SAIL],
  spy15: [cpFor('spy15', gains({ d: 5 }), vas(3))],
  spy16: [cpFor('spy16', gains({ d: 7 }), vas(2))],
  spy17: [goodsFor(gains({ d: 4, vp: 4 }))],
};

const isSpy = (sign: string): sign is In<'spy'> => sign in SPY_ACTIONS;

function spyActionOf(card: CardId): In<'spy'> {
  const sign = cardOf(card).effects[0]?.sign ?? '';
  if (!isSpy(sign)) throw new Error(`${card} has no spy action`);
  return sign;
}

/** A spy of the place whose action can do something, and that was not placed this turn. [MB-SPY.5] [MB-SPY.16] */
export const canSpy = (who: Player, { card, fresh }: Spy): boolean =>
  !fresh && SPY_ACTIONS[spyActionOf(card)].some((part) => part.can(who));

export function* useSpy(table: Table, who: Player, spy: Spy): Rules {
  spy.done = true;
  yield* all(table, who, SPY_ACTIONS[spyActionOf(spy.card)]);
}

/** 2 VP for each own spy here that has given or done nothing this round. [MB-SPY.8] */
export function passBonus(table: Table, who: Player, place: Place): void {
  let spies = 0;
  for (const spy of who.abroad) {
    if (spy.place !== place || spy.done) continue;
    spy.done = true;
    spies++;
  }
  if (spies === 0) return;
  who.points.spies += 2 * spies;
  table.tell({ say: 'passed', seat: who.seat, spies, place: nth(PLACE_NAMES, place), vp: 2 * spies });
}

/** At the return to Havana every spy not reached scores; then all are ready for the next round. [MB-SPY.12] */
export function returnBonus(table: Table, who: Player): void {
  let spies = 0;
  for (const spy of who.abroad) {
    if (!spy.done) spies++;
    spy.done = false;
    spy.fresh = false;
  }
  if (spies === 0) return;
  who.points.spies += 2 * spies;
  table.tell({ say: 'passed', seat: who.seat, spies, place: nth(PLACE_NAMES, 0), vp: 2 * spies });
}
