import type { Event, Preview } from './game.ts';
import type { About } from './json.ts';
import type { Option, Seat } from './question.ts';

/** What a reader is told about a thing on the table: its name, what it does, and the rules behind it. */
export interface Explained {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** Every word of a game in one language. The shell asks for sentences; the game makes them. */
export interface Words {
  readonly name: string;
  readonly pitch: string;
  /** The table options and their values, as the table is set. */
  option(name: string): string;
  optionValue(name: string, value: string | number | boolean): string;
  /** Who sits there, for example the faction's name. */
  seat(seat: Seat, view: unknown): string;
  /** The one sentence that says what is asked. */
  ask(about: About, view: unknown): string;
  /** What a choice is called. */
  choice(option: Option, about: About, view: unknown): string;
  /** A sentence for the log. */
  log(event: Event, view: unknown): string;
  /** Why an answer was refused. */
  refuse(reason: About): string;
  note(note: Preview['notes'][number], view: unknown): string;
  score(part: string): string;
  outcome(reason: About, view: unknown): string;
  /** Explains a thing by the name the board gives it; nothing if it is not a thing of this game. */
  explain(on: string, view: unknown): Explained | undefined;
}
