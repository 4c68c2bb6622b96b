import type { About, Refusal } from '@portolan/kernel';
import type { Scene } from './api/scene.ts';

/** Why a request was not carried out: nothing was changed. The sentence is for people. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429 | 503,
    readonly problem: string,
    readonly sentence: string,
    readonly reason?: About,
  ) {
    super(sentence);
  }

  /** How the table stands, for who was behind. */
  behind: { readonly n: number; readonly scene?: Scene } | undefined;
}

export const noSuchTable = (): Refused => new Refused(404, 'noSuchTable', 'There is no such table.');
export const notFound = (): Refused => new Refused(404, 'notFound', 'There is nothing here.');
export const notForYou = (): Refused =>
  new Refused(403, 'notForYou', 'This table is private: ask for an invitation.');
export const notYourSeat = (): Refused => new Refused(403, 'notYourSeat', 'That seat is not yours.');
export const notPlaying = (): Refused =>
  new Refused(409, 'notPlaying', 'Nothing can be done at this table: it is not being played.');
export const stopped = (): Refused =>
  new Refused(
    423,
    'stopped',
    'This table is set aside: its rules failed. It can go on when they are repaired.',
  );

export const notSaved = (): Refused =>
  new Refused(503, 'notSaved', 'That could not be saved: nothing was changed. Try again.');

const BEHIND = new Set(['questionIsClosed', 'notYourTurn', 'matchIsOver']);

/** Refusals of the kernel that hold for every game, in words. */
const SENTENCES: { readonly [say: string]: string } = {
  questionIsClosed: 'That question is no longer open: the table has moved on.',
  notYourTurn: 'It is not your turn to answer.',
  matchIsOver: 'This game is over.',
  othersAreDeciding: 'Wait until the others have decided.',
  cannotUndo: 'That cannot be taken back.',
  cannotConcede: 'This game cannot be conceded.',
  notOffered: 'That is not among the choices.',
  wrongCount: 'That is too few or too many.',
  wrongAmount: 'That amount is not allowed.',
  wrongSeats: 'This game is not for that many players.',
  unknownOption: 'This game has no such option.',
  unknownValue: 'That option does not have that value.',
  bringsNothing: 'To this game nobody brings anything of their own.',
  inheritsNothing: 'This game goes on from no other.',
};

/** The refusal of the rules as an answer to a request. */
export function fromRules({ reason }: Refusal): Refused {
  const behind = BEHIND.has(reason.say);
  const sentence = SENTENCES[reason.say] ?? 'The rules do not allow that.';
  return new Refused(behind ? 409 : 422, reason.say, sentence, reason);
}

/** Whether the one who asked should be shown how the table stands now. */
export const isBehind = (refused: Refused): boolean => BEHIND.has(refused.problem);
