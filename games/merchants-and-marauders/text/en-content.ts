import type { CaptainId, Skill } from '../content/captains.ts';
import type { Good } from '../content/cargo.ts';
import type { EventId, EventKind, NpcId } from '../content/events.ts';
import type { Design, Specialist } from '../content/glory.ts';
import type { ZoneId } from '../content/map.ts';
import type { MissionId } from '../content/missions.ts';
import type { Nation } from '../content/nations.ts';
import type { RumorId } from '../content/rumors.ts';
import type { Mod, Section, ShipType, Weapon } from '../content/ships.ts';

/** What everything in the box is called in English, and what it does. */

interface Thing {
  readonly name: string;
  readonly text: string;
}

export interface Content {
  readonly nations: { readonly [nation in Nation]: string };
  readonly skills: { readonly [skill in Skill]: string };
  readonly goods: { readonly [good in Good]: string };
  readonly sections: { readonly [section in Section]: string };
  readonly ships: { readonly [type in ShipType]: string };
  readonly npcs: { readonly [npc in NpcId]: string };
  readonly zones: { readonly [zone in ZoneId]: Thing };
  readonly captains: { readonly [captain in CaptainId]: Thing };
  readonly mods: { readonly [mod in Mod]: Thing };
  readonly weapons: { readonly [weapon in Weapon]: Thing };
  readonly cards: { readonly [design in Design | Specialist]: Thing };
  readonly events: { readonly [kind in Exclude<EventKind, 'npc'>]: Thing };
  readonly admirals: { readonly [id in EventId]?: string };
  readonly rumors: { readonly [rumor in RumorId]: string };
  readonly missions: { readonly [mission in MissionId]: string };
}

const of = (name: string, text: string): Thing => ({ name, text });

