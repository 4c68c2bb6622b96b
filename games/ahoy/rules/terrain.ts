import { type Rules } from '@portolan/kernel';
import { type Direction, DIRECTION_KEYS, DIRECTIONS, type Space } from '../content/tiles.ts';
import { beside, type Player, spaceName, type Voyage } from '../state.ts';
import type { Plain, Rearming, Way } from '../choices.ts';
import { suffer } from './damage.ts';
import { rearm, rearmable } from './dice.ts';
import { canGo, followsCurrent } from './movement.ts';
import { goldEffect } from './passives.ts';
import { repair, repairable } from './repair.ts';
import { terrainOf } from './regions.ts';
import {
  type Effect,
  face,
  gainGold,
  hasCrew,
  isFlagship,
  may,
  ownerOf,
  pick,
  player,
  type Table,
  whereIs,
} from './table.ts';

/** Terrain [AH-TER]: wrecks and currents as a figure moves, ports and treasures when a Flagship anchors. */

/** A figure that MOVES onto a wreck SUFFERS 1 damage. [AH-TER.16] */
export function* wreckDamage(table: Table, voyage: Voyage): Rules {
  const { state } = table;
  const { figure } = voyage;
  if (voyage.ignores.includes('wrecks')) return;
  const owner = player(state, ownerOf(figure));
  if (
    isFlagship(figure) &&
    hasCrew(owner, 'wreck', 'helmsman') &&
    (yield* may(owner.seat, { say: 'helmsman' }, face(figure).on))
  )
    return;
  table.tell({ say: 'struckWreck', figure: face(figure).on, at: spaceName(whereIs(state, figure)) });
  yield* suffer(table, figure);
}

/** Which way a current takes the figure from here, if it does. Each acts once in a chain. [AH-TER.2] [AH-TER.4] [AH-TER.24] */
export function* drift(table: Table, voyage: Voyage): Rules<Direction | undefined> {
  const { state } = table;
  const here = whereIs(state, voyage.figure);
  const { current, fog } = terrainOf(state, here);
  if (voyage.chain.includes(here)) return undefined;
  const owner = player(state, ownerOf(voyage.figure));
  const own = isFlagship(voyage.figure);
  if (fog && own && hasCrew(owner, 'fog', 'powderLookout'))
    return yield* chooseWay(table, voyage, owner, 'powderLookout');
  if (current === undefined) return undefined;
  if (own && hasCrew(owner, 'current', 'oldSalt')) return yield* chooseWay(table, voyage, owner, 'oldSalt');
  return (yield* followsCurrent(table, voyage, current)) ? current : undefined;
}

/** Old Salt: obey, ignore or another way; Powder Lookout: stay in the fog or any way. [AH-CREW.15] [AH-CREW.28] */
function* chooseWay(
  table: Table,
  voyage: Voyage,
  owner: Player,
  say: 'oldSalt' | 'powderLookout',
): Rules<Direction | undefined> {
  const { state } = table;
  const here = whereIs(state, voyage.figure);
  const ways = (): (Way | Plain)[] => [
    { key: 'stay' },
    ...DIRECTIONS.filter((direction) => canGo(state, voyage, direction)).map((direction) => ({
      key: DIRECTION_KEYS[direction],
      on: spaceName(beside(here, direction)),
      direction,
    })),
  ];
  const way = yield* pick(owner.seat, { say, figure: face(voyage.figure).on }, ways);
  return 'direction' in way ? way.direction : undefined;
}

/** A Flagship may take 1 gold per icon, and 1 more from a wreck with the Diver. [AH-TER.18] [AH-CREW.20] */
export function* mayTakeTreasure(
  table: Table,
  voyage: Voyage,
  from: 'anchor' | 'trawler',
  agreed = false,
): Rules {
  const here = whereIs(table.state, voyage.figure);
  const { treasure, wreck } = terrainOf(table.state, here);
  if (treasure === 0) return;
  const owner = player(table.state, ownerOf(voyage.figure));
  const gold = treasure + (wreck && from === 'anchor' && hasCrew(owner, 'anchor', 'diver') ? 1 : 0);
  const takes =
    agreed || (yield* may(owner.seat, { say: 'treasure', gold, at: spaceName(here) }, spaceName(here)));
  if (takes) gainGold(table, owner, gold, 'treasure');
}

/** [AH-CREW.16] */
export function merchantsGold(table: Table, owner: Player, terrain: Space): Effect[] {
  return hasCrew(owner, 'anchor', 'merchant') && !terrain.island
    ? [goldEffect(table, owner, 'merchant')]
    : [];
}

/** A port: repair up to 2 damage, or put a placed die on Cannons, perhaps with the Merchant's gold. [AH-TER.5] [AH-TER.6] */
export function portCall(table: Table, owner: Player): Effect[] {
  const gold = owner.gold + (hasCrew(owner, 'anchor', 'merchant') ? 1 : 0);
  const useful = repairable(owner).length > 0 || rearmable(owner, gold).length > 0;
  return useful ? [{ key: 'port', optional: true, run: () => callAtPort(table, owner) }] : [];
}

function* callAtPort(table: Table, owner: Player): Rules {
  const options = (): (Rearming | Plain)[] => [
    ...(repairable(owner).length > 0 ? [{ key: 'repair' } as const] : []),
    ...rearmable(owner),
    { key: 'nothing' },
  ];
  const choice = yield* pick(owner.seat, { say: 'port' }, options);
  if (choice.key === 'repair') yield* repair(table, owner, 2);
  else if ('from' in choice) yield* rearm(table, owner, choice.from);
}
