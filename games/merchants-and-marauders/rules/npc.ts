import { EVENT_CARDS, type EventId, nationOfNpc, npcName, NPCS } from '../content/events.ts';
import { type Letter, LETTERS, MAP, type ZoneId } from '../content/map.ts';
import { NATIONS } from '../content/nations.ts';
import type { Merchants, Npc, Player } from '../state.ts';
import { areAtWar, isPirate, nationOf, npc, type Table } from './table.ts';

/** Captains nobody plays: whom they hunt, where they sail, how they come and go [MM-NPC] [MM-PRIO] [MM-NMOVE]. */

export const isPirateShip = ({ id }: Npc): boolean => id === 'PS' || id === 'PF';

const wantedElsewhere = ({ bounties }: Player, nation: keyof Player['bounties']): number =>
  bounties.ES + bounties.EN + bounties.FR + bounties.NL - bounties[nation];

/** How well a player fits: three criteria in order, nothing if none is met. [MM-PRIO.2] [MM-PRIO.3] [MM-PRIO.4] [MM-PRIO.5] [MM-PRIO.6] [MM-PRIO.7] */
function criteria(
  state: Merchants,
  hunter: Npc,
  someone: Player,
): readonly [number, number, number] | undefined {
  const nation = nationOfNpc(hunter.id);
  if (nation === '') return isPirate(someone) ? undefined : [someone.gold, someone.cargo.length, 1];
  const own = someone.bounties[nation];
  const others = wantedElsewhere(someone, nation);
  const enemy = areAtWar(state, nation, nationOf(someone)) ? 1 : 0;
  return own + others + enemy === 0 ? undefined : [own, others, enemy];
}

/** [MM-PRIO.1] [MM-PRIO.8] [MM-BOUNTY.11] [MM-BOUNTY.12] */
export const isHostile = (state: Merchants, hunter: Npc, someone: Player): boolean =>
  criteria(state, hunter, someone) !== undefined;

/** An icon moves its ship one zone, or sets it after its prey. [MM-NMOVE.3] [MM-NMOVE.4] [MM-NMOVE.6] */
export function activate(table: Table, hunter: Npc, letter: Letter): void {
  const { zone } = hunter;
  if (zone === '') return;
  const prey = preyOf(table, hunter, zone);
  hunter.zone = prey ? prey.zone : drift(zone, letter);
  const moved = { npc: npcName(hunter.id), to: MAP[hunter.zone].on };
  table.tell(prey ? { say: 'hunts', ...moved, seat: prey.seat } : { say: 'npcMoved', ...moved });
}

/** Where no border has the letter the next one clockwise counts. [MM-NMOVE.5] */
function drift(zone: ZoneId, letter: Letter): ZoneId {
  const from = LETTERS.indexOf(letter);
  for (let i = 0; i < LETTERS.length; i++) {
    const next = LETTERS[(from + i) % LETTERS.length];
    const to = next && MAP[zone].borders[next];
    if (to) return to;
  }
  return zone;
}

/** The best match in its zone or beside it, in port or at sea; a full tie is left to chance. [MM-PRIO.9] [MM-NMOVE.7] [MM-NMOVE.8] [MM-NMOVE.9] */
function preyOf(table: Table, hunter: Npc, zone: ZoneId): Player | undefined {
  const { state } = table;
  let best: Player[] = [];
  let mark: readonly [number, number, number] = [0, 0, 0];
  for (const someone of state.players) {
    if (someone.standing !== 'sailing') continue;
    if (someone.zone !== zone && !MAP[zone].near.includes(someone.zone)) continue;
    const fit = criteria(state, hunter, someone);
    if (!fit) continue;
    const order = best.length === 0 ? 1 : fit[0] - mark[0] || fit[1] - mark[1] || fit[2] - mark[2];
    if (order < 0) continue;
    if (order > 0) best = [];
    best.push(someone);
    mark = fit;
  }
  return best.length > 1 ? table.random.pick(best, 'prey') : best[0];
}

/** The captain in command is gone; the ship is off the map until the end of the round. [MM-NPC.7] [MM-NPC.9] [MM-NPC.10] [MM-CONTENT.27] */
export function defeated(table: Table, loser: Npc): void {
  loser.zone = '';
  if (loser.manOWar) loser.manOWar = false;
  else {
    const card = loser.stack.pop();
    if (card !== undefined) table.state.eventDiscard.push(card);
  }
  table.tell({ say: 'npcDefeated', npc: npcName(loser.id) });
}

/** Who is beneath takes over, chosen by chance. [MM-NPC.7] [MM-NPC.8] [MM-ROUND.10] */
export function replaceNpcs(table: Table): void {
  for (const ship of table.state.npcs) {
    if (ship.zone !== '' || ship.stack.length === 0 || ship.manOWar) continue;
    const next = table.random.pick(ship.stack, 'successor');
    ship.stack.splice(ship.stack.indexOf(next), 1);
    ship.stack.push(next);
    appear(table, ship, EVENT_CARDS[next].zone, next);
  }
}

function appear(table: Table, ship: Npc, zone: ZoneId, card: EventId): void {
  ship.zone = zone;
  table.tell({ say: 'npcArrived', npc: npcName(ship.id), captain: EVENT_CARDS[card].on, zone: MAP[zone].on });
}

/** A card drawn this round covers the old captain; beneath a man-o'-war it changes nothing. [MM-NPC.2] [MM-NPC.6] [MM-CONTENT.20] */
export function arriveNpcs(table: Table): void {
  for (const id of NPCS) {
    const ship = npc(table.state, id);
    for (const card of ship.arriving.splice(0)) {
      if (ship.manOWar) ship.stack.unshift(card);
      else {
        ship.stack.push(card);
        appear(table, ship, EVENT_CARDS[card].zone, card);
      }
    }
    muster(table, ship);
  }
}

/** A man-o'-war covers its nation's admirals, in a zone of its nation drawn by chance. [MM-CONTENT.16] [MM-CONTENT.28] */
function muster(table: Table, ship: Npc): void {
  const { state } = table;
  const nation = nationOfNpc(ship.id);
  if (nation === '' || !state.mustering.includes(nation)) return;
  state.mustering = state.mustering.filter((one) => one !== nation);
  ship.manOWar = true;
  ship.zone = table.random.pick(zonesOfNation(nation), 'manOWar');
  table.tell({ say: 'manOWarArrived', npc: npcName(ship.id), zone: MAP[ship.zone].on });
}

const ZONES_OF = Object.fromEntries(
  NATIONS.map((nation) => [nation, Object.values(MAP).filter((zone) => zone.nation === nation)]),
);
const zonesOfNation = (nation: string): ZoneId[] => (ZONES_OF[nation] ?? []).map(({ id }) => id);
