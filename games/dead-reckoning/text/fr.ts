import { de, et, many, propre, refusals } from '../../common/french.ts';
import type { Quay } from '../says.ts';
import type { Text } from './en.ts';
import * as cards from './fr-cards.ts';

/** Tous les mots de Dead Reckoning en français. */

const goods = (cargo: number, coin: number): string =>
  et([...(cargo > 0 ? [many(cargo, 'cargaison')] : []), ...(coin > 0 ? [many(coin, 'pièce')] : [])]) ||
  'rien';
const cubes = (count: number): string => many(count, 'cube');

const QUAYS: { readonly [quay in Quay]: string } = { port: 'à quai', island: 'sur l’île', sea: 'en mer' };

export const fr: Text = {
  ...cards,
  name: 'Dead Reckoning',
  typeset: (phrase) => phrase.replace(/ ([?!:;%—])/g, '\u00a0$1'),
  pitch: 'Explorez un océan inconnu, façonnez votre équipage carte après carte et rentrez le plus riche.',
  options: {
    bonusTokens: 'Jetons bonus',
    chests: 'Coffres au trésor',
    level: 'Le rival (en solo)',
  },
  values: {
    true: 'Avec les jetons bonus',
    false: 'Sans',
    closed: 'Fermés : vous seul voyez vos pièces',
    open: 'Ouverts : tout le monde voit toutes les pièces',
    easy: 'Facile',
    normal: 'Normal',
    hard: 'Difficile',
    expert: 'Expert',
  },
  seats: ['le Pétrel', 'l’Alcyon', 'le Balbuzard', 'le Fulmar'],
  seatNames: ['Pétrel', 'Alcyon', 'Balbuzard', 'Fulmar'],
  rival: 'le Rival',
  place: (name) => {
    const [, article = '', rest = ''] = /^(le |la |les |l’)?(.*)$/.exec(name) ?? [];
    if (article === 'le ') return { the: name, of: `du ${rest}`, to: `au ${rest}` };
    if (article === 'les ') return { the: name, of: `des ${rest}`, to: `aux ${rest}` };
    return article === '' ? propre(name) : { the: name, of: `de ${name}`, to: `à ${name}` };
  },
  harbor: { the: 'le port', of: 'du port', to: 'au port' },
  uncharted: (row) => ({
    the: `un plateau inconnu de la rangée ${row}`,
    of: `d’un plateau inconnu de la rangée ${row}`,
    to: `à un plateau inconnu de la rangée ${row}`,
  }),
  cardTitle: (sailor, level) => `${sailor} (niveau ${level})`,
  abilityOf: (card, text) => `${card} : ${text}`,
  cost: (cargo, coin, from) => `payez ${goods(cargo, coin)} ${from} : `,
  from: { dock: 'du quai et du coffre', ship: 'de votre navire', either: 'du navire et du quai' },
  inPort: 'au port : ',
  or: ' ou ',
  nonBuilding: ' (pas contre des bâtiments)',
  areas: {
    P1: 'le pillage (1 cargaison)',
    P2: 'le pillage (1 pièce)',
    P3: 'le pillage (1 cargaison et 1 pièce)',
    P4: 'le pillage (2 biens au choix)',
    P5: 'le pillage (1 cargaison)',
    S1a: 'la force 1',
    S1b: 'la force 1',
    S1c: 'la force 1',
    S2: 'la force 2',
    D1: 'les dégâts',
    D2: 'les dégâts',
    BLAST: 'l’explosion',
  },
  slots: { top: 'du haut', middle: 'du milieu', bottom: 'du bas' },
  rivalCards: (bent, sails, influence, guns, income) =>
    `${bent} : ${many(sails, 'voile')}, ${many(influence, 'influence')}, ${cubes(guns)}, revenu ${income}`,
  bents: { raider: 'Pillard', settler: 'Colon', trader: 'Négociant' },
  hulls: ['la proue', 'la coque avant', 'la coque arrière', 'la poupe'],
  token: (names) => et(names),
  choices: {
    play: (card) => `Jouer ${card}`,
    use: (ability) => ability,
    stow: 'Charger et décharger',
    raise: 'Hisser les voiles',
    sail: (space) => `Naviguer vers ${space}`,
    buy: (card, cost) => `Acheter ${card} pour ${many(cost, 'cargaison')}`,
    trade: (card, cost) => `Commercer avec ${card} pour ${many(cost, 'cargaison')}`,
    assault: (card) => `Attaquer ${card}`,
    fight: (ship) => `Combattre ${ship}`,
    storm: 'Attaquer le fort et la garnison d’ici',
    claim: 'Céder 12 cargaisons et devenir Maître marchand',
    end: 'Finir le tour',
    stop: 'S’arrêter ici',
    done: 'Terminé',
    yes: 'Oui',
    no: 'Non',
    merchant: 'Marchand',
    pirate: 'Pirate',
    replace: (space, whose) => `Remplacer un cube ${de(whose)} : ${space}`,
    remove: (space, whose) => `Retirer un cube ${de(whose)} : ${space}`,
    building: (building, space, cost) => `Bâtir ${building} : ${space}, pour ${many(cost, 'cargaison')}`,
    sleeve: (sheet, card) => `Glisser ${sheet} dans ${card}`,
    moveCube: (whose, from, to) => `Un cube (${whose}) : de ${from} vers ${to}`,
    giveUp: (from) => `Votre cube dans ${from}`,
    asItIs: 'Tout laisser en place',
    allAboard: 'Tout ce qui tient à bord',
    sailsFree: 'Garder vides les cales sous voile',
    allAshore: 'Tout à terre',
    fore: 'Tout à l’avant',
    aft: 'Tout à l’arrière',
    overboard: (hull) => `Jeter par-dessus bord : ${hull}`,
    coinsFirst: (rest) => `Les pièces d’abord ; le reste ${rest}`,
    onTop: (rest) => `Par-dessus ce qui est là ; le reste ${rest}`,
    coinsAboard: 'Seulement les pièces à bord',
    nothing: 'Y renoncer',
    rests: { ashore: 'à terre', overboard: 'par-dessus bord' },
    pay: (ship, dock) => `${ship} du navire, ${dock} du quai et du coffre`,
  },
  goods,
  ask: {
    keepToken: () => 'Gardez l’un de vos deux jetons bonus ; il reste secret jusqu’à la fin.',
    levelUp: () => 'Améliorez une carte de votre main.',
    wishLevelUp: () => 'Vous pouvez améliorer une carte de votre première main.',
    act: (s) =>
      s.is('raised')
        ? `À vous : agissez, naviguez encore (${many(s.number('sails'), 'voile')}) ou finissez le tour.`
        : 'À vous : jouez des cartes, chargez, hissez les voiles ou finissez le tour.',
    stow: (s) => `Chargez, déchargez et rangez vos cales ${QUAYS[s.word('quay')]}.`,
    makeRoom: (s) => `Trouvez de la place pour ${goods(s.number('cargo'), s.number('coin'))}.`,
    pay: (s) => `D’où payez-vous ${goods(s.number('cargo'), s.number('coin'))} ?`,
    lose: (s) => `De quelles cales perdez-vous ${goods(s.number('cargo'), s.number('coin'))} ?`,
    split: (s) =>
      `Combien ${de(goods(s.number('cargo'), s.number('coin')))} va à bord ? Le reste va à terre.`,
    sides: (s) => `Utiliser un choix pour ses ${cards.iconNames[s.word('icon')][1]} ?`,
    step: (s) => `Continuez (${many(s.number('left'), 'voile')}) ou arrêtez-vous ici.`,
    nextPirate: () => 'Quel pirate combattez-vous d’abord ?',
    attack: () => 'Quel navire attaquez-vous ?',
    spareCube: (s) =>
      `Il vous manque ${cubes(s.number('wanted'))} : reprenez de l’influence sur une île, ou passez-vous-en.`,
    influence: (s) => `Placez de l’influence : encore ${s.number('left')}.`,
    removeInfluence: () => 'Quel cube retirez-vous ?',
    produce: (s) => `Quelle île produit ? ${s.number('left')} au plus.`,
    build: (s) => `Que bâtissez-vous, et où ? ${s.number('left')} au plus.`,
    upgrade: (s) =>
      s.word('tier') === 'basic'
        ? 'Choisissez une amélioration de base.'
        : 'Choisissez une amélioration avancée.',
    upgradeWhere: (s) => `Où va ${s.the('upgrade')} ?`,
    replaceUpgrade: () => 'Quelle amélioration de base est recouverte ?',
    levelUpDeck: () => 'Les cartes du dessous ne peuvent monter. Améliorer la suivante ?',
    levelUpHand: () => 'Améliorez une carte de votre main.',
    copy: () => 'Quel progrès copiez-vous ?',
    respond: (s) =>
      s.number('against') < 0
        ? 'Vous pouvez ranger vos cales autrement ou jeter des biens par-dessus bord.'
        : `Avant le combat contre ${s.seat('against')} : rangez vos cales ou jetez des biens par-dessus bord.`,
    playToAttack: (s) => `Jouez des cartes pour le combat contre ${s.the('against')}, puis faites feu.`,
    commit: (s) =>
      `Combien de canons font feu ? ${cubes(s.number('certain'))} s’y ajoutent ; en face, au moins ${s.number('theirs')}.`,
    playToDefend: (s) =>
      `${s.seat('against')} attaque avec ${cubes(s.number('theirs'))} : jouez des cartes pour vous défendre.`,
    battleAbility: (s) =>
      `Force ${s.number('mine')} contre ${s.number('theirs')} : utilisez une capacité de combat ou passez.`,
    moveCube: () => 'Quel cube se déplace, et où ?',
    giveUpCube: () => 'Lequel de vos cubes retirez-vous ?',
    playDrawn: () => 'Jouer aussitôt la carte piochée ?',
    plunderCoins: (s) => `Sur ${many(s.number('goods'), 'bien pillé', 'biens pillés')}, combien de pièces ?`,
    plunder: (s) => `Où va votre butin : ${goods(s.number('cargo'), s.number('coin'))} ?`,
    drop: (s) => `${many(s.number('mine'), 'cube tombe', 'cubes tombent')}.`,
    mode: () => 'Marchand ou pirate jusqu’à votre prochain tour ?',
    sleeve: () => 'Glissez des progrès dans vos cartes en jeu.',
  },
  log: {
    began: (s) => `${s.seat('seat')} : tour ${s.number('round')}.`,
    firstPlayer: (s) => `${s.seat('seat')} commence.`,
    levelled: (s) => `${s.seat('seat')} améliore ${s.the('card')} : niveau ${s.number('level')}.`,
    levelledHidden: (s) => `${s.seat('seat')} améliore une carte.`,
    played: (s) => `${s.seat('seat')} joue ${s.the('card')}.`,
    raised: (s) => `${s.seat('seat')} hisse ${many(s.number('sails'), 'voile')}.`,
    sailed: (s) => `${s.the('ship')} : ${s.the('from')} → ${s.the('to')}.`,
    explored: (s) => `${s.seat('seat')} explore ${s.the('space')}.`,
    revealed: (s) => `${s.the('card')} apparaît : ${s.the('space')}.`,
    loaded: (s) =>
      `${s.seat('seat')} charge ${goods(s.number('cargo'), s.number('coin'))} (${s.the('from')}).`,
    unloaded: (s) =>
      `${s.seat('seat')} décharge ${goods(s.number('cargo'), s.number('coin'))} (${s.the('to')}).`,
    rearranged: (s) => `${s.seat('seat')} range ses cales autrement.`,
    jettisoned: (s) =>
      `${s.seat('seat')} jette ${goods(s.number('cargo'), s.number('coin'))} par-dessus bord.`,
    gained: (s) => `${s.seat('seat')} gagne ${goods(s.number('cargo'), s.number('coin'))}.`,
    noRoom: (s) => `${s.seat('seat')} abandonne ${goods(s.number('cargo'), s.number('coin'))}.`,
    paid: (s) => `${s.seat('seat')} paie ${goods(s.number('cargo'), s.number('coin'))}.`,
    lost: (s) => `${s.seat('seat')} perd ${goods(s.number('cargo'), s.number('coin'))}.`,
    bought: (s) => `${s.seat('seat')} achète ${s.the('card')} pour ${many(s.number('cost'), 'cargaison')}.`,
    traded: (s) =>
      `${s.seat('seat')} commerce avec ${s.the('card')} pour ${many(s.number('cost'), 'cargaison')}.`,
    foundAdvancement: (s) => `${s.seat('seat')} trouve ${s.the('card')} dans la rangée ${s.number('row')}.`,
    foundNone: (s) => `Il n’y a plus de progrès dans la rangée ${s.number('row')}.`,
    attackedMerchant: (s) =>
      `${s.seat('seat')} attaque ${s.the('card')} : c’est ${s.the('back')}, avec ${cubes(s.number('cubes'))}.`,
    buried: (s) => `${s.the('card')} disparaît pour de bon.`,
    tookPrize: (s) => `${s.seat('seat')} garde ${s.the('card')} comme prise.`,
    used: (s) => `${s.seat('seat')} utilise ${s.the('ability')}.`,
    placedInfluence: (s) => `${s.seat('seat')} place de l’influence : ${s.the('space')}.`,
    replacedInfluence: (s) =>
      `${s.seat('seat')} remplace un cube ${de(s.seat('whose'))} : ${s.the('space')}.`,
    removedInfluence: (s) => `${s.seat('seat')} retire un cube ${de(s.seat('whose'))} : ${s.the('space')}.`,
    tookControl: (s) => `${s.seat('seat')} contrôle ${s.the('space')}.`,
    lostControl: (s) => `${s.seat('seat')} perd ${s.the('space')}.`,
    sparedCube: (s) => `${s.seat('seat')} reprend un cube : ${s.the('space')}.`,
    razed: (s) => `${s.the('space')} perd ${cards.buildingNames[s.word('building')]}.`,
    built: (s) => `${s.seat('seat')} bâtit ${cards.buildingNames[s.word('building')]} : ${s.the('space')}.`,
    produced: (s) =>
      `${s.the('space')} produit ${goods(s.number('cargo'), s.number('coin'))} pour ${s.seat('seat')}.`,
    upgraded: (s) => `${s.seat('seat')} pose ${s.the('upgrade')}.`,
    repaired: (s) => `${s.seat('seat')} répare ${many(s.number('count'), 'dégât')}.`,
    damaged: (s) => `${s.seat('seat')} subit ${many(s.number('count'), 'dégât')}.`,
    sank: (s) =>
      s.number('by') < 0
        ? `Le navire ${de(s.seat('seat'))} coule : ${many(s.number('coins'), 'pièce perdue', 'pièces perdues')}.`
        : `${s.seat('by')} coule le navire ${de(s.seat('seat'))} et prend ${many(s.number('coins'), 'pièce')}.`,
    becameMerchant: (s) => `${s.seat('seat')} amène le pavillon noir.`,
    becamePirate: (s) => `${s.seat('seat')} hisse le pavillon noir.`,
    battle: (s) => `${s.seat('seat')} attaque ${s.the('against')} (${s.the('space')}).`,
    committed: (s) =>
      `${s.seat('seat')} fait tonner ${many(s.number('cannons'), 'canon')} : ${cubes(s.number('cubes'))}.`,
    defended: (s) => `${s.seat('seat')} se défend avec ${cubes(s.number('cubes'))}.`,
    dropped: (s) =>
      `${s.is('black') ? 'Les cubes des marchands' : `Les cubes ${de(s.seat('seat'))}`} tombent : ${et(s.list('areas'))}.`,
    pushed: (s) => `Un cube est heurté : de ${s.the('from')} vers ${s.the('to')}.`,
    blasted: (s) => `Explosion : ${many(s.number('cubes'), 'cube retombe', 'cubes retombent')}.`,
    passed: (s) => `${s.seat('seat')} passe.`,
    movedCube: (s) => `${s.seat('seat')} déplace un cube : de ${s.the('from')} vers ${s.the('to')}.`,
    gaveUpCube: (s) => `${s.seat('seat')} retire son cube : ${s.the('from')}.`,
    plundered: (s) => `${s.seat('seat')} pille ${goods(s.number('cargo'), s.number('coin'))}.`,
    won: (s) => `${s.seat('seat')} bat ${s.the('against')}, ${s.number('mine')} à ${s.number('theirs')}.`,
    merchantWon: (s) => `${s.the('card')} repousse l’attaque, ${s.number('theirs')} à ${s.number('mine')}.`,
    progress: (s) =>
      `${s.seat('seat')} : ${cards.achievementNames[s.word('achievement')]}, déjà ${s.number('count')}.`,
    achieved: (s) => `${s.seat('seat')} : réussite « ${cards.achievementNames[s.word('achievement')]} » !`,
    sleeved: (s) => `${s.seat('seat')} glisse ${s.the('sheet')} dans ${s.the('card')}.`,
    drew: (s) => `${s.seat('seat')} pioche ${many(s.number('count'), 'carte')}.`,
    reshuffled: (s) => `${s.seat('seat')} mélange sa défausse en une nouvelle pioche.`,
    triggered: (s) => `${s.seat('seat')} a quatre réussites : un dernier tour pour les autres.`,
    rivalCard: (s) => `Le rival révèle ${s.the('card')}.`,
    rivalKept: (s) => `Le rival garde ${s.the('card')}.`,
    tieBreak: (s) => `Départage : ${et(s.seats('seats'))}, forces ${et(s.numbers('strengths').map(String))}.`,
    scored: (s) => `${s.seat('seat')} possède ${many(s.number('total'), 'pièce')}.`,
  },
  notes: {
    path: (s) => `Il restera ${many(s.number('left'), 'voile')}.`,
    garrison: (s) => `La garnison y inflige ${many(s.number('damage'), 'dégât')}.`,
    pirates: (s) => `S’y arrêter, c’est combattre ${many(s.number('ships'), 'pirate')}.`,
    explores: () => 'S’y arrêter explore le plateau.',
    odds: (s) =>
      `${s.number('mine')} cubes contre ${s.number('theirs')} : victoire environ ${s.number('percent')} fois sur 100.`,
    costs: (s) => `Coûte ${goods(s.number('cargo'), s.number('coin'))}.`,
    takesControl: (s) => `Vous contrôleriez ${s.the('space')}.`,
    gains: (s) => `Rapporte ${goods(s.number('cargo'), s.number('coin'))}.`,
    furls: (s) => `Des biens à cet endroit ferlent ${many(s.number('sails'), 'voile')}.`,
  },
  refuse: {
    ...refusals,
    doesNotFit: () => 'Cela ne tient pas dans vos cales.',
    notConserved: () => 'Il n’y a pas autant de biens.',
    wrongPayment: () => 'Ce n’est pas le prix, ou ce n’est pas à vous.',
    cannotUnload: () => 'On ne peut rien décharger ici.',
    cannotLoad: () => 'Il n’y a pas autant à charger ici.',
    wrongDrop: () => 'Les cubes ne peuvent tomber ainsi.',
  },
  outcome: {
    mostCoins: () => 'Le plus riche l’emporte.',
    tieBroken: () => 'Fortunes égales : les canons ont tranché.',
    solo: (s) => (s.is('won') ? 'Vous avez battu le rival.' : 'Le rival est plus riche.'),
    conceded: (s) => `${s.seat('seat')} abandonne.`,
  },
  scores: {
    achievements: 'Réussites',
    coins: 'Pièces',
    buildings: 'Bâtiments',
    advancements: 'Progrès',
    upgrades: 'Améliorations',
    effects: 'Effets des cartes',
    islands: 'Îles',
    token: 'Jeton bonus',
  },
  explain: {
    harbor:
      'Chez soi : quai, coffre et chantier. Au port toutes les voiles comptent, on charge depuis le quai, et l’attaquant trouve 4 cubes de plus.',
    island: (slots, places, production, hand) =>
      `${slots} emplacements. Pièces à la fin selon le rang : ${places}. Produit ${production}.${
        hand ? ' Qui la contrôle peut tenir une carte de plus.' : ''
      }`,
    sea: 'Haute mer : pas d’île. Chaque flèche fait produire 1 cargaison de plus à l’île qu’elle désigne.',
    uncharted: 'Personne n’est venu ici. Qui s’y arrête l’explore.',
    ship: 'Un navire et ses cales. Voiles et canons au-dessus d’une cale servent tant qu’elle est vide ; cinq dégâts le coulent.',
    hull: (hold, text) => `Cale pour ${many(hold, 'bien')}. ${text}`,
    nextLevel: (level, text) => `Au niveau ${level} : ${text}`,
    token: (text) => `2 pièces pour chacune de ces réussites obtenue : ${text}.`,
    advancement: (cost, slot, text) =>
      `Coûte ${many(cost, 'cargaison')} ; va à l’emplacement ${slot}. ${text}`,
    merchant: 'Un navire marchand : commercez pour sa capacité, ou attaquez et apprenez qui il est.',
    back: (count, victory, defeat) =>
      `${cubes(count)}. Victoire : ${victory || 'rien'}. Défaite : ${defeat || 'rien'}.`,
    results: {
      gain: (cargo, coin) => goods(cargo, coin),
      repair: (count) => `réparez ${many(count, 'dégât')}`,
      levelUp: 'améliorez la carte du dessous de votre pioche',
      advancement: (row) => `le prochain progrès de la rangée ${row}`,
      takeDamage: (count) => many(count, 'dégât'),
      lose: (cargo, coin) => `perdez ${goods(cargo, coin)}`,
    },
    area: 'Un cube qui s’arrête ici compte comme indiqué.',
  },
};
