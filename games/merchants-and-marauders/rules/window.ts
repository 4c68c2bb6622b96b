import { Pick, type Rules, type Seat, type Standing, together } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type Design, GLORY_CARDS, type GloryId, type Moment } from '../content/glory.ts';
import type { Player } from '../state.ts';
import { remove } from './decks.ts';
import { CARD_OPTIONS } from './glory.ts';
import { player, type Table } from './table.ts';

/**
 * Cards announced for a moment [MM-CARD] [MM-CCARD]. Every seat that holds any Glory card is asked, whatever it holds, so that
 * neither the question nor its absence tells anything; what is announced lies face down until its turn comes.
 */
export interface Window {
  readonly moment: Moment;
  /** Who may answer, in the order in which cards are carried out. */
  readonly seats: readonly Seat[];
  fits(someone: Player, design: Design): boolean;
  /** Carries out a card that was turned up; false if its owner declines to play it. */
  resolve(someone: Player, design: Design): Rules<boolean>;
}

/** A card without a choice is played or declined. */
export const PLAY = [{ key: 'play' }, { key: 'none' }] as const;

const PASS = { key: 'pass', place: -1 };

/** Lets cards be announced and carried out until nobody announces one; true if any was played. [MM-CCARD.4] */
export function* cardWindow(table: Table, window: Window): Rules<boolean> {
  const declined: GloryId[] = [];
  let played = false;
  for (;;) {
    yield* announce(table, window, declined);
    if (table.state.announced.length === 0) return played;
    if (yield* resolveAll(table, window, declined)) played = true;
  }
}

/** One card for each player; on an announcement whoever kept silent may still join in. [MM-CARD.8] [MM-CARD.14] [MM-CCARD.3] */
function* announce(table: Table, window: Window, declined: readonly GloryId[]): Rules {
  const { state } = table;
  const asked: Seat[] = [];
  for (const seat of window.seats) if (player(state, seat).hand.length > 0) asked.push(seat);
  if (asked.length === 0) return;
  yield* askAll(table, window, asked, declined);
  if (state.announced.length === 0 || state.announced.length === asked.length) return;
  const silent = asked.filter((seat) => !state.announced.some((one) => one.seat === seat));
  yield* askAll(table, window, silent, declined);
  state.announced.sort((a, b) => window.seats.indexOf(a.seat) - window.seats.indexOf(b.seat));
}

function* askAll(table: Table, window: Window, seats: readonly Seat[], declined: readonly GloryId[]): Rules {
  const { moment } = window;
  const questions = seats.map((seat) => {
    const someone = player(table.state, seat);
    return new Pick(
      seat,
      { say: 'announce', moment },
      () => openCards(someone, window, declined),
      silence(table, someone),
    );
  });
  const answers = yield* together(questions);
  answers.forEach(({ place }, i) => {
    if (place < 0) return;
    const seat = nth(seats, i);
    table.state.announced.push({ seat, place });
    table.tell({ say: 'announced', seat });
  });
}

/** Whoever passes may pass at every moment of this turn, until the hand changes. */
function silence({ state }: Table, { hand }: Player): Standing {
  return { answer: PASS.key, until: `${state.round} ${state.active} ${hand.length}` };
}

function openCards(
  someone: Player,
  window: Window,
  declined: readonly GloryId[],
): { key: string; on?: string; place: number }[] {
  const options: { key: string; on?: string; place: number }[] = [PASS];
  someone.hand.forEach((card, place) => {
    const { design, specialist, on } = GLORY_CARDS[card];
    if (specialist !== '' || declined.includes(card)) return;
    if (window.fits(someone, asDesign(design))) options.push({ key: card, on, place });
  });
  return options;
}

const asDesign = (design: string): Design => design as Design;

/** In order; a card that is turned up and not played goes back to its owner's hand. [MM-CARD.9] [MM-CARD.10] */
function* resolveAll(table: Table, window: Window, declined: GloryId[]): Rules<boolean> {
  const { state } = table;
  let played = false;
  table.reveal();
  for (let next = state.announced.shift(); next; next = state.announced.shift()) {
    const someone = player(state, next.seat);
    const [card] = someone.hand.splice(next.place, 1);
    if (card === undefined) continue;
    const { design, on, specialist } = GLORY_CARDS[card];
    state.shown = card;
    table.tell({ say: 'turnedUp', seat: someone.seat, card: on });
    const open = specialist === '' && window.fits(someone, asDesign(design));
    const used = open && (yield* window.resolve(someone, asDesign(design)));
    someone.hand.push(card);
    state.shown = '';
    if (used) playOut(table, someone, card);
    else declined.push(card);
    if (used) played = true;
    else table.tell({ say: 'declinedCard', seat: someone.seat, card: on });
  }
  return played;
}

/** A played card goes to the discard. [MM-CARD.12] */
export function playOut(table: Table, someone: Player, card: GloryId): void {
  remove(someone.hand, card);
  table.state.gloryDiscard.push(card);
  table.tell({ say: 'playedCard', seat: someone.seat, card: CARD_OPTIONS[card].on });
}
