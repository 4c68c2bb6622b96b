import { expect, test } from 'vitest';
import { countPassages, readRules, ruleOf, searchRules } from './rules.ts';

const BOOK = `# A game

## Movement (MOV)

- **AH-MOV.1** A step goes to an adjacent space.
- **AH-MOV.3** A step cannot cross a sandbar.

A closing remark.

## Crew

| ID | Name |
|---|---|
| AH-CREW.1 | Aéronautes |
| AH-CREW.2 | Diver |
`;

test('a rulebook is read into chapters of rules, remarks and tables', () => {
  expect(readRules(BOOK)).toEqual([
    {
      id: 'chapter-1',
      title: 'Movement (MOV)',
      passages: [
        { kind: 'rule', number: 'AH-MOV.1', text: 'A step goes to an adjacent space.' },
        { kind: 'rule', number: 'AH-MOV.3', text: 'A step cannot cross a sandbar.' },
        { kind: 'text', text: 'A closing remark.' },
      ],
    },
    {
      id: 'chapter-2',
      title: 'Crew',
      passages: [
        {
          kind: 'table',
          head: ['ID', 'Name'],
          rows: [
            ['AH-CREW.1', 'Aéronautes'],
            ['AH-CREW.2', 'Diver'],
          ],
        },
      ],
    },
  ]);
});

test('what is meant for builders is left out, and the glossary comes last', () => {
  const chapters = readRules(`## Glossary

| Term | Code identifier |
|---|---|
| Gold | gold |

## Invariants (INV)

- **AH-INV.1** Everything adds up.

## Setup

- **AH-SET.1** The sea is empty. [D]
`);
  expect(chapters.map(({ title }) => title)).toEqual(['Setup', 'Glossary']);
  expect(chapters[0]?.passages).toEqual([{ kind: 'rule', number: 'AH-SET.1', text: 'The sea is empty.' }]);
  expect(chapters[1]?.passages).toEqual([{ kind: 'table', head: ['Term'], rows: [['Gold']] }]);
});

test('a search keeps the passages that hold every word, whatever their accents and capitals', () => {
  const chapters = readRules(BOOK);
  expect(searchRules(chapters, 'Sandbar STEP')).toEqual([
    {
      id: 'chapter-1',
      title: 'Movement (MOV)',
      passages: [{ kind: 'rule', number: 'AH-MOV.3', text: 'A step cannot cross a sandbar.' }],
    },
  ]);
  expect(countPassages(searchRules(chapters, 'aeronautes'))).toBe(1);
  expect(countPassages(searchRules(chapters, 'ah-mov.1'))).toBe(1);
  expect(searchRules(chapters, 'galleon')).toEqual([]);
});

test('an empty search shows the whole book', () => {
  const chapters = readRules(BOOK);
  expect(countPassages(searchRules(chapters, '  '))).toBe(5);
});

test('a rule is found by its number, in a list or in a table, and told without marks', () => {
  const chapters = readRules(`${BOOK}\n## More\n\n- **AH-MOV.4** A **step** costs \`1\`. [R 12]\n`);
  expect(ruleOf(chapters, 'AH-MOV.4')).toBe('A step costs 1.');
  expect(ruleOf(chapters, 'AH-CREW.2')).toBe('Diver');
  expect(ruleOf(chapters, 'AH-MOV.9')).toBeUndefined();
});
