import { type Seat } from '@portolan/kernel';
import { type After, NONE, type Pirates, seenBy, type Ship } from '../state.ts';
import type { Act, TableAct, TurnOption } from '../choices.ts';
import { canTransfer } from './docking.ts';
import { ownEvents, secondActions } from './events.ts';
import { canExplore, islandToExplore, shipsToExplore } from './exploring.ts';
import { buildings, fortsToShoot } from './forts.ts';
import { canBear, mayShoot, type Shooter } from './gunnery.ts';
import { able, gearFor, isSilenced, knows, servesOn } from './highseas.ts';
import { canPivot } from './movement.ts';
import { canMove } from './pace.ts';
import { rammable } from './ramming.ts';
import { canRepair } from './repairing.ts';
import { scuttleable } from './scuttling.ts';
import { swoopTargets } from './seadragon.ts';
import { canSmoke } from './smoke.ts';
import {
  crewName,
  isAfloat,
  isDerelict,
  isLost,
  islandName,
  isUsed,
  kindOf,
  landAt,
  player,
  shipAt,
  shipName,
} from './table.ts';
import { towable } from './towing.ts';

/** The menu of a turn [PI-TURN]: everything the active player may do now. */

const END: TableAct = { key: 'end', do: 'end' };

/** How often somebody who plays at random would choose it. */
export function weigh(option: TurnOption): number {
  switch (option.do) {
    case 'move':
      return 300;
    case 'shoot':
    case 'captain':
    case 'fort':
    case 'marine':
    case 'tow':
      return 400;
    case 'landfall':
    case 'explore':
      return 2_000;
    case 'ram':
    case 'repair':
    case 'breakFree':
    case 'build':
    case 'event':
      return 120;
    case 'end':
      return 40;
    case 'exploreShip':
    case 'comeAbout':
      return 20;
    case 'release':
      return 4;
    case 'scuttle':
      return 1;
    default:
      return 10;
  }
}

export function turnOptions(state: Pirates): TurnOption[] {
  const { seat, phase } = state.turn;
  const options: TurnOption[] = [];
  if (player(state, seat).out) return [END];
  if (phase === 'start') options.push(...ownEvents(state, seat, 'startOfTurn'));
  if (phase === 'start' || phase === 'actions') addActions(state, seat, options);
  if (phase !== 'events') options.push(...buildings(state, seat));
  if (scuttleable(state).length > 0) options.push({ key: 'scuttle', do: 'scuttle' }); // at any time [PI-SCUT.1]
  options.push(...ownEvents(state, seat, 'endOfTurn'), END);
  return options;
}

function addActions(state: Pirates, seat: Seat, options: TurnOption[]): void {
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isAfloat(ship)) continue;
    if (ship.acts.length < ship.allowed) addShipActions(state, ship, options);
    else addSecondShots(state, ship, options);
    addFreeActions(state, ship, options);
  }
  addFollowUps(state, options);
  for (const land of fortsToShoot(state, seat))
    if (canBear(state, fortShooter(state, land.id)))
      options.push({ key: `fort ${land.id}`, on: `fort:${land.id}`, do: 'fort', island: land.id });
  addMarines(state, seat, options);
  options.push(...secondActions(state, seat));
  if (canTransfer(state)) options.push({ key: 'transfer', do: 'transfer' });
}

const act = (kind: Act['do'], ship: Ship): Act => ({
  key: `${kind} ${ship.id}`,
  on: shipName(ship),
  do: kind,
  ship: ship.id,
});

/** The four actions, and breaking free. [PI-TURN.2] [PI-DER.3] [PI-SARG.9] */
function addShipActions(state: Pirates, ship: Ship, options: TurnOption[]): void {
  const { acts } = ship;
  const fresh = (kind: 'move' | 'shoot' | 'explore' | 'repair' | 'free'): boolean => !acts.includes(kind);
  if (fresh('move') && canMove(state, ship)) {
    options.push(act('move', ship));
    const turns = kindOf(ship) !== 'titan' && kindOf(ship) !== 'seadragon' && !isLost(ship);
    if (turns) options.push(act('comeAbout', ship));
  }
  if (fresh('shoot') && canFire(state, ship)) options.push(act('shoot', ship));
  if (fresh('explore')) addExplorations(state, ship, options);
  if (fresh('repair') && !ship.submerged && canRepair(state, ship)) options.push(act('repair', ship));
  const mayTry = ship.entangledIn !== NONE && !isDerelict(ship) && !isLost(ship);
  if (fresh('free') && mayTry) options.push(act('breakFree', ship));
}

const canFire = (state: Pirates, ship: Ship): boolean =>
  mayShoot(ship) &&
  (canBear(state, { kind: 'ship', ship }) || canSmoke(state, ship) || swoopTargets(state, ship).length > 0);

