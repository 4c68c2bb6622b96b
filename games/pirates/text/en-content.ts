/** What the cards are called and what they do, in English. The French beside it has this type. */
import type { ComponentKind } from '../content/census.ts';
import type { NamedCrewId } from '../content/crew.ts';
import type { EquipmentId } from '../content/equipment.ts';
import type { EventId, EventWindow } from '../content/events.ts';
import type { Lesson, ReadyFleetId } from '../content/fleets.ts';
import type { FortId } from '../content/forts.ts';
import type { IslandId, Mystery } from '../content/islands.ts';
import type { PieceId } from '../content/pieces.ts';
import type { TerrainKind } from '../content/terrain.ts';
import type { TreasureId } from '../content/treasure.ts';
import type { Measure, Nation, Word } from '../content/types.ts';

export interface Card {
  readonly name: string;
  readonly text: string;
}

const measures: Readonly<Record<Measure, string>> = { S: 'S', L: 'L' };

const nations: Readonly<Record<Nation, string>> = {
  england: 'England',
  france: 'France',
  spain: 'Spain',
  america: 'America',
  pirates: 'Pirates',
  barbary: 'Barbary Corsairs',
  jade: 'Jade Rebellion',
  cursed: 'Cursed',
  mercenaries: 'Mercenaries',
  vikings: 'Vikings',
};

