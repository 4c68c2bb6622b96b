/** Where a generator stands: four 32-bit integers. */
export type Chance = readonly [number, number, number, number];

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
  #rigged: Map<string, number[]> | undefined;

  constructor(chance: Chance) {
    [this.#a, this.#b, this.#c, this.#d] = chance;
  }

  static seeded(seed: string): Random {
    return new Random(scatter(seed));
  }

  save(): Chance {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  restore(chance: Chance): void {
    [this.#a, this.#b, this.#c, this.#d] = chance;
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
    if (!(count >= 1 && count <= 0x1_0000_0000)) throw new Error(`cannot choose below ${count}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % count);
    for (;;) {
      const bits = this.next();
      if (bits < fair) return bits % count;
    }
  }

  die(sides: number, purpose: string): number {
    const rigged = this.#rigged?.get(purpose)?.shift();
    if (rigged !== undefined) {
      this.drawn++;
      return rigged;
    }
    return 1 + this.below(sides);
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
    this.#rigged ??= new Map();
    this.#rigged.set(purpose, [...(this.#rigged.get(purpose) ?? []), ...results]);
  }

  #index(count: number, purpose: string): number {
    const rigged = this.#rigged?.get(purpose)?.shift();
    if (rigged === undefined) return this.below(count);
    this.drawn++;
    return rigged;
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
