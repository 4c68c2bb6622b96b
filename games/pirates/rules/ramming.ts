import { type Rules } from '@portolan/kernel';
import { NONE, type Pirates, seenBy, type Ship } from '../state.ts';
import type { CoinHeld, CrewHeld, Plain } from '../choices.ts';
import type { Ask } from '../says.ts';
import { askEvent } from './events.ts';
import { coinName, roomForCoins, showStowage, takeCoin, takeCrew, trim } from './cargo.ts';
import { loseMast } from './damage.ts';
import { able, isOpenly, use, useGear } from './highseas.ts';
import { bowMeetsShip, enemiesOf, meets } from './sea.ts';
import { passCoin, removeCrew } from './sinking.ts';
import { retreat } from './submarine.ts';
import {
  awaits,
  crewName,
  decided,
  isAfloat,
  isCoin,
  isDerelict,
  isLost,
  isUsed,
  kindOf,
  markUsed,
  mastsOf,
  may,
  pick,
  roll,
  shipAt,
  shipName,
  show,
  type Table,
} from './table.ts';

/** Ramming, pinning and boarding [PI-RAM] [PI-BOARD]. */

// --- Pinning

/** Ships that no contact pins. */
function slipsFree(ship: Ship): boolean {
  switch (kindOf(ship)) {
    case 'longship': // [PI-KW.longship.3]
    case 'submarine': // [PI-KW.submarine.2]
    case 'seamonster': // [PI-KW.seamonster.9]
    case 'titan': // [PI-KW.titan.8]
    case 'seadragon': // [PI-KW.seadragon.11]
    case 'flotilla': // [PI-KW.flotilla.15]
      return true;
    case 'catamaran':
      return ship.secondHull; // [PI-KW.catamaran.5]
    default:
      return ship.intangible; // [PI-KW.ghostship.4]
  }
}

/** Whether contact with this ship can pin an enemy. [PI-RAM.14] */
function canPin(ship: Ship): boolean {
  const kind = kindOf(ship);
  if (kind === 'longship' || kind === 'submarine' || kind === 'seadragon' || kind === 'flotilla')
    return false;
  return isAfloat(ship) && !ship.submerged && !isLost(ship) && !isDerelict(ship); // [PI-KW.seamonster.15] [PI-FOG.3]
}

/** Whether the other ship pins this one: bow contact, or the grip of a creature that rammed it. [PI-RAM.5] [PI-GEO.53] */
function pins(other: Ship, ship: Ship): boolean {
  if (other.seat === ship.seat || slipsFree(ship) || isLost(ship) || !canPin(other)) return false;
  if (ship.slips === other.id) return false; // [PI-KW.galley.3]
  return bowMeetsShip(ship, other) || (ship.heldBy === other.id && meets(ship, other));
}

export function isPinned(state: Pirates, ship: Ship): boolean {
  if (slipsFree(ship)) return false;
  for (const other of state.ships) if (other.seat !== ship.seat && pins(other, ship)) return true;
  return false;
}

/** Ships that no longer touch neither hold nor slip each other; the next contact is a new one. */
export function part(state: Pirates): void {
  const touches = (ship: Ship, other: number): boolean => other !== NONE && meets(ship, shipAt(state, other));
  for (const ship of state.ships) {
    if (!touches(ship, ship.heldBy)) ship.heldBy = NONE;
    if (!touches(ship, ship.slips)) ship.slips = NONE;
  }
}

/** A monster that dives holds nobody, and must ram again to do so. [PI-KW.seamonster.15] */
export function letGo(state: Pirates, monster: Ship): void {
  for (const ship of state.ships) if (ship.heldBy === monster.id) ship.heldBy = NONE;
}

/** The enemies it may not ram because one of the two is pinned by the other. [PI-RAM.9] */
export const pinnedPairs = (state: Pirates, ship: Ship): number[] =>
  state.ships.filter((other) => pins(other, ship) || pins(ship, other)).map(({ id }) => id);

// --- Ramming

/** Ships that may be rammed. */
function canBeRammed(ship: Ship): boolean {
  const kind = kindOf(ship);
  if (kind === 'catamaran' || kind === 'flotilla' || kind === 'seadragon') return false;
  return isAfloat(ship) && !ship.submerged && !ship.intangible && !isLost(ship);
}

