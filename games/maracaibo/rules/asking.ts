import { asking, type Saying } from '../../common/says.ts';
import type { Asks } from '../says.ts';

/** The questions of this game: only what says.ts lists can be asked. */
export type Ask = Saying<Asks>;
export const { pick, amount, may } = asking<Ask>();
