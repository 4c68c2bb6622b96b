import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Ahoy, Player } from '../state.ts';
import { refill } from './crew.ts';
import { scorePledges, scoreRegions } from './control.ts';
import { startTurn } from './round.ts';
import { enrich } from './smugglers.ts';
import { isOver } from './solo.ts';
import { gloryOf, may, type Table } from './table.ts';
import { chooseIsland } from './union.ts';

/** End of round and end of game [AH-END], with the changes for two players [AH-TWO]. */

/** Region scoring, then the upkeep steps. [AH-END.1] */
export function* endOfRound(table: Table): Rules {
  const { state } = table;
  scoreRegions(table);
  if (isOver(state)) {
    endGame(table); // [AH-END.2] [AH-END.15]
    return;
  }
  if (state.players.length === 2) yield* enrichOneRegion(table, nth(state.players, state.first)); // [AH-END.9]
  rollDice(table);
  state.first = (state.first + 1) % state.players.length; // [AH-END.12]
  drawPlans(table);
  state.round++;
  table.tell({ say: 'roundBegins', round: state.round, faction: nth(state.players, state.first).faction });
  startTurn(table, state.first);
}

/** The first player makes a region richer and may clear the Market. [AH-TWO.1] [AH-TWO.2] [AH-TWO.3] [AH-TWO.4] [AH-TWO.5] */
function* enrichOneRegion(table: Table, first: Player): Rules {
  const { state } = table;
  const region = yield* chooseIsland(state, first, 'enrich', ({ wealth }) => wealth < 6);
  if (region) enrich(table, region);
  if (state.market.length === 0 || !(yield* may(first.seat, { say: 'clearMarket' }))) return;
  state.box.push(...state.market.splice(0));
  table.tell({ say: 'clearedMarket', faction: first.faction });
  refill(table);
}

/** Everybody takes back all dice and rolls them. [AH-END.10] [AH-END.11] */
function rollDice(table: Table): void {
  for (const someone of table.state.players) {
    const placed = someone.slots.filter((slot) => slot.die > 0);
    const count = placed.length + someone.dice.length + someone.setAside.length;
    for (const slot of placed) slot.die = 0;
    someone.setAside = [];
    someone.dice = Array.from({ length: count }, () => table.random.die(6, 'dice'));
    table.tell({ say: 'rolledDice', faction: someone.faction, dice: [...someone.dice] });
  }
}

/** Two plans a round, while the pile lasts. [AH-UN.10] [AH-UN.11] [AH-END.13] */
function drawPlans(table: Table): void {
  const { uprising, players } = table.state;
  const drawn = uprising.pile.splice(0, 2);
  uprising.hand.push(...drawn);
  const union = players.find((someone) => someone.faction === 'union');
  const told = { say: 'drewPlans', count: drawn.length } as const;
  if (drawn.length > 0 && union) table.tell(told, { [union.seat]: { ...told, plans: drawn } });
}

/** Pledges are shown and scored after the check, then the most glory wins, gold breaking ties. [AH-END.3] [AH-END.4] [AH-END.5] [AH-END.6] [AH-END.7] */
function endGame(table: Table): void {
  const { state } = table;
  for (const someone of state.players) scorePledges(table, someone);
  state.stage = 'over';
  state.winners = leaders(state);
  table.tell({ say: 'gameOver', winners: state.winners.map((index) => nth(state.players, index).faction) });
}

export const byRank = (a: Player, b: Player): number => gloryOf(b) - gloryOf(a) || b.gold - a.gold;

function leaders(state: Ahoy): number[] {
  const best = nth([...state.players].sort(byRank), 0);
  return state.players.flatMap((someone, index) => (byRank(someone, best) === 0 ? [index] : []));
}
