import type { Amount, EffectOf, EndOf, Goods, Store } from '../content/effects.ts';
import { et, many } from '../../common/french.ts';
import type * as english from './en-cards.ts';

/** Les noms de tout ce que contient la boîte, et ce que disent les mots des cartes, en français. */

export const cardNames: typeof english.cardNames = {
  spareCanvas: 'Toile de rechange',
  ironTiller: 'Barre de fer',
  smallSwivel: 'Petit pierrier',
  shoreParty: 'Corvée à terre',
  keenLookout: 'Vigie perçante',
  quayCart: 'Charrette de quai',
  pitchAndOakum: 'Brai et étoupe',
  boardingPikes: 'Piques d’abordage',
  drilledMarksmen: 'Tireurs exercés',
  neighbourlyBarter: 'Troc entre voisins',
  lightTopsail: 'Hunier léger',
  pilotsHandbook: 'Manuel du pilote',
  surfBoat: 'Baleinière',
  powderBoys: 'Mousses à poudre',
  helmsmansShare: 'Part du timonier',
  fishingRights: 'Droits de pêche',
  redJack: 'Pavillon rouge',
  boardingNettings: 'Filets de bastingage',
  strongBackedPorters: 'Portefaix',
  lameGannet: 'Marchand de morue',
  merryMargaret: 'Marchand de vin',
  brineAndBarley: 'Marchand de grain',
  patientTrader: 'Marchand d’étoffes',
  copperPenny: 'Marchand de cuivre',
  sweetAlys: 'Marchand de miel',
  shipwrightsEye: 'Œil du charpentier',
  distantStores: 'Réserves lointaines',
  broadsideDrill: 'Exercice de bordée',
  chainShot: 'Boulets ramés',
  doubleCharge: 'Double charge',
  spareGunCrew: 'Canonniers de relève',
  fullCourses: 'Basses voiles',
  starChart: 'Carte des étoiles',
  landingForce: 'Troupe de débarquement',
  coloursAshore: 'Couleurs à terre',
  harbourPilots: 'Pilotes du port',
  sailLoft: 'Voilerie',
  cooperage: 'Tonnellerie',
  carpentersMates: 'Aides charpentiers',
  moneylender: 'Prêteur',
  letterOfMarque: 'Lettre de marque',
  saltedProvisions: 'Salaisons',
  gunsForLand: 'Des canons pour des terres',
  hopefulHeron: 'Marchand de bois',
  quietQuaker: 'Marchand de papier',
  fatWidow: 'Marchand de sucre',
  silverHook: 'Marchand d’argent',
  longMemory: 'Marchand de cordages',
  floatingYard: 'Marchand de ferrures',
  crookedMile: 'Marchand de rhum',
  aceInTheSleeve: 'As dans la manche',
  tavernVolunteers: 'Volontaires de taverne',
  cutGrapnels: 'Grappins tranchés',
  boardingGangway: 'Passerelle d’abordage',
  fencingMaster: 'Maître d’armes',
  schoolOfTheSea: 'École de la mer',
  greatOrchard: 'Grand verger',
  beachhead: 'Tête de pont',
  outlyingSettlers: 'Colons des confins',
  followingWind: 'Vent arrière',
  quartermastersTally: 'Comptes du quartier-maître',
  smugglersCove: 'Crique des contrebandiers',
  siegeTrain: 'Train de siège',
  twinnedCharts: 'Cartes jumelles',
  prizeCourt: 'Tribunal des prises',
  rallyingHelm: 'Barre de ralliement',
  crossfire: 'Tirs croisés',
  whiteElephant: 'Marchand d’ivoire',
  plantersPride: 'Marchand de tabac',
  crownAgent: 'Marchand d’épices',
  surgeonsMercy: 'Marchand de remèdes',
  cabinetOfWonders: 'Marchand de curiosités',
  powderHulk: 'Marchand de poudre',
  roundsman: 'Tournée des îles',
  gleaners: 'Glaneurs',
  noQuarter: 'Pas de quartier',
  tradingEmpire: 'Empire marchand',
  crownMonopoly: 'Monopole de la Couronne',
  cunningTack: 'Virement rusé',
  hellfire: 'Feu d’enfer',
  greatLanding: 'Grand débarquement',
  scourgeOfTheLanes: 'Fléau des routes',
  ghostLights: 'Feux follets',
  cloudOfSail: 'Nuage de toile',
  masterOfTrades: 'Maître en tout',
  royalCharter: 'Charte royale',
  ironBroadside: 'Bordée de fer',
  legacyOfTheHelm: 'Legs de la barre',
  wanderersWill: 'Testament du vagabond',
  warehouseFortune: 'Fortune d’entrepôt',
  devilsBargain: 'Marché du diable',
  monumentOfGuns: 'Monument aux canons',
  governorsGrant: 'Concession du gouverneur',
  sunOfPeru: 'Marchand d’or',
  leviathanOfGoods: 'Marchand de porcelaine',
  islandQueen: 'Marchand d’indigo',
  treasureGalleon: 'Marchand de joyaux',
  marchOfTheWorld: 'Marchand d’horloges',
};

