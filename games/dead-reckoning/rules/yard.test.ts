import { describe, expect, test } from 'vitest';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { act, asked, captain, choices, offers } from '../acting.ts';
import { type Captain, position } from '../position.ts';
import { HARBOR } from '../state.ts';
import { sumsOf } from './scoring.ts';

const at = (space: number, me: Captain) => position({ captains: [{ at: space, ...me }] });
const refit = (me: Captain) => act(at(10, { dock: 6, play: ['bosun4'], ...me }), 'fit a basic upgrade');

describe('upgrades', () => {
  test('paid for, chosen of what the supply has, laid on an empty hull space [DR-UPG.1] [DR-UPG.2] [DR-UPG.9] [DR-SUP.4]', () => {
    const match = at(10, { dock: 3, play: ['bosun3'] });
    match.state.upgrades.topsail = 0;
    act(match, 'fit a basic upgrade');
    expect(captain(match, 0).dock).toBe(0);
    expect(choices(match)).toHaveLength(7);
    expect(offers(match, 'Topsail')).toBe(false);
    act(match, 'Swivel gun');
    expect(choices(match)).toEqual(['The fore hull', 'The main hull']);
    act(match, 'The main hull');
    expect(captain(match, 0).hull[2]?.tiles).toEqual(['swivelGun']);
    expect(match.state.upgrades.swivelGun).toBe(1);
  });

  test('with no empty space it covers one, tile or printed, which then gives nothing but still counts [DR-UPG.3] [DR-UPG.4] [DR-UPG.5] [DR-SUP.5]', () => {
    const match = refit({ tiles: { 1: ['topsail'], 2: ['crowsNest'] } });
    act(match, 'Boarding nets');
    expect(choices(match)).toHaveLength(4);
    act(match, 'The bow', 'Raise sails');
    expect(captain(match, 0).sails).toBe(2);
    expect(captain(match, 0).hull[0]?.tiles).toEqual(['boardingNets']);
    const over = refit({ tiles: { 1: ['topsail'], 2: ['crowsNest'] } });
    act(over, 'Boarding nets', 'The fore hull', 'Raise sails');
    expect(captain(over, 0)).toMatchObject({ sails: 2, hull: { 1: { tiles: ['topsail', 'boardingNets'] } } });
    expect(over.state.upgrades.topsail).toBe(1);
    expect(sumsOf(over.state, captain(over, 0)).upgrades).toBe(3);
  });

  test('from the turn it is fitted, as long as it lies uppermost [DR-UPG.6]', () => {
    const match = refit({});
    act(match, 'Topsail', 'The fore hull', 'Raise sails');
    expect(captain(match, 0).sails).toBe(3);
  });

  test('goods of a covered hold find another place or go overboard [DR-UPG.7]', () => {
    const match = refit({
      tiles: { 1: ['topsail'], 2: ['crowsNest'] },
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [3, 0],
      ],
    });
    if (asked(match) === 'pay')
      act(match, [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]);
    act(match, 'Boarding nets', 'The bow');
    expect(asked(match)).toBe('makeRoom');
    expectRefused(
      match,
      [
        0,
        {
          holds: [
            [4, 0],
            [0, 0],
            [0, 0],
            [3, 0],
          ],
          rest: 'overboard',
        },
      ],
      'doesNotFit',
    );
    act(match, {
      holds: [
        [0, 0],
        [2, 0],
        [0, 0],
        [3, 0],
      ],
      rest: 'overboard',
    });
    expect(captain(match, 0).hull.map(({ cargo }) => cargo)).toEqual([0, 2, 0, 3]);
  });

  test('a basic one is covered by an advanced one; both count [DR-UPG.8]', () => {
    const match = at(10, { tiles: { 1: ['topsail'] }, play: ['crewmate[shipwrightsEye]'] });
    act(match, 'cover a basic upgrade', 'The fore hull', 'Great hold');
    expect(captain(match, 0).hull[1]?.tiles).toEqual(['topsail', 'greatHold']);
    expect(sumsOf(match.state, captain(match, 0)).upgrades).toBe(3);
    expect(offers(at(10, { play: ['crewmate[shipwrightsEye]'] }), 'cover a basic')).toBe(false);
  });

  test('an ability of a tile is used like a card’s, once a turn, while its hold is empty [DR-UPG.10] [DR-CARGO.15]', () => {
    const match = at(HARBOR, { dock: 6, tiles: { 1: ['countingHouse'], 2: ['shipsStores'] } });
    act(match, 'gain 1 cargo');
    expect(offers(match, 'gain 1 cargo')).toBe(false);
    act(match, 'gain 3 coins');
    expect(captain(match, 0)).toMatchObject({ chest: 18, dock: 4 });
    const loaded = at(HARBOR, {
      dock: 6,
      tiles: { 1: ['countingHouse'], 2: ['shipsStores'] },
      holds: [
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    });
    expect(offers(loaded, 'gain 3 coins')).toBe(false);
    expect(offers(loaded, 'gain 1 cargo')).toBe(true);
    const buried = at(HARBOR, { dock: 6, tiles: { 1: ['shipsStores', 'deepHold'] } });
    expect(offers(buried, 'gain 1 cargo')).toBe(false);
  });

  test('the printed cannon is no hull space: goods do not silence it [DR-CARGO.16] [DR-UPG.9]', () => {
    const match = position({
      captains: [
        {
          at: 10,
          play: ['captain2'],
          holds: [
            [4, 0],
            [0, 0],
            [0, 0],
            [3, 0],
          ],
        },
        { at: 10 },
      ],
    });
    act(match, 'attack a ship', 'the Halcyon', 'Leave everything');
    expect(match.open[0]?.offer()).toMatchObject({ range: { max: 1 } });
  });
});
