import { type Json, type Random, type Rules, type Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type FortId, forts } from '../content/forts.ts';
import { FLAG_PLACES, fortStands, FULL_TURN, type Pose } from '../geometry/index.ts';
import {
  type Coin,
  type Flag,
  type Fort,
  type Land,
  NOBODY,
  type Pirates,
  PUBLIC,
  seenBy,
  type Ship,
} from '../state.ts';
import type { Building, CoinOption, Suggestion } from '../choices.ts';
import type { Ask, Reason } from '../says.ts';
import { breaks, isHeading, isRecord, isWhole, POSE, readFields, unreadable } from './asking.ts';
import { douse } from './damage.ts';
import { moor } from './docking.ts';
import { bodyOfLand } from './sea.ts';
import { checkMarker } from './multiplayer.ts';
import {
  choose,
  decided,
  goldIn,
  islandName,
  landAt,
  picks,
  player,
  shape,
  show,
  stir,
  type Table,
} from './table.ts';
import { checkFleets, checkGold } from './victory.ts';

/** Forts [PI-FORT]: building them, and taking them apart. */

/** Explored wild islands without a fort where one of the player's ships is docked. [PI-FORT.1] [PI-FORT.2] [PI-FORT.3] */
function sites(state: Pirates, seat: Seat): Land[] {
  return state.islands.filter(
    (land) =>
      land.home < 0 &&
      land.fort === null &&
      (land.explored & seenBy(seat)) !== 0 &&
      state.ships.some((ship) => ship.seat === seat && ship.docked === land.id),
  );
}

/** Every fort the player can pay for, wherever it may stand. */
export function buildings(state: Pirates, seat: Seat): Building[] {
  const { forts: list, home } = player(state, seat);
  if (list.length === 0 || home < 0) return [];
  const gold = goldIn(landAt(state, home).coins);
  const affordable = list.filter((fort) => forts[fort].gold <= gold);
  if (affordable.length === 0) return [];
  return sites(state, seat).flatMap((land) =>
    affordable.map((fort) => ({
      key: `build ${fort} ${land.id}`,
      on: islandName(land),
      do: 'build',
      fort,
      island: land.id,
    })),
  );
}

/** Pays with coins from home, which go inside with what lies on the island. [PI-FORT.4] [PI-FORT.8] */
export function* build(table: Table, seat: Seat, { fort: id, island }: Building): Rules {
  const { state } = table;
  const land = landAt(state, island);
  const plan = yield* shape(
    seat,
    { say: 'placeFort', fort: id, island: islandName(land) },
    fortPlaces(land, id),
  );
  const paid = yield* pay(table, seat, id);
  const home = landAt(state, player(state, seat).home);
  const coins = paid.map((coin) => nth(home.coins, coin));
  home.coins = home.coins.filter((coin) => !coins.includes(coin));
  const inside = land.coins.splice(0);
  for (const coin of inside) show(table, coin, state.players.length === 2 ? PUBLIC : seenBy(seat)); // [PI-HID.4]
  const { x, y, heading, flags } = plan;
  land.fort = {
    fort: id,
    seat,
    x,
    y,
    heading,
    flags: flagsAt(flags),
    coins: [...coins, ...inside],
    shot: false,
  };
  const list = player(state, seat).forts;
  list.splice(list.indexOf(id), 1);
  stir(state);
  table.reveal();
  table.tell({ say: 'builtFort', seat, fort: id, island: islandName(land), to: { x, y, heading } });
  yield* moor(table); // enemies there are no longer docked [PI-FORT.24]
  for (const ship of state.ships) if (ship.seat === seat && ship.docked === land.id) berth(table, ship);
  checkGold(table);
  checkFleets(table);
}

/** A ship that lay there is docked at a fort now. [PI-DOCK.11] [PI-FORT.10] */
function berth(table: Table, ship: Ship): void {
  ship.unloads = true;
  douse(table, ship);
}

const flagsAt = (places: readonly number[]): Flag[] =>
  places.map((place, cannon) => ({ cannon, place, up: true }));

/** Coins of the payer’s choice that come to at least the cost. [PI-FORT.4] */
function* pay(table: Table, seat: Seat, id: FortId): Rules<readonly number[]> {
  const { state } = table;
  const home = landAt(state, player(state, seat).home);
  const cost = forts[id].gold;
  const options = (): CoinOption[] =>
    home.coins.map(({ gold }, i) => ({ key: String(i), on: `coin:${islandName(home)}.${i}`, coin: i, gold }));
  const fits = (chosen: readonly CoinOption[]): Reason | undefined => {
    const sum = chosen.reduce((total, { gold }) => total + gold, 0);
    return sum < cost ? { say: 'fortCostsMore', rule: 'PI-FORT.4' } : undefined;
  };
  const range = (): { min: number; max: number } => ({ min: 1, max: home.coins.length });
  const chosen = yield* picks(seat, { say: 'payFort', fort: id, cost }, options, range, fits);
  return chosen.map(({ coin }) => coin);
}

