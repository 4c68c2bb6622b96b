import { copy, heard, type Json, type Match, type Told, type Viewer } from '@portolan/kernel';
import { type Applied, apply, type Compared, difference } from '../api/change.ts';
import { type Scene, sceneOf } from '../api/scene.ts';

/** What each viewer was last told they see, so that the next update need only say what changed. */
export class Scenes {
  readonly #match: Match;
  readonly #told = new Map<Viewer, Json>();

  constructor(match: Match) {
    this.#match = match;
    const view = match.views();
    for (const viewer of ['spectator' as const, ...Array.from({ length: match.seats }, (_, seat) => seat)])
      this.#told.set(viewer, this.#scene(viewer, view) as unknown as Json);
  }

  /** The whole scene as JSON text. */
  whole(viewer: Viewer): string {
    return JSON.stringify(sceneOf(this.#match, viewer));
  }

  /** What changed for every viewer since they were last told, as JSON text; nothing where nothing did. */
  changes(): Map<Viewer, string | undefined> {
    const view = this.#match.views();
    const compared: Compared = new Map();
    const applied: Applied = new Map();
    const changes = new Map<Viewer, string | undefined>();
    for (const [viewer, before] of this.#told) {
      const change = difference(before, this.#scene(viewer, view), compared);
      if (change) this.#told.set(viewer, apply(before, change, applied));
      changes.set(viewer, change && JSON.stringify(change));
    }
    return changes;
  }

  /** What a viewer sees, as it will still be when the match has gone on. */
  #scene(viewer: Viewer, view: (viewer: Viewer) => unknown): Scene<unknown> {
    const scene = sceneOf(this.#match, viewer, view(viewer));
    return { ...scene, asked: copy(scene.asked), asides: copy(scene.asides) };
  }
}

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
