import { describe, expect, test } from 'vitest';
import { act, asked, captain, falls } from '../acting.ts';
import { type Captain, position, type Waters } from '../position.ts';
import { placeCoins, sumsOf, totalOf } from './scoring.ts';

const sums = (me: Captain, waters: { [space: number]: Waters } = {}) => {
  const match = position({ captains: [me], waters });
  return sumsOf(match.state, captain(match, 0));
};

describe('what counts', () => {
  test('the coins printed on achievements one has marked [DR-SCORE.1]', () => {
    expect(sums({ markers: ['legendary', 'masterMerchant', 'explorer'] }).achievements).toBe(15);
  });

  test('coins in the chest, aboard and on islands one controls, not on those of nobody [DR-SCORE.2] [DR-SCORE.3]', () => {
    const holds = [
      [0, 3],
      [0, 0],
      [0, 0],
      [0, 0],
    ] as const;
    const waters = { 0: { slots: [0, 0, 0], coin: 4 }, 1: { coin: 8 }, 3: { slots: [1, 1, 1], coin: 16 } };
    expect(sums({ chest: 10, holds }, waters).coins).toBe(17);
  });

  test('a coin for each building on islands one controls [DR-SCORE.4]', () => {
    const waters = {
      0: { slots: [0, 0, 0], buildings: ['fort', 'outpost'] },
      1: { buildings: ['fort'] },
    } as const;
    expect(sums({}, waters).buildings).toBe(2);
  });

  test('a coin for every two advancements, sleeved and aside together [DR-SCORE.5]', () => {
    expect(sums({ aside: ['quayCart', 'redJack'], play: ['captain[spareCanvas]'] }).advancements).toBe(1);
    expect(
      sums({ aside: ['quayCart', 'redJack', 'lameGannet'], play: ['captain[spareCanvas]'] }).advancements,
    ).toBe(2);
  });

  test('one for a basic tile, two for an advanced one, one for each covered [EX-39] [DR-SCORE.6] [DR-SCORE.7]', () => {
    const tiles = { 0: ['topsail'], 1: ['crowsNest'], 2: ['deepHold', 'greatHold'] } as const;
    expect(sums({ tiles }).upgrades).toBe(5);
  });

  test('what advancements give and take at the end [DR-SCORE.8] [DR-SCORE.9] [DR-SCORE.10] [DR-SCORE.11] [DR-EFF.17]', () => {
    const cargo = {
      dock: 4,
      holds: [
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      play: ['captain[prizeCourt]'],
    } as const;
    expect(sums(cargo, { 0: { slots: [0, 0, 0], cargo: 3 }, 1: { cargo: 9 } }).effects).toBe(2);
    const waters = { 0: { slots: [0] }, 5: { hidden: true } };
    expect(sums({ play: ['captain[wanderersWill]'] }, waters).effects).toBe(8);
    expect(sums({ play: ['bosun2[legacyOfTheHelm]'] }).effects).toBe(6);
    expect(sums({ play: ['captain[devilsBargain]'] }).effects).toBe(-3);
    expect(sums({ deck: ['captain[devilsBargain]'] }).effects).toBe(-3);
  });

  test('advancements still aside count too, each a card of its own [DR-SCORE.22]', () => {
    expect(sums({ aside: ['legacyOfTheHelm', 'starChart'] }).effects).toBe(4);
  });

  test('two coins for each achievement of one’s token that is marked [EX-32] [DR-SCORE.20]', () => {
    expect(sums({ token: 1, markers: ['legendary', 'eliteShip', 'terror'] }).token).toBe(4);
    expect(sums({ markers: ['legendary', 'eliteShip'] }).token).toBe(0);
  });
});

describe('islands', () => {
  const places = (slots: readonly number[], permanent: readonly number[] = [], space = 0, hidden = false) => {
    const { state } = position({ seats: 3, waters: { [space]: { slots, permanent, hidden } } });
    return state.players.map((someone) => placeCoins(state, space, someone));
  };

  test('most cubes 6, second 5, third 4; permanent ones count, control is not needed [EX-21] [DR-SCORE.12] [DR-SCORE.13] [DR-SCORE.19]', () => {
    expect(places([0, 0, 1, 2], [1, 1, 0])).toEqual([6, 5, 4]);
  });

  test('empty slots are a contender; without a cube there is nothing [DR-SCORE.12] [DR-SCORE.14]', () => {
    expect(places([0])).toEqual([5, 0, 0]);
    expect(places([])).toEqual([0, 0, 0]);
  });

  test('who ties for a place gets what the place below gives, and they take as many places as they are [EX-30] [DR-SCORE.15] [DR-SCORE.17]', () => {
    expect(places([0, 0, 1], [1, 2, 1], 9).slice(0, 2)).toEqual([5, 5]);
    expect(places([0, 1, 2, 0], [1, 2, 0], 0)).toEqual([5, 5, 4]);
  });

  test('tied for third nobody gets anything; nor for second where there is no third place [DR-SCORE.16]', () => {
    expect(places([0, 0, 1, 2])).toEqual([6, 4, 4]);
    expect(places([0, 0, 1, 2], [1, 1, 0], 5)).toEqual([6, 4, 0]);
    expect(places([0, 1, 2], [2, 0, 0], 1)).toEqual([4, 0, 0]);
  });

  test('face-down islands are not scored [DR-SCORE.18]', () => {
    expect(places([0, 0, 0], [], 0, true)).toEqual([0, 0, 0]);
  });
});

describe('who wins', () => {
  const last = (me: Captain, them: Captain) =>
    act(position({ trigger: 1, captains: [me, { finished: true, ...them }] }), 'End the turn');

  test('the most coins of all [DR-SCORE.21]', () => {
    const match = last({ chest: 20 }, { chest: 15 });
    expect(match.outcome?.ranking).toEqual([[0], [1]]);
    expect(match.outcome?.scores.map(({ total }) => total)).toEqual([20, 15]);
    expect(totalOf(sumsOf(match.state, captain(match, 0)))).toBe(20);
  });

  test('on a tie each drops a cube for every cannon of ship and all cards, goods or not; plunder and damage are nothing [DR-TIE.1] [DR-TIE.2] [DR-TIE.3] [DR-TIE.5]', () => {
    const match = last(
      {
        tiles: { 1: ['gunDeck'] },
        holds: [
          [0, 0],
          [1, 0],
          [0, 0],
          [0, 0],
        ],
        deck: ['gunner2'],
        chest: 15,
      },
      { chest: 17, hand: ['gunner3'], cubes: 0 },
    );
    expect(asked(match)).toBe('drop');
    expect(match.state.falling).toEqual([0, 0, 0, 0, 1, 1]);
    act(match, falls(['D1', 'D2', 'P1', 'BLAST', 'S1a', 'P4']));
    expect(match.state.falling).toEqual([0, 0]);
    act(match, falls(['P1', 'S2']));
    expect(match.outcome).toMatchObject({ ranking: [[0], [1]], reason: { say: 'tieBroken' } });
  });

  test('tied again they drop again, only those still tied [DR-TIE.4]', () => {
    const match = last({ chest: 15 }, { chest: 15 });
    act(match, falls(['S1a', 'S1b']));
    expect(match.state.falling).toEqual([0, 1]);
    act(match, falls(['S1a', 'S2']));
    expect(match.outcome?.ranking).toEqual([[1], [0]]);
  });
});
