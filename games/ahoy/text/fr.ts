import type { Text } from './en.ts';
import { de, l, la, le, propre } from '../../common/french.ts';
import { table } from './fr-table.ts';

/** Tous les mots d'Ahoy en français. */

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
    1: 'Bon vent : vous commencez avec 3 pièces d’or',
    2: 'Mer égale',
    3: 'Grosse mer : les automates commencent avec 2 pièces d’or',
    4: 'Tempête : les automates commencent avec 2 pièces d’or et 3 points de gloire',
  },

  you: { the: 'vous', of: 'de vous', to: 'à vous', you: true },
  yourFlagship: {
    the: 'votre Navire amiral',
    of: 'de votre Navire amiral',
    to: 'à votre Navire amiral',
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
  place: propre,
  suits: {
    fish: 'Poisson',
    sword: 'Épée',
    shell: 'Coquillage',
    lantern: 'Lanterne',
    palm: 'Palmier',
    skull: 'Crâne',
  },

  spaces: {
    island: propre,
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
    fog: 'Aucun affrontement ne peut y avoir propre.',
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
      text: 'Sur une Île, dépensez 1 pièce d’or pour voler jusqu’à l’autre Île de sa couleur.',
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
      text: 'Une fois par tour, dépensez 2 pièces d’or pour rejoindre directement n’importe quel vent.',
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
      text: 'Fin de votre tour : 1 pièce d’or si un Navire amiral adverse est dans votre région.',
    },
    elder: {
      name: 'Doyen',
      text: 'Fin de votre tour : 1 pièce d’or si aucun de vos emplacements n’est endommagé.',
    },
    emissary: {
      name: 'Émissaire',
      text: 'Quand vous attaquez, vous pouvez donner 1 pièce d’or au défenseur pour ignorer l’affrontement.',
    },
    oldSalt: {
      name: 'Loup de mer',
      text: 'Ignorez les courants forts, ou laissez-les vous porter ailleurs.',
    },
    merchant: { name: 'Marchand', text: 'Quand vous jetez l’ancre dans un port, gagnez 1 pièce d’or.' },
    deckhand: { name: 'Matelot', text: 'Placez un dé : avancez de 1 à 3 cases.' },
    naiveNoble: {
      name: 'Noble naïf',
      text: 'Défaussez cette carte pour prendre un équipage ou une cargaison à un Navire amiral de votre région.',
    },
    persuasiveOfficer: {
      name: 'Officier convaincant',
      text: 'Placez un dé : déplacez jusqu’à 2 Patrouilles de 1 ou 2 cases ; elles ignorent les affrontements.',
    },
    diver: { name: 'Plongeur', text: 'Les épaves où vous jetez l’ancre donnent 1 pièce d’or de plus.' },
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
    cutpurse: { name: 'Tire-laine', text: 'Affrontement gagné : gagnez 2 pièces d’or.' },
    powderLookout: {
      name: 'Vigie-picrate',
      text: 'Traitez un brouillard comme un courant dans la direction de votre choix.',
    },
  },
  cardDetails: (suit, cost, delivers) => `${suit}. Coût : ${cost}. Livraison : ${delivers}.`,
  costs: { die: 'un dé', 1: '1 pièce d’or', 2: '2 pièces d’or' },

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
    narrowEscape: { name: 'De justesse', text: 'En affrontement : il n’a pas propre.' },
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

  ...table,
};
