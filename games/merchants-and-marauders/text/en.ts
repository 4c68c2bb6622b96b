import { and, many, proper, refusals } from '../../common/english.ts';
import type { Name, Sentences } from '../../common/said.ts';
import type { Skill } from '../content/captains.ts';
import type { Moment } from '../content/glory.ts';
import type { Condition, Task } from '../content/missions.ts';
import type { Gift } from '../content/rumors.ts';
import type { Asks, Endings, Events, Notes, Reasons } from '../says.ts';
import type { Activity, CombatAction, GlorySource } from '../state.ts';
import { content, type Content } from './en-content.ts';

/** Every English word of Merchants & Marauders. French has the same type, so a missing sentence does not compile. */

export interface Text {
  readonly name: string;
  readonly pitch: string;
  /** The last touch of a language on its sentences. */
  typeset(sentence: string): string;
  readonly options: { readonly [option: string]: string };
  readonly values: { readonly [value: string]: string };
  readonly content: Content;
  captain(seat: number): string;
  named(name: string): Name;
  port(name: string): Name;
  merchant(zone: string): Name;
  section(name: string, of: string): Name;
  cargo(good: string, value: number, icon: string): string;
  readonly ashore: string;
  readonly ownRumor: string;
  readonly ownMission: string;
  readonly chest: string;
  readonly hidden: string;
  readonly actions: { readonly [action in CombatAction]: string };
  readonly activities: { readonly [activity in Exclude<Activity, 'mission'>]: string };
  readonly moments: { readonly [moment in Moment]?: string };
  readonly costs: { readonly [cost: string]: string };
  readonly gains: { readonly [reason: string]: string };
  readonly orders: { readonly [order: string]: string };
  readonly scores: { readonly [source in GlorySource | 'chest']: string };
  readonly choices: { readonly [key: string]: string };
  sail(zone: string): string;
  scout(target: string): string;
  playCard(card: string): string;
  hire(card: string): string;
  acceptMission(mission: string): string;
  repair(section: string, gold: number): string;
  buy(thing: string, gold: number): string;
  sellFor(thing: string, gold: number): string;
  discard(card: string): string;
  exchange(card: string, free: boolean): string;
  die(own: boolean, place: number): string;
  hit(section: string): string;
  moveHunter(npc: string, zone: string): string;
  escapeIcon: string;
  ship(durability: number, cargo: number, crew: number, cannons: number, manoeuvrability: number): string;
  skills(values: { readonly [skill in Skill]: number }, home: string): string;
  npc(seamanship: number, scouting: number, leadership: number, zone: string): string;
  rumor(at: 'scout' | 'port', zone: string, gift: string, kept: boolean): string;
  mission(port: string, condition: string, task: string, gift: string): string;
  condition(condition: Condition): string;
  task(task: Task): string;
  gift(gift: Gift): string;
  readonly kept: { readonly forgedDocuments: string; readonly secretChart: string };
  readonly ask: Sentences<Asks>;
  readonly log: Sentences<Events>;
  readonly notes: Sentences<Notes>;
  readonly refuse: Sentences<Reasons>;
  readonly outcome: Sentences<Endings>;
}

const gold = (count: number): string => `${count} gold`;
const or = (list: readonly string[]): string => list.join(' or ');
const successes = (count: number): string => many(count, 'success', 'successes');

function gift(given: Gift): string {
  const parts: string[] = [];
  if (given.gold !== undefined) parts.push(gold(given.gold));
  if (given.cards !== undefined) parts.push(`${given.cards} Glory cards`);
  if (given.choice !== undefined) parts.push(`one of the top ${given.choice} Glory cards`);
  if (given.pardon !== undefined) {
    const whose = given.pardonOf === undefined ? 'of your choice' : content.nations[given.pardonOf];
    parts.push(
      (given.nations ?? 1) > 1
        ? `pardon of ${given.pardon} bounty of each of ${given.nations} nations`
        : `pardon of up to ${many(given.pardon, 'bounty', 'bounties')} (${whose})`,
    );
  }
  if (given.specialist !== undefined) parts.push(`a specialist: ${content.cards[given.specialist].name}`);
  if (given.modification) parts.push('a modification from any port');
  if (given.masts) parts.push('whole masts');
  if (given.weapons) parts.push(and(given.weapons.map((weapon) => content.weapons[weapon].name)));
  if (given.frigateOr !== undefined)
    parts.push(`a frigate in place of your ship, or ${gold(given.frigateOr)}`);
  return and(parts);
}