/** Ships that may ram: submerged monsters, dragons and towed pieces do not. [PI-KW.seamonster.6] [PI-KW.seadragon.11] */
const canRam = (ship: Ship): boolean => {
  const kind = kindOf(ship);
  return (
    kind !== 'seadragon' && kind !== 'flotilla' && !(kind === 'seamonster' && ship.submerged) && !isLost(ship)
  );
};

/** The enemies whose side its bow touches. [PI-RAM.1] [PI-RAM.4] */
export function rammable(state: Pirates, ship: Ship, barred: readonly number[]): Ship[] {
  if (!canRam(ship)) return [];
  return enemiesOf(state, ship.seat).filter(
    (other) => canBeRammed(other) && !barred.includes(other.id) && bowMeetsShip(ship, other),
  );
}

export const mayBeRammed = (ship: Ship, barred: readonly number[]): boolean =>
  canBeRammed(ship) && !barred.includes(ship.id);

/** A ram: a d6 above the masts left costs the enemy one; then perhaps a boarding. [PI-RAM.2] [PI-RAM.3] */
export function* ram(table: Table, ship: Ship, enemy: Ship): Rules {
  const { state } = table;
  const armour = useGear(table, enemy, 'ramArmour') ? 1 : 0;
  const masts = mastsOf(enemy);
  const met = { ...enemy }; // an Eternal ship may be elsewhere when all is done
  const die = yield* rollFor(table, ship, 'ram');
  const won = die > masts + armour;
  table.tell({
    say: 'rammed',
    ship: shipName(ship),
    enemy: shipName(enemy),
    die,
    masts: masts + armour,
    won,
  });
  if (isCreatureGrip(ship)) enemy.heldBy = ship.id; // [PI-KW.seamonster.8] [PI-KW.titan.7]
  if (kindOf(ship) === 'galley') ship.slips = enemy.id;
  const spares = kindOf(ship) === 'galley' || kindOf(enemy) === 'submarine'; // [PI-KW.galley.4] [PI-KW.submarine.8]
  if (won && !spares) yield* loseMast(table, enemy, { seat: ship.seat, ship });
  if (ship.submerged) {
    yield* retreat(table, ship, met); // [PI-KW.submarine.5]
    return;
  }
  const sank = won && !spares && masts === 0; // an Eternal ship floats again, but elsewhere [PI-BOARD.10]
  if (!sank && isAfloat(ship) && isAfloat(enemy) && state.stage === 'turn')
    yield* boarding(table, ship, enemy);
}

const isCreatureGrip = (ship: Ship): boolean => kindOf(ship) === 'seamonster' || kindOf(ship) === 'titan';

/** A die that somebody lucky may roll again; the second roll stands. [PI-CON.19] */
function* rollFor(table: Table, ship: Ship, purpose: 'ram' | 'boarding'): Rules<number> {
  const die = roll(table, purpose);
  if (!(yield* tryLuck(table, ship, die, purpose))) return die;
  return roll(table, purpose);
}

/** Whether its controller lets luck have a die again. */
function* tryLuck(table: Table, ship: Ship, die: number, purpose: string): Rules<boolean> {
  const { state } = table;
  const ability = `luck ${ship.id}`;
  const lucky = (): boolean => !isUsed(state, ability) && able(state, ship, 'luck');
  if (!lucky()) return false;
  const about: Ask = { say: 'luck', ship: shipName(ship), die, purpose };
  const options = (): Plain[] =>
    lucky() ? [{ key: 'yes', on: shipName(ship) }, { key: 'no' }] : [{ key: 'no' }];
  awaits(table, ability);
  const { key } = yield* pick(ship.seat, about, options);
  awaits(table, '');
  decided(table, ship.seat);
  if (key === 'no') return false;
  use(table, ship, 'luck');
  markUsed(state, ability);
  table.tell({ say: 'rolledAgain', ship: shipName(ship), die });
  return true;
}

// --- Boarding

/** Ships that no boarding party reaches. */
const canBeBoarded = (ship: Ship): boolean => {
  if (ship.secondHull || ship.panels > 0) return false; // [PI-KW.catamaran.5] [PI-KW.turtleship.3]
  return kindOf(ship) !== 'flotilla' && !ship.submerged;
};

