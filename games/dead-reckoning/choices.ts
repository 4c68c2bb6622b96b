import type { Option, Seat } from '@portolan/kernel';
import { hearing, type Saying } from '../common/says.ts';
import type { CardId } from './content/cards.ts';
import type { BuildingKind } from './content/effects.ts';
import type { Asks, Endings, Happenings, Reasons } from './says.ts';
import type { CardNo, Space } from './state.ts';

/** All that can be chosen in Dead Reckoning, as the rules offer it and as boards, bots and texts read it. */

/** An action of the main phase. [DR-MAIN.2] */
export type Act = Option &
  (
    | { readonly do: 'play'; readonly card: CardNo }
    | { readonly do: 'use'; readonly ref: number }
    | { readonly do: 'sail'; readonly space: Space }
    | { readonly do: 'buy' | 'trade' | 'assault'; readonly card: CardId }
    | { readonly do: 'fight'; readonly player: Seat }
    | { readonly do: 'stow' | 'raise' | 'storm' | 'claim' | 'end' }
  );

/** Any other choice: what of these it has is what the rules put there. */
export interface Choice extends Option {
  readonly space?: Space;
  readonly whose?: number;
  readonly building?: BuildingKind;
  readonly ref?: number;
  readonly card?: CardNo;
}

interface Own {
  readonly ask: Saying<Asks>;
  readonly choice: Choice;
  readonly event: Saying<Happenings>;
  readonly reason: Saying<Reasons>;
  readonly end: Saying<Endings>;
}

/** What the kernel hands on of all that; and where the main phase asks, its actions. */
export const own = hearing<Own>();
export const ownActs = hearing<Own & { readonly choice: Act }>();
