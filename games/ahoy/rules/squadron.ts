import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type Figure, FLAGSHIP, OFF, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { type Ahoy, type At, type Player, spaceName, type Voyage } from '../state.ts';
import type { Plain, SpaceOption, Thing } from '../choices.ts';
import type { Ask } from '../says.ts';
import { canMove, move } from './movement.ts';
import { isIsland, neighbours, regionAt, regionOf } from './regions.ts';
import {
  type Effect,
  face,
  flagshipAt,
  inReserve,
  may,
  onMap,
  pick,
  place,
  player,
  spaceOptions,
  type Table,
  takeOff,
  whereIs,
} from './table.ts';
import { removeComrades } from './union.ts';

/** The Bluefin Squadron [AH-SQ]. */

/** After Sail and Tailwind a Patrol may be placed where the Flagship anchors. [AH-SQ.1] [AH-SQ.3] */
export function mayPlacePatrol(table: Table, voyage: Voyage): Effect[] {
  const offered =
    voyage.figure === FLAGSHIP.squadron &&
    voyage.manner !== 'other' &&
    inReserve(table.state, PATROLS).length > 0;
  return offered ? [{ key: 'patrol', optional: true, run: (agreed) => placePatrolHere(table, agreed) }] : [];
}

function* placePatrolHere(table: Table, agreed: boolean): Rules {
  const here = flagshipAt(table.state, 'squadron');
  const { seat } = player(table.state, 'squadron');
  if (agreed || (yield* may(seat, { say: 'placePatrol', at: spaceName(here) }, spaceName(here))))
    placePatrol(table, here);
}

/** From the reserve, if there is one. [AH-GEN.6] */
function placePatrol(table: Table, space: At): void {
  const [patrol] = inReserve(table.state, PATROLS);
  if (patrol !== undefined) place(table, patrol, space);
}

/** Bombard: all Comrades of the Flagship's region leave. [AH-SQ.25] [AH-SQ.26] */
export function bombard(table: Table): void {
  const region = regionOf(table.state, flagshipAt(table.state, 'squadron'));
  removeComrades(table, region, region.comrades);
}

interface PatrolOption extends Thing {
  readonly patrol: Figure;
}

/** One Patrol a space stands for all that may still move there. */
function patrolOptions(state: Ahoy, moved: readonly Figure[]): PatrolOption[] {
  const spaces: At[] = [];
  const options: PatrolOption[] = [];
  for (const patrol of PATROLS) {
    const here = whereIs(state, patrol);
    if (here === OFF || spaces.includes(here) || moved.includes(patrol) || !canMove(state, patrol)) continue;
    spaces.push(here);
    options.push({ key: face(patrol).name, on: face(patrol).on, patrol });
  }
  return options;
}

/** Which Patrol moves next, or none. */
export function* choosePatrol(
  state: Ahoy,
  by: Player,
  moved: readonly Figure[],
  about: Ask,
): Rules<Figure | undefined> {
  const options: (PatrolOption | Plain)[] = patrolOptions(state, moved);
  if (options.length === 0) return undefined;
  options.push({ key: 'stop' });
  const choice = yield* pick(by.seat, about, () => options);
  return 'patrol' in choice ? choice.patrol : undefined;
}

/** Order: up to 4 different Patrols, 1 space each. [AH-SQ.27] [AH-SQ.28] [AH-SQ.29] */
export function* order(table: Table, someone: Player): Rules {
  const moved: Figure[] = [];
  while (moved.length < 4) {
    const patrol = yield* choosePatrol(table.state, someone, moved, { say: 'order', left: 4 - moved.length });
    if (patrol === undefined) return;
    moved.push(patrol);
    yield* move(table, { figure: patrol, by: someone.faction, spaces: 1 });
  }
}

/** Deploy: a Patrol on the Flagship's space or beside it, whatever lies between. [AH-SQ.30] [AH-SQ.31] */
export function* deploy(table: Table, someone: Player): Rules {
  const { state } = table;
  if (inReserve(state, PATROLS).length === 0) return;
  const here = flagshipAt(state, 'squadron');
  const options = () => spaceOptions([here, ...neighbours(here).filter((space) => regionAt(state, space))]);
  const { space } = yield* pick(someone.seat, { say: 'deploy' }, options);
  placePatrol(table, space);
}

/** Island spaces with two Patrols to give for a Stronghold. [AH-SQ.7] [AH-SQ.10] */
function fortSites(state: Ahoy): SpaceOption[] {
  if (inReserve(state, STRONGHOLDS).length === 0) return [];
  const spaces = onMap(state, PATROLS).map((patrol) => whereIs(state, patrol));
  const sites = spaces.filter(
    (space, i) => spaces.indexOf(space) === i && spaces.lastIndexOf(space) > i && isIsland(state, space),
  );
  return spaceOptions(sites);
}

/** At the end of its turn the Squadron may fortify, as often as it can. [AH-SQ.7] [AH-SQ.8] */
export function mayFortify(table: Table, someone: Player): Effect[] {
  const offered = someone.faction === 'squadron' && fortSites(table.state).length > 0;
  return offered ? [{ key: 'fortify', optional: true, run: () => fortify(table, someone) }] : [];
}

function* fortify(table: Table, someone: Player): Rules {
  const { state } = table;
  while (fortSites(state).length > 0) {
    const options = (): (SpaceOption | Plain)[] => [...fortSites(state), { key: 'stop' }];
    const site = yield* pick(someone.seat, { say: 'fortify' }, options);
    if (!('space' in site)) return;
    const { space } = site;
    const patrols = onMap(state, PATROLS).filter((patrol) => whereIs(state, patrol) === space);
    for (const patrol of patrols.slice(0, 2)) takeOff(table, patrol);
    place(table, nth(inReserve(state, STRONGHOLDS), 0), space);
  }
}
