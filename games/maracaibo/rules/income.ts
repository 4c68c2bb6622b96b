import { cardOf } from '../content/projects.ts';
import type { Combo } from '../content/symbols.ts';
import { LAST_INCOME, LAST_VP_INCOME } from '../content/tracks.ts';
import type { Player } from '../state.ts';
import type { Table } from './table.ts';

/** Income tracks and combination tokens. [MB-INC] [MB-COMBO] */

/** Steps beyond 34 go on the VP track. [MB-INC.4] */
export function raiseD(table: Table, who: Player, steps: number): void {
  const fits = Math.min(steps, LAST_INCOME - who.incomeD);
  who.incomeD += fits;
  who.overflow += steps - fits;
  if (fits > 0) table.tell({ say: 'income', seat: who.seat, d: fits, vp: 0 });
  if (steps > fits) raiseVp(table, who, steps - fits);
}

/** Reaching 20 pays for all scorings still to come and starts again from 0. [MB-INC.5] [MB-INC.6] */
export function raiseVp(table: Table, who: Player, steps: number): void {
  if (steps <= 0) return;
  table.tell({ say: 'income', seat: who.seat, d: 0, vp: steps });
  who.incomeVp += steps;
  while (who.incomeVp >= LAST_VP_INCOME) {
    who.incomeVp -= LAST_VP_INCOME;
    const vp = LAST_VP_INCOME * (5 - table.state.round);
    who.points.income += vp;
    table.tell({ say: 'incomeFull', seat: who.seat, vp });
  }
}

/** At most one token of a symbol; it triggers every income effect that waited for it. [MB-COMBO.1] [MB-COMBO.4] */
export function takeCombo(table: Table, who: Player, combo: Combo): void {
  if (who.combos.includes(combo)) return;
  who.combos.push(combo);
  table.tell({ say: 'combo', seat: who.seat, combo });
  for (const { card } of who.bought) {
    for (const effect of cardOf(card).effects) {
      if (effect.sign !== 'incomeIf' || effect.combo !== combo) continue;
      if (effect.track === 'd') raiseD(table, who, effect.x);
      else raiseVp(table, who, effect.x);
    }
  }
}
