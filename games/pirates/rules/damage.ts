import { type Rules, type Seat } from '@portolan/kernel';
import { type Pirates, type Ship } from '../state.ts';
import type { MastOption, ShotKind } from '../choices.ts';
import type { Ask } from '../says.ts';
import { gearFor, setMark, useGear } from './highseas.ts';
import { sink } from './sinking.ts';
import {
  choose,
  decided,
  isCreature,
  isDerelict,
  kindOf,
  mastsOf,
  roll,
  shipName,
  stir,
  type Table,
} from './table.ts';
import { endTowsOf } from './towing.ts';
import { isUnder } from './table.ts';

/** What hits, rams and rocks do to a ship: masts, panels, second hulls, flags, fire. [PI-SHOOT.9] [PI-DER] */

/** Who did it: a player, and the ship it was done with if any; nobody for rocks, ice and fire. */
export interface Culprit {
  readonly seat: Seat;
  readonly ship?: Ship;
  /** It was the shot of a bombardier cannon, which no equipment touches. [PI-EQP.4] */
  readonly bombard?: boolean;
}

const standing = (ship: Ship): MastOption[] =>
  ship.masts.flatMap((mast, i) =>
    mast === 'lost' ? [] : [{ key: String(i), on: mastName(ship, i), mast: i }],
  );

export const mastName = (ship: Ship, mast: number): string => `mast:${shipName(ship)}.${mast}`;

/** A mast is eliminated, of its controller's choice; a ship without any sinks instead. [PI-SEA.10] [PI-DER.5] [PI-KW.galley.2] */
export function* loseMast(table: Table, ship: Ship, by?: Culprit): Rules {
  if (ship.fate !== 'afloat' || kindOf(ship) === 'flotilla') return;
  if (mastsOf(ship) === 0) return yield* sink(table, ship, by);
  const about: Ask = { say: 'loseMast', ship: shipName(ship) };
  const { mast } = yield* choose(ship.seat, about, () => standing(ship));
  decided(table, ship.seat);
  ship.masts[mast] = 'lost';
  stir(table.state);
  table.tell({ say: 'lostMast', ship: shipName(ship), mast: mastName(ship, mast) });
  yield* afterLoss(table, ship, by);
}

/** Creatures without segments are gone; a derelict tows nothing, and a submarine comes up. [PI-KW.titan.10] [PI-TOW.11] [PI-KW.submarine.11] */
function* afterLoss(table: Table, ship: Ship, by?: Culprit): Rules {
  if (mastsOf(ship) > 0) return;
  if (isCreature(ship)) return yield* sink(table, ship, by);
  if (isDerelict(ship)) becomeDerelict(table, ship);
}

function becomeDerelict(table: Table, ship: Ship): void {
  table.tell({ say: 'becameDerelict', ship: shipName(ship) });
  ship.submerged = false;
  endTowsOf(table, ship);
}

/** A hit on a ship. [PI-SHOOT.9] [PI-SHOOT.11] */
export function* hit(table: Table, ship: Ship, kind: ShotKind, by: Culprit): Rules {
  if (ship.fate !== 'afloat') return;
  if (shrugsOff(table, ship, by)) return;
  ship.wasHit = true;
  switch (kind) {
    case 'chainshot':
      setMark(ship, 'chained'); // [PI-CREW.29]
      table.tell({ say: 'chained', ship: shipName(ship) });
      return;
    case 'stinkpot':
      setMark(ship, 'silenced'); // [PI-CREW.17]
      table.tell({ say: 'silenced', ship: shipName(ship) });
      return;
    case 'firepot':
    case 'flame':
      if (burns(ship)) return yield* setAlight(table, ship);
      return yield* wound(table, ship, by);
    case 'shot':
      return yield* wound(table, ship, by);
  }
}

/** Catamarans on 5 or 6, iron bulwarks on the first hit of a turn. [PI-KW.catamaran.2] */
function shrugsOff(table: Table, ship: Ship, by: Culprit): boolean {
  if (kindOf(ship) === 'catamaran' && !isUnder(ship, 'cowed')) {
    const die = roll(table, 'catamaran');
    table.tell({ say: 'rolledCatamaran', ship: shipName(ship), die });
    if (die >= 5) return true;
  }
  if (ship.wasHit || by.bombard || !gearFor(ship, 'hitArmour')) return false;
  useGear(table, ship, 'hitArmour');
  const die = roll(table, 'bulwarks');
  table.tell({ say: 'rolledBulwarks', ship: shipName(ship), die });
  if (die === 6) ship.wasHit = true;
  return die === 6;
}

