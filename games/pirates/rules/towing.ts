import { type Rules } from '@portolan/kernel';
import { alongside, inTow, nearestLanding, overlaps } from '../geometry/index.ts';
import { type Land, NONE, type Pirates, seenBy, type Ship } from '../state.ts';
import type { Ask } from '../says.ts';
import { plainPose } from './asking.ts';
import { trim } from './cargo.ts';
import { castOff, mayDock } from './docking.ts';
import { knows, nationsOf } from './highseas.ts';
import { bodyOfLand, bodyOfShip, bowMeetsShip, hullFor, poseOf, stand, watersFor } from './sea.ts';
import { ransom } from './sinking.ts';
import {
  hasFired,
  isAfloat,
  isDerelict,
  isLost,
  kindOf,
  pick,
  shipAt,
  shipName,
  show,
  stir,
  type Table,
  towedBy,
} from './table.ts';

/** Towing [PI-TOW]. */

/** Sea monsters and submarines tow nothing, nor does who is caught in weed; a ship tows one piece at most. [PI-TOW.7] [PI-TOW.14] [PI-KW.seamonster.12] [PI-KW.submarine.2] */
const canTow = (state: Pirates, ship: Ship): boolean => {
  const kind = kindOf(ship);
  if (kind === 'seamonster' || kind === 'submarine' || kind === 'seadragon' || kind === 'flotilla')
    return false;
  const free = ship.entangledIn === NONE && !ship.submerged;
  return free && !isDerelict(ship) && towedBy(state, ship) === undefined;
};

/** Derelicts of any fleet, and flotillas of the same fleet and nation. [PI-TOW.1] [PI-KW.flotilla.4] [PI-KW.flotilla.14] */
function canBeTowed(ship: Ship, tower: Ship): boolean {
  if (!isAfloat(ship) || isLost(ship) || ship.tower === tower.id || kindOf(ship) === 'submarine')
    return false;
  if (kindOf(ship) !== 'flotilla') return isDerelict(ship);
  return ship.seat === tower.seat && nationsOf(ship).some((nation) => nationsOf(tower).includes(nation));
}

/** What its bow touches and there is room for behind it. [PI-TOW.1] [PI-TOW.16] */
export const towable = (state: Pirates, ship: Ship): Ship[] =>
  canTow(state, ship)
    ? state.ships.filter(
        (other) =>
          other !== ship &&
          canBeTowed(other, ship) &&
          !hasFired(state, other) && // [PI-RULING.136]
          bowMeetsShip(ship, other) &&
          towLanding(state, ship, other) !== undefined,
      )
    : [];

/** Where the towed piece comes to lie behind its tower. [PI-GEO.55] [PI-TOW.16] */
export function towLanding(state: Pirates, tower: Ship, towed: Ship): ReturnType<typeof inTow> {
  const waters = watersFor(state, towed, { tiles: false });
  return inTow({ hull: hullFor(tower), pose: poseOf(tower) }, hullFor(towed), waters);
}

/** Takes a piece in tow; it changes hands with all aboard. [PI-TOW.2] [PI-TOW.3] */
export function* takeInTow(table: Table, tower: Ship, towed: Ship): Rules {
  const { state } = table;
  const landing = towLanding(state, tower, towed);
  if (!landing) throw new Error('no room for a tow');
  const from = poseOf(towed);
  towed.tower = tower.id; // of another ship's tow nothing is left [PI-TOW.17]
  towed.entangledIn = NONE; // [PI-SARG.12]
  stand(towed, landing.pose);
  table.tell({
    say: 'tookInTow',
    ship: shipName(tower),
    towed: shipName(towed),
    from: plainPose(from),
    to: plainPose(landing.pose),
  });
  if (towed.seat === tower.seat) return;
  capture(table, towed, tower.seat);
  yield* trim(table, towed); // a hostage stows nothing any more [PI-FLT.23]
}

