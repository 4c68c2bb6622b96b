import { type Rules } from '@portolan/kernel';
import { pieces } from '../content/pieces.ts';
import { type Pirates, type Ship } from '../state.ts';
import type { MastOption, Plain } from '../choices.ts';
import type { Ask } from '../says.ts';
import { mastName } from './damage.ts';
import { isAtBank } from './docking.ts';
import { able, use } from './highseas.ts';
import { choose, isCreature, kindOf, shipName, type Table } from './table.ts';
import { checkTow } from './towing.ts';

/** Repairing [PI-REP]. */

type Repair = MastOption | (Plain & { flag: true }) | (Plain & { gun: true });

/** Empty mast slots, a flotilla's flags, a jammed bombardier; never segments, panels or second hulls. [PI-REP.4] [PI-REP.5] [PI-KW.flotilla.12] [PI-KW.bombardier.10] */
function repairs(ship: Ship): Repair[] {
  if (isCreature(ship)) return [];
  const found: Repair[] = ship.masts.flatMap((mast, i) =>
    mast === 'lost' ? [{ key: String(i), on: mastName(ship, i), mast: i }] : [],
  );
  const { hull } = pieces[ship.piece];
  if (hull.kind === 'flotilla' && ship.flags < hull.flags) found.push({ key: 'flag', flag: true });
  if (ship.jammed) found.push({ key: 'gun', gun: true });
  return found;
}

/** At its home island or an own fort; with a Shipwright, or a flotilla, anywhere. [PI-REP.2] [PI-CREW.15] [PI-KW.flotilla.3] */
export function canRepair(state: Pirates, ship: Ship): boolean {
  const whole = !ship.masts.includes('lost') && !ship.jammed && kindOf(ship) !== 'flotilla';
  if (whole || repairs(ship).length === 0) return false;
  return isAtBank(state, ship) || kindOf(ship) === 'flotilla' || able(state, ship, 'shipwright');
}

/** A repair action restores one mast of its controller's choice. [PI-REP.1] [PI-SEA.11] */
export function* repair(table: Table, ship: Ship): Rules {
  const { state } = table;
  if (!isAtBank(state, ship) && kindOf(ship) !== 'flotilla') use(table, ship, 'shipwright');
  const about: Ask = { say: 'repair', ship: shipName(ship) };
  mend(table, ship, yield* choose(ship.seat, about, () => repairs(ship)));
}

function mend(table: Table, ship: Ship, choice: Repair): void {
  if ('mast' in choice) raise(table, ship, choice.mast);
  if ('flag' in choice) {
    ship.flags++;
    table.tell({ say: 'raisedFlag', ship: shipName(ship) });
  }
  if ('gun' in choice) {
    ship.jammed = false;
    table.tell({ say: 'clearedGun', ship: shipName(ship) });
  }
}

/** A ship with a mast again is no longer derelict. [PI-DER.7] */
export function raise(table: Table, ship: Ship, mast: number): void {
  ship.masts[mast] = 'up';
  table.tell({ say: 'repaired', ship: shipName(ship), mast: mastName(ship, mast) });
  checkTow(table, ship);
}

/** One eliminated mast comes back outside a repair action; nothing if there is none. */
export function* mastRepair(table: Table, ship: Ship): Rules {
  const masts = (): MastOption[] => repairs(ship).filter((choice) => 'mast' in choice);
  if (masts().length === 0) return;
  const { mast } = yield* choose(ship.seat, { say: 'repair', ship: shipName(ship) }, masts);
  raise(table, ship, mast);
}

export const canMend = (ship: Ship): boolean => ship.masts.includes('lost') && !isCreature(ship);
