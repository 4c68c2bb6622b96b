const MINUTE = 60_000;
const MOST_CALLERS = 100_000;

/** How often each caller may come in a minute. */
export class Limit {
  readonly #most: number;
  readonly #came = new Map<string, number>();
  #began = -Infinity;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts this visit; false if it is one too many. The clock is one that nobody can set. */
  admits(caller: string, now = performance.now()): boolean {
    if (now - this.#began >= MINUTE || this.#came.size >= MOST_CALLERS) {
      this.#began = now;
      this.#came.clear();
    }
    const came = (this.#came.get(caller) ?? 0) + 1;
    this.#came.set(caller, came);
    return came <= this.#most;
  }
}

/** How many things each caller holds open. */
export class Held {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more; false if it is one too many. */
  takes(caller: string): boolean {
    const held = this.#held.get(caller) ?? 0;
    if (held >= this.#most) return false;
    this.#held.set(caller, held + 1);
    return true;
  }

  gives(caller: string): void {
    const held = this.#held.get(caller) ?? 0;
    if (held > 1) this.#held.set(caller, held - 1);
    else this.#held.delete(caller);
  }
}

/** Who an address counts as: itself, or with IPv6 the network it is of, since whoever has one has all of its addresses. */
export function callerOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  if (!address.includes(':')) return address;
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (inside !== undefined) return inside;
  const [head = '', tail] = address.split('::');
  const groups = groupsOf(head);
  const end = tail === undefined ? [] : groupsOf(tail);
  while (groups.length < 8 - end.length) groups.push('0');
  return `${[...groups, ...end].slice(0, 4).join(':')}::/64`;
}

const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
