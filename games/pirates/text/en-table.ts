import { and, many, proper, refusals } from '../../common/english.ts';
import type { Name, Sentences } from '../../common/said.ts';
import type { KernelRefusals } from '../../common/says.ts';
import type { Shot, ShotKind, TableAct, TurnOption, Word } from '../choices.ts';
import type { OPTIONS } from '../rules/setup.ts';
import type { Asks, Ends, Happenings, Notes, Refusals, ScorePart } from '../says.ts';

/** What is asked, chosen, told and refused at the table, in English. */

type Words<Key extends PropertyKey> = { readonly [key in Key]: string };
type Told<Key extends string, Names extends readonly unknown[]> = {
  readonly [key in Key]: (...names: Names) => string;
};

/** The words every language has for the table; what one lacks does not compile. */
export interface TableWords {
  readonly options: Words<keyof typeof OPTIONS>;
  readonly values: Words<Extract<(typeof OPTIONS)[keyof typeof OPTIONS]['values'][number], string>>;
  /** What things are called that have no card of their own. */
  readonly things: {
    /** A name without an article, in the forms that sentences need. */
    readonly proper: (name: string) => Name;
    readonly fleet: (number: number, nation: string) => string;
    readonly coinWorth: (gold: number) => string;
    readonly tile: (name: string) => string;
  } & Words<'crew' | 'gear' | 'coin' | 'shore'> &
    Told<'mast' | 'flag', [number: number]>;
  readonly ask: Sentences<Asks>;
  /** What an act of a turn is called, by who does it and what it is done to. */
  readonly choices: Told<Exclude<TurnOption['do'], TableAct['do']>, [subject: string, on: string]>;
  readonly shots: Told<ShotKind | Exclude<Shot['do'], 'fire' | 'done'>, [cannon: string, target: string]>;
  readonly cannons: Told<'mast' | 'flag', [number: number]> & Words<'musketeer' | 'bombard' | 'musket'>;
  readonly moves: Told<'ashore' | 'take' | 'give' | 'free', [what: string]> &
    Told<'aboard' | 'truce', [what: string, where: string]>;
  /** An answer offered by name: where a course leads, what is looked at, where something is put. */
  readonly suggested: {
    readonly stay: string;
    readonly compass: readonly string[];
    readonly turn: (degrees: number, port: boolean) => string;
    readonly fire: (on: string, cannons: number) => string;
  } & Told<'dock' | 'ram' | 'tow', [on: string, segments: string]> &
    Told<'run', [way: string, segments: string]> &
    Told<'face' | 'spot', [way: string]>;
  readonly choice: Words<Word>;
  readonly log: Sentences<Happenings>;
  readonly refuse: Sentences<Refusals & KernelRefusals>;
  readonly notes: Sentences<Notes>;
  readonly scores: Words<ScorePart>;
  readonly outcome: Sentences<Ends>;
}

const options: TableWords['options'] = {
  setup: 'Setting up the sea',
  total: 'Build total',
  terrain: 'Terrain tiles a player',
  mysterious: 'Mysterious islands a player',
  leaving: 'Who gives up',
  scenario: 'Scenario (against a bot)',
};

const values: TableWords['values'] = {
  quick: 'Quick: a fair sea laid out by chance',
  full: 'In full: players place islands, terrain and ships',
  replaced: 'is replaced by another player',
  withdraws: 'leaves with the fleet (three or more players)',
  none: 'None',
  goldRush: 'Gold Rush',
  convoy: 'Convoy',
  siege: 'Siege',
  monsterHunt: 'Monster Hunt',
  icePassage: 'Ice Passage',
  salvage: 'Derelict Salvage',
};

const things: TableWords['things'] = {
  proper,
  fleet: (number, nation) => `Fleet ${number} (${nation})`,
  crew: 'a face-down crew',
  gear: 'a face-down piece of equipment',
  coin: 'a coin',
  coinWorth: (gold) => `a coin of ${gold}`,
  mast: (number) => `mast ${number}`,
  flag: (number) => `flag ${number}`,
  tile: (name) => name.toLowerCase(),
  shore: 'the shore',
};

