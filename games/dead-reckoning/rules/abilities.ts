import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Ability, Effect, EffectOf, Row, Word } from '../content/effects.ts';
import { HARBOR, type Player, type Reckoning, rowOf, type Space } from '../state.ts';
import { battleShips, flagTargets } from './battle-ships.ts';
import { mend, nextAdvancement } from './battle-others.ts';
import { build, sites } from './building.ts';
import { abilityAt, amountOn, iconsOn, isBattle, isUsed, partsInPlay } from './cards.ts';
import { type AbilityRef, HULL_SOURCE, refOf, sourceOf } from './refs.ts';
import { isOpen } from './control.ts';
import { gainGoods, gainAboard, goodsOn } from './gaining.ts';
import { canInfluence, influence, removables, removeInfluence } from './influence.ts';
import { canRise, canRiseInDeck, levelUpDeck, levelUpHand, levelUpInPlay } from './levels.ts';
import { beside, islandAt } from './ocean.ts';
import { produce, producing } from './production.ts';
import { harm } from './sinking.ts';
import { canPay, pay } from './stowing.ts';
import { pick, shipOption, type Table } from './table.ts';
import { available, basics, replaceUpgrade, upgradeShip } from './yard.ts';

/** What the words of the cards do in the main phase [DR-ABIL] [DR-EFF]. */

/** The words that are used as actions; icons are counted, battle words wait for a battle. */
type MainWord =
  | 'attackFlag'
  | 'influence'
  | 'removeInfluence'
  | 'produce'
  | 'gain'
  | 'repair'
  | 'upgrade'
  | 'replaceUpgrade'
  | 'build'
  | 'levelUp'
  | 'advancement'
  | 'damageAround'
  | 'damageOnEntering'
  | 'passProduction'
  | 'copy';

interface Doing<W extends Word> {
  /** Whether it could have an effect now. [DR-GEN.12] */
  can(state: Reckoning, someone: Player, effect: EffectOf<W>, source: number): boolean;
  do(table: Table, someone: Player, effect: EffectOf<W>, source: number): Rules;
}

const MAIN: { readonly [W in MainWord]: Doing<W> } = {
  attackFlag: {
    can: (state, someone) => flagTargets(state, someone).length > 0,
    *do(table, someone) {
      const { state } = table;
      const options = () => flagTargets(state, someone).map(({ seat }) => shipOption(seat));
      const { player: who } = yield* pick(someone.seat, { say: 'attack' }, options);
      yield* battleShips(table, someone, nth(state.players, who));
    },
  },
  influence: {
    can: (state, someone, effect, source) =>
      canInfluence(
        state,
        someone,
        effect,
        amountOn(state, someone, source, effect.amount),
        influenceAbilities(state, someone) > 1,
      ),
    *do(table, someone, effect, source) {
      const { state } = table;
      const count = amountOn(state, someone, source, effect.amount);
      yield* influence(table, someone, effect, count, influenceAbilities(state, someone) > 0);
    },
  },
  removeInfluence: {
    can: (state, someone, { overForts }) => removables(state, someone, overForts).length > 0,
    *do(table, someone, { overForts }) {
      yield* removeInfluence(table, someone, overForts);
    },
  },
  produce: {
    can: (state, someone, effect) => producing(state, someone, effect).length > 0,
    *do(table, someone, effect) {
      yield* produce(table, someone, effect);
    },
  },
  gain: {
    can: (state, someone, { goods, to }, source) => {
      const [cargo, coin] = goodsOn(state, someone, source, goods);
      return cargo + coin > 0 && (to !== 'island' || isOpen(state, someone, someone.at));
    },
    *do(table, someone, { goods, to }, source) {
      yield* gainGoods(table, someone, ...goodsOn(table.state, someone, source, goods), to);
    },
  },
  repair: {
    can: (_, { damage }) => damage > 0, // [DR-REP.2]
    *do(table, someone, { count }) {
      mend(table, someone, count);
    },
  },
  upgrade: {
    can: (state, _someone, { tier }) => available(state, tier).length > 0,
    *do(table, someone, { tier }) {
      yield* upgradeShip(table, someone, tier);
    },
  },
  replaceUpgrade: {
    can: (state, someone) => basics(someone).length > 0 && available(state, 'advanced').length > 0,
    *do(table, someone) {
      yield* replaceUpgrade(table, someone);
    },
  },
  build: {
    can: (state, someone, { cheaper }) => sites(state, someone, cheaper).length > 0,
    *do(table, someone, { most, cheaper }) {
      yield* build(table, someone, most, cheaper);
    },
  },
  levelUp: {
    can: (_, someone, { which }, source) => {
      if (which === 'this') return source < HULL_SOURCE && canRise(someone, source);
      return which === 'inHand' ? someone.hand.length > 0 : canRiseInDeck(someone);
    },
    *do(table, someone, { which }, source) {
      if (which === 'this') levelUpInPlay(table, someone, source);
      else if (which === 'inHand') yield* levelUpHand(table, someone);
      else yield* levelUpDeck(table, someone);
    },
  },
  advancement: {
    can: (state, someone, { row }, source) => {
      const from = row === 'byWheels' ? rowByWheels(state, someone, source) : row;
      return from !== undefined && nth(state.boxes, from - 1).length > 0;
    },
    *do(table, someone, { row }, source) {
      const from = row === 'byWheels' ? rowByWheels(table.state, someone, source) : row;
      if (from !== undefined) nextAdvancement(table, someone, from);
    },
  },
  damageAround: {
    can: (state, someone, { cannons }, source) =>
      iconsOf(state, someone, source, 'cannon') >= cannons && around(state, someone).length > 0,
    *do(table, someone) {
      harm(table, around(table.state, someone), someone.seat, 'card');
    },
  },
  damageOnEntering: {
    can: (state, someone) => !state.turn.harries && (!state.turn.raised || someone.sails > 0),
    *do({ state }) {
      state.turn.harries = true;
    },
  },
  passProduction: {
    can: (state, _someone, { row }) => passedIslands(state, row).length > 0,
    *do(table, someone, { row }) {
      let [cargo, coin] = [0, 0];
      for (const space of passedIslands(table.state, row)) {
        const island = islandAt(table.state, space);
        cargo += island?.cargo ?? 0;
        coin += island?.coin ?? 0;
      }
      yield* gainAboard(table, someone, cargo, coin);
    },
  },
  copy: {
    can: (state, someone, _effect, source) => copies(state, someone, source).length > 0,
    *do(table, someone, _effect, source) {
      const { state } = table;
      const { ref } = yield* pick(someone.seat, { say: 'copy' }, () => copies(state, someone, source));
      yield* carryOut(table, someone, abilityAt(state, someone, ref), source); // [DR-ABIL.23]
    },
  },
};

