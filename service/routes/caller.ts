import type { Seat, Viewer } from '@portolan/kernel';
import type { FastifyRequest } from 'fastify';
import { noSuchTable, notForYou, notYourSeat, Refused } from '../problems.ts';
import type { People } from '../people.ts';
import type { OpenTable, Person } from '../tables/table.ts';

const COOKIE = /(?:^|; *)portolan=([\w-]{43})(?:;|$)/;
const FIVE_YEARS = 5 * 365 * 24 * 3600;

/** Sent by the browser to this API alone, hidden from scripts and from other sites. */
export const cookieFor = (key: string, secure: boolean): string =>
  `portolan=${key}; Path=/api; Max-Age=${FIVE_YEARS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** Who asks, and what they may do at a table. */
export class Callers {
  readonly #people: People;

  constructor(people: People) {
    this.#people = people;
  }

  async person({ headers }: FastifyRequest): Promise<Person | undefined> {
    return await this.#people.who(COOKIE.exec(headers.cookie ?? '')?.[1]);
  }

  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.person(request);
    if (!person) throw new Refused(401, 'whoAreYou', 'Say your name first.');
    return person;
  }
}

/** Acting for a seat takes the secret of the person who sits there. */
export function refuseUnlessSeated(table: OpenTable, person: Person, seat: Seat): void {
  if (table.seats[seat]?.person !== person.id) throw notYourSeat();
}

const isSeated = (table: OpenTable, person: Person | undefined): boolean =>
  table.seatsOf(person?.id).length > 0;

/** The sheet is for those who sit there, and for anybody where anybody may join or watch. */
export function refuseUnlessShown(table: OpenTable, person: Person | undefined): void {
  const { open, spectators, status } = table.row;
  const shown = spectators === 1 || (open === 1 && status === 'waiting') || isSeated(table, person);
  if (!shown) throw notForYou();
}

export function refuseUnlessMayLook(table: OpenTable, person: Person | undefined, viewer: Viewer): void {
  if (viewer !== 'spectator' && !table.seats[viewer]) throw noSuchTable();
  if (table.mayLook(person?.id, viewer)) return;
  throw table.mayLook(person?.id, 'spectator') ? notYourSeat() : notForYou();
}

export const viewerFrom = (as: string): Viewer => (as === 'spectator' ? 'spectator' : Number(as));