const ask: Sentences<Asks> = {
  placeIsland: (s) => `Place an island (${s.number('left')} left)`,
  placeTile: () => 'Place a terrain tile',
  chooseHome: (s) => `Choose the home island for ${s.seat('owner')}`,
  placeShip: (s) => `Place ${s.the('ship')} at the home island`,
  bombardierForm: (s) => `Announce how the bombardier cannon of ${s.the('ship')} is set`,
  turn: () => 'Give your ships their actions, one after the other',
  sail: (s) => `Plot a course for ${s.the('ship')}`,
  comeAbout: (s) => `Choose a new heading for ${s.the('ship')}`,
  pivot: (s) => `Turn ${s.the('ship')} on its stern`,
  fly: (s) => `Choose where ${s.the('ship')} flies`,
  retreat: (s) => `Choose where ${s.the('ship')} retreats from ${s.the('enemy')}`,
  returnHome: (s) => `Choose where ${s.the('ship')} rises again at its home island`,
  perch: (s) => `Choose on which side ${s.the('ship')} lands`,
  deployBlades: (s) => `Deploy the blades of ${s.the('ship')}?`,
  retractBlades: (s) => `Retract the blades of ${s.the('ship')}?`,
  bladeRam: (s) => `The blades of ${s.the('ship')} strike: whom first?`,
  depth: (s) => `${s.the('ship')}: on the surface or under it?`,
  substance: (s) => `${s.the('ship')}: solid or intangible?`,
  showFear: (s) => `Let ${s.the('ship')} strike fear into the enemies near it?`,
  leaveFog: (s) => `Choose the heading of ${s.the('ship')} as it leaves the fog`,
  fogExit: (s) => `Choose where ${s.the('ship')} leaves the fog`,
  reappear: (s) => `The smoke clears: place ${s.the('ship')}`,
  whirlpool: (s) => `${s.the('ship')} touches a whirlpool: let it carry the ship away?`,
  leaveWhirlpool: (s) => `Place ${s.the('ship')} at the whirlpool it comes out of`,
  whirlpoolToll: (s) => `The whirlpool takes its toll of ${s.the('ship')}: choose what is lost`,
  freed: (s) => `Place ${s.the('ship')} at the edge of the weeds`,
  ramIceberg: (s) => `Ram the iceberg with ${s.the('ship')}?`,
  loseMast: (s) => `${s.the('ship')} loses a mast: choose which`,
  setAlight: (s) => `A mast of ${s.the('ship')} catches fire: choose which`,
  shoot: (s) => `Fire from ${s.the('by')}: choose a cannon and a target`,
  rerollMisses: () => 'Choose up to two missed cannons to fire again',
  luck: (s) => `${s.the('ship')} rolled ${s.number('die')}: trust to luck and roll again?`,
  smoke: (s) => `Choose where the smoke of ${s.the('ship')} spreads`,
  board: (s) => `Send a boarding party from ${s.the('ship')} to ${s.the('enemy')}?`,
  plunder: (s) => `${s.the('ship')} wins the boarding: choose what happens to ${s.the('enemy')}`,
  loot: (s) => `Choose what ${s.the('ship')} takes from the sinking ${s.the('enemy')}`,
  layAlongside: (s) => `Choose on which side ${s.the('ship')} is laid alongside`,
  exploreNow: (s) => `Explore ${s.the('island')} at once?`,
  takeCoins: (s) => `Choose the coins ${s.the('ship')} takes at ${s.the('island')}`,
  firstTreasure: () => 'Choose which unique treasure takes effect first',
  exploreShip: (s) => `Move things between ${s.the('ship')} and ${s.the('other')}`,
  lookAtIsland: () => 'Choose a wild island whose coins you look at',
  swapIslands: () => 'Choose the unexplored island whose coins change places with these',
  reviveCrew: (s) => `Choose the lost crew that comes back aboard ${s.the('ship')}`,
  placeIceberg: () => 'Place an iceberg',
  placeReef: () => 'Place a reef',
  placeFog: () => 'Place a fog bank',
  desertion: (s) => `Choose who deserts ${s.the('ship')}`,
  farGlass: (s) => `Look at a coin of ${s.the('island')} through the far-glass?`,
  transfer: () => 'Move a crew or a piece of equipment',
  takePost: (s) => `Choose where ${s.the('crew')} takes post on ${s.the('island')}`,
  overboard: (s) => `${s.the('ship')} carries too much: choose what goes overboard`,
  repair: (s) => `Choose what is repaired on ${s.the('ship')}`,
  scuttle: () => 'Scuttle which ship?',
  placeFort: (s) => `Place ${s.the('fort')} on ${s.the('island')}`,
  payFort: (s) => `Choose coins worth at least ${s.number('cost')} for ${s.the('fort')}`,
  loseFlag: (s) => `${s.the('fort')} loses a flag: choose which`,
  playEvent: (s) => `Play an event? (${s.the('about')})`,
  eventShip: (s) => `Choose a ship for ${s.the('event')}`,
  shiftWhich: () => 'Choose the tile that moves',
  shiftTile: (s) => `Choose where ${s.the('tile')} goes`,
  swapWhich: () => 'Choose the coin you give away',
  swapWhere: () => 'Choose the island it is exchanged with',
  lendColours: () => 'Choose the crew that may serve under another flag this turn',
  douseOrFree: () => 'Choose the mast that is saved or the ship that is freed',
  saveCoin: (s) => `Choose the coin saved from ${s.the('ship')}`,
  truce: () => 'Choose the ship that is spared, and by which nation',
  resign: () => 'Give up and leave with your fleet',
};

