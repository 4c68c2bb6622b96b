import { type Building, PRICES } from '../content/prestige.ts';
import { LINES } from '../content/symbols.ts';
import { incomeValue } from '../content/tracks.ts';
import { crossed } from '../content/trail.ts';
import type { Invested, Maracaibo, Player } from '../state.ts';
import { takeCombo } from './income.ts';
import { gain, indexOf, payD, spiesOnMap, sumOf, type Table, upgrades } from './table.ts';

/** Prestige buildings. [MB-PREST] */

const buildingPrice = (who: Player, building: Building): number =>
  Math.max(0, PRICES[building] - sumOf(who, 'discount'));

/** Revealed, not yet invested in, and payable with a spy. [MB-PREST.1] [MB-PREST.2] [MB-PREST.3] */
export const canInvest = (state: Maracaibo, who: Player, { building, open, investors }: Invested): boolean =>
  open &&
  who.spies > 0 &&
  who.doubloons >= buildingPrice(who, building) &&
  !investors.includes(indexOf(state, who));

/** [MB-PREST.4] [MB-PREST.5] */
export function invest(table: Table, who: Player, invested: Invested): void {
  const d = buildingPrice(who, invested.building);
  payD(who, d);
  who.spies--;
  invested.investors.push(indexOf(table.state, who));
  table.tell({ say: 'invested', seat: who.seat, building: `building:${invested.building}`, d });
  if (invested.investors.length === 1) gain(table, who, { vp: 2 }, 'prestige');
  takeCombo(table, who, 'crown');
}

/** What a building is worth to an investor in the final scoring. [MB-PREST.6] */
export const WORTH: { readonly [building in Building]: (who: Player) => number } = {
  abbey: (who) => 4 * LINES.filter((line) => crossed(who.explorer, line)).length,
  palace: (who) => 2 * who.quests.length,
  basilica: (who) => Math.min(16, 4 * spiesOnMap(who)),
  citadel: (who) => 2 * who.spies + 2 * who.cp,
  church: (who) => 3 * who.combos.length,
  garrison: (who) => 2 * who.tokens.length,
  academy: (who) => 2 * upgrades(who),
  cathedral: (who) => 2 * incomeValue(who.incomeD),
};
