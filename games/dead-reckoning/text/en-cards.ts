import type { Achievement } from '../content/achievements.ts';
import type { CardId } from '../content/cards.ts';
import type { Amount, BuildingKind, EffectOf, EndOf, Goods, Icon, Store, Word } from '../content/effects.ts';
import type { BoardId } from '../content/ocean.ts';
import type { Sailor } from '../content/sailors.ts';
import type { UpgradeId } from '../content/upgrades.ts';
import { and, many } from '../../common/english.ts';

/** The names of everything in the box, and what the words of the cards mean, in English. */

export const cardNames: { readonly [card in CardId]: string } = {
  spareCanvas: 'Spare canvas',
  ironTiller: 'Iron tiller',
  smallSwivel: 'Small swivel',
  shoreParty: 'Shore party',
  keenLookout: 'Keen lookout',
  quayCart: 'Quay cart',
  pitchAndOakum: 'Pitch and oakum',
  boardingPikes: 'Boarding pikes',
  drilledMarksmen: 'Drilled marksmen',
  neighbourlyBarter: 'Neighbourly barter',
  lightTopsail: 'Light topsail',
  pilotsHandbook: 'Pilot’s handbook',
  surfBoat: 'Surf boat',
  powderBoys: 'Powder boys',
  helmsmansShare: 'Helmsman’s share',
  fishingRights: 'Fishing rights',
  redJack: 'Red jack',
  boardingNettings: 'Boarding nettings',
  strongBackedPorters: 'Strong-backed porters',
  lameGannet: 'Salt-fish trader',
  merryMargaret: 'Wine trader',
  brineAndBarley: 'Grain trader',
  patientTrader: 'Cloth trader',
  copperPenny: 'Copper trader',
  sweetAlys: 'Honey trader',
  shipwrightsEye: 'Shipwright’s eye',
  distantStores: 'Distant stores',
  broadsideDrill: 'Broadside drill',
  chainShot: 'Chain shot',
  doubleCharge: 'Double charge',
  spareGunCrew: 'Spare gun crew',
  fullCourses: 'Full courses',
  starChart: 'Star chart',
  landingForce: 'Landing force',
  coloursAshore: 'Colours ashore',
  harbourPilots: 'Harbour pilots',
  sailLoft: 'Sail loft',
  cooperage: 'Cooperage',
  carpentersMates: 'Carpenter’s mates',
  moneylender: 'Moneylender',
  letterOfMarque: 'Letter of marque',
  saltedProvisions: 'Salted provisions',
  gunsForLand: 'Guns for land',
  hopefulHeron: 'Timber trader',
  quietQuaker: 'Paper trader',
  fatWidow: 'Sugar trader',
  silverHook: 'Silver trader',
  longMemory: 'Rope trader',
  floatingYard: 'Ironware trader',
  crookedMile: 'Rum trader',
  aceInTheSleeve: 'Ace in the sleeve',
  tavernVolunteers: 'Tavern volunteers',
  cutGrapnels: 'Cut grapnels',
  boardingGangway: 'Boarding gangway',
  fencingMaster: 'Fencing master',
  schoolOfTheSea: 'School of the sea',
  greatOrchard: 'Great orchard',
  beachhead: 'Beachhead',
  outlyingSettlers: 'Outlying settlers',
  followingWind: 'Following wind',
  quartermastersTally: 'Quartermaster’s tally',
  smugglersCove: 'Smugglers’ cove',
  siegeTrain: 'Siege train',
  twinnedCharts: 'Twinned charts',
  prizeCourt: 'Prize court',
  rallyingHelm: 'Rallying helm',
  crossfire: 'Crossfire',
  whiteElephant: 'Ivory trader',
  plantersPride: 'Tobacco trader',
  crownAgent: 'Spice trader',
  surgeonsMercy: 'Physic trader',
  cabinetOfWonders: 'Curiosities trader',
  powderHulk: 'Powder trader',
  roundsman: 'Roundsman',
  gleaners: 'Gleaners',
  noQuarter: 'No quarter',
  tradingEmpire: 'Trading empire',
  crownMonopoly: 'Crown monopoly',
  cunningTack: 'Cunning tack',
  hellfire: 'Hellfire',
  greatLanding: 'Great landing',
  scourgeOfTheLanes: 'Scourge of the lanes',
  ghostLights: 'Ghost lights',
  cloudOfSail: 'Cloud of sail',
  masterOfTrades: 'Master of trades',
  royalCharter: 'Royal charter',
  ironBroadside: 'Iron broadside',
  legacyOfTheHelm: 'Legacy of the helm',
  wanderersWill: 'Wanderer’s will',
  warehouseFortune: 'Warehouse fortune',
  devilsBargain: 'Devil’s bargain',
  monumentOfGuns: 'Monument of guns',
  governorsGrant: 'Governor’s grant',
  sunOfPeru: 'Gold trader',
  leviathanOfGoods: 'Porcelain trader',
  islandQueen: 'Indigo trader',
  treasureGalleon: 'Jewel trader',
  marchOfTheWorld: 'Clockwork trader',
};