/** Keywords, specialists and knacks: what each does [PI-KW, PI-CREW, PI-CON.19]. */
const words: Readonly<Record<Word, Card>> = {
  bombardier: {
    name: 'Bombardier',
    text: 'One extra cannon that stands on no mast and cannot be lost. Before the game it is set as artillery (range doubled) or as a flamethrower (range S, a hit sets a mast on fire). On a 1 it jams until a repair action frees it.',
  },
  broadside: {
    name: 'Broadside',
    text: 'Instead of normal shots, all cannons within S fire at one target with a single die. If it beats every one of them, all hit, and one hit more; otherwise none does. Nothing else may change this roll.',
  },
  icebreaker: {
    name: 'Icebreaker',
    text: 'Ignores terrain when it moves, except icebergs. It may ram an iceberg it touches: the iceberg is removed, and the ship is neither pinned nor damaged.',
  },
  cannoneer: {
    name: 'Cannoneer',
    text: 'Once per turn, one of this ship’s cannons that missed may shoot again.',
  },
  captain: {
    name: 'Captain',
    text: 'This ship may move and then shoot with the same move action.',
  },
  catamaran: {
    name: 'Catamaran',
    text: 'Each hit is ignored on a 5 or 6. The first that counts takes the second hull instead of a mast. It can never be rammed, and with two hulls neither pinned nor boarded.',
  },
  turtleship: {
    name: 'Turtle ship',
    text: 'Each hit takes a panel while any is left. With panels it cannot be boarded; derelict, it still moves S.',
  },
  seadragon: {
    name: 'Sea dragon',
    text: 'Moves to any free place on the sea. It shoots, or swoops at a target within L+L: on 4 or more two hits, and it lands beside it. It cannot ram, be rammed, pinned or boarded, carries nothing, is not repaired, and dies with its last segment.',
  },
  longship: {
    name: 'Longship',
    text: 'Each mast shoots twice. It neither pins nor is pinned, adds 1 to boarding after its own ram, may pivot on its stern after moving, and still moves S when derelict.',
  },
  eternal: {
    name: 'Eternal',
    text: 'When it sinks it returns to your home island without its masts but with its crew and equipment, ready to be repaired. Its treasure is shared out as usual.',
  },
  expatriot: {
    name: 'Ex-Patriot',
    text: 'Serves on a ship of any nation. That ship becomes a Mercenary as well, and adds 1 on mysterious islands if it is linked to this crew.',
  },
  explorer: {
    name: 'Explorer',
    text: 'This ship may dock at a wild island and explore it with the same move action.',
  },
  flotilla: {
    name: 'Flotilla',
    text: 'A gun platform that only shoots and repairs, anywhere; a ship of its fleet and nation must tow it. A flag falls only to two hits in one shoot action; without flags the next hit sinks it. It cannot be rammed, boarded or pinned.',
  },
  marine: {
    name: 'Marine',
    text: 'Has a cannon of its own (rank 2, range S) and a shoot action each turn, aboard or on any island but an enemy home. Ashore it can be shot at, and two hits in one turn eliminate it.',
  },
  galley: {
    name: 'Galley',
    text: 'Never derelict, though it can sink. Its rams take no mast and do not pin it; boarding follows as usual. It may pivot on its stern after moving.',
  },
  schooner: {
    name: 'Schooner',
    text: 'After its move action it may pivot on its stern to any heading.',
  },
  hostile: {
    name: 'Hostile',
    text: 'May not start in a fleet together with the one it names; for a nation, with none of its ships or crew.',
  },
  junk: {
    name: 'Junk',
    text: 'Its masts and sails block no line of fire, not even its own.',
  },
  switchblade: {
    name: 'Switchblade',
    text: 'Two blades fold out when it moves or shoots. Every enemy they touch is rammed and may be boarded; blades alone do not pin it.',
  },
  limit: {
    name: 'Limit',
    text: 'Only one of this card in a fleet.',
  },
  loyal: {
    name: 'Loyal',
    text: 'May start in a fleet only together with the one it names; for a nation, with another ship or crew of it.',
  },
  blackmark: {
    name: 'Black Mark',
    text: 'May start as Cursed for 1 point more: face up, with its ship under the Cursed flag.',
  },
  mercenary: {
    name: 'Mercenary',
    text: 'Docks at no home island, not even yours, and starts at distance S from it. Its gold goes to your forts.',
  },
  seamonster: {
    name: 'Sea monster',
    text: 'Moves and shoots, nothing else; takes no crew. Each turn it is under water (it only moves, and no one can target it) or at the surface. It rams and pins with any part, is never pinned, steals but kills no crew, and dies with its last segment.',
  },
  musketeer: {
    name: 'Musketeer',
    text: 'One more cannon, rank 3, range S, that nothing can improve. It fires from any mast, even a fallen one.',
  },
  fear: {
    name: 'Fear',
    text: 'At the start of your turn roll for each enemy within S: on 5 it and its crew may use no ability this turn, on 6 it moves only S on its next turn.',
  },
  extendedrange: {
    name: 'Extended Range',
    text: 'The printed range of this ship’s cannons is doubled.',
  },
  windcatcher: {
    name: 'Windcatcher',
    text: 'For each stride it may measure from its bow or its stern, so it can sail off in any direction.',
  },
  oarsman: {
    name: 'Oarsman',
    text: 'When derelict, this ship still moves S. As a crew it takes no cargo space.',
  },
  ransom: {
    name: 'Ransom',
    text: 'On an enemy ship this crew is a treasure worth 5 gold to its captor; eliminated, 1 gold to whoever did it.',
  },
  submarine: {
    name: 'Submarine',
    text: 'Its hull elements act as masts. Each turn it is under water (it only moves and rams, then backs off S, and no one can target it) or at the surface. It neither pins nor tows, and rams do not damage it.',
  },
  helmsman: {
    name: 'Helmsman',
    text: 'This ship has +S to its base move.',
  },
  titan: {
    name: 'Titan',
    text: 'Moves in any direction without turning, over islands too, and may stop on one; it can be shot at even at home. It rams and pins with any part and is never pinned. It carries crew and treasure, tows, is not repaired, and dies with its last segment.',
  },
  ghostship: {
    name: 'Ghost ship',
    text: 'At the start of your turn decide whether it is intangible. It then passes through islands, terrain and ships, cannot be rammed or pinned, and cannot dock.',
  },
  firepot: {
    name: 'Firepot specialist',
    text: 'Once per turn a cannon may throw a firepot at a ship within S: a hit sets a mast on fire. Fire spreads on 1 to 3 and goes out with its mast on 6; a ship with only burning masts sinks.',
  },
  shipwright: {
    name: 'Shipwright',
    text: 'This ship may repair at sea or at any island.',
  },
  stinkpot: {
    name: 'Stinkpot specialist',
    text: 'Once per turn a cannon may throw a stinkpot at a ship within S: on a hit its crew may use no ability on its next turn.',
  },
  smokepot: {
    name: 'Smokepot specialist',
    text: 'Once per turn a cannon may shoot smoke instead: a fog bank with its centre within S, until your next turn. No roll is needed.',
  },
  chainshot: {
    name: 'Chainshot specialist',
    text: 'Once per turn a cannon may shoot chains at a ship within S: on a hit it cannot move on its next turn.',
  },
  aim: {
    name: 'Keen Eye',
    text: '+1 to this ship’s cannon rolls. A 1 still misses.',
  },
  boarder: {
    name: 'Boarder',
    text: '+1 to this ship’s boarding rolls.',
  },
  luck: {
    name: 'Luck',
    text: 'Once per turn you may roll again a missed shot, a ram die or a boarding die of this ship; the second result stands.',
  },
  stowage: {
    name: 'Stowage',
    text: 'This ship has one more cargo space.',
  },
  zeal: {
    name: 'Zeal',
    text: 'Once per turn, when this ship has taken its action, roll a die: on 5 or 6 it may be given another.',
  },
};

