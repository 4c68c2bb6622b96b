import { proper } from '../../common/english.ts';
import type { Name } from '../../common/said.ts';
import type { CrewId } from '../content/market.ts';
import type { PlanId } from '../content/plans.ts';
import { table } from './en-table.ts';

/** Every English word of Ahoy. French has the same shape, so a missing sentence does not compile. */

/** What is printed on a card. */
interface Card {
  readonly name: string;
  readonly text: string;
}

const crew: { readonly [crew in CrewId]: Card } = {
  aeronauts: {
    name: 'Aeronauts',
    text: 'On an island, pay 1 gold to fly to the other island of its colour.',
  },
  bombMaker: {
    name: 'Bomb Maker',
    text: 'When you repair, you may inflict 1 damage on a figure in your flagship’s region.',
  },
  gunner: { name: 'Gunner', text: 'When your flagship wins a battle, inflict 1 more damage.' },
  gunnersMate: {
    name: 'Gunner’s Mate',
    text: 'When you place a die on Cannons, you may start battles on a space of your region.',
  },
  buccaneer: {
    name: 'Buccaneer',
    text: 'When you win a battle, discard this card to discard 2 crew of the loser.',
  },
  breezeWhisperer: {
    name: 'Breeze Whisperer',
    text: 'Once a turn, pay 2 gold to move straight to any wind.',
  },
  persuasiveComrade: {
    name: 'Persuasive Comrade',
    text: 'Place a die: move up to 2 comrades from one island to another.',
  },
  trawler: { name: 'Trawler', text: 'Place a die: move 1 or 2 spaces, taking treasures as you pass.' },
  shaman: { name: 'Shaman', text: 'Once a turn, suffer 1 damage to inflict 1 on a figure in your region.' },
  carpenter: { name: 'Carpenter', text: 'Place a die: remove all your damage.' },
  fighters: { name: 'Fighters', text: '+1 in all your battles.' },
  archivist: {
    name: 'Archivist',
    text: 'End of your turn: 1 gold if an opposing flagship is in your region.',
  },
  elder: { name: 'Elder', text: 'End of your turn: 1 gold if none of your slots is damaged.' },
  emissary: {
    name: 'Emissary',
    text: 'When you attack, you may pay the defender 1 gold to skip the battle.',
  },
  oldSalt: { name: 'Old Salt', text: 'Ignore strong currents, or let them carry you another way.' },
  merchant: { name: 'Merchant', text: 'When you anchor in a port, gain 1 gold.' },
  deckhand: { name: 'Deckhand', text: 'Place a die: move 1 to 3 spaces.' },
  naiveNoble: {
    name: 'Naive Noble',
    text: 'Discard this card to take a crew or cargo card from a flagship in your region.',
  },
  persuasiveOfficer: {
    name: 'Persuasive Officer',
    text: 'Place a die: move up to 2 patrols 1 or 2 spaces; they ignore battles.',
  },
  diver: { name: 'Diver', text: 'Wrecks you anchor on give 1 more gold.' },
  rumSteward: { name: 'Rum Steward', text: 'Once a battle, suffer 1 damage to roll again.' },
  rammingProw: { name: 'Ramming Prow', text: 'When you damage a figure, you may push it 1 space.' },
  fatalGale: { name: 'Fatal Gale', text: 'Discard this card to move straight to any space.' },
  fence: { name: 'Fence', text: 'Each gold changes a die by up to 2.' },
  seaWitch: { name: 'Sea Witch', text: 'Leave the map and come back at its nearest far edge.' },
  helmsman: { name: 'Helmsman', text: 'Ignore the damage of wrecks.' },
  cutpurse: { name: 'Cutpurse', text: 'Win a battle: gain 2 gold.' },
  powderLookout: { name: 'Powder Lookout', text: 'Treat fog as a current in a direction you choose.' },
};

