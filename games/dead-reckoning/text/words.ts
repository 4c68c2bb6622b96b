import type { About, Explained, Json, Option, Words } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { lookUp, type Name, type Names, refused, sentence, split, spoken } from '../../common/said.ts';
import { type Achievement, TOKENS, type TokenId } from '../content/achievements.ts';
import { type AreaId, AREAS } from '../content/battle-board.ts';
import { type CardId, CARDS, type Result } from '../content/cards.ts';
import type { Ability, Band, Effect, EffectOf, Part, Word } from '../content/effects.ts';
import { isIsland, ISLANDS, type IslandId } from '../content/ocean.ts';
import { RIVAL_CARDS } from '../content/rival.ts';
import { LEVEL_BANDS, LEVELS } from '../content/sailors.ts';
import { HULL, type UpgradeId, UPGRADES } from '../content/upgrades.ts';
import { bandOf, partOf, sideOf, sourceOf } from '../rules/refs.ts';
import type { PlayerView, ReckoningView } from '../rules/information.ts';
import type { Source } from '../rules/scoring.ts';
import { HARBOR, rowOf } from '../state.ts';
import type { Text } from './en.ts';

/** Puts Dead Reckoning in words: names of things by what the board draws them under, and sentences from a catalogue. */

export function wordsOf(text: Text): Words {
  const say = (sentences: object, about: About, view: unknown): string =>
    text.typeset(spoken(sentences, about, namesIn(text, seen(view))));
  return {
    name: text.name,
    pitch: text.pitch,
    option: (name) => lookUp(text.options, name),
    optionValue: (_name, value) => lookUp(text.values, String(value)),
    seat: (seat, view) => sentence(seatName(text, seat, seen(view))),
    ask: (about, view) => say(text.ask, about, view),
    choice: (option, about, view) => text.typeset(sentence(choiceOf(text, option, about, seen(view)))),
    log: (event, view) => say(text.log, event, view),
    refuse: (reason) => text.typeset(refused(text.refuse, reason, namesIn(text, undefined))),
    note: (note, view) => say(text.notes, note, view),
    score: (part) => (part in text.scores ? text.scores[part as Source] : part),
    outcome: (reason, view) => say(text.outcome, reason, view),
    explain: (on, view) => typeset(text, explain(text, on, seen(view))),
  };
}

const typeset = (text: Text, explained: Explained | undefined): Explained | undefined =>
  explained && {
    ...explained,
    title: text.typeset(sentence(explained.title)),
    text: text.typeset(sentence(explained.text)),
  };

/** What the shell passes around is the game's own view; without one, things go by their bare names. */
function seen(view: unknown): ReckoningView | undefined {
  return typeof view === 'object' && view !== null && 'boxes' in view ? (view as ReckoningView) : undefined;
}

const namesIn = (text: Text, view: ReckoningView | undefined): Names => ({
  thing: (thing) => nameOf(text, thing, view),
  seat: (seat) => seatName(text, seat, view),
});

const seatName = (text: Text, seat: number, view: ReckoningView | undefined): string =>
  view?.rival && seat === 1 ? text.rival : (text.seats[seat] ?? '');

const plain = (word: string): Name => ({ the: word, of: word, to: word });

function nameOf(text: Text, thing: string, view: ReckoningView | undefined): Name {
  const [kind, id] = split(thing);
  switch (kind) {
    case 'space':
      return spaceName(text, id, view);
    case 'ship':
      return text.place(seatName(text, Number(id), view));
    case 'card':
      return plain(lookUp(text.cardNames, id));
    case 'back':
      return text.place(lookUp(text.shipNames, id));
    case 'upgrade':
      return plain(lookUp(text.upgradeNames, id));
    case 'sailor':
      return plain(sailorTitle(text, id, view));
    case 'ability':
      return plain(abilityTitle(text, id, view));
    case 'hull':
      return plain(nth(text.hulls, Number(id.split('.')[1] ?? 0)));
    case 'rival':
      return plain(rivalTitle(text, Number(id)));
    case 'achievement':
      return plain(lookUp(text.achievementNames, id));
    case 'token':
      return plain(tokenTitle(text, Number(id)));
    default:
      return plain(isArea(id) ? text.areas[id] : id);
  }
}