const pieces: Readonly<Record<PieceId, Card>> = {
  'kings-quarrel': {
    name: 'King’s Quarrel',
    text: 'The great gun-deck of the line: five cannons, two of them long, seven spaces, and a slow, sure pace.',
  },
  'pride-of-penhallow': {
    name: 'Pride of Penhallow',
    text: 'A steady four-master that fights, tows and still carries a full island.',
  },
  'brindled-hound': {
    name: 'Brindled Hound',
    text: 'Closes in and fires all at once: one die for the whole broadside.',
  },
  'bishops-candle': {
    name: 'Bishop’s Candle',
    text: 'Fast for its size, lightly armed, with room for four coins.',
  },
  'merry-gannet': {
    name: 'Merry Gannet',
    text: 'A quick runner: two long strides a turn and four spaces in the hold.',
  },
  pennywhistle: {
    name: 'Pennywhistle',
    text: 'The cheapest English hull; sends one explorer far, and shows a long gun.',
  },
  deepwell: {
    name: 'Deepwell',
    text: 'A small submarine that rams from below; sails only beside another English ship.',
  },
  'medway-battery': {
    name: 'Medway Battery',
    text: 'A towed gun platform with two long cannons; two hits at once to cost it a flag.',
  },
  frostfair: {
    name: 'Frostfair',
    text: 'Crosses terrain as if it were open sea, breaks icebergs, and shoots twice as far.',
  },
  'reine-pervenche': {
    name: 'Reine Pervenche',
    text: 'The heaviest broadside afloat; will not sail with the English.',
  },
  altiere: {
    name: 'Altière',
    text: 'A four-master that strikes as it passes: one long cannon ahead, three short ones behind it.',
  },
  'belle-brume': {
    name: 'Belle Brume',
    text: 'A three-master for close work: three good short cannons, three spaces.',
  },
  'passe-muraille': {
    name: 'Passe-Muraille',
    text: 'A light ship with a musketeer of its own, who fires even when the masts are gone.',
  },
  libellule: {
    name: 'Libellule',
    text: 'Docks and explores in one move, without spending a crew on it.',
  },
  'fine-mouche': {
    name: 'Fine Mouche',
    text: 'Ends every move facing where it likes; four spaces for what it finds.',
  },
  'deux-soeurs': {
    name: 'Deux-Sœurs',
    text: 'Hard to hit and never rammed; three short strides let it weave.',
  },
  'mortier-du-ponant': {
    name: 'Mortier du Ponant',
    text: 'Its artillery reaches across two long measures, or throws flame at a short one.',
  },
  'corona-de-levante': {
    name: 'Corona de Levante',
    text: 'Slow and vast: seven spaces, five cannons, and a broadside to keep thieves away.',
  },
  'senora-del-alba': {
    name: 'Señora del Alba',
    text: 'The convoy’s guardian: two long cannons and six spaces.',
  },
  'santa-eufrasia': {
    name: 'Santa Eufrasia',
    text: 'A treasure hull: five spaces; well armed for a carrier, but slow.',
  },
  golondrina: {
    name: 'Golondrina',
    text: 'The convoy’s scout: first to the island, with four spaces.',
  },
  azafran: {
    name: 'Azafrán',
    text: 'A one-master with a helmsman built in: three strides a turn for six points.',
  },
  'san-telmo-el-viejo': {
    name: 'San Telmo el Viejo',
    text: 'Never derelict; rams to board, turns on its stern, and rows home without a mast.',
  },
  'baterias-del-morro': {
    name: 'Baterías del Morro',
    text: 'Six cannons on one raft, under a single flag.',
  },
  'trueno-de-sanlucar': {
    name: 'Trueno de Sanlúcar',
    text: 'A slow four-master around one fierce gun that rarely misses.',
  },
  'patriarch-elm': {
    name: 'Patriarch Elm',
    text: 'Shells from beyond reach: every printed range is doubled.',
  },
  'tidewater-anvil': {
    name: 'Tidewater Anvil',
    text: 'Moves and shoots in one action, with the best bow gun in the fleet.',
  },
  'patience-ward': {
    name: 'Patience Ward',
    text: 'Five spaces and honest cannons: carries and protects at once.',
  },
  whippoorwill: {
    name: 'Whippoorwill',
    text: 'Quick, sharp and cheap; will not sail with the English.',
  },
  johnnycake: {
    name: 'Johnnycake',
    text: 'Three short strides: a tiny ship that turns anywhere.',
  },
  'narragansett-lass': {
    name: 'Narragansett Lass',
    text: 'A roomy schooner that leaves an island facing home.',
  },
  'clever-dory': {
    name: 'Clever Dory',
    text: 'A schooner with a better bow gun than its sister, and the same hold.',
  },
  'iron-catfish': {
    name: 'Iron Catfish',
    text: 'Carries six coins under water, where no one can shoot at them.',
  },
  'last-laugh': {
    name: 'Last Laugh',
    text: 'A boarding ship with room for what it takes: four cannons, six spaces.',
  },
  'hangmans-cousin': {
    name: 'Hangman’s Cousin',
    text: 'Enemies close by may lose their abilities or their wind.',
  },
  'seven-bad-ideas': {
    name: 'Seven Bad Ideas',
    text: 'A three-master that needs no captain: it moves and shoots by itself.',
  },
  'widows-interest': {
    name: 'Widow’s Interest',
    text: 'Sharp eyes for someone else’s gold: three spaces, and a gun that hits.',
  },
  'crooked-sixpence': {
    name: 'Crooked Sixpence',
    text: 'Five points for three spaces; its gun is for show.',
  },
  'tar-and-feather': {
    name: 'Tar and Feather',
    text: 'A schooner that may fire again with a cannon that missed.',
  },
  'twin-liars': {
    name: 'Twin Liars',
    text: 'Shrugs off hits on 5 and 6, cannot be rammed, and cannot be boarded while it has both hulls.',
  },
  'contrary-mary': {
    name: 'Contrary Mary',
    text: 'Sails off in any direction without losing a stride.',
  },
  'razor-jig': {
    name: 'Razor Jig',
    text: 'Sweeps past several enemies and rams them all; sails only with Nan Tulloch.',
  },
  'old-grandmother-eel': {
    name: 'Old Grandmother Eel',
    text: 'Five segments of bad temper that dive before anyone can answer.',
  },
  'nejma-es-sahar': {
    name: 'Nejma es-Sahar',
    text: 'A corsair three-master with one long gun; will not sail with the Spanish.',
  },
  'rih-el-gharb': {
    name: 'Rih el-Gharb',
    text: 'Three strides a turn, and oars when the masts are gone.',
  },
  'bint-el-bahr': {
    name: 'Bint el-Bahr',
    text: 'The fighting galley: three masts, boards hard, never adrift.',
  },
  'sultans-abacus': {
    name: 'Sultan’s Abacus',
    text: 'The carrying galley: five spaces that sink but never drift.',
  },
  'lion-of-the-atlas': {
    name: 'Lion of the Atlas',
    text: 'The great galley: four masts, five spaces and a second try for one cannon.',
  },
  simoom: {
    name: 'Simoom',
    text: 'Docks, loads and is off again, whatever way it was facing.',
  },
  'empress-of-salt': {
    name: 'Empress of Salt',
    text: 'Five cannons that see past their own sails, at twice their range.',
  },
  'ten-thousand-lanterns': {
    name: 'Ten Thousand Lanterns',
    text: 'A gun junk that fires ahead, astern and abeam with all four cannons.',
  },
  'nine-willows': {
    name: 'Nine Willows',
    text: 'A fast junk that explores as it docks.',
  },
  'patient-heron': {
    name: 'Patient Heron',
    text: 'A small junk for quick errands, three spaces deep.',
  },
  'stone-tortoise': {
    name: 'Stone Tortoise',
    text: 'Three panels take the first three hits; drifts home on its own if it must.',
  },
  'lacquered-fist': {
    name: 'Lacquered Fist',
    text: 'Four panels around a broadside; slow, and hard to argue with.',
  },
  'cloud-step-dragon': {
    name: 'Cloud-Step Dragon',
    text: 'A small dragon: goes anywhere, swoops for two hits; needs a Jade ship beside it.',
  },
  'drowned-vesper': {
    name: 'Drowned Vesper',
    text: 'A poor gunner and a quick thief: two long strides, four spaces.',
  },
  'pale-widow': {
    name: 'Pale Widow',
    text: 'Sails through islands and ships, then turns solid to dock.',
  },
  'hollow-bell': {
    name: 'Hollow Bell',
    text: 'A ghost that comes back: sunk, it returns home without its masts.',
  },
  'scythe-of-evening': {
    name: 'Scythe of Evening',
    text: 'Slow, but its blades ram whatever it brushes, without being pinned.',
  },
  'bone-orchard': {
    name: 'Bone Orchard',
    text: 'A titan that walks over islands; enemies near it lose heart.',
  },
  'mother-of-ink': {
    name: 'Mother of Ink',
    text: 'Dives, rises under a ship, and takes its gold.',
  },
  'ash-crowned-wyrm': {
    name: 'Ash-Crowned Wyrm',
    text: 'Lands anywhere on the sea, strikes fear and swoops two long measures for two hits; three segments, and it is gone.',
  },
  'paid-in-full': {
    name: 'Paid in Full',
    text: 'Moves and shoots in one action; banks its gold in forts, never at home.',
  },
  'ironback-tariff': {
    name: 'Ironback Tariff',
    text: 'Four panels and three cannons for hire; slow and stubborn.',
  },
  'silent-ledger': {
    name: 'Silent Ledger',
    text: 'Three spaces under water and two long guns above; banks in forts.',
  },
  'brass-creditor': {
    name: 'Brass Creditor',
    text: 'Strides over islands in a straight line to whoever owes it.',
  },
  'ravens-gift': {
    name: 'Raven’s Gift',
    text: 'Four shots from two masts, and three spaces under the benches.',
  },
  'winters-tooth': {
    name: 'Winter’s Tooth',
    text: 'Shoots twice from each mast, boards hard, and is never pinned.',
  },
  'grey-gander': {
    name: 'Grey Gander',
    text: 'The long raider: three masts, six shots, three strides.',
  },
  'last-ferry': {
    name: 'Last Ferry',
    text: 'A longship that comes back from the bottom to be rigged again.',
  },
  rimebreaker: {
    name: 'Rimebreaker',
    text: 'Rams icebergs out of the way and ignores all other terrain; four spaces.',
  },
};

