import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { isHomeward, type Place, PLACE_KEYS, PLACE_NAMES } from '../content/places.ts';
import { LEGACY } from '../content/tiles.ts';
import type { Maracaibo, Player } from '../state.ts';
import { pick } from './asking.ts';
import { arrowsFrom, meetsGate, mpOf } from './map.ts';
import { passBonus } from './spies.ts';
import { countOf, gain, legacyOf, payD, type Table } from './table.ts';

/** Phase A. [MB-SAIL] */

export interface Voyage extends Option {
  readonly path: readonly Place[];
  readonly mp: number;
  /** Tolls paid on the way. */
  readonly toll: number;
}

const TOLL = 2;
const TOLL_AT = LEGACY.L11.at;

/** Whether passing this place costs a toll. [MB-SAIL.16] */
const isTollPlace = (state: Maracaibo, place: Place): boolean =>
  place === TOLL_AT && state.legacy.length > 0 && legacyOf(state, 'L11') !== undefined;

/** Every way that at most so many movement points allow; a must-stop ends it. [MB-SAIL.8] [MB-SAIL.9] [MB-SAIL.10] */
function voyages(state: Maracaibo, who: Player, most: number): Voyage[] {
  const found: Voyage[] = [];
  const sailOn = (from: Place, path: readonly Place[], mp: number, toll: number): void => {
    for (const arrow of arrowsFrom(state, from)) {
      const { to } = arrow;
      const spent = mp + mpOf(state, arrow);
      if (spent > most) continue;
      const longer = [...path, to];
      if (meetsGate(who.explorer, to)) found.push(voyage(longer, spent, toll));
      if (isHomeward(to)) continue;
      const due = toll + (isTollPlace(state, to) ? TOLL : 0);
      if (due <= who.doubloons) sailOn(to, longer, spent, due);
    }
  };
  sailOn(who.ship, [], 0, 0);
  return found;
}

const voyage = (path: readonly Place[], mp: number, toll: number): Voyage => ({
  key: path.map((place) => nth(PLACE_KEYS, place)).join(' '),
  on: nth(PLACE_NAMES, path.at(-1) ?? 0),
  path,
  mp,
  toll,
});

/** Plain voyages are the same in every game: without legacy tiles they are made once for each place and round. */
const PLAIN = new Map<number, readonly Voyage[]>();

function voyagesOf(state: Maracaibo, who: Player, most: number): readonly Voyage[] {
  if (state.legacy.length > 0) return voyages(state, who, most);
  const key = (who.ship * 8 + most) * 2 + (state.round === 4 ? 1 : 0);
  const known = PLAIN.get(key);
  if (known) return known;
  const made = voyages(state, who, most);
  PLAIN.set(key, made);
  return made;
}

/** The ship advances at least one location; tolls and pass bonuses come as it passes. [MB-SAIL.2] [MB-SAIL.17] */
export function* sail(table: Table, who: Player, mp: number, extra: boolean): Rules {
  const { state } = table;
  const choice: Voyage = yield* pick(who.seat, { say: 'sail', mp, extra }, () => voyagesOf(state, who, mp));
  if (choice.toll > 0) {
    payD(who, choice.toll);
    table.tell({ say: 'tollPaid', seat: who.seat, d: choice.toll });
  }
  for (let i = 0; i < choice.path.length - 1; i++) passBonus(table, who, nth(choice.path, i));
  who.ship = nth(choice.path, choice.path.length - 1);
  state.turn.mp += choice.mp; // [MB-SAIL.11]
  state.turn.sailed = choice.mp;
  table.tell({ say: 'sailed', seat: who.seat, to: nth(PLACE_NAMES, who.ship), mp: choice.mp });
}

/** What happens at every stop before anything else. [MB-MAIN.9] [MB-RULING.108] */
export function* stop(table: Table, who: Player): Rules {
  const { state } = table;
  state.turn.stops.push(who.ship);
  state.turn.mainDone = false;
  state.turn.worked = false;
  if (state.legacy.length > 0) {
    if (who.ship === LEGACY.L25.at && legacyOf(state, 'L25')) gain(table, who, { vp: 6 }, 'voyage');
    if (who.ship === LEGACY.L5.at && legacyOf(state, 'L5')) gain(table, who, { spies: 1 }, 'voyage');
  }
  yield* spyTolls(table, who.ship, state.turn.player);
}

const TOLL_CHOICES: readonly Option[] = [{ key: 'points' }, { key: 'doubloons' }];

/** Whose spies have their toll collected when a ship stops, clockwise from the one who stopped. [MB-SYM.10] */
export function* spyTolls(table: Table, place: Place, from: number): Rules {
  const { players } = table.state;
  for (let i = 0; i < players.length; i++) {
    const owner = nth(players, (from + i) % players.length);
    if (!owner.abroad.some((spy) => spy.place === place)) continue;
    for (let copies = countOf(owner, 'spyToll'); copies > 0; copies--) {
      const { key } = yield* pick(
        owner.seat,
        { say: 'toll', place: nth(PLACE_NAMES, place) },
        () => TOLL_CHOICES,
      );
      gain(table, owner, key === 'points' ? { vp: 1 } : { d: 2 }, 'spies');
    }
  }
}
