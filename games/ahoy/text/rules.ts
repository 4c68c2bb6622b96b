import type { Faction, FigureKind } from '../content/factions.ts';
import type { CrewId } from '../content/market.ts';
import type { PlanId } from '../content/plans.ts';

/** Which numbers of RULES.md stand behind each thing a player may ask about. */

/** [AH-CREW] in the order of its table. */
export const CREW_RULES: { readonly [crew in CrewId]: readonly string[] } = {
  aeronauts: ['AH-CREW.1'],
  bombMaker: ['AH-CREW.2'],
  gunner: ['AH-CREW.3'],
  gunnersMate: ['AH-CREW.4'],
  buccaneer: ['AH-CREW.5'],
  breezeWhisperer: ['AH-CREW.6'],
  persuasiveComrade: ['AH-CREW.7'],
  trawler: ['AH-CREW.8'],
  shaman: ['AH-CREW.9'],
  carpenter: ['AH-CREW.10'],
  fighters: ['AH-CREW.11'],
  archivist: ['AH-CREW.12'],
  elder: ['AH-CREW.13'],
  emissary: ['AH-CREW.14'],
  oldSalt: ['AH-CREW.15'],
  merchant: ['AH-CREW.16'],
  deckhand: ['AH-CREW.17'],
  naiveNoble: ['AH-CREW.18'],
  persuasiveOfficer: ['AH-CREW.19'],
  diver: ['AH-CREW.20'],
  rumSteward: ['AH-CREW.21'],
  rammingProw: ['AH-CREW.22'],
  fatalGale: ['AH-CREW.23'],
  fence: ['AH-CREW.24'],
  seaWitch: ['AH-CREW.25'],
  helmsman: ['AH-CREW.26'],
  cutpurse: ['AH-CREW.27'],
  powderLookout: ['AH-CREW.28'],
};

export const PLAN_RULES: { readonly [plan in PlanId]: readonly string[] } = {
  secretWeapon: ['AH-PLAN.1'],
  sneakAttack: ['AH-PLAN.2'],
  weaponsCache: ['AH-PLAN.3'],
  narrowEscape: ['AH-PLAN.4'],
  enlistment: ['AH-PLAN.5'],
  smashingEntrance: ['AH-PLAN.6'],
  evacuation: ['AH-PLAN.7'],
  cutter: ['AH-PLAN.8'],
  gunship: ['AH-PLAN.9'],
};

export const SLOT_RULES: { readonly [slot: string]: readonly string[] } = {
  sail: ['AH-ACT.1', 'AH-ACT.2', 'AH-SQ.1', 'AH-UN.40', 'AH-UN.41'],
  tailwind: ['AH-ACT.3', 'AH-ACT.4', 'AH-ACT.5', 'AH-ACT.6'],
  cannons: ['AH-ACT.7', 'AH-BAT.1', 'AH-BAT.19'],
  cannons2: ['AH-SQ.23', 'AH-BAT.24'],
  repair: ['AH-ACT.8', 'AH-DMG.6'],
  bombard: ['AH-SQ.25', 'AH-SQ.26'],
  order: ['AH-SQ.27', 'AH-SQ.28', 'AH-SQ.29'],
  deploy: ['AH-SQ.30', 'AH-SQ.31'],
  inspire: ['AH-UN.45', 'AH-UN.46'],
  gather: ['AH-UN.47'],
  rally: ['AH-UN.48'],
  fullSail: ['AH-SM.32'],
  negotiate: ['AH-SM.33', 'AH-SM.34', 'AH-SM.35', 'AH-SM.36', 'AH-SM.37'],
  cutterSail: ['AH-UN.26', 'AH-UN.28'],
  cutterTailwind: ['AH-UN.27', 'AH-UN.28'],
  gunshipSail: ['AH-UN.25', 'AH-UN.28'],
  gunshipTailwind: ['AH-UN.27', 'AH-UN.28'],
};

export const TERRAIN_RULES: { readonly [terrain: string]: readonly string[] } = {
  island: ['AH-TER.22', 'AH-CRW.1'],
  port: ['AH-TER.5', 'AH-TER.6', 'AH-TER.7'],
  wreck: ['AH-TER.16', 'AH-TER.17'],
  fog: ['AH-TER.11'],
  current: ['AH-TER.2', 'AH-TER.3', 'AH-TER.4'],
  treasure: ['AH-TER.18', 'AH-TER.20'],
  tailwind: ['AH-TER.12'],
  sea: ['AH-TER.1', 'AH-TER.23'],
};

type Chapter = Faction | FigureKind | 'region' | 'unknown' | 'reward' | 'die';
export const CHAPTERS: { readonly [chapter in Chapter]: readonly string[] } = {
  squadron: ['AH-SQ.1', 'AH-SQ.7', 'AH-SQ.14', 'AH-SQ.15'],
  union: ['AH-UN.1', 'AH-UN.3', 'AH-UN.10', 'AH-UN.13'],
  smuggler1: ['AH-SM.1', 'AH-SM.3', 'AH-SM.9', 'AH-SM.14'],
  smuggler2: ['AH-SM.1', 'AH-SM.3', 'AH-SM.9', 'AH-SM.14'],
  flagship: ['AH-BAT.1', 'AH-DMG.1', 'AH-DMG.17'],
  patrol: ['AH-CTL.3', 'AH-BAT.2', 'AH-DMG.11'],
  stronghold: ['AH-CTL.4', 'AH-BAT.3', 'AH-SQ.12', 'AH-SQ.15'],
  cutter: ['AH-UN.21', 'AH-UN.35', 'AH-UN.39'],
  gunship: ['AH-UN.22', 'AH-UN.33', 'AH-UN.34'],
  region: ['AH-CTL.1', 'AH-CTL.8', 'AH-CTL.9'],
  unknown: ['AH-EXP.1', 'AH-EXP.4', 'AH-EXP.6'],
  reward: ['AH-SM.15', 'AH-SM.16', 'AH-SM.17', 'AH-SM.18'],
  die: ['AH-DIE.1', 'AH-DIE.2', 'AH-DIE.8', 'AH-DIE.9'],
};