function condition(one: Condition): string {
  switch (one.kind) {
    case 'influence':
      return 'an Influence roll';
    case 'noBounty':
      return `no bounty from ${content.nations[one.nation]}`;
    case 'nonPirate':
      return 'for captains without any bounty';
    case 'pirate':
      return 'for pirates';
    case 'pay':
      return `pay ${gold(one.gold)}`;
  }
}

function task(one: Task): string {
  switch (one.kind) {
    case 'deliver': {
      const goods = and(one.goods.map((good) => content.goods[good]));
      return `${one.smuggled ? 'smuggle' : 'deliver'} ${goods} to ${content.zones[one.port].name}`;
    }
    case 'roll':
      return `${content.skills[one.skill]} roll ${one.at === 'sea' ? 'at sea off' : 'in the port of'} ${content.zones[one.zone].name}`;
    case 'defeat':
      return `defeat ${or(one.npcs.map((npc) => content.npcs[npc]))}`;
    case 'raid':
      return one.plunder > 0
        ? `a raid that brings ${gold(one.plunder)} or more`
        : `a raid on a merchant of ${or(one.nations.map((nation) => content.nations[nation]))}`;
    case 'ashore':
      return `land at ${content.zones[one.zone].name}: crew ${one.guard.crew}, Leadership ${one.guard.leadership}`;
  }
}

