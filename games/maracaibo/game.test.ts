import { kit, recorded } from '@portolan/kernel/kit.ts';
import { maracaibo } from './game.ts';
import games from './recorded.json' with { type: 'json' };

kit(maracaibo);

/** Played by bots: alone in the draw of two modes, and two, three and four captains. */
recorded(maracaibo, games);