const plans: { readonly [plan in PlanId]: Card } = {
  secretWeapon: {
    name: 'Secret Weapon',
    text: 'In a battle: roll 2 dice; if you win, inflict 1 more damage.',
  },
  sneakAttack: {
    name: 'Sneak Attack',
    text: 'Remove up to 2 patrols from a region whose island has a comrade.',
  },
  weaponsCache: { name: 'Weapons Cache', text: 'In a battle: add your ready comrades to your roll.' },
  narrowEscape: { name: 'Narrow Escape', text: 'In a battle: it does not take place.' },
  enlistment: {
    name: 'Enlistment',
    text: 'Recruit any cards of the colour of an island with a comrade, for nothing.',
  },
  smashingEntrance: {
    name: 'Smashing Entrance',
    text: 'Raise your Cannons die by 2, then you may move straight to any wind.',
  },
  evacuation: { name: 'Evacuation', text: 'Move all comrades of an island to other islands as you like.' },
  cutter: { name: 'Cutter', text: 'Remove 2 comrades from an island to launch the Cutter there.' },
  gunship: { name: 'Gunship', text: 'Remove 2 comrades from an island to launch the Gunship there.' },
};

export const en = {
  name: 'Ahoy',
  /** The last touch of a language on its sentences. */
  typeset: (sentence: string): string => sentence,
  pitch: 'Rival crews on an uncharted sea: fight, deliver, and race to thirty glory.',

  options: {
    factions: 'Factions',
    solo: 'Solo game',
    captain: 'Your faction (solo)',
    level: 'Level (solo)',
  },
  values: {
    seats: 'The seat is the faction',
    draw: 'Drawn at random',
    choose: 'Chosen in turn',
    none: 'No',
    voyage: 'Voyage',
    scoreAttack: 'Score attack, six rounds',
    blockade: 'Challenge: Blockade run',
    uprising: 'Challenge: Uprising',
    ironTide: 'Challenge: Iron tide',
    1: 'Fair wind: you start with 3 gold',
    2: 'Even sea',
    3: 'Rough sea: bots start with 2 gold',
    4: 'Storm: bots start with 2 gold and 3 glory',
  },

  you: { the: 'you', of: 'of yours', to: 'to you', you: true },
  yourFlagship: proper('your flagship'),
  factions: {
    squadron: { the: 'the Squadron', of: 'of the Squadron', to: 'to the Squadron' },
    union: { the: 'the Union', of: 'of the Union', to: 'to the Union' },
    smuggler1: { the: 'the Smuggler', of: 'of the Smuggler', to: 'to the Smuggler' },
    smuggler2: { the: 'the second Smuggler', of: 'of the second Smuggler', to: 'to the second Smuggler' },
  },
  factionTitles: {
    squadron: 'Bluefin Squadron',
    union: 'Mollusk Union',
    smuggler1: 'Smuggler',
    smuggler2: 'Smuggler II',
  },
  factionTexts: {
    squadron: 'Scores the regions it controls with patrols, strongholds and its flagship. Five dice a round.',
    union: 'Scores the regions it controls with comrades and ships, and keeps secret plans in hand.',
    smuggler1: 'Carries cargo from island to island for glory and rewards, and bets on who will rule them.',
    smuggler2: 'Carries cargo from island to island for glory and rewards, and bets on who will rule them.',
  },

  figures: {
    flagship: (owner: string): Name => proper(`${owner}'s flagship`),
    patrol: { the: 'a patrol', of: 'of a patrol', to: 'to a patrol' },
    stronghold: { the: 'a stronghold', of: 'of a stronghold', to: 'to a stronghold' },
    cutter: proper('the Cutter'),
    gunship: proper('the Gunship'),
  },
  figureTitles: {
    flagship: 'Flagship',
    patrol: 'Patrol',
    stronghold: 'Stronghold',
    cutter: 'Cutter',
    gunship: 'Gunship',
  },
  figureTexts: {
    flagship:
      'Moves, fights, anchors, recruits. Its damage goes on its owner’s slots; it never leaves the map.',
    patrol:
      '+1 control in its region. Loaded while the Squadron has a die on Cannons. Any damage sends it home.',
    stronghold:
      '+2 control, always loaded, +2 in battle. Opposing flagships on its island cannot recruit or trade.',
    cutter: '+1 control, and each comrade of its region counts double. Never loaded. Two damage sink it.',
    gunship: '+1 control, always loaded, +3 in battle. Two damage sink it.',
  },

  islands: {
    R01: 'Herring Rock',
    R02: 'Sprat Holm',
    R03: 'Cutlass Point',
    R04: 'Rapier Ness',
    R05: 'Conch Key',
    R06: 'Cockle Bay',
    R07: 'Lampwick Cay',
    R08: 'Beacon Isle',
    R09: 'Three Palms',
    R10: 'Coconut Reach',
    R11: 'Grinning Head',
    R12: 'Hollow Eye',
  },
  place: proper,
  suits: { fish: 'Fish', sword: 'Sword', shell: 'Shell', lantern: 'Lantern', palm: 'Palm', skull: 'Skull' },

  spaces: {
    island: (name: string): Name => proper(name),
    port: (name: string): Name => proper(`the port of ${name}`),
    wreck: (name: string): Name => proper(`the wreck off ${name}`),
    fog: (name: string): Name => proper(`the fog off ${name}`),
    current: (name: string): Name => proper(`the current off ${name}`),
    treasure: (name: string): Name => proper(`the treasure off ${name}`),
    tailwind: (name: string): Name => proper(`the windy water off ${name}`),
    sea: (name: string): Name => proper(`the open sea off ${name}`),
    unknown: proper('uncharted water'),
  },
  terrainTitles: {
    island: 'Island',
    port: 'Port',
    wreck: 'Wreck',
    fog: 'Fog',
    current: 'Strong current',
    treasure: 'Treasure',
    tailwind: 'Tailwind',
    sea: 'Open sea',
    unknown: 'Uncharted water',
  },
  terrainTexts: {
    island: 'Recruit here; the Union gathers comrades here, Smugglers trade here.',
    port: 'When your flagship anchors here: repair up to 2 damage, or move a placed die to Cannons.',
    wreck: 'Each figure that moves here suffers 1 damage.',
    fog: 'No battle can take place here.',
    current: 'A figure that moves here is carried on to the next space, free.',
    treasure: 'When your flagship anchors here you may take the gold shown.',
    tailwind: 'A Tailwind die of this value can bring a ship here from anywhere.',
    sea: 'Nothing but water.',
    unknown: 'Whoever sails off the map draws a region and lays it.',
  },

  dice: {
    title: (value: number) => `Die showing ${value}`,
    text: 'Put it on a slot that takes its value. Every gold you spend raises or lowers it by 1.',
  },
  actions: {
    sail: { name: 'Sail', text: 'Move your flagship 1 or 2 spaces.' },
    tailwind: {
      name: 'Tailwind',
      text: 'Bring your flagship straight to a space whose wind shows the die’s value.',
    },
    cannons: {
      name: 'Cannons',
      text: 'Loaded until the round ends. In battle, lower this die to add to your roll.',
    },
    cannons2: {
      name: 'Cannons',
      text: 'Loaded until the round ends. In battle, lower this die to add to your roll.',
    },
    repair: { name: 'Repair', text: 'Remove up to 2 damage from your slots.' },
    bombard: { name: 'Bombard', text: 'Remove all comrades from the island of your flagship’s region.' },
    order: { name: 'Order', text: 'Move up to 4 different patrols 1 space each.' },
    deploy: { name: 'Deploy', text: 'Place a patrol on your flagship’s space or next to it.' },
    inspire: { name: 'Inspire', text: 'Place up to 4 ready comrades, each on a different island.' },
    gather: { name: 'Gather', text: 'Place 4 ready comrades on the island of your flagship’s region.' },
    rally: { name: 'Rally', text: 'On an island: ready 4 comrades.' },
    fullSail: { name: 'Full Sail', text: 'Move your flagship 1 space up to the die’s value.' },
    negotiate: {
      name: 'Negotiate',
      text: 'On an island: recruit a card for nothing, and another if you send a comrade away.',
    },
    cutterSail: { name: 'Cutter: Sail', text: 'Move the Cutter 1 to 3 spaces, ignoring wrecks.' },
    cutterTailwind: {
      name: 'Cutter: Tailwind',
      text: 'Bring the Cutter to a space whose wind shows the die’s value.',
    },
    gunshipSail: { name: 'Gunship: Sail', text: 'Move the Gunship 1 or 2 spaces, ignoring wrecks.' },
    gunshipTailwind: {
      name: 'Gunship: Tailwind',
      text: 'Bring the Gunship to a space whose wind shows the die’s value.',
    },
  },

  crew,
  cardDetails: (suit: string, cost: string, delivers: string): string =>
    `${suit}. Cost: ${cost}. Delivers to ${delivers}.`,
  costs: { die: 'a die', 1: '1 gold', 2: '2 gold' },

  plans,

  ...table,
};

export type Text = typeof en;
