import { and, many, proper, refusals } from '../../common/english.ts';
import type { Name, Sentences } from '../../common/said.ts';
import type { KernelRefusals } from '../../common/says.ts';
import type { AreaId } from '../content/battle-board.ts';
import type { Source } from '../rules/scoring.ts';
import type { Asks, Endings, Happenings, Notes, Quay, Reasons } from '../says.ts';
import * as cards from './en-cards.ts';

/** Every English word of Dead Reckoning. French has the same shape, so a missing sentence does not compile. */

const goods = (cargo: number, coin: number): string =>
  and([...(cargo > 0 ? [`${cargo} cargo`] : []), ...(coin > 0 ? [many(coin, 'coin')] : [])]) || 'nothing';
const cubes = (count: number): string => many(count, 'cube');

const QUAYS: { readonly [quay in Quay]: string } = {
  port: 'at your dock',
  island: 'on the island',
  sea: 'at sea',
};

const AREAS: { readonly [area in AreaId]: string } = {
  P1: 'plunder (1 cargo)',
  P2: 'plunder (1 coin)',
  P3: 'plunder (1 cargo and 1 coin)',
  P4: 'plunder (2 goods of your choice)',
  P5: 'plunder (1 cargo)',
  S1a: 'strength 1',
  S1b: 'strength 1',
  S1c: 'strength 1',
  S2: 'strength 2',
  D1: 'damage',
  D2: 'damage',
  BLAST: 'the blast',
};

const ask: Sentences<Asks> = {
  keepToken: () => 'Keep one of your two bonus tokens; it stays secret until the end.',
  levelUp: () => 'Level up one card in your hand.',
  wishLevelUp: () => 'You may level up one card of your first hand.',
  act: (s) =>
    s.is('raised')
      ? `Your turn: act, sail on (${many(s.number('sails'), 'sail')} left), or end the turn.`
      : 'Your turn: play cards, load, raise sails, or end the turn.',
  stow: (s) => `Load, unload and lay goods into your holds ${QUAYS[s.word('quay')]}.`,
  makeRoom: (s) => `Find room for ${goods(s.number('cargo'), s.number('coin'))}.`,
  pay: (s) => `From where do you pay ${goods(s.number('cargo'), s.number('coin'))}?`,
  lose: (s) => `From which holds do you lose ${goods(s.number('cargo'), s.number('coin'))}?`,
  split: (s) =>
    `How much of ${goods(s.number('cargo'), s.number('coin'))} goes aboard? The rest goes ashore.`,
  sides: (s) => `Use a choice for its ${cards.iconNames[s.word('icon')][1]}?`,
  step: (s) => `Sail on (${many(s.number('left'), 'sail')} left) or stop here.`,
  nextPirate: () => 'Which pirate do you fight next?',
  attack: () => 'Which ship do you attack?',
  spareCube: (s) =>
    `You lack ${cubes(s.number('wanted'))}: take influence back from an island, or do without.`,
  influence: (s) => `Place influence: ${s.number('left')} left.`,
  removeInfluence: () => 'Whose cube do you remove?',
  produce: (s) => `Which island produces? ${s.number('left')} at the most.`,
  build: (s) => `What do you build, and where? ${s.number('left')} at the most.`,
  upgrade: (s) => (s.word('tier') === 'basic' ? 'Choose a basic upgrade.' : 'Choose an advanced upgrade.'),
  upgradeWhere: (s) => `Where does ${s.the('upgrade')} go?`,
  replaceUpgrade: () => 'Which basic upgrade is covered?',
  levelUpDeck: () => 'The cards below cannot rise. Level up the next one?',
  levelUpHand: () => 'Level up a card in your hand.',
  copy: () => 'Which advancement do you copy?',
  respond: (s) =>
    s.number('against') < 0
      ? 'You may lay your goods elsewhere or throw some overboard.'
      : `Before the battle with ${s.seat('against')}: lay your goods elsewhere or throw some overboard.`,
  playToAttack: (s) => `Play cards for the battle against ${s.the('against')}, then fire.`,
  commit: (s) =>
    `How many cannons fire? ${cubes(s.number('certain'))} more come by themselves, they have at least ${s.number('theirs')}.`,
  playToDefend: (s) =>
    `${s.seat('against')} attacks with ${cubes(s.number('theirs'))}: play cards to defend yourself.`,
  battleAbility: (s) =>
    `Strength ${s.number('mine')} to ${s.number('theirs')}: use a battle ability or pass.`,
  moveCube: () => 'Which cube moves, and where?',
  giveUpCube: () => 'Which of your cubes do you give up?',
  playDrawn: () => 'Play the card you drew at once?',
  plunderCoins: (s) => `How many of ${s.number('goods')} plundered goods are coins?`,
  plunder: (s) => `Where does your plunder go: ${goods(s.number('cargo'), s.number('coin'))}?`,
  drop: (s) => `${cubes(s.number('mine'))} fall.`,
  mode: () => 'Merchant or pirate until your next turn?',
  sleeve: () => 'Slip advancements into cards you have in play.',
};