/** What a choice is called: by its kind in the menu of a turn, by its key elsewhere. */
const choices: TableWords['choices'] = {
  move: (ship) => `Move ${ship}`,
  comeAbout: (ship) => `Come about with ${ship}`,
  shoot: (ship) => `Shoot with ${ship}`,
  shootAgain: (ship) => `Shoot once more with ${ship}`,
  explore: (ship, on) => `Explore ${on} with ${ship}`,
  exploreShip: (ship, on) => `Explore ${on} with ${ship}`,
  repair: (ship) => `Repair ${ship}`,
  breakFree: (ship) => `Try to free ${ship} from the weeds`,
  pivot: (ship) => `Turn ${ship} on its stern`,
  captain: (ship) => `Shoot after the move with ${ship}`,
  ram: (ship, on) => `Ram ${on} with ${ship}`,
  tow: (ship, on) => `Take ${on} in tow with ${ship}`,
  landfall: (ship, on) => `Explore ${on} on arrival with ${ship}`,
  zeal: (ship) => `Spur on the crew of ${ship}`,
  release: (ship) => `Release ${ship} from tow`,
  fort: (_ship, on) => `Shoot from ${on}`,
  marine: (_ship, on) => `Shoot with ${on}`,
  build: (fort, on) => `Build ${fort} on ${on}`,
  event: (event) => `Play ${event}`,
};
const shots: TableWords['shots'] = {
  shot: (cannon, target) => `${cannon} at ${target}`,
  chainshot: (cannon, target) => `Chainshot from ${cannon} at ${target}`,
  stinkpot: (cannon, target) => `Stinkpot from ${cannon} at ${target}`,
  firepot: (cannon, target) => `Firepot from ${cannon} at ${target}`,
  flame: (cannon, target) => `Flames from ${cannon} at ${target}`,
  broadside: (_cannon, target) => `Broadside at ${target}`,
  swoop: (_cannon, target) => `Swoop on ${target}`,
  smoke: (cannon) => `Smokepot from ${cannon}`,
  again: (_cannon, target) => `Cannoneer: once more at ${target}`,
  luck: (_cannon, target) => `Luck: roll again at ${target}`,
  quadrant: (_cannon, target) => `Quadrant: +1, a hit on ${target}`,
  reroll: () => 'Second volley: fire missed cannons again',
};
const cannons: TableWords['cannons'] = {
  mast: (number) => `Mast ${number}`,
  flag: (number) => `Flag ${number}`,
  musketeer: 'Musketeers',
  bombard: 'Bombardier cannon',
  musket: 'Musket',
};
const suggested: TableWords['suggested'] = {
  stay: 'Stay here',
  compass: ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'],
  dock: (on, segments) => `Dock at ${on}, ${segments}`,
  ram: (on, segments) => `Bring the bow to ${on}, ${segments}`,
  tow: (on, segments) => `Come up to ${on} to take it in tow, ${segments}`,
  fire: (on, cannons) => `Bring ${many(cannons, 'cannon')} to bear on ${on}`,
  run: (way, segments) => `Run to the ${way}, ${segments}`,
  turn: (degrees, port) =>
    degrees === 0
      ? 'Stay as it lies'
      : degrees === 180
        ? 'Right about'
        : `${degrees}° to ${port ? 'port' : 'starboard'}`,
  face: (way) => `To the ${way}`,
  spot: (way) => `In the ${way}`,
};
const moves: TableWords['moves'] = {
  ashore: (what) => `${what} goes ashore`,
  aboard: (what, ship) => `${what} boards ${ship}`,
  take: (what) => `Take ${what}`,
  give: (what) => `Hand over ${what}`,
  free: (ship) => `Free ${ship}`,
  truce: (ship, nation) => `${ship} is spared by ${nation}`,
};
const choice: TableWords['choice'] = {
  yes: 'Yes',
  no: 'No',
  end: 'End the turn',
  done: 'Done',
  nothing: 'Nothing',
  mast: 'A mast',
  flag: 'The flag',
  gun: 'The jammed cannon',
  port: 'To port',
  starboard: 'To starboard',
  surfaced: 'On the surface',
  submerged: 'Submerged',
  tangible: 'Solid',
  intangible: 'Intangible',
  artillery: 'Artillery',
  flamethrower: 'Flamethrower',
  transfer: 'Move crew or equipment',
  scuttle: 'Scuttle a ship',
  resign: 'Give up',
};

