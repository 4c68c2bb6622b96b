import type { CrewId } from './crew.ts';
import type { EquipmentId } from './equipment.ts';
import type { EventId } from './events.ts';
import type { FortId } from './forts.ts';
import type { PieceId } from './pieces.ts';
import type { TreasureId } from './treasure.ts';

/** Cards that lie together, on a deck or on the home island [PI-SET.15, PI-SET.16]. */
export interface Hands {
  readonly crew: readonly CrewId[];
  readonly equipment: readonly EquipmentId[];
}

export interface FleetShip extends Hands {
  readonly ship: PieceId;
}

/** What a player brings to the table. */
export interface Fleet {
  readonly ships: readonly FleetShip[];
  /** Crew and equipment that wait on the home island. */
  readonly home: Hands;
  readonly events: readonly EventId[];
  /** The forts he may build in play [PI-FLT.24]. */
  readonly forts: readonly FortId[];
  /** The coins he provides; none means the default ones [PI-SET.25]. */
  readonly coins: readonly number[];
  readonly treasures: readonly TreasureId[];
  /** Crew with Black Mark that start as Cursed [PI-KW.blackmark.1]. */
  readonly marked: readonly CrewId[];
}

/** What a ready-made fleet is good for learning. */
export type Lesson =
  | 'basics'
  | 'lineOfBattle'
  | 'convoy'
  | 'manoeuvre'
  | 'sternPivot'
  | 'speed'
  | 'boarding'
  | 'ramming'
  | 'galleys'
  | 'protection'
  | 'specialShots'
  | 'doubleCannons'
  | 'icebergs'
  | 'creatures'
  | 'intangibility'
  | 'submerging'
  | 'fortsAsBank'
  | 'flotillaTowing'
  | 'smoke'
  | 'swoops'
  | 'blades';

export interface ReadyFleet {
  readonly number: `RF${number}`;
  readonly teaches: readonly Lesson[];
  readonly fleet: Fleet;
}

const ship = (ship: PieceId, ...crew: readonly CrewId[]): FleetShip => ({ ship, crew, equipment: [] });

/** A fleet whose crew are all aboard: the ships, and what it brings besides. */
const fleet = (
  ships: readonly FleetShip[],
  rest: Pick<Fleet, 'forts'> & Partial<Pick<Fleet, 'events' | 'treasures'>>,
): Fleet => ({
  ships,
  home: { crew: [], equipment: [] },
  events: [],
  coins: [],
  treasures: [],
  marked: [],
  ...rest,
});