const log: Sentences<Happenings> = {
  began: (s) => `${s.seat('seat')}: turn ${s.number('round')}.`,
  firstPlayer: (s) => `${s.seat('seat')} begins.`,
  levelled: (s) => `${s.seat('seat')} levels up ${s.the('card')} to ${s.number('level')}.`,
  levelledHidden: (s) => `${s.seat('seat')} levels up a card.`,
  played: (s) => `${s.seat('seat')} plays ${s.the('card')}.`,
  raised: (s) => `${s.seat('seat')} raises ${many(s.number('sails'), 'sail')}.`,
  sailed: (s) => `${s.the('ship')} sails from ${s.the('from')} to ${s.the('to')}.`,
  explored: (s) => `${s.seat('seat')} explores ${s.the('space')}.`,
  revealed: (s) => `${s.the('card')} appears at ${s.the('space')}.`,
  loaded: (s) => `${s.seat('seat')} loads ${goods(s.number('cargo'), s.number('coin'))} at ${s.the('from')}.`,
  unloaded: (s) =>
    `${s.seat('seat')} unloads ${goods(s.number('cargo'), s.number('coin'))} at ${s.the('to')}.`,
  rearranged: (s) => `${s.seat('seat')} lays goods into other holds.`,
  jettisoned: (s) => `${s.seat('seat')} throws ${goods(s.number('cargo'), s.number('coin'))} overboard.`,
  gained: (s) => `${s.seat('seat')} gains ${goods(s.number('cargo'), s.number('coin'))}.`,
  noRoom: (s) => `${s.seat('seat')} leaves ${goods(s.number('cargo'), s.number('coin'))} behind.`,
  paid: (s) => `${s.seat('seat')} pays ${goods(s.number('cargo'), s.number('coin'))}.`,
  lost: (s) => `${s.seat('seat')} loses ${goods(s.number('cargo'), s.number('coin'))}.`,
  bought: (s) => `${s.seat('seat')} buys ${s.the('card')} for ${s.number('cost')} cargo.`,
  traded: (s) => `${s.seat('seat')} trades with ${s.the('card')} for ${s.number('cost')} cargo.`,
  foundAdvancement: (s) => `${s.seat('seat')} finds ${s.the('card')} in row ${s.number('row')}.`,
  foundNone: (s) => `There is no advancement left in row ${s.number('row')}.`,
  attackedMerchant: (s) =>
    `${s.seat('seat')} attacks ${s.the('card')}: it is ${s.the('back')}, with ${cubes(s.number('cubes'))}.`,
  buried: (s) => `${s.the('card')} is gone for good.`,
  tookPrize: (s) => `${s.seat('seat')} keeps ${s.the('card')} as a prize.`,
  used: (s) => `${s.seat('seat')} uses ${s.the('ability')}.`,
  placedInfluence: (s) => `${s.seat('seat')} places influence on ${s.the('space')}.`,
  replacedInfluence: (s) => `${s.seat('seat')} replaces a cube of ${s.seat('whose')} on ${s.the('space')}.`,
  removedInfluence: (s) => `${s.seat('seat')} removes a cube of ${s.seat('whose')} from ${s.the('space')}.`,
  tookControl: (s) => `${s.seat('seat')} controls ${s.the('space')}.`,
  lostControl: (s) => `${s.seat('seat')} loses ${s.the('space')}.`,
  sparedCube: (s) => `${s.seat('seat')} takes a cube back from ${s.the('space')}.`,
  razed: (s) => `${s.the('space')} loses ${cards.buildingNames[s.word('building')]}.`,
  built: (s) => `${s.seat('seat')} builds ${cards.buildingNames[s.word('building')]} on ${s.the('space')}.`,
  produced: (s) =>
    `${s.the('space')} produces ${goods(s.number('cargo'), s.number('coin'))} for ${s.seat('seat')}.`,
  upgraded: (s) => `${s.seat('seat')} fits ${s.the('upgrade')}.`,
  repaired: (s) => `${s.seat('seat')} repairs ${s.number('count')} damage.`,
  damaged: (s) => `${s.seat('seat')} takes ${s.number('count')} damage.`,
  sank: (s) =>
    s.number('by') < 0
      ? `The ship of ${s.seat('seat')} sinks: ${many(s.number('coins'), 'coin')} lost.`
      : `${s.seat('by')} sinks the ship of ${s.seat('seat')}: ${many(s.number('coins'), 'coin')} change hands.`,
  becameMerchant: (s) => `${s.seat('seat')} lowers the black flag.`,
  becamePirate: (s) => `${s.seat('seat')} hoists the black flag.`,
  battle: (s) => `${s.seat('seat')} attacks ${s.the('against')} at ${s.the('space')}.`,
  committed: (s) =>
    `${s.seat('seat')} fires ${many(s.number('cannons'), 'cannon')}: ${cubes(s.number('cubes'))}.`,
  defended: (s) => `${s.seat('seat')} defends with ${cubes(s.number('cubes'))}.`,
  dropped: (s) =>
    `${s.is('black') ? 'The merchants’ cubes' : `The cubes of ${s.seat('seat')}`} fall: ${and(s.list('areas'))}.`,
  pushed: (s) => `A cube is knocked from ${s.the('from')} to ${s.the('to')}.`,
  blasted: (s) => `Blast: ${cubes(s.number('cubes'))} fall again.`,
  passed: (s) => `${s.seat('seat')} passes.`,
  movedCube: (s) => `${s.seat('seat')} moves a cube from ${s.the('from')} to ${s.the('to')}.`,
  gaveUpCube: (s) => `${s.seat('seat')} gives up a cube in ${s.the('from')}.`,
  plundered: (s) => `${s.seat('seat')} plunders ${goods(s.number('cargo'), s.number('coin'))}.`,
  won: (s) => `${s.seat('seat')} beats ${s.the('against')}, ${s.number('mine')} to ${s.number('theirs')}.`,
  merchantWon: (s) => `${s.the('card')} fights the attack off, ${s.number('theirs')} to ${s.number('mine')}.`,
  progress: (s) =>
    `${s.seat('seat')}: ${cards.achievementNames[s.word('achievement')]}, ${s.number('count')} so far.`,
  achieved: (s) => `${s.seat('seat')} achieves ${cards.achievementNames[s.word('achievement')]}!`,
  sleeved: (s) => `${s.seat('seat')} slips ${s.the('sheet')} into ${s.the('card')}.`,
  drew: (s) => `${s.seat('seat')} draws ${many(s.number('count'), 'card')}.`,
  reshuffled: (s) => `${s.seat('seat')} shuffles the discard pile into a new deck.`,
  triggered: (s) => `${s.seat('seat')} has four achievements: everybody else has one last turn.`,
  rivalCard: (s) => `The rival turns up ${s.the('card')}.`,
  rivalKept: (s) => `The rival keeps ${s.the('card')}.`,
  tieBreak: (s) =>
    `Tie-break: ${and(s.seats('seats'))} drop ${and(s.numbers('strengths').map(String))} strength.`,
  scored: (s) => `${s.seat('seat')} owns ${many(s.number('total'), 'coin')}.`,
};

