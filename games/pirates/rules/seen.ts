import type { Pirates, Ship } from '../state.ts';
import type { CoinView, GearView, PiratesView, SailorView, ShipView } from './information.ts';

/** What a viewer sees, as a state: under cards that lie face down anything will do. */
export function seen(view: PiratesView): Pirates {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      events: [...(player.hand ?? [])],
      lost: player.lost.map(crewOf),
    })),
    ships: view.ships.map(shipOf),
    islands: view.islands.map((land) => ({
      ...land,
      ...decksOf(land),
      fort: land.fort && { ...land.fort, coins: land.fort.coins.map(coinOf) },
    })),
    waitingAshore: view.waitingAshore.map(({ crew, gear }) => ({
      crew: crew.map(crewOf),
      gear: gear.map(gearOf),
    })),
    bag: Array.from({ length: view.bag }, () => coinOf({ crew: '', last: false, seen: 0 })),
    deep: view.deep.map(coinOf),
    scrap: view.scrap.map(gearOf),
  };
}

type Decks = Pick<Ship, 'crew' | 'gear' | 'coins'>;
const coinOf = (coin: CoinView): Decks['coins'][number] => ({ gold: 1, treasure: '', ...coin });
const crewOf = (sailor: SailorView): Decks['crew'][number] => ({ crew: 'mercenaries-oarsman', ...sailor });
const gearOf = (gear: GearView): Decks['gear'][number] => ({ gear: 'fog-bell', ...gear });
const decksOf = ({ crew, gear, coins }: Pick<ShipView, 'crew' | 'gear' | 'coins'>): Decks => ({
  crew: crew.map(crewOf),
  gear: gear.map(gearOf),
  coins: coins.map(coinOf),
});
const shipOf = (ship: ShipView): Ship => ({ ...ship, ...decksOf(ship) });
