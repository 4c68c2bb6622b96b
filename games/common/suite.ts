/** Experiments about a game that belong together: `npm run lab -- <game> --suite <name>` plays them and writes docs/<game>-<name>.md. */
export interface Suite {
  readonly name: string;
  readonly title: string;
  /** What the page says before its tables. */
  readonly about: string;
  readonly trials: readonly Trial[];
  /** What the page tells of each trial, in this order. */
  readonly tells: readonly Telling[];
}

/** One experiment, as it would be asked for on the command line. */
export interface Trial {
  readonly claim: string;
  readonly players: string;
  readonly games: number;
  readonly seats: number;
  /** The win rate the first player has to reach, if it is held to one. */
  readonly least?: number;
  /** What the seats bring: one deal after the other, and again from the first. */
  readonly brought?: readonly (readonly string[])[];
}

export type Telling =
  /** How often each faction wins, and whether that lies within what is asked. */
  | { readonly table: 'factions'; readonly asked?: { readonly least: number; readonly most: number } }
  /** Which faction beats which. */
  | { readonly table: 'meetings' }
  | { readonly table: 'lengths' }
  /** How often cards are bought where they are for sale, by the events that tell of it. */
  | { readonly table: 'sales'; readonly shown: string; readonly bought: string }
  /** What ended the games, by the event that tells why. */
  | { readonly table: 'ends'; readonly told: string };
