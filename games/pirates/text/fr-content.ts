/** What the cards are called and what they do, in French, with the terms of the French rulebook. */
import type { ContentWords } from './en-content.ts';

/** The French rulebook calls the short measure C, for courte. */
const measures: ContentWords['measures'] = { S: 'C', L: 'L' };

const nations: ContentWords['nations'] = {
  england: 'Angleterre',
  france: 'France',
  spain: 'Espagne',
  america: 'Amérique',
  pirates: 'Pirates',
  barbary: 'Corsaires barbares',
  jade: 'Rébellion de jade',
  cursed: 'Maudits',
  mercenaries: 'Mercenaires',
  vikings: 'Vikings',
};

/** Keywords, specialists and knacks: what each does [PI-KW, PI-CREW, PI-CON.19]. */
const words: ContentWords['words'] = {
  bombardier: {
    name: 'Bombardier',
    text: 'Un canon de plus, lié à aucun mât et impossible à éliminer. Avant la partie, on le monte en artillerie (portée doublée) ou en lance-flamme (portée C, une touche met un mât en feu). Sur un 1 il s’enraye jusqu’à une action de réparation.',
  },
  broadside: {
    name: 'Bordée',
    text: 'Au lieu de tirs normaux, tous les canons à portée C tirent sur une seule cible avec un seul dé. S’il dépasse la valeur de chacun, tous touchent, plus une touche ; sinon aucune. Rien d’autre ne peut modifier ce jet.',
  },
  icebreaker: {
    name: 'Brise-glace',
    text: 'Ignore les terrains quand il se déplace, sauf les icebergs. Il peut éperonner un iceberg qu’il touche : l’iceberg est retiré, et le navire n’est ni bloqué ni endommagé.',
  },
  cannoneer: {
    name: 'Canonnier',
    text: 'Une fois par tour, un des canons de ce navire qui a raté sa cible peut tirer à nouveau.',
  },
  captain: {
    name: 'Capitaine',
    text: 'Ce navire peut se déplacer puis tirer avec la même action de mouvement.',
  },
  catamaran: {
    name: 'Catamaran',
    text: 'Chaque touche est ignorée sur 5 ou 6. La première qui compte emporte la deuxième coque au lieu d’un mât. Il ne peut jamais être éperonné ni, avec ses deux coques, bloqué ou abordé.',
  },
  turtleship: {
    name: 'Cuirassé',
    text: 'Chaque touche ôte un panneau de protection tant qu’il en reste. Avec des panneaux, il ne peut être abordé ; à la dérive, il avance encore de C.',
  },
  seadragon: {
    name: 'Dragon des mers',
    text: 'Se déplace vers n’importe quel endroit libre de la mer. Il tire, ou attaque en piqué une cible à moins de L+L : sur 4 ou plus, deux touches, et il se pose à côté. Il n’éperonne pas, n’est ni éperonné, ni bloqué, ni abordé, ne transporte rien, ne se répare pas et meurt avec son dernier segment.',
  },
  longship: {
    name: 'Drakkar',
    text: 'Chaque mât tire deux fois. Il ne bloque pas et n’est pas bloqué, ajoute 1 à l’abordage après son éperonnage, peut pivoter sur sa poupe après son déplacement, et avance encore de C à la dérive.',
  },
  eternal: {
    name: 'Éternel',
    text: 'Quand il sombre, il revient à votre port d’attache sans ses mâts mais avec ses équipages et équipements, prêt à être réparé. Ses trésors sont répartis normalement.',
  },
  expatriot: {
    name: 'Ex-patriote',
    text: 'Sert sur un navire de n’importe quelle nation. Ce navire devient aussi Mercenaire, et ajoute 1 sur les îles mystérieuses s’il est lié à cet équipage.',
  },
  explorer: {
    name: 'Explorateur',
    text: 'Ce navire peut accoster à une île vierge et l’explorer avec la même action de mouvement.',
  },
  flotilla: {
    name: 'Flottille',
    text: 'Une plateforme de tir qui ne fait que tirer et réparer, où qu’elle soit ; un navire de sa flotte et de sa nation doit la touer. Un drapeau ne tombe que sous deux touches d’une même action de tir ; sans drapeau, la touche suivante la coule. Elle ne peut être éperonnée, abordée ni bloquée.',
  },
  marine: {
    name: 'Fusiliers',
    text: 'Ont leur propre canon (valeur 2, portée C) et une action de tir par tour, à bord ou sur toute île sauf un port ennemi. À terre, on peut leur tirer dessus, et deux touches dans le même tour les éliminent.',
  },
  galley: {
    name: 'Galère',
    text: 'Jamais à la dérive, bien qu’elle puisse couler. Ses éperonnages n’ôtent pas de mât et ne la bloquent pas ; l’abordage suit normalement. Elle peut pivoter sur sa poupe après son déplacement.',
  },
  schooner: {
    name: 'Goélette',
    text: 'Après son action de mouvement, elle peut pivoter sur sa poupe vers n’importe quel cap.',
  },
  hostile: {
    name: 'Hostile',
    text: 'Ne peut commencer dans la même flotte que ce qu’il nomme ; pour une nation, aucun de ses navires ni équipages.',
  },
  junk: {
    name: 'Jonque',
    text: 'Ses mâts et ses voiles ne bloquent aucune ligne de mire, pas même les siennes.',
  },
  switchblade: {
    name: 'Lames rétractables',
    text: 'Deux lames se déploient quand il se déplace ou tire. Tout ennemi qu’elles touchent est éperonné et peut être abordé ; les lames seules ne le bloquent pas.',
  },
  limit: {
    name: 'Limité',
    text: 'Une seule carte de ce nom par flotte.',
  },
  loyal: {
    name: 'Loyal',
    text: 'Ne peut commencer dans une flotte qu’avec ce qu’il nomme ; pour une nation, avec un autre de ses navires ou équipages.',
  },
  blackmark: {
    name: 'Marque noire',
    text: 'Peut commencer comme Maudit pour 1 point de plus : face visible, et son navire sous le pavillon des Maudits.',
  },
  mercenary: {
    name: 'Mercenaire',
    text: 'N’accoste à aucun port d’attache, pas même le vôtre, et commence à C de celui-ci. Son or va dans vos forts.',
  },
  seamonster: {
    name: 'Monstre marin',
    text: 'Se déplace et tire, rien d’autre ; ne prend pas d’équipage. À chaque tour il est en plongée (il ne fait que se déplacer et nul ne peut le viser) ou en surface. Il éperonne et bloque par n’importe quel côté, n’est jamais bloqué, vole sans éliminer d’équipage et meurt avec son dernier segment.',
  },
  musketeer: {
    name: 'Mousquetaires',
    text: 'Un canon de plus, valeur 3, portée C, que rien ne peut améliorer. Il tire de n’importe quel mât, même éliminé.',
  },
  fear: {
    name: 'Peur',
    text: 'Au début de votre tour, lancez un dé pour chaque ennemi à moins de C : sur 5, ni lui ni ses équipages n’ont de capacité ce tour ; sur 6, il n’avance que de C à son prochain tour.',
  },
  extendedrange: {
    name: 'Portée étendue',
    text: 'La portée imprimée des canons de ce navire est doublée.',
  },
  windcatcher: {
    name: 'Preneur de vent',
    text: 'Pour chaque mesure, il peut partir de sa proue ou de sa poupe : toutes les directions lui sont ouvertes.',
  },
  oarsman: {
    name: 'Rameurs',
    text: 'À la dérive, ce navire avance encore de C. L’équipage n’occupe pas d’espace de cargaison.',
  },
  ransom: {
    name: 'Rançon',
    text: 'Sur un navire ennemi, cet équipage est un trésor de 5 points d’or pour qui l’a capturé ; éliminé, 1 point d’or pour qui l’a fait.',
  },
  submarine: {
    name: 'Sous-marin',
    text: 'Ses éléments de coque agissent comme des mâts. À chaque tour il est en plongée (il ne fait que se déplacer et éperonner, puis s’écarte de C, et nul ne peut le viser) ou en surface. Il ne bloque ni ne toue, et les éperonnages ne l’endommagent pas.',
  },
  helmsman: {
    name: 'Timonier',
    text: 'Ce navire gagne +C à son mouvement de base.',
  },
  titan: {
    name: 'Titan',
    text: 'Se déplace dans toutes les directions sans tourner, à travers les îles aussi, et peut s’y arrêter ; on peut lui tirer dessus même au port. Il éperonne et bloque par n’importe quel côté et n’est jamais bloqué. Il porte équipages et trésors, toue, ne se répare pas et meurt avec son dernier segment.',
  },
  ghostship: {
    name: 'Vaisseau fantôme',
    text: 'Au début de votre tour, décidez s’il est intangible. Il traverse alors îles, terrains et navires, ne peut être éperonné ni bloqué, et ne peut accoster.',
  },
  firepot: {
    name: 'Artificiers',
    text: 'Une fois par tour, un canon peut tirer un feu grégeois sur un navire à moins de C : une touche met un mât en feu. Le feu gagne un autre mât sur 1 à 3 et s’éteint avec le sien sur 6 ; un navire qui n’a que des mâts en feu sombre.',
  },
  shipwright: {
    name: 'Charpentier',
    text: 'Ce navire peut réparer en mer ou à n’importe quelle île.',
  },
  stinkpot: {
    name: 'Empesteurs',
    text: 'Une fois par tour, un canon peut tirer une boule puante sur un navire à moins de C : s’il touche, ses équipages n’ont pas de capacité à son prochain tour.',
  },
  smokepot: {
    name: 'Enfumeurs',
    text: 'Une fois par tour, un canon peut tirer un fumigène : une nappe de brouillard dont le centre est à moins de C, jusqu’à votre prochain tour. Sans jet de dé.',
  },
  chainshot: {
    name: 'Tireurs de chaînes',
    text: 'Une fois par tour, un canon peut tirer des chaînes sur un navire à moins de C : s’il touche, la cible ne peut se déplacer à son prochain tour.',
  },
  aim: {
    name: 'Œil perçant',
    text: '+1 aux jets de canon de ce navire. Un 1 rate toujours.',
  },
  boarder: {
    name: 'Sabre d’abordage',
    text: '+1 aux jets d’abordage de ce navire.',
  },
  luck: {
    name: 'Chance',
    text: 'Une fois par tour, vous pouvez relancer un tir manqué, un dé d’éperonnage ou un dé d’abordage de ce navire ; le second résultat compte.',
  },
  stowage: {
    name: 'Arrimage',
    text: 'Ce navire a un espace de cargaison de plus.',
  },
  zeal: {
    name: 'Zèle',
    text: 'Une fois par tour, quand ce navire a fait son action, lancez un dé : sur 5 ou 6, il peut en recevoir une autre.',
  },
};

