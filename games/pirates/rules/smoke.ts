import { type Rules } from '@portolan/kernel';
import {
  contact,
  FULL_TURN,
  MEASURE,
  onSurface,
  outlineOf,
  pointOutline,
  type Pose,
  within,
} from '../geometry/index.ts';
import { NONE, type Pirates, type Ship, type Tile } from '../state.ts';
import { type Asking, ask, hasAnswer, isHeading, plainPose, POSE } from './asking.ts';
import { lose } from './fog.ts';
import { able, use } from './highseas.ts';
import { bodyOfLand, bodyOfShip, bodyOfTile, isPresent, tileShape } from './sea.ts';
import {
  hasTreasure,
  isAfloat,
  isLost,
  isUsed,
  kindOf,
  markUsed,
  shipAt,
  shipName,
  type Table,
  towedBy,
} from './table.ts';
import { release } from './towing.ts';
import { addNewTile } from './tiles.ts';
import { ahead } from '../geometry/index.ts';

/** Smokepots [PI-CREW.18]: a fog bank of one's own, until one's next turn. */

/** Its centre within S of the ship; clear of islands and of ships docked at them. [PI-CREW.19] */
export function smokes(state: Pirates, ship: Ship): Asking<'x' | 'y' | 'heading', Pose> {
  const shape = tileShape('fog', '');
  const { outline: hull } = bodyOfShip(ship);
  const clear = [
    ...state.islands.map(bodyOfLand),
    ...state.ships.filter((other) => isAfloat(other) && other.docked !== NONE).map(bodyOfShip),
  ];
  return {
    kind: 'tilePlace',
    fields: POSE,
    more: { ship: shipName(ship), tile: 'fog', within: MEASURE.S },
    around: ship,
    judge(pose) {
      if (!isHeading(pose.heading)) return 'PI-GEO.68';
      if (!within(pointOutline(pose), hull, MEASURE.S)) return 'PI-CREW.19';
      const outline = outlineOf(shape, pose);
      if (!onSurface(outline, state)) return 'PI-GEO.12';
      return clear.every((body) => contact(outline, body.outline) === 'apart')
        ? plainPose(pose)
        : 'PI-CREW.19';
    },
    propose(random) {
      const spot = ahead(ship, 4_000 + random.below(5_000), random.below(FULL_TURN));
      return { x: spot.x, y: spot.y, heading: random.below(FULL_TURN) };
    },
    *all() {
      for (let direction = 0; direction < FULL_TURN; direction += 3_000)
        for (const distance of [6_000, 0]) {
          const { x, y } = ahead(ship, distance, direction);
          yield { x, y, heading: 0 };
        }
    },
  };
}

/** With the cannon of a standing mast, once a turn. [PI-CREW.18] */
export const canSmoke = (state: Pirates, ship: Ship): boolean =>
  ship.masts.includes('up') &&
  !isUsed(state, `smokepot ${ship.id}`) &&
  able(state, ship, 'smokepot') &&
  hasAnswer(smokes(state, ship));

/** No roll is made; undocked ships it touches are lost in it. [PI-CREW.20] [PI-CREW.22] */
export function* smoke(table: Table, ship: Ship): Rules {
  const { state } = table;
  use(table, ship, 'smokepot');
  markUsed(state, `smokepot ${ship.id}`);
  const pose = yield* ask(ship.seat, { say: 'smoke', ship: shipName(ship) }, smokes(state, ship));
  const until = state.turn.seat;
  fogRises(table, addNewTile(table, { kind: 'fog', clear: 0, clearOfTiles: false, until }, pose));
}

/** Who flies above it or sails under a lucky caul is not lost in it, nor is anybody in port. [PI-CREW.22] */
function canBeCaught(ship: Ship): boolean {
  if (!isAfloat(ship) || !isPresent(ship) || ship.docked !== NONE) return false;
  return kindOf(ship) !== 'seadragon' && !hasTreasure(ship, 'lucky-caul');
}

export function fogRises(table: Table, tile: Tile): void {
  const { outline } = bodyOfTile(tile);
  for (const ship of table.state.ships) {
    if (!canBeCaught(ship) || contact(outline, bodyOfShip(ship).outline) === 'apart') continue;
    lose(table, ship, tile);
    const tow = towedBy(table.state, ship);
    if (tow && tow.lostIn === NONE) lose(table, tow, tile);
  }
  for (const ship of table.state.ships)
    if (ship.lostIn === tile.id && ship.tower !== NONE && !isLost(shipAt(table.state, ship.tower)))
      release(table, ship); // [PI-TOW.11]
}
