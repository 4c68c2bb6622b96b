import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { FLAGSHIP, PATROLS } from '../content/factions.ts';
import { CENTRE, gridAt } from '../content/rewards.ts';
import { ahoy } from '../game.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, where, whoIs } from './acting.ts';
import { isLoaded } from './battle.ts';

type Match = ReturnType<typeof position>;
type Smuggler = NonNullable<Position['smuggler1']>;

const FISH = { tile: 'R01', at: [0, 0] } as const;
const SWORD = { tile: 'R04', at: [2, 1], turn: 2 } as const;
/** Nobody is in the way. */
const AWAY = { squadron: { at: [3, 2] }, union: { at: [3, 2] }, smuggler2: { at: [3, 2] } } as const;

/** Smuggler 1 on the Fish Island, its dice placed, without gold. */
const onFish = (own: Smuggler = {}, given: Position = {}): Match =>
  position({
    ...AWAY,
    turn: 'smuggler1',
    placed: 2,
    ...given,
    smuggler1: { at: [0, 0], gold: 0, dice: [], ...own },
  });

/** The same on the Sword Island. */
const onSword = (own: Smuggler = {}, given: Position = {}): Match => onFish({ at: [3, 2], ...own }, given);

const trades = (match: Match): readonly string[] =>
  offered(match).filter((key) => key.startsWith('pickUp') || key.startsWith('deliver'));
const me = (match: Match): ReturnType<typeof whoIs> => whoIs(match, 'smuggler1');

/** Where the four rewards beside the centre lie. */
const RECRUIT = '1';
const REGION = '3';
const GOLD = '5';
const GLORY = '7';

// --- cargo ---

test('picking up and delivering need no die, but a Flagship on an Island [AH-SM.1]', () => {
  const market = ['M01'] as const;
  expect(trades(onFish({ cargo: ['M06'] }, { market }))).toEqual(['pickUp M01', 'deliver M06']);
  expect(trades(onFish({ at: [1, 0], cargo: ['M06'] }, { market }))).toEqual([]);
  const match = onFish({ cargo: ['M06'] }, { market });
  answer(match, 'smuggler1', 'pickUp M01', 'deliver M06', GOLD, 'no', 'union');
  expect(match.state.turn.placed).toBe(2);
});

test('any number of cards may be picked up and delivered in a turn [AH-SM.2]', () => {
  const match = onFish({ cargo: ['M06', 'M11'] }, { market: ['M01', 'M02', 'M03'], deckEnds: true });
  answer(match, 'smuggler1', 'deliver M06', GOLD, 'no', 'union', 'deliver M11', '2', 'no', 'union');
  answer(match, 'smuggler1', 'pickUp M01', 'pickUp M02', 'pickUp M03', 'M01');
  expect(me(match).cargo).toEqual(['M02', 'M03']);
  expect(me(match).glory.deliveries).toBe(4);
});

test('on a Fish Island the Diver may be recruited for 1 gold or picked up for nothing [AH-SM.3] [EX-9]', () => {
  const match = onFish({ gold: 1 }, { market: ['M01', 'M06'] });
  expect(offered(match).toSorted()).toEqual(['end', 'pickUp M01', 'recruit M01']);
  answer(match, 'smuggler1', 'pickUp M01');
  expect(me(match)).toMatchObject({ gold: 1, cargo: ['M01'], crew: [] });
});

test('cargo counts by its delivery section alone, and its crew power is not available [AH-SM.4] [AH-SM.8]', () => {
  const match = onFish({ cargo: ['M30', 'M11'] });
  expect(offered(match).toSorted()).toEqual(['deliver M11', 'end']);
  const crew = onFish({ crew: ['M30', 'M11'] });
  expect(offered(crew).toSorted()).toEqual(['end', 'use M30']);
});

test('after each pick-up the Market is refilled at once, unless the deck is empty [AH-SM.5]', () => {
  const match = onFish({}, { market: ['M01', 'M06', 'M07'], deck: ['M02'] });
  answer(match, 'smuggler1', 'pickUp M01');
  expect(match.state.market).toEqual(['M06', 'M07', 'M02']);
  expect(trades(match)).toEqual(['pickUp M02']);
  const last = onFish({}, { market: ['M01', 'M06', 'M07'], deckEnds: true });
  answer(last, 'smuggler1', 'pickUp M01');
  expect(last.state.market).toEqual(['M06', 'M07']);
});

