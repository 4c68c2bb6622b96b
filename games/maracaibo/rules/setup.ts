import { Pick, Picks, type Random, type Rules, type Setup, together } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { AUTOMA, DECKS, type Level, LEVELS } from '../content/automa.ts';
import { CAREERS } from '../content/careers.ts';
import { MARACAIBO, PLACE_COUNT, TILE_PLACES } from '../content/places.ts';
import { BUILDINGS } from '../content/prestige.ts';
import { ARMADA, C_CARDS, type CardId, PROJECTS } from '../content/projects.ts';
import { QUESTS, STORY_TILES } from '../content/quests.ts';
import { AREAS } from '../content/ship.ts';
import { MODES } from '../content/story.ts';
import { CITY_TILES, MARACAIBO_TILE } from '../content/tiles.ts';
import { AUTOMA_DISCS, FIRST_INCOME, RESERVE } from '../content/tracks.ts';
import { TOKENS } from '../content/tokens.ts';
import { START } from '../content/trail.ts';
import { type ByNation, type Jeanne, type Maracaibo, type Mode, noPoints, type Player } from '../state.ts';
import { DEEDS } from './deeds.ts';
import { refillRow } from './draw.ts';
import { addLegacy, postQuests } from './legacy.ts';
import { type Archive, installStory, NEW_CAMPAIGN } from './story.ts';
import type { Table } from './table.ts';
import { beginTurn } from './turn.ts';

/** Setting up, and the first decisions. [MB-SETUP] [MB-FIRST] */

const MODE_NAMES: readonly Mode[] = ['easy', 'medium', 'hard', 'story'];

export function deal(dealt: Setup, archive: Archive = NEW_CAMPAIGN): Maracaibo {
  const { seats, random, options } = dealt;
  const mode = MODE_NAMES.find((one) => one === options['mode']) ?? 'easy';
  const armada = options['armada'] === true;
  const level = LEVELS.find((one) => one === options['jeanne']) ?? 'medium';
  const state = emptyTable(seats, mode, armada, random);
  if (seats === 1) state.jeanne = jeanne(level, random);
  const table: Table = { state, random, tell: () => {}, reveal: () => {}, deeds: DEEDS };
  layTiles(state, Math.max(2, seats), random);
  dealCards(table, mode === 'story' ? archive.unlocked : []);
  if (seats <= 2) startCubes(state);
  installMode(table, mode, archive);
  return state;
}

const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const thirteen = (): ByNation => ({ france: RESERVE, spain: RESERVE, england: RESERVE });

function emptyTable(seats: number, mode: Mode, armada: boolean, random: Random): Maracaibo {
  const first = random.below(seats); // [MB-SETUP.24]
  const tokens = random.shuffle(
    TOKENS.map(({ id }) => id),
    'combat tokens',
  );
  const quests = random.shuffle(
    QUESTS.map(({ id }) => id),
    'quests',
  );
  const buildings = random.shuffle([...BUILDINGS], 'buildings');
  return {
    stage: 'split',
    mode,
    armada,
    round: 1,
    turn: {
      player: 0,
      phase: 'none',
      mp: 0,
      sailed: 0,
      used: [],
      granted: [],
      mainDone: false,
      worked: false,
      stops: [],
    },
    trigger: -1,
    players: each(seats, (i) => newPlayer((first + i) % seats, 8 + i)),
    jeanne: undefined,
    row: ['', '', '', ''],
    draw: [],
    discard: [],
    unused: [],
    trailQuests: quests.splice(0, 3),
    questPile: quests.toReversed(),
    questsOut: [],
    underway: [],
    quests: each(PLACE_COUNT, () => []),
    cubes: each(PLACE_COUNT, () => ''),
    markets: each(PLACE_COUNT, () => 0),
    tiles: each(PLACE_COUNT, () => ''),
    unusedTiles: [],
    reserve: thirteen(),
    cubesOut: { france: 0, spain: 0, england: 0 },
    piles: [tokens.slice(0, 13), tokens.slice(13)],
    tokensOut: [],
    combats: [],
    prestige: buildings.slice(0, 4).map((building, i) => ({ building, open: i === 0, investors: [] })),
    unusedBuildings: buildings.slice(4),
    careersLeft: [],
    legacy: [],
    story: {
      tales: [],
      resolved: [],
      drawn: [],
      unlocked: [],
      tiles: mode === 'story' ? [...STORY_TILES] : [],
      votes: [],
      complete: false,
    },
    blueCrossed: false,
    greenCrossed: false,
    arrivals: 0,
    discsOut: 0,
    discsFromBox: 0,
  };
}

const newPlayer = (seat: number, doubloons: number): Player => ({
  seat,
  ship: 0,
  explorer: START,
  doubloons,
  cp: 1,
  spies: 2,
  general: 6,
  influence: { france: 0, spain: 0, england: 0 },
  incomeD: FIRST_INCOME,
  incomeVp: 0,
  overflow: 0,
  hand: [],
  planning: [],
  bought: [],
  abroad: [],
  combos: [],
  tokens: [],
  quests: [],
  discs: AREAS.map(() => 2),
  career: '',
  objectives: [false, false, false],
  offer: [],
  points: noPoints(),
});

