import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Ability, Effect, EffectOf, Word } from '../content/effects.ts';
import type { Battle, Player, Reckoning } from '../state.ts';
import { checkAchievements } from './achievements.ts';
import { battleOf, enemyOf, playCard, sideOf } from './battle.ts';
import { areasBeside, blast, drop, extraCubes, giveBack, makeReady, strengths } from './battle-board.ts';
import { abilityAt, amountOn, iconsOn, isBattle, isUsed, partsInPlay } from './cards.ts';
import { type AbilityRef, bandOf, HULL_SOURCE, refOf, sourceOf } from './refs.ts';
import { goodsOn } from './gaining.ts';
import { drawCard } from './drawing.ts';
import { packedOnTop } from './stowing.ts';
import { stow } from './ship.ts';
import { damage } from './sinking.ts';
import { cardName, DONE, may, pick, player, type Table } from './table.ts';

/** Battle abilities: what the words of the cards do in step 3 of a battle [DR-BAT.13] [DR-EFF]. */

type BattleWord =
  | 'strength'
  | 'drop'
  | 'explosive'
  | 'moveCube'
  | 'giveUpCube'
  | 'drawAndPlay'
  | 'lessDamage'
  | 'ifWin'
  | 'copy';

interface Doing<W extends Word> {
  can(state: Reckoning, battle: Battle, someone: Player, effect: EffectOf<W>): boolean;
  do(table: Table, battle: Battle, someone: Player, effect: EffectOf<W>, source: number): Rules;
}

const always = (): boolean => true;
const hasCube = (_: Reckoning, battle: Battle, someone: Player): boolean =>
  battle.cubes.some(({ owner }) => owner === someone.seat);

/** Adds cubes of the reserve to the battle. [DR-BOARD.11] */
function* dropMore(table: Table, battle: Battle, someone: Player, count: number): Rules {
  const cubes = yield* extraCubes(table, someone.seat, count);
  makeReady(table.state, someone.seat, cubes);
  yield* drop(table, battle);
}

/** Goods of a battle must fit; what does not is lost. [DR-GAIN.6] */
export function gainInBattle(table: Table, someone: Player, cargo: number, coin: number): void {
  if (cargo + coin === 0) return;
  const { state } = table;
  if (state.rival && someone.seat === 1) {
    someone.chest += coin;
    state.rival.goods += cargo;
    checkAchievements(table);
  } else stow(someone, packedOnTop(someone, cargo, coin)[0]);
  table.tell({ say: 'plundered', seat: someone.seat, cargo, coin });
}

const BATTLE: { readonly [W in BattleWord]: Doing<W> } = {
  strength: {
    can: always,
    *do({ state }, battle, someone, { amount }, source) {
      sideOf(battle, someone.seat).strength += amountOn(state, someone, source, amount);
    },
  },
  drop: {
    can: (_, _battle, someone) => someone.cubes > 0,
    *do(table, battle, someone, { count }) {
      yield* dropMore(table, battle, someone, count);
    },
  },
  explosive: {
    can: (_, _battle, someone) => someone.cubes > 0,
    *do(table, battle, someone) {
      if ((yield* extraCubes(table, someone.seat, 1)) === 0) return;
      battle.cubes.push({ owner: someone.seat, area: 'BLAST' });
    },
  },
  moveCube: {
    can: (_, battle) => battle.cubes.length > 0,
    *do(table, battle, someone) {
      yield* moveCube(table, battle, someone);
    },
  },
  giveUpCube: {
    can: hasCube,
    *do(table, battle, someone, effect, source) {
      yield* giveUpCube(table, battle, someone, effect, source);
    },
  },
  drawAndPlay: {
    can: (_, _battle, { deck, discard }) => deck.length + discard.length > 0,
    *do(table, battle, someone) {
      yield* drawAndPlay(table, battle, someone);
    },
  },
  lessDamage: {
    can: always,
    *do(_table, battle, someone, { count }) {
      sideOf(battle, someone.seat).spared += count;
    },
  },
  ifWin: {
    can: always,
    *do({ state }, battle, someone, { damage: more, goods }, source) {
      const { prize } = sideOf(battle, someone.seat);
      const [cargo, coin] = goodsOn(state, someone, source, goods);
      prize.damage += more;
      prize.cargo += cargo;
      prize.coin += coin;
    },
  },
  copy: {
    can: (state, battle, someone) => copies(state, battle, someone).length > 0,
    *do(table, battle, someone, _effect, source) {
      const { state } = table;
      const { ref } = yield* pick(someone.seat, { say: 'copy' }, () => copies(state, battle, someone));
      yield* carryOut(table, battle, someone, abilityAt(state, someone, ref), source);
    },
  },
};

/** Battle abilities of advancements in play; no copy is copied, and one that is used may be. [DR-ABIL.20] */
const copies = (state: Reckoning, battle: Battle, someone: Player): Using[] =>
  found(state, someone, (ability, ref) => {
    const sheet = sourceOf(ref) < HULL_SOURCE && bandOf(ref) > 0;
    return sheet && isBattle(ability) && canUse(state, battle, someone, ability);
  });

const isBattleWord = (word: Word): word is BattleWord => word in BATTLE;

const doing = (effect: Effect): Doing<Word> | undefined =>
  isBattleWord(effect.do) ? (BATTLE[effect.do] as unknown as Doing<Word>) : undefined;

