/**
 * What every game brings to be seen: `games/<game>/board/index.tsx` exports a Face. The shell knows no game: it places
 * these parts, lights the things whose names the rules offer (`data-on`), and says what was chosen.
 */
import type {
  Asked,
  Chosen,
  Event,
  Json,
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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the chart and, for what is turned, the angle it lies at there, in degrees clockwise. */
export interface Pose extends Point {
  readonly angle?: number;
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
  /** What one plays for with these options, in a line. */
  goal?(options: Chosen, language: Language): string;
  /** What the options chosen so far make of the table: a challenge asks for seats of its own. */
  arrange?(wish: Arrangement): Arranged;
  /** The voyage of a day, the same for everybody; the date is written year-month-day. */
  daily?(date: string, words: Words, language: Language): Daily;
  /** What a seat brings to such a table, such as a fleet; nothing where everybody starts with what the box holds. */
  brings?(options: Chosen, language: Language): Bringing | undefined;
}

/** Something made before the table: it is kept on the device for next time, and judged by the rules when the table is set. */
export interface Bringing {
  /** "Your fleet" */
  readonly title: string;
  /** What is brought by those who have made nothing yet. */
  readonly first: Json;
  /** In a line, what it is. */
  says(brought: Json): string;
  /** The page it is made on. */
  readonly Maker: Part<MakerProps>;
}

export interface MakerProps {
  readonly brought: Json;
  readonly options: Chosen;
  readonly language: Language;
  readonly words: Words;
  onChange(brought: Json): void;
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

/** How a board is drawn. `V` is what a viewer sees of the game, `G` what its previews carry for the chart. */
export interface Board<V = unknown, G = unknown> {
  /** The class of the game's palette. */
  readonly palette: string;
  /** Where the game stands, for the title: "Round 3". */
  stands(view: V, language: Language): string;
  /** What one plays for, below it: "30 glory ends the game". */
  goal?(view: V, language: Language): string;
  /** The sign of a seat, whose shape tells it apart without its colour. */
  readonly Emblem?: Part<SeatProps<V>>;
  /** The class that gives a seat its colour and pattern. */
  who(view: V, seat: Seat): string;
  /** The same class for whom an event speaks of; without it a line of the log takes the colour of whoever caused it. */
  whose?(event: Event): string | undefined;
  /** A heading of the log, if the event opens a new part of the game: "Round 4". */
  heading?(event: Event, language: Language): string | undefined;
  /** What must be seen of the board. */
  extent(view: V, offered: ReadonlySet<string>): Frame;
  /** What matters now, where the whole is too large to be read: the camera flies there. */
  focus?(matter: Matter<V>): Frame | undefined;
  /** How close the chart is looked at. */
  readonly sight?: Sight;
  readonly Chart: Part<ChartProps<V, G>>;
  /** The whole chart in little, in the same units; for charts that are seldom seen whole. */
  readonly SmallChart?: Part<PartProps<V>>;
  /** Makes the answer to a question for a shape: drawn over the chart, in its units. */
  readonly Shaper?: Part<ShaperProps<V, G>>;
  /** What else making it needs, such as a knob to turn by: stands above the chart, in HTML. */
  readonly ShaperTools?: Part<ShaperProps<V, G>>;
  /** What moved from where to where, came, or was rolled. */
  motion?(events: readonly Event[], view: V): Motion;
  /** What takes the board's place for a question or for what has just happened, in the order it is to be seen. */
  scenes?(matter: Matter<V>, language: Language): readonly Scene<V, G>[];
  /** A card or another thing as it is seen large, if its words need that; nothing for all else. */
  large?(on: string, parts: PartProps<V>): ReactNode;
  /** The thing an amount is counted on: pressing it counts one more. */
  readonly counted?: (asked: Asked) => string | undefined;
  /** A strip above the chart: the scores. */
  readonly Score?: Part<PartProps<V>>;
  /** Another seat's mat, and the same folded to a chip. */
  readonly Rival: Part<SeatProps<V>>;
  readonly RivalChip: Part<SeatProps<V>>;
  /** All of a seat's board, to lie beside mine drawn by the same part; without it the unfolded mat is shown. */
  readonly Whole?: Part<SeatProps<V>>;
  /** My mat and what lies beside the board; on a phone each is a tab. */
  sheets(view: V, language: Language): readonly Sheet<V>[];
  /** A thing to take up before an option's own thing: the die that would be placed. */
  readonly via?: (option: Option) => string | undefined;
  /**
   * The answer to a question that follows from my own answer and decides nothing, such as the value of a die where any will do. It is
   * given at once; taking it back brings the question, for those who want to answer it otherwise.
   */
  readonly plain?: (asked: Asked) => Json | undefined;
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

export interface ChartProps<V, G = unknown> extends PartProps<V> {
  readonly frame: Frame;
  /** How many of the board's `sight.details` are reached: more is drawn the closer one looks. */
  readonly detail: number;
  /** What I am asked now. */
  readonly asked: Asked | undefined;
  /** The option somebody points at, and what would follow from it or from the answer that is being made. */
  readonly pointed: Option | undefined;
  readonly preview: Preview<G> | undefined;
}

/** Pixels a unit of the chart has on the screen. */
export interface Sight {
  /** At least, so that its words are read; a chart that does not fit so is followed. */
  readonly least?: { readonly desk: number; readonly phone: number };
  /** At most; without it, five times the whole. */
  readonly most?: number;
  /** Where more detail is drawn, rising. */
  readonly details?: readonly number[];
}

/** What is going on: a question I am asked, or what has just happened. */
export interface Matter<V> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly offered: ReadonlySet<string>;
  readonly asked: Asked | undefined;
  readonly events: readonly Event[];
}

export interface ShaperProps<V, G = unknown> extends ChartProps<V, G> {
  readonly asked: Asked;
  /** What the rules ask for: the `shape` of the offer. */
  readonly shape: Json;
  /** The answer as far as it is made, by hand or taken from the rules' candidates. */
  readonly draft: Json | undefined;
  /** Shows the answer so far; its preview comes back as `preview`. */
  onDraft(answer: Json | undefined): void;
  /** Gives the answer. */
  onAnswer(answer: Json): void;
  /** Where a pointer is on the chart. What is dragged by it is marked `data-grip`, so that the chart stays. */
  at(pointer: { readonly clientX: number; readonly clientY: number }): Point | undefined;
}

/** Where something was on its way: at another thing, by its name, or at a pose on the chart. */
export type Stop = string | Pose;

export interface Motion {
  /** Things and their ways, the last stop being where the thing is drawn now. */
  readonly ways?: readonly { readonly thing: string; readonly stops: readonly Stop[] }[];
  /** Things that have come. */
  readonly come?: readonly string[];
  /** Dice that fell: the children of what is drawn with this `data-dice`. */
  readonly dice?: readonly string[];
  /** Milliseconds to look at it, where that is longer than the motion itself. */
  readonly look?: number;
}

/** A part that takes the board's place, or on a desk that of my mat. Its decisions are things with `data-on`, like all others. */
export interface Scene<V, G = unknown> {
  readonly key: string;
  readonly title: string;
  readonly place: 'board' | 'mat';
  readonly Part: Part<SceneProps<V, G>>;
  /** What going on is called; "Go on" without it. */
  readonly on?: string;
}

export interface SceneProps<V, G = unknown> extends Omit<ChartProps<V, G>, 'frame' | 'detail'> {
  readonly events: readonly Event[];
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
  /** On my mat, in my hand (a row between the board and my mat), or beside the board. */
  readonly place: 'mine' | 'hand' | 'side';
  readonly Icon: Part<object>;
  readonly Panel: Part<PartProps<V>>;
}
