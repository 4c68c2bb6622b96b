import { type Rules, type Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type EventEffect, type EventId, events, type EventWindow } from '../content/events.ts';
import { MEASURE } from '../geometry/index.ts';
import { type Land, NONE, type Pirates, type Sailor, seenBy, type Ship, type Tile } from '../state.ts';
import type { EventOption, Plain, Relief, Thing, Truce } from '../choices.ts';
import { ask, hasAnswer, plainPose } from './asking.ts';
import { coinName, takeCoin } from './cargo.ts';
import { mastName } from './damage.ts';
import { takeUnique } from './exploring.ts';
import { type Shooter, seatOf } from './gunnery.ts';
import { faceOf, nationOf, nationsOf, servesOn, setMark, setMarkNow } from './highseas.ts';
import { canMend, mastRepair } from './repairing.ts';
import { isWithin, stand, tileName } from './sea.ts';
import { fogRises } from './smoke.ts';
import { canBeFreed, freed } from './terrain.ts';
import { addNewTile, hasPlace, type NewTile, shifts, tilePlaces } from './tiles.ts';
import {
  awaits,
  choose,
  crewName,
  decided,
  fleetOf,
  isCoin,
  islandName,
  isLost,
  landAt,
  pick,
  player,
  shipAt,
  shipName,
  show,
  stir,
  type Table,
} from './table.ts';
import { checkGold } from './victory.ts';

/** Events [PI-EVT]: when each may be played, and what it does. */

const isSpent = (state: Pirates, seat: Seat, window: EventWindow): boolean =>
  state.turn.played.includes(`${seat} ${window}`);

/** The events a seat may play in a window, of one effect if it is named. [PI-EVT.6] [PI-EVT.7] */
export function eventsFor(
  state: Pirates,
  seat: Seat,
  window: EventWindow,
  does?: EventEffect['does'],
): EventId[] {
  const { events: hand } = player(state, seat);
  if (hand.length === 0 || isSpent(state, seat, window)) return [];
  const fitting = hand.filter((id) => {
    const card = events[id];
    return card.window === window && (does === undefined || card.effect.does === does);
  });
  return [...new Set(fitting)];
}

/** Shown, carried out by its own rule, and out of the game. [PI-EVT.5] */
export function playEvent(table: Table, seat: Seat, id: EventId): void {
  const { state } = table;
  const { events: hand } = player(state, seat);
  hand.splice(hand.indexOf(id), 1);
  state.turn.played.push(`${seat} ${events[id].window}`);
  table.reveal();
  table.tell({ say: 'playedEvent', seat, event: id });
}

/** Where opponents might play a card, what went before cannot be taken back: who is asked tells who holds one. */
function passWindow(table: Table, except: Seat): void {
  const { players } = table.state;
  if (players.some(({ events: hand }, seat) => seat !== except && hand.length > 0)) table.reveal();
}

/** Asks a seat whether it plays this event; the card may have changed hands in somebody's mind meanwhile. */
function* asksFor(
  table: Table,
  seat: Seat,
  does: EventEffect['does'],
  window: EventWindow,
  about: string,
): Rules<boolean> {
  const { state } = table;
  const card = (): EventId | undefined => eventsFor(state, seat, window, does)[0];
  if (card() === undefined) return false;
  const options = (): (Plain | Thing)[] => {
    const id = card();
    return id === undefined ? [{ key: 'no' }] : [{ key: id, on: `event:${id}` }, { key: 'no' }];
  };
  awaits(table, `event ${seat} ${window}`);
  const { key } = yield* pick(seat, { say: 'playEvent', window, about }, options);
  awaits(table, '');
  table.reveal(); // whether somebody else is asked next tells of his cards
  const id = card();
  if (key === 'no' || id === undefined) return false;
  playEvent(table, seat, id);
  return true;
}

// --- In answer to others

/** +2 to an own boarding roll. */
export function* askEvent(table: Table, seat: Seat, does: 'stiffenBoarding', ship: Ship): Rules<number> {
  return (yield* asksFor(table, seat, does, 'afterRoll', shipName(ship))) ? 2 : 0;
}

