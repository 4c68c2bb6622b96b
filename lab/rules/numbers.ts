/** Which rule numbers a RULES.md lays down, and which of them the titles of tests show. */
import { parseSync } from 'oxc-parser';

const NUMBER = /\b(?:[A-Z]{2}-[A-Z]+(?:\.[a-z0-9]+)?\.\d+[a-z]?|EX-[A-Z]?\d+[a-z]?)(?![A-Za-z0-9])/g;
const LISTED = /^\s*- \*\*([A-Z]{2}-[A-Za-z0-9.]+|EX-[A-Z]?\d+[a-z]?)\*\*/;
const IN_A_ROW = /^\| *\**([A-Z]{2}-[A-Z]+(?:\.[a-z0-9]+)?\.\d+[a-z]?)\** *\|/;

export interface Law {
  /** Numbers that tests must show. */
  readonly required: readonly string[];
  /** Numbers that may be cited: the required ones, rulings, and single clauses. */
  readonly known: ReadonlySet<string>;
}

/** Reads a RULES.md. Rulings explain rules and need no test; the clauses (a), (b)… of a table row need one each. */
export function lawOf(markdown: string): Law {
  const required: string[] = [];
  const known = new Set<string>();
  for (const line of markdown.split('\n')) {
    const listed = LISTED.exec(line)?.[1];
    const row = IN_A_ROW.exec(line)?.[1];
    const number = listed ?? row;
    if (number === undefined) continue;
    known.add(number);
    for (const letter of clausesOf(line)) known.add(number + letter);
    if (needsTest(number)) required.push(...(row ? rowNumbers(row, line) : [number]));
  }
  return { required: [...new Set(required)], known };
}

/** What only one of two laws has. Clauses are letters of a line, which another language may set otherwise. */
export function apart(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  const [here, there] = [wholeNumbers(one), wholeNumbers(other)];
  return [...here]
    .filter((number) => !there.has(number))
    .concat([...there].filter((number) => !here.has(number)));
}

const wholeNumbers = (law: ReadonlySet<string>): Set<string> =>
  new Set([...law].map((number) => number.replace(/(\d)[a-z]$/, '$1')));

const needsTest = (number: string): boolean =>
  number.startsWith('EX-') || (/^[A-Z]{2}-[A-Z]+\./.test(number) && !number.includes('-RULING.'));

const clausesOf = (line: string): string[] =>
  [...line.matchAll(/(?<=[|\s])\(([a-z])\) /g)].map((found) => found[1] ?? '');

/** A row with one clause is that clause; with several, the number and every clause must be shown. */
function rowNumbers(number: string, line: string): string[] {
  const letters = [...new Set(clausesOf(line))];
  return letters.length > 1 ? [number, ...letters.map((letter) => number + letter)] : [number];
}

/** The numbers in these titles. A clause shows its row's number too; a number alone shows none of its clauses. */
export function shownBy(titles: readonly string[]): Set<string> {
  const cited = titles.flatMap((title) => title.match(NUMBER) ?? []);
  return new Set(cited.flatMap((number) => [number, number.replace(/(\d)[a-z]$/, '$1')]));
}

/** The titles given to test, it and describe in a source file, as they are written there. */
export function titlesIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const titles: string[] = [];
  walk(program, (node) => {
    const [first] = node['type'] === 'CallExpression' ? listOf(node['arguments']) : [];
    if (first !== undefined && isTestFunction(node['callee'])) titles.push(textOf(first));
  });
  return titles;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

/** test, and what hangs on it: test.each(rows)(title, …), describe.each`table`(title, …). */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee['type'] === 'Identifier') return /^(test|it|describe)$/.test(String(callee['name']));
  return isTestFunction(callee['object'] ?? callee['callee'] ?? callee['tag']);
}

function textOf(title: unknown): string {
  if (!isNode(title)) return '';
  if (typeof title['value'] === 'string') return title['value'];
  return listOf(title['quasis'])
    .map((piece) => (isNode(piece) && isNode(piece['value']) ? String(piece['value']['raw']) : ''))
    .join('…');
}
