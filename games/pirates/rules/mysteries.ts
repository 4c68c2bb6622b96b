import { type Rules, type Seat } from '@portolan/kernel';
import { mysteries, type Mystery } from '../content/islands.ts';
import { shipLinks } from '../content/links.ts';
import { type Land, NONE, type Pirates, seenBy, type Ship } from '../state.ts';
import type { Plain, Thing } from '../choices.ts';
import type { Ask } from '../says.ts';
import { loseMast } from './damage.ts';
import { canExplore, explore } from './exploring.ts';
import { takeCrew, trim } from './cargo.ts';
import { knows, setMark } from './highseas.ts';
import { mastRepair } from './repairing.ts';
import {
  choose,
  crewName,
  islandName,
  landAt,
  may,
  pick,
  roll,
  shipName,
  show,
  showCrew,
  type Table,
} from './table.ts';

/** Mysterious islands [PI-MYST]: a d6 for each ship that docks, before anything else. */

/** An Ex-Patriot linked to the ship adds 1. [PI-MYST.3] [PI-KW.expatriot.4] */
const pathfinder = (ship: Ship): number =>
  ship.crew.some(
    (sailor) =>
      knows(sailor, 'expatriot') &&
      shipLinks.some(([crew, linked]) => crew === sailor.crew && linked === ship.piece),
  )
    ? 1
    : 0;

const isMysteryRoll = (roll: number): roll is keyof typeof mysteries => roll in mysteries;

export function* mystery(table: Table, ship: Ship, land: Land): Rules {
  const result = roll(table, 'mysterious island') + pathfinder(ship);
  const found: Mystery = isMysteryRoll(result) ? mysteries[result] : 'nothing';
  table.tell({ say: 'mystery', ship: shipName(ship), island: islandName(land), die: result, found });
  switch (found) {
    case 'rocks':
      return yield* loseMast(table, ship);
    case 'desertion':
      return yield* desert(table, ship, land);
    case 'becalmed':
      return setMark(ship, 'slowed');
    case 'nothing':
      return;
    case 'yard':
      return yield* mastRepair(table, ship);
    case 'guide':
      return yield* guide(table, ship, land);
    case 'farSight':
      yield* guide(table, ship, land);
      return yield* lookAtIsland(table, ship.seat, land);
  }
}

/** One crew goes ashore and cannot board again this turn. */
function* desert(table: Table, ship: Ship, land: Land): Rules {
  if (ship.crew.length === 0) return;
  const crew = (): { key: string; on: string; id: number }[] =>
    ship.crew.map((sailor) => ({ key: String(sailor.id), on: crewName(sailor), id: sailor.id }));
  const { id } = yield* choose(ship.seat, { say: 'desertion', ship: shipName(ship) }, crew);
  const sailor = takeCrew(ship, id);
  sailor.moved = true;
  [sailor.x, sailor.y] = [land.x, land.y];
  land.crew.push(sailor);
  if (knows(sailor, 'marine')) showCrew(table, sailor); // he stands at a post [PI-RULING.119]
  table.tell({
    say: 'movedCrew',
    seat: sailor.seat,
    crew: crewName(sailor),
    from: shipName(ship),
    to: islandName(land),
  });
  yield* trim(table, ship);
}

function* guide(table: Table, ship: Ship, land: Land): Rules {
  if (land.fort || !canExplore(ship)) return;
  const about: Ask = { say: 'exploreNow', ship: shipName(ship), island: islandName(land) };
  if (!(yield* may(ship.seat, about, islandName(land)))) return;
  yield* explore(table, ship, land);
}

const otherIslands = (state: Pirates, land: Land): Land[] =>
  state.islands.filter((other) => other.home === NONE && other !== land && other.coins.length > 0);

/** Somebody may look at all coins of another wild island. */
export function* lookAtIsland(table: Table, seat: Seat, land: Land): Rules {
  const { state } = table;
  if (otherIslands(state, land).length === 0) return;
  const options = (): (Plain | (Thing & { land: number }))[] => [
    ...otherIslands(state, land).map((other) => ({
      key: String(other.id),
      on: islandName(other),
      land: other.id,
    })),
    { key: 'no' },
  ];
  const choice = yield* pick(seat, { say: 'lookAtIsland' }, options);
  if (!('land' in choice)) return;
  const seen = landAt(state, choice.land);
  for (const coin of seen.coins) show(table, coin, seenBy(seat));
  table.reveal();
  table.tell({ say: 'lookedAtIsland', seat, island: islandName(seen) });
}
