import { type Chosen, Match, Refusal } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { CENSUS } from '../content/census.ts';
import {
  CUTTER,
  type Faction,
  FIGURES,
  FLAGSHIP,
  GUNSHIP,
  PATROLS,
  STRONGHOLDS,
} from '../content/factions.ts';
import { CARDS, MARKET } from '../content/market.ts';
import { SUITS } from '../content/tiles.ts';
import { ahoy } from '../game.ts';
import { type Ahoy, spaceName } from '../state.ts';
import { answer, asked, damagedSlots, offered, where, whoIs } from './acting.ts';
import type { AhoyView } from './information.ts';
import { audit } from './invariants.ts';
import { areBeside, islandOf, isIsland, spacesOf } from './regions.ts';

type Game = Match<Ahoy, AhoyView>;

const start = (seats: number, seed = 'setup', options: Chosen = {}): Game =>
  Match.start(ahoy, { seats, seed, options });

/** Games of many seeds, so that what chance decides is seen both ways. */
const games = (seats: number, count = 40): Game[] =>
  Array.from({ length: count }, (_, i) => start(seats, `setup ${i}`));

/** Sets up the factions, always taking the first space offered. */
function setUp(match: Game): Game {
  while (match.state.stage === 'setup') {
    const [question] = match.open;
    match.answer(question?.seat ?? 'table', match.serial, offered(match)[0] ?? '');
  }
  return match;
}

const inBox = (what: string): number | undefined => CENSUS.find((one) => one.what === what)?.count;
const factions = (match: Game): Faction[] => match.state.players.map(({ faction }) => faction);

test('Ahoy is for 2, 3 or 4 players [AH-SET.1]', () => {
  expect([2, 3, 4].map((seats) => start(seats).state.players.length)).toEqual([2, 3, 4]);
  expect(() => start(1)).toThrow(Refusal);
  expect(() => start(5)).toThrow(Refusal);
});

test('the supply holds 20 gold, 11 wealth dice and 2 battle dice; each player takes 1 gold [AH-SET.2] [AH-FAC.4]', () => {
  expect([inBox('gold'), inBox('damage tokens'), inBox('wealth dice'), inBox('battle dice')]).toEqual([
    20, 25, 11, 2,
  ]);
  for (const seats of [2, 3, 4]) {
    const { players, supply } = start(seats).state;
    expect(players.map(({ gold }) => gold)).toEqual(players.map(() => 1));
    expect(supply).toBe(20 - seats);
  }
});

test('two play Squadron and Union, three also a Smuggler, four all; clockwise in this order [AH-SET.3] [AH-SET.4] [AH-SET.5] [AH-SET.7]', () => {
  expect(factions(start(2))).toEqual(['squadron', 'union']);
  expect(factions(start(3))).toEqual(['squadron', 'smuggler1', 'union']);
  expect(factions(start(4))).toEqual(['squadron', 'smuggler1', 'union', 'smuggler2']);
});

test('each player chooses a faction among those that are left [AH-SET.6]', () => {
  const match = start(3, 'setup', { factions: 'choose' });
  const choices: (readonly string[])[] = [];
  for (const [seat, faction] of ['union', 'squadron', 'smuggler1'].entries()) {
    expect(match.open[0]).toMatchObject({ seat, about: { say: 'chooseFaction' } });
    expect(match.open[0]?.offer()).toMatchObject({
      options: offered(match).map((key) => ({ key, on: `faction:${key}` })),
    });
    choices.push(offered(match));
    match.answer(seat, match.serial, faction);
    expect(match.news[0]?.event).toEqual({ say: 'choseFaction', faction, seat });
  }
  expect(choices).toEqual([['squadron', 'smuggler1', 'union'], ['squadron', 'smuggler1'], ['smuggler1']]);
  expect(match.state.players.map(({ faction, seat }) => [faction, seat])).toEqual([
    ['squadron', 1],
    ['smuggler1', 2],
    ['union', 0],
  ]);
});

