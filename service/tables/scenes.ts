import { heard, type Json, type Match, type Seat, type Told, type Viewer } from '@portolan/kernel';
import { apply, type Change, difference } from '../api/change.ts';
import { sceneOf } from '../api/scene.ts';

/**
 * What each viewer was last told they see, so that the next update need only say what changed. Most of what a seat sees
 * everybody sees: a seat's scene is kept as a spectator's with the changes that make it the seat's own, so that what
 * they share is the very same thing, takes no memory twice, and no time to compare.
 */
export class Scenes {
  readonly #match: Match;
  readonly #seats: Json[];
  #common: Json;

  constructor(match: Match) {
    this.#match = match;
    this.#common = JSON.parse(this.whole('spectator')) as Json;
    this.#seats = Array.from({ length: match.seats }, (_, seat) =>
      this.#own(seat, this.#common, this.#common),
    );
  }

  /** The whole scene as JSON text. */
  whole(viewer: Viewer): string {
    return JSON.stringify(sceneOf(this.#match, viewer));
  }

  /** What changed for every viewer since they were last told, as JSON text; nothing where nothing did. */
  changes(): Map<Viewer, string | undefined> {
    const before = this.#common;
    const scene = sceneOf(this.#match, 'spectator');
    const common = difference(before, scene);
    const after = changed(before, common);
    const text = common && JSON.stringify(common);
    const changes = new Map<Viewer, string | undefined>([['spectator', text]]);
    for (const [seat, then] of this.#seats.entries()) {
      const now = this.#own(seat, scene, after);
      const change = then === before && now === after ? common : difference(then, now);
      changes.set(seat, change === common ? text : change && JSON.stringify(change));
      this.#seats[seat] = now;
    }
    this.#common = after;
    return changes;
  }

  /** What a seat sees, made of what is common. */
  #own(seat: Seat, scene: unknown, common: Json): Json {
    return changed(common, difference(scene, sceneOf(this.#match, seat)));
  }
}

const changed = (value: Json, change: Change | undefined): Json => (change ? apply(value, change) : value);

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
