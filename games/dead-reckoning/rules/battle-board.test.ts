import { Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { act, asked, askedOf, attack, captain, duel, falls } from '../acting.ts';
import { position } from '../position.ts';
import { areasBeside, fallByOdds } from './battle-board.ts';

describe('the battle board', () => {
  test('areas that share an edge are adjacent [DR-BOARD.13] [DR-BOARD.22]', () => {
    expect([...areasBeside('BLAST')].sort()).toEqual(['D2', 'S1a', 'S1b', 'S2']);
    expect([...areasBeside('P5')].sort()).toEqual(['P4', 'S1c']);
  });

  test('every cube comes to rest in an area, and nothing else is believed [DR-BOARD.2] [DR-BOARD.3] [DR-BAT.12] [EX-29]', () => {
    const one = act(attack(duel()), 1);
    expectRefused(one, ['table', falls(['S1a'])], 'wrongDrop');
    expectRefused(one, ['table', falls(['S1a', 'border' as 'P1'])], 'wrongDrop');
    expectRefused(one, ['table', falls(['S1a', 'P1'], { cube: 0, to: 'P1' })], 'wrongDrop');
  });

  test('what lies in the blast falls again, each with one more, until none does [DR-BOARD.5] [DR-BOARD.6] [DR-BOARD.9]', () => {
    const one = act(attack(duel()), 1, falls(['BLAST', 'S1c']));
    expect(one.state.falling).toEqual([0, 0]);
    act(one, falls(['BLAST', 'S1a']));
    expect(one.state.falling).toEqual([0, 0]);
    act(one, falls(['S1b', 'S2']));
    expect(captain(one, 0).wins).toBe(1);
  });

  test('without a cube more the blast drops it alone [DR-BOARD.7] [DR-SUP.12]', () => {
    const one = act(attack(duel({ cubes: 1 })), 1, falls(['BLAST', 'P1']));
    expect(one.state.falling).toEqual([0]);
  });

  test('merchants have twenty black cubes in all [DR-SUP.6]', () => {
    const one = position({
      captains: [{ at: 0 }],
      waters: { 0: { card: 'lameGannet' } },
      backs: { lameGannet: 'copperPenny' },
    });
    one.state.black = 2;
    act(one, 'Attack Salt-fish trader', 1);
    expect(one.state.falling).toEqual([0, -1, -1]);
  });

  test('later cubes can knock others elsewhere [DR-BOARD.10]', () => {
    const one = attack(duel({ play: ['captain2', 'gunner3'] }));
    act(
      one,
      1,
      falls(['S1a', 'S2']),
      'battle: drop 2 more cubes',
      falls(['P1', 'S1b'], { cube: 1, to: 'D1' }),
      'Leave it',
    );
    expect(one.state.battle).toBe(null);
    expect(captain(one, 0)).toMatchObject({ wins: 1, damage: 1 });
  });

  test('plunder is placed in holds, on the island, or given up, the active player first [DR-BOARD.4] [DR-BOARD.14] [DR-BOARD.15] [DR-BOARD.16] [DR-BOARD.17] [DR-BOARD.18] [DR-BSHIP.14]', () => {
    const one = act(attack(duel({}, {}, {}, 0)), 1, falls(['P4', 'P3']));
    expect(asked(one)).toBe('plunderCoins');
    act(one, 1);
    expect(one.open[0]?.about).toMatchObject({ say: 'plunder', cargo: 1, coin: 1, ashore: true });
    expectRefused(
      one,
      [
        0,
        {
          holds: [
            [2, 1],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          rest: 'lost',
        },
      ],
      'notConserved',
    );
    act(one, {
      holds: [
        [0, 1],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      rest: 'ashore',
    });
    expect(one.state.boards[0]?.cargo).toBe(1);
    expect(askedOf(one)).toBe(1);
    act(one, 'Leave it');
    expect(captain(one, 0).hull[0]).toMatchObject({ cargo: 0, coin: 1 });
    const water = act(attack(duel()), 1, falls(['P1', 'S1a']));
    expect(water.open[0]?.about).toMatchObject({ ashore: false });
  });

  test('a fort keeps plunder of others off its island [DR-BOARD.17]', () => {
    const walls = { slots: [1, 1, 1], buildings: ['fort'] } as const;
    const one = act(attack(duel({}, {}, walls, 0)), 1, falls(['P1', 'S1a', 'S1b']));
    expect(one.open[0]?.about).toMatchObject({ ashore: false });
  });

  test('each cube in a damage area harms the other ship and is no strength [DR-BOARD.19] [DR-BOARD.20] [DR-BOARD.21] [DR-BSHIP.14]', () => {
    const one = act(attack(duel({ play: ['captain2', 'gunner2'] })), 2, falls(['D1', 'S2', 'D2']));
    expect(captain(one, 1).damage).toBe(2);
    expect(captain(one, 0).damage).toBe(1);
  });
});

describe('how cubes fall', () => {
  test('a cube dropped after the first drop strikes another in one case of five; those of one drop never each other [DR-BOARD.25]', () => {
    const random = Random.seeded('falls');
    const lying = [{ owner: 0, area: 'BLAST' as const }];
    const pushes = (drops: number) => fallByOdds({ cubes: lying, drops }, 5000, random).pushed;
    expect(pushes(0)).toEqual([]);
    expect(fallByOdds({ cubes: [], drops: 1 }, 500, random).pushed).toEqual([]);
    const struck = pushes(1);
    expect(struck.length).toBeGreaterThan(900);
    expect(struck.length).toBeLessThan(1100);
    expect(areasBeside('BLAST')).toContain(struck[0]?.to);
  });

  test('all landings are told, the active player’s first, and the same seed falls alike [DR-BOARD.26]', () => {
    const fall = (seed: string) => fallByOdds({ cubes: [], drops: 0 }, 8, Random.seeded(seed));
    expect(fall('a')).toEqual(fall('a'));
    expect(fall('a')).not.toEqual(fall('b'));
    const one = act(attack(duel()), 1, falls(['S1a', 'S1b']));
    const dropped = one.news.map(({ event }) => event).filter(({ say }) => say === 'dropped');
    expect(dropped).toMatchObject([
      { seat: 0, areas: ['S1a'] },
      { seat: 1, areas: ['S1b'] },
    ]);
  });
});
