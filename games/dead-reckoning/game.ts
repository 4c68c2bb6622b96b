import {
  type Aside,
  type Game,
  type Outcome,
  type Rules,
  type Score,
  type Seat,
  Shape,
  Pick,
} from '@portolan/kernel';
import { ranking } from '../common/lists.ts';
import { CENSUS } from './content/census.ts';
import { passTurn } from './rules/end.ts';
import { imagine, type ReckoningView, view } from './rules/information.ts';
import { audit } from './rules/invariants.ts';
import { raiseLevel, riserOptions } from './rules/levels.ts';
import { rivalTurn } from './rules/rival.ts';
import { SOURCES, sumsOf, totalOf } from './rules/scoring.ts';
import { chooseTokens, deal } from './rules/setup.ts';
import { cargoAboard, coinsAboard } from './rules/ship.ts';
import { rearrange, rearranging } from './rules/stowing.ts';
import { active, isRival, player, type Table } from './rules/table.ts';
import { takeTurn } from './rules/turn.ts';
import { copyState, type Player, type Reckoning } from './state.ts';

/**
 * Dead Reckoning: crews grow card by card while ships explore, trade, fight and settle an unknown ocean.
 * RULES.md is the law of this folder; rules/ has a file for each of its chapters.
 */
export const deadReckoning: Game<Reckoning, ReckoningView> = {
  id: 'dead-reckoning',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    bonusTokens: { values: [true, false], default: true },
    chests: { values: ['closed', 'open'], default: 'closed' },
    level: { values: ['easy', 'normal', 'hard', 'expert'], default: 'normal' },
  },
  census: CENSUS,
  setup: deal,
  play,
  asides,
  outcome,
  concede,
  view,
  imagine,
  audit,
  copy: copyState,
};

/** One step is a turn. [DR-GEN.2] */
function* play(table: Table): Rules {
  const { state } = table;
  if (state.stage === 'tokens') return yield* chooseTokens(table);
  const someone = active(state);
  if (isRival(state, someone)) yield* rivalTurn(table);
  else yield* takeTurn(table);
  yield* passTurn(table, someone);
}

/** Out of turn: level up, and lay goods elsewhere or overboard. [DR-GEN.13] [DR-LVL.2] [DR-CARGO.17] [DR-CARGO.18] */
function asides(state: Reckoning, seat: Seat): readonly Aside<Reckoning>[] {
  const someone = player(state, seat);
  const found: Aside<Reckoning>[] = [];
  if (mayLevelUp(state, someone)) found.push(levelling(someone));
  if (mayRearrange(state, someone)) found.push(rearrangement(someone));
  return found;
}

const mayLevelUp = (state: Reckoning, someone: Player): boolean =>
  someone.due === 'due' && state.turn.player !== someone.seat && riserOptions(someone).length > 0;

/** Not in a battle of one's own ship, nor while one pays. [DR-CARGO.19] */
function mayRearrange(state: Reckoning, someone: Player): boolean {
  if (cargoAboard(someone) + coinsAboard(someone) === 0) return false;
  if (state.turn.paying && state.turn.player === someone.seat) return false;
  return !state.battle?.sides.some(({ player: who }) => who === someone.seat);
}

const levelling = (someone: Player): Aside<Reckoning> => ({
  question: new Pick(someone.seat, { say: 'levelUp' }, () => riserOptions(someone)),
  act(table, answer) {
    const chosen = riserOptions(player(table.state, someone.seat)).find(({ key }) => key === answer);
    if (chosen?.card === undefined) return;
    const me = player(table.state, someone.seat);
    me.due = '';
    raiseLevel(table, me, chosen.card, false);
  },
});

const rearrangement = (someone: Player): Aside<Reckoning> => ({
  question: new Shape(someone.seat, { say: 'respond', against: -1 }, rearranging(someone)),
  act(table, answer) {
    const me = player(table.state, someone.seat);
    const stowage = rearranging(me).read(answer);
    if (Array.isArray(stowage)) rearrange(table, me, stowage);
  },
});

function scores(state: Reckoning): Score[] {
  return state.players
    .filter((someone) => !isRival(state, someone))
    .map((someone) => {
      const sums = sumsOf(state, someone);
      return { total: totalOf(sums), parts: SOURCES.map((say) => ({ say, points: sums[say] })) };
    });
}

function outcome(state: Reckoning): Outcome | undefined {
  if (state.stage !== 'over') return undefined;
  if (state.rival) {
    const won = state.winners.includes(0);
    return {
      ranking: won ? [[0]] : [[], [0]],
      scores: scores(state),
      reason: { say: 'solo', won, level: state.solo },
    };
  }
  const totals = state.players.map((someone) => totalOf(sumsOf(state, someone)));
  const place = (seat: Seat): number => (state.winners.includes(seat) ? Infinity : (totals[seat] ?? 0));
  const most = Math.max(...totals);
  return {
    ranking: ranking(
      state.players.map(({ seat }) => seat),
      (a, b) => (place(a) === place(b) ? 0 : place(b) - place(a)),
    ),
    scores: scores(state),
    reason: { say: totals.filter((total) => total === most).length > 1 ? 'tieBroken' : 'mostCoins' },
  };
}

/** With two players the other wins at once; a captain alone loses. */
function concede(state: Reckoning, seat: Seat): Outcome | undefined {
  const reason = { say: 'conceded', seat };
  if (state.rival) return { ranking: [[], [0]], scores: scores(state), reason };
  if (state.players.length !== 2) return undefined;
  return { ranking: [[1 - seat], [seat]], scores: scores(state), reason };
}