/** The ships behind the traders: whose back is whose is dealt anew in every game. */
export const shipNames: { readonly [card in CardId]?: string } = {
  lameGannet: 'the Lame Gannet',
  merryMargaret: 'the Merry Margaret',
  brineAndBarley: 'the Brine and Barley',
  patientTrader: 'the Patient Griselda',
  copperPenny: 'the Copper Penny',
  sweetAlys: 'the Sweet Alys',
  hopefulHeron: 'the Hopeful Heron',
  quietQuaker: 'the Quiet Quaker',
  fatWidow: 'the Fat Widow',
  silverHook: 'the Silver Hook',
  longMemory: 'the Long Memory',
  floatingYard: 'the Floating Yard',
  crookedMile: 'the Crooked Mile',
  whiteElephant: 'the White Elephant',
  plantersPride: 'the Planter’s Pride',
  crownAgent: 'the Crown Agent',
  surgeonsMercy: 'the Surgeon’s Mercy',
  cabinetOfWonders: 'the Cabinet of Wonders',
  powderHulk: 'the Powder Hulk',
  sunOfPeru: 'the Sun of Peru',
  leviathanOfGoods: 'the Leviathan',
  islandQueen: 'the Island Queen',
  treasureGalleon: 'the Treasure of San Telmo',
  marchOfTheWorld: 'the March of the World',
};

export const sailorNames: { readonly [sailor in Sailor]: string } = {
  captain: 'Captain',
  crewmate: 'Crewmate',
  firstMate: 'First Mate',
  bosun: 'Bosun',
  gunner: 'Gunner',
  deckhand: 'Deckhand',
  buccaneer: 'Buccaneer',
  purser: 'Purser',
};

export const boardNames: { readonly [board in BoardId]: string } = {
  seahoundIsle: 'Seahound Isle',
  gullRock: 'Gull Rock',
  lanternKey: 'Lantern Key',
  mangroveCay: 'Mangrove Cay',
  parrotsPerch: 'Parrot’s Perch',
  cinderIsle: 'Cinder Isle',
  turtleSands: 'Turtle Sands',
  drownedChapel: 'Drowned Chapel',
  widowsReach: 'Widow’s Reach',
  saltgrave: 'Saltgrave',
  islaCorona: 'Isla Corona',
  krakensCrown: 'Kraken’s Crown',
  fourWinds: 'the Four Winds',
  tradeCurrent: 'the Trade Current',
  narrowDeep: 'the Narrow Deep',
  longSwell: 'the Long Swell',
};

