import type { Random, Seat, Viewer } from '@portolan/kernel';
import { redeal } from '../../common/lists.ts';
import { CAPTAINS, type CaptainId } from '../content/captains.ts';
import type { CargoId, Good } from '../content/cargo.ts';
import type { GloryId } from '../content/glory.ts';
import { PORTS, ZONES, type ZoneId } from '../content/map.ts';
import type { RumorId } from '../content/rumors.ts';
import {
  copyBattle,
  copyByNation,
  copyLoot,
  copyNpc,
  copyRaid,
  copySections,
  copyTrack,
  copyTurn,
} from '../copy.ts';
import type { Merchants, Player } from '../state.ts';
import { trackOf } from './table.ts';

/** Public and hidden information [MM-INFO]: what each seat may see, and dealing anew what it may not. */

interface PlayerView extends Omit<
  Player,
  'captain' | 'ship' | 'gold' | 'chest' | 'hand' | 'cargo' | 'rumor' | 'bounties' | 'glory' | 'sections'
> {
  readonly captain: CaptainId | '';
  readonly ship: Player['ship'] | '';
  readonly sections: Player['sections'];
  readonly glory: Player['glory'];
  readonly bounties: Player['bounties'];
  /** Its own gold, or what everybody may know of it. */
  readonly gold: number | null;
  readonly chest: number | null;
  /** With open purses, gold aboard and in the chest together. */
  readonly wealth: number | null;
  readonly handCount: number;
  readonly hand: readonly GloryId[];
  readonly cargoCount: number;
  readonly cargo: readonly CargoId[];
  readonly hasRumor: boolean;
  readonly rumor: RumorId | '';
}

type Hidden =
  | 'players'
  | 'merchants'
  | 'reserve'
  | 'tokens'
  | 'announced'
  | 'offer'
  | 'bought'
  | 'glimpsed'
  | 'whispered'
  | 'fashions'
  | 'eventDeck'
  | 'gloryDeck'
  | 'captainDeck'
  | 'cargoDeck'
  | 'rumorDeck'
  | 'missionDeck';

export interface MerchantsView extends Omit<Merchants, Hidden> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  readonly merchants: { readonly [zone in ZoneId]: boolean };
  readonly tokens: Merchants['tokens'];
  /** Who has laid a card face down. */
  readonly announced: readonly Seat[];
  readonly offerCount: number;
  readonly offer: readonly CargoId[];
  readonly bought: readonly CargoId[];
  readonly glimpsed: readonly GloryId[];
  readonly whispered: readonly RumorId[];
  readonly fashions: readonly Good[];
  readonly decks: {
    readonly [deck in 'events' | 'glory' | 'captains' | 'cargo' | 'rumors' | 'missions']: number;
  };
}

export function view(state: Merchants, viewer: Viewer): MerchantsView {
  const mine = viewer === state.active;
  const sees = state.offerFor < 0 || viewer === state.offerFor;
  return {
    viewer,
    stage: state.stage,
    ending: state.ending,
    target: state.target,
    openPurses: state.openPurses,
    solo: state.solo,
    round: state.round,
    first: state.first,
    active: state.active,
    taken: state.taken,
    turn: copyTurn(state.turn),
    players: state.players.map((someone) => playerView(state, someone, viewer)),
    npcs: state.npcs.map(copyNpc),
    merchants: Object.fromEntries(
      ZONES.map((zone) => [zone, state.merchants[zone] !== '']),
    ) as MerchantsView['merchants'],
    merchantTrack: state.merchantTrack, // face down, but all saw them when they were found [MM-INFO.13]
    demand: Object.fromEntries(PORTS.map((port) => [port, state.demand[port]])) as Merchants['demand'],
    tokens: Object.fromEntries(PORTS.map((port) => [port, tokenView(state, port)])) as Merchants['tokens'],
    loose: state.loose,
    missions: state.missions,
    event: state.event,
    named: state.named,
    war: state.war,
    warCard: state.warCard,
    mustering: state.mustering,
    battle: state.battle && copyBattle(state.battle),
    raid: state.raid && copyRaid(state.raid),
    loot: state.loot && copyLoot(state.loot),
    announced: state.announced.map(({ seat }) => seat),
    shown: state.shown,
    offerCount: state.offer.length,
    offer: sees ? state.offer : [],
    offerFor: state.offerFor,
    dearer: state.dearer,
    bought: sees ? state.bought : [],
    aside: state.aside,
    glimpsed: mine ? state.glimpsed : [],
    whispered: mine ? state.whispered : [],
    fashions: mine ? state.fashions : [],
    decks: {
      events: state.eventDeck.length,
      glory: state.gloryDeck.length,
      captains: state.captainDeck.length,
      cargo: state.cargoDeck.length,
      rumors: state.rumorDeck.length,
      missions: state.missionDeck.length,
    },
    eventDiscard: state.eventDiscard,
    gloryDiscard: state.gloryDiscard,
    captainDiscard: state.captainDiscard,
    cargoDiscard: state.cargoDiscard,
    rumorDiscard: state.rumorDiscard,
    missionDiscard: state.missionDiscard,
  };
}

/** A token that lies face down shows only that it is there. [MM-INFO.11] */
function tokenView(state: Merchants, port: keyof Merchants['tokens']): Merchants['tokens'][typeof port] {
  const { mod, faceUp } = state.tokens[port];
  return { mod: faceUp || mod === '' ? mod : 'extraHammocks', faceUp };
}

