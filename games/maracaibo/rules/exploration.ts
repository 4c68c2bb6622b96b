import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { In, Mark } from '../content/symbols.ts';
import {
  END,
  lineBefore,
  NEXT,
  QUEST_SPACES,
  REWARDS,
  type Space,
  SPACE_KEYS,
  SPACE_NAMES,
  START,
} from '../content/trail.ts';
import type { Maracaibo, Player } from '../state.ts';
import { total } from '../state.ts';
import { pick } from './asking.ts';
import { influenceOfChoice } from './influence.ts';
import { countOf, gain, type Table } from './table.ts';

/** The exploration track. [MB-EXPL] */

/** A quest space whose quest is gone. [MB-EXPL.4] */
const isEmptied = (state: Maracaibo, space: Space): boolean => {
  const index = QUEST_SPACES.indexOf(space);
  return index >= 0 && state.trailQuests[index] === '';
};

/** Start and end hold any number of explorers, every other space one. [MB-RULING.68] */
function isOccupied(state: Maracaibo, space: Space): boolean {
  if (space === START || space === END) return false;
  for (const { explorer } of state.players) if (explorer === space) return true;
  return state.jeanne?.explorer === space;
}

export const isSkipped = (state: Maracaibo, space: Space): boolean =>
  isEmptied(state, space) || isOccupied(state, space);

/** A way for an explorer: every space it touches, the last one where it ends. */
export interface Way extends Option {
  readonly path: readonly Space[];
}
const STAY: Way = { key: 'stay', path: [] };

/** All ends within so many counted spaces, each by each way. [MB-EXPL.1] [MB-EXPL.3] [MB-EXPL.12] */
export function waysFrom(state: Maracaibo, from: Space, steps: number): Way[] {
  const ways: Way[] = [];
  const walk = (at: Space, left: number, path: readonly Space[]): void => {
    for (const next of NEXT[at] ?? []) {
      const longer = [...path, next];
      if (isSkipped(state, next)) walk(next, left, longer);
      else {
        ways.push(wayTo(next, longer, ways));
        if (left > 1) walk(next, left - 1, longer);
      }
    }
  };
  if (steps > 0) walk(from, steps, []);
  return ways;
}

/** An end that two ways lead to is told apart by the shortcut. */
function wayTo(end: Space, path: readonly Space[], others: readonly Way[]): Way {
  const key = nth(SPACE_KEYS, end);
  const again = others.some((way) => way.path.at(-1) === end);
  return { key: again ? `${key} short` : key, on: nth(SPACE_NAMES, end), path };
}

/** Moves the own explorer up to so many spaces, or not at all. [MB-EXPL.1] [MB-EXPL.15] */
export function* explore(table: Table, who: Player, steps: number): Rules {
  const { state } = table;
  if (who.explorer === END) return;
  const most = steps + countOf(who, 'explorerPlus');
  const { path }: Way = yield* pick(who.seat, { say: 'explore', steps: most }, () => [
    ...waysFrom(state, who.explorer, most),
    STAY,
  ]);
  if (path.length > 0) yield* moveAlong(table, who, path);
}

/** Explorers passed and lines crossed in the order of the path, then the reward of its end. [MB-EXPL.5] [MB-EXPL.11] [MB-EXPL.19] */
function* moveAlong(table: Table, who: Player, path: readonly Space[]): Rules {
  const end = nth(path, path.length - 1);
  who.explorer = end;
  table.tell({ say: 'explored', seat: who.seat, to: nth(SPACE_NAMES, end), steps: path.length });
  const thieves = countOf(who, 'explorerSteal');
  for (const space of path) {
    if (thieves > 0 && space !== end) steal(table, who, space, thieves);
    const line = lineBefore(space);
    if (line !== undefined) yield* LINE[line](table, who);
  }
  yield* arrive(table, who, end);
}

/** A point from each opponent whose explorer is passed, if they have one. [MB-SYM.9] [MB-RULING.69] */
function steal(table: Table, who: Player, space: Space, times: number): void {
  for (const other of table.state.players) {
    if (other === who || other.explorer !== space) continue;
    const taken = Math.min(times, total(other.points));
    other.points.stolen -= taken;
    who.points.stolen += taken;
    if (taken > 0) table.tell({ say: 'stole', seat: who.seat, from: other.seat });
  }
  const { jeanne } = table.state;
  if (jeanne?.explorer !== space) return;
  const taken = Math.min(times, total(jeanne.points));
  jeanne.points.stolen -= taken;
  who.points.stolen += taken;
}

const LINE: { readonly [line in 'red' | 'blue' | 'green']: (table: Table, who: Player) => Rules } = {
  *red(table, who) {
    table.tell({ say: 'line', seat: who.seat, line: 'red', vp: 0 });
    yield* influenceOfChoice(table, who, 3);
  },
  *blue(table, who) {
    scoreLine(table, who, 'blue', table.state.blueCrossed);
    table.state.blueCrossed = true;
  },
  *green(table, who) {
    scoreLine(table, who, 'green', table.state.greenCrossed);
    table.state.greenCrossed = true;
  },
};

/** [MB-EXPL.9] [MB-EXPL.10] */
function scoreLine(table: Table, who: Player, line: string, later: boolean): void {
  const vp = later ? 2 : 4;
  who.points.exploration += vp;
  table.tell({ say: 'line', seat: who.seat, line, vp });
}

function* arrive(table: Table, who: Player, space: Space): Rules {
  const quest = QUEST_SPACES.indexOf(space);
  if (quest >= 0) return yield* table.deeds.trailQuest(table, who, quest);
  const reward = REWARDS[space];
  if (!reward) return;
  const effect = SPACE[reward.sign](table, who, reward);
  if (effect) yield* effect;
}

/** [MB-EXPL.13] */
const END_POINTS: readonly number[] = [10, 8, 6, 4];

type Effect = (table: Table, who: Player, mark: Mark<In<'trail'>>) => Rules | void;
const nothing: Effect = () => {};

/** What a space of the track gives who ends there. [MB-EXPL.16] */
const SPACE: { readonly [sign in In<'trail'>]: Effect } = {
  xD: (table, who, { x }) => gain(table, who, { d: x }, 'exploration'),
  xInf: (table, who) => influenceOfChoice(table, who, 1),
  xVp: (table, who, { x }) => gain(table, who, { vp: x }, 'exploration'),
  xDisc: (table, who) => table.deeds.removeDisc(table, who),
  xCp: (table, who, { x }) => gain(table, who, { cp: x }, 'exploration'),
  xDVp: (table, who, { x }) => gain(table, who, { d: x, vp: x }, 'exploration'),
  xSpies2: (table, who) => gain(table, who, { spies: 2 }, 'exploration'),
  lineRed: nothing,
  lineBlue: nothing,
  lineGreen: nothing,
  xEnd: theEnd,
};

/** [MB-EXPL.13] [MB-EXPL.14] */
function* theEnd(table: Table, who: Player): Rules {
  gain(table, who, { vp: END_POINTS[table.state.arrivals] ?? 0 }, 'exploration');
  table.state.arrivals++;
  yield* table.deeds.villageActions(table, who, 1);
}