const log: Sentences<Happenings> = {
  placedIsland: (s) => `${s.seat('seat')} places ${s.the('island')}.`,
  placedTile: (s) => `${s.seat('seat')} places a ${s.the('tile')}.`,
  choseHome: (s) => `${s.the('island')} becomes the home island of ${s.seat('owner')}.`,
  placedShip: (s) => `${s.the('ship')} takes its berth.`,
  announcedForm: (s) =>
    `The bombardier cannon of ${s.the('ship')} is ${s.word('form') === 'artillery' ? 'artillery' : 'a flamethrower'}.`,
  gameBegins: (s) => `${s.number('gold')} gold lie on the wild islands. ${s.seat('seat')} begins.`,
  turnBegins: (s) => `${s.seat('seat')} to move.`,
  gameOver: (s) =>
    s.seats('winners').length > 0 ? `The game is over. ${and(s.seats('winners'))} won.` : 'The game is over.',
  resigned: (s) => `${s.seat('seat')} gives up and leaves the sea.`,
  sailed: (s) => `${s.the('ship')} sails.`,
  towed: (s) => `${s.the('ship')} is towed along.`,
  tookInTow: (s) => `${s.the('ship')} takes ${s.the('towed')} in tow.`,
  released: (s) => `${s.the('ship')} is no longer in tow.`,
  captured: (s) => `${s.the('ship')} now sails for ${s.seat('seat')}.`,
  docked: (s) => `${s.the('ship')} docks at ${s.the('island')}.`,
  unloaded: (s) =>
    s.number('gold') > 0
      ? `${s.the('ship')} unloads ${s.number('gold')} gold at ${s.the('island')}.`
      : `${s.the('ship')} unloads ${many(s.number('count'), 'coin')} at ${s.the('island')}.`,
  movedCrew: (s) => `A crew goes from ${s.the('from')} to ${s.the('to')}.`,
  movedGear: (s) => `A piece of equipment goes from ${s.the('from')} to ${s.the('to')}.`,
  threwOverboard: (s) => `${s.the('ship')} is overloaded and throws something overboard.`,
  peeked: (s) => `${s.the('ship')} spies a coin on ${s.the('island')}.`,
  mystery: (s) => `${s.the('ship')} rolls ${s.number('die')} on ${s.the('island')}: ${s.the('found')}.`,
  explored: (s) => `${s.the('ship')} explores ${s.the('island')}.`,
  exploredShip: (s) => `${s.the('ship')} explores ${s.the('other')}.`,
  carriedOver: (s) => `Something goes from ${s.the('from')} to ${s.the('to')}.`,
  tookCoins: (s) => `${s.the('ship')} loads ${many(s.number('count'), 'coin')}.`,
  tookTreasure: (s) => `${s.the('ship')} finds ${s.the('treasure')}.`,
  endMarker: (s) => `${s.the('ship')} carries the last coin.`,
  lookedAtIsland: (s) => `${s.seat('seat')} looks at the coins of ${s.the('island')}.`,
  revealedIsland: (s) => `The coins of ${s.the('island')} are shown to all.`,
  swappedIslands: (s) => `The coins of ${s.the('island')} and ${s.the('other')} change places.`,
  revivedCrew: (s) => `${s.the('crew')} is back aboard ${s.the('ship')}.`,
  rammed: (s) =>
    `${s.the('ship')} rams ${s.the('enemy')}: ${s.number('die')} against ${many(s.number('masts'), 'mast')}, ${s.is('won') ? 'a hit' : 'in vain'}.`,
  boarded: (s) =>
    `${s.the('ship')} and ${s.the('enemy')} fight on deck: ${s.number('attack')} to ${s.number('defence')}.`,
  killedCrew: (s) => `${s.the('ship')} cuts down a crew of ${s.the('enemy')}.`,
  stoleCoin: (s) => `${s.the('ship')} steals a treasure from ${s.the('enemy')}.`,
  rolledAgain: (s) => `${s.the('ship')} trusts to luck and rolls again.`,
  deployedBlades: (s) => `${s.the('ship')} shows its blades.`,
  retractedBlades: (s) => `${s.the('ship')} draws its blades in.`,
  shot: (s) =>
    `${s.the('by')} fires at ${s.the('target')}: ${s.number('total')} against ${s.number('rank')}, ${s.is('won') ? 'a hit' : 'a miss'}.`,
  broadside: (s) =>
    `${s.the('by')} gives ${s.the('target')} a broadside with a ${s.number('die')}: ${many(s.number('hits'), 'hit')}.`,
  swooped: (s) =>
    `${s.the('by')} swoops on ${s.the('target')} with a ${s.number('die')}${s.is('won') ? ' and strikes twice' : ' and misses'}.`,
  jammed: (s) => `The bombardier cannon of ${s.the('ship')} jams.`,
  chained: (s) => `Chains foul ${s.the('ship')}: it cannot move next turn.`,
  silenced: (s) => `Stench fills ${s.the('ship')}: its crew is of no use next turn.`,
  rolledCatamaran: (s) =>
    `${s.the('ship')} rolls ${s.number('die')} and ${s.number('die') >= 5 ? 'slips away from the hit' : 'is hit'}.`,
  rolledBulwarks: (s) =>
    `The bulwarks of ${s.the('ship')} ${s.number('die') === 6 ? 'hold' : 'do not hold'} (${s.number('die')}).`,
  lostMast: (s) => `${s.the('ship')} loses ${s.the('mast')}.`,
  lostPanel: (s) => `${s.the('ship')} loses a panel (${s.number('left')} left).`,
  lostSecondHull: (s) => `${s.the('ship')} loses its second hull.`,
  lostFlag: (s) => `${s.the('ship')} loses a flag (${s.number('left')} left).`,
  becameDerelict: (s) => `${s.the('ship')} is derelict.`,
  caughtFire: (s) => `${s.the('mast')} of ${s.the('ship')} catches fire.`,
  rolledFire: (s) => `Fire aboard ${s.the('ship')}: ${s.number('die')}.`,
  burntDown: (s) => `${s.the('mast')} of ${s.the('ship')} burns down.`,
  firesOut: (s) => `The fires aboard ${s.the('ship')} are put out.`,
  doused: (s) => `${s.the('mast')} of ${s.the('ship')} is saved.`,
  sank: (s) => `${s.the('ship')} goes down.`,
  returnedHome: (s) => `${s.the('ship')} rises again at its home island.`,
  looted: (s) => `${s.the('ship')} takes ${many(s.number('count'), 'treasure')} from ${s.the('enemy')}.`,
  shared: (s) => `${s.seat('seat')} salvages ${s.number('gold')} gold from ${s.the('ship')}.`,
  savedCoin: (s) => `A coin floats home from ${s.the('ship')}.`,
  lostCrew: (s) => `${s.the('crew')} is lost.`,
  ransomed: (s) => `${s.the('crew')} is worth ${s.number('gold')} gold to ${s.seat('seat')}.`,
  showedCrew: (s) => `${s.seat('seat')} shows ${s.the('crew')}.`,
  showedGear: (s) => `${s.the('ship')} shows ${s.the('gear')}.`,
  scuttled: (s) =>
    `${s.the('ship')} is to be scuttled (${s.number('die')}): ${s.is('holed') ? 'it will sink' : 'nothing happens'}.`,
  repaired: (s) => `${s.the('ship')} raises ${s.the('mast')} again.`,
  raisedFlag: (s) => `${s.the('ship')} raises a flag again.`,
  clearedGun: (s) => `${s.the('ship')} clears its cannon.`,
  builtFort: (s) => `${s.seat('seat')} builds ${s.the('fort')} on ${s.the('island')}.`,
  fortLostFlag: (s) => `${s.the('fort')} loses a flag (${s.number('left')} left).`,
  destroyedFort: (s) => `${s.the('fort')} on ${s.the('island')} is destroyed.`,
  rolledTile: (s) => `The ${s.the('tile')} has the value ${s.number('die')} this turn.`,
  entangled: (s) => `${s.the('ship')} is entangled in the weeds.`,
  triedToBreakFree: (s) => `${s.the('ship')} tries to break free: ${s.number('total')}.`,
  wrecked: (s) => `${s.the('ship')} runs aground and is wrecked.`,
  whirled: (s) => `${s.the('ship')} is carried from one whirlpool to another.`,
  rolledWhirlpool: (s) => `${s.the('ship')} rolls ${s.number('die')} after the whirlpool.`,
  hitIceberg: (s) => `${s.the('ship')} and an iceberg collide.`,
  rammedIceberg: (s) => `${s.the('ship')} breaks an iceberg.`,
  rolledIcebergs: (s) => `Icebergs with the number ${s.number('die')} drift.`,
  drifted: (s) => `The ${s.the('tile')} drifts.`,
  lostInFog: (s) => `${s.the('ship')} is lost in the fog.`,
  rolledFogExit: (s) => `${s.the('ship')} finds its way out at ${s.number('die')}.`,
  leftFog: (s) => `${s.the('ship')} leaves the fog.`,
  noWayOut: (s) => `${s.the('ship')} finds no way out of the fog.`,
  smokeCleared: () => 'The smoke clears.',
  reappeared: (s) => `${s.the('ship')} is in sight again.`,
  newTile: (s) => `A ${s.the('tile')} appears.`,
  dived: (s) => `${s.the('ship')} dives.`,
  surfaced: (s) => `${s.the('ship')} surfaces.`,
  faded: (s) => `${s.the('ship')} becomes intangible.`,
  appeared: (s) => `${s.the('ship')} takes shape.`,
  rolledFear: (s) => `${s.the('ship')} strikes fear into ${s.the('enemy')}: ${s.number('die')}.`,
  zeal: (s) =>
    `The crew of ${s.the('ship')} ${s.number('die') >= 5 ? 'acts once more' : 'has done enough'} (${s.number('die')}).`,
  playedEvent: (s) => `${s.seat('seat')} plays ${s.the('event')}.`,
  truce: (s) => `${s.the('ship')} is not shot at by ${s.the('nation')} for now.`,
  lentColours: (s) => `${s.the('crew')} serves under another flag this turn.`,
  swappedCoin: (s) => `${s.the('ship')} exchanges a coin with ${s.the('island')}.`,
};