/** [MM-INFO.1] [MM-INFO.3] [MM-INFO.5] [MM-INFO.6] [MM-INFO.7] [MM-INFO.8] [MM-INFO.16] [MM-INFO.18] [MM-INFO.19] */
function playerView(state: Merchants, someone: Player, viewer: Viewer): PlayerView {
  const { seat, gold, chest, hand, cargo, rumor } = someone;
  const over = state.stage === 'over';
  const own = viewer === seat || over;
  const looted = state.loot?.loser === seat && viewer === state.loot.winner;
  return {
    seat,
    rival: someone.rival,
    standing: someone.standing,
    captain: own || someone.revealed ? someone.captain : '',
    revealed: someone.revealed,
    ship: someone.revealed ? someone.ship : '',
    sections: copySections(someone.sections),
    zone: someone.revealed || own ? someone.zone : 'caribbeanSea',
    inPort: someone.inPort,
    gold: own || looted ? gold : null,
    chest: own || someone.declared ? chest : null,
    wealth: own || state.openPurses ? gold + chest : null,
    stashes: someone.stashes,
    lost: someone.lost,
    declared: someone.declared,
    glory: copyTrack(someone.glory),
    handCount: hand.length,
    hand: own || looted ? hand : [],
    cargoCount: cargo.length,
    cargo: own || looted ? cargo : [],
    hasRumor: rumor !== '',
    rumor: own || looted || someone.proven ? rumor : '',
    proven: someone.proven,
    forged: someone.forged,
    mission: someone.mission,
    specialists: someone.specialists,
    weapons: someone.weapons,
    mods: someone.mods,
    hullUsed: someone.hullUsed,
    bounties: copyByNation(someone.bounties),
    outfitted: someone.outfitted,
    boughtLast: someone.boughtLast,
    boughtNow: someone.boughtNow,
    errands: someone.errands,
  };
}

/** Deals anew, in place, what this seat cannot know. */
export function imagine(state: Merchants, seat: Seat, random: Random): void {
  redeal(random, state.eventDeck);
  redeal(random, state.missionDeck);
  imagineCaptains(state, seat, random);
  imagineBoard(state, random);
  if (state.stage === 'over') {
    redeal(random, state.gloryDeck);
    redeal(random, state.cargoDeck);
    redeal(random, state.rumorDeck);
    return;
  }
  for (const someone of state.players) if (someone.seat !== seat) imaginePurse(state, someone, random);
  imagineCards(state, seat, random);
}

/** Captains are known once they have set sail. [MM-INFO.16] */
function imagineCaptains(state: Merchants, seat: Seat, random: Random): void {
  const hidden = state.players.filter((someone) => !someone.revealed && someone.seat !== seat);
  const drawn = hidden.map(({ captain }) => captain);
  redeal(random, state.captainDeck, drawn);
  hidden.forEach((someone, i) => {
    someone.captain = drawn[i] ?? someone.captain;
    someone.zone = CAPTAINS[someone.captain].home;
  });
}

/** Merchants, the demand in reserve, and modifications lying face down. [MM-INFO.10] [MM-INFO.11] [MM-INFO.12] */
function imagineBoard(state: Merchants, random: Random): void {
  const zones = ZONES.filter((zone) => state.merchants[zone] !== '');
  const flags = zones.map((zone) => state.merchants[zone]);
  redeal(random, flags);
  zones.forEach((zone, i) => (state.merchants[zone] = flags[i] ?? ''));
  redeal(random, state.reserve);
  const ports = PORTS.filter((port) => state.tokens[port].mod !== '' && !state.tokens[port].faceUp);
  const mods = ports.map((port) => state.tokens[port].mod);
  redeal(random, mods);
  ports.forEach((port, i) => (state.tokens[port].mod = mods[i] ?? ''));
}

/** Hands, holds and rumors of the others, with the decks they came from. */
function imagineCards(state: Merchants, seat: Seat, random: Random): void {
  const spied = state.loot?.winner === seat ? state.loot.loser : -1;
  const others = state.players.filter((someone) => someone.seat !== seat && someone.seat !== spied);
  const mine = state.active === seat;
  redeal(random, state.gloryDeck, ...others.map(({ hand }) => hand), ...(mine ? [] : [state.glimpsed]));
  const unseen = state.offerFor >= 0 && state.offerFor !== seat;
  imagineCargo(state, others, unseen, random);
  const held = others.map((someone) => (someone.rumor === '' || someone.proven ? [] : [someone.rumor]));
  redeal(random, state.rumorDeck, ...held, ...(mine ? [] : [state.whispered]));
  others.forEach((someone, i) => (someone.rumor = held[i]?.[0] ?? someone.rumor));
  if (!mine) redeal(random, state.reserve, state.fashions);
}

/** A purchase under way is hidden as a whole: the buyer is imagined with nothing chosen yet. */
function imagineCargo(state: Merchants, others: readonly Player[], unseen: boolean, random: Random): void {
  redeal(random, state.cargoDeck, ...others.map(({ cargo }) => cargo), ...(unseen ? [state.offer] : []));
  if (unseen) state.bought.length = 0;
}

/**
 * What somebody has in all can be counted by everybody; how much of it is in the chest cannot. There is something in both
 * as far as it goes: a player asked how much to stash or to fetch has some. [MM-INFO.2] [MM-INFO.5]
 */
function imaginePurse(state: Merchants, someone: Player, random: Random): void {
  if (someone.declared || someone.stashes === 0) return;
  const total = someone.gold + someone.chest;
  const undeclared = (state.target - trackOf(someone)) * 10 - 1;
  if (total > 1) someone.chest = 1 + random.below(Math.min(total - 1, undeclared));
  else if (total === 1) someone.chest = state.turn.ashore && state.active === someone.seat ? 0 : 1;
  someone.gold = total - someone.chest;
}
