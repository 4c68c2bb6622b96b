/** The rows of the store, as both SQLite and PostgreSQL keep them: text, whole numbers, and JSON as text. */

export interface PersonRow {
  id: string;
  name: string;
  created: number;
}

/** A device of a person: only the print of its secret is kept. */
export interface KeyRow {
  print: string;
  person: string;
  created: number;
}

/** A link that carries a person to another device, good once and not for long. */
export interface CarryRow {
  print: string;
  person: string;
  expires: number;
}

export const STATUSES = ['waiting', 'playing', 'finished', 'stopped', 'abandoned'] as const;
export type Status = (typeof STATUSES)[number];

export interface TableRow {
  id: string;
  game: string;
  /** The version of the game's rules and the build of the server that spoke last. */
  version: number;
  build: string;
  options: string;
  seed: string;
  status: Status;
  /** Listed for anybody to join. */
  open: number;
  /** Anybody may watch. */
  spectators: number;
  host: string;
  invitation: string;
  created: number;
  ended: number | null;
  outcome: string | null;
  rematch: string | null;
  /** What the group goes on from, and what it can go on from next. */
  inherited: string | null;
  handed: string | null;
}

export type SeatKind = 'person' | 'bot' | 'free';

export interface SeatRow {
  table: string;
  seat: number;
  kind: SeatKind;
  person: string | null;
  name: string;
  level: string | null;
  /** What the seat brings to the table, such as a fleet. */
  brought: string | null;
  /** When its table was set, and whether that is over. */
  created: number;
  over: number;
}

/** One line of the log. Unique by table and number: this is the truth, and the lock. */
export interface EntryRow {
  table: string;
  n: number;
  kind: string;
  seat: number | null;
  body: string;
  /** How the match stood after it: the number of the open question and how much of the tail is sealed. */
  serial: number;
  sealed: number;
  /** Who was then awaited: `0,2`, or `table`. */
  awaited: string;
  at: number;
  /** What every viewer was told, by viewer. */
  told: string;
}

/** A match at the start of a step: whole, or as the change since the checkpoint before. */
export interface CheckpointRow {
  table: string;
  n: number;
  whole: number;
  saved: string;
}

export interface ChatRow {
  table: string;
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Something the service itself remembers. */
export interface MarkRow {
  name: string;
  text: string;
}

export interface Rows {
  people: PersonRow;
  keys: KeyRow;
  carries: CarryRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  checkpoints: CheckpointRow;
  chat: ChatRow;
  marks: MarkRow;
}
