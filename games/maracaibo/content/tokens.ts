import { type In, type Mark, mark, type Nation, NATIONS } from './symbols.ts';

/** The 25 combat tokens. [MB-DATA.16] */

export type TokenId = string;
export interface TokenSide {
  readonly cv: number;
  readonly effect: Mark<In<'token'>> | undefined;
}
export interface CombatToken {
  readonly id: TokenId;
  readonly sides: { readonly [nation in Nation]: TokenSide };
  readonly most: boolean;
  readonly fewest: boolean;
}

const plain = (cv: number): TokenSide => ({ cv, effect: undefined });
const pay = (cv: number, x: number): TokenSide => ({ cv, effect: mark('tPay', { x }) });
const gain = (cv: number, x: number): TokenSide => ({ cv, effect: mark('tGain', { x }) });
const vp = (cv: number, x: number): TokenSide => ({ cv, effect: mark('tVp', { x }) });
const inf = (cv: number): TokenSide => ({ cv, effect: mark('tInf') });
const spy = (cv: number): TokenSide => ({ cv, effect: mark('tSpy') });

const PATTERNS: readonly {
  readonly name: string;
  readonly columns: readonly TokenSide[];
  readonly most: boolean;
  readonly fewest: boolean;
}[] = (
  [
    ['A', pay(6, 2), plain(4), inf(3), false, false],
    ['B', pay(7, 3), plain(5), spy(3), true, true],
    ['C', plain(5), gain(4, 1), vp(3, 2), false, false],
    ['D', pay(6, 1), plain(5), inf(2), false, true],
    ['E', pay(8, 4), gain(4, 1), spy(3), true, true],
    ['F', pay(6, 2), gain(5, 1), vp(3, 3), true, false],
    ['G', gain(4, 2), vp(4, 1), plain(4), true, true],
    ['H', pay(7, 2), gain(3, 2), inf(2), false, false],
  ] as const
).map(([name, first, second, third, most, fewest]) => ({
  name,
  columns: [first, second, third],
  most,
  fewest,
}));

/** The nations of the three columns in each rotation. */
const ROTATIONS: readonly (readonly Nation[])[] = [
  ['france', 'spain', 'england'],
  ['england', 'france', 'spain'],
  ['spain', 'england', 'france'],
];

function sidesOf(nations: readonly Nation[], columns: readonly TokenSide[]): CombatToken['sides'] {
  const side = (nation: Nation): TokenSide => columns[nations.indexOf(nation)] ?? plain(0);
  return { france: side('france'), spain: side('spain'), england: side('england') };
}

export const TOKENS: readonly CombatToken[] = [
  ...PATTERNS.flatMap(({ name, columns, most, fewest }) =>
    ROTATIONS.map((nations, i) => ({
      id: `${name}${i + 1}`,
      sides: sidesOf(nations, columns),
      most,
      fewest,
    })),
  ),
  { id: 'Z1', sides: sidesOf(NATIONS, [plain(5), plain(5), plain(5)]), most: true, fewest: true },
];

const BY_ID = new Map(TOKENS.map((token) => [token.id, token]));
export function tokenOf(id: TokenId): CombatToken {
  const token = BY_ID.get(id);
  if (!token) throw new Error(`no combat token ${id}`);
  return token;
}
