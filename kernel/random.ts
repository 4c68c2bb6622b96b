/** Where a generator stands: four 32-bit integers. */
export type Chance = readonly [number, number, number, number];

/** A result a test has fixed: for the first throw with this purpose once `from` numbers were drawn. */
interface Rigged {
  readonly purpose: string;
  readonly result: number;
  readonly from: number;
  /** How many numbers had been drawn when it was used. */
  used: number;
}

const NEVER = Infinity;

/**
 * Seeded chance, the only chance rules may use: xoshiro128** by Blackman and Vigna.
 * `purpose` names what the result is for, so that a test can rig exactly that throw.
 */
export class Random {
  /** How many numbers were drawn: the match seals its tail when this moves. */
  drawn = 0;
  #a: number;
  #b: number;
  #c: number;
  #d: number;
  #rigged: Rigged[] | undefined;

  constructor(chance: Chance) {
    [this.#a, this.#b, this.#c, this.#d] = chance;
  }

  static seeded(seed: string): Random {
    return new Random(scatter(seed));
  }

  save(): Chance {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  /** Goes to another place; told how much was drawn there, rigged results used since then wait again. */
  restore(chance: Chance, drawn = this.drawn): void {
    [this.#a, this.#b, this.#c, this.#d] = chance;
    this.drawn = drawn;
    for (const rigged of this.#rigged ?? []) if (rigged.used >= drawn) rigged.used = NEVER;
  }

  /** An exact copy, rigging included. */
  twin(): Random {
    const random = new Random(this.save());
    random.drawn = this.drawn;
    random.#rigged = this.#rigged?.map((rigged) => ({ ...rigged }));
    return random;
  }

  /** The next 32 bits. */
  next(): number {
    this.drawn++;
    const scrambled = Math.imul(rotate(Math.imul(this.#b, 5), 7), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotate(this.#d, 11);
    return scrambled;
  }

  /** A whole number from 0 up to but not including `count`, all equally likely. */
  below(count: number): number {
    if (!(Number.isInteger(count) && count >= 1 && count <= 0x1_0000_0000))
      throw new Error(`cannot choose below ${count}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % count);
    for (;;) {
      const bits = this.next();
      if (bits < fair) return bits % count;
    }
  }

  die(sides: number, purpose: string): number {
    return this.#riggedFor(purpose) ?? 1 + this.below(sides);
  }

  /** Shuffles in place. */
  shuffle<T>(items: T[], purpose: string): T[] {
    for (let left = items.length; left > 1; left--) {
      const at = this.#index(left, purpose);
      const last = items[left - 1];
      const other = items[at];
      if (last !== undefined && other !== undefined) {
        items[left - 1] = other;
        items[at] = last;
      }
    }
    return items;
  }

  pick<T>(items: readonly T[], purpose: string): T {
    const item = items[this.#index(items.length, purpose)];
    if (item === undefined) throw new Error(`nothing to pick for ${purpose}`);
    return item;
  }

  /** For tests: the next results for this purpose (die faces, or places in a list counted from 0). */
  rig(purpose: string, ...results: number[]): void {
    this.#rigged ??= [];
    const from = this.drawn;
    for (const result of results) this.#rigged.push({ purpose, result, from, used: NEVER });
  }

  #index(count: number, purpose: string): number {
    return this.#riggedFor(purpose) ?? this.below(count);
  }

  #riggedFor(purpose: string): number | undefined {
    const next = this.#rigged?.find(
      (rigged) => rigged.purpose === purpose && rigged.used === NEVER && rigged.from <= this.drawn,
    );
    if (!next) return undefined;
    next.used = this.drawn++;
    return next.result;
  }
}

const rotate = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by));

/** Four well mixed integers from any text (FNV-1a, then splitmix32). */
function scatter(seed: string): Chance {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const mix = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let bits = hash ^ (hash >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return (bits ^ (bits >>> 15)) | 0;
  };
  return [mix(), mix(), mix(), mix()];
}
