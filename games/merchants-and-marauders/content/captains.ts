import { MAP, type PortId } from './map.ts';
import type { Nation } from './nations.ts';

/** The 16 captains, one for each port. [MM-CONTENT.7] */

export const CAPTAIN_IDS = [
  'felipe',
  'catalina',
  'baltasar',
  'frederico',
  'ines',
  'frances',
  'tobias',
  'margery',
  'josiah',
  'guillaume',
  'adele',
  'etienne',
  'solange',
  'hendrik',
  'griet',
  'cornelis',
] as const;
export type CaptainId = (typeof CAPTAIN_IDS)[number];

export const SKILLS = ['seamanship', 'scouting', 'leadership', 'influence'] as const;
export type Skill = (typeof SKILLS)[number];

/** What captains can do that nobody else can; the chapters where it matters ask for them by name. */
export type Ability =
  | 'redirectsHit'
  | 'repeatsMission'
  | 'sellsDear'
  | 'drawsMoreGoods'
  | 'freeExchange'
  | 'seeksAgain'
  | 'rerollsMerchant'
  | 'cheapCrew'
  | 'freeRumors'
  | 'choosesRumor'
  | 'slipsAway'
  | 'hardToFind'
  | 'cheapWeapons'
  | 'buysPardon'
  | 'cheapRepairs'
  | 'repairsAtHome'
  | 'choosesDemand'
  | 'smallBounties'
  | 'missionDie'
  | 'handlesWell';

export interface Captain {
  readonly id: CaptainId;
  readonly home: PortId;
  /** [MM-GEN.6] */
  readonly nation: Nation;
  readonly skills: { readonly [skill in Skill]: number };
  readonly abilities: readonly Ability[];
}

type Skills = readonly [seamanship: number, scouting: number, leadership: number, influence: number];

function captain(id: CaptainId, home: PortId, skills: Skills, ...abilities: readonly Ability[]): Captain {
  const [seamanship, scouting, leadership, influence] = skills;
  const { nation } = MAP[home];
  if (nation === '') throw new Error(`${home} has no nation`);
  return { id, home, nation, skills: { seamanship, scouting, leadership, influence }, abilities };
}

export const CAPTAINS: { readonly [id in CaptainId]: Captain } = {
  felipe: captain('felipe', 'laHabana', [3, 3, 2, 2], 'redirectsHit'),
  catalina: captain('catalina', 'santoDomingo', [2, 2, 2, 4], 'repeatsMission'),
  baltasar: captain('baltasar', 'caracas', [2, 1, 3, 2], 'sellsDear', 'drawsMoreGoods'),
  frederico: captain('frederico', 'cartagena', [3, 2, 2, 3], 'freeExchange'),
  ines: captain('ines', 'campeche', [2, 4, 2, 2], 'seeksAgain'),
  frances: captain('frances', 'nassau', [2, 3, 3, 2], 'rerollsMerchant'),
  tobias: captain('tobias', 'portRoyal', [3, 2, 4, 1], 'cheapCrew'),
  margery: captain('margery', 'bridgetown', [2, 2, 1, 3], 'freeRumors', 'choosesRumor'),
  josiah: captain('josiah', 'stJohn', [4, 2, 2, 2], 'slipsAway'),
  guillaume: captain('guillaume', 'tortuga', [2, 4, 3, 1], 'hardToFind'),
  adele: captain('adele', 'petitGoave', [3, 3, 3, 1], 'cheapWeapons'),
  etienne: captain('etienne', 'basseTerre', [3, 1, 2, 4], 'buysPardon'),
  solange: captain('solange', 'fortRoyal', [1, 3, 2, 2], 'cheapRepairs', 'repairsAtHome'),
  hendrik: captain('hendrik', 'curacao', [1, 2, 3, 4], 'choosesDemand'),
  griet: captain('griet', 'sintMaarten', [2, 1, 2, 3], 'smallBounties', 'missionDie'),
  cornelis: captain('cornelis', 'tobago', [4, 3, 2, 1], 'handlesWell'),
};
