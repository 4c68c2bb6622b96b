import type { Seat, Viewer, Words as GameWords } from '@portolan/kernel';
import type { Sheet } from '@portolan/service/client.ts';
import { nameOf } from '../tables/names.ts';
import type { Words } from '../text/en.ts';

interface Seated {
  readonly sheet: Sheet;
  readonly viewer: Viewer;
  readonly mine: readonly Seat[];
  readonly view: unknown;
  readonly game: GameWords;
  readonly words: Words;
  /** My own name, if I have said it. */
  readonly me: string;
}

/** Who sits in each seat, as it is said at the table. Several people on one device go by what they play. */
export function namesOf({ sheet, viewer, mine, view, game, words, me }: Seated): string[] {
  return sheet.seats.map((seat, i) => {
    if (mine.length > 1 && mine.includes(i)) return seat.name || game.seat(i, view);
    if (i === viewer) return me || words.play.you;
    return nameOf(sheet, i, words);
  });
}
