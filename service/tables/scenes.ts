import { heard, type Json, type Match, type Told, type Viewer } from '@portolan/kernel';
import { apply, difference } from '../api/change.ts';
import { sceneOf } from '../api/scene.ts';

export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator' as const,
];

/** What each viewer was last told they see, so that the next update need only say what changed. */
export class Scenes {
  readonly #match: Match;
  readonly #last = new Map<Viewer, Json>();

  constructor(match: Match) {
    this.#match = match;
    for (const viewer of viewersOf(match.seats)) this.#last.set(viewer, detached(this.#text(viewer)));
  }

  /** The whole scene as JSON text. */
  whole(viewer: Viewer): string {
    return this.#text(viewer);
  }

  /** What changed for a viewer since it was last told, as JSON text; nothing if nothing did. */
  change(viewer: Viewer): string | undefined {
    const before = this.#last.get(viewer);
    const change = difference(before, sceneOf(this.#match, viewer));
    if (!change) return undefined;
    const text = JSON.stringify(change);
    this.#last.set(viewer, apply(before, JSON.parse(text) as typeof change));
    return text;
  }

  #text(viewer: Viewer): string {
    return JSON.stringify(sceneOf(this.#match, viewer));
  }
}

/** A view may hold pieces of the state that rules go on to change; what was told must stay as it was. */
const detached = (text: string): Json => JSON.parse(text) as Json;

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
