import { describe, expect, test } from 'vitest';
import { act, asked, captain, falls, offers } from '../acting.ts';
import { type Captain, position, type Waters } from '../position.ts';

describe('buildings', () => {
  const storm = (buildings: NonNullable<Waters['buildings']>, more: Captain = {}) =>
    act(
      position({ captains: [{ at: 0, ...more }], waters: { 0: { slots: [1, 1, 1], buildings } } }),
      'Attack the fort',
    );

  test.each([
    ['fort', 5],
    ['garrison', 2],
  ] as const)(
    'a %s has %i cubes, both together seven, of its owner’s, and nothing else [EX-27] [DR-BBLD.1] [DR-BBLD.2] [DR-BBLD.6] [DR-BBLD.7] [DR-BBLD.15]',
    (kind, cubes) => {
      const one = act(storm([kind]), 1);
      expect(one.state.falling.filter((owner) => owner === 1)).toHaveLength(cubes);
      const both = act(storm(['fort', 'garrison']), 1);
      expect(both.state.falling.filter((owner) => owner === 1)).toHaveLength(7);
    },
  );

  test('won, fort and garrison go, the outpost stays; nothing counts for Legendary [DR-BBLD.9] [DR-BBLD.12] [DR-BBLD.13] [DR-BBLD.3]', () => {
    const one = act(storm(['garrison', 'outpost']), 1, falls(['S2', 'P1', 'P2']));
    expect(one.state.boards[0]).toMatchObject({ buildings: ['outpost'], controller: 1 });
    expect(captain(one, 0).wins).toBe(0);
    expect(asked(one)).toBe('act');
    expect(offers(one, 'Attack the fort')).toBe(false);
  });

  test('lost, the attacker takes a damage besides those of cubes, and lowers the flag [DR-BBLD.10] [DR-BBLD.11] [DR-BBLD.14] [DR-BBLD.16]', () => {
    const one = act(storm(['garrison'], { pirate: true }), 1, falls(['D1', 'S1a', 'D2']));
    expect(captain(one, 0)).toMatchObject({ damage: 2, pirate: false });
    expect(captain(one, 1).damage).toBe(0);
    const sunk = act(storm(['garrison'], { damage: 4 }), 1, falls(['P1', 'S1a', 'P2']));
    expect(captain(sunk, 1).markers).toEqual(['terror']);
  });

  test('not while a pirate guards the space, and once a turn [DR-BBLD.4] [DR-BBLD.5] [DR-BAT.4]', () => {
    const guarded = (pirate: boolean) =>
      position({
        captains: [{ at: 0 }, { at: 0, pirate }],
        waters: { 0: { slots: [1, 1, 1], buildings: ['fort'] } },
      });
    expect(offers(guarded(true), 'Attack the fort')).toBe(false);
    const one = act(guarded(false), 'Attack the fort', 0, falls(['S1a', 'S1b', 'P1', 'P1', 'P1']));
    expect(offers(one, 'Attack the fort')).toBe(false);
  });

  test('before it the attacker may lay goods elsewhere [DR-BBLD.17]', () => {
    expect(
      asked(
        storm(['fort'], {
          holds: [
            [1, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
        }),
      ),
    ).toBe('respond');
  });

  test('no ability marked non-building [DR-BBLD.8] [DR-ABIL.11]', () => {
    const one = act(storm(['garrison'], { play: ['captain3'] }), 1, falls(['S2', 'P1', 'P2']));
    expect(asked(one)).toBe('act');
  });
});

describe('sinking', () => {
  test.each([
    [7, 10, 10, 7],
    [3, 10, 8, 5],
    [3, 2, 3, 2],
  ])(
    'with %i coins aboard and %i in the chest it leaves %i and costs %i [EX-33] [DR-SINK.4] [DR-SINK.5] [DR-SINK.6] [DR-SINK.8] [DR-SINK.10] [DR-SINK.17]',
    (aboard, chest, left, gained) => {
      const holds = [
        [0, Math.min(4, aboard)],
        [0, 0],
        [0, 0],
        [0, Math.max(0, aboard - 4)],
      ] as const;
      const one = position({
        captains: [{ at: 0, damage: 4, chest, holds }, { chest: 15 }],
        waters: { 1: { slots: [1, 1], buildings: ['garrison'] } },
      });
      if (aboard === 7)
        act(one, 'Load and unload', [
          [0, 4],
          [0, 0],
          [0, 0],
          [0, 3],
        ]);
      one.state.players[0]?.play.push(...(one.state.players[0]?.discard.splice(0, 1) ?? []));
      act(one, 'Raise sails', 'Sail to Gull Rock');
      expect(captain(one, 0)).toMatchObject({ chest: left, at: 12 });
      expect(captain(one, 1).chest).toBe(15 + gained);
    },
  );
});

describe('after sinking', () => {
  const garrison = { 1: { slots: [1, 1], buildings: ['garrison'] } } as const;
  const holds = [
    [3, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ] as const;

  test('cargo, cards, dock, upgrades and cubes are kept; mode and sails are not [DR-SINK.7] [DR-SINK.9] [DR-SINK.15]', () => {
    const one = position({
      captains: [
        {
          at: 0,
          damage: 4,
          holds,
          dock: 2,
          pirate: true,
          play: ['captain'],
          hand: ['gunner'],
          tiles: { 1: ['topsail'] },
        },
      ],
      waters: { ...garrison, 3: { slots: [0, 0, 0] } },
    });
    act(one, 'Raise sails', 'Sail to Gull Rock');
    expect(captain(one, 0)).toMatchObject({ at: 12, pirate: false, sails: 0, dock: 2 });
    expect(captain(one, 0).hull.map(({ cargo }) => cargo)).toEqual([3, 0, 0, 0]);
    expect(captain(one, 0).hull[1]?.tiles).toEqual(['topsail']);
    expect([captain(one, 0).hand.length, captain(one, 0).play.length]).toEqual([1, 1]);
    expect(one.state.boards[3]?.controller).toBe(0);
  });

  test('the turn goes on from the harbour, without raising sails again; a ship may sink again [DR-SINK.14] [DR-SINK.16]', () => {
    const one = position({ captains: [{ at: 0, damage: 4, dock: 1 }], waters: garrison });
    act(one, 'Raise sails', 'Sail to Gull Rock');
    expect(asked(one)).toBe('act');
    expect(offers(one, 'Raise sails')).toBe(false);
    expect(offers(one, 'Load and unload')).toBe(true);
    const again = position({
      captains: [{ at: 0, damage: 4, chest: 10, play: ['crewmate'] }],
      waters: garrison,
    });
    act(again, 'Raise sails', 'Sail to Gull Rock');
    expect(captain(again, 0).chest).toBe(5);
    const me = captain(again, 0);
    [me.damage, me.sails] = [4, 1];
    act(again, 'Crewmate', 'Sail to Gull Rock');
    expect(captain(again, 0)).toMatchObject({ chest: 0, at: 12 });
    expect(captain(again, 1).chest).toBe(25);
  });

  test('damage by merchants is nobody’s doing: the coins are gone [DR-SINK.12]', () => {
    const one = position({
      captains: [{ at: 0, damage: 4 }],
      waters: { 0: { card: 'lameGannet' } },
      backs: { lameGannet: 'merryMargaret' },
    });
    act(one, 'Attack Salt-fish trader', 0, falls(['D1', 'S1a']));
    expect(captain(one, 0)).toMatchObject({ at: 12, chest: 10 });
    expect(captain(one, 1)).toMatchObject({ chest: 15, markers: [] });
  });
});
