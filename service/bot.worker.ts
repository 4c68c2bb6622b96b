/** A thread where bots think. */
import { parentPort } from 'node:worker_threads';
import { listed } from '@portolan/games/list.ts';
import { serve } from '@portolan/players';
import { threadLine } from '@portolan/players/node.ts';

if (parentPort)
  serve(threadLine(parentPort), async (id) => {
    const found = listed(id);
    if (!found) throw new Error(`there is no game ${id}`);
    return { game: await found.game(), advice: await found.advice() };
  });
