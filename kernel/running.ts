import type { Event, Table, Told } from './game.ts';
import type { Seat } from './question.ts';
import type { Random } from './random.ts';

/** The table rules work on; it tells only while somebody listens. */
export class RunningTable<S> implements Table<S> {
  news: Told[] | undefined;
  revealed = false;

  constructor(
    readonly state: S,
    readonly random: Random,
  ) {}

  tell(event: Event, fuller?: { readonly [seat: Seat]: Event }): void {
    this.news?.push(fuller ? { event, fuller } : { event });
  }

  reveal(): void {
    this.revealed = true;
  }
}
