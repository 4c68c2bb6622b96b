import { type CrewId, crewCard } from '../../content/crew.ts';
import type { EquipmentId } from '../../content/equipment.ts';
import type { EventId } from '../../content/events.ts';
import type { Fleet, FleetShip, Hands } from '../../content/fleets.ts';
import type { FortId } from '../../content/forts.ts';
import { type PieceId, pieceIds, pieces } from '../../content/pieces.ts';
import type { TreasureId } from '../../content/treasure.ts';
import { has } from '../../content/types.ts';
import { fleetFaults, type Terms } from '../../rules/fleet.ts';
import type { FleetFault } from '../../says.ts';

/** A fleet on the stocks: what can be changed about it, and how what is wrong with it can be put right. */

/** Where crew and equipment lie: on a ship by its place in the fleet, or on the home island. */
export type Berth = number | 'home';

export type Hand =
  | { readonly kind: 'crew'; readonly card: CrewId }
  | { readonly kind: 'gear'; readonly card: EquipmentId };

/** One change. */
export type Edit =
  | { readonly do: 'launch'; readonly ship: PieceId }
  | { readonly do: 'scrap'; readonly at: number }
  | { readonly do: 'hire'; readonly hand: Hand; readonly to: Berth }
  | { readonly do: 'dismiss'; readonly hand: Hand; readonly from: Berth }
  | { readonly do: 'move'; readonly hand: Hand; readonly from: Berth; readonly to: Berth }
  | { readonly do: 'mark' | 'unmark'; readonly crew: CrewId }
  | { readonly do: 'deal' | 'discard'; readonly event: EventId }
  | { readonly do: 'plan' | 'forgo'; readonly fort: FortId }
  | { readonly do: 'bring' | 'leave'; readonly treasure: TreasureId }
  | { readonly do: 'usualCoins' };

export function edited(fleet: Fleet, edit: Edit): Fleet {
  switch (edit.do) {
    case 'launch':
      return { ...fleet, ships: [...fleet.ships, { ship: edit.ship, crew: [], equipment: [] }] };
    case 'scrap':
      return { ...fleet, ships: fleet.ships.toSpliced(edit.at, 1) };
    case 'hire':
      return put(fleet, edit.hand, edit.to);
    case 'dismiss':
      return taken(fleet, edit.hand, edit.from);
    case 'move':
      return put(taken(fleet, edit.hand, edit.from), edit.hand, edit.to);
    case 'mark':
      return { ...fleet, marked: [...fleet.marked, edit.crew] };
    case 'unmark':
      return { ...fleet, marked: without(fleet.marked, edit.crew) };
    case 'deal':
      return { ...fleet, events: [...fleet.events, edit.event] };
    case 'discard':
      return { ...fleet, events: without(fleet.events, edit.event) };
    case 'plan':
      return { ...fleet, forts: [...fleet.forts, edit.fort] };
    case 'forgo':
      return { ...fleet, forts: without(fleet.forts, edit.fort) };
    case 'bring':
      return { ...fleet, treasures: [...fleet.treasures, edit.treasure] };
    case 'leave':
      return { ...fleet, treasures: without(fleet.treasures, edit.treasure) };
    case 'usualCoins':
      return { ...fleet, coins: [] };
  }
}

/** Without the last one of these. */
function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.lastIndexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}

const changed = (fleet: Fleet, at: Berth, change: (hands: Hands) => Hands): Fleet =>
  at === 'home'
    ? { ...fleet, home: change(fleet.home) }
    : {
        ...fleet,
        ships: fleet.ships.map((ship, i): FleetShip => (i === at ? { ...ship, ...change(ship) } : ship)),
      };

const put = (fleet: Fleet, hand: Hand, to: Berth): Fleet =>
  changed(fleet, to, ({ crew, equipment }) =>
    hand.kind === 'crew'
      ? { crew: [...crew, hand.card], equipment }
      : { crew, equipment: [...equipment, hand.card] },
  );

