import { describe, expect, test } from 'vitest';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { act, asked, askedOf, captain, choices, falls, offers } from '../acting.ts';
import { type Captain, position, type Waters } from '../position.ts';
import { areasBeside } from './battle-board.ts';

const sea = 10;
const duel = (me: Captain = {}, them: Captain = {}, here: Waters = {}, at = sea) =>
  position({
    captains: [
      { at, play: ['captain2'], ...me },
      { at, ...them },
    ],
    waters: { [at]: here },
  });
const attack = (match: ReturnType<typeof duel>) => act(match, 'attack a ship', 'the Halcyon');

describe('an attack flag', () => {
  test('a ship of another on the same space, whatever its mode; it cannot refuse [DR-FLAG.1] [DR-FLAG.2] [DR-FLAG.3] [DR-FLAG.4] [DR-BSHIP.1] [DR-PIRATE.6] [DR-PIRATE.18]', () => {
    const match = attack(duel());
    expect(asked(match)).toBe('commit');
    act(match, 1, falls(['S1a', 'P1']));
    expect(captain(match, 0).pirate).toBe(false);
    expect(offers(match, 'attack a ship')).toBe(false);
    const apart = position({ captains: [{ at: sea, play: ['captain2'] }, { at: 4 }] });
    expect(offers(apart, 'attack a ship')).toBe(false);
  });

  test('the same ship is fought once a turn [DR-FLAG.5] [DR-BAT.4]', () => {
    const match = attack(duel({ play: ['captain2', 'crewmate[redJack]'] }));
    act(match, 1, falls(['S1a', 'P1']));
    expect(offers(match, 'attack a ship')).toBe(false);
  });
});

