import { type Json, type Random, Refusal, type Rules, type Shaping } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { AREA_IDS, type AreaId, AREAS, LANDING, LAYOUT, PUSH } from '../content/battle-board.ts';
import { type Battle, type Cube, NOBODY, type Reckoning } from '../state.ts';
import { takeCubes } from './cubes.ts';
import { player, shape, type Table } from './table.ts';

/** The battle board [DR-BOARD]. */

/** Where cubes lie: on the board of a battle, or of a tie-break. */
export interface Field {
  cubes: Cube[];
  drops: number;
}

/** How a drop came to rest: where each cube fell, and which of those that lay there were knocked elsewhere. [DR-BOARD.10] */
interface Fall {
  readonly landed: readonly AreaId[];
  readonly pushed: readonly { readonly cube: number; readonly to: AreaId }[];
}

const COLUMNS = 4;
function besideOf(area: AreaId): AreaId[] {
  const at = AREA_IDS.indexOf(area);
  const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
  const around = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const;
  return around.flatMap(([y, x]) => LAYOUT[y]?.[x] ?? []);
}
const BESIDE: ReadonlyMap<AreaId, readonly AreaId[]> = new Map(
  AREA_IDS.map((area) => [area, besideOf(area)]),
);
/** Areas that share an edge. [DR-BOARD.13] [DR-BOARD.22] */
export const areasBeside = (area: AreaId): readonly AreaId[] => BESIDE.get(area) ?? [];

// --- the drop ---

const isArea = (value: unknown): value is AreaId => typeof value === 'string' && value in AREAS;

function readFall(answer: Json, dropped: number, lying: number): Fall | Refusal {
  const wrong = (): Refusal => new Refusal({ say: 'wrongDrop' });
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return wrong();
  const { landed, pushed } = answer as { readonly landed?: unknown; readonly pushed?: unknown };
  if (!Array.isArray(landed) || !Array.isArray(pushed) || pushed.length > dropped + lying) return wrong();
  const fell = (landed as readonly unknown[]).filter(isArea);
  if (fell.length !== dropped || landed.length !== dropped) return wrong();
  const knocked: { cube: number; to: AreaId }[] = [];
  for (const one of pushed as readonly unknown[]) {
    if (typeof one !== 'object' || one === null) return wrong();
    const { cube, to } = one as { readonly cube?: unknown; readonly to?: unknown };
    if (typeof cube !== 'number' || !Number.isInteger(cube) || cube < 0 || cube >= lying || !isArea(to))
      return wrong();
    knocked.push({ cube, to });
  }
  return { landed: fell, pushed: knocked };
}

/** Each hundredth of chance has its area. [DR-BOARD.24] */
const LANDINGS: readonly AreaId[] = AREA_IDS.flatMap((area) =>
  Array.from({ length: LANDING[area] }, () => area),
);

/** How cubes fall by the odds alone: cube by cube, each may strike one that lay there before. [DR-BOARD.25] [DR-BOARD.26] */
export function fallByOdds(field: Field, dropped: number, random: Random): Fall {
  const areas = field.cubes.map(({ area }) => area);
  const landed: AreaId[] = [];
  const pushed: { cube: number; to: AreaId }[] = [];
  for (let i = 0; i < dropped; i++) {
    if (field.drops > 0 && areas.length > 0 && random.below(100) < PUSH) {
      const cube = random.below(areas.length);
      const ways = areasBeside(nth(areas, cube));
      const to = nth(ways, random.below(ways.length));
      areas[cube] = to;
      pushed.push({ cube, to });
    }
    landed.push(nth(LANDINGS, random.below(LANDINGS.length)));
  }
  return { landed, pushed };
}

/** Cubes that have left their owner and will be dropped together. [DR-BAT.12] */
export function makeReady({ falling }: Reckoning, owner: number, count: number): void {
  for (let i = 0; i < count; i++) falling.push(owner);
}

