import type { Random, Seat, Viewer } from '@portolan/kernel';
import { redeal } from '../../common/lists.ts';
import { cardOf, type CardId } from '../content/projects.ts';
import type { Building } from '../content/prestige.ts';
import {
  copyByNation,
  copyCombat,
  copyLegacy,
  copyList,
  copyOwned,
  copyPoints,
  copySpy,
  copyStory,
  copyTurn,
  type Invested,
  type Jeanne,
  type Maracaibo,
  type Player,
} from '../state.ts';

/** Public and hidden information [MB-INFO]: what each seat may see, and dealing anew what it may not. */

export interface PlayerView extends Omit<Player, 'hand' | 'planning' | 'tokens' | 'offer'> {
  readonly handCount: number;
  readonly hand: readonly CardId[] | undefined;
  readonly planning: readonly CardId[];
  readonly tokens: number;
  readonly offer: readonly string[];
}

export interface JeanneView extends Omit<Jeanne, 'deck' | 'left' | 'cards' | 'tokens'> {
  readonly deck: number;
  readonly cards: number;
  readonly tokens: number;
}

export interface BuildingView {
  readonly building: Building | undefined;
  readonly investors: readonly number[];
}

export interface MaracaiboView extends Omit<
  Maracaibo,
  | 'players'
  | 'jeanne'
  | 'draw'
  | 'unused'
  | 'questPile'
  | 'piles'
  | 'prestige'
  | 'unusedBuildings'
  | 'careersLeft'
  | 'tokensOut'
  | 'unusedTiles'
> {
  readonly viewer: Viewer;
  readonly players: PlayerView[];
  readonly jeanne: JeanneView | undefined;
  readonly draw: number;
  readonly questPile: number;
  /** The quest on top of the pile lies open. [MB-RULING.16] */
  readonly topQuest: string | undefined;
  readonly piles: readonly number[];
  readonly prestige: BuildingView[];
}

/** [MB-INFO.1] [MB-INFO.2] */
export function view(state: Maracaibo, viewer: Viewer): MaracaiboView {
  return {
    viewer,
    stage: state.stage,
    mode: state.mode,
    armada: state.armada,
    round: state.round,
    turn: copyTurn(state.turn),
    trigger: state.trigger,
    players: state.players.map((who) => playerView(who, viewer, state.stage)),
    jeanne: state.jeanne && jeanneView(state.jeanne),
    row: state.row.slice(),
    draw: state.draw.length,
    discard: state.discard.slice(),
    questPile: state.questPile.length,
    topQuest: state.questPile.at(-1),
    questsOut: state.questsOut.slice(),
    underway: state.underway.slice(),
    trailQuests: state.trailQuests.slice(),
    quests: state.quests.map(copyList),
    cubes: state.cubes.slice(),
    markets: state.markets.slice(),
    tiles: state.tiles.slice(),
    reserve: copyByNation(state.reserve),
    cubesOut: copyByNation(state.cubesOut),
    piles: state.piles.map(({ length }) => length),
    combats: state.combats.map(copyCombat),
    prestige: state.prestige.map(buildingView),
    legacy: state.legacy.map(copyLegacy),
    story: copyStory(state.story),
    blueCrossed: state.blueCrossed,
    greenCrossed: state.greenCrossed,
    arrivals: state.arrivals,
    discsOut: state.discsOut,
    discsFromBox: state.discsFromBox,
  };
}

