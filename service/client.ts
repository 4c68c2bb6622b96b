/**
 * The service, as the app and the tests call it: in a browser and in Node alike. Every call either does what it says
 * or throws a ServiceProblem that says why not, in a sentence. `watch` follows a table and finds back by itself.
 */
import type { Json, Seat, Viewer } from '@portolan/kernel';
import { apply } from './api/change.ts';
import type { Scene } from './api/scene.ts';
import type {
  Carry,
  ChatLine,
  Entered,
  GameOffer,
  History,
  Join,
  Level,
  Listed,
  Me,
  Problem,
  TableWish,
  Update,
  Whole,
} from './api/schema.ts';
import { eventsOf } from './api/events.ts';

export type * from './api/schema.ts';
export type { Scene };
export { apply };

export class ServiceProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

export interface Watcher {
  /** How the table stands now; the update that led there, or none if everything was told anew. */
  told(now: Whole, update: Update | undefined): void;
  chat?(line: ChatLine): void;
  /** Whether the stream is open; it is reopened by itself. */
  connected?(open: boolean): void;
  /** There is nothing to watch here any more. */
  refused?(why: ServiceProblem): void;
}

export interface ClientOptions {
  /** Where the service is; nothing if the page came from there. */
  readonly url?: string;
  readonly fetch?: typeof fetch;
}

export class Client {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  /** Outside a browser nobody else keeps cookies, or says that a request comes from no other site. */
  #cookie = '';

  constructor({ url = '', fetch: given = (...request) => fetch(...request) }: ClientOptions = {}) {
    this.#url = url;
    this.#fetch = given;
  }

  me = async (): Promise<Me> => await this.#call('GET', '/me');
  /** Says my name: the first time I become somebody, afterwards I am called so. */
  name = async (name: string): Promise<Me> => await this.#call('POST', '/me', { name });
  carry = async (): Promise<Carry> => await this.#call('POST', '/me/carry');
  arrive = async (code: string): Promise<void> => await this.#call('POST', '/carry', { code });

  games = async (): Promise<GameOffer[]> => await this.#call('GET', '/games');
  set = async (wish: TableWish): Promise<Listed> => await this.#call('POST', '/tables', wish);
  /** Lists have pages, newest first: the next begins after the last table of the one before. */
  mine = async (before?: string): Promise<Listed[]> =>
    await this.#call('GET', `/tables/mine${pageAfter(before)}`);
  open = async (before?: string): Promise<Listed[]> =>
    await this.#call('GET', `/tables/open${pageAfter(before)}`);
  finished = async (before?: string): Promise<Listed[]> =>
    await this.#call('GET', `/tables/finished${pageAfter(before)}`);
  table = async (table: string): Promise<Listed> => await this.#call('GET', `/tables/${table}`);
  invitation = async (code: string): Promise<Listed> => await this.#call('GET', `/invitations/${code}`);
  accept = async (code: string, join: Join = {}): Promise<Listed> =>
    await this.#call('POST', `/invitations/${code}`, join);
  join = async (table: string, join: Join = {}): Promise<Listed> =>
    await this.#call('POST', `/tables/${table}/join`, join);
  start = async (table: string, level: Level): Promise<Listed> =>
    await this.#call('POST', `/tables/${table}/start`, { level });
  rematch = async (table: string): Promise<Listed> => await this.#call('POST', `/tables/${table}/rematch`);

  answer = async (table: string, seat: Seat, question: number, answer: Json): Promise<Entered> =>
    await this.#call('POST', `/tables/${table}/answer`, { seat, question, answer });
  aside = async (table: string, seat: Seat, after: number, aside: string, answer: Json): Promise<Entered> =>
    await this.#call('POST', `/tables/${table}/aside`, { seat, after, aside, answer });
  undo = async (table: string, seat: Seat, after: number): Promise<Entered> =>
    await this.#call('POST', `/tables/${table}/undo`, { seat, after });
  resign = async (table: string, seat: Seat): Promise<Entered> =>
    await this.#call('POST', `/tables/${table}/resign`, { seat });
  leave = async (table: string, seat: Seat, level: Level = 'mate'): Promise<Entered> =>
    await this.#call('POST', `/tables/${table}/leave`, { seat, level });
  say = async (table: string, seat: Seat, text: string): Promise<Entered> =>
    await this.#call('POST', `/tables/${table}/chat`, { seat, text });

