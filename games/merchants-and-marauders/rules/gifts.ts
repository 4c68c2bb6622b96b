import type { Rules } from '@portolan/kernel';
import { GLORY_CARDS, type Specialist } from '../content/glory.ts';
import { PORTS, type PortId } from '../content/map.ts';
import type { Gift } from '../content/rumors.ts';
import { SHIPS, type Weapon } from '../content/ships.ts';
import type { Merchants, Player } from '../state.ts';
import { pardon } from './bounty.ts';
import { remove, takeGlory } from './decks.ts';
import { CARD_OPTIONS, drawGlory, keepHand } from './glory.ts';
import { fit, lacks, PORT_OPTIONS, redistribute } from './mods.ts';
import { stow } from './plunder.ts';
import { gain, hasSpecialist, may, maximum, pick, type Reason, type Table } from './table.ts';

/** What rumors and missions give; a part that cannot be given is skipped. [MM-RUMOR.12] */
export function* give(table: Table, someone: Player, gift: Gift, from: Reason): Rules {
  if (gift.gold !== undefined) gain(table, someone, gift.gold, from);
  for (let i = 0; i < (gift.cards ?? 0); i++) yield* drawGlory(table, someone); // [MM-CARD.13]
  if (gift.choice !== undefined) yield* chooseGlory(table, someone, gift.choice);
  if (gift.pardon !== undefined) yield* pardon(table, someone, gift.pardon, gift.nations ?? 1, gift.pardonOf);
  if (gift.specialist !== undefined) grantSpecialist(table, someone, gift.specialist);
  if (gift.modification) yield* grantModification(table, someone);
  if (gift.masts) someone.sections.masts = maximum(someone, 'masts');
  for (const weapon of gift.weapons ?? []) grantWeapon(table, someone, weapon);
  if (gift.frigateOr !== undefined) yield* offerFrigate(table, someone, gift.frigateOr);
}

function grantWeapon(table: Table, someone: Player, weapon: Weapon): void {
  if (someone.weapons.includes(weapon)) return;
  someone.weapons.push(weapon);
  table.tell({ say: 'gotWeapon', seat: someone.seat, weapon: `weapon:${weapon}` });
}

/** Looks at the top cards, draws one and shuffles the others back. */
function* chooseGlory(table: Table, someone: Player, count: number): Rules {
  const { state } = table;
  for (let i = 0; i < count; i++) {
    const card = takeGlory(table);
    if (card !== undefined) state.glimpsed.push(card);
  }
  if (state.glimpsed.length === 0) return;
  const { card } = yield* pick(someone.seat, { say: 'chooseGlory' }, () =>
    state.glimpsed.map((one) => CARD_OPTIONS[one]),
  );
  remove(state.glimpsed, card);
  someone.hand.push(card);
  state.gloryDeck.push(...state.glimpsed.splice(0));
  table.random.shuffle(state.gloryDeck, 'glory');
  table.tell({ say: 'drewGlory', seat: someone.seat });
  yield* keepHand(table, someone);
}

const INSTEAD_OF_SPECIALIST = 5;

/** From the discard or else from the deck, free of charge; gold if there is none or one is aboard. [MM-SPEC.6] */
function grantSpecialist(table: Table, someone: Player, type: Specialist): void {
  const { state } = table;
  const isOne = (card: keyof typeof GLORY_CARDS): boolean => GLORY_CARDS[card].specialist === type;
  const pile = [state.gloryDiscard, state.gloryDeck].find((cards) => cards.some(isOne));
  const card = pile?.find(isOne);
  if (!pile || card === undefined || hasSpecialist(someone, type))
    return gain(table, someone, INSTEAD_OF_SPECIALIST, 'specialist');
  remove(pile, card);
  if (pile === state.gloryDeck) table.random.shuffle(pile, 'glory');
  someone.specialists.push(card);
  table.tell({ say: 'hired', seat: someone.seat, card: CARD_OPTIONS[card].on });
}

const INSTEAD_OF_MODIFICATION = 3;

/** Any token a port has; one turned up that the ship has already is put back, and another is chosen. [MM-CONTENT.21] */
function* grantModification(table: Table, someone: Player): Rules {
  const { state } = table;
  const tried: PortId[] = [];
  for (;;) {
    const open = usable(state, someone).filter((port) => !tried.includes(port));
    if (open.length === 0) return gain(table, someone, INSTEAD_OF_MODIFICATION, 'rumor');
    const { key } = yield* pick(someone.seat, { say: 'chooseModification' }, () =>
      open.map((port) => PORT_OPTIONS[port]),
    );
    table.reveal();
    const { mod } = state.tokens[key];
    if (lacks(someone, mod)) {
      state.tokens[key] = { mod: '', faceUp: false };
      fit(someone, mod);
      return table.tell({
        say: 'gotModification',
        seat: someone.seat,
        mod: `mod:${mod}`,
        port: `port:${key}`,
      });
    }
    tried.push(key);
  }
}

const usable = (state: Merchants, someone: Player): PortId[] =>
  PORTS.filter((port) => {
    const { mod, faceUp } = state.tokens[port];
    return mod !== '' && (!faceUp || lacks(someone, mod));
  });

/** Whole and without modifications; it is not bought and need not be taken. [MM-CONTENT.31] */
function* offerFrigate(table: Table, someone: Player, otherwise: number): Rules {
  if (!(yield* may(someone.seat, { say: 'takeFrigate', gold: otherwise }, 'type:frigate')))
    return gain(table, someone, otherwise, 'rumor');
  const old = someone.mods.splice(0);
  someone.hullUsed = false;
  const { durability, cargo, crew, cannons } = SHIPS.frigate;
  someone.ship = 'frigate';
  const sailors = Math.min(crew, someone.sections.crew);
  someone.sections = { hull: durability, cargo, masts: durability, crew: sailors, cannons };
  table.tell({ say: 'captured', seat: someone.seat, ship: 'type:frigate' });
  yield* redistribute(table, someone, old);
  yield* stow(table, someone);
}
