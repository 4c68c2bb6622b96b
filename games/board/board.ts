/**
 * What every game brings to be seen: `games/<game>/board/index.tsx` exports a Face. The shell knows no game: it places
 * these parts, lights the things whose names the rules offer (`data-on`), and says what was chosen.
 */
import type {
  Asked,
  Chosen,
  Event,
  Option,
  Outcome,
  Preview,
  Range,
  Seat,
  Viewer,
  Words,
} from '@portolan/kernel';
import type { ReactNode } from 'react';

export type Language = 'en' | 'fr';

/** A component. It is typed as a method so that a board of any game is a board: each only ever sees its own game's views. */
type Part<P> = { draw(props: P): ReactNode }['draw'];

/** What is seen of a board, in the board's own units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Face<V = unknown> {
  readonly board: Board<V>;
  readonly setting: Setting;
}

/** What is said of a game while its table is set. */
export interface Setting {
  readonly seats: Range;
  /** Who sits in each seat of a table of that many, in the order of the seats. */
  places(seats: number, words: Words, language: Language): readonly Place[];
  /** Three things a beginner should know. */
  firstWords(language: Language): readonly string[];
  /** What the options chosen so far make of the table: a challenge asks for seats of its own. */
  arrange?(wish: Arrangement): Arranged;
  /** The voyage of a day, the same for everybody; the date is written year-month-day. */
  daily?(date: string, words: Words, language: Language): Daily;
}

/** A table as it is being set: how many sit there, where I do, and the options. */
export interface Arrangement {
  readonly seats: number;
  readonly mine: Seat;
  readonly options: Chosen;
}

export interface Arranged extends Arrangement {
  /** The options that mean something now. */
  readonly shown: readonly string[];
  /** Everybody else is a bot. */
  readonly alone: boolean;
  /** The seats are as the options ask for, whatever was wished. */
  readonly fixed: boolean;
}

export interface Daily extends Arrangement {
  readonly seed: string;
  readonly title: string;
  readonly text: string;
}

/** A result worth keeping, and under which heading. */
export interface Best {
  readonly key: string;
  readonly points: number;
}

/** A seat as it is offered when a table is set. */
export interface Place {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  /** A CSS colour, and an emblem whose shape tells the seat apart without it. */
  readonly colour: string;
  readonly Emblem: Part<object>;
}

/** Something worth counting over a whole game: score first, wealth after it. */
export interface Tally {
  readonly key: string;
  readonly title: string;
  readonly bySeat: readonly number[];
}

export interface Board<V = unknown> {
  /** The class of the game's palette. */
  readonly palette: string;
  /** Where the game stands, for the title: "Round 3". */
  stands(view: V, language: Language): string;
  /** The class that gives a seat its colour and pattern. */
  who(view: V, seat: Seat): string;
  /** The same class for whom an event speaks of; without it a line of the log takes the colour of whoever caused it. */
  whose?(event: Event): string | undefined;
  /** What must be seen of the board. */
  extent(view: V, offered: ReadonlySet<string>): Frame;
  readonly Chart: Part<ChartProps<V>>;
  /** A strip above the chart: the scores. */
  readonly Score?: Part<PartProps<V>>;
  /** Another seat's mat, and the same folded to a chip. */
  readonly Rival: Part<SeatProps<V>>;
  readonly RivalChip: Part<SeatProps<V>>;
  /** My mat and what lies beside the board; on a phone each is a tab. */
  sheets(view: V, language: Language): readonly Sheet<V>[];
  /** A thing to take up before an option's own thing: the die that would be placed. */
  readonly via?: (option: Option) => string | undefined;
  /** Whether options of one thing are looked at one after the other, as a tile is turned, instead of picked from a list. */
  readonly turned?: (option: Option) => boolean;
  /** What has just happened, where it deserves a moment of its own: a battle with its dice. */
  readonly Moment?: Part<MomentProps<V>>;
  /** What somebody who sails alone wants to beat next time. */
  best?(view: V, outcome: Outcome): Best | undefined;
  /** What is counted over the game. */
  tallies(view: V, language: Language): readonly Tally[];
}

export interface PartProps<V> {
  readonly view: V;
  readonly viewer: Viewer;
  /** Who sits in each seat. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly words: Words;
  readonly offered: ReadonlySet<string>;
}

export interface ChartProps<V> extends PartProps<V> {
  readonly frame: Frame;
  /** What I am asked now. */
  readonly asked: Asked | undefined;
  /** The option somebody points at, and what would follow from it. */
  readonly pointed: Option | undefined;
  readonly preview: Preview | undefined;
}

export interface MomentProps<V> extends PartProps<V> {
  readonly events: readonly Event[];
}

export interface SeatProps<V> extends PartProps<V> {
  readonly seat: Seat;
  /** There is room to show all of it. */
  readonly unfolded: boolean;
}

export interface Sheet<V> {
  readonly key: string;
  readonly title: string;
  readonly place: 'mine' | 'side';
  readonly Icon: Part<object>;
  readonly Panel: Part<PartProps<V>>;
}