/** [MB-SOLO.2] [MB-SOLO.5] [MB-SOLO.6] */
function jeanne(level: Level, random: Random): Jeanne {
  const deck: string[] = [];
  const left: string[] = [];
  for (const letter of ['A', 'B', 'C'] as const) {
    const cards = random.shuffle(
      AUTOMA.map(({ id }) => id).filter((id) => id.startsWith(letter)),
      'automa',
    );
    deck.push(...cards.splice(0, DECKS[level][letter]));
    left.push(...cards);
  }
  return {
    ship: 0,
    explorer: START,
    influence: { france: 0, spain: 0, england: 0 },
    discs: AUTOMA_DISCS,
    cards: [],
    quests: [],
    tokens: [],
    deck: random.shuffle(deck, 'automa'),
    played: [],
    left,
    points: noPoints(),
  };
}

/** The two tiles with the wheel and two others, on the four cities; Maracaibo's with two players. [MB-SETUP.4] [MB-SETUP.5] [MB-SETUP.6] */
function layTiles(state: Maracaibo, size: number, random: Random): void {
  const valid = CITY_TILES.filter(({ id, min, max }) => id !== MARACAIBO_TILE && size >= min && size <= max);
  const others = random.shuffle(
    valid.filter(({ wheel }) => !wheel).map(({ id }) => id),
    'city tiles',
  );
  const used = [...valid.filter(({ wheel }) => wheel).map(({ id }) => id), ...others.splice(0, 2)];
  random.shuffle(used, 'city tiles');
  TILE_PLACES.forEach((place, i) => (state.tiles[place] = nth(used, i)));
  state.unusedTiles = others;
  if (size === 2) state.tiles[MARACAIBO] = MARACAIBO_TILE;
}

/** [MB-SETUP.7] [MB-SETUP.8] [MB-SETUP.9] [MB-SETUP.10] [MB-SETUP.11] [MB-SETUP.12] [MB-SETUP.27] */
function dealCards(table: Table, unlocked: readonly CardId[]): void {
  const { state, random } = table;
  const cards = state.armada ? [...PROJECTS, ...ARMADA] : PROJECTS;
  const deck = (letter: 'A' | 'B'): CardId[] =>
    cards.filter((card) => card.deck === letter).map(({ id }) => id);
  const a = random.shuffle([...deck('A'), ...unlocked], 'deck A');
  const b = random.shuffle(deck('B'), 'deck B');
  state.story.unlocked.push(...unlocked);
  for (const someone of state.players) someone.hand = a.splice(0, 8);
  const allC = state.mode !== 'story' && MODES[state.mode].allC ? C_CARDS.map(({ id }) => id) : [];
  state.draw = random.shuffle([...a, ...b.splice(0, 40), ...allC], 'project cards');
  state.unused = b;
  refillRow(table);
  dealCareers(state, random);
}

function dealCareers(state: Maracaibo, random: Random): void {
  const careers = random.shuffle(
    CAREERS.filter(({ armada }) => state.armada || !armada).map(({ id }) => id),
    'careers',
  );
  for (const someone of state.players) someone.offer = careers.splice(0, 2);
  state.careersLeft = careers;
}

/** [MB-SETUP.15] */
function startCubes(state: Maracaibo): void {
  state.cubes[6] = 'spain';
  state.cubes[7] = 'england';
  state.cubes[8] = 'france';
  state.reserve = { france: RESERVE - 1, spain: RESERVE - 1, england: RESERVE - 1 };
}

/** [MB-FIRST.1] */
function installMode(table: Table, mode: Mode, archive: Archive): void {
  if (mode === 'story') {
    const { story } = table.state;
    story.resolved = [...archive.resolved];
    story.votes = archive.votes.map(({ no, next }) => ({ no, next }));
    installStory(table, archive);
    return;
  }
  const { add, quests } = nth(MODES[mode].rounds, 0);
  for (const id of add) addLegacy(table, id);
  postQuests(table, quests);
}

// --- first decisions ---

const handOptions = (who: Player) => (): { key: CardId; on: string }[] =>
  who.hand.map((card) => ({ key: card, on: `card:${card}` }));

/** One card to planning, three to the discards, four kept: all at once and in secret. [MB-FIRST.2] [MB-FIRST.3] */
export function* split(table: Table): Rules {
  const { state } = table;
  const planned = yield* together(
    state.players.map((who) => new Pick(who.seat, { say: 'plan' }, handOptions(who))),
  );
  state.players.forEach((who, i) => {
    const { key } = nth(planned, i);
    who.hand.splice(who.hand.indexOf(key), 1);
    who.planning.push(key);
  });
  const three = { min: 3, max: 3 };
  const discarded = yield* together(
    state.players.map((who) => new Picks(who.seat, { say: 'discards' }, handOptions(who), three)),
  );
  state.players.forEach((who, i) => {
    for (const { key } of nth(discarded, i)) {
      who.hand.splice(who.hand.indexOf(key), 1);
      state.discard.push(key);
    }
  });
  state.stage = 'careers';
}

/** One of two careers; its three spies come from the general supply. [MB-FIRST.4] [MB-FIRST.5] [MB-FIRST.6] */
export function* chooseCareers(table: Table): Rules {
  const { state } = table;
  const chosen = yield* together(
    state.players.map(
      ({ seat, offer }) =>
        new Pick(seat, { say: 'career' }, () => offer.map((key) => ({ key, on: `career:${key}` }))),
    ),
  );
  state.players.forEach((who, i) => {
    who.career = nth(chosen, i).key;
    who.general -= 3;
    state.careersLeft.push(...who.offer.splice(0).filter((career) => career !== who.career));
  });
  table.tell({
    say: 'careersShown',
    seats: state.players.map(({ seat }) => seat),
    careers: state.players.map(({ career }) => `career:${career}`),
  });
  table.tell({ say: 'roundBegins', round: 1 });
  beginTurn(table, 0);
}
