import { crewCard } from '../content/crew.ts';
import { builtMasts, pieces } from '../content/pieces.ts';
import { isDerelict } from '../rules/table.ts';
import { banked } from '../rules/victory.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { enemiesOf, fleets, type Sailing, standing, wallsOf } from './prospects.ts';

/** What a position is worth to each seat, in gold at the end of the game. */

/** A ship for what it can still do; more while it is whole. */
function soundness({ ship, hull }: Sailing): number {
  const card = pieces[ship.piece];
  if (isDerelict(ship)) return 0.03 * card.cost;
  const whole = Math.max(1, builtMasts(card));
  let crew = 0;
  for (const sailor of ship.crew) crew += crewCard(sailor.crew).cost;
  return card.cost * (0.06 + 0.1 * Math.min(1, hull / whole)) + 0.08 * crew;
}

/** What lies on a ship besides the sea. */
function troubles(ship: Ship): number {
  return (ship.entangledIn === NONE ? 0 : 0.3) + (ship.lostIn === NONE ? 0 : 0.4) + 0.2 * ship.marks.length;
}

const worthOf = (state: Pirates, one: Sailing, enemies: readonly Sailing[]): number =>
  soundness(one) + standing(state, one, one.ship, one.ship.docked, enemies) - troubles(one.ship);

export function worth(state: Pirates): readonly number[] {
  const all = fleets(state);
  return all.map((fleet, seat) => {
    const enemies = enemiesOf(all, seat);
    let sum = banked(state, seat) + wallsOf(state, seat);
    for (const one of fleet) sum += worthOf(state, one, enemies);
    return sum;
  });
}