const isArea = (id: string): id is AreaId => id in AREAS;

function spaceName(text: Text, id: string, view: ReckoningView | undefined): Name {
  if (id === 'harbor') return text.harbor;
  const board = view?.boards[Number(id)];
  return board?.id ? text.place(text.boardNames[board.id]) : text.uncharted(rowOf(Number(id)));
}

function owned(id: string, view: ReckoningView | undefined): [player: PlayerView | undefined, rest: number] {
  const [seat = '', rest = ''] = id.split('.');
  return [view?.players[Number(seat)], Number(rest)];
}

function sailorTitle(text: Text, id: string, view: ReckoningView | undefined): string {
  const [someone, no] = owned(id, view);
  const card = someone?.cards[no];
  return card ? text.cardTitle(text.sailorNames[card.sailor], card.level) : id;
}

const tokenTitle = (text: Text, token: number): string =>
  text.token((token in TOKENS ? TOKENS[token as TokenId] : []).map((one) => text.achievementNames[one]));

function rivalTitle(text: Text, no: number): string {
  const { bent, sails, influence, cubes, income } = nth(RIVAL_CARDS, no);
  return text.rivalCards(text.bents[bent], sails, influence, cubes, income);
}

// --- abilities ---

const effectText = (text: Text, effect: Effect): string =>
  (text.effectTexts as { readonly [W in Word]: (one: EffectOf<Word>) => string })[effect.do](effect);

function abilityText(text: Text, { effects, cost, inPort, nonBuilding }: Ability): string {
  const price = cost ? text.cost(cost.cargo, cost.coin, text.from[cost.from]) : '';
  const done = effects.map((effect) => effectText(text, effect)).join(', ');
  return `${inPort ? text.inPort : ''}${price}${done}${nonBuilding ? text.nonBuilding : ''}`;
}

const partText = (text: Text, part: Part): string =>
  part.map((ability) => abilityText(text, ability)).join(text.or);

/** Everything a band says, a sentence for each part. */
const bandText = (text: Text, band: Band): string =>
  band.map((part) => `${sentence(partText(text, part))}.`).join(' ');

/** The band an ability stands in, as its viewer sees it. */
function bandSeen(someone: PlayerView, view: ReckoningView, source: number, band: number): Band {
  if (source >= 12) {
    const top = someone.hull[source - 12]?.tiles.at(-1);
    return top ? UPGRADES[top].ability : (HULL[source - 12]?.ability ?? []);
  }
  const card = nth(someone.cards, source);
  if (band === 0) return LEVEL_BANDS[card.sailor][card.level];
  const sheet = card.sheets[band - 1];
  if (!sheet) return [];
  return sheet.won
    ? (CARDS[view.backs[sheet.card] ?? sheet.card].back?.ability ?? [])
    : CARDS[sheet.card].ability;
}

function sourceTitle(
  text: Text,
  someone: PlayerView,
  view: ReckoningView,
  source: number,
  band: number,
): string {
  if (source >= 12) {
    const top = someone.hull[source - 12]?.tiles.at(-1);
    return top ? text.upgradeNames[top] : nth(text.hulls, source - 12);
  }
  const card = nth(someone.cards, source);
  const sheet = band === 0 ? null : card.sheets[band - 1];
  if (!sheet) return text.sailorNames[card.sailor];
  const back = sheet.won ? view.backs[sheet.card] : undefined;
  return back ? lookUp(text.shipNames, back) : text.cardNames[sheet.card];
}

function abilityTitle(text: Text, id: string, view: ReckoningView | undefined): string {
  const [someone, ref] = owned(id, view);
  if (!someone || !view) return id;
  const [source, band] = [sourceOf(ref), bandOf(ref)];
  const ability = bandSeen(someone, view, source, band)[partOf(ref)]?.[sideOf(ref)];
  const title = sourceTitle(text, someone, view, source, band);
  return ability ? text.abilityOf(title, abilityText(text, ability)) : title;
}