const pieces: ContentWords['pieces'] = {
  'kings-quarrel': {
    name: 'King’s Quarrel',
    text: 'La grande batterie de la ligne : cinq canons, dont deux à longue portée, sept espaces, et une allure lente et sûre.',
  },
  'pride-of-penhallow': {
    name: 'Pride of Penhallow',
    text: 'Un solide quatre-mâts qui combat, toue et emporte encore toute une île.',
  },
  'brindled-hound': {
    name: 'Brindled Hound',
    text: 'S’approche et tire d’un bloc : un seul dé pour toute la bordée.',
  },
  'bishops-candle': {
    name: 'Bishop’s Candle',
    text: 'Rapide pour sa taille, peu armé, avec de la place pour quatre pièces.',
  },
  'merry-gannet': {
    name: 'Merry Gannet',
    text: 'Un coureur vif : deux grandes mesures par tour et quatre espaces en cale.',
  },
  pennywhistle: {
    name: 'Pennywhistle',
    text: 'La coque anglaise la moins chère ; emmène loin un explorateur et montre un canon long.',
  },
  deepwell: {
    name: 'Deepwell',
    text: 'Un petit sous-marin qui éperonne par-dessous ; ne navigue qu’avec un autre navire anglais.',
  },
  'medway-battery': {
    name: 'Medway Battery',
    text: 'Une plateforme de tir à touer, avec deux canons longs ; il faut deux touches d’un coup pour lui ôter un drapeau.',
  },
  frostfair: {
    name: 'Frostfair',
    text: 'Franchit les terrains comme la haute mer, brise les icebergs et tire deux fois plus loin.',
  },
  'reine-pervenche': {
    name: 'Reine Pervenche',
    text: 'La plus lourde bordée à flot ; refuse de naviguer avec les Anglais.',
  },
  altiere: {
    name: 'Altière',
    text: 'Un quatre-mâts qui frappe en passant : un canon long à l’avant, trois courts derrière.',
  },
  'belle-brume': {
    name: 'Belle Brume',
    text: 'Un trois-mâts pour le combat rapproché : trois bons canons courts, trois espaces.',
  },
  'passe-muraille': {
    name: 'Passe-Muraille',
    text: 'Un navire léger avec son propre mousquetaire, qui tire même quand les mâts sont tombés.',
  },
  libellule: {
    name: 'Libellule',
    text: 'Accoste et explore dans le même mouvement, sans équipage pour cela.',
  },
  'fine-mouche': {
    name: 'Fine Mouche',
    text: 'Finit chaque mouvement tournée où elle veut ; quatre espaces pour ce qu’elle trouve.',
  },
  'deux-soeurs': {
    name: 'Deux-Sœurs',
    text: 'Difficile à toucher et jamais éperonné ; trois mesures lui permettent de louvoyer.',
  },
  'mortier-du-ponant': {
    name: 'Mortier du Ponant',
    text: 'Son artillerie porte à deux longues mesures, ou crache le feu à courte portée.',
  },
  'corona-de-levante': {
    name: 'Corona de Levante',
    text: 'Lente et immense : sept espaces, cinq canons et une bordée contre les voleurs.',
  },
  'senora-del-alba': {
    name: 'Señora del Alba',
    text: 'La gardienne du convoi : deux canons longs et six espaces.',
  },
  'santa-eufrasia': {
    name: 'Santa Eufrasia',
    text: 'Une coque à trésors : cinq espaces ; bien armée pour un transport, mais lente.',
  },
  golondrina: {
    name: 'Golondrina',
    text: 'L’éclaireuse du convoi : la première à l’île, avec quatre espaces.',
  },
  azafran: {
    name: 'Azafrán',
    text: 'Un mât et son timonier : trois mesures par tour pour six points.',
  },
  'san-telmo-el-viejo': {
    name: 'San Telmo el Viejo',
    text: 'Jamais à la dérive ; éperonne pour aborder, pivote sur sa poupe et rentre sans un mât.',
  },
  'baterias-del-morro': {
    name: 'Baterías del Morro',
    text: 'Six canons sur un seul radeau, sous un seul drapeau.',
  },
  'trueno-de-sanlucar': {
    name: 'Trueno de Sanlúcar',
    text: 'Un quatre-mâts lent autour d’une pièce féroce qui rate rarement.',
  },
  'patriarch-elm': {
    name: 'Patriarch Elm',
    text: 'Bombarde hors d’atteinte : chaque portée imprimée est doublée.',
  },
  'tidewater-anvil': {
    name: 'Tidewater Anvil',
    text: 'Se déplace et tire dans la même action, avec la meilleure pièce de chasse de la flotte.',
  },
  'patience-ward': {
    name: 'Patience Ward',
    text: 'Cinq espaces et de bons canons : transporte et protège à la fois.',
  },
  whippoorwill: {
    name: 'Whippoorwill',
    text: 'Vif, mordant et bon marché ; refuse de naviguer avec les Anglais.',
  },
  johnnycake: {
    name: 'Johnnycake',
    text: 'Trois mesures courtes : un navire minuscule qui tourne partout.',
  },
  'narragansett-lass': {
    name: 'Narragansett Lass',
    text: 'Une goélette spacieuse qui quitte une île déjà tournée vers le port.',
  },
  'clever-dory': {
    name: 'Clever Dory',
    text: 'Une goélette mieux armée à la proue que sa sœur, avec la même cale.',
  },
  'iron-catfish': {
    name: 'Iron Catfish',
    text: 'Transporte six pièces sous l’eau, là où personne ne peut tirer dessus.',
  },
  'last-laugh': {
    name: 'Rira Bien',
    text: 'Un navire d’abordage qui a de la place pour ce qu’il prend : quatre canons, six espaces.',
  },
  'hangmans-cousin': {
    name: 'Cousin du Bourreau',
    text: 'Les ennemis trop proches risquent d’y perdre leurs capacités ou leur vent.',
  },
  'seven-bad-ideas': {
    name: 'Sept Mauvaises Idées',
    text: 'Un trois-mâts qui se passe de capitaine : il se déplace et tire tout seul.',
  },
  'widows-interest': {
    name: 'Rente de la Veuve',
    text: 'L’œil sur l’or d’autrui : trois espaces, et un canon qui touche.',
  },
  'crooked-sixpence': {
    name: 'Six-Sous Tordu',
    text: 'Cinq points pour trois espaces ; son canon est là pour le décor.',
  },
  'tar-and-feather': {
    name: 'Goudron et Plumes',
    text: 'Une goélette dont un canon qui a raté peut tirer à nouveau.',
  },
  'twin-liars': {
    name: 'Jumeaux Menteurs',
    text: 'Ignore les touches sur 5 et 6, ne peut être éperonné, ni abordé tant qu’il a deux coques.',
  },
  'contrary-mary': {
    name: 'Marie-à-Rebours',
    text: 'Repart dans n’importe quelle direction sans perdre une mesure.',
  },
  'razor-jig': {
    name: 'Gigue au Rasoir',
    text: 'Frôle plusieurs ennemis et les éperonne tous ; ne navigue qu’avec Nan Tulloch.',
  },
  'old-grandmother-eel': {
    name: 'Vieille Mère Anguille',
    text: 'Cinq segments de mauvaise humeur qui plongent avant la riposte.',
  },
  'nejma-es-sahar': {
    name: 'Nejma es-Sahar',
    text: 'Un trois-mâts corsaire avec un canon long ; refuse de naviguer avec les Espagnols.',
  },
  'rih-el-gharb': {
    name: 'Rih el-Gharb',
    text: 'Trois mesures par tour, et des rames quand les mâts sont tombés.',
  },
  'bint-el-bahr': {
    name: 'Bint el-Bahr',
    text: 'La galère de combat : trois mâts, aborde fort, jamais à la dérive.',
  },
  'sultans-abacus': {
    name: 'Boulier du Sultan',
    text: 'La galère de charge : cinq espaces qui peuvent couler mais jamais dériver.',
  },
  'lion-of-the-atlas': {
    name: 'Lion de l’Atlas',
    text: 'La grande galère : quatre mâts, cinq espaces et un second essai pour un canon.',
  },
  simoom: {
    name: 'Simoun',
    text: 'Accoste, charge et repart, quel que soit son cap.',
  },
  'empress-of-salt': {
    name: 'Impératrice du Sel',
    text: 'Cinq canons que ses voiles ne gênent pas, à portée doublée.',
  },
  'ten-thousand-lanterns': {
    name: 'Dix Mille Lanternes',
    text: 'Une jonque armée qui tire devant, derrière et de côté de ses quatre canons.',
  },
  'nine-willows': {
    name: 'Neuf Saules',
    text: 'Une jonque rapide qui explore en accostant.',
  },
  'patient-heron': {
    name: 'Héron Patient',
    text: 'Une petite jonque pour des courses rapides, trois espaces en cale.',
  },
  'stone-tortoise': {
    name: 'Tortue de Pierre',
    text: 'Trois panneaux encaissent les trois premières touches ; à la dérive, elle avance encore.',
  },
  'lacquered-fist': {
    name: 'Poing de Laque',
    text: 'Quatre panneaux autour d’une bordée ; lent, et sans réplique.',
  },
  'cloud-step-dragon': {
    name: 'Dragon Pas-de-Nuage',
    text: 'Un petit dragon : va partout, pique pour deux touches ; exige un navire de Jade à ses côtés.',
  },
  'drowned-vesper': {
    name: 'Vêpres Noyées',
    text: 'Piètre au canon, prompt à voler : deux grandes mesures, quatre espaces.',
  },
  'pale-widow': {
    name: 'Veuve Pâle',
    text: 'Traverse îles et navires, puis reprend corps pour accoster.',
  },
  'hollow-bell': {
    name: 'Glas Creux',
    text: 'Un fantôme qui revient : coulé, il rentre au port sans ses mâts.',
  },
  'scythe-of-evening': {
    name: 'Faux du Soir',
    text: 'Lente, mais ses lames éperonnent tout ce qu’elle frôle, sans qu’elle soit bloquée.',
  },
  'bone-orchard': {
    name: 'Verger d’Os',
    text: 'Un titan qui marche sur les îles ; près de lui, l’ennemi perd courage.',
  },
  'mother-of-ink': {
    name: 'Mère de l’Encre',
    text: 'Plonge, surgit sous un navire et lui prend son or.',
  },
  'ash-crowned-wyrm': {
    name: 'Guivre Couronnée de Cendre',
    text: 'Se pose partout sur la mer, sème l’effroi et pique à deux longues mesures pour deux touches ; trois segments, et c’en est fait.',
  },
  'paid-in-full': {
    name: 'Solde de Tout Compte',
    text: 'Se déplace et tire dans la même action ; dépose son or dans des forts, jamais au port.',
  },
  'ironback-tariff': {
    name: 'Douane Cuirassée',
    text: 'Quatre panneaux et trois canons à louer ; lent et têtu.',
  },
  'silent-ledger': {
    name: 'Registre Muet',
    text: 'Trois espaces sous l’eau, deux canons longs au-dessus ; dépose dans des forts.',
  },
  'brass-creditor': {
    name: 'Créancier d’Airain',
    text: 'Enjambe les îles, droit vers qui lui doit quelque chose.',
  },
  'ravens-gift': {
    name: 'Don du Corbeau',
    text: 'Quatre tirs pour deux mâts, et trois espaces sous les bancs.',
  },
  'winters-tooth': {
    name: 'Dent de l’Hiver',
    text: 'Tire deux fois par mât, aborde fort et n’est jamais bloqué.',
  },
  'grey-gander': {
    name: 'Jars Gris',
    text: 'Le grand raideur : trois mâts, six tirs, trois mesures.',
  },
  'last-ferry': {
    name: 'Dernier Passage',
    text: 'Un drakkar qui revient du fond pour être regréé.',
  },
  rimebreaker: {
    name: 'Brise-Givre',
    text: 'Écarte les icebergs à l’éperon et ignore tout autre terrain ; quatre espaces.',
  },
};

