import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CUTTER, FLAGSHIP, GUNSHIP, PATROLS } from '../content/factions.ts';
import { CARDS } from '../content/market.ts';
import { PLAN_CARDS, type PlanId, PLANS } from '../content/plans.ts';
import { slotName } from '../content/slots.ts';
import { type Ahoy, type Player, type Region, type Slot, spaceName } from '../state.ts';
import type { Ask } from '../says.ts';
import type { Plain, PlanAction, SpaceOption, Thing } from '../choices.ts';
import type { Battle, Side } from './battle.ts';
import { cardOptions, isDominated, join, refill } from './crew.ts';
import { loadedCannons } from './dice.ts';
import { directMove } from './movement.ts';
import { windySpaces } from './powers.ts';
import { islandOf, spacesOf, suitOf } from './regions.ts';
import {
  amount,
  face,
  pick,
  picks,
  place,
  player,
  spaceOptions,
  type Table,
  takeOff,
  whereIs,
} from './table.ts';
import { chooseIsland, moveComrades, removeComrades } from './union.ts';

/** The Union's plans [AH-PLAN], played as actions or at the start of a battle. */

const PLAN_ACTIONS = new Map(
  PLAN_CARDS.map((plan): [PlanId, PlanAction] => [
    plan,
    { key: `plan ${plan}`, on: `plan:${plan}`, do: 'plan', plan },
  ]),
);

/** Plans in the Union's hand that can be played as an action now. [AH-UN.13] [AH-UN.14] */
export function planActions(state: Ahoy, union: Player): PlanAction[] {
  const { hand } = state.uprising;
  const playable: PlanAction[] = [];
  for (let i = 0; i < hand.length; i++) {
    const action = PLAN_ACTIONS.get(nth(hand, i));
    if (action && hand.indexOf(action.plan) === i && canPlay(state, union, action.plan))
      playable.push(action);
  }
  return playable;
}

function canPlay(state: Ahoy, union: Player, plan: PlanId): boolean {
  switch (plan) {
    case 'secretWeapon':
    case 'weaponsCache':
    case 'narrowEscape':
      return false;
    case 'sneakAttack':
    case 'evacuation':
      return state.regions.some((region) => region.comrades > 0);
    case 'enlistment':
      return !isDominated(state, union) && state.regions.some((region) => canEnlistAt(state, region));
    case 'smashingEntrance':
      return true;
    case 'cutter':
    case 'gunship':
      return state.regions.some((region) => region.comrades >= 2); // [AH-UN.24]
  }
}

/** A plan leaves the hand, is resolved and lies open on the discard; ships' plans stay in play. [AH-UN.16] [AH-UN.17] */
export function* playPlan(table: Table, union: Player, plan: PlanId): Rules {
  layOpen(table, plan);
  switch (plan) {
    case 'sneakAttack':
      yield* sneakAttack(table, union);
      return;
    case 'enlistment':
      yield* enlistment(table, union);
      return;
    case 'smashingEntrance':
      yield* smashingEntrance(table, union);
      return;
    case 'evacuation':
      yield* evacuation(table, union);
      return;
    case 'cutter':
    case 'gunship':
      yield* launch(table, union, plan);
      return;
    case 'secretWeapon':
    case 'weaponsCache':
    case 'narrowEscape':
      throw new Error(`${plan} is played in a battle`);
  }
}

function layOpen(table: Table, plan: PlanId): void {
  const { uprising } = table.state;
  uprising.hand.splice(uprising.hand.indexOf(plan), 1);
  const stays = plan === 'cutter' || plan === 'gunship';
  (stays ? uprising.inPlay : uprising.discard).push(plan);
  table.tell({ say: 'playedPlan', plan });
}

/** Up to 2 Patrols of a region with a Comrade go to the reserve. [AH-PLAN.2] */
function* sneakAttack(table: Table, union: Player): Rules {
  const { state } = table;
  const region = yield* chooseIsland(state, union, 'sneakAttackWhere', (one) => one.comrades > 0);
  const spaces = region ? spacesOf(region) : [];
  const there = () => PATROLS.filter((patrol) => spaces.includes(whereIs(state, patrol)));
  if (there().length === 0) return;
  const options = () => there().map((patrol) => ({ key: face(patrol).name, on: face(patrol).on, patrol }));
  const range = { min: 0, max: Math.min(2, there().length) };
  const chosen = yield* picks(union.seat, { say: 'sneakAttack', most: range.max }, options, range);
  for (const { patrol } of chosen) takeOff(table, patrol);
}

const canEnlistAt = (state: Ahoy, region: Region): boolean =>
  region.comrades > 0 && state.market.some((card) => CARDS[card].suit === suitOf(region));