/** A ship that sinks with coins: its controller may save one. */
export function* askSaveCoin(table: Table, ship: Ship): Rules {
  const { state } = table;
  if (!ship.coins.some(isCoin)) return;
  passWindow(table, state.turn.seat);
  if (!(yield* asksFor(table, ship.seat, 'saveCoin', 'ownShipSinks', shipName(ship)))) return;
  const coins = (): { key: string; on: string; coin: number }[] =>
    ship.coins.flatMap((coin, i) =>
      isCoin(coin) ? [{ key: String(i), on: coinName(ship, i), coin: i }] : [],
    );
  const { coin: index } = yield* choose(ship.seat, { say: 'saveCoin', ship: shipName(ship) }, coins);
  decided(table, ship.seat);
  const coin = takeCoin(ship, index);
  coin.last = false;
  if (state.players.length === 2) show(table, coin);
  landAt(state, player(state, ship.seat).home).coins.push(coin);
  stir(state);
  table.tell({ say: 'savedCoin', ship: shipName(ship) });
  checkGold(table);
}

const others = (state: Pirates, seat: Seat): Seat[] =>
  state.players.map((_, other) => other).filter((other) => other !== seat && !player(state, other).out);

/** A ship that docks at a wild island may be kept from exploring this turn. */
export function* askQuarantine(table: Table, ship: Ship): Rules {
  const { state } = table;
  passWindow(table, ship.seat);
  for (const seat of others(state, ship.seat)) {
    if (!(yield* asksFor(table, seat, 'forbidExploring', 'enemyDocks', shipName(ship)))) continue;
    setMarkNow(state, ship, 'noExploring');
    return;
  }
}

/** When an opponent is about to shoot: a ship of one's own and a nation that may not shoot at it. */
export function* askTruces(table: Table, shooter: Shooter): Rules {
  const { state } = table;
  const flags =
    shooter.kind === 'ship'
      ? nationsOf(shooter.ship)
      : shooter.kind === 'marine'
        ? [nationOf(shooter.sailor)]
        : [];
  const by = shooter.kind === 'ship' ? shipName(shooter.ship) : 'shore';
  passWindow(table, seatOf(shooter));
  if (flags.length === 0) return;
  for (const seat of others(state, seatOf(shooter))) {
    const truces = (): Truce[] =>
      fleetOf(state, seat).flatMap((ship) =>
        flags.map((nation) => ({ key: `${ship.id} ${nation}`, on: shipName(ship), ship: ship.id, nation })),
      );
    if (truces().length === 0) continue;
    if (!(yield* asksFor(table, seat, 'truce', 'enemyGivenAction', by))) continue;
    const { ship, nation } = yield* choose(seat, { say: 'truce' }, truces);
    decided(table, seat);
    shipAt(state, ship).truce = { nation, seat };
    table.tell({ say: 'truce', ship: `ship:${ship}`, nation });
  }
}

// --- In one's own turn

const eventOption = (event: EventId): EventOption => ({
  key: `event ${event}`,
  on: `event:${event}`,
  do: 'event',
  event,
});

/** Events of the start or the end of the turn that have something to act on. [PI-EVT.8] */
export const ownEvents = (state: Pirates, seat: Seat, window: 'startOfTurn' | 'endOfTurn'): EventOption[] =>
  eventsFor(state, seat, window)
    .filter((id) => isPlayable(state, seat, id))
    .map(eventOption);

/** A second, different action for a ship that has been given one. */
export function secondActions(state: Pirates, seat: Seat): EventOption[] {
  if (eventsFor(state, seat, 'givingAction').length === 0) return [];
  return fleetOf(state, seat)
    .filter((ship) => ship.acts.length === 1 && ship.allowed === 1)
    .map((ship) => ({
      key: `event double-watch ${ship.id}`,
      on: shipName(ship),
      do: 'event',
      event: 'double-watch',
      ship: ship.id,
    }));
}

const REEF: NewTile = { kind: 'reef', clear: MEASURE.S, clearOfTiles: true };
const FOG: NewTile = { kind: 'fog', clear: MEASURE.S, clearOfTiles: false };

const shiftable = (state: Pirates): Tile[] =>
  state.tiles.filter(
    (tile) => !tile.gone && tile.until === NONE && hasAnswer(shifts(state, tile, MEASURE.L)),
  );
const inEarshot = (state: Pirates, seat: Seat): Ship[] =>
  state.ships.filter(
    (ship) =>
      ship.seat !== seat &&
      ship.fate === 'afloat' &&
      fleetOf(state, seat).some((own) => isWithin(own, ship, MEASURE.L)),
  );
