import type { Json } from './json.ts';
import type { Question, Seat } from './question.ts';

/**
 * Standing answers. A window that opens often ("does anybody announce a card?") is asked of every seat that could do
 * something there by public facts, whatever it holds. A seat may leave its answer standing: the table gives it at once
 * whenever the same is asked, until what the rules call its key has changed. Only its owner sees it and calls it back.
 */

/** What a question lets a seat leave standing: one of its answers, until the rules come with another key. */
export interface Standing {
  readonly answer: string;
  /** Made of public facts alone: the same whatever is hidden. */
  readonly until: string;
}

/** An answer that a seat has left standing. */
export interface Stood extends Standing {
  readonly seat: Seat;
  /** What it answers: the question's `about.say`. */
  readonly say: string;
}

/** The names under which a seat leaves an answer standing, and calls it back. */
export const STAND = 'stand';
export const RECALL = 'recall';

const isFor = (stood: Stood, seat: Seat, say: Json): boolean => stood.seat === seat && stood.say === say;

/** With the answer that this question lets its seat leave standing. */
export function stoodAt(all: readonly Stood[], seat: Seat, { about, standing }: Question): readonly Stood[] {
  if (!standing) return all;
  return [...recalled(all, seat, about.say), { seat, say: about.say, ...standing }];
}

export function recalled(all: readonly Stood[], seat: Seat, say: Json): readonly Stood[] {
  return all.filter((stood) => !isFor(stood, seat, say));
}

/** The answer that stands for what is asked. */
export function standingFor(all: readonly Stood[], { seat, about, standing }: Question): Stood | undefined {
  if (!standing || seat === 'table') return undefined;
  return all.find((stood) => isFor(stood, seat, about.say) && stood.until === standing.until);
}

/** Without the answers whose time is over: the same is asked under another key. */
export function withoutLapsed(all: readonly Stood[], asked: readonly Question[]): readonly Stood[] {
  const lapsed = (stood: Stood): boolean =>
    asked.some(
      ({ seat, about, standing }) =>
        standing && seat === stood.seat && about.say === stood.say && standing.until !== stood.until,
    );
  return all.some(lapsed) ? all.filter((stood) => !lapsed(stood)) : all;
}
