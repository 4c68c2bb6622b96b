import { kit, recorded } from '@portolan/kernel/kit.ts';
import { pirates } from './game.ts';
import games from './recorded.json' with { type: 'json' };

kit(pirates);

/** Played by bots: two to six fleets, a sea laid in full, and a scenario for one. */
recorded(pirates, games);
