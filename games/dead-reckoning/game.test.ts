import { kit, recorded } from '@portolan/kernel/kit.ts';
import { deadReckoning } from './game.ts';
import games from './recorded.json' with { type: 'json' };

kit(deadReckoning);

/** Played by bots: a captain alone, then two, three and four. */
recorded(deadReckoning, games);
