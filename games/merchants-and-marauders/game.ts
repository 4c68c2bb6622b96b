import type { Game } from '@portolan/kernel';
import { CENSUS } from './content/census.ts';
import { copyState } from './copy.ts';
import { concede, outcome } from './rules/end.ts';
import { imagine, type MerchantsView, view } from './rules/information.ts';
import { audit } from './rules/invariants.ts';
import { preview } from './rules/preview.ts';
import { play } from './rules/round.ts';
import { admit, deal, OPTIONS } from './rules/setup.ts';
import type { Merchants } from './state.ts';

/**
 * Merchants & Marauders: captains trade, raid and fight their way to glory in the Caribbean.
 * RULES.md is the law of this folder; rules/ has a file for each of its chapters.
 */
export const merchants: Game<Merchants, MerchantsView> = {
  id: 'merchants-and-marauders',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  census: CENSUS,
  admit,
  setup: deal,
  play,
  outcome,
  concede,
  view,
  imagine,
  preview,
  audit,
  copy: copyState,
};
