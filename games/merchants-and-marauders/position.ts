import { Match, Random } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import type { CaptainId } from './content/captains.ts';
import { CAPTAINS } from './content/captains.ts';
import type { CargoId, Good } from './content/cargo.ts';
import { EVENT_CARDS, type EventId, type NpcId } from './content/events.ts';
import type { GloryId } from './content/glory.ts';
import { PORTS, type PortId, type ZoneId } from './content/map.ts';
import type { MissionId } from './content/missions.ts';
import type { ByNation, Nation } from './content/nations.ts';
import type { RumorId } from './content/rumors.ts';
import { type Mod, printed, SECTIONS, type ShipType, type Weapon } from './content/ships.ts';
import { merchants } from './game.ts';
import type { MerchantsView } from './rules/information.ts';
import { deal } from './rules/setup.ts';
import { maximum, npc } from './rules/table.ts';
import { type Merchants, newTurn, type Player, type Sections, type Standing, type Stage } from './state.ts';

/** Sets up a position to play on from: for the tests of the rules, and for lessons. All components stay in the box's count. */

export interface Captaincy {
  readonly captain?: CaptainId;
  readonly ship?: ShipType;
  /** At sea in this zone; without it in the home port. */
  readonly sea?: ZoneId;
  readonly port?: PortId;
  readonly sections?: Partial<Sections>;
  readonly gold?: number;
  readonly chest?: number;
  readonly glory?: number;
  readonly hand?: readonly GloryId[];
  readonly cargo?: readonly CargoId[];
  readonly rumor?: RumorId;
  readonly proven?: boolean;
  readonly forged?: Nation;
  readonly mission?: MissionId;
  readonly specialists?: readonly GloryId[];
  readonly weapons?: readonly Weapon[];
  readonly mods?: readonly Mod[];
  readonly hullUsed?: boolean;
  readonly bounties?: Partial<ByNation>;
  readonly outfitted?: boolean;
  readonly boughtLast?: PortId;
  readonly declared?: boolean;
  readonly standing?: Standing;
}

export interface Position {
  readonly players?: readonly Captaincy[];
  readonly options?: { readonly [option: string]: string | number };
  readonly stage?: Stage;
  readonly turn?: number;
  readonly first?: number;
  readonly actions?: number;
  readonly event?: EventId;
  readonly named?: Merchants['named'];
  readonly npcs?: {
    readonly [id in NpcId]?: { readonly zone?: ZoneId; readonly stack?: readonly EventId[] };
  };
  readonly manOWars?: { readonly [id in NpcId]?: ZoneId };
  readonly war?: readonly [Nation, Nation];
  readonly merchants?: { readonly [zone in ZoneId]?: Nation | '' };
  readonly demand?: { readonly [port in PortId]?: Good };
  /** Tokens that lie face up. */
  readonly tokens?: { readonly [port in PortId]?: Mod | '' };
  readonly missions?: readonly MissionId[];
  /** The next cards to be drawn, the first one first. */
  readonly cargo?: readonly CargoId[];
  readonly glory?: readonly GloryId[];
  readonly rumors?: readonly RumorId[];
  readonly nextMissions?: readonly MissionId[];
  readonly events?: readonly EventId[];
  readonly captains?: readonly CaptainId[];
  /** No other cards follow those. */
  readonly noMore?: readonly ('events' | 'captains' | 'cargo' | 'glory' | 'rumors')[];
}

const CREWS: readonly CaptainId[] = ['frances', 'cornelis', 'solange', 'baltasar'];

export function position(given: Position = {}): Match<Merchants, MerchantsView> {
  const crews = given.players ?? [{}, {}];
  const seats = Math.max(2, crews.length);
  const options = { target: 10, purses: 'closed', solo: 'none', ...given.options };
  const state = deal({ seats, options, brought: [], random: Random.seeded('position') });
  layCaptains(state, given, crews);
  layBoard(state, given);
  state.players.forEach((someone, seat) => equip(state, someone, crews[seat] ?? {}));
  layDecks(state, given);
  layHunters(state, given);
  state.stage = given.stage ?? 'turn';
  state.round = 1;
  state.active = given.turn ?? 0;
  Object.assign(state, { first: given.first ?? 0 });
  state.turn = newTurn(given.actions ?? 3);
  state.event = given.event ?? '';
  state.named = given.named ?? '';
  if (state.event !== '') take(state.eventDeck, state.event);
  return Match.from(merchants, { seats, seed: 'position', options }, state);
}

