import { type Random, type Rules, type Setup } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { COMRADES, GOLD } from '../content/census.ts';
import {
  BOARDS,
  CLOCKWISE,
  type Faction,
  FACTIONS_FOR,
  FIGURES,
  FLAGSHIP,
  OFF,
  PATROLS,
} from '../content/factions.ts';
import { type CardId, MARKET } from '../content/market.ts';
import { PLAN_CARDS } from '../content/plans.ts';
import { CENTRE } from '../content/rewards.ts';
import { SUITS, TILES } from '../content/tiles.ts';
import { type Ahoy, type At, type Pledge, type Player, spaceName, type Uprising } from '../state.ts';
import type { FactionOption } from '../choices.ts';
import { MARKET_ROW } from './crew.ts';
import { LAYOUT_COUNT, startingMap } from './exploration.ts';
import { islandOf, regionOf, spacesWith } from './regions.ts';
import { startTurn } from './round.ts';
import { applyLevel, readSolo, soloFigures } from './solo.ts';
import { isSmuggler, pick, place, player, plays, spaceOptions, type Table } from './table.ts';

/** General setup [AH-SET] and faction setup [AH-FAC]. */

export const diceOf = (faction: Faction, solo: Ahoy['solo']): number =>
  faction === 'squadron' && solo !== 'ironTide' ? 5 : 4;

/** Deals everything; what players decide during setup comes in the first steps of play. */
export function deal(setup: Setup): Ahoy {
  const { random } = setup;
  const factions = FACTIONS_FOR[setup.seats] ?? CLOCKWISE;
  const solo = readSolo(setup.options);
  const tiles = random.shuffle(
    TILES.map((tile) => tile.id),
    'tiles',
  );
  const deck = marketDeck(random, setup.seats);
  const state: Ahoy = {
    stage: setup.options['factions'] === 'choose' ? 'factions' : 'setup',
    solo: solo.solo,
    captain: solo.captain,
    level: solo.level,
    round: 1,
    first: 0,
    turn: { player: 0, quota: 0, placed: 0, used: [], bonusMoves: 0 },
    players: factions.map((faction, i) => newPlayer(faction, i, solo.solo, random)),
    at: FIGURES.map(() => OFF),
    regions: startingMap(tiles.slice(0, 2), random.below(LAYOUT_COUNT)),
    pile: tiles.slice(3),
    removed: tiles.slice(2, 3),
    drawn: [],
    market: deck.cards.slice(0, MARKET_ROW),
    deck: deck.cards.slice(MARKET_ROW),
    box: deck.box,
    supply: GOLD - factions.length,
    uprising: newUprising(random),
    voyages: [],
    winners: [],
  };
  seatPlayers(state, setup);
  applyLevel(state);
  return state;
}

/** The seat is the faction, clockwise; or chance or the players decide. [AH-SET.6] [AH-SET.7] [AH-SET.8] */
function seatPlayers(state: Ahoy, setup: Setup): void {
  const seats = state.players.map((_, seat) => seat);
  if (setup.options['factions'] === 'draw') setup.random.shuffle(seats, 'seats');
  state.players.forEach((someone, i) => {
    someone.seat = state.stage === 'factions' ? -1 : nth(seats, i);
  });
}

/**
 * With 2 or 3 players the first card of each colour goes to the box, seen by all, and the rest is shuffled again:
 * a colour of which one card came early would otherwise come early again. [AH-SET.15] [AH-SET.16] [AH-SET.17]
 */
function marketDeck(random: Random, seats: number): { cards: CardId[]; box: CardId[] } {
  const cards = random.shuffle(
    MARKET.map((card) => card.id),
    'market',
  );
  if (seats === 4) return { cards, box: [] };
  const suitOf = new Map(MARKET.map((card) => [card.id, card.suit]));
  const box = SUITS.map((suit) =>
    nth(
      cards.filter((card) => suitOf.get(card) === suit),
      0,
    ),
  );
  const rest = cards.filter((card) => !box.includes(card));
  return { cards: random.shuffle(rest, 'market'), box };
}

