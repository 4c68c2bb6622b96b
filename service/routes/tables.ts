import { Type } from 'typebox';
import {
  GameOffer,
  InvitationPath,
  Join,
  Listed,
  PageQuery,
  Start,
  TablePath,
  TableWish,
} from '../api/schema.ts';
import { plain } from '../plain.ts';
import { noSuchTable, notForYou, notYourSeat } from '../problems.ts';
import type { Room } from '../room.ts';
import { type Listed as ListedRows, PAGE } from '../store/lists.ts';
import { listedFor } from '../tables/sheet.ts';
import type { OpenTable, Person } from '../tables/table.ts';
import { refuseUnlessShown } from './caller.ts';

/** Fewer a minute. */
const config = { tight: true };
const tags = ['tables'];
/** Nobody waits at an open table for longer. */
const A_DAY = 24 * 3600 * 1000;
const one = { 200: Listed };
const many = { 200: Type.Array(Listed) };
const querystring = PageQuery;

/** Setting tables, finding them, sitting down at them. */
export function tableRoutes(room: Room): void {
  setting(room);
  listing(room);
  finding(room);
  joining(room);
}

function setting({ app, harbour, callers, sharing }: Room): void {
  app.route({
    method: 'GET',
    url: '/api/games',
    schema: { tags, summary: 'The games', response: { 200: Type.Array(GameOffer) } },
    handler: async () =>
      (await harbour.everyGame()).map(({ id, version, seats, options }) => ({ id, version, seats, options })),
  });

  app.route({
    method: 'POST',
    url: '/api/tables',
    config,
    schema: { tags, summary: 'Set a table', body: TableWish, response: { 201: Listed } },
    handler: async (request, reply) => {
      const host = await callers.known(request);
      const set = async () => await harbour.set(host, request.body);
      const table = await sharing.setting(host, request.body, set);
      return await reply.code(201).send(listedFor(host.id, table.listed));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/rematch',
    config,
    schema: { tags, summary: 'Play again', params: TablePath, response: one },
    handler: async (request) => {
      const person = await callers.known(request);
      const over = await harbour.find(request.params.table);
      if (over.seatsOf(person.id).length === 0) throw notYourSeat();
      const again = { open: over.row.open === 1, seats: over.seats.map(({ kind }) => ({ kind })) };
      const table = await sharing.setting(person, again, async () => await harbour.rematch(over, person));
      return listedFor(person.id, table.listed);
    },
  });
}

function listing({ app, harbour: { store }, callers }: Room): void {
  app.route({
    method: 'GET',
    url: '/api/tables/mine',
    schema: { tags, summary: 'Tables where I sit, and that are not over', querystring, response: many },
    handler: async (request) => {
      const { id } = await callers.known(request);
      return (await store.lists.tablesOf(id, false, request.query.before)).map((rows) => listedFor(id, rows));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/open',
    schema: { tags, summary: 'Tables anybody may join', querystring, response: many },
    handler: async (request) => {
      const person = await callers.person(request);
      const tables = await store.lists.publicTables('waiting', Date.now() - A_DAY, request.query.before);
      return tables.map((rows) => listedFor(person?.id, rows));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/finished',
    schema: {
      tags,
      summary: 'Games to replay: mine, and those anybody may watch',
      querystring,
      response: many,
    },
    handler: async (request) => {
      const person = await callers.person(request);
      const { before } = request.query;
      const mine = person ? await store.lists.tablesOf(person.id, true, before) : [];
      const others = await store.lists.publicTables('finished', 0, before);
      return [...mine, ...others.filter(isNotIn(mine))]
        .toSorted((a, b) => b.table.created - a.table.created || (a.table.id < b.table.id ? 1 : -1))
        .slice(0, PAGE)
        .map((rows) => listedFor(person?.id, rows));
    },
  });
}

const isNotIn =
  (tables: readonly ListedRows[]) =>
  ({ table }: ListedRows): boolean =>
    !tables.some((other) => other.table.id === table.id);

function finding({ app, harbour, callers }: Room): void {
  app.route({
    method: 'GET',
    url: '/api/tables/:table',
    schema: { tags, summary: 'A table', params: TablePath, response: one },
    handler: async (request) => {
      const person = await callers.person(request);
      const table = await harbour.find(request.params.table);
      refuseUnlessShown(table, person);
      return await harbour.look(table, ({ listed }) => listedFor(person?.id, listed));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/invitations/:invitation',
    schema: { tags, summary: 'The table I am invited to', params: InvitationPath, response: one },
    handler: async (request) => {
      const person = await callers.person(request);
      const table = await invited(harbour, request.params.invitation);
      return await harbour.look(table, ({ listed }) => listedFor(person?.id, listed));
    },
  });
}

function joining(room: Room): void {
  const { app, harbour, callers } = room;
  app.route({
    method: 'POST',
    url: '/api/invitations/:invitation',
    config,
    schema: { tags, summary: 'Accept', params: InvitationPath, body: Join, response: one },
    handler: async (request) => {
      const person = await callers.known(request);
      return await sitDown(room, await invited(harbour, request.params.invitation), person, request.body);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/join',
    schema: { tags, summary: 'Sit down at an open table', params: TablePath, body: Join, response: one },
    handler: async (request) => {
      const person = await callers.known(request);
      const table = await harbour.find(request.params.table);
      if (table.row.open !== 1) throw notForYou();
      return await sitDown(room, table, person, request.body);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:table/start',
    schema: {
      tags,
      summary: 'Start now: bots take the free seats',
      params: TablePath,
      body: Start,
      response: one,
    },
    handler: async (request) => {
      const person = await callers.known(request);
      const table = await harbour.find(request.params.table);
      if (!table.mayStart(person)) throw notYourSeat();
      await table.start(request.body.level);
      return listedFor(person.id, table.listed);
    },
  });
}

async function invited(harbour: Room['harbour'], invitation: string): Promise<OpenTable> {
  const id = await harbour.store.invited(invitation);
  if (id === undefined) throw noSuchTable();
  return await harbour.find(id);
}

async function sitDown(
  { sharing }: Room,
  table: OpenTable,
  person: Person,
  { seat, brought }: Join,
): Promise<Listed> {
  const brings = brought === undefined ? undefined : plain(brought);
  await sharing.joining(person, async () => await table.join(person, seat, brings));
  return listedFor(person.id, table.listed);
}
