import type { Component } from '@portolan/kernel';
import { AUTOMA } from './automa.ts';
import { CAREERS } from './careers.ts';
import { BUILDINGS } from './prestige.ts';
import { ARMADA, C_CARDS, PROJECTS } from './projects.ts';
import { QUESTS, STORY_TILES } from './quests.ts';
import { MODES, STORY } from './story.ts';
import { COMBOS } from './symbols.ts';
import { CITY_TILES, LEGACY_IDS } from './tiles.ts';
import { TOKENS } from './tokens.ts';

/** Everything in the box. [MB-DATA.20] */
export const CENSUS: readonly Component[] = [
  { what: 'project cards A', count: PROJECTS.filter(({ deck }) => deck === 'A').length },
  { what: 'project cards B', count: PROJECTS.filter(({ deck }) => deck === 'B').length },
  { what: 'project cards C', count: C_CARDS.length },
  { what: 'project cards of La Armada', count: ARMADA.length },
  { what: 'career cards', count: CAREERS.filter(({ armada }) => !armada).length },
  { what: 'career cards of La Armada', count: CAREERS.filter(({ armada }) => armada).length },
  { what: 'story cards', count: STORY.length + Object.keys(MODES).length },
  { what: 'automa cards', count: AUTOMA.length },
  { what: 'prestige buildings', count: BUILDINGS.length },
  { what: 'quest tiles', count: QUESTS.length },
  { what: 'story tiles', count: STORY_TILES.length },
  { what: 'combat tokens', count: TOKENS.length },
  { what: 'city tiles', count: CITY_TILES.length },
  { what: 'legacy tiles', count: LEGACY_IDS.length },
  { what: 'combination tokens', count: 4 * COMBOS.length },
  { what: 'possession cubes', count: 39 },
  { what: 'spies', count: 32 },
  { what: 'ship boards', count: 4 },
  { what: 'discs', count: 98 },
  { what: 'influence markers', count: 12 },
  { what: 'ships', count: 4 },
  { what: 'explorers', count: 4 },
];
