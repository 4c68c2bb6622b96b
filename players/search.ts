import type { Advice, Json, Question, Seat } from '@portolan/kernel';
import { allowedAnswers } from './random.ts';
import type { Imagined, Seen } from './seen.ts';
import { chances, playOn, type Thought, weights } from './thought.ts';

/** How readily the search tries what has been tried little, against what has done well. */
const CURIOSITY = 4;

/** No line of play is followed further than this many answers. */
const DEEPEST = 200;

/** What came of an answer, over all the imagined matches in which it was given at this place. */
class Node {
  visits = 0;
  /** Sum of each seat's chances to win. */
  readonly totals: number[] = [];
  readonly next = new Map<Json, Node>();

  constructor(readonly weight: number) {}

  mean(seat: Seat): number {
    return (this.totals[seat] ?? 0) / this.visits;
  }
}

/** Answers that are not text or a number are told apart by their JSON. */
const keyOf = (answer: Json): Json => (typeof answer === 'object' ? JSON.stringify(answer) : answer);

/**
 * Information-set search. Every pondering imagines a match afresh, walks down the tree of answers given so far,
 * adds one, plays on off-hand until the position can be judged and lets every answer on the way remember how that ended.
 * The tree knows answers, not positions: chance and hidden things differ each time and average out.
 */
export function search<S, V>(seen: Seen<S, V>, advice: Advice<S>): Thought {
  const answers = allowedAnswers(seen, advice);
  const root = new Node(1);
  /** The nodes of our own answers. */
  let first: Node[] | undefined;
  const spread = new Spread();

  function ponder(): boolean {
    if (answers.length < 2) return false;
    const imagined = seen.fork();
    const path = descend(root, imagined);
    playOn(imagined, advice, seen.random);
    remember(path, chances(imagined, advice));
    return true;
  }

  /** Answers by what the tree knows, down to the first answer it has not seen yet. */
  function descend(root: Node, imagined: Imagined<S>): Node[] {
    const path = [root];
    let node = root;
    while (path.length < DEEPEST) {
      const { question } = imagined;
      if (!question) break;
      if (question.seat === 'table') {
        imagined.answer(question, question.sample(seen.random));
        continue;
      }
      const [answer, next] = choose(node, question, question.seat, imagined.state);
      imagined.answer(question, answer);
      path.push(next);
      if (next.visits === 0) break;
      node = next;
    }
    return path;
  }

  /** The answer with the best upper bound (PUCT): its mean so far, and a bonus for weight and novelty. */
  function choose(node: Node, question: Question, seat: Seat, state: S): [Json, Node] {
    const offered = node === root ? answers : question.candidates(seen.random);
    const known =
      node === root
        ? (first ??= nodesFor(root, question, answers, state))
        : nodesFor(node, question, offered, state);
    let total = 0;
    for (const { weight } of known) total += weight;
    const bonus = (CURIOSITY * spread.deviation * Math.sqrt(node.visits + 1)) / total;
    const unknown = node.visits === 0 ? 0 : node.mean(seat);
    let best = 0;
    let bestBound = -Infinity;
    for (const [i, next] of known.entries()) {
      if (next.weight === 0) continue;
      const mean = next.visits === 0 ? unknown : next.mean(seat);
      const bound = mean + (bonus * next.weight) / (1 + next.visits);
      if (bound > bestBound) [best, bestBound] = [i, bound];
    }
    return picked(offered, known, best);
  }

  /** The nodes of these answers; those that are new are weighed. */
  function nodesFor(node: Node, question: Question, offered: readonly Json[], state: S): Node[] {
    let weighed: readonly number[] | undefined;
    return offered.map((answer, i) => {
      const key = keyOf(answer);
      const known = node.next.get(key);
      if (known) return known;
      weighed ??= weights(state, question, offered, advice);
      const fresh = new Node(weighed[i] ?? 0);
      node.next.set(key, fresh);
      return fresh;
    });
  }

  function remember(path: readonly Node[], won: readonly number[]): void {
    spread.add(won[seen.seat] ?? 0);
    for (const node of path) {
      node.visits++;
      for (let seat = 0; seat < won.length; seat++) {
        node.totals[seat] = (node.totals[seat] ?? 0) + (won[seat] ?? 0);
      }
    }
  }

  const visitsOf = (answer: Json): number => root.next.get(keyOf(answer))?.visits ?? 0;

  return {
    ponder,
    answer: () => answers.reduce((best, answer) => (visitsOf(answer) > visitsOf(best) ? answer : best)),
    lead() {
      const [most = 0, second = 0] = answers.map(visitsOf).toSorted((a, b) => b - a);
      return most - second;
    },
  };
}

function picked(offered: readonly Json[], known: readonly Node[], at: number): [Json, Node] {
  const answer = offered[at];
  const node = known[at];
  if (answer === undefined || !node) throw new Error('nothing to choose from');
  return [answer, node];
}

/** How far apart the results lie (Welford): a game decided by small steps needs no smaller curiosity of its own. */
class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  get deviation(): number {
    return this.#count < 2 ? 0.1 : Math.sqrt(this.#squares / this.#count);
  }
}
