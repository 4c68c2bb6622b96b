import { CARTAGENA } from '../content/places.ts';
import type { Table } from './table.ts';

/** L3 leaves Cartagena: a random unused city tile takes its place. [MB-STORY.37] [MB-RULING.111] */
export function replaceCartagena(table: Table): void {
  const { state } = table;
  if (state.unusedTiles.length === 0) return;
  const [tile] = state.unusedTiles.splice(table.random.below(state.unusedTiles.length), 1);
  state.tiles[CARTAGENA] = tile ?? '';
  state.markets[CARTAGENA] = 0;
}
