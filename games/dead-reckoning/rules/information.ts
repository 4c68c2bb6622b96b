import type { Random, Seat, Viewer } from '@portolan/kernel';
import { nth, redeal } from '../../common/lists.ts';
import type { Achievement, TokenId } from '../content/achievements.ts';
import { type CardId, CARDS, isMerchant } from '../content/cards.ts';
import { type BoardId, isIsland, ISLANDS } from '../content/ocean.ts';
import { LEVELS } from '../content/sailors.ts';
import { UPGRADE_IDS } from '../content/upgrades.ts';
import {
  type Battle,
  type CardNo,
  type Hull,
  NOBODY,
  type OceanBoard,
  type Player,
  type Reckoning,
  type SailorCard,
  type Sheet,
  type Space,
  type Turn,
} from '../state.ts';

/** What each seat may see, and dealing anew what it may not [DR-HID]. */

interface CardView {
  readonly sailor: SailorCard['sailor'];
  /** As its viewer knows it. */
  readonly level: SailorCard['level'];
  readonly sheets: readonly (Sheet | null)[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly cubes: number;
  readonly chest?: number;
  readonly dock: number;
  readonly at: Space;
  readonly pirate: boolean;
  readonly damage: number;
  readonly sails: number;
  readonly hull: readonly Hull[];
  readonly cards: readonly CardView[];
  readonly deck: number;
  readonly handCount: number;
  readonly hand?: readonly CardNo[];
  /** Cards at the bottom of the deck that its owner has been shown. */
  readonly known?: readonly CardNo[];
  readonly play: readonly CardNo[];
  readonly discard: readonly CardNo[];
  readonly aside: readonly Sheet[];
  readonly markers: readonly Achievement[];
  readonly wins: number;
  readonly experts: number;
  readonly explored: number;
  readonly token?: TokenId | 0;
  readonly tokens?: readonly TokenId[];
  readonly refused?: TokenId | 0;
  readonly due: Player['due'];
  readonly finished: boolean;
  readonly used: readonly number[];
  readonly fired: readonly number[];
}

export interface BoardView {
  readonly id?: BoardId;
  readonly explored: boolean;
  readonly card: CardId | '';
  readonly slots: readonly number[];
  readonly permanent: readonly number[];
  readonly controller: number;
  readonly buildings: OceanBoard['buildings'];
  readonly cargo: number;
  readonly coin: number;
}

export interface ReckoningView {
  readonly viewer: Viewer;
  readonly stage: Reckoning['stage'];
  readonly solo: Reckoning['solo'];
  readonly chests: Reckoning['chests'];
  readonly bonus: boolean;
  readonly round: number;
  readonly first: number;
  readonly turn: Turn;
  readonly players: readonly PlayerView[];
  readonly boards: readonly BoardView[];
  readonly boxes: readonly number[];
  /** Merchant ships everybody has seen in a box, the next one first. [DR-HID.7] */
  readonly skipped: readonly (readonly CardId[])[];
  /** The backs of merchant ships that have been attacked. [DR-HID.8] */
  readonly backs: { readonly [merchant: string]: CardId };
  readonly buried: readonly CardId[];
  readonly buildings: Reckoning['buildings'];
  readonly upgrades: Reckoning['upgrades'];
  readonly black: number;
  readonly battle: Battle | null;
  readonly falling: readonly number[];
  readonly rival: RivalView | null;
  readonly trigger: number;
  readonly winners: readonly number[];
}

interface RivalView {
  readonly deck: number;
  readonly card: number;
  readonly resolved: number;
  readonly goods: number;
  readonly upgrades: readonly string[];
}

export function view(state: Reckoning, viewer: Viewer): ReckoningView {
  const { turn } = state;
  return {
    viewer,
    stage: state.stage,
    solo: state.solo,
    chests: state.chests,
    bonus: state.bonus,
    round: state.round,
    first: state.first,
    turn: turnView(turn),
    players: state.players.map((someone) => playerView(state, someone, viewer)),
    boards: state.boards.map(boardView),
    boxes: state.boxes.map((box) => box.length),
    skipped: state.boxes.map((box, i) => box.slice(box.length - nth(state.skipped, i)).toReversed()),
    backs: Object.fromEntries(state.shown.map((card) => [card, state.backs[card] ?? card])),
    buried: state.buried,
    buildings: {
      fort: state.buildings.fort,
      garrison: state.buildings.garrison,
      outpost: state.buildings.outpost,
    },
    upgrades: Object.fromEntries(UPGRADE_IDS.map((id) => [id, state.upgrades[id]])) as Reckoning['upgrades'],
    black: state.black,
    battle: state.battle && battleView(state.battle),
    falling: state.falling,
    rival: state.rival && {
      deck: state.rival.deck.length,
      card: state.rival.card,
      resolved: state.rival.resolved,
      goods: state.rival.goods,
      upgrades: state.rival.upgrades,
    },
    trigger: state.trigger,
    winners: state.winners,
  };
}

const turnView = (turn: Turn): Turn => ({
  player: turn.player,
  stage: turn.stage,
  raised: turn.raised,
  taken: turn.taken,
  explored: turn.explored,
  fought: turn.fought,
  stormed: turn.stormed,
  met: turn.met,
  shut: turn.shut,
  began: turn.began,
  stops: turn.stops,
  passed: turn.passed,
  harries: turn.harries,
  harried: turn.harried,
  half: turn.half && { space: turn.half.space, owner: turn.half.owner },
  paying: turn.paying,
});

/** [DR-HID.1] [DR-HID.4] [DR-HID.5] [DR-HID.11] [DR-HID.14] */
function playerView(state: Reckoning, someone: Player, viewer: Viewer): PlayerView {
  const over = state.stage === 'over';
  const own = viewer === someone.seat;
  const rich = own || over || state.chests === 'open' || state.rival !== null;
  return {
    seat: someone.seat,
    cubes: someone.cubes,
    ...(rich ? { chest: someone.chest } : {}),
    dock: someone.dock,
    at: someone.at,
    pirate: someone.pirate,
    damage: someone.damage,
    sails: someone.sails,
    hull: someone.hull.map(({ tiles, cargo, coin }) => ({ tiles, cargo, coin })),
    cards: someone.cards.map((card) => cardView(card, own)),
    deck: someone.deck.length,
    handCount: someone.hand.length,
    ...(own ? { hand: someone.hand, known: someone.deck.slice(0, someone.known) } : {}),
    play: someone.play,
    discard: someone.discard,
    aside: someone.aside.map(sheetView),
    markers: someone.markers,
    wins: someone.wins,
    experts: someone.experts,
    explored: someone.explored,
    ...(own || over ? { token: someone.token } : {}),
    ...(own ? { tokens: someone.tokens, refused: someone.refused } : {}),
    due: someone.due,
    finished: someone.finished,
    used: someone.used,
    fired: someone.fired,
  };
}

/** A level gained in the hand is seen when the card is played. [DR-HID.13] */
const cardView = ({ sailor, level, seen, sheets }: SailorCard, own: boolean): CardView => ({
  sailor,
  level: own ? level : seen,
  sheets: sheets.map((sheet) => sheet && sheetView(sheet)),
});

const sheetView = ({ card, won }: Sheet): Sheet => ({ card, won });

/** [DR-HID.10] */
const boardView = (board: OceanBoard): BoardView => ({
  ...(board.explored ? { id: board.id } : {}),
  explored: board.explored,
  card: board.card,
  slots: board.explored ? board.slots : [],
  permanent: board.permanent,
  controller: board.controller,
  buildings: board.buildings,
  cargo: board.cargo,
  coin: board.coin,
});

const battleView = ({ kind, space, card, sides, cubes, drops }: Battle): Battle => ({
  kind,
  space,
  card,
  sides: [sideView(sides[0]), sideView(sides[1])],
  cubes: cubes.map(({ owner, area }) => ({ owner, area })),
  drops,
});

const sideView = ({ player, strength, spared, prize, passed }: Battle['sides'][0]): Battle['sides'][0] => ({
  player,
  strength,
  spared,
  prize: { damage: prize.damage, cargo: prize.cargo, coin: prize.coin },
  passed,
});

// --- imagining ---

/** Deals anew, in place, what this seat cannot know. Chests are counted: every coin was seen. [DR-HID.14] */
export function imagine(state: Reckoning, seat: Seat, random: Random): void {
  imagineBoards(state, random);
  imagineBoxes(state, random);
  imagineBacks(state, random);
  imagineTokens(state, seat, random);
  for (const someone of state.players) imagineCards(someone, someone.seat === seat, random);
  if (state.rival) redealTiers(state.rival, random);
}

/** Boards face down and those left in the box. [DR-HID.10] */
function imagineBoards(state: Reckoning, random: Random): void {
  const hidden = state.boards.filter(({ explored }) => !explored);
  const ids = [...hidden.map(({ id }) => id), ...state.left];
  const islands = ids.filter(isIsland);
  const used = hidden.filter(({ id }) => isIsland(id)).length;
  const seas = hidden.map(({ id }) => id).filter((id) => !isIsland(id));
  redeal(random, islands);
  const laid: BoardId[] = [...islands.slice(0, used), ...seas];
  redeal(random, laid);
  const seasLeft = state.left.filter((id) => !isIsland(id));
  state.left.splice(0, state.left.length, ...islands.slice(used), ...seasLeft);
  hidden.forEach((board, i) => {
    const id = nth(laid, i);
    board.id = id;
    const slots = isIsland(id) ? ISLANDS[id].slots : 0;
    board.slots.splice(0, board.slots.length, ...Array.from({ length: slots }, () => NOBODY));
  });
}

/** All but what everybody has seen. [DR-HID.7] */
function imagineBoxes(state: Reckoning, random: Random): void {
  state.boxes.forEach((box, i) => {
    const seen = box.splice(box.length - nth(state.skipped, i));
    redeal(random, box);
    box.push(...seen);
  });
}

/** Backs that nobody has seen yet. [DR-HID.8] [DR-HID.9] */
function imagineBacks(state: Reckoning, random: Random): void {
  const known = new Set<string>(state.shown);
  for (const row of [1, 2, 3, 4]) {
    const unknown = (Object.keys(CARDS) as CardId[]).filter(
      (id) => CARDS[id].row === row && isMerchant(id) && !known.has(id),
    );
    const backs = unknown.map((id) =>
      nth(
        [state.backs[id]].flatMap((back) => back ?? []),
        0,
      ),
    );
    redeal(random, backs);
    unknown.forEach((id, i) => {
      state.backs[id] = nth(backs, i);
    });
  }
}

/** Tokens kept by others, and those out of the game. What one refused oneself is known. [DR-HID.11] */
function imagineTokens(state: Reckoning, seat: Seat, random: Random): void {
  if (!state.bonus || state.stage === 'over') return;
  const rivals = state.players.filter((other) => other.seat !== seat);
  const kept = rivals.filter(({ token }) => token !== 0);
  const pools = rivals.map(({ tokens }) => tokens);
  const dealt: TokenId[] = kept.flatMap(({ token, refused }) =>
    token === 0 || refused === 0 ? [] : [token, refused],
  );
  redeal(random, dealt, state.tokens, ...pools);
  kept.forEach((someone, i) => {
    [someone.token, someone.refused] = [nth(dealt, 2 * i), nth(dealt, 2 * i + 1)];
  });
}

/** Hand and deck of others, the order of one's own deck, and the levels gained unseen. [DR-HID.4] [DR-HID.5] [DR-HID.13] */
function imagineCards(someone: Player, own: boolean, random: Random): void {
  if (own) {
    const known = someone.deck.splice(0, someone.known);
    redeal(random, someone.deck);
    someone.deck.unshift(...known);
    return;
  }
  redeal(random, someone.deck, someone.hand);
  imagineLevels(someone, random);
}

/** As many unseen levels, and as many experts, as everybody knows there are. */
function imagineLevels(someone: Player, random: Random): void {
  const hidden = [...someone.deck, ...someone.hand]
    .sort((a, b) => a - b)
    .map((card) => nth(someone.cards, card));
  let gains = hidden.reduce((sum, { level, seen }) => sum + level - seen, 0);
  if (gains === 0) return;
  const risers = hidden.filter(({ seen }) => seen < EXPERT);
  const experts = risers.filter(({ level }) => level === EXPERT).length;
  for (const card of risers) card.level = card.seen;
  for (const card of imagineExperts(risers, experts, gains, random)) {
    gains -= neededBy(card);
    card.level = EXPERT;
  }
  for (; gains > 0; gains--) {
    const card = random.pick(
      risers.filter(({ level }) => level < EXPERT - 1),
      'imagine',
    );
    card.level = LEVELS[card.level] ?? EXPERT;
  }
}
const EXPERT = 4;
const neededBy = ({ seen }: SailorCard): number => EXPERT - seen;

/** So many cards that may have become experts: those after each must still be able to with the gains that are left. */
function imagineExperts(
  risers: readonly SailorCard[],
  count: number,
  gains: number,
  random: Random,
): SailorCard[] {
  const chosen: SailorCard[] = [];
  let left = gains;
  while (chosen.length < count) {
    const open = risers.filter((card) => !chosen.includes(card));
    const after = count - chosen.length - 1;
    const card = random.pick(
      open.filter((one) => neededBy(one) + leastFor(open, one, after) <= left),
      'imagine',
    );
    chosen.push(card);
    left -= neededBy(card);
  }
  return chosen;
}

const leastFor = (open: readonly SailorCard[], without: SailorCard, count: number): number =>
  open
    .filter((card) => card !== without)
    .map(neededBy)
    .sort((a, b) => a - b)
    .slice(0, count)
    .reduce((sum, needed) => sum + needed, 0);

/** The rival's cards still to come, tier by tier while it goes through them for the first time. */
function redealTiers(rival: NonNullable<Reckoning['rival']>, random: Random): void {
  const { deck } = rival;
  if (rival.resolved >= 18 - rival.out.length) {
    redeal(random, deck);
    return;
  }
  const tier = (card: number): number => Math.floor(card / 6);
  const [third, second, first] = [2, 1, 0].map((which) => deck.filter((card) => tier(card) === which));
  redeal(random, first ?? [], rival.out);
  redeal(random, second ?? []);
  redeal(random, third ?? []);
  deck.splice(0, deck.length, ...(third ?? []), ...(second ?? []), ...(first ?? []));
}
