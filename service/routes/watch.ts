import type { Viewer } from '@portolan/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AsQuery, History, HistoryQuery, StreamQuery, TablePath, Whole } from '../api/schema.ts';
import { HEADERS } from '../headers.ts';
import { callerOf } from '../limits.ts';
import { Refused } from '../problems.ts';
import type { Room } from '../room.ts';
import type { Harbour } from '../tables/harbour.ts';
import { type Place, placeFrom, Stream } from '../tables/streams.ts';
import type { OpenTable, Person } from '../tables/table.ts';
import { refuseUnlessMayLook, viewerFrom } from './caller.ts';

const tags = ['watch'];
const params = TablePath;
const LAST_ENTRY = 999_999_999;

/** How many entries, or lines of chat, a reader may have missed before it is simply told everything anew. */
const MOST_MISSED = 500;
/** Lines of chat that come with everything anew. */
const MOST_CHAT = 100;
/** How many are read from the store at once. */
const AT_ONCE = 50;
/** How many read at once; so many places are kept for those who sit at the table they look at. */
const MOST_STREAMS = 10_000;
const KEPT_FOR_SEATED = 2000;

/** Looking at a table through the eyes of a seat or of a spectator: now, as it goes on, as it went. */
export function watchRoutes({ app, harbour, callers, streams }: Room): void {
  const look = async (request: FastifyRequest<{ Params: { table: string } }>, viewer: Viewer) => {
    const person = await callers.person(request);
    const table = await harbour.find(request.params.table);
    refuseUnlessMayLook(table, person, viewer);
    return { table, person };
  };

  app.route({
    method: 'GET',
    url: '/api/tables/:table/scene',
    schema: { tags, summary: 'What I see', params, querystring: AsQuery, response: { 200: Whole } },
    handler: async (request) => {
      const viewer = viewerFrom(request.query.as);
      const { table } = await look(request, viewer);
      return await harbour.whole(table, viewer);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table/history',
    schema: {
      tags,
      summary: 'What I was told',
      params,
      querystring: HistoryQuery,
      response: { 200: History },
    },
    handler: async (request) => {
      const { as, from = '0', to = `${LAST_ENTRY}` } = request.query;
      const viewer = viewerFrom(as);
      const { table } = await look(request, viewer);
      const n = await harbour.look(table, ({ journal }) => journal.n);
      return await harbour.histories.of(table.row.id, viewer, Number(from), Math.min(n, Number(to)));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:table/stream',
    schema: {
      tags,
      summary: 'What happens, as it happens (server-sent events)',
      params,
      querystring: StreamQuery,
    },
    handler: async (request, reply) => {
      const viewer = viewerFrom(request.query.as);
      const { table, person } = await look(request, viewer);
      const seated = person !== undefined && table.seatsOf(person.id).length > 0;
      if (harbour.streams.count >= (seated ? MOST_STREAMS : MOST_STREAMS - KEPT_FOR_SEATED))
        throw new Refused(503, 'full', 'Too many people are watching just now: try again in a minute.');
      const caller = seated ? person.id : callerOf(request.ip);
      if (!streams.takes(caller))
        throw new Refused(429, 'tooMany', 'Too many tables are open from where you are: close some first.');
      const place = placeFrom(request.headers['last-event-id']?.toString() ?? request.query.after);
      const stream = openStream(reply, viewer, person);
      harbour.streams.add(table.row.id, stream, () => streams.gives(caller));
      // Who has hung up meanwhile does not hang up again.
      if (reply.raw.closed) stream.cut();
      try {
        await catchUp(harbour, table, stream, place);
      } catch (error) {
        stream.end();
        throw error;
      }
    },
  });
}

function openStream(reply: FastifyReply, viewer: Viewer, person: Person | undefined): Stream {
  const { raw } = reply.hijack();
  raw.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  raw.write('retry: 1000\n\n');
  const stream = new Stream(viewer, raw, person?.id);
  const cut = (): void => stream.cut();
  raw.on('close', cut).on('error', cut);
  return stream;
}

/**
 * Brings a reader to where the table stands, from where it was if that still leads there: a little at a time, as fast
 * as it reads. It is live from the moment in which it has all there is.
 */
async function catchUp(
  harbour: Harbour,
  table: OpenTable,
  stream: Stream,
  place: Place | undefined,
): Promise<void> {
  const { id } = table.row;
  const now = await harbour.look(table, placeOf);
  if (place && leadsTo(now, place)) stream.place = place;
  else {
    const whole = await harbour.whole(table, stream.viewer);
    stream.whole({ n: whole.n, chat: Math.max(0, now.chat - MOST_CHAT) }, JSON.stringify(whole));
  }
  while (!stream.over && !stream.live) {
    const { n, chat } = stream.place;
    for (const update of await harbour.histories.told(id, stream.viewer, n, n + AT_ONCE)) {
      stream.update(update.n, JSON.stringify(update));
      await stream.read();
    }
    for (const { table: _, ...line } of await harbour.store.chat(id, chat, chat + AT_ONCE)) {
      stream.chat(line.n, JSON.stringify(line));
      await stream.read();
    }
    await harbour.look(await harbour.find(id), (found) => {
      stream.live = isSame(placeOf(found), stream.place);
    });
  }
}

const placeOf = ({ journal }: OpenTable): Place => ({ n: journal.n, chat: journal.chats });
const isSame = (a: Place, b: Place): boolean => a.n === b.n && a.chat === b.chat;

const leadsTo = (now: Place, { n, chat }: Place): boolean =>
  n <= now.n && n >= now.n - MOST_MISSED && chat <= now.chat && chat >= now.chat - MOST_MISSED;
