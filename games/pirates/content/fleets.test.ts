import { describe, expect, test } from 'vitest';
import { cannotBank, fleetCost, validateFleet } from '../rules/fleet.ts';
import { parseFleet, printFleet } from '../rules/fleet-form.ts';
import { crewCard } from './crew.ts';
import { events } from './events.ts';
import { forts } from './forts.ts';
import { readyFleetIds, readyFleets } from './fleets.ts';
import { pieces } from './pieces.ts';
import { treasureIds } from './treasure.ts';

/** The budgets of the rules: ships, then crew and events, each from the dearest to the cheapest. */
const budgets: Record<string, string> = {
  RF1: '16 8 6 + 3 2 2 1 1 1',
  RF2: '14 10 8 + 3 2 2 1',
  RF3: '13 10 9 + 3 3 1 1',
  RF4: '11 9 9 + 3 2 2 2 1 1',
  RF5: '13 10 5 + 3 3 3 2 1',
  RF6: '11 11 9 + 3 3 2 1',
  RF7: '14 11 8 + 3 2 1 1',
  RF8: '11 10 10 + 3 3 2 1',
  RF9: '13 13 9 + 4 1',
  RF10: '13 11 8 + 4 3 1',
  RF11: '14 11 8 + 3 3 1',
  RF12: '17 12 9 + 1 1',
};

const dearestFirst = (costs: readonly number[]): string => costs.toSorted((a, b) => b - a).join(' ');

describe('the ready-made fleets', () => {
  test.each(readyFleetIds)('%s is legal with two players and with more [PI-FLT.25]', (id) => {
    const { fleet } = readyFleets[id];
    expect(validateFleet(fleet)).toEqual([]);
    for (const players of [3, 4, 5, 6]) expect(validateFleet(fleet, { total: 40, players })).toEqual([]);
    expect(cannotBank(fleet)).toBe(false);
  });

  test.each(readyFleetIds)('%s spends exactly 40 points, as budgeted [PI-FLT.3]', (id) => {
    const { fleet, number } = readyFleets[id];
    expect(fleetCost(fleet)).toBe(40);
    const ships = fleet.ships.map(({ ship }) => pieces[ship].cost);
    const crew = fleet.ships.flatMap((ship) => ship.crew.map((one) => crewCard(one).cost));
    const played = fleet.events.map((event) => events[event].cost);
    expect(`${dearestFirst(ships)} + ${dearestFirst([...crew, ...played])}`).toBe(budgets[number]);
  });

  test.each(readyFleetIds)('%s survives being written down [PI-FLT.25]', (id) => {
    const { fleet } = readyFleets[id];
    expect(parseFleet(printFleet(fleet))).toEqual(fleet);
  });

  test.each(readyFleetIds)(
    '%s teaches something and lists three forts, one of them cheap [PI-FLT.24]',
    (id) => {
      const { fleet, teaches } = readyFleets[id];
      expect(teaches.length).toBeGreaterThan(0);
      expect(fleet.forts).toHaveLength(3);
      expect(Math.min(...fleet.forts.map((fort) => forts[fort].gold))).toBeLessThanOrEqual(3);
    },
  );

  test('between them they bring every unique treasure once [PI-SET.20]', () => {
    const brought = readyFleetIds.flatMap((id) => readyFleets[id].fleet.treasures);
    expect(brought.toSorted()).toEqual([...treasureIds].toSorted());
  });

  test('they are numbered as in the rules', () => {
    expect(readyFleetIds.map((id) => readyFleets[id].number)).toEqual(Object.keys(budgets));
  });
});