const strangers = (state: Pirates, seat: Seat): { ship: Ship; sailor: Sailor }[] =>
  fleetOf(state, seat).flatMap((ship) =>
    ship.crew.filter((sailor) => !servesOn(sailor, ship)).map((sailor) => ({ ship, sailor })),
  );
const knownIslands = (state: Pirates, seat: Seat): Land[] =>
  state.islands.filter(
    (land) => land.home === NONE && land.coins.length > 0 && (land.explored & seenBy(seat)) !== 0,
  );
/** What is due ashore is as good as unloaded. [PI-DOCK.11] */
const laden = (state: Pirates, seat: Seat): Ship[] =>
  fleetOf(state, seat).filter(
    (ship) => !ship.unloads && ship.coins.some((coin) => isCoin(coin) && coin.crew === ''),
  );
const inNeed = (state: Pirates, seat: Seat): Ship[] =>
  fleetOf(state, seat).filter((ship) => ship.masts.includes('burning') || isFreeable(state, ship));
const isFreeable = (state: Pirates, ship: Ship): boolean => !isLost(ship) && canBeFreed(state, ship);

/** How an event is played in one's own turn, and when it has something to act on. [PI-EVT.8] */
interface InTurn {
  can(state: Pirates, seat: Seat): boolean;
  play(table: Table, seat: Seat, option: EventOption): Rules;
}

/** All that events do: in one's own turn, or in answer to what somebody does. */
const EFFECTS: { readonly [does in EventEffect['does']]: InTurn | 'inAnswer' } = {
  hasten: {
    can: (state, seat) => fleetOf(state, seat).length > 0,
    *play(table, seat, { event }) {
      const { state } = table;
      setMarkNow(state, yield* ownShip(table, seat, event, fleetOf(state, seat)), 'hastened');
    },
  },
  becalmEnemies: {
    can: () => true,
    *play({ state }, seat) {
      player(state, seat).calm = true;
    },
  },
  shiftTerrain: { can: (state) => shiftable(state).length > 0, play: shiftTerrain },
  silenceCrew: {
    can: (state, seat) => inEarshot(state, seat).length > 0,
    *play(table, seat, { event }) {
      setMark(yield* ownShip(table, seat, event, inEarshot(table.state, seat)), 'silenced');
    },
  },
  swapCoin: {
    can: (state, seat) => laden(state, seat).length > 0 && knownIslands(state, seat).length > 0,
    play: swapCoin,
  },
  lendColours: { can: (state, seat) => strangers(state, seat).length > 0, play: lendColours },
  raiseReef: {
    can: (state) => hasPlace(state, REEF),
    *play(table, seat) {
      addNewTile(table, REEF, yield* ask(seat, { say: 'placeReef' }, tilePlaces(table.state, REEF)));
    },
  },
  repairMast: {
    can: (state, seat) => fleetOf(state, seat).some(canMend),
    *play(table, seat, { event }) {
      const broken = fleetOf(table.state, seat).filter(canMend);
      yield* mastRepair(table, yield* ownShip(table, seat, event, broken));
    },
  },
  raiseFog: {
    can: (state) => hasPlace(state, FOG),
    *play(table, seat) {
      const pose = yield* ask(seat, { say: 'placeFog' }, tilePlaces(table.state, FOG));
      fogRises(table, addNewTile(table, { ...FOG, until: seat }, pose));
    },
  },
  secondAction: {
    can: () => true,
    *play({ state }, _seat, { ship }) {
      if (ship !== undefined) shipAt(state, ship).allowed = 2;
    },
  },
  douseOrFree: { can: (state, seat) => inNeed(state, seat).length > 0, play: douseOrFree },
  rerollMisses: 'inAnswer',
  stiffenBoarding: 'inAnswer',
  truce: 'inAnswer',
  forbidExploring: 'inAnswer',
  saveCoin: 'inAnswer',
};

function isPlayable(state: Pirates, seat: Seat, id: EventId): boolean {
  const effect = EFFECTS[events[id].effect.does];
  return effect !== 'inAnswer' && effect.can(state, seat);
}

/** Plays an event of one's own turn. */
export function* playOwnEvent(table: Table, seat: Seat, option: EventOption): Rules {
  const effect = EFFECTS[events[option.event].effect.does];
  if (effect === 'inAnswer') throw new Error(`${option.event} is not played from the turn`);
  playEvent(table, seat, option.event);
  yield* effect.play(table, seat, option);
}

