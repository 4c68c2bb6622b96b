import type { Component } from '@portolan/kernel';
import { FIGURES, type FigureKind } from './factions.ts';
import { MARKET } from './market.ts';
import { PLAN_CARDS } from './plans.ts';
import { TILES } from './tiles.ts';

const figures = (kind: FigureKind): number => FIGURES.filter((figure) => figure.kind === kind).length;

export const GOLD = 20;
export const COMRADES = 20;
const WEALTH_DICE = 11;

/** Everything the box holds. */
export const CENSUS: readonly Component[] = [
  { what: 'pocket guides', count: 4 },
  { what: 'region tiles', count: TILES.length },
  { what: 'player boards', count: 4 },
  { what: 'flagships', count: figures('flagship') },
  { what: 'patrols', count: figures('patrol') },
  { what: 'strongholds', count: figures('stronghold') },
  { what: 'cutter', count: figures('cutter') },
  { what: 'gunship', count: figures('gunship') },
  { what: 'action dice', count: 17 },
  { what: 'wealth dice', count: WEALTH_DICE },
  { what: 'battle dice', count: 2 },
  { what: 'market cards', count: MARKET.length },
  { what: 'plans', count: PLAN_CARDS.length },
  { what: 'first player card', count: 1 },
  { what: 'squadron aid cards', count: 2 },
  { what: 'smuggler aid cards', count: 2 },
  { what: 'damage tokens', count: 25 },
  { what: 'gold', count: GOLD },
  { what: 'comrades', count: COMRADES },
  { what: 'glory track', count: 1 },
  { what: 'glory markers', count: 4 },
  { what: 'pledge tokens', count: 4 },
  { what: 'reward markers', count: 4 },
];