const crew: ContentWords['crew'] = {
  'hester-quill': {
    name: 'Commodore Hester Quill',
    text: 'Se déplace, tire, et un canon qui a raté tire à nouveau.',
  },
  'tobias-rook': {
    name: 'Sergent Tobias Rook',
    text: 'Un fusilier avec son propre canon, à bord comme à terre.',
  },
  'ottoline-marsh': {
    name: 'Lady Ottoline Marsh',
    text: 'Explore en arrivant et fait de la place ; vaut de l’or pour qui la capture.',
  },
  'pip-tolliver': {
    name: 'Pip Tolliver',
    text: 'Ne coûte rien et se fait sa place ; seulement avec le Pennywhistle.',
  },
  'silas-graves': {
    name: 'Silas Graves',
    text: '+1 aux jets de canon ; peut hisser le pavillon maudit sur son navire.',
  },
  'aubyn-fell': {
    name: 'Capitaine Aubyn Fell',
    text: 'Se déplace et tire, et plus vite ; refuse de servir avec les Français.',
  },
  'armande-de-sauveterre': {
    name: 'Armande de Sauveterre',
    text: 'Se déplace et tire, et peut relancer un dé.',
  },
  'blaise-tourmentin': {
    name: 'Blaise Tourmentin',
    text: 'Ajoute une courte mesure, et des rames si les mâts tombent ; n’occupe pas d’espace.',
  },
  'mathurin-gargousse': {
    name: 'Mathurin Gargousse',
    text: 'Lance le feu, et offre un second essai à un canon qui a raté.',
  },
  'comtesse-d-aubrac': {
    name: 'Comtesse d’Aubrac',
    text: 'Un dé relancé par tour ; vaut rançon si elle est prise.',
  },
  'petit-loup': {
    name: 'Petit-Loup',
    text: 'Ne coûte rien et explore en arrivant ; seulement avec la Libellule.',
  },
  'inigo-belmonte': {
    name: 'Don Íñigo Belmonte',
    text: 'Tire en bordée, et +1 aux autres jets de canon ; refuse de servir avec les Anglais.',
  },
  'fray-anselmo': {
    name: 'Fray Anselmo',
    text: 'Un dé relancé par tour.',
  },
  'catalina-roldan': {
    name: 'Catalina Roldán',
    text: 'Répare partout et ajoute un espace de cargaison.',
  },
  'leonor-de-arce': {
    name: 'Doña Leonor de Arce',
    text: 'Ne coûte rien et se fait sa place ; vaut rançon.',
  },
  'baltasar-ronda': {
    name: 'Sergent Baltasar Ronda',
    text: 'Un fusilier avec son propre canon, à bord comme à terre.',
  },
  'jonah-whitlow': {
    name: 'Capitaine Jonah Whitlow',
    text: 'Se déplace et tire, et explore en arrivant.',
  },
  'prudence-askew': {
    name: 'Prudence Askew',
    text: 'Une courte mesure de plus, et un espace de plus.',
  },
  'eli-marrow': {
    name: 'Eli Marrow',
    text: 'Des chaînes pour arrêter un navire, et un mousquet qui se passe de mât.',
  },
  'temperance-pike': {
    name: 'Temperance Pike',
    text: 'Un fusilier à bon prix ; seulement avec un navire américain.',
  },
  'caleb-thorn': {
    name: 'Caleb Thorn',
    text: 'Sert tous les pavillons, plus vite et explore en arrivant ; son navire devient mercenaire.',
  },
  'nan-tulloch': {
    name: 'Nan Tulloch',
    text: '+1 à l’abordage, et un dé relancé par tour.',
  },
  'barrelhouse-job': {
    name: 'Job la Barrique',
    text: 'Un mousquet qui se passe de mât, et +1 à l’abordage.',
  },
  'mad-orsolya': {
    name: 'Orsolya la Folle',
    text: 'Sème la peur autour de son navire ; refuse de servir avec les Espagnols.',
  },
  'jasper-two-thumbs': {
    name: 'Jasper Deux-Pouces',
    text: '+1 aux jets de canon et un second essai ; peut hisser le pavillon maudit.',
  },
  wick: {
    name: 'Mèche',
    text: 'Ne coûte rien, n’occupe pas d’espace et fait avancer à la rame un navire à la dérive ; seulement avec un navire pirate.',
  },
  'lucretia-saltmarsh': {
    name: 'Lucretia Saltmarsh',
    text: 'Se déplace et tire, et +1 à l’abordage.',
  },
  'black-tansy': {
    name: 'Tansy la Noire',
    text: 'Cache son navire dans la fumée ; peut hisser le pavillon maudit.',
  },
  'rais-idris': {
    name: 'Raïs Idris',
    text: '+1 à l’abordage, et explore en arrivant.',
  },
  'zaynab-of-the-kef': {
    name: 'Zaynab du Kef',
    text: 'Se déplace et tire, et rame quand les mâts sont tombés ; n’occupe pas d’espace.',
  },
  'hamdan-the-smith': {
    name: 'Hamdan le Forgeron',
    text: 'Lance le feu, et répare partout.',
  },
  'mistress-hanying': {
    name: 'Maîtresse Hanying',
    text: 'Sur 5 ou 6, son navire agit une seconde fois.',
  },
  'bo-lan': {
    name: 'Bo Lan',
    text: 'Des chaînes pour le navire, la puanteur pour son équipage.',
  },
  'fourth-uncle': {
    name: 'Quatrième Oncle',
    text: 'Ne coûte rien et ajoute 1 à l’abordage ; vaut rançon.',
  },
  'kestrel-wu': {
    name: 'Crécerelle Wu',
    text: 'Double les portées imprimées du navire.',
  },
  'deacon-mould': {
    name: 'Diacre Moisi',
    text: 'Sème la peur autour de son navire, et +1 à l’abordage.',
  },
  'drowned-choir': {
    name: 'Le Chœur des Noyés',
    text: 'Fait taire un équipage par la puanteur, et relance un dé.',
  },
  'marrow-jack': {
    name: 'Jack la Moelle',
    text: 'Tire en bordée, ou donne un second essai à un canon.',
  },
  tallow: {
    name: 'Suif',
    text: 'Ne coûte rien et explore en arrivant ; seulement avec les Vêpres Noyées.',
  },
  'greta-halloran': {
    name: 'Sergente Greta Halloran',
    text: 'Une fusilière à louer, avec son propre canon, à bord comme à terre.',
  },
  'osric-pell': {
    name: 'Osric Pell',
    text: 'Un capitaine pour tous les pavillons ; son navire devient mercenaire.',
  },
  'sigrun-ashbraid': {
    name: 'Sigrún Tresse-de-Cendre',
    text: 'Se déplace et tire, et +1 à l’abordage.',
  },
  'ulf-the-quiet': {
    name: 'Ulf le Taiseux',
    text: 'Un mousquet qui se passe de mât, et des rames ; n’occupe pas d’espace.',
  },
  'hallgerd-sea-eye': {
    name: 'Hallgerd Œil-de-Mer',
    text: 'Explore en arrivant et fait de la place sous tout pavillon ; son navire devient mercenaire.',
  },
};

