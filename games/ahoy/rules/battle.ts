import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Figure } from '../content/factions.ts';
import { slotName } from '../content/slots.ts';
import { type Ahoy, type At, type Player, spaceName, type Voyage } from '../state.ts';
import { hits, suffer } from './damage.ts';
import { loadedCannons, slotOf } from './dice.ts';
import { playBattlePlans } from './plans.ts';
import { regionName, regionOf, terrainOf } from './regions.ts';
import { spoils } from './spoils.ts';
import { face, hasCrew, may, opponentsOn, ownerOf, pick, player, type Table, whereIs } from './table.ts';
import { FLAGSHIP } from '../content/factions.ts';
import type { Ask } from '../says.ts';
import type { Lowering } from '../choices.ts';

/** Loaded cannons and battle [AH-BAT]. */

/** One side of a battle. */
export interface Side {
  readonly figure: Figure;
  readonly player: Player;
  /** Dice to roll: the Secret Weapon makes them two. */
  dice: number;
  /** What Cannons, figures, crew and plans add. */
  bonus: number;
  /** Damage added if this side wins. */
  extraDamage: number;
}

export interface Battle {
  readonly here: At;
  readonly attacker: Side;
  readonly defender: Side;
  ignored: boolean;
}

/** [AH-BAT.1] [AH-BAT.2] [AH-BAT.3] [AH-BAT.4] [AH-BAT.5] */
export function isLoaded(state: Ahoy, figure: Figure): boolean {
  switch (face(figure).kind) {
    case 'stronghold':
    case 'gunship':
      return true;
    case 'cutter':
      return false;
    case 'flagship':
    case 'patrol':
      return loadedCannons(player(state, ownerOf(figure))).length > 0;
  }
}

/** The opposing figures that a figure moving there must fight. [AH-BAT.7] [AH-BAT.8] [AH-BAT.9] [AH-BAT.12] */
export function foesAt(state: Ahoy, figure: Figure, here: At): Figure[] {
  const foes = opponentsOn(state, here, ownerOf(figure));
  if (foes.length === 0 || terrainOf(state, here).fog) return [];
  return isLoaded(state, figure) ? foes : foes.filter((foe) => isLoaded(state, foe));
}

/**
 * The battles of a figure that moved onto a space with those it met there, one after another, each foe once. [AH-BAT.16] [AH-BAT.36]
 * Whoever has left is not fought; if the attacker has, it is over. True if any battle took place. [AH-RULING.21]
 */
export function* battlesAt(table: Table, voyage: Voyage, here: At): Rules<boolean> {
  const { state } = table;
  let due = foesAt(state, voyage.figure, here);
  let fought = false;
  while (due.length > 0 && voyage.end === '') {
    const foe = due.length > 1 ? yield* chooseFoe(state, voyage.figure, due) : nth(due, 0);
    if (yield* battle(table, voyage.figure, foe, here)) fought = true;
    due = due.filter((other) => other !== foe && whereIs(state, other) === here);
  }
  return fought;
}

/** [AH-BAT.17] */
function* chooseFoe(state: Ahoy, attacker: Figure, foes: readonly Figure[]): Rules<Figure> {
  const { seat } = player(state, ownerOf(attacker));
  const about: Ask = { say: 'chooseFoe', figure: face(attacker).on };
  const { foe } = yield* pick(seat, about, () =>
    foes.map((figure) => ({ key: face(figure).name, on: face(figure).on, foe: figure })),
  );
  return foe;
}

/** A battle between two figures; the attacker wins ties. False if it was ignored. */
function* battle(table: Table, attacker: Figure, defender: Figure, here: At): Rules<boolean> {
  const fight = sides(table.state, attacker, defender, here);
  announce(table, fight);
  if (yield* emissary(table, fight)) return false;
  yield* playBattlePlans(table, fight);
  if (fight.ignored) return false;
  yield* lowerCannons(table, fight, fight.attacker); // the attacker first [AH-BAT.19] [AH-BAT.20]
  yield* lowerCannons(table, fight, fight.defender);
  const [push, hold] = yield* rollBoth(table, fight);
  const attackerWins = push >= hold; // [AH-BAT.26] [AH-BAT.27]
  const won = attackerWins ? fight.attacker : fight.defender;
  const lost = attackerWins ? fight.defender : fight.attacker;
  table.tell({
    say: 'wonBattle',
    figure: face(won.figure).on,
    over: face(lost.figure).on,
    attack: push,
    defence: hold,
  });
  yield* spoils(table, fight, won, lost);
  return true;
}

