/**
 * Where tables lie: on the service, or in this browser. Pages speak to both in the same words, so that a table
 * plays alike wherever it is; its id tells which house it belongs to.
 */
import { Client } from '@portolan/service/client.ts';
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

/** Tables of the service. */
export const far = new Client();
/** Tables of this browser. */
export const near: House = nearHouse;

/** Tables of this browser are named so by near/house.ts. */
export const isNear = (table: string): boolean => table.startsWith('near-');
export const houseOf = (table: string): House => (isNear(table) ? near : far);
