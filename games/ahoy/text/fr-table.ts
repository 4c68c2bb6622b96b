import { et, many, refusals } from '../../common/french.ts';
import type { Sentences } from '../../common/said.ts';
import type { Asks, Ends, Happenings, Notes } from '../says.ts';
import type { TableWords } from './en-table.ts';

/** Ce qui est demandé, choisi, raconté et refusé à la table, en français. */

const or = (count: number): string => many(count, 'pièce d’or', 'pièces d’or');
const gloire = (count: number): string => many(count, 'point de gloire', 'points de gloire');

const rewards: TableWords['rewards'] = {
  gold: 'gagner 1 pièce d’or',
  glory: 'gagner 1 point de gloire',
  twoGlory: 'gagner 2 points de gloire',
  threeGlory: 'gagner 3 points de gloire',
  recruit: 'recruter gratuitement un équipage',
  region: 'ajouter une région à la Carte',
  none: 'rien',
};

const spoils: TableWords['spoils'] = {
  gold: '1 dégât et voler 1 pièce d’or',
  twoDamage: '2 dégâts',
  removeComrade: '1 dégât et retirer un Camarade',
  placeComrade: '1 dégât et placer un Camarade',
  sailOn: '1 dégât et reprendre la mer',
  reward: '1 dégât et une récompense',
  none: 'rien',
};

const glory: TableWords['glory'] = {
  headStart: 'Avance',
  regions: 'Régions',
  deliveries: 'Livraisons',
  rewards: 'Récompenses',
  pledges: 'Promesses',
};

