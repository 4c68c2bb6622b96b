import { Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { pieces } from '../content/pieces.ts';
import { chanceFleet } from './chance-fleet.ts';
import { cannotBank, fleetCost, fleetFaults } from './fleet.ts';

describe('a fleet drawn by chance', () => {
  const totals = [20, 40, 80, 120];

  test.each(totals)(
    'of %i points breaks no rule, can bring gold home and spends nearly everything',
    (total) => {
      for (let i = 0; i < 40; i++) {
        const terms = { total, players: 2 };
        const fleet = chanceFleet(Random.seeded(`chance ${total} ${i}`), terms);
        expect(fleetFaults(fleet, terms)).toEqual([]);
        expect(cannotBank(fleet)).toBe(false);
        expect(fleetCost(fleet)).toBeGreaterThan(total * 0.75);
        expect(fleet.ships.length).toBeGreaterThan(1);
      }
    },
  );

  test('flies one flag or two, and others another time', () => {
    const fleets = Array.from({ length: 30 }, (_, i) =>
      chanceFleet(Random.seeded(`flags ${i}`), { total: 40, players: 2 }),
    );
    const flags = fleets.map(({ ships }) => new Set(ships.map(({ ship }) => pieces[ship].nation)));
    expect(Math.max(...flags.map(({ size }) => size))).toBe(2);
    expect(new Set(fleets.map((fleet) => JSON.stringify(fleet.ships))).size).toBeGreaterThan(25);
  });
});