/** One boarding at most: the active player decides first, then the other. [PI-BOARD.1] [PI-BOARD.2] */
function* boarding(table: Table, rammer: Ship, rammed: Ship): Rules {
  for (const [boarder, boarded] of [
    [rammer, rammed],
    [rammed, rammer],
  ] as const) {
    if (!canBeBoarded(boarded)) continue;
    const about: Ask = { say: 'board', ship: shipName(boarder), enemy: shipName(boarded) };
    const boards = yield* may(boarder.seat, about, shipName(boarded));
    decided(table, boarder.seat);
    if (!boards) continue;
    yield* fight(table, rammer, rammed);
    return;
  }
}

/** Each rolls a d6 and adds the masts left; the higher total may plunder. [PI-BOARD.3] [PI-BOARD.4] [PI-BOARD.5] [PI-BOARD.11] */
function* fight(table: Table, rammer: Ship, rammed: Ship): Rules {
  const attack = yield* strength(table, rammer, kindOf(rammer) === 'longship' ? 1 : 0); // [PI-KW.longship.4]
  const defence = yield* strength(table, rammed, 0);
  const push = attack + (yield* askEvent(table, rammer.seat, 'stiffenBoarding', rammer));
  const hold = defence + (yield* askEvent(table, rammed.seat, 'stiffenBoarding', rammed));
  table.tell({
    say: 'boarded',
    ship: shipName(rammer),
    enemy: shipName(rammed),
    attack: push,
    defence: hold,
  });
  if (push === hold) return;
  if (push > hold) yield* plunder(table, rammer, rammed);
  else yield* plunder(table, rammed, rammer);
}

function* strength(table: Table, ship: Ship, bonus: number): Rules<number> {
  const { state } = table;
  const die = yield* rollFor(table, ship, 'boarding');
  const boarder = able(state, ship, 'boarder') ? 1 : 0;
  if (boarder && !isOpenly(state, ship, 'boarder')) use(table, ship, 'boarder');
  const grapnels = useGear(table, ship, 'boarding') ? 1 : 0;
  return die + mastsOf(ship) + bonus + boarder + grapnels;
}

type Prize = CrewHeld | CoinHeld | Plain;

/** A crew to eliminate or a treasure to steal; face-down ones are named unseen. [PI-BOARD.6] [PI-BOARD.8] [PI-RULING.52] */
function prizes(winner: Ship, loser: Ship): Prize[] {
  const crew = kindOf(winner) === 'seamonster' ? [] : loser.crew; // [PI-KW.seamonster.10]
  const room = roomForCoins(winner) > 0;
  return [
    ...crew.map((sailor) => ({ key: `crew ${sailor.id}`, on: crewName(sailor), crew: sailor.id })),
    ...loser.coins.flatMap((coin, i) =>
      isCoin(coin) && !room ? [] : [{ key: `coin ${i}` as const, on: coinName(loser, i), coin: i }],
    ),
    { key: 'nothing' },
  ];
}

function* plunder(table: Table, winner: Ship, loser: Ship): Rules {
  if (prizes(winner, loser).length === 1) return;
  const about: Ask = { say: 'plunder', ship: shipName(winner), enemy: shipName(loser) };
  const prize = yield* pick(winner.seat, about, () => prizes(winner, loser));
  decided(table, winner.seat);
  if ('crew' in prize) {
    const { crew } = prize;
    table.tell({ say: 'killedCrew', ship: shipName(winner), enemy: shipName(loser), crew: `crew:${crew}` });
    removeCrew(table, takeCrew(loser, crew), winner.seat);
    yield* trim(table, loser);
  }
  if ('coin' in prize) yield* steal(table, winner, loser, prize.coin);
}

/** The coin stays face down; its new owner may look at it. [PI-BOARD.9] */
function* steal(table: Table, winner: Ship, loser: Ship, index: number): Rules {
  const coin = takeCoin(loser, index);
  table.tell({ say: 'stoleCoin', ship: shipName(winner), enemy: shipName(loser) });
  show(table, coin, seenBy(winner.seat));
  passCoin(table, winner, coin);
  showStowage(table, winner);
}
