import { describe, expect, test } from 'vitest';
import { nth } from '../common/lists.ts';
import { lesson, lessonIds } from './lessons.ts';
import { answer, asked, leg, mastsLeft, offered, shipIn, told } from './rules/acting.ts';
import { NONE } from './state.ts';

describe('the tutorial [PI-SOLO.9]', () => {
  test('six lessons, each begins with a turn of the learner [PI-SOLO.9]', () => {
    expect(lessonIds).toEqual(['moving', 'exploring', 'shooting', 'boarding', 'towing', 'terrain']);
    for (const id of lessonIds) expect(asked(lesson(id))).toBe('0: turn');
  });

  test('none is over before the learner has had a few turns [PI-SOLO.9]', () => {
    for (const id of lessonIds) {
      const match = lesson(id);
      for (let i = 0; i < 6; i++) answer(match, i % 2, 'end');
      expect(asked(match)).toBe('0: turn');
    }
  });

  test('moving: a course with a turn before each stretch leads to an island [PI-SOLO.9]', () => {
    const match = lesson('moving');
    answer(match, 0, 'move 0', [leg('L'), leg('L', -1_350)]);
    expect(shipIn(match, 0).docked).toBe(1);
  });

  test('exploring: an explorer docks, explores and carries the treasure home [PI-SOLO.9]', () => {
    const match = lesson('exploring');
    answer(match, 0, 'move 0', [leg('L')], 'landfall 0', ['0', '1', '2'], 'end');
    answer(match, 1, 'end');
    expect(shipIn(match, 0).coins).toHaveLength(3);
    answer(match, 0, 'move 0', [leg('L', 9_000, 3_000), leg('L', 9_000)], 'end');
    answer(match, 1, 'end');
    answer(match, 0, 'move 0', [leg('L', 1_740)]);
    expect(nth(match.state.islands, 0).coins).toHaveLength(3);
    expect(match.outcome?.ranking).toEqual([[0], [1]]);
  });

  test('shooting: of three shots two hit [PI-SOLO.9]', () => {
    const match = lesson('shooting');
    answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
    answer(match, 1, '0');
    answer(match, 0, 'mast 1 > ship 1', 'mast 2 > ship 1');
    expect(mastsLeft(match, 1)).toBe(0);
  });

  test('boarding: a ram takes a mast, the boarding party a coin [PI-SOLO.9]', () => {
    const match = lesson('boarding');
    answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
    answer(match, 1, '0');
    answer(match, 0, 'yes', 'coin 0');
    expect(shipIn(match, 0).coins).toMatchObject([{ gold: 3 }]);
    expect(mastsLeft(match, 1)).toBe(1);
  });

  test('towing: a derelict is taken in tow and joins the fleet [PI-SOLO.9]', () => {
    const match = lesson('towing');
    answer(match, 0, 'move 0', [leg('L')]);
    expect(offered(match)).toContain('tow 0 1');
    answer(match, 0, 'tow 0 1');
    expect(shipIn(match, 1)).toMatchObject({ seat: 0, tower: 0 });
  });

  test('terrain: a reef does no harm, weeds hold the ship until it breaks free, and fog hides it [PI-SOLO.9]', () => {
    const match = lesson('terrain');
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    expect(told(match, 'rolledTile')).toMatchObject([{ tile: 'tile:0', die: 4 }]);
    answer(match, 0, 'end');
    answer(match, 1, 'end');
    answer(match, 0, 'move 0', [leg('L')], 'end');
    expect(shipIn(match, 0)).toMatchObject({ entangledIn: 1, masts: ['up', 'up', 'up'] });
    answer(match, 1, 'end');
    answer(match, 0, 'breakFree 0', { direction: 0, heading: 0 });
    expect(shipIn(match, 0).lostIn).toBe(2);
    answer(match, 0, 'end');
    answer(match, 1, 'end');
    answer(match, 0, 'move 0', { heading: 0 }, [leg('L')]);
    expect(shipIn(match, 0)).toMatchObject({ lostIn: NONE, heading: 0 });
  });
});
