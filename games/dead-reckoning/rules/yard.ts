import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Tier } from '../content/effects.ts';
import { HULL, UPGRADE_IDS, type UpgradeId, UPGRADES } from '../content/upgrades.ts';
import type { Player, Reckoning } from '../state.ts';
import { checkAchievements } from './achievements.ts';
import { HULLS } from './ship.ts';
import { takeAboard } from './stowing.ts';
import { hullName, pick, type Table } from './table.ts';

/** Ship upgrades [DR-UPG]. */

/** [DR-UPG.1] [DR-SUP.4] */
export const available = (state: Reckoning, tier: Tier): UpgradeId[] =>
  UPGRADE_IDS.filter((id) => UPGRADES[id].tier === tier && state.upgrades[id] > 0);

const isEmpty = (someone: Player, hull: number): boolean =>
  nth(someone.hull, hull).tiles.length === 0 && HULL[hull] === undefined;

/** An empty hull space while there is one; else any. [DR-UPG.2] [DR-UPG.3] [DR-UPG.9] */
function berths(someone: Player): number[] {
  const all = Array.from({ length: HULLS }, (_, hull) => hull);
  const empty = all.filter((hull) => isEmpty(someone, hull));
  return empty.length > 0 ? empty : all;
}

interface Tile extends Option {
  readonly upgrade: UpgradeId;
}
interface Berth extends Option {
  readonly hull: number;
}

function* chooseTile(table: Table, someone: Player, tier: Tier): Rules<UpgradeId> {
  const list = (): Tile[] =>
    available(table.state, tier).map((upgrade) => ({ key: upgrade, on: `upgrade:${upgrade}`, upgrade }));
  const { upgrade } = yield* pick(someone.seat, { say: 'upgrade', tier }, list);
  return upgrade;
}

export function* upgradeShip(table: Table, someone: Player, tier: Tier): Rules {
  const upgrade = yield* chooseTile(table, someone, tier);
  yield* fit(table, someone, upgrade, yield* chooseBerth(someone, upgrade, berths(someone)));
}

function* chooseBerth(someone: Player, upgrade: UpgradeId, hulls: readonly number[]): Rules<number> {
  if (hulls.length === 1) return nth(hulls, 0);
  const options = hulls.map((hull): Berth => ({
    key: hullName(someone.seat, hull),
    on: hullName(someone.seat, hull),
    hull,
  }));
  const about = { say: 'upgradeWhere', upgrade: `upgrade:${upgrade}` } as const;
  const { hull } = yield* pick(someone.seat, about, () => options);
  return hull;
}

/** Hull spaces whose uppermost tile is a basic one. [DR-UPG.8] */
export const basics = (someone: Player): number[] =>
  someone.hull.flatMap(({ tiles }, hull) => {
    const top = tiles.at(-1);
    return top && UPGRADES[top].tier === 'basic' ? [hull] : [];
  });

export function* replaceUpgrade(table: Table, someone: Player): Rules {
  const options = (): Berth[] =>
    basics(someone).map((hull) => ({
      key: hullName(someone.seat, hull),
      on: hullName(someone.seat, hull),
      hull,
    }));
  const { hull } = yield* pick(someone.seat, { say: 'replaceUpgrade' }, options);
  yield* fit(table, someone, yield* chooseTile(table, someone, 'advanced'), hull);
}

/** Lays a tile; goods of a hold it covers find another place. [DR-UPG.5] [DR-UPG.7] [DR-SUP.5] */
function* fit(table: Table, someone: Player, upgrade: UpgradeId, at: number): Rules {
  table.state.upgrades[upgrade]--;
  const hull = nth(someone.hull, at);
  const { cargo, coin } = hull;
  hull.tiles.push(upgrade);
  [hull.cargo, hull.coin] = [0, 0];
  table.tell({
    say: 'upgraded',
    seat: someone.seat,
    upgrade: `upgrade:${upgrade}`,
    hull: hullName(someone.seat, at),
  });
  if (cargo + coin > 0) yield* takeAboard(table, someone, cargo, coin);
  checkAchievements(table);
}