test('a Smuggler with 2 cargo may pick up a third, and then boxes one of the three [AH-SM.6] [AH-SM.7] [EX-37]', () => {
  const match = onFish({ cargo: ['M12', 'M13'] }, { market: ['M01'], deckEnds: true });
  answer(match, 'smuggler1', 'pickUp M01');
  expect(offered(match)).toEqual(['M12', 'M13', 'M01']);
  answer(match, 'smuggler1', 'M12');
  expect(me(match).cargo).toEqual(['M13', 'M01']);
  expect(match.state.box).toContain('M12');
  expect(asked(match)).toBe('smuggler1: turn');
});

// --- delivery ---

test('a card is delivered on an Island of its delivery colour, not of its own [AH-SM.9]', () => {
  expect(trades(onSword({ cargo: ['M01', 'M06'] }))).toEqual(['deliver M01']);
  expect(trades(onFish({ cargo: ['M01', 'M06'] }))).toEqual(['deliver M06']);
});

test('a delivery brings 2 glory and raises the wealth of the region from 2 to 3 [AH-SM.10] [AH-SM.11] [EX-10]', () => {
  const match = onSword({ cargo: ['M01'] }, { map: [FISH, { ...SWORD, wealth: 2 }] });
  answer(match, 'smuggler1', 'deliver M01');
  expect(me(match).glory).toMatchObject({ deliveries: 2 });
  expect(match.state.regions.map(({ wealth }) => wealth)).toEqual([1, 3]);
});

test('a delivery where wealth is 6 leaves it at 6 and does all the rest [AH-SM.12] [EX-38]', () => {
  const match = onSword({ cargo: ['M01'] }, { map: [FISH, { ...SWORD, wealth: 6 }] });
  answer(match, 'smuggler1', 'deliver M01');
  expect(match.state.regions[1]?.wealth).toBe(6);
  expect(me(match).glory.deliveries).toBe(2);
  answer(match, 'smuggler1', GOLD, 'yes', 'union');
  expect(me(match)).toMatchObject({ gold: 1, cargo: [] });
  expect(me(match).pledges).toContainEqual({ faction: 'union', cards: ['M01'] });
});

test('a delivery brings a reward, then the card is pledged [AH-SM.13]', () => {
  const match = onSword({ cargo: ['M01'] });
  answer(match, 'smuggler1', 'deliver M01');
  expect(asked(match)).toBe('smuggler1: reward');
  answer(match, 'smuggler1', GOLD, 'yes');
  expect(asked(match)).toBe('smuggler1: pledge');
});

test('the card goes face down under the Pledge token of the Union, which stays face down [AH-SM.14] [EX-12]', () => {
  const match = onSword({ cargo: ['M01'] });
  answer(match, 'smuggler1', 'deliver M01', GOLD, 'yes');
  expect(offered(match).toSorted()).toEqual(['squadron', 'union']);
  const other = match.twin();
  answer(other, 'smuggler1', 'squadron');
  expect(me(other).pledges).toContainEqual({ faction: 'squadron', cards: ['M01'] });
  answer(match, 'smuggler1', 'union');
  expect(me(match).pledges).toContainEqual({ faction: 'union', cards: ['M01'] });
  expect(me(match).cargo).toEqual([]);
  for (const viewer of [0, 2, 3, 'spectator'] as const) {
    const tokens = match.view(viewer).players[1]?.pledges ?? [];
    expect(tokens.toSorted((a, b) => a.cards - b.cards)).toEqual([{ cards: 0 }, { cards: 1 }]);
  }
});

// --- rewards ---

/** A delivery is made: the white marker is to move. */
function rewarded(own: Smuggler = {}, given: Position = {}): Match {
  const match = onSword({ cargo: ['M01'], ...own }, given);
  answer(match, 'smuggler1', 'deliver M01');
  return match;
}

test('the white marker moves to an adjacent space of the grid, not onto the black one [AH-SM.15] [AH-SM.16]', () => {
  expect(offered(rewarded({ white: 0, black: CENTRE }))).toEqual(['1', '3']);
  expect(offered(rewarded({ white: 0, black: 1 }))).toEqual(['3']);
  expect(offered(rewarded({ white: CENTRE, black: 7 }))).toEqual(['1', '3', '5']);
  const match = rewarded({ white: 0, black: 1 });
  answer(match, 'smuggler1', '3');
  expect(me(match).white).toBe(3);
});

test('the reward shown may be taken or left, the marker has moved all the same [AH-SM.17]', () => {
  const match = rewarded();
  answer(match, 'smuggler1', GOLD);
  expect(offered(match)).toEqual(['yes', 'no']);
  answer(match, 'smuggler1', 'no');
  expect(me(match)).toMatchObject({ gold: 0, white: 5 });
});