describe('taking cubes', () => {
  test('cards with cannons or battle abilities may be played, then cannons are committed [DR-BAT.2] [DR-BAT.6] [DR-BAT.7] [DR-BAT.9] [DR-BSHIP.3] [DR-BSHIP.4] [DR-PLAY.6]', () => {
    const match = attack(duel({ hand: ['gunner2', 'crewmate', 'crewmate[boardingPikes]'] }));
    expect(asked(match)).toBe('playToAttack');
    expect(choices(match)).toEqual(['Gunner (level 2)', 'Crewmate (level 1)', 'Done']);
    act(match, 'Gunner', 'Done');
    expect(match.open[0]?.offer()).toMatchObject({ range: { min: 0, max: 2 } });
    act(match, 2);
    expect(match.state.falling.filter((owner) => owner === 0)).toHaveLength(2);
  });

  test('a cannon kept back can fire in a later battle of the turn, one that fired cannot [DR-BAT.3] [DR-BAT.5] [DR-BAT.8]', () => {
    const match = position({
      seats: 3,
      captains: [{ at: sea, play: ['captain2', 'crewmate[redJack]', 'gunner2'] }, { at: sea }, { at: sea }],
    });
    act(match, 'Captain: attack', 'the Halcyon', 1, falls(['S2', 'P1']));
    act(match, 'Red jack: attack');
    expect(asked(match)).toBe('commit');
    expect(match.open[0]?.offer()).toMatchObject({ range: { max: 1 } });
  });

  test('who is attacked answers knowing what comes, and fires every cannon by itself [DR-BSHIP.5] [DR-BSHIP.6] [DR-BSHIP.9] [DR-PLAY.5]', () => {
    const match = attack(duel({}, { hand: ['gunner2', 'deckhand4', 'crewmate[boardingNettings]'] }));
    act(match, 1);
    expect(askedOf(match)).toBe(1);
    expect(match.open[0]?.about).toMatchObject({ say: 'playToDefend', theirs: 1 });
    expect(choices(match)).toEqual(['Gunner (level 2)', 'Crewmate (level 1)', 'Done']);
    act(match, 'Gunner', 'Crewmate', 'Done');
    expect(match.state.falling).toEqual([0, 1, 1, 1, 1]);
    expect(captain(match, 1).play).toHaveLength(2);
  });

  test('cannons used in another’s turn fire again in the next, and in one’s own [EX-25] [DR-BSHIP.10] [DR-GEN.5]', () => {
    const match = attack(duel({}, { play: ['gunner2'] }));
    act(match, 1, falls(['S2', 'P1', 'P1']), 'Leave it', 'End the turn', 'Merchant');
    expect(captain(match, 1).fired.every((count) => count === 0)).toBe(true);
    expect(captain(match, 1).play).toHaveLength(1);
  });

  test('defence cubes help who is attacked and nobody else [DR-BSHIP.20]', () => {
    const nets = { tiles: { 1: ['boardingNets'] } } as const;
    expect(act(attack(duel({}, nets)), 1).state.falling).toEqual([0, 1, 1, 1]);
    expect(act(attack(duel(nets)), 1).state.falling).toEqual([0, 1]);
  });

  test('buildings help whoever controls the island, outposts too [DR-BLDG.12] [DR-BSHIP.7] [DR-BAT.18]', () => {
    const home = { slots: [1, 1, 1], buildings: ['fort', 'outpost'] } as const;
    expect(act(attack(duel({}, {}, home, 0)), 1).state.falling).toEqual([0, 1, 1, 1]);
    const mine = { slots: [0, 0, 0], buildings: ['fort', 'outpost'] } as const;
    expect(act(attack(duel({}, {}, mine, 0)), 1).state.falling).toEqual([0, 0, 0, 1]);
  });

  test('in port who is attacked has four more [EX-40] [DR-BSHIP.8]', () => {
    expect(act(attack(duel({}, {}, {}, 12)), 1).state.falling).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test('whose last turn is over has two more [DR-BAT.15] [DR-END.10] [EX-36]', () => {
    expect(act(attack(duel({}, { finished: true })), 1).state.falling).toEqual([0, 1, 1, 1]);
  });

  test('with no cube on either side the active player wins [DR-BAT.19] [EX-47]', () => {
    const match = attack(duel({}, { cubes: 0 }));
    act(match, 0);
    expect(captain(match, 0).wins).toBe(1);
    expect(captain(match, 1).damage).toBe(1);
  });

  test('the goods in a hold silence its cannon [DR-BAT.10]', () => {
    const guns = { tiles: { 1: ['swivelGun'] } } as const;
    const loaded = duel({
      ...guns,
      holds: [
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    });
    act(loaded, 'attack a ship', 'the Halcyon', 'Leave everything');
    expect(match(loaded)).toBe(1);
    expect(match(attack(duel(guns)))).toBe(2);
  });
});

const match = (one: ReturnType<typeof duel>): number => {
  const offer = one.open[0]?.offer();
  return offer?.kind === 'amount' ? offer.range.max : -1;
};

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
    const one = act(attack(duel()), 1, falls(['BLAST', 'P1']));
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
      falls(['P1', 'P1'], { cube: 1, to: 'P4' }),
    );
    expect(one.state.battle).toBe(null);
    expect(captain(one, 0).wins).toBe(1);
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

describe('who wins', () => {
  test('the stronger, and the active player on a tie; the loser takes a damage, the winner a step to Legendary [DR-BAT.14] [DR-BSHIP.15] [DR-BSHIP.16] [DR-BSHIP.18]', () => {
    const tie = act(attack(duel()), 1, falls(['S1a', 'S1b']));
    expect(captain(tie, 0)).toMatchObject({ wins: 1, damage: 0 });
    expect(captain(tie, 1)).toMatchObject({ wins: 0, damage: 1, at: sea });
    const lost = act(attack(duel()), 1, falls(['S1a', 'S2']));
    expect(captain(lost, 0)).toMatchObject({ wins: 0, damage: 1 });
    expect(captain(lost, 1).wins).toBe(1);
    expect(asked(lost)).toBe('act');
  });

  test('a pirate that loses becomes a merchant [DR-BSHIP.17]', () => {
    const one = act(attack(duel({ pirate: true }, { pirate: true })), 1, falls(['S1a', 'P1']));
    expect(captain(one, 1).pirate).toBe(false);
    expect(captain(one, 0).pirate).toBe(true);
  });

  test('a ship with five damage fights to the end, then sinks; the other is the cause [DR-BAT.16] [DR-BAT.22] [DR-SINK.1] [DR-SINK.2] [DR-SINK.11] [DR-BSHIP.19]', () => {
    const one = act(attack(duel({ damage: 4 }, {})), 1, falls(['S2', 'D1']));
    expect(captain(one, 0)).toMatchObject({ wins: 1, at: 12, damage: 0, chest: 10 });
    expect(captain(one, 1)).toMatchObject({ markers: ['terror'], chest: 20, damage: 1 });
  });

  test('both may sink; losses are reckoned before coins move [DR-SINK.13] [DR-BAT.20]', () => {
    const one = act(attack(duel({ damage: 4, chest: 2 }, { damage: 4, chest: 3 })), 1, falls(['S2', 'D1']));
    expect(captain(one, 0)).toMatchObject({ at: 12, chest: 3 });
    expect(captain(one, 1)).toMatchObject({ at: 12, chest: 2 });
  });
});

describe('battle abilities', () => {
  test('in turn, the active player first, until both pass one after the other [DR-BSHIP.11] [DR-BSHIP.12] [DR-BSHIP.13] [DR-BSHIP.21] [DR-BAT.13]', () => {
    const one = attack(duel({ play: ['captain2', 'gunner3'] }, { play: ['gunner3'] }));
    act(one, 1, falls(['S1a', 'S1b', 'P1']));
    expect(askedOf(one)).toBe(0);
    act(one, 'Done');
    expect(askedOf(one)).toBe(1);
    act(one, 'drop 2 more cubes', falls(['P1', 'P1']));
    expect(askedOf(one)).toBe(0);
    act(one, 'drop 2 more cubes', falls(['S2', 'P1']));
    expect(captain(one, 0).used).toHaveLength(1);
    expect(one.state.battle).not.toBe(null);
  });

  test('each once a turn, whatever the number of battles [DR-ABIL.10] [DR-BAT.5]', () => {
    const one = position({
      seats: 3,
      captains: [
        { at: sea, play: ['captain2', 'crewmate[redJack boardingPikes]'] },
        { at: sea },
        { at: sea },
      ],
    });
    expect(offers(one, 'strength')).toBe(false);
    act(one, 'Captain: attack', 'the Halcyon', 1, falls(['S1a', 'S2']), 'battle: 1 strength more');
    expect(captain(one, 0).wins).toBe(1);
    act(one, 'Red jack: attack', falls(['S2']));
    expect(asked(one)).toBe('act');
  });

  test('strength, also for each wheel on the card, counts in this battle [DR-BOARD.12] [DR-ABIL.9]', () => {
    const one = attack(duel({ play: ['captain2', 'bosun2[rallyingHelm]'] }));
    act(one, 1, falls(['P1', 'S2']));
    act(one, 'strength for each wheel');
    expect(captain(one, 0).wins).toBe(1);
  });

  test('dropping adds cubes of the reserve, fewer if there are fewer [DR-BOARD.11]', () => {
    const one = attack(duel({ play: ['captain2', 'gunner3'], cubes: 2 }));
    act(one, 1, falls(['S1a', 'P1']), 'drop 2 more cubes');
    expect(one.state.falling).toEqual([0]);
  });

  test('a cube moved into the blast falls again before the next ability [DR-EFF.10] [DR-BOARD.8] [DR-BOARD.13]', () => {
    const one = attack(duel({ play: ['captain2', 'crewmate[cunningTack]'] }));
    act(one, 1, falls(['P1', 'S2']), 'move any cube');
    expect(offers(one, 'from strength 2 to the blast')).toBe(true);
    act(one, 'from strength 2 to the blast');
    expect(one.state.falling).toEqual([1, 1]);
  });

  test('an explosive cube goes into the blast and falls with another [DR-EFF.13]', () => {
    const one = attack(duel({ play: ['captain2', 'crewmate[powderHulk]'] }));
    act(one, 1, falls(['S1a', 'P1']), 'put a cube into the blast');
    expect(one.state.falling).toEqual([0, 0]);
  });

  test('one damage less, the loser’s included [DR-EFF.11]', () => {
    const one = attack(duel({ play: ['captain2', 'crewmate[cutGrapnels]'] }));
    act(one, 1, falls(['P1', 'S2']), 'move any cube', 'from plunder (1 cargo) to strength 1');
    expect(captain(one, 0).damage).toBe(0);
  });

  test('more damage and goods if one wins, only then [DR-EFF.12] [DR-BAT.17] [DR-GAIN.6]', () => {
    const play = ['captain2', 'crewmate[noQuarter]'];
    const one = attack(duel({ play }));
    act(one, 1, falls(['S2', 'P1']), 'if you win', 'Leave it');
    expect(captain(one, 1).damage).toBe(2);
    expect(captain(one, 0).hull[0]).toMatchObject({ cargo: 1, coin: 1 });
    const lost = attack(duel({ play }));
    act(lost, 1, falls(['S1a', 'S2']), 'if you win');
    expect(captain(lost, 1).damage).toBe(0);
  });

  test('the Captain gains a coin for each wheel if he wins, at level 4 two more, not against buildings [DR-SAILOR.2] [DR-SAILOR.3] [DR-SAILOR.14] [DR-ABIL.11] [EX-37]', () => {
    const one = attack(duel({ play: ['captain4[pilotsHandbook]'] }));
    act(one, 1, falls(['S2', 'P1']), 'if you win', 'Leave it');
    expect(captain(one, 0).hull[0]?.coin).toBe(4);
  });

  test('a Gunner of level 4 gives up a cube for a damage and two cargo [DR-SAILOR.8] [DR-SAILOR.18] [DR-SAILOR.22]', () => {
    const one = attack(duel({ play: ['captain2', 'gunner4'] }));
    act(one, 2, falls(['S1a', 'P1', 'S1b']), 'give up one of your cubes', 'plunder');
    expect(captain(one, 1).damage).toBe(1);
    expect(captain(one, 0).hull[0]?.cargo).toBe(2);
    expect(offers(one, 'drop 2 more cubes')).toBe(true);
  });

  test('a card drawn in battle may be played at once; its cannons drop cubes and have fired [DR-EFF.9]', () => {
    const one = attack(duel({ play: ['captain2', 'crewmate[aceInTheSleeve]'], deck: ['gunner2'] }));
    act(one, 1, falls(['S1a', 'P1']), 'draw a card', 'Yes');
    expect(one.state.falling).toEqual([0]);
    expect(captain(one, 0).play).toHaveLength(3);
    const kept = attack(duel({ play: ['captain2', 'crewmate[aceInTheSleeve]'], deck: ['gunner2'] }));
    act(kept, 1, falls(['S1a', 'P1']), 'draw a card', 'No');
    expect(kept.state.falling).toEqual([]);
    expect(captain(kept, 0).hand).toHaveLength(1);
  });
});

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