function* ownShip(table: Table, seat: Seat, event: EventId, ships: readonly Ship[]): Rules<Ship> {
  const options = ships.map((ship) => ({ key: String(ship.id), on: shipName(ship), ship: ship.id }));
  const { ship } = yield* choose(seat, { say: 'eventShip', event }, () => options);
  return shipAt(table.state, ship);
}

/** A tile moves up to L and ends touching nothing: fog takes along who is lost in it, weeds let go of whom they held. */
function* shiftTerrain(table: Table, seat: Seat): Rules {
  const { state } = table;
  const options = (): { key: string; on: string; tile: number }[] =>
    shiftable(state).map((tile) => ({ key: String(tile.id), on: tileName(tile), tile: tile.id }));
  const { tile: id } = yield* choose(seat, { say: 'shiftWhich' }, options);
  const tile = nth(state.tiles, id);
  const pose = yield* ask(seat, { say: 'shiftTile', tile: tileName(tile) }, shifts(state, tile, MEASURE.L));
  const from = plainPose(tile);
  [tile.x, tile.y] = [pose.x, pose.y];
  for (const ship of state.ships) {
    if (ship.lostIn === id) stand(ship, { x: pose.x, y: pose.y, heading: ship.heading });
    if (ship.entangledIn === id) ship.entangledIn = NONE;
  }
  table.tell({ say: 'drifted', tile: tileName(tile), from, to: plainPose(pose) });
}

/** A coin aboard for a random one of an island its player has explored. */
function* swapCoin(table: Table, seat: Seat): Rules {
  const { state } = table;
  const own = (): { key: string; on: string; ship: number; coin: number }[] =>
    laden(state, seat).flatMap((ship) =>
      ship.coins.flatMap((coin, i) =>
        isCoin(coin) && coin.crew === ''
          ? [{ key: `${ship.id} ${i}`, on: coinName(ship, i), ship: ship.id, coin: i }]
          : [],
      ),
    );
  const given = yield* choose(seat, { say: 'swapWhich' }, own);
  const isles = (): { key: string; on: string; land: number }[] =>
    knownIslands(state, seat).map((land) => ({ key: String(land.id), on: islandName(land), land: land.id }));
  const { land: at } = yield* choose(seat, { say: 'swapWhere' }, isles);
  const [ship, land] = [shipAt(state, given.ship), landAt(state, at)];
  const got = table.random.pick(land.coins, 'switched chests');
  const gave = takeCoin(ship, given.coin);
  gave.last = false;
  land.coins.push(gave);
  table.tell({ say: 'swappedCoin', ship: shipName(ship), island: islandName(land) });
  if (!isCoin(got)) return yield* takeUnique(table, ship, land, got);
  land.coins.splice(land.coins.indexOf(got), 1);
  show(table, got, seenBy(seat));
  ship.coins.push(got);
}

function* lendColours(table: Table, seat: Seat): Rules {
  const { state } = table;
  const options = (): { key: string; on: string; id: number }[] =>
    strangers(state, seat).map(({ sailor }) => ({
      key: String(sailor.id),
      on: crewName(sailor),
      id: sailor.id,
    }));
  const { id } = yield* choose(seat, { say: 'lendColours' }, options);
  const found = strangers(state, seat).find(({ sailor }) => sailor.id === id);
  if (!found) return;
  found.sailor.lent = true;
  show(table, found.sailor);
  table.tell({ say: 'lentColours', crew: found.sailor.crew, nation: faceOf(found.sailor).nation });
}

/** A burning mast is saved, or an entangled ship freed. */
function* douseOrFree(table: Table, seat: Seat): Rules {
  const { state } = table;
  const options = (): Relief[] =>
    inNeed(state, seat).flatMap((ship): Relief[] => [
      ...ship.masts.flatMap((mast, i) =>
        mast === 'burning' ? [{ key: `${ship.id} ${i}`, on: mastName(ship, i), ship: ship.id, mast: i }] : [],
      ),
      ...(isFreeable(state, ship) ? [{ key: `free ${ship.id}`, on: shipName(ship), ship: ship.id }] : []),
    ]);
  const { ship: id, mast }: Relief = yield* choose(seat, { say: 'douseOrFree' }, options);
  const ship = shipAt(state, id);
  if (mast === undefined) return yield* freed(table, ship);
  ship.masts[mast] = 'up';
  table.tell({ say: 'doused', ship: shipName(ship), mast: mastName(ship, mast) });
}
