import { Match, Random } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import { COMRADES, GOLD } from './content/census.ts';
import {
  CUTTER,
  type Faction,
  FACTIONS_FOR,
  FLAGSHIP,
  GUNSHIP,
  PATROLS,
  STRONGHOLDS,
} from './content/factions.ts';
import { type CardId, type CrewId, MARKET } from './content/market.ts';
import { PLAN_CARDS, type PlanId } from './content/plans.ts';
import { type TileId, TILES, type Turn } from './content/tiles.ts';
import { ahoy } from './game.ts';
import type { AhoyView } from './rules/information.ts';
import { deal, diceOf } from './rules/setup.ts';
import type { SlotId } from './content/slots.ts';
import { type Ahoy, at, type Player } from './state.ts';

/** Sets up a position to play on from: for the tests of the rules, and for lessons. All components stay in the box's count. */

type Where = readonly [x: number, y: number];

interface Ship {
  readonly at?: Where;
  readonly gold?: number;
  readonly glory?: number;
  /** Unplaced dice. What is neither here nor on a slot is set aside. */
  readonly dice?: readonly number[];
  /** Dice on slots. */
  readonly on?: { readonly [slot in SlotId]?: number };
  readonly damaged?: readonly SlotId[];
  /** Crew by name, or by card where there are two of the name. */
  readonly crew?: readonly (CrewId | CardId)[];
}

interface Smuggler extends Ship {
  readonly cargo?: readonly CardId[];
  readonly pledged?: { readonly squadron?: readonly CardId[]; readonly union?: readonly CardId[] };
  readonly white?: number;
  readonly black?: number;
}

export interface Position {
  readonly seats?: 2 | 3 | 4;
  readonly round?: number;
  /** Whose turn it is, and how many dice it has placed in it. */
  readonly turn?: Faction;
  readonly placed?: number;
  readonly first?: Faction;
  readonly map?: readonly {
    readonly tile: TileId;
    readonly at: Where;
    readonly turn?: Turn;
    readonly wealth?: number;
    readonly comrades?: number;
  }[];
  /** The next tiles to be drawn, the first one first. */
  readonly pile?: readonly TileId[];
  readonly market?: readonly CardId[];
  /** The next cards to be revealed, the first one first; no others follow if `deckEnds`. */
  readonly deck?: readonly CardId[];
  readonly deckEnds?: boolean;
  readonly squadron?: Ship & { readonly patrols?: readonly Where[]; readonly strongholds?: readonly Where[] };
  readonly union?: Ship & {
    readonly ready?: number;
    readonly hand?: readonly PlanId[];
    /** The next plans to be drawn. */
    readonly plans?: readonly PlanId[];
    readonly cutter?: Where;
    readonly gunship?: Where;
  };
  readonly smuggler1?: Smuggler;
  readonly smuggler2?: Smuggler;
  readonly options?: { readonly [option: string]: string | number };
}

/** Two tiles with open water between their Islands: R01 with its Island at 0,0 and R04 turned round, its Island at 3,2. */
const MAP = [
  { tile: 'R01', at: [0, 0] },
  { tile: 'R04', at: [2, 1], turn: 2 },
] as const satisfies Position['map'];

/** Where the Flagships are unless the position says otherwise. */
const HOMES: { readonly [faction in Faction]: Where } = {
  squadron: [0, 0],
  union: [3, 2],
  smuggler1: [0, 1],
  smuggler2: [3, 1],
};

export function position(given: Position): Match<Ahoy, AhoyView> {
  const seats = given.seats ?? 4;
  const options = { factions: 'seats', solo: 'none', captain: 'squadron', level: 2, ...given.options };
  const state = deal({ seats, options, brought: [], random: Random.seeded('position') });
  layMap(state, given);
  dealMarket(state, given);
  for (const someone of state.players) equip(state, someone, given[someone.faction] ?? {});
  if (given.squadron) station(state, given.squadron);
  rouse(state, given.union ?? {});
  state.supply = GOLD - state.players.reduce((sum, someone) => sum + someone.gold, 0);
  takeTurn(state, given);
  return Match.from(ahoy, { seats, seed: 'position', options }, state);
}

function layMap(state: Ahoy, given: Position): void {
  const map: NonNullable<Position['map']> = given.map ?? MAP;
  state.regions = map.map(({ at: [x, y], ...region }) => ({
    x,
    y,
    turn: 0,
    wealth: 1,
    comrades: 0,
    ...region,
  }));
  const used = map.map(({ tile }) => tile);
  const next = given.pile ?? [];
  const others = TILES.map(({ id }) => id).filter((id) => !used.includes(id) && !next.includes(id));
  state.removed = others.splice(0, 1);
  state.pile = [...others, ...next.toReversed()];
  if (given.pile && given.pile.length === 0) state.removed.push(...state.pile.splice(0));
}

