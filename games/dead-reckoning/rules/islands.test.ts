import { describe, expect, test } from 'vitest';
import { act, asked, captain, choices, offers, told } from '../acting.ts';
import { type Captain, position, type Waters } from '../position.ts';
import { currentsTo } from './ocean.ts';

const here = (me: Captain, waters: Waters = {}, others: readonly Captain[] = [{}]) =>
  position({ captains: [{ at: 0, ...me }, ...others], waters: { 0: waters } });

describe('influence', () => {
  test('a cube goes into an empty slot of the island under the ship, all of an ability at once [DR-INF.1] [DR-INF.2] [DR-INF.6] [DR-INF.7] [DR-SAILOR.11] [DR-SAILOR.20]', () => {
    const match = here({ play: ['buccaneer2'] });
    act(match, 'Buccaneer: place 2 influence');
    expect(choices(match)).toEqual(['Seahound Isle']);
    act(match, 'Seahound Isle', 'Seahound Isle');
    expect(match.state.boards[0]?.slots).toEqual([0, 0, -1, -1]);
    expect(asked(match)).toBe('act');
    expect(captain(match, 0).cubes).toBe(27);
  });

  test('open sea and harbour take no influence [DR-INF.9] [DR-INF.11]', () => {
    for (const at of [10, 12])
      expect(offers(position({ captains: [{ at, play: ['buccaneer'] }] }), 'Buccaneer')).toBe(false);
  });

  test('two cubes of four slots control nothing; a third does, and a cube stays for good [EX-22] [EX-23] [DR-CTRL.1] [DR-CTRL.2] [DR-CTRL.4] [DR-CTRL.5] [DR-CTRL.8] [DR-INF.8]', () => {
    const match = here({ play: ['buccaneer'] }, { slots: [0, 0] });
    expect(match.state.boards[0]?.controller).toBe(-1);
    act(match, 'Buccaneer', 'Seahound Isle');
    expect(match.state.boards[0]).toMatchObject({ controller: 0, permanent: [1, 0], slots: [0, 0, 0, -1] });
    expect(told(match)).toContain('tookControl');
  });

  test('on a full island another’s cubes are replaced, control passes and buildings fall [EX-24] [DR-INF.3] [DR-SUP.15] [DR-BLDG.6] [DR-SUP.3] [DR-CTRL.3]', () => {
    const match = here(
      { play: ['buccaneer3'] },
      { slots: [1, 1, 1], permanent: [0, 1], buildings: ['outpost'] },
    );
    act(match, 'Buccaneer', 'Seahound Isle', 'Replace a cube', 'Replace a cube');
    expect(match.state.boards[0]).toMatchObject({
      slots: [0, 0, 1, 0],
      permanent: [1, 1],
      controller: 0,
      buildings: [],
    });
    expect(match.state.buildings.outpost).toBe(6);
    expect(captain(match, 1).cubes).toBe(27);
  });

  test('permanent cubes and one’s own are never replaced [DR-INF.4] [DR-INF.5] [DR-INF.11]', () => {
    const match = here({ play: ['buccaneer'] }, { slots: [0, 0, 0, 0], permanent: [1, 3] });
    expect(offers(match, 'Buccaneer')).toBe(false);
  });

  test('some cubes may go next door where the card says so, to one island if it gives a number [DR-INF.10] [DR-EFF.7]', () => {
    const card = 'crewmate[beachhead]';
    const match = position({ captains: [{ at: 0, play: [card] }] });
    act(match, 'place 3 influence', 'Gull Rock');
    expect(choices(match)).toEqual(['Seahound Isle', 'Gull Rock']);
    act(match, 'Gull Rock');
    expect(choices(match)).toEqual(['Seahound Isle']);
    const all = position({ captains: [{ at: 0, play: ['crewmate[greatLanding]'] }] });
    act(all, 'place 4 influence', 'Gull Rock', 'Mangrove Cay', 'Gull Rock');
    expect(choices(all)).toHaveLength(3);
    const shut = position({
      captains: [{ at: 0, play: [card] }],
      waters: { 0: { slots: [1, 1, 1], buildings: ['fort'] } },
    });
    act(shut, 'place 3 influence');
    expect(choices(shut)).toEqual(['Gull Rock', 'Mangrove Cay']);
  });

  test('influence for each cannon on the card [EX-17] [DR-ABIL.6] [DR-ABIL.7] [DR-ABIL.8]', () => {
    const match = here({ play: ['gunner2[coloursAshore gunsForLand]'] });
    act(match, 'place 1 influence for each cannon');
    expect(match.open[0]?.about).toMatchObject({ left: 3 });
  });

  test('a rival’s cube is removed, past forts where the card says so, never one for good [DR-EFF.15] [DR-EFF.16] [DR-INTER.3]', () => {
    const walls = { slots: [1, 1, 1], permanent: [0, 1], buildings: ['fort'] } as const;
    const match = here({ play: ['crewmate[siegeTrain]', 'buccaneer'] }, walls);
    expect(offers(match, 'Buccaneer')).toBe(false);
    act(match, 'remove a rival’s cube', 'Remove a cube of the Halcyon');
    expect(match.state.boards[0]).toMatchObject({ slots: [-1, 1, 1, -1], permanent: [0, 1] });
    expect(captain(match, 1).cubes).toBe(26);
    const blocked = here({ play: ['crewmate[siegeTrain]'] }, walls, [{ at: 0, pirate: true }]);
    expect(offers(blocked, 'remove a rival’s cube')).toBe(false);
  });
});

