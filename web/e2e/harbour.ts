import type { Asked, Json } from '@portolan/kernel';
import type { Listed, Whole } from '@portolan/service/client.ts';
import type { APIRequestContext } from '@playwright/test';

/** What carries a cookie changes something only if it comes from the app itself. */
const ORIGIN = `http://localhost:${process.env['PORT'] ?? '8137'}`;

/** Sets tables and plays on at them by the service's own API, to have games in progress to look at. */
export class Captain {
  readonly #request: APIRequestContext;
  #seed = 7;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async name(name: string): Promise<void> {
    await this.#post('/me', { name });
  }

  async set(seats: readonly object[], more: object = {}): Promise<Listed> {
    return (await this.#post('/tables', { game: 'ahoy', seats, ...more })) as Listed;
  }

  /** Answers for the seat until `enough` says so. */
  async playOn(
    table: string,
    seat: number,
    enough: (asked: Asked | undefined, whole: Whole) => boolean,
  ): Promise<void> {
    for (;;) {
      const whole = (await this.#get(`/tables/${table}/scene?as=${seat}`)) as Whole;
      const asked = whole.scene?.asked.find((one) => one.seat === seat);
      if (enough(asked, whole) || whole.scene?.outcome) return;
      if (asked)
        await this.#post(`/tables/${table}/answer`, { seat, question: asked.id, answer: this.#any(asked) });
      else await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async resign(table: string, seat: number): Promise<void> {
    await this.#post(`/tables/${table}/resign`, { seat });
  }

  #any({ offer }: Asked): Json {
    this.#seed = (Math.imul(this.#seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const draw = (count: number) => Math.floor((this.#seed / 0x7fffffff) * count * 0.999);
    if (offer?.kind === 'pick') return offer.options[draw(offer.options.length)]?.key ?? null;
    if (offer?.kind === 'picks') return offer.options.slice(0, offer.range.min).map(({ key }) => key);
    return offer?.kind === 'amount' ? offer.range.max : null;
  }

  async #post(path: string, body: object): Promise<unknown> {
    const response = await this.#request.post(`/api${path}`, { data: body, headers: { origin: ORIGIN } });
    return response.ok() ? await response.json() : undefined;
  }

  async #get(path: string): Promise<unknown> {
    return await (await this.#request.get(`/api${path}`)).json();
  }
}