const crew: Readonly<Record<NamedCrewId, Card>> = {
  'hester-quill': {
    name: 'Commodore Hester Quill',
    text: 'Moves, shoots, and shoots again with one cannon that missed.',
  },
  'tobias-rook': {
    name: 'Sergeant Tobias Rook',
    text: 'A marine with a cannon of his own, afloat or ashore.',
  },
  'ottoline-marsh': {
    name: 'Lady Ottoline Marsh',
    text: 'Explores on arrival and makes room; worth gold to whoever takes her.',
  },
  'pip-tolliver': {
    name: 'Pip Tolliver',
    text: 'Costs nothing and finds room for himself; only with the Pennywhistle.',
  },
  'silas-graves': {
    name: 'Silas Graves',
    text: '+1 to cannon rolls; may raise the Cursed flag over his ship.',
  },
  'aubyn-fell': {
    name: 'Captain Aubyn Fell',
    text: 'Moves and shoots, and faster; will not serve with the French.',
  },
  'armande-de-sauveterre': {
    name: 'Armande de Sauveterre',
    text: 'Moves and shoots, and may roll one die again.',
  },
  'blaise-tourmentin': {
    name: 'Blaise Tourmentin',
    text: 'Adds a short stride, and oars if the masts go; takes no space.',
  },
  'mathurin-gargousse': {
    name: 'Mathurin Gargousse',
    text: 'Throws fire, and a second try for a cannon that missed.',
  },
  'comtesse-d-aubrac': {
    name: 'Comtesse d’Aubrac',
    text: 'One die rolled again each turn; worth a ransom if she is taken.',
  },
  'petit-loup': {
    name: 'Petit-Loup',
    text: 'Costs nothing and explores on arrival; only with the Libellule.',
  },
  'inigo-belmonte': {
    name: 'Don Íñigo Belmonte',
    text: 'Fires broadsides, and +1 to cannon rolls otherwise; will not serve with the English.',
  },
  'fray-anselmo': {
    name: 'Fray Anselmo',
    text: 'One die rolled again each turn.',
  },
  'catalina-roldan': {
    name: 'Catalina Roldán',
    text: 'Repairs anywhere and adds a space to the hold.',
  },
  'leonor-de-arce': {
    name: 'Doña Leonor de Arce',
    text: 'Costs nothing and makes room for herself; worth a ransom.',
  },
  'baltasar-ronda': {
    name: 'Sergeant Baltasar Ronda',
    text: 'A marine with a cannon of his own, afloat or ashore.',
  },
  'jonah-whitlow': {
    name: 'Captain Jonah Whitlow',
    text: 'Moves and shoots, and explores on arrival.',
  },
  'prudence-askew': {
    name: 'Prudence Askew',
    text: 'A short stride more, and a space more.',
  },
  'eli-marrow': {
    name: 'Eli Marrow',
    text: 'Chains to stop a ship, and a musket that needs no mast.',
  },
  'temperance-pike': {
    name: 'Temperance Pike',
    text: 'A marine at a bargain; only with an American ship.',
  },
  'caleb-thorn': {
    name: 'Caleb Thorn',
    text: 'Serves any flag, faster and exploring on arrival; his ship turns mercenary.',
  },
  'nan-tulloch': {
    name: 'Nan Tulloch',
    text: '+1 to boarding, and one die rolled again each turn.',
  },
  'barrelhouse-job': {
    name: 'Barrelhouse Job',
    text: 'A musket that needs no mast, and +1 to boarding.',
  },
  'mad-orsolya': {
    name: 'Mad Orsolya',
    text: 'Strikes fear into ships close by; will not serve with the Spanish.',
  },
  'jasper-two-thumbs': {
    name: 'Jasper Two-Thumbs',
    text: '+1 to cannon rolls and a second try; may raise the Cursed flag.',
  },
  wick: {
    name: 'Wick',
    text: 'Costs nothing, takes no space, and rows a derelict home; only with a Pirate ship.',
  },
  'lucretia-saltmarsh': {
    name: 'Lucretia Saltmarsh',
    text: 'Moves and shoots, and +1 to boarding.',
  },
  'black-tansy': {
    name: 'Black Tansy',
    text: 'Hides her ship in smoke; may raise the Cursed flag.',
  },
  'rais-idris': {
    name: 'Raïs Idris',
    text: '+1 to boarding, and explores on arrival.',
  },
  'zaynab-of-the-kef': {
    name: 'Zaynab of the Kef',
    text: 'Moves and shoots, and rows when the masts are gone; takes no space.',
  },
  'hamdan-the-smith': {
    name: 'Hamdan the Smith',
    text: 'Throws fire, and repairs anywhere.',
  },
  'mistress-hanying': {
    name: 'Mistress Hanying',
    text: 'On 5 or 6 her ship acts a second time.',
  },
  'bo-lan': {
    name: 'Bo Lan',
    text: 'Chains for the ship, stink for its crew.',
  },
  'fourth-uncle': {
    name: 'Fourth Uncle',
    text: 'Costs nothing and adds 1 to boarding; worth a ransom.',
  },
  'kestrel-wu': {
    name: 'Kestrel Wu',
    text: 'Doubles the printed ranges of the ship.',
  },
  'deacon-mould': {
    name: 'Deacon Mould',
    text: 'Strikes fear into ships close by, and +1 to boarding.',
  },
  'drowned-choir': {
    name: 'The Drowned Choir',
    text: 'Silences a crew with stink, and rolls one die again.',
  },
  'marrow-jack': {
    name: 'Marrow Jack',
    text: 'Fires broadsides, or gives one cannon a second try.',
  },
  tallow: {
    name: 'Tallow',
    text: 'Costs nothing and explores on arrival; only with the Drowned Vesper.',
  },
  'greta-halloran': {
    name: 'Sergeant Greta Halloran',
    text: 'A marine for hire, with a cannon of her own, afloat or ashore.',
  },
  'osric-pell': {
    name: 'Osric Pell',
    text: 'A captain for any flag; his ship turns mercenary.',
  },
  'sigrun-ashbraid': {
    name: 'Sigrún Ashbraid',
    text: 'Moves and shoots, and +1 to boarding.',
  },
  'ulf-the-quiet': {
    name: 'Ulf the Quiet',
    text: 'A musket that needs no mast, and oars; takes no space.',
  },
  'hallgerd-sea-eye': {
    name: 'Hallgerd Sea-Eye',
    text: 'Explores on arrival and makes room under any flag; her ship turns mercenary.',
  },
};

