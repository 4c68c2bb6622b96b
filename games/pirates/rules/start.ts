import { type Rules, type Seat } from '@portolan/kernel';
import { MEASURE } from '../geometry/index.ts';
import { NONE, type Pirates, type Ship, type Tile } from '../state.ts';
import type { Plain } from '../choices.ts';
import { burn, isDoomed } from './damage.ts';
import { moor } from './docking.ts';
import { returnHome } from './eternal.ts';
import { clearSmoke, fallIntoFog } from './fog.ts';
import { able, beginMarks, isOpenly, setMark, setMarkNow, use } from './highseas.ts';
import { letGo } from './ramming.ts';
import { enemiesOf, isWithin } from './sea.ts';
import { sink } from './sinking.ts';
import {
  awaits,
  fleetOf,
  isDerelict,
  isLost,
  isOver,
  kindOf,
  pick,
  player,
  roll,
  shipName,
  type Table,
} from './table.ts';
import { drift } from './terrain.ts';
import { checkFleets } from './victory.ts';

/** The start of a turn, in the order of [PI-TURN.9]; events of the start are in the menu of the turn. */
export function* startOfTurn(table: Table): Rules {
  const { state } = table;
  const { seat } = state.turn;
  refresh(state, seat);
  for (const ship of state.ships)
    if (ship.seat === seat && ship.fate === 'waiting') yield* returnHome(table, ship);
  for (const ship of fleetOf(state, seat)) yield* chooseDepth(table, ship);
  yield* moor(table);
  for (const ship of fleetOf(state, seat)) ship.began = ship.docked; // [PI-EXP.1]
  for (const tile of state.tiles) if (!tile.gone && isDue(state, tile, seat)) yield* clearSmoke(table, tile);
  for (const ship of fleetOf(state, seat)) if (ship.scuttling) yield* sink(table, ship); // [PI-SCUT.2]
  for (const ship of fleetOf(state, seat)) if (isDoomed(ship)) yield* sink(table, ship); // [PI-CREW.8]
  if (isOver(state)) return; // the end marker may have gone down [PI-MULTI.13]
  for (const ship of fleetOf(state, seat)) yield* burn(table, ship);
  yield* drift(table);
  yield* frighten(table, seat);
  yield* moor(table);
  checkFleets(table);
}

/** Everybody may be given an action again; what lasted until this turn is over. */
function refresh(state: Pirates, seat: Seat): void {
  beginMarks(state, seat);
  player(state, seat).calm = false;
  for (const ship of state.ships) {
    if (ship.truce?.seat === seat) ship.truce = null;
    if (ship.seat !== seat) continue;
    ship.acts = [];
    ship.allowed = 1;
  }
  for (const { fort } of state.islands) if (fort?.seat === seat) fort.shot = false;
}

/** Smoke goes with its player's turn; that of a player who has left, with the next. [PI-CREW.21] [PI-WIN.11] */
const isDue = (state: Pirates, { until }: Tile, seat: Seat): boolean =>
  until === seat || (until !== NONE && player(state, until).out);

const DEPTHS: readonly Plain[] = [{ key: 'surfaced' }, { key: 'submerged' }];
const SUBSTANCES: readonly Plain[] = [{ key: 'tangible' }, { key: 'intangible' }];

/** Submarines and sea monsters dive or come up, ghost ships fade. [PI-KW.submarine.3] [PI-KW.seamonster.5] [PI-KW.ghostship.1] */
function* chooseDepth(table: Table, ship: Ship): Rules {
  const { state } = table;
  const kind = kindOf(ship);
  if (kind === 'submarine' || kind === 'seamonster') {
    if (isDerelict(ship)) return; // [PI-KW.submarine.11]
    const { key } = yield* pick(ship.seat, { say: 'depth', ship: shipName(ship) }, () => DEPTHS);
    const dives = key === 'submerged';
    if (dives !== ship.submerged) table.tell({ say: dives ? 'dived' : 'surfaced', ship: shipName(ship) });
    ship.submerged = dives;
    if (dives) letGo(state, ship);
  }
  if (kind !== 'ghostship') return;
  const { key } = yield* pick(ship.seat, { say: 'substance', ship: shipName(ship) }, () => SUBSTANCES);
  const fades = key === 'intangible' && !isLost(ship);
  if (fades === ship.intangible) return;
  ship.intangible = fades;
  table.tell({ say: fades ? 'faded' : 'appeared', ship: shipName(ship) });
  if (!fades) fallIntoFog(table, ship);
}

/** A die for each enemy within S of a ship that strikes fear. [PI-KW.fear.1] [PI-KW.fear.2] [PI-KW.fear.3] */
function* frighten(table: Table, seat: Seat): Rules {
  const { state } = table;
  for (const ship of fleetOf(state, seat)) {
    if (isOver(state) || isLost(ship) || !able(state, ship, 'fear')) continue;
    const near = enemiesOf(state, seat).filter(
      (enemy) => !isLost(enemy) && !enemy.submerged && isWithin(ship, enemy, MEASURE.S), // [PI-RULING.138]
    );
    if (near.length === 0 || !(yield* showsFear(table, ship))) continue;
    for (const enemy of near) {
      const die = roll(table, 'fear');
      table.tell({ say: 'rolledFear', ship: shipName(ship), enemy: shipName(enemy), die });
      if (die === 5) setMarkNow(state, enemy, 'cowed');
      if (die === 6) setMark(enemy, 'slowed');
    }
  }
}

/** Who strikes fear from under a face-down card may keep it so. [PI-SEA.7] */
function* showsFear(table: Table, ship: Ship): Rules<boolean> {
  const { state } = table;
  if (isOpenly(state, ship, 'fear')) return true;
  const options = (): Plain[] =>
    able(state, ship, 'fear') ? [{ key: 'yes', on: shipName(ship) }, { key: 'no' }] : [{ key: 'no' }];
  awaits(table, `fear ${ship.id}`);
  const { key } = yield* pick(ship.seat, { say: 'showFear', ship: shipName(ship) }, options);
  awaits(table, '');
  if (key === 'no') return false;
  use(table, ship, 'fear');
  return true;
}
