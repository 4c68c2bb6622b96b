import type { Option, Rules } from '@portolan/kernel';
import { BUILDING_COST, BUILDING_KINDS } from '../content/census.ts';
import type { BuildingKind } from '../content/effects.ts';
import type { Player, Reckoning, Space } from '../state.ts';
import { checkAchievements } from './achievements.ts';
import { controlled, isOpen } from './control.ts';
import { boardAt, spaceName } from './ocean.ts';
import { canPay, pay } from './stowing.ts';
import { DONE, pick, type Table } from './table.ts';

/** Building [DR-BLDG]. */

interface Site extends Option {
  readonly space: Space;
  readonly building: BuildingKind;
  readonly cost: number;
}

/** One building of each kind on islands one controls, as far as the supply and one's cargo last. [DR-BLDG.1] [DR-BLDG.4] [DR-SUP.2] */
export function sites(state: Reckoning, someone: Player, cheaper: number): Site[] {
  return controlled(state, someone)
    .filter((space) => isOpen(state, someone, space))
    .flatMap((space) => kindsFor(state, someone, space, cheaper));
}

function kindsFor(state: Reckoning, someone: Player, space: Space, cheaper: number): Site[] {
  const { buildings } = boardAt(state, space);
  return BUILDING_KINDS.map((building): Site => ({
    key: `${building} ${spaceName(space)}`,
    on: spaceName(space),
    space,
    building,
    cost: Math.max(0, BUILDING_COST[building] - cheaper),
  })).filter(
    ({ building, cost }) =>
      !buildings.includes(building) &&
      state.buildings[building] > 0 &&
      canPay(someone, { cargo: cost, coin: 0, from: 'either' }),
  );
}

/** Up to so many, paid one by one, in one go. [DR-BLDG.2] [DR-BLDG.3] [DR-BLDG.13] [DR-BLDG.14] */
export function* build(table: Table, someone: Player, most: number, cheaper: number): Rules {
  const { state } = table;
  for (let left = most; left > 0; left--) {
    const list = (): (Site | Option)[] => {
      const found: (Site | Option)[] = sites(state, someone, cheaper);
      return left < most ? [...found, DONE] : found;
    };
    if (sites(state, someone, cheaper).length === 0) return;
    const site = yield* pick(someone.seat, { say: 'build', left }, list);
    if (!('building' in site)) return;
    yield* pay(table, someone, { cargo: site.cost, coin: 0, from: 'either' });
    raise(table, someone, site.space, site.building);
  }
}

export function raise(table: Table, someone: Player, space: Space, building: BuildingKind): void {
  table.state.buildings[building]--;
  boardAt(table.state, space).buildings.push(building);
  table.tell({ say: 'built', seat: someone.seat, space: spaceName(space), building });
  checkAchievements(table);
}