const events: Readonly<Record<EventId, Card>> = {
  'following-wind': {
    name: 'Following Wind',
    text: 'One of your ships has +L to its base move this turn.',
  },
  'dead-calm': {
    name: 'Dead Calm',
    text: 'Until your next turn, the base move of every enemy ship is S.',
  },
  'second-volley': {
    name: 'Second Volley',
    text: 'Roll again up to two cannons that missed in this shoot action.',
  },
  'restless-shoals': {
    name: 'Restless Shoals',
    text: 'Move one terrain tile up to L; it may not end touching a piece, an island or another tile.',
  },
  'grumbling-below': {
    name: 'Grumbling Below',
    text: 'One enemy ship within L of one of yours: its crew may use no ability on its next turn.',
  },
  'switched-chests': {
    name: 'Switched Chests',
    text: 'Exchange a coin on one of your ships with a random coin of a wild island you have explored.',
  },
  'borrowed-colours': {
    name: 'Borrowed Colours',
    text: 'This turn one of your crew may use its abilities on a ship of another nation.',
  },
  'unmarked-reef': {
    name: 'Unmarked Reef',
    text: 'Place a reef at least S from every piece, island and tile.',
  },
  'sharpened-cutlasses': {
    name: 'Sharpened Cutlasses',
    text: '+2 to one of your boarding rolls.',
  },
  'jury-rig': {
    name: 'Jury Rig',
    text: 'Repair one mast of one of your ships, wherever it is.',
  },
  'morning-mist': {
    name: 'Morning Mist',
    text: 'Place a fog bank at least S from every island and ship; it lifts at the start of your next turn.',
  },
  'letter-of-truce': {
    name: 'Letter of Truce',
    text: 'Until your next turn, one of your ships cannot be shot at by one nation you name.',
  },
  quarantine: {
    name: 'Quarantine',
    text: 'The ship that docked cannot explore this turn.',
  },
  'floating-chest': {
    name: 'Floating Chest',
    text: 'Before it is looted, one coin of the sinking ship goes to your home island.',
  },
  'double-watch': {
    name: 'Double Watch',
    text: 'This ship may be given a second, different action this turn.',
  },
  'buckets-and-axes': {
    name: 'Buckets and Axes',
    text: 'One burning mast of your ships is a normal mast again, or one of your entangled ships is freed.',
  },
};