function take<T>(pile: T[], item: T): T {
  const at = pile.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is used already`);
  return nth(pile.splice(at, 1), 0);
}

function layCaptains(state: Merchants, given: Position, crews: readonly Captaincy[]): void {
  state.captainDeck.push(...state.players.map(({ captain }) => captain));
  state.players.forEach((someone, seat) => {
    someone.captain = take(state.captainDeck, crews[seat]?.captain ?? nth(CREWS, seat));
  });
  put(state.captainDeck, given.captains ?? [], state.captainDiscard, given.noMore?.includes('captains'));
}

/** The cards named are drawn next, in this order; of the others none if the pile ends with them. */
function put<T>(pile: T[], next: readonly T[], discard: T[], ends = false): void {
  for (const item of next) take(pile, item);
  if (ends) discard.push(...pile.splice(0));
  pile.push(...next.toReversed());
}

function layBoard(state: Merchants, given: Position): void {
  for (const [zone, flag] of entries(given.merchants ?? {})) layMerchant(state, zone, flag);
  for (const [port, good] of entries(given.demand ?? {})) {
    const from = PORTS.find((one) => state.demand[one] === good && !(one in (given.demand ?? {})));
    const old = state.demand[port];
    if (state.reserve.includes(good)) {
      take(state.reserve, good);
      state.reserve.push(old);
    } else if (from) state.demand[from] = old;
    state.demand[port] = good;
  }
}

const entries = <K extends string, V>(record: { readonly [key in K]?: V }): [K, V][] =>
  Object.entries(record) as [K, V][];

function layMerchant(state: Merchants, zone: ZoneId, flag: Nation | ''): void {
  const old = state.merchants[zone];
  if (flag === old) return;
  if (flag === '') {
    if (old !== '') state.merchantTrack.push(old);
  } else if (state.merchantTrack.includes(flag)) {
    take(state.merchantTrack, flag);
    if (old !== '') state.merchantTrack.push(old);
  } else {
    const from = entries(state.merchants).find(([other, there]) => there === flag && other !== zone);
    if (from) state.merchants[from[0]] = old;
  }
  state.merchants[zone] = flag;
}

function equip(state: Merchants, someone: Player, crew: Captaincy): void {
  const { captain } = someone;
  someone.standing = crew.standing ?? 'sailing';
  someone.revealed = true;
  someone.ship = crew.ship ?? 'sloop';
  someone.zone = crew.sea ?? crew.port ?? CAPTAINS[captain].home;
  someone.inPort = crew.sea === undefined;
  someone.gold = crew.gold ?? 10;
  someone.chest = crew.chest ?? 0;
  someone.stashes = someone.chest > 0 ? 1 : 0;
  someone.glory.combat = crew.glory ?? 0;
  someone.declared = crew.declared ?? false;
  someone.hand = (crew.hand ?? []).map((card) => take(state.gloryDeck, card));
  someone.specialists = (crew.specialists ?? []).map((card) => take(state.gloryDeck, card));
  someone.cargo = (crew.cargo ?? []).map((card) => take(state.cargoDeck, card));
  if (crew.rumor) someone.rumor = take(state.rumorDeck, crew.rumor);
  someone.proven = crew.proven ?? false;
  someone.forged = crew.forged ?? '';
  someone.weapons = [...(crew.weapons ?? [])];
  someone.mods = (crew.mods ?? []).map((mod) => takeToken(state, mod));
  someone.hullUsed = crew.hullUsed ?? false;
  someone.bounties = { ES: 0, EN: 0, FR: 0, NL: 0, ...crew.bounties };
  someone.outfitted = crew.outfitted ?? false;
  someone.boughtLast = crew.boughtLast ?? '';
  for (const section of SECTIONS) someone.sections[section] = maximum(someone, section);
  someone.sections.crew = Math.min(someone.sections.crew, printed(someone.ship, 'crew'));
  Object.assign(someone.sections, crew.sections);
  if (crew.mission) {
    const pile = state.missions.includes(crew.mission) ? state.missions : state.missionDeck;
    someone.mission = take(pile, crew.mission);
  }
}

/** A token a ship has comes from the last port that has one like it. */
function takeToken(state: Merchants, mod: Mod): Mod {
  const port = PORTS.findLast((one) => state.tokens[one].mod === mod);
  if (!port) throw new Error(`there is no ${mod} left`);
  state.tokens[port] = { mod: '', faceUp: false };
  return mod;
}

function layDecks(state: Merchants, given: Position): void {
  for (const [port, mod] of entries(given.tokens ?? {})) layToken(state, port, mod);
  if (given.missions) {
    state.missionDeck.push(...state.missions.splice(0));
    state.missions = given.missions.map((mission) => take(state.missionDeck, mission));
  }
  const ends = given.noMore ?? [];
  put(state.cargoDeck, given.cargo ?? [], state.cargoDiscard, ends.includes('cargo'));
  put(state.gloryDeck, given.glory ?? [], state.gloryDiscard, ends.includes('glory'));
  put(state.rumorDeck, given.rumors ?? [], state.rumorDiscard, ends.includes('rumors'));
  put(state.missionDeck, given.nextMissions ?? [], state.missionDiscard);
}

function layToken(state: Merchants, port: PortId, mod: Mod | ''): void {
  const old = state.tokens[port].mod;
  const from = PORTS.find((one) => one !== port && state.tokens[one].mod === mod);
  if (old !== mod && from) state.tokens[from] = { mod: old, faceUp: false };
  state.tokens[port] = { mod, faceUp: mod !== '' };
}

function layHunters(state: Merchants, given: Position): void {
  for (const [id, { zone, stack }] of entries(given.npcs ?? {})) {
    const ship = npc(state, id);
    const first: EventId = `${id}.1`;
    ship.stack = (stack ?? [first]).map((card) => take(state.eventDeck, card));
    ship.zone = zone ?? EVENT_CARDS[ship.stack.at(-1) ?? first].zone;
  }
  for (const [id, zone] of entries(given.manOWars ?? {})) {
    npc(state, id).manOWar = true;
    npc(state, id).zone = zone;
  }
  if (given.war) {
    state.war = [...given.war];
    state.warCard = take(state.eventDeck, 'war.1');
  }
  put(state.eventDeck, given.events ?? [], state.eventDiscard, given.noMore?.includes('events'));
}