const isMainWord = (word: Word): word is MainWord => word in MAIN;
const doing = (effect: Effect): Doing<Word> | undefined =>
  isMainWord(effect.do) ? (MAIN[effect.do] as unknown as Doing<Word>) : undefined;

const iconsOf = (state: Reckoning, someone: Player, source: number, icon: 'wheel' | 'cannon'): number => {
  const card = someone.cards[source];
  return card ? iconsOn(state, card, icon) : 0;
};

/** [DR-EFF.14] */
function rowByWheels(state: Reckoning, someone: Player, source: number): Row | undefined {
  const wheels = iconsOf(state, someone, source, 'wheel');
  return wheels === 0 ? undefined : (ROWS[Math.min(4, Math.ceil(wheels / 2)) - 1] ?? 4);
}
const ROWS: readonly Row[] = [1, 2, 3, 4];

/** Ships of others here and next door, but not in port. [DR-EFF.2] */
function around(state: Reckoning, someone: Player): Player[] {
  const near = [someone.at, ...beside(someone.at)];
  return state.players.filter((other) => other !== someone && other.at !== HARBOR && near.includes(other.at));
}

/** Face-up islands of a row passed this turn, where it neither began nor stopped. [DR-EFF.5] */
const passedIslands = (state: Reckoning, row: Row): Space[] =>
  state.turn.passed.filter(
    (space) =>
      space !== HARBOR &&
      rowOf(space) === row &&
      islandAt(state, space) !== undefined &&
      space !== state.turn.began &&
      !state.turn.stops.includes(space),
  );

/** Influence abilities that could still be used, for pairing two of them. [DR-END.8] */
function influenceAbilities(state: Reckoning, someone: Player): number {
  let count = 0;
  for (const { source, band, index, part } of partsInPlay(state, someone))
    if (
      !isUsed(someone, refOf(source, band, index, 0)) &&
      part.some(({ effects }) => effects.some((effect) => effect.do === 'influence'))
    )
      count++;
  return count;
}

export interface Using extends Option {
  readonly ref: AbilityRef;
}
const using = (someone: Player, ref: AbilityRef): Using => ({
  key: `ability:${someone.seat}.${ref}`,
  on: `ability:${someone.seat}.${ref}`,
  ref,
});

/** Abilities of other advancements in play that are no copies, no end scoring and no mere icons. [DR-ABIL.18] [DR-ABIL.20] */
function copies(state: Reckoning, someone: Player, source: number): Using[] {
  const found: Using[] = [];
  for (const { source: from, band, index, part } of partsInPlay(state, someone)) {
    if (from >= HULL_SOURCE || band === 0) continue;
    part.forEach((ability, side) => {
      const copied = ability.effects.some((effect) => effect.do === 'copy');
      if (!copied && canUse(state, someone, ability, source))
        found.push(using(someone, refOf(from, band, index, side)));
    });
  }
  return found;
}

/** Whether an ability can be paid for and would do something. [DR-ABIL.14] [DR-REP.3] */
function canUse(state: Reckoning, someone: Player, ability: Ability, source: number): boolean {
  if (isBattle(ability) || (ability.inPort && someone.at !== HARBOR)) return false;
  if (ability.cost && !canPay(someone, ability.cost)) return false;
  return ability.effects.some((effect) => doing(effect)?.can(state, someone, effect, source));
}

/** Abilities of cards in play and of the ship that can be used now, each once a turn. [DR-ABIL.1] [DR-ABIL.2] [DR-UPG.10] */
export function usable(state: Reckoning, someone: Player): Using[] {
  const found: Using[] = [];
  for (const { source, band, index, part } of partsInPlay(state, someone))
    for (let side = 0; side < part.length; side++) {
      const ref = refOf(source, band, index, side);
      if (!isUsed(someone, ref) && canUse(state, someone, nth(part, side), source))
        found.push(using(someone, ref));
    }
  return found;
}

export const isInfluence = (state: Reckoning, someone: Player, ref: AbilityRef): boolean =>
  abilityAt(state, someone, ref).effects.some((effect) => effect.do === 'influence');

/** Uses it, completely, before anything else. [DR-ABIL.22] */
export function* use(table: Table, someone: Player, ref: AbilityRef): Rules {
  const ability = abilityAt(table.state, someone, ref);
  someone.used.push(ref);
  table.tell({ say: 'used', seat: someone.seat, ability: `ability:${someone.seat}.${ref}` });
  yield* carryOut(table, someone, ability, sourceOf(ref));
}

function* carryOut(table: Table, someone: Player, { cost, effects }: Ability, source: number): Rules {
  if (cost) yield* pay(table, someone, cost);
  for (const effect of effects) yield* doing(effect)?.do(table, someone, effect, source) ?? [];
}
