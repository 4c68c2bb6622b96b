import { heard, type Match, type Told, type Viewer } from '@portolan/kernel';
import { sceneOf } from '../api/scene.ts';
import { type Flat, flatDifference, flatten } from './flat.ts';

export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator' as const,
];

/** What each viewer was last told they see, so that the next update need only say what changed. */
export class Scenes {
  readonly #match: Match;
  readonly #last = new Map<Viewer, Flat>();

  constructor(match: Match) {
    this.#match = match;
    for (const viewer of viewersOf(match.seats)) this.#last.set(viewer, flatten(sceneOf(match, viewer)));
  }

  /** The whole scene as JSON text. */
  whole(viewer: Viewer): string {
    return JSON.stringify(sceneOf(this.#match, viewer));
  }

  /** What changed for a viewer since it was last told, as JSON text; nothing if nothing did. */
  change(viewer: Viewer): string | undefined {
    const before = this.#last.get(viewer) ?? [];
    const after = flatten(sceneOf(this.#match, viewer));
    this.#last.set(viewer, after);
    const change = flatDifference(before, after);
    return change && JSON.stringify(change);
  }
}

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
