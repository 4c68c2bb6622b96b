import { describe, expect, test } from 'vitest';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { act, asked, captain, choices, offers } from '../acting.ts';
import { type Captain, position, type Waters } from '../position.ts';
import { HARBOR } from '../state.ts';

const LAID = {
  full: [
    [4, 0],
    [0, 0],
    [0, 0],
    [3, 0],
  ],
} as const;
const bare = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
] as const;
const first = (cargo: number, coin = 0) =>
  [
    [cargo, coin],
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const;

const alone = (me: Captain, here: Waters = {}) => position({ captains: [me], waters: { 0: here } });

describe('loading and unloading', () => {
  test('in port cargo goes between dock and holds, coins only into the chest [DR-CARGO.1] [DR-CARGO.2] [DR-CARGO.5] [DR-CARGO.6] [DR-CARGO.7]', () => {
    const match = alone({ dock: 5, holds: first(0, 2) });
    act(match, 'Load and unload', first(4));
    expect(captain(match, 0)).toMatchObject({ dock: 1, chest: 17 });
    act(match, 'Load and unload');
    expectRefused(
      match,
      [
        0,
        [
          [3, 1],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ],
      'cannotLoad',
    );
    act(match, bare);
    expect(captain(match, 0)).toMatchObject({ dock: 5, chest: 17 });
  });

  test('on an island one controls goods come aboard, on another’s they can only be left [DR-CARGO.3] [DR-CARGO.4] [DR-CARGO.8] [DR-CARGO.9] [DR-CTRL.11]', () => {
    const mine = alone({ at: 0 }, { slots: [0, 0, 0], cargo: 2, coin: 1 });
    act(mine, 'Load and unload', [
      [2, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(mine.state.boards[0]).toMatchObject({ cargo: 0, coin: 0 });
    const theirs = alone({ at: 0, holds: first(2, 1) }, { slots: [1, 1, 1], cargo: 5 });
    act(theirs, 'Load and unload');
    expectRefused(
      theirs,
      [
        0,
        [
          [3, 1],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ],
      'cannotLoad',
    );
    act(theirs, bare);
    expect(theirs.state.boards[0]).toMatchObject({ cargo: 7, coin: 1 });
  });

  test('any amount may lie on a dock or an island [DR-CARGO.10] [DR-SUP.1]', () => {
    const match = alone({ at: 0, holds: LAID.full }, { slots: [0, 0, 0], cargo: 70 });
    act(match, 'Load and unload', bare);
    expect(match.state.boards[0]?.cargo).toBe(77);
  });

  test('a new ship has a hold of 4 and one of 3, and nothing more fits [DR-CARGO.11] [DR-CARGO.12] [DR-CARGO.13] [DR-SUP.16] [EX-4] [EX-48]', () => {
    const match = alone({ dock: 20 });
    act(match, 'Load and unload');
    expectRefused(match, [0, first(5)], 'doesNotFit');
    expectRefused(
      match,
      [
        0,
        [
          [4, 0],
          [1, 0],
          [0, 0],
          [0, 0],
        ],
      ],
      'doesNotFit',
    );
    act(match, LAID.full);
    expect(captain(match, 0).dock).toBe(13);
  });

  test('on open sea goods are neither loaded nor unloaded [DR-CARGO.22]', () => {
    const match = position({ captains: [{ at: 10, holds: first(2) }] });
    act(match, 'Load and unload');
    expectRefused(match, [0, bare], 'cannotUnload');
    act(match, [
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(captain(match, 0).hull[3]?.cargo).toBe(2);
  });

  test('nothing passes between two ships, and only in one’s own turn is loaded [DR-CARGO.20] [DR-CARGO.21]', () => {
    const match = position({ captains: [{}, { dock: 3, holds: first(1) }] });
    expect(match.asides(1).map(({ about }) => about.say)).toEqual(['respond']);
    expectRefused(match, [1, first(2), 'respond'], 'notConserved');
  });
});

describe('rearranging and jettison', () => {
  test('at any time, also in another’s turn [DR-CARGO.17] [DR-CARGO.18] [DR-GEN.13]', () => {
    const match = position({ captains: [{}, { at: 4, holds: first(2, 1) }] });
    match.aside(1, 'respond', [
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 1],
    ]);
    expect(captain(match, 1).hull[3]).toMatchObject({ cargo: 2, coin: 1 });
    match.aside(1, 'respond', [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(captain(match, 1).hull[3]).toMatchObject({ cargo: 0, coin: 1 });
    expect(match.state.turn.player).toBe(0);
  });

  test('not by those whose ship is in a battle, while others may [DR-CARGO.19]', () => {
    const match = position({
      seats: 3,
      captains: [
        { at: 4, play: ['captain2'], holds: first(1), hand: ['gunner2'] },
        { at: 4, holds: first(1) },
        { at: 4, holds: first(1) },
      ],
    });
    act(match, 'attack a ship', 'The Halcyon', 'Leave everything', 'Leave everything');
    expect(asked(match)).toBe('playToAttack');
    expect([0, 1, 2].map((seat) => match.asides(seat).length)).toEqual([0, 0, 1]);
  });

  test('before a battle both may, the active player first [DR-BSHIP.2] [DR-CARGO.23] [EX-46]', () => {
    const attack = () =>
      position({
        captains: [
          { at: 4, play: ['captain2'], holds: first(1) },
          {
            at: 4,
            tiles: { 1: ['swivelGun'] },
            holds: [
              [0, 0],
              [1, 0],
              [0, 0],
              [0, 0],
            ],
          },
        ],
        waters: { 4: { slots: [1, 1, 1] } },
      });
    const kept = act(attack(), 'attack a ship', 'The Halcyon', 'Leave everything', 'Leave everything', 1);
    expect(kept.state.falling).toEqual([0, 1]);
    const cleared = act(
      attack(),
      'attack a ship',
      'The Halcyon',
      'Leave everything',
      'Throw what lies in the fore hull',
      1,
    );
    expect(cleared.state.falling).toEqual([0, 1, 1]);
  });
});

describe('gaining and spending', () => {
  test('gains go to the dock or chest, aboard, or where one likes [DR-GAIN.1] [DR-GAIN.2] [DR-GAIN.3] [DR-GAIN.10] [DR-GAIN.12] [EX-19]', () => {
    const match = position({ captains: [{ at: 10, play: ['crewmate2', 'crewmate4'] }] });
    act(match, 'Crewmate: gain 2 cargo at your dock');
    expect(captain(match, 0).dock).toBe(2);
    act(match, 'Crewmate: gain 4 cargo', 3, {
      holds: [
        [3, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      rest: 'overboard',
    });
    expect(captain(match, 0).dock).toBe(3);
    expect(captain(match, 0).hull[0]?.cargo).toBe(3);
  });

  test('a gain on an island lies on the one under the ship, if it is open [DR-GAIN.4]', () => {
    const card = 'crewmate[fishingRights]';
    const match = alone({ at: 0, play: [card] });
    act(match, 'gain 1 cargo on the island');
    expect(match.state.boards[0]?.cargo).toBe(1);
    const walled = alone({ at: 0, play: [card] }, { slots: [1, 1, 1], buildings: ['fort'] });
    expect(offers(walled, 'gain 1 cargo on the island')).toBe(false);
  });

  test('what does not fit aboard is unloaded or thrown overboard, at sea only thrown [DR-GAIN.5] [EX-43]', () => {
    const full = (at: number) => position({ captains: [{ at, play: ['crewmate4'], holds: LAID.full }] });
    const home = act(full(HARBOR), 'Crewmate: gain 4 cargo', 2);
    expect(choices(home).some((choice) => choice.includes('ashore'))).toBe(true);
    act(home, { holds: LAID.full, rest: 'ashore' });
    expect(captain(home, 0).dock).toBe(4);
    const sea = act(full(10), 'Crewmate: gain 4 cargo', 2);
    expectRefused(sea, [0, { holds: LAID.full, rest: 'ashore' }], 'cannotUnload');
    act(sea, { holds: LAID.full, rest: 'overboard' });
    expect(captain(sea, 0).dock).toBe(2);
  });

  test('costs are paid from the ship alone, or from ship and dock in any mix [DR-GAIN.7] [DR-GAIN.9] [DR-GAIN.11] [DR-ABIL.14] [EX-19]', () => {
    const match = alone({
      dock: 1,
      damage: 2,
      play: ['crewmate3'],
      holds: [
        [1, 0],
        [0, 0],
        [0, 0],
        [1, 0],
      ],
    });
    act(match, 'pay 2 cargo');
    expectRefused(
      match,
      [
        0,
        [
          [2, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ],
      'wrongPayment',
    );
    act(match, [
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(captain(match, 0)).toMatchObject({ dock: 0, damage: 1 });
    expect(captain(match, 0).hull.map(({ cargo }) => cargo)).toEqual([0, 0, 0, 1]);
    const poor = alone({ dock: 1, damage: 2, play: ['crewmate3'] });
    expect(offers(poor, 'pay 2 cargo')).toBe(false);
  });

  test('a cost at the dock is not paid from the ship [DR-GAIN.8]', () => {
    const prize = { play: ['crewmate[powderHulk]'] };
    expect(offers(alone({ ...prize, dock: 3, holds: LAID.full }), 'pay 4 cargo')).toBe(false);
    expect(offers(alone({ ...prize, dock: 4 }), 'pay 4 cargo')).toBe(true);
  });
});

describe('taking the card of a space', () => {
  const at = (me: Captain, card: Waters['card'] = 'starChart') =>
    position({
      captains: [{ at: 0, ...me }],
      waters: { 0: card ? { card } : {}, 1: { card: 'redJack' }, 3: { card: 'ironTiller' } },
    });

  test('an advancement costs what is printed, out of the holds alone, and is set aside [DR-BUY.1] [DR-BUY.3] [DR-BUY.4] [DR-BUY.5] [DR-BUY.6] [DR-BUY.7] [EX-10]', () => {
    expect(offers(at({ dock: 9, holds: first(2) }), 'Buy Star chart')).toBe(false);
    const match = at({
      holds: [
        [2, 0],
        [0, 0],
        [0, 0],
        [2, 0],
      ],
    });
    act(match, 'Buy Star chart', [
      [1, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(captain(match, 0)).toMatchObject({ aside: [{ card: 'starChart', won: false }] });
    expect(captain(match, 0).hull[0]?.cargo).toBe(1);
    expect(match.state.boards[0]?.card).toBe('');
  });

  test('two cards a turn at the most [DR-BUY.2]', () => {
    const match = at(
      {
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [3, 0],
        ],
        play: ['deckhand4', 'captain'],
      },
      'spareCanvas',
    );
    act(
      match,
      'Buy Spare canvas',
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [1, 0],
      ],
      'Raise sails',
      'Sail to Gull Rock',
      'Stop here',
    );
    act(match, 'Buy Red jack', [
      [1, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(captain(match, 0).sails).toBeGreaterThan(1);
    act(match, 'Sail to Seahound Isle', 'Stop here', 'Sail to Mangrove Cay');
    expect(offers(match, 'Buy Iron tiller')).toBe(false);
  });

  test('fort, garrison and blockade keep nobody from the card [DR-INTER.5]', () => {
    const match = position({
      captains: [
        { at: 0, holds: first(3) },
        { at: 0, pirate: true },
      ],
      waters: { 0: { card: 'starChart', slots: [1, 1, 1], buildings: ['fort', 'garrison'] } },
    });
    expect(offers(match, 'Buy Star chart')).toBe(true);
  });

  test('there is no card in the harbour [DR-BUY.9]', () => {
    expect(choices(alone({ holds: LAID.full })).some((choice) => choice.startsWith('Buy'))).toBe(false);
  });
});
