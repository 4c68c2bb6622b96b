import type { Rules, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { CargoId } from '../content/cargo.ts';
import { type NpcId, npcName, NPCS } from '../content/events.ts';
import { MAP, type PortId, type ZoneId } from '../content/map.ts';
import { MISSION_CARDS } from '../content/missions.ts';
import { TIMBER } from '../content/ships.ts';
import type { Merchants, Player } from '../state.ts';
import { skillRoll } from './dice.ts';
import { CARGO_OPTIONS, rivalKeeps } from './plunder.ts';
import { searched } from './seek.ts';
import {
  areAtWar,
  can,
  captainOf,
  isHome,
  maximum,
  nationOf,
  NONE,
  npc,
  pay,
  pick,
  picks,
  sectionName,
  seatsFrom,
  type Table,
} from './table.ts';
import { cardWindow } from './window.ts';

/** The Move action [MM-MOVE]. */

export const portIn = (zone: ZoneId): PortId | undefined => (zone === 'caribbeanSea' ? undefined : zone);

const smugglesTo = ({ mission }: Player, port: PortId): boolean => {
  const task = mission === '' ? undefined : MISSION_CARDS[mission].task;
  return task?.kind === 'deliver' && task.smuggled && task.port === port;
};

export type Bar = '' | 'quarantine' | 'war' | 'bounty';

/** What keeps a captain out of the port of a zone. [MM-MOVE.4] [MM-MOVE.5] [MM-CONTENT.17] [MM-CONTENT.23] */
export function barOf(state: Merchants, someone: Player, port: PortId): Bar {
  if (state.event === 'quarantine' && state.named === port) return 'quarantine';
  if (captainOf(someone).home === port || smugglesTo(someone, port)) return '';
  const { nation } = MAP[port];
  if (nation === '') return '';
  if (areAtWar(state, nationOf(someone), nation)) return 'war';
  const bounties = someone.bounties[nation];
  if (bounties === 0 || someone.forged === nation) return '';
  return bounties === 1 && can(someone, 'smallBounties') ? '' : 'bounty';
}

export const PORT_ROYAL_FEE = 3;

/** Uses up a Move: an additional one first, if there is one. */
function spendMove({ turn }: Merchants): void {
  if (turn.moves > 0) turn.moves--;
  else turn.actions--;
  turn.acted = true;
}

/** To an adjacent zone; who hunts there searches at once. [MM-MOVE.1] [MM-MOVE.8] */
export function* sail(table: Table, someone: Player, to: ZoneId): Rules {
  spendMove(table.state);
  const from = MAP[someone.zone].on;
  someone.zone = to;
  table.tell({ say: 'sailed', seat: someone.seat, from, to: MAP[to].on });
  yield* searched(table, someone);
}

/** Nobody searches in a port. [MM-MOVE.9] */
export function* enter(table: Table, someone: Player): Rules {
  spendMove(table.state);
  yield* dock(table, someone);
}

function* dock(table: Table, someone: Player): Rules {
  someone.inPort = true;
  table.tell({ say: 'entered', seat: someone.seat, port: MAP[someone.zone].portOn });
  if (isHome(someone) && can(someone, 'repairsAtHome')) yield* repairOne(table, someone, 'repairAtHome');
}

/** A wanted captain pays to be let in, or talks; a failed roll costs the Move. [MM-MOVE.6] [MM-MOVE.12] */
export function* bribe(table: Table, someone: Player, by: 'fee' | 'influence'): Rules {
  const { state } = table;
  spendMove(state);
  if (by === 'fee') pay(table, someone, PORT_ROYAL_FEE, 'entry');
  else {
    state.turn.bribed = true;
    if (skillRoll(table, someone, 'influence', 0) === 0) return;
  }
  yield* dock(table, someone);
}

/** One point of a section that is not the crew, if wanted. */
export function* repairOne(table: Table, someone: Player, say: 'repairAtHome' | 'carpenter'): Rules<boolean> {
  const open = TIMBER.filter((section) => someone.sections[section] < maximum(someone, section));
  if (open.length === 0) return false;
  const { key } = someone.rival
    ? { key: nth(open, 0) }
    : yield* pick(someone.seat, { say }, () => [
        NONE,
        ...open.map((section) => ({ key: section, on: sectionName(someone.seat, '', section) })),
      ]);
  if (key === 'none') return false;
  someone.sections[key]++;
  table.tell({ say: 'repaired', section: sectionName(someone.seat, '', key) });
  return true;
}

/** What the hold cannot carry stays behind, cards answer, and then the hunters look. [MM-MOVE.7] [MM-MOVE.11] */
export function* leave(table: Table, someone: Player): Rules {
  const { state } = table;
  spendMove(state);
  yield* unload(table, someone);
  someone.inPort = false;
  table.tell({ say: 'left', seat: someone.seat, port: MAP[someone.zone].portOn });
  yield* hunterWindow(table, someone);
  yield* searched(table, someone);
}

function* unload(table: Table, someone: Player): Rules {
  const excess = someone.cargo.length - someone.sections.cargo;
  if (excess <= 0) return;
  const left = someone.rival ? rivalLeaves(table.state, someone) : yield* chooseLeft(someone, excess);
  someone.cargo = someone.cargo.filter((card) => !left.includes(card));
  table.state.cargoDiscard.push(...left);
  table.tell({ say: 'unloaded', seat: someone.seat, cards: left.map((card) => CARGO_OPTIONS[card].on) });
}

function* chooseLeft(someone: Player, excess: number): Rules<readonly CargoId[]> {
  const chosen = yield* picks(
    someone.seat,
    { say: 'unload', count: excess },
    () => someone.cargo.map((card) => CARGO_OPTIONS[card]),
    { min: excess, max: excess },
  );
  return chosen.map(({ key }) => key);
}

function rivalLeaves(state: Merchants, someone: Player): CargoId[] {
  const kept = rivalKeeps(state, someone.cargo, someone.sections.cargo);
  return someone.cargo.filter((card) => !kept.includes(card));
}

/** A word to the hunters: another player moves a ship nobody plays. [MM-DECK.11] */
function* hunterWindow(table: Table, someone: Player): Rules {
  const { state } = table;
  yield* cardWindow(table, {
    moment: 'leftPort',
    seats: others(state, someone.seat),
    fits: (_, design) => design === 'wordToTheHunters' && state.npcs.some(({ zone }) => zone !== ''),
    *resolve(informer) {
      const {
        key,
        npc: id,
        to,
      } = yield* pick(informer.seat, { say: 'moveHunter' }, () => [STAY, ...hunterMoves(state)]);
      if (key === 'none') return false;
      npc(state, id).zone = to;
      table.tell({ say: 'npcMoved', npc: npcName(id), to: MAP[to].on });
      return true;
    },
  });
}

interface HunterMove {
  readonly key: string;
  readonly on?: string;
  readonly npc: NpcId;
  readonly to: ZoneId;
}
const STAY: HunterMove = { key: 'none', npc: 'ES', to: 'caribbeanSea' };

const hunterMoves = (state: Merchants): HunterMove[] =>
  NPCS.flatMap((id) => {
    const { zone } = npc(state, id);
    return zone === ''
      ? []
      : MAP[zone].near.map((to) => ({ key: `${id} ${to}`, on: MAP[to].on, npc: id, to }));
  });

/** All others, in play order from the player whose turn it is. [MM-CARD.9] */
export const others = (state: Merchants, seat: Seat): Seat[] =>
  seatsFrom(state, state.active).filter((one) => one !== seat);