const windows: Readonly<Record<EventWindow, string>> = {
  startOfTurn: 'Start of your turn',
  givingAction: 'When you give an action',
  afterRoll: 'After a roll',
  endOfTurn: 'End of your turn',
  ownShipSinks: 'When one of your ships sinks',
  enemyDocks: 'When an opponent’s ship docks',
  enemyGivenAction: 'When an opponent’s ship is given an action',
};

const equipment: Readonly<Record<EquipmentId, Card>> = {
  'gunners-quadrant': {
    name: 'Gunner’s Quadrant',
    text: 'Once per turn, +1 to one cannon roll.',
  },
  'chase-gun': {
    name: 'Chase Gun',
    text: 'One cannon of your choice has range L.',
  },
  'false-bottom': {
    name: 'False Bottom',
    text: 'Two more cargo spaces, for coins only.',
  },
  'sounding-lead': {
    name: 'Sounding Lead',
    text: 'Reef values count 1 higher for this ship.',
  },
  'oak-fenders': {
    name: 'Oak Fenders',
    text: 'Whoever rams this ship must roll 1 higher.',
  },
  'iron-bulwarks': {
    name: 'Iron Bulwarks',
    text: 'The first hit each turn is ignored on a 6.',
  },
  grapnels: {
    name: 'Grapnels',
    text: '+1 to boarding rolls.',
  },
  'fog-bell': {
    name: 'Fog Bell',
    text: 'Choose the exit from a fog bank instead of rolling.',
  },
  'far-glass': {
    name: 'Far Glass',
    text: 'When it docks at a wild island you may look at one random coin there.',
  },
  'weed-scythe': {
    name: 'Weed Scythe',
    text: 'Sargasso seas have no effect on this ship.',
  },
  'ready-powder': {
    name: 'Ready Powder',
    text: 'Once per game this ship may be given a second shoot action in a turn.',
  },
  'fire-pump': {
    name: 'Fire Pump',
    text: 'Burning masts go out on 5 or 6.',
  },
};

