import type { Asked, Option, Preview, Seat, Viewer, Words } from '@portolan/kernel';
import type { ComponentType } from 'react';
import type { Language } from '../settings.ts';
import type { Frame } from './camera.ts';

/**
 * What a game draws for its table. The shell knows no game: it places these parts, lights the things whose
 * names the rules offer (`data-on`), and says what was chosen.
 */
export interface Board<V> {
  /** The class of the game's palette. */
  readonly palette: string;
  /** Where the game stands, for the title: "Round 3". */
  stands(view: V, language: Language): string;
  /** The class that gives a seat its colour and pattern. */
  who(view: V, seat: Seat): string;
  /** What must be seen of the board. */
  extent(view: V, offered: ReadonlySet<string>): Frame;
  readonly Chart: ComponentType<ChartProps<V>>;
  /** A strip above the chart: the scores. */
  readonly Score?: ComponentType<PartProps<V>>;
  /** Another seat's mat, and the same folded to a chip. */
  readonly Rival: ComponentType<SeatProps<V>>;
  readonly RivalChip: ComponentType<SeatProps<V>>;
  /** My mat and what lies beside the board; on a phone each is a tab. */
  sheets(view: V, language: Language): readonly Sheet<V>[];
  /** A thing to take up before an option's own thing: the die that would be placed. */
  readonly via?: (option: Option) => string | undefined;
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

export interface SeatProps<V> extends PartProps<V> {
  readonly seat: Seat;
  /** There is room to show all of it. */
  readonly unfolded: boolean;
}

export interface Sheet<V> {
  readonly key: string;
  readonly title: string;
  readonly place: 'mine' | 'side';
  readonly Icon: ComponentType;
  readonly Panel: ComponentType<PartProps<V>>;
}
