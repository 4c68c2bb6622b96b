import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CARDS } from '../content/cards.ts';
import type { Slot } from '../content/effects.ts';
import { type CardNo, HARBOR, type Player, type Reckoning } from '../state.ts';
import { chooseSides } from './battle.ts';
import { lower } from './battle-ships.ts';
import { iconsInPlay } from './cards.ts';
import { controlled } from './control.ts';
import { drawCard } from './drawing.ts';
import { refill } from './exploring.ts';
import { islandAt } from './ocean.ts';
import { cardName, DONE, pick, type Table } from './table.ts';

/** Maintenance: refill, mode, sails, sleeves, discard and draw [DR-MNT.1]. */

const DRAWN = 4;
const HAND = 6;

export function* maintenance(table: Table, someone: Player): Rules {
  refill(table);
  yield* chooseMode(table, someone);
  someone.sails = 0; // [DR-MNT.7]
  yield* chooseSides(table, someone, 'draw');
  const bonus = iconsInPlay(table.state, someone, 'draw'); // what is sleeved now counts from the next turn [DR-MNT.13]
  yield* sleeve(table, someone);
  discardAndDraw(table, someone, bonus);
}

/** Merchant or pirate; in port always a merchant. [DR-MNT.6] [DR-PIRATE.2] [DR-PIRATE.3] [DR-PIRATE.4] */
function* chooseMode(table: Table, someone: Player): Rules {
  if (someone.at === HARBOR) return lower(table, someone);
  const { key } = yield* pick(someone.seat, { say: 'mode' }, () => MODES);
  const pirate = key === 'pirate';
  if (pirate === someone.pirate) return;
  someone.pirate = pirate;
  table.tell({ say: pirate ? 'becamePirate' : 'becameMerchant', seat: someone.seat });
}
const MODES: readonly Option[] = [{ key: 'merchant' }, { key: 'pirate' }];

const PLACE: { readonly [slot in Slot]: number } = { top: 0, middle: 1, bottom: 2 };

interface Sleeving extends Option {
  readonly sheet?: number;
  readonly card?: CardNo;
}

/** Where set-aside advancements fit: their own slot of a card in play, if it is free. [DR-MNT.8] [DR-MNT.9] [DR-MNT.10] */
function sleevings(someone: Player): Sleeving[] {
  return someone.aside.flatMap((sheet, i) =>
    someone.play
      .filter((card) => nth(someone.cards, card).sheets[PLACE[CARDS[sheet.card].slot]] === null)
      .map((card) => ({
        key: `${i} ${cardName(someone.seat, card)}`,
        on: cardName(someone.seat, card),
        sheet: i,
        card,
      })),
  );
}

/** Until at most one is left aside, or none fits any more. [DR-MNT.11] [DR-MNT.12] [DR-MNT.14] [DR-MNT.15] */
function* sleeve(table: Table, someone: Player): Rules {
  while (sleevings(someone).length > 0) {
    const options = (): Sleeving[] =>
      someone.aside.length > 1 ? sleevings(someone) : [...sleevings(someone), DONE];
    const { sheet, card } = yield* pick(someone.seat, { say: 'sleeve' }, options);
    if (sheet === undefined || card === undefined) return;
    slip(table, someone, sheet, card);
  }
}

function slip(table: Table, someone: Player, at: number, card: CardNo): void {
  const [sheet] = someone.aside.splice(at, 1);
  if (!sheet) return;
  nth(someone.cards, card).sheets[PLACE[CARDS[sheet.card].slot]] = sheet;
  table.tell({
    say: 'sleeved',
    seat: someone.seat,
    card: cardName(someone.seat, card),
    sheet: `card:${sheet.card}`,
  });
}

/** Six, and one more for each island with the icon. [DR-MNT.19] */
const handLimit = (state: Reckoning, someone: Player): number =>
  HAND + controlled(state, someone).filter((space) => islandAt(state, space)?.hand).length;

/** [DR-MNT.16] [DR-MNT.17] [DR-MNT.18] [DR-MNT.20] [DR-MNT.21] [DR-MNT.24] */
function discardAndDraw(table: Table, someone: Player, bonus: number): void {
  someone.discard.push(...someone.play.splice(0));
  const wanted = Math.max(0, Math.min(DRAWN + bonus, handLimit(table.state, someone) - someone.hand.length));
  let count = 0;
  while (count < wanted && drawCard(table, someone)) count++;
  table.tell({ say: 'drew', seat: someone.seat, count });
}
