import { type Rules } from '@portolan/kernel';
import { FLAGSHIP } from '../content/factions.ts';
import { CARDS } from '../content/market.ts';
import { type Ahoy, type Player } from '../state.ts';
import type { EffectKey, Plain, SpaceOption } from '../choices.ts';
import type { GoldSource } from '../says.ts';
import { battlesAt, foesAt } from './battle.ts';
import { boxCrew, cardOptions } from './crew.ts';
import { strike } from './damage.ts';
import { standing } from './movement.ts';
import { regionOf, spacesOf } from './regions.ts';
import {
  chooseTarget,
  type CrewAt,
  type Effect,
  flagshipAt,
  gainGold,
  hasCrew,
  isFlagship,
  may,
  opponentsInRegion,
  pick,
  spaceOptions,
  type Table,
} from './table.ts';

/** Crew that act at a moment of somebody's game: repairs, loading cannons, victories, the end of a turn. [AH-CREW] */

/** After repairing, 1 damage to a figure in the region. [AH-CREW.2] */
export function* bombMaker(table: Table, someone: Player): Rules {
  if (
    !hasCrew(someone, 'repair', 'bombMaker') ||
    opponentsInRegion(table.state, someone.faction).length === 0
  )
    return;
  const figure = yield* chooseTarget(table.state, someone, { say: 'bombMaker' }, true);
  if (figure !== undefined) yield* strike(table, someone, figure);
}

/** Spaces of the region with somebody to fight, as if the Flagship moved there. */
function aims(state: Ahoy, someone: Player): SpaceOption[] {
  const region = regionOf(state, flagshipAt(state, someone.faction));
  return spaceOptions(
    spacesOf(region).filter((space) => foesAt(state, FLAGSHIP[someone.faction], space).length > 0),
  );
}

/** A die placed on Cannons may start battles in the region; the Flagship stays where it is. [AH-CREW.4] [AH-RULING.69] */
export function* gunnersMate(table: Table, someone: Player): Rules {
  const { state } = table;
  if (!hasCrew(someone, 'cannons', 'gunnersMate') || aims(state, someone).length === 0) return;
  const options = (): (SpaceOption | Plain)[] => [...aims(state, someone), { key: 'no' }];
  const aim = yield* pick(someone.seat, { say: 'gunnersMate' }, options);
  if (!('space' in aim)) return;
  const { space } = aim;
  yield* standing(table, FLAGSHIP[someone.faction], (voyage) => battlesAt(table, voyage, space));
}

/** The Buccaneer leaves to take 2 of the loser's crew along. [AH-CREW.5] */
export function* buccaneer(table: Table, winner: Player, loser: Player, agreed: boolean): Rules {
  const card = winner.crew.find((one) => CARDS[one].crew === 'buccaneer');
  if (card === undefined || !(agreed || (yield* may(winner.seat, { say: 'buccaneer' }, CARDS[card].on))))
    return;
  boxCrew(table, winner, card);
  for (let left = 2; left > 0 && loser.crew.length > 0; left--) {
    const victim = yield* pick(winner.seat, { say: 'buccaneerTakes', left }, () => cardOptions(loser.crew));
    boxCrew(table, loser, victim.card);
  }
}

/** At the end of a turn: 1 gold beside an opposing Flagship. [AH-CREW.12] */
function archivist(table: Table, someone: Player): Effect[] {
  const works =
    hasCrew(someone, 'endOfTurn', 'archivist') &&
    opponentsInRegion(table.state, someone.faction).some(isFlagship);
  return works ? [goldEffect(table, someone, 'archivist')] : [];
}

/** At the end of a turn: 1 gold if no slot is damaged, ship plans included. [AH-CREW.13] */
function elder(table: Table, someone: Player): Effect[] {
  const works = hasCrew(someone, 'endOfTurn', 'elder') && someone.slots.every((slot) => !slot.damaged);
  return works ? [goldEffect(table, someone, 'elder')] : [];
}

const AT_END_OF_TURN: {
  readonly [crew in CrewAt<'endOfTurn'>]: (table: Table, someone: Player) => Effect[];
} = { archivist, elder };

export const crewAtEndOfTurn = (table: Table, someone: Player): Effect[] =>
  Object.values(AT_END_OF_TURN).flatMap((effects) => effects(table, someone));

/** An effect that just pays gold. */
export function goldEffect(table: Table, someone: Player, from: EffectKey & GoldSource, gold = 1): Effect {
  return {
    key: from,
    optional: false,
    *run(): Rules {
      gainGold(table, someone, gold, from);
    },
  };
}
