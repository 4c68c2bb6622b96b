import { type Candidate, type Json, Refusal, type Rules, type Shaping } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { HARBOR, type Player, type Reckoning } from '../state.ts';
import type { Quay } from '../says.ts';
import { checkAchievements } from './achievements.ts';
import { controls, isOpen } from './control.ts';
import { boardAt, spaceName } from './ocean.ts';
import {
  bestOrder,
  capacity,
  cargoAboard,
  coinsAboard,
  fits,
  HULLS,
  packed,
  stow,
  type Stowage,
  stowageOf,
  sumOf,
} from './ship.ts';
import { shape, type Table } from './table.ts';

/** Load, unload, rearrange and jettison [DR-CARGO]. */

const refuse = (
  say: 'doesNotFit' | 'notConserved' | 'cannotUnload' | 'cannotLoad' | 'wrongPayment',
): Refusal => new Refusal({ say });

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;

/** What is said to lie in the four holds, from outside. */
export function readStowage(answer: unknown): [number, number][] | undefined {
  if (!Array.isArray(answer) || answer.length !== HULLS) return undefined;
  const read: [number, number][] = [];
  for (const hold of answer as readonly unknown[]) {
    if (!Array.isArray(hold) || hold.length !== 2) return undefined;
    const [cargo, coin] = hold as readonly unknown[];
    if (!isCount(cargo) || !isCount(coin)) return undefined;
    read.push([cargo, coin]);
  }
  return read;
}

/** Where the ship can unload now. [DR-CARGO.5] [DR-CARGO.8] [DR-CARGO.22] */
function quayOf(state: Reckoning, someone: Player): Quay {
  if (someone.at === HARBOR) return 'port';
  return isOpen(state, someone, someone.at) ? 'island' : 'sea';
}

/** Whether goods can be taken aboard from the island. [DR-CARGO.3] [DR-CARGO.4] */
const canLoadIsland = (state: Reckoning, someone: Player): boolean =>
  isOpen(state, someone, someone.at) && controls(state, someone, someone.at);

/** What could come aboard: cargo of the dock, all goods of an island one controls; never coins of the chest. [DR-CARGO.1] [DR-CARGO.2] */
export function ashore(state: Reckoning, someone: Player): [cargo: number, coin: number] {
  if (someone.at === HARBOR) return [someone.dock, 0];
  if (!canLoadIsland(state, someone)) return [0, 0];
  const { cargo, coin } = boardAt(state, someone.at);
  return [cargo, coin];
}

/** Why goods may not be laid so in one's own main phase. [DR-CARGO.12] */
function stowingRefused(state: Reckoning, someone: Player, stowage: Stowage): Refusal | undefined {
  if (!fits(someone, stowage)) return refuse('doesNotFit');
  const [cargo, coin] = sumOf(stowage);
  const [crates, money] = ashore(state, someone);
  const [more, richer] = [cargo - cargoAboard(someone), coin - coinsAboard(someone)];
  if (more > crates || richer > money) return refuse('cannotLoad');
  if ((more < 0 || richer < 0) && quayOf(state, someone) === 'sea') return refuse('cannotUnload');
  return undefined;
}

/** Some ways to lay goods worth naming: all aboard, holds with sails kept free, all ashore. */
function stowings(state: Reckoning, someone: Player): Candidate[] {
  const [crates, money] = ashore(state, someone);
  const [cargo, coin] = [cargoAboard(someone), coinsAboard(someone)];
  const all = packed(someone, cargo + crates, coin + money)[0];
  const free = packed(
    someone,
    cargo + crates,
    coin + money,
    bestOrder(someone).filter((hull) => isPlain(someone, hull)),
  )[0];
  const ways: Candidate[] = [{ key: 'asItIs', answer: stowageOf(someone) }];
  ways.push({ key: 'allAboard', answer: all });
  if (quayOf(state, someone) !== 'sea') {
    ways.push({ key: 'sailsFree', answer: free });
    ways.push({ key: 'allAshore', answer: NO_GOODS });
  }
  return ways.filter((way) => !stowingRefused(state, someone, way.answer as Stowage));
}
const NO_GOODS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

/** A hold whose hull space has no benefit to lose. */
const isPlain = (someone: Player, hull: number): boolean => {
  const { tiles } = nth(someone.hull, hull);
  return tiles.at(-1) === 'deepHold';
};

