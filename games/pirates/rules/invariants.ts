import { overlaps, onSurface } from '../geometry/index.ts';
import { type Coin, NONE, type Pirates, type Ship } from '../state.ts';
import { isOverloaded } from './cargo.ts';
import { dockOf } from './docking.ts';
import { bodyOfLand, bodyOfShip, isPresent } from './sea.ts';
import { builtOf, isAfloat, kindOf, shipName } from './table.ts';

/** Nothing is lost, nothing doubled, nothing where it cannot be. */
export function audit(state: Pirates): string | undefined {
  return (
    coins(state) ??
    cards(state) ??
    first(state.ships, (ship) => ofShip(state, ship)) ??
    (state.stage === 'turn' && state.turn.calm ? atRest(state) : undefined)
  );
}

function first<T>(items: readonly T[], complaint: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = complaint(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every pile of coins there is. */
function* piles(state: Pirates): Generator<readonly Coin[]> {
  yield state.bag;
  yield state.deep;
  for (const ship of state.ships) yield ship.coins;
  for (const land of state.islands) {
    yield land.coins;
    if (land.fort) yield land.fort.coins;
  }
}

/** Ransoms are crew, not coins. */
function coins(state: Pirates): string | undefined {
  let [minted, marked] = [0, 0];
  for (const pile of piles(state))
    for (const { crew, treasure, last } of pile) {
      if (crew === '') minted++;
      else if (treasure !== '') return `a ransom is the treasure ${treasure}`;
      if (last) marked++;
    }
  if (minted !== state.counts.coins) return `there are ${minted} coins, not ${state.counts.coins}`;
  return marked > 1 ? `${marked} coins bear the end marker` : undefined;
}

function cards(state: Pirates): string | undefined {
  let [crew, gear] = [0, state.scrap.length];
  for (const place of [state.ships, state.islands, state.waitingAshore].flat()) {
    crew += place.crew.length;
    gear += place.gear.length;
  }
  for (const { lost } of state.players) crew += lost.length;
  for (const pile of piles(state)) for (const coin of pile) if (coin.crew !== '') crew++;
  if (crew !== state.counts.crew) return `there are ${crew} crew, not ${state.counts.crew}`;
  if (gear === state.counts.gear) return undefined;
  return `there are ${gear} pieces of equipment, not ${state.counts.gear}`;
}

function ofShip(state: Pirates, ship: Ship): string | undefined {
  const name = `${shipName(ship)} ${ship.piece}`;
  if (ship.masts.length !== builtOf(ship)) return `${name} has ${ship.masts.length} masts`;
  if (ship.fate === 'sunk' && ship.coins.length + ship.crew.length + ship.gear.length > 0)
    return `${name} sank with things aboard`;
  if (ship.tower !== NONE && state.ships[ship.tower] === undefined) return `${name} is towed by nobody`;
  if (isPresent(ship) && !onSurface(bodyOfShip(ship).outline, state)) return `${name} has left the sea`;
  return undefined;
}

/** When nothing is under way, nothing overlaps and everybody is docked where he lies. [PI-GEO.32] [PI-GEO.51] */
function atRest(state: Pirates): string | undefined {
  return first(state.ships, (ship) => {
    if (!isPresent(ship)) return undefined;
    const name = `${shipName(ship)} ${ship.piece}`;
    const { outline } = bodyOfShip(ship);
    const over = state.ships.find(
      (other) => other.id > ship.id && isPresent(other) && overlaps(outline, bodyOfShip(other).outline),
    );
    if (over) return `${name} lies over ${shipName(over)} ${over.piece}`;
    const walks = kindOf(ship) === 'titan' || kindOf(ship) === 'seadragon';
    const ashore = state.islands.find((land) => overlaps(outline, bodyOfLand(land).outline));
    if (ashore && !walks) return `${name} lies on island ${ashore.id}`;
    if (!isAfloat(ship)) return undefined;
    if (isOverloaded(ship)) return `${name} is overloaded`;
    const dock = dockOf(state, ship);
    return dock === ship.docked ? undefined : `${name} is docked at ${ship.docked}, not ${dock}`;
  });
}
