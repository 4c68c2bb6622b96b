import { type Json, Refusal } from '@portolan/kernel';
import { type Fleet, isReadyFleetId, readyFleets } from '../content/fleets.ts';
import { parseFleet } from '../rules/fleet-form.ts';

export const NO_FLEET: Fleet = {
  ships: [],
  home: { crew: [], equipment: [] },
  events: [],
  forts: [],
  coins: [],
  treasures: [],
  marked: [],
};

/** The fleet somebody brings: a ready-made one by name, or one written in words; what cannot be read is none. */
export function fleetBrought(brought: Json): Fleet {
  if (typeof brought !== 'string') return NO_FLEET;
  if (isReadyFleetId(brought)) return readyFleets[brought].fleet;
  const fleet = parseFleet(brought);
  return fleet instanceof Refusal ? NO_FLEET : fleet;
}