const events: ContentWords['events'] = {
  'following-wind': {
    name: 'Vent portant',
    text: 'Un de vos navires gagne +L à son mouvement de base ce tour.',
  },
  'dead-calm': {
    name: 'Calme plat',
    text: 'Jusqu’à votre prochain tour, le mouvement de base de chaque navire ennemi est C.',
  },
  'second-volley': {
    name: 'Seconde salve',
    text: 'Relancez jusqu’à deux canons qui ont raté dans cette action de tir.',
  },
  'restless-shoals': {
    name: 'Fonds mouvants',
    text: 'Déplacez une tuile de terrain jusqu’à L ; elle ne peut finir en touchant une pièce, une île ou une autre tuile.',
  },
  'grumbling-below': {
    name: 'Murmures à fond de cale',
    text: 'Un navire ennemi à moins de L d’un des vôtres : ses équipages n’ont pas de capacité à son prochain tour.',
  },
  'switched-chests': {
    name: 'Coffres échangés',
    text: 'Échangez une pièce d’un de vos navires contre une pièce au hasard d’une île vierge que vous avez explorée.',
  },
  'borrowed-colours': {
    name: 'Pavillon d’emprunt',
    text: 'Ce tour, un de vos équipages peut utiliser ses capacités sur un navire d’une autre nation.',
  },
  'unmarked-reef': {
    name: 'Récif ignoré des cartes',
    text: 'Placez un récif à au moins C de toute pièce, île et tuile.',
  },
  'sharpened-cutlasses': {
    name: 'Sabres affûtés',
    text: '+2 à un de vos jets d’abordage.',
  },
  'jury-rig': {
    name: 'Gréement de fortune',
    text: 'Réparez un mât d’un de vos navires, où qu’il soit.',
  },
  'morning-mist': {
    name: 'Brume du matin',
    text: 'Placez une nappe de brouillard à au moins C de toute île et de tout navire ; elle se lève au début de votre prochain tour.',
  },
  'letter-of-truce': {
    name: 'Lettre de trêve',
    text: 'Jusqu’à votre prochain tour, une nation que vous nommez ne peut tirer sur un de vos navires.',
  },
  quarantine: {
    name: 'Quarantaine',
    text: 'Le navire qui accoste ne peut explorer ce tour.',
  },
  'floating-chest': {
    name: 'Coffre flottant',
    text: 'Avant le pillage, une pièce du navire qui sombre va sur votre port d’attache.',
  },
  'double-watch': {
    name: 'Double quart',
    text: 'Ce navire peut recevoir ce tour une seconde action, différente.',
  },
  'buckets-and-axes': {
    name: 'Seaux et haches',
    text: 'Un mât en feu d’un de vos navires redevient normal, ou un de vos navires enchevêtrés est dégagé.',
  },
};

