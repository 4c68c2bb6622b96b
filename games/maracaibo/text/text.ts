import type { Sentences } from '../../common/said.ts';
import type { Level } from '../content/automa.ts';
import type { Building } from '../content/prestige.ts';
import type { Combo, Line, Mark, Nation, Sign, Thing } from '../content/symbols.ts';
import type { LegacyId } from '../content/tiles.ts';
import type { Asks, Events, Notes, Reasons, Refusals } from '../says.ts';
import type { Mode, Source } from '../state.ts';

/** A story card: its front, its back, and the question of its vote where there is one. */
export interface Told {
  readonly title: string;
  readonly front: string;
  readonly back: string;
  readonly vote?: { readonly question: string; readonly a: string; readonly b: string };
}

/** Every word of Maracaibo in one language. What a language lacks does not compile. */
export interface Texts {
  readonly name: string;
  readonly pitch: string;
  /** The last touch of a language on its sentences. */
  typeset(sentence: string): string;
  readonly options: { readonly mode: string; readonly armada: string; readonly jeanne: string };
  readonly modes: { readonly [mode in Mode]: string };
  readonly levels: { readonly [level in Level]: string };
  readonly yes: string;
  readonly no: string;
  readonly captains: readonly string[];
  readonly jeanne: string;
  readonly signs: { readonly [sign in Sign]: (mark: Mark) => string };
  readonly cards: { readonly [card: string]: string };
  readonly nations: { readonly [nation in Nation]: string };
  readonly combos: { readonly [combo in Combo]: string };
  readonly lines: { readonly [line in Line]: string };
  readonly things: { readonly [thing in Thing]: string };
  /** By the key of the place on the board. */
  readonly places: { readonly [place: string]: string };
  readonly buildings: { readonly [building in Building]: string };
  readonly legacy: { readonly [tile in LegacyId]: { readonly name: string; readonly text: string } };
  readonly areas: readonly string[];
  readonly automa: { readonly [card: string]: string };
  readonly sources: { readonly [source in Source]: string };
  /** What things are called with their number or name. */
  readonly called: {
    quest(id: string): string;
    storyTile(id: string): string;
    token(id: string): string;
    space(key: string): string;
    area(name: string): string;
    career(id: string): string;
    story(title: string): string;
    objective(number: number): string;
    pile(number: number): string;
    row(number: number): string;
    draw: string;
    cp: string;
    spies: string;
  };
  readonly costs: string;
  readonly worth: (vp: number) => string;
  readonly shows: string;
  readonly upper: (easier: string, harder: string, d: number, vp: number) => string;
  readonly market: (good: string, spaces: number) => string;
  readonly village: string;
  readonly city: string;
  /** Options that are a word of their own. */
  readonly choices: { readonly [key: string]: string };
  /** Options that begin with a verb and name a thing. */
  readonly verbs: { readonly [verb: string]: (thing: string) => string };
  readonly sailTo: (place: string, mp: number) => string;
  readonly story: { readonly [no: string]: Told };
  readonly ask: Sentences<Asks>;
  readonly log: Sentences<Events>;
  readonly notes: Sentences<Notes>;
  readonly outcome: Sentences<Reasons>;
  readonly refuse: Sentences<Refusals>;
}
