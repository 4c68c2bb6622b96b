import type { Rules } from '@portolan/kernel';
import type { NpcId } from '../content/events.ts';
import { type Mission, MISSION_CARDS } from '../content/missions.ts';
import type { Nation } from '../content/nations.ts';
import type { Player } from '../state.ts';
import { give } from './gifts.ts';
import { score } from './glory.ts';
import type { Table } from './table.ts';

/** Missions done: reward, then the point, then the card is discarded. [MM-MISSION.8] [MM-MISSION.11] */
export function* complete(table: Table, someone: Player): Rules {
  const { mission } = someone;
  if (mission === '') return;
  const { gift, on } = MISSION_CARDS[mission];
  table.tell({ say: 'completed', seat: someone.seat, mission: on });
  yield* give(table, someone, gift, 'mission');
  yield* score(table, someone, 'mission');
  someone.mission = '';
  table.state.missionDiscard.push(mission);
}

export const missionOf = ({ mission }: Player): Mission | undefined =>
  mission === '' ? undefined : MISSION_CARDS[mission];

/** [MM-DECK.3] */
export function* completeDefeat(table: Table, someone: Player, npc: NpcId): Rules {
  const task = missionOf(someone)?.task;
  if (task?.kind === 'defeat' && task.npcs.includes(npc)) yield* complete(table, someone);
}

/** [MM-DECK.4] */
export function* completeRaid(table: Table, someone: Player, nation: Nation, plunder: number): Rules {
  const task = missionOf(someone)?.task;
  if (task?.kind === 'raid' && task.nations.includes(nation) && plunder >= task.plunder)
    yield* complete(table, someone);
}
