import { de, et, many, refusals } from '../../common/french.ts';
import type { Name } from '../../common/said.ts';
import type { Condition, Task } from '../content/missions.ts';
import type { Gift } from '../content/rumors.ts';
import type { Text } from './en.ts';
import { content } from './fr-content.ts';

/** Tous les mots de Merchants & Marauders en français. */

/** Un nom avec ou sans article, dans les trois formes : « du sloop pirate », « à la Tortue ». */
function nom(name: string): Name {
  if (/^le /i.test(name)) return { the: name, of: `du ${name.slice(3)}`, to: `au ${name.slice(3)}` };
  if (/^les /i.test(name)) return { the: name, of: `des ${name.slice(4)}`, to: `aux ${name.slice(4)}` };
  if (name.startsWith('la ') || name.startsWith('l’'))
    return { the: name, of: `de ${name}`, to: `à ${name}` };
  return { the: name, of: de(name), to: `à ${name}` };
}

const or = (count: number): string => `${count} or`;
const ou = (list: readonly string[]): string => list.join(' ou ');
const succes = (count: number): string => (count === 0 ? 'aucun succès' : `${count} succès`);

function gift(given: Gift): string {
  const parts: string[] = [];
  if (given.gold !== undefined) parts.push(or(given.gold));
  if (given.cards !== undefined) parts.push(`${given.cards} cartes Gloire`);
  if (given.choice !== undefined) parts.push(`une des ${given.choice} premières cartes Gloire`);
  if (given.pardon !== undefined) {
    const whose = given.pardonOf === undefined ? 'une nation au choix' : content.nations[given.pardonOf];
    parts.push(
      (given.nations ?? 1) > 1
        ? `la grâce de ${given.pardon} prime de chacune de ${given.nations} nations`
        : `la grâce d’au plus ${many(given.pardon, 'prime')} (${whose})`,
    );
  }
  if (given.specialist !== undefined) parts.push(`un spécialiste : ${content.cards[given.specialist].name}`);
  if (given.modification) parts.push('une modification d’un port au choix');
  if (given.masts) parts.push('des mâts comme neufs');
  if (given.weapons) parts.push(et(given.weapons.map((weapon) => content.weapons[weapon].name)));
  if (given.frigateOr !== undefined)
    parts.push(`une frégate à la place de votre bateau, ou ${or(given.frigateOr)}`);
  return et(parts);
}

function condition(one: Condition): string {
  switch (one.kind) {
    case 'influence':
      return 'un jet d’Influence';
    case 'noBounty':
      return `aucune prime ${nom(content.nations[one.nation]).of}`;
    case 'nonPirate':
      return 'pour les capitaines sans aucune prime';
    case 'pirate':
      return 'pour les pirates';
    case 'pay':
      return `payer ${or(one.gold)}`;
  }
}

function task(one: Task): string {
  switch (one.kind) {
    case 'deliver': {
      const goods = et(one.goods.map((good) => content.goods[good]));
      const verbe = one.smuggled ? 'passer en contrebande' : 'livrer';
      return `${verbe} ${goods} ${nom(content.zones[one.port].name).to}`;
    }
    case 'roll':
      return `jet ${de(content.skills[one.skill])} ${one.at === 'sea' ? 'en mer,' : 'au port,'} ${nom(content.zones[one.zone].name).to}`;
    case 'defeat':
      return `vaincre ${ou(one.npcs.map((npc) => content.npcs[npc]))}`;
    case 'raid':
      return one.plunder > 0
        ? `un raid qui rapporte ${or(one.plunder)} ou plus`
        : `un raid sur un marchand ${ou(one.nations.map((nation) => nom(content.nations[nation]).of))}`;
    case 'ashore':
      return `débarquer ${nom(content.zones[one.zone].name).to} : équipage ${one.guard.crew}, Leadership ${one.guard.leadership}`;
  }
}

const bas = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

