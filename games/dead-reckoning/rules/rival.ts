import type { Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CARDS, type CardId, isMerchant } from '../content/cards.ts';
import { BUILDING_COST } from '../content/census.ts';
import type { BuildingKind } from '../content/effects.ts';
import { RIVAL_CARDS, type RivalCard } from '../content/rival.ts';
import { HARBOR, type Player, type Reckoning, type Rival, type Space } from '../state.ts';
import { checkAchievements, expertCounted, mark } from './achievements.ts';
import { afterAttack, battleBuildings, battleMerchant, canStorm } from './battle-others.ts';
import { battleShips, canFight, lower } from './battle-ships.ts';
import { raise } from './building.ts';
import { controlled, controls, emptySlots, hasBuilding, isOpen } from './control.ts';
import { fillSlot, replaceable, replaceCube } from './cubes.ts';
import { refill } from './exploring.ts';
import { enter, stop } from './moving.ts';
import { beside, boardAt, islandAt, islands, SPACES } from './ocean.ts';
import { productionOf } from './production.ts';
import { available } from './yard.ts';
import { beginTurn } from './turn.ts';
import { player, RIVAL, type Table } from './table.ts';

/** The rival that plays by itself [DR-SOLO]. */

const RIVAL_FORTUNE = 12;
const UPGRADE_COST = { basic: 3, advanced: 6 };

const rivalOf = (state: Reckoning): Rival =>
  nth(
    [state.rival].flatMap((rival) => rival ?? []),
    0,
  );
const captainOf = (state: Reckoning): Player => player(state, 0);

/** One card: income, sail, fight, influence, take, build, mode. [DR-SOLO.3] */
export function* rivalTurn(table: Table): Rules {
  const { state } = table;
  const me = player(state, RIVAL);
  beginTurn(table);
  const card = reveal(table);
  income(table, me, card);
  yield* sailForth(table, me, card);
  yield* fight(table, me, card);
  yield* spread(table, me, card);
  yield* take(table, me, card);
  develop(table, me, card);
  chooseMode(table, me, card);
  fortune(table, me, card);
  refill(table);
}

/** The next card; when there is none, the second and third tier are shuffled anew. [DR-SOLO.2] [DR-SOLO.11] */
function reveal(table: Table): RivalCard {
  const rival = rivalOf(table.state);
  if (rival.deck.length === 0) {
    const again = rival.discard.filter((card) => nth(RIVAL_CARDS, card).tier > 1);
    rival.discard = rival.discard.filter((card) => nth(RIVAL_CARDS, card).tier === 1);
    rival.deck = table.random.shuffle(again, 'rival');
  }
  const card = rival.deck.pop() ?? 0;
  rival.card = card;
  rival.discard.push(card);
  rival.resolved++;
  table.reveal();
  table.tell({ say: 'rivalCard', card: `rival:${card}` });
  if (rival.resolved % 6 === 0 && rival.resolved <= 18) expertCounted(table, player(table.state, RIVAL));
  return nth(RIVAL_CARDS, card);
}

/** Goods, and what its best islands bring, straight home. [DR-SOLO.4] */
function income(table: Table, me: Player, card: RivalCard): void {
  const { state } = table;
  const worth = (space: Space): number => productionOf(state, space).reduce((sum, one) => sum + one, 0);
  const best = controlled(state, me)
    .filter((space) => isOpen(state, me, space))
    .sort((a, b) => worth(b) - worth(a) || a - b)
    .slice(0, card.income);
  let [cargo, coin] = [card.income, 0];
  for (const space of best) {
    const [crates, money] = productionOf(state, space);
    cargo += crates;
    coin += money;
  }
  rivalOf(state).goods += cargo;
  me.chest += coin;
  table.tell({ say: 'gained', seat: me.seat, cargo, coin, to: 'dock', space: 'space:harbor' });
  checkAchievements(table);
}

// --- sailing ---

