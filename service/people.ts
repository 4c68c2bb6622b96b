import { createHash } from 'node:crypto';
import type { Carry } from './api/schema.ts';
import { cleaned } from './cleaned.ts';
import { Refused } from './problems.ts';
import type { Store } from './store/store.ts';
import { secret } from './tables/harbour.ts';
import type { Person } from './tables/table.ts';

const MOST_REMEMBERED = 10_000;
const CARRY_LASTS = 15 * 60_000;

/** Only prints of secrets are kept, so that who reads the store cannot sit in anybody's seat. */
const printOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** People: a name, and a secret on each of their devices. */
export class People {
  readonly #store: Store;
  /** Those who came lately, by their key: prints take time to make. */
  readonly #remembered = new Map<string, Person>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Whose key this is, if anybody's. */
  async who(key: string | undefined): Promise<Person | undefined> {
    if (key === undefined) return undefined;
    const known = this.#remembered.get(key);
    if (known) return known;
    const person = await this.#store.personOf(printOf(key));
    if (person) this.#remember(key, person);
    return person;
  }

  async welcome(name: string): Promise<{ person: Person; key: string }> {
    const key = secret(32);
    const created = Date.now();
    const person = { id: secret(9), name: cleaned(name), created };
    await this.#store.addPerson(person, { print: printOf(key), person: person.id, created });
    return { person, key };
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { id: person.id, name: cleaned(name) };
    await this.#store.rename(person.id, renamed.name);
    this.#remembered.clear();
    return renamed;
  }

  /** A code that lets another device be the same person. */
  async carry(person: Person): Promise<Carry> {
    const code = secret(18);
    const expires = Date.now() + CARRY_LASTS;
    await this.#store.addCarry({ print: printOf(code), person: person.id, expires });
    return { code, expires };
  }

  /** The key of another device, for a code that was carried there. */
  async arrive(code: string): Promise<string> {
    const key = secret(32);
    const arrived = await this.#store.useCarry(printOf(code), { print: printOf(key), created: Date.now() });
    if (!arrived)
      throw new Refused(410, 'codeUsed', 'That code has been used or is too old: ask for a new one.');
    return key;
  }

  #remember(key: string, person: Person): void {
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, person);
  }
}
