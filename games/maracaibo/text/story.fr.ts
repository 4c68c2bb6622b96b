import type { Texts } from './text.ts';

/** Les mots de « La Cloche noyée » : le recto de chaque carte Histoire, son verso, et ce que l’on vote. */
export const story: Texts['story'] = {
  '01': {
    title: 'Une cloche sans navire',
    front:
      'Au large de Grand Caïman, la plongeuse Marisol Quiroga a remonté une cloche de bronze. On y lit « Constanza, 1648 ». Aucun registre d’aucune couronne ne connaît ce navire.',
    back: 'Nettoyée, la cloche montre une seconde ligne : « payée trois fois ». Bastien Lacaze, commis du port, propose de l’inscrire dans ses livres. Marisol préférerait que personne n’en sache rien, pour l’instant.',
    vote: {
      question: 'Qui doit entendre parler de la cloche ?',
      a: 'La remettre au bureau du port',
      b: 'La garder secrète',
    },
  },
  '02': {
    title: 'Une déposition',
    front:
      'Le bureau du port paie les zélés. À Trujillo, quelqu’un doit jurer où la cloche fut trouvée, avant que la marée des rumeurs n’efface le lieu.',
    back: 'Lacaze tamponne la déposition et pâlit : ses propres archives gardent un reçu pour trois ancres, livrées à une Constanza qui ne fut jamais construite. Il referme le tiroir. « Les sauveteurs partent de Puerto Cabezas, dit-il. Demandez là-bas. »',
  },
  '03': {
    title: 'Le registre copié',
    front:
      'Ines Tavares fait passer marchandises et papiers par Portobelo. Elle a la copie d’un registre auquel l’original ne ressemble plus, et cherche une main discrète.',
    back: 'Dans la copie survit une ligne qu’on a coupée du livre : Constanza, 112 âmes, destination laissée en blanc. Ines garde l’argent et vous donne un nom, la vieille Noor de La Tortue, qui vend des moitiés de cartes.',
  },
  '04': {
    title: 'Le quai des sauveteurs',
    front:
      'Puerto Cabezas ouvre son quai à qui apporte du sucre et du maïs pour les équipages. On y parle d’un homme arrivé seul à terre.',
    back: 'L’homme est Tomas Brand, charpentier de marine. Il est parti deux jours avant vous, effrayé. Entre vous et lui, des tempêtes au nord et des corsaires à l’est.',
    vote: {
      question: 'Comment le suivre ?',
      a: 'Poursuivre le survivant à travers les tempêtes',
      b: 'Chasser d’abord les corsaires',
    },
  },
  '05': {
    title: 'Plongeurs de Nassau',
    front:
      'Les cousins de Marisol plongent sur une seconde épave au large de Nassau et manquent de bras aux cordages. Ce qu’ils remontent est partagé entre ceux qui ont aidé.',
    back: 'Du sable sortent des crocs de gréement à trois marques de fonderie, et un moule de fondeur. Les plongeurs ne fondent rien. Ils enterrent les crocs au-dessus de la marée et vous montrent où.',
  },
  '06': {
    title: 'Une moitié de carte',
    front:
      'La vieille Noor de La Tortue vend ses cartes par moitiés, pour que les acheteurs doivent se rencontrer. La sienne montre une route qui finit en pleine mer.',
    back: 'Posée sur le registre copié, la route a une date : deux semaines après le jour où la Constanza « n’a pas appareillé ». Un homme de l’équipage a été revu depuis, Tomas Brand, et il fuit.',
    vote: {
      question: 'Comment le suivre ?',
      a: 'Poursuivre le survivant à travers les tempêtes',
      b: 'Chasser d’abord les corsaires',
    },
  },
  '07': {
    title: 'La passe du nord',
    front:
      'Les tempêtes ferment la sortie de La Havane. On a vu le sloop de Brand louvoyer vers La Martinique sous un lambeau de voile.',
    back: 'Vous le trouvez en train d’écoper. « Ils l’ont sabordée, dit-il avant toute question. Pas le temps qu’il faisait. Nous avons entendu les tarières. » Il dira le reste devant témoins : à Grand Caïman, au-dessus du lieu.',
  },
  '08': {
    title: 'La passe de l’est',
    front:
      'Des corsaires payés par on ne sait qui tiennent la passe de l’est. Quelqu’un ne veut pas qu’on parle à Tomas Brand.',
    back: 'Quand le dernier corsaire amène son pavillon, son capitaine semble soulagé : la solde venait en trois monnaies. Dans sa cale est assis Brand, vivant, les poignets brûlés par la corde. Il parlera à Grand Caïman, au-dessus du lieu.',
  },
  '09': {
    title: 'Ce qu’entendit le charpentier',
    front:
      'Au-dessus de l’épave, Tomas Brand nomme la chose : un grand livre, tenu d’une seule main pour trois couronnes, et sa gardienne, doña Remedios Aguilar.',
    back: '« Chaque couronne l’avait assurée, chaque couronne fut payée. À bord, des colons que nul ne comptait débarquer. » Il pleure une fois, puis donne deux relèvements : l’épave, avant qu’elle ne se disperse, et l’informateur qui l’a vendu.',
    vote: { question: 'Par quoi commencer ?', a: 'Fouiller l’épave', b: 'Filer l’informateur' },
  },
  '11': {
    title: 'Avant qu’elle ne se disperse',
    front:
      'La mer mauvaise déchire l’épave près de Saint-Christophe. Qui arrivera tard ne trouvera que de l’eau.',
    back: 'Vous sauvez une pièce d’étambot, un soulier d’enfant et un bordage percé de l’intérieur. Marisol pose le soulier sur la cloche et ne dit rien de tout un quart.',
  },
  '12': {
    title: 'L’informateur de San Juan',
    front: 'À San Juan, un homme bien botté paie tout en pièces neuves. C’est lui qui a vendu Tomas Brand.',
    back: 'Il s’appelle Caspar Vane, et il vérifie des comptes. « Je rapporte ce que disent les colonnes, dit-il en haussant les épaules, pas ce qu’elles veulent dire. » Mais il ne dort pas, et laisse sa fenêtre ouverte pour que vous l’entendiez dicter.',
  },
  '13': {
    title: 'Deux marques de chantier',
    front:
      'À La Tortue, une charpentière retourne la pièce de bois. Avec deux bonnes lunettes, elle lirait ce qui fut raboté.',
    back: 'Deux chantiers ont revendiqué la même quille, dans deux royaumes, et tous deux furent payés. La saison des tempêtes commence pour de bon. Les pilotes demandent un feu sur la côte ; d’autres, seulement leur part des naufrages.',
    vote: { question: 'Que faire de la saison ?', a: 'Bâtir un fanal', b: 'Profiter des tempêtes' },
  },
  '14': {
    title: 'Le livre de code',
    front:
      'Vane échangera une page contre le livre de code qu’il a perdu et une carte pour fuir. À La Martinique, les péages montent comme si l’on rassemblait une rançon.',
    back: 'Le code est simple : trois encres, une par trésor. Vane craint ses maîtres plus que vous. Pendant ce temps, des navires se perdent chaque semaine, et les pilotes supplient qu’on allume un feu.',
    vote: { question: 'Que faire de la saison ?', a: 'Bâtir un fanal', b: 'Profiter des tempêtes' },
  },
  '15': {
    title: 'Un feu à Trujillo',
    front:
      'De la pierre, de l’huile et du maïs pour les maçons : le fanal de Trujillo sera bâti par toutes les mains, ou par aucune.',
    back: 'La nuit où on l’allume, onze voiles rentrent qui ne seraient pas rentrées. Les routes de tempête se rouvrent. Parmi les sauvés, un marchand reconnaît le fondeur de la cloche.',
  },
  '16': {
    title: 'Gages de tempête',
    front: 'Qui navigue quand les autres n’osent pas fixe son prix. Cozumel paie double tout ce qui arrive.',
    back: 'Vos cales sont pleines et deux amis sont noyés. Ines Tavares raye votre nom d’une liste et l’écrit sur une autre. « Vous êtes plus riches, dit-elle. Eux aussi. »',
  },
  '17': {
    title: 'Les vigies',
    front:
      'Les vigies de Grand Caïman veillent sur la passe où sombra la Constanza. Il leur faut des instruments plus que des éloges.',
    back: 'Avec de bonnes lunettes, elles notent chaque voile pendant un mois. Dans leur cahier, la même escorte passe trois fois sous trois pavillons, toujours un jour d’échéance.',
  },
  '18': {
    title: 'La gratitude des maisons',
    front: 'Les maisons de commerce remercient les bâtisseurs du fanal en tabac et en confidences.',
    back: 'On avait commandé au fondeur trois cloches semblables. L’une pendait à bord. Les deux autres furent montrées aux assureurs pour preuve que le navire était démoli. Un vérificateur vint les peser : Caspar Vane.',
  },
  '19': {
    title: 'L’étau',
    front:
      'Quelqu’un serre l’étau sur les ports : chaque receveur doit trouver le double de l’an passé. À Portobelo, l’un d’eux aime mieux vendre ses ordres.',
    back: 'Les ordres portent trois contreseings et les initiales de Vane. L’argent doit éteindre une dette qu’on ne peut nommer, échue quand partira la flotte au trésor.',
  },
  '20': {
    title: 'La première page',
    front:
      'Caspar Vane est las des colonnes d’autrui. Il livrera la première page du grand livre contre un sauf-conduit.',
    back: 'La page énumère primes, dates, et une ligne « colons : valeur nulle ». Un jour plus tard, Vane monte à bord d’un navire qui hisse le pavillon jaune. La fièvre, sur trois côtes à la fois.',
    vote: {
      question: 'Les ports appellent à l’aide.',
      a: 'Apporter des remèdes',
      b: 'Faire respecter la quarantaine',
    },
  },
  '21': {
    title: 'Fièvre à Portobelo',
    front:
      'Portobelo est fermé au commerce et ouvert au chagrin. Qui apporte des herbes est laissé passer par les habitants eux-mêmes.',
    back: 'Les malades ont un mot en commun : Aguilar. La gardienne du grand livre vivait parmi eux sous un autre nom, et écrivait leurs lettres.',
  },
  '22': {
    title: 'Patrouille de quarantaine',
    front:
      'Saint-Christophe est cerné de patrouilles. Il faut pour l’ordre quelqu’un qui n’y prenne pas plaisir.',
    back: 'Vous renvoyez neuf barques et laissez passer la dixième, où une vieille femme tient un livre sous toile cirée. Au matin elle a disparu, et votre sommeil aussi.',
  },
  '23': {
    title: 'Carthagène ferme ses portes',
    front:
      'Carthagène a fermé ses portes en laissant dehors la moitié de ses médecins. Ils demandent des herbes, et un livre que leur propre bibliothèque leur refuse.',
    back: 'Par le guichet, une nouvelle : la gardienne est malade, et tous ceux qui la soignaient. On pourrait dresser murs et lits à Portobelo ; ou bien, sur la côte, des guérisseurs connaissent cette fièvre.',
    vote: { question: 'Vers qui vous tourner ?', a: 'Fonder un hospice', b: 'Consulter les guérisseurs' },
  },
  '24': {
    title: 'La Tortue malade',
    front: 'La Tortue tombe malade en une nuit. Nul gouverneur pour interdire, et personne pour aider.',
    back: 'La vieille Noor meurt, ses moitiés de cartes sous l’oreiller, léguées à vous. Ses voisins demandent des guérisseurs. Ines demande qui passerait des remèdes à travers le cordon.',
    vote: {
      question: 'Vers qui vous tourner ?',
      a: 'Consulter les guérisseurs',
      b: 'Passer des remèdes malgré les patrouilles',
    },
  },
  '25': {
    title: 'L’hospice',
    front:
      'Les gens de Portobelo dessinent le plan ; vous apportez herbes et bras. Chaque lit porte un nom avant d’avoir un matelas.',
    back: 'Trois couronnes refusent de payer : il appartient donc à ceux qui y couchent. Les portes se rouvrent. Dans le dernier lit, près de la fenêtre, quelqu’un écrit la nuit : Remedios Aguilar.',
  },
  '26': {
    title: 'Ce que savent les guérisseurs',
    front:
      'Anaya et les guérisseurs de la côte, à San Juan, enseignent ce qu’ils savent à qui vient l’apprendre et non le prendre.',
    back: 'C’est affaire d’eau et de patience plus que de feuilles. Anaya vous fait tout répéter à sa plus jeune élève avant de vous laisser partir. Port après port, la fièvre cède.',
  },
  '27': {
    title: 'À travers le cordon',
    front:
      'La quarantaine gagne Cozumel. Une caisse de remèdes vaut un navire, et l’on saisit le navire qui la porte.',
    back: 'La nuit où vous passez, la sentinelle regarde la mer, puis vous, puis de nouveau la mer. Sa sœur est à terre. Un port de plus respire.',
  },
  '28': {
    title: 'Une course',
    front: 'La lettre d’Anaya doit atteindre Puerto Cabezas avant une rumeur.',
    back: 'Elle arrive une heure plus tôt. Pour la peine, les gens du quai apprennent à votre chirurgienne le point de suture des plongeurs, qui ne craint pas l’eau salée.',
  },
  '29': {
    title: 'La gardienne parmi les malades',
    front:
      'Doña Remedios Aguilar est couchée à Grand Caïman, où elle a voulu qu’on la porte. Elle lit encore, si l’on tient le livre.',
    back: '« J’ai écrit d’une belle main ce qu’on me dictait, dit-elle. Puis, de la même, ce qui était vrai. » Le vrai livre a deux moitiés. Elle ne donne ni l’une ni l’autre, seulement le dernier avis de la fièvre : hâtez-vous.',
  },
  '30': {
    title: 'Le navire de quarantaine',
    front:
      'Devant Grand Caïman, un navire de quarantaine retient la gardienne et quarante autres, pour leur santé, sans vivres.',
    back: 'Rien ne meurt à l’abordage, hormis le prétexte. Doña Remedios descend sur ses deux pieds. « Il y a deux moitiés, dit-elle. L’une est là où nulle couronne n’a de bureau. »',
  },
  '31': {
    title: 'La fièvre recule',
    front: 'Les cloches sonnent sur trois côtes, et la gardienne parle à Trujillo tant qu’elle a du souffle.',
    back: 'Une moitié du livre partit vers l’intérieur avec le dernier commis honnête, dans une cité qui ne doit de carte à personne. Des prospecteurs, ajoute-t-elle, disent qu’il mourut près d’un filon d’or.',
    vote: { question: 'Où chercher ?', a: 'Chercher la cité de l’intérieur', b: 'Chercher la mine' },
  },
  '33': {
    title: 'Les guides',
    front:
      'Yaretzi et ses frères montreront le chemin, à leurs conditions : ni soldats ni chaînes d’arpenteur, et toute carte sera copiée aussi pour leur conseil.',
    back: 'Le quatrième jour, la vallée s’ouvre. Des terrasses, des canaux, une route meilleure que celles de La Havane. « On vous attend, dit Yaretzi. On vous attendait il y a dix ans. »',
  },
  '34': {
    title: 'Le filon',
    front:
      'La mine existe. En une semaine, trois drapeaux aussi, plantés à côté, et les gens dont c’est la colline, qui regardent.',
    back: 'Sous la galerie, la sacoche d’un commis, vide hormis un reçu : « la moitié d’un livre, confiée au conseil de Valle Alto, pour la garder de vous tous. »',
  },
  '35': {
    title: 'Le conseil de Valle Alto',
    front:
      'Le conseil vous entend en plein air, assis en cercle avec une place libre. Chacun peut demander ; nul ne peut interrompre.',
    back: 'Ils ont la moitié du livre et l’ont lue. « Vous nous rapportez les noms de nos voisins », dit Sipac, qui parle pour eux. Ils la prêteront contre un ouvrage fait ensemble, ou contre une réponse de la ville du lac.',
    vote: { question: 'Qu’offrez-vous ?', a: 'Bâtir avec le conseil', b: 'Aller jusqu’à la ville du lac' },
  },
  '36': {
    title: 'La route de la mine',
    front:
      'Qui creuse doit manger. Les gens de la colline vendent leur maïs au juste prix à qui le porte lui-même.',
    back: 'Le temps d’approvisionner la route, ils ont racheté deux des trois drapeaux avec vos doublons. Le troisième demande le prix de votre silence. Le messager du conseil demande si vous viendrez au lac.',
    vote: { question: 'Que répondez-vous ?', a: 'Aller à la ville du lac', b: 'Acheter le silence' },
  },
  '37': {
    title: 'Le relais',
    front:
      'Un relais à Cozumel, bâti par les gens du conseil et par les vôtres, avec deux portes et pas de serrure.',
    back: 'La moitié du livre est sur sa table le matin où il ouvre. Chacun peut la lire, nul ne peut l’emporter. Vous copiez jusqu’à la crampe, et quelqu’un vous apporte du chocolat.',
  },
  '38': {
    title: 'La ville du lac',
    front: 'Grenade, sur le lac, s’ouvre à ceux qui sont allés assez loin dans les terres pour être polis.',
    back: 'Ses livres de port, tenus en nœuds et à l’encre, s’accordent : trois paiements pour un navire. La maîtresse du port vous prie de rapporter par mer la réponse du conseil, et d’en ramer une partie.',
  },
  '39': {
    title: 'Un silence acheté',
    front: 'Un équipage déserte avec un secret et veut qu’on le paie pour le garder, à Cozumel, de nuit.',
    back: 'Ils le gardent tant que dure l’argent, c’est-à-dire une semaine. C’est assez : le huitième jour vous tenez la moitié du livre, et quelqu’un tient votre reconnaissance de dette.',
  },
  '40': {
    title: 'La lettre du conseil',
    front:
      'La lettre du conseil doit être portée à La Martinique au grand jour, pour que chacun sache qu’elle fut envoyée.',
    back: 'On la lit sur le quai : Valle Alto commercera avec qui répondra de la Constanza. Le silence qui suit est ce qu’on a entendu de plus fort sur ce quai depuis des années.',
  },
  '41': {
    title: 'Aux conditions du conseil',
    front:
      'Les gens de Sipac commercent à La Tortue aux conditions du conseil : deux pesées, un paiement, en sucre s’il vous plaît.',
    back: 'C’est le premier marché de ce récit où personne n’est trompé. Tomas Brand, qui tenait le compte, le signe de son nom entier.',
  },
  '42': {
    title: 'Le rapport des arpenteurs',
    front:
      'Les arpenteurs des couronnes font rapport à Trujillo : il n’y a pas de cité à l’intérieur. On leur a montré un marais très convaincant.',
    back: 'Yaretzi rit jusqu’à devoir s’asseoir. Puis elle vous donne le sceau de l’autre moitié, pour qu’on distingue les deux de toute copie.',
  },
  '43': {
    title: 'Deux moitiés',
    front:
      'À Puerto Cabezas, les deux moitiés du livre sont pour la première fois côte à côte. Il ne manque que la dernière page.',
    back: 'Son numéro est noté d’une autre main : embarquée sur la flotte au trésor, à brûler en plein océan. À la même heure, une barque arrive de Saint-Christophe. La fièvre est revenue.',
    vote: { question: 'Et maintenant ?', a: 'Secourir Saint-Christophe', b: 'Rejoindre la flotte' },
  },
  '44': {
    title: 'Saint-Christophe encore',
    front:
      'Saint-Christophe n’a ni or ni grand livre, seulement des gens qui vous ont aidés. La mine est laissée aux gens de la colline.',
    back: 'L’élève d’Anaya dirige les salles ; vous portez l’eau. Quand c’est fini, les bateliers disent ce qu’ils ont vu charger à San Juan : un coffre, sans garde, à trois sceaux.',
  },
  '46': {
    title: 'Dans l’escorte',
    front: 'La flotte au trésor engage des escortes sans poser de questions. Vous en avez une.',
    back: 'Vous apprenez l’ordre de marche, les mots de passe et le capitaine qui boit. Le coffre aux trois sceaux voyage dans le troisième galion, sous le lit du commissaire.',
  },
  '47': {
    title: 'Courtage à San Juan',
    front:
      'La flotte achète à San Juan biscuits, cordages et bonne volonté, et veut un courtier qui sache compter.',
    back: 'Vous comptez. Quatre cents coffres montent à bord, quatre cent un sont inscrits, puis ramenés à quatre cents. On falsifie maintenant à la hâte.',
  },
  '48': {
    title: 'La chaîne de signaux',
    front:
      'De La Tortue à la dernière caye, une chaîne de lanternes porterait les nouvelles plus vite qu’aucun navire. Il y faut beaucoup de mains et peu de poudre.',
    back: 'Le premier message est une plaisanterie sur le commissaire. Le second, la vraie date du départ. Avant cela, les quartiers-maîtres feront leurs vivres.',
  },
  '49': {
    title: 'Veille à Portobelo',
    front:
      'Veillez à Portobelo pendant que Levi Mendes, archiviste, réunit des scribes pour copier ce que vous avez.',
    back: 'Entre deux quarts, une page de notes disparaît, et avec elle le locataire du plus jeune scribe. Les quartiers-maîtres, cependant, achètent.',
    vote: { question: 'Que faites-vous ?', a: 'Ravitailler la flotte', b: 'Poursuivre le voleur' },
  },
  '50': {
    title: 'Qui servez-vous ?',
    front: 'Les quartiers-maîtres de Cozumel le demandent à tous, pour la forme. Ils notent la réponse.',
    back: 'Trois plumes attendent. La commission d’une couronne ouvre toutes les passerelles ; les ports francs n’ont à offrir que leur parole, qui jusqu’ici a tenu.',
    vote: { question: 'Votre réponse ?', a: 'Servir une couronne', b: 'Servir les ports francs' },
  },
  '51': {
    title: 'Le scriptorium',
    front:
      'À San Juan, des scribes copient le livre de jour et à la lampe. Chacun veut écrire la page où figure sa ville.',
    back: 'À la fin il y a neuf copies, et neuf villes qui savent. Mendes ne brûle aucun brouillon. « Qu’ils nous trouvent trop nombreux », dit-il.',
  },
  '52': {
    title: 'Par mer mauvaise',
    front: 'Le voleur a une coque rapide et un temps affreux. Vous avez les deux dans le dos.',
    back: 'C’est Caspar Vane, guéri et honteux. Il devait vendre les notes et n’a pas pu. « Je voulais voir une colonne, dit-il, une seule, qui tombe juste. » Il vient avec vous aux ports francs.',
  },
  '53': {
    title: 'La commission',
    front:
      'À Trujillo on scelle la commission d’une couronne, avec un ruban et une condition : rapporter la dernière page, cachetée.',
    back: 'On salue partout vos papiers. Marisol les salue aussi, un peu lentement. Une escadre reçoit l’ordre d’éprouver votre loyauté.',
  },
  '54': {
    title: 'Le pacte',
    front:
      'À La Tortue, les ports francs font un pacte : nul port seul, nul livre secret, nul pavillon qu’une cloche.',
    back: 'On signe du pouce, d’une croix ou d’un paraphe. Le premier article dit qui l’on peut refuser : personne, par tempête. Le second demande une carte.',
  },
  '55': {
    title: 'L’épreuve',
    front:
      'Devant Saint-Christophe, une escadre royale tire en travers de votre route, pour voir ce que vous ferez.',
    back: 'Vous le faites assez bien pour que son capitaine dîne avec vous et parle trop. La dernière page part cette nuit, dit-il, et personne à bord ne sait nager.',
  },
  '56': {
    title: 'La carte des bons mouillages',
    front:
      'À Nassau, chaque patron marque les mouillages qui l’ont sauvé. Nul ne les avait mis sur une seule feuille.',
    back: 'Posée sur la route de la flotte, la feuille montre un vide où nul port n’est marqué, là où finit la moitié de carte de la vieille Noor. Il y a quelque chose.',
  },
  '57': {
    title: 'La flotte appareille',
    front:
      'La flotte quitte Portobelo avec la dernière page à bord, et une vieille rivale en tête de l’escorte.',
    back: 'Au troisième jour, le troisième galion oblique vers une île qu’aucune carte ne montre et revient allégé. La page est à terre. Tout le monde l’a vu, et tout le monde a un canot.',
    vote: { question: 'Comment la rejoindre ?', a: 'Fouiller l’île ensemble', b: 'Faire la course' },
  },
  '61': {
    title: 'Des vigies communes',
    front:
      'Une île perdue, basse et verte. Avant tout débarquement, tous les équipages postent ensemble des vigies, pour que nul ne se dise trompé.',
    back: 'Dans une grotte marine, au sec, un coffre à trois sceaux ; dedans, la dernière page, et dessous 112 noms d’une ronde main d’enfant. Quelqu’un à bord faisait la liste de ses amis.',
  },
  '62': {
    title: 'La course',
    front: 'Le premier sur l’île perdue garde la page. C’est du moins ce que tous crient.',
    back: 'Vous êtes premiers, d’une longueur de canot et d’une rame cassée. La page est courte. Elle dit qui a signé. Vous la lisez seuls sur le sable, et voudriez ne pas l’avoir lue.',
  },
  '63': {
    title: 'Escadres rivales',
    front:
      'Devant Trujillo se croisent deux escadres qui veulent ce que vous portez. Elles ne se sont pas encore vues.',
    back: 'Elles se voient. Entre les bordées, un canot sous une chemise blanche va et vient. C’est Lacaze, le commis, avec une proposition en trois exemplaires.',
    vote: { question: 'Que répondez-vous ?', a: 'Répondre par la force', b: 'Envoyer des émissaires' },
  },
  '64': {
    title: 'La page déchiffrée',
    front:
      'À Portobelo, Levi Mendes lit la page à travers deux lentilles et le livre de code. Il la relit, et ôte son chapeau.',
    back: 'Trois ministres et une banque. La banque achète des navires de guerre. Ses marchands achèteraient bien une page aussi, et les villes enverraient des émissaires si on le leur demandait.',
    vote: { question: 'Qui parlera d’abord ?', a: 'Envoyer des émissaires', b: 'Écouter les marchands' },
  },
  '65': {
    title: 'Représailles',
    front: 'Deux villages sont fermés en représailles d’un combat où ils n’avaient aucune part.',
    back: 'Vous rouvrez l’un au canon et l’autre avec du pain, et savez sur lequel on vous interrogera. Il faut maintenant répondre de tout, en public, à La Martinique.',
  },
  '66': {
    title: 'Les émissaires',
    front:
      'Les émissaires des villes se réunissent à Grand Caïman, au-dessus de l’épave, chacun avec une copie et une chandelle.',
    back: 'Ils lisent les 112 noms à tour de rôle jusqu’au jour. Jamais on n’avait consulté les villes. Elles demandent une chose : que ce soit dit à voix haute là où cela compte.',
  },
  '67': {
    title: 'Les enchères',
    front:
      'À San Juan, des marchands enchérissent sur le livre, poliment, en sucre, en tabac, puis en sommes.',
    back: 'La plus haute offre rebâtirait tous les villages de ce récit. Elle a une condition, que vous devinez. Mendes pose les neuf copies sur la table, à côté.',
    vote: { question: 'Que devient le livre ?', a: 'Le publier', b: 'Le vendre' },
  },
  '68': {
    title: 'L’audience',
    front:
      'Une audience à La Martinique, avec des bancs pour le public. On n’avait jamais prévu assez de bancs pour cela.',
    back: 'Doña Remedios témoigne, puis Brand, puis Vane. Nul n’est acquitté, nul n’est arrêté : la cour ne peut que transmettre. À qui, vous demande-t-elle.',
    vote: { question: 'Que devient le livre ?', a: 'Aller en justice', b: 'Le publier' },
  },
  '69': {
    title: 'En justice, sous les canons',
    front:
      'Une cour siège à Trujillo, trois vaisseaux de guerre au port, sabords ouverts. Les juges feignent de ne pas les voir.',
    back: 'On met un jour à lire le verdict. Deux ministres tombent ; la banque paie, lentement, aux familles des 112. Les canons ne tirent pas. C’est ce bruit-là, dit Marisol, qu’ils faisaient.',
  },
  '70': {
    title: 'Lu dans tous les ports',
    front: 'Neuf copies deviennent quatre-vingt-dix. À Portobelo, les imprimeurs ne demandent pas qui paie.',
    back: 'On le lit des marches et des mâts, en cinq langues, un même matin. Nul n’est condamné. À ceux qui y sont nommés, nul ne prête plus jamais ni pièce, ni pilote, ni chaise.',
  },
  '71': {
    title: 'Vendu, et le silence gardé',
    front: 'À La Tortue, on vend la page, et le silence avec. On compte l’argent deux fois.',
    back: 'Des toits se lèvent de Cozumel à Saint-Christophe, et nul ne demande qui paya. La cloche est du marché ; elle va à la banque. Certaines nuits, on dit l’entendre quand même.',
  },
  '72': {
    title: 'La cloche noyée',
    front: 'La Constanza est enfin inscrite dans un registre : le vôtre.',
    back: 'Marisol, Brand et Yaretzi rament une fois l’an jusqu’au lieu, au large de Grand Caïman. Quoi que vous ayez choisi, ils lisent les 112 noms, et ensuite l’eau n’est plus que de l’eau.',
  },
};
