/** Chances worked out exactly, for previews and players that think. A die shows a skull twice in six. */

/** The chance that so many dice show a skull at all. [MM-DICE.3] */
export const anySkull = (dice: number): number => 1 - (2 / 3) ** Math.max(0, dice);

/** What a roll may come to: successes and the sum of the others, with its chance. */
interface Roll {
  readonly skulls: number;
  readonly sum: number;
  readonly chance: number;
}

const MEMO: Roll[][] = [[{ skulls: 0, sum: 0, chance: 1 }]];

function rolls(dice: number): readonly Roll[] {
  const known = MEMO[dice];
  if (known) return known;
  const merged = new Map<number, Roll>();
  const add = (skulls: number, sum: number, chance: number): void => {
    const key = skulls * 100 + sum;
    merged.set(key, { skulls, sum, chance: chance + (merged.get(key)?.chance ?? 0) });
  };
  for (const { skulls, sum, chance } of rolls(dice - 1)) {
    add(skulls + 1, sum, chance / 3);
    for (let face = 1; face <= 4; face++) add(skulls, sum + face, chance / 6);
  }
  return (MEMO[dice] = [...merged.values()]);
}

export interface ContestOdds {
  readonly win: number;
  readonly lose: number;
  readonly none: number;
  /** Won, and the opponent has no success: who flees is gone. */
  readonly clean: number;
  /** Hits expected from Shoot with so many cannons, on the opponent and from it. */
  readonly deals: number;
  readonly takes: number;
}

/** A contest with so many dice against so many, and what Shoot would bring both. [MM-CONTEST] [MM-ACT] */
export function contestOdds(own: number, theirs: number, guns: number, theirGuns: number): ContestOdds {
  const odds = { win: 0, lose: 0, none: 0, clean: 0, deals: 0, takes: 0 };
  for (const a of rolls(own)) {
    for (const b of rolls(theirs)) {
      const chance = a.chance * b.chance;
      if (a.skulls + b.skulls === 0) {
        odds.none += chance;
        continue;
      }
      const lead = a.skulls - b.skulls || a.sum - b.sum;
      if (lead > 0) odds.win += chance;
      if (lead < 0) odds.lose += chance;
      if (lead > 0 && b.skulls === 0) odds.clean += chance;
      odds.deals += chance * (lead > 0 ? guns : Math.min(guns, a.skulls));
      odds.takes += chance * (lead < 0 ? theirGuns : Math.min(theirGuns, b.skulls));
    }
  }
  return odds;
}
