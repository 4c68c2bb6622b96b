import type { Rules } from '@portolan/kernel';
import { CAPTAINS, type CaptainId } from '../content/captains.ts';
import { printed } from '../content/ships.ts';
import type { Ending, Merchants, Player } from '../state.ts';
import { drawGlory } from './glory.ts';
import { shedMods } from './mods.ts';
import { captainOf, pick, type Table } from './table.ts';

/** Death, retirement, and coming back with a new captain [MM-DEATH] [MM-RETIRE]. */

/** Everything is lost but Glory and chest, and the next captain is drawn at once. [MM-DEATH.1] [MM-DEATH.2] [MM-DEATH.3] */
export function* die(table: Table, someone: Player): Rules {
  table.tell({ say: 'died', seat: someone.seat, captain: `captain:${someone.captain}` });
  yield* loseAll(table, someone);
  if (table.state.active === someone.seat) table.state.turn.ended = true; // [MM-TURN.7]
  drawCaptain(table, someone);
}

/** [MM-DEATH.17] */
function* loseAll(table: Table, someone: Player): Rules {
  const { state } = table;
  someone.standing = 'retired';
  state.captainDiscard.push(someone.captain);
  yield* shedMods(table, someone);
  state.gloryDiscard.push(...someone.hand.splice(0), ...someone.specialists.splice(0));
  state.cargoDiscard.push(...someone.cargo.splice(0));
  if (someone.rumor !== '') state.rumorDiscard.push(someone.rumor);
  if (someone.mission !== '') state.missionDiscard.push(someone.mission);
  if (someone.gold > 0) table.tell({ say: 'lostGold', seat: someone.seat, gold: someone.gold });
  someone.rumor = '';
  someone.proven = false;
  someone.forged = '';
  someone.mission = '';
  someone.weapons = [];
  someone.lost += someone.gold;
  someone.gold = 0;
  someone.bounties = { ES: 0, EN: 0, FR: 0, NL: 0 };
  someone.errands = 0;
  someone.inPort = false;
  table.reveal();
}

/** The game stops where it stands. [MM-END.8] */
export function endAtOnce(state: Merchants, ending: Ending): void {
  state.ending = ending;
  state.stage = 'over';
  state.turn.ended = true;
}

/** Not one whose home waters an NPC pirate haunts, if there is another; those refused are shuffled back. [MM-DEATH.4] [MM-DEATH.5] [MM-RULING.62] */
function drawCaptain(table: Table, someone: Player): void {
  const { state } = table;
  const refused: CaptainId[] = [];
  let captain = state.captainDeck.pop();
  if (captain === undefined) {
    table.tell({ say: 'noCaptains' });
    return endAtOnce(state, 'noCaptains');
  }
  while (isHaunted(state, captain) && state.captainDeck.length > 0) {
    refused.push(captain);
    captain = state.captainDeck.pop() ?? captain;
  }
  if (refused.length > 0) {
    state.captainDeck.push(...refused);
    table.random.shuffle(state.captainDeck, 'captains');
  }
  table.reveal();
  someone.captain = captain;
  someone.zone = CAPTAINS[captain].home;
  someone.outfitted = false;
  someone.standing = 'waiting';
  table.tell({ say: 'newCaptain', seat: someone.seat, captain: `captain:${captain}` });
}

const isHaunted = (state: Merchants, captain: CaptainId): boolean =>
  state.npcs.some(({ id, zone }) => (id === 'PS' || id === 'PF') && zone === CAPTAINS[captain].home);

/** [MM-RETIRE.2] */
export function* retire(table: Table, someone: Player): Rules {
  table.tell({ say: 'retired', seat: someone.seat, captain: `captain:${someone.captain}` });
  yield* loseAll(table, someone);
  table.state.turn.ended = true;
}

/** A player without a captain at sea comes back at the start of the turn. [MM-DEATH.8] [MM-RETIRE.3] [MM-RETIRE.5] */
export function* reenter(table: Table, someone: Player): Rules {
  if (someone.standing === 'retired') drawCaptain(table, someone);
  if (table.state.stage === 'over') return;
  const ship = someone.rival ? rivalShip(someone) : yield* firstShip(someone);
  fundCaptain(table, someone);
  launch(someone, ship);
  table.tell({ say: 'reentered', seat: someone.seat, ship: `type:${ship}`, port: `port:${someone.zone}` });
  yield* drawGlory(table, someone);
}

export type FirstShip = 'sloop' | 'flute';
export const FIRST_SHIPS = [
  { key: 'sloop', on: 'type:sloop' },
  { key: 'flute', on: 'type:flute' },
] as const;

function* firstShip(someone: Player): Rules<FirstShip> {
  const { key } = yield* pick(someone.seat, { say: 'firstShip' }, () => FIRST_SHIPS);
  return key;
}

/** [MM-SOLO.2] */
export const rivalShip = (someone: Player): FirstShip => {
  const { scouting, influence } = captainOf(someone).skills;
  return scouting >= influence ? 'sloop' : 'flute';
};

/** [MM-DEATH.9] [MM-DEATH.10] [MM-DEATH.11] */
function fundCaptain(table: Table, someone: Player): void {
  if (someone.chest >= STARTING_GOLD) return;
  someone.gold = STARTING_GOLD;
  someone.chest = 0;
  someone.stashes = 0; // everybody knows that this chest is empty
  table.tell({ say: 'funded', seat: someone.seat, gold: STARTING_GOLD });
}

export const STARTING_GOLD = 10;

/** A whole ship with a full crew in the home port. [MM-SETUP.5] [MM-SETUP.7] [MM-SHIP.9] */
export function launch(someone: Player, ship: FirstShip): void {
  someone.ship = ship;
  for (const section of ['hull', 'cargo', 'masts', 'crew', 'cannons'] as const)
    someone.sections[section] = printed(ship, section);
  someone.zone = captainOf(someone).home;
  someone.inPort = true;
  someone.standing = 'sailing';
  someone.boughtLast = '';
  someone.boughtNow = '';
}
