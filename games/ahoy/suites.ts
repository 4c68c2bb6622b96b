import type { Suite } from '../common/suite.ts';

/** Whether what was designed is fair, seen in games of mates among themselves. */
const balance: Suite = {
  name: 'balance',
  title: 'How fair ahoy is',
  about: `Mates play among themselves. A decision is a question that was answered; an action is what is decided between two of
the game's own pauses, with all the questions it leads to.
A card counts as for sale in a game where it lay in the market, as bought where somebody took it into service.`,
  trials: [2, 3, 4].map((seats) => ({ claim: `At ${seats} seats`, players: 'mate', games: 400, seats })),
  tells: [
    { table: 'factions' },
    { table: 'lengths' },
    { table: 'sales', shown: 'revealed card', bought: 'recruited card' },
  ],
};

export const suites: readonly Suite[] = [balance];
