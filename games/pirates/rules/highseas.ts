import type { Seat } from '@portolan/kernel';
import { type Crew, crewCard, type CrewId } from '../content/crew.ts';
import { equipment, type EquipmentEffect } from '../content/equipment.ts';
import { type PieceId, pieceIds, pieces } from '../content/pieces.ts';
import { type Ability, type Nation } from '../content/types.ts';
import { MEASURE } from '../geometry/index.ts';
import { type Gear, type Pirates, PUBLIC, type Sailor, type Ship } from '../state.ts';
import { isWithin } from './sea.ts';
import { hasTreasure, isAfloat, isUnder, showCrew, showGear, type Table } from './table.ts';

/** Rules of the high seas [PI-SEA]: which abilities a ship can use, whose they are, and turning them face up. */

export const faceOf = (sailor: Sailor): Crew => crewCard(sailor.crew);

const WORDS = new Map<CrewId, ReadonlySet<string>>();
function wordsOf(crew: CrewId): ReadonlySet<string> {
  const known = WORDS.get(crew);
  if (known) return known;
  const words = new Set<string>(crewCard(crew).keywords.map(({ word }) => word));
  WORDS.set(crew, words);
  return words;
}

/** Whether this word is printed on the crew's card. */
export const knows = (sailor: Sailor, word: Ability | 'expatriot' | 'ransom'): boolean =>
  wordsOf(sailor.crew).has(word);

/** What a crew costs aboard: its Black Mark, where used, adds 1. [PI-KW.blackmark.4] */
export const costOf = (sailor: Sailor): number => faceOf(sailor).cost + (sailor.marked ? 1 : 0);

export const nationOf = (sailor: Sailor): Nation => (sailor.marked ? 'cursed' : faceOf(sailor).nation);

function hasExPatriot(ship: Ship): boolean {
  for (const sailor of ship.crew) if (knows(sailor, 'expatriot')) return true;
  return false;
}

/** Its own flag, or the Cursed one a Black Mark hoists. [PI-KW.blackmark.3] */
function flagOf(ship: Ship): Nation {
  for (const { marked } of ship.crew) if (marked) return 'cursed';
  return pieces[ship.piece].nation;
}

/** The flags a ship flies. [PI-KW.blackmark.3] [PI-KW.expatriot.3] [PI-KW.expatriot.6] */
export const nationsOf = (ship: Ship): Nation[] =>
  hasExPatriot(ship) ? [flagOf(ship), 'mercenaries'] : [flagOf(ship)];

/** [PI-KW.mercenary.1] [PI-KW.expatriot.2] */
export const isMercenary = (ship: Ship): boolean => prints(ship, 'mercenary') || hasExPatriot(ship);

/** Whether a crew may use its abilities on this ship. [PI-FLT.17] [PI-KW.expatriot.1] */
export function servesOn(sailor: Sailor, ship: Ship): boolean {
  if (sailor.lent || knows(sailor, 'expatriot')) return true;
  const nation = nationOf(sailor);
  return nation === flagOf(ship) || (nation === 'mercenaries' && hasExPatriot(ship));
}

/** The crew of a ship can use no abilities: stinkpot, a grumbling crew, Fear, or a siren's lyre near by. */
export function isSilenced(state: Pirates, ship: Ship): boolean {
  if (isUnder(ship, 'silenced') || isUnder(ship, 'cowed')) return true;
  for (const other of state.ships)
    if (
      other.seat !== ship.seat &&
      isAfloat(other) &&
      other.coins.length > 0 &&
      hasTreasure(other, 'sirens-lyre') &&
      isWithin(other, ship, MEASURE.S)
    )
      return true;
  return false;
}

/** The crew aboard who can do this now, one already face up before the others. */
function sailorFor(state: Pirates, ship: Ship, word: Ability): Sailor | undefined {
  let found: Sailor | undefined;
  for (const sailor of ship.crew) {
    if (!knows(sailor, word) || !servesOn(sailor, ship)) continue;
    if (found === undefined || (found.seen & PUBLIC) === 0) found = sailor;
  }
  return found && !isSilenced(state, ship) ? found : undefined;
}

const PRINTED: ReadonlyMap<PieceId, ReadonlySet<string>> = new Map(
  pieceIds.map((id) => [id, new Set(pieces[id].keywords.map(({ word }) => word))]),
);

/** Whether a word is printed on the ship's own card. */
function prints(ship: Ship, word: Ability | 'mercenary'): boolean {
  const words = PRINTED.get(ship.piece);
  return words !== undefined && words.size > 0 && words.has(word);
}

/** Whether a ship can do this now, by itself or by its crew; two of the same do not add up. [PI-SEA.4] [PI-SEA.5] */
export function able(state: Pirates, ship: Ship, word: Ability): boolean {
  if (prints(ship, word)) return !isUnder(ship, 'cowed');
  return ship.crew.length > 0 && sailorFor(state, ship, word) !== undefined;
}

/** Whether everybody can see that it can. */
export function isOpenly(state: Pirates, ship: Ship, word: Ability): boolean {
  if (prints(ship, word)) return !isUnder(ship, 'cowed');
  const sailor = sailorFor(state, ship, word);
  return sailor !== undefined && (sailor.seen & PUBLIC) !== 0;
}

/** Uses an ability: if it is a crew's, that crew is turned face up. [PI-SEA.7] */
export function use(table: Table, ship: Ship, word: Ability): void {
  if (prints(ship, word)) return;
  const sailor = sailorFor(table.state, ship, word);
  if (sailor) showCrew(table, sailor);
}

/** The equipment aboard with this effect. [PI-EQP.2] */
export function gearFor(ship: Ship, does: EquipmentEffect['does']): Gear | undefined {
  for (const gear of ship.gear) if (equipment[gear.gear].effect.does === does) return gear;
  return undefined;
}

/** Uses equipment if it is aboard, which turns it face up. [PI-SEA.9] */
export function useGear(table: Table, ship: Ship, does: EquipmentEffect['does']): boolean {
  const gear = gearFor(ship, does);
  if (gear) showGear(table, ship, gear);
  return gear !== undefined;
}

/** Marks that wait for a seat's turn begin with it. [PI-SEA.12] */
export function beginMarks(state: Pirates, seat: Seat): void {
  for (const ship of state.ships) for (const mark of ship.marks) if (mark.seat === seat) mark.on = true;
}

/** And are gone when it ends. Those set during the turn itself wait for the next one. */
export function endMarks(state: Pirates, seat: Seat): void {
  for (const ship of state.ships)
    if (ship.marks.length > 0) ship.marks = ship.marks.filter((mark) => mark.seat !== seat || !mark.on);
}

/** Something befalls a ship on its controller's next turn. [PI-SEA.12] [PI-RULING.34] */
export function setMark(ship: Ship, what: Ship['marks'][number]['what']): void {
  if (!ship.marks.some((mark) => mark.what === what && mark.seat === ship.seat && !mark.on))
    ship.marks.push({ what, seat: ship.seat, on: false });
}

/** Something holds for a ship from now to the end of the turn. */
export function setMarkNow(state: Pirates, ship: Ship, what: Ship['marks'][number]['what']): void {
  ship.marks.push({ what, seat: state.turn.seat, on: true });
}