const treasures: Readonly<Record<TreasureId, Card>> = {
  'golden-astrolabe': {
    name: 'Golden Astrolabe',
    text: 'Worth 4 gold when unloaded.',
  },
  'pilots-chart': {
    name: 'Pilot’s Chart',
    text: 'Look at all coins on one other wild island.',
  },
  'saint-barbaras-medal': {
    name: 'Saint Barbara’s Medal',
    text: 'While aboard, +1 to this ship’s cannon rolls.',
  },
  'weeping-idol': {
    name: 'Weeping Idol',
    text: 'While aboard, −1 to this ship’s cannon rolls. Worth 5 gold when unloaded.',
  },
  'bronze-bull': {
    name: 'Bronze Bull',
    text: 'While aboard, this ship’s base move is S. Worth 6 gold when unloaded.',
  },
  'shipwrights-chest': {
    name: 'Shipwright’s Chest',
    text: 'All masts of this ship are repaired; then it is spent.',
  },
  'chest-of-powder': {
    name: 'Chest of Powder',
    text: 'This ship loses a mast; then it is spent.',
  },
  'lucky-caul': {
    name: 'Lucky Caul',
    text: 'While aboard, terrain has no effect on this ship.',
  },
  'exiles-crown': {
    name: 'Exile’s Crown',
    text: 'While aboard, this ship cannot dock at wild islands without your fort. Worth 3 gold when unloaded.',
  },
  'castaways-letter': {
    name: 'Castaway’s Letter',
    text: 'One of your eliminated crew comes back aboard this ship; then it is spent.',
  },
  'telltale-parrot': {
    name: 'Telltale Parrot',
    text: 'All coins still on this island are shown to everybody.',
  },
  'sirens-lyre': {
    name: 'Siren’s Lyre',
    text: 'While aboard, enemy crew on ships within S may use no ability.',
  },
  'heart-of-ice': {
    name: 'Heart of Ice',
    text: 'Place an iceberg at least S from every piece and island; then it is spent.',
  },
  'mirrored-map': {
    name: 'Mirrored Map',
    text: 'All coins on this island change places, unseen, with those of another unexplored wild island.',
  },
};

const forts: Readonly<Record<FortId, Card>> = {
  'driftwood-stockade': {
    name: 'Driftwood Stockade',
    text: 'The first bank anyone can afford.',
  },
  'sandbag-redoubt': {
    name: 'Sandbag Redoubt',
    text: 'Three short cannons at a modest price.',
  },
  'lantern-tower': {
    name: 'Lantern Tower',
    text: 'Two long cannons that watch a wide water.',
  },
  'gull-bastion': {
    name: 'Gull Bastion',
    text: 'Two long cannons and a short one.',
  },
  'square-blockhouse': {
    name: 'Square Blockhouse',
    text: 'Four short cannons, one to each side.',
  },
  'starpoint-battery': {
    name: 'Starpoint Battery',
    text: 'Four long cannons.',
  },
  'harbour-mole': {
    name: 'Harbour Mole',
    text: 'Five cannons, the first of them deadly.',
  },
  'old-lion-citadel': {
    name: 'Old Lion Citadel',
    text: 'Six long cannons: the strongest walls gold can buy.',
  },
};

const islands: Readonly<Record<IslandId, string>> = {
  'parsons-thumb': 'Parson’s Thumb',
  'salt-widow': 'Salt Widow',
  'kettle-cay': 'Kettle Cay',
  'long-memory': 'Long Memory',
  gullspit: 'Gullspit',
  'coffin-key': 'Coffin Key',
  'mango-head': 'Mango Head',
  'drowned-orchard': 'Drowned Orchard',
  'little-bastion': 'Little Bastion',
  'pelicans-rest': 'Pelican’s Rest',
  'cinder-key': 'Cinder Key',
  'saint-nobody': 'Saint Nobody',
  'whispering-isle': 'Whispering Isle',
  'no-echo': 'No Echo',
  'lantern-rock': 'Lantern Rock',
  'moonless-key': 'Moonless Key',
  'sleepers-garden': 'Sleeper’s Garden',
  'twice-seen': 'Twice-Seen',
};

const mysteries: Readonly<Record<Mystery, Card>> = {
  rocks: { name: 'Hidden rocks', text: 'The ship loses a mast.' },
  desertion: {
    name: 'Desertion',
    text: 'One of its crew goes ashore here and cannot board a ship again this turn.',
  },
  becalmed: { name: 'Becalmed', text: 'Its base move is S on its next turn.' },
  nothing: { name: 'Nothing', text: 'Only birds.' },
  yard: { name: 'Friendly yard', text: 'One of its lost masts is repaired.' },
  guide: { name: 'Guide', text: 'It may explore this island at once.' },
  farSight: {
    name: 'Far-sighted guide',
    text: 'It may explore this island at once, and its controller may look at all coins of one other wild island.',
  },
};

const terrain: Readonly<Record<TerrainKind, Card>> = {
  iceberg: {
    name: 'Iceberg',
    text: 'At the start of each turn a die moves the icebergs whose gold number it shows, L towards the edge of a second die. Whoever meets one loses a mast and stops.',
  },
  whirlpool: {
    name: 'Whirlpool',
    text: 'A piece that touches it may come out at another whirlpool; after its move a 4 to 6 then costs it a mast, a treasure or a crew.',
  },
  sargasso: {
    name: 'Sargasso sea',
    text: 'The first to enter rolls its value for the turn. A ship built with fewer masts is entangled, until a die plus its masts beats 6.',
  },
  fog: {
    name: 'Fog bank',
    text: 'A ship that touches it is lost inside and its turn ends. It comes out at an edge rolled with a die. No line of fire passes.',
  },
  reef: {
    name: 'Reef',
    text: 'The first to enter rolls its value for the turn. A ship built with more masts loses the difference; if it has too few left, it is wrecked.',
  },
};