// --- choices ---

/** The fields options of this game may have besides key and on. */
interface AnyOption extends Option {
  readonly do?: string;
  readonly whose?: number;
  readonly building?: keyof Text['buildingNames'];
  readonly cost?: number;
  readonly sheet?: number;
  readonly card?: number;
  readonly cube?: number;
  readonly to?: AreaId;
  readonly area?: AreaId;
  readonly answer?: Json;
}

function choiceOf(text: Text, option: AnyOption, about: About, view: ReckoningView | undefined): string {
  const on = option.on === undefined ? '' : nameOf(text, option.on, view).the;
  if (option.answer !== undefined) return layingOf(text, option, about, view);
  if (option.do !== undefined) return actOf(text, option, on);
  return otherChoice(text, option, about, on, view);
}

function actOf(text: Text, option: AnyOption, on: string): string {
  const { choices } = text;
  const cost = costOf(option);
  switch (option.do) {
    case 'play':
      return choices.play(on);
    case 'use':
      return choices.use(on);
    case 'sail':
      return choices.sail(on);
    case 'buy':
      return choices.buy(on, cost);
    case 'trade':
      return choices.trade(on, cost);
    case 'assault':
      return choices.assault(on);
    case 'fight':
      return choices.fight(on);
    case 'stow':
    case 'raise':
    case 'storm':
    case 'claim':
    case 'end':
      return choices[option.do];
    default:
      return option.key;
  }
}

function costOf({ on = '' }: AnyOption): number {
  const [kind, id] = split(on);
  return kind === 'card' && id in CARDS ? CARDS[id as CardId].cost : 0;
}

function otherChoice(
  text: Text,
  option: AnyOption,
  about: About,
  on: string,
  view: ReckoningView | undefined,
): string {
  const { choices } = text;
  const { key, whose, building } = option;
  if (key === 'done') return about.say === 'step' ? choices.stop : choices.done;
  if (key === 'yes' || key === 'no' || key === 'merchant' || key === 'pirate') return choices[key];
  if (building !== undefined) return choices.building(text.buildingNames[building], on, option.cost ?? 0);
  if (option.sheet !== undefined) return choices.sleeve(sheetName(text, option.sheet, view), on);
  if (option.cube !== undefined) return cubeChoice(text, option, view);
  if (whose !== undefined && whose >= 0)
    return about.say === 'removeInfluence'
      ? choices.remove(on, seatName(text, whose, view))
      : choices.replace(on, seatName(text, whose, view));
  return on === '' ? key : on;
}

function sheetName(text: Text, sheet: number, view: ReckoningView | undefined): string {
  const aside = view?.players[view.turn.player]?.aside[sheet];
  return aside ? text.cardNames[aside.card] : '';
}

function cubeChoice(text: Text, { cube = 0, to, area }: AnyOption, view: ReckoningView | undefined): string {
  const lying = view?.battle?.cubes[cube];
  const from = text.areas[area ?? lying?.area ?? 'S2'];
  if (to === undefined) return text.choices.giveUp(from);
  return text.choices.moveCube(
    lying && lying.owner >= 0 ? seatName(text, lying.owner, view) : '—',
    from,
    text.areas[to],
  );
}

/** Ways to lay goods or to pay, by name. */
function layingOf(
  text: Text,
  { key, answer }: AnyOption,
  about: About,
  view: ReckoningView | undefined,
): string {
  const { choices } = text;
  const [way = '', rest = ''] = key.split(' ');
  switch (way) {
    case 'asItIs':
    case 'allAboard':
    case 'sailsFree':
    case 'allAshore':
    case 'fore':
    case 'aft':
    case 'coinsAboard':
    case 'nothing':
      return choices[way];
    case 'overboard':
      return choices.overboard(nth(text.hulls, Number(rest)));
    case 'coinsFirst':
    case 'onTop':
      return choices[way](rest === 'ashore' || rest === 'overboard' ? choices.rests[rest] : rest);
    case 'way':
      return payment(text, answer, about, view);
    default:
      return key;
  }
}