/** Hands are the owner's own; the split and the careers are shown when all have chosen. [MB-INFO.4] */
function playerView(who: Player, viewer: Viewer, stage: Maracaibo['stage']): PlayerView {
  const own = viewer === who.seat;
  return {
    seat: who.seat,
    ship: who.ship,
    explorer: who.explorer,
    doubloons: who.doubloons,
    cp: who.cp,
    spies: who.spies,
    general: who.general,
    influence: copyByNation(who.influence),
    incomeD: who.incomeD,
    incomeVp: who.incomeVp,
    overflow: who.overflow,
    handCount: who.hand.length,
    hand: own ? who.hand.slice() : undefined,
    planning: own || stage !== 'split' ? who.planning.slice() : [],
    bought: who.bought.map(copyOwned),
    abroad: who.abroad.map(copySpy),
    combos: who.combos.slice(),
    tokens: who.tokens.length,
    quests: who.quests.slice(),
    discs: who.discs.slice(),
    career: who.career,
    objectives: who.objectives.slice(),
    offer: own ? who.offer.slice() : [],
    points: copyPoints(who.points),
  };
}

const jeanneView = (jeanne: Jeanne): JeanneView => ({
  ship: jeanne.ship,
  explorer: jeanne.explorer,
  influence: copyByNation(jeanne.influence),
  discs: jeanne.discs,
  cards: jeanne.cards.length,
  quests: jeanne.quests.slice(),
  tokens: jeanne.tokens.length,
  deck: jeanne.deck.length,
  played: jeanne.played.slice(),
  points: copyPoints(jeanne.points),
});

const buildingView = ({ building, open, investors }: Invested): BuildingView => ({
  building: open ? building : undefined,
  investors: investors.slice(),
});

/** Deals anew, in place, what this seat cannot know. */
export function imagine(state: Maracaibo, seat: Seat, random: Random): void {
  imagineCards(state, seat, random);
  imagineQuests(state, random);
  redeal(random, ...state.piles);
  imagineBuildings(state, random);
  const offers = state.players.filter((who) => who.seat !== seat).map(({ offer }) => offer);
  redeal(random, state.careersLeft, ...offers);
  redeal(random, state.unusedTiles);
  if (state.jeanne) imagineAutoma(state.jeanne, random);
}

/** Cards that were left out are of deck B; the rest may be in the pile or in any other hand. */
function imagineCards(state: Maracaibo, seat: Seat, random: Random): void {
  const others = state.players.filter((who) => who.seat !== seat);
  const places = [state.draw, ...others.map(({ hand }) => hand)];
  if (state.stage === 'split') places.push(...others.map(({ planning }) => planning));
  const out = state.unused.length;
  const hidden = [...state.unused, ...places.flat()].sort();
  const fromB = random.shuffle(
    hidden.filter((card) => cardOf(card).deck === 'B'),
    'imagine',
  );
  const left = new Set(fromB.slice(0, out));
  state.unused.splice(0, out, ...left);
  const rest = random.shuffle(
    hidden.filter((card) => !left.has(card)),
    'imagine',
  );
  for (const place of places) place.splice(0, place.length, ...rest.splice(0, place.length));
}

/** The top quest is known. */
function imagineQuests({ questPile }: Maracaibo, random: Random): void {
  const top = questPile.pop();
  redeal(random, questPile);
  if (top !== undefined) questPile.push(top);
}

function imagineBuildings({ prestige, unusedBuildings }: Maracaibo, random: Random): void {
  const closed = prestige.filter(({ open }) => !open);
  const names = random.shuffle(
    [...closed.map(({ building }) => building), ...unusedBuildings].sort(),
    'imagine',
  );
  for (const one of closed) one.building = names.pop() ?? one.building;
  unusedBuildings.splice(0, unusedBuildings.length, ...names);
}

/** Cards of her deck and those left out, letter by letter: how many of each letter play is known. */
function imagineAutoma({ deck, left }: Jeanne, random: Random): void {
  const letters = random.shuffle(deck.map((id) => id.charAt(0)).sort(), 'imagine');
  const hidden = random.shuffle([...deck, ...left].sort(), 'imagine');
  const take = (letter: string): string =>
    hidden.splice(
      hidden.findIndex((id) => id.startsWith(letter)),
      1,
    )[0] ?? '';
  deck.splice(0, deck.length, ...letters.map(take));
  left.splice(0, left.length, ...hidden.sort());
}
