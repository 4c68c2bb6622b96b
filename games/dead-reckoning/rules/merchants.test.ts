import { describe, expect, test } from 'vitest';
import { act, asked, captain, falls } from '../acting.ts';
import { type Captain, position } from '../position.ts';

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

describe('merchant ships', () => {
  const meet = (me: Captain = {}) =>
    position({
      captains: [{ at: 0, ...me }],
      waters: { 0: { card: 'lameGannet' } },
      backs: { lameGannet: 'copperPenny' },
    });

  test('traded with, its front is gained and its back stays unknown [DR-ENC.1] [DR-ENC.2] [DR-ENC.4] [DR-ENC.5] [DR-HID.9] [EX-11]', () => {
    const match = meet({ holds: first(2) });
    act(match, 'Trade with Salt-fish trader');
    expect(captain(match, 0).aside).toEqual([{ card: 'lameGannet', won: false }]);
    expect(match.view(0).backs).toEqual({});
  });

  test('attacked, it shows its back, fights with its cubes, and cannot be let go [DR-ENC.3] [DR-ENC.6] [DR-ENC.7] [DR-BNPC.1] [DR-BNPC.2] [DR-BNPC.3] [DR-HID.8]', () => {
    const match = act(meet({ hand: ['gunner2'] }), 'Attack Salt-fish trader');
    expect(match.view(1).backs).toEqual({ lameGannet: 'copperPenny' });
    expect(match.canUndo(0)).toBe(false);
    expect(asked(match)).toBe('playToAttack');
    act(match, 'Gunner', 2);
    expect(match.state.falling).toEqual([0, 0, -1, -1, -1]);
  });

  test('beaten, its victory is the winner’s, with its back’s ability; it counts for Legendary [DR-ENC.8] [DR-ENC.10] [DR-BNPC.8] [DR-BNPC.9]', () => {
    const match = act(meet(), 'Attack Salt-fish trader', 1, falls(['S2', 'S1a', 'P1', 'P2']));
    act(match, {
      holds: [
        [0, 3],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      rest: 'overboard',
    });
    expect(captain(match, 0).hull[0]?.coin).toBe(3);
    expect(match.state.turn.taken).toBe(1);
    expect(captain(match, 0)).toMatchObject({ wins: 1, aside: [{ card: 'lameGannet', won: true }] });
  });

  test('lost against, it is buried and its defeat is suffered [DR-ENC.9] [DR-ENC.11] [DR-ENC.12] [DR-ENC.13] [EX-11]', () => {
    const match = act(meet(), 'Attack Salt-fish trader', 0, falls(['S2', 'S1a', 'P1']));
    expect(captain(match, 0)).toMatchObject({ wins: 0, aside: [], damage: 1 });
    expect(match.state.buried).toEqual(['lameGannet']);
    expect(match.state.turn.taken).toBe(1);
  });

  test('won without a back’s ability it is buried too [DR-ENC.11]', () => {
    const match = position({
      captains: [{ at: 0 }],
      waters: { 0: { card: 'lameGannet' } },
      backs: { lameGannet: 'brineAndBarley' },
    });
    act(match, 'Attack Salt-fish trader', 1, falls(['S2', 'P2', 'P1', 'P1']), {
      holds: [
        [0, 3],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      rest: 'overboard',
    });
    expect(match.state.buried).toEqual(['lameGannet']);
    expect(captain(match, 0).aside).toEqual([]);
  });

  test('goods lost to a merchant come out of the holds, as many as there are [DR-ENC.15]', () => {
    const match = position({
      captains: [
        {
          at: 0,
          dock: 4,
          holds: [
            [1, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
        },
      ],
      waters: { 0: { card: 'lameGannet' } },
      backs: { lameGannet: 'sweetAlys' },
    });
    act(match, 'Attack Salt-fish trader', 'Leave everything', 0, falls(['S2', 'P2', 'P1']));
    expect(captain(match, 0)).toMatchObject({ dock: 4 });
    expect(captain(match, 0).hull[0]?.cargo).toBe(0);
  });

  test('its black cubes harm the ship and plunder nothing; one’s own in damage harm nobody [DR-BNPC.5] [DR-BNPC.6] [DR-BNPC.7] [DR-SUP.14]', () => {
    const match = act(meet(), 'Attack Salt-fish trader', 1, falls(['D1', 'D1', 'D2', 'P2']));
    expect(captain(match, 0).damage).toBe(2);
    act(match, { holds: bare, rest: 'overboard' });
    expect(captain(match, 0)).toMatchObject({ damage: 2, cubes: 28, wins: 1 });
    expect(match.state.black).toBe(20);
  });

  test('goods may be laid elsewhere once its back is seen, not after [DR-BNPC.11]', () => {
    const match = act(meet({ holds: first(1), hand: ['gunner2'] }), 'Attack Salt-fish trader');
    expect(asked(match)).toBe('respond');
    act(match, 'Everything aft');
    expect(captain(match, 0).hull[3]?.cargo).toBe(1);
    expect(match.asides(0)).toEqual([]);
  });

  test('buildings and the port bring no cubes against it [DR-BNPC.10]', () => {
    const match = position({
      captains: [{ at: 0 }],
      waters: { 0: { card: 'lameGannet', slots: [0, 0, 0], buildings: ['fort', 'outpost'] } },
      backs: { lameGannet: 'copperPenny' },
    });
    act(match, 'Attack Salt-fish trader', 1);
    expect(match.state.falling).toEqual([0, -1, -1, -1]);
  });
});
