import { type Random, Refusal, type Rules, type Seat, type Setup, together, Pick } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CAPTAIN_IDS, CAPTAINS, type CaptainId } from '../content/captains.ts';
import { CARGO, DEMAND_TOKENS, GOODS } from '../content/cargo.ts';
import { MERCHANT_TOKENS } from '../content/census.ts';
import { EVENT_IDS, NPCS } from '../content/events.ts';
import { GLORY } from '../content/glory.ts';
import { PORTS, ZONES } from '../content/map.ts';
import { MISSION_IDS } from '../content/missions.ts';
import { RUMOR_IDS } from '../content/rumors.ts';
import { MOD_TOKENS, MODS } from '../content/ships.ts';
import { type Merchants, newTurn, type Player } from '../state.ts';
import { FIRST_SHIPS, launch, rivalShip, STARTING_GOLD } from './death.ts';
import { drawGlory } from './glory.ts';
import { player, type Table } from './table.ts';

/** Setting up the table and the players [MM-SETUP] [MM-BOARD]. */

export const OPTIONS = {
  /** Five is a house rule for a short evening. [MM-END.10] */
  target: { values: [5, 10, 12, 15], default: 10 },
  purses: { values: ['closed', 'open'], default: 'closed' },
  solo: { values: ['none', 'level1', 'level2', 'level3'], default: 'none' },
} as const;

const LEVELS: readonly unknown[] = OPTIONS.solo.values;

/** One rival, two at the highest level. [MM-SOLO.1] [MM-SOLO.12] */
const seatsAlone = (level: number): number => (level === 3 ? 3 : 2);

export function admit({ seats, options }: Setup): Refusal | undefined {
  const level = LEVELS.indexOf(options['solo']);
  if (level < 1 || seats === seatsAlone(level)) return undefined;
  return new Refusal({ say: 'soloSeats', seats: seatsAlone(level) });
}

export function deal({ seats, options, random }: Setup): Merchants {
  const solo = Math.max(0, LEVELS.indexOf(options['solo']));
  const captains = shuffled(CAPTAIN_IDS, random, 'captains');
  const missions = shuffled(MISSION_IDS, random, 'missions');
  const demand = shuffled(copies(GOODS, DEMAND_TOKENS), random, 'demand');
  const mods = shuffled(copies(MODS, MOD_TOKENS), random, 'tokens');
  const merchants = shuffled(MERCHANT_TOKENS, random, 'merchants');
  const players = Array.from({ length: seats }, (_, seat) =>
    newPlayer(seat, solo > 0 && seat > 0, nth(captains.splice(-1), 0), solo),
  );
  const first = random.pick(
    players.map(({ seat }) => seat),
    'firstPlayer',
  );
  return {
    stage: 'outfitting',
    ending: '',
    target: Number(options['target']),
    openPurses: options['purses'] === 'open',
    solo,
    round: 0,
    first,
    active: first,
    taken: 0,
    turn: newTurn(0),
    players,
    npcs: NPCS.map((id) => ({ id, zone: '', stack: [], arriving: [], manOWar: false })),
    merchants: Object.fromEntries(
      ZONES.map((zone, i) => [zone, nth(merchants, i)]),
    ) as Merchants['merchants'],
    merchantTrack: [],
    demand: Object.fromEntries(PORTS.map((port) => [port, demand.pop()])) as Merchants['demand'],
    reserve: demand,
    tokens: Object.fromEntries(
      PORTS.map((port) => [port, { mod: mods.pop() ?? '', faceUp: false }]),
    ) as Merchants['tokens'],
    loose: [],
    missions: missions.splice(-2),
    event: '',
    named: '',
    war: [],
    warCard: '',
    mustering: [],
    battle: null,
    raid: null,
    loot: null,
    announced: [],
    shown: '',
    offer: [],
    offerFor: -1,
    dearer: 0,
    bought: [],
    aside: [],
    glimpsed: [],
    whispered: [],
    fashions: [],
    eventDeck: shuffled(EVENT_IDS, random, 'events'),
    eventDiscard: [],
    gloryDeck: shuffled(
      GLORY.map(({ id }) => id),
      random,
      'glory',
    ),
    gloryDiscard: [],
    captainDeck: captains,
    captainDiscard: [],
    cargoDeck: shuffled(
      CARGO.map(({ id }) => id),
      random,
      'cargo',
    ),
    cargoDiscard: [],
    rumorDeck: shuffled(RUMOR_IDS, random, 'rumors'),
    rumorDiscard: [],
    missionDeck: missions,
    missionDiscard: [],
  };
}

const shuffled = <T>(items: readonly T[], random: Random, purpose: string): T[] =>
  random.shuffle([...items], purpose);

const copies = <T>(items: readonly T[], count: number): T[] =>
  items.flatMap((item) => Array.from({ length: count }, () => item));

/** [MM-SETUP.1] [MM-SETUP.2] [MM-SETUP.8] [MM-SETUP.9] */
function newPlayer(seat: Seat, rival: boolean, captain: CaptainId, solo: number): Player {
  return {
    seat,
    rival,
    standing: 'outfitting',
    captain,
    revealed: false,
    ship: 'sloop',
    sections: { hull: 0, cargo: 0, masts: 0, crew: 0, cannons: 0 },
    zone: CAPTAINS[captain].home,
    inPort: false,
    gold: STARTING_GOLD,
    chest: 0,
    stashes: 0,
    lost: 0,
    declared: false,
    glory: {
      combat: 0,
      sale: 0,
      raid: 0,
      mission: 0,
      rumor: 0,
      ship: 0,
      errand: 0,
      headStart: rival ? solo - 1 : 0,
    },
    hand: [],
    cargo: [],
    rumor: '',
    proven: false,
    forged: '',
    mission: '',
    specialists: [],
    weapons: [],
    mods: [],
    hullUsed: false,
    bounties: { ES: 0, EN: 0, FR: 0, NL: 0 },
    outfitted: false,
    boughtLast: '',
    boughtNow: '',
    errands: 0,
  };
}

/** Everybody chooses a ship in secret; then captains and ships are shown together. [MM-SETUP.3] [MM-SETUP.4] [MM-SETUP.5] [MM-SETUP.6] */
export function* outfit(table: Table): Rules {
  const { state } = table;
  const people = state.players.filter(({ rival }) => !rival);
  const answers = yield* together(
    people.map(({ seat }) => new Pick(seat, { say: 'firstShip' }, () => FIRST_SHIPS)),
  );
  table.reveal();
  people.forEach(({ seat }, i) => launch(player(state, seat), nth(answers, i).key));
  for (const someone of state.players) {
    if (someone.rival) launch(someone, rivalShip(someone));
    someone.revealed = true;
    const { seat, captain, ship, zone } = someone;
    table.tell({
      say: 'setSail',
      seat,
      captain: `captain:${captain}`,
      ship: `type:${ship}`,
      port: `port:${zone}`,
    });
  }
  for (const someone of state.players) yield* drawGlory(table, someone);
  state.stage = 'round';
}
