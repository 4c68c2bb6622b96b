import { describe, expect, test } from 'vitest';
import { act, asked, askedOf, attack, captain, duel, falls, offers, OPEN_SEA as sea } from '../acting.ts';
import { position } from '../position.ts';

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
    expect(captain(one, 0).used).toHaveLength(2);
    expect(asked(one)).toBe('plunder');
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
    act(one, 'Red jack: attack', 'the Osprey', falls(['S2']));
    expect(asked(one)).toBe('act');
  });

  test('strength, also for each wheel on the card, counts in this battle [DR-BOARD.12] [DR-ABIL.9]', () => {
    const one = attack(duel({ play: ['captain2', 'bosun2[rallyingHelm]'] }));
    act(one, 1, falls(['P1', 'S2']));
    act(one, 'strength for each wheel', 'Leave it');
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

describe('a battle of many turns', () => {
  test('six cubes to three, abilities in turn, a blast, a push, a tie: the active player wins [EX-28] [DR-BAT.1] [DR-BAT.14]', () => {
    const one = duel(
      {
        play: ['captain3', 'gunner3[powderBoys smallSwivel]', 'deckhand[letterOfMarque boardingPikes]'],
        tiles: { 1: ['swivelGun'] },
      },
      { play: ['gunner2', 'crewmate[doubleCharge]'] },
    );
    act(one, 'Captain: attack', 'the Halcyon', 6);
    expect(one.state.falling).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1]);
    act(one, falls(['S1a', 'S1b', 'P1', 'P5', 'P5', 'P3', 'S1a', 'S1c', 'P2']));
    expect(one.open[0]?.about).toMatchObject({ mine: 2, theirs: 2 });
    act(one, 'Done', 'drop 2 more cubes', falls(['BLAST', 'P1']));
    expect(one.state.falling).toEqual([1, 1]);
    act(one, falls(['S2', 'D1']));
    expect(one.open[0]?.about).toMatchObject({ mine: 2, theirs: 4 });
    const struck = one.state.battle?.cubes.findIndex(({ area }) => area === 'S2') ?? -1;
    act(one, 'drop 2 more cubes', falls(['P3', 'P4'], { cube: struck, to: 'S1c' }));
    expect(one.open[0]?.about).toMatchObject({ mine: 2, theirs: 3 });
    act(one, 'battle: 1 strength more');
    expect(one.open[0]?.about).toMatchObject({ mine: 3, theirs: 3 });
    act(one, 'Done', 1);
    expect(one.open[0]?.about).toMatchObject({ say: 'plunder', cargo: 6, coin: 3 });
    act(one, 'As much aboard as fits');
    expect(one.open[0]?.about).toMatchObject({ say: 'plunder', cargo: 1, coin: 1 });
    act(one, 'As much aboard as fits');
    expect(captain(one, 0)).toMatchObject({ damage: 1, wins: 1 });
    expect(captain(one, 1)).toMatchObject({ damage: 1, wins: 0 });
  });

  test('against a merchant ship any abilities, in any order, and nobody answers [DR-BNPC.4] [DR-BAT.1]', () => {
    const one = position({
      captains: [{ at: 0, play: ['gunner3', 'crewmate[boardingPikes]'] }],
      waters: { 0: { card: 'lameGannet' } },
      backs: { lameGannet: 'merryMargaret' },
    });
    act(one, 'Attack Salt-fish trader', 2, falls(['S1a', 'S1b', 'S2', 'S1c']));
    expect(one.state.battle?.kind).toBe('merchant');
    act(one, 'battle: 1 strength more');
    expect([asked(one), askedOf(one)]).toEqual(['battleAbility', 0]);
    expect(offers(one, 'drop 2 more cubes')).toBe(true);
    act(one, 'Done');
    expect(asked(one)).toBe('makeRoom');
  });

  test('no main action in a battle: nothing is loaded, bought, sailed or used [DR-BAT.21]', () => {
    const one = attack(duel({ hand: ['gunner2'], play: ['captain2', 'crewmate'] }));
    for (const choice of ['Crewmate: gain', 'Raise sails', 'End the turn', 'Load'])
      expect(offers(one, choice)).toBe(false);
    act(one, 'Done', 1, falls(['S1a', 'P2']));
    expect(asked(one)).toBe('plunder');
    expect(one.asides(0)).toEqual([]);
  });

  test('cubes come out of the reserve, or off islands where it lacks them [DR-BAT.11] [DR-SUP.8]', () => {
    const one = position({
      captains: [{ at: sea, play: ['captain2', 'gunner2'], cubes: 1 }, { at: sea }],
      waters: { 3: { slots: [0] } },
    });
    act(one, 'attack a ship', 'the Halcyon', 2);
    expect(asked(one)).toBe('spareCube');
    act(one, 'Mangrove Cay');
    expect(one.state.falling).toEqual([0, 0, 1]);
    expect(one.state.boards[3]?.slots[0]).toBe(-1);
  });
});
