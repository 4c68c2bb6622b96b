import type { Text } from './en.ts';
import type { Name } from './said.ts';

/** Tous les mots d'Ahoy en français. */

const or = (count: number): string => `${count} or`;
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count > 1 ? more : one}`;
const et = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} et ${list.at(-1)}`;

/** Un nom de lieu sans article : « de Trois-Palmiers », « d'Œil-Creux ». */
const lieu = (name: string): Name => ({
  the: name,
  of: `${/^[AEIOUYŒÎÉ]/.test(name) ? 'd’' : 'de '}${name}`,
  to: `à ${name}`,
});
const le = (name: string): Name => ({ the: `le ${name}`, of: `du ${name}`, to: `au ${name}` });
const la = (name: string): Name => ({ the: `la ${name}`, of: `de la ${name}`, to: `à la ${name}` });
const l = (name: string): Name => ({ the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` });
const de = (name: string): string => lieu(name).of;

const REWARDS: { readonly [reward: string]: string } = {
  gold: 'gagner 1 or',
  glory: 'gagner 1 gloire',
  twoGlory: 'gagner 2 gloires',
  threeGlory: 'gagner 3 gloires',
  recruit: 'recruter gratuitement un équipage',
  region: 'ajouter une région à la Carte',
  none: 'rien',
};

export const fr: Text = {
  name: 'Ahoy',
  /** Une espace insécable avant la ponctuation haute. */
  typeset: (phrase) => phrase.replace(/ ([?!:;%—])/g, '\u00a0$1'),
  pitch:
    'Des équipages rivaux sur une mer inconnue : combattez, livrez, courez vers trente points de gloire.',

  options: {
    factions: 'Factions',
    solo: 'Partie solo',
    captain: 'Votre faction (solo)',
    level: 'Niveau (solo)',
  },
  values: {
    seats: 'Chaque siège a sa faction',
    draw: 'Tirées au sort',
    choose: 'Choisies à tour de rôle',
    none: 'Non',
    voyage: 'Traversée',
    scoreAttack: 'Course aux points, six manches',
    blockade: 'Défi : Forcer le blocus',
    uprising: 'Défi : Soulèvement',
    ironTide: 'Défi : Marée de fer',
    1: 'Bon vent : vous commencez avec 3 ors',
    2: 'Mer égale',
    3: 'Grosse mer : les automates commencent avec 2 ors',
    4: 'Tempête : les automates commencent avec 2 ors et 3 gloires',
  },

  factions: {
    squadron: l('Escadre'),
    union: l('Union'),
    smuggler1: le('Contrebandier'),
    smuggler2: le('second Contrebandier'),
  },
  factionTitles: {
    squadron: 'Escadre Écailleuse',
    union: 'Union des Mollusques',
    smuggler1: 'Contrebandier',
    smuggler2: 'Contrebandier II',
  },
  factionTexts: {
    squadron:
      'Marque les régions qu’elle contrôle avec ses Patrouilles, ses Bastions et son Navire amiral. Cinq dés par manche.',
    union:
      'Marque les régions qu’elle contrôle avec ses Camarades et ses navires, et garde en main des plans secrets.',
    smuggler1:
      'Porte des cargaisons d’île en île contre gloire et récompenses, et parie sur qui les gouvernera.',
    smuggler2:
      'Porte des cargaisons d’île en île contre gloire et récompenses, et parie sur qui les gouvernera.',
  },

  figures: {
    flagship: (owner) => {
      const of = owner.startsWith('le ') ? `du ${owner.slice(3)}` : `de ${owner}`;
      return le(`Navire amiral ${of}`);
    },
    patrol: { the: 'une Patrouille', of: 'd’une Patrouille', to: 'à une Patrouille' },
    stronghold: { the: 'un Bastion', of: 'd’un Bastion', to: 'à un Bastion' },
    cutter: le('Cotre'),
    gunship: la('Canonnière'),
  },
  figureTitles: {
    flagship: 'Navire amiral',
    patrol: 'Patrouille',
    stronghold: 'Bastion',
    cutter: 'Cotre',
    gunship: 'Canonnière',
  },
  figureTexts: {
    flagship:
      'Se déplace, combat, jette l’ancre, recrute. Ses dégâts vont sur les emplacements de son propriétaire ; il ne quitte jamais la Carte.',
    patrol:
      '+1 contrôle dans sa région. Chargée tant que l’Escadre a un dé sur Canons. Tout dégât la renvoie en réserve.',
    stronghold:
      '+2 contrôle, toujours chargé, +2 en affrontement. Sur son Île, les Navires amiraux adverses ne peuvent ni recruter ni commercer.',
    cutter:
      '+1 contrôle, et chaque Camarade de sa région compte double. Jamais chargé. Deux dégâts le coulent.',
    gunship: '+1 contrôle, toujours chargée, +3 en affrontement. Deux dégâts la coulent.',
  },

  islands: {
    R01: 'Rocher-aux-Harengs',
    R02: 'Îlot-du-Sprat',
    R03: 'Pointe-du-Coutelas',
    R04: 'Cap-Rapière',
    R05: 'Caye-de-la-Conque',
    R06: 'Baie-aux-Coques',
    R07: 'Caye-de-la-Mèche',
    R08: 'Île-du-Fanal',
    R09: 'Trois-Palmiers',
    R10: 'Anse-aux-Cocos',
    R11: 'Tête-Grimaçante',
    R12: 'Œil-Creux',
  },
  place: lieu,
  suits: {
    fish: 'Poisson',
    sword: 'Épée',
    shell: 'Coquillage',
    lantern: 'Lanterne',
    palm: 'Palmier',
    skull: 'Crâne',
  },

  spaces: {
    island: lieu,
    port: (name) => le(`port ${de(name)}`),
    wreck: (name) => l(`épave ${de(name)}`),
    fog: (name) => le(`brouillard ${de(name)}`),
    current: (name) => le(`courant ${de(name)}`),
    treasure: (name) => le(`trésor ${de(name)}`),
    tailwind: (name) => le(`coin venté ${de(name)}`),
    sea: (name) => le(`large ${de(name)}`),
    unknown: { the: 'les eaux inconnues', of: 'des eaux inconnues', to: 'aux eaux inconnues' },
  },
  terrainTitles: {
    island: 'Île',
    port: 'Port',
    wreck: 'Épave',
    fog: 'Brouillard',
    current: 'Courant fort',
    treasure: 'Trésor',
    tailwind: 'Vent arrière',
    sea: 'Pleine mer',
    unknown: 'Eaux inconnues',
  },
  terrainTexts: {
    island: 'On y recrute ; l’Union y réunit ses Camarades, les Contrebandiers y commercent.',
    port: 'Quand votre Navire amiral y jette l’ancre : réparez jusqu’à 2 dégâts, ou reprenez un dé placé pour vos Canons.',
    wreck: 'Chaque figurine qui s’y déplace subit 1 dégât.',
    fog: 'Aucun affrontement ne peut y avoir lieu.',
    current: 'Une figurine qui s’y déplace est emportée gratuitement jusqu’à la case suivante.',
    treasure: 'Quand votre Navire amiral y jette l’ancre, vous pouvez prendre l’or indiqué.',
    tailwind: 'Un dé de cette valeur sur Vent arrière y amène un navire de n’importe où.',
    sea: 'Rien que de l’eau.',
    unknown: 'Qui sort de la Carte pioche une région et la place.',
  },

  dice: {
    title: (value) => `Dé de ${value}`,
    text: 'Posez-le sur un emplacement qui accepte sa valeur. Chaque or dépensé l’augmente ou le baisse de 1.',
  },
  actions: {
    sail: { name: 'Hisser les voiles', text: 'Déplacez votre Navire amiral de 1 ou 2 cases.' },
    tailwind: {
      name: 'Vent arrière',
      text: 'Amenez directement votre Navire amiral sur une case dont le vent montre la valeur du dé.',
    },
    cannons: {
      name: 'Canons',
      text: 'Chargés jusqu’à la fin de la manche. En affrontement, baissez ce dé pour l’ajouter à votre jet.',
    },
    cannons2: {
      name: 'Canons',
      text: 'Chargés jusqu’à la fin de la manche. En affrontement, baissez ce dé pour l’ajouter à votre jet.',
    },
    repair: { name: 'Réparation', text: 'Retirez jusqu’à 2 dégâts de vos emplacements.' },
    bombard: {
      name: 'Bombardement',
      text: 'Retirez tous les Camarades de l’Île de la région de votre Navire amiral.',
    },
    order: { name: 'Ordre', text: 'Déplacez jusqu’à 4 Patrouilles différentes de 1 case chacune.' },
    deploy: {
      name: 'Déploiement',
      text: 'Placez une Patrouille sur la case de votre Navire amiral ou à côté.',
    },
    inspire: {
      name: 'Inspiration',
      text: 'Placez jusqu’à 4 Camarades prêts, chacun sur une Île différente.',
    },
    gather: {
      name: 'Rassemblement',
      text: 'Placez 4 Camarades prêts sur l’Île de la région de votre Navire amiral.',
    },
    rally: { name: 'Ralliement', text: 'Sur une Île : gagnez 4 Camarades prêts.' },
    fullSail: {
      name: 'Toutes voiles dehors',
      text: 'Déplacez votre Navire amiral de 1 case jusqu’à la valeur du dé.',
    },
    negotiate: {
      name: 'Négociation',
      text: 'Sur une Île : recrutez gratuitement une carte, et une autre si vous en chassez un Camarade.',
    },
    cutterSail: {
      name: 'Cotre : Hisser les voiles',
      text: 'Déplacez le Cotre de 1 à 3 cases en ignorant les épaves.',
    },
    cutterTailwind: {
      name: 'Cotre : Vent arrière',
      text: 'Amenez le Cotre sur une case dont le vent montre la valeur du dé.',
    },
    gunshipSail: {
      name: 'Canonnière : Hisser les voiles',
      text: 'Déplacez la Canonnière de 1 ou 2 cases en ignorant les épaves.',
    },
    gunshipTailwind: {
      name: 'Canonnière : Vent arrière',
      text: 'Amenez la Canonnière sur une case dont le vent montre la valeur du dé.',
    },
  },

  crew: {
    aeronauts: {
      name: 'Aéronautes',
      text: 'Sur une Île, dépensez 1 or pour voler jusqu’à l’autre Île de sa couleur.',
    },
    bombMaker: {
      name: 'Artificier',
      text: 'Quand vous réparez, vous pouvez infliger 1 dégât à une figurine de votre région.',
    },
    gunner: {
      name: 'Artilleur',
      text: 'Quand votre Navire amiral gagne un affrontement, infligez 1 dégât de plus.',
    },
    gunnersMate: {
      name: 'Assistant artilleur',
      text: 'Quand vous placez un dé sur Canons, vous pouvez engager des affrontements sur une case de votre région.',
    },
    buccaneer: {
      name: 'Boucanier',
      text: 'Affrontement gagné : défaussez cette carte pour défausser 2 équipages du vaincu.',
    },
    breezeWhisperer: {
      name: 'Bruits de brise',
      text: 'Une fois par tour, dépensez 2 ors pour rejoindre directement n’importe quel vent.',
    },
    persuasiveComrade: {
      name: 'Camarade convaincant',
      text: 'Placez un dé : déplacez jusqu’à 2 Camarades d’une Île à une autre.',
    },
    trawler: {
      name: 'Chalutier',
      text: 'Placez un dé : avancez de 1 ou 2 cases en ramassant les trésors au passage.',
    },
    shaman: {
      name: 'Chaman',
      text: 'Une fois par tour, subissez 1 dégât pour en infliger 1 à une figurine de votre région.',
    },
    carpenter: { name: 'Charpentier', text: 'Placez un dé : retirez tous vos dégâts.' },
    fighters: { name: 'Combattants', text: '+1 dans tous vos affrontements.' },
    archivist: {
      name: 'Documentaliste',
      text: 'Fin de votre tour : 1 or si un Navire amiral adverse est dans votre région.',
    },
    elder: { name: 'Doyen', text: 'Fin de votre tour : 1 or si aucun de vos emplacements n’est endommagé.' },
    emissary: {
      name: 'Émissaire',
      text: 'Quand vous attaquez, vous pouvez donner 1 or au défenseur pour ignorer l’affrontement.',
    },
    oldSalt: {
      name: 'Loup de mer',
      text: 'Ignorez les courants forts, ou laissez-les vous porter ailleurs.',
    },
    merchant: { name: 'Marchand', text: 'Quand vous jetez l’ancre dans un port, gagnez 1 or.' },
    deckhand: { name: 'Matelot', text: 'Placez un dé : avancez de 1 à 3 cases.' },
    naiveNoble: {
      name: 'Noble naïf',
      text: 'Défaussez cette carte pour prendre un équipage ou une cargaison à un Navire amiral de votre région.',
    },
    persuasiveOfficer: {
      name: 'Officier convaincant',
      text: 'Placez un dé : déplacez jusqu’à 2 Patrouilles de 1 ou 2 cases ; elles ignorent les affrontements.',
    },
    diver: { name: 'Plongeur', text: 'Les épaves où vous jetez l’ancre donnent 1 or de plus.' },
    rumSteward: {
      name: 'Préposée au rhum',
      text: 'Une fois par affrontement, subissez 1 dégât pour relancer.',
    },
    rammingProw: {
      name: 'Proue percutante',
      text: 'Quand vous endommagez une figurine, vous pouvez la pousser de 1 case.',
    },
    fatalGale: {
      name: 'Rafale fatale',
      text: 'Défaussez cette carte pour rejoindre directement n’importe quelle case.',
    },
    fence: { name: 'Revendeur', text: 'Chaque or change un dé de 2 au plus.' },
    seaWitch: {
      name: 'Sorcière des mers',
      text: 'Quittez la Carte et revenez par le bord opposé le plus proche.',
    },
    helmsman: { name: 'Timonier', text: 'Ignorez les dégâts des épaves.' },
    cutpurse: { name: 'Tire-laine', text: 'Affrontement gagné : gagnez 2 ors.' },
    powderLookout: {
      name: 'Vigie-picrate',
      text: 'Traitez un brouillard comme un courant dans la direction de votre choix.',
    },
  },
  cardDetails: (suit, cost, delivers) => `${suit}. Coût : ${cost}. Livraison : ${delivers}.`,
  costs: { die: 'un dé', 1: '1 or', 2: '2 ors' },

  plans: {
    secretWeapon: {
      name: 'Arme secrète',
      text: 'En affrontement : lancez 2 dés ; si vous gagnez, infligez 1 dégât de plus.',
    },
    sneakAttack: {
      name: 'Attaque sournoise',
      text: 'Retirez jusqu’à 2 Patrouilles d’une région dont l’Île a un Camarade.',
    },
    weaponsCache: {
      name: 'Cache d’armes',
      text: 'En affrontement : ajoutez vos Camarades prêts à votre jet.',
    },
    narrowEscape: { name: 'De justesse', text: 'En affrontement : il n’a pas lieu.' },
    enlistment: {
      name: 'Enrôlement',
      text: 'Recrutez gratuitement des cartes de la couleur d’une Île où se trouve un Camarade.',
    },
    smashingEntrance: {
      name: 'Entrée fracassante',
      text: 'Augmentez de 2 votre dé de Canons, puis vous pouvez rejoindre directement n’importe quel vent.',
    },
    evacuation: {
      name: 'Évacuation',
      text: 'Répartissez à votre guise tous les Camarades d’une Île sur d’autres Îles.',
    },
    cutter: { name: 'Cotre', text: 'Retirez 2 Camarades d’une Île pour y placer le Cotre.' },
    gunship: { name: 'Canonnière', text: 'Retirez 2 Camarades d’une Île pour y placer la Canonnière.' },
  },

  rewards: REWARDS,
  spoils: {
    gold: '1 dégât et voler 1 or',
    twoDamage: '2 dégâts',
    removeComrade: '1 dégât et retirer un Camarade',
    placeComrade: '1 dégât et placer un Camarade',
    sailOn: '1 dégât et reprendre la mer',
    reward: '1 dégât et une récompense',
    none: 'rien',
  },
  glory: {
    headStart: 'Avance',
    regions: 'Régions',
    deliveries: 'Livraisons',
    rewards: 'Récompenses',
    pledges: 'Promesses',
  },

  ask: {
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
    emissary: (s) => `Payer 1 or pour éviter l’affrontement avec ${s.the('defender')} ?`,
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
    takeReward: (s) => `Prendre la récompense : ${REWARDS[s.word('reward')]} ?`,
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
  },

  choice: {
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
    merchant: 'Marchand : 1 or',
    patrol: 'Placer une Patrouille',
    comrades: 'Camarades',
    cutpurse: 'Tire-laine : 2 ors',
    buccaneer: 'Boucanier',
    rammingProw: 'Proue percutante',
    fortify: 'Bâtir des Bastions',
    archivist: 'Documentaliste : 1 or',
    elder: 'Doyen : 1 or',
    upAndDown: 'Inchangé, pour 2 ors',
    keepCannons: 'Ne rien baisser',
  },
  choices: {
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
  },

  log: {
    choseFaction: (s) => `${s.the('faction')} a trouvé son capitaine.`,
    roundBegins: (s) => `Manche ${s.number('round')} : ${s.the('faction')} joue en premier.`,
    turnBegins: (s) => `Au tour ${s.of('faction')}.`,
    placed: (s) => `${s.the('figure')} apparaît : ${s.the('to')}.`,
    removed: (s) => `${s.the('figure')} quitte ${s.the('from')}.`,
    gainedGold: (s) => `${s.the('faction')} gagne ${or(s.number('gold'))}.`,
    gainedGlory: (s) => `${s.the('faction')} gagne ${many(s.number('glory'), 'gloire')}.`,
    placedDie: (s) => `${s.the('faction')} place un ${s.number('value')} sur ${s.the('slot')}.`,
    setAside: (s) => `${s.the('faction')} met un ${s.number('die')} de côté.`,
    rearmed: (s) => `${s.the('faction')} reprend un ${s.number('value')} pour ses Canons.`,
    sailed: (s) => `${s.the('figure')} fait voile vers ${s.the('to')}.`,
    leapt: (s) => `${s.the('figure')} rejoint ${s.the('to')}.`,
    anchored: (s) => `${s.the('figure')} jette l’ancre : ${s.the('at')}.`,
    explores: (s) => `${s.the('figure')} sort de la Carte.`,
    drewRegion: (s) => `${s.the('region')} est en vue.`,
    laidRegion: (s) => `${s.the('region')} entre sur la Carte.`,
    struckWreck: (s) => `${s.the('figure')} heurte une épave.`,
    damaged: (s) => `Dégât pour ${s.the('figure')} : ${s.the('slot')}.`,
    repaired: (s) => `${s.the('faction')} répare ${et(s.list('slots'))}.`,
    battle: (s) => `${s.the('attacker')} attaque ${s.the('defender')} : ${s.the('at')}.`,
    paidOff: (s) => `${s.the('faction')} paie 1 or ${s.to('to')} pour éviter l’affrontement.`,
    loweredCannons: (s) => `${s.the('faction')} baisse ses Canons de ${s.number('by')}.`,
    raisedCannons: (s) => `${s.the('faction')} remonte ses Canons de ${s.number('by')}.`,
    rolledBattle: (s) => `${s.the('figure')} combat avec ${s.number('total')}.`,
    wonBattle: (s) =>
      `${s.the('figure')} l’emporte sur ${s.the('over')}, ${Math.max(s.number('attack'), s.number('defence'))} à ${Math.min(s.number('attack'), s.number('defence'))}.`,
    spoils: (s) =>
      s.word('spoil') === 'none'
        ? `${s.the('faction')} ne réclame rien.`
        : `${s.the('faction')} réclame son butin.`,
    stoleGold: (s) => `${s.the('faction')} vole 1 or ${s.to('from')}.`,
    recruited: (s) => `${s.the('faction')} recrute : ${s.the('card')}.`,
    revealed: (s) => `Au Marché : ${s.the('card')}.`,
    boxed: (s) => `Retour dans la boîte : ${s.the('card')}.`,
    usedCrew: (s) => `${s.the('faction')} fait appel à son équipage : ${s.the('card')}.`,
    lured: (s) => `${s.the('faction')} prend ${s.to('from')} une carte : ${s.the('card')}.`,
    movedComrades: (s) => `${many(s.number('count'), 'Camarade')} : de ${s.the('from')} à ${s.the('to')}.`,
    readied: (s) => `L’Union gagne ${many(s.number('count'), 'Camarade prêt', 'Camarades prêts')}.`,
    placedComrades: (s) => `${many(s.number('count'), 'Camarade')} de plus à ${s.the('to')}.`,
    removedComrades: (s) => `${many(s.number('count'), 'Camarade')} de moins à ${s.the('from')}.`,
    lostShip: (s) =>
      s.word('plan') === 'cutter' ? 'L’Union perd son Cotre.' : 'L’Union perd sa Canonnière.',
    playedPlan: (s) => `L’Union joue un plan : ${s.the('plan')}.`,
    pickedUp: (s) => `${s.the('faction')} récupère une cargaison : ${s.the('card')}.`,
    delivered: (s) => `${s.the('faction')} livre sa cargaison à ${s.the('region')} : ${s.the('card')}.`,
    enriched: (s) => `${s.the('region')} : richesse ${s.number('wealth')}.`,
    pledged: (s) =>
      s.word('to') === ''
        ? `${s.the('faction')} la glisse sous la promesse ${s.word('token')}.`
        : `Vous la promettez ${s.to('to')}, sous ${s.word('token')}.`,
    movedMarker: (s) => `${s.the('faction')} déplace son marqueur : ${REWARDS[s.word('reward')]}.`,
    controls: (s) => `${s.the('faction')} contrôle ${s.the('region')}, richesse ${s.number('wealth')}.`,
    revealedPledge: (s) =>
      `Promesse faite ${s.to('to')} : ${s.the('card')}, ${many(s.number('glory'), 'gloire')}.`,
    clearedMarket: (s) => `${s.the('faction')} vide le Marché.`,
    rolledDice: (s) => `${s.the('faction')} lance ${s.list('dice').join(', ')}.`,
    drewPlans: (s) =>
      s.list('plans').length > 0
        ? `Vous piochez : ${et(s.list('plans'))}.`
        : `L’Union pioche ${many(s.number('count'), 'plan')}.`,
    gameOver: (s) => `La partie est finie : victoire pour ${et(s.list('winners'))}.`,
  },

  notes: {
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
  },

  refuse: {
    notOffered: () => 'Ce n’est pas un choix possible maintenant.',
    wrongCount: (s) => `Choisissez-en entre ${s.number('min')} et ${s.number('max')}.`,
    wrongAmount: (s) => `Choisissez un nombre de ${s.number('min')} à ${s.number('max')}.`,
    matchIsOver: () => 'La partie est terminée.',
    questionIsClosed: () => 'La partie a avancé depuis.',
    notYourTurn: () => 'Ce n’est pas à vous de décider.',
    cannotUndo: () => 'Impossible à reprendre : quelque chose a été révélé, ou quelqu’un a répondu depuis.',
    cannotConcede: () => 'À trois ou quatre, un automate prend votre place.',
    othersAreDeciding: () => 'Attendez que tout le monde ait décidé.',
    wrongSeats: () => 'Ahoy se joue de deux à quatre.',
    unknownOption: () => 'Cette option n’existe pas.',
    unknownValue: () => 'Cette option n’a pas cette valeur.',
    soloSeats: () => 'En solo, chaque siège a sa faction.',
    soloCaptain: () => 'Votre faction n’est pas en jeu avec ce nombre de factions.',
    soloChallenge: (s) => `Ce défi demande ${s.number('seats')} factions et son propre capitaine.`,
  },

  outcome: {
    mostGlory: () => 'Le plus de gloire l’emporte ; l’or départage.',
    conceded: (s) => (s.word('faction') === '' ? 'Un camp a abandonné.' : `${s.the('faction')} a abandonné.`),
    soloConceded: () => 'Vous avez abandonné : aucun score n’est gardé.',
    solo: (s) => {
      const result =
        { won: 'Vous avez gagné', drawn: 'Match nul', lost: 'Vous avez perdu' }[s.word('result')] ?? '';
      const medal =
        {
          gold: ' avec la médaille d’or',
          silver: ' avec la médaille d’argent',
          bronze: ' avec la médaille de bronze',
        }[s.word('medal')] ?? '';
      const margin = s.number('margin');
      const apart = `, avec ${Math.abs(margin)} de gloire ${margin > 0 ? 'd’avance' : 'de retard'}`;
      return `${result}${medal}${margin === 0 || s.word('mode') === 'blockade' ? '' : apart}.`;
    },
  },
};