function addExplorations(state: Pirates, ship: Ship, options: TurnOption[]): void {
  const land = islandToExplore(state, ship);
  if (land) options.push({ ...act('explore', ship), on: islandName(land) });
  for (const other of shipsToExplore(state, ship))
    options.push({
      ...act('exploreShip', ship),
      key: `explore ${ship.id} ${other.id}` as const,
      on: shipName(other),
      other: other.id,
    });
}

/** Ready powder: a second shoot action, once a game. */
function addSecondShots(state: Pirates, ship: Ship, options: TurnOption[]): void {
  const powder = gearFor(ship, 'secondShoot');
  const hasShot = ship.acts.includes('shoot') || isUsed(state, `captain ${ship.id}`); // [PI-KW.captain.2]
  if (powder && !powder.spent && hasShot && canFire(state, ship)) options.push(act('shootAgain', ship));
}

function addFreeActions(state: Pirates, ship: Ship, options: TurnOption[]): void {
  if (ship.tower !== NONE) options.push(act('release', ship)); // [PI-TOW.10]
  const eager = ship.acts.length > 0 && !isUsed(state, `zeal ${ship.id}`) && able(state, ship, 'zeal');
  if (eager && !isLost(ship)) options.push(act('zeal', ship)); // [PI-CON.19]
}

/** What the ship that has just moved may still do, in the order of [PI-MOVE.11]. */
function addFollowUps(state: Pirates, options: TurnOption[]): void {
  const { after } = state.turn;
  if (!after) return;
  const ship = shipAt(state, after.ship);
  addEarly(state, after, ship, options);
  for (const other of towable(state, ship))
    options.push({
      ...act('tow', ship),
      key: `tow ${ship.id} ${other.id}` as const,
      on: shipName(other),
      other: other.id,
    });
  for (const arrival of new Set(after.landfall)) {
    const docked = shipAt(state, arrival);
    if (mayExploreNow(state, after, docked))
      options.push({ ...act('landfall', docked), on: `island:${docked.docked}` });
  }
}

export function addEarly(state: Pirates, { step, barred }: After, ship: Ship, options: TurnOption[]): void {
  if (step === 'pivot' && canPivot(state, ship)) options.push(act('pivot', ship));
  if ((step === 'pivot' || step === 'shoot') && isCaptained(state, ship)) options.push(act('captain', ship));
  if (step === 'rest') return;
  for (const enemy of rammable(state, ship, barred))
    options.push({
      ...act('ram', ship),
      key: `ram ${ship.id} ${enemy.id}` as const,
      on: shipName(enemy),
      other: enemy.id,
    });
}

/** A Captain's ship shoots with its move action. [PI-KW.captain.1] */
const isCaptained = (state: Pirates, ship: Ship): boolean =>
  able(state, ship, 'captain') && canFire(state, ship);

/** At an island with one's own banner, or with an Explorer and its own move action, once for each docking. [PI-EXP.7] [PI-EXP.8] [PI-KW.explorer.1] */
function mayExploreNow(state: Pirates, after: After, ship: Ship): boolean {
  if (ship.docked === NONE || !canExplore(ship)) return false;
  const land = landAt(state, ship.docked);
  if (land.home !== NONE || land.fort) return false;
  return (
    (land.banners & seenBy(ship.seat)) !== 0 || (after.ship === ship.id && able(state, ship, 'explorer'))
  );
}

/** Marines shoot once a turn, aboard or ashore. [PI-KW.marine.2] [PI-KW.marine.6] [PI-KW.marine.9] */
function addMarines(state: Pirates, seat: Seat, options: TurnOption[]): void {
  for (const shooter of marines(state, seat)) {
    const { sailor } = shooter;
    if (isUsed(state, `marine ${sailor.id}`) || !canBear(state, shooter)) continue;
    options.push({ key: `marine ${sailor.id}`, on: crewName(sailor), do: 'marine', crew: sailor.id });
  }
}

type MarineShooter = Extract<Shooter, { kind: 'marine' }>;

export function marines(state: Pirates, seat: Seat): MarineShooter[] {
  const found: MarineShooter[] = [];
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isAfloat(ship) || ship.crew.length === 0 || ship.submerged || isLost(ship))
      continue;
    for (const sailor of ship.crew)
      if (knows(sailor, 'marine') && servesOn(sailor, ship) && !isSilenced(state, ship))
        found.push({ kind: 'marine', sailor, ship });
  }
  for (const land of state.islands)
    for (const sailor of land.crew)
      if (sailor.seat === seat && knows(sailor, 'marine')) found.push({ kind: 'marine', sailor, land });
  return found;
}

export function fortShooter(state: Pirates, island: number): Extract<Shooter, { kind: 'fort' }> {
  const land = landAt(state, island);
  if (!land.fort) throw new Error(`no fort on ${island}`);
  return { kind: 'fort', land, fort: land.fort };
}
