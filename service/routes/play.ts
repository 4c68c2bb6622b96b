import type { Seat } from '@portolan/kernel';
import type { FastifyRequest } from 'fastify';
import { Answer, Aside, Entered, Leave, Resign, Say, TablePath, Undo } from '../api/schema.ts';
import { cleaned } from '../cleaned.ts';
import { plain } from '../plain.ts';
import { isBehind, Refused } from '../problems.ts';
import type { Room } from '../room.ts';
import type { OpenTable, Person } from '../tables/table.ts';
import { refuseUnlessSeated } from './caller.ts';

const tags = ['play'];
const response = { 200: Entered };
const params = TablePath;

/** Acting for a seat. An answer is acknowledged when it is on disk, and then told to everybody at the table. */
export function playRoutes(room: Room): void {
  answering(room);
  leaving(room);
}

function answering(room: Room): void {
  const { app } = room;

  app.route({
    method: 'POST',
    url: '/api/tables/:table/answer',
    schema: { tags, summary: 'Answer what my seat is asked', params, body: Answer, response },
    handler: async (request) => {
      const { seat, question, answer } = request.body;
      return await act(room, request, seat, (table) => table.answer(seat, question, plain(answer)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/aside',
    schema: { tags, summary: 'Do something out of turn', params, body: Aside, response },
    handler: async (request) => {
      const { seat, after, aside, answer } = request.body;
      return await act(room, request, seat, (table) => table.aside(seat, after, aside, plain(answer)));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/undo',
    schema: { tags, summary: 'Take back my last answer', params, body: Undo, response },
    handler: async (request) => {
      const { seat, after } = request.body;
      return await act(room, request, seat, (table) => table.undo(seat, after));
    },
  });
}

function leaving(room: Room): void {
  const { app } = room;

  app.route({
    method: 'POST',
    url: '/api/tables/:table/resign',
    schema: { tags, summary: 'Give up: the game ends, or a bot plays on', params, body: Resign, response },
    handler: async (request) => {
      const { seat } = request.body;
      return await act(room, request, seat, (table) => table.resign(seat));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/leave',
    schema: { tags, summary: 'Get up: a bot plays on', params, body: Leave, response },
    handler: async (request) => {
      const { seat, level = 'mate' } = request.body;
      return await act(room, request, seat, (table) => table.leave(seat, level));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/chat',
    schema: { tags, summary: 'Say something to the table', params, body: Say, response },
    handler: async (request) => {
      const { seat, text } = request.body;
      return await act(room, request, seat, (table, person) => {
        room.sharing.saying(person);
        return table.say(seat, cleaned(text));
      });
    },
  });
}

type Named = FastifyRequest<{ Params: { table: string } }>;

/** Who is behind is refused with how the table stands. */
async function act(
  { harbour, callers }: Room,
  request: Named,
  seat: Seat,
  carryOut: (table: OpenTable, person: Person) => Promise<number>,
): Promise<Entered> {
  const person = await callers.known(request);
  const table = await harbour.find(request.params.table);
  refuseUnlessSeated(table, person, seat);
  try {
    return { n: await carryOut(table, person) };
  } catch (error) {
    if (!(error instanceof Refused) || !isBehind(error)) throw error;
    const { n, scene } = await harbour.whole(table, seat);
    error.behind = { n, ...(scene && { scene }) };
    throw error;
  }
}
