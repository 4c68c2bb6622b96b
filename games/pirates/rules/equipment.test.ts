import { expect, test } from 'vitest';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, offered, shipIn, SPARE, told } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Equipment [PI-EQP]. What each piece does is shown where it matters. */

const SHIP: ShipPosition = { piece: 'belle-brume', at: [60_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] };

test('equipment works on a ship alone: ashore it does nothing for those who lie there [PI-EQP.2]', () => {
  const isle: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], coins: [1, 1, 1, 1, 1] };
  const most = (ship: Partial<ShipPosition>, ashore: IslandPosition['gear'] = []): number => {
    const ships = [{ ...SHIP, at: berth(isle.at, 6_800), ...ship }, ...SPARE];
    const match = position({ islands: [HOARD, { ...isle, gear: ashore }], ships });
    answer(match, 0, 'explore 0');
    const accepted = [1, 2, 3, 4, 5].filter((count) => {
      const keys = Array.from({ length: count }, (_, i) => String(i));
      return !(match.open[0]?.read(keys) instanceof Error);
    });
    return Math.max(...accepted);
  };
  expect(most({})).toBe(3);
  expect(most({ gear: ['false-bottom'] })).toBe(4); // it takes one space and gives two to coins
  expect(most({}, ['false-bottom'])).toBe(3);
});

test('equipment on a sunk ship leaves the game [PI-EQP.3]', () => {
  const hulk: ShipPosition = { ...PREY, masts: 0, gear: ['grapnels', 'fog-bell'] };
  const match = position({ islands: [HOARD], ships: [SHIP, hulk, ...SPARE] });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(shipIn(match, 1)).toMatchObject({ fate: 'sunk', gear: [] });
  expect(match.state.scrap).toMatchObject([{ gear: 'grapnels' }, { gear: 'fog-bell' }]);
});

/** A bombardier shoots, with this die, and its target's iron bulwarks would stop the hit. */
function bombard(cannon: string, form: 'artillery' | 'flamethrower'): Match {
  const ship: ShipPosition = {
    ...SHIP,
    piece: 'mortier-du-ponant',
    gear: ['gunners-quadrant'],
    also: { form },
  };
  const target: ShipPosition = { ...PREY, gear: ['iron-bulwarks'] };
  const match = position({ islands: [HOARD], ships: [ship, target, ...SPARE] });
  match.random.rig('bulwarks', 6);
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toContain(`${cannon} > ship 1`);
  return match;
}

test('no equipment touches the shots of a bombardier cannon, the target’s own no more than the shooter’s [PI-EQP.4]', () => {
  for (const form of ['artillery', 'flamethrower'] as const) {
    const match = bombard('bombard', form);
    match.random.rig('shot', 6);
    answer(match, 0, 'bombard > ship 1');
    expect(told(match, 'rolledBulwarks')).toEqual([]);
    expect(asked(match)).toBe(form === 'artillery' ? '1: loseMast' : '1: setAlight');
  }
  const missed = bombard('bombard', 'artillery');
  missed.random.rig('shot', 3);
  answer(missed, 0, 'bombard > ship 1');
  expect(offered(missed).filter((key) => key.startsWith('quadrant'))).toEqual([]);
});

test('the shots of its masts it does [PI-EQP.4]', () => {
  const stopped = bombard('mast 0', 'artillery');
  stopped.random.rig('shot', 6);
  answer(stopped, 0, 'mast 0 > ship 1');
  expect(told(stopped, 'rolledBulwarks')).toHaveLength(1);
  expect(asked(stopped)).toBe('0: shoot');
  const helped = bombard('mast 0', 'artillery');
  helped.random.rig('shot', 3);
  answer(helped, 0, 'mast 0 > ship 1');
  expect(offered(helped)).toContain('quadrant 0');
});