function dealMarket(state: Ahoy, given: Position): void {
  const owned = state.players.flatMap(({ faction }) => cardsOf(given[faction] ?? {}));
  const market = given.market ?? [];
  const next = given.deck ?? [];
  const rest = MARKET.map(({ id }) => id).filter((id) => ![...owned, ...market, ...next].includes(id));
  state.market = [...market];
  state.deck = [...(given.deckEnds ? [] : rest), ...next.toReversed()];
  state.box = given.deckEnds ? rest : [];
}

const cardsOf = (ship: Smuggler): CardId[] => [
  ...(ship.crew ?? []).map(cardNamed),
  ...(ship.cargo ?? []),
  ...(ship.pledged?.squadron ?? []),
  ...(ship.pledged?.union ?? []),
];

function cardNamed(name: CrewId | CardId): CardId {
  const card = MARKET.find(({ id, crew }) => id === name || crew === name);
  if (!card) throw new Error(`no card ${name}`);
  return card.id;
}

function equip(state: Ahoy, someone: Player, ship: Smuggler): void {
  const { faction } = someone;
  const [x, y] = ship.at ?? HOMES[faction];
  state.at[FLAGSHIP[faction]] = at(x, y);
  someone.gold = ship.gold ?? 1;
  someone.glory.regions = ship.glory ?? 0;
  someone.crew = (ship.crew ?? []).map(cardNamed);
  someone.slots.push(...someone.crew.map((card) => ({ id: card, die: 0, damaged: false })));
  someone.cargo = [...(ship.cargo ?? [])];
  for (const pledge of someone.pledges) pledge.cards = [...(ship.pledged?.[pledge.faction] ?? [])];
  someone.white = ship.white ?? someone.white;
  someone.black = ship.black ?? someone.black;
}

function station(state: Ahoy, squadron: NonNullable<Position['squadron']>): void {
  squadron.patrols?.forEach(([x, y], i) => (state.at[nth(PATROLS, i)] = at(x, y)));
  squadron.strongholds?.forEach(([x, y], i) => (state.at[nth(STRONGHOLDS, i)] = at(x, y)));
}

/** The Union's Comrades, plans and ships; dice come last, when every slot is there. */
function rouse(state: Ahoy, union: NonNullable<Position['union']>): void {
  const { uprising } = state;
  uprising.ready = union.ready ?? 6;
  uprising.reserve =
    COMRADES - uprising.ready - state.regions.reduce((sum, region) => sum + region.comrades, 0);
  const afloat: PlanId[] = [
    ...(union.cutter ? ['cutter' as const] : []),
    ...(union.gunship ? ['gunship' as const] : []),
  ];
  uprising.inPlay = afloat;
  uprising.hand = [...(union.hand ?? [])];
  const next = union.plans ?? [];
  const rest = [...PLAN_CARDS];
  for (const plan of [...afloat, ...uprising.hand, ...next]) rest.splice(rest.indexOf(plan), 1);
  uprising.pile = [...next, ...rest];
  const owner = state.players.find(({ faction }) => faction === 'union');
  if (union.cutter) float(state, owner, CUTTER, union.cutter, ['cutterSail', 'cutterTailwind']);
  if (union.gunship) float(state, owner, GUNSHIP, union.gunship, ['gunshipSail', 'gunshipTailwind']);
}

function float(
  state: Ahoy,
  owner: Player | undefined,
  ship: number,
  [x, y]: Where,
  slots: readonly SlotId[],
): void {
  state.at[ship] = at(x, y);
  owner?.slots.push(...slots.map((id) => ({ id, die: 0, damaged: false })));
}

function takeTurn(state: Ahoy, given: Position): void {
  for (const someone of state.players) placeDice(state, someone, given[someone.faction] ?? {});
  const factions = FACTIONS_FOR[state.players.length] ?? [];
  const player = factions.indexOf(given.turn ?? 'squadron');
  const placed = given.placed ?? 0;
  state.stage = 'turn';
  state.round = given.round ?? 1;
  state.first = factions.indexOf(given.first ?? 'squadron');
  state.turn = {
    player,
    placed,
    quota: Math.min(2, nth(state.players, player).dice.length + placed),
    used: [],
    bonusMoves: 0,
  };
}

function placeDice(state: Ahoy, someone: Player, ship: Ship): void {
  for (const slot of someone.slots) {
    slot.die = ship.on?.[slot.id] ?? 0;
    slot.damaged = ship.damaged?.includes(slot.id) ?? false;
  }
  const placed = someone.slots.filter((slot) => slot.die > 0).length;
  const all = diceOf(someone.faction, state.solo);
  someone.dice = [...(ship.dice ?? [1, 2, 3, 4, 5].slice(0, all - placed))];
  someone.setAside = Array.from({ length: all - placed - someone.dice.length }, () => 1);
}