/** Ready-made fleets and how to play them. */
const fleets: Readonly<Record<ReadyFleetId, Card>> = {
  'line-of-battle': {
    name: 'Line of Battle',
    text: 'The flagship sails and shoots ahead; two quick tenders bring the gold behind it.',
  },
  'silver-convoy': {
    name: 'The Silver Convoy',
    text: 'Three big holds: load everything once, keep together, and let the guardian answer.',
  },
  'wit-and-canvas': {
    name: 'Wit and Canvas',
    text: 'Two captains and a schooner: strike, turn away, and never be where the answer falls.',
  },
  'quick-returns': {
    name: 'Quick Returns',
    text: 'Be first at two islands, take the best coins, and be home before the shooting starts.',
  },
  'cutlass-kin': {
    name: 'Cutlass Kin',
    text: 'Let others explore; catch them on the way home, ram, and board.',
  },
  'oars-of-the-crescent': {
    name: 'Oars of the Crescent',
    text: 'Galleys never drift: ram to board, and row the gold home without a mast.',
  },
  'lantern-tide': {
    name: 'Lantern Tide',
    text: 'The tortoise takes the hits, the great junk stops an enemy with chains, the heron carries.',
  },
  'winter-raid': {
    name: 'Winter Raid',
    text: 'Two longships shoot double on the move; the icebreaker goes straight through to the gold.',
  },
  'unquiet-deep': {
    name: 'The Unquiet Deep',
    text: 'The ghost takes the short way through everything; the monster waits under the enemy’s route.',
  },
  'hired-steel': {
    name: 'Hired Steel',
    text: 'The Pirate banks the first gold; build a fort with it, and let the hired hulls unload there.',
  },
  'smoke-and-iron': {
    name: 'Smoke and Iron',
    text: 'Tow the battery to a good island, hide in smoke, and carry the gold under water.',
  },
  'wings-and-blades': {
    name: 'Wings and Blades',
    text: 'The dragon cripples whoever leads; blades finish the rest while the Vesper gathers gold.',
  },
};

const lessons: Readonly<Record<Lesson, string>> = {
  basics: 'the basics',
  lineOfBattle: 'line of battle',
  convoy: 'treasure convoy',
  manoeuvre: 'manoeuvre',
  sternPivot: 'stern pivot',
  speed: 'speed',
  boarding: 'boarding',
  ramming: 'ramming',
  galleys: 'galleys',
  protection: 'protection',
  specialShots: 'special shots',
  doubleCannons: 'double cannons',
  icebergs: 'icebergs',
  creatures: 'creatures',
  intangibility: 'intangibility',
  submerging: 'submerging',
  fortsAsBank: 'forts as a bank',
  flotillaTowing: 'towing a flotilla',
  smoke: 'smoke',
  swoops: 'swoops',
  blades: 'blades',
};

const components: Readonly<Record<ComponentKind, string>> = {
  standardHulls: 'standard hulls',
  specialHulls: 'special hulls',
  namedCrew: 'named crew',
  genericCrew: 'generic crew',
  events: 'events',
  equipment: 'equipment',
  uniqueTreasures: 'unique treasures',
  coinValues: 'coin values',
  forts: 'forts',
  islands: 'islands',
  mysteriousIslands: 'mysterious islands',
  icebergs: 'icebergs',
  whirlpools: 'whirlpools',
  sargassoSeas: 'sargasso seas',
  fogBanks: 'fog banks',
  reefs: 'reefs',
  nations: 'nations',
  readyFleets: 'ready-made fleets',
};

const facts = {
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  masts: (masts: number) => (masts === 1 ? 'one mast' : `${masts} masts`),
  segments: (segments: number) => `${segments} segments`,
  elements: (elements: number) => `${elements} hull elements`,
  flags: (flags: number) => (flags === 1 ? 'one flag' : `${flags} flags`),
  panels: (panels: number) => `${panels} panels`,
  cannons: (cannons: string) => `cannons ${cannons}`,
  move: (move: string) => `move ${move}`,
  cargo: (cargo: number) => `cargo ${cargo}`,
  gold: (gold: number) => `${gold} gold`,
  bombardier: (cannon: string) => `bombardier cannon ${cannon}`,
};

export const content = {
  measures,
  facts,
  towed: 'towed only',
  anywhere: 'anywhere',
  mysterious: 'mysterious',
  loyalTo: (party: string) => `Loyal: ${party}`,
  hostileTo: (party: string) => `Hostile: ${party}`,
  linkedTo: (names: readonly string[]) => `Linked to ${names.join(', ')}.`,
  teaches: (lessons: readonly string[]) => `Teaches: ${lessons.join(', ')}.`,
  genericCrew: (type: string, nation: string) => `${type} (${nation})`,
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

export type ContentWords = typeof content;
