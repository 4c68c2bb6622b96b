import { describe, expect, test } from 'vitest';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { act, asked, captain, choices, falls, offers, told } from '../acting.ts';
import { position } from '../position.ts';
import { HARBOR } from '../state.ts';
import { beside } from './ocean.ts';
import { sailsOf } from './moving.ts';

describe('spaces', () => {
  test('the ocean is four rows of three, neighbours share an edge, and the harbour touches the first row [DR-GEN.6] [DR-GEN.7] [DR-GEN.8] [DR-GEN.9]', () => {
    expect(beside(HARBOR)).toEqual([0, 1, 2]);
    expect([...beside(0)].sort((a, b) => a - b)).toEqual([1, 3, HARBOR]);
    expect([...beside(4)].sort((a, b) => a - b)).toEqual([1, 3, 5, 7]);
    expect([...beside(11)].sort((a, b) => a - b)).toEqual([8, 10]);
  });
});

describe('raising sails', () => {
  test('once a turn the ship’s sails and those of cards in play are counted [DR-SAIL.1] [DR-SAIL.2] [DR-SAIL.9]', () => {
    const match = position({ captains: [{ hand: ['captain'], play: [] }] });
    act(match, 'Play Captain', 'Raise sails');
    expect(captain(match, 0).sails).toBe(3);
    expect(offers(match, 'Raise sails')).toBe(false);
    expect(choices(match).some((choice) => choice.startsWith('Captain'))).toBe(false);
  });

  test('sails played after raising do nothing this turn, and eight are the most [DR-SAIL.3] [DR-SAIL.4]', () => {
    const late = act(position({ captains: [{ hand: ['captain'] }] }), 'Raise sails', 'Play Captain');
    expect(captain(late, 0).sails).toBe(2);
    const play = ['deckhand4', 'deckhand4', 'captain'];
    expect(captain(act(position({ captains: [{ play }] }), 'Raise sails'), 0).sails).toBe(8);
  });

  test('a hold with goods furls its sail, but not in port [DR-SAIL.5] [DR-SAIL.7] [DR-CARGO.14] [EX-4]', () => {
    const holds = [
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ] as const;
    const at = (space: number) => position({ captains: [{ at: space, holds }] });
    expect(captain(act(at(HARBOR), 'Raise sails'), 0).sails).toBe(2);
    expect(captain(act(at(0), 'Raise sails'), 0).sails).toBe(0);
  });

  const loaded = [
    [4, 0],
    [0, 0],
    [0, 0],
    [3, 0],
  ] as const;

  test('on an island one controls all sails count and the goods stay aboard [DR-SAIL.6] [EX-5]', () => {
    const match = position({
      captains: [{ at: 0, holds: loaded, play: ['captain'] }],
      waters: { 0: { slots: [0, 0, 0] } },
    });
    act(match, 'Raise sails');
    expect(captain(match, 0).sails).toBe(3);
    expect(captain(match, 0).hull[0]?.cargo).toBe(4);
  });

  test('on another’s island occupied holds furl, unless what lies there goes overboard first [DR-SAIL.7] [DR-CARGO.18] [EX-6] [EX-7]', () => {
    const here = () =>
      position({
        captains: [{ at: 0, holds: loaded, play: ['captain'] }],
        waters: { 0: { slots: [1, 1, 1] } },
      });
    expect(captain(act(here(), 'Raise sails'), 0).sails).toBe(1);
    const lighter = here();
    lighter.aside(0, 'respond', [
      [4, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(captain(act(lighter, 'Raise sails'), 0).sails).toBe(2);
    expect(lighter.state.boards[0]?.cargo).toBe(0);
    const unloaded = here();
    act(unloaded, 'Load and unload', [
      [4, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(unloaded.state.boards[0]?.cargo).toBe(3);
    act(unloaded, 'Load and unload');
    expectRefused(
      unloaded,
      [
        0,
        [
          [4, 0],
          [0, 0],
          [0, 0],
          [3, 0],
        ],
      ],
      'cannotLoad',
    );
  });

  test('a blockaded island gives no full sails, though it is one’s own [DR-SAIL.7] [DR-INTER.4]', () => {
    const match = position({
      captains: [
        { at: 0, holds: loaded },
        { at: 0, pirate: true },
      ],
      waters: { 0: { slots: [0, 0, 0] } },
    });
    expect(sailsOf(match.state, captain(match, 0))).toBe(0);
  });

  test('sails on one side of a slash count if that side is chosen, and use the ability up [DR-SAIL.8] [DR-ABIL.21] [DR-SAILOR.9] [EX-45]', () => {
    const match = position({ captains: [{ at: 0, play: ['deckhand3'] }] });
    act(match, 'Raise sails', 'Deckhand: 2 sails');
    expect(captain(match, 0).sails).toBe(4);
    expect(offers(match, 'place 1 influence')).toBe(false);
    const other = position({ captains: [{ at: 0, play: ['deckhand3'] }] });
    act(other, 'Deckhand: place 1 influence', 'Seahound Isle', 'Raise sails');
    expect(captain(other, 0).sails).toBe(2);
  });
});

describe('moving', () => {
  const ready = (more: object = {}) => position({ captains: [{ at: 4, play: ['captain'], ...more }] });

  test('each step takes a sail, and sails must have been raised [DR-MOVE.1] [DR-MOVE.2] [DR-MAIN.4]', () => {
    const match = ready();
    expect(offers(match, 'Sail to')).toBe(false);
    act(match, 'Raise sails', 'Sail to Gull Rock', 'Stop here');
    expect(captain(match, 0)).toMatchObject({ at: 1, sails: 2 });
  });

  test('with two sails every space within two steps can be reached, no diagonal in one [EX-8] [DR-GEN.8]', () => {
    const match = position({ captains: [{ at: 4 }] });
    act(match, 'Raise sails');
    expect(choices(match).filter((choice) => choice.startsWith('Sail to'))).toHaveLength(4);
    act(match, 'Sail to Gull Rock', 'Seahound Isle');
    expect(captain(match, 0).at).toBe(0);
  });

  test('only the last space of a move is a stop, and several moves may follow each other [DR-MOVE.3] [DR-MOVE.4]', () => {
    const match = ready();
    act(match, 'Raise sails', 'Sail to Gull Rock', 'Seahound Isle', 'Stop here');
    expect(match.state.turn).toMatchObject({ passed: [1], stops: [0] });
    act(match, 'Sail to Gull Rock');
    expect(match.state.turn.stops).toEqual([0, 1]);
    expect(captain(match, 0).sails).toBe(0);
  });

  test('ships never block, and passing a pirate is no battle [DR-MOVE.5] [DR-MOVE.7] [DR-GEN.10] [DR-INTER.6] [DR-INTER.9]', () => {
    const match = position({
      captains: [
        { at: 4, play: ['captain'] },
        { at: 1, pirate: true },
      ],
    });
    act(match, 'Raise sails', 'Sail to Gull Rock', 'Seahound Isle', 'Stop here');
    expect(match.state.turn.fought).toEqual([]);
  });

  test('a move into the harbour is a move into port, and out of it to any board of row 1 [DR-MOVE.8]', () => {
    const match = position({ captains: [{ at: 1, play: ['captain'] }] });
    act(match, 'Raise sails', 'Sail to the harbor', 'Stop here');
    expect(captain(match, 0).at).toBe(HARBOR);
    expect(choices(match).filter((choice) => choice.startsWith('Sail to'))).toHaveLength(3);
  });

  test('a path may come back to where it was, each step for a sail [DR-MOVE.11]', () => {
    const match = ready();
    act(match, 'Raise sails', 'Sail to Gull Rock', 'Parrot’s Perch', 'Stop here');
    expect(captain(match, 0)).toMatchObject({ at: 4, sails: 1 });
  });
});

describe('exploring', () => {
  const dark = { 3: { hidden: true }, 6: { hidden: true }, 7: { hidden: true } } as const;

  test('stopping on a face-down board turns it up and lays a card of its row [DR-EXPL.1] [DR-EXPL.2] [DR-EXPL.6] [DR-BUY.10]', () => {
    const match = position({
      captains: [{ at: 0, play: ['captain'] }],
      waters: dark,
      boxes: { 2: ['starChart'] },
    });
    act(match, 'Raise sails', 'Sail to an uncharted board', 'Stop here');
    expect(match.state.boards[3]).toMatchObject({ explored: true, card: 'starChart' });
    expect(captain(match, 0).explored).toBe(1);
    expect(told(match)).toContain('explored');
  });

  test('a face-down board may be passed and stays dark; one board is explored a turn [DR-EXPL.3] [DR-EXPL.4] [DR-EXPL.5] [DR-MOVE.6] [EX-9]', () => {
    const match = position({ captains: [{ at: 0, play: ['deckhand4'] }], waters: dark });
    act(
      match,
      'Raise sails',
      'Sail to an uncharted board of row 2',
      'an uncharted board of row 3',
      'Stop here',
    );
    expect(match.state.boards[3]?.explored).toBe(false);
    expect(match.state.boards[6]?.explored).toBe(true);
    act(match, 'Sail to an uncharted board of row 3');
    expect(offers(match, 'Stop here')).toBe(false);
  });

  test('nothing can be done to a face-down board [DR-EXPL.7]', () => {
    const match = position({ captains: [{ at: 0, play: ['purser'] }], waters: { 3: { hidden: true } } });
    act(match, 'Purser: produce');
    expect(choices(match)).not.toContain('An uncharted board of row 2');
    expect(choices(match)).toHaveLength(9);
  });
});

describe('pirates on the way', () => {
  test('who stops at a pirate fights at once [DR-PIRATE.7] [DR-PIRATE.8] [DR-MOVE.9]', () => {
    const match = position({ captains: [{ at: 1 }, { at: 0, pirate: true }] });
    act(match, 'Raise sails', 'Sail to Seahound Isle', 'Stop here');
    expect(asked(match)).toBe('commit');
    act(match, 1, falls(['S1a', 'S1b']));
    expect(asked(match)).toBe('act');
    expect(captain(match, 1)).toMatchObject({ pirate: false, damage: 1 });
  });

  test('several are fought one after the other, in the order one chooses [DR-PIRATE.9] [DR-PIRATE.17]', () => {
    const match = position({
      seats: 3,
      captains: [{ at: 1 }, { at: 0, pirate: true }, { at: 0, pirate: true }],
    });
    act(match, 'Raise sails', 'Sail to Seahound Isle', 'Stop here');
    expect(asked(match)).toBe('nextPirate');
    act(match, 'the Osprey', 1, falls(['S1a', 'S1b']));
    expect(match.state.turn.fought).toEqual([2, 1]);
    act(match, falls(['S2']));
    expect(captain(match, 0).damage).toBe(1);
    expect(match.state.turn.shut).toEqual([0]);
  });

  test('who begins beside a pirate may leave freely or fight it as an action [DR-PIRATE.11] [DR-PIRATE.12] [DR-PIRATE.13] [EX-34] [EX-26]', () => {
    const begin = () =>
      position({
        captains: [
          { at: 0, play: ['buccaneer', 'captain2'], holds: [[1, 0]] },
          { at: 0, pirate: true },
        ],
        waters: { 0: { slots: [0, 0, 0], card: 'shoreParty' } },
      });
    const match = begin();
    expect(offers(match, 'Buccaneer')).toBe(false);
    expect(offers(match, 'Buy Shore party')).toBe(true);
    act(match, 'Fight the Halcyon', 'Leave everything', 1, falls(['S1a', 'S1b']));
    expect(offers(match, 'Buccaneer')).toBe(true);
    expect(offers(match, 'attack a ship')).toBe(false);
    const away = act(begin(), 'Raise sails', 'Sail to Gull Rock');
    expect(captain(away, 0).at).toBe(1);
  });

  test('who loses to a pirate is shut out of the island for the turn, even if the pirate sank [DR-PIRATE.16] [EX-44]', () => {
    const match = position({
      captains: [
        { at: 1, play: ['captain', 'buccaneer'], holds: [[1, 0]] },
        { at: 0, pirate: true, damage: 4 },
      ],
      waters: { 0: { card: 'shoreParty' } },
    });
    act(
      match,
      'Raise sails',
      'Sail to Seahound Isle',
      'Stop here',
      'Leave everything',
      1,
      falls(['D1', 'S2']),
    );
    expect(captain(match, 1)).toMatchObject({ at: HARBOR, damage: 0 });
    expect(offers(match, 'Buccaneer')).toBe(false);
    expect(offers(match, 'Buy Shore party')).toBe(true);
  });
});

describe('pirates at anchor', () => {
  test('one’s own mode does nothing in one’s own turn; the blockade stands for others, whoever controls the island [DR-PIRATE.5] [DR-PIRATE.14]', () => {
    const own = position({ captains: [{ at: 0, pirate: true, play: ['buccaneer'] }, { at: 0 }] });
    expect(offers(own, 'Buccaneer')).toBe(true);
    expect(offers(own, 'Fight')).toBe(false);
    const shut = (pirate: boolean) =>
      offers(
        position({
          captains: [
            { at: 0, play: ['buccaneer'] },
            { at: 0, pirate },
          ],
          waters: { 0: { slots: [0, 0, 0] } },
        }),
        'Buccaneer',
      );
    expect([shut(true), shut(false)]).toEqual([false, true]);
  });

  test('a blockade ends as soon as the pirate leaves, turns merchant or sinks [DR-PIRATE.15]', () => {
    const blockade = () =>
      position({
        captains: [
          { at: 0, play: ['buccaneer', 'captain2'] },
          { at: 0, pirate: true, damage: 4 },
        ],
      });
    const match = act(blockade(), 'attack a ship', 'the Halcyon', 1, falls(['D1', 'S2']));
    expect(captain(match, 1).at).toBe(HARBOR);
    expect(offers(match, 'Buccaneer')).toBe(true);
    expect(
      offers(
        position({
          captains: [
            { at: 0, play: ['buccaneer'] },
            { at: 4, pirate: true },
          ],
        }),
        'Buccaneer',
      ),
    ).toBe(true);
  });

  test('between one pirate and the next nothing is done but laying goods elsewhere; the card waits until all are fought [DR-PIRATE.10] [DR-ENC.14]', () => {
    const match = position({
      seats: 3,
      captains: [
        {
          at: 1,
          holds: [
            [2, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
        },
        { at: 0, pirate: true },
        { at: 0, pirate: true },
      ],
      waters: { 0: { card: 'lameGannet' } },
    });
    act(match, 'Raise sails', 'Sail to Seahound Isle');
    expect(asked(match)).toBe('nextPirate');
    expect(choices(match)).toEqual(['The Halcyon', 'The Osprey']);
    expect(match.asides(0).map(({ about }) => about.say)).toEqual(['respond']);
    act(match, 'the Osprey', 'Leave everything', 1, falls(['S1a', 'S1b']));
    expect(asked(match)).toBe('respond');
    act(match, 'Leave everything', falls(['P2']), 'Leave it');
    expect(offers(match, 'Attack Salt-fish trader')).toBe(true);
  });
});