function payment(
  text: Text,
  answer: Json | undefined,
  about: About,
  view: ReckoningView | undefined,
): string {
  const holds = (Array.isArray(answer) ? answer : []) as readonly (readonly [number, number])[];
  const [cargo, coin] = holds.reduce<[number, number]>(
    (sum, hold) => [sum[0] + hold[0], sum[1] + hold[1]],
    [0, 0],
  );
  const from = holds.flatMap(([crates, coins], hull) =>
    crates + coins > 0 ? [`${text.goods(crates, coins)} (${nth(text.hulls, hull)})`] : [],
  );
  const rest = text.goods(Number(about['cargo'] ?? 0) - cargo, Number(about['coin'] ?? 0) - coin);
  return view
    ? text.choices.pay(from.join(', ') || text.goods(0, 0), rest)
    : text.choices.pay(text.goods(cargo, coin), rest);
}

// --- explanations ---

const RULES = {
  space: ['DR-GEN.6', 'DR-GEN.8', 'DR-CTRL.2', 'DR-SCORE.12'],
  harbor: ['DR-GEN.9', 'DR-CARGO.1', 'DR-SAIL.5', 'DR-BSHIP.8'],
  sea: ['DR-PROD.3', 'DR-INF.9', 'DR-CARGO.22'],
  unknown: ['DR-EXPL.1', 'DR-EXPL.2', 'DR-MOVE.6'],
  ship: ['DR-CARGO.11', 'DR-CARGO.14', 'DR-SINK.1'],
  hull: ['DR-CARGO.12', 'DR-CARGO.14', 'DR-UPG.4'],
  card: ['DR-BUY.1', 'DR-BUY.3', 'DR-MNT.9'],
  merchant: ['DR-ENC.4', 'DR-ENC.5', 'DR-ENC.6'],
  back: ['DR-ENC.3', 'DR-ENC.8', 'DR-BNPC.2'],
  sailor: ['DR-ABIL.3', 'DR-LVL.5', 'DR-LVL.7'],
  ability: ['DR-ABIL.1', 'DR-ABIL.2', 'DR-ABIL.4', 'DR-ABIL.5'],
  upgrade: ['DR-UPG.1', 'DR-UPG.6', 'DR-UPG.10'],
  achievement: ['DR-ACH.1', 'DR-ACH.2', 'DR-SCORE.1'],
  token: ['DR-SCORE.20', 'DR-HID.11'],
  rival: ['DR-SOLO.2', 'DR-SOLO.3'],
  area: ['DR-BOARD.1', 'DR-BOARD.4'],
  building: ['DR-BLDG.1', 'DR-BLDG.4', 'DR-BLDG.8', 'DR-BLDG.11'],
};

function explain(text: Text, on: string, view: ReckoningView | undefined): Explained | undefined {
  const [kind, id] = split(on);
  const title = nameOf(text, on, view).the;
  switch (kind) {
    case 'space':
      return explainSpace(text, id, title, view);
    case 'ship':
      return { title, text: text.explain.ship, rules: RULES.ship };
    case 'hull':
      return explainHull(text, id, view);
    case 'card':
      return id in CARDS ? explainCard(text, id as CardId) : undefined;
    case 'back':
      return id in CARDS ? explainBack(text, id as CardId) : undefined;
    case 'sailor':
      return explainSailor(text, id, title, view);
    case 'ability':
      return { title, text: title, rules: RULES.ability };
    case 'upgrade':
      return id in UPGRADES ? explainUpgrade(text, id as UpgradeId) : undefined;
    case 'achievement':
      return { title, text: text.achievementTexts[id as Achievement] ?? '', rules: RULES.achievement };
    case 'token':
      return { title, text: text.explain.token(title), rules: RULES.token };
    case 'rival':
      return { title, text: title, rules: RULES.rival };
    case 'area':
      return isArea(id) ? { title: text.areas[id], text: text.explain.area, rules: RULES.area } : undefined;
    case 'building':
      return explainBuilding(text, id);
    default:
      return undefined;
  }
}

