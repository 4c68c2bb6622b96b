import { type Chosen, Match, Random } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import type { Achievement, TokenId } from './content/achievements.ts';
import { CARD_IDS, type CardId, CARDS } from './content/cards.ts';
import { BUILDINGS } from './content/census.ts';
import type { BuildingKind, Row } from './content/effects.ts';
import { type BoardId, ISLAND_IDS, ISLANDS, isIsland, SEA_IDS } from './content/ocean.ts';
import type { Level, Sailor } from './content/sailors.ts';
import type { UpgradeId } from './content/upgrades.ts';
import { deadReckoning } from './game.ts';
import { rightfulController } from './rules/control.ts';
import type { ReckoningView } from './rules/information.ts';
import { deal } from './rules/setup.ts';
import { HARBOR, NOBODY, type Player, type Reckoning } from './state.ts';

/** Sets up a position to play on from: for the tests of the rules, and for lessons. All components stay in the box's count. */

/** A sailor card: its name, and its level behind it if it is not the first: `gunner3`; advancements in brackets: `gunner3[starChart]`. */
type Card = string;

export interface Captain {
  readonly at?: number;
  readonly chest?: number;
  readonly dock?: number;
  /** Cargo and coins in the holds A to D. */
  readonly holds?: readonly (readonly [cargo: number, coin: number])[];
  readonly tiles?: { readonly [hull: number]: readonly UpgradeId[] };
  readonly pirate?: boolean;
  readonly damage?: number;
  readonly sails?: number;
  readonly hand?: readonly Card[];
  readonly play?: readonly Card[];
  readonly discard?: readonly Card[];
  /** The next cards to be drawn, the first one first. */
  readonly deck?: readonly Card[];
  readonly aside?: readonly CardId[];
  readonly markers?: readonly Achievement[];
  readonly wins?: number;
  readonly explored?: number;
  readonly experts?: number;
  readonly due?: Player['due'];
  readonly finished?: boolean;
  readonly token?: TokenId;
  /** Cubes left in the reserve; the others lie nowhere that matters. */
  readonly cubes?: number;
}

export interface Waters {
  readonly id?: BoardId;
  /** Face down. */
  readonly hidden?: boolean;
  readonly card?: CardId;
  /** Whose cube is in each slot, from the first on. */
  readonly slots?: readonly number[];
  readonly permanent?: readonly number[];
  readonly buildings?: readonly BuildingKind[];
  readonly cargo?: number;
  readonly coin?: number;
}

export interface Position {
  readonly seats?: 1 | 2 | 3 | 4;
  readonly options?: Chosen;
  readonly turn?: number;
  readonly raised?: boolean;
  readonly taken?: number;
  readonly trigger?: number;
  readonly captains?: readonly Captain[];
  readonly waters?: { readonly [space: number]: Waters };
  /** The next cards of a row's box, the first one first. */
  readonly boxes?: { readonly [row in Row]?: readonly CardId[] };
  readonly backs?: { readonly [merchant in CardId]?: CardId };
}

/** The islands lie in the order of the box, the first two open seas after them; every board is face up and bare. */
const USUAL: readonly BoardId[] = [...ISLAND_IDS.slice(0, 10), ...SEA_IDS.slice(0, 2)];

export function position(given: Position = {}): Match<Reckoning, ReckoningView> {
  const seats = given.seats ?? 2;
  const options = { bonusTokens: false, chests: 'closed', level: 'normal', ...given.options };
  const setup = { seats, options, brought: [], inherited: null, random: Random.seeded('position') };
  const state = deal(setup);
  layWaters(state, given);
  for (const someone of state.players) equip(state, someone, given.captains?.[someone.seat] ?? {});
  for (const board of state.boards) {
    board.controller = rightfulController(board);
    board.holder = board.controller;
  }
  countBuildings(state);
  stackBoxes(state, given);
  state.first = 0;
  state.trigger = given.trigger ?? NOBODY;
  state.turn.player = given.turn ?? 0;
  return Match.from(deadReckoning, { seats, seed: 'position', options }, state);
}

function layWaters(state: Reckoning, given: Position): void {
  const ids = USUAL.map((id, space) => given.waters?.[space]?.id ?? id);
  state.boards.forEach((board, space) => {
    const waters = given.waters?.[space] ?? {};
    board.id = nth(ids, space);
    board.explored = waters.hidden !== true;
    board.card = waters.card ?? '';
    const { id } = board;
    board.slots = Array.from(
      { length: isIsland(id) ? ISLANDS[id].slots : 0 },
      (_, slot) => waters.slots?.[slot] ?? NOBODY,
    );
    board.permanent = state.players.map((_, who) => waters.permanent?.[who] ?? 0);
    board.buildings = [...(waters.buildings ?? [])];
    board.cargo = waters.cargo ?? 0;
    board.coin = waters.coin ?? 0;
  });
  state.left = [...ISLAND_IDS, ...SEA_IDS].filter((id) => !ids.includes(id));
}

