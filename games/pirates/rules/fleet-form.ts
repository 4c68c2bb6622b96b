import { Refusal } from '@portolan/kernel';
import { type CrewId, isCrewId } from '../content/crew.ts';
import { type EquipmentId, isEquipmentId } from '../content/equipment.ts';
import { type EventId, isEventId } from '../content/events.ts';
import type { Fleet, FleetShip } from '../content/fleets.ts';
import { type FortId, isFortId } from '../content/forts.ts';
import { isPieceId } from '../content/pieces.ts';
import { isTreasureId, type TreasureId } from '../content/treasure.ts';
import type { FleetFault } from '../says.ts';

/** A fleet written in words, so that it can be shared, saved and brought to a table. */

/** One line a ship with what it carries, then one line for everything else the fleet brings. */
export function printFleet(fleet: Fleet): string {
  const line = (head: string, words: readonly (string | number)[]): string =>
    words.length > 0 ? `${head}: ${words.join(', ')}` : '';
  const lines = [
    ...fleet.ships.map(({ ship, crew, equipment }) => `ship ${ship}: ${[...crew, ...equipment].join(', ')}`),
    line('home', [...fleet.home.crew, ...fleet.home.equipment]),
    line('events', fleet.events),
    line('forts', fleet.forts),
    line('coins', fleet.coins),
    line('treasures', fleet.treasures),
    line('marked', fleet.marked),
  ];
  return lines
    .filter((text) => text !== '')
    .map((text) => text.trim())
    .join('\n');
}

/** A fleet while it is read. */
interface Draft {
  ships: FleetShip[];
  home: HandsDraft;
  events: EventId[];
  forts: FortId[];
  coins: number[];
  treasures: TreasureId[];
  marked: CrewId[];
}
interface HandsDraft {
  crew: CrewId[];
  equipment: EquipmentId[];
}

/** So much of a word that nobody knows is shown to who wrote it. */
const LONGEST_SHOWN = 40;

/** The fleet written in these words; lines that start with # are remarks. */
export function parseFleet(text: string): Fleet | Refusal {
  const fleet: Draft = {
    ships: [],
    home: { crew: [], equipment: [] },
    events: [],
    forts: [],
    coins: [],
    treasures: [],
    marked: [],
  };
  for (const [i, line] of text.split('\n').entries()) {
    const fault = line.trim() === '' || line.startsWith('#') ? undefined : readLine(fleet, line);
    if (fault) {
      const { at } = fault;
      const word = fault.word.slice(0, LONGEST_SHOWN);
      const reason: FleetFault = { say: 'unreadable', rule: 'PI-FLT.25', line: i + 1, at: at + 1, word };
      return new Refusal(reason);
    }
  }
  return fleet;
}

/** A word of a line, and where in the line it stands. */
interface Spelt {
  readonly word: string;
  readonly at: number;
}

/** The words between commas; the first is before the colon. A second colon belongs to the word it stands in, which nobody knows. */
function spell(line: string): { head: Spelt; list: Spelt[] } {
  const colon = line.indexOf(':') < 0 ? line.length : line.indexOf(':');
  const list: Spelt[] = [];
  let at = colon + 1;
  for (const part of line.slice(at).split(',')) {
    list.push(trimmed(part, at));
    at += part.length + 1;
  }
  return { head: trimmed(line.slice(0, colon), 0), list: list.filter(({ word }) => word !== '') };
}

const trimmed = (part: string, at: number): Spelt => ({
  word: part.trim(),
  at: at + part.length - part.trimStart().length,
});

/** Reads a line into the fleet; returns the first word it does not know. */
function readLine(fleet: Draft, line: string): Spelt | undefined {
  const { head, list } = spell(line);
  const [, gap = '', ship] = head.word.match(/^(ship\s+)(.+)$/) ?? [];
  if (ship !== undefined) return readShip(fleet, { word: ship, at: head.at + gap.length }, list);
  switch (head.word) {
    case 'home':
      return readHands(fleet.home, list);
    case 'events':
      return take(list, isEventId, fleet.events);
    case 'forts':
      return take(list, isFortId, fleet.forts);
    case 'treasures':
      return take(list, isTreasureId, fleet.treasures);
    case 'marked':
      return take(list, isCrewId, fleet.marked);
    case 'coins':
      fleet.coins.push(...list.map(({ word }) => Number(word)));
      return list.find(({ word }) => !/^\d+$/.test(word));
    default:
      return head;
  }
}

function readShip(fleet: Draft, ship: Spelt, list: readonly Spelt[]): Spelt | undefined {
  if (!isPieceId(ship.word)) return ship;
  const hands: HandsDraft = { crew: [], equipment: [] };
  fleet.ships.push({ ship: ship.word, ...hands });
  return readHands(hands, list);
}

const readHands = (hands: HandsDraft, list: readonly Spelt[]): Spelt | undefined =>
  take(
    list.filter(({ word }) => !isEquipmentId(word)),
    isCrewId,
    hands.crew,
  ) ??
  take(
    list.filter(({ word }) => isEquipmentId(word)),
    isEquipmentId,
    hands.equipment,
  );

/** Puts known words into a list, up to the first unknown one, which it returns. */
function take<T extends string>(
  list: readonly Spelt[],
  known: (word: string) => word is T,
  into: T[],
): Spelt | undefined {
  for (const spelt of list) {
    if (!known(spelt.word)) return spelt;
    into.push(spelt.word);
  }
  return undefined;
}
