import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Held } from './limits.ts';
import type { People } from './people.ts';
import type { Sharing } from './shares.ts';
import type { Callers } from './routes/caller.ts';
import type { Harbour } from './tables/harbour.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What the routes have at hand. */
export interface Room {
  readonly app: App;
  readonly harbour: Harbour;
  readonly people: People;
  readonly callers: Callers;
  /** Whether the service is reached by https alone. */
  readonly secure: boolean;
  /** Streams of spectators by the address that reads them, and of the seated by who they are. */
  readonly streams: Held;
  readonly sharing: Sharing;
}
