/** The worker where bots of this browser think. */
import { listed } from '@portolan/games';
import { serve } from '@portolan/players';
import { pageLine } from '@portolan/players/browser.ts';

declare const self: DedicatedWorkerGlobalScope;

serve(pageLine(self), async (id) => {
  const found = listed(id);
  if (!found) throw new Error(`there is no game ${id}`);
  return { game: await found.game(), advice: await found.advice() };
});
