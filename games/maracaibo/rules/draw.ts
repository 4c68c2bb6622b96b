import type { Option, Rules } from '@portolan/kernel';
import type { Player, Maracaibo } from '../state.ts';
import { nth } from '../../common/lists.ts';
import { pick } from './asking.ts';
import { handLimit, rowIsFree } from './ship.ts';
import { payD, type Table } from './table.ts';

/** Drawing cards. [MB-DRAW] */

interface DrawChoice extends Option {
  readonly place: number;
}
const PILE: DrawChoice = { key: 'pile', on: 'draw', place: -1 };
const STOP: DrawChoice = { key: 'stop', place: -2 };
const ROW = [0, 1, 2, 3].map((place) => ({ key: `row ${place + 1}`, on: `row:${place + 1}`, place }));

/** A new draw pile from the discards when there is none. [MB-DRAW.6] */
function reshuffle(table: Table): void {
  const { state } = table;
  if (state.draw.length > 0 || state.discard.length === 0) return;
  state.draw.push(...table.random.shuffle(state.discard.splice(0), 'project cards'));
  table.tell({ say: 'shuffled' });
}

/** Empty places from left to right, as far as there are cards. [MB-INFO.6] [MB-DRAW.7] */
export function refillRow(table: Table): void {
  const { state } = table;
  for (let place = 0; place < 4; place++) {
    if (state.row[place] !== '') continue;
    reshuffle(table);
    const card = state.draw.pop();
    if (card === undefined) return;
    state.row[place] = card;
    table.reveal();
  }
}

function choices(state: Maracaibo, who: Player): DrawChoice[] {
  const pile = state.draw.length > 0;
  const affordable = rowIsFree(who) || who.doubloons > 0; // [MB-DRAW.3] [MB-DRAW.4]
  const row = affordable ? ROW.filter(({ place }) => state.row[place] !== '') : [];
  return [pile ? PILE : STOP, ...row];
}

/** Card by card up to the limit, from the pile or the row; then the row is filled again. [MB-DRAW.1] [MB-DRAW.5] [MB-DRAW.10] */
export function* drawUp(table: Table, who: Player): Rules {
  const { state } = table;
  const limit = handLimit(who);
  let fromPile = 0;
  while (who.hand.length < limit) {
    reshuffle(table);
    const options = choices(state, who);
    const need = limit - who.hand.length;
    const choice: DrawChoice =
      options.length === 1
        ? nth(options, 0)
        : yield* pick(who.seat, { say: 'draw', need }, () => choices(state, who));
    if (choice.place === STOP.place) break; // [MB-DRAW.11]
    if (choice.place === PILE.place) {
      drawCard(table, who);
      fromPile++;
    } else takeFromRow(table, who, choice.place);
  }
  if (fromPile > 0) table.tell({ say: 'drew', seat: who.seat, cards: fromPile });
  refillRow(table);
}

function drawCard(table: Table, who: Player): void {
  const card = table.state.draw.pop();
  if (card === undefined) return;
  who.hand.push(card);
  table.reveal();
}

/** [MB-DRAW.2] */
function takeFromRow(table: Table, who: Player, place: number): void {
  const { state } = table;
  const card = nth(state.row, place);
  if (!rowIsFree(who)) payD(who, 1);
  state.row[place] = '';
  who.hand.push(card);
  table.tell({ say: 'tookRow', seat: who.seat, card: `card:${card}` });
}
