import { takes, PATROLS, FLAGSHIP, CUTTER, GUNSHIP, type Figure } from '../content/factions.ts';
import { slotFace, type Placement } from '../content/slots.ts';
import type { Note } from '../says.ts';
import type { Ahoy, Player } from '../state.ts';
import { isDominated } from './crew.ts';
import { valuesFor } from './dice.ts';
import { canMove } from './movement.ts';
import { isIsland, regionOf, spacesWith } from './regions.ts';
import { repairable } from './repair.ts';
import { flagshipAt, inReserve, onMap, whereIs } from './table.ts';

/** What a die would do on a slot now, as far as it can be told before it is placed. */
export interface Placing {
  readonly notes: readonly Note[];
  readonly costs: readonly Note[];
  /** Nothing would come of it: the note says why. */
  readonly idle?: true;
}

export function placing(state: Ahoy, someone: Player, { die, slot }: Placement): Placing {
  const face = slotFace(someone.faction, slot);
  const values = valuesFor(someone, die, face);
  const gold = takes(face.takes, die) ? 0 : Math.min(...values.map((value) => value.gold));
  const costs: Note[] = [{ say: 'theDie', gold }];
  const does = effect(
    state,
    someone,
    slot,
    values.map(({ value }) => value),
  );
  if (does === undefined) return { notes: [], costs };
  return isIdle(does) ? { notes: [does], costs, idle: true } : { notes: [does], costs };
}

const IDLE: readonly Note['say'][] = [
  'undamaged',
  'noComrades',
  'noneReady',
  'notAshore',
  'noReserve',
  'noPatrolsOut',
  'noPatrolsLeft',
  'noWind',
  'noRecruits',
];
const isIdle = ({ say }: Note): boolean => IDLE.includes(say);

/** What the action comes to for somebody who could give its die any of these values. */
function effect(state: Ahoy, someone: Player, slot: string, values: readonly number[]): Note | undefined {
  switch (slot) {
    case 'repair':
      return counted('mends', 'undamaged', repairable(someone).length, 2);
    case 'bombard':
      return counted('bombards', 'noComrades', comradesHere(state, someone));
    case 'order':
      return counted(
        'orders',
        'noPatrolsOut',
        onMap(state, PATROLS).filter((one) => canMove(state, one)).length,
        4,
      );
    case 'deploy':
      return inReserve(state, PATROLS).length > 0 ? undefined : { say: 'noPatrolsLeft' };
    case 'inspire':
      return counted('inspires', 'noneReady', Math.min(state.uprising.ready, state.regions.length), 4);
    case 'gather':
      return counted('gathers', 'noneReady', state.uprising.ready, 4);
    case 'rally':
      return isIsland(state, flagshipAt(state, 'union'))
        ? counted('rallies', 'noReserve', state.uprising.reserve, 4)
        : { say: 'notAshore' };
    case 'negotiate':
      return canNegotiate(state, someone) ? undefined : { say: 'noRecruits' };
    case 'fullSail':
      return { say: 'sailsFar', spaces: Math.max(...values) };
    case 'tailwind':
      return winds(state, FLAGSHIP[someone.faction], values);
    case 'cutterTailwind':
      return winds(state, CUTTER, values);
    case 'gunshipTailwind':
      return winds(state, GUNSHIP, values);
    default:
      return undefined;
  }
}

type Counted = 'mends' | 'bombards' | 'orders' | 'inspires' | 'gathers' | 'rallies' | 'winds';
type Nothing = 'undamaged' | 'noComrades' | 'noPatrolsOut' | 'noneReady' | 'noReserve' | 'noWind';

const counted = (say: Counted, none: Nothing, count: number, most = count): Note =>
  count === 0 ? { say: none } : { say, count: Math.min(count, most) };

const comradesHere = (state: Ahoy, someone: Player): number =>
  regionOf(state, flagshipAt(state, someone.faction)).comrades;

/** On an Island that is not held against it, with a card to take. [AH-SM.33] */
const canNegotiate = (state: Ahoy, someone: Player): boolean =>
  isIsland(state, flagshipAt(state, someone.faction)) &&
  state.market.length > 0 &&
  !isDominated(state, someone);

const winds = (state: Ahoy, figure: Figure, values: readonly number[]): Note =>
  counted(
    'winds',
    'noWind',
    spacesWith(state, ({ tailwind }, space) => values.includes(tailwind) && space !== whereIs(state, figure))
      .length,
  );
