import type { Achievement } from '../content/achievements.ts';
import { MARKERS_EACH } from '../content/census.ts';
import { type Player, type Reckoning } from '../state.ts';
import { controlled } from './control.ts';
import { boardAt, SPACES } from './ocean.ts';
import type { Table } from './table.ts';

/** Achievements [DR-ACH]. */

const WINS = 4;
const EXPERTS = 3;
const BUILDINGS_HELD = 5;
const FORTUNE = 30;
const COLONIES = 6;
const UPGRADES_HELD = 4;
/** Boards to explore, by the number of players. [DR-ACH.16] */
export const exploring = (state: Reckoning): number => 7 - Math.max(2, state.players.length);

const has = (someone: Player, achievement: Achievement): boolean => someone.markers.includes(achievement);
/** Once each, as long as there are markers. [DR-ACH.1] [DR-ACH.4] [DR-ACH.5] */
export const canMark = (someone: Player, achievement: Achievement): boolean =>
  !has(someone, achievement) && someone.markers.length < MARKERS_EACH;

export function mark(table: Table, someone: Player, achievement: Achievement): void {
  if (!canMark(someone, achievement)) return;
  someone.markers.push(achievement);
  table.tell({ say: 'achieved', seat: someone.seat, achievement });
}

/** A battle won with one's ship, not against buildings. [DR-ACH.6] [DR-ACH.7] [DR-ACH.8] [DR-ACH.19] */
export function winCounted(table: Table, someone: Player): void {
  if (has(someone, 'legendary')) return;
  someone.wins++;
  if (someone.wins >= WINS && canMark(someone, 'legendary')) {
    someone.cubes += someone.winCubes;
    someone.winCubes = 0;
    mark(table, someone, 'legendary');
  } else if (someone.wins < WINS) {
    if (someone.cubes > 0) {
      someone.cubes--;
      someone.winCubes++;
    }
    table.tell({ say: 'progress', seat: someone.seat, achievement: 'legendary', count: someone.wins });
  }
}

/** Another sailor of the highest level. [DR-ACH.9] [DR-ACH.10] [DR-ACH.24] */
export function expertCounted(table: Table, someone: Player): void {
  if (has(someone, 'expertSailors')) return;
  someone.experts++;
  if (someone.experts >= EXPERTS && canMark(someone, 'expertSailors')) {
    someone.cubes += someone.expertCubes;
    someone.expertCubes = 0;
    mark(table, someone, 'expertSailors');
  } else if (someone.experts < EXPERTS) {
    if (someone.cubes > 0) {
      someone.cubes--;
      someone.expertCubes++;
    }
    table.tell({ say: 'progress', seat: someone.seat, achievement: 'expertSailors', count: someone.experts });
  }
}

/** A board explored; those who can no longer explore enough take their cubes back. [DR-ACH.17] [DR-ACH.18] [DR-EXPL.6] */
export function explorationCounted(table: Table, someone: Player): void {
  const { state } = table;
  const needed = exploring(state);
  if (!has(someone, 'explorer')) {
    someone.explored++;
    if (someone.explored >= needed && canMark(someone, 'explorer')) {
      someone.cubes += someone.exploreCubes;
      someone.exploreCubes = 0;
      mark(table, someone, 'explorer');
    } else if (someone.explored < needed) {
      if (someone.cubes > 0 && canStillExplore(state, someone)) {
        someone.cubes--;
        someone.exploreCubes++;
      }
      table.tell({ say: 'progress', seat: someone.seat, achievement: 'explorer', count: someone.explored });
    }
  }
  for (const other of state.players) {
    if (canStillExplore(state, other)) continue;
    other.cubes += other.exploreCubes;
    other.exploreCubes = 0;
  }
}

const unexplored = (state: Reckoning): number =>
  SPACES.filter((space) => !boardAt(state, space).explored).length;
const canStillExplore = (state: Reckoning, someone: Player): boolean =>
  unexplored(state) >= exploring(state) - someone.explored;

export const buildingsHeld = (state: Reckoning, someone: Player): number => {
  let count = 0;
  for (const space of controlled(state, someone)) count += boardAt(state, space).buildings.length;
  return count;
};
export const colonies = (state: Reckoning, someone: Player): number => {
  let count = 0;
  for (const { permanent } of state.boards) count += permanent[someone.seat] ?? 0;
  return count;
};
export const upgradesHeld = (someone: Player): number => {
  let count = 0;
  for (const { tiles } of someone.hull) count += tiles.length;
  return count;
};

/** What is achieved by having something, whoever's turn it is. [DR-ACH.2] [DR-ACH.3] [DR-ACH.12] [DR-ACH.13] [DR-ACH.14] [DR-ACH.15] */
export function checkAchievements(table: Table): void {
  const { state } = table;
  for (const someone of state.players) {
    if (someone.chest >= FORTUNE) mark(table, someone, 'capitalist');
    if (!has(someone, 'builder') && buildingsHeld(state, someone) >= BUILDINGS_HELD)
      mark(table, someone, 'builder');
    if (!has(someone, 'colonizer') && colonies(state, someone) >= COLONIES) mark(table, someone, 'colonizer');
    const upgrades =
      upgradesHeld(someone) + (state.rival && someone.seat === 1 ? state.rival.upgrades.length : 0);
    if (upgrades >= UPGRADES_HELD) mark(table, someone, 'eliteShip');
  }
}