const ask: Sentences<Asks> = {
  chooseFaction: () => 'Choisissez votre faction',
  startIsland: () => 'Choisissez l’Île de départ de l’Escadre',
  startSpace: () => 'Choisissez la case de départ de votre Navire amiral',
  turn: (s) =>
    s.number('left') > 0
      ? `À vous : placez encore ${many(s.number('left'), 'dé')}`
      : 'Dés placés : agissez encore ou terminez votre tour',
  value: (s) => `Avec quelle valeur le ${s.number('die')} va-t-il sur ${s.the('slot')} ?`,
  sail: (s) => `Choisissez où va ${s.the('figure')} — encore ${many(s.number('left'), 'case')}`,
  tailwind: (s) => `Le vent souffle à ${s.number('value')} : où vous porte-t-il ?`,
  layTile: (s) => `Vous découvrez ${s.the('region')} : choisissez comment la placer`,
  layTileOnEdge: (s) => `Vous cartographiez ${s.the('region')} : choisissez où la placer`,
  turnTile: (s) => `Orientez ${s.the('region')} à votre guise`,
  seaWitch: (s) =>
    `Laisser la Sorcière des mers vous porter au bord opposé${s.word('instead') === 'stay' ? ', ou rester' : ' au lieu d’explorer'} ?`,
  helmsman: () => 'Laisser le Timonier éviter l’épave ?',
  oldSalt: () => 'Un courant : suivez-le, restez, ou choisissez une autre direction',
  powderLookout: () => 'Brouillard : restez, ou laissez la Vigie-picrate vous pousser',
  treasure: (s) => `Prendre ${or(s.number('gold'))} : ${s.the('at')} ?`,
  port: () => 'Au port : réparer, charger un dé, ou rien',
  repair: (s) => `Réparez jusqu’à ${many(s.number('most'), 'emplacement')}`,
  anchored: () => 'À l’ancre : choisissez la suite',
  wonBattle: () => 'Victoire : choisissez la suite',
  endOfTurn: () => 'Fin du tour : choisissez la suite',
  chooseFoe: (s) => `Qui ${s.the('figure')} affronte-t-il d’abord ?`,
  emissary: (s) => `Payer 1 pièce d’or pour éviter l’affrontement avec ${s.the('defender')} ?`,
  battlePlan: (s) => `${s.the('attacker')} attaque ${s.the('defender')} : jouer un plan ?`,
  lowerCannons: (s) => `Affrontement contre ${s.the('against')} : baisser vos Canons ?`,
  rumSteward: (s) =>
    `Attaque ${s.number('attack')}, défense ${s.number('defence')} : subir 1 dégât pour relancer ?`,
  spoils: (s) => `${s.the('figure')} l’emporte sur ${s.the('over')} : choisissez votre butin`,
  suffer: () => 'Choisissez lequel de vos emplacements est endommagé',
  inflict: (s) => `Choisissez l’emplacement ${s.of('figure')} à endommager`,
  ram: (s) => `Où poussez-vous ${s.the('figure')} ?`,
  placePatrol: (s) => `Placer une Patrouille : ${s.the('at')} ?`,
  deploy: () => 'Choisissez où la Patrouille est déployée',
  order: (s) => `Choisissez une Patrouille à déplacer — encore ${many(s.number('left'), 'ordre')}`,
  persuadePatrol: (s) => `Choisissez une Patrouille à déplacer — encore ${s.number('left')}`,
  fortify: () => 'Changer deux Patrouilles en Bastion ?',
  comradesOnSail: (s) => `${s.the('at')} : placer 2 Camarades, ou en gagner 2 prêts ?`,
  inspire: (s) => `Choisissez jusqu’à ${many(s.number('most'), 'Île')} pour un Camarade`,
  persuadeFrom: () => 'De quelle Île partent des Camarades ?',
  persuadeTo: () => 'Vers quelle Île vont-ils ?',
  persuadeHowMany: () => 'Combien de Camarades partent ?',
  sneakAttackWhere: () => 'Choisissez la région de l’attaque sournoise',
  sneakAttack: (s) => `Retirez jusqu’à ${many(s.number('most'), 'Patrouille')}`,
  enlistWhere: () => 'Choisissez l’Île de l’enrôlement',
  enlist: () => 'Choisissez les cartes recrutées',
  smashingEntrance: () => 'Choisissez le vent de votre entrée, ou restez',
  evacuateFrom: () => 'Quelle Île évacuez-vous ?',
  evacuateTo: () => 'Où vont les Camarades ?',
  evacuateHowMany: (s) => `Combien vont ${s.to('to')} ?`,
  launch: () => 'Choisissez l’Île où le navire est lancé',
  reward: () => 'Déplacez le marqueur blanc',
  takeReward: (s) => `Prendre la récompense : ${rewards[s.word('reward')]} ?`,
  recruitFree: () => 'Choisissez une carte à recruter gratuitement',
  negotiate: () => 'Recruter gratuitement une carte ?',
  negotiateAgain: () => 'Chasser un Camarade pour recruter une autre carte ?',
  discardCargo: () => 'Vos cales sont pleines : choisissez la cargaison à défausser',
  pledge: (s) => `À qui promettez-vous ${s.the('card')} ?`,
  crewOrCargo: (s) => `Prendre ${s.the('card')} comme équipage ou comme cargaison ?`,
  naiveNoble: () => 'Choisissez la carte que vous prenez',
  shaman: () => 'Choisissez la figurine visée par le Chaman',
  bombMaker: () => 'Choisissez une figurine pour l’Artificier',
  gunnersMate: () => 'Assistant artilleur : tirer sur quelle case ?',
  buccaneer: () => 'Défausser le Boucanier pour défausser l’équipage du vaincu ?',
  buccaneerTakes: () => 'Choisissez un équipage du vaincu à défausser',
  breezeWhisperer: () => 'Choisissez le vent où la brise vous mène',
  fatalGale: () => 'Choisissez la case où la rafale vous jette',
  enrich: () => 'Choisissez la région qui s’enrichit',
  clearMarket: () => 'Vider le Marché et révéler de nouvelles cartes ?',
};

const choice: TableWords['choice'] = {
  yes: 'Oui',
  no: 'Non',
  stop: 'S’arrêter ici',
  done: 'Rien de plus',
  pass: 'Aucun plan',
  nothing: 'Rien',
  stay: 'Rester ici',
  end: 'Fin du tour',
  n: 'Nord',
  e: 'Est',
  s: 'Sud',
  w: 'Ouest',
  repair: 'Réparer',
  place: 'Placer 2 Camarades',
  ready: 'Gagner 2 Camarades prêts',
  crew: 'Comme équipage',
  cargo: 'Comme cargaison',
  treasure: 'Prendre le trésor',
  port: 'Faire escale au port',
  merchant: 'Marchand : 1 pièce d’or',
  patrol: 'Placer une Patrouille',
  comrades: 'Camarades',
  cutpurse: 'Tire-laine : 2 pièces d’or',
  buccaneer: 'Boucanier',
  rammingProw: 'Proue percutante',
  fortify: 'Bâtir des Bastions',
  archivist: 'Documentaliste : 1 pièce d’or',
  elder: 'Doyen : 1 pièce d’or',
  upAndDown: 'Inchangé, pour 2 pièces d’or',
  keepCannons: 'Ne rien baisser',
};

