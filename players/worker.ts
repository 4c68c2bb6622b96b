import type { Move } from './asides.ts';
import { moveIn, type Playable, type Task } from './think.ts';

/** What a worker is sent: a task by its number. */
export interface Order {
  readonly id: number;
  readonly game: string;
  readonly task: Task;
}

/** What a worker sends back. */
export type Report =
  | { readonly id: number; readonly move: Move | undefined }
  | { readonly id: number; readonly failed: string };

/** The worker's end of its line: `threadLine` in a Node thread, `pageLine` in a Web Worker. */
export interface Line {
  listen(heard: (order: Order) => void): void;
  send(report: Report): void;
}

/** Makes this worker answer for players of the games that `load` knows. */
export function serve(line: Line, load: (game: string) => Promise<Playable>): void {
  async function work({ id, game, task }: Order): Promise<void> {
    try {
      line.send({ id, move: moveIn(await load(game), task) });
    } catch (error) {
      line.send({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  }

  line.listen((order) => void work(order));
}