export const content: Content = {
  nations: { ES: 'Spain', EN: 'England', FR: 'France', NL: 'Holland' },
  skills: {
    seamanship: 'Seamanship',
    scouting: 'Scouting',
    leadership: 'Leadership',
    influence: 'Influence',
  },
  goods: {
    spice: 'Spice',
    cocoa: 'Cocoa',
    rum: 'Rum',
    tobacco: 'Tobacco',
    sugar: 'Sugar',
    fruit: 'Fruit',
    textiles: 'Textiles',
    wood: 'Wood',
  },
  sections: { hull: 'hull', cargo: 'hold', masts: 'masts', crew: 'crew', cannons: 'cannons' },
  ships: { sloop: 'sloop', flute: 'flute', frigate: 'frigate', galleon: 'galleon', manOWar: 'man-o’-war' },
  npcs: {
    ES: 'the Spanish navy',
    EN: 'the English navy',
    FR: 'the French navy',
    NL: 'the Dutch navy',
    PS: 'the pirate sloop',
    PF: 'the pirate frigate',
  },
  zones: {
    laHabana: of('La Habana', 'A raid under the Spanish flag here meets four cargo cards instead of three.'),
    nassau: of('Nassau', 'In this port pirates roll one more die when they recruit.'),
    campeche: of('Campeche', 'Repairs in this port cost 1 gold a point.'),
    portRoyal: of(
      'Port Royal',
      'A captain wanted by England may enter for 3 gold or by an Influence roll; a failed roll costs the Move.',
    ),
    tortuga: of('Tortuga', 'A rumor costs only 1 gold in this port.'),
    petitGoave: of('Petit-Goâve', 'Special weapons cost 2 gold in this port.'),
    santoDomingo: of('Santo Domingo', 'One more Influence die in this port for rumors and missions.'),
    sintMaarten: of('Sint Maarten', 'Hunters roll one Scouting die fewer here.'),
    stJohn: of('St. John', 'Whoever buys a ship here may move modifications over from the old one.'),
    basseTerre: of('Basse-Terre', 'The French navy rolls one more Scouting die here.'),
    bridgetown: of('Bridgetown', 'Rum sells for 4 gold in this port even if nobody asks for it.'),
    fortRoyal: of('Fort-Royal', 'The modification in this port costs 2 gold.'),
    tobago: of('Tobago', 'Crew bought after a failed roll costs 3 gold each in this port.'),
    caracas: of('Caracas', 'When buying goods here one card may be replaced before prices are fixed.'),
    curacao: of('Curaçao', 'Buying goods here shows one more card.'),
    cartagena: of('Cartagena', 'Merchants here are sought with one Scouting die fewer.'),
    caribbeanSea: of(
      'the Caribbean Sea',
      'A storm that catches a ship here deals three hits instead of two.',
    ),
  },
  captains: {
    felipe: of('Felipe de Aranda', 'Once a combat he moves one hit he receives to another of his sections.'),
    catalina: of(
      'Catalina Osorio',
      'She may repeat a failed roll for a mission once in the same Port action.',
    ),
    baltasar: of(
      'Baltasar Quiroga',
      'Goods nobody asks for sell for 4 each; he sees one more card when he buys goods.',
    ),
    frederico: of('Frederico da Silva', 'Once a raid he exchanges a card without spending a success.'),
    ines: of('Inés Montalvo', 'What she missed she may seek once more in the same turn.'),
    frances: of('Frances Wright', 'Once a turn she rolls again a failed Scouting roll for a merchant.'),
    tobias: of('Tobias Harrow', 'Crew bought after a failed roll costs him 1 gold each, in every port.'),
    margery: of('Margery Pell', 'Rumors cost her nothing, and she hears two and keeps one.'),
    josiah: of('Josiah Thorne', 'His won flight succeeds even if the opponent rolled one success.'),
    guillaume: of('Guillaume Lescot', 'Hunters search for him with one die fewer.'),
    adele: of('Adèle Marchais', 'She buys and sells special weapons at 2 gold.'),
    etienne: of('Étienne Duvauchel', 'Once a Port action he pays 8 gold to remove one bounty.'),
    solange: of(
      'Solange Piquemal',
      'Her repairs cost 1 gold a point, and one point is free when she enters her home port.',
    ),
    hendrik: of(
      'Hendrik Brouwer',
      'When his sale replaces a demand he draws two and places the one he prefers.',
    ),
    griet: of(
      'Griet van Loon',
      'A single bounty does not bar her from a port; she has one more die for the conditions of missions.',
    ),
    cornelis: of('Cornelis Kuyper', 'A ship handier by 1 is enough to give him the bonus die in contests.'),
  },
  mods: {
    extraHammocks: of('Extra hammocks', 'Room for one more of the crew, who must be recruited.'),
    specialRigging: of('Special rigging', 'Manoeuvrability +1.'),
    reinforcedHull: of('Reinforced hull', 'Cancels one hit, then must be restored for 3 gold.'),
    extendedHold: of('Extended hold', 'Cargo +1.'),
    chaseGuns: of('Chase guns', 'When anybody flees, one hit on the opponent, once a combat.'),
    extraGunport: of('Extra gunport', 'Cannons +1.'),
    swivelGuns: of(
      'Swivel guns',
      'Before a crew combat at sea two dice; a success costs the enemy one of the crew.',
    ),
    longGuns: of('Long-range guns', 'Before the first round one die for each cannon; each success is a hit.'),
  },
  weapons: {
    grapple: of('Grapple', 'After a contest in which you board: roll any of your dice again.'),
    chainShot: of(
      'Chain shot',
      'Every skull of your volley strikes the masts; what is too much there is lost.',
    ),
    grapeshot: of(
      'Grapeshot',
      'Every skull of your volley strikes the crew; what is too much there is lost.',
    ),
  },
  cards: {
    carpenter: of(
      'Carpenter',
      'Hired for 4 gold. At the start of your turn repair one point, crew excepted.',
    ),
    gunCaptain: of('Gun captain', 'Hired for 5 gold. A Shoot you tied or lost lands one more hit.'),
    masterGunner: of('Master gunner', 'Hired for 5 gold. Once a volley roll any of its section dice again.'),
    surgeon: of('Surgeon', 'Hired for 4 gold. After a combat you survived regain one of the crew you lost.'),
    lookout: of('Lookout', 'Hired by a Leadership roll. One more die in your Scouting rolls.'),
    masterAtArms: of('Master-at-arms', 'Hired by a Leadership roll. One more die in crew combats.'),
    purser: of('Purser', 'Hired by an Influence roll. The first card you sell in a turn earns 2 more gold.'),
    sailmaster: of('Sailmaster', 'Hired for 5 gold. One more die in your contests.'),
    doubleShotted: of('Double-shotted', 'Your volley lands one more hit, beyond your cannons if need be.'),
    shiftOfWind: of('Shift of wind', 'After a contest roll: roll any of your own dice again.'),
    splinterNets: of('Splinter nets', 'Cancel one hit on your ship.'),
    intoTheFog: of('Into the fog', 'You fled and won the contest: you escape whatever the opponent rolled.'),
    marksmenAloft: of('Marksmen aloft', 'One numbered section die of yours strikes the crew.'),
    secondThoughts: of('Second thoughts', 'Both have declared: change your declaration.'),
    juryRig: of('Jury rig', 'After a combat you survived: restore up to two points, crew excepted.'),
    windAndWater: of('Between wind and water', 'One of your hits strikes the hull.'),
    stealTheirWind: of('Steal their wind', 'Before a contest: the opponent rolls one die fewer.'),
    turnOfTheMelee: of(
      'Turn of the melee',
      'After a crew-combat roll: roll any dice again, yours or the opponent’s.',
    ),
    quickWits: of('Quick wits', 'Repeat the card just played in this combat as if it were yours.'),
    allHands: of(
      'All hands over the side',
      'One more die in this round of crew combat, and your crew sets no limit.',
    ),
    standFast: of('Stand fast', 'You lose one of the crew fewer this round.'),
    boughtPardon: of('Bought pardon', 'Pay 5 gold: remove one bounty of any nation.'),
    followingWind: of('Following wind', 'One more Move this turn.'),
    wordFromTheQuay: of('Word from the quay', 'Name a good: in this sale it brings 6 gold.'),
    forgottenPurse: of('Forgotten purse', 'Gain 5 gold.'),
    pressGang: of('Press gang', 'In a port: your crew is full.'),
    lightsOut: of('Lights out', 'Nobody searches for you until the end of this turn.'),
    careeningCrew: of('Careening crew', 'In a port: repair up to four points, crew excepted.'),
    tavernFriend: of('Tavern friend', 'In a port: draw a rumor for nothing.'),
    falseColours: of('False colours', 'Enter the port of your zone despite your bounties.'),
    suddenHaze: of('Sudden haze', 'A player has found somebody: that Scouting roll is made again.'),
    customsMen: of('Customs men', 'A player has sold goods: 3 gold of it are lost.'),
    corneredMarket: of('Cornered market', 'A player is buying goods: every price is 1 higher.'),
    evilTongues: of('Evil tongues', 'A player’s recruiting roll succeeded: it counts as failed.'),
    wordToTheHunters: of(
      'A word to the hunters',
      'A player has left port: move one hunter to an adjacent zone.',
    ),
  },
  events: {
    war: of('War', 'Two nations fall out, and each sends a man-o’-war at the end of the round.'),
    peace: of('Peace', 'A war ends. If there is none, each player may buy one pardon for 5 gold this round.'),
    storm: of('Storm', 'Whoever starts a turn at sea rolls Seamanship; on a failure two hits.'),
    royalPardon: of('Royal pardon', 'In any port one nation forgives bounties this round, 5 gold each.'),
    lettersOfMarque: of(
      'Letters of marque',
      'Raiding the merchants of one nation costs no bounty this round.',
    ),
    quarantine: of('Quarantine', 'One port is closed this round.'),
    treasureConvoy: of('Treasure convoy', 'The merchants on the track put to sea again.'),
    newFashions: of('New fashions', 'Four ports ask for something else.'),
    becalmed: of('Becalmed', 'Everybody has two actions this round.'),
    fairWinds: of('Fair winds', 'Everybody has one more Move this round.'),
    crowdedTaverns: of('Crowded taverns', 'Rumors cost nothing this round and are heard with one more die.'),
  },
  admirals: {
    'ES.1': 'Don Gaspar de Urrutia',
    'ES.2': 'Don Íñigo Valcárcel',
    'ES.3': 'Don Rodrigo Altamira',
    'EN.1': 'Sir Edmund Carrow',
    'EN.2': 'Captain Nathaniel Finch',
    'EN.3': 'Sir Hugh Pemberlake',
    'FR.1': 'the Chevalier de Montrouvel',
    'FR.2': 'Armand de Querqueville',
    'FR.3': 'the Comte de Sablières',
    'NL.1': 'Philips van Almonde',
    'NL.2': 'Joris ten Haaf',
    'NL.3': 'Maarten Doedens',
    'PS.1': 'Black Annika',
    'PS.2': 'Skewer Tom Radley',
    'PS.3': 'Pockmark Pérez',
    'PF.1': 'Barnabas Crull',
    'PF.2': 'the Widow Lachance',
    'PF.3': 'One-Ear Galván',
  },
  rumors: {
    wreckOnTheReef: 'Wreck on the reef',
    retiredPilot: 'The retired pilot',
    sunkenBell: 'The sunken bell',
    castawaysMap: 'The castaway’s map',
    turtlersHoard: 'The turtlers’ hoard',
    secondLedger: 'The second ledger',
    widowsKey: 'The widow’s key',
    crookedAssayer: 'The crooked assayer',
    lightsOnTheWater: 'Lights on the water',
    buccaneersTale: 'An old buccaneer’s tale',
    driftingJournal: 'The drifting journal',
    ruinedChapel: 'The ruined chapel',
    mutineersCamp: 'The mutineers’ camp',
    desertersBattery: 'The deserters’ battery',
    governorsSecret: 'The governor’s secret',
    friarsLetter: 'The friar’s letter',
    maroonedShipwright: 'The marooned shipwright',
    disgracedGunner: 'The disgraced gunner',
    shipwrightsDebt: 'A shipwright’s debt',
    hiddenCareenage: 'The hidden careenage',
    buriedMagazine: 'The buried magazine',
    arsenalClerk: 'The arsenal clerk',
    shipWithoutACrew: 'The ship without a crew',
    forgedDocuments: 'Forged documents',
    secretChart: 'The secret chart',
  },
  missions: {
    timberForTheYards: 'Timber for the yards',
    governorsTable: 'The governor’s table',
    feastForTheBrethren: 'A feast for the brethren',
    sailcloth: 'Sailcloth for the fleet',
    chocolate: 'Chocolate for the court',
    againstTheScurvy: 'Against the scurvy',
    plantersBargain: 'The planter’s bargain',
    viceroysEnvoy: 'The viceroy’s envoy',
    ladyInDisguise: 'A lady in disguise',
    sealedOrders: 'Sealed orders',
    mapmaker: 'The mapmaker',
    freeTheSeaLanes: 'Free the sea lanes',
    brethrensRevenge: 'The brethren’s revenge',
    admiralsRival: 'An admiral’s rival',
    blackFrigate: 'The black frigate',
    corsairsPapers: 'Corsair’s papers',
    offTheBooks: 'Off the books',
    theFence: 'The fence',
    coastGuard: 'Coast guard',
    untaxedLeaf: 'Untaxed leaf',
    nightCargo: 'Night cargo',
    underTheSugar: 'Under the sugar',
    nightLanding: 'Night landing',
    burnTheNest: 'Burn the nest',
    spikeTheGuns: 'Spike the guns',
  },
};