const squadrons = {
  'line-of-battle': {
    number: 'RF1',
    teaches: ['basics', 'lineOfBattle'],
    fleet: fleet(
      [
        ship('kings-quarrel', 'england-captain', 'england-cannoneer'),
        ship('merry-gannet', 'england-helmsman', 'england-explorer'),
        ship('pennywhistle', 'england-explorer', 'england-oarsman'),
      ],
      { forts: ['sandbag-redoubt', 'square-blockhouse', 'harbour-mole'] },
    ),
  },
  'silver-convoy': {
    number: 'RF2',
    teaches: ['convoy'],
    fleet: fleet(
      [
        ship('senora-del-alba', 'spain-captain', 'spain-shipwright'),
        ship('santa-eufrasia', 'spain-helmsman'),
        ship('golondrina', 'spain-explorer'),
      ],
      {
        treasures: ['golden-astrolabe'],
        forts: ['lantern-tower', 'gull-bastion', 'old-lion-citadel'],
      },
    ),
  },
  'wit-and-canvas': {
    number: 'RF3',
    teaches: ['manoeuvre', 'sternPivot'],
    fleet: fleet(
      [
        ship('altiere', 'france-captain'),
        ship('belle-brume', 'france-captain', 'france-explorer'),
        ship('fine-mouche', 'france-explorer'),
      ],
      {
        treasures: ['pilots-chart'],
        forts: ['lantern-tower', 'gull-bastion', 'starpoint-battery'],
      },
    ),
  },
  'quick-returns': {
    number: 'RF4',
    teaches: ['speed'],
    fleet: fleet(
      [
        ship('patience-ward', 'america-captain'),
        ship('narragansett-lass', 'america-helmsman', 'america-explorer'),
        ship('clever-dory', 'america-helmsman', 'america-explorer'),
      ],
      {
        events: ['following-wind'],
        treasures: ['lucky-caul'],
        forts: ['driftwood-stockade', 'gull-bastion', 'starpoint-battery'],
      },
    ),
  },
  'cutlass-kin': {
    number: 'RF5',
    teaches: ['boarding'],
    fleet: fleet(
      [
        ship('last-laugh', 'pirates-captain', 'pirates-musketeer', 'nan-tulloch'),
        ship('twin-liars', 'pirates-helmsman'),
        ship('crooked-sixpence', 'pirates-explorer'),
      ],
      {
        treasures: ['weeping-idol'],
        forts: ['driftwood-stockade', 'square-blockhouse', 'harbour-mole'],
      },
    ),
  },
  'oars-of-the-crescent': {
    number: 'RF6',
    teaches: ['ramming', 'galleys'],
    fleet: fleet(
      [
        ship('bint-el-bahr', 'barbary-captain', 'barbary-musketeer'),
        ship('sultans-abacus', 'rais-idris'),
        ship('simoom', 'barbary-explorer'),
      ],
      {
        treasures: ['saint-barbaras-medal'],
        forts: ['sandbag-redoubt', 'square-blockhouse', 'starpoint-battery'],
      },
    ),
  },
  'lantern-tide': {
    number: 'RF7',
    teaches: ['protection', 'specialShots'],
    fleet: fleet(
      [
        ship('ten-thousand-lanterns', 'jade-captain', 'jade-chainshot'),
        ship('stone-tortoise'),
        ship('patient-heron', 'jade-explorer', 'jade-oarsman'),
      ],
      {
        treasures: ['shipwrights-chest'],
        forts: ['lantern-tower', 'square-blockhouse', 'starpoint-battery'],
      },
    ),
  },
  'winter-raid': {
    number: 'RF8',
    teaches: ['doubleCannons', 'icebergs'],
    fleet: fleet(
      [
        ship('ravens-gift', 'vikings-captain'),
        ship('winters-tooth', 'vikings-captain'),
        ship('rimebreaker', 'vikings-explorer', 'vikings-helmsman'),
      ],
      {
        treasures: ['heart-of-ice'],
        forts: ['driftwood-stockade', 'square-blockhouse', 'harbour-mole'],
      },
    ),
  },
  'unquiet-deep': {
    number: 'RF9',
    teaches: ['creatures', 'intangibility'],
    fleet: fleet(
      [ship('pale-widow', 'deacon-mould'), ship('mother-of-ink'), ship('drowned-vesper', 'cursed-explorer')],
      {
        treasures: ['sirens-lyre'],
        forts: ['sandbag-redoubt', 'gull-bastion', 'old-lion-citadel'],
      },
    ),
  },
  'hired-steel': {
    number: 'RF10',
    teaches: ['submerging', 'fortsAsBank'],
    fleet: fleet(
      [
        ship('brass-creditor', 'mercenaries-captain', 'greta-halloran'),
        ship('silent-ledger'),
        ship('widows-interest', 'pirates-explorer'),
      ],
      {
        treasures: ['bronze-bull', 'exiles-crown'],
        forts: ['driftwood-stockade', 'sandbag-redoubt', 'lantern-tower'],
      },
    ),
  },
  'smoke-and-iron': {
    number: 'RF11',
    teaches: ['flotillaTowing', 'smoke'],
    fleet: fleet(
      [
        ship('pride-of-penhallow', 'england-captain', 'england-smokepot'),
        ship('medway-battery'),
        ship('iron-catfish', 'america-explorer'),
      ],
      {
        treasures: ['telltale-parrot', 'mirrored-map'],
        forts: ['sandbag-redoubt', 'gull-bastion', 'harbour-mole'],
      },
    ),
  },
  'wings-and-blades': {
    number: 'RF12',
    teaches: ['swoops', 'blades'],
    fleet: fleet(
      [ship('ash-crowned-wyrm'), ship('scythe-of-evening'), ship('drowned-vesper', 'cursed-oarsman')],
      {
        events: ['sharpened-cutlasses'],
        treasures: ['chest-of-powder', 'castaways-letter'],
        forts: ['driftwood-stockade', 'gull-bastion', 'old-lion-citadel'],
      },
    ),
  },
} as const satisfies Readonly<Record<string, ReadyFleet>>;

export type ReadyFleetId = keyof typeof squadrons;
export const readyFleets: Readonly<Record<ReadyFleetId, ReadyFleet>> = squadrons;
export const isReadyFleetId = (id: string): id is ReadyFleetId => Object.hasOwn(readyFleets, id);
export const readyFleetIds: readonly ReadyFleetId[] = Object.keys(readyFleets).filter(isReadyFleetId);

const byShips: ReadonlyMap<string, ReadyFleetId> = new Map(
  readyFleetIds.map((id) => [readyFleets[id].fleet.ships.map(({ ship }) => ship).join(), id]),
);
/** The ready-made fleet with these ships, if there is one. */
export const readyFleetOf = (ships: readonly PieceId[]): ReadyFleetId | undefined =>
  byShips.get(ships.join());
