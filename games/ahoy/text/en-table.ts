import { and, many, refusals, verb } from '../../common/english.ts';
import type { Sentences } from '../../common/said.ts';
import type { KernelRefusals } from '../../common/says.ts';
import type { Word } from '../choices.ts';
import type { Reward } from '../content/rewards.ts';
import type { Asks, Ends, Happenings, Notes, Refusals, Spoil } from '../says.ts';
import type { GlorySource } from '../state.ts';

/** What is asked, chosen, told and refused at the table, in English. */

type Words<Key extends string> = { readonly [key in Key]: string };

/** The words every language has for the table; what one lacks does not compile. */
export interface TableWords {
  readonly rewards: Words<Reward>;
  readonly spoils: Words<Spoil>;
  readonly glory: Words<GlorySource>;
  readonly ask: Sentences<Asks>;
  readonly choice: Words<Word | 'n' | 'e' | 's' | 'w' | 'upAndDown' | 'keepCannons'>;
  readonly choices: {
    placeDie(die: number, slot: string): string;
    setAside(die: number): string;
    recruit(card: string, die: number): string;
    pickUp(card: string): string;
    deliver(card: string): string;
    plan(plan: string): string;
    useCrew(card: string): string;
    value(value: number, cost: number): string;
    rearm(slot: string): string;
    lower(by: number): string;
    turn(quarter: number): string;
    square(x: number, y: number): string;
  };
  readonly log: Sentences<Happenings>;
  readonly notes: Sentences<Notes>;
  readonly refuse: Sentences<Refusals & KernelRefusals>;
  readonly outcome: Sentences<Ends>;
}

const gold = (count: number): string => `${count} gold`;

const rewards: TableWords['rewards'] = {
  gold: 'gain 1 gold',
  glory: 'gain 1 glory',
  twoGlory: 'gain 2 glory',
  threeGlory: 'gain 3 glory',
  recruit: 'recruit a crew card for nothing',
  region: 'add a region to the map',
  none: 'nothing',
};

const spoils: TableWords['spoils'] = {
  gold: '1 damage and steal 1 gold',
  twoDamage: '2 damage',
  removeComrade: '1 damage and remove a comrade',
  placeComrade: '1 damage and place a comrade',
  sailOn: '1 damage and sail on',
  reward: '1 damage and a reward',
  none: 'nothing',
};

const glory: TableWords['glory'] = {
  headStart: 'Head start',
  regions: 'Regions',
  deliveries: 'Deliveries',
  rewards: 'Rewards',
  pledges: 'Pledges',
};

const ask: Sentences<Asks> = {
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
  takeReward: (s) => `Take the reward: ${rewards[s.word('reward')]}?`,
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
};

const choice: TableWords['choice'] = {
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
};

const choices: TableWords['choices'] = {
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
};

/** Told as it was: in the past, “you” and “the Squadron” take the same verbs. */
const log: Sentences<Happenings> = {
  choseFaction: (s) =>
    s.you('faction') ? 'You have found your faction.' : `${s.the('faction')} has found its captain.`,
  roundBegins: (s) =>
    `Round ${s.number('round')}: ${s.the('faction')} ${s.you('faction') ? 'play' : 'plays'} first.`,
  turnBegins: (s) => (s.you('faction') ? 'Your turn.' : `The turn ${s.of('faction')}.`),
  placed: (s) => `${s.the('figure')} appeared at ${s.the('to')}.`,
  removed: (s) => `${s.the('figure')} left ${s.the('from')}.`,
  gainedGold: (s) => `${s.the('faction')} gained ${gold(s.number('gold'))}.`,
  gainedGlory: (s) => `${s.the('faction')} gained ${s.number('glory')} glory.`,
  placedDie: (s) => `${s.the('faction')} placed a ${s.number('value')} on ${s.the('slot')}.`,
  setAside: (s) => `${s.the('faction')} set a ${s.number('die')} aside.`,
  rearmed: (s) => `${s.the('faction')} moved a ${s.number('value')} to Cannons.`,
  sailed: (s) => `${s.the('figure')} sailed to ${s.the('to')}.`,
  leapt: (s) => `${s.the('figure')} arrived at ${s.the('to')}.`,
  anchored: (s) => `${s.the('figure')} anchored at ${s.the('at')}.`,
  explores: (s) => `${s.the('figure')} sailed off the map.`,
  drewRegion: (s) => `${s.the('region')} was sighted.`,
  laidRegion: (s) => `${s.the('region')} was charted.`,
  struckWreck: (s) => `${s.the('figure')} struck a wreck.`,
  damaged: (s) => `${s.the('figure')} was damaged: ${s.the('slot')}.`,
  repaired: (s) => `${s.the('faction')} repaired ${and(s.list('slots'))}.`,
  battle: (s) => `${s.the('attacker')} attacked ${s.the('defender')} at ${s.the('at')}.`,
  paidOff: (s) => `${s.the('faction')} paid ${s.the('to')} 1 gold to avoid the battle.`,
  loweredCannons: (s) => `${s.the('faction')} lowered ${its(s.you('faction'))} Cannons by ${s.number('by')}.`,
  raisedCannons: (s) => `${s.the('faction')} raised ${its(s.you('faction'))} Cannons by ${s.number('by')}.`,
  rolledBattle: (s) => `${s.the('figure')} fought with ${s.number('total')}.`,
  wonBattle: (s) =>
    `${s.the('figure')} beat ${s.the('over')}, ${Math.max(s.number('attack'), s.number('defence'))} to ${Math.min(s.number('attack'), s.number('defence'))}.`,
  spoils: (s) =>
    s.word('spoil') === 'none'
      ? `${s.the('faction')} claimed nothing.`
      : `${s.the('faction')} claimed ${its(s.you('faction'))} spoils: ${spoils[s.word('spoil')]}.`,
  stoleGold: (s) => `${s.the('faction')} stole 1 gold from ${s.the('from')}.`,
  recruited: (s) => `${s.the('faction')} recruited ${s.the('card')}.`,
  revealed: (s) => `${s.the('card')} came to the Market.`,
  boxed: (s) => `${s.the('card')} left the game.`,
  usedCrew: (s) => `${s.the('faction')} called on ${s.the('card')}.`,
  lured: (s) => `${s.the('faction')} took ${s.the('card')} from ${s.the('from')}.`,
  movedComrades: (s) =>
    `${many(s.number('count'), 'comrade')} crossed from ${s.the('from')} to ${s.the('to')}.`,
  readied: (s) => `${many(s.number('count'), 'comrade')} made ready.`,
  placedComrades: (s) => `${many(s.number('count'), 'comrade')} rose on ${s.the('to')}.`,
  removedComrades: (s) => `${many(s.number('count'), 'comrade')} left ${s.the('from')}.`,
  lostShip: (s) => `The ${s.word('plan') === 'cutter' ? 'Cutter' : 'Gunship'} was lost.`,
  playedPlan: (s) => `A plan was played: ${s.the('plan')}.`,
  pickedUp: (s) => `${s.the('faction')} picked up ${s.the('card')} as cargo.`,
  delivered: (s) => `${s.the('faction')} delivered ${s.the('card')} to ${s.the('region')}.`,
  enriched: (s) => `${s.the('region')} grew to wealth ${s.number('wealth')}.`,
  pledged: (s) =>
    s.word('to') === undefined
      ? `${s.the('faction')} put it under pledge ${s.word('token')}.`
      : `You pledged it ${s.to('to')}, under ${s.word('token')}.`,
  movedMarker: (s) =>
    `${s.the('faction')} moved ${its(s.you('faction'))} marker: ${rewards[s.word('reward')]}.`,
  controls: (s) => `${s.the('faction')} controlled ${s.the('region')}, wealth ${s.number('wealth')}.`,
  revealedPledge: (s) => `${s.the('card')} was pledged ${s.to('to')}: ${s.number('glory')} glory.`,
  clearedMarket: (s) => `${s.the('faction')} cleared the Market.`,
  rolledDice: (s) => `${s.the('faction')} rolled ${s.numbers('dice').join(', ')}.`,
  drewPlans: (s) =>
    s.list('plans').length > 0
      ? `You drew ${and(s.list('plans'))}.`
      : `${many(s.number('count'), 'plan')} drawn.`,
  gameOver: (s) => `The game is over. Victory for ${and(s.list('winners'))}.`,
};