function explainSpace(text: Text, id: string, title: string, view: ReckoningView | undefined): Explained {
  if (id === 'harbor' || Number(id) === HARBOR)
    return { title, text: text.explain.harbor, rules: RULES.harbor };
  const board = view?.boards[Number(id)]?.id;
  if (!board) return { title, text: text.explain.uncharted, rules: RULES.unknown };
  return isIsland(board)
    ? { title, text: islandText(text, board), rules: RULES.space }
    : { title, text: text.explain.sea, rules: RULES.sea };
}

function islandText(text: Text, id: IslandId): string {
  const { slots, places, cargo, coin, hand } = ISLANDS[id];
  return text.explain.island(slots, places.join(', '), text.goods(cargo, coin), hand);
}

function explainHull(text: Text, id: string, view: ReckoningView | undefined): Explained | undefined {
  const [someone, hull] = owned(id, view);
  if (!someone || !view) return undefined;
  const top = someone.hull[hull]?.tiles.at(-1);
  const hold = top ? UPGRADES[top].hold : (HULL[hull]?.hold ?? 0);
  const title = top ? text.upgradeNames[top] : nth(text.hulls, hull);
  return {
    title,
    text: text.explain.hull(hold, bandText(text, bandSeen(someone, view, 12 + hull, 0))),
    rules: RULES.hull,
  };
}

function explainCard(text: Text, id: CardId): Explained {
  const { cost, slot, ability, back } = CARDS[id];
  const body = text.explain.advancement(cost, text.slots[slot], bandText(text, ability));
  return {
    title: text.cardNames[id],
    text: back ? `${body} ${text.explain.merchant}` : body,
    rules: back ? RULES.merchant : RULES.card,
  };
}

function explainBack(text: Text, id: CardId): Explained | undefined {
  const { back } = CARDS[id];
  if (!back) return undefined;
  const results = (list: readonly Result[]): string => list.map((one) => resultText(text, one)).join(', ');
  const body = text.explain.back(back.cubes, results(back.victory), results(back.defeat));
  return {
    title: lookUp(text.shipNames, id),
    text: back.ability ? `${body} ${bandText(text, back.ability)}` : body,
    rules: RULES.back,
  };
}

function resultText(text: Text, result: Result): string {
  const { results } = text.explain;
  switch (result.do) {
    case 'gain':
      return results.gain(result.goods.cargo?.count ?? 0, result.goods.coin?.count ?? 0);
    case 'repair':
      return results.repair(result.count);
    case 'levelUp':
      return results.levelUp;
    case 'advancement':
      return results.advancement(result.row);
    case 'takeDamage':
      return results.takeDamage(result.count);
    case 'lose':
      return results.lose(result.cargo, result.coin);
  }
}

function explainSailor(
  text: Text,
  id: string,
  title: string,
  view: ReckoningView | undefined,
): Explained | undefined {
  const [someone, no] = owned(id, view);
  if (!someone || !view) return undefined;
  const bands = [0, 1, 2, 3].map((band) => bandText(text, bandSeen(someone, view, no, band)));
  const card = nth(someone.cards, no);
  const next = LEVELS[card.level]; // [DR-SAILOR.13]
  if (next) bands.push(text.explain.nextLevel(next, bandText(text, LEVEL_BANDS[card.sailor][next])));
  return { title, text: bands.filter((one) => one !== '').join(' '), rules: RULES.sailor };
}

const explainUpgrade = (text: Text, id: UpgradeId): Explained => ({
  title: text.upgradeNames[id],
  text: text.explain.hull(UPGRADES[id].hold, bandText(text, UPGRADES[id].ability)),
  rules: RULES.upgrade,
});

function explainBuilding(text: Text, id: string): Explained | undefined {
  if (!(id in text.buildingNames)) return undefined;
  const kind = id as keyof Text['buildingNames'];
  return { title: text.buildingNames[kind], text: text.buildingTexts[kind], rules: RULES.building };
}