export const shipNames: typeof english.shipNames = {
  lameGannet: 'le Fou Boiteux',
  merryMargaret: 'la Joyeuse Margot',
  brineAndBarley: 'le Sel et Orge',
  patientTrader: 'la Patiente Grisélidis',
  copperPenny: 'le Sou de Cuivre',
  sweetAlys: 'la Douce Alix',
  hopefulHeron: 'le Héron d’Espoir',
  quietQuaker: 'le Quaker Muet',
  fatWidow: 'la Grosse Veuve',
  silverHook: 'le Croc d’Argent',
  longMemory: 'la Longue Mémoire',
  floatingYard: 'le Chantier Flottant',
  crookedMile: 'le Mille Tordu',
  whiteElephant: 'l’Éléphant Blanc',
  plantersPride: 'l’Orgueil du Planteur',
  crownAgent: 'l’Agent de la Couronne',
  surgeonsMercy: 'la Pitié du Chirurgien',
  cabinetOfWonders: 'le Cabinet des Merveilles',
  powderHulk: 'le Ponton à Poudre',
  sunOfPeru: 'le Soleil du Pérou',
  leviathanOfGoods: 'le Léviathan',
  islandQueen: 'la Reine des Îles',
  treasureGalleon: 'le Trésor de San Telmo',
  marchOfTheWorld: 'la Marche du Monde',
};

export const sailorNames: typeof english.sailorNames = {
  captain: 'Capitaine',
  crewmate: 'Membre d’équipage',
  firstMate: 'Premier lieutenant',
  bosun: 'Bosco',
  gunner: 'Artilleur',
  deckhand: 'Matelot',
  buccaneer: 'Corsaire',
  purser: 'Commissaire de bord',
};

export const boardNames: typeof english.boardNames = {
  seahoundIsle: 'l’île du Chien de mer',
  gullRock: 'Roche-aux-Mouettes',
  lanternKey: 'la caye de la Lanterne',
  mangroveCay: 'la caye des Palétuviers',
  parrotsPerch: 'Perchoir-du-Perroquet',
  cinderIsle: 'l’île aux Cendres',
  turtleSands: 'les Sables-aux-Tortues',
  drownedChapel: 'Chapelle-Noyée',
  widowsReach: 'le Bras de la Veuve',
  saltgrave: 'Tombe-de-Sel',
  islaCorona: 'Isla Corona',
  krakensCrown: 'la Couronne du Kraken',
  fourWinds: 'les Quatre-Vents',
  tradeCurrent: 'le courant des Marchands',
  narrowDeep: 'l’Étroite-Profonde',
  longSwell: 'la Longue-Houle',
};

export const upgradeNames: typeof english.upgradeNames = {
  deepHold: 'Cale profonde',
  topsail: 'Hunier',
  swivelGun: 'Pierrier',
  boardingNets: 'Filets d’abordage',
  crowsNest: 'Nid-de-pie',
  carpentersBench: 'Établi du charpentier',
  tradingDesk: 'Comptoir',
  shipsStores: 'Soute aux vivres',
  greatHold: 'Grande cale',
  fullRig: 'Gréement complet',
  gunDeck: 'Pont des canons',
  chaseGuns: 'Pièces de chasse',
  ironPlating: 'Blindage',
  navigatorsCabin: 'Chambre du navigateur',
  powderCabin: 'Chambre du maître canonnier',
  countingHouse: 'Chambre des comptes',
};

