import type { Name, Sentences } from './said.ts';
import type { KernelRefusals } from './says.ts';

/** What sentences of every game are made of in English. */

export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** The verb for so many: 1 leaves, 2 leave. */
export const verb = (count: number, one: string, more: string): string => (count === 1 ? one : more);

export const and = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

/** A name that takes no article, or has it already. */
export const proper = (name: string): Name => ({ the: name, of: `of ${name}`, to: `to ${name}` });

export const refusals: Sentences<KernelRefusals> = {
  notOffered: () => 'That is not among the choices now.',
  wrongCount: (s) => `Choose between ${s.number('min')} and ${s.number('max')}.`,
  wrongAmount: (s) => `Choose a number from ${s.number('min')} to ${s.number('max')}.`,
  matchIsOver: () => 'The game is over.',
  questionIsClosed: () => 'The game has moved on since then.',
  notYourTurn: () => 'It is not your turn to decide.',
  cannotUndo: () => 'That cannot be taken back: something was revealed, or somebody has answered since.',
  cannotConcede: () => 'With so many players a bot takes over instead.',
  othersAreDeciding: () => 'Wait until everybody has decided.',
  wrongSeats: (s) => `This game is for ${s.number('min')} to ${s.number('max')} players.`,
  unknownOption: () => 'There is no such option.',
  unknownValue: () => 'That option has no such value.',
  bringsNothing: () => 'To this game nobody brings anything of their own.',
  inheritsNothing: () => 'This game goes on from no other.',
};
