/**
 * Tables on the network. One process serves the app and its API, keeps every table's log in a store, runs the matches
 * and streams to each seat what that seat may know. Requests come in; committed entries and streams go out.
 */
import fastifySwagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import { Problem } from './api/schema.ts';
import { Expiry, type Keeping } from './expiry.ts';
import { answerProblem, guard, type Limits } from './guard.ts';
import { HEADERS } from './headers.ts';
import { Held } from './limits.ts';
import { measuresOf } from './measures.ts';
import { People } from './people.ts';
import type { App, Room } from './room.ts';
import { Callers } from './routes/caller.ts';
import { docsRoutes } from './routes/docs.ts';
import { houseRoutes } from './routes/house.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { tableRoutes } from './routes/tables.ts';
import { watchRoutes } from './routes/watch.ts';
import { appIn } from './routes/web.ts';
import { limitsOf, REQUESTS_A_MINUTE, TABLES_A_PERSON, WAITING_DAYS } from './settings.ts';
import { type Shares, sharesOf, Sharing } from './shares.ts';
import type { Store } from './store/store.ts';
import { Bots, type Players } from './tables/bots.ts';
import { type Games, Harbour } from './tables/harbour.ts';

export type { Games, Players };

export interface ServiceOptions {
  readonly games: Games;
  readonly store: Store;
  readonly players: Players;
  /** Names the code that runs: tables are told anew when it changes. */
  readonly build?: string;
  /** The folder of the built app. */
  readonly web?: string;
  /** Reached by https alone. */
  readonly secure?: boolean;
  /** Behind a proxy that says who really calls. */
  readonly proxied?: boolean;
  readonly metricsToken?: string;
  readonly logLevel?: string;
  /** Where the log goes; standard output if nothing is said. */
  readonly logTo?: { write(line: string): void };
  readonly limits?: Limits;
  readonly shares?: Shares;
  readonly keeping?: Keeping;
  /** When tables leave memory: after this many idle milliseconds, or when there are more than this. */
  readonly idleAfter?: number;
  readonly mostInMemory?: number;
}

export interface Service {
  readonly app: App;
  readonly harbour: Harbour;
  close(): Promise<void>;
}

const BODY_LIMIT = 64 * 1024;
/** What the proxy itself says of who calls is believed; what it was sent is not. */
const isProxy = (_address: string, hop: number): boolean => hop === 0;
/** When closing, milliseconds for what is under way; browsers also hold connections that never ask anything. */
const GRACE = 500;

/** The service on a store. From here on it owns the store and the players, and closes them. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const {
    games,
    store,
    players,
    build = '',
    idleAfter = 60_000,
    mostInMemory = 2000,
    secure = false,
    limits = limitsOf(REQUESTS_A_MINUTE),
    shares = sharesOf(TABLES_A_PERSON),
    keeping = { waiting: WAITING_DAYS, over: 0 },
  } = options;
  const app = newApp(options);
  const failed = (table: string, error: unknown): void =>
    app.log.error({ table, err: error }, 'a table has failed');
  const harbour = new Harbour({ games, store, build, idleAfter, mostInMemory, failed });
  const bots = new Bots(harbour, players, failed);
  const expiry = new Expiry(harbour, keeping, failed);
  const people = new People(store);
  store.saving.changed = (works) =>
    works ? app.log.warn('what is written is saved again') : app.log.error('nothing can be saved');
  guard(app, store, limits, secure);
  app.setErrorHandler(answerProblem);
  const streams = new Held(limits.streams);
  const callers = new Callers(people);
  const sharing = new Sharing(store, shares);
  await routes(options, { app, harbour, people, callers, secure, streams, sharing }, bots);
  app.addHook('preClose', () => {
    harbour.streams.close();
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  });
  app.addHook('onClose', async () => {
    bots.close();
    expiry.close();
    await harbour.close();
    await store.close();
  });
  await app.ready();
  bots.wake().catch((error: unknown) => failed('', error));
  harbour.tellOn().catch((error: unknown) => failed('', error));
  return { app, harbour, close: async () => await app.close() };
}

function newApp({ proxied = false, logLevel = 'silent', logTo = process.stdout }: ServiceOptions): App {
  return fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: proxied && isProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel, stream: logTo },
    requestTimeout: 30_000,
    // For what fails before there is a route: such an address may hold an invitation, and is not repeated.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply.headers(HEADERS)),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allowUnionTypes: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

async function routes(options: ServiceOptions, room: Room, bots: Bots): Promise<void> {
  const { app, harbour } = room;
  const { registry, answered } = measuresOf(harbour, bots);
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'app' } = request.routeOptions;
    answered(route, reply.statusCode);
    request.log.debug({ route, status: reply.statusCode, took: reply.elapsedTime }, 'answered');
    done();
  });
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.tags) schema.response = { ...(schema.response as object), '4xx': Problem };
  });
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Portolan', version: '1', description: 'Tables on the network.' } },
  });
  peopleRoutes(room);
  tableRoutes(room);
  playRoutes(room);
  watchRoutes(room);
  houseRoutes(room, registry, options.metricsToken);
  docsRoutes(app);
  app.setNotFoundHandler(appIn(options.web));
}
