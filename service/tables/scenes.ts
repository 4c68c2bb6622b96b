import { heard, type Json, type Match, type Told, type Viewer } from '@portolan/kernel';
import { apply, difference } from '../api/change.ts';
import { sceneOf } from '../api/scene.ts';

/** What each viewer was last told they see, so that the next update need only say what changed. */
export class Scenes {
  readonly #match: Match;
  readonly #told: Map<Viewer, Json>;

  constructor(match: Match) {
    this.#match = match;
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.seats }, (_, seat) => seat)];
    this.#told = new Map(viewers.map((viewer) => [viewer, JSON.parse(this.whole(viewer)) as Json]));
  }

  /** The whole scene as JSON text. */
  whole(viewer: Viewer): string {
    return JSON.stringify(sceneOf(this.#match, viewer));
  }

  /** What changed for every viewer since they were last told, as JSON text; nothing where nothing did. */
  changes(): Map<Viewer, string | undefined> {
    const changes = new Map<Viewer, string | undefined>();
    for (const [viewer, before] of this.#told) {
      const change = difference(before, sceneOf(this.#match, viewer));
      if (change) this.#told.set(viewer, apply(before, change));
      changes.set(viewer, change && JSON.stringify(change));
    }
    return changes;
  }
}

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
