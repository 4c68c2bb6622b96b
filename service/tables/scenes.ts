import { heard, type Json, type Match, type Told, type Viewer } from '@portolan/kernel';
import { apply, type Change, difference } from '../api/change.ts';
import { sceneOf } from '../api/scene.ts';

export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator' as const,
];

/**
 * What each viewer was last told they see, so that the next update need only say what changed. Most of what a seat sees
 * everybody sees: kept is what a spectator sees, and of each seat only how its own scene differs from that.
 */
export class Scenes {
  readonly #match: Match;
  readonly #own: (Change | undefined)[] = [];
  #common: Json;

  constructor(match: Match) {
    this.#match = match;
    this.#common = JSON.parse(this.whole('spectator')) as Json;
    for (let seat = 0; seat < match.seats; seat++)
      this.#own.push(difference(this.#common, sceneOf(match, seat)));
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
    const after = common ? apply(before, common) : before;
    const text = common && JSON.stringify(common);
    const changes = new Map<Viewer, string | undefined>([['spectator', text]]);
    for (const [seat, last] of this.#own.entries()) {
      const own = difference(scene, sceneOf(this.#match, seat));
      // What two scenes share is the very same thing in both, so that comparing them takes no time there.
      const change = last || own ? difference(seen(before, last), seen(after, own)) : common;
      changes.set(seat, change === common ? text : change && JSON.stringify(change));
      this.#own[seat] = own;
    }
    this.#common = after;
    return changes;
  }
}

const seen = (common: Json, own: Change | undefined): Json => (own ? apply(common, own) : common);

/** The events as a viewer may hear them, as JSON text. */
export const eventsFor = (news: readonly Told[], viewer: Viewer): string =>
  JSON.stringify(news.map((told) => heard(told, viewer)));
