/** How fast players think: ponderings of the admiral a second, as it plays, and with playouts of 50 decisions. */
import { listed } from '@portolan/games';
import { type Advice, type Game, Match, Random, type Seat } from '@portolan/kernel';
import { PLAYERS, seenBy } from '@portolan/players';
import { type Row, round } from '../command.ts';
import { LONG_WARM_UP_MS, perSecond } from './measure.ts';

const DECISIONS = 50;
/** A tree is begun anew this often, as it is for every question in a game. */
const PONDERINGS = 2000;

export async function playersSection(games: readonly Game[]): Promise<Row[]> {
  return Promise.all(games.map(async (game) => rowOf(game, await listed(game.id)?.advice())));
}

function rowOf(game: Game, advice: Advice | undefined): Row {
  if (!advice) return { game: game.id };
  const match = middleOf(game);
  let asked = 0;
  const far = { horizon: Infinity, calm: () => ++asked % DECISIONS === 0 };
  const plain = { worth: (state: unknown) => advice.worth(state), swing: advice.swing };
  return {
    game: game.id,
    'ponderings/s': Math.round(pace(match, advice)),
    [`of ${DECISIONS} decisions`]: Math.round(pace(match, { ...advice, ...far })),
    'answered at random': Math.round(pace(match, { ...plain, ...far })),
    'fork µs': round(1e6 / perSecond(() => (match.fork(0, 'fork'), 1))),
  };
}

/** A match in the middle of a game, at the start of a step. */
function middleOf(game: Game): Match {
  const random = Random.seeded('middle');
  const seats = Math.max(2, game.seats.min);
  const match = Match.start(game, { seats, seed: 'middle' });
  for (let answers = 0; answers < 100 || match.tailLength > 0 || isTable(match); answers++) {
    const [question] = match.open;
    if (!question) return Match.start(game, { seats, seed: 'middle' });
    match.answer(question.seat, match.serial, question.sample(random));
  }
  return match;
}

const isTable = (match: Match): boolean => match.open[0]?.seat === 'table';
const seatOf = (match: Match): Seat => Number(match.open[0]?.seat);

function pace(match: Match, advice: Advice): number {
  let trees = 0;
  return perSecond(() => {
    const seen = seenBy(match, seatOf(match), `bench ${trees++}`);
    const thought = seen && PLAYERS.admiral(seen, advice);
    let done = 0;
    while (done < PONDERINGS && thought?.ponder()) done++;
    return Math.max(1, done);
  }, LONG_WARM_UP_MS);
}