export const upgradeNames: { readonly [upgrade in UpgradeId]: string } = {
  deepHold: 'Deep hold',
  topsail: 'Topsail',
  swivelGun: 'Swivel gun',
  boardingNets: 'Boarding nets',
  crowsNest: 'Crow’s nest',
  carpentersBench: 'Carpenter’s bench',
  tradingDesk: 'Trading desk',
  shipsStores: 'Ship’s stores',
  greatHold: 'Great hold',
  fullRig: 'Full rig',
  gunDeck: 'Gun deck',
  chaseGuns: 'Chase guns',
  ironPlating: 'Iron plating',
  navigatorsCabin: 'Navigator’s cabin',
  powderCabin: 'Powder master’s cabin',
  countingHouse: 'Counting house',
};

export const achievementNames: { readonly [achievement in Achievement]: string } = {
  legendary: 'Legendary',
  expertSailors: 'Expert Sailors',
  terror: 'Terror of the Seven Seas',
  builder: 'Builder',
  capitalist: 'Capitalist',
  colonizer: 'Colonizer',
  eliteShip: 'Elite Ship',
  explorer: 'Explorer',
  masterMerchant: 'Master Merchant',
};

export const achievementTexts: { readonly [achievement in Achievement]: string } = {
  legendary: 'Win four battles with your ship, not against buildings.',
  expertSailors: 'Have three sailor cards of level 4.',
  terror: 'Sink the ship of another player.',
  builder: 'Have five buildings at once on islands you control.',
  capitalist: 'Have 30 coins in your chest.',
  colonizer: 'Have six permanent cubes on islands.',
  eliteShip: 'Have four ship upgrades, covered ones included.',
  explorer: 'Explore 5 boards with two players, 4 with three, 3 with four.',
  masterMerchant: 'Give up 12 cargo at once from ship and dock.',
};

export const buildingNames: { readonly [building in BuildingKind]: string } = {
  fort: 'a fort',
  garrison: 'a garrison',
  outpost: 'an outpost',
};
export const buildingTexts: { readonly [building in BuildingKind]: string } = {
  fort: 'Only the island’s controller may place influence, load, unload, produce or build there. Defends itself with 5 cubes.',
  garrison:
    'Guards the island like a fort, and harms every rival ship that enters. Defends itself with 2 cubes.',
  outpost: 'The island produces 1 more cargo and 1 more coin. It protects nothing and cannot be attacked.',
};

export const iconNames: { readonly [icon in Icon]: readonly [one: string, more: string] } = {
  sail: ['sail', 'sails'],
  wheel: ['wheel', 'wheels'],
  cannon: ['cannon', 'cannons'],
  defence: ['defence cube', 'defence cubes'],
  draw: ['card more to draw', 'cards more to draw'],
};

const PER = { wheel: 'for each wheel on this card', cannon: 'for each cannon on this card' };
const counted = ({ count, per }: Amount, one: string, more: string): string =>
  per ? `${many(count, one, more)} ${PER[per]}` : many(count, one, more);

const goods = ({ cargo, coin }: Goods): string =>
  and([
    ...(cargo ? [counted(cargo, 'cargo', 'cargo')] : []),
    ...(coin ? [counted(coin, 'coin', 'coins')] : []),
  ]);

/** Cargo lies on the dock, coins in the chest. */
const atDock = ({ cargo, coin }: Goods): string =>
  cargo && coin ? 'at your dock and in your chest' : coin ? 'in your chest' : 'at your dock';
const TO: { readonly [store in Exclude<Store, 'dock'>]: string } = {
  ship: 'aboard your ship',
  either: 'at your dock or aboard, as you like',
  island: 'on the island you are at',
};

const END_OF: { readonly [of in EndOf]: string } = {
  always: '',
  threeCargo: ' for every 3 cargo you own',
  islandWithoutCube: ' for each island without a cube of yours',
  wheel: ' for each wheel on this card',
  cannon: ' for each cannon on this card',
  building: ' for each building on islands you control',
};

const overForts = (over: boolean): string => (over ? ', even past forts and garrisons' : '');

