import type { LessonId } from '../lessons.ts';

/** What the six first voyages say, step by step, in English and French. */
interface Said {
  readonly en: string;
  readonly fr: string;
}
export interface LessonWords {
  readonly title: Said;
  readonly steps: readonly Said[];
}

export const lessonWords: { readonly [id in LessonId]: LessonWords } = {
  moving: {
    title: { en: 'Sailing', fr: 'Naviguer' },
    steps: [
      {
        en: 'This is your ship. Its sails stand for its cannons, its move is printed on its card: L+L, two long stretches.',
        fr: 'Voici votre navire. Ses voiles sont ses canons ; sa marche est imprimée sur sa carte : L+L, deux longs segments.',
      },
      {
        en: 'A ship does one thing a turn. Press it and let it move.',
        fr: 'Un navire fait une chose par tour. Touchez-le et faites-le avancer.',
      },
      {
        en: 'Drag from the ring, or tap the sea: the ship turns up to 90°, then runs. Draw one stretch, then the next, until the bow touches the island ahead.',
        fr: 'Tirez depuis l’anneau ou touchez la mer : le navire vire de 90° au plus, puis court. Tracez un segment, puis l’autre, jusqu’à ce que la proue touche l’île devant vous.',
      },
      {
        en: 'Docked! A ship whose bow touches an island lies in port there. Next turn it could explore.',
        fr: 'À quai ! Un navire dont la proue touche une île y est amarré. Au tour suivant, il pourrait explorer.',
      },
    ],
  },
  exploring: {
    title: { en: 'Treasure', fr: 'Le trésor' },
    steps: [
      {
        en: 'Gold lies on wild islands. Your banner flies on this one already, and an Explorer is aboard.',
        fr: 'L’or repose sur les îles vierges. Votre bannière flotte déjà sur celle-ci, et un explorateur est à bord.',
      },
      { en: 'Let the ship move.', fr: 'Faites avancer le navire.' },
      { en: 'Sail straight to the island.', fr: 'Gagnez l’île tout droit.' },
      {
        en: 'Because of the banner and the Explorer you may search it at once.',
        fr: 'Grâce à la bannière et à l’explorateur, vous pouvez la fouiller aussitôt.',
      },
      {
        en: 'Take what the hold has room for: each coin needs a space.',
        fr: 'Prenez ce que la cale peut contenir : chaque pièce demande une place.',
      },
      { en: 'End your turn.', fr: 'Finissez votre tour.' },
      {
        en: 'Now bring it home: when the bow touches your own island, the gold is unloaded and counts. More than half of all gold wins.',
        fr: 'Il reste à le rapporter : quand la proue touche votre île, l’or est déchargé et compte. Plus de la moitié de tout l’or fait gagner.',
      },
    ],
  },
  shooting: {
    title: { en: 'Cannons', fr: 'Les canons' },
    steps: [
      {
        en: 'Every mast is a cannon: its number must be beaten by a die, S or L is how far it carries.',
        fr: 'Chaque mât est un canon : un dé doit dépasser son chiffre ; S ou L dit jusqu’où il porte.',
      },
      { en: 'Press your ship and shoot.', fr: 'Touchez votre navire et tirez.' },
      {
        en: 'Fire the first mast at the enemy. The line shows what it would hit, and with what chance.',
        fr: 'Tirez du premier mât sur l’ennemi. La ligne montre ce qu’il toucherait, et avec quelle chance.',
      },
      { en: 'A hit takes a mast. Now the second.', fr: 'Un coup au but abat un mât. Au second.' },
      { en: 'And the third.', fr: 'Et au troisième.' },
      {
        en: 'A ship without masts is derelict: it drifts, and whoever comes may tow it away.',
        fr: 'Un navire sans mât est à la dérive : le premier venu peut le touer.',
      },
    ],
  },
  boarding: {
    title: { en: 'Ram and board', fr: 'Éperonner et aborder' },
    steps: [
      {
        en: 'Touch an enemy with your bow at the end of a move and you may ram it.',
        fr: 'Touchez un ennemi de la proue à la fin d’un déplacement, et vous pouvez l’éperonner.',
      },
      { en: 'Let your ship move.', fr: 'Faites avancer votre navire.' },
      { en: 'Sail into the enemy’s side.', fr: 'Foncez sur le flanc de l’ennemi.' },
      {
        en: 'Ram it: a die above its masts costs it one.',
        fr: 'Éperonnez-le : un dé supérieur à ses mâts lui en coûte un.',
      },
      {
        en: 'Send a boarding party: each side rolls and adds its masts.',
        fr: 'Lancez l’abordage : chacun jette un dé et ajoute ses mâts.',
      },
      { en: 'You win. Take the coin.', fr: 'Vous gagnez. Prenez la pièce.' },
      {
        en: 'Gold aboard is gold to be stolen: bring it home.',
        fr: 'L’or à bord peut se voler : rentrez au port.',
      },
    ],
  },
  towing: {
    title: { en: 'Towing', fr: 'Touer' },
    steps: [
      {
        en: 'This enemy has lost its masts, with gold aboard. Touch it with your bow and it can be yours.',
        fr: 'Cet ennemi a perdu ses mâts, et il a de l’or à bord. Touchez-le de la proue : il peut être à vous.',
      },
      { en: 'Let your ship move.', fr: 'Faites avancer votre navire.' },
      { en: 'Sail up to it.', fr: 'Rejoignez-le.' },
      { en: 'Take it in tow.', fr: 'Prenez-le en remorque.' },
      {
        en: 'It now belongs to your fleet and follows at your stern. With a tow you move only S: home is near enough.',
        fr: 'Il est de votre flotte et suit votre poupe. Avec une remorque on n’avance que de S : le port est assez proche.',
      },
    ],
  },
  terrain: {
    title: { en: 'Rough waters', fr: 'Eaux dangereuses' },
    steps: [
      {
        en: 'Reef, weed and fog lie ahead. A die is rolled for reefs and weed when a ship comes upon them; before that the odds are shown.',
        fr: 'Un récif, des algues et du brouillard sont devant vous. Un dé est jeté quand un navire aborde récifs et algues ; les chances sont montrées avant.',
      },
      { en: 'Let your ship move.', fr: 'Faites avancer votre navire.' },
      {
        en: 'Sail over the reef ahead. This time it does no harm.',
        fr: 'Passez sur le récif devant vous. Cette fois, il est sans dommage.',
      },
      {
        en: 'Weed may hold a ship until it breaks free; in fog it is lost and comes out where a die says. Press any tile to read about it.',
        fr: 'Les algues retiennent un navire jusqu’à ce qu’il s’en dégage ; dans le brouillard il se perd et ressort où le dé le dit. Touchez une tuile pour en savoir plus.',
      },
    ],
  },
};
