/**
 * Where tables lie: on the service, or in this browser. Pages speak to both in the same words, so that a table
 * plays alike wherever it is; its id tells which house it belongs to.
 */
import { Client, type Listed, type TableWish } from '@portolan/service/client.ts';
import { nearHouse } from './near/line.ts';

export type House = Pick<
  Client,
  | 'set'
  | 'mine'
  | 'finished'
  | 'table'
  | 'rematch'
  | 'answer'
  | 'aside'
  | 'undo'
  | 'resign'
  | 'leave'
  | 'history'
  | 'watch'
>;

/** A table of this browser may have its chance from a seed that others have too. */
export interface SeededWish extends TableWish {
  readonly seed?: string;
}

/** Tables of the service. */
export const far = new Client();
/** Tables of this browser. */
export const near: Omit<House, 'set'> & { set(wish: SeededWish): Promise<Listed> } = nearHouse;

/** Tables of this browser are named so by near/house.ts. */
export const isNear = (table: string): boolean => table.startsWith('near-');
export const houseOf = (table: string): House => (isNear(table) ? near : far);
