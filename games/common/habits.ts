import type { Option } from '@portolan/kernel';

/** How much plain answers are worth trying, by what is asked: a question that the game does not ask does not compile. */
export type Habits<Say extends string> = {
  readonly [say in Say]?: { readonly [key: string]: number };
};

/** What is not listed is worth as much as any. */
export const habitOf = <Say extends string>(
  habits: Habits<Say>,
  say: Say,
  { key }: Option,
  otherwise = 1,
): number => habits[say]?.[key] ?? otherwise;
