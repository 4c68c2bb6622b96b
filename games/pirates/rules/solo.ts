import type { Chosen, Random } from '@portolan/kernel';
import type { Fleet } from '../content/fleets.ts';
import type { Pirates, Scenario } from '../state.ts';
import { OPTIONS } from './setup.ts';
import type { Table } from './table.ts';

/** Solo [PI-SOLO]: scenarios against a bot in the second seat. */
export function readScenario(options: Chosen): Scenario {
  return OPTIONS.scenario.values.find((value) => value === options['scenario']) ?? 'none';
}
export const scenarioFleets = (_scenario: Scenario, fleets: Fleet[]): Fleet[] => fleets;
export function setScenario(_state: Pirates, _fleets: readonly Fleet[], _random: Random): void {}
export const scenarioEnd = (_table: Table): boolean => false;
