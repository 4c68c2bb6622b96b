import { Match as Kernel, type Question, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { CUTTER, FLAGSHIP, OFF, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { ahoy } from '../game.ts';
import { position } from '../position.ts';
import { type Ahoy, at, type Player } from '../state.ts';
import { answer, asked, offered } from './acting.ts';
import { audit } from './invariants.ts';
import { player } from './table.ts';

/** A sound position with something of everything. */
function sound(): Ahoy {
  const { state } = position({
    pile: ['R11'],
    market: ['M20', 'M25', 'M28'],
    squadron: { patrols: [[1, 0]], strongholds: [[0, 0]], on: { cannons: 6 }, crew: ['deckhand'] },
    smuggler1: { cargo: ['M01', 'M02'], pledged: { union: ['M03'] }, damaged: ['sail'] },
    union: { hand: ['evacuation'], gunship: [2, 1] },
  });
  return state;
}

/** What the audit says once this has been done to a sound position. */
function complaint(harm: (state: Ahoy) => void): string | undefined {
  const state = sound();
  expect(audit(state)).toBeUndefined();
  harm(state);
  return audit(state);
}

const smuggler = (state: Ahoy): Player => player(state, 'smuggler1');

test('ten Patrols and three Strongholds are in reserve or on the map, nowhere else [AH-INV.1]', () => {
  expect([PATROLS.length, STRONGHOLDS.length]).toEqual([10, 3]);
  expect(complaint((state) => (state.at[FLAGSHIP.squadron] = at(9, 9)))).toMatch(/^squadron is neither/);
  for (const figure of [...PATROLS, ...STRONGHOLDS]) {
    expect(complaint((state) => (state.at[figure] = at(9, 9)))).toMatch(/neither in reserve nor on the map/);
    expect(complaint((state) => (state.at[figure] = at(1, 1)))).toBeUndefined();
    expect(complaint((state) => (state.at[figure] = OFF))).toBeUndefined();
  }
});

test('twenty Comrades are in reserve, ready or on Islands [AH-INV.2]', () => {
  expect(complaint((state) => state.uprising.ready++)).toBe('21 comrades');
  expect(complaint((state) => state.uprising.reserve--)).toBe('19 comrades');
  expect(complaint((state) => nth(state.regions, 0).comrades++)).toBe('21 comrades');
  const owed = complaint(({ uprising }) => {
    uprising.ready += uprising.reserve + 1;
    uprising.reserve = -1;
  });
  expect(owed).toBe('fewer than no comrades');
});

test('twenty gold are in the supply or with players, and nobody owes any [AH-INV.3]', () => {
  expect(complaint((state) => state.supply++)).toBe('21 gold');
  expect(complaint((state) => smuggler(state).gold--)).toBe('19 gold');
  const owed = complaint((state) => {
    state.supply += smuggler(state).gold + 1;
    smuggler(state).gold = -1;
  });
  expect(owed).toBe('a debt of gold');
});

test('twelve tiles are on the map, in the pile, just drawn or removed, and each on the map has a wealth die [AH-INV.4]', () => {
  expect(complaint((state) => state.pile.pop())).toMatch(/^the tiles are/);
  expect(complaint((state) => state.removed.pop())).toMatch(/^the tiles are/);
  expect(complaint((state) => state.drawn.push('R01'))).toMatch(/^the tiles are/);
  expect(complaint((state) => (nth(state.regions, 0).wealth = 0))).toBe('a region has no wealth die');
  expect(complaint((state) => (nth(state.regions, 0).wealth = 7))).toBe('a region has no wealth die');
});

test('twelve plans are in hand, in the pile, discarded or in play [AH-INV.5]', () => {
  expect(complaint(({ uprising }) => uprising.hand.pop())).toMatch(/^the plans are/);
  expect(complaint(({ uprising }) => uprising.pile.pop())).toMatch(/^the plans are/);
  expect(complaint(({ uprising }) => uprising.discard.push('cutter'))).toMatch(/^the plans are/);
});

test('a ship sails with its plan in play and its two slots [AH-INV.5]', () => {
  expect(complaint((state) => (state.at[CUTTER] = at(0, 0)))).toBe('the cutter sails without its plan');
  expect(complaint((state) => player(state, 'union').slots.pop())).toBe('the gunship has 1 slots');
});

test('thirty Market cards are in the deck, the row, a crew, a hold, a pledge or the box [AH-INV.6]', () => {
  const lost = [
    (state: Ahoy) => state.deck,
    (state: Ahoy) => state.market,
    (state: Ahoy) => smuggler(state).cargo,
    (state: Ahoy) => smuggler(state).pledges.flatMap(({ cards }) => (cards.length > 0 ? [cards] : []))[0],
  ];
  for (const place of lost)
    expect(complaint((state) => place(state)?.pop())).toMatch(/^the market cards are/);
  expect(complaint((state) => state.box.push('M01'))).toMatch(/^the market cards are/);
  expect(complaint((state) => player(state, 'squadron').slots.pop())).toBe(
    'squadron has M22 with slots for ',
  );
  expect(complaint((state) => player(state, 'squadron').crew.pop())).toMatch(/^the market cards are/);
});

test('the Squadron has 5 dice, the others 4, unplaced, placed or set aside; with the Iron tide it has 4 [AH-INV.7]', () => {
  expect(complaint((state) => player(state, 'squadron').dice.pop())).toBe('squadron has 4 dice');
  expect(complaint((state) => smuggler(state).setAside.push(3))).toBe('smuggler1 has 5 dice');
  expect(complaint((state) => (nth(player(state, 'union').slots, 0).die = 3))).toBe('union has 5 dice');
  expect(complaint((state) => (state.solo = 'ironTide'))).toBe('squadron has 5 dice');
  expect(complaint((state) => (smuggler(state).dice[0] = 7))).toBe('smuggler1 has dice showing 7,2,3,4');
});

test('no slot holds both a die and damage [AH-INV.8]', () => {
  const both = complaint((state) => {
    nth(player(state, 'squadron').slots, 2).damaged = true;
  });
  expect(both).toBe('squadron has a die and damage on cannons');
});

test('no two Islands touch, no two tiles overlap, and the map hangs together [AH-INV.9]', () => {
  const laid = (x: number, y: number, turn: 0 | 1): string | undefined =>
    complaint((state) => {
      const [tile = 'R11'] = state.pile.splice(-1);
      state.regions.push({ tile, x, y, turn, wealth: 1, comrades: 0 });
    });
  expect(laid(-2, 0, 1)).toBe('two Islands touch');
  expect(laid(-1, 0, 0)).toBe('two tiles overlap');
  expect(laid(-2, 2, 0)).toBe('the map has fallen apart');
  expect(laid(-2, 0, 0)).toBeUndefined();
});

test('a Smuggler never holds more than 2 cargo once an action is done: picked up or lured, a third is boxed [AH-INV.10]', () => {
  const given = { at: [0, 0], gold: 0, cargo: ['M12', 'M13'], crew: ['naiveNoble'] } as const;
  const match = position({
    turn: 'smuggler1',
    market: ['M01'],
    smuggler1: given,
    squadron: { crew: ['fighters'] },
  });
  answer(match, 'smuggler1', 'pickUp M01');
  expect(asked(match)).toBe('smuggler1: discardCargo');
  answer(match, 'smuggler1', 'M12');
  expect(asked(match)).toBe('smuggler1: turn');
  answer(match, 'smuggler1', 'use M29', 'M09', 'cargo');
  expect(asked(match)).toBe('smuggler1: discardCargo');
  answer(match, 'smuggler1', 'M13');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(smuggler(match.state).cargo).toEqual(['M01', 'M09']);
  const laden = (state: Ahoy): number => smuggler(state).cargo.push(...state.deck.splice(0, 2));
  expect(complaint(laden)).toBe('smuggler1 carries 4 cargo');
  expect(complaint((state) => player(state, 'union').cargo.push(...state.deck.splice(0, 1)))).toBe(
    'union carries 1 cargo',
  );
});

/** Every question of a random game. */
function* questions(seats: number, seed: string): Generator<Question> {
  const match = Kernel.start(ahoy, { seats, seed });
  const random = Random.seeded(seed);
  for (let [question] = match.open; question; [question] = match.open) {
    yield question;
    match.answer(question.seat, match.serial, question.sample(random));
  }
}

test('on a turn there is always something to do, even with every slot shut [AH-INV.11]', () => {
  for (const seats of [2, 3, 4])
    for (const question of questions(seats, 'a way on')) expect(question.answerable).toBe(true);
  const all = ['sail', 'tailwind', 'cannons', 'inspire', 'gather', 'rally'] as const;
  const shut = position({ turn: 'union', union: { gold: 0, dice: [1, 3, 5, 5], damaged: all } });
  expect(asked(shut)).toBe('union: turn');
  expect(offered(shut)).toEqual(['setAside 1', 'setAside 3', 'setAside 5']);
});
