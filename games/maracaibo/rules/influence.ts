import type { Option, Rules } from '@portolan/kernel';
import { type Nation, NATIONS } from '../content/symbols.ts';
import { LAST_INFLUENCE, nextBand, RANKS, RESERVE, emptySpaces } from '../content/tracks.ts';
import type { ByNation, Maracaibo, Player } from '../state.ts';
import { nth } from '../../common/lists.ts';
import { pick } from './asking.ts';
import { countOf, gain, type Table } from './table.ts';

/** Influence and nation cubes. [MB-INF] [MB-CUBE] */

/** Steps on a nation's track; those beyond its last space score 2 VP each. [MB-INF.1] [MB-INF.2] */
export function gainInfluence(table: Table, who: Player, nation: Nation, points: number): void {
  const steps = Math.min(points, LAST_INFLUENCE - who.influence[nation]);
  const vp = 2 * (points - steps);
  who.influence[nation] += steps;
  who.points.influence += vp;
  table.tell({ say: 'influence', seat: who.seat, nation, points: steps, vp });
}

export const rankOf = (influence: ByNation, nation: Nation): number => nth(RANKS, influence[nation]);

interface Choice extends Option {
  readonly nation?: Nation;
}
const NATION_OPTIONS: readonly Choice[] = [
  ...NATIONS.map((nation) => ({ key: nation, on: `nation:${nation}`, nation })),
  { key: 'none' },
];

/** Influence of choice, all with one nation; it may be declined. [MB-INF.4] */
export function* influenceOfChoice(table: Table, who: Player, points: number): Rules {
  const { nation }: Choice = yield* pick(who.seat, { say: 'influence', points }, () => NATION_OPTIONS);
  if (nation) gainInfluence(table, who, nation, points);
}

/** To the next red band; on the last one nothing happens. [MB-INF.5] */
export function toNextRank(table: Table, who: Player, nation: Nation): void {
  const band = nextBand(who.influence[nation]);
  if (band !== undefined) gainInfluence(table, who, nation, band - who.influence[nation]);
}

export function* rankOfChoice(table: Table, who: Player): Rules {
  const { nation }: Choice = yield* pick(who.seat, { say: 'rank' }, () => NATION_OPTIONS);
  if (nation) toNextRank(table, who, nation);
}

// --- cubes ---

/** Reserve spaces without a cube. [MB-CUBE.2] */
export const emptyOf = (state: Maracaibo, nation: Nation): number =>
  emptySpaces(RESERVE - state.reserve[nation]);

/** Who removes a cube may hunt them. [MB-SYM.13] */
export function removeCube(table: Table, who: Player | undefined, place: number): void {
  const { state } = table;
  const nation = state.cubes[place];
  if (!nation) return;
  state.cubes[place] = '';
  state.cubesOut[nation]++;
  const hunters = who ? countOf(who, 'cubeHunter') : 0;
  if (who && hunters > 0) gain(table, who, { vp: 3 * hunters }, 'projects');
}

/** A cube from the reserve; a cube of another nation there leaves the game first. [MB-CUBE.1] [MB-COMBAT.42] */
export function placeCube(table: Table, who: Player, nation: Nation, place: number, on: string): void {
  const { state } = table;
  const over = state.cubes[place] ?? '';
  if (over !== '') removeCube(table, who, place);
  state.reserve[nation]--;
  state.cubes[place] = nation;
  table.tell({ say: 'cube', seat: who.seat, nation, place: on, over });
}

/** Nations that still have a cube in reserve. [MB-CUBE.7] */
export const nationsWithCubes = (state: Maracaibo): Nation[] =>
  NATIONS.filter((nation) => state.reserve[nation] > 0);