describe('control', () => {
  test('another’s act can give control in somebody’s turn, with its cube for good [DR-CTRL.6] [DR-ACH.2] [DR-ACH.3] [DR-INTER.8]', () => {
    const match = position({
      seats: 3,
      captains: [{ at: 0, play: ['buccaneer'] }],
      waters: { 0: { slots: [1, 1, 2, 2] } },
    });
    act(match, 'Buccaneer', 'Replace a cube of the Osprey');
    expect(match.state.boards[0]).toMatchObject({ controller: 1, permanent: [0, 1, 0] });
  });

  test('lost and taken again, each time another cube stays [DR-CTRL.7]', () => {
    const match = here({ play: ['buccaneer'] }, { slots: [0, 0, 1, 1], permanent: [1, 1] });
    act(match, 'Buccaneer', 'Replace a cube');
    expect(match.state.boards[0]?.permanent).toEqual([2, 1]);
  });

  test('goods on an island stay there when it changes hands [DR-CTRL.10]', () => {
    const match = here({ play: ['buccaneer2'] }, { slots: [1, 1, 1, 0], cargo: 4, coin: 2 });
    act(match, 'Buccaneer', 'Replace a cube', 'Replace a cube');
    expect(match.state.boards[0]).toMatchObject({ controller: 0, cargo: 4, coin: 2 });
  });

  test('without a cube control is taken all the same [DR-CTRL.9] [DR-SUP.12]', () => {
    const match = here({ play: ['buccaneer'], cubes: 1 }, { slots: [0, 0] });
    act(match, 'Buccaneer', 'Seahound Isle');
    expect(match.state.boards[0]).toMatchObject({ controller: 0, permanent: [0, 0] });
  });
});

describe('a shortage of cubes', () => {
  test('influence may be taken back where that changes no control and one may interact [DR-SUP.8] [DR-SUP.9] [DR-SUP.10] [DR-SUP.11]', () => {
    const match = position({
      captains: [{ at: 0, play: ['buccaneer'], cubes: 0 }],
      waters: {
        1: { slots: [0], permanent: [1, 0] },
        3: { slots: [0, 0, 0] },
        4: { slots: [0, 1, 1, 1], buildings: ['fort'] },
      },
    });
    act(match, 'Buccaneer', 'Seahound Isle');
    expect(asked(match)).toBe('spareCube');
    expect(choices(match)).toEqual(['Gull Rock', 'No']);
    act(match, 'Gull Rock');
    expect(match.state.boards[1]).toMatchObject({ slots: [-1, -1, -1], permanent: [1, 0] });
    expect(match.state.boards[0]?.slots[0]).toBe(0);
  });

  test('who declines goes on without [DR-SUP.12]', () => {
    const match = position({
      captains: [{ at: 0, play: ['buccaneer'], cubes: 0 }],
      waters: { 1: { slots: [0] } },
    });
    act(match, 'Buccaneer', 'Seahound Isle', 'No');
    expect(match.state.boards[0]?.slots).toEqual([-1, -1, -1, -1]);
    expect(asked(match)).toBe('act');
  });
});

