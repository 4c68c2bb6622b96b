import { cardOf, type CardSign } from '../content/projects.ts';
import { HOME_20 } from '../content/places.ts';
import { type Nation, NATIONS } from '../content/symbols.ts';
import { incomeValue, RANKS } from '../content/tracks.ts';
import { careerOf } from '../content/careers.ts';
import { crossed, END, stepsTo } from '../content/trail.ts';
import { WORTH } from '../rules/prestige.ts';
import { multiplier } from '../rules/scoring.ts';
import { compasses, upgrades } from '../rules/table.ts';
import { type Maracaibo, type Player, total } from '../state.ts';

/** What a position is worth to each seat, in points at the end of the game. */

/** Scorings whose income is still to come, this round's included. */
const scoringsLeft = ({ round }: Maracaibo): number => 5 - round;

/** How much of the game is left: 1 at the start of round I, 0 at the end. */
const future = ({ round }: Maracaibo, who: Player): number =>
  (4 - round + Math.max(0, HOME_20 - Math.min(who.ship, HOME_20)) / HOME_20) / 4;

function incomeOf(state: Maracaibo, who: Player): number {
  const left = scoringsLeft(state);
  const doubloons = who.incomeD * (left - 1) * DOUBLOON;
  return who.incomeVp * left + incomeValue(who.incomeD) + doubloons;
}

/** A doubloon buys about so many points. */
const DOUBLOON = 0.45;

function nationsOf(state: Maracaibo, who: Player): number {
  let worth = 0;
  for (const nation of NATIONS) worth += nationOf(state, who, nation);
  return worth;
}

/** Rank times what the multiplier may become, and a little for the way to the next rank and for the lead. */
function nationOf(state: Maracaibo, who: Player, nation: Nation): number {
  const steps = who.influence[nation];
  const rank = (RANKS[steps] ?? 0) + 0.3 * ((RANKS[Math.min(16, steps + 2)] ?? 0) - (RANKS[steps] ?? 0));
  const growth = 0.8 * (4 - state.round);
  const rivals = state.players.filter((other) => other !== who && other.influence[nation] >= steps).length;
  const lead = steps > 0 ? 3 / (1 + rivals) : 0;
  return rank * (multiplier(state, nation) + growth) + lead;
}

/** What a permanent effect is worth for the whole of the game to come. */
const LASTING: { readonly [sign in CardSign]?: number } = {
  permObject: 3,
  discount: 6,
  combatCp: 5,
  compass: 5,
  explorerPlus: 6,
  explorerSteal: 2,
  spyToll: 5,
  spyToCp: 2,
  nationCp: 3,
  cubeHunter: 3,
  vaMapsVp: 4,
  vaMapsD: 4,
  vaBooks: 5,
  vaTwoGoods: 5,
  caGlory: 6,
  caPlunder: 5,
};

function cardsOf(state: Maracaibo, who: Player): number {
  const left = future(state, who);
  let worth = 0;
  for (const { card } of who.bought) {
    const { vp, effects } = cardOf(card);
    worth += vp;
    for (const { sign } of effects) worth += (LASTING[sign] ?? 0) * left;
  }
  return worth;
}

/** Spies on the map bring points every round, or an action. */
const spiesOf = (state: Maracaibo, who: Player): number =>
  who.abroad.length * 3 * (4 - state.round + 0.5) + 1.2 * Math.min(who.spies, 4);

function buildingsOf(state: Maracaibo, who: Player): number {
  const index = state.players.indexOf(who);
  let worth = 0;
  for (const { building, investors } of state.prestige)
    if (investors.includes(index)) worth += WORTH[building](who) + 3 * (4 - state.round);
  return worth;
}

function careerWorth(state: Maracaibo, who: Player): number {
  if (who.career === '') return 0;
  const open = who.objectives.filter((done) => !done).length;
  const given = careerOf(who.career).objectives.reduce(
    (sum, { d }, i) => sum + (who.objectives[i] ? d * DOUBLOON : 0),
    0,
  );
  return given - (state.round === 4 ? 0.5 * open : 0);
}

function explorationOf(state: Maracaibo, who: Player): number {
  const lines = Number(!crossed(who.explorer, 'green')) + Number(!crossed(who.explorer, 'red'));
  const left = stepsTo(who.explorer, END);
  return -0.8 * left * Math.min(1, future(state, who) + 0.3) - lines;
}

function worthOf(state: Maracaibo, who: Player): number {
  const left = future(state, who);
  const ship = upgrades(who) * 2.5 * left + (24 - who.discs.reduce((sum, count) => sum + count, 0)) * left;
  const means = DOUBLOON * Math.min(who.doubloons, 12 + 30 * left) + 0.8 * who.cp * Math.min(1, left + 0.2);
  const hand = (0.4 * who.hand.length + 0.8 * who.planning.length) * left;
  const deeds = 0.8 * who.tokens.length * left + 1.2 * who.quests.length * left + compasses(who) * 0.5 * left;
  return (
    total(who.points) +
    incomeOf(state, who) +
    nationsOf(state, who) +
    cardsOf(state, who) +
    spiesOf(state, who) +
    buildingsOf(state, who) +
    careerWorth(state, who) +
    explorationOf(state, who) +
    who.combos.length * 1.5 * left +
    ship +
    means +
    hand +
    deeds
  );
}

/** What a good captain can expect to end with: alone one plays against that, as if it were a rival. */
const PAR = 130;

/** Of a finished game, the points themselves. */
export function worth(state: Maracaibo): readonly number[] {
  const points = state.players.map(() => 0);
  for (const who of state.players)
    points[who.seat] = state.stage === 'over' ? total(who.points) : worthOf(state, who);
  return state.jeanne ? [...points, PAR] : points;
}