const its = (you: boolean): string => (you ? 'your' : 'its');

const notes: Sentences<Notes> = {
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
  theDie: (s) => (s.number('gold') === 0 ? 'The die, no gold' : `The die and ${gold(s.number('gold'))}`),
  mends: (s) => `Repair up to ${s.number('count')} damage`,
  bombards: (s) =>
    `${many(s.number('count'), 'comrade')} ${verb(s.number('count'), 'leaves', 'leave')} your region`,
  orders: (s) => `Move up to ${many(s.number('count'), 'patrol')}, 1 space each`,
  inspires: (s) => `${many(s.number('count'), 'comrade')}, each on another island`,
  gathers: (s) => `${many(s.number('count'), 'comrade')} on the island of your region`,
  rallies: (s) => `Ready ${many(s.number('count'), 'comrade')}`,
  winds: (s) =>
    `Straight to ${s.number('count') === 1 ? 'the space' : `one of ${s.number('count')} spaces`} with this wind`,
  sailsFar: (s) => `Sail up to ${many(s.number('spaces'), 'space')}`,
  undamaged: () => 'nothing of yours is damaged',
  noComrades: () => 'there are no comrades in your region',
  noneReady: () => 'no comrade is ready',
  notAshore: () => 'your flagship is not on an island',
  noReserve: () => 'no comrade is left in the reserve',
  noPatrolsOut: () => 'no patrol can move',
  noPatrolsLeft: () => 'no patrol is left in the reserve',
  noWind: () => 'no space with this wind to go to',
  noRecruits: () => 'there is nobody to recruit where you are',
};

const refuse: TableWords['refuse'] = {
  ...refusals,
  cannotConcede: () => 'With three or four players a bot takes over instead.',
  wrongSeats: () => 'Ahoy is for two to four players.',
  soloSeats: () => 'In a solo game the seat is the faction.',
  soloCaptain: () => 'Your faction is not in play with that many factions.',
  soloChallenge: (s) => `This challenge needs ${s.number('seats')} factions and its own captain.`,
};

const outcome: Sentences<Ends> = {
  mostGlory: () => 'Most glory wins; gold breaks ties.',
  conceded: (s) => (s.word('faction') === '' ? 'One side gave up.' : `${s.the('faction')} gave up.`),
  soloConceded: () => 'You gave up: no score is kept.',
  solo: (s) => {
    const result = { won: 'You won', drawn: 'A draw', lost: 'You lost' }[s.word('result')];
    const medal = {
      gold: ' with a gold medal',
      silver: ' with a silver medal',
      bronze: ' with a bronze medal',
      none: '',
    }[s.word('medal')];
    const margin = s.number('margin');
    const apart = `, ${Math.abs(margin)} glory ${margin > 0 ? 'ahead' : 'behind'}`;
    return `${result}${medal}${margin === 0 || s.word('mode') === 'blockade' ? '' : apart}.`;
  },
};

export const table: TableWords = {
  rewards,
  spoils,
  glory,
  ask,
  choice,
  choices,
  log,
  notes,
  refuse,
  outcome,
};