/** Panels, the second hull and flags take hits before masts do. */
function* wound(table: Table, ship: Ship, by: Culprit): Rules {
  if (kindOf(ship) === 'flotilla') return yield* woundFlotilla(table, ship, by);
  if (ship.panels > 0) {
    ship.panels--; // [PI-KW.turtleship.1]
    table.tell({ say: 'lostPanel', ship: shipName(ship), left: ship.panels });
    return;
  }
  if (ship.secondHull) {
    ship.secondHull = false; // [PI-KW.catamaran.3]
    table.tell({ say: 'lostSecondHull', ship: shipName(ship) });
    return;
  }
  yield* loseMast(table, ship, by);
}

/** A flag falls at the second hit of one shoot action; without flags the next hit sinks it. [PI-KW.flotilla.7] [PI-KW.flotilla.10] */
function* woundFlotilla(table: Table, ship: Ship, by: Culprit): Rules {
  if (ship.flags === 0) return yield* sink(table, ship, by);
  ship.hits++;
  if (ship.hits < 2) return;
  ship.hits = 0;
  ship.flags--;
  stir(table.state);
  table.tell({ say: 'lostFlag', ship: shipName(ship), left: ship.flags });
}

/** A new shoot action counts its own hits. [PI-KW.flotilla.8] */
export function forgetHits(state: Pirates): void {
  for (const ship of state.ships) ship.hits = 0;
}

// --- Fire

/** Ships with masts burn; flotillas, creatures, panels and derelicts take a normal hit. [PI-CREW.12] */
const burns = (ship: Ship): boolean =>
  kindOf(ship) !== 'flotilla' &&
  !isCreature(ship) &&
  ship.panels === 0 &&
  !ship.secondHull &&
  mastsOf(ship) > 0;

const whole = (ship: Ship): MastOption[] => standing(ship).filter(({ mast }) => ship.masts[mast] === 'up');

/** One of its masts is replaced by a burning one, of its controller's choice. [PI-CREW.3] [PI-CREW.6] */
function* setAlight(table: Table, ship: Ship): Rules {
  if (whole(ship).length === 0) return;
  const { mast } = yield* choose(ship.seat, { say: 'setAlight', ship: shipName(ship) }, () => whole(ship));
  decided(table, ship.seat);
  ship.masts[mast] = 'burning';
  table.tell({ say: 'caughtFire', ship: shipName(ship), mast: mastName(ship, mast) });
}

/** At the start of its controller's turn each burning mast may spread or go out. [PI-CREW.4] [PI-CREW.5] [PI-CREW.7] [PI-CREW.10] */
export function* burn(table: Table, ship: Ship): Rules {
  const alight = ship.masts.flatMap((mast, i) => (mast === 'burning' ? [i] : []));
  for (const mast of alight) {
    const die = roll(table, 'fire');
    table.tell({ say: 'rolledFire', ship: shipName(ship), mast: mastName(ship, mast), die });
    if (die <= 3) yield* setAlight(table, ship);
    else if (die === 6 || (die === 5 && useGear(table, ship, 'douse'))) yield* burnDown(table, ship, mast);
  }
}

function* burnDown(table: Table, ship: Ship, mast: number): Rules {
  ship.masts[mast] = 'lost';
  stir(table.state);
  table.tell({ say: 'burntDown', ship: shipName(ship), mast: mastName(ship, mast) });
  yield* afterLoss(table, ship);
}

/** Docking at home or at an own fort puts all fires out. [PI-DOCK.15] [PI-CREW.9] */
export function douse(table: Table, ship: Ship): void {
  if (!ship.masts.includes('burning')) return;
  ship.masts = ship.masts.map((mast) => (mast === 'burning' ? 'lost' : mast));
  stir(table.state);
  table.tell({ say: 'firesOut', ship: shipName(ship) });
  if (isDerelict(ship)) becomeDerelict(table, ship);
}

/** Nothing but burning masts: it goes down at the start of its controller's turn. [PI-CREW.8] */
export const isDoomed = (ship: Ship): boolean =>
  ship.fate === 'afloat' && ship.masts.includes('burning') && ship.masts.every((mast) => mast !== 'up');