const windows: ContentWords['windows'] = {
  startOfTurn: 'Au début de votre tour',
  givingAction: 'Quand vous donnez une action',
  afterRoll: 'Après un jet de dé',
  endOfTurn: 'À la fin de votre tour',
  ownShipSinks: 'Quand un de vos navires sombre',
  enemyDocks: 'Quand un navire adverse accoste',
  enemyGivenAction: 'Quand un navire adverse reçoit une action',
};

const equipment: ContentWords['equipment'] = {
  'gunners-quadrant': {
    name: 'Quadrant de canonnier',
    text: 'Une fois par tour, +1 à un jet de canon.',
  },
  'chase-gun': {
    name: 'Pièce de chasse',
    text: 'Un canon de votre choix a une portée L.',
  },
  'false-bottom': {
    name: 'Cale à double fond',
    text: 'Deux espaces de cargaison de plus, pour des pièces seulement.',
  },
  'sounding-lead': {
    name: 'Plomb de sonde',
    text: 'La valeur des récifs compte 1 de plus pour ce navire.',
  },
  'oak-fenders': {
    name: 'Défenses de chêne',
    text: 'Qui éperonne ce navire doit faire 1 de plus.',
  },
  'iron-bulwarks': {
    name: 'Pavois de fer',
    text: 'La première touche de chaque tour est ignorée sur un 6.',
  },
  grapnels: {
    name: 'Grappins',
    text: '+1 aux jets d’abordage.',
  },
  'fog-bell': {
    name: 'Cloche de brume',
    text: 'Choisissez la sortie d’une nappe de brouillard au lieu de lancer le dé.',
  },
  'far-glass': {
    name: 'Longue-vue',
    text: 'Quand il accoste à une île vierge, vous pouvez y regarder une pièce au hasard.',
  },
  'weed-scythe': {
    name: 'Faux à algues',
    text: 'Les mers des sargasses n’ont pas d’effet sur ce navire.',
  },
  'ready-powder': {
    name: 'Gargousses prêtes',
    text: 'Une fois par partie, ce navire peut recevoir une seconde action de tir dans le tour.',
  },
  'fire-pump': {
    name: 'Pompe à feu',
    text: 'Les mâts en feu s’éteignent sur 5 ou 6.',
  },
};

