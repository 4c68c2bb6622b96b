/**
 * `npm run rules -- [game…]`: which numbers of each RULES.md the titles of the game's tests show, and which are missing.
 * Fails if one is missing, if a title names a number that no rule has, or if the French rules have other numbers.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed, listed } from './box.ts';
import { spoken, table } from './command.ts';
import { apart, lawOf, shownBy, titlesIn } from './rules/numbers.ts';

interface Coverage {
  readonly rules: number;
  readonly shown: number;
  readonly missing: readonly string[];
  /** Numbers in titles that the rules do not have. */
  readonly unknown: readonly string[];
  /** Numbers that only one of RULES.md and RULES.fr.md has, where the rules are told in French too. */
  readonly french: readonly string[];
}

function coverageOf(game: string): Coverage {
  const folder = join('games', game);
  const { required, known } = lawOf(readFileSync(join(folder, 'RULES.md'), 'utf8'));
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const shown = shownBy(tests.flatMap((path) => titlesIn(path, readFileSync(path, 'utf8'))));
  const missing = required.filter((number) => !shown.has(number));
  const unknown = [...shown].filter((number) => !known.has(number));
  const french = frenchOf(folder, known);
  return { rules: required.length, shown: required.length - missing.length, missing, unknown, french };
}

function frenchOf(folder: string, known: ReadonlySet<string>): string[] {
  const file = join(folder, 'RULES.fr.md');
  return existsSync(file) ? apart(known, lawOf(readFileSync(file, 'utf8')).known) : [];
}

/** The numbers by chapter: `AH-BAT 3, 7, 19`. */
function byChapter(numbers: readonly string[]): string {
  const chapters = new Map<string, string[]>();
  for (const number of numbers) {
    const chapter = number.slice(0, chapterLength(number));
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), number]);
  }
  return [...chapters]
    .map(
      ([chapter, each]) =>
        `  ${chapter} ${each.map((number) => number.slice(chapter.length + 1)).join(', ')}`,
    )
    .join('\n');
}

const chapterLength = (number: string): number =>
  number.startsWith('EX-') ? 'EX'.length : number.lastIndexOf('.');

const { words, flags } = spoken('npm run rules -- [game…] [--json]', {});
const games = await Promise.all((words.length > 0 ? words : listed()).map((name) => gameNamed(name)));
const coverages = games.map(({ id }) => [id, coverageOf(id)] as const);

if (flags.json) console.log(JSON.stringify(Object.fromEntries(coverages)));
else {
  for (const [game, { missing, unknown, french }] of coverages) {
    if (missing.length > 0) console.log(`${game}: no test title shows\n${byChapter(missing)}\n`);
    if (unknown.length > 0) console.log(`${game}: titles name what no rule has\n${byChapter(unknown)}\n`);
    if (french.length > 0) console.log(`${game}: only one language has\n${byChapter(french)}\n`);
  }
  console.log(
    table(
      coverages.map(([game, { rules, shown, missing, unknown, french }]) => ({
        game,
        rules,
        shown,
        missing: missing.length,
        unknown: unknown.length,
        french: french.length,
      })),
    ),
  );
}
const isFaulty = ({ missing, unknown, french }: Coverage): boolean =>
  missing.length + unknown.length + french.length > 0;
process.exitCode = coverages.some(([, coverage]) => isFaulty(coverage)) ? 1 : 0;
