import { CARGO_CARDS, type CargoId } from '../content/cargo.ts';
import type { Nation } from '../content/nations.ts';
import { type Section, SECTIONS, type Weapon } from '../content/ships.ts';
import type { Player, Raid } from '../state.ts';
import { applyHits } from './damage.ts';
import { manoeuvrability } from './table.ts';

/** How a rival raids [MM-SOLO.7] [MM-SOLO.18] [MM-SOLO.19]. */

/** Where it is wanted most already; the token's nation if that decides nothing. */
export function rivalNation({ bounties }: Player, nations: readonly Nation[]): Nation | undefined {
  const [flag, zone] = nations;
  return flag !== undefined && zone !== undefined && bounties[zone] > bounties[flag] ? zone : flag;
}

const escapes = (cards: readonly CargoId[]): CargoId[] =>
  cards.filter((card) => CARGO_CARDS[card].icon === 'escape');

/** The section the cards would destroy, if any; the hull first. */
function doomed(someone: Player, cards: readonly CargoId[]): Section | undefined {
  const after = { ...someone.sections };
  applyHits(
    after,
    cards.flatMap((card) => {
      const { icon } = CARGO_CARDS[card];
      return icon === 'escape' ? [] : [{ die: 1, section: icon }];
    }),
  );
  if (after.hull === 0) return 'hull';
  return SECTIONS.find((section) => after[section] === 0);
}

const cheapest = (cards: readonly CargoId[]): CargoId | undefined =>
  cards.toSorted((a, b) => CARGO_CARDS[a].value - CARGO_CARDS[b].value)[0];

/** The card whose discard would help most; nothing if the raid succeeds as it is. */
function troublesome(someone: Player, cards: readonly CargoId[]): CargoId | undefined {
  const section = doomed(someone, cards);
  if (section) {
    const hitting = cards.filter((card) => CARGO_CARDS[card].icon === section);
    const any = cards.filter((card) => CARGO_CARDS[card].icon !== 'escape');
    return cheapest(hitting.length > 0 ? hitting : any);
  }
  return escapes(cards).length >= manoeuvrability(someone) ? cheapest(escapes(cards)) : undefined;
}

interface Step {
  readonly key: string;
  readonly do: 'draw' | 'discard' | 'exchange' | 'stop';
  readonly card?: CargoId;
  readonly free?: boolean;
}

export function rivalRaidStep<S extends Step>(
  someone: Player,
  { cards, successes }: Raid,
  steps: readonly S[],
): S {
  const bad = troublesome(someone, cards);
  const key = bad !== undefined ? `discard ${bad}` : successes >= 2 ? 'draw' : 'stop';
  const step = steps.find((one) => one.key === key) ?? steps[0];
  if (!step) throw new Error('a raid always offers to stop');
  return step;
}

/** Weapons only where so many discards make the raid succeed. */
export function rivalSpends(someone: Player, plunder: Raid): { key: Weapon | 'none' } {
  let cards = plunder.cards.slice();
  let needed = 0;
  for (let bad = troublesome(someone, cards); bad !== undefined; bad = troublesome(someone, cards)) {
    cards = cards.filter((card) => card !== bad);
    needed++;
  }
  const failed = plunder.dice.length - plunder.successes;
  const most = Math.min(failed, someone.weapons.length);
  const [weapon] = someone.weapons;
  const helps = needed > plunder.successes && needed <= plunder.successes + most;
  return { key: helps && weapon ? weapon : 'none' };
}