const choices: TableWords['choices'] = {
  placeDie: (die, slot) => `${die} sur ${slot}`,
  setAside: (die) => `Mettre le ${die} de côté`,
  recruit: (card, die) => (die > 0 ? `Recruter ${card} avec le ${die}` : `Recruter ${card}`),
  pickUp: (card) => `Récupérer ${card}`,
  deliver: (card) => `Livrer ${card}`,
  plan: (plan) => `Jouer ${plan}`,
  useCrew: (card) => `Utiliser ${card}`,
  value: (value, cost) => (cost > 0 ? `${value}, pour ${or(cost)}` : String(value)),
  rearm: (slot) => `Reprendre le dé de ${slot} pour Canons`,
  lower: (by) => `Baisser de ${by}`,
  turn: (quarter) => `Tournée de ${quarter * 90}°`,
  square: (x, y) => `En ${x}, ${y}`,
};

/** Qui a agi : « vous avez », « l’Escadre a ». */
const a = (who: string, you: boolean): string => `${who} ${you ? 'avez' : 'a'}`;
const son = (you: boolean): string => (you ? 'votre' : 'son');
const ses = (you: boolean): string => (you ? 'vos' : 'ses');

const log: Sentences<Happenings> = {
  choseFaction: (s) =>
    s.you('faction') ? 'Vous avez trouvé votre faction.' : `${s.the('faction')} a trouvé son capitaine.`,
  roundBegins: (s) =>
    `Manche ${s.number('round')} : ${s.the('faction')} ${s.you('faction') ? 'jouez' : 'joue'} en premier.`,
  turnBegins: (s) => (s.you('faction') ? 'À vous de jouer.' : `Au tour ${s.of('faction')}.`),
  placed: (s) => `${s.the('figure')} est apparu : ${s.the('to')}.`,
  removed: (s) => `${s.the('figure')} a quitté ${s.the('from')}.`,
  gainedGold: (s) => `${a(s.the('faction'), s.you('faction'))} gagné ${or(s.number('gold'))}.`,
  gainedGlory: (s) => `${a(s.the('faction'), s.you('faction'))} gagné ${gloire(s.number('glory'))}.`,
  placedDie: (s) =>
    `${a(s.the('faction'), s.you('faction'))} placé un ${s.number('value')} sur ${s.the('slot')}.`,
  setAside: (s) => `${a(s.the('faction'), s.you('faction'))} mis un ${s.number('die')} de côté.`,
  rearmed: (s) =>
    `${a(s.the('faction'), s.you('faction'))} repris un ${s.number('value')} pour ${ses(s.you('faction'))} Canons.`,
  sailed: (s) => `${s.the('figure')} a fait voile vers ${s.the('to')}.`,
  leapt: (s) => `${s.the('figure')} a rejoint ${s.the('to')}.`,
  anchored: (s) => `${s.the('figure')} a jeté l’ancre : ${s.the('at')}.`,
  explores: (s) => `${s.the('figure')} a franchi le bord de la Carte.`,
  drewRegion: (s) => `En vue : ${s.the('region')}.`,
  laidRegion: (s) => `Sur la Carte : ${s.the('region')}.`,
  struckWreck: (s) => `${s.the('figure')} a heurté une épave.`,
  damaged: (s) => `Dégât pour ${s.the('figure')} : ${s.the('slot')}.`,
  repaired: (s) => `${a(s.the('faction'), s.you('faction'))} réparé ${et(s.list('slots'))}.`,
  battle: (s) => `${s.the('attacker')} a attaqué ${s.the('defender')} : ${s.the('at')}.`,
  paidOff: (s) =>
    `${a(s.the('faction'), s.you('faction'))} payé ${or(1)} ${s.to('to')} pour éviter l’affrontement.`,
  loweredCannons: (s) =>
    `${a(s.the('faction'), s.you('faction'))} baissé ${ses(s.you('faction'))} Canons de ${s.number('by')}.`,
  raisedCannons: (s) =>
    `${a(s.the('faction'), s.you('faction'))} remonté ${ses(s.you('faction'))} Canons de ${s.number('by')}.`,
  rolledBattle: (s) => `${s.the('figure')} a combattu avec ${s.number('total')}.`,
  wonBattle: (s) =>
    `${s.the('figure')} l’a emporté sur ${s.the('over')}, ${Math.max(s.number('attack'), s.number('defence'))} à ${Math.min(s.number('attack'), s.number('defence'))}.`,
  spoils: (s) =>
    s.word('spoil') === 'none'
      ? `${s.the('faction')} n’${s.you('faction') ? 'avez' : 'a'} rien réclamé.`
      : `${a(s.the('faction'), s.you('faction'))} réclamé ${son(s.you('faction'))} butin : ${spoils[s.word('spoil')]}.`,
  stoleGold: (s) => `${a(s.the('faction'), s.you('faction'))} volé ${or(1)} ${s.to('from')}.`,
  recruited: (s) => `${a(s.the('faction'), s.you('faction'))} recruté : ${s.the('card')}.`,
  revealed: (s) => `Au Marché : ${s.the('card')}.`,
  boxed: (s) => `Retour dans la boîte : ${s.the('card')}.`,
  usedCrew: (s) =>
    `${a(s.the('faction'), s.you('faction'))} fait appel à ${son(s.you('faction'))} équipage : ${s.the('card')}.`,
  lured: (s) => `${a(s.the('faction'), s.you('faction'))} pris une carte ${s.to('from')} : ${s.the('card')}.`,
  movedComrades: (s) => `${many(s.number('count'), 'Camarade')} : de ${s.the('from')} à ${s.the('to')}.`,
  readied: (s) => `${many(s.number('count'), 'Camarade prêt', 'Camarades prêts')} de plus.`,
  placedComrades: (s) => `${many(s.number('count'), 'Camarade')} de plus à ${s.the('to')}.`,
  removedComrades: (s) => `${many(s.number('count'), 'Camarade')} de moins à ${s.the('from')}.`,
  lostShip: (s) => (s.word('plan') === 'cutter' ? 'Le Cotre est perdu.' : 'La Canonnière est perdue.'),
  playedPlan: (s) => `Un plan est joué : ${s.the('plan')}.`,
  pickedUp: (s) => `${a(s.the('faction'), s.you('faction'))} récupéré une cargaison : ${s.the('card')}.`,
  delivered: (s) =>
    `${a(s.the('faction'), s.you('faction'))} livré ${s.you('faction') ? 'votre' : 'sa'} cargaison à ${s.the('region')} : ${s.the('card')}.`,
  enriched: (s) => `${s.the('region')} : richesse ${s.number('wealth')}.`,
  pledged: (s) =>
    s.word('to') === undefined
      ? `${s.the('faction')} l’${s.you('faction') ? 'avez' : 'a'} glissée sous la promesse ${s.word('token')}.`
      : `Vous l’avez promise ${s.to('to')}, sous ${s.word('token')}.`,
  movedMarker: (s) =>
    `${a(s.the('faction'), s.you('faction'))} déplacé ${son(s.you('faction'))} marqueur : ${rewards[s.word('reward')]}.`,
  controls: (s) =>
    `${s.the('faction')} ${s.you('faction') ? 'contrôlez' : 'contrôle'} ${s.the('region')}, richesse ${s.number('wealth')}.`,
  revealedPledge: (s) => `Promesse faite ${s.to('to')} : ${s.the('card')}, ${gloire(s.number('glory'))}.`,
  clearedMarket: (s) => `${a(s.the('faction'), s.you('faction'))} vidé le Marché.`,
  rolledDice: (s) => `${a(s.the('faction'), s.you('faction'))} lancé ${s.numbers('dice').join(', ')}.`,
  drewPlans: (s) =>
    s.list('plans').length > 0
      ? `Vous avez pioché : ${et(s.list('plans'))}.`
      : `${many(s.number('count'), 'plan pioché', 'plans piochés')}.`,
  gameOver: (s) => `La partie est finie : victoire pour ${et(s.list('winners'))}.`,
};