/** Why places and courses are refused, by the rule they break. */
const WHY: { readonly [rule: string]: string } = {
  'PI-GEO.37': 'There is no room to turn like that',
  'PI-GEO.12': 'That would lie off the table',
  'PI-GEO.39': 'That is farther than the segment is long',
  'PI-MOVE.1': 'That segment is not left',
  'PI-GEO.49': 'Something lies there already',
  'PI-GEO.50': 'That way does not lead away',
  'PI-GEO.57': 'There is no room to come out like that',
  'PI-GEO.73': 'The islands still to come would not fit',
  'PI-SET.4': 'Too near the edge of the sea',
  'PI-SET.5': 'Too near another island, or too far from all',
  'PI-SET.8': 'Too near an island or another tile',
  'PI-EVT.8': 'Too near something else',
  'PI-CREW.19': 'Too far off, or over land or a ship in port',
  'PI-FORT.6': 'Two opposite corners must stand on the island',
  'PI-SET.10': 'Its bow must touch the home island',
  'PI-KW.titan.12': 'It may not stop on that land',
};

const refuse: Sentences<Refusals> = {
  breaks: (s) => `${WHY[s.word('rule')] ?? 'That is not allowed'} (${s.word('rule')}).`,
  unreadableAnswer: () => 'That is no answer to this question.',
  noRoomAboard: () => 'There is not so much room aboard.',
  fortNeedsGold: () => 'The fort must keep gold worth its cost.',
  fortCostsMore: () => 'The fort costs more.',
  scenarioSeats: () => 'Scenarios are for one player and one bot.',
  scenarioTable: () => 'Scenarios are played on a quick sea with 40 points.',
};

