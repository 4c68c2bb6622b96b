import type { Seat } from '@portolan/kernel';
import type { Sheet } from '@portolan/service/client.ts';
import { BOTS, type Bot } from '../harbour/harbour.ts';
import type { Words } from '../text/en.ts';

/** Names that tell the seats apart: those that several bear give way to what they play. */
export const toldApart = (names: readonly string[], plays: (seat: Seat) => string): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : plays(seat)));

const isBot = (level: string | undefined): level is Bot => BOTS.some((bot) => bot === level);

/** Bots sail under names that are names in any language. */
const SAILORS = [
  'Abel',
  'Bea',
  'Corin',
  'Dinah',
  'Edgar',
  'Flora',
  'Gaspard',
  'Hilda',
  'Ivo',
  'Juno',
  'Kit',
  'Leonie',
  'Marlo',
  'Nell',
  'Oscar',
  'Pia',
  'Quentin',
  'Rosa',
  'Silas',
  'Thea',
  'Ulric',
  'Vera',
  'Wendel',
] as const;
/** Going on by so many, no two seats of a table get the same name: the number of names is prime. */
const STRIDE = 7;

/** The same bot has the same name whenever one looks; another table has other names. */
function sailorAt(table: string, seat: Seat): string {
  const first = Array.from(table).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return SAILORS[(first + seat * STRIDE) % SAILORS.length] ?? '';
}

/** Who sits there, in a word: a name, a bot's name and rank, or that nobody does. */
export function nameOf(sheet: Pick<Sheet, 'id' | 'seats'>, seat: Seat, words: Words): string {
  const { kind, name, level } = sheet.seats[seat] ?? { kind: 'free', name: '' };
  if (kind === 'free') return words.table.free;
  if (kind === 'bot') {
    const rank = isBot(level) ? words.set.bots[level] : words.set.bot;
    return words.table.botNamed(sailorAt(sheet.id, seat), rank.toLowerCase());
  }
  return name || words.rail.guest;
}