test('where players do not settle it, chance decides who sits where [AH-SET.8]', () => {
  const seated = new Set(
    Array.from({ length: 60 }, (_, i) => {
      const { players } = start(4, `seats ${i}`, { factions: 'draw' }).state;
      return players.findIndex(({ seat }) => seat === 0);
    }),
  );
  expect(seated).toEqual(new Set([0, 1, 2, 3]));
  expect(start(4).state.players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

test('of the 12 regions one is removed unseen, 2 are laid and 9 form the pile [AH-SET.9] [AH-SET.10] [AH-SET.11]', () => {
  for (const match of games(4, 5)) {
    const { removed, pile, regions } = match.state;
    const tiles = [...removed, ...pile, ...regions.map(({ tile }) => tile)];
    expect([removed.length, pile.length, regions.length, new Set(tiles).size]).toEqual([1, 9, 2, 12]);
    expect(match.view(0)).not.toHaveProperty('removed');
    expect(match.view('spectator').pile).toBe(9);
  }
  const removed = new Set(games(4).map(({ state }) => state.removed[0]));
  const laid = new Set(games(4).map(({ state }) => state.regions[0]?.tile));
  expect(removed.size).toBeGreaterThan(6);
  expect(laid.size).toBeGreaterThan(6);
});

test('the two regions touch along one space each, with their Islands at the far ends [AH-SET.12] [AH-SET.13]', () => {
  const layouts = new Set<string>();
  for (const { state } of games(2)) {
    const [one, other] = state.regions;
    if (!one || !other) throw new Error('there are no two regions');
    const contacts = spacesOf(one).flatMap((a) =>
      spacesOf(other)
        .filter((b) => areBeside(a, b))
        .map((b) => [a, b] as const),
    );
    expect(contacts).toHaveLength(1);
    for (const [here, there] of contacts) {
      expect(islandOf(one)).not.toBe(here);
      expect(areBeside(islandOf(one), here)).toBe(false);
      expect(islandOf(other)).not.toBe(there);
      expect(areBeside(islandOf(other), there)).toBe(false);
    }
    layouts.add([one, other].map((region) => spaceName(islandOf(region))).join(' '));
  }
  expect(layouts).toEqual(new Set(['space:0,0 space:3,2', 'space:0,1 space:3,-1']));
});

test('each starting region has wealth 1 [AH-SET.14]', () => {
  for (const seats of [2, 3, 4])
    expect(start(seats).state.regions.map(({ wealth }) => wealth)).toEqual([1, 1]);
});

test('with 2 or 3 players a card of each colour goes to the box, for all to see [AH-SET.15] [AH-SET.16]', () => {
  for (const seats of [2, 3]) {
    const boxed = games(seats).map((match) => {
      const { box, deck, market } = match.state;
      expect(box.map((card) => CARDS[card].suit)).toEqual(SUITS);
      expect(deck.length + market.length).toBe(24);
      for (const viewer of [0, 1, 'spectator'] as const) expect(match.view(viewer).box).toEqual(box);
      return box.join();
    });
    expect(new Set(boxed).size).toBeGreaterThan(30);
  }
});

test('with 4 players all 30 cards are used [AH-SET.17]', () => {
  const { box, deck, market } = start(4).state;
  expect(box).toEqual([]);
  expect(new Set([...deck, ...market])).toEqual(new Set(MARKET.map(({ id }) => id)));
});

test('the deck is shuffled, and 3 cards lie open [AH-SET.18]', () => {
  const openings = games(4).map(({ state }) => state.market.join());
  expect(new Set(openings).size).toBeGreaterThan(30);
  for (const seats of [2, 3, 4]) expect(start(seats).state.market).toHaveLength(3);
});

test('with 2 or 3 players it is shuffled after the cards for the box were found [AH-SET.15] [AH-SET.18]', () => {
  const sameColour = games(2, 600).filter(({ state: { market } }) => {
    const [first, second] = market.map((card) => CARDS[card].suit);
    return first === second;
  });
  // 3 of the other 23 cards have the colour of the first: 13 % of the games, where taking cards out of a shuffled deck gives 23 %.
  expect(sameColour.length / 600).toBeLessThan(0.18);
});

test('everybody starts without glory [AH-SET.19]', () => {
  for (const seats of [2, 3, 4])
    for (const { glory } of start(seats).state.players) expect(Object.values(glory)).toEqual([0, 0, 0, 0, 0]);
});

test('what belongs to absent factions is not in the game [AH-SET.20]', () => {
  for (const [seats, absent] of [
    [2, ['smuggler1', 'smuggler2']],
    [3, ['smuggler2']],
  ] as const) {
    const match = setUp(start(seats));
    for (const faction of absent) expect(where(match, FLAGSHIP[faction])).toBe('off');
    expect(match.state.players.some(({ faction }) => absent.some((one) => one === faction))).toBe(false);
  }
});

test('the setup of a game for three [EX-1]', () => {
  const { state } = setUp(start(3));
  expect([state.deck.length, state.market.length, state.box.length]).toEqual([21, 3, 6]);
  expect(state.regions.map(({ wealth }) => wealth)).toEqual([1, 1]);
  expect([state.pile.length, state.removed.length]).toEqual([9, 1]);
  expect(state.supply).toBe(17);
  expect(state.players.flatMap(({ glory }) => Object.values(glory)).every((points) => points === 0)).toBe(
    true,
  );
});

test('factions are set up in order: Squadron, Smuggler 1, Union, Smuggler 2, each seeing those before [AH-FAC.1]', () => {
  const match = start(4);
  const standing = (): string[] =>
    FIGURES.filter((_, figure) => where(match, figure) !== 'off').map(({ name }) => name);
  expect(asked(match)).toBe('squadron: startIsland');
  expect(match.state.players.every(({ dice, gold }) => dice.length > 0 && gold === 1)).toBe(true);
  answer(match, 'squadron', offered(match)[0] ?? '');
  expect([asked(match), standing()]).toEqual(['smuggler1: startSpace', ['squadron', 'patrol-1']]);
  answer(match, 'smuggler1', offered(match)[0] ?? '');
  expect([asked(match), standing()]).toEqual([
    'smuggler2: startSpace',
    ['squadron', 'smuggler1', 'union', 'patrol-1'],
  ]);
});

test('the Squadron rolls 5 dice, everybody else 4 [AH-FAC.2] [AH-FAC.3]', () => {
  const rolled = games(4).flatMap(({ state }) => {
    expect(state.players.map(({ dice }) => dice.length)).toEqual([5, 4, 4, 4]);
    return state.players.flatMap(({ dice }) => dice);
  });
  expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('the Squadron has 10 Patrols and 3 Strongholds and is the first player [AH-FAC.5] [AH-FAC.6] [AH-RND.3] [AH-FAC.17]', () => {
  const match = setUp(start(4));
  const reserve = [...PATROLS, ...STRONGHOLDS].filter((figure) => where(match, figure) === 'off');
  expect([PATROLS.length, STRONGHOLDS.length, reserve.length]).toEqual([10, 3, 12]);
  expect([match.state.round, match.state.first, asked(match)]).toEqual([1, 0, 'squadron: turn']);
});

test('the Squadron places its Flagship and a Patrol on either Island; the Union takes the other with 2 Comrades [AH-FAC.7] [AH-FAC.12]', () => {
  for (const choice of [0, 1]) {
    const match = start(2);
    const islands = match.state.regions.map((region) => spaceName(islandOf(region)));
    expect(offered(match)).toEqual(islands);
    answer(match, 'squadron', islands[choice] ?? '');
    const home = islands[choice]?.slice('space:'.length);
    const other = islands[1 - choice]?.slice('space:'.length);
    expect([where(match, FLAGSHIP.squadron), where(match, PATROLS[0] ?? -1)]).toEqual([home, home]);
    expect(PATROLS.filter((patrol) => where(match, patrol) === 'off')).toHaveLength(9);
    expect(where(match, FLAGSHIP.union)).toBe(other);
    expect(match.state.regions.map(({ comrades }) => comrades)).toEqual(choice === 0 ? [0, 2] : [2, 0]);
  }
});

test('a Smuggler starts on any space that is not an Island, the second one like the first [AH-FAC.8] [AH-FAC.15]', () => {
  const match = start(4);
  answer(match, 'squadron', offered(match)[0] ?? '');
  const seas = match.state.regions
    .flatMap(spacesOf)
    .filter((space) => !isIsland(match.state, space))
    .map(spaceName);
  expect(seas).toHaveLength(6);
  expect(offered(match)).toEqual(seas);
  answer(match, 'smuggler1', seas[3] ?? '');
  expect(`space:${where(match, FLAGSHIP.smuggler1)}`).toBe(seas[3]);
  expect(asked(match)).toBe('smuggler2: startSpace');
  expect(offered(match)).toEqual(seas);
  answer(match, 'smuggler2', seas[3] ?? '');
  expect(`space:${where(match, FLAGSHIP.smuggler2)}`).toBe(seas[3]);
});

test('placing at setup sets off neither terrain nor battle [AH-FAC.16] [AH-GEN.15]', () => {
  for (const match of games(3, 12)) {
    answer(match, 'squadron', offered(match)[0] ?? '');
    for (const space of offered(match)) {
      const placed = match.twin();
      answer(placed, 'smuggler1', space);
      expect(`space:${where(placed, FLAGSHIP.smuggler1)}`).toBe(space);
      expect(asked(placed)).toBe('squadron: turn');
      expect(whoIs(placed, 'smuggler1').gold).toBe(1);
      expect(damagedSlots(placed, 'smuggler1')).toEqual([]);
    }
  }
});

test('a Smuggler has a Pledge token for Squadron and Union each, and only it may look at them [AH-FAC.9]', () => {
  const match = setUp(start(4));
  for (const faction of ['smuggler1', 'smuggler2'] as const) {
    const { seat, pledges } = whoIs(match, faction);
    expect(pledges.map((token) => token.faction).sort()).toEqual(['squadron', 'union']);
    const seen = [0, 1, 2, 3].filter((viewer) =>
      match
        .view(viewer)
        .players.find((one) => one.faction === faction)
        ?.pledges.some((token) => token.faction),
    );
    expect(seen).toEqual([seat]);
  }
  expect([whoIs(match, 'squadron').pledges, whoIs(match, 'union').pledges]).toEqual([[], []]);
});

test('both reward markers of a Smuggler start on the centre of its grid [AH-FAC.10]', () => {
  const match = setUp(start(4));
  for (const faction of ['smuggler1', 'smuggler2'] as const)
    expect(whoIs(match, faction)).toMatchObject({ white: 4, black: 4 });
});

test('the Union has Cutter and Gunship off the map, 6 Ready Comrades and 12 in reserve [AH-FAC.11] [AH-FAC.14]', () => {
  for (const seats of [2, 3, 4]) {
    const match = setUp(start(seats));
    expect([where(match, CUTTER), where(match, GUNSHIP)]).toEqual(['off', 'off']);
    expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 12, inPlay: [], discard: [] });
    expect(audit(match.state)).toBeUndefined();
  }
});

test('the Union starts with 2 of its 12 plans in hand, drawn by chance, that only it sees [AH-FAC.13]', () => {
  const hands = games(2).map((match) => {
    const { hand, pile } = match.state.uprising;
    expect([hand.length, pile.length]).toEqual([2, 10]);
    expect(match.view(1).uprising.hand).toEqual(hand);
    expect(match.view(0).uprising).not.toHaveProperty('hand');
    expect(match.view('spectator').uprising).not.toHaveProperty('hand');
    return hand.join();
  });
  expect(new Set(hands).size).toBeGreaterThan(15);
});

test('everybody hears how the factions were set up and who begins [AH-INF.1]', () => {
  const match = start(2);
  const [home, other] = match.state.regions.map((region) => spaceName(islandOf(region)));
  answer(match, 'squadron', home ?? '');
  expect(match.news.map(({ event }) => event)).toEqual([
    { say: 'placed', figure: 'figure:squadron', to: home },
    { say: 'placed', figure: 'figure:patrol-1', to: home },
    { say: 'placed', figure: 'figure:union', to: other },
    { say: 'placedComrades', count: 2, to: other },
    { say: 'roundBegins', round: 1, faction: 'squadron' },
    { say: 'turnBegins', faction: 'squadron' },
  ]);
});