/** Drops the cubes that are ready, all together: the table says where they come to rest. [DR-BAT.12] [DR-BOARD.2] [DR-BOARD.3] */
export function* drop(table: Table, field: Field): Rules {
  const { state } = table;
  const owners = state.falling.slice();
  if (owners.length === 0) return;
  const shaping: Shaping<Fall> = {
    shape: { kind: 'drop', cubes: owners, lying: field.cubes.map(({ owner, area }) => ({ owner, area })) },
    read: (answer) => readFall(answer, owners.length, field.cubes.length),
    sample: (random) => fallByOdds(field, owners.length, random) as unknown as Json,
  };
  const about = { say: 'drop', mine: owners.length, theirs: field.cubes.length } as const;
  const fall = yield* shape('table', about, shaping);
  state.falling = [];
  settle(table, field, owners, fall);
}

function settle(table: Table, field: Field, owners: readonly number[], { landed, pushed }: Fall): void {
  for (const { cube, to } of pushed) {
    const struck = nth(field.cubes, cube);
    table.tell({ say: 'pushed', whose: struck.owner, from: struck.area, to });
    struck.area = to;
  }
  owners.forEach((owner, i) => field.cubes.push({ owner, area: nth(landed, i) }));
  for (const owner of new Set(owners)) {
    const areas = landed.filter((_, i) => owners[i] === owner);
    table.tell({ say: 'dropped', seat: owner, areas, black: owner === NOBODY });
  }
  field.drops++;
}

/** Cubes of the blast area fall again, each with one more of its colour, until none is there. [DR-BOARD.5] [DR-BOARD.6] [DR-BOARD.9] */
export function* blast(table: Table, field: Field): Rules {
  for (;;) {
    const blown = field.cubes.filter(({ area }) => area === 'BLAST');
    if (blown.length === 0) return;
    const { state } = table;
    for (const owner of ownersInOrder(state, blown)) {
      const count = blown.filter((cube) => cube.owner === owner).length;
      field.cubes = field.cubes.filter((cube) => cube.area !== 'BLAST' || cube.owner !== owner);
      makeReady(state, owner, count);
      const more = yield* extraCubes(table, owner, count);
      makeReady(state, owner, more);
      table.tell({ say: 'blasted', seat: owner, black: owner === NOBODY, cubes: count + more });
    }
    yield* drop(table, field);
  }
}

/** The active player's first. */
function ownersInOrder(state: Reckoning, cubes: readonly Cube[]): number[] {
  const first = state.turn.player;
  return [...new Set(cubes.map(({ owner }) => owner))].sort(
    (a, b) => Number(b === first) - Number(a === first) || a - b,
  );
}

/** [DR-BOARD.7] [DR-SUP.6] */
export function* extraCubes(table: Table, owner: number, wanted: number): Rules<number> {
  const { state } = table;
  if (owner !== NOBODY) return yield* takeCubes(table, player(state, owner), wanted);
  const taken = Math.min(wanted, state.black);
  state.black -= taken;
  return taken;
}

/** Cubes go back to whom they belong. [DR-SUP.14] */
export function giveBack(state: Reckoning, cubes: readonly Cube[]): void {
  for (const { owner } of cubes) {
    if (owner === NOBODY) state.black++;
    else player(state, owner).cubes++;
  }
}

/** Takes the cubes of a kind of area off the board. */
export function takeOff(state: Reckoning, field: Field, kind: 'plunder' | 'damage'): Cube[] {
  const taken = field.cubes.filter(({ area }) => AREAS[area].kind === kind);
  field.cubes = field.cubes.filter(({ area }) => AREAS[area].kind !== kind);
  giveBack(state, taken);
  return taken;
}

/** [DR-BOARD.21] */
export function strengthOn({ cubes }: Pick<Field, 'cubes'>, owner: number): number {
  let sum = 0;
  for (const cube of cubes) if (cube.owner === owner) sum += AREAS[cube.area].strength;
  return sum;
}

/** What a side has: its cubes and what its abilities add. [DR-BOARD.12] */
export const strengths = ({ cubes, sides }: Battle): [mine: number, theirs: number] => [
  strengthOn({ cubes }, sides[0].player) + sides[0].strength,
  strengthOn({ cubes }, sides[1].player) + sides[1].strength,
];
