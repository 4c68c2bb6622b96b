import type { Rules } from '@portolan/kernel';
import { CARGO_CARDS, type CargoId } from '../content/cargo.ts';
import { GLORY_CARDS, type GloryId } from '../content/glory.ts';
import { PORTS } from '../content/map.ts';
import type { RumorId } from '../content/rumors.ts';
import type { Merchants, Player } from '../state.ts';
import { drawCargo, remove } from './decks.ts';
import { CARD_OPTIONS } from './glory.ts';
import { gain, hasSpecialist, may, picks, type Table } from './table.ts';

/** Plunder [MM-PLUN]: what the winner of a boarding takes, within the limits of the ship now kept. */

interface CargoOption {
  readonly key: CargoId;
  readonly on: string;
}
export const CARGO_OPTIONS = Object.fromEntries(
  Object.values(CARGO_CARDS).map(({ id, on }) => [id, { key: id, on }]),
) as { readonly [id in CargoId]: CargoOption };

/** How many ports ask for the good of a card. */
const askedFor = (state: Merchants, card: CargoId): number =>
  PORTS.filter((port) => state.demand[port] === CARGO_CARDS[card].good).length;

const byDemand =
  (state: Merchants) =>
  (a: CargoId, b: CargoId): number =>
    askedFor(state, b) - askedFor(state, a) || (a < b ? -1 : 1);

/** What a rival keeps of these cards if it has room for so many. [MM-SOLO.20] */
export const rivalKeeps = (state: Merchants, cards: readonly CargoId[], room: number): CargoId[] =>
  cards.toSorted(byDemand(state)).slice(0, room);

/**
 * Keeps what fits of the cargo aboard and the cards on offer, by choice; the rest is discarded. The cards on offer
 * lie in the state: others see them or not, as it says. [MM-RAID.21] [MM-PLUN.5] [MM-PLUN.10] [MM-RULING.79]
 */
export function* stow(table: Table, someone: Player): Rules {
  const { state } = table;
  const room = someone.sections.cargo;
  const all = (): CargoId[] => [...someone.cargo, ...state.offer];
  if (state.offer.length === 0 && someone.cargo.length <= room) return;
  const kept = someone.rival
    ? rivalKeeps(state, all(), room)
    : (yield* picks(
        someone.seat,
        { say: 'keepCargo', room },
        () => all().map((card) => CARGO_OPTIONS[card]),
        {
          min: 0,
          max: room,
        },
      )).map(({ key }) => key);
  const left = all().filter((card) => !kept.includes(card));
  someone.cargo = [...kept];
  state.offer = [];
  state.cargoDiscard.push(...left);
  table.tell({
    say: 'stowed',
    seat: someone.seat,
    kept: kept.length,
    left: left.map((card) => CARGO_CARDS[card].on),
  });
}

/** Three cards' worth of gold, then the cards the navy ship's hold still has. [MM-PLUN.9] [MM-PLUN.10] [MM-PLUN.16] */
export function* plunderNavy(table: Table, victor: Player, damage: number): Rules {
  const { state } = table;
  state.offerFor = -1;
  for (let i = 0; i < 3; i++) {
    const card = drawCargo(table);
    if (card !== undefined) state.offer.push(card);
  }
  table.tell({ say: 'drewCargo', cards: state.offer.map((card) => CARGO_CARDS[card].on) });
  gain(table, victor, valueOf(state.offer), 'plunder');
  for (let i = 0; i < damage && state.offer.length > 0; i++) {
    const lost = table.random.pick(state.offer, 'navyCargo');
    remove(state.offer, lost);
    state.cargoDiscard.push(lost);
  }
  yield* stow(table, victor);
}

export const valueOf = (cards: readonly CargoId[]): number =>
  cards.reduce((sum, card) => sum + CARGO_CARDS[card].value, 0);

/** From a beaten player: gold, cards, cargo, rumor, weapons and specialists. [MM-PLUN.3] [MM-INFO.18] */
export function* plunderPlayer(table: Table, victor: Player, loser: Player): Rules {
  const { state } = table;
  state.loot = { winner: victor.seat, loser: loser.seat };
  table.reveal();
  const { gold } = loser;
  loser.gold = 0;
  loser.lost += gold;
  gain(table, victor, gold, 'plunder');
  takeWeapons(victor, loser);
  if (!victor.rival) {
    takeSpecialists(victor, loser);
    yield* takeCards(table, victor, loser);
    yield* takeRumor(table, victor, loser);
  }
  state.offer = loser.cargo.splice(0);
  state.offerFor = victor.seat;
  yield* stow(table, victor);
  state.loot = null;
}

/** One of each; the others go back to the supply with their owner's death. */
function takeWeapons(victor: Player, loser: Player): void {
  for (const weapon of loser.weapons.splice(0))
    if (!victor.weapons.includes(weapon)) victor.weapons.push(weapon);
}

/** Free of charge, one of each type; the others are discarded with their captain. [MM-PLUN.4] */
function takeSpecialists(victor: Player, loser: Player): void {
  for (const card of loser.specialists.slice()) {
    const { specialist } = GLORY_CARDS[card];
    if (specialist === '' || hasSpecialist(victor, specialist)) continue;
    remove(loser.specialists, card);
    victor.specialists.push(card);
  }
}

const MOST_CARDS = 4;

/** Four of all. [MM-RULING.65] */
function* takeCards(table: Table, victor: Player, loser: Player): Rules {
  if (loser.hand.length === 0) return;
  const all = (): GloryId[] => [...victor.hand, ...loser.hand];
  const chosen = yield* picks(
    victor.seat,
    { say: 'keepGlory' },
    () => all().map((card) => CARD_OPTIONS[card]),
    {
      min: 0,
      max: Math.min(MOST_CARDS, all().length),
    },
  );
  const kept = chosen.map(({ card }) => card);
  const left = all().filter((card) => !kept.includes(card));
  victor.hand = kept;
  loser.hand = [];
  table.state.gloryDiscard.push(...left);
  table.tell({
    say: 'keptGlory',
    seat: victor.seat,
    kept: kept.length,
    left: left.map((card) => GLORY_CARDS[card].on),
  });
}

/** The loser's, if wanted; of two, one goes back into the deck. [MM-RUMOR.3] */
function* takeRumor(table: Table, victor: Player, loser: Player): Rules {
  if (loser.rumor === '') return;
  if (!(yield* may(victor.seat, { say: 'takeRumor' }, 'rumor:loot'))) return;
  if (victor.rumor !== '') shuffleBack(table, victor.rumor);
  victor.rumor = loser.rumor;
  victor.proven = loser.proven;
  victor.forged = loser.forged;
  loser.rumor = '';
  table.tell({ say: 'tookRumor', seat: victor.seat });
}

/** [MM-RUMOR.4] */
export function shuffleBack(table: Table, rumor: RumorId): void {
  table.state.rumorDeck.push(rumor);
  table.random.shuffle(table.state.rumorDeck, 'rumors');
}