const notes: Sentences<Notes> = {
  path: (s) => `${many(s.number('left'), 'sail')} left after it.`,
  garrison: (s) => `The garrison there does ${s.number('damage')} damage.`,
  pirates: (s) => `Stopping there means a battle with ${many(s.number('ships'), 'pirate')}.`,
  explores: () => 'Stopping there explores the board.',
  odds: (s) =>
    `${s.number('mine')} cubes against ${s.number('theirs')}: you win about ${s.number('percent')} times in 100.`,
  costs: (s) => `Costs ${goods(s.number('cargo'), s.number('coin'))}.`,
  takesControl: (s) => `You would control ${s.the('space')}.`,
  gains: (s) => `Brings ${goods(s.number('cargo'), s.number('coin'))}.`,
  furls: (s) => `Goods there furl ${many(s.number('sails'), 'sail')}.`,
};

const refuse: Sentences<KernelRefusals & Reasons> = {
  ...refusals,
  doesNotFit: () => 'That does not fit into your holds.',
  notConserved: () => 'There are not so many goods.',
  wrongPayment: () => 'That is not the price, or it is not yours to pay with.',
  cannotUnload: () => 'Nothing can be unloaded here.',
  cannotLoad: () => 'There is not so much to load here.',
  wrongDrop: () => 'Cubes cannot fall like that.',
};

