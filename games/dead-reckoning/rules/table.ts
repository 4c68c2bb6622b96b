import type { Option, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { asking, type Saying, type Telling } from '../../common/says.ts';
import type { CardNo, Player, Reckoning, Space } from '../state.ts';
import type { Asks, Happenings } from '../says.ts';
import { spaceName } from './ocean.ts';

/** What every chapter says of the table: who plays, and how things are called [DR-GEN]. */

export type Table = Telling<Reckoning, Saying<Happenings>>;
export type Ask = Saying<Asks>;
export const { pick, amount, shape, may } = asking<Ask>();

export const player = (state: Reckoning, who: number): Player => nth(state.players, who);
/** [DR-GEN.4] */
export const active = (state: Reckoning): Player => player(state, state.turn.player);
/** The rival of a solo game decides by its cards; nobody is asked for it. [DR-SOLO.1] */
export const isRival = (state: Reckoning, someone: Player): boolean =>
  state.rival !== null && someone.seat === RIVAL;
export const RIVAL = 1;

/** Players from somebody on, in the order of turns. [DR-GEN.2] */
export function inTurnOrder(state: Reckoning, from: number): Player[] {
  const { players } = state;
  return players.map((_, i) => nth(players, (from + i) % players.length));
}

export const shipName = (someone: Player | number): string =>
  `ship:${typeof someone === 'number' ? someone : someone.seat}`;
export const cardName = (seat: Seat, card: CardNo): string => `sailor:${seat}.${card}`;
export const hullName = (seat: Seat, hull: number): string => `hull:${seat}.${hull}`;

export interface SpaceOption extends Option {
  readonly space: Space;
}
const SPACE_OPTIONS: readonly SpaceOption[] = Array.from({ length: 13 }, (_, space) => ({
  key: spaceName(space),
  on: spaceName(space),
  space,
}));
/** Options are the same every time they are offered, so each is made once. */
export const spaceOption = (space: Space): SpaceOption => nth(SPACE_OPTIONS, space);

export interface PlayerOption extends Option {
  readonly player: number;
}
const SHIP_OPTIONS: readonly PlayerOption[] = [0, 1, 2, 3].map((who) => ({
  key: shipName(who),
  on: shipName(who),
  player: who,
}));
export const shipOption = (who: number): PlayerOption => nth(SHIP_OPTIONS, who);

export const NO: Option = { key: 'no' };
export const DONE: Option = { key: 'done' };
