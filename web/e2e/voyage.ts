import type { Page } from '@playwright/test';
import { listed } from '@portolan/games';
import { Match, type Json, type Saved } from '@portolan/kernel';
import { ponderOn } from '@portolan/players';
import { NearHouse } from '../tables/near/house.ts';
import type { Kept, Store, Told } from '../tables/near/store.ts';

/** A game played well by bots in this very process, up to a decision worth looking at. It is the same at every run. */
export interface Voyage {
  readonly kept: Kept;
  readonly told: readonly Told[];
}

interface Stop {
  readonly seats: number;
  readonly seat: number;
  readonly round: number;
  readonly asked: string;
  readonly seed: string;
}

const TRIES = 12;
/** Counted, not timed: a busy machine plays the same game. */
const PONDERINGS = 150;

/** Not every game comes to every decision: then another is sailed. */
export async function sailTo(stop: Stop): Promise<Voyage> {
  for (let again = 0; again < TRIES; again++) {
    const voyage = await sail({ ...stop, seed: `${stop.seed}${again}` });
    if (voyage.kept.awaited.includes(stop.seat)) return voyage;
  }
  throw new Error(`no game came to ${stop.asked}`);
}

async function sail({ seats, seat, round, asked, seed }: Stop): Promise<Voyage> {
  const found = listed('ahoy');
  if (!found) throw new Error('there is no Ahoy');
  const playable = { game: await found.game(), advice: await found.advice() };
  const thought = (saved: Saved, whose: number, at: number): Json => {
    const task = { seat: whose, level: 'mate', seed: `${seed} ${at}` } as const;
    const pondered = ponderOn(playable, Match.load(playable.game, saved), task);
    for (let ponderings = 0; ponderings < PONDERINGS && pondered.ponder(); ponderings++);
    return pondered.answer();
  };
  const { store, all } = memory();
  let secrets = 0;
  const house = new NearHouse({
    build: 'test',
    store,
    players: { answer: () => Promise.reject(new Error('every seat is played from here')) },
    game: () => Promise.resolve(playable.game),
    secret: () => `${seed}${secrets++}`,
    now: () => Date.now() - 7_200_000,
    moved: () => {},
  });
  const { sheet } = await house.set({
    game: 'ahoy',
    seats: Array.from({ length: seats }, () => ({ kind: 'me' })),
  });
  for (let n = 0; n < 2000; n++) {
    const kept = await store.find(sheet.id);
    const saved = kept?.saved;
    const match = saved && Match.load(playable.game, saved);
    const [question] = match?.open ?? [];
    if (!match || !question || question.seat === 'table') break;
    const view = match.view(seat) as { readonly round: number };
    if (view.round >= round && question.seat === seat && question.about.say === asked) break;
    await house.answer(sheet.id, question.seat, match.serial, thought(saved, question.seat, n));
  }
  const { kept, told } = all();
  return {
    kept: {
      ...kept,
      sheet: { ...kept.sheet, seats: kept.sheet.seats.map((one, i) => (i === seat ? one : BOT)) },
    },
    told,
  };
}

const BOT = { kind: 'bot' as const, name: '', level: 'mate' };

function memory(): { store: Store; all: () => Voyage } {
  let last: Kept | undefined;
  const told: Told[] = [];
  return {
    store: {
      all: () => Promise.resolve([]),
      find: () => Promise.resolve(last),
      told: () => Promise.resolve([]),
      write: (kept, one) => {
        last = kept;
        told.push(one);
        return Promise.resolve();
      },
      forget: () => Promise.resolve(),
    },
    all: () => {
      if (!last) throw new Error('nothing was played');
      return { kept: last, told };
    },
  };
}

/** Puts the game on the shelf of a browser, as if it had been played there. */
export async function lay(page: Page, voyage: Voyage): Promise<void> {
  await page.evaluate(async (text) => {
    const { kept, told } = JSON.parse(text) as { kept: object; told: readonly object[] };
    const opening = indexedDB.open('portolan', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('told', { keyPath: ['table', 'n'] });
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction(['tables', 'told'], 'readwrite');
    writing.objectStore('tables').put(kept);
    for (const one of told) writing.objectStore('told').put(one);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  }, JSON.stringify(voyage));
}
