import { type In, LINES, type Line, type Mark, mark } from './symbols.ts';

/** Career cards: three objectives each, with an easier and a harder condition of one kind. [MB-DATA.14] */

export type CareerId = string;
export interface Objective {
  readonly kind: Mark<In<'objective'>>['sign'];
  /** The easier and the harder value; for lines their place in blue, red, green. */
  readonly upper: number;
  readonly lower: number;
  readonly d: number;
  readonly vp: number;
}
export interface Career {
  readonly id: CareerId;
  readonly objectives: readonly Objective[];
  readonly armada: boolean;
}

type Row = readonly [
  kind: In<'objective'>,
  upper: number | Line,
  lower: number | Line,
  d: number,
  vp: number,
];
const value = (of: number | Line): number => (typeof of === 'number' ? of : LINES.indexOf(of));

const career = (id: CareerId, ...rows: Row[]): Career => ({
  id,
  armada: id === 'CR9' || id === 'CR10' || id === 'CR11',
  objectives: rows.map(([kind, upper, lower, d, vp]) => ({
    kind: mark(kind).sign,
    upper: value(upper),
    lower: value(lower),
    d,
    vp,
  })),
});

export const CAREERS: readonly Career[] = [
  career('CR1', ['objQuests', 4, 6, 4, 4], ['objLine', 'blue', 'red', 2, 4], ['objCombos', 2, 4, 2, 4]),
  career('CR2', ['objTokens', 3, 6, 3, 4], ['objInf1', 6, 10, 4, 4], ['objUpgrades', 3, 6, 3, 4]),
  career('CR3', ['objSpies', 2, 4, 2, 4], ['objInf2', 3, 6, 3, 4], ['objQuests', 3, 5, 3, 4]),
  career('CR4', ['objUpgrades', 4, 7, 4, 4], ['objCombos', 3, 4, 4, 3], ['objTokens', 2, 5, 2, 4]),
  career('CR5', ['objLine', 'blue', 'green', 2, 6], ['objInf1', 5, 9, 3, 4], ['objSpies', 2, 5, 2, 5]),
  career('CR6', ['objInf2', 4, 6, 4, 4], ['objTokens', 4, 7, 4, 5], ['objLine', 'red', 'green', 4, 4]),
  career('CR7', ['objCombos', 3, 5, 3, 6], ['objUpgrades', 5, 8, 5, 5], ['objSpies', 3, 5, 4, 5]),
  career('CR8', ['objInf1', 7, 11, 4, 5], ['objQuests', 2, 4, 2, 3], ['objInf2', 4, 7, 4, 5]),
  career('CR9', ['objTokens', 3, 5, 3, 3], ['objInf2', 3, 5, 3, 3], ['objSpies', 2, 3, 2, 3]),
  career('CR10', ['objUpgrades', 4, 6, 4, 3], ['objLine', 'blue', 'red', 2, 4], ['objQuests', 3, 4, 3, 3]),
  career('CR11', ['objInf1', 5, 8, 3, 3], ['objCombos', 2, 3, 2, 3], ['objTokens', 2, 4, 2, 3]),
];

const BY_ID = new Map(CAREERS.map((one) => [one.id, one]));
export function careerOf(id: CareerId): Career {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no career ${id}`);
  return found;
}
