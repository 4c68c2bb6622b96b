import type { Rules } from '@portolan/kernel';
import { EVENT_CARDS, type EventId } from '../content/events.ts';
import { PORTS, ZONES } from '../content/map.ts';
import { NATIONS, type Nation } from '../content/nations.ts';
import type { Merchants, Player } from '../state.ts';
import { applyHits, assignSkulls, loseCargo, reinforce, rollHits, tellDamage } from './damage.ts';
import { die } from './death.ts';
import { skillRoll } from './dice.ts';
import { drawDemand, replaceDemand } from './market.ts';
import { activate } from './npc.ts';
import { isAtSea, npc, type Table } from './table.ts';

/** Event cards [MM-ROUND] and what each does; wars [MM-WAR]. */

/** The first player draws a card; its icons come first, then its text. [MM-ROUND.3] [MM-ROUND.4] [MM-ROUND.5] */
export function drawEvent(table: Table): void {
  const { state } = table;
  const id = state.eventDeck.pop();
  if (id === undefined) return;
  const card = EVENT_CARDS[id];
  table.reveal();
  table.tell({ say: 'event', card: card.on });
  state.event = id;
  state.named = '';
  for (const { npc: ship, letter } of card.icons) activate(table, npc(state, ship), letter);
  happen(table, id);
}

function happen(table: Table, id: EventId): void {
  const { state } = table;
  const { kind, npc: ship } = EVENT_CARDS[id];
  switch (kind) {
    case 'npc':
      if (ship !== '') npc(state, ship).arriving.push(id); // [MM-NPC.2] [MM-NPC.14]
      return;
    case 'war':
      return breakOut(table, id);
    case 'peace':
      if (state.war.length > 0) endWar(table);
      else state.named = 'peace';
      return;
    case 'royalPardon':
    case 'lettersOfMarque':
      return nameNation(table);
    case 'quarantine':
      state.named = table.random.pick(PORTS, 'quarantine');
      table.tell({ say: 'quarantined', port: `port:${state.named}` });
      return;
    case 'treasureConvoy':
      return layMerchants(table);
    case 'newFashions':
      return newFashions(table);
    default:
      return;
  }
}

/** [MM-CONTENT.24] */
function nameNation(table: Table): void {
  const nation = table.random.pick(NATIONS, 'nation');
  table.state.named = nation;
  table.tell({ say: 'nationNamed', nation });
}

const FASHIONS = 4;

/** Four different ports, one after the other. */
function newFashions(table: Table): void {
  const ports = table.random.shuffle([...PORTS], 'fashions').slice(0, FASHIONS);
  for (const port of ports) replaceDemand(table, port, drawDemand(table));
}

/** The track's tokens are shuffled and laid where there is none. [MM-RAID.30] */
export function layMerchants(table: Table): void {
  const { state } = table;
  table.random.shuffle(state.merchantTrack, 'merchants');
  for (const zone of ZONES) {
    if (state.merchants[zone] === '') state.merchants[zone] = state.merchantTrack.pop() ?? '';
  }
  table.tell({ say: 'merchantsLaid' });
}

// --- war ---

/** A war that is going on ends first. [MM-CONTENT.15] [MM-CONTENT.19] */
function breakOut(table: Table, id: EventId): void {
  const { state } = table;
  if (state.war.length > 0) endWar(table);
  const nations: Nation[] = table.random.shuffle([...NATIONS], 'war').slice(0, 2);
  state.war = nations;
  state.mustering = nations.slice();
  state.warCard = id;
  table.tell({ say: 'war', nations: nations.map((nation) => `nation:${nation}`) });
}

/** Man-o'-wars leave at once; the admirals beneath come back at the end of the round. [MM-CONTENT.18] [MM-CONTENT.26] */
function endWar(table: Table): void {
  const { state } = table;
  for (const ship of state.npcs) {
    if (!ship.manOWar) continue;
    ship.manOWar = false;
    ship.zone = '';
  }
  state.war = [];
  state.mustering = [];
  if (state.warCard !== '') state.eventDiscard.push(state.warCard);
  state.warCard = '';
  table.tell({ say: 'warOver' });
}

/** The card has done its work; captains and a war's card stay where they are. [MM-ROUND.6] */
export function discardEvent(state: Merchants): void {
  const { event } = state;
  if (event === '') return;
  const { kind } = EVENT_CARDS[event];
  if (kind !== 'npc' && kind !== 'war') state.eventDiscard.push(event);
  state.event = '';
  state.named = '';
}

// --- at the start of a turn ---

/** [MM-TURN.9] */
export function* startOfTurnEvent(table: Table, someone: Player): Rules {
  const { event } = table.state;
  if ((event === 'storm.1' || event === 'storm.2') && isAtSea(someone)) yield* storm(table, someone);
}

const STORM = 2;
const OPEN_SEA = 3;

/** A failed roll costs two hits, three in the open sea. [MM-CONTENT.25] [MM-HIT.17] */
function* storm(table: Table, someone: Player): Rules {
  if (skillRoll(table, someone, 'seamanship', 0) > 0) return;
  const hits = rollHits(table, someone.zone === 'caribbeanSea' ? OPEN_SEA : STORM);
  const { seat, sections } = someone;
  table.tell({ say: 'sectionDice', ship: `section:${seat}.hull`, dice: hits.map(({ die }) => die) });
  yield* assignSkulls(table, seat, hits, { seat, npc: '', sections });
  yield* reinforce(table, someone, hits);
  applyHits(sections, hits);
  tellDamage(table, seat, '', hits);
  loseCargo(table, someone);
  if (sections.hull === 0) yield* die(table, someone);
}
