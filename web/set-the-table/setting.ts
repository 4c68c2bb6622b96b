import type { Chosen, Options, OptionValue, Range } from '@portolan/kernel';
import type { ComponentType } from 'react';
import type { Bot, Sitter } from '../harbour/harbour.ts';
import type { Language } from '../settings.ts';

/** What a game says about itself so that its table can be set. */
export interface Setting {
  readonly seats: Range;
  readonly options: Options;
  /** Who sits in each seat of a table of that many, in the order of the seats. */
  places(seats: number, language: Language): readonly Place[];
  /** What an option is called, and each of its values. */
  option(name: string, language: Language): string;
  optionValue(name: string, value: OptionValue, language: Language): string;
  /** Three things a beginner should know. */
  firstWords(language: Language): readonly string[];
}

export interface Place {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  /** A CSS colour, and an emblem whose shape tells the seat apart without it. */
  readonly colour: string;
  readonly Emblem: ComponentType;
}

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

export const botOf = (sitter: Sitter): Bot => (sitter.kind === 'bot' ? sitter.bot : 'mate');
