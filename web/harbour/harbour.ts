import type { Chosen, Json, Seat } from '@portolan/kernel';
import { createContext, use } from 'react';
import { create } from 'zustand';
import type { GameId } from '../charts/chart.tsx';

/** What the harbour pages show and do. Tables on a server and tables in this browser both come through it. */
export interface Harbour {
  /** The games whose table can be set here; the others are shown as coming. */
  readonly games: readonly GameId[];
  readonly mine: readonly MyTable[];
  readonly open: readonly OpenTable[];
  readonly finished: readonly FinishedGame[];
  /** False while the tables elsewhere cannot be reached. */
  readonly reached: boolean;
  setTable(order: Order): Promise<TableSet>;
  /** Takes a free seat at an open table. */
  join(table: string, name: string): Promise<void>;
  /** Keeps the lists fresh until told to stop. */
  readonly watch: () => () => void;
}

export interface MyTable {
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  /** Names of those who sit there with me. */
  readonly company: readonly string[];
  /** Names of those who must decide; nobody when the game waits for me. */
  readonly waitsFor: readonly string[];
  /** Seats where nobody sits yet: the game has not begun. */
  readonly free: number;
  /** When somebody last moved. */
  readonly moved: number;
}

export interface OpenTable {
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  readonly free: number;
  readonly host: string;
}

export interface FinishedGame {
  readonly id: string;
  readonly game: GameId;
  /** Best first; those who share a place stand in any order. */
  readonly scores: readonly { readonly name: string; readonly points: number; readonly me: boolean }[];
  readonly winners: number;
  readonly endedAt: number;
}

export const BOTS = ['cabin-boy', 'mate', 'admiral'] as const;
export type Bot = (typeof BOTS)[number];
export type Sitter =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'bot'; readonly bot: Bot };

/** A table as somebody wants it set: who sits where, with which options, and how to begin. */
export interface Order {
  readonly game: GameId;
  readonly seats: readonly Sitter[];
  readonly options: Chosen;
  readonly begin: 'now' | 'invite' | 'pass';
  readonly name: string;
  /** On the service: listed for anybody to join, and shown to anybody who comes by. */
  readonly open: boolean;
  readonly spectators: boolean;
  /** What I bring to it, where the game asks for something. */
  readonly brought?: Json | undefined;
  /** From which all chance of the table comes; a secret one if it is not said. Such a table lies in this browser. */
  readonly seed?: string;
}

export interface TableSet {
  readonly id: string;
  readonly invitations: readonly { readonly seat: Seat; readonly link: string }[];
}

/** The harbour is a store: its lists change while the page is open. */
export const openHarbour = (harbour: Harbour) => create<Harbour>(() => harbour);
export type HarbourStore = ReturnType<typeof openHarbour>;

export const HarbourContext = createContext<HarbourStore | undefined>(undefined);

export function useHarbour(): Harbour {
  const store = use(HarbourContext);
  if (!store) throw new Error('no harbour above this page');
  return store();
}
