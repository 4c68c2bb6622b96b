import type { CrewId } from '../content/crew.ts';
import type { Fleet, Hands } from '../content/fleets.ts';
import type { Pirates, Scenario } from '../state.ts';
import { banked } from './victory.ts';

/** The campaign [PI-SOLO.10]: the scenarios in order; who is lost stays lost, and all gold banked counts. */

export const CAMPAIGN: readonly Scenario[] = [
  'goldRush',
  'convoy',
  'siege',
  'monsterHunt',
  'icePassage',
  'salvage',
];

export interface Campaign {
  /** How many scenarios have been played. */
  readonly played: number;
  /** Crew that are not available any more. */
  readonly lost: readonly CrewId[];
  readonly score: number;
}

export const NEW_CAMPAIGN: Campaign = { played: 0, lost: [], score: 0 };

/** The scenario to play next; nothing when the campaign is over. */
export const nextScenario = ({ played }: Campaign): Scenario | undefined => CAMPAIGN[played];

/** What the campaign comes to after a scenario that is over. */
export function afterScenario(campaign: Campaign, state: Pirates): Campaign {
  const fallen = state.players[0]?.lost.map(({ crew }) => crew) ?? [];
  return {
    played: campaign.played + 1,
    lost: [...campaign.lost, ...fallen],
    score: campaign.score + banked(state, 0),
  };
}

/** A fleet without the crew that the campaign has cost. */
export function survivors(fleet: Fleet, { lost }: Campaign): Fleet {
  const gone = [...lost];
  const spared = (hands: Hands): CrewId[] =>
    hands.crew.filter((crew) => {
      const at = gone.indexOf(crew);
      if (at >= 0) gone.splice(at, 1);
      return at < 0;
    });
  return {
    ...fleet,
    ships: fleet.ships.map((ship) => ({ ...ship, crew: spared(ship) })),
    home: { ...fleet.home, crew: spared(fleet.home) },
  };
}
