import { type Rules } from '@portolan/kernel';
import { CUTTER, type Figure, FLAGSHIP, GUNSHIP } from '../content/factions.ts';
import type { SlotId } from '../content/slots.ts';
import type { Ahoy, At, Manner, Player } from '../state.ts';
import type { Ask } from '../says.ts';
import type { Plain, SpaceOption } from '../choices.ts';
import { directMove, move } from './movement.ts';
import { gunnersMate } from './passives.ts';
import { crewDieAction } from './powers.ts';
import { spacesWith } from './regions.ts';
import { repair } from './repair.ts';
import { fullSail, negotiate } from './smugglers.ts';
import { bombard, deploy, order } from './squadron.ts';
import { face, pick, spaceOptions, type Table, whereIs } from './table.ts';
import { gather, inspire, rally } from './union.ts';

/** What the die on a slot does. The actions common to all factions are here [AH-ACT], the others with their faction. Nothing is left to run where it was done at once. */
export function act(table: Table, someone: Player, slot: SlotId, value: number): Rules | void {
  const { faction } = someone;
  const flagship = FLAGSHIP[faction];
  switch (slot) {
    case 'sail':
      return move(table, { figure: flagship, by: faction, spaces: 2, manner: 'sail' });
    case 'tailwind':
      return tailwind(table, someone, flagship, value, { manner: 'tailwind' });
    case 'cannons':
    case 'cannons2':
      return gunnersMate(table, someone); // loaded from now on [AH-ACT.7]
    case 'repair':
      return repair(table, someone, 2);
    case 'bombard':
      return bombard(table);
    case 'order':
      return order(table, someone);
    case 'deploy':
      return deploy(table, someone);
    case 'inspire':
      return inspire(table, someone);
    case 'gather':
      return gather(table);
    case 'rally':
      return rally(table);
    case 'fullSail':
      return fullSail(table, someone, value);
    case 'negotiate':
      return negotiate(table, someone);
    case 'cutterSail':
      return move(table, { figure: CUTTER, by: faction, spaces: 3, ignores: ['wrecks'] }); // [AH-UN.26] [AH-UN.28]
    case 'gunshipSail':
      return move(table, { figure: GUNSHIP, by: faction, spaces: 2, ignores: ['wrecks'] }); // [AH-UN.25]
    case 'cutterTailwind':
      return tailwind(table, someone, CUTTER, value, { ignores: ['wrecks'] });
    case 'gunshipTailwind':
      return tailwind(table, someone, GUNSHIP, value, { ignores: ['wrecks'] });
    default:
      return crewDieAction(table, someone, slot);
  }
}

/** Spaces with this Tailwind icon, other than the figure's own. [AH-ACT.3] [AH-ACT.6] */
const windTo = (state: Ahoy, figure: Figure, value: number): At[] =>
  spacesWith(state, (terrain, space) => terrain.tailwind === value && space !== whereIs(state, figure));

/** A figure may DIRECT MOVE to a matching icon. [AH-ACT.3] [AH-ACT.5] [AH-UN.27] */
function* tailwind(
  table: Table,
  someone: Player,
  figure: Figure,
  value: number,
  how: { manner?: Manner; ignores?: readonly ['wrecks'] },
): Rules {
  const { state } = table;
  const spaces = windTo(state, figure, value);
  if (spaces.length === 0) return;
  const options = (): (SpaceOption | Plain)[] => [...spaceOptions(spaces), { key: 'no' }];
  const about: Ask = { say: 'tailwind', value, figure: face(figure).on };
  const landing = yield* pick(someone.seat, about, options);
  if ('space' in landing) yield* directMove(table, { figure, by: someone.faction, ...how }, landing.space);
}