  scene = async (table: string, as: Viewer): Promise<Whole> =>
    await this.#call('GET', `/tables/${table}/scene?as=${as}`);
  history = async (table: string, as: Viewer, from = 0, to = 999_999_999): Promise<History> =>
    await this.#call('GET', `/tables/${table}/history?as=${as}&from=${from}&to=${to}`);

  /** Follows a table until it is told to stop. After a break it goes on where it was: nothing twice, nothing lost. */
  watch(table: string, as: Viewer, watcher: Watcher): () => void {
    const ended = new AbortController();
    void this.#follow(`/tables/${table}/stream?as=${as}`, watcher, ended.signal);
    return () => ended.abort();
  }

  async #follow(path: string, watcher: Watcher, ended: AbortSignal): Promise<void> {
    const reader = new Reader(watcher);
    for (let tries = 0; !ended.aborted; tries++) {
      try {
        const headers = reader.place === '' ? {} : { 'last-event-id': reader.place };
        const response = await this.#send('GET', path, { headers, signal: ended });
        watcher.connected?.(true);
        for await (const event of eventsOf(response)) {
          tries = 0;
          reader.read(event);
        }
      } catch (error) {
        if (error instanceof ServiceProblem && isFinal(error.status)) {
          watcher.refused?.(error);
          return;
        }
      }
      if (!ended.aborted) watcher.connected?.(false);
      await pause(Math.min(10_000, 250 * 2 ** Math.min(tries, 6)), ended);
    }
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const sent =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await this.#send(method, path, sent);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  async #send(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(this.#cookie && { cookie: this.#cookie, ...(this.#url && { origin: this.#url }) }),
    };
    const response = await this.#reach(`${this.#url}/api${path}`, { ...init, method, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
    if (!response.ok) throw new ServiceProblem(response.status, await problemIn(response));
    return response;
  }

  /** Asks once more where that does no harm: a connection kept from before a restart is dead. */
  async #reach(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#fetch(url, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      if (init.method !== 'GET') throw unreachable();
      return await this.#fetch(url, init).catch(() => Promise.reject(unreachable()));
    }
  }
}

const pageAfter = (table: string | undefined): string => (table === undefined ? '' : `?before=${table}`);

const unreachable = (): ServiceProblem =>
  new ServiceProblem(0, { problem: 'unreachable', sentence: 'The service cannot be reached just now.' });

/** Trying again will not help. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

async function problemIn(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return {
      problem: 'unreachable',
      sentence: `The service does not answer as it should (${response.status}).`,
    };
  }
}

/** Puts the events of a stream together to how the table stands. */
class Reader {
  place = '';
  #now: Whole | undefined;
  readonly #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  read({ event, id, data }: { event: string; id: string; data: string }): void {
    this.place = id;
    if (event === 'whole') this.#tell(JSON.parse(data) as Whole, undefined);
    if (event === 'update') this.#update(JSON.parse(data) as Update);
    if (event === 'chat') this.#watcher.chat?.(JSON.parse(data) as ChatLine);
  }

  #update(update: Update): void {
    const before = this.#now;
    if (!before) return;
    const { n, sheet = before.sheet, diff } = update;
    const changed = diff && (apply(before.scene as unknown as Json, diff) as unknown as Scene);
    const scene = update.scene ?? changed ?? before.scene;
    this.#tell({ n, sheet, ...(scene && { scene }) }, update);
  }

  #tell(now: Whole, update: Update | undefined): void {
    this.#now = now;
    this.#watcher.told(now, update);
  }
}

function pause(milliseconds: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    ended.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
