import { describe, expect, test } from 'vitest';
import { act, asked, askedOf, attack, captain, choices, duel, falls, offers, told } from '../acting.ts';
import type { Achievement } from '../content/achievements.ts';
import { position } from '../position.ts';

const four: readonly Achievement[] = ['legendary', 'terror', 'builder', 'capitalist'];

describe('the end', () => {
  test('four markers at the end of a turn trigger it; each other takes one more turn, in order [DR-END.1] [DR-END.3] [DR-END.11]', () => {
    const match = position({ seats: 3, captains: [{ markers: four }] });
    act(match, 'End the turn');
    expect(told(match)).toContain('triggered');
    expect(captain(match, 0)).toMatchObject({ finished: true, due: '' });
    expect(askedOf(match)).toBe(1);
    act(match, 'End the turn');
    expect(askedOf(match)).toBe(2);
    expect(match.outcome).toBeUndefined();
    act(match, 'End the turn');
    expect(match.state.stage).toBe('over');
    expect(match.outcome).toBeDefined();
  });

  test('a marker placed in another’s turn waits for the end of its owner’s; later ones change nothing [DR-END.2] [DR-END.4] [DR-END.12]', () => {
    const match = position({ seats: 3, captains: [{}, { markers: four }, { markers: four }] });
    act(match, 'End the turn');
    expect(match.state.trigger).toBe(-1);
    while (askedOf(match) === 1 && asked(match) === 'levelUp') act(match, choices(match)[0] ?? '');
    act(match, 'End the turn');
    expect(match.state.trigger).toBe(1);
    act(match, 'End the turn');
    expect(match.state.trigger).toBe(1);
    expect(askedOf(match)).toBe(0);
  });

  test('cards are drawn as usual at the end of the last turn and may be used in battles [DR-END.5] [DR-END.6]', () => {
    const match = position({
      captains: [
        { at: 10, markers: four, deck: ['gunner2', 'captain', 'bosun', 'purser'] },
        { at: 10, play: ['captain2'] },
      ],
    });
    act(match, 'End the turn', 'Merchant');
    expect(captain(match, 0).hand).toHaveLength(4);
    act(match, 'attack a ship', 'the Petrel', 1);
    expect(choices(match)).toEqual(['Gunner (level 2)', 'Done']);
    expect(match.asides(0)).toEqual([]);
  });

  test('the cube of who is through takes two influence, an empty slot one [EX-36] [DR-END.7] [DR-END.9]', () => {
    const end = (slots: readonly number[]) =>
      position({
        seats: 3,
        trigger: 1,
        captains: [{ at: 0, play: ['buccaneer2'] }, { finished: true }],
        waters: { 0: { slots } },
      });
    const full = act(end([1, 1, 2, 2]), 'Buccaneer');
    expect(choices(full)).toHaveLength(2);
    act(full, 'Replace a cube of the Halcyon');
    expect(full.state.boards[0]?.slots.filter((owner) => owner === 0)).toHaveLength(1);
    expect(asked(full)).toBe('act');
    const both = act(
      end([1, 1, 2, 2]),
      'Buccaneer',
      'Replace a cube of the Osprey',
      'Replace a cube of the Osprey',
    );
    expect(both.state.boards[0]?.slots.filter((owner) => owner === 0)).toHaveLength(2);
    const empty = act(end([1, 1, 2]), 'Buccaneer', 'Seahound Isle');
    expect(empty.open[0]?.about).toMatchObject({ say: 'influence', left: 1 });
  });

  test('the two may come from two abilities one right after the other; an unpaired one has no effect [DR-END.8]', () => {
    const end = (play: readonly string[]) =>
      position({
        trigger: 1,
        captains: [{ at: 0, play }, { finished: true }],
        waters: { 0: { slots: [1, 1, 1, 1] } },
      });
    expect(offers(end(['buccaneer']), 'Buccaneer')).toBe(false);
    const paired = act(end(['buccaneer', 'deckhand']), 'Buccaneer', 'Replace a cube');
    expect(paired.state.boards[0]?.slots).toEqual([1, 1, 1, 1]);
    act(paired, 'Deckhand', 'Replace a cube');
    expect(paired.state.boards[0]?.slots).toEqual([0, 1, 1, 1]);
    const broken = act(end(['buccaneer', 'deckhand']), 'Buccaneer', 'Replace a cube', 'Raise sails');
    expect(offers(broken, 'Deckhand')).toBe(false);
    const odd = act(end(['buccaneer3']), 'Buccaneer', 'Replace a cube');
    expect(asked(odd)).toBe('act');
  });

  test('in the final round everything else is as ever: who is through still loses battles [DR-END.12]', () => {
    const match = attack(duel({}, { finished: true, damage: 4 }));
    act(match, 1, falls(['S2', 'P2', 'P2', 'P2']), 'Leave it');
    expect(captain(match, 1)).toMatchObject({ at: 12, chest: 10 });
  });
});
