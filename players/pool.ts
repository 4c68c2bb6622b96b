import type { Move } from './asides.ts';
import { BUDGETS, USUALLY } from './levels.ts';
import type { Task } from './think.ts';
import { Turns } from './turns.ts';
import type { Order, Report } from './worker.ts';

/** A worker as its owner holds it, be it a thread of a server or a Web Worker of a page. */
export interface Hand {
  send(order: Order): void;
  /** Called once, before the first order. */
  listen(heard: (report: Report) => void, lost: (why: string) => void): void;
  dismiss(): void;
}

export interface Asking extends Task {
  readonly game: string;
  /** For whom the player plays: nobody gets more of the workers' time than others who wait. */
  readonly whom?: string;
}

export interface Players {
  /** What this player does; nothing where its seat is not asked and no aside is worth it. */
  answer(asking: Asking): Promise<Move | undefined>;
  close(): void;
}

interface Job {
  readonly id: number;
  readonly asking: Asking;
  readonly settle: (move: Move | undefined) => void;
  readonly fail: (why: Error) => void;
}

export interface Hiring {
  readonly hire: () => Hand;
  readonly workers: number;
  /** Milliseconds a worker may take beyond its budget, to load the game and the match, before it counts as run away. */
  readonly grace?: number;
}

/** Milliseconds a task may be thought about. */
const limit = ({ budget, level }: Task): number => (budget ?? BUDGETS[level]).time ?? 1000;

const NOBODY = '';
const whomOf = ({ asking }: Job): string => asking.whom ?? NOBODY;

/** A worker and what it is thinking about. */
interface Thinker {
  readonly hand: Hand;
  job: Job | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Players that think in workers, each about one thing at a time. Where there are several workers, nobody has them all.
 * A worker that does not come back in time is dismissed,
 * and a player that picks at random answers in its place: it asks the game's advice least of all.
 */
export function createPlayers({ hire, workers, grace = 4000 }: Hiring): Players {
  const again: Job[] = [];
  const turns = new Turns<Job>();
  const thinkers = new Set<Thinker>();
  const mostForOne = Math.max(1, workers - 1);
  let ids = 0;

  function add(): Thinker {
    const thinker: Thinker = { hand: hire(), job: undefined, timer: undefined };
    thinker.hand.listen(
      (report) => heard(thinker, report),
      (why) => lost(thinker, why),
    );
    thinkers.add(thinker);
    return thinker;
  }

  const may = (whom: string): boolean =>
    whom === NOBODY || [...thinkers].filter(({ job }) => job && whomOf(job) === whom).length < mostForOne;

  function next(): void {
    for (;;) {
      const free = [...thinkers].find(({ job }) => !job);
      if (!free && thinkers.size >= workers) return;
      const job = again.shift() ?? turns.next(may);
      if (!job) return;
      begin(free ?? add(), job);
    }
  }

  function begin(thinker: Thinker, job: Job): void {
    const { game, whom: _, ...task } = job.asking;
    thinker.job = job;
    thinker.timer = setTimeout(() => lost(thinker, 'ran away'), limit(task) + grace);
    thinker.hand.send({ id: job.id, game, task });
  }

  /** Takes the job off a thinker, if it has one. */
  function freed(thinker: Thinker): Job | undefined {
    clearTimeout(thinker.timer);
    const { job } = thinker;
    thinker.job = undefined;
    return job;
  }

  function heard(thinker: Thinker, report: Report): void {
    const job = freed(thinker);
    if (job && 'move' in report) job.settle(report.move);
    else if (job && 'failed' in report) askSimpler(job, report.failed);
    next();
  }

  function lost(thinker: Thinker, why: string): void {
    thinkers.delete(thinker);
    thinker.hand.dismiss();
    const job = freed(thinker);
    if (job) askSimpler(job, why);
    next();
  }

  function askSimpler(job: Job, why: string): void {
    if (job.asking.level === 'random') job.fail(new Error(`no player could answer: ${why}`));
    else again.push({ ...job, id: ids++, asking: { ...job.asking, level: 'random', budget: {} } });
  }

  return {
    answer: (asking) =>
      new Promise((settle, fail) => {
        const job = { id: ids++, asking, settle, fail };
        turns.add(whomOf(job), job, USUALLY[asking.level]);
        next();
      }),
    close() {
      const thinking = [...thinkers];
      thinkers.clear();
      const jobs = [...thinking.map(freed), ...again.splice(0), ...turns.empty()];
      for (const { hand } of thinking) hand.dismiss();
      for (const job of jobs) job?.fail(new Error('the players were sent home'));
    },
  };
}
