import type { Rules } from '@portolan/kernel';
import { MOST_BOUNTIES } from '../content/census.ts';
import { NATIONS, type Nation } from '../content/nations.ts';
import type { Merchants, Player } from '../state.ts';
import {
  amount,
  areAtWar,
  chooseNation,
  gain,
  nationOf,
  NATION_OPTIONS,
  NONE,
  pick,
  type Table,
} from './table.ts';

/** Bounties, pardons and rewards [MM-BOUNTY] [MM-REWARD]. */

/** At most five of a nation, and none from the enemy of one's own nation. [MM-BOUNTY.7] [MM-CONTENT.17] */
export function giveBounty(table: Table, someone: Player, nation: Nation | ''): void {
  if (nation === '' || areAtWar(table.state, nationOf(someone), nation)) return;
  if (someone.bounties[nation] >= MOST_BOUNTIES) return;
  someone.bounties[nation]++;
  table.tell({ say: 'wanted', seat: someone.seat, nation, bounties: someone.bounties[nation] });
}

export function removeBounties(table: Table, someone: Player, nation: Nation, count: number): void {
  const removed = Math.min(count, someone.bounties[nation]);
  if (removed === 0) return;
  someone.bounties[nation] -= removed;
  table.tell({ say: 'pardoned', seat: someone.seat, nation, removed, bounties: someone.bounties[nation] });
}

export const wantedBy = (someone: Player): Nation[] =>
  NATIONS.filter((nation) => someone.bounties[nation] > 0);

/** Up to so many bounties of each of so many nations, chosen by who is pardoned. [MM-BOUNTY.9] [MM-DECK.8] */
export function* pardon(table: Table, someone: Player, most: number, nations: number, only?: Nation): Rules {
  const done: Nation[] = [];
  for (let i = 0; i < nations; i++) {
    const open = wantedBy(someone).filter(
      (one) => !done.includes(one) && (only === undefined || one === only),
    );
    const nation = yield* chooseNation(someone.seat, { say: 'pardonNation' }, open);
    if (nation === undefined) return;
    done.push(nation);
    const limit = Math.min(most, someone.bounties[nation]);
    const count =
      limit < 2 ? limit : yield* amount(someone.seat, { say: 'pardonCount', nation }, { min: 0, max: limit });
    removeBounties(table, someone, nation, count);
  }
}

const A_BOUNTY = 5;

/** Nations that would pay the victor for a beaten pirate. [MM-REWARD.1] [MM-REWARD.3] [MM-REWARD.4] */
const payers = (state: Merchants, victor: Player, loser: Player): Nation[] =>
  NATIONS.filter(
    (nation) =>
      loser.bounties[nation] > 0 &&
      victor.bounties[nation] === 0 &&
      !areAtWar(state, nationOf(victor), nation),
  );

const rewardOf = (loser: Player, nation: Nation): number => loser.bounties[nation] * A_BOUNTY;

/** One nation pays, the one the victor asks. [MM-REWARD.2] [MM-SOLO.22] */
export function* claimReward(table: Table, victor: Player, loser: Player): Rules {
  const nations = payers(table.state, victor, loser);
  if (nations.length === 0) return;
  if (victor.rival) {
    const best = nations.reduce((a, b) => (rewardOf(loser, b) > rewardOf(loser, a) ? b : a));
    return gain(table, victor, rewardOf(loser, best), 'reward');
  }
  const about = { say: 'claimReward', loser: loser.seat } as const;
  const { key } = yield* pick(victor.seat, about, () => [...nations.map((one) => NATION_OPTIONS[one]), NONE]);
  if (key !== 'none') gain(table, victor, rewardOf(loser, key), 'reward');
}
