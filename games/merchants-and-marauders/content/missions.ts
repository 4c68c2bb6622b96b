import type { Skill } from './captains.ts';
import type { Good } from './cargo.ts';
import type { NpcId } from './events.ts';
import type { PortId, ZoneId } from './map.ts';
import type { Nation } from './nations.ts';
import type { Gift, Guard } from './rumors.ts';

/** The 25 missions: where and how they are accepted, what they ask and what they pay. [MM-CONTENT.11] */

export const MISSION_IDS = [
  'timberForTheYards',
  'governorsTable',
  'feastForTheBrethren',
  'sailcloth',
  'chocolate',
  'againstTheScurvy',
  'plantersBargain',
  'viceroysEnvoy',
  'ladyInDisguise',
  'sealedOrders',
  'mapmaker',
  'freeTheSeaLanes',
  'brethrensRevenge',
  'admiralsRival',
  'blackFrigate',
  'corsairsPapers',
  'offTheBooks',
  'theFence',
  'coastGuard',
  'untaxedLeaf',
  'nightCargo',
  'underTheSugar',
  'nightLanding',
  'burnTheNest',
  'spikeTheGuns',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export type Condition =
  | { readonly kind: 'influence' }
  | { readonly kind: 'noBounty'; readonly nation: Nation }
  | { readonly kind: 'nonPirate' }
  | { readonly kind: 'pirate' }
  | { readonly kind: 'pay'; readonly gold: number };

export type Task =
  | {
      readonly kind: 'deliver';
      readonly goods: readonly Good[];
      readonly port: PortId;
      readonly smuggled: boolean;
    }
  | { readonly kind: 'roll'; readonly skill: Skill; readonly zone: ZoneId; readonly at: 'port' | 'sea' }
  | { readonly kind: 'defeat'; readonly npcs: readonly NpcId[] }
  | { readonly kind: 'raid'; readonly nations: readonly Nation[]; readonly plunder: number }
  | { readonly kind: 'ashore'; readonly zone: PortId; readonly guard: Guard };

export interface Mission {
  readonly id: MissionId;
  readonly port: PortId;
  readonly condition: Condition;
  readonly task: Task;
  readonly gift: Gift;
  readonly on: string;
}

const INFLUENCE: Condition = { kind: 'influence' };
const NON_PIRATE: Condition = { kind: 'nonPirate' };
const PIRATE: Condition = { kind: 'pirate' };
const pay = (gold: number): Condition => ({ kind: 'pay', gold });
const noBounty = (nation: Nation): Condition => ({ kind: 'noBounty', nation });
const deliver = (port: PortId, ...goods: Good[]): Task => ({ kind: 'deliver', goods, port, smuggled: false });
const smuggle = (port: PortId, ...goods: Good[]): Task => ({ kind: 'deliver', goods, port, smuggled: true });
const roll = (skill: Skill, zone: ZoneId, at: 'port' | 'sea'): Task => ({ kind: 'roll', skill, zone, at });
const defeat = (...npcs: NpcId[]): Task => ({ kind: 'defeat', npcs });
const raid = (plunder: number, ...nations: Nation[]): Task => ({ kind: 'raid', nations, plunder });
const ashore = (zone: PortId, crew: number, leadership: number): Task => ({
  kind: 'ashore',
  zone,
  guard: { crew, leadership },
});
const SET = ['grapple', 'chainShot', 'grapeshot'] as const;

const mission = (id: MissionId, port: PortId, condition: Condition, task: Task, gift: Gift): Mission => ({
  id,
  port,
  condition,
  task,
  gift,
  on: `mission:${id}`,
});

export const MISSIONS: readonly Mission[] = [
  mission('timberForTheYards', 'laHabana', INFLUENCE, deliver('cartagena', 'wood', 'wood'), { gold: 14 }),
  mission('governorsTable', 'bridgetown', INFLUENCE, deliver('nassau', 'spice', 'cocoa'), { gold: 14 }),
  mission('feastForTheBrethren', 'fortRoyal', INFLUENCE, deliver('tortuga', 'rum', 'rum'), { gold: 16 }),
  mission('sailcloth', 'tobago', noBounty('NL'), deliver('curacao', 'textiles', 'textiles'), { gold: 12 }),
  mission('chocolate', 'caracas', NON_PIRATE, deliver('santoDomingo', 'cocoa', 'cocoa'), { gold: 12 }),
  mission('againstTheScurvy', 'sintMaarten', INFLUENCE, deliver('portRoyal', 'fruit', 'fruit'), { gold: 14 }),
  mission('plantersBargain', 'campeche', pay(3), deliver('sintMaarten', 'sugar', 'tobacco'), { gold: 17 }),
  mission('viceroysEnvoy', 'santoDomingo', NON_PIRATE, roll('influence', 'caracas', 'port'), { gold: 12 }),
  mission('ladyInDisguise', 'portRoyal', INFLUENCE, roll('influence', 'curacao', 'port'), { gold: 12 }),
  mission('sealedOrders', 'petitGoave', noBounty('FR'), roll('leadership', 'fortRoyal', 'port'), {
    gold: 13,
  }),
  mission('mapmaker', 'curacao', pay(4), roll('scouting', 'campeche', 'sea'), { gold: 17 }),
  mission('freeTheSeaLanes', 'stJohn', NON_PIRATE, defeat('PS', 'PF'), { gold: 12, weapons: SET }),
  mission('brethrensRevenge', 'tortuga', PIRATE, defeat('ES'), { gold: 20 }),
  mission('admiralsRival', 'basseTerre', INFLUENCE, defeat('EN', 'NL'), { gold: 15, pardon: 2, nations: 1 }),
  mission('blackFrigate', 'cartagena', NON_PIRATE, defeat('PF'), { gold: 15 }),
  mission('corsairsPapers', 'tortuga', noBounty('FR'), raid(0, 'ES'), {
    gold: 10,
    pardon: 1,
    nations: 1,
    pardonOf: 'ES',
  }),
  mission('offTheBooks', 'portRoyal', PIRATE, raid(0, 'FR', 'NL'), { gold: 12, specialist: 'gunCaptain' }),
  mission('theFence', 'nassau', pay(5), raid(10, 'ES', 'EN', 'FR', 'NL'), { gold: 15 }),
  mission('coastGuard', 'santoDomingo', INFLUENCE, raid(0, 'EN'), { gold: 12, weapons: SET }),
  mission('untaxedLeaf', 'curacao', INFLUENCE, smuggle('laHabana', 'tobacco'), { gold: 13 }),
  mission('nightCargo', 'bridgetown', pay(4), smuggle('santoDomingo', 'rum', 'rum'), { gold: 18 }),
  mission('underTheSugar', 'laHabana', INFLUENCE, smuggle('bridgetown', 'sugar'), { gold: 11, weapons: SET }),
  mission('nightLanding', 'basseTerre', PIRATE, ashore('bridgetown', 2, 2), { gold: 16 }),
  mission('burnTheNest', 'cartagena', noBounty('ES'), ashore('tortuga', 2, 3), {
    gold: 16,
    specialist: 'masterAtArms',
  }),
  mission('spikeTheGuns', 'nassau', INFLUENCE, ashore('laHabana', 3, 2), {
    gold: 20,
    pardon: 3,
    nations: 1,
    pardonOf: 'EN',
  }),
];

export const MISSION_CARDS = Object.fromEntries(MISSIONS.map((card) => [card.id, card])) as {
  readonly [id in MissionId]: Mission;
};