const outcome: Sentences<Endings> = {
  mostCoins: () => 'The most coins win.',
  tieBroken: () => 'Equal fortunes: the cannons decided.',
  solo: (s) => (s.is('won') ? 'You have beaten the rival.' : 'The rival is richer.'),
  conceded: (s) => `${s.seat('seat')} gave up.`,
};

const scores: { readonly [source in Source]: string } = {
  achievements: 'Achievements',
  coins: 'Coins',
  buildings: 'Buildings',
  advancements: 'Advancements',
  upgrades: 'Upgrades',
  effects: 'Effects of cards',
  islands: 'Islands',
  token: 'Bonus token',
};

export const en = {
  ...cards,
  name: 'Dead Reckoning',
  typeset: (sentence: string): string => sentence,
  pitch: 'Chart an unknown ocean, craft your crew card by card, and come home the richest.',
  options: {
    bonusTokens: 'Bonus tokens',
    chests: 'Treasure chests',
    level: 'The rival (alone)',
  },
  values: {
    true: 'With bonus tokens',
    false: 'Without',
    closed: 'Closed: only you see your coins',
    open: 'Open: everybody sees all coins',
    easy: 'Easy',
    normal: 'Normal',
    hard: 'Hard',
    expert: 'Expert',
  },
  seats: ['the Petrel', 'the Halcyon', 'the Osprey', 'the Fulmar'],
  seatNames: ['Petrel', 'Halcyon', 'Osprey', 'Fulmar'],
  rival: 'the Rival',
  place: (name: string): Name => proper(name),
  harbor: proper('the harbor'),
  uncharted: (row: number): Name => proper(`an uncharted board of row ${row}`),
  cardTitle: (sailor: string, level: number): string => `${sailor} (level ${level})`,
  abilityOf: (card: string, text: string): string => `${card}: ${text}`,
  cost: (cargo: number, coin: number, from: string): string => `pay ${goods(cargo, coin)} ${from}: `,
  from: { dock: 'from dock and chest', ship: 'from your ship', either: 'from ship and dock' },
  inPort: 'in port: ',
  or: ' or ',
  nonBuilding: ' (not against buildings)',
  areas: AREAS,
  slots: { top: 'top', middle: 'middle', bottom: 'bottom' },
  rivalCards: (bent: string, sails: number, influence: number, guns: number, income: number): string =>
    `${bent}: ${many(sails, 'sail')}, ${influence} influence, ${cubes(guns)}, income ${income}`,
  bents: { raider: 'Raider', settler: 'Settler', trader: 'Trader' },
  hulls: ['the bow', 'the fore hull', 'the main hull', 'the stern'],
  token: (names: readonly string[]): string => and(names),
  choices: {
    play: (card: string): string => `Play ${card}`,
    use: (ability: string): string => ability,
    stow: 'Load and unload',
    raise: 'Raise sails',
    sail: (space: string): string => `Sail to ${space}`,
    buy: (card: string, cost: number): string => `Buy ${card} for ${cost} cargo`,
    trade: (card: string, cost: number): string => `Trade with ${card} for ${cost} cargo`,
    assault: (card: string): string => `Attack ${card}`,
    fight: (ship: string): string => `Fight ${ship}`,
    storm: 'Attack the fort and garrison here',
    claim: 'Give up 12 cargo and become Master Merchant',
    end: 'End the turn',
    stop: 'Stop here',
    done: 'Done',
    yes: 'Yes',
    no: 'No',
    merchant: 'Merchant',
    pirate: 'Pirate',
    replace: (space: string, whose: string): string => `Replace a cube of ${whose} on ${space}`,
    remove: (space: string, whose: string): string => `Remove a cube of ${whose} from ${space}`,
    building: (building: string, space: string, cost: number): string =>
      `${building} on ${space} for ${cost} cargo`,
    sleeve: (sheet: string, card: string): string => `Slip ${sheet} into ${card}`,
    moveCube: (whose: string, from: string, to: string): string =>
      `A cube of ${whose}: from ${from} to ${to}`,
    giveUp: (from: string): string => `Your cube in ${from}`,
    asItIs: 'Leave everything where it is',
    allAboard: 'As much aboard as fits',
    sailsFree: 'Keep the holds with sails empty',
    allAshore: 'Everything ashore',
    fore: 'Everything forward',
    aft: 'Everything aft',
    overboard: (hull: string): string => `Throw what lies in ${hull} overboard`,
    coinsFirst: (rest: string): string => `Coins first; the rest ${rest}`,
    onTop: (rest: string): string => `On top of what is there; the rest ${rest}`,
    coinsAboard: 'Only the coins aboard',
    nothing: 'Leave it',
    rests: { ashore: 'ashore', overboard: 'overboard' },
    pay: (ship: string, dock: string): string => `${ship} from the ship, ${dock} from dock and chest`,
  },
  goods,
  ask,
  log,
  notes,
  refuse,
  outcome,
  scores,
  explain: {
    harbor:
      'Home: dock, chest and shipyard. In port all sails count, cargo is loaded from the dock, and attackers meet 4 more cubes.',
    island: (slots: number, places: string, production: string, hand: boolean): string =>
      `${slots} slots. Coins at the end by place: ${places}. Produces ${production}.${hand ? ' Who controls it may hold one card more.' : ''}`,
    sea: 'Open sea: no island. Each arrow makes the island it points to produce 1 cargo more.',
    uncharted: 'Nobody has been here. Whoever stops here explores it.',
    ship: 'A ship with its holds. Sails and guns over a hold work while the hold is empty; five damage sink it.',
    hull: (hold: number, text: string): string => `Hold for ${hold} goods. ${text}`,
    nextLevel: (level: number, text: string): string => `At level ${level}: ${text}`,
    token: (text: string): string => `2 coins for each of these you achieve: ${text}.`,
    advancement: (cost: number, slot: string, text: string): string =>
      `Costs ${cost} cargo; goes into the ${slot} slot. ${text}`,
    merchant: 'A merchant ship: trade for its ability, or attack and learn who it is.',
    back: (count: number, victory: string, defeat: string): string =>
      `${cubes(count)}. Won: ${victory || 'nothing'}. Lost: ${defeat || 'nothing'}.`,
    results: {
      gain: (cargo: number, coin: number): string => goods(cargo, coin),
      repair: (count: number): string => `repair ${count}`,
      levelUp: 'level up the bottom card of your deck',
      advancement: (row: number): string => `the next advancement of row ${row}`,
      takeDamage: (count: number): string => `${count} damage`,
      lose: (cargo: number, coin: number): string => `lose ${goods(cargo, coin)}`,
    },
    area: 'A cube that comes to rest here counts as shown.',
  },
};

export type Text = typeof en;
