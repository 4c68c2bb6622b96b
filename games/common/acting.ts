import { Amount, Pick, Picks, type Question } from '@portolan/kernel';

/** The words that rule tests of any game are written with. */

/** The keys of all that may be chosen now, or the amounts; nothing where an answer is drawn. */
export function offered({ open: [question] }: { readonly open: readonly Question[] }): string[] {
  if (question instanceof Pick || question instanceof Picks)
    return question.options.map((option: { key: string }) => option.key);
  if (!(question instanceof Amount)) return [];
  const { min, max } = question.range;
  return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
}