/** Steps between two spaces. */
function distances(from: Space): number[] {
  const far: number[] = Array.from({ length: HARBOR + 1 }, () => Infinity);
  far[from] = 0;
  const due = [from];
  for (let space = due.shift(); space !== undefined; space = due.shift())
    for (const next of beside(space))
      if (nth(far, next) === Infinity) {
        far[next] = nth(far, space) + 1;
        due.push(next);
      }
  return far;
}

/** Fewer steps, then the lower row, then the lower column. [DR-SOLO.5] */
function nearest(from: Space, spaces: readonly Space[]): Space | undefined {
  const far = distances(from);
  return [...spaces].sort((a, b) => nth(far, a) - nth(far, b) || a - b)[0];
}

const faceDown = (state: Reckoning): Space[] => SPACES.filter((space) => !boardAt(state, space).explored);
const withCard = (state: Reckoning, fits: (card: CardId) => boolean): Space[] =>
  SPACES.filter((space) => {
    const { explored, card } = boardAt(state, space);
    return explored && card !== '' && fits(card);
  });

/** [DR-SOLO.5] */
function target(state: Reckoning, me: Player, card: RivalCard): Space | undefined {
  const captain = captainOf(state);
  const { goods } = rivalOf(state);
  switch (card.bent) {
    case 'raider':
      if (captain.at !== HARBOR) return captain.at;
      return nearest(me.at, withCard(state, isMerchant)) ?? nearest(me.at, controlled(state, captain));
    case 'settler':
      return settlerTarget(state, me, card) ?? nearest(me.at, faceDown(state));
    case 'trader':
      return (
        nearest(me.at, faceDown(state)) ??
        nearest(
          me.at,
          withCard(state, (id) => CARDS[id].cost <= goods),
        )
      );
  }
}

function settlerTarget(state: Reckoning, me: Player, { sails }: RivalCard): Space | undefined {
  const far = distances(me.at);
  const first = (space: Space): number => islandAt(state, space)?.places[0] ?? 0;
  return islands(state)
    .filter((space) => isOpen(state, me, space) && !controls(state, me, space) && nth(far, space) <= sails)
    .sort((a, b) => first(b) - first(a) || nth(far, a) - nth(far, b) || a - b)[0];
}

/** A shortest path, round the captain's garrisons if it can, then by lower row and column. [DR-SOLO.13] */
function pathTo(state: Reckoning, me: Player, to: Space): Space[] {
  const far = distances(to);
  const guarded = (space: Space): boolean =>
    space !== HARBOR && controls(state, captainOf(state), space) && hasBuilding(state, space, 'garrison');
  const ways = (from: Space): Space[][] => {
    if (from === to) return [[]];
    return beside(from)
      .filter((next) => nth(far, next) < nth(far, from))
      .sort((a, b) => orderOf(a) - orderOf(b))
      .flatMap((next) => ways(next).map((rest) => [next, ...rest]));
  };
  const all = ways(me.at);
  return all.find((way) => !way.some(guarded)) ?? all[0] ?? [];
}
const orderOf = (space: Space): number => (space === HARBOR ? -1 : space);

/** Up to its sails; it stops at the last space where it may. [DR-SOLO.5] */
function* sailForth(table: Table, me: Player, card: RivalCard): Rules {
  const { state } = table;
  const goal = target(state, me, card);
  if (goal === undefined || goal === me.at) return;
  const way = pathTo(state, me, goal).slice(0, card.sails);
  me.sails = way.length;
  for (const space of way) {
    if (!enter(table, me, space)) return;
    if (space !== way.at(-1)) state.turn.passed.push(space);
  }
  yield* stop(table, me);
}

// --- fighting, settling, taking ---

/** [DR-SOLO.6] */
function* fight(table: Table, me: Player, { bent }: RivalCard): Rules {
  const { state } = table;
  const captain = captainOf(state);
  if (bent !== 'raider') return;
  if (captain.at === me.at && canFight(state, captain)) yield* battleShips(table, me, captain);
  else if (canStorm(state, me)) yield* battleBuildings(table, me);
}

