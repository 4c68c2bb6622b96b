import { type Rules } from '@portolan/kernel';
import type { Ask, Spoil } from '../says.ts';
import type { SpoilOption } from '../choices.ts';
import type { Battle, Side } from './battle.ts';
import { canRam, inflict } from './damage.ts';
import { ram, sailOn } from './movement.ts';
import { buccaneer, goldEffect } from './passives.ts';
import { regionOf } from './regions.ts';
import { gainReward } from './smugglers.ts';
import { type Effect, face, hasCrew, isFlagship, pick, simultaneous, type Table } from './table.ts';
import { placeComrades, removeComrades } from './union.ts';

/** What the winner of a battle gets: an option of its faction, extra damage, and what its crew add. [AH-BAT.28] */

const list = (...keys: Spoil[]): readonly SpoilOption[] => keys.map((key) => ({ key }));
const SQUADRON = list('gold', 'twoDamage', 'none'); // [AH-SQ.32] [AH-SQ.33] [AH-SQ.35]
const SQUADRON_OVER_UNION = list('gold', 'twoDamage', 'removeComrade', 'none'); // [AH-SQ.34]
const UNION = list('placeComrade', 'gold', 'none'); // [AH-UN.49] [AH-UN.51] [AH-UN.52]
const SMUGGLER = list('sailOn', 'reward', 'none'); // [AH-SM.38] [AH-SM.42] [AH-SM.43]

function optionsOf(won: Side, lost: Side): readonly SpoilOption[] {
  switch (won.player.faction) {
    case 'squadron':
      return lost.player.faction === 'union' ? SQUADRON_OVER_UNION : SQUADRON;
    case 'union':
      return UNION;
    case 'smuggler1':
    case 'smuggler2':
      return SMUGGLER;
  }
}

/** Damage first, then the crew's effects, and a Smuggler's reward or move last: no battle interrupts another, no recruit joins a battle that was won before. [AH-RULING.77] */
export function* spoils(table: Table, fight: Battle, won: Side, lost: Side): Rules {
  const about: Ask = { say: 'spoils', figure: face(won.figure).on, over: face(lost.figure).on };
  const { key } = yield* pick(won.player.seat, about, () => optionsOf(won, lost));
  table.tell({ say: 'spoils', faction: won.player.faction, spoil: key });
  const damage = key === 'none' ? 0 : key === 'twoDamage' ? 2 : 1;
  let done = yield* inflict(table, won.player, lost.figure, damage);
  besidesDamage(table, fight, won, lost, key);
  done += yield* inflict(table, won.player, lost.figure, extraDamage(won));
  yield* simultaneous(table, won.player, 'wonBattle', crewEffects(table, won, lost, done));
  if (key === 'reward') yield* gainReward(table, won.player);
  if (key === 'sailOn') {
    table.state.turn.bonusMoves++;
    yield* sailOn(table, won.player);
  }
}

/** Imperative, whatever was chosen: Gunner and Secret Weapon. [AH-RULING.25] */
function extraDamage(won: Side): number {
  return won.extraDamage + (isFlagship(won.figure) && hasCrew(won.player, 'victory', 'gunner') ? 1 : 0);
}

function besidesDamage(table: Table, fight: Battle, won: Side, lost: Side, spoil: Spoil): void {
  const region = regionOf(table.state, fight.here);
  switch (spoil) {
    case 'gold':
      stealGold(table, won, lost);
      return;
    case 'removeComrade':
      removeComrades(table, region, 1);
      return;
    case 'placeComrade':
      placeComrades(table, region, 1);
      return;
    case 'twoDamage':
    case 'reward':
    case 'sailOn':
    case 'none':
  }
}

/** [AH-BAT.30] */
function stealGold(table: Table, won: Side, lost: Side): void {
  if (lost.player.gold === 0) return;
  lost.player.gold--;
  won.player.gold++;
  table.tell({ say: 'stoleGold', faction: won.player.faction, from: lost.player.faction });
}

function crewEffects(table: Table, won: Side, lost: Side, damageDone: number): Effect[] {
  const { player } = won;
  const effects: Effect[] = [];
  if (hasCrew(player, 'victory', 'cutpurse')) effects.push(goldEffect(table, player, 'cutpurse', 2)); // [AH-CREW.27]
  if (hasCrew(player, 'victory', 'buccaneer') && lost.player.crew.length > 0) {
    effects.push({
      key: 'buccaneer',
      optional: true,
      run: (agreed) => buccaneer(table, player, lost.player, agreed),
    });
  }
  if (canRam(table, player, lost.figure, damageDone)) {
    effects.push({ key: 'rammingProw', optional: true, run: () => ram(table, player, lost.figure) });
  }
  return effects;
}