test('then the black marker moves to where the white one came from [AH-SM.18]', () => {
  const match = rewarded({ white: 0, black: 1 });
  answer(match, 'smuggler1', '3', 'no');
  expect(me(match)).toMatchObject({ white: 3, black: 0 });
});

test('the first reward of the game: gold, glory, region or recruit; the black marker stays on the centre [AH-SM.19] [EX-11]', () => {
  const match = rewarded({}, { market: ['M20', 'M25', 'M28'], deckEnds: true });
  expect(me(match)).toMatchObject({ white: CENTRE, black: CENTRE });
  expect(offered(match).map((square) => gridAt(match.state)[Number(square)])).toEqual([
    'recruit',
    'region',
    'gold',
    'glory',
  ]);
  answer(match, 'smuggler1', RECRUIT, 'yes');
  expect(offered(match)).toEqual(['M20', 'M25', 'M28']);
  answer(match, 'smuggler1', 'M25');
  expect(me(match)).toMatchObject({ crew: ['M25'], white: 1, black: CENTRE });
});

test('the reward recruit takes a card of any cost and colour for nothing, and the Market is refilled [AH-SM.20]', () => {
  const match = rewarded({}, { market: ['M28', 'M25', 'M09'], deck: ['M02'] });
  answer(match, 'smuggler1', RECRUIT, 'yes', 'M28');
  expect(me(match)).toMatchObject({ crew: ['M28'], gold: 0 });
  expect(match.state.market).toEqual(['M25', 'M09', 'M02']);
});

test('the rewards gold and glory give 1 each [AH-SM.21] [AH-SM.22]', () => {
  const rich = rewarded();
  answer(rich, 'smuggler1', GOLD, 'yes');
  expect(me(rich)).toMatchObject({ gold: 1, glory: { rewards: 0 } });
  const famous = rewarded();
  answer(famous, 'smuggler1', GLORY, 'yes');
  expect(me(famous)).toMatchObject({ gold: 0, glory: { rewards: 1 } });
});

test('the reward region lays a tile at the edge of the map with wealth 1, and no figure moves [AH-SM.23]', () => {
  const match = rewarded({}, { pile: ['R11'] });
  const before = match.state.at.join();
  answer(match, 'smuggler1', REGION, 'yes', '-2,0', '-2,0,2');
  expect(match.state.regions[2]).toEqual({ tile: 'R11', x: -2, y: 0, turn: 2, wealth: 1, comrades: 0 });
  expect(match.state.at.join()).toBe(before);
  expect(match.state.pile).not.toContain('R11');
});

test('the tile overlaps nothing, touches the map by an edge, and its Island touches no Island [AH-SM.24]', () => {
  const match = rewarded({}, { pile: ['R11'] });
  answer(match, 'smuggler1', REGION, 'yes');
  const squares = offered(match);
  expect(squares).toContain('-2,1');
  expect(squares).not.toContain('-2,2'); // only a corner would touch
  expect(squares).not.toContain('1,1'); // another tile lies there
  for (const square of squares) {
    const there = match.twin();
    answer(there, 'smuggler1', square);
    for (const turn of offered(there)) {
      const laid = there.twin();
      answer(laid, 'smuggler1', turn);
      expect(ahoy.audit(laid.state), turn).toBeUndefined();
    }
  }
  const beside = match.twin();
  answer(beside, 'smuggler1', '-2,0');
  expect(offered(beside)).toEqual(['-2,0,0', '-2,0,2', '-2,0,3']); // turned once, its Island would lie beside 0,0
});

test('without a tile the reward region has no effect, and the markers still move [AH-SM.23]', () => {
  const match = rewarded({ white: 0, black: 1 }, { pile: [] });
  answer(match, 'smuggler1', REGION, 'yes');
  expect(asked(match)).toBe('smuggler1: pledge');
  expect(me(match)).toMatchObject({ white: 3, black: 0 });
});

// --- actions ---

test('Sail moves a Smuggler 1 or 2 spaces, Tailwind to a matching icon, each with any die [AH-SM.28] [AH-SM.29]', () => {
  const match = onFish({ dice: [3, 5] }, { placed: 0 });
  answer(match, 'smuggler1', 'place 3 sail');
  expect(offered(match)).not.toContain('stop');
  answer(match, 'smuggler1', 's', 'n');
  expect(asked(match)).toBe('smuggler1: turn');
  answer(match, 'smuggler1', 'place 5 tailwind');
  expect(offered(match)).toEqual(['space:2,1', 'no']);
  answer(match, 'smuggler1', 'space:2,1');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('2,1');
});