const treasures: ContentWords['treasures'] = {
  'golden-astrolabe': {
    name: 'Astrolabe d’or',
    text: 'Vaut 4 points d’or une fois déchargé.',
  },
  'pilots-chart': {
    name: 'Carte du pilote',
    text: 'Regardez toutes les pièces d’une autre île vierge.',
  },
  'saint-barbaras-medal': {
    name: 'Médaille de sainte Barbe',
    text: 'À bord : +1 aux jets de canon de ce navire.',
  },
  'weeping-idol': {
    name: 'Idole qui pleure',
    text: 'À bord : −1 aux jets de canon de ce navire. Vaut 5 points d’or une fois déchargée.',
  },
  'bronze-bull': {
    name: 'Taureau de bronze',
    text: 'À bord : le mouvement de base de ce navire est C. Vaut 6 points d’or une fois déchargé.',
  },
  'shipwrights-chest': {
    name: 'Coffre du charpentier',
    text: 'Tous les mâts de ce navire sont réparés ; puis ce trésor est épuisé.',
  },
  'chest-of-powder': {
    name: 'Coffre de poudre',
    text: 'Ce navire perd un mât ; puis ce trésor est épuisé.',
  },
  'lucky-caul': {
    name: 'Coiffe porte-bonheur',
    text: 'À bord : les terrains n’ont pas d’effet sur ce navire.',
  },
  'exiles-crown': {
    name: 'Couronne de l’exilé',
    text: 'À bord : ce navire ne peut accoster aux îles vierges sans un fort à vous. Vaut 3 points d’or une fois déchargée.',
  },
  'castaways-letter': {
    name: 'Lettre du naufragé',
    text: 'Un de vos équipages éliminés revient à bord de ce navire ; puis ce trésor est épuisé.',
  },
  'telltale-parrot': {
    name: 'Perroquet bavard',
    text: 'Toutes les pièces encore sur cette île sont montrées à tous.',
  },
  'sirens-lyre': {
    name: 'Lyre de la sirène',
    text: 'À bord : les équipages ennemis des navires à moins de C n’ont pas de capacité.',
  },
  'heart-of-ice': {
    name: 'Cœur de glace',
    text: 'Placez un iceberg à au moins C de toute pièce et de toute île ; puis ce trésor est épuisé.',
  },
  'mirrored-map': {
    name: 'Carte en miroir',
    text: 'Toutes les pièces de cette île changent de place, sans être vues, avec celles d’une autre île vierge inexplorée.',
  },
};

