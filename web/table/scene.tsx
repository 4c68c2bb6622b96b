import type { Scene, SceneProps } from '@portolan/games/board/board.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../text/words.ts';

interface SceneRoomProps<V> {
  scene: Scene<V>;
  parts: SceneProps<V>;
}

/** A part of the game in the board's place, or on a desk in my mat's. It can be put aside to look at the board. */
export function SceneRoom<V>({ scene, parts }: SceneRoomProps<V>) {
  const words = useWords().table;
  const [aside, putAside] = useState(false);
  const { Part, title, place } = scene;
  const className = `scene paper in-${place} ${aside ? 'put-aside' : ''}`;
  return (
    <section className={className} aria-label={title}>
      <header>
        <h2 className="heading">{title}</h2>
        <button className="button quiet" type="button" onClick={() => putAside(!aside)}>
          {aside ? words.backTo(title) : words.lookAtBoard}
        </button>
      </header>
      {!aside && (
        <div className="scene-part">
          <Part {...parts} />
        </div>
      )}
    </section>
  );
}

/** What has just happened and waits to be gone on from. */
export interface Staged<V> {
  readonly scene: Scene<V>;
  next(): void;
}

export function GoOn<V>({ staged }: { staged: Staged<V> | undefined }): ReactNode {
  const words = useWords().table;
  if (!staged) return null;
  return (
    <button className="button act" type="button" onClick={() => staged.next()}>
      {staged.scene.on ?? words.goOn}
    </button>
  );
}
