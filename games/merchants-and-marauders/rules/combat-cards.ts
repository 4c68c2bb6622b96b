import type { Rules } from '@portolan/kernel';
import { DESIGNS, type Design, type Moment } from '../content/glory.ts';
import { TIMBER } from '../content/ships.ts';
import type { Battle, Fighter, Merchants, Player } from '../state.ts';
import { hitOf, hitOptions } from './damage.ts';
import { rollDice, SKULL } from './dice.ts';
import { captainIn, fighterAt, opponentOf, theBattle } from './fighters.ts';
import { legalActions } from './declare.ts';
import { maximum, NONE, pick, picks, sectionName, type Table } from './table.ts';
import { cardWindow, PLAY } from './window.ts';

/** Glory cards in combat [MM-CCARD]: only the captains who fight may play them, each at its moment, the attacker first. */

/** Opens a moment for the cards of the captains who fight. [MM-CCARD.1] [MM-CCARD.2] */
export function* combatWindow(table: Table, moment: Moment): Rules<boolean> {
  const { state } = table;
  const battle = theBattle(state);
  const { attacker, defender } = battle;
  const seats = [attacker, defender]
    .filter((side) => concerns(state, battle, side, moment))
    .map((side) => side.seat);
  if (seats.length === 0) return false;
  return yield* cardWindow(table, {
    moment,
    seats,
    fits: (someone, design) => fits(state, someone, design, moment),
    resolve: (someone, design) => resolve(table, someone, design),
  });
}

/** Whether this side could have any use for a card now, as far as everybody can see. */
function concerns(state: Merchants, battle: Battle, side: Fighter, moment: Moment): boolean {
  const someone = captainIn(state, side);
  if (!someone) return false;
  switch (moment) {
    case 'declared':
      return legalActions(state, side).length > 1;
    case 'wonFlee':
      return side.action === 'flee';
    case 'volley':
      return side.inflicts > 0;
    case 'sectionDice':
      return opponentOf(battle, side).hits.length > 0;
    case 'hitsKnown':
      return side.hits.length > 0;
    case 'afterCombat':
      return !side.lost;
    default:
      return true;
  }
}

function fits(state: Merchants, someone: Player, design: Design, moment: Moment): boolean {
  const battle = theBattle(state);
  const side = fighterAt(battle, someone.seat);
  if (!side) return false;
  if (design === 'quickWits')
    return battle.last !== '' && battle.last !== 'quickWits' && fits(state, someone, battle.last, moment);
  if (DESIGNS[design].moment !== moment || !concerns(state, battle, side, moment)) return false;
  if (design === 'marksmenAloft') return opponentOf(battle, side).hits.some(({ die }) => die !== SKULL);
  if (design === 'juryRig') return damagedTimber(someone).length > 0;
  return true;
}

const damagedTimber = (someone: Player): (typeof TIMBER)[number][] =>
  TIMBER.filter((section) => someone.sections[section] < maximum(someone, section));

/** What a card does; Quick wits does what the card before it did. [MM-CCARD.7] */
function* resolve(table: Table, someone: Player, design: Design): Rules<boolean> {
  const battle = theBattle(table.state);
  const side = fighterAt(battle, someone.seat);
  if (!side) return false;
  const text = design === 'quickWits' && battle.last !== '' ? battle.last : design;
  const played = yield* carryOut(table, battle, side, someone, text);
  if (played) battle.last = text;
  return played;
}

function* carryOut(
  table: Table,
  battle: Battle,
  side: Fighter,
  someone: Player,
  text: Design,
): Rules<boolean> {
  const foe = opponentOf(battle, side);
  switch (text) {
    case 'shiftOfWind':
      return yield* reroll(table, someone, [side]);
    case 'turnOfTheMelee':
      return yield* reroll(table, someone, [side, foe]);
    case 'splinterNets':
      return yield* cancelHit(table, someone, side);
    case 'marksmenAloft':
      return yield* turnHit(table, someone, foe, 'crew');
    case 'windAndWater':
      return yield* turnHit(table, someone, foe, 'hull');
    case 'secondThoughts':
      return yield* redeclare(table, someone, side);
    case 'juryRig':
      return yield* repairTwo(table, someone);
    default:
      return yield* simply(someone, text, side, foe);
  }
}

/** Cards without a choice: played or not. */
function* simply(someone: Player, text: Design, side: Fighter, foe: Fighter): Rules<boolean> {
  const { key } = yield* pick(someone.seat, { say: 'playCard', card: `design:${text}` }, () => PLAY);
  if (key === 'none') return false;
  if (text === 'doubleShotted') side.inflicts++;
  if (text === 'stealTheirWind') foe.fewer++;
  if (text === 'intoTheFog') side.escapes = true;
  if (text === 'standFast') side.shield++;
  if (text === 'allHands') {
    side.more++;
    side.unlimited = true;
  }
  return true;
}