function sides(state: Ahoy, attacker: Figure, defender: Figure, here: At): Battle {
  const side = (figure: Figure): Side => {
    const someone = player(state, ownerOf(figure));
    return { figure, player: someone, dice: 1, bonus: ownBonus(figure, someone), extraDamage: 0 };
  };
  return { here, attacker: side(attacker), defender: side(defender), ignored: false };
}

/** Stronghold +2, Gunship +3, Fighters +1; all of them add up. [AH-BAT.37] [AH-BAT.38] [AH-BAT.39] [AH-CREW.11] */
export function ownBonus(figure: Figure, owner: Player): number {
  const { kind } = face(figure);
  const figures = kind === 'stronghold' ? 2 : kind === 'gunship' ? 3 : 0;
  return figures + (hasCrew(owner, 'battle', 'fighters') ? 1 : 0);
}

function announce(table: Table, { attacker, defender, here }: Battle): void {
  const region = regionName(regionOf(table.state, here));
  table.tell({
    say: 'battle',
    attacker: face(attacker.figure).on,
    defender: face(defender.figure).on,
    at: spaceName(here),
    region,
  });
}

/** The attacker may pay the defender's player 1 gold to ignore the battle. [AH-CREW.14] */
function* emissary(table: Table, { attacker, defender }: Battle): Rules<boolean> {
  if (!hasCrew(attacker.player, 'battle', 'emissary') || attacker.player.gold === 0) return false;
  const about: Ask = { say: 'emissary', defender: face(defender.figure).on };
  if (!(yield* may(attacker.player.seat, about))) return false;
  attacker.player.gold--;
  defender.player.gold++;
  table.tell({ say: 'paidOff', faction: attacker.player.faction, to: defender.player.faction });
  return true;
}

/** Any amount off one Cannons die, which stays at least 1 and keeps its new value. [AH-BAT.19] [AH-BAT.21] [AH-BAT.24] */
function lowerings(someone: Player): Lowering[] {
  const options: Lowering[] = [{ key: '0', by: 0 }];
  for (const slot of loadedCannons(someone)) {
    for (let by = 1; by < slot.die; by++) {
      options.push({ key: `${slot.id} ${by}`, on: slotName(someone.faction, slot.id), slot: slot.id, by });
    }
  }
  return options;
}

/** The Cutter cannot use Cannons. [AH-BAT.23] [AH-UN.37] */
export const canLower = (figure: Figure, owner: Player): boolean =>
  face(figure).kind !== 'cutter' && loadedCannons(owner).some((slot) => slot.die > 1);

function* lowerCannons(table: Table, fight: Battle, side: Side): Rules {
  const { player: someone, figure } = side;
  if (!canLower(figure, someone)) return;
  const attacks = side === fight.attacker;
  const foe = attacks ? fight.defender : fight.attacker;
  const about: Ask = {
    say: 'lowerCannons',
    figure: face(figure).on,
    against: face(foe.figure).on,
    attacks,
    dice: side.dice,
    bonus: side.bonus,
    theirDice: foe.dice,
    theirBonus: foe.bonus,
  };
  const { slot, by }: Lowering = yield* pick(someone.seat, about, () => lowerings(someone));
  if (slot === undefined) return;
  slotOf(someone, slot).die -= by;
  side.bonus += by;
  table.tell({ say: 'loweredCannons', faction: someone.faction, slot: slotName(someone.faction, slot), by });
}

/** Both roll at once; then the attacker and after them the defender may roll again. [AH-BAT.25] [AH-RULING.27] */
function* rollBoth(table: Table, { attacker, defender }: Battle): Rules<[number, number]> {
  let push = roll(table, attacker, 'attack');
  let hold = roll(table, defender, 'defence');
  if (yield* rumSteward(table, attacker, push, hold)) push = roll(table, attacker, 'attack');
  if (yield* rumSteward(table, defender, push, hold)) hold = roll(table, defender, 'defence');
  return [push, hold];
}

function roll(table: Table, side: Side, purpose: 'attack' | 'defence'): number {
  const dice = Array.from({ length: side.dice }, () => table.random.die(6, purpose));
  const total = dice.reduce((sum, die) => sum + die, side.bonus);
  table.tell({ say: 'rolledBattle', figure: face(side.figure).on, dice, bonus: side.bonus, total });
  return total;
}

/** SUFFER 1 damage to roll again, if a slot can take it. [AH-CREW.21] */
function* rumSteward(table: Table, side: Side, push: number, hold: number): Rules<boolean> {
  const { player: someone } = side;
  const flagship = FLAGSHIP[someone.faction];
  if (!hasCrew(someone, 'battle', 'rumSteward') || hits(someone, flagship).length === 0) return false;
  const about: Ask = { say: 'rumSteward', attack: push, defence: hold };
  if (!(yield* may(someone.seat, about))) return false;
  yield* suffer(table, flagship);
  return true;
}
