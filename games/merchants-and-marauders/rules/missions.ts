import type { Rules } from '@portolan/kernel';
import { CARGO_CARDS, type CargoId } from '../content/cargo.ts';
import { MAP } from '../content/map.ts';
import { type Mission, MISSION_CARDS, type MissionId } from '../content/missions.ts';
import type { Merchants, Player } from '../state.ts';
import { giveBounty } from './bounty.ts';
import { remove, takeMission } from './decks.ts';
import { skillRoll } from './dice.ts';
import { influenceDice } from './rumors.ts';
import { landingParty } from './shore.ts';
import { can, hasSpecialist, isPirate, may, pay, pick, purse, type Table } from './table.ts';
import { complete, missionOf } from './tasks.ts';

/** Missions: accepted in a port, done elsewhere [MM-MISSION] [MM-DECK]. */

/** Missions lying in this port whose conditions one meets, as far as they can be met without rolling. [MM-MISSION.2] */
export function acceptable(state: Merchants, someone: Player): MissionId[] {
  return state.missions.filter((id) => {
    const mission = MISSION_CARDS[id];
    return mission.port === someone.zone && meets(someone, mission);
  });
}

function meets(someone: Player, { condition }: Mission): boolean {
  switch (condition.kind) {
    case 'influence':
      return true;
    case 'noBounty':
      return someone.bounties[condition.nation] === 0;
    case 'nonPirate':
      return !isPirate(someone);
    case 'pirate':
      return isPirate(someone);
    case 'pay':
      return purse(someone) >= condition.gold;
  }
}

/** A roll that fails leaves the mission where it is. [MM-MISSION.3] [MM-MISSION.4] [MM-MISSION.10] */
export function* accept(table: Table, someone: Player, id: MissionId): Rules {
  const { condition } = MISSION_CARDS[id];
  if (condition.kind === 'pay') pay(table, someone, condition.gold, 'mission');
  if (condition.kind === 'influence' && !(yield* persuade(table, someone))) return;
  yield* takeOn(table, someone, id);
}

export const missionDice = (someone: Player): number =>
  influenceDice(someone) + (can(someone, 'missionDie') ? 1 : 0);

/** Catalina may try again once. */
function* persuade(table: Table, someone: Player): Rules<boolean> {
  if (skillRoll(table, someone, 'influence', missionDice(someone)) > 0) return true;
  if (!can(someone, 'repeatsMission') || !(yield* may(someone.seat, { say: 'repeatMission' }))) return false;
  return skillRoll(table, someone, 'influence', missionDice(someone)) > 0;
}

/** Of two missions one is kept, before a new one is laid out. [MM-MISSION.5] [MM-MISSION.6] [MM-MISSION.7] [MM-MISSION.13] */
function* takeOn(table: Table, someone: Player, id: MissionId): Rules {
  const { state } = table;
  table.tell({ say: 'accepted', seat: someone.seat, mission: MISSION_CARDS[id].on });
  const old = someone.mission;
  if (old === '') someone.mission = id;
  else {
    const { key } = yield* pick(someone.seat, { say: 'keepMission' }, () =>
      [old, id].map((one) => ({ key: one, on: MISSION_CARDS[one].on })),
    );
    someone.mission = key;
    state.missionDiscard.push(key === id ? old : id);
  }
  remove(state.missions, id);
  layMission(table);
}

function layMission(table: Table): void {
  const next = takeMission(table);
  if (next === undefined) return;
  table.state.missions.push(next);
  table.tell({
    say: 'missionLaid',
    mission: MISSION_CARDS[next].on,
    port: `port:${MISSION_CARDS[next].port}`,
  });
}

/** The cards aboard that a delivery here would take; nothing if it cannot be made. [MM-DECK.1] */
function delivery(someone: Player): CargoId[] | undefined {
  const task = missionOf(someone)?.task;
  if (task?.kind !== 'deliver' || !someone.inPort || someone.zone !== task.port) return undefined;
  const left = someone.cargo.slice();
  const taken: CargoId[] = [];
  for (const good of task.goods) {
    const at = left.findIndex((card) => CARGO_CARDS[card].good === good);
    if (at < 0) return undefined;
    taken.push(...left.splice(at, 1));
  }
  return taken;
}

/** Whether the task of one's mission can be tried now. [MM-MISSION.11] [MM-DECK.2] [MM-DECK.6] */
export function canTry(state: Merchants, someone: Player, by: 'scout' | 'port'): boolean {
  const task = missionOf(someone)?.task;
  switch (task?.kind) {
    case 'deliver':
      return by === 'port' && delivery(someone) !== undefined;
    case 'roll':
      return task.zone === someone.zone && (task.at === 'sea') === (by === 'scout') && !state.turn.taskTried;
    case 'ashore':
      return by === 'scout' && task.zone === someone.zone;
    default:
      return false;
  }
}

export function* tryTask(table: Table, someone: Player): Rules {
  const { state } = table;
  const task = missionOf(someone)?.task;
  if (task?.kind === 'deliver') {
    for (const card of delivery(someone) ?? []) {
      remove(someone.cargo, card);
      state.cargoDiscard.push(card);
    }
    table.reveal();
    yield* complete(table, someone);
  } else if (task?.kind === 'roll') {
    state.turn.taskTried = true;
    const more = task.skill === 'scouting' && hasSpecialist(someone, 'lookout') ? 1 : 0;
    if (skillRoll(table, someone, task.skill, more) > 0) yield* complete(table, someone);
  } else if (task?.kind === 'ashore') {
    giveBounty(table, someone, MAP[task.zone].nation);
    if (yield* landingParty(table, someone, task.guard)) yield* complete(table, someone);
  }
}
