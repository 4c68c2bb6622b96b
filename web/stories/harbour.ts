import { openHarbour } from '../harbour/harbour.ts';

/** A harbour with something in it, for looking at the pages; nothing it sets is ever played. */
const day = 86_400_000;
export const storyHarbour = openHarbour({
  games: ['ahoy'],
  reached: true,
  mine: [
    { id: 't1', game: 'ahoy', seats: 2, waitsFor: ['Inès'], free: 0, moved: Date.now() - 40 * 60_000 },
    { id: 't2', game: 'ahoy', seats: 3, waitsFor: [], free: 0, moved: Date.now() - day },
  ],
  open: [
    { id: 't3', game: 'ahoy', seats: 4, free: 1, host: 'Maud' },
    { id: 't4', game: 'ahoy', seats: 3, free: 2, host: 'Ilan' },
  ],
  finished: [
    {
      id: 't5',
      game: 'ahoy',
      winners: 1,
      endedAt: Date.now() - day,
      scores: [
        { name: 'Guest', points: 32, me: true },
        { name: 'Maud', points: 27, me: false },
        { name: 'Ilan', points: 19, me: false },
      ],
    },
  ],
  setTable: (order) =>
    Promise.resolve({
      id: 'story',
      invitations: order.seats.flatMap(({ kind }, seat) =>
        kind === 'friend' ? [{ seat, link: `https://portolan.example/join/k7-gull-${seat}` }] : [],
      ),
    }),
  join: () => Promise.resolve(),
  watch: () => () => {},
});