/** Empty slots first, then the captain's cubes. [DR-SOLO.8] */
function* spread(table: Table, me: Player, { influence }: RivalCard): Rules {
  const { state } = table;
  for (let left = influence; left > 0;) {
    if (!islandAt(state, me.at) || !isOpen(state, me, me.at) || me.cubes === 0) return;
    const board = boardAt(state, me.at);
    const [whose] = replaceable(board, me);
    if (emptySlots(board) > 0) {
      yield* fillSlot(table, me, me.at);
      left--;
    } else if (whose === undefined) return;
    else {
      const takes = player(state, whose).finished ? 2 : 1;
      if (takes > left) return;
      yield* replaceCube(table, me, me.at, whose);
      left -= takes;
    }
  }
}

/** One card at the most: paid for with goods, or a merchant ship attacked. [DR-SOLO.9] */
function* take(table: Table, me: Player, { bent }: RivalCard): Rules {
  const { state } = table;
  if (me.at === HARBOR) return;
  const { at } = me;
  const board = boardAt(state, at);
  const { card } = board;
  if (!board.explored || card === '') return;
  if (bent === 'raider' && isMerchant(card)) {
    const won = yield* battleMerchant(table, me, card);
    board.card = '';
    afterAttack(table, me, card, won);
    return;
  }
  const rival = rivalOf(state);
  if (CARDS[card].cost > rival.goods) return;
  rival.goods -= CARDS[card].cost;
  board.card = '';
  me.aside.push({ card, won: false });
  table.tell({ say: 'rivalKept', card: `card:${card}` });
}

const PLAN: readonly BuildingKind[] = ['fort', 'outpost', 'garrison'];

/** [DR-SOLO.10] */
function develop(table: Table, me: Player, { bent }: RivalCard): void {
  if (bent === 'settler') settle(table, me);
  if (bent === 'trader') refit(table, me);
}

function settle(table: Table, me: Player): void {
  const { state } = table;
  const rival = rivalOf(state);
  const first = (space: Space): number => islandAt(state, space)?.places[0] ?? 0;
  const [home] = controlled(state, me)
    .filter((space) => isOpen(state, me, space))
    .sort((a, b) => first(b) - first(a) || a - b);
  if (home === undefined) return;
  const kind = PLAN.find(
    (one) => !hasBuilding(state, home, one) && state.buildings[one] > 0 && BUILDING_COST[one] <= rival.goods,
  );
  if (!kind) return;
  rival.goods -= BUILDING_COST[kind];
  raise(table, me, home, kind);
}

/** [DR-SOLO.17] */
function refit(table: Table, me: Player): void {
  const { state } = table;
  const rival = rivalOf(state);
  for (const tier of ['advanced', 'basic'] as const) {
    const [tile] = available(state, tier);
    if (tile === undefined || rival.goods < UPGRADE_COST[tier]) continue;
    rival.goods -= UPGRADE_COST[tier];
    state.upgrades[tile]--;
    rival.upgrades.push(tile);
    table.tell({ say: 'upgraded', seat: me.seat, upgrade: `upgrade:${tile}`, hull: `ship:${me.seat}` });
    checkAchievements(table);
    return;
  }
}

/** [DR-SOLO.10] */
function chooseMode(table: Table, me: Player, { bent }: RivalCard): void {
  const pirate = me.at !== HARBOR && bent !== 'trader';
  if (!pirate) return lower(table, me);
  if (me.pirate) return;
  me.pirate = true;
  table.tell({ say: 'becamePirate', seat: me.seat });
}

/** [DR-SOLO.11] */
function fortune(table: Table, me: Player, { bent }: RivalCard): void {
  const rival = rivalOf(table.state);
  if (bent !== 'trader' || rival.goods < RIVAL_FORTUNE || me.markers.includes('masterMerchant')) return;
  rival.goods -= RIVAL_FORTUNE;
  mark(table, me, 'masterMerchant');
}