export const achievementNames: typeof english.achievementNames = {
  legendary: 'Légendaire',
  expertSailors: 'Marins experts',
  terror: 'Terreur des sept mers',
  builder: 'Bâtisseur',
  capitalist: 'Capitaliste',
  colonizer: 'Colonisateur',
  eliteShip: 'Navire d’élite',
  explorer: 'Explorateur',
  masterMerchant: 'Maître marchand',
};

export const achievementTexts: typeof english.achievementTexts = {
  legendary: 'Gagnez quatre combats avec votre navire, hors bâtiments.',
  expertSailors: 'Ayez trois cartes marin de niveau 4.',
  terror: 'Coulez le navire d’un autre joueur.',
  builder: 'Ayez cinq bâtiments à la fois sur des îles que vous contrôlez.',
  capitalist: 'Ayez 30 pièces dans votre coffre.',
  colonizer: 'Ayez six cubes permanents sur des îles.',
  eliteShip: 'Ayez quatre améliorations de navire, recouvertes ou non.',
  explorer: 'Explorez 5 plateaux à deux joueurs, 4 à trois, 3 à quatre.',
  masterMerchant: 'Cédez 12 cargaisons d’un coup, du navire et du quai.',
};

export const buildingNames: typeof english.buildingNames = {
  fort: 'un fort',
  garrison: 'une garnison',
  outpost: 'un avant-poste',
};
export const buildingTexts: typeof english.buildingTexts = {
  fort: 'Seul qui contrôle l’île peut y placer de l’influence, charger, décharger, produire ou bâtir. Se défend avec 5 cubes.',
  garrison: 'Garde l’île comme un fort et endommage tout navire rival qui entre. Se défend avec 2 cubes.',
  outpost: 'L’île produit 1 cargaison et 1 pièce de plus. Il ne protège rien et ne peut être attaqué.',
};

export const iconNames: typeof english.iconNames = {
  sail: ['voile', 'voiles'],
  wheel: ['roue', 'roues'],
  cannon: ['canon', 'canons'],
  defence: ['cube de défense', 'cubes de défense'],
  draw: ['carte de plus à piocher', 'cartes de plus à piocher'],
};

const PER = { wheel: 'par roue de cette carte', cannon: 'par canon de cette carte' };
const counted = ({ count, per }: Amount, one: string, more: string): string =>
  per ? `${many(count, one, more)} ${PER[per]}` : many(count, one, more);

const goods = ({ cargo, coin }: Goods): string =>
  et([
    ...(cargo ? [counted(cargo, 'cargaison', 'cargaisons')] : []),
    ...(coin ? [counted(coin, 'pièce', 'pièces')] : []),
  ]);

/** Les cargaisons vont au quai, les pièces au coffre. */
const atDock = ({ cargo, coin }: Goods): string =>
  cargo && coin ? 'à votre quai et dans votre coffre' : coin ? 'dans votre coffre' : 'à votre quai';
const TO: { readonly [store in Exclude<Store, 'dock'>]: string } = {
  ship: 'à bord de votre navire',
  either: 'à votre quai ou à bord, à votre gré',
  island: 'sur l’île où vous êtes',
};

const END_OF: { readonly [of in EndOf]: string } = {
  always: '',
  threeCargo: ' par tranche de 3 cargaisons possédées',
  islandWithoutCube: ' par île sans cube à vous',
  wheel: ' par roue de cette carte',
  cannon: ' par canon de cette carte',
  building: ' par bâtiment sur vos îles',
};

const overForts = (over: boolean): string => (over ? ', malgré forts et garnisons' : '');

function produceText({
  islands,
  rows,
  cargo,
  coin,
  perControlled,
  overForts: over,
}: EffectOf<'produce'>): string {
  const where =
    rows.length === 4
      ? ''
      : rows.length === 1
        ? ` de la rangée ${rows[0]}`
        : ` des rangées ${et(rows.map(String))}`;
  const which = islands === 1 ? `sur une île${where}` : `sur ${islands} îles différentes au plus${where}`;
  const more = et([
    ...(cargo ? [many(cargo, 'cargaison')] : []),
    ...(coin ? [many(coin, 'pièce')] : []),
    ...(perControlled ? [`${many(perControlled, 'cargaison')} par île que vous contrôlez`] : []),
  ]);
  return `produisez ${which}${more ? `, chaque fois ${more} de plus` : ''}${overForts(over)}`;
}

