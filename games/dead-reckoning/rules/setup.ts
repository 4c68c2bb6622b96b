import type { Option, Random, Rules, Setup } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { TOKEN_IDS, type TokenId } from '../content/achievements.ts';
import { CARD_IDS, type CardId, CARDS, isMerchant } from '../content/cards.ts';
import { BLACK_CUBES, BUILDINGS, CUBES_EACH } from '../content/census.ts';
import type { Row } from '../content/effects.ts';
import { type BoardId, ISLAND_IDS, ISLANDS, isIsland, ISLANDS_FOR, SEA_IDS, SEAS } from '../content/ocean.ts';
import { RIVAL_CARDS } from '../content/rival.ts';
import { type Sailor, SAILORS } from '../content/sailors.ts';
import { TILES_OF_A_DESIGN, UPGRADE_IDS, type UpgradeId } from '../content/upgrades.ts';
import {
  HARBOR,
  type Mode,
  NOBODY,
  type OceanBoard,
  type Player,
  type Reckoning,
  type Rival,
  type SailorCard,
} from '../state.ts';
import { noneFired } from './cards.ts';
import { nextCard } from './exploring.ts';
import { freshTurn } from './turn.ts';
import { pick, RIVAL, type Table } from './table.ts';

/** Setup [DR-SETUP]. */

const CHEST = 15;
const HAND = 4;
const ROWS: readonly Row[] = [1, 2, 3, 4];
/** Cargo on the docks, in the order of turns. [DR-SETUP.20] */
const DOCKS: readonly number[] = [1, 2, 3, 2];
/** What the difficulty does to the rival's chest. [DR-SOLO.12] */
const RIVAL_CHEST: { readonly [mode in Mode]: number } = {
  players: CHEST,
  easy: 10,
  normal: CHEST,
  hard: CHEST,
  expert: 20,
};

export function deal({ seats, options, random }: Setup): Reckoning {
  const solo = seats === 1 ? levelOf(String(options['level'])) : 'players';
  const count = Math.max(2, seats);
  const boards = layBoards(count, random);
  const boxes = ROWS.map((row) =>
    random.shuffle(
      CARD_IDS.filter((id) => CARDS[id].row === row),
      'box',
    ),
  );
  const bonus = options['bonusTokens'] === true && seats > 1;
  const state: Reckoning = {
    stage: bonus ? 'tokens' : 'turns',
    solo,
    chests: options['chests'] === 'open' ? 'open' : 'closed',
    bonus,
    round: 1,
    first: 0,
    turn: freshTurn(0, HARBOR),
    players: Array.from({ length: count }, (_, seat) => freshPlayer(seat, random)),
    boards: boards.laid,
    left: boards.left,
    boxes,
    skipped: [0, 0, 0, 0],
    backs: dealBacks(random),
    shown: [],
    buried: [],
    tokens: bonus ? random.shuffle([...TOKEN_IDS], 'tokens') : [],
    buildings: { ...BUILDINGS },
    upgrades: tiles(),
    black: BLACK_CUBES,
    battle: null,
    falling: [],
    rival: solo === 'players' ? null : dealRival(solo, random),
    trigger: NOBODY,
    winners: [],
  };
  for (const space of [0, 1, 2]) openBoard(state, space);
  if (bonus) for (const someone of state.players) someone.tokens = state.tokens.splice(0, 2); // [DR-SETUP.23]
  else beginPlay(state, random);
  return state;
}

const levelOf = (level: string): Mode =>
  level === 'easy' || level === 'hard' || level === 'expert' ? level : 'normal';

/** Islands by the number of players, open seas to make twelve. [DR-SETUP.2] [DR-SETUP.3] [DR-SETUP.4] [DR-SETUP.5] [DR-SETUP.6] */
function layBoards(players: number, random: Random): { laid: OceanBoard[]; left: BoardId[] } {
  const shuffled = random.shuffle([...ISLAND_IDS], 'islands');
  const used = ISLANDS_FOR[players] ?? 8;
  const seas = SEA_IDS.filter((id) => players <= SEAS[id].upTo);
  const all = random.shuffle<BoardId>([...shuffled.slice(0, used), ...seas], 'boards');
  const left = [...shuffled.slice(used), ...SEA_IDS.filter((id) => !seas.includes(id))];
  return { laid: all.map((id) => freshBoard(id, players)), left };
}

const freshBoard = (id: BoardId, players: number): OceanBoard => ({
  id,
  explored: false,
  card: '',
  slots: isIsland(id) ? Array.from({ length: ISLANDS[id].slots }, () => NOBODY) : [],
  permanent: Array.from({ length: players }, () => 0),
  controller: NOBODY,
  holder: NOBODY,
  buildings: [],
  cargo: 0,
  coin: 0,
});

/** The row beside the harbour lies open, a card on each board. [DR-SETUP.7] [DR-SETUP.10] [DR-SETUP.11] */
function openBoard(state: Reckoning, space: number): void {
  const board = nth(state.boards, space);
  board.explored = true;
  board.card = nextCard(state, space) ?? '';
}

