import { Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { type ReadyFleetId, readyFleetIds } from './content/fleets.ts';
import { pirates } from './game.ts';

/** Who wins when chance plays for both; half a win each if nobody does. */
function winners(fleets: readonly [ReadyFleetId, ReadyFleetId]): readonly number[] {
  const seed = fleets.join(' against ');
  const match = Match.start(pirates, { seats: 2, seed, brought: fleets });
  const random = Random.seeded(seed);
  for (let [question] = match.open; question; [question] = match.open)
    match.answer(question.seat, match.serial, question.sample(random));
  return match.outcome?.ranking[0] ?? [];
}

/** Far outside the 40 to 60 % of the rule: so few games tell no more. */
const FEWEST = 3;

test('no ready-made fleet is hopeless or unbeatable where chance plays; how fair they are, the lab measures [PI-CON.21]', () => {
  const wins = new Map(readyFleetIds.map((id) => [id, 0]));
  for (const one of readyFleetIds)
    for (const other of readyFleetIds) {
      if (one === other) continue;
      const fleets = [one, other] as const;
      const best = winners(fleets);
      for (const seat of best) {
        const fleet = seat === 0 ? one : other;
        wins.set(fleet, (wins.get(fleet) ?? 0) + 1 / best.length);
      }
    }
  const games = 2 * (readyFleetIds.length - 1);
  const odd = [...wins].filter(([, won]) => won < FEWEST || won > games - FEWEST);
  expect(odd).toEqual([]);
}, 240_000);