test('Cannons take any die and load the Smuggler, Repair takes an even die and removes up to 2 damage [AH-SM.30] [AH-SM.31]', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const match = onFish({ dice: [die] }, { placed: 1 });
    expect(offered(match).includes(`place ${die} repair`)).toBe(die % 2 === 0);
    expect(isLoaded(match.state, FLAGSHIP.smuggler1)).toBe(false);
    answer(match, 'smuggler1', `place ${die} cannons`);
    expect(isLoaded(match.state, FLAGSHIP.smuggler1)).toBe(true);
  }
  const match = onFish({ dice: [4], damaged: ['sail', 'tailwind', 'negotiate'] }, { placed: 1 });
  answer(match, 'smuggler1', 'place 4 repair');
  expectRefused(match, [1, ['sail', 'tailwind', 'negotiate']], 'wrongCount');
  answer(match, 'smuggler1', ['sail', 'negotiate']);
  expect(damagedSlots(match, 'smuggler1')).toEqual(['tailwind']);
});

test('Full Sail with a 6 moves up to 6 spaces and at least 1 [AH-SM.32] [EX-16]', () => {
  const match = onFish({ dice: [6] }, { placed: 1 });
  answer(match, 'smuggler1', 'place 6 fullSail');
  expect(offered(match)).not.toContain('stop');
  answer(match, 'smuggler1', 's', 'n', 's', 'n', 's');
  expect(offered(match)).toContain('stop');
  answer(match, 'smuggler1', 'n');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('Full Sail moves as far as the die it takes, whatever its value [AH-SM.32]', () => {
  const match = onFish({ gold: 2, dice: [1] }, { placed: 1 });
  answer(match, 'smuggler1', 'place 1 fullSail', '3', 's', 'n');
  expect(asked(match)).toBe('smuggler1: sail');
  answer(match, 'smuggler1', 's');
  expect(asked(match)).toBe('smuggler1: turn');
});

// --- Negotiate ---

const MARKET = ['M20', 'M25', 'M28'] as const;

/** Smuggler 1 negotiates on the Fish Island. */
function negotiating(comrades: number, given: Position = {}, own: Smuggler = {}): Match {
  const map = [{ ...FISH, comrades }, SWORD];
  const match = onFish({ dice: [2], ...own }, { placed: 1, market: MARKET, deckEnds: true, map, ...given });
  answer(match, 'smuggler1', 'place 2 negotiate');
  return match;
}

test('Negotiate takes an even die; on an Island a card of any cost and colour may be recruited [AH-SM.33]', () => {
  for (const die of [1, 2, 3, 4, 5, 6])
    expect(offered(onFish({ dice: [die] }, { placed: 1 })).includes(`place ${die} negotiate`)).toBe(
      die % 2 === 0,
    );
  const match = negotiating(0);
  expect(offered(match)).toEqual(['yes', 'no']);
  answer(match, 'smuggler1', 'yes');
  expect(offered(match)).toEqual(['M20', 'M25', 'M28']);
  answer(match, 'smuggler1', 'M28');
  expect(me(match)).toMatchObject({ crew: ['M28'], gold: 0 });
});

test('Negotiate off an Island has no effect, and it may be declined [AH-SM.33]', () => {
  expect(asked(negotiating(1, {}, { at: [1, 0] }))).toBe('smuggler1: turn');
  const match = negotiating(1);
  answer(match, 'smuggler1', 'no');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(me(match).crew).toEqual([]);
});

test('Negotiate: removing a Comrade of that Island recruits one more card, but never a third [AH-SM.34] [AH-SM.35]', () => {
  const match = negotiating(3);
  answer(match, 'smuggler1', 'yes', 'M28');
  expect(asked(match)).toBe('smuggler1: negotiateAgain');
  answer(match, 'smuggler1', 'yes');
  expect(match.state.regions[0]?.comrades).toBe(2);
  expect(match.state.uprising.reserve).toBe(12);
  answer(match, 'smuggler1', 'M25');
  expect(me(match).crew).toEqual(['M28', 'M25']);
  expect(asked(match)).toBe('smuggler1: turn');
});

test('Negotiate: the Comrade may stay, and then there is no second card [AH-SM.34]', () => {
  const match = negotiating(1);
  answer(match, 'smuggler1', 'yes', 'M28', 'no');
  expect(match.state.regions[0]?.comrades).toBe(1);
  expect(me(match).crew).toEqual(['M28']);
});

test('Negotiate: no second card without a Comrade on that Island [AH-SM.36]', () => {
  const match = negotiating(0, { map: [FISH, { ...SWORD, comrades: 3 }] });
  answer(match, 'smuggler1', 'yes', 'M28');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('Negotiate: no Comrade may be removed once the Market is empty [AH-SM.37]', () => {
  const match = negotiating(2, { market: ['M28'] });
  answer(match, 'smuggler1', 'yes', 'M28');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(match.state.regions[0]?.comrades).toBe(2);
  expect(asked(negotiating(2, { market: [] }))).toBe('smuggler1: turn');
});

// --- won battles ---

function rig(match: Match, attack: number, defence: number): void {
  match.random.rig('attack', attack);
  match.random.rig('defence', defence);
}

/** Smuggler 1, loaded, sails from 0,1 onto the Fish Island, where a Patrol and the Union's Flagship are. */
function raid(given: Position = {}): Match {
  const match = position({
    turn: 'smuggler1',
    squadron: { at: [3, 2], patrols: [[0, 0]] },
    union: { at: [0, 0] },
    smuggler2: { at: [3, 2] },
    ...given,
    smuggler1: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 }, ...given.smuggler1 },
  });
  rig(match, 6, 1);
  answer(match, 'smuggler1', 'place 1 sail', 'n');
  return match;
}

test('a victory may inflict 1 damage and sail on at once, ignoring the other battles due there [AH-SM.38] [AH-SM.39] [EX-34]', () => {
  const match = raid();
  answer(match, 'smuggler1', 'patrol-1', 'sailOn');
  expect(where(match, nth(PATROLS, 0))).toBe('off');
  expect(asked(match)).toBe('smuggler1: sail');
  expect(offered(match)).not.toContain('stop');
  answer(match, 'smuggler1', 's');
  expect(offered(match)).toContain('stop');
  answer(match, 'smuggler1', 'stop');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,1');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('sailing on goes 2 spaces at most [AH-SM.38]', () => {
  const match = raid({ union: { at: [3, 2] } });
  answer(match, 'smuggler1', 'sailOn', 's', 'n');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('sailing on is a full move: it meets wrecks and battles, explores and anchors [AH-SM.40]', () => {
  const pile = ['R11'] as const;
  const fights = raid({ pile, union: { at: [1, 0] } });
  answer(fights, 'smuggler1', 'sailOn');
  rig(fights, 6, 1);
  answer(fights, 'smuggler1', 'e');
  expect(fights.open[0]?.about).toMatchObject({ say: 'spoils', over: 'figure:union' });

  const explores = raid({ pile, union: { at: [1, 0] } });
  answer(explores, 'smuggler1', 'sailOn', 'w');
  expect(asked(explores)).toBe('smuggler1: layTile');

  const strikes = raid({ pile, union: { at: [3, 2] } });
  answer(strikes, 'smuggler1', 'sailOn', 's', 'e');
  expect(asked(strikes)).toBe('smuggler1: suffer');
  answer(strikes, 'smuggler1', 'tailwind');
  expect(asked(strikes)).toBe('smuggler1: treasure');
});

test('sailing on is open to a Smuggler that wins as defender in another player’s turn [AH-SM.41]', () => {
  const defended = position({
    squadron: { at: [1, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    smuggler1: { at: [0, 0] },
    union: { at: [3, 2] },
    smuggler2: { at: [3, 2] },
  });
  rig(defended, 1, 6);
  answer(defended, 'squadron', 'place 1 sail', 'w');
  answer(defended, 'smuggler1', 'sailOn', 'order');
  expect(asked(defended)).toBe('smuggler1: sail');
  answer(defended, 'smuggler1', 's', 'stop');
  expect(where(defended, FLAGSHIP.smuggler1)).toBe('0,1');
  expect(asked(defended)).toBe('squadron: placePatrol');
});

test('or a victory may inflict 1 damage and bring a reward, as a delivery does [AH-SM.42]', () => {
  const won = raid({ union: { at: [3, 2] } });
  answer(won, 'smuggler1', 'reward');
  expect(where(won, nth(PATROLS, 0))).toBe('off');
  expect(offered(won)).toEqual(['1', '3', '5', '7']);
  answer(won, 'smuggler1', GLORY, 'yes');
  expect(me(won)).toMatchObject({ white: 7, black: CENTRE, glory: { rewards: 1, deliveries: 0 } });
});

test('or the Smuggler may decline both [AH-SM.43]', () => {
  const won = raid({ union: { at: [3, 2] } });
  expect(offered(won)).toEqual(['sailOn', 'reward', 'none']);
  answer(won, 'smuggler1', 'none');
  expect(where(won, nth(PATROLS, 0))).toBe('0,0');
  expect(me(won)).toMatchObject({ white: CENTRE, glory: { rewards: 0 } });
});