interface DieOption {
  readonly key: string;
  readonly on: string;
  readonly own: boolean;
  readonly index: number;
}

function diceOptions(sides: readonly Fighter[]): DieOption[] {
  return sides.flatMap(({ dice }, i) =>
    dice.map((_, index) => ({
      key: `${i === 0 ? 'own' : 'their'} ${index}`,
      on: `die:${i}.${index}`,
      own: i === 0,
      index,
    })),
  );
}

/** The dice chosen are rolled again; choosing none is not playing. [MM-DICE.8] [MM-CCARD.5] */
function* reroll(table: Table, someone: Player, sides: readonly Fighter[]): Rules<boolean> {
  const count = sides.reduce((sum, { dice }) => sum + dice.length, 0);
  const chosen = yield* picks(someone.seat, { say: 'rerollDice' }, () => diceOptions(sides), {
    min: 0,
    max: count,
  });
  for (const { own, index } of chosen) {
    const side = own ? sides[0] : sides[1];
    if (side) side.dice[index] = rollDice(table, 1, 'reroll')[0] ?? SKULL;
  }
  if (chosen.length > 0) table.tell({ say: 'rerolled', seat: someone.seat, dice: chosen.length });
  return chosen.length > 0;
}

function* cancelHit(table: Table, someone: Player, side: Fighter): Rules<boolean> {
  const about = { say: 'cancelHit' } as const;
  const { key } = yield* pick(someone.seat, about, () => [
    NONE,
    ...hitOptions(side.seat, side.npc, side.hits),
  ]);
  if (key === 'none') return false;
  side.hits.splice(Number(key.slice('hit '.length)), 1);
  table.tell({ say: 'cancelledHit', seat: someone.seat, by: 'design:splinterNets' });
  return true;
}

/** One of the shooter's dice strikes another section. Only a numbered one becomes crew. [MM-DECK.12] */
function* turnHit(table: Table, someone: Player, foe: Fighter, to: 'crew' | 'hull'): Rules<boolean> {
  const open = (): { key: string; on?: string }[] => [
    NONE,
    ...hitOptions(foe.seat, foe.npc, foe.hits).filter(
      ({ index }) => to === 'hull' || foe.hits[index]?.die !== SKULL,
    ),
  ];
  const { key } = yield* pick(someone.seat, { say: 'turnHit', section: `section:${to}` }, open);
  if (key === 'none') return false;
  const index = Number(key.slice('hit '.length));
  foe.hits[index] = to === 'crew' ? hitOf(3) : { die: 1, section: 'hull' };
  table.tell({ say: 'turnedHit', seat: someone.seat, section: sectionName(foe.seat, foe.npc, to) });
  return true;
}

/** Another declaration; the opponent's stands. */
function* redeclare(table: Table, someone: Player, side: Fighter): Rules<boolean> {
  const { key } = yield* pick(someone.seat, { say: 'redeclare' }, () => [
    NONE,
    ...legalActions(table.state, side).filter((option) => option.key !== side.action),
  ]);
  if (key === 'none') return false;
  side.action = key;
  table.tell({ say: 'redeclared', seat: someone.seat, action: key });
  return true;
}

/** Up to two points of the ship one now has. */
function* repairTwo(table: Table, someone: Player): Rules<boolean> {
  let repaired = 0;
  for (; repaired < 2 && damagedTimber(someone).length > 0; repaired++) {
    const { key } = yield* pick(someone.seat, { say: 'repairFree', left: 2 - repaired }, () => [
      NONE,
      ...damagedTimber(someone).map((section) => ({
        key: section,
        on: sectionName(someone.seat, '', section),
      })),
    ]);
    if (key === 'none') break;
    someone.sections[key]++;
    table.tell({ say: 'repaired', section: sectionName(someone.seat, '', key) });
  }
  return repaired > 0;
}

/** A grapple re-rolls any of the dice of a boarder, and is spent. [MM-WEAP.1] [MM-WEAP.2] */
export function* useGrapple(table: Table, side: Fighter): Rules<boolean> {
  const someone = captainIn(table.state, side);
  if (!someone || !someone.weapons.includes('grapple') || side.action !== 'board' || side.grappled)
    return false;
  if (someone.rival) return false;
  const chosen = yield* picks(someone.seat, { say: 'grapple' }, () => diceOptions([side]), {
    min: 0,
    max: side.dice.length,
  });
  if (chosen.length === 0) return false;
  for (const { index } of chosen) side.dice[index] = rollDice(table, 1, 'reroll')[0] ?? SKULL;
  someone.weapons.splice(someone.weapons.indexOf('grapple'), 1);
  side.grappled = true;
  table.tell({ say: 'usedWeapon', seat: someone.seat, weapon: 'weapon:grapple' });
  return true;
}