/** Loads, unloads and rearranges in one go. [DR-CARGO.1] [DR-CARGO.20] */
export function* stowAtQuay(table: Table, someone: Player): Rules {
  const { state } = table;
  const shaping: Shaping<[number, number][]> = {
    shape: {
      kind: 'stow',
      capacity: [0, 1, 2, 3].map((hull) => capacity(someone, hull)),
      ashore: ashore(state, someone),
    },
    read: (answer) => {
      const stowage = readStowage(answer);
      if (!stowage) return refuse('doesNotFit');
      return stowingRefused(state, someone, stowage) ?? stowage;
    },
    sample: (random) => random.pick(stowings(state, someone), 'stow').answer,
    candidates: () => stowings(state, someone).map(({ answer }) => answer),
    offered: () => stowings(state, someone),
  };
  const stowage = yield* shape(someone.seat, { say: 'stow', quay: quayOf(state, someone) }, shaping);
  moveGoods(table, someone, stowage);
}

/** Puts goods where they were said to be; the difference comes from or goes to the dock, chest or island. [DR-CARGO.6] [DR-CARGO.9] */
function moveGoods(table: Table, someone: Player, stowage: Stowage): void {
  const [cargo, coin] = sumOf(stowage);
  const [more, richer] = [cargo - cargoAboard(someone), coin - coinsAboard(someone)];
  stow(someone, stowage);
  const { seat } = someone;
  const place = spaceName(someone.at);
  if (more > 0 || richer > 0)
    table.tell({ say: 'loaded', seat, cargo: Math.max(0, more), coin: Math.max(0, richer), from: place });
  if (more < 0 || richer < 0)
    table.tell({ say: 'unloaded', seat, cargo: Math.max(0, -more), coin: Math.max(0, -richer), to: place });
  if (more === 0 && richer === 0) table.tell({ say: 'rearranged', seat });
  putAshore(table, someone, -more, -richer);
}

/** Goods from the ship onto the dock and into the chest, or onto the island; less than none comes from there. */
function putAshore(table: Table, someone: Player, cargo: number, coin: number): void {
  if (someone.at === HARBOR) {
    someone.dock += cargo;
    someone.chest += coin;
    checkAchievements(table);
    return;
  }
  const board = boardAt(table.state, someone.at);
  board.cargo += cargo;
  board.coin += coin;
}

/** Whether goods may be laid so at any time: moved between holds, or fewer of them. [DR-CARGO.17] [DR-CARGO.18] */
export function rearranging(someone: Player): Shaping<[number, number][]> {
  return {
    shape: { kind: 'rearrange', capacity: [0, 1, 2, 3].map((hull) => capacity(someone, hull)) },
    read: (answer) => {
      const stowage = readStowage(answer);
      if (!stowage || !fits(someone, stowage)) return refuse('doesNotFit');
      const [cargo, coin] = sumOf(stowage);
      if (cargo > cargoAboard(someone) || coin > coinsAboard(someone)) return refuse('notConserved');
      return stowage;
    },
    sample: (random) => random.pick(rearrangings(someone), 'rearrange').answer,
    candidates: () => rearrangings(someone).map(({ answer }) => answer),
    offered: () => rearrangings(someone),
  };
}

/** As it lies, holds filled from either end, and each hold emptied overboard. */
function rearrangings(someone: Player): Candidate[] {
  const [cargo, coin] = [cargoAboard(someone), coinsAboard(someone)];
  const kept = stowageOf(someone);
  const ways: Candidate[] = [{ key: 'asItIs', answer: kept }];
  const order = [0, 1, 2, 3];
  const fore = packed(someone, cargo, coin, order);
  const aft = packed(someone, cargo, coin, order.toReversed());
  if (fore[1] === 0) ways.push({ key: 'fore', answer: fore[0] });
  if (aft[1] === 0) ways.push({ key: 'aft', answer: aft[0] });
  kept.forEach(([some, money], hull) => {
    if (some + money === 0) return;
    ways.push({ key: `overboard ${hull}`, answer: kept.map((hold, i) => (i === hull ? [0, 0] : hold)) });
  });
  return ways;
}

/** Carries out what `rearranging` read. */
export function rearrange(table: Table, someone: Player, stowage: Stowage): void {
  const [cargo, coin] = sumOf(stowage);
  const overboard = { cargo: cargoAboard(someone) - cargo, coin: coinsAboard(someone) - coin };
  const same = JSON.stringify(stowage) === JSON.stringify(stowageOf(someone));
  stow(someone, stowage);
  if (overboard.cargo + overboard.coin > 0)
    table.tell({ say: 'jettisoned', seat: someone.seat, ...overboard });
  else if (!same) table.tell({ say: 'rearranged', seat: someone.seat });
}