/** Not against buildings where the card says so. [DR-ABIL.11] [DR-BBLD.8] */
function canUse(state: Reckoning, battle: Battle, someone: Player, ability: Ability): boolean {
  if (ability.nonBuilding && battle.kind === 'buildings') return false;
  return ability.effects.some((effect) => doing(effect)?.can(state, battle, someone, effect));
}

interface Using extends Option {
  readonly ref: AbilityRef;
}

function found(
  state: Reckoning,
  someone: Player,
  fits: (ability: Ability, ref: AbilityRef) => boolean,
): Using[] {
  const list: Using[] = [];
  for (const { source, band, index, part } of partsInPlay(state, someone))
    part.forEach((ability, side) => {
      const ref = refOf(source, band, index, side);
      const on = `ability:${someone.seat}.${ref}`;
      if (fits(ability, ref)) list.push({ key: on, on, ref });
    });
  return list;
}

const isCopy = ({ effects }: Ability): boolean => effects.some((effect) => effect.do === 'copy');

/** Battle abilities of cards in play that have not been used this turn. [DR-ABIL.10] [DR-GEN.12] */
const usable = (state: Reckoning, battle: Battle, someone: Player): Using[] =>
  found(
    state,
    someone,
    (ability, ref) =>
      (isBattle(ability) || isCopy(ability)) &&
      !isUsed(someone, ref) &&
      canUse(state, battle, someone, ability),
  );

/** Uses one battle ability or passes; true if one was used. [DR-BSHIP.11] [DR-BSHIP.21] */
export function* useOne(table: Table, someone: Player): Rules<boolean> {
  const { state } = table;
  const battle = battleOf(state);
  if (usable(state, battle, someone).length === 0) return false;
  const [mine, theirs] =
    battle.sides[0].player === someone.seat ? strengths(battle) : strengths(battle).toReversed();
  const about = { say: 'battleAbility', mine: mine ?? 0, theirs: theirs ?? 0 } as const;
  const options = (): (Option & Partial<Using>)[] => [...usable(state, battle, someone), DONE];
  const { ref } = yield* pick(someone.seat, about, options);
  if (ref === undefined) {
    table.tell({ say: 'passed', seat: someone.seat });
    return false;
  }
  someone.used.push(ref);
  table.tell({ say: 'used', seat: someone.seat, ability: `ability:${someone.seat}.${ref}` });
  yield* carryOut(table, battle, someone, abilityAt(state, someone, ref), sourceOf(ref));
  yield* blast(table, battle); // before the next ability [DR-BOARD.8]
  return true;
}

function* carryOut(
  table: Table,
  battle: Battle,
  someone: Player,
  { effects }: Ability,
  source: number,
): Rules {
  for (const effect of effects) yield* doing(effect)?.do(table, battle, someone, effect, source) ?? [];
}

/** Any cube to an area beside it. [DR-EFF.10] */
function* moveCube(table: Table, battle: Battle, someone: Player): Rules {
  const options = () =>
    battle.cubes.flatMap(({ area }, cube) =>
      areasBeside(area).map((to) => ({ key: `${cube} ${to}`, on: `cube:${cube}`, cube, to })),
    );
  const { cube, to } = yield* pick(someone.seat, { say: 'moveCube' }, options);
  const moved = nth(battle.cubes, cube);
  table.tell({ say: 'movedCube', seat: someone.seat, from: moved.area, to });
  moved.area = to;
}

/** A cube of one's own off the board: damage to the enemy ship at once, and goods. [DR-SAILOR.8] [DR-BAT.22] */
function* giveUpCube(
  table: Table,
  battle: Battle,
  someone: Player,
  { damage: count, goods }: EffectOf<'giveUpCube'>,
  source: number,
): Rules {
  const { state } = table;
  const options = () =>
    battle.cubes.flatMap(({ owner, area }, cube) =>
      owner === someone.seat ? [{ key: `${cube}`, on: `cube:${cube}`, cube, area }] : [],
    );
  const { cube, area } = yield* pick(someone.seat, { say: 'giveUpCube' }, options);
  giveBack(state, battle.cubes.splice(cube, 1));
  table.tell({ say: 'gaveUpCube', seat: someone.seat, from: area });
  const enemy = enemyOf(battle, someone.seat);
  if (battle.kind === 'ships') damage(table, player(state, enemy.player), spare(enemy, count), 'battle');
  gainInBattle(table, someone, ...goodsOn(state, someone, source, goods));
}

/** What is left of damage after what will not be taken. [DR-EFF.11] */
export function spare(side: { spared: number }, count: number): number {
  const spared = Math.min(side.spared, count);
  side.spared -= spared;
  return count - spared;
}

/** The top card into the hand; if it is played at once its cannons drop cubes. [DR-EFF.9] */
function* drawAndPlay(table: Table, battle: Battle, someone: Player): Rules {
  const { state } = table;
  if (!drawCard(table, someone)) return;
  const drawn = () => nth(someone.hand, someone.hand.length - 1);
  const on = cardName(someone.seat, drawn());
  if (!(yield* may(someone.seat, { say: 'playDrawn' }, on))) return;
  const card = drawn();
  playCard(table, someone, card);
  const guns = iconsOn(state, nth(someone.cards, card), 'cannon');
  someone.fired[card] = guns;
  yield* dropMore(table, battle, someone, guns);
}