const forts: ContentWords['forts'] = {
  'driftwood-stockade': {
    name: 'Palissade de bois flotté',
    text: 'La première banque à la portée de chacun.',
  },
  'sandbag-redoubt': {
    name: 'Redoute de sacs de sable',
    text: 'Trois canons courts à prix modeste.',
  },
  'lantern-tower': {
    name: 'Tour-lanterne',
    text: 'Deux canons longs qui veillent au loin.',
  },
  'gull-bastion': {
    name: 'Bastion des Mouettes',
    text: 'Deux canons longs et un court.',
  },
  'square-blockhouse': {
    name: 'Fortin carré',
    text: 'Quatre canons courts, un par côté.',
  },
  'starpoint-battery': {
    name: 'Batterie de l’Étoile',
    text: 'Quatre canons longs.',
  },
  'harbour-mole': {
    name: 'Môle du Port',
    text: 'Cinq canons, dont le premier est redoutable.',
  },
  'old-lion-citadel': {
    name: 'Citadelle du Vieux Lion',
    text: 'Six canons longs : les plus fortes murailles que l’or achète.',
  },
};

const islands: ContentWords['islands'] = {
  'parsons-thumb': 'Le Pouce du Curé',
  'salt-widow': 'La Veuve de Sel',
  'kettle-cay': 'La Caye du Chaudron',
  'long-memory': 'Longue-Mémoire',
  gullspit: 'La Pointe aux Mouettes',
  'coffin-key': 'La Caye au Cercueil',
  'mango-head': 'Cap-Mangue',
  'drowned-orchard': 'Le Verger Noyé',
  'little-bastion': 'Le Petit Bastion',
  'pelicans-rest': 'Le Repos du Pélican',
  'cinder-key': 'La Caye aux Cendres',
  'saint-nobody': 'Saint-Personne',
  'whispering-isle': 'L’Île qui Chuchote',
  'no-echo': 'Sans-Écho',
  'lantern-rock': 'Le Rocher à la Lanterne',
  'moonless-key': 'La Caye sans Lune',
  'sleepers-garden': 'Le Jardin du Dormeur',
  'twice-seen': 'Deux-Fois-Vue',
};

const mysteries: ContentWords['mysteries'] = {
  rocks: { name: 'Rochers cachés', text: 'Le navire perd un mât.' },
  desertion: { name: 'Désertion', text: 'Un de ses équipages débarque ici et ne peut rembarquer ce tour.' },
  becalmed: { name: 'Encalminé', text: 'Son mouvement de base est C à son prochain tour.' },
  nothing: { name: 'Rien', text: 'Seulement des oiseaux.' },
  yard: { name: 'Chantier ami', text: 'Un de ses mâts perdus est réparé.' },
  guide: { name: 'Guide', text: 'Il peut explorer cette île aussitôt.' },
  farSight: {
    name: 'Guide clairvoyant',
    text: 'Il peut explorer cette île aussitôt, et son contrôleur peut regarder toutes les pièces d’une autre île vierge.',
  },
};

const terrain: ContentWords['terrain'] = {
  iceberg: {
    name: 'Iceberg',
    text: 'Au début de chaque tour, un dé déplace les icebergs dont il montre le nombre doré, de L vers le bord d’un second dé. Qui en rencontre un perd un mât et s’arrête.',
  },
  whirlpool: {
    name: 'Maelström',
    text: 'Une pièce qui le touche peut ressortir par un autre maelström ; après son déplacement, 4 à 6 lui coûte un mât, un trésor ou un équipage.',
  },
  sargasso: {
    name: 'Mer des sargasses',
    text: 'Le premier qui y entre lance le dé de sa valeur pour le tour. Un navire construit avec moins de mâts est enchevêtré, jusqu’à ce qu’un dé plus ses mâts dépasse 6.',
  },
  fog: {
    name: 'Nappe de brouillard',
    text: 'Un navire qui la touche y est perdu et son tour se termine. Il en sort par un bord tiré au dé. Aucune ligne de mire ne la traverse.',
  },
  reef: {
    name: 'Récif',
    text: 'Le premier qui y entre lance le dé de sa valeur pour le tour. Un navire construit avec plus de mâts perd la différence ; s’il lui en reste trop peu, il s’échoue.',
  },
};

