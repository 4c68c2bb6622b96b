import type { Measure } from '../content/types.ts';
import { nth } from '../../common/lists.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { roomForCoins } from './cargo.ts';
import { canBear, mayShoot } from './gunnery.ts';
import { islandToExplore } from './exploring.ts';
import type { PiratesView } from './information.ts';
import { canMove, paceOf } from './pace.ts';
import { isPinned } from './ramming.ts';
import { canRepair } from './repairing.ts';
import { seen } from './seen.ts';
import { hasFired, isDerelict, isLost, isUnder } from './table.ts';

/** How a ship stands, as a viewer sees it: what it could still do this turn, and why it cannot do the rest. */
export interface Standing {
  readonly pinned: boolean;
  readonly derelict: boolean;
  /** The segments a move action could use. */
  readonly pace: readonly Measure[];
  /** Spaces left for coins. */
  readonly room: number;
  /** Of the four actions those it cannot be given now, each with the reason. */
  readonly cannot: { readonly [action in Action]?: WhyNot };
}
export type Action = 'move' | 'shoot' | 'explore' | 'repair';
export type WhyNot =
  | 'acted'
  | 'lost'
  | 'inTow'
  | 'entangled'
  | 'chained'
  | 'fired'
  | 'pinned'
  | 'derelict'
  | 'submerged'
  | 'noTarget'
  | 'nothingThere'
  | 'nothingToMend';

export function standingOf(view: PiratesView, id: number): Standing {
  const state = seen(view);
  const ship = nth(state.ships, id);
  return {
    pinned: isPinned(state, ship),
    derelict: isDerelict(ship),
    pace: paceOf(state, ship),
    room: roomForCoins(ship),
    cannot: reasons(state, ship),
  };
}

/** A ship has one action a turn; what is lost in fog can only move. [PI-TURN.2] [PI-FOG.3] */
function reasons(state: Pirates, ship: Ship): Standing['cannot'] {
  const acted = ship.acts.length >= ship.allowed;
  const why: { readonly [action in Action]: WhyNot | undefined } = {
    move: acted ? 'acted' : whyNoMove(state, ship),
    shoot: acted ? 'acted' : whyNoShot(state, ship),
    explore: acted ? 'acted' : whyNoSearch(state, ship),
    repair: acted ? 'acted' : whyNoRepair(state, ship),
  };
  return Object.fromEntries(Object.entries(why).filter(([, reason]) => reason !== undefined));
}

/** [PI-MOVE.7] [PI-MOVE.10] [PI-RAM.7] [PI-SARG.4] [PI-DER.2] */
function whyNoMove(state: Pirates, ship: Ship): WhyNot | undefined {
  if (canMove(state, ship)) return undefined;
  if (ship.tower !== NONE) return 'inTow';
  if (ship.entangledIn !== NONE) return 'entangled';
  if (isUnder(ship, 'chained')) return 'chained';
  if (hasFired(state, ship)) return 'fired';
  return isPinned(state, ship) ? 'pinned' : 'derelict';
}

function whyNoShot(state: Pirates, ship: Ship): WhyNot | undefined {
  if (isLost(ship)) return 'lost';
  if (ship.submerged) return 'submerged';
  if (!mayShoot(ship)) return 'derelict';
  return canBear(state, { kind: 'ship', ship }) ? undefined : 'noTarget';
}

function whyNoSearch(state: Pirates, ship: Ship): WhyNot | undefined {
  if (isLost(ship)) return 'lost';
  return islandToExplore(state, ship) ? undefined : 'nothingThere';
}

function whyNoRepair(state: Pirates, ship: Ship): WhyNot | undefined {
  if (isLost(ship)) return 'lost';
  return !ship.submerged && canRepair(state, ship) ? undefined : 'nothingToMend';
}
