import type { Random, Seat } from '@portolan/kernel';

/** What every game does with lists of things: piles, places, rankings. */

/** The item at this place; that there is one is the caller's promise. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return item;
}

/**
 * Deals the cards of several hidden places anew; each keeps its number of cards. They are sorted first, so that with one
 * seed the deal is the same for every truth that its dealer cannot tell apart.
 */
export function redeal(random: Random, ...places: (string | number)[][]): void {
  const cards = random.shuffle(places.flat().sort(byValue), 'imagine');
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length));
}

const byValue = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Seats from best to worst, where `better` below 0 puts the first before the second; equals share a place. */
export function ranking(seats: readonly Seat[], better: (a: Seat, b: Seat) => number): Seat[][] {
  const places: Seat[][] = [];
  for (const seat of [...seats].sort(better)) {
    const place = places.at(-1);
    if (place && better(nth(place, 0), seat) === 0) place.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** The ranking when somebody gives up: all others before. */
export const givenUp = (seats: readonly Seat[], seat: Seat): Seat[][] => [
  seats.filter((other) => other !== seat),
  [seat],
];
