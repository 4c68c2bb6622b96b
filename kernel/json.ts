/** Everything that is saved, sent or asked is plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Something to be put in words at the edge, in the reader's language: `{ say: 'sail', left: 2 }`. */
export interface About {
  readonly say: string;
  readonly [key: string]: Json;
}

/** Copies plain data. Games with a state worth the trouble bring a copy of their own shape, which is faster. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item));
  const twin: Record<string, unknown> = { ...value };
  for (const key of Object.keys(twin)) {
    const item = twin[key];
    if (typeof item === 'object' && item !== null) twin[key] = copy(item);
  }
  return twin;
}

/** A short print of some data, to notice that it is not what it was. FNV-1a over its JSON. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
