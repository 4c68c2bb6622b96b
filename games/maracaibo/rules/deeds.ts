import { combat } from './combat.ts';
import { explore } from './exploration.ts';
import { trailQuest } from './quests.ts';
import { removeDisc } from './ship.ts';
import type { Deeds } from './table.ts';
import { sailAgain } from './turn.ts';
import { villageActions } from './village.ts';

/** The deeds that come up in the middle of others, in one place: so no chapter has to know all the others. */
export const DEEDS: Deeds = { removeDisc, explore, villageActions, combat, trailQuest, sailAgain };
