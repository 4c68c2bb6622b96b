import type { Option, Rules } from '@portolan/kernel';
import { AREA_NAMES, type Area, AREAS, PREREQUISITES } from '../content/ship.ts';
import type { Player } from '../state.ts';
import { nth } from '../../common/lists.ts';
import { pick } from './asking.ts';
import { rankOfChoice } from './influence.ts';
import { gain, type Table, upgraded, upgrades } from './table.ts';

/** Ship upgrades. [MB-SHIP] */

export interface DiscChoice extends Option {
  readonly area: number;
}
const DISCS: readonly DiscChoice[] = AREAS.map((area, i) => ({ key: area, on: nth(AREA_NAMES, i), area: i }));
const KEEP: DiscChoice = { key: 'none', area: -1 };

/** Whether a disc may be taken from this area now. [MB-SHIP.17] */
function isRemovable(who: Player, area: number): boolean {
  if (who.discs[area] === 0) return false;
  const before = nth(PREREQUISITES, area);
  if (before.area !== undefined) return who.discs[before.area] === 0;
  return before.others === 0 || upgrades(who) >= before.others;
}

export const removable = (who: Player): DiscChoice[] => DISCS.filter(({ area }) => isRemovable(who, area));

/** Takes a disc off the board; it goes where the caller says. The area's effect comes with its second disc. [MB-SHIP.2] */
export function* takeDisc(table: Table, who: Player, area: number): Rules {
  who.discs[area] = (who.discs[area] ?? 0) - 1;
  table.tell({ say: 'disc', seat: who.seat, area: nth(AREA_NAMES, area) });
  if (who.discs[area] !== 0) return;
  table.tell({ say: 'upgraded', seat: who.seat, area: nth(AREA_NAMES, area) });
  const effect = UPGRADES[nth(AREAS, area)](table, who);
  if (effect) yield* effect;
}

/** An effect removes a disc of the owner's choice from the game. [MB-SHIP.1] [MB-SHIP.3] [MB-SHIP.4] */
export function* removeDisc(table: Table, who: Player): Rules {
  if (removable(who).length === 0) return;
  const { area }: DiscChoice = yield* pick(who.seat, { say: 'disc' }, () => [...removable(who), KEEP]);
  if (area < 0) return;
  table.state.discsOut++;
  yield* takeDisc(table, who, area);
}

type Upgrade = (table: Table, who: Player) => Rules | void;
const lasting: Upgrade = () => {};
const points =
  (vp: number): Upgrade =>
  (table, who) =>
    gain(table, who, { vp }, 'ship');

/** What an area gives at once; the others work from then on where their chapters say. */
const UPGRADES: { readonly [area in Area]: Upgrade } = {
  s1: lasting,
  s2: lasting,
  s3: points(3),
  s4: (table, who) => gain(table, who, { d: 5 }, 'ship'),
  s5: points(3),
  s6: points(6),
  s7: lasting,
  s8: lasting,
  s9: lasting,
  s10: lasting,
  s11: expedition,
  s12: points(10),
};

const EXPEDITION: readonly Option[] = [
  { key: 'explore' },
  { key: 'riches' },
  { key: 'rank' },
  { key: 'none' },
];

/** [MB-SHIP.15] */
function* expedition(table: Table, who: Player): Rules {
  const { key } = yield* pick(who.seat, { say: 's11' }, () => EXPEDITION);
  if (key === 'explore') yield* table.deeds.explore(table, who, 3);
  if (key === 'riches') gain(table, who, { d: 4, vp: 4 }, 'ship');
  if (key === 'rank') yield* rankOfChoice(table, who);
}

/** [MB-SHIP.6] [MB-SHIP.7] */
export const handLimit = (who: Player): number => (upgraded(who, 2) ? 6 : 4);
export const rowIsFree = (who: Player): boolean => upgraded(who, 3);
