import type { Match, Saved, Viewer } from '@portolan/kernel';
import type { Happening } from './journal.ts';
import { type TailEntry, withoutLastOf } from './resume.ts';
import { eventsFor, Scenes } from './scenes.ts';

/** What an entry tells, by viewer; a seat that is not in it is told the same as a spectator. */
export type Told = Map<Viewer, string>;

type Moved = Pick<Happening, 'kind' | 'seat' | 'match'>;

/** Where in the log the match's tail stands after this. */
export function tailAfter(
  before: readonly TailEntry[],
  { kind, seat = 'table', match }: Moved,
  n: number,
  saved: Saved | undefined,
): readonly TailEntry[] {
  if (saved?.tail.length === 0) return [];
  if (match && (kind === 'answer' || kind === 'aside'))
    return before.toSpliced(match.enteredAt, 0, { n, seat });
  return kind === 'undo' ? withoutLastOf(before, seat) : before;
}

/** The entries that this takes back. */
export function undoneBy(
  kind: Happening['kind'],
  before: readonly TailEntry[],
  after: readonly TailEntry[],
): number[] {
  if (kind !== 'undo' && kind !== 'returned') return [];
  return before.filter((entry) => !after.includes(entry)).map(({ n }) => n);
}

/** Works out what entries tell, from what everybody saw before. */
export class Telling {
  #scenes: Scenes | undefined;

  /** Before a match moves: remembers what everybody sees, so that the change can be told. */
  look(match: Match): void {
    this.#scenes ??= new Scenes(match);
  }

  /** Nobody watches: what they see is worked out when somebody asks. */
  forget(): void {
    this.#scenes = undefined;
  }

  get isLooking(): boolean {
    return this.#scenes !== undefined;
  }

  /** What an entry that left the match as it is tells. */
  news(happening: Pick<Happening, 'kind' | 'match'>, head: readonly Part[]): Told {
    return new Map([['spectator', fields([...head, besideOf(happening)])]]);
  }

  /** What an entry that moved the match tells: what changed, or everything anew. */
  changes(happening: { kind: Happening['kind']; match: Match }, anew: boolean, head: readonly Part[]): Told {
    const { kind, match } = happening;
    const news = kind === 'undo' ? [] : match.news;
    const before = anew ? undefined : this.#scenes;
    const scenes = before ?? (this.#scenes = new Scenes(match));
    const changes = before?.changes();
    const tell = (viewer: Viewer): string => {
      const change = changes?.get(viewer);
      const scene = changes ? change && `"diff":${change}` : `"scene":${scenes.whole(viewer)}`;
      const events = news.length > 0 && `"events":${eventsFor(news, viewer)}`;
      return fields([...head, besideOf(happening), scene, events]);
    };
    const told: Told = new Map([['spectator', tell('spectator')]]);
    for (let seat = 0; seat < match.seats; seat++) {
      const same = changes && changes.get(seat) === changes.get('spectator');
      if (!same || news.some(({ fuller }) => fuller?.[seat])) told.set(seat, tell(seat));
    }
    return told;
  }
}

type Part = string | false | undefined;

/** What every viewer is told first: which entry it was, the sheet if it changed, what was taken back. */
export const headOf = (
  n: number,
  at: number,
  sheet: string | undefined,
  undone: readonly number[],
): readonly Part[] => [
  `"n":${n},"at":${at}`,
  sheet && `"sheet":${sheet}`,
  undone.length > 0 && `"undone":[${undone.join()}]`,
];

const besideOf = ({ kind, match }: Pick<Happening, 'kind' | 'match'>): Part =>
  kind === 'answer' && match?.beside !== undefined && `"beside":${JSON.stringify(match.beside)}`;

const fields = (parts: readonly Part[]): string => `{${parts.filter(Boolean).join()}}`;

/** As it is kept, by viewer. */
export const toldText = (told: Told): string =>
  fields([...told].map(([viewer, text]) => `"${viewer}":${text}`));
