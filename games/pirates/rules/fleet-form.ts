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
    const word = line.trim() === '' || line.startsWith('#') ? undefined : readLine(fleet, line);
    if (word !== undefined) {
      const shown = word.slice(0, LONGEST_SHOWN);
      const fault: FleetFault = { say: 'unreadable', rule: 'PI-FLT.25', line: i + 1, word: shown };
      return new Refusal(fault);
    }
  }
  return fleet;
}

/** Reads a line into the fleet; returns the first word it does not know. */
function readLine(fleet: Draft, line: string): string | undefined {
  const [head = '', list = ''] = line.split(':').map((part) => part.trim());
  const words = list.split(',').map((word) => word.trim());
  const listed = words.filter((word) => word !== '');
  const [, ship] = head.match(/^ship\s+(.+)$/) ?? [];
  if (ship !== undefined) return readShip(fleet, ship, listed);
  switch (head) {
    case 'home':
      return readHands(fleet.home, listed);
    case 'events':
      return take(listed, isEventId, fleet.events);
    case 'forts':
      return take(listed, isFortId, fleet.forts);
    case 'treasures':
      return take(listed, isTreasureId, fleet.treasures);
    case 'marked':
      return take(listed, isCrewId, fleet.marked);
    case 'coins':
      fleet.coins.push(...listed.map(Number));
      return listed.find((word) => !/^\d+$/.test(word));
    default:
      return head;
  }
}

function readShip(fleet: Draft, ship: string, words: readonly string[]): string | undefined {
  if (!isPieceId(ship)) return ship;
  const hands: HandsDraft = { crew: [], equipment: [] };
  fleet.ships.push({ ship, ...hands });
  return readHands(hands, words);
}

const readHands = (hands: HandsDraft, words: readonly string[]): string | undefined =>
  take(
    words.filter((word) => !isEquipmentId(word)),
    isCrewId,
    hands.crew,
  ) ?? take(words.filter(isEquipmentId), isEquipmentId, hands.equipment);

/** Puts known words into a list, up to the first unknown one, which it returns. */
function take<T extends string>(
  words: readonly string[],
  known: (word: string) => word is T,
  into: T[],
): string | undefined {
  for (const word of words) {
    if (!known(word)) return word;
    into.push(word);
  }
  return undefined;
}