/** From now on it belongs to another fleet, and so do its crew and treasure. [PI-TOW.3] [PI-TOW.13] [PI-TOW.15] [PI-HID.7] */
function capture(table: Table, ship: Ship, seat: number): void {
  ship.seat = seat;
  ship.scuttling = false;
  ship.acts = [];
  ship.allowed = 0; // [PI-TURN.13]
  ship.heldBy = NONE;
  for (const coin of ship.coins) show(table, coin, seenBy(seat));
  for (const gear of ship.gear) show(table, gear, seenBy(seat));
  const hostages = ship.crew.filter((sailor) => knows(sailor, 'ransom') && sailor.seat !== seat);
  ship.crew = ship.crew.filter((sailor) => !hostages.includes(sailor));
  for (const sailor of ship.crew) {
    sailor.seat = seat;
    show(table, sailor, seenBy(seat));
  }
  for (const sailor of hostages) ship.coins.push(ransom(sailor, 5)); // [PI-KW.ransom.1]
  if (ship.coins.length > 0) stir(table.state);
  table.reveal();
  table.tell({ say: 'captured', ship: shipName(ship), seat });
}

/** After each segment the tow is where its tower's stern is; if it cannot be, it is released where it was. [PI-TOW.6] [PI-GEO.55] */
export function dragTow(table: Table, tower: Ship): void {
  const { state } = table;
  const towed = towedBy(state, tower);
  if (!towed || towed.lostIn !== NONE || !isAfloat(tower)) return;
  const landing = towLanding(state, tower, towed);
  if (!landing) return release(table, towed);
  const from = poseOf(towed);
  stand(towed, landing.pose);
  castOff(state, towed);
  table.tell({ say: 'towed', ship: shipName(towed), from: plainPose(from), to: plainPose(landing.pose) });
}

/** A tow ends; should the released ship lie under its tower, it is put beside it. [PI-TOW.10] [PI-TOW.11] */
export function release(table: Table, towed: Ship): void {
  const { state } = table;
  const tower = shipAt(state, towed.tower);
  towed.tower = NONE;
  table.tell({ say: 'released', ship: shipName(towed), tower: shipName(tower) });
  if (!isAfloat(towed) || isLost(towed)) return;
  const waters = watersFor(state, towed, { tiles: false });
  const { outline } = bodyOfShip(towed);
  if (!waters.obstacles.some((body) => overlaps(outline, body.outline))) return;
  const from = poseOf(towed);
  const landing = nearestLanding(hullFor(towed), towed, state.width, waters);
  if (!landing) throw new Error('nowhere to release a tow');
  stand(towed, landing.pose);
  table.tell({ say: 'towed', ship: shipName(towed), from: plainPose(from), to: plainPose(landing.pose) });
}

/** A ship that can tow no longer lets go. [PI-TOW.11] */
export function endTowsOf(table: Table, tower: Ship): void {
  const towed = towedBy(table.state, tower);
  if (towed) release(table, towed);
}

/** A towed ship that has masts again is its own master. [PI-TOW.11] */
export function checkTow(table: Table, towed: Ship): void {
  if (towed.tower !== NONE && !isDerelict(towed) && kindOf(towed) !== 'flotilla') release(table, towed);
}

type Side = 'port' | 'starboard';

/** When the tower docks its tow is laid alongside, on the side its controller likes; if neither is free it stays in tow. [PI-TOW.8] [PI-GEO.56] */
export function* layAlongside(table: Table, tower: Ship, land: Land): Rules {
  const { state } = table;
  const towed = towedBy(state, tower);
  if (!towed || towed.alongside || isLost(towed) || !mayDock(towed, land)) return;
  const waters = watersFor(state, towed, { tiles: false });
  const placed = { id: shipName(tower), hull: hullFor(tower), pose: poseOf(tower) };
  const lay = (side: Side): ReturnType<typeof alongside> =>
    alongside(placed, hullFor(towed), side, bodyOfLand(land), waters);
  const sides = (['port', 'starboard'] as const).filter((side) => lay(side) !== undefined);
  if (sides.length === 0) return;
  const options = sides.map((key) => ({ key, on: shipName(towed) }));
  const about: Ask = { say: 'layAlongside', ship: shipName(towed), tower: shipName(tower) };
  const { key } =
    options.length === 1 && options[0] ? options[0] : yield* pick(tower.seat, about, () => options);
  const landing = lay(key);
  if (!landing) return;
  const from = poseOf(towed);
  stand(towed, landing.pose);
  towed.alongside = true;
  table.tell({ say: 'towed', ship: shipName(towed), from: plainPose(from), to: plainPose(landing.pose) });
}
