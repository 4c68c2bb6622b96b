import type { Rules } from '@portolan/kernel';
import { NATIONS } from '../content/nations.ts';
import { type Rumor, RUMOR_CARDS } from '../content/rumors.ts';
import type { Merchants, Player } from '../state.ts';
import { remove, takeRumor } from './decks.ts';
import { skillRoll } from './dice.ts';
import { give } from './gifts.ts';
import { score } from './glory.ts';
import { shuffleBack } from './plunder.ts';
import { landingParty } from './shore.ts';
import { can, chooseNation, hasSpecialist, pay, pick, type Table } from './table.ts';

/** Rumors: heard in a port, tested where they lead [MM-RUMOR]. */

const rumorOf = ({ rumor }: Player): Rumor | undefined => (rumor === '' ? undefined : RUMOR_CARDS[rumor]);

/** Whether the rumor one holds can be tested here with this action. [MM-RUMOR.5] [MM-RUMOR.6] */
export function canTest(someone: Player, by: 'scout' | 'port'): boolean {
  const card = rumorOf(someone);
  return card !== undefined && !someone.proven && card.by === by && card.zone === someone.zone;
}

/** It is shown, rolled for, and turns out true or false. [MM-RUMOR.6] [MM-RUMOR.8] [MM-RUMOR.9] */
export function* testRumor(table: Table, someone: Player): Rules {
  const { state } = table;
  const card = rumorOf(someone);
  if (!card) return;
  someone.proven = true;
  table.reveal();
  table.tell({ say: 'presented', seat: someone.seat, rumor: card.on });
  const more = card.by === 'port' ? influenceDice(someone) : hasSpecialist(someone, 'lookout') ? 1 : 0;
  const skill = card.by === 'port' ? 'influence' : 'scouting';
  const isTrue = skillRoll(table, someone, skill, more) > 0;
  if (!isTrue) return discard(state, someone);
  if (card.guard && !(yield* landingParty(table, someone, card.guard))) {
    if (someone.rumor !== '') discard(state, someone);
    return;
  }
  table.tell({ say: 'proved', seat: someone.seat, rumor: card.on });
  if (card.id === 'forgedDocuments')
    someone.forged = (yield* chooseNation(someone.seat, { say: 'forgeNation' }, NATIONS)) ?? '';
  yield* give(table, someone, card.gift, 'rumor');
  yield* score(table, someone, 'rumor');
  if (!card.kept) discard(state, someone);
}

function discard(state: Merchants, someone: Player): void {
  if (someone.rumor !== '') state.rumorDiscard.push(someone.rumor);
  someone.rumor = '';
  someone.proven = false;
}

/** Santo Domingo's additional die for rumors and missions. */
export const influenceDice = (someone: Player): number => (someone.zone === 'santoDomingo' ? 1 : 0);

/** [MM-RUMOR.1] [MM-DECK.13] */
export function rumorPrice(state: Merchants, someone: Player): number {
  if (can(someone, 'freeRumors') || state.event === 'crowdedTaverns') return 0;
  return someone.zone === 'tortuga' ? 1 : 2;
}

export const rumorDice = (state: Merchants, someone: Player): number =>
  influenceDice(someone) + (state.event === 'crowdedTaverns' ? 1 : 0);

/** Paid before the roll and lost if it fails. [MM-RUMOR.1] [MM-RUMOR.2] */
export function* acquireRumor(table: Table, someone: Player): Rules {
  pay(table, someone, rumorPrice(table.state, someone), 'rumor');
  if (skillRoll(table, someone, 'influence', rumorDice(table.state, someone)) === 0) return;
  yield* hearRumor(table, someone, can(someone, 'choosesRumor') ? 2 : 1);
}

/** Draws a rumor, or one of two; whoever has one already keeps one of them. [MM-RUMOR.3] [MM-RUMOR.4] */
export function* hearRumor(table: Table, someone: Player, count: number): Rules {
  const { state } = table;
  for (let i = 0; i < count; i++) {
    const card = takeRumor(table);
    if (card !== undefined) state.whispered.push(card);
  }
  if (state.whispered.length === 0) return;
  table.tell({ say: 'heardRumor', seat: someone.seat });
  if (state.whispered.length > 1) {
    const kept = yield* chooseRumor(someone, () => state.whispered);
    remove(state.whispered, kept);
    for (const other of state.whispered.splice(0)) shuffleBack(table, other);
    state.whispered.push(kept);
  }
  yield* keepOne(table, someone);
}

function* chooseRumor(someone: Player, list: () => readonly Rumor['id'][]): Rules<Rumor['id']> {
  const { key } = yield* pick(someone.seat, { say: 'keepRumor' }, () =>
    list().map((id) => ({ key: id, on: RUMOR_CARDS[id].on })),
  );
  return key;
}

function* keepOne(table: Table, someone: Player): Rules {
  const { state } = table;
  if (someone.rumor !== '') {
    const both = (): Rumor['id'][] => [...(someone.rumor === '' ? [] : [someone.rumor]), ...state.whispered];
    const kept = yield* chooseRumor(someone, both);
    if (kept === someone.rumor) {
      for (const other of state.whispered.splice(0)) shuffleBack(table, other);
      return;
    }
    shuffleBack(table, someone.rumor);
  }
  const [fresh] = state.whispered.splice(0);
  if (fresh === undefined) return;
  someone.rumor = fresh;
  someone.proven = false;
  someone.forged = '';
}
