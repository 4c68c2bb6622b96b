import type { Option, Rules } from '@portolan/kernel';
import type { EffectOf } from '../content/effects.ts';
import { type Player, type Reckoning, rowOf, type Space } from '../state.ts';
import { controlled, hasBuilding, isOpen } from './control.ts';
import { boardAt, currentsTo, islandAt, islands, spaceName } from './ocean.ts';
import { DONE, pick, spaceOption, type Table } from './table.ts';

/** Production [DR-PROD]. */

type Produce = EffectOf<'produce'>;

/** Face-up islands open to the player, wherever the ship is. [DR-PROD.1] [DR-PROD.8] [DR-EFF.1] [DR-EFF.16] */
export const producing = (state: Reckoning, someone: Player, { rows, overForts }: Produce): Space[] =>
  islands(state).filter((space) => rows.includes(rowOf(space)) && isOpen(state, someone, space, overForts));

/** What an island brings by itself. [DR-PROD.2] [DR-PROD.3] [DR-PROD.4] */
export function productionOf(state: Reckoning, space: Space): [cargo: number, coin: number] {
  const island = islandAt(state, space);
  if (!island) return [0, 0];
  const outpost = hasBuilding(state, space, 'outpost') ? 1 : 0;
  return [island.cargo + currentsTo(state, space) + outpost, island.coin + outpost];
}

interface Producing extends Option {
  readonly space?: Space;
}

/** Up to so many different islands, each once. [DR-PROD.6] [DR-PROD.7] [DR-SAILOR.12] */
export function* produce(table: Table, someone: Player, effect: Produce): Rules {
  const { state } = table;
  const done: Space[] = [];
  while (done.length < effect.islands) {
    const options = (): Producing[] => {
      const found: Producing[] = producing(state, someone, effect)
        .filter((space) => !done.includes(space))
        .map(spaceOption);
      return done.length > 0 ? [...found, DONE] : found;
    };
    const left = effect.islands - done.length;
    if (options().every(({ space }) => space === undefined)) return;
    const { space } = yield* pick(someone.seat, { say: 'produce', left }, options);
    if (space === undefined) return;
    done.push(space);
    produceOn(table, someone, space, effect);
  }
}

/** Goods lie on the island, whoever made it produce. [DR-PROD.5] [DR-EFF.6] */
function produceOn(table: Table, someone: Player, space: Space, effect: Produce): void {
  const { state } = table;
  const [cargo, coin] = productionOf(state, space);
  const more =
    effect.cargo + (effect.perControlled > 0 ? effect.perControlled * controlled(state, someone).length : 0);
  const board = boardAt(state, space);
  board.cargo += cargo + more;
  board.coin += coin + effect.coin;
  table.tell({
    say: 'produced',
    seat: someone.seat,
    space: spaceName(space),
    cargo: cargo + more,
    coin: coin + effect.coin,
  });
}