/** Dice, gold, and for a Smuggler its pledges and markers. [AH-FAC.2] [AH-FAC.3] [AH-FAC.4] [AH-FAC.9] [AH-FAC.10] */
function newPlayer(faction: Faction, seat: number, solo: Ahoy['solo'], random: Random): Player {
  return {
    faction,
    seat,
    gold: 1,
    glory: { headStart: 0, regions: 0, deliveries: 0, rewards: 0, pledges: 0 },
    dice: Array.from({ length: diceOf(faction, solo) }, () => random.die(6, 'dice')),
    setAside: [],
    slots: BOARDS[faction].map(({ id }) => ({ id, die: 0, damaged: false })),
    crew: [],
    cargo: [],
    pledges: isSmuggler(faction) ? random.shuffle(newPledges(), 'pledges') : [],
    white: CENTRE,
    black: CENTRE,
  };
}

const newPledges = (): Pledge[] => [
  { faction: 'squadron', cards: [] },
  { faction: 'union', cards: [] },
];

/** 2 Comrades will stand with the Flagship, 6 are ready, 12 in reserve; 2 plans in hand. [AH-FAC.11] [AH-FAC.13] [AH-FAC.14] */
function newUprising(random: Random): Uprising {
  const pile = random.shuffle([...PLAN_CARDS], 'plans');
  const hand = pile.splice(0, 2);
  return { reserve: COMRADES - 6, ready: 6, hand, pile, discard: [], inPlay: [] };
}

/** Each player chooses a faction among those still free. [AH-SET.6] */
export function* chooseFactions(table: Table): Rules {
  const { state } = table;
  const free = (): FactionOption[] =>
    state.players
      .filter((someone) => someone.seat === -1)
      .map(({ faction }) => ({ key: faction, on: `faction:${faction}`, faction }));
  for (let seat = 0; seat < state.players.length; seat++) {
    const { faction } = yield* pick(seat, { say: 'chooseFaction' }, free);
    player(state, faction).seat = seat;
    table.reveal(); // its new owner sees the plans or pledges that come with it
    table.tell({ say: 'choseFaction', faction, seat });
  }
  state.stage = 'setup';
}

/** Squadron, Smuggler 1, Union, Smuggler 2, each seeing the ones before. [AH-FAC.1] */
export function* setUpFactions(table: Table): Rules {
  const { state } = table;
  yield* setUpSquadron(table);
  if (plays(state, 'smuggler1')) yield* setUpSmuggler(table, 'smuggler1');
  setUpUnion(table);
  if (plays(state, 'smuggler2')) yield* setUpSmuggler(table, 'smuggler2');
  table.tell({ say: 'roundBegins', round: 1, faction: 'squadron' });
  startTurn(table, 0);
}

/** A starting Island of its choice. [AH-FAC.5] [AH-FAC.6] [AH-FAC.7] */
function* setUpSquadron(table: Table): Rules {
  const { state } = table;
  const { seat } = player(state, 'squadron');
  const islands = (): At[] => spacesWith(state, (terrain) => terrain.island);
  const { space } = yield* pick(seat, { say: 'startIsland' }, () => spaceOptions(islands()));
  place(table, FLAGSHIP.squadron, space);
  for (const figure of [nth(PATROLS, 0), ...soloFigures(state)]) place(table, figure, space);
}

/** Any space that is not an Island. [AH-FAC.8] */
function* setUpSmuggler(table: Table, faction: Faction): Rules {
  const { state } = table;
  const seas = (): At[] => spacesWith(state, (terrain) => !terrain.island);
  const { space } = yield* pick(player(state, faction).seat, { say: 'startSpace' }, () =>
    spaceOptions(seas()),
  );
  place(table, FLAGSHIP[faction], space);
}

/** The Island the Squadron did not take. [AH-FAC.12] */
function setUpUnion(table: Table): void {
  const { state } = table;
  const taken = regionOf(state, nth(state.at, FLAGSHIP.squadron));
  const home = state.regions.find((region) => region !== taken);
  if (!home) throw new Error('there is no Island left for the Union');
  place(table, FLAGSHIP.union, islandOf(home));
  state.uprising.reserve -= 2;
  home.comrades += 2;
  table.tell({ say: 'placedComrades', count: 2, to: spaceName(islandOf(home)) });
}
