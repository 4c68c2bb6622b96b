import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { HOMEWARD, type Place, PLACE_NAMES } from '../content/places.ts';
import { type CardId, cardOf } from '../content/projects.ts';
import type { In, Mark } from '../content/symbols.ts';
import type { Maracaibo, Player } from '../state.ts';
import { may, pick } from './asking.ts';
import { influenceOfChoice } from './influence.ts';
import { cityAt, freeMarket } from './map.ts';
import { deedOf, receive, wantsQuest } from './quests.ts';
import { type DiscChoice, removable, takeDisc } from './ship.ts';
import {
  compasses,
  discardCard,
  discardHand,
  gain,
  legacyOf,
  payCp,
  returnSpy,
  spiesOnMap,
  type Table,
} from './table.ts';

/** City actions and homeward spaces. [MB-CITY] [MB-HOME] */

/** First deliver, if a card was chosen for it, then the action; each part may be left out. [MB-CITY.1] [MB-CITY.2] */
export function* cityAction(table: Table, who: Player, place: Place, card: CardId): Rules {
  const city = cityAt(table.state, place);
  if (!city) return;
  if (card !== '') yield* deliver(table, who, place, card);
  const effect = CITY[city.action.sign](table, who, city.action);
  if (effect) yield* effect;
}

export function* homewardAction(table: Table, who: Player, place: Place): Rules {
  const action = HOMEWARD[place];
  if (!action) return;
  const effect = CITY[action.sign](table, who, action);
  if (effect) yield* effect;
}

/** The hand cards that can be delivered: a free market space, the good, and a disc that may be taken. [MB-CITY.3] [MB-CITY.5] */
export function deliverable(state: Maracaibo, who: Player, place: Place): CardId[] {
  const city = cityAt(state, place);
  if (!city || !freeMarket(state, place) || removable(who).length === 0) return [];
  return who.hand.filter((card) => cardOf(card).shows === city.market.good);
}

/** The disc goes to the market; an upgrade it completes works before the action. [MB-CITY.3] [MB-CITY.7] */
function* deliver(table: Table, who: Player, place: Place, card: CardId): Rules {
  const { state } = table;
  discardCard(state, who, card);
  table.tell({ say: 'delivered', seat: who.seat, card: `card:${card}`, place: nth(PLACE_NAMES, place) });
  const { area }: DiscChoice = yield* pick(who.seat, { say: 'disc' }, () => removable(who));
  state.markets[place] = nth(state.markets, place) + 1;
  yield* takeDisc(table, who, area);
}

type Action = (table: Table, who: Player, mark: Mark<In<'city'>>) => Rules | void;

const CITY: { readonly [sign in In<'city'>]: Action } = {
  cityCombat: (table, who) => table.deeds.combat(table, who),
  cityExplore: (table, who, { x }) => table.deeds.explore(table, who, x),
  *cityInfVa(table, who) {
    yield* influenceOfChoice(table, who, 1);
    yield* table.deeds.villageActions(table, who, 1);
  },
  cityCpDisc(table, who) {
    gain(table, who, { cp: 1 }, 'voyage');
    return table.deeds.removeDisc(table, who);
  },
  cityCp3: (table, who) => gain(table, who, { cp: 3 }, 'voyage'),
  cityD2Va(table, who) {
    gain(table, who, { d: 2 }, 'voyage');
    return table.deeds.villageActions(table, who, 1);
  },
  cityCpInf(table, who) {
    gain(table, who, { cp: 1 }, 'voyage');
    return influenceOfChoice(table, who, 1);
  },
  cityVaCompass: (table, who) => table.deeds.villageActions(table, who, compasses(who)),
  cityTokens: tokensForD,
  citySpies: spiesOrD,
  cityCp2Trade: cpTrade,
  home20: homeFirst,
  home21a: (table, who) => gain(table, who, { vp: 3 }, 'voyage'),
  home21b: (table, who) => gain(table, who, { vp: 3 }, 'voyage'),
  home22: (table, who) => gain(table, who, { vp: 5 }, 'voyage'),
  cityL1: legacyQuest,
  *cityL4(table, who) {
    yield* table.deeds.villageActions(table, who, 2);
    if (who.spies === 0 || !(yield* may(who.seat, { say: 'spyForVp' }))) return;
    returnSpy(who);
    gain(table, who, { vp: 5 }, 'voyage');
  },
  cityL7(table, who) {
    gain(table, who, { cp: 3 }, 'voyage');
    return table.deeds.combat(table, who);
  },
};

/** [MB-CITY.18] [MB-RULING.24] */
function* tokensForD(table: Table, who: Player): Rules {
  gain(table, who, { vp: who.tokens.length }, 'combat');
  if (who.hand.length === 0 || !(yield* may(who.seat, { say: 'tokensForD' }))) return;
  discardHand(table, who);
  gain(table, who, { d: 4 }, 'voyage');
}

const SPIES_OR_D: readonly Option[] = [{ key: 'doubloons' }, { key: 'points' }];

/** [MB-CITY.19] */
function* spiesOrD(table: Table, who: Player): Rules {
  const { key } = yield* pick(who.seat, { say: 'spiesOrD' }, () => SPIES_OR_D);
  gain(table, who, key === 'doubloons' ? { d: 4 } : { vp: 2 * spiesOnMap(who) }, 'spies');
}

/** [MB-CITY.20] */
function* cpTrade(table: Table, who: Player): Rules {
  if (who.cp < 2 || !(yield* may(who.seat, { say: 'pay2cp', sign: 'cityCp2Trade' }))) return;
  payCp(who, 2);
  yield* influenceOfChoice(table, who, 1);
  gain(table, who, { d: 6 }, 'voyage');
}

const HOME_CHOICES: readonly Option[] = [{ key: 'combat' }, { key: 'explore' }];

/** [MB-HOME.3] */
function* homeFirst(table: Table, who: Player): Rules {
  const { key } = yield* pick(who.seat, { say: 'home' }, () => HOME_CHOICES);
  if (key === 'combat') yield* table.deeds.combat(table, who);
  else yield* table.deeds.explore(table, who, 2);
}

/** The quest on L1, refilled at once; the new one is for a later turn. [MB-STORY.33] [MB-RULING.132] */
function* legacyQuest(table: Table, who: Player): Rules {
  const { state } = table;
  const tile = legacyOf(state, 'L1');
  if (!tile || tile.quest === '') return;
  const deed = deedOf(state, tile.quest);
  if (!(yield* wantsQuest(table, who, tile.quest, deed))) return;
  const id = tile.quest;
  tile.quest = state.questPile.pop() ?? '';
  if (tile.quest !== '') table.reveal();
  yield* receive(table, who, id, deed);
}
