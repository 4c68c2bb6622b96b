import type { Seat } from '@portolan/kernel';
import type { Sheet } from '@portolan/service/client.ts';
import { BOTS, type Bot } from '../harbour/harbour.ts';
import type { Words } from '../text/en.ts';

/** Names that tell the seats apart: those that several bear give way to what they play. */
export const toldApart = (names: readonly string[], plays: (seat: Seat) => string): string[] =>
  names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : plays(seat)));

type SheetSeat = Sheet['seats'][number];

const isBot = (level: string | undefined): level is Bot => BOTS.some((bot) => bot === level);

/** Who sits there, in a word: a name, a bot's rank, or that nobody does. */
export function nameOf({ kind, name, level }: SheetSeat, words: Words, unnamed: string): string {
  if (kind === 'free') return words.table.free;
  if (kind === 'bot') return words.table.botNamed(isBot(level) ? words.set.bots[level] : words.set.bot);
  return name || unnamed;
}