interface FortPlan extends Pose {
  readonly flags: readonly number[];
}

/** Two opposite corners on the island, and a place of its own for each flag. [PI-FORT.6] [PI-FORT.7] */
export function fortPlaces(land: Land, id: FortId): Parameters<typeof shape<FortPlan>>[2] {
  const { outline } = bodyOfLand(land);
  const count = forts[id].flags.length;
  const stands = (pose: Pose): boolean => fortStands(pose, outline);
  return {
    get shape() {
      return {
        kind: 'fort',
        island: islandName(land),
        fort: id,
        around: { x: land.x, y: land.y },
        flags: count,
      };
    },
    read(answer) {
      const plan = readPlan(answer, count);
      if (!plan) return unreadable();
      return stands(plan) ? plan : breaks('PI-FORT.6');
    },
    offered: () => [firstPlan(land, count)],
    sample: (random) => somePlan(land, count, stands, random),
    candidates: (random) => Array.from({ length: 6 }, () => somePlan(land, count, stands, random)),
  };
}

function readPlan(answer: Json, count: number): FortPlan | undefined {
  if (!isRecord(answer)) return undefined;
  const { flags, ...rest } = answer;
  const pose = readFields(rest, POSE);
  if (!pose || !isHeading(pose.heading) || !isPlaces(flags) || flags.length !== count) return undefined;
  return new Set(flags).size === count ? { ...pose, flags: [...flags] } : undefined;
}

const isPlaces = (flags: Json | undefined): flags is readonly number[] =>
  isList(flags) && flags.every(isPlace);
const isPlace = (place: Json): boolean => isWhole(place) && place >= 0 && place < FLAG_PLACES.length;
const isList = (answer: Json | undefined): answer is readonly Json[] => Array.isArray(answer);

/** In the middle of the island, its flags on the towers first. */
const firstPlan = (land: Land, count: number): Suggestion => ({
  key: 'middle',
  means: 'stay',
  answer: { x: land.x, y: land.y, heading: 0, flags: [...FLAG_PLACES.keys()].slice(0, count) },
});

function somePlan(land: Land, count: number, stands: (pose: Pose) => boolean, random: Random): Json {
  const places = random.shuffle([...FLAG_PLACES.keys()], 'sample').slice(0, count);
  const wish = {
    x: land.x + random.below(1_000) - 500,
    y: land.y + random.below(1_000) - 500,
    heading: random.below(FULL_TURN),
  };
  const pose = stands(wish) ? wish : { x: land.x, y: land.y, heading: wish.heading };
  return { ...pose, flags: places };
}

// --- Hits

/** A flag falls, of its controller's choice; without flags the fort does. [PI-FORT.17] [PI-FORT.18] [PI-FORT.19] */
export function* hitFort(table: Table, land: Land, fort: Fort): Rules {
  const standing = (): { key: string; on: string; flag: number }[] =>
    fort.flags.flatMap((flag, i) =>
      flag.up ? [{ key: String(i), on: `flag:${land.id}.${i}`, flag: i }] : [],
    );
  stir(table.state);
  if (standing().length === 0) return destroy(table, land, fort);
  const about: Ask = { say: 'loseFlag', fort: `fort:${land.id}` };
  const { flag } = yield* choose(fort.seat, about, standing);
  decided(table, fort.seat);
  nth(fort.flags, flag).up = false;
  table.tell({ say: 'fortLostFlag', fort: `fort:${land.id}`, left: standing().length });
}

/** Its gold lies on the island again, which nobody has explored. [PI-FORT.19] [PI-FORT.20] */
function destroy(table: Table, land: Land, fort: Fort): void {
  land.fort = null;
  for (const coin of fort.coins) turnDown(table.state, coin);
  land.coins.push(...fort.coins);
  land.explored = 0;
  land.banners = 0;
  checkMarker(table.state);
  table.tell({ say: 'destroyedFort', fort: fort.fort, seat: fort.seat, island: islandName(land) });
}

/** Face down; but who has seen a coin knows it. [PI-FORT.19] [PI-HID.7] */
function turnDown({ players }: Pirates, coin: Coin): void {
  if ((coin.seen & PUBLIC) === 0 || coin.crew !== '') return; // a hostage is known to all [PI-KW.ransom.3]
  coin.seen = players.reduce((all, _, seat) => all | seenBy(seat), NOBODY);
}

/** Forts that may still shoot this turn. [PI-FORT.13] [PI-TURN.14] */
export const fortsToShoot = (state: Pirates, seat: Seat): Land[] =>
  state.islands.filter(({ fort }) => fort?.seat === seat && !fort.shot && fort.flags.some(({ up }) => up));
