import { describe, expect, test } from 'vitest';
import { act, attack, captain, duel, falls, offers } from '../acting.ts';
import { type Captain, position, type Position } from '../position.ts';
import type { Achievement } from '../content/achievements.ts';

const at = (space: number, me: Captain, more: Position = {}) =>
  position({ ...more, captains: [{ at: space, ...me }, ...(more.captains ?? [])] });
const six: readonly Achievement[] = [
  'legendary',
  'terror',
  'builder',
  'capitalist',
  'colonizer',
  'eliteShip',
];

describe('achievements', () => {
  test('three battles won put cubes on Legendary, the fourth takes them back for a marker [EX-31] [DR-ACH.6] [DR-ACH.7] [DR-ACH.8] [DR-ACH.19]', () => {
    const third = act(attack(duel({ wins: 2 })), 1, falls(['S1a', 'S1b']));
    expect(captain(third, 0)).toMatchObject({ wins: 3, winCubes: 3, cubes: 26, markers: [] });
    const fourth = act(attack(duel({ wins: 3 })), 1, falls(['S1a', 'S1b']));
    expect(captain(fourth, 0)).toMatchObject({ winCubes: 0, cubes: 29, markers: ['legendary'] });
    const defended = act(attack(duel({}, { wins: 3 })), 1, falls(['P2', 'S1b']), 'Leave it');
    expect(captain(defended, 1).markers).toEqual(['legendary']);
    const more = act(attack(duel({ markers: ['legendary'] })), 1, falls(['S1a', 'S1b']));
    expect(captain(more, 0)).toMatchObject({ winCubes: 0, cubes: 29 });
  });

  test('a win against a merchant ship counts, also without a cube to mark it [DR-ACH.8] [DR-ACH.24] [DR-SUP.13]', () => {
    const match = act(
      at(
        0,
        { cubes: 0, wins: 0 },
        { waters: { 0: { card: 'lameGannet' } }, backs: { lameGannet: 'merryMargaret' } },
      ),
      'Attack Salt-fish trader',
      0,
      falls(['P1', 'P2']),
      'Coins first; the rest ashore',
    );
    expect(captain(match, 0)).toMatchObject({ wins: 1, winCubes: 0 });
  });

  test('the third sailor of level 4 makes experts; two are marked by cubes [DR-ACH.9] [DR-ACH.10]', () => {
    const first = act(at(0, { due: 'due', hand: ['gunner3'], experts: 1 }), 'Gunner');
    expect(captain(first, 0)).toMatchObject({ experts: 2, expertCubes: 2, cubes: 27, markers: [] });
    const last = act(at(0, { due: 'due', hand: ['gunner3'], experts: 2 }), 'Gunner');
    expect(captain(last, 0)).toMatchObject({ expertCubes: 0, cubes: 29, markers: ['expertSailors'] });
    const lower = act(at(0, { due: 'due', hand: ['gunner2'], experts: 2 }), 'Gunner');
    expect(captain(lower, 0).markers).toEqual([]);
  });

  test('five buildings at a time on one’s islands make a builder, and the marker stays [DR-ACH.12] [DR-ACH.4]', () => {
    const mine = (buildings: readonly ('fort' | 'garrison' | 'outpost')[]) => ({
      slots: [0, 0, 0],
      buildings,
    });
    const match = at(
      10,
      { dock: 4, play: ['firstMate2'] },
      { waters: { 0: mine(['fort', 'garrison', 'outpost']), 1: mine(['outpost']) } },
    );
    act(match, 'First Mate', 'A fort on Gull Rock');
    expect(captain(match, 0).markers).toEqual(['builder']);
    const board = match.state.boards[0];
    if (board) board.buildings = [];
    act(match, 'End the turn', 'Merchant');
    expect(captain(match, 0).markers).toEqual(['builder']);
  });

  test('thirty coins in the chest, not elsewhere, make a capitalist, at once and for all to see [DR-ACH.13] [DR-HID.3]', () => {
    const ship = at(10, {
      chest: 29,
      play: ['crewmate[silverHook]'],
      holds: [
        [0, 4],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    });
    expect(captain(ship, 0).markers).toEqual([]);
    act(ship, 'gain 1 coin');
    expect(ship.view(1).players[0]?.markers).toEqual(['capitalist']);
    expect(ship.view(1).players[0]).not.toHaveProperty('chest');
  });

  test('six cubes for good make a colonizer [DR-ACH.14]', () => {
    const match = at(
      0,
      { play: ['buccaneer'] },
      { waters: { 0: { slots: [0, 0] }, 3: { permanent: [5, 0] } } },
    );
    act(match, 'Buccaneer', 'Seahound Isle');
    expect(captain(match, 0).markers).toEqual(['colonizer']);
  });

  test('four upgrades make an elite ship, covered ones too [DR-ACH.15] [EX-39]', () => {
    const tiles = { 1: ['topsail', 'greatHold'], 2: ['crowsNest'] } as const;
    const match = at(10, { dock: 3, play: ['bosun3'], tiles });
    act(match, 'fit a basic upgrade', 'Deep hold', 'The bow');
    expect(captain(match, 0).markers).toEqual(['eliteShip']);
  });

  test.each([
    [2, 5],
    [3, 4],
    [4, 3],
  ] as const)(
    'with %i players %i boards make an explorer; each before puts a cube there [DR-ACH.16] [DR-ACH.17]',
    (seats, needed) => {
      const dark = {
        3: { hidden: true },
        6: { hidden: true },
        7: { hidden: true },
        8: { hidden: true },
        9: { hidden: true },
      };
      const explore = (explored: number) =>
        act(at(0, { explored }, { seats, waters: dark }), 'Raise sails', 'Sail to an uncharted', 'Stop here');
      expect(captain(explore(needed - 2), 0)).toMatchObject({ exploreCubes: needed - 1, markers: [] });
      expect(captain(explore(needed - 1), 0)).toMatchObject({
        exploreCubes: 0,
        cubes: 29,
        markers: ['explorer'],
      });
    },
  );

  test('who cannot explore enough any more takes the cubes back and puts none there [EX-42] [DR-ACH.18]', () => {
    const dark = { 3: { hidden: true }, 6: { hidden: true }, 7: { hidden: true } };
    const match = at(0, { explored: 3 }, { waters: dark, captains: [{ explored: 2 }] });
    act(match, 'Raise sails', 'Sail to an uncharted', 'Stop here');
    expect(captain(match, 1)).toMatchObject({ exploreCubes: 0, cubes: 29 });
    expect(captain(match, 0)).toMatchObject({ exploreCubes: 4, cubes: 25 });
  });

  test('twelve cargo of ship and dock, given up for nothing else, make a Master Merchant, once [DR-ACH.20] [DR-ACH.21] [DR-ACH.22] [DR-ACH.25]', () => {
    const holds = [
      [3, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ] as const;
    const match = at(10, { dock: 9, holds });
    act(match, 'Master Merchant');
    expect(captain(match, 0)).toMatchObject({ dock: 0, markers: ['masterMerchant'] });
    expect(captain(match, 0).hull[0]?.cargo).toBe(0);
    expect(offers(at(10, { dock: 8, holds }), 'Master Merchant')).toBe(false);
    const island = at(0, { dock: 8, holds }, { waters: { 0: { slots: [0, 0, 0], cargo: 9 } } });
    expect(offers(island, 'Master Merchant')).toBe(false);
    expect(offers(at(10, { dock: 20, markers: ['masterMerchant'] }), 'Master Merchant')).toBe(false);
  });

  test('there are six markers, no more [DR-ACH.5]', () => {
    expect(offers(at(10, { dock: 12, markers: six }), 'Master Merchant')).toBe(false);
    const expert = act(at(0, { due: 'due', hand: ['gunner3'], experts: 2, markers: six }), 'Gunner');
    expect(captain(expert, 0).markers).toEqual(six);
  });
});
