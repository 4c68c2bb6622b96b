import { copy, heard, type Match, type Told, type Viewer } from '@portolan/kernel';
import { type Compared, difference } from '../api/change.ts';
import { type Scene, sceneOf } from '../api/scene.ts';

/** What each viewer was last told they see, so that the next update need only say what changed. */
export class Scenes {
  readonly #match: Match;
  readonly #viewers: readonly Viewer[];
  #told: readonly Scene<unknown>[];

  constructor(match: Match) {
    this.#match = match;
    this.#viewers = ['spectator', ...Array.from({ length: match.seats }, (_, seat) => seat)];
    this.#told = this.#now();
  }

  /** The whole scene as JSON text. */
  whole(viewer: Viewer): string {
    return JSON.stringify(sceneOf(this.#match, viewer));
  }

  /** What changed for every viewer since they were last told, as JSON text; nothing where nothing did. */
  changes(): Map<Viewer, string | undefined> {
    const before = this.#told;
    this.#told = this.#now();
    const compared: Compared = new Map();
    return new Map(
      this.#viewers.map((viewer, i) => {
        const change = difference(before[i], this.#told[i], compared);
        return [viewer, change && JSON.stringify(change)];
      }),
    );
  }

  /** What all viewers see, as it will still be when the match has gone on. */
  #now(): Scene<unknown>[] {
    const view = this.#match.views();
    return this.#viewers.map((viewer) => {
      const scene = sceneOf(this.#match, viewer, view(viewer));
      return { ...scene, asked: copy(scene.asked), asides: copy(scene.asides) };
    });
  }
}

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