interface Room {
  readonly holds: [number, number][];
  readonly rest: 'ashore' | 'overboard';
}

/**
 * Goods come aboard. What does not fit is unloaded or jettisoned, or room is made for it; in another's turn only
 * jettisoning is possible, and in a battle it is lost. [DR-GAIN.5] [DR-GAIN.6]
 */
export function* takeAboard(table: Table, someone: Player, cargo: number, coin: number): Rules {
  const { state } = table;
  const [easy, left] = packedOnTop(someone, cargo, coin);
  if (left === 0 && isOneWay(someone, cargo, coin)) {
    stow(someone, easy);
    return;
  }
  const quay = state.turn.player === someone.seat ? quayOf(state, someone) : 'sea';
  const most = (): [number, number] => [cargoAboard(someone) + cargo, coinsAboard(someone) + coin];
  const shaping: Shaping<Room> = {
    shape: {
      kind: 'makeRoom',
      quay,
      cargo,
      coin,
      capacity: [0, 1, 2, 3].map((hull) => capacity(someone, hull)),
    },
    read: (answer) => readRoom(someone, most(), quay, answer),
    sample: (random) => random.pick(rooms(someone, most(), quay), 'room').answer,
    candidates: () => rooms(someone, most(), quay).map(({ answer }) => answer),
    offered: () => rooms(someone, most(), quay),
  };
  const room = yield* shape(someone.seat, { say: 'makeRoom', quay, cargo, coin }, shaping);
  const [kept, saved] = sumOf(room.holds);
  const [rest, spare] = [most()[0] - kept, most()[1] - saved];
  stow(someone, room.holds);
  if (rest + spare === 0) return;
  if (room.rest === 'ashore') {
    putAshore(table, someone, rest, spare);
    table.tell({ say: 'unloaded', seat: someone.seat, cargo: rest, coin: spare, to: spaceName(someone.at) });
  } else table.tell({ say: 'jettisoned', seat: someone.seat, cargo: rest, coin: spare });
}

/** Laid on top of what is there, without moving it. */
export function packedOnTop(
  someone: Player,
  cargo: number,
  coin: number,
): [[number, number][], left: number] {
  const stowage = stowageOf(someone);
  let [crates, money] = [cargo, coin];
  for (const hull of bestOrder(someone)) {
    const hold = nth(stowage, hull);
    let room = capacity(someone, hull) - hold[0] - hold[1];
    const coins = Math.min(money, room);
    room -= coins;
    const goods = Math.min(crates, room);
    hold[0] += goods;
    hold[1] += coins;
    money -= coins;
    crates -= goods;
  }
  return [stowage, crates + money];
}

/** Only one hold could take it: nothing to decide. */
const isOneWay = (someone: Player, cargo: number, coin: number): boolean =>
  [0, 1, 2, 3].filter((hull) => roomIn(someone, hull) > 0).length < 2 || cargo + coin === 0;
const roomIn = (someone: Player, hull: number): number => {
  const { cargo, coin } = nth(someone.hull, hull);
  return capacity(someone, hull) - cargo - coin;
};

function readRoom(
  someone: Player,
  most: readonly [number, number],
  quay: Quay,
  answer: Json,
): Room | Refusal {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return refuse('doesNotFit');
  const { holds: laid, rest } = answer as { readonly holds?: unknown; readonly rest?: unknown };
  const holds = readStowage(laid);
  if (!holds || !fits(someone, holds)) return refuse('doesNotFit');
  const [cargo, coin] = sumOf(holds);
  if (cargo > most[0] || coin > most[1]) return refuse('notConserved');
  if (rest !== 'ashore' && rest !== 'overboard') return refuse('cannotUnload');
  if (rest === 'ashore' && quay === 'sea') return refuse('cannotUnload');
  return { holds, rest };
}

function rooms(someone: Player, [cargo, coin]: readonly [number, number], quay: Quay): Candidate[] {
  const [money] = packed(someone, cargo, coin);
  const [top] = packedOnTop(someone, cargo - cargoAboard(someone), coin - coinsAboard(someone));
  const rests: readonly Room['rest'][] = quay === 'sea' ? ['overboard'] : ['ashore', 'overboard'];
  return rests.flatMap((rest) => [
    { key: `coinsFirst ${rest}`, answer: { holds: money, rest } },
    { key: `onTop ${rest}`, answer: { holds: top, rest } },
  ]);
}

