import { chmodSync, existsSync, writeFileSync } from 'node:fs';

/** Readable by its owner alone: the store and all that comes from it shows every hand. */
const OWNER_ONLY = 0o600;

/** Makes an empty file that is its owner's alone, so that nobody reads along while it is filled. */
export function makePrivate(file: string): void {
  writeFileSync(file, '', { mode: OWNER_ONLY });
  keepPrivate(file);
}

export function keepPrivate(file: string): void {
  if (!existsSync(file)) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // Somebody else's file: they have decided who reads it.
  }
}
