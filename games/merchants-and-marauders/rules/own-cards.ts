import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { GOODS } from '../content/cargo.ts';
import { type Design, GLORY_CARDS, type GloryId, HIRING } from '../content/glory.ts';
import { TIMBER } from '../content/ships.ts';
import type { Merchants, Player } from '../state.ts';
import { removeBounties, wantedBy } from './bounty.ts';
import { remove } from './decks.ts';
import { skillRoll } from './dice.ts';
import { barOf, enter, portIn } from './move.ts';
import { hearRumor } from './rumors.ts';
import {
  chooseNation,
  damageOf,
  gain,
  hasSpecialist,
  isPirate,
  maximum,
  NONE,
  pay,
  pick,
  purse,
  sectionName,
  type Table,
} from './table.ts';
import { playOut } from './window.ts';

/** Glory cards of one's own turn, and hiring specialists [MM-CARD.4] [MM-SPEC]. */

export interface PlayOption extends Option {
  readonly do: 'card' | 'hire';
  readonly card: GloryId;
}
const PLAYS = Object.fromEntries(
  Object.values(GLORY_CARDS).map(({ id, on, specialist }) => [
    id,
    { key: `card ${id}`, on, do: specialist === '' ? 'card' : 'hire', card: id },
  ]),
) as { readonly [id in GloryId]: PlayOption };

/** The cards in hand that can be played now. [MM-TURN.10] [MM-CARD.15] */
export function listCards(state: Merchants, someone: Player, options: Option[]): void {
  for (const card of someone.hand) if (isPlayable(state, someone, card)) options.push(PLAYS[card]);
}

function isPlayable(state: Merchants, someone: Player, card: GloryId): boolean {
  const { kind, design } = GLORY_CARDS[card];
  if (kind === 'S') return canHire(state, someone, card);
  return kind === 'O' && suits(state, someone, design as Design);
}

/** In a port, one of each type; a roll that failed is not tried again this turn. [MM-SPEC.4] [MM-SPEC.7] */
function canHire(state: Merchants, someone: Player, card: GloryId): boolean {
  const { specialist } = GLORY_CARDS[card];
  if (specialist === '' || !someone.inPort || hasSpecialist(someone, specialist)) return false;
  const price = HIRING[specialist];
  return typeof price === 'number' ? price <= purse(someone) : !state.turn.refused.includes(card);
}

const PARDON_PRICE = 5;

function suits(state: Merchants, someone: Player, design: Design): boolean {
  const { turn } = state;
  switch (design) {
    case 'boughtPardon':
      return isPirate(someone) && purse(someone) >= PARDON_PRICE;
    case 'followingWind':
    case 'forgottenPurse':
      return true;
    case 'lightsOut':
      return !turn.lightsOut;
    case 'wordFromTheQuay':
      return turn.ashore && turn.activities.length === 0 && turn.quay === '' && someone.cargo.length > 0;
    case 'pressGang':
      return someone.inPort && someone.sections.crew < maximum(someone, 'crew');
    case 'careeningCrew':
      return someone.inPort && damageOf(someone) > 0;
    case 'tavernFriend':
      return someone.inPort;
    case 'falseColours':
      return isBarred(state, someone) && turn.actions + turn.moves > 0 && !turn.ashore;
    default:
      return false;
  }
}

const isBarred = (state: Merchants, someone: Player): boolean => {
  const port = portIn(someone.zone);
  return !someone.inPort && port !== undefined && barOf(state, someone, port) === 'bounty';
};

export function* playOwn(table: Table, someone: Player, { card, do: how }: PlayOption): Rules {
  if (how === 'hire') return hire(table, someone, card);
  const { design } = GLORY_CARDS[card];
  playOut(table, someone, card);
  yield* carryOut(table, someone, design as Design);
}

function* carryOut(table: Table, someone: Player, design: Design): Rules {
  const { state } = table;
  switch (design) {
    case 'boughtPardon':
      pay(table, someone, PARDON_PRICE, 'pardon');
      return yield* pardonOne(table, someone);
    case 'followingWind':
      state.turn.moves++;
      return;
    case 'forgottenPurse':
      return gain(table, someone, 5, 'card');
    case 'lightsOut':
      state.turn.lightsOut = true;
      return;
    case 'wordFromTheQuay':
      return yield* nameGood(table, someone);
    case 'pressGang':
      someone.sections.crew = maximum(someone, 'crew');
      return;
    case 'careeningCrew':
      return yield* careen(table, someone);
    case 'tavernFriend':
      return yield* hearRumor(table, someone, 1);
    case 'falseColours':
      return yield* enter(table, someone);
    default:
      return;
  }
}

export function* pardonOne(table: Table, someone: Player): Rules {
  const nation = yield* chooseNation(someone.seat, { say: 'pardonNation' }, wantedBy(someone));
  if (nation) removeBounties(table, someone, nation, 1);
}

function* nameGood(table: Table, someone: Player): Rules {
  const { good } = yield* pick(someone.seat, { say: 'nameGood' }, () =>
    GOODS.map((one) => ({ key: one, on: `good:${one}`, good: one })),
  );
  table.state.turn.quay = good;
  table.tell({ say: 'namedGood', seat: someone.seat, good: `good:${good}` });
}

const CAREENED = 4;

function* careen(table: Table, someone: Player): Rules {
  for (let left = CAREENED; left > 0 && damageOf(someone) > 0; left--) {
    const open = TIMBER.filter((section) => someone.sections[section] < maximum(someone, section));
    const { key } =
      open.length === 1
        ? { key: nth(open, 0) }
        : yield* pick(someone.seat, { say: 'repairFree', left }, () => [
            NONE,
            ...open.map((section) => ({ key: section, on: sectionName(someone.seat, '', section) })),
          ]);
    if (key === 'none') return;
    someone.sections[key]++;
    table.tell({ say: 'repaired', section: sectionName(someone.seat, '', key) });
  }
}

/** For gold, or by a roll; on failure the card stays in hand. [MM-SPEC.2] [MM-SPEC.5] [MM-SPEC.7] */
function hire(table: Table, someone: Player, card: GloryId): void {
  const { specialist, on } = GLORY_CARDS[card];
  if (specialist === '') return;
  const price = HIRING[specialist];
  if (typeof price === 'number') pay(table, someone, price, 'specialist');
  else if (skillRoll(table, someone, price, 0) === 0) {
    table.state.turn.refused.push(card);
    return;
  }
  remove(someone.hand, card);
  someone.specialists.push(card);
  table.tell({ say: 'hired', seat: someone.seat, card: on });
}
