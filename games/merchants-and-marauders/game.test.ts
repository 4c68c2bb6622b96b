import { kit, recorded } from '@portolan/kernel/kit.ts';
import { merchants } from './game.ts';
import games from './recorded.json' with { type: 'json' };

kit(merchants);

/** Played by mates: two, three and four captains, and a captain alone against one rival and against two. */
recorded(merchants, games);
