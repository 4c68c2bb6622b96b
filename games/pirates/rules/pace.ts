import type { Measure } from '../content/types.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { able, isOpenly } from './highseas.ts';
import { isPinned } from './ramming.ts';
import { cardOf, hasFired, hasTreasure, isDerelict, isUnder, isUsed, kindOf, towedBy } from './table.ts';

/** How far a ship may go: its base move and what is added to it [PI-MOVE.1], and when it may not move at all. */

const SHORT: readonly Measure[] = ['S'];
const NOT_AT_ALL: readonly Measure[] = [];

/** The base move, after whatever sets it. [PI-MOVE.9] [PI-DER.2] [PI-DER.6] [PI-TOW.4] */
function setMove(state: Pirates, ship: Ship): readonly Measure[] {
  if (isDerelict(ship)) return rowsOn(state, ship) ? SHORT : NOT_AT_ALL;
  const { move } = cardOf(ship);
  return move.length > 0 && isSlowed(state, ship) ? SHORT : move;
}

/** Hulls that move as derelicts, whoever is aboard. [PI-KW.turtleship.4] [PI-KW.longship.6] */
export const drifts = (ship: Ship): boolean => kindOf(ship) === 'turtleship' || kindOf(ship) === 'longship';

/** Derelicts that still move: those, and ships with an Oarsman. [PI-KW.oarsman.1] */
const rowsOn = (state: Pirates, ship: Ship): boolean => drifts(ship) || able(state, ship, 'oarsman');

function isSlowed(state: Pirates, ship: Ship): boolean {
  if (isUnder(ship, 'slowed') || towedBy(state, ship) !== undefined) return true;
  if (ship.coins.length > 0 && hasTreasure(ship, 'bronze-bull')) return true;
  for (let seat = 0; seat < state.players.length; seat++)
    if (seat !== ship.seat && state.players[seat]?.calm === true) return true;
  return false;
}

/** The segments a move action may use. Bonuses come after all else, but not with a flotilla in tow. [PI-MOVE.8] [PI-TOW.5] [PI-KW.flotilla.5] */
export function paceOf(state: Pirates, ship: Ship, helm = able(state, ship, 'helmsman')): Measure[] {
  const measures = [...setMove(state, ship)];
  if (measures.length === 0) return measures;
  const tow = towedBy(state, ship);
  if (tow && kindOf(tow) === 'flotilla') return measures;
  if (helm) measures.push('S'); // [PI-KW.helmsman.1]
  if (isUnder(ship, 'hastened')) measures.push('L');
  return measures;
}

/** The segments everybody knows it has. */
export const openPace = (state: Pirates, ship: Ship): Measure[] =>
  paceOf(state, ship, isOpenly(state, ship, 'helmsman'));

/** What is left of some segments once others are used; undefined if they are not among them. */
export function without(measures: readonly Measure[], used: readonly Measure[]): Measure[] | undefined {
  const left = [...measures];
  for (const measure of used) {
    const at = left.indexOf(measure);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Whether a ship may be given a move action or come about. [PI-MOVE.10] [PI-RAM.7] [PI-SARG.4] [PI-CREW.29] */
export function canMove(state: Pirates, ship: Ship): boolean {
  if (ship.tower !== NONE || ship.entangledIn !== NONE || isUnder(ship, 'chained')) return false;
  if (state.turn.used.length > 0 && isDoneMoving(state, ship)) return false;
  if (kindOf(ship) === 'seadragon') return true;
  return setMove(state, ship).length > 0 && !isPinned(state, ship);
}

/** It has shot this turn, or what it tows has, or it has just broken free of weed. [PI-MOVE.7] [PI-SARG.8] [PI-RULING.136] */
function isDoneMoving(state: Pirates, ship: Ship): boolean {
  if (hasFired(state, ship) || isUsed(state, `freed ${ship.id}`)) return true;
  const tow = towedBy(state, ship);
  return tow !== undefined && hasFired(state, tow);
}

/** A move under way. */
export interface Voyage {
  readonly ship: Ship;
  /** Segments already used. */
  used: Measure[];
  /** What is left of a segment broken off by a whirlpool. [PI-WHIRL.4] */
  rest: number;
  /** The fog bank or weed it comes out of, ignored until it is clear of it. [PI-FOG.11] */
  leaving: number;
  whirled: boolean;
}

export const newVoyage = (ship: Ship): Voyage => ({ ship, used: [], rest: 0, leaving: NONE, whirled: false });

export const leftOf = (state: Pirates, { ship, used }: Voyage): Measure[] =>
  without(paceOf(state, ship), used) ?? [];