describe('production', () => {
  test('one face-up island, wherever the ship is and whoever controls it [DR-PROD.1] [DR-PROD.2] [DR-SAILOR.21]', () => {
    const match = here({ play: ['purser'] });
    act(match, 'Purser: produce', 'Mangrove Cay');
    expect(match.state.boards[3]).toMatchObject({ cargo: 2, coin: 0 });
    expect(asked(match)).toBe('act');
  });

  test('up to so many different islands, each once, fewer if one likes [DR-PROD.6] [DR-SAILOR.12] [DR-SAILOR.21]', () => {
    const match = here({ play: ['purser3'] });
    act(match, 'Purser: produce', 'Mangrove Cay');
    expect(choices(match)).not.toContain('Mangrove Cay');
    act(match, 'Gull Rock', 'Done');
    expect(match.state.boards[1]).toMatchObject({ cargo: 1, coin: 1 });
  });

  test('two abilities may make the same island produce [DR-PROD.7]', () => {
    const match = here({ play: ['purser', 'crewmate[cooperage]'] });
    act(match, 'Purser: produce', 'Mangrove Cay', 'Cooperage: produce', 'Mangrove Cay');
    expect(match.state.boards[3]?.cargo).toBe(4);
  });

  test('arrows, outposts and the purser of level 4 add to it [EX-41] [DR-PROD.3] [DR-PROD.4] [DR-PROD.5]', () => {
    const match = position({
      captains: [{ at: 0, play: ['purser4'] }],
      waters: {
        1: { id: 'fourWinds' },
        3: { id: 'longSwell' },
        10: { id: 'gullRock' },
        11: { id: 'mangroveCay' },
        0: { slots: [0, 0, 0], buildings: ['outpost'] },
      },
    });
    expect(currentsTo(match.state, 0)).toBe(2);
    act(match, 'Purser: produce', 'Seahound Isle', 'Done');
    expect(match.state.boards[0]).toMatchObject({ cargo: 5, coin: 2 });
  });

  test('a face-down open sea points nowhere [DR-PROD.3]', () => {
    const match = position({
      captains: [{}],
      waters: { 1: { id: 'fourWinds', hidden: true }, 10: { id: 'gullRock' } },
    });
    expect(currentsTo(match.state, 0)).toBe(0);
  });

  test('nobody produces behind another’s fort or blockade [DR-PROD.8] [DR-INTER.1] [DR-INTER.2] [DR-INTER.4]', () => {
    const match = position({
      captains: [
        { at: 0, play: ['purser'] },
        { at: 1, pirate: true },
      ],
      waters: { 3: { slots: [1, 1, 1], buildings: ['garrison'] } },
    });
    act(match, 'Purser: produce');
    expect(choices(match)).not.toContain('Mangrove Cay');
    expect(choices(match)).not.toContain('Gull Rock');
  });

  test('some cards produce in their rows alone, or more for each island one controls [DR-EFF.1] [DR-EFF.6] [DR-EFF.16]', () => {
    const near = here({ play: ['crewmate[neighbourlyBarter]'] });
    act(near, 'produce on an island of row 2');
    expect(choices(near)).toHaveLength(3);
    const rich = position({
      captains: [{ at: 0, play: ['crewmate[crownMonopoly]'] }],
      waters: { 0: { slots: [0, 0, 0] }, 1: { slots: [0, 0] }, 3: { slots: [1, 1, 1], buildings: ['fort'] } },
    });
    act(rich, 'produce on an island', 'Mangrove Cay');
    expect(rich.state.boards[3]?.cargo).toBe(4);
  });
});

