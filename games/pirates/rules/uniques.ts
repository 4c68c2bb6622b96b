import { type Rules } from '@portolan/kernel';
import { treasures } from '../content/treasure.ts';
import { MEASURE } from '../geometry/index.ts';
import { type Coin, type Land, NONE, type Pirates, type Ship } from '../state.ts';
import type { Ask } from '../says.ts';
import { mayBoard } from './cargo.ts';
import { loseMast } from './damage.ts';
import { lookAtIsland } from './mysteries.ts';
import { canMend, raise } from './repairing.ts';
import { removeCoin } from './sinking.ts';
import { placeTile } from './tiles.ts';
import {
  choose,
  crewName,
  islandName,
  landAt,
  pick,
  player,
  roll,
  shipName,
  show,
  type Table,
} from './table.ts';

/** Unique treasures [PI-UT]: what happens when one is taken. What holds while it is aboard is asked where it matters. */
export function* treasureTaken(table: Table, ship: Ship, land: Land, coin: Coin): Rules {
  if (coin.treasure === '') return;
  const { taken, spent } = treasures[coin.treasure];
  if (spent) discard(table, ship, coin);
  switch (taken?.does) {
    case undefined:
      return;
    case 'lookAtIsland':
      return yield* lookAtIsland(table, ship.seat, land);
    case 'repairAll':
      return repairAll(table, ship);
    case 'loseMast':
      return yield* loseMast(table, ship);
    case 'reviveCrew':
      return yield* revive(table, ship);
    case 'revealIsland':
      return revealIsland(table, land);
    case 'placeIceberg':
      return yield* placeIceberg(table, ship);
    case 'swapIslands':
      return yield* swapIslands(table, ship, land);
  }
}

function discard(table: Table, ship: Ship, coin: Coin): void {
  ship.coins.splice(ship.coins.indexOf(coin), 1);
  removeCoin(table, coin);
}

function repairAll(table: Table, ship: Ship): void {
  if (!canMend(ship)) return;
  for (const [mast, how] of ship.masts.entries()) if (how === 'lost') raise(table, ship, mast);
}

/** Any eliminated crew of its player comes back aboard, if there is room. */
function* revive(table: Table, ship: Ship): Rules {
  const { lost } = player(table.state, ship.seat);
  const options = (): { key: string; on: string; id: number }[] =>
    lost
      .filter((sailor) => mayBoard(ship, sailor))
      .map((sailor) => ({ key: String(sailor.id), on: crewName(sailor), id: sailor.id }));
  if (options().length === 0) return;
  const { id } = yield* choose(ship.seat, { say: 'reviveCrew', ship: shipName(ship) }, options);
  const at = lost.findIndex((sailor) => sailor.id === id);
  const [sailor] = lost.splice(at, 1);
  if (!sailor) return;
  ship.crew.push(sailor);
  table.tell({ say: 'revivedCrew', ship: shipName(ship), crew: sailor.crew });
}

function revealIsland(table: Table, land: Land): void {
  for (const coin of land.coins) show(table, coin);
  table.tell({ say: 'revealedIsland', island: islandName(land) });
}

/** At least S from every piece and island; its gold number is rolled. [PI-CON.22] */
function* placeIceberg(table: Table, ship: Ship): Rules {
  const about: Ask = { say: 'placeIceberg', ship: shipName(ship) };
  const gold = roll(table, 'gold number');
  yield* placeTile(table, ship.seat, about, { kind: 'iceberg', gold, clear: MEASURE.S, clearOfTiles: false });
}

const unexplored = (state: Pirates, land: Land): Land[] =>
  state.islands.filter(
    (other) => other !== land && other.home === NONE && other.explored === 0 && !other.fort,
  );

/** All coins of this island for all of another that nobody has explored, unseen. */
function* swapIslands(table: Table, ship: Ship, land: Land): Rules {
  const { state } = table;
  const options = (): { key: string; on: string; land: number }[] =>
    unexplored(state, land).map((other) => ({
      key: String(other.id),
      on: islandName(other),
      land: other.id,
    }));
  if (options().length === 0) return;
  const chosen = yield* pick(ship.seat, { say: 'swapIslands', ship: shipName(ship) }, options);
  const other = landAt(state, chosen.land);
  [land.coins, other.coins] = [other.coins, land.coins];
  table.reveal();
  table.tell({ say: 'swappedIslands', island: islandName(land), other: islandName(other) });
}