const notes: Sentences<Notes> = {
  explores: (s) => `Exploration : ${many(s.number('left'), 'région inconnue', 'régions inconnues')}`,
  battle: (s) => `Affrontement avec ${s.the('against')} : ${s.number('percent')} % avant canons et plans`,
  odds: (s) => `${s.number('percent')} % de victoire, ${s.number('without')} % sans`,
  oddsBeforeTheirs: (s) =>
    `${s.number('percent')} % de victoire, ${s.number('without')} % sans ; l’autre peut ensuite baisser les siens`,
  wreck: () => 'Épave : subir 1 dégât',
  wreckSpared: () => 'Épave : aucun dégât',
  current: () => 'Le courant vous emporte',
  currentOffMap: () => 'Le courant vous emporte hors de la Carte',
  currentStill: () => 'Le courant ne peut pas vous emporter',
  oldSalt: () => 'Courant : le Loup de mer vous laisse choisir la direction',
  seaWitch: () => 'La Sorcière des mers peut vous porter au bord opposé',
  powderLookout: () => 'Brouillard : aucun affrontement, et la Vigie-picrate peut vous pousser',
  port: () => 'Port : réparer 2 dégâts ou charger un dé',
  treasure: (s) => `Trésor : ${or(s.number('gold'))} si vous jetez l’ancre`,
  fog: () => 'Brouillard : aucun affrontement',
  theDie: (s) => (s.number('gold') === 0 ? 'Le dé, sans or' : `Le dé et ${or(s.number('gold'))}`),
  mends: (s) => `Réparer jusqu’à ${many(s.number('count'), 'dégât')}`,
  bombards: (s) => `${many(s.number('count'), 'Camarade')} en moins dans votre région`,
  orders: (s) => `Déplacer jusqu’à ${many(s.number('count'), 'Patrouille')}, d’une case chacune`,
  inspires: (s) => `${many(s.number('count'), 'Camarade')}, chacun sur une autre Île`,
  gathers: (s) => `${many(s.number('count'), 'Camarade')} sur l’Île de votre région`,
  rallies: (s) => `${many(s.number('count'), 'Camarade prêt', 'Camarades prêts')} de plus`,
  winds: (s) =>
    `Droit sur ${s.number('count') === 1 ? 'la case' : `l’une des ${s.number('count')} cases`} où souffle ce vent`,
  sailsFar: (s) => `Naviguer jusqu’à ${many(s.number('spaces'), 'case')}`,
  undamaged: () => 'rien chez vous n’est endommagé',
  noComrades: () => 'aucun Camarade dans votre région',
  noneReady: () => 'aucun Camarade n’est prêt',
  notAshore: () => 'votre navire amiral n’est pas sur une Île',
  noReserve: () => 'plus aucun Camarade en réserve',
  noPatrolsOut: () => 'aucune Patrouille ne peut bouger',
  noPatrolsLeft: () => 'plus aucune Patrouille en réserve',
  noWind: () => 'aucune case où aller avec ce vent',
  noRecruits: () => 'personne à recruter là où vous êtes',
};

