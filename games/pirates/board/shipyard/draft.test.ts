import { expect, test } from 'vitest';
import type { Fleet } from '../../content/fleets.ts';
import { readyFleets } from '../../content/fleets.ts';
import { fleetFaults, STANDARD } from '../../rules/fleet.ts';
import { NO_FLEET } from '../brought.ts';
import { berthFor, edited, remedyFor } from './draft.ts';

const sailing = (
  ...ships: readonly [Fleet['ships'][number]['ship'], ...Fleet['ships'][number]['crew']][]
): Fleet => ({
  ...NO_FLEET,
  ships: ships.map(([ship, ...crew]) => ({ ship, crew, equipment: [] })),
});

const remedy = (fleet: Fleet) => {
  const [fault] = fleetFaults(fleet, STANDARD);
  return fault && remedyFor(fleet, fault, STANDARD);
};

test('crew too dear for a ship move to one that can pay them', () => {
  const fleet = sailing(
    ['pennywhistle', 'england-captain', 'england-musketeer', 'england-explorer'],
    ['merry-gannet'],
  );
  const edit = remedy(fleet);
  expect(edit).toMatchObject({ do: 'move', from: 0, to: 1 });
  expect(edit && fleetFaults(edited(fleet, edit), STANDARD)).toEqual([]);
});

test('a ship that lacks its loyal company is given a cheap one', () => {
  const fleet = sailing(['deepwell']);
  expect(remedy(fleet)).toMatchObject({ do: 'launch' });
});

test('who is one too many goes, the cheapest way first', () => {
  const { fleet } = readyFleets['line-of-battle'];
  const dear = { ...fleet, events: ['dead-calm', 'jury-rig'] as const };
  const edit = remedy(dear);
  expect(edit && fleetFaults(edited(dear, edit), STANDARD).length).toBeLessThan(
    fleetFaults(dear, STANDARD).length,
  );
});

test('a hand goes aboard under its own flag where there is room', () => {
  const fleet = sailing(['golondrina'], ['merry-gannet']);
  expect(berthFor(fleet, { kind: 'crew', card: 'england-captain' }, STANDARD)).toBe(1);
});