function countBuildings(state: Reckoning): void {
  for (const kind of ['fort', 'garrison', 'outpost'] as const) {
    const built = state.boards.filter(({ buildings }) => buildings.includes(kind)).length;
    state.buildings[kind] = BUILDINGS[kind] - built;
  }
}

function equip(state: Reckoning, someone: Player, captain: Captain): void {
  someone.at = captain.at ?? HARBOR;
  someone.chest = captain.chest ?? 15;
  someone.dock = captain.dock ?? 0;
  someone.pirate = captain.pirate ?? false;
  someone.damage = captain.damage ?? 0;
  someone.sails = captain.sails ?? 0;
  someone.markers = [...(captain.markers ?? [])];
  someone.aside = (captain.aside ?? []).map((card) => ({ card, won: false }));
  someone.wins = captain.wins ?? 0;
  someone.winCubes = someone.wins;
  someone.experts = captain.experts ?? 0;
  someone.expertCubes = someone.experts;
  someone.explored = captain.explored ?? 0;
  someone.exploreCubes = someone.explored;
  someone.due = captain.due ?? '';
  someone.finished = captain.finished ?? false;
  someone.token = captain.token ?? 0;
  for (const [hull, tiles] of Object.entries(captain.tiles ?? {})) {
    nth(someone.hull, Number(hull)).tiles = [...tiles];
    for (const tile of tiles) state.upgrades[tile]--;
  }
  captain.holds?.forEach(([cargo, coin], hull) => {
    const hold = nth(someone.hull, hull);
    [hold.cargo, hold.coin] = [cargo, coin];
  });
  dealCards(someone, captain);
  payCubes(state, someone, captain);
}

/** Cards named go where they are named; the others lie in the discard pile. */
function dealCards(someone: Player, captain: Captain): void {
  const free = someone.cards.map((_, no) => no);
  const take = (name: string): number => takeCard(someone, free, name);
  someone.hand = (captain.hand ?? []).map(take);
  someone.play = (captain.play ?? []).map(take);
  someone.deck = (captain.deck ?? []).map(take).toReversed();
  someone.discard = [...(captain.discard ?? []).map(take), ...free];
}

function takeCard(someone: Player, free: number[], name: string): number {
  const [, sailor = '', level = '1', sheets = ''] = /^([a-zA-Z]+)([1-4])?(?:\[(.*)\])?$/.exec(name) ?? [];
  const at = free.findIndex((no) => nth(someone.cards, no).sailor === (sailor as Sailor));
  const [no] = free.splice(at, 1);
  if (at < 0 || no === undefined) throw new Error(`no ${name} is left`);
  const card = nth(someone.cards, no);
  card.level = Number(level) as Level;
  card.seen = card.level;
  for (const sheet of sheets === '' ? [] : (sheets.split(' ') as CardId[]))
    card.sheets[['top', 'middle', 'bottom'].indexOf(CARDS[sheet].slot)] = { card: sheet, won: false };
  return no;
}

/** Cubes on islands and achievements come out of the reserve; those a position takes away too lie on the last boards. */
function payCubes(state: Reckoning, someone: Player, captain: Captain): void {
  const { seat } = someone;
  for (const { slots, permanent } of state.boards)
    someone.cubes -= slots.filter((owner) => owner === seat).length + nth(permanent, seat);
  someone.cubes -= someone.winCubes + someone.expertCubes + someone.exploreCubes;
  if (captain.cubes !== undefined) someone.cubes = captain.cubes;
}

/** Cards that lie elsewhere leave the boxes; those named come next. */
function stackBoxes(state: Reckoning, given: Position): void {
  const used = new Set<string>();
  for (const { card } of state.boards) used.add(card);
  for (const { aside, cards } of state.players) {
    for (const { card } of aside) used.add(card);
    for (const { sheets } of cards) for (const sheet of sheets) if (sheet) used.add(sheet.card);
  }
  state.boxes = ([1, 2, 3, 4] as const).map((row) => {
    const next = given.boxes?.[row] ?? [];
    const rest = CARD_IDS.filter((id) => CARDS[id].row === row && !used.has(id) && !next.includes(id));
    return [...rest, ...next.toReversed()];
  });
  for (const [merchant, back] of Object.entries(given.backs ?? {})) swapBacks(state, merchant, back);
}

function swapBacks(state: Reckoning, merchant: string, back: CardId): void {
  const other = Object.keys(state.backs).find((id) => state.backs[id] === back);
  const had = state.backs[merchant];
  if (other === undefined || had === undefined) throw new Error(`${merchant} is no merchant ship`);
  state.backs[other] = had;
  state.backs[merchant] = back;
}