const refuse: TableWords['refuse'] = {
  ...refusals,
  cannotConcede: () => 'À trois ou quatre, un automate prend votre place.',
  wrongSeats: () => 'Ahoy se joue de deux à quatre.',
  soloSeats: () => 'En solo, chaque siège a sa faction.',
  soloCaptain: () => 'Votre faction n’est pas en jeu avec ce nombre de factions.',
  soloChallenge: (s) => `Ce défi demande ${s.number('seats')} factions et son propre capitaine.`,
};

const outcome: Sentences<Ends> = {
  mostGlory: () => 'Le plus de gloire l’emporte ; l’or départage.',
  conceded: (s) => (s.word('faction') === '' ? 'Un camp a abandonné.' : `${s.the('faction')} a abandonné.`),
  soloConceded: () => 'Vous avez abandonné : aucun score n’est gardé.',
  solo: (s) => {
    const result = { won: 'Vous avez gagné', drawn: 'Match nul', lost: 'Vous avez perdu' }[s.word('result')];
    const medal = {
      gold: ' avec la médaille d’or',
      silver: ' avec la médaille d’argent',
      bronze: ' avec la médaille de bronze',
      none: '',
    }[s.word('medal')];
    const margin = s.number('margin');
    const apart = `, avec ${gloire(Math.abs(margin))} ${margin > 0 ? 'd’avance' : 'de retard'}`;
    return `${result}${medal}${margin === 0 || s.word('mode') === 'blockade' ? '' : apart}.`;
  },
};

export const table: TableWords = {
  rewards,
  spoils,
  glory,
  ask,
  choice,
  choices,
  log,
  notes,
  refuse,
  outcome,
};