export const en: Text = {
  name: 'Merchants & Marauders',
  pitch: 'Trade, raid and fight your way to glory in the Caribbean: ten points make a legend.',
  typeset: (sentence) => sentence,
  options: { target: 'Glory to win', purses: 'Purses', solo: 'Solo game' },
  values: {
    5: '5 (short, a house rule)',
    10: '10',
    12: '12 (longer)',
    15: '15 (long)',
    closed: 'Closed: gold is secret',
    open: 'Open: what can be counted is shown',
    none: 'No',
    level1: 'Against one rival',
    level2: 'Against one rival with a head start of 1',
    level3: 'Against two rivals with a head start of 2',
  },
  content,
  captain: (seat) => `Captain ${seat + 1}`,
  named: proper,
  port: (name) => proper(`the port of ${name}`),
  merchant: (zone) => proper(`the merchant off ${zone}`),
  section: (name, of) => proper(of === '' ? name : `the ${name} of ${of}`),
  cargo: (good, value, icon) => `${good} (${value}, ${icon})`,
  ashore: 'the crew ashore',
  ownRumor: 'your rumor',
  ownMission: 'your mission',
  chest: 'your chest',
  hidden: 'a hidden card',
  actions: { shoot: 'Shoot', board: 'Board', flee: 'Flee' },
  activities: {
    sell: 'Sell goods',
    buy: 'Buy goods',
    yard: 'Shipyard',
    recruit: 'Recruit crew',
    rumor: 'Listen for a rumor',
    stash: 'Stash gold',
  },
  moments: {
    declared: 'both have declared',
    beforeContest: 'before the contest',
    afterContest: 'the contest dice have fallen',
    wonFlee: 'the flight is won',
    volley: 'before the section dice',
    sectionDice: 'the section dice have fallen',
    hitsKnown: 'the hits are known',
    beforeMelee: 'before the crews clash',
    afterMelee: 'the crews have rolled',
    afterCombat: 'the combat is over',
    found: 'somebody was found',
    sold: 'goods were sold',
    offered: 'goods are on offer',
    recruited: 'crew was recruited',
    leftPort: 'a ship has left port',
  },
  costs: {
    rumor: 'a rumor',
    mission: 'a mission',
    entry: 'being let in',
    goods: 'goods',
    repair: 'repairs',
    weapon: 'a weapon',
    modification: 'a modification',
    restore: 'the reinforced hull',
    ship: 'a ship',
    crew: 'crew',
    pardon: 'a pardon',
    specialist: 'a specialist',
    customs: 'the customs men',
  },
  gains: {
    sale: 'goods sold',
    raid: 'a raid',
    plunder: 'plunder',
    reward: 'a reward',
    rumor: 'a rumor',
    mission: 'a mission',
    card: 'a card',
    yard: 'the shipyard',
    specialist: 'a specialist not to be had',
  },
  orders: { trade: 'trade', errand: 'an errand', raid: 'a raid', repair: 'repairs' },
  scores: {
    combat: 'Combats won',
    sale: 'Goods in demand',
    raid: 'Rich raids',
    mission: 'Missions',
    rumor: 'Rumors',
    ship: 'A great ship',
    errand: 'Errands',
    headStart: 'Head start',
    chest: 'Chest',
  },
  choices: {
    yes: 'Yes',
    no: 'No',
    none: 'No, leave it',
    pass: 'No card',
    play: 'Play it',
    end: 'End the turn',
    goOn: 'Go on',
    retire: 'Retire this captain',
    fetch: 'Take gold from the chest',
    pardon: 'Buy pardons',
    peace: 'Buy the pardon of the peace',
    fee: 'Enter for 3 gold',
    influence: 'Talk your way in',
    enter: 'Enter port',
    leave: 'Leave port',
    port: 'Go ashore',
    finish: 'Finish in port',
    test: 'Test your rumor',
    rumor: 'Follow your rumor',
    task: 'Try your mission',
    buyPardon: 'Buy a pardon for 8 gold',
    done: 'Done',
    restore: 'Restore the reinforced hull (3 gold)',
    draw: 'Draw a card',
    stop: 'Stop',
    letGo: 'Let it go',
  },
  sail: (zone) => `Sail to ${zone}`,
  scout: (target) => `Seek ${target}`,
  playCard: (card) => `Play ${card}`,
  hire: (card) => `Hire: ${card}`,
  acceptMission: (mission) => `Accept: ${mission}`,
  repair: (section, cost) => `Repair the ${section} (${gold(cost)})`,
  buy: (thing, cost) => (cost < 0 ? `${thing} (you get ${gold(-cost)})` : `${thing} (${gold(cost)})`),
  sellFor: (thing, price) => `Sell ${thing} (${gold(price)})`,
  discard: (card) => `Discard ${card}`,
  exchange: (card, free) => `Exchange ${card}${free ? ' for nothing' : ''}`,
  die: (own, place) => `${own ? 'Your' : 'Their'} die ${place + 1}`,
  hit: (section) => `The hit on the ${section}`,
  moveHunter: (npc, zone) => `${npc} to ${zone}`,
  escapeIcon: 'escape',
  ship: (durability, cargo, crew, cannons, manoeuvrability) =>
    `Durability ${durability}, cargo ${cargo}, crew ${crew}, cannons ${cannons}, manoeuvrability ${manoeuvrability}.`,
  skills: ({ seamanship, scouting, leadership, influence }, home) =>
    `Seamanship ${seamanship}, Scouting ${scouting}, Leadership ${leadership}, Influence ${influence}. Home port: ${home}.`,
  npc: (seamanship, scouting, leadership, zone) =>
    `Seamanship ${seamanship}, Scouting ${scouting}, Leadership ${leadership}. Appears off ${zone} at the end of the round.`,
  rumor: (at, zone, benefit, kept) =>
    `${at === 'scout' ? `A Scouting roll at sea off ${zone}` : `An Influence roll in the port of ${zone}`}: ${benefit}.${kept ? ' It is kept.' : ''}`,
  mission: (port, terms, work, reward) => `Accepted in ${port} (${terms}). Task: ${work}. Reward: ${reward}.`,
  condition,
  task,
  gift,
  kept: {
    forgedDocuments: 'the bounties of one nation no longer bar you from its ports',
    secretChart: 'one more die in Scouting rolls for merchants',
  },
  ask: {
    firstShip: () => 'Which ship will you sail?',
    act: (s) =>
      s.number('moves') > 0
        ? `What will you do? ${many(s.number('actions'), 'action')} and ${many(s.number('moves'), 'Move')} left.`
        : `What will you do? ${many(s.number('actions'), 'action')} left.`,
    beforeSearch: () => 'Hunters are near: play a card before they search?',
    port: (s) => `What will you do in ${s.the('port')}?`,
    sell: (s) => `Which goods will you sell? ${s.the('demand')} is in demand.`,
    buy: () => 'Which goods will you buy?',
    swapGood: () => 'Replace one of the goods?',
    chooseDemand: () => 'What shall this port ask for next?',
    yard: () => 'What shall the shipyard do?',
    moveMods: () => 'Which modifications go over to the new ship?',
    choosePorts: (s) => `Which ${many(s.number('count'), 'port gets', 'ports get')} your modifications?`,
    buyCrew: (s) => `How many sailors will you buy, at ${gold(s.number('price'))} each?`,
    stash: () => 'How much gold will you stash?',
    fetch: () => 'How much gold will you take from the chest?',
    keepRumor: () => 'Which rumor will you keep?',
    repeatMission: () => 'Try again for the mission?',
    keepMission: () => 'Which mission will you keep?',
    unload: (s) => `Which ${many(s.number('count'), 'card')} will you leave behind?`,
    keepCargo: (s) => `Which cargo will you keep? There is room for ${s.number('room')}.`,
    carpenter: () => 'What shall the carpenter repair?',
    repairAtHome: () => 'What shall be repaired at home for nothing?',
    repairFree: (s) => `What shall be repaired? ${many(s.number('left'), 'point')} left.`,
    rerollMerchant: () => 'Look for the merchant again?',
    chooseRaid: (s) => `A merchant of ${s.the('flag')}: raid it, and as a ship of which nation?`,
    spendWeapon: (s) => `${successes(s.number('successes'))}: spend a weapon for one more?`,
    useSuccess: (s) => `What will you do with ${many(s.number('successes'), 'success', 'successes')}?`,
    pardonNation: () => 'Which nation pardons you?',
    forgeNation: () => 'Which nation do the papers name?',
    pardonCount: (s) => `How many bounties of ${s.the('nation')} are forgiven?`,
    buyPardons: (s) =>
      `How many bounties of ${s.the('nation')} will you pay off, at ${gold(s.number('price'))} each?`,
    claimReward: (s) => `Who shall pay the reward for ${s.seat('loser')}?`,
    nameGood: () => 'Which good is asked for on the quay?',
    chooseGlory: () => 'Which card will you take?',
    chooseModification: () => 'Which port’s modification will you take?',
    takeFrigate: (s) => `Take the frigate in place of your ship, or ${gold(s.number('gold'))}?`,
    discardGlory: () => 'Which Glory card will you discard?',
    keepGlory: () => 'Which Glory cards will you keep?',
    takeRumor: () => 'Take the loser’s rumor?',
    announce: (s) => `Announce a card? (${en.moments[s.word('moment')] ?? ''})`,
    playCard: (s) => `Play ${s.the('card')}?`,
    moveHunter: () => 'Which hunter will you move, and where?',
    declare: (s) =>
      s.word('theirs') === ''
        ? `Round ${s.number('round')}: what does ${s.the('ship')} do against ${s.the('against')}?`
        : `Round ${s.number('round')}: ${s.the('against')} will ${lower(s.word('theirs'))}; what does ${s.the('ship')} do?`,
    redeclare: () => 'What will you do instead?',
    longGuns: () => 'Fire the long-range guns?',
    chaseGuns: () => 'Fire the chase guns?',
    swivelGuns: () => 'Fire the swivel guns?',
    grapple: () => 'Throw the grapple? Choose the dice to roll again.',
    rerollDice: () => 'Which dice are rolled again?',
    masterGunner: () => 'Which section dice are rolled again?',
    loadShot: (s) => `${many(s.number('skulls'), 'skull')}: load special shot?`,
    assignSkull: (s) => `A skull: where does it strike ${s.the('ship')}?`,
    redirectHit: () => 'Move a hit to another section?',
    reinforcedHull: (s) => `${many(s.number('hits'), 'hit')}: which does the reinforced hull cancel?`,
    cancelHit: () => 'Which hit do the nets catch?',
    turnHit: (s) => `Which hit strikes ${s.the('section')} instead?`,
    capture: (s) => `Take over the ${s.the('ship')} of ${s.the('from')}?`,
  },
  log: {
    setSail: (s) => `${s.the('captain')} fits out a ${s.the('ship')} in ${s.the('port')}.`,
    round: (s) => `Round ${s.number('round')}.`,
    event: (s) => `Event: ${s.the('card')}.`,
    turn: (s) => `${s.seat('seat')} takes a turn.`,
    order: (s) => `${s.seat('seat')} is bent on ${en.orders[s.word('order')] ?? ''}.`,
    errand: (s) => `${s.seat('seat')} has run ${many(s.number('errands'), 'errand')}.`,
    npcMoved: (s) => `${s.the('npc')} sails to ${s.the('to')}.`,
    hunts: (s) => `${s.the('npc')} hunts ${s.seat('seat')} off ${s.the('to')}.`,
    npcArrived: (s) => `${s.the('captain')} takes ${s.the('npc')} to sea off ${s.the('zone')}.`,
    manOWarArrived: (s) => `A man-o’-war of ${s.the('npc')} appears off ${s.the('zone')}.`,
    npcDefeated: (s) => `${s.the('npc')} is beaten.`,
    war: (s) => `War between ${and(s.list('nations'))}!`,
    warOver: () => 'The war is over.',
    nationNamed: (s) => `It is about ${s.the('nation')}.`,
    quarantined: (s) => `${s.the('port')} is closed this round.`,
    merchantsLaid: () => 'Merchants put to sea again.',
    newDemand: (s) => `${s.the('port')} now asks for ${s.the('good')}.`,
    sailed: (s) => `${s.seat('seat')} sails from ${s.the('from')} to ${s.the('to')}.`,
    entered: (s) => `${s.seat('seat')} enters ${s.the('port')}.`,
    left: (s) => `${s.seat('seat')} leaves ${s.the('port')}.`,
    unloaded: (s) => `${s.seat('seat')} leaves behind ${and(s.list('cards'))}.`,
    searched: (s) => `${s.the('npc')} searches for ${s.seat('seat')}: ${successes(s.number('successes'))}.`,
    seeks: (s) => `${s.seat('seat')} seeks ${s.the('target')}.`,
    rolled: (s) =>
      `${s.seat('seat')} rolls ${content.skills[s.word('skill')]}: ${successes(s.number('successes'))}.`,
    foundMerchant: (s) => `${s.seat('seat')} finds a merchant of ${s.the('nation')} off ${s.the('zone')}.`,
    letGo: (s) => `${s.seat('seat')} lets it go.`,
    drewCargo: (s) => `The hold shows ${and(s.list('cards'))}.`,
    raidDiscarded: (s) => `${s.seat('seat')} discards ${s.the('card')}.`,
    raided: (s) => `${s.seat('seat')} plunders a merchant of ${s.the('nation')}: ${gold(s.number('gold'))}.`,
    raidFailed: (s) => `The raid fails; ${s.seat('seat')} is badly hit.`,
    merchantEscaped: (s) => `The merchant escapes from ${s.seat('seat')}.`,
    tokenTurned: (s) => `${s.the('port')} offers ${s.the('mod')}.`,
    sold: (s) => `${s.seat('seat')} sells ${and(s.list('cards'))} for ${gold(s.number('gold'))}.`,
    looksAtGoods: (s) => `${s.seat('seat')} looks at ${many(s.number('cards'), 'good')}.`,
    setAside: (s) => `${s.the('card')} is in demand here and not for sale.`,
    bought: (s) => `${s.seat('seat')} buys ${many(s.number('count'), 'good')} for ${gold(s.number('gold'))}.`,
    repaired: (s) => `${s.the('section')}: repaired.`,
    gotWeapon: (s) => `${s.seat('seat')} gets ${s.the('weapon')}.`,
    soldWeapon: (s) => `${s.seat('seat')} sells ${s.the('weapon')}.`,
    usedWeapon: (s) => `${s.seat('seat')} uses ${s.the('weapon')}.`,
    gotModification: (s) => `${s.seat('seat')} fits ${s.the('mod')} from ${s.the('port')}.`,
    redistributed: (s) => `Modifications of ${s.seat('seat')} go to ${and(s.list('ports'))}.`,
    boughtShip: (s) => `${s.seat('seat')} buys a ${s.the('ship')}.`,
    recruited: (s) => `${s.seat('seat')} takes on ${many(s.number('crew'), 'sailor')}.`,
    heardRumor: (s) => `${s.seat('seat')} hears a rumor.`,
    presented: (s) => `${s.seat('seat')} follows a rumor: ${s.the('rumor')}.`,
    proved: (s) => `${s.the('rumor')} is true.`,
    accepted: (s) => `${s.seat('seat')} accepts ${s.the('mission')}.`,
    missionLaid: (s) => `A mission waits in ${s.the('port')}: ${s.the('mission')}.`,
    completed: (s) => `${s.seat('seat')} completes ${s.the('mission')}.`,
    stashed: (s) => `${s.seat('seat')} stashes gold.`,
    stashedGold: (s) => `${s.seat('seat')} stashes ${gold(s.number('gold'))}.`,
    fetched: (s) => `${s.seat('seat')} takes gold from the chest.`,
    fetchedGold: (s) => `${s.seat('seat')} takes ${gold(s.number('gold'))} from the chest.`,
    gained: (s) => `${s.seat('seat')} gains ${gold(s.number('gold'))} (${en.gains[s.word('from')] ?? ''}).`,
    paid: (s) => `${s.seat('seat')} pays ${gold(s.number('gold'))} for ${en.costs[s.word('for')] ?? ''}.`,
    lostGold: (s) => `${s.seat('seat')} loses ${gold(s.number('gold'))}.`,
    wanted: (s) => `${s.the('nation')} sets a bounty on ${s.seat('seat')}: now ${s.number('bounties')}.`,
    pardoned: (s) =>
      `${s.the('nation')} forgives ${s.seat('seat')} ${many(s.number('removed'), 'bounty', 'bounties')}; ${s.number('bounties')} left.`,
    scored: (s) => `${s.seat('seat')} earns a Glory point: ${lower(en.scores[s.word('source')])}.`,
    declared: (s) =>
      `${s.seat('seat')} has reached the target, with ${gold(s.number('chest'))} in the chest.`,
    drewGlory: (s) => `${s.seat('seat')} draws a Glory card.`,
    drewThisGlory: (s) => `${s.seat('seat')} draws ${s.the('card')}.`,
    discardedGlory: (s) => `${s.seat('seat')} discards ${s.the('card')}.`,
    keptGlory: (s) => `${s.seat('seat')} keeps ${many(s.number('kept'), 'Glory card')}.`,
    namedGood: (s) => `${s.seat('seat')} names ${s.the('good')}.`,
    hired: (s) => `${s.seat('seat')} hires the ${s.the('card')}.`,
    announced: (s) => `${s.seat('seat')} announces a card.`,
    turnedUp: (s) => `${s.seat('seat')} turns up ${s.the('card')}.`,
    playedCard: (s) => `${s.seat('seat')} plays ${s.the('card')}.`,
    declinedCard: (s) => `${s.seat('seat')} takes ${s.the('card')} back.`,
    combat: (s) => `${s.the('attacker')} attacks ${s.the('defender')}.`,
    firedGuns: (s) => `${s.seat('seat')} fires: ${s.the('mod')}, ${many(s.number('hits'), 'hit')}.`,
    declaredAction: (s) => `${s.the('ship')}: ${lower(en.actions[s.word('action')])}.`,
    redeclared: (s) => `${s.seat('seat')} changes to ${lower(en.actions[s.word('action')])}.`,
    contestDice: (s) => `${s.the('ship')} rolls ${successes(s.number('successes'))}.`,
    rerolled: (s) => `${s.seat('seat')} rolls ${many(s.number('dice'), 'die', 'dice')} again.`,
    wonContest: (s) => `${s.the('ship')} wins the contest.`,
    contestTied: () => 'The contest is tied.',
    contestVoid: () => 'Nobody has a success.',
    sectionDice: (s) => `Hits on their way to ${s.the('ship')}: ${s.numbers('dice').length}.`,
    skullOn: (s) => `A skull strikes ${s.the('section')}.`,
    redirectedHit: (s) => `${s.seat('seat')} moves a hit to ${s.the('section')}.`,
    turnedHit: (s) => `${s.seat('seat')} turns a hit on ${s.the('section')}.`,
    cancelledHit: (s) => `${s.seat('seat')} cancels a hit: ${s.the('by')}.`,
    damaged: (s) => `Hit: ${and(s.list('sections'))}.`,
    lostCargo: (s) => `${s.seat('seat')} loses ${s.the('card')}.`,
    escaped: (s) => `${s.the('ship')} escapes.`,
    stalemate: () => 'Neither can harm the other any more.',
    undecided: () => 'The combat ends without a winner.',
    boarded: (s) => `${s.the('ship')} boards ${s.the('against')}.`,
    landed: (s) => `${s.seat('seat')} lands a party against a crew of ${s.number('crew')}.`,
    meleeDice: (s) => `${s.the('ship')} strikes with ${successes(s.number('successes'))}.`,
    lostCrew: (s) => `${s.the('ship')} loses ${s.number('crew')} of the crew.`,
    wonCombat: (s) => `${s.the('ship')} ${s.is('boarded') ? 'takes' : 'sinks'} ${s.the('over')}.`,
    healed: (s) => `The surgeon saves one of the crew of ${s.seat('seat')}.`,
    captured: (s) => `${s.seat('seat')} takes over a ${s.the('ship')}.`,
    stowed: (s) => `${s.seat('seat')} stows ${many(s.number('kept'), 'card')}.`,
    tookRumor: (s) => `${s.seat('seat')} takes a rumor.`,
    died: (s) => `${s.the('captain')} is dead.`,
    retired: (s) => `${s.the('captain')} retires.`,
    newCaptain: (s) => `${s.the('captain')} takes up the chest of the fallen.`,
    reentered: (s) => `${s.seat('seat')} fits out a ${s.the('ship')} in ${s.the('port')}.`,
    funded: (s) => `${s.seat('seat')} starts with ${gold(s.number('gold'))}.`,
    noCaptains: () => 'There is no captain left: the game ends.',
    noEvents: () => 'There is no event left: the game ends.',
  },
  notes: {
    success: (s) => `${s.number('percent')} % with ${many(s.number('dice'), 'die', 'dice')}`,
    searchedHere: (s) => `${s.the('npc')} finds you with ${s.number('percent')} %`,
    costs: (s) => `costs ${gold(s.number('gold'))}`,
    earns: (s) => `earns ${gold(s.number('gold'))}`,
    brings: (s) => `a bounty of ${s.the('nation')}`,
    point: () => 'and a Glory point',
    leavesCargo: (s) => `${many(s.number('count'), 'card')} must stay behind`,
    contest: (s) =>
      `contest: win ${s.number('win')} %, lose ${s.number('lose')} %, nobody ${s.number('none')} %`,
    escape: (s) => `escape with ${s.number('percent')} %`,
    boarding: (s) => `boarding with ${s.number('percent')} %`,
    hits: (s) => `${s.number('expected')} hits on average`,
    raidStands: (s) =>
      `${gold(s.number('gold'))}, ${many(s.number('escapes'), 'escape')}, ${many(s.number('hits'), 'hit')}${s.is('fails') ? ': the raid would fail' : ''}`,
  },
  refuse: {
    ...refusals,
    soloSeats: (s) => `This solo game needs ${s.number('seats')} seats.`,
    tooDear: () => 'Then the ship could not be paid for.',
  },
  outcome: {
    target: () => 'The target is reached, and the round is over.',
    noEvents: () => 'No event is left.',
    noCaptains: () => 'No captain is left.',
    conceded: (s) => `${s.seat('seat')} has given up.`,
  },
};

function lower(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
