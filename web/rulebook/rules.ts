/**
 * Reads a RULES.md into chapters of passages that can be shown and searched. It knows just the marks those
 * files use: headings, numbered rules, tables and paragraphs.
 */
export type Passage =
  | { readonly kind: 'rule'; readonly number: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** Parts of a RULES.md that are for those who build the game, not for those who play it. */
const FOR_BUILDERS = /^(Decision points|Invariants|Components)/;
const BUILDERS_COLUMNS = new Set(['Code identifier', 'Status']);

export function readRules(markdown: string): Chapter[] {
  const sections = markdown.split(/^#{2,} /m).slice(1);
  return sections
    .map((section, i) => {
      const [title = '', ...lines] = section.split('\n');
      return { id: `chapter-${i + 1}`, title, passages: readPassages(lines) };
    })
    .filter(({ title, passages }) => passages.length > 0 && !FOR_BUILDERS.test(title))
    .toSorted((a, b) => Number(a.title === 'Glossary') - Number(b.title === 'Glossary'));
}

function readPassages(lines: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  let table: string[][] = [];
  const endTable = () => {
    const [head, , ...rows] = table;
    if (head) passages.push(forPlayers(head, rows));
    table = [];
  };
  for (const line of lines) {
    if (line.startsWith('|')) {
      table.push(cells(line));
      continue;
    }
    endTable();
    const rule = /^- \*\*([A-Z][\w.-]*)\*\* (.*)$/.exec(line);
    if (rule) passages.push({ kind: 'rule', number: rule[1] ?? '', text: plainly(rule[2] ?? '') });
    else if (line.trim() !== '') passages.push({ kind: 'text', text: plainly(line.replace(/^- /, '')) });
  }
  endTable();
  return passages;
}

function forPlayers(head: readonly string[], rows: readonly (readonly string[])[]): Passage {
  const kept = (row: readonly string[]) =>
    row.filter((_, column) => !BUILDERS_COLUMNS.has(head[column] ?? ''));
  return { kind: 'table', head: kept(head), rows: rows.map(kept) };
}

/** Without the mark for what the rulebook left open; a ruling keeps its number. */
const plainly = (text: string) => text.replaceAll(/ ?\[D\]/g, '');

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The chapters with only the passages that hold every word asked for. Accents and capitals do not matter. */
export function searchRules(chapters: readonly Chapter[], asked: string): Chapter[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  if (words.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      passages: chapter.passages.flatMap((passage) => found(passage, holds)),
    }))
    .filter(({ passages }) => passages.length > 0);
}

function found(passage: Passage, holds: (text: string) => boolean): Passage[] {
  if (passage.kind === 'rule') return holds(`${passage.number} ${passage.text}`) ? [passage] : [];
  if (passage.kind === 'text') return holds(passage.text) ? [passage] : [];
  const rows = passage.rows.filter((row) => holds(row.join(' ')));
  return rows.length > 0 ? [{ ...passage, rows }] : [];
}

/** What a rule says, by its number: a rule of its own, or a row of a table. */
export function ruleOf(chapters: readonly Chapter[], number: string): string | undefined {
  for (const { passages } of chapters)
    for (const passage of passages) {
      if (passage.kind === 'rule' && passage.number === number) return unmarked(passage.text);
      const row = passage.kind === 'table' ? passage.rows.find(([first]) => first === number) : undefined;
      if (row) return unmarked(row.slice(1).join(' · '));
    }
  return undefined;
}

/** Without the marks for bold, code and rulings. */
const unmarked = (text: string) => text.replaceAll(/\*\*|`| ?\[R \d+\]/g, '');

export const countPassages = (chapters: readonly Chapter[]) =>
  chapters
    .flatMap(({ passages }) => passages)
    .reduce((sum, passage) => sum + (passage.kind === 'table' ? passage.rows.length : 1), 0);

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