export const effectTexts: typeof english.effectTexts = {
  icon: ({ icon, amount }) => counted(amount, ...iconNames[icon]),
  attackFlag: () => 'attaquez un navire sur votre case',
  influence: ({ amount, adjacent, overForts: over }) =>
    `placez ${counted(amount, 'influence', 'influences')}${
      adjacent === 'all'
        ? ', ici ou sur les îles voisines'
        : adjacent > 0
          ? `, dont ${adjacent} au plus sur une île voisine`
          : ''
    }${overForts(over)}`,
  removeInfluence: ({ overForts: over }) => `retirez un cube rival de l’île où vous êtes${overForts(over)}`,
  produce: produceText,
  gain: ({ goods: some, to }) => `gagnez ${goods(some)} ${to === 'dock' ? atDock(some) : TO[to]}`,
  repair: ({ count }) => `réparez ${many(count, 'dégât')}`,
  upgrade: ({ tier }) =>
    tier === 'basic' ? 'posez une amélioration de base' : 'posez une amélioration avancée',
  replaceUpgrade: () => 'recouvrez une amélioration de base d’une avancée',
  build: ({ most, cheaper }) =>
    `bâtissez ${most === 1 ? 'un bâtiment' : `jusqu’à ${most} bâtiments`} sur des îles que vous contrôlez${
      cheaper ? `, chacun pour ${many(cheaper, 'cargaison')} de moins` : ''
    }`,
  levelUp: ({ which }) =>
    ({
      this: 'améliorez cette carte',
      deckBottom: 'améliorez la carte du dessous de votre pioche',
      inHand: 'améliorez une carte de votre main',
    })[which],
  advancement: ({ row }) =>
    row === 'byWheels'
      ? 'gagnez le prochain progrès de la rangée 1 avec 1 ou 2 roues sur cette carte, de la rangée 2 avec 3 ou 4, de la rangée 3 avec 5 ou 6, de la rangée 4 avec davantage'
      : `gagnez le prochain progrès de la rangée ${row}`,
  damageAround: ({ cannons }) =>
    `avec ${cannons} canons sur cette carte : 1 dégât à chaque navire rival ici et à côté, hors du port`,
  damageOnEntering: () =>
    'ce tour, 1 dégât à chaque navire rival de tout plateau où vous entrez pour la première fois',
  passProduction: ({ row }) =>
    `gagnez à bord ce que rapportent les îles de la rangée ${row} traversées sans arrêt`,
  copy: () => 'utilisez la capacité d’un autre progrès que vous avez en jeu',
  atEnd: ({ coins, of }) =>
    `à la fin : ${coins < 0 ? 'perdez' : 'gagnez'} ${many(Math.abs(coins), 'pièce')}${END_OF[of]}`,
  strength: ({ amount }) => `combat : ${counted(amount, 'force', 'forces')} de plus`,
  drop: ({ count }) => `combat : lancez ${many(count, 'cube')} de plus`,
  explosive: () => 'combat : mettez un cube dans l’explosion',
  moveCube: () => 'combat : déplacez un cube dans une zone voisine',
  giveUpCube: ({ damage, goods: some }) =>
    `combat : retirez un de vos cubes pour ${many(damage, 'dégât')} au navire ennemi et ${goods(some)} à bord`,
  drawAndPlay: () => 'combat : piochez une carte ; jouez-la aussitôt et lancez un cube par canon',
  lessDamage: ({ count }) => `subissez ${many(count, 'dégât')} de moins`,
  ifWin: ({ damage, goods: some }) =>
    `combat : si vous gagnez, ${et([
      ...(damage ? [`${many(damage, 'dégât')} de plus au navire ennemi`] : []),
      ...(some.cargo || some.coin ? [`${goods(some)} à bord`] : []),
    ])}`,
};