function produceText({
  islands,
  rows,
  cargo,
  coin,
  perControlled,
  overForts: over,
}: EffectOf<'produce'>): string {
  const where = rows.length === 4 ? '' : ` of ${rows.length === 1 ? 'row' : 'rows'} ${and(rows.map(String))}`;
  const which = islands === 1 ? `on an island${where}` : `on up to ${islands} different islands${where}`;
  const more = and([
    ...(cargo ? [`${cargo} cargo`] : []),
    ...(coin ? [many(coin, 'coin')] : []),
    ...(perControlled ? [`${perControlled} cargo for each island you control`] : []),
  ]);
  return `produce ${which}${more ? `, each time ${more} more` : ''}${overForts(over)}`;
}

export const effectTexts: { readonly [W in Word]: (effect: EffectOf<W>) => string } = {
  icon: ({ icon, amount }) => counted(amount, ...iconNames[icon]),
  attackFlag: () => 'attack a ship on your space',
  influence: ({ amount, adjacent, overForts: over }) =>
    `place ${counted(amount, 'influence', 'influence')}${
      adjacent === 'all'
        ? ', here or on islands next door'
        : adjacent > 0
          ? `, up to ${adjacent} of it on one island next door`
          : ''
    }${overForts(over)}`,
  removeInfluence: ({ overForts: over }) =>
    `remove a rival’s cube from the island you are at${overForts(over)}`,
  produce: produceText,
  gain: ({ goods: some, to }) => `gain ${goods(some)} ${to === 'dock' ? atDock(some) : TO[to]}`,
  repair: ({ count }) => `repair ${count} damage`,
  upgrade: ({ tier }) => (tier === 'basic' ? 'fit a basic upgrade' : 'fit an advanced upgrade'),
  replaceUpgrade: () => 'cover a basic upgrade with an advanced one',
  build: ({ most, cheaper }) =>
    `build ${most === 1 ? 'a building' : `up to ${most} buildings`} on islands you control${cheaper ? `, each for ${cheaper} cargo less` : ''}`,
  levelUp: ({ which }) =>
    ({
      this: 'level up this card',
      deckBottom: 'level up the bottom card of your deck',
      inHand: 'level up a card in hand',
    })[which],
  advancement: ({ row }) =>
    row === 'byWheels'
      ? 'gain the next advancement of row 1 with 1 or 2 wheels on this card, of row 2 with 3 or 4, of row 3 with 5 or 6, of row 4 with more'
      : `gain the next advancement of row ${row}`,
  damageAround: ({ cannons }) =>
    `with ${cannons} cannons on this card: 1 damage to every rival ship here and next door, not in port`,
  damageOnEntering: () =>
    'this turn, 1 damage to every rival ship on each board you enter for the first time',
  passProduction: ({ row }) =>
    `gain aboard what the islands of row ${row} bring that you passed and did not stop at`,
  copy: () => 'use the ability of another advancement you have in play',
  atEnd: ({ coins, of }) =>
    `at the end: ${coins < 0 ? 'lose' : 'gain'} ${many(Math.abs(coins), 'coin')}${END_OF[of]}`,
  strength: ({ amount }) => `battle: ${counted(amount, 'strength', 'strength')} more`,
  drop: ({ count }) => `battle: drop ${many(count, 'more cube', 'more cubes')}`,
  explosive: () => 'battle: put a cube into the blast',
  moveCube: () => 'battle: move any cube to an area beside it',
  giveUpCube: ({ damage, goods: some }) =>
    `battle: give up one of your cubes for ${damage} damage to the enemy ship and ${goods(some)} aboard`,
  drawAndPlay: () => 'battle: draw a card; play it at once and drop a cube for each of its cannons',
  lessDamage: ({ count }) => `take ${count} damage less`,
  ifWin: ({ damage, goods: some }) =>
    `battle: if you win, ${and([...(damage ? [`${damage} more damage to the enemy ship`] : []), ...(some.cargo || some.coin ? [`${goods(some)} aboard`] : [])])}`,
};
