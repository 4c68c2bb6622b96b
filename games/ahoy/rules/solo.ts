import type { Chosen, Outcome, Refusal, Score, Seat, Setup } from '@portolan/kernel';
import { givenUp, nth } from '../../common/lists.ts';
import { type Faction, FACTIONS_FOR, type Figure, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import type { Ahoy, Player, Solo } from '../state.ts';
import { byRank } from './end.ts';
import { gloryOf, player, refusal } from './table.ts';
import type { End } from '../says.ts';

/** Solo [AH-SOLO]: one human against bots, with levels, a score attack and three challenges. */

export const SOLO_OPTIONS = {
  solo: { values: ['none', 'voyage', 'scoreAttack', 'blockade', 'uprising', 'ironTide'], default: 'none' },
  captain: { values: ['squadron', 'smuggler1', 'union', 'smuggler2'], default: 'squadron' },
  level: { values: [1, 2, 3, 4], default: 2 },
} as const;

const SOLOS: readonly Solo[] = SOLO_OPTIONS.solo.values;
const CAPTAINS: readonly Faction[] = SOLO_OPTIONS.captain.values;
const ENOUGH_GLORY = 30;
const ROUNDS: { readonly [solo in Solo]?: number } = { scoreAttack: 6, blockade: 5 };
const BLOCKADE_GLORY = 16;

export function readSolo(options: Chosen): Pick<Ahoy, 'solo' | 'captain' | 'level'> {
  const solo = SOLOS.find((mode) => mode === options['solo']) ?? 'none';
  const captain = CAPTAINS.find((faction) => faction === options['captain']) ?? 'squadron';
  return { solo, captain, level: Number(options['level']) };
}

/** Which captain and table each challenge asks for. [AH-SOLO.8] [AH-SOLO.9] [AH-SOLO.10] */
export const CHALLENGES: {
  readonly [solo in Solo]?: { readonly captain: readonly Faction[]; readonly seats: number };
} = {
  blockade: { captain: ['smuggler1'], seats: 3 },
  uprising: { captain: ['union'], seats: 2 },
  ironTide: { captain: ['squadron'], seats: 4 },
};

/** Why such a solo table cannot be set. [AH-SOLO.2] */
export function admitSolo(setup: Setup): Refusal | undefined {
  const { solo, captain } = readSolo(setup.options);
  if (solo === 'none') return undefined;
  if (setup.options['factions'] !== 'seats') return refusal({ say: 'soloSeats', rule: 'AH-SOLO.2' });
  if (!FACTIONS_FOR[setup.seats]?.includes(captain))
    return refusal({ say: 'soloCaptain', rule: 'AH-SOLO.2' });
  const challenge = CHALLENGES[solo];
  if (challenge && (challenge.seats !== setup.seats || !challenge.captain.includes(captain))) {
    return refusal({ say: 'soloChallenge', solo, seats: challenge.seats, rule: 'AH-SOLO.2' });
  }
  return undefined;
}

/** [AH-SOLO.5] */
export function applyLevel(state: Ahoy): void {
  if (state.solo === 'none') return;
  for (const someone of state.players) {
    const human = someone.faction === state.captain;
    const extra = state.level === 1 && human ? 2 : state.level >= 3 && !human ? 1 : 0;
    someone.gold += extra;
    state.supply -= extra;
    if (state.level === 4 && !human) someone.glory.headStart = 3;
  }
}

/** Figures that stand on the Squadron's Island from the start. [AH-SOLO.8] [AH-SOLO.9] */
export function soloFigures(state: Ahoy): Figure[] {
  if (state.solo === 'blockade') return [nth(STRONGHOLDS, 0)];
  return state.solo === 'uprising' ? PATROLS.slice(1, 3) : [];
}

/** Somebody has 30 glory, or a timed challenge has run its rounds. [AH-END.2] [AH-SOLO.6] [AH-SOLO.8] */
export function isOver(state: Ahoy): boolean {
  const rounds = ROUNDS[state.solo];
  return rounds === undefined
    ? state.players.some((someone) => gloryOf(someone) >= ENOUGH_GLORY)
    : state.round >= rounds;
}

export type Medal = 'gold' | 'silver' | 'bronze' | 'none';
export interface SoloResult {
  readonly result: 'won' | 'drawn' | 'lost';
  /** The captain's glory less that of the best bot. [AH-SOLO.7] */
  readonly margin: number;
  readonly medal: Medal;
}

export function soloResult(state: Ahoy): SoloResult {
  const captain = player(state, state.captain);
  const bots = state.players.filter((someone) => someone !== captain);
  const margin = gloryOf(captain) - Math.max(...bots.map(gloryOf));
  const medal = state.solo === 'scoreAttack' ? medalFor(margin) : 'none';
  return { result: resultOf(state, captain, medal), margin, medal };
}

/** [AH-SOLO.7] */
const medalFor = (margin: number): Medal =>
  margin >= 10 ? 'gold' : margin >= 5 ? 'silver' : margin >= 0 ? 'bronze' : 'none';

function resultOf(state: Ahoy, captain: Player, medal: Medal): SoloResult['result'] {
  if (state.solo === 'scoreAttack') return medal === 'none' ? 'lost' : 'won';
  if (state.solo === 'blockade')
    return gloryOf(captain) - captain.glory.pledges >= BLOCKADE_GLORY ? 'won' : 'lost';
  const ahead = state.players.filter((someone) => byRank(someone, captain) <= 0);
  if (ahead.length === 1) return 'won'; // [AH-SOLO.4]
  return ahead.every((someone) => byRank(someone, captain) === 0) ? 'drawn' : 'lost';
}

/** The captain gives up: a loss without a score. Bots never do. [AH-SOLO.12] */
export function soloConcession(state: Ahoy, seat: Seat, scores: readonly Score[]): Outcome | undefined {
  if (player(state, state.captain).seat !== seat) return undefined;
  const seats = state.players.map((someone) => someone.seat);
  const reason: End = { say: 'soloConceded' };
  return { ranking: givenUp(seats, seat), scores, reason };
}

/** The seed of a day's voyage; the date is written year-month-day. [AH-SOLO.11] */
export const dailySeed = (date: string): string => `ahoy ${date}`;

/** Under which heading a best result is kept. [AH-SOLO.12] */
export const bestKey = ({
  solo,
  captain,
  level,
  players,
}: Pick<Ahoy, 'solo' | 'captain' | 'level'> & {
  readonly players: { readonly length: number };
}): string => [solo, captain, level, players.length].join(' ');
