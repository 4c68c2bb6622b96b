import { expect, test } from 'vitest';
import { apart, lawOf, shownBy, titlesIn } from './numbers.ts';

const LAW = `
- **AH-GEN.1** The game is for 2 to 4 players.
- **AH-RULING.1** A ruling explains a rule.
- **PI-KW.captain.2** A captain shoots after moving.
- **EX-1** A worked example.
- **EX-D2** Another.
- **DC-3** A choice of design.
  - **MB-INT.2** Either (a) buy a card or (b) score.
| AH-CREW.4 | Gunner's Mate | (a) One thing. (b) Another. [R 3] | 1 |
| AH-CREW.20 | Diver | (a) The only thing. | 1 |
| **MB-SYM.1** | INCOME | More income. |
| Ahoy | AH-GEN.9 | not a rule of its own |
`;

test('rules are the numbered lines and rows; rulings and design choices need no test', () => {
  expect(lawOf(LAW).required).toEqual([
    'AH-GEN.1',
    'PI-KW.captain.2',
    'EX-1',
    'EX-D2',
    'MB-INT.2',
    'AH-CREW.4',
    'AH-CREW.4a',
    'AH-CREW.4b',
    'AH-CREW.20',
    'MB-SYM.1',
  ]);
});

test('rulings and clauses may be cited', () => {
  const { known } = lawOf(LAW);
  expect(['AH-RULING.1', 'MB-INT.2a', 'AH-CREW.20a'].every((number) => known.has(number))).toBe(true);
  expect(known.has('AH-GEN.9')).toBe(false);
});

test('a number alone shows none of its clauses, a clause shows its number', () => {
  expect(shownBy(['one [AH-CREW.4]'])).toEqual(new Set(['AH-CREW.4']));
  expect(shownBy(['one [AH-CREW.4b]'])).toEqual(new Set(['AH-CREW.4', 'AH-CREW.4b']));
});

test('a range shows only the numbers that are written out', () => {
  expect(shownBy(['[AH-BAT.3–7]', '[AH-GEN.1 to AH-GEN.3]', 'as in EX-12, EX-D1'])).toEqual(
    new Set(['AH-BAT.3', 'AH-GEN.1', 'AH-GEN.3', 'EX-12', 'EX-D1']),
  );
});

test('titles are read from the calls themselves, not from comments or bodies', () => {
  const source = `
    // test('a comment [AH-GEN.1]')
    describe('a chapter [AH-GEN.2]', () => {
      test("a rule [AH-GEN.3]", () => { expect('AH-GEN.4').toBe(1); });
      it.each([[1, (2)], ['AH-GEN.5']])('each %i [AH-GEN.6]', () => {});
      test.for\`a | b\`(\`\${name} moves [AH-GEN.7]\`, () => {});
      other('[AH-GEN.8]', () => {});
    });`;
  expect([...shownBy(titlesIn('a.test.ts', source))]).toEqual([
    'AH-GEN.2',
    'AH-GEN.3',
    'AH-GEN.6',
    'AH-GEN.7',
  ]);
});

test('two languages have the same numbers, whatever letters their clauses have', () => {
  const english = lawOf('- **AH-GEN.1** One.\n- **AH-GEN.2** Two.\n| AH-CREW.4 | (a) sail, (b) row |');
  const french = lawOf('- **AH-GEN.1** Un.\n- **AH-GEN.3** Trois.\n| AH-CREW.4 | a) voguer, b) ramer |');
  expect(apart(english.known, french.known)).toEqual(['AH-GEN.2', 'AH-GEN.3']);
});