/** Which back belongs to which merchant ship is dealt anew in each row: nobody knows it by the front. [DR-HID.8] [DR-RULING.103] */
function dealBacks(random: Random): { [merchant: string]: CardId } {
  const backs: { [merchant: string]: CardId } = {};
  for (const row of ROWS) {
    const merchants = CARD_IDS.filter((id) => CARDS[id].row === row && isMerchant(id));
    const dealt = random.shuffle([...merchants], 'backs');
    merchants.forEach((id, i) => {
      backs[id] = nth(dealt, i);
    });
  }
  return backs;
}

const tiles = (): Reckoning['upgrades'] =>
  Object.fromEntries(UPGRADE_IDS.map((id) => [id, TILES_OF_A_DESIGN])) as { [id in UpgradeId]: number };

const freshCards = (): SailorCard[] =>
  (Object.keys(SAILORS) as Sailor[]).flatMap((sailor) =>
    Array.from({ length: SAILORS[sailor] }, (): SailorCard => ({
      sailor,
      level: 1,
      seen: 1,
      sheets: [null, null, null],
    })),
  );

/** [DR-SETUP.13] [DR-SETUP.14] [DR-SETUP.15] [DR-SETUP.16] [DR-SETUP.17] [DR-SETUP.18] */
function freshPlayer(seat: number, random: Random): Player {
  const cards = freshCards();
  const deck = random.shuffle(
    cards.map((_, card) => card),
    'deck',
  );
  return {
    seat,
    cubes: CUBES_EACH - 1,
    chest: CHEST,
    dock: 0,
    at: HARBOR,
    pirate: false,
    damage: 0,
    sails: 0,
    hull: [0, 1, 2, 3].map(() => ({ tiles: [], cargo: 0, coin: 0 })),
    cards,
    deck,
    hand: [],
    play: [],
    discard: [],
    known: 0,
    aside: [],
    markers: [],
    wins: 0,
    winCubes: 0,
    experts: 0,
    expertCubes: 0,
    explored: 0,
    exploreCubes: 0,
    token: 0,
    tokens: [],
    refused: 0,
    due: '',
    finished: false,
    used: [],
    fired: noneFired(),
  };
}

/** Hands are drawn when the tokens are chosen, then somebody begins. [DR-SETUP.18] [DR-SETUP.19] */
function beginPlay(state: Reckoning, random: Random): void {
  for (const someone of state.players) someone.hand = someone.deck.splice(-HAND);
  chooseFirst(state, random);
}

/** By chance, after the hands; cargo and the fourth player's wish go by the order of turns. [DR-SETUP.19] [DR-SETUP.20] [DR-SETUP.21] [DR-SETUP.22] */
function chooseFirst(state: Reckoning, random: Random): void {
  const { players } = state;
  state.first = state.rival ? 0 : random.below(players.length);
  players.forEach((_, i) => {
    const someone = nth(players, (state.first + i) % players.length);
    someone.dock = nth(DOCKS, i);
    if (i === 3) someone.due = 'wish';
  });
  const rival = players[RIVAL];
  if (state.rival && rival) {
    rival.dock = 0;
    rival.chest = RIVAL_CHEST[state.solo];
    [rival.deck, rival.hand, rival.cards] = [[], [], []];
  }
  state.turn = freshTurn(state.first, HARBOR);
}

/** Six cards of each tier, the first on top. [DR-SOLO.1] [DR-SOLO.2] [DR-SOLO.12] */
function dealRival(mode: Mode, random: Random): Rival {
  const tier = (which: number): number[] =>
    random.shuffle(
      RIVAL_CARDS.flatMap((card, i) => (card.tier === which ? [i] : [])),
      'rival',
    );
  const [first, second, third] = [tier(1), tier(2), tier(3)];
  const removed = mode === 'expert' ? 6 : mode === 'hard' ? 2 : 0;
  const out = first.splice(0, removed);
  return {
    deck: [...third, ...second, ...first],
    discard: [],
    card: NOBODY,
    resolved: 0,
    goods: 0,
    upgrades: [],
    out,
  };
}

interface Keeping extends Option {
  readonly token: TokenId;
}

/** Each keeps one of two tokens; the other stays out of the game. [DR-SETUP.23] [DR-OPT.1] */
export function* chooseTokens(table: Table): Rules {
  const { state } = table;
  for (const someone of state.players) {
    if (someone.tokens.length === 0) continue;
    const options = (): Keeping[] =>
      someone.tokens.map((token) => ({ key: `token:${token}`, on: `token:${token}`, token }));
    const { token } = yield* pick(someone.seat, { say: 'keepToken' }, options);
    someone.token = token;
    someone.refused = someone.tokens.find((other) => other !== token) ?? 0;
    someone.tokens = [];
  }
  beginPlay(state, table.random);
  table.reveal();
  table.tell({ say: 'firstPlayer', seat: state.first });
  state.stage = 'turns';
}
