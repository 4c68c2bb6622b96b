import type { Name, Said } from './said.ts';

/** Every English word of Ahoy. French has the same shape, so a missing sentence does not compile. */

type Sentence = (s: Said) => string;

const gold = (count: number): string => `${count} gold`;
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
/** The verb for so many: 1 leaves, 2 leave. */
const verb = (count: number, one: string, more: string): string => (count === 1 ? one : more);
const proper = (name: string): Name => ({ the: name, of: `of ${name}`, to: `to ${name}` });
const and = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

const REWARDS: { readonly [reward: string]: string } = {
  gold: 'gain 1 gold',
  glory: 'gain 1 glory',
  twoGlory: 'gain 2 glory',
  threeGlory: 'gain 3 glory',
  recruit: 'recruit a crew card for nothing',
  region: 'add a region to the map',
  none: 'nothing',
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

  crew: {
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
  },
  cardDetails: (suit: string, cost: string, delivers: string): string =>
    `${suit}. Cost: ${cost}. Delivers to ${delivers}.`,
  costs: { die: 'a die', 1: '1 gold', 2: '2 gold' },

  plans: {
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
  },

  rewards: REWARDS,
  spoils: {
    gold: '1 damage and steal 1 gold',
    twoDamage: '2 damage',
    removeComrade: '1 damage and remove a comrade',
    placeComrade: '1 damage and place a comrade',
    sailOn: '1 damage and sail on',
    reward: '1 damage and a reward',
    none: 'nothing',
  },
  glory: {
    headStart: 'Head start',
    regions: 'Regions',
    deliveries: 'Deliveries',
    rewards: 'Rewards',
    pledges: 'Pledges',
  },

  ask: {
    chooseFaction: () => 'Choose your faction',
    startIsland: () => 'Choose the island where the Squadron begins',
    startSpace: () => 'Choose the water where your flagship begins',
    turn: (s) =>
      s.number('left') > 0
        ? `Your turn: place ${many(s.number('left'), 'more die', 'more dice')}`
        : 'Dice placed: act further or end your turn',
    value: (s) => `With which value does the ${s.number('die')} go on ${s.the('slot')}?`,
    sail: (s) => `Choose where ${s.the('figure')} sails — ${many(s.number('left'), 'move')} left`,
    tailwind: (s) => `The wind blows ${s.number('value')}: where does it take you?`,
    layTile: (s) => `You found ${s.the('region')}: choose how it lies`,
    layTileOnEdge: (s) => `You charted ${s.the('region')}: choose where it lies`,
    turnTile: (s) => `Turn ${s.the('region')} as you like`,
    seaWitch: (s) =>
      `Let the Sea Witch carry you to the far edge${s.word('instead') === 'stay' ? ', or stay' : ' instead of exploring'}?`,
    helmsman: () => 'Let the Helmsman steer clear of the wreck?',
    oldSalt: () => 'A current: follow it, stay, or choose another way',
    powderLookout: () => 'Fog: stay, or let the Powder Lookout drive you on',
    treasure: (s) => `Take ${gold(s.number('gold'))} from ${s.the('at')}?`,
    port: () => 'In port: repair, arm a die, or nothing',
    repair: (s) => `Repair up to ${many(s.number('most'), 'slot')}`,
    anchored: () => 'Anchored: choose what to do next',
    wonBattle: () => 'Victory: choose what happens next',
    endOfTurn: () => 'End of the turn: choose what happens next',
    chooseFoe: (s) => `Whom does ${s.the('figure')} fight first?`,
    emissary: (s) => `Pay 1 gold to avoid the battle with ${s.the('defender')}?`,
    battlePlan: (s) => `${s.the('attacker')} attacks ${s.the('defender')}: play a plan?`,
    lowerCannons: (s) => `Battle against ${s.the('against')}: lower your Cannons?`,
    rumSteward: (s) =>
      `Attack ${s.number('attack')}, defence ${s.number('defence')}: suffer 1 damage to roll again?`,
    spoils: (s) => `${s.the('figure')} beat ${s.the('over')}: choose your reward`,
    suffer: () => 'Choose which of your slots is damaged',
    inflict: (s) => `Choose the slot of ${s.the('figure')} to damage`,
    ram: (s) => `Where do you push ${s.the('figure')}?`,
    placePatrol: (s) => `Place a patrol at ${s.the('at')}?`,
    deploy: () => 'Choose where the patrol is deployed',
    order: (s) => `Choose a patrol to move — ${many(s.number('left'), 'order')} left`,
    persuadePatrol: (s) => `Choose a patrol to move — ${s.number('left')} left`,
    fortify: () => 'Turn two patrols into a stronghold?',
    comradesOnSail: (s) => `At ${s.the('at')}: place 2 comrades, or ready 2?`,
    inspire: (s) => `Choose up to ${many(s.number('most'), 'island')} for a comrade`,
    persuadeFrom: () => 'From which island do comrades leave?',
    persuadeTo: () => 'To which island do they go?',
    persuadeHowMany: () => 'How many comrades go?',
    sneakAttackWhere: () => 'Choose the region of the sneak attack',
    sneakAttack: (s) => `Remove up to ${many(s.number('most'), 'patrol')}`,
    enlistWhere: () => 'Choose the island where you enlist',
    enlist: () => 'Choose the cards you recruit',
    smashingEntrance: () => 'Choose the wind you arrive on, or stay',
    evacuateFrom: () => 'Which island do you evacuate?',
    evacuateTo: () => 'Where do comrades go?',
    evacuateHowMany: (s) => `How many go ${s.to('to')}?`,
    launch: () => 'Choose the island where the ship is launched',
    reward: () => 'Move the white marker',
    takeReward: (s) => `Take the reward: ${REWARDS[s.word('reward')]}?`,
    recruitFree: () => 'Choose a card to recruit for nothing',
    negotiate: () => 'Recruit a card for nothing?',
    negotiateAgain: () => 'Send a comrade away to recruit another card?',
    discardCargo: () => 'Your holds are full: choose cargo to discard',
    pledge: (s) => `To whom do you pledge ${s.the('card')}?`,
    crewOrCargo: (s) => `Take ${s.the('card')} as crew or as cargo?`,
    naiveNoble: () => 'Choose the card you take',
    shaman: () => 'Choose the figure the Shaman harms',
    bombMaker: () => 'Choose a figure for the Bomb Maker',
    gunnersMate: () => 'Gunner’s Mate: fire on which space?',
    buccaneer: () => 'Discard the Buccaneer to discard the loser’s crew?',
    buccaneerTakes: () => 'Choose crew of the loser to discard',
    breezeWhisperer: () => 'Choose the wind the whisper brings you to',
    fatalGale: () => 'Choose the space the gale throws you on',
    enrich: () => 'Choose the region that grows richer',
    clearMarket: () => 'Clear the Market and deal new cards?',
  } satisfies { [say: string]: Sentence },

  choice: {
    yes: 'Yes',
    no: 'No',
    stop: 'Stop here',
    done: 'Nothing more',
    pass: 'No plan',
    nothing: 'Nothing',
    stay: 'Stay here',
    end: 'End turn',
    n: 'North',
    e: 'East',
    s: 'South',
    w: 'West',
    repair: 'Repair',
    place: 'Place 2 comrades',
    ready: 'Ready 2 comrades',
    crew: 'As crew',
    cargo: 'As cargo',
    treasure: 'Take the treasure',
    port: 'Call at the port',
    merchant: 'Merchant: 1 gold',
    patrol: 'Place a patrol',
    comrades: 'Comrades',
    cutpurse: 'Cutpurse: 2 gold',
    buccaneer: 'Buccaneer',
    rammingProw: 'Ramming Prow',
    fortify: 'Build strongholds',
    archivist: 'Archivist: 1 gold',
    elder: 'Elder: 1 gold',
    upAndDown: 'Unchanged, for 2 gold',
    keepCannons: 'Lower nothing',
  },
  choices: {
    placeDie: (die: number, slot: string) => `${die} on ${slot}`,
    setAside: (die: number) => `Set the ${die} aside`,
    recruit: (card: string, die: number) => (die > 0 ? `Recruit ${card} with the ${die}` : `Recruit ${card}`),
    pickUp: (card: string) => `Pick up ${card}`,
    deliver: (card: string) => `Deliver ${card}`,
    plan: (plan: string) => `Play ${plan}`,
    useCrew: (card: string) => `Use ${card}`,
    value: (value: number, cost: number) => (cost > 0 ? `${value}, for ${gold(cost)}` : String(value)),
    rearm: (slot: string) => `Move the die on ${slot} to Cannons`,
    lower: (by: number) => `Lower by ${by}`,
    turn: (quarter: number) => `Turned ${quarter * 90}°`,
    square: (x: number, y: number) => `At ${x}, ${y}`,
  },

  log: {
    choseFaction: (s) => `${s.the('faction')} has found its captain.`,
    roundBegins: (s) => `Round ${s.number('round')}: ${s.the('faction')} plays first.`,
    turnBegins: (s) => `${s.the('faction')} takes a turn.`,
    placed: (s) => `${s.the('figure')} appears at ${s.the('to')}.`,
    removed: (s) => `${s.the('figure')} leaves ${s.the('from')}.`,
    gainedGold: (s) => `${s.the('faction')} gains ${gold(s.number('gold'))}.`,
    gainedGlory: (s) => `${s.the('faction')} gains ${s.number('glory')} glory.`,
    placedDie: (s) => `${s.the('faction')} places a ${s.number('value')} on ${s.the('slot')}.`,
    setAside: (s) => `${s.the('faction')} sets a ${s.number('die')} aside.`,
    rearmed: (s) => `${s.the('faction')} moves a ${s.number('value')} to Cannons.`,
    sailed: (s) => `${s.the('figure')} sails to ${s.the('to')}.`,
    leapt: (s) => `${s.the('figure')} arrives at ${s.the('to')}.`,
    anchored: (s) => `${s.the('figure')} anchors at ${s.the('at')}.`,
    explores: (s) => `${s.the('figure')} sails off the map.`,
    drewRegion: (s) => `${s.the('region')} is sighted.`,
    laidRegion: (s) => `${s.the('region')} is charted.`,
    struckWreck: (s) => `${s.the('figure')} strikes a wreck.`,
    damaged: (s) => `${s.the('figure')} is damaged: ${s.the('slot')}.`,
    repaired: (s) => `${s.the('faction')} repairs ${and(s.list('slots'))}.`,
    battle: (s) => `${s.the('attacker')} attacks ${s.the('defender')} at ${s.the('at')}.`,
    paidOff: (s) => `${s.the('faction')} pays ${s.the('to')} 1 gold to avoid the battle.`,
    loweredCannons: (s) => `${s.the('faction')} lowers its Cannons by ${s.number('by')}.`,
    raisedCannons: (s) => `${s.the('faction')} raises its Cannons by ${s.number('by')}.`,
    rolledBattle: (s) => `${s.the('figure')} fights with ${s.number('total')}.`,
    wonBattle: (s) =>
      `${s.the('figure')} beats ${s.the('over')}, ${Math.max(s.number('attack'), s.number('defence'))} to ${Math.min(s.number('attack'), s.number('defence'))}.`,
    spoils: (s) =>
      s.word('spoil') === 'none'
        ? `${s.the('faction')} claims nothing.`
        : `${s.the('faction')} claims its spoils.`,
    stoleGold: (s) => `${s.the('faction')} steals 1 gold from ${s.the('from')}.`,
    recruited: (s) => `${s.the('faction')} recruits ${s.the('card')}.`,
    revealed: (s) => `${s.the('card')} comes to the Market.`,
    boxed: (s) => `${s.the('card')} leaves the game.`,
    usedCrew: (s) => `${s.the('faction')} calls on ${s.the('card')}.`,
    lured: (s) => `${s.the('faction')} takes ${s.the('card')} from ${s.the('from')}.`,
    movedComrades: (s) =>
      `${many(s.number('count'), 'comrade')} ${verb(s.number('count'), 'crosses', 'cross')} from ${s.the('from')} to ${s.the('to')}.`,
    readied: (s) => `The Union readies ${many(s.number('count'), 'comrade')}.`,
    placedComrades: (s) =>
      `${many(s.number('count'), 'comrade')} ${verb(s.number('count'), 'rises', 'rise')} on ${s.the('to')}.`,
    removedComrades: (s) =>
      `${many(s.number('count'), 'comrade')} ${verb(s.number('count'), 'leaves', 'leave')} ${s.the('from')}.`,
    lostShip: (s) => `The Union loses its ${s.word('plan') === 'cutter' ? 'Cutter' : 'Gunship'}.`,
    playedPlan: (s) => `The Union plays ${s.the('plan')}.`,
    pickedUp: (s) => `${s.the('faction')} picks up ${s.the('card')} as cargo.`,
    delivered: (s) => `${s.the('faction')} delivers ${s.the('card')} to ${s.the('region')}.`,
    enriched: (s) => `${s.the('region')} grows to wealth ${s.number('wealth')}.`,
    pledged: (s) =>
      s.word('to') === ''
        ? `${s.the('faction')} puts it under pledge ${s.word('token')}.`
        : `You pledge it ${s.to('to')}, under ${s.word('token')}.`,
    movedMarker: (s) => `${s.the('faction')} moves its marker: ${REWARDS[s.word('reward')]}.`,
    controls: (s) => `${s.the('faction')} controls ${s.the('region')}, wealth ${s.number('wealth')}.`,
    revealedPledge: (s) => `${s.the('card')} was pledged ${s.to('to')}: ${s.number('glory')} glory.`,
    clearedMarket: (s) => `${s.the('faction')} clears the Market.`,
    rolledDice: (s) => `${s.the('faction')} rolls ${s.list('dice').join(', ')}.`,
    drewPlans: (s) =>
      s.list('plans').length > 0
        ? `You draw ${and(s.list('plans'))}.`
        : `The Union draws ${many(s.number('count'), 'plan')}.`,
    gameOver: (s) =>
      `The game is over: ${and(s.list('winners'))} ${s.list('winners').length > 1 ? 'win' : 'wins'}.`,
  } satisfies { [say: string]: Sentence },

  notes: {
    explores: (s) => `Explores: ${many(s.number('left'), 'region')} unseen`,
    battle: (s) => `Battle with ${s.the('against')}: ${s.number('percent')} % before cannons and plans`,
    odds: (s) => `${s.number('percent')} % to win, ${s.number('without')} % without`,
    oddsBeforeTheirs: (s) =>
      `${s.number('percent')} % to win, ${s.number('without')} % without; they may lower theirs after you`,
    wreck: () => 'Wreck: suffer 1 damage',
    wreckSpared: () => 'Wreck: no damage',
    current: () => 'The current carries you on',
    currentOffMap: () => 'The current carries you off the map',
    currentStill: () => 'The current cannot carry you on',
    oldSalt: () => 'Current: the Old Salt lets you choose the way',
    seaWitch: () => 'The Sea Witch can carry you to the far edge',
    powderLookout: () => 'Fog: no battles, and the Powder Lookout can drive you on',
    port: () => 'Port: repair 2 or arm a die',
    treasure: (s) => `Treasure: ${gold(s.number('gold'))} if you anchor`,
    fog: () => 'Fog: no battles',
  } satisfies { [say: string]: Sentence },

  refuse: {
    notOffered: () => 'That is not among the choices now.',
    wrongCount: (s) => `Choose between ${s.number('min')} and ${s.number('max')}.`,
    wrongAmount: (s) => `Choose a number from ${s.number('min')} to ${s.number('max')}.`,
    matchIsOver: () => 'The game is over.',
    questionIsClosed: () => 'The game has moved on since then.',
    notYourTurn: () => 'It is not your turn to decide.',
    cannotUndo: () => 'That cannot be taken back: something was revealed, or somebody has answered since.',
    cannotConcede: () => 'With three or four players a bot takes over instead.',
    othersAreDeciding: () => 'Wait until everybody has decided.',
    wrongSeats: () => 'Ahoy is for two to four players.',
    unknownOption: () => 'There is no such option.',
    unknownValue: () => 'That option has no such value.',
    soloSeats: () => 'In a solo game the seat is the faction.',
    soloCaptain: () => 'Your faction is not in play with that many factions.',
    soloChallenge: (s) => `This challenge needs ${s.number('seats')} factions and its own captain.`,
  } satisfies { [say: string]: Sentence },

  outcome: {
    mostGlory: () => 'Most glory wins; gold breaks ties.',
    conceded: (s) => (s.word('faction') === '' ? 'One side gave up.' : `${s.the('faction')} gave up.`),
    soloConceded: () => 'You gave up: no score is kept.',
    solo: (s) => {
      const result = { won: 'You won', drawn: 'A draw', lost: 'You lost' }[s.word('result')] ?? '';
      const medal =
        { gold: ' with a gold medal', silver: ' with a silver medal', bronze: ' with a bronze medal' }[
          s.word('medal')
        ] ?? '';
      const margin = s.number('margin');
      const apart = `, ${Math.abs(margin)} glory ${margin > 0 ? 'ahead' : 'behind'}`;
      return `${result}${medal}${margin === 0 || s.word('mode') === 'blockade' ? '' : apart}.`;
    },
  } satisfies { [say: string]: Sentence },
};

export type Text = typeof en;
