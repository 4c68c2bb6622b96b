import type { Suite } from '../common/suite.ts';
import { readyFleetIds } from './content/fleets.ts';

/** Every two fleets, in both seats. */
const pairs: readonly (readonly string[])[] = readyFleetIds.flatMap((one, i) =>
  readyFleetIds.slice(i + 1).flatMap((other) => [
    [one, other],
    [other, one],
  ]),
);

/** So often every fleet meets every other from each seat. */
const ROUNDS = 5;

/** Whether a ready-made fleet is too strong or too weak, seen in games of mates. [PI-CON.21] */
const fleets: Suite = {
  name: 'fleets',
  title: 'How fair the fleets of pirates are',
  about: `Mates play every ready-made fleet against every other, from both seats, on seas laid out by chance. A draw counts half.
The interval is where the true rate lies with 95 % confidence (Wilson); asked is that every fleet wins 40 to 60 % (PI-CON.21).`,
  trials: [
    {
      claim: 'The ready-made fleets among themselves',
      players: 'mate',
      games: ROUNDS * pairs.length,
      seats: 2,
      brought: pairs,
    },
  ],
  tells: [
    { table: 'factions', asked: { least: 0.4, most: 0.6 } },
    { table: 'meetings' },
    { table: 'ends', told: 'gameOver why' },
  ],
};

export const suites: readonly Suite[] = [fleets];
