import { MEASURE, squareBetween } from '../geometry/index.ts';
import { roomForCoins } from '../rules/cargo.ts';
import { isAtBank, mayDock } from '../rules/docking.ts';
import { islandToExplore } from '../rules/exploring.ts';
import { canBear } from '../rules/gunnery.ts';
import { canSmoke } from '../rules/smoke.ts';
import { isDerelict, shipAt } from '../rules/table.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import type { Act, TurnOption } from '../choices.ts';
import { isBank } from './prospects.ts';

/** What is worth trying in a turn: treasure and free shots at once, then one ship after another, then the end. */

export function weighMenu(state: Pirates, options: readonly TurnOption[]): number[] {
  const menu = options.filter((option) => !isSmokeOnly(state, option));
  const loader = menu.some((option) => option.do === 'event')
    ? undefined
    : menu.find((option) => isLoading(state, option));
  if (loader) return options.map((option) => (option.key === loader.key ? 1 : 0));
  const shoots = menu.some((option) => isFreeShot(option));
  const mover = menu.find((option) => option.do === 'move');
  const open = new Set(
    menu
      .filter((option) => !isForLater(option, mover, shoots) && !waitsForTower(state, option, menu))
      .map(({ key }) => key),
  );
  return options.map((option) => (open.has(option.key) ? weighAct(state, option) : 0));
}

/** Nothing to shoot at but the air. */
function isSmokeOnly(state: Pirates, option: TurnOption): boolean {
  if (option.do !== 'shoot' && option.do !== 'captain' && option.do !== 'shootAgain') return false;
  const ship = shipAt(state, option.ship);
  return canSmoke(state, ship) && !canBear(state, { kind: 'ship', ship });
}

/** There is treasure, and room for it. */
function isLoading(state: Pirates, option: TurnOption): boolean {
  if (option.do !== 'explore' && option.do !== 'landfall') return false;
  const ship = shipAt(state, option.ship);
  const land = islandToExplore(state, ship) ?? state.islands[ship.docked];
  return land !== undefined && land.coins.length > 0 && roomForCoins(ship) > 0;
}

const isFreeShot = ({ do: what }: TurnOption): boolean =>
  what === 'captain' || what === 'fort' || what === 'marine';

/** Ships take their turns in the order of the fleet, and all of them before the turn ends: who moves may also stay. */
function isForLater(option: TurnOption, mover: TurnOption | undefined, shoots: boolean): boolean {
  switch (option.do) {
    case 'move':
    case 'comeAbout':
    case 'exploreShip':
    case 'repair':
    case 'breakFree':
      return shoots || (mover !== undefined && isOfAnother(option, mover));
    case 'end':
    case 'build':
      return shoots || mover !== undefined;
    default:
      return false;
  }
}

/** A flotilla shoots where it was towed to: once it has, it is not towed on. [PI-RULING.136] */
const waitsForTower = (state: Pirates, option: TurnOption, menu: readonly TurnOption[]): boolean =>
  option.do === 'shoot' &&
  menu.some((other) => other.do === 'move' && other.ship === shipAt(state, option.ship).tower);

const isOfAnother = (option: Act, mover: TurnOption): boolean =>
  'ship' in mover && option.ship !== mover.ship;

function weighAct(state: Pirates, option: TurnOption): number {
  switch (option.do) {
    case 'explore':
    case 'landfall':
      return 0.02;
    case 'move':
      return 4;
    case 'shoot':
    case 'captain':
    case 'fort':
    case 'marine':
    case 'shootAgain':
      return 6;
    case 'ram':
      return 2;
    case 'tow':
      return mayTakeHome(state, shipAt(state, option.ship)) ? 3 : 0;
    case 'breakFree':
    case 'zeal':
      return 3;
    case 'repair':
      return 1.5;
    case 'event':
      return 0.7;
    case 'exploreShip':
      return isWorthLooting(state, option) ? 5 : 0;
    case 'pivot':
      return isNearFoe(state, shipAt(state, option.ship)) ? 0.5 : 0;
    case 'end':
      return 0.5;
    case 'comeAbout':
      return shipAt(state, option.ship).docked === NONE && state.quiet < STILL ? 0 : 1;
    case 'build':
      return state.ships.some((ship) => ship.docked === option.island && isStranded(state, ship)) ? 5 : 0.2;
    case 'release':
      return isAtBank(state, shipAt(state, option.ship)) ? 1 : 0;
    case 'transfer':
    case 'scuttle':
      return 0;
  }
}

/** A ship at sea can turn as it sails; but where nothing has happened for so long, something may bar its way. */
const STILL = 6;

/** A prize or a wreck with treasure, and room for it; our own ships bring theirs home themselves. */
function isWorthLooting(state: Pirates, { ship, other = NONE }: Act): boolean {
  const hold = state.ships[other];
  if (!hold || hold.coins.length === 0 || roomForCoins(shipAt(state, ship)) === 0) return false;
  return hold.fate === 'wreck' || isDerelict(hold);
}

/** Where it turns its stern or its bow may matter to its cannons. */
const NEAR = (3 * MEASURE.L) ** 2;
const isNearFoe = (state: Pirates, ship: Ship): boolean =>
  ship.docked === NONE &&
  state.ships.some(
    (other) => other.seat !== ship.seat && other.fate === 'afloat' && squareBetween(ship, other) < NEAR,
  );

/** Ours tow towards home, and let go there and nowhere else: else they could take up and let go for ever. */
const mayTakeHome = (state: Pirates, ship: Ship): boolean =>
  !isAtBank(state, ship) && state.islands.some((land) => isBank(ship, land) && mayDock(ship, land));

/** Laden, and nowhere to unload. */
const isStranded = (state: Pirates, ship: Ship): boolean =>
  ship.coins.length > 0 && !state.islands.some((land) => isBank(ship, land) && mayDock(ship, land));
