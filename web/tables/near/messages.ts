import type { Viewer } from '@portolan/kernel';
import type { Problem, Update, Whole } from '@portolan/service/client.ts';
import type { House } from '../house.ts';

/** What passes between a page and the worker that holds this browser's tables. */

/** What the worker does; the lists of tables are read without it. */
export type Called = Omit<House, 'mine' | 'finished'>;
export type Method = Exclude<keyof Called, 'watch'>;

export type Order =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly method: Method;
      readonly words: readonly unknown[];
    }
  | { readonly kind: 'watch'; readonly id: number; readonly table: string; readonly viewer: Viewer }
  | { readonly kind: 'look away'; readonly id: number };

export type Report =
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly status: number; readonly problem: Problem }
  | {
      readonly kind: 'told';
      readonly id: number;
      readonly now: Whole;
      readonly update: Update | undefined;
    };
