import type { Chosen, Options } from '@portolan/kernel';
import type { Setting } from '@portolan/games/board/board.ts';
import type { Bot, Sitter } from '../harbour/harbour.ts';

/** The first seating: I take the first seat, mates take the others. */
export const firstSeating = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'mate' }));

export const defaultsOf = (options: Options): Chosen =>
  Object.fromEntries(Object.entries(options).map(([name, choices]) => [name, choices.default]));

/** Only one seat is mine: taking another leaves mine to a bot. */
export function seated(sitters: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  return sitters.map((before, i) => {
    if (i === seat) return sitter;
    return sitter.kind === 'me' && before.kind === 'me' ? { kind: 'bot', bot: 'mate' } : before;
  });
}

/** More seats are filled by mates; the seats that stay keep who sat there, and somebody is me. */
export function resized(sitters: readonly Sitter[], seats: number): Sitter[] {
  const kept = [...sitters.slice(0, seats), ...firstSeating(seats).slice(sitters.length)];
  return kept.some(({ kind }) => kind === 'me') ? kept : seated(kept, 0, { kind: 'me' });
}

/** The table as the game arranges it for the options chosen: alone, everybody else is a bot. */
export function arranged(setting: Setting, sitters: readonly Sitter[], options: Chosen): Table {
  const shown = Object.keys(options);
  const mine = Math.max(
    0,
    sitters.findIndex(({ kind }) => kind === 'me'),
  );
  const table = setting.arrange?.({ seats: sitters.length, mine, options });
  if (!table?.alone) return { sitters, options, shown: table?.shown ?? shown, alone: false, fixed: false };
  const others = resized(sitters, table.seats).map((sitter): Sitter => ({ kind: 'bot', bot: botOf(sitter) }));
  return { ...table, sitters: seated(others, table.mine, { kind: 'me' }) };
}

interface Table {
  readonly sitters: readonly Sitter[];
  readonly options: Chosen;
  /** Options that mean something now. */
  readonly shown: readonly string[];
  readonly alone: boolean;
  /** How many sit there is not to be chosen. */
  readonly fixed: boolean;
}

export const botOf = (sitter: Sitter): Bot => (sitter.kind === 'bot' ? sitter.bot : 'mate');