/** Any number of cards of an Island's colour, free; the row is refilled only afterwards. [AH-PLAN.5] */
function* enlistment(table: Table, union: Player): Rules {
  const { state } = table;
  const region = yield* chooseIsland(state, union, 'enlistWhere', (one) => canEnlistAt(state, one));
  if (!region) return;
  const matching = () => state.market.filter((card) => CARDS[card].suit === suitOf(region));
  const range = () => ({ min: 0, max: matching().length });
  const chosen = yield* picks(union.seat, { say: 'enlist' }, () => cardOptions(matching()), range);
  for (const { card } of chosen) join(table, union, card, 0);
  refill(table);
}

/** The Cannons die rises by 2, then the Flagship may DIRECT MOVE to any Tailwind icon. [AH-PLAN.6] */
function* smashingEntrance(table: Table, union: Player): Rules {
  const { state } = table;
  for (const slot of loadedCannons(union)) raise(table, union, slot);
  const options = (): (SpaceOption | Plain)[] => [...spaceOptions(windySpaces(state, union)), { key: 'no' }];
  const landing = yield* pick(union.seat, { say: 'smashingEntrance' }, options);
  if ('space' in landing) yield* directMove(table, { figure: FLAGSHIP.union, by: 'union' }, landing.space);
}

function raise(table: Table, { faction }: Player, slot: Slot): void {
  const by = Math.min(2, 6 - slot.die);
  slot.die += by;
  if (by > 0) table.tell({ say: 'raisedCannons', faction, slot: slotName(faction, slot.id), by });
}

/** All Comrades of one Island are spread over Islands as the Union likes. [AH-PLAN.7] */
function* evacuation(table: Table, union: Player): Rules {
  const { state } = table;
  const from = yield* chooseIsland(state, union, 'evacuateFrom', (region) => region.comrades > 0);
  if (!from) return;
  let left = from.comrades;
  while (left > 0) {
    const to = yield* chooseIsland(state, union, 'evacuateTo', () => true);
    if (!to) return;
    const count =
      left === 1
        ? 1
        : yield* amount(
            union.seat,
            { say: 'evacuateHowMany', to: spaceName(islandOf(to)) },
            { min: 1, max: left },
          );
    left -= count;
    if (to !== from) moveComrades(table, from, to, count);
  }
}

/** 2 Comrades of an Island make room for a ship, whose plan brings its slots. [AH-PLAN.8] [AH-PLAN.9] */
function* launch(table: Table, union: Player, plan: 'cutter' | 'gunship'): Rules {
  const region = yield* chooseIsland(table.state, union, 'launch', (one) => one.comrades >= 2);
  if (!region) return;
  removeComrades(table, region, 2);
  const sail = plan === 'cutter' ? 'cutterSail' : 'gunshipSail';
  const tailwind = plan === 'cutter' ? 'cutterTailwind' : 'gunshipTailwind';
  union.slots.push({ id: sail, die: 0, damaged: false }, { id: tailwind, die: 0, damaged: false });
  place(table, plan === 'cutter' ? CUTTER : GUNSHIP, islandOf(region));
}

interface BattlePlan extends Thing {
  readonly plan: PlanId;
}

/** A Union with any plan in hand is always asked, so that the question betrays nothing. [AH-INF.10] [AH-RULING.26] */
export function* playBattlePlans(table: Table, fight: Battle): Rules {
  const side = [fight.attacker, fight.defender].find((one) => one.player.faction === 'union');
  if (!side) return;
  const { state } = table;
  const { seat } = player(state, 'union');
  while (state.uprising.hand.length > 0 && !fight.ignored) {
    const about: Ask = {
      say: 'battlePlan',
      attacker: face(fight.attacker.figure).on,
      defender: face(fight.defender.figure).on,
    };
    const choice = yield* pick(seat, about, () => battlePlans(state));
    if (!('plan' in choice)) return;
    layOpen(table, choice.plan);
    applyBattlePlan(table, fight, side, choice.plan);
  }
}

function battlePlans(state: Ahoy): (BattlePlan | Plain)[] {
  const { hand } = state.uprising;
  const playable = hand.filter((plan, i) => hand.indexOf(plan) === i && PLANS[plan].when === 'battle');
  return [...playable.map((plan) => ({ key: plan, on: `plan:${plan}`, plan })), { key: 'pass' }];
}

/** [AH-PLAN.1] [AH-PLAN.3] [AH-PLAN.4] */
function applyBattlePlan(table: Table, fight: Battle, side: Side, plan: PlanId): void {
  if (plan === 'secretWeapon') {
    side.dice = 2;
    side.extraDamage++;
  }
  if (plan === 'weaponsCache') side.bonus += table.state.uprising.ready;
  if (plan === 'narrowEscape') fight.ignored = true;
}
