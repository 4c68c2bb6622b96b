import { type Rules } from '@portolan/kernel';
import { onSurface, outlineOf, overlaps } from '../geometry/index.ts';
import { type Pirates, type Ship } from '../state.ts';
import type { Ask } from '../says.ts';
import { mayBeRammed, ram } from './ramming.ts';
import { bladesMeet, bodyOfLand, bodyOfShip, bodyOfTile, enemiesOf, isPresent, movingHull } from './sea.ts';
import { choose, isAfloat, isOver, kindOf, may, shipAt, shipName, type Table } from './table.ts';

/** Switchblades [PI-KW.switchblade]. */

/** Given a move or shoot action, it may deploy or retract its blades. [PI-KW.switchblade.2] */
export function* bladesChoice(table: Table, ship: Ship): Rules {
  if (kindOf(ship) !== 'switchblade') return;
  const out = ship.blades;
  if (!out && !canDeploy(table.state, ship)) return;
  const about: Ask = { say: out ? 'retractBlades' : 'deployBlades', ship: shipName(ship) };
  if (!(yield* may(ship.seat, about, shipName(ship)))) return;
  ship.blades = !out;
  table.tell({ say: out ? 'retractedBlades' : 'deployedBlades', ship: shipName(ship) });
}

/** Not into land, wrecks, ice, friends or the edge of the sea. [PI-KW.switchblade.11] */
function canDeploy(state: Pirates, ship: Ship): boolean {
  const outline = outlineOf(movingHull({ ...ship, blades: true }), ship);
  const solid = [
    ...state.islands.map(bodyOfLand),
    ...state.tiles.filter((tile) => tile.kind === 'iceberg' && !tile.gone).map(bodyOfTile),
    ...state.ships
      .filter((other) => other !== ship && isPresent(other))
      .filter((other) => other.fate === 'wreck' || other.seat === ship.seat)
      .map(bodyOfShip),
  ];
  return onSurface(outline, state) && !solid.some((body) => overlaps(outline, body.outline));
}

/** The enemies its blades touch. */
const bladed = (state: Pirates, ship: Ship, barred: readonly number[]): Ship[] =>
  enemiesOf(state, ship.seat).filter((other) => mayBeRammed(other, barred) && bladesMeet(ship, other));

/** All of them are rammed, in the order the active player likes; who was, is not rammed again. [PI-KW.switchblade.3] [PI-KW.switchblade.6] [PI-KW.switchblade.9] */
export function* bladeRams(table: Table, ship: Ship, barred: number[]): Rules {
  const { state } = table;
  while (ship.blades && isAfloat(ship) && !isOver(state)) {
    const left = (): { key: string; on: string; enemy: number }[] =>
      bladed(state, ship, barred).map((enemy) => ({
        key: String(enemy.id),
        on: shipName(enemy),
        enemy: enemy.id,
      }));
    if (left().length === 0) return;
    const { enemy } = yield* choose(ship.seat, { say: 'bladeRam', ship: shipName(ship) }, left);
    barred.push(enemy);
    yield* ram(table, ship, shipAt(state, enemy));
  }
}
