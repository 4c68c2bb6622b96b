import { describe, expect, test } from 'vitest';
import { Match } from '@portolan/kernel';
import { act, asked, askedOf, captain, choices, type Game } from '../acting.ts';
import { CARDS } from '../content/cards.ts';
import { isIsland } from '../content/ocean.ts';
import { deadReckoning } from '../game.ts';
import { position } from '../position.ts';
import { HARBOR } from '../state.ts';

const begin = (seats: number, options: object = {}, seed = 'setup'): Game =>
  Match.start(deadReckoning, { seats, seed, options: { bonusTokens: false, ...options } });

describe('setup', () => {
  test.each([
    [2, 8, 4],
    [3, 9, 3],
    [4, 10, 2],
  ])(
    'with %i players %i islands and %i open seas lie in four rows of three beside the harbour, the first row face up [EX-1] [DR-GEN.1] [DR-SETUP.1] [DR-SETUP.2] [DR-SETUP.3] [DR-SETUP.4] [DR-SETUP.5] [DR-SETUP.6] [DR-SETUP.7]',
    (seats, islands, seas) => {
      const { boards } = begin(seats).state;
      expect(boards.filter(({ id }) => isIsland(id))).toHaveLength(islands);
      expect(boards.filter(({ id }) => !isIsland(id))).toHaveLength(seas);
      expect(boards.map(({ id }) => id)).toEqual(expect.arrayContaining(['fourWinds', 'tradeCurrent']));
      expect(boards.map(({ id }) => id).includes('narrowDeep')).toBe(seats === 2);
      expect(boards.map(({ id }) => id).includes('longSwell')).toBe(seats < 4);
      expect(boards.map(({ explored }) => explored)).toEqual(boards.map((_, space) => space < 3));
    },
  );

  test('boards are shuffled: another seed lays them otherwise [DR-SETUP.6] [DR-OPT.2]', () => {
    const laid = (seed: string) => begin(2, {}, seed).state.boards.map(({ id }) => id);
    expect(laid('one')).not.toEqual(laid('two'));
    expect(begin(2, {}, 'one').state.boxes).not.toEqual(begin(2, {}, 'two').state.boxes);
  });

  test('each box holds the cards of its row; face-up boards have a card of box 1, the others none [DR-SETUP.8] [DR-SETUP.9] [DR-SETUP.10] [DR-SETUP.11]', () => {
    const { boards, boxes } = begin(3).state;
    expect(boxes.map((box) => box.length)).toEqual([22, 25, 23, 25]);
    boxes.forEach((box, i) => expect(box.every((card) => CARDS[card].row === i + 1)).toBe(true));
    const rows = boards.map(({ card }) => (card === '' ? 0 : CARDS[card].row));
    expect(rows).toEqual([1, 1, 1, ...Array.from({ length: 9 }, () => 0)]);
  });

  test('the supply has every building, tile and black cube [DR-SETUP.12]', () => {
    const { buildings, upgrades, black } = begin(2).state;
    expect(buildings).toEqual({ fort: 8, garrison: 8, outpost: 6 });
    expect(Object.values(upgrades)).toEqual(Array.from({ length: 16 }, () => 2));
    expect(black).toBe(20);
  });

  test('each has 15 coins, 29 cubes and one on the track, twelve sailors of level 1, four of them in hand, a bare ship in port [EX-2] [DR-SETUP.13] [DR-SETUP.14] [DR-SETUP.15] [DR-SETUP.16] [DR-SETUP.17] [DR-SETUP.18] [DR-SUP.7] [DR-PIRATE.1]', () => {
    for (const someone of begin(4).state.players) {
      expect(someone).toMatchObject({ chest: 15, cubes: 29, at: HARBOR, pirate: false, damage: 0, sails: 0 });
      expect(someone.hull).toEqual([0, 1, 2, 3].map(() => ({ tiles: [], cargo: 0, coin: 0 })));
      expect(someone.cards).toHaveLength(12);
      expect(someone.cards.every(({ level, sheets }) => level === 1 && !sheets.some(Boolean))).toBe(true);
      expect([someone.hand.length, someone.deck.length]).toEqual([4, 8]);
      expect(someone.markers).toEqual([]);
    }
  });

  test('who begins is chance; docks hold 1, 2, 3 and 2 cargo in the order of turns [EX-2] [DR-SETUP.19] [DR-SETUP.20] [DR-GEN.2]', () => {
    const firsts = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { state } = begin(4, {}, seed);
      firsts.add(state.first);
      expect([0, 1, 2, 3].map((i) => state.players[(state.first + i) % 4]?.dock)).toEqual([1, 2, 3, 2]);
      expect(state.turn.player).toBe(state.first);
    }
    expect(firsts.size).toBeGreaterThan(2);
  });

  test('the fourth player may level up a card before the first turn, nobody else [EX-2] [DR-SETUP.21] [DR-SETUP.22]', () => {
    const { players, first } = begin(4).state;
    const due = [0, 1, 2, 3].map((i) => players[(first + i) % 4]?.due);
    expect(due).toEqual(['', '', '', 'wish']);
    const match = position({ seats: 4, turn: 3, captains: [{}, {}, {}, { due: 'wish', hand: ['captain'] }] });
    expect(choices(match)).toEqual(['Captain (level 1)', 'No']);
    act(match, 'Captain');
    expect(captain(match, 3).cards[0]?.level).toBe(2);
  });

  test('each keeps one of two tokens before hands are drawn; the other is out of the game [DR-SETUP.23] [DR-OPT.1] [DR-HID.11]', () => {
    const match = begin(2, { bonusTokens: true });
    expect(asked(match)).toBe('keepToken');
    expect(captain(match, 0).hand).toEqual([]);
    const [kept, refused] = captain(match, 0).tokens;
    act(match, choices(match)[0] ?? '');
    expect(captain(match, 0)).toMatchObject({ token: kept, refused, tokens: [] });
    expect(match.view(0).players[0]).toMatchObject({ token: kept, refused });
    expect(match.view(1).players[0]).not.toHaveProperty('token');
    expect(match.view(1).players[0]).not.toHaveProperty('refused');
    act(match, choices(match)[0] ?? '');
    expect(captain(match, 0).hand).toHaveLength(4);
    expect(asked(match)).toBe('act');
    expect(deadReckoning.options['bonusTokens']?.default).toBe(true);
    expect(asked(begin(2))).toBe('act');
  });
});

describe('turns', () => {
  test('one after the other, each a main phase and maintenance [DR-GEN.2] [DR-GEN.3] [DR-GEN.4]', () => {
    const match = position({
      seats: 3,
      captains: [
        { at: 10, sails: 2 },
        { due: 'due', hand: ['captain'] },
      ],
    });
    expect(askedOf(match)).toBe(0);
    act(match, 'End the turn', 'Merchant');
    expect(captain(match, 0)).toMatchObject({ sails: 0 });
    expect(askedOf(match)).toBe(1);
    expect(match.state.turn.player).toBe(1);
  });
});
