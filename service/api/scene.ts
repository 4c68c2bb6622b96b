import type { Asked, Json, Match, Outcome, Stood, Viewer } from '@portolan/kernel';

/** All that a viewer sees of a match: what lies on the table, what is asked of whom, what may be done besides. */
export interface Scene<V = Json> {
  readonly view: V;
  readonly asked: readonly Asked[];
  /** What this seat may do at any time, out of turn. */
  readonly asides: readonly Asked[];
  /** What this seat has left standing; nobody else is told. */
  readonly standing?: readonly Stood[];
  /** Whether this seat may take back its last answer. */
  readonly undo: boolean;
  readonly step: number;
  readonly outcome?: Outcome;
}

export function sceneOf<S, V>(match: Match<S, V>, viewer: Viewer, view = match.view(viewer)): Scene<V> {
  const seated = viewer !== 'spectator';
  const standing = seated ? match.standing(viewer) : [];
  return {
    view,
    asked: match.asked(viewer),
    asides: seated ? match.asides(viewer) : [],
    ...(standing.length > 0 && { standing }),
    undo: seated && match.canUndo(viewer),
    step: match.step,
    ...(match.outcome && { outcome: match.outcome }),
  };
}