describe('building', () => {
  const mine = { slots: [0, 0, 0] } as const;

  test('on islands one controls, one of each kind, for cargo of ship and dock [DR-BLDG.1] [DR-BLDG.2] [DR-BLDG.3] [DR-BLDG.4] [DR-SAILOR.5] [DR-SAILOR.6] [DR-SAILOR.16]', () => {
    const match = position({
      captains: [{ at: 5, dock: 9, play: ['firstMate2'] }],
      waters: { 0: { ...mine, buildings: ['outpost'] } },
    });
    act(match, 'First Mate: build');
    expect(choices(match)).toEqual([
      'A fort on Seahound Isle for 4 cargo',
      'A garrison on Seahound Isle for 3 cargo',
    ]);
    act(match, 'A garrison');
    expect(captain(match, 0).dock).toBe(6);
    expect(match.state.boards[0]?.buildings).toEqual(['outpost', 'garrison']);
    expect(offers(match, 'gain 1 cargo')).toBe(false);
  });

  test('several in one use, each paid for itself; the rest is not kept for later [EX-20] [DR-BLDG.13] [DR-BLDG.14] [DR-BLDG.5] [DR-BLDG.8] [DR-BLDG.11]', () => {
    const match = position({
      captains: [{ at: 5, dock: 9, play: ['firstMate3', 'purser'] }],
      waters: { 3: mine },
    });
    act(match, 'First Mate: build', 'A fort', 'An outpost');
    expect(captain(match, 0).dock).toBe(3);
    act(match, 'Purser: produce', 'Mangrove Cay');
    expect(match.state.boards[3]).toMatchObject({ cargo: 3, coin: 1, buildings: ['fort', 'outpost'] });
    const one = position({ captains: [{ dock: 9, play: ['firstMate3'] }], waters: { 3: mine } });
    act(one, 'First Mate: build', 'A fort', 'Done');
    expect(offers(one, 'First Mate')).toBe(false);
  });

  test('none is left in the supply, none is built [DR-SUP.2]', () => {
    const match = position({ captains: [{ dock: 9, play: ['firstMate2'] }], waters: { 0: mine } });
    match.state.buildings.fort = 0;
    act(match, 'First Mate: build');
    expect(choices(match).some((choice) => choice.includes('fort'))).toBe(false);
  });

  test('on an island that nobody controls they stay and protect nothing; the former controller gets them back [DR-BLDG.7] [DR-INTER.7]', () => {
    const match = here(
      { play: ['buccaneer', 'deckhand'] },
      { slots: [1, 1, 0, 0], permanent: [0, 1], buildings: ['fort'] },
    );
    const board = match.state.boards[0];
    expect(board?.controller).toBe(1);
    expect(offers(match, 'Buccaneer')).toBe(false);
    const loose = here({ play: ['buccaneer2'] }, { slots: [1, 1, 0, 0], buildings: ['fort'] });
    if (loose.state.boards[0]) loose.state.boards[0].holder = 1;
    act(loose, 'Buccaneer', 'Replace a cube');
    expect(loose.state.boards[0]?.buildings).toEqual([]);
  });

  test('an enemy garrison harms every ship that enters, passing or stopping [DR-BLDG.9] [DR-BLDG.10] [EX-35] [DR-SINK.3] [DR-MOVE.10] [DR-ACH.11]', () => {
    const waters = { 1: { slots: [1, 1], buildings: ['garrison'] } } as const;
    const pass = position({ captains: [{ at: 0, play: ['captain'] }], waters });
    act(pass, 'Raise sails', 'Sail to Gull Rock', 'Lantern Key');
    expect(captain(pass, 0)).toMatchObject({ damage: 1, at: 2 });
    const frail = position({ captains: [{ at: 0, damage: 4, play: ['captain'] }], waters });
    act(frail, 'Raise sails', 'Sail to Gull Rock');
    expect(captain(frail, 0)).toMatchObject({ at: 12, damage: 0, chest: 10, sails: 0 });
    expect(captain(frail, 1)).toMatchObject({ chest: 20, markers: ['terror'] });
    const own = position({
      captains: [{ at: 0 }],
      waters: { 1: { slots: [0, 0], buildings: ['garrison'] } },
    });
    act(own, 'Raise sails', 'Sail to Gull Rock');
    expect(captain(own, 0).damage).toBe(0);
  });
});
