import type { Rules, Table as KernelTable } from '@portolan/kernel';
import type { Maracaibo } from '../state.ts';
import { DEEDS } from './deeds.ts';
import { finalScoring, interimScoring } from './scoring.ts';
import { chooseCareers, split } from './setup.ts';
import { jeanneTurn } from './solo.ts';
import type { Table } from './table.ts';
import { turn } from './turn.ts';

/** One step of the game: a decision of the start, a turn, or a scoring. [MB-GEN.1] [MB-GEN.3] */
export function play(table: KernelTable<Maracaibo>): Rules {
  const aboard = withDeeds(table);
  switch (table.state.stage) {
    case 'split':
      return split(aboard);
    case 'careers':
      return chooseCareers(aboard);
    case 'turn':
      return turn(aboard);
    case 'jeanne':
      return jeanneTurn(aboard);
    case 'interim':
      return interimScoring(aboard);
    case 'final':
      return finalScoring(aboard);
    case 'over':
      throw new Error('the game is over');
  }
}

export const withDeeds = (table: KernelTable<Maracaibo>): Table => ({
  state: table.state,
  random: table.random,
  tell: (event, fuller) => table.tell(event, fuller),
  reveal: () => table.reveal(),
  deeds: DEEDS,
});