/** Ready-made fleets and how to play them. */
const fleets: ContentWords['fleets'] = {
  'line-of-battle': {
    name: 'Ligne de bataille',
    text: 'Le vaisseau amiral avance et tire ; derrière lui, deux avisos rapportent l’or.',
  },
  'silver-convoy': {
    name: 'Le convoi d’argent',
    text: 'Trois grandes cales : chargez tout en une fois, restez groupés, et laissez répondre la gardienne.',
  },
  'wit-and-canvas': {
    name: 'Toile et malice',
    text: 'Deux capitaines et une goélette : frappez, virez, et ne soyez jamais où tombe la riposte.',
  },
  'quick-returns': {
    name: 'Prompts retours',
    text: 'Arrivez premier à deux îles, prenez les meilleures pièces et rentrez avant les coups de feu.',
  },
  'cutlass-kin': {
    name: 'La parenté du sabre',
    text: 'Laissez explorer les autres ; prenez-les au retour, éperonnez, abordez.',
  },
  'oars-of-the-crescent': {
    name: 'Les rames du croissant',
    text: 'Les galères ne dérivent jamais : éperonnez pour aborder, et ramenez l’or sans un mât.',
  },
  'lantern-tide': {
    name: 'La marée aux lanternes',
    text: 'La tortue encaisse, la grande jonque arrête l’ennemi par ses chaînes, le héron transporte.',
  },
  'winter-raid': {
    name: 'Le raid d’hiver',
    text: 'Deux drakkars tirent double en avançant ; le brise-glace va droit à l’or.',
  },
  'unquiet-deep': {
    name: 'Les fonds sans repos',
    text: 'Le fantôme coupe à travers tout ; le monstre attend sous la route de l’ennemi.',
  },
  'hired-steel': {
    name: 'Acier à louer',
    text: 'Le pirate rapporte le premier or ; bâtissez-en un fort, où les mercenaires déchargeront.',
  },
  'smoke-and-iron': {
    name: 'Fumée et fer',
    text: 'Touez la batterie vers une bonne île, cachez-vous dans la fumée et passez l’or sous l’eau.',
  },
  'wings-and-blades': {
    name: 'Ailes et lames',
    text: 'Le dragon estropie qui mène ; les lames achèvent le reste pendant que les Vêpres ramassent l’or.',
  },
};

const lessons: ContentWords['lessons'] = {
  basics: 'les bases',
  lineOfBattle: 'ligne de bataille',
  convoy: 'convoi de trésors',
  manoeuvre: 'manœuvre',
  sternPivot: 'pivot sur la poupe',
  speed: 'vitesse',
  boarding: 'abordage',
  ramming: 'éperonnage',
  galleys: 'galères',
  protection: 'protection',
  specialShots: 'tirs spéciaux',
  doubleCannons: 'canons doubles',
  icebergs: 'icebergs',
  creatures: 'créatures',
  intangibility: 'intangibilité',
  submerging: 'plongée',
  fortsAsBank: 'les forts pour banque',
  flotillaTowing: 'touage d’une flottille',
  smoke: 'fumée',
  swoops: 'attaques en piqué',
  blades: 'lames',
};

const components: ContentWords['components'] = {
  standardHulls: 'coques ordinaires',
  specialHulls: 'coques spéciales',
  namedCrew: 'équipages nommés',
  genericCrew: 'équipages génériques',
  events: 'événements',
  equipment: 'équipements',
  uniqueTreasures: 'trésors uniques',
  coinValues: 'valeurs de pièces',
  forts: 'forts',
  islands: 'îles',
  mysteriousIslands: 'îles mystérieuses',
  icebergs: 'icebergs',
  whirlpools: 'maelströms',
  sargassoSeas: 'mers des sargasses',
  fogBanks: 'nappes de brouillard',
  reefs: 'récifs',
  nations: 'nations',
  readyFleets: 'flottes toutes prêtes',
};

const facts: ContentWords['facts'] = {
  points: (points) => (points < 2 ? `${points} point` : `${points} points`),
  masts: (masts) => (masts === 1 ? 'un mât' : `${masts} mâts`),
  segments: (segments) => `${segments} segments`,
  elements: (elements) => `${elements} éléments de coque`,
  flags: (flags) => (flags === 1 ? 'un drapeau' : `${flags} drapeaux`),
  panels: (panels) => `${panels} panneaux de protection`,
  cannons: (cannons) => `canons ${cannons}`,
  move: (move) => `mouvement ${move}`,
  cargo: (cargo) => `cargaison ${cargo}`,
  gold: (gold) => (gold < 2 ? `${gold} point d’or` : `${gold} points d’or`),
  bombardier: (cannon) => `canon bombardier ${cannon}`,
};

export const content: ContentWords = {
  measures,
  facts,
  towed: 'par touage seulement',
  anywhere: 'libre',
  mysterious: 'mystérieuse',
  loyalTo: (party) => `Loyal\u00a0: ${party}`,
  hostileTo: (party) => `Hostile\u00a0: ${party}`,
  linkedTo: (names) => `Lié à ${names.join(', ')}.`,
  teaches: (lessons) => `Apprend\u00a0: ${lessons.join(', ')}.`,
  genericCrew: (type, nation) => `${type} (${nation})`,
  nations,
  words,
  pieces,
  crew,
  events,
  windows,
  equipment,
  treasures,
  forts,
  islands,
  mysteries,
  terrain,
  fleets,
  lessons,
  components,
};
