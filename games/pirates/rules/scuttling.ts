import { type Rules } from '@portolan/kernel';
import { type Pirates, type Ship } from '../state.ts';
import type { Plain, Thing } from '../choices.ts';
import { chooseWeighed, fleetOf, isUsed, markUsed, roll, shipAt, shipName, type Table } from './table.ts';

/** Scuttling [PI-SCUT]. */

/** Ships that may still be declared this turn. [PI-SCUT.1] [PI-SCUT.3] */
export const scuttleable = (state: Pirates): Ship[] =>
  fleetOf(state, state.turn.seat).filter((ship) => !ship.scuttling && !isUsed(state, `scuttle ${ship.id}`));

/** A 5 or 6 and the ship sinks at the start of its player's next turn. [PI-SCUT.2] */
export function* scuttle(table: Table): Rules {
  const { state } = table;
  const options = (): (Plain | (Thing & { ship: number }))[] => [
    ...scuttleable(state).map((ship) => ({ key: String(ship.id), on: shipName(ship), ship: ship.id })),
    { key: 'no' },
  ];
  const choice = yield* chooseWeighed(state.turn.seat, { say: 'scuttle' }, options, ({ key }) =>
    key === 'no' ? 6 : 1,
  );
  if (!('ship' in choice)) return;
  const ship = shipAt(state, choice.ship);
  markUsed(state, `scuttle ${ship.id}`);
  const die = roll(table, 'scuttle');
  ship.scuttling = die >= 5;
  table.tell({ say: 'scuttled', ship: shipName(ship), die, holed: ship.scuttling });
}