// --- paying ---

/** From which holds goods are taken; the rest comes from dock and chest, where that is allowed. [DR-BUY.5] [DR-GAIN.7] [DR-GAIN.8] [DR-GAIN.9] */
export interface Price {
  readonly cargo: number;
  readonly coin: number;
  readonly from: 'ship' | 'dock' | 'either';
}

export function canPay(someone: Player, { cargo, coin, from }: Price): boolean {
  const ship = from !== 'dock';
  const dock = from !== 'ship';
  return (
    cargo <= (ship ? cargoAboard(someone) : 0) + (dock ? someone.dock : 0) &&
    coin <= (ship ? coinsAboard(someone) : 0) + (dock ? someone.chest : 0)
  );
}

/** Pays, asking from where only if there is more than one way. [DR-ABIL.14] [DR-GAIN.11] */
export function* pay(table: Table, someone: Player, price: Price, say: 'pay' | 'lose' = 'pay'): Rules {
  const { turn } = table.state;
  const ways = payments(someone, price);
  let taken = nth(ways, 0);
  if (ways.length > 1) {
    turn.paying = true;
    const about = { say, cargo: price.cargo, coin: price.coin };
    taken = yield* shape(someone.seat, about, paying(someone, price));
    turn.paying = false;
  }
  const [cargo, coin] = sumOf(taken);
  stow(
    someone,
    stowageOf(someone).map(([some, money], hull) => [
      some - nth(taken, hull)[0],
      money - nth(taken, hull)[1],
    ]),
  );
  someone.dock -= price.cargo - cargo;
  someone.chest -= price.coin - coin;
  const told = say === 'pay' ? 'paid' : 'lost';
  if (price.cargo + price.coin > 0)
    table.tell({ say: told, seat: someone.seat, cargo: price.cargo, coin: price.coin });
}

function paying(someone: Player, price: Price): Shaping<Stowage> {
  const ways = (): readonly Stowage[] => payments(someone, price);
  return {
    shape: { kind: 'pay', cargo: price.cargo, coin: price.coin, from: price.from },
    read: (answer) => {
      const taken = readStowage(answer);
      return taken && isPayment(someone, price, taken) ? taken : refuse('wrongPayment');
    },
    sample: (random) => random.pick(ways(), 'pay'),
    candidates: ways,
    offered: () => ways().map((answer, way) => ({ key: `way ${way}`, answer: answer as Json })),
  };
}

function isPayment(someone: Player, { cargo, coin, from }: Price, taken: Stowage): boolean {
  const [some, money] = sumOf(taken);
  const within = taken.every(([crates, coins], hull) => {
    const hold = nth(someone.hull, hull);
    return crates <= hold.cargo && coins <= hold.coin;
  });
  if (!within || some > cargo || money > coin) return false;
  if (from === 'dock') return some + money === 0 && cargo <= someone.dock && coin <= someone.chest;
  if (from === 'ship') return some === cargo && money === coin;
  return cargo - some <= someone.dock && coin - money <= someone.chest;
}

/** Ways to pay worth considering: every split between ship and dock, holds emptied in both orders, or one hold first. */
function payments(someone: Player, price: Price): Stowage[] {
  const found = new Map<string, Stowage>();
  const orders = [0, 1, 2, 3].map((first) => [first, ...[0, 1, 2, 3].filter((hull) => hull !== first)]);
  const [aboard, money] = [cargoAboard(someone), coinsAboard(someone)];
  for (let cargo = 0; cargo <= Math.min(price.cargo, aboard); cargo++)
    for (let coin = 0; coin <= Math.min(price.coin, money); coin++)
      for (const order of orders) {
        const taken = takenFrom(someone, cargo, coin, order);
        if (isPayment(someone, price, taken)) found.set(JSON.stringify(taken), taken);
      }
  return [...found.values()];
}

function takenFrom(
  someone: Player,
  cargo: number,
  coin: number,
  order: readonly number[],
): [number, number][] {
  const taken: [number, number][] = [0, 1, 2, 3].map(() => [0, 0]);
  let [crates, money] = [cargo, coin];
  for (const hull of order) {
    const hold = nth(someone.hull, hull);
    const goods = Math.min(crates, hold.cargo);
    const coins = Math.min(money, hold.coin);
    taken[hull] = [goods, coins];
    crates -= goods;
    money -= coins;
  }
  return taken;
}
