/** Something of a game whose speed matters: `npm run bench -- rules` measures it. */
export interface Timed {
  readonly what: string;
  act(): void;
  /** The microseconds it may take. */
  readonly most?: number;
}
