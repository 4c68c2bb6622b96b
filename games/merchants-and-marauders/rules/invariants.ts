import { CAPTAIN_IDS } from '../content/captains.ts';
import { CARGO, DEMAND_TOKENS, GOODS } from '../content/cargo.ts';
import { MERCHANT_TOKENS, MOST_BOUNTIES } from '../content/census.ts';
import { EVENT_IDS } from '../content/events.ts';
import { GLORY } from '../content/glory.ts';
import { PORTS, ZONES } from '../content/map.ts';
import { MISSION_IDS } from '../content/missions.ts';
import { NATIONS } from '../content/nations.ts';
import { RUMOR_IDS } from '../content/rumors.ts';
import { MOD_TOKENS, MODS, MOST, SECTIONS } from '../content/ships.ts';
import type { Merchants, Player } from '../state.ts';
import { isAtSea, maximum, totalOf } from './table.ts';

/** Nothing is lost, nothing doubled, nothing where it cannot be. */

/** What is wrong with a state, if anything. */
export function audit(state: Merchants): string | undefined {
  const all = <T>(list: (player: Player) => readonly T[]): T[] => state.players.flatMap(list);
  const some = (item: string): string[] => (item === '' ? [] : [item]);
  const complaints = [
    count(
      'cargo cards',
      CARGO.map(({ id }) => id),
      [
        ...state.cargoDeck,
        ...state.cargoDiscard,
        ...state.offer,
        ...state.aside,
        ...(state.raid?.cards ?? []),
        ...all(({ cargo }) => cargo),
      ],
    ),
    count(
      'glory cards',
      GLORY.map(({ id }) => id),
      [
        ...state.gloryDeck,
        ...state.gloryDiscard,
        ...state.glimpsed,
        ...some(state.shown),
        ...all(({ hand }) => hand),
        ...all(({ specialists }) => specialists),
      ],
    ),
    count(
      'captains',
      CAPTAIN_IDS,
      [
        ...state.captainDeck,
        ...state.captainDiscard,
        ...all(({ captain, standing }) => (standing === 'retired' ? [] : [captain])),
      ],
      state.ending === 'noCaptains',
    ),
    count('rumors', RUMOR_IDS, [
      ...state.rumorDeck,
      ...state.rumorDiscard,
      ...state.whispered,
      ...all(({ rumor }) => some(rumor)),
    ]),
    count('missions', MISSION_IDS, [
      ...state.missionDeck,
      ...state.missionDiscard,
      ...state.missions,
      ...all(({ mission }) => some(mission)),
    ]),
    count('event cards', EVENT_IDS, eventsIn(state)),
    count('demand tokens', copies(GOODS, DEMAND_TOKENS), [
      ...PORTS.map((port) => state.demand[port]),
      ...state.reserve,
      ...state.fashions,
    ]),
    count('modifications', copies(MODS, MOD_TOKENS), [
      ...PORTS.flatMap((port) => some(state.tokens[port].mod)),
      ...state.loose,
      ...all(({ mods }) => mods),
    ]),
    count('merchants', MERCHANT_TOKENS, [
      ...ZONES.flatMap((zone) => some(state.merchants[zone])),
      ...state.merchantTrack,
    ]),
    ...state.players.map((someone) => wrongWith(state, someone)),
  ];
  return complaints.find((complaint) => complaint !== undefined);
}

const copies = <T>(items: readonly T[], times: number): T[] =>
  items.flatMap((item) => Array.from({ length: times }, () => item));

/** The event under way, unless it lies elsewhere already: with its ship, or beside the war it began. */
function eventsIn(state: Merchants): string[] {
  const placed = [
    ...state.eventDeck,
    ...state.eventDiscard,
    ...state.npcs.flatMap(({ stack, arriving }) => [...stack, ...arriving]),
    ...(state.warCard === '' ? [] : [state.warCard]),
  ];
  return state.event === '' || placed.includes(state.event) ? placed : [...placed, state.event];
}

function count(
  what: string,
  box: readonly string[],
  found: readonly string[],
  lacking = false,
): string | undefined {
  const tally = new Map<string, number>();
  for (const item of box) tally.set(item, (tally.get(item) ?? 0) + 1);
  for (const item of found) tally.set(item, (tally.get(item) ?? 0) - 1);
  for (const [item, left] of tally) {
    if (left < 0) return `${what}: ${item} is there ${-left} times too often`;
    if (left > 0 && !lacking) return `${what}: ${item} is missing`;
  }
  return undefined;
}

/** Limits of ship, purse and hand. [MM-GEN.7] [MM-GEN.14] [MM-BOUNTY.7] */
function wrongWith(state: Merchants, someone: Player): string | undefined {
  const { seat, gold, chest, bounties, sections, mods, weapons } = someone;
  if (gold < 0 || chest < 0) return `seat ${seat} owes gold`;
  if (NATIONS.some((nation) => bounties[nation] < 0 || bounties[nation] > MOST_BOUNTIES))
    return `seat ${seat} has bounties that cannot be`;
  if (new Set(mods).size < mods.length || new Set(weapons).size < weapons.length)
    return `seat ${seat} has something twice`;
  if (!someone.declared && totalOf(state, someone) >= state.target) return `seat ${seat} has not declared`;
  if (someone.standing !== 'sailing') return undefined;
  for (const section of SECTIONS) {
    const value = sections[section];
    if (value < 0 || value > maximum(someone, section) || value > MOST)
      return `seat ${seat}: ${section} at ${value}`;
  }
  const busy = state.battle !== null || state.raid !== null || state.offer.length > 0;
  if (isAtSea(someone) && !busy && someone.cargo.length > sections.cargo && state.active !== seat)
    return `seat ${seat} carries too much`;
  return undefined;
}
