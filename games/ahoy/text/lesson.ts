/** What the first voyage says. French has the same shape, so a missing sentence does not compile. */

export const lessonEn = {
  welcome:
    'Ahoy! The blue ship is yours: you lead the Bluefin Squadron. The pink one is the Mollusk Union. Regions you control bring glory at the end of every round; thirty glory wins.',
  load: 'In your turn you place two dice; each does what its slot says. First load your guns: take the 5 and put it on Cannons.',
  sail: 'Loaded! Now put the 4 on Sail: your ship moves one or two spaces.',
  toPort: 'What glows can be chosen. Point at the port in the west to see what waits there, then sail to it.',
  toIsland: 'The crossed swords are a warning: the Union lies there, and loaded guns always fight. Sail on!',
  lower:
    'Battle! Each side rolls a die and adds the power it spends. Touch your Cannons die and lower it: every point goes to your roll.',
  spoils: 'Victory! The winner chooses a prize. Take damage and gold: you will need the coin.',
  damage: 'Choose the slot of the Union you damage: no die can lie there until it is repaired.',
  patrol: 'You drop anchor and may leave a patrol. Patrols hold a region for you: place it on the island.',
  recruit:
    'This is a fish island, and there is a fish card in the Market: recruit the Diver for your coin. (On a phone the Market is behind the glowing tab.)',
  endTurn:
    'The Diver is yours now. To learn what a card, a space or a ship does, rest the mouse on it, or press long. Both dice are placed: end your turn.',
  order: 'The Union has no dice left, so it is your turn again. Put the 3 on Order: it moves your patrols.',
  whichPatrol: 'Choose the patrol in the east.',
  explore: 'Sail it off the map: whoever leaves the map explores.',
  layTile: 'A new region! Choose where it lies and how it is turned.',
  stop: 'Your other patrol stays on guard: stop here.',
  endRound: 'End your turn. Nobody has a die left, so the round ends and regions are counted.',
  score:
    'Three glory! You control Herring Rock, worth 2, and the region you found, worth 1: the dice in their middle say so, and their blue rims that they are yours. Regions grow richer round by round. You are ready to sail!',
};

export type LessonText = typeof lessonEn;

export const lessonFr: LessonText = {
  welcome:
    'Ohé ! Le navire bleu est le vôtre : vous menez l’Escadre Écailleuse. Le rose est à l’Union des Mollusques. À la fin de chaque manche, les régions que vous contrôlez rapportent de la gloire ; trente points de gloire font gagner.',
  load: 'À votre tour, vous placez deux dés ; chacun fait ce que dit son emplacement. Chargez d’abord vos pièces : prenez le 5 et posez-le sur Canons.',
  sail: 'Chargés ! Posez maintenant le 4 sur Hisser les voiles : votre navire avance d’une ou deux cases.',
  toPort:
    'Ce qui brille peut être choisi. Pointez le port, à l’ouest, pour voir ce qui vous y attend, puis allez-y.',
  toIsland:
    'Les épées croisées avertissent : l’Union est là, et des canons chargés s’affrontent toujours. En avant !',
  lower:
    'Affrontement ! Chaque camp lance un dé et ajoute la puissance qu’il dépense. Touchez votre dé de Canons et baissez-le : chaque point s’ajoute à votre jet.',
  spoils: 'Victoire ! Le vainqueur choisit son butin. Prenez dégât et or : la pièce vous servira.',
  damage:
    'Choisissez l’emplacement de l’Union que vous endommagez : aucun dé ne peut y être posé avant une réparation.',
  patrol:
    'Vous jetez l’ancre et pouvez laisser une Patrouille. Les Patrouilles tiennent une région pour vous : placez-la sur l’île.',
  recruit:
    'C’est une île au poisson, et le Marché a une carte poisson : recrutez le Plongeur contre votre pièce. (Sur un téléphone, le Marché est derrière l’onglet qui brille.)',
  endTurn:
    'Le Plongeur est à vous. Pour savoir ce que fait une carte, une case ou un navire, laissez-y la souris, ou appuyez longtemps. Les deux dés sont placés : terminez votre tour.',
  order:
    'L’Union n’a plus de dé : c’est encore à vous. Posez le 3 sur Ordre : il fait bouger vos Patrouilles.',
  whichPatrol: 'Choisissez la Patrouille à l’est.',
  explore: 'Faites-la sortir de la carte : qui quitte la carte explore.',
  layTile: 'Une nouvelle région ! Choisissez où elle se pose et comment elle est tournée.',
  stop: 'Votre autre Patrouille reste de garde : arrêtez-vous là.',
  endRound: 'Terminez votre tour. Plus personne n’a de dé : la manche s’achève et l’on compte les régions.',
  score:
    'Trois points de gloire ! Vous contrôlez le Rocher-aux-Harengs, qui vaut 2, et la région trouvée, qui vaut 1 : les dés en leur milieu le disent, et leur bord bleu dit qu’elles sont à vous. Les régions s’enrichissent de manche en manche. Vous voilà prêt à naviguer !',
};