const notes: Sentences<Notes> = {
  enters: (s) => {
    const odds = s.number('percent') === 100 ? '' : ` (${s.number('percent')} %)`;
    const effects = {
      struck: 'may lose masts',
      entangled: 'may be caught',
      lost: 'is lost in it',
      carried: 'may be carried off',
      holed: 'loses a mast',
    };
    return `Enters the ${s.the('tile')}: ${effects[s.word('effect')]}${odds}`;
  },
  docks: (s) => `Docks at ${s.the('island')}`,
  unloads: (s) => `Unloads ${many(s.number('count'), 'coin')}`,
  mayExplore: (s) => `May explore ${s.the('island')} at once`,
  mayRam: (s) => `May ram ${s.the('enemy')} (${s.number('percent')} %)`,
  mayTow: (s) => `May take ${s.the('other')} in tow`,
  bears: (s) => `${many(s.number('cannons'), 'cannon')} would bear on ${s.the('target')}`,
  hits: (s) => `Hits ${s.the('target')} with ${s.number('percent')} %`,
  blocked: (s) =>
    `${s.word('by') === 'sails' ? 'Its own sails are' : `${s.the('by')} is`} in the way of ${many(s.number('cannons'), 'cannon')} at ${s.the('target')}`,
  letsGo: (s) => `Lets ${s.the('other')} go`,
  mayBoard: (s) => `Wins the fight on deck with ${s.number('percent')} %`,
  loads: (s) =>
    `${many(s.number('count'), 'coin')}${s.number('gold') > 0 ? `, ${s.number('gold')} gold` : ''}; room for ${s.number('room')}`,
  ...refuse,
};

const scores: TableWords['scores'] = { banked: 'Gold at home and in forts', aboard: 'Gold aboard' };

const outcome: Sentences<Ends> = {
  halfTheGold: () => 'More than half of the gold is in one port.',
  outOfReach: () => 'Nobody can win half of the gold any more.',
  noFleet: () => 'A fleet has left the sea.',
  becalmed: () => 'Nothing has happened for too long.',
  tooLong: () => 'The voyage has lasted long enough.',
  lastCoinBanked: () => 'The last coin has been brought ashore.',
  lastCoinSank: () => 'The last coin has gone down.',
  lastFleet: () => 'Only one fleet still sails.',
  halfAreGone: () => 'Half of the fleets are gone.',
  noCoinLeft: () => 'There is no coin left to be won.',
  scenarioWon: () => 'The scenario is won.',
  scenarioLost: () => 'The scenario is lost.',
  conceded: (s) => `${s.seat('seat')} gives up.`,
};

export const table: TableWords = {
  options,
  values,
  things,
  ask,
  choices,
  shots,
  cannons,
  moves,
  suggested,
  choice,
  log,
  refuse: { ...refusals, ...refuse },
  notes,
  scores,
  outcome,
};