export const fr: Text = {
  name: 'Merchants & Marauders',
  pitch: 'Commercez, pillez, combattez dans les Caraïbes : dix points de gloire font une légende.',
  /** Une espace insécable avant la ponctuation haute. */
  typeset: (phrase) => phrase.replace(/ ([?!:;%»])/g, '\u00a0$1'),
  options: { target: 'Gloire à atteindre', purses: 'Bourses', solo: 'Partie solo' },
  values: {
    5: '5 (courte, règle de la maison)',
    10: '10',
    12: '12 (plus longue)',
    15: '15 (longue)',
    closed: 'Fermées : l’or est secret',
    open: 'Ouvertes : ce qui peut se compter est montré',
    none: 'Non',
    level1: 'Contre un rival',
    level2: 'Contre un rival qui a 1 point d’avance',
    level3: 'Contre deux rivaux qui ont 2 points d’avance',
  },
  content,
  captain: (seat) => `Capitaine ${seat + 1}`,
  named: nom,
  port: (name) => nom(`le port ${nom(name).of}`),
  merchant: (zone) => nom(`le marchand au large ${nom(zone).of}`),
  section: (name, of) => nom(of === '' ? name : `${name} ${nom(of).of}`),
  cargo: (good, value, icon) => `${good} (${value}, ${icon})`,
  ashore: 'l’équipage à terre',
  ownRumor: 'votre rumeur',
  ownMission: 'votre mission',
  chest: 'votre coffre',
  hidden: 'une carte cachée',
  actions: { shoot: 'Tirer', board: 'Aborder', flee: 'Fuir' },
  activities: {
    sell: 'Vendre',
    buy: 'Acheter',
    yard: 'Chantier naval',
    recruit: 'Recruter',
    rumor: 'Écouter une rumeur',
    stash: 'Cacher de l’or',
  },
  moments: {
    declared: 'les deux ont déclaré',
    beforeContest: 'avant le concours',
    afterContest: 'les dés du concours sont jetés',
    wonFlee: 'la fuite est gagnée',
    volley: 'avant les dés de section',
    sectionDice: 'les dés de section sont jetés',
    hitsKnown: 'les touchés sont connus',
    beforeMelee: 'avant le choc des équipages',
    afterMelee: 'les équipages ont lancé leurs dés',
    afterCombat: 'le combat est fini',
    found: 'une cible est trouvée',
    sold: 'des marchandises sont vendues',
    offered: 'des marchandises sont proposées',
    recruited: 'un équipage est recruté',
    leftPort: 'un bateau a quitté le port',
  },
  costs: {
    rumor: 'une rumeur',
    mission: 'une mission',
    entry: 'entrer au port',
    goods: 'des marchandises',
    repair: 'des réparations',
    weapon: 'une arme',
    modification: 'une modification',
    restore: 'la coque renforcée',
    ship: 'un bateau',
    crew: 'des marins',
    pardon: 'une grâce',
    specialist: 'un spécialiste',
    customs: 'les douaniers',
  },
  gains: {
    sale: 'vente',
    raid: 'raid',
    plunder: 'pillage',
    reward: 'récompense',
    rumor: 'rumeur',
    mission: 'mission',
    card: 'carte',
    yard: 'chantier naval',
    specialist: 'faute de spécialiste',
  },
  orders: { trade: 'le commerce', errand: 'une course', raid: 'un raid', repair: 'les réparations' },
  scores: {
    combat: 'Combats gagnés',
    sale: 'Ventes demandées',
    raid: 'Riches raids',
    mission: 'Missions',
    rumor: 'Rumeurs',
    ship: 'Grand bateau',
    errand: 'Courses',
    headStart: 'Avance',
    chest: 'Coffre',
  },
  choices: {
    yes: 'Oui',
    no: 'Non',
    none: 'Non, laisser',
    pass: 'Pas de carte',
    play: 'La jouer',
    end: 'Finir le tour',
    goOn: 'Continuer',
    retire: 'Prendre sa retraite',
    fetch: 'Prendre de l’or au coffre',
    pardon: 'Acheter des grâces',
    peace: 'Acheter la grâce de la paix',
    fee: 'Entrer pour 3 or',
    influence: 'Parlementer',
    enter: 'Entrer au port',
    leave: 'Quitter le port',
    port: 'Descendre à terre',
    finish: 'En finir au port',
    test: 'Vérifier votre rumeur',
    rumor: 'Suivre votre rumeur',
    task: 'Tenter votre mission',
    buyPardon: 'Acheter une grâce pour 8 or',
    done: 'Terminé',
    restore: 'Remettre en état la coque renforcée (3 or)',
    draw: 'Piocher une carte',
    stop: 'S’arrêter',
    letGo: 'Le laisser partir',
  },
  sail: (zone) => `Naviguer vers ${zone}`,
  scout: (target) => `Chercher ${target}`,
  playCard: (card) => `Jouer ${card}`,
  hire: (card) => `Engager : ${card}`,
  acceptMission: (mission) => `Accepter : ${mission}`,
  repair: (section, cost) => `Réparer : ${section} (${or(cost)})`,
  buy: (thing, cost) => (cost < 0 ? `${thing} (vous recevez ${or(-cost)})` : `${thing} (${or(cost)})`),
  sellFor: (thing, price) => `Vendre : ${thing} (${or(price)})`,
  discard: (card) => `Défausser ${card}`,
  exchange: (card, free) => `Échanger ${card}${free ? ' gratuitement' : ''}`,
  die: (own, place) => `${own ? 'Votre' : 'Son'} dé ${place + 1}`,
  hit: (section) => `Le touché : ${section}`,
  moveHunter: (npc, zone) => `${npc} vers ${zone}`,
  escapeIcon: 'fuite',
  ship: (durability, cargo, crew, cannons, manoeuvrability) =>
    `Résistance ${durability}, cargaison ${cargo}, équipage ${crew}, canons ${cannons}, manœuvrabilité ${manoeuvrability}.`,
  skills: ({ seamanship, scouting, leadership, influence }, home) =>
    `Manœuvre ${seamanship}, Reconnaissance ${scouting}, Leadership ${leadership}, Influence ${influence}. Port d’attache : ${home}.`,
  npc: (seamanship, scouting, leadership, zone) =>
    `Manœuvre ${seamanship}, Reconnaissance ${scouting}, Leadership ${leadership}. Apparaît au large ${nom(zone).of} à la fin du tour de table.`,
  rumor: (at, zone, benefit, kept) =>
    `${at === 'scout' ? `Un jet de Reconnaissance en mer au large ${nom(zone).of}` : `Un jet d’Influence dans le port ${nom(zone).of}`} : ${benefit}.${kept ? ' On la garde.' : ''}`,
  mission: (port, terms, work, reward) =>
    `S’accepte ${nom(port).to} (${terms}). Tâche : ${work}. Récompense : ${reward}.`,
  condition,
  task,
  gift,
  kept: {
    forgedDocuments: 'les primes d’une nation ne vous ferment plus ses ports',
    secretChart: 'un dé de plus pour trouver les marchands',
  },
  ask: {
    firstShip: () => 'Sur quel bateau partirez-vous ?',
    act: (s) =>
      s.number('moves') > 0
        ? `Que faites-vous ? Il reste ${many(s.number('actions'), 'action')} et ${many(s.number('moves'), 'déplacement')}.`
        : `Que faites-vous ? Il reste ${many(s.number('actions'), 'action')}.`,
    beforeSearch: () => 'Des chasseurs sont proches : jouer une carte avant qu’ils cherchent ?',
    port: (s) => `Que faites-vous dans ${s.the('port')} ?`,
    sell: (s) => `Que vendez-vous ? On demande : ${s.the('demand')}.`,
    buy: () => 'Qu’achetez-vous ?',
    swapGood: () => 'Remplacer une marchandise ?',
    chooseDemand: () => 'Que demandera ce port désormais ?',
    yard: () => 'Que demandez-vous au chantier ?',
    moveMods: () => 'Quelles modifications passent sur le nouveau bateau ?',
    choosePorts: (s) => `Dans ${many(s.number('count'), 'port')} au choix : où vont vos modifications ?`,
    buyCrew: (s) => `Combien de marins achetez-vous, à ${or(s.number('price'))} l’un ?`,
    stash: () => 'Combien d’or cachez-vous ?',
    fetch: () => 'Combien d’or prenez-vous au coffre ?',
    keepRumor: () => 'Quelle rumeur gardez-vous ?',
    repeatMission: () => 'Tenter encore la mission ?',
    keepMission: () => 'Quelle mission gardez-vous ?',
    unload: (s) => `Laissez à quai ${many(s.number('count'), 'carte')} : lesquelles ?`,
    keepCargo: (s) => `Quelle cargaison gardez-vous ? Il y a de la place pour ${s.number('room')}.`,
    carpenter: () => 'Que répare le charpentier ?',
    repairAtHome: () => 'Que répare-t-on gratuitement au port d’attache ?',
    repairFree: (s) => `Que répare-t-on ? Il reste ${many(s.number('left'), 'point')}.`,
    rerollMerchant: () => 'Chercher encore le marchand ?',
    chooseRaid: (s) => `Un marchand ${s.of('flag')} : le piller, et comme bateau de quelle nation ?`,
    spendWeapon: (s) => `${succes(s.number('successes'))} : dépenser une arme pour un de plus ?`,
    useSuccess: (s) => `Que faites-vous de ${succes(s.number('successes'))} ?`,
    pardonNation: () => 'Quelle nation vous gracie ?',
    forgeNation: () => 'Quelle nation nomment les papiers ?',
    pardonCount: (s) => `Combien de primes ${s.of('nation')} sont effacées ?`,
    buyPardons: (s) =>
      `Combien de primes ${s.of('nation')} rachetez-vous, à ${or(s.number('price'))} l’une ?`,
    claimReward: (s) => `Qui paiera la récompense pour ${s.seat('loser')} ?`,
    nameGood: () => 'Quelle marchandise s’arrache-t-on sur le quai ?',
    chooseGlory: () => 'Quelle carte prenez-vous ?',
    chooseModification: () => 'La modification de quel port prenez-vous ?',
    takeFrigate: (s) => `Prendre la frégate à la place de votre bateau, ou ${or(s.number('gold'))} ?`,
    discardGlory: () => 'Quelle carte Gloire défaussez-vous ?',
    keepGlory: () => 'Quelles cartes Gloire gardez-vous ?',
    takeRumor: () => 'Prendre la rumeur du vaincu ?',
    announce: (s) => `Annoncer une carte ? (${fr.moments[s.word('moment')] ?? ''})`,
    playCard: (s) => `Jouer ${s.the('card')} ?`,
    moveHunter: () => 'Quel chasseur déplacez-vous, et où ?',
    declare: (s) => {
      const theirs = s.word('theirs');
      const against = theirs === '' ? '' : ` ${s.the('against')} va ${bas(fr.actions[theirs])}.`;
      return `Manche ${s.number('round')} :${against} Que fait ${s.the('ship')} contre ${s.the('against')} ?`;
    },
    redeclare: () => 'Que ferez-vous à la place ?',
    longGuns: () => 'Tirer avec les canons de longue portée ?',
    chaseGuns: () => 'Tirer avec les canons chasseurs ?',
    swivelGuns: () => 'Tirer avec les pierriers ?',
    grapple: () => 'Lancer le harpeau ? Choisissez les dés à relancer.',
    rerollDice: () => 'Quels dés sont relancés ?',
    masterGunner: () => 'Quels dés de section sont relancés ?',
    loadShot: (s) => `${many(s.number('skulls'), 'crâne')} : charger une munition spéciale ?`,
    assignSkull: (s) => `Un crâne : où frappe-t-il ${s.the('ship')} ?`,
    redirectHit: () => 'Déplacer un touché vers une autre section ?',
    reinforcedHull: (s) => `${many(s.number('hits'), 'touché')} : lequel annule la coque renforcée ?`,
    cancelHit: () => 'Quel touché les filets arrêtent-ils ?',
    turnHit: (s) => `Quel touché frappera plutôt : ${s.the('section')} ?`,
    capture: (s) => `Vous emparer du bateau ${s.of('from')} (${s.the('ship')}) ?`,
  },
  log: {
    setSail: (s) => `${s.the('captain')} arme son bateau (${s.the('ship')}) dans ${s.the('port')}.`,
    round: (s) => `Tour de table ${s.number('round')}.`,
    event: (s) => `Événement : ${s.the('card')}.`,
    turn: (s) => `Au tour de ${s.seat('seat')}.`,
    order: (s) => `${s.seat('seat')} a en tête ${fr.orders[s.word('order')] ?? ''}.`,
    errand: (s) => `${s.seat('seat')} a fait ${many(s.number('errands'), 'course')}.`,
    npcMoved: (s) => `${s.the('npc')} passe ${s.to('to')}.`,
    hunts: (s) => `${s.the('npc')} poursuit ${s.seat('seat')} au large ${s.of('to')}.`,
    npcArrived: (s) => `${s.the('captain')} commande ${s.the('npc')} au large ${s.of('zone')}.`,
    manOWarArrived: (s) => `Un man-o’-war ${s.of('npc')} paraît au large ${s.of('zone')}.`,
    npcDefeated: (s) => `Défaite pour ${s.the('npc')}.`,
    war: (s) => `Guerre entre ${et(s.list('nations'))} !`,
    warOver: () => 'La guerre est finie.',
    nationNamed: (s) => `La nation désignée : ${s.the('nation')}.`,
    quarantined: (s) => `${s.the('port')} est fermé ce tour de table.`,
    merchantsLaid: () => 'Des marchands reprennent la mer.',
    newDemand: (s) => `Nouvelle demande dans ${s.the('port')} : ${s.the('good')}.`,
    sailed: (s) => `${s.seat('seat')} va ${s.of('from')} ${s.to('to')}.`,
    entered: (s) => `${s.seat('seat')} entre dans ${s.the('port')}.`,
    left: (s) => `${s.seat('seat')} quitte ${s.the('port')}.`,
    unloaded: (s) => `${s.seat('seat')} laisse à quai ${et(s.list('cards'))}.`,
    searched: (s) => `${s.the('npc')} cherche ${s.seat('seat')} : ${succes(s.number('successes'))}.`,
    seeks: (s) => `${s.seat('seat')} cherche ${s.the('target')}.`,
    rolled: (s) =>
      `${s.seat('seat')} lance ${content.skills[s.word('skill')]} : ${succes(s.number('successes'))}.`,
    foundMerchant: (s) => `${s.seat('seat')} trouve un marchand ${s.of('nation')} au large ${s.of('zone')}.`,
    letGo: (s) => `${s.seat('seat')} le laisse partir.`,
    drewCargo: (s) => `La cale montre ${et(s.list('cards'))}.`,
    raidDiscarded: (s) => `${s.seat('seat')} défausse ${s.the('card')}.`,
    raided: (s) => `${s.seat('seat')} pille un marchand ${s.of('nation')} : ${or(s.number('gold'))}.`,
    raidFailed: (s) => `Le raid échoue ; ${s.seat('seat')} a de graves avaries.`,
    merchantEscaped: (s) => `Le marchand échappe à ${s.seat('seat')}.`,
    tokenTurned: (s) => `On propose dans ${s.the('port')} : ${s.the('mod')}.`,
    sold: (s) => `${s.seat('seat')} vend ${et(s.list('cards'))} pour ${or(s.number('gold'))}.`,
    looksAtGoods: (s) => `${s.seat('seat')} examine ${many(s.number('cards'), 'marchandise')}.`,
    setAside: (s) => `${s.the('card')} : demandé ici, donc pas à vendre.`,
    bought: (s) =>
      `${s.seat('seat')} achète ${many(s.number('count'), 'marchandise')} pour ${or(s.number('gold'))}.`,
    repaired: (s) => `Réparation : ${s.the('section')}.`,
    gotWeapon: (s) => `${s.seat('seat')} obtient : ${s.the('weapon')}.`,
    soldWeapon: (s) => `${s.seat('seat')} revend : ${s.the('weapon')}.`,
    usedWeapon: (s) => `${s.seat('seat')} emploie : ${s.the('weapon')}.`,
    gotModification: (s) => `${s.seat('seat')} installe : ${s.the('mod')} (${s.the('port')}).`,
    redistributed: (s) => `Les modifications de ${s.seat('seat')} vont à ${et(s.list('ports'))}.`,
    boughtShip: (s) => `${s.seat('seat')} achète un bateau : ${s.the('ship')}.`,
    recruited: (s) => `${s.seat('seat')} engage ${many(s.number('crew'), 'marin')}.`,
    heardRumor: (s) => `${s.seat('seat')} entend une rumeur.`,
    presented: (s) => `${s.seat('seat')} suit une rumeur : ${s.the('rumor')}.`,
    proved: (s) => `${s.the('rumor')} : c’était vrai.`,
    accepted: (s) => `${s.seat('seat')} accepte : ${s.the('mission')}.`,
    missionLaid: (s) => `Une mission attend dans ${s.the('port')} : ${s.the('mission')}.`,
    completed: (s) => `${s.seat('seat')} accomplit : ${s.the('mission')}.`,
    stashed: (s) => `${s.seat('seat')} cache de l’or.`,
    stashedGold: (s) => `${s.seat('seat')} cache ${or(s.number('gold'))}.`,
    fetched: (s) => `${s.seat('seat')} prend de l’or au coffre.`,
    fetchedGold: (s) => `${s.seat('seat')} prend ${or(s.number('gold'))} au coffre.`,
    gained: (s) => `${s.seat('seat')} gagne ${or(s.number('gold'))} (${fr.gains[s.word('from')] ?? ''}).`,
    paid: (s) => `${s.seat('seat')} paie ${or(s.number('gold'))} pour ${fr.costs[s.word('for')] ?? ''}.`,
    lostGold: (s) => `${s.seat('seat')} perd ${or(s.number('gold'))}.`,
    wanted: (s) =>
      `${s.the('nation')} met à prix la tête de ${s.seat('seat')} : ${s.number('bounties')} désormais.`,
    pardoned: (s) =>
      `${s.the('nation')} efface ${many(s.number('removed'), 'prime')} de ${s.seat('seat')} ; il en reste ${s.number('bounties')}.`,
    scored: (s) => `${s.seat('seat')} gagne un point de Gloire : ${bas(fr.scores[s.word('source')])}.`,
    declared: (s) => `${s.seat('seat')} a atteint le but, avec ${or(s.number('chest'))} au coffre.`,
    drewGlory: (s) => `${s.seat('seat')} pioche une carte Gloire.`,
    drewThisGlory: (s) => `${s.seat('seat')} pioche ${s.the('card')}.`,
    discardedGlory: (s) => `${s.seat('seat')} défausse ${s.the('card')}.`,
    keptGlory: (s) => `${s.seat('seat')} garde ${many(s.number('kept'), 'carte Gloire', 'cartes Gloire')}.`,
    namedGood: (s) => `${s.seat('seat')} nomme : ${s.the('good')}.`,
    hired: (s) => `${s.seat('seat')} engage : ${s.the('card')}.`,
    announced: (s) => `${s.seat('seat')} annonce une carte.`,
    turnedUp: (s) => `${s.seat('seat')} retourne ${s.the('card')}.`,
    playedCard: (s) => `${s.seat('seat')} joue ${s.the('card')}.`,
    declinedCard: (s) => `${s.seat('seat')} reprend ${s.the('card')}.`,
    combat: (s) => `${s.the('attacker')} attaque ${s.the('defender')}.`,
    firedGuns: (s) => `${s.seat('seat')} tire : ${s.the('mod')}, ${many(s.number('hits'), 'touché')}.`,
    declaredAction: (s) => `${s.the('ship')} : ${bas(fr.actions[s.word('action')])}.`,
    redeclared: (s) => `${s.seat('seat')} préfère ${bas(fr.actions[s.word('action')])}.`,
    contestDice: (s) => `${s.the('ship')} obtient ${succes(s.number('successes'))}.`,
    rerolled: (s) => `${s.seat('seat')} relance ${many(s.number('dice'), 'dé')}.`,
    wonContest: (s) => `${s.the('ship')} gagne le concours.`,
    contestTied: () => 'Le concours est à égalité.',
    contestVoid: () => 'Personne n’a de succès.',
    sectionDice: (s) => `Touchés en route vers ${s.the('ship')} : ${s.numbers('dice').length}.`,
    skullOn: (s) => `Un crâne frappe : ${s.the('section')}.`,
    redirectedHit: (s) => `${s.seat('seat')} déplace un touché : ${s.the('section')}.`,
    turnedHit: (s) => `${s.seat('seat')} dirige un touché : ${s.the('section')}.`,
    cancelledHit: (s) => `${s.seat('seat')} annule un touché : ${s.the('by')}.`,
    damaged: (s) => `Touché : ${et(s.list('sections'))}.`,
    lostCargo: (s) => `${s.seat('seat')} perd ${s.the('card')}.`,
    escaped: (s) => `${s.the('ship')} s’échappe.`,
    stalemate: () => 'Plus personne ne peut nuire à l’autre.',
    undecided: () => 'Le combat finit sans vainqueur.',
    boarded: (s) => `${s.the('ship')} aborde ${s.the('against')}.`,
    landed: (s) => `${s.seat('seat')} débarque face à un équipage de ${s.number('crew')}.`,
    meleeDice: (s) => `${s.the('ship')} frappe : ${succes(s.number('successes'))}.`,
    lostCrew: (s) => `${s.the('ship')} perd ${many(s.number('crew'), 'marin')}.`,
    wonCombat: (s) => `${s.the('ship')} ${s.is('boarded') ? 'prend' : 'coule'} ${s.the('over')}.`,
    healed: (s) => `Le chirurgien sauve un marin de ${s.seat('seat')}.`,
    captured: (s) => `${s.seat('seat')} s’empare d’un bateau : ${s.the('ship')}.`,
    stowed: (s) => `${s.seat('seat')} garde ${many(s.number('kept'), 'carte')} en cale.`,
    tookRumor: (s) => `${s.seat('seat')} prend une rumeur.`,
    died: (s) => `${s.the('captain')} : mort au combat ou en mer.`,
    retired: (s) => `${s.the('captain')} prend sa retraite.`,
    newCaptain: (s) => `${s.the('captain')} hérite du coffre.`,
    reentered: (s) => `${s.seat('seat')} arme son bateau (${s.the('ship')}) dans ${s.the('port')}.`,
    funded: (s) => `${s.seat('seat')} part avec ${or(s.number('gold'))}.`,
    noCaptains: () => 'Il n’y a plus de capitaine : la partie s’achève.',
    noEvents: () => 'Il n’y a plus d’événement : la partie s’achève.',
  },
  notes: {
    success: (s) => `${s.number('percent')} % avec ${many(s.number('dice'), 'dé')}`,
    searchedHere: (s) => `${s.the('npc')} vous trouve à ${s.number('percent')} %`,
    costs: (s) => `coûte ${or(s.number('gold'))}`,
    earns: (s) => `rapporte ${or(s.number('gold'))}`,
    brings: (s) => `une prime ${s.of('nation')}`,
    point: () => 'et un point de Gloire',
    leavesCargo: (s) => `${many(s.number('count'), 'carte')} à laisser à quai`,
    contest: (s) =>
      `concours : gagné ${s.number('win')} %, perdu ${s.number('lose')} %, personne ${s.number('none')} %`,
    escape: (s) => `fuite à ${s.number('percent')} %`,
    boarding: (s) => `abordage à ${s.number('percent')} %`,
    hits: (s) => `${s.number('expected')} touchés en moyenne`,
    raidStands: (s) =>
      `${or(s.number('gold'))}, ${many(s.number('escapes'), 'fuite')}, ${many(s.number('hits'), 'touché')}${s.is('fails') ? ' : le raid échouerait' : ''}`,
  },
  refuse: {
    ...refusals,
    soloSeats: (s) => `Cette partie solo demande ${s.number('seats')} sièges.`,
    tooDear: () => 'Le bateau ne pourrait alors plus être payé.',
  },
  outcome: {
    target: () => 'Le but est atteint et le tour de table achevé.',
    noEvents: () => 'Il ne reste aucun événement.',
    noCaptains: () => 'Il ne reste aucun capitaine.',
    conceded: (s) => `${s.seat('seat')} abandonne.`,
  },
};