const taken = (fleet: Fleet, hand: Hand, from: Berth): Fleet =>
  changed(fleet, from, ({ crew, equipment }) =>
    hand.kind === 'crew'
      ? { crew: without(crew, hand.card), equipment }
      : { crew, equipment: without(equipment, hand.card) },
  );

export const handsOf = (hands: Hands): Hand[] => [
  ...hands.crew.map((card): Hand => ({ kind: 'crew', card })),
  ...hands.equipment.map((card): Hand => ({ kind: 'gear', card })),
];

// --- Putting right

const same = (a: FleetFault, b: FleetFault): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The gentlest change that puts a fault right without making another. */
export function remedyFor(fleet: Fleet, fault: FleetFault, terms: Terms): Edit | undefined {
  const before = fleetFaults(fleet, terms).length;
  return editsToTry(fleet, fault).find((edit) => {
    const after = fleetFaults(edited(fleet, edit), terms);
    return after.length < before && !after.some((other) => same(other, fault));
  });
}

/** Moves first, then newcomers, then farewells, the cheapest of them first. */
function editsToTry(fleet: Fleet, fault: FleetFault): Edit[] {
  return [
    { do: 'usualCoins' },
    ...fleet.marked.map((crew): Edit => ({ do: 'unmark', crew })),
    ...moves(fleet),
    ...(fault.say === 'lacksLoyalty' ? newcomers() : []),
    ...farewells(fleet),
  ];
}

const berths = (fleet: Fleet): Berth[] => [...fleet.ships.keys(), 'home'];
const handsAt = (fleet: Fleet, at: Berth): Hand[] =>
  at === 'home' ? handsOf(fleet.home) : handsOf(fleet.ships[at] ?? fleet.home);

const moves = (fleet: Fleet): Edit[] =>
  berths(fleet).flatMap((from) =>
    handsAt(fleet, from).flatMap((hand) =>
      berths(fleet).flatMap((to): Edit[] => (to === from ? [] : [{ do: 'move', hand, from, to }])),
    ),
  );

/** Ships by their price, the cheapest first. */
const newcomers = (): Edit[] =>
  pieceIds.toSorted((a, b) => pieces[a].cost - pieces[b].cost).map((ship): Edit => ({ do: 'launch', ship }));

const farewells = (fleet: Fleet): Edit[] => [
  ...fleet.forts.map((fort): Edit => ({ do: 'forgo', fort })),
  ...fleet.treasures.map((treasure): Edit => ({ do: 'leave', treasure })),
  ...fleet.events.map((event): Edit => ({ do: 'discard', event })),
  ...berths(fleet).flatMap((from) =>
    handsAt(fleet, from).map((hand): Edit => ({ do: 'dismiss', hand, from })),
  ),
  ...[...fleet.ships.keys()]
    .toSorted((a, b) => costAt(fleet, a) - costAt(fleet, b))
    .map((at): Edit => ({ do: 'scrap', at })),
];

const costAt = (fleet: Fleet, at: number): number => {
  const ship = fleet.ships[at]?.ship;
  return ship === undefined ? 0 : pieces[ship].cost;
};

/** The first berth where a hand breaks no rule: a ship's own people first. */
export function berthFor(fleet: Fleet, hand: Hand, terms: Terms): Berth {
  const before = fleetFaults(fleet, terms).length;
  const fits = (to: Berth): boolean =>
    fleetFaults(edited(fleet, { do: 'hire', hand, to }), terms).length <= before;
  const aboard = [...fleet.ships.keys()];
  const home =
    hand.kind === 'crew' ? aboard.filter((at) => flagOf(fleet, at) === crewCard(hand.card).nation) : [];
  return [...home, ...aboard].find(fits) ?? home[0] ?? aboard[0] ?? 'home';
}

const flagOf = (fleet: Fleet, at: number) => {
  const ship = fleet.ships[at]?.ship;
  return ship === undefined ? undefined : pieces[ship].nation;
};

/** Crew that could start as Cursed and do not yet. */
export const canBeMarked = (fleet: Fleet, crew: CrewId): boolean =>
  has(crewCard(crew), 'blackmark') && !fleet.marked.includes(crew);
