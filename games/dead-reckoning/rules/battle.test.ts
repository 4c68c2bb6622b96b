import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  askedOf,
  attack,
  captain,
  choices,
  duel,
  falls,
  type Game,
  offers,
  OPEN_SEA as sea,
} from '../acting.ts';
import { position } from '../position.ts';

const mostCannons = (match: Game): number => {
  const offer = match.open[0]?.offer();
  return offer?.kind === 'amount' ? offer.range.max : -1;
};

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
    act(match, 'Captain: attack', 'the Halcyon', 1, falls(['S2', 'S1a']));
    act(match, 'Red jack: attack', 'the Osprey');
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
    expect(mostCannons(loaded)).toBe(1);
    expect(mostCannons(attack(duel(guns)))).toBe(2);
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
    const one = act(attack(duel({ pirate: true }, { pirate: true })), 1, falls(['S1a', 'S1b']));
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
