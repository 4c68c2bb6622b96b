/**
 * The harbour on real tables: lists those near and far while somebody looks, sets new ones where they belong,
 * and goes on alone when the service cannot be reached.
 */
import { type Listed, ServiceProblem, type TableWish } from '@portolan/service/client.ts';
import { GAMES, type GameId } from '../charts/chart.tsx';
import { isPlayable } from '../games.ts';
import {
  type FinishedGame,
  type HarbourStore,
  type MyTable,
  openHarbour,
  type OpenTable,
  type Order,
  type Sitter,
  type TableSet,
} from '../harbour/harbour.ts';
import { useSettings } from '../settings.ts';
import type { Words } from '../text/en.ts';
import { wordsIn } from '../text/words.ts';
import { far, isNear, near } from './house.ts';
import { asMe, isKnown } from './me.ts';
import { nameOf } from './names.ts';

/** Milliseconds between two looks at the lists. */
const EVERY = 5000;
const MOST_FINISHED = 12;

interface Lists {
  readonly mine: readonly Listed[];
  readonly open: readonly Listed[];
  readonly finished: readonly Listed[];
  readonly reached: boolean;
}

export function keepHarbour(): HarbourStore {
  let lists: Lists = { mine: [], open: [], finished: [], reached: true };
  const harbour = openHarbour({
    games: GAMES.filter(isPlayable),
    ...shown(lists),
    setTable,
    join: async (table, name) => void (await asMe(name, () => far.join(table))),
    watch: () => watching(look),
  });
  const show = () => harbour.setState(shown(lists));
  const look = async () => {
    lists = await lookAround(lists);
    show();
  };
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) show();
  });
  return harbour;
}

/** Looks now and then while the page is in sight. */
function watching(look: () => Promise<void>): () => void {
  const again = () => {
    if (!document.hidden) void look();
  };
  const timer = setInterval(again, EVERY);
  addEventListener('visibilitychange', again);
  addEventListener('online', again);
  again();
  return () => {
    clearInterval(timer);
    removeEventListener('visibilitychange', again);
    removeEventListener('online', again);
  };
}

/** Far lists stay as they were while the service cannot be reached. */
async function lookAround(before: Lists): Promise<Lists> {
  const none = (): Listed[] => [];
  const [[mine, finished], there] = await Promise.all([
    Promise.all([near.mine().catch(none), near.finished().catch(none)]),
    lookFar().catch((error: unknown) => error),
  ]);
  if (isLists(there))
    return { ...there, mine: [...there.mine, ...mine], finished: [...there.finished, ...finished] };
  const reached = there instanceof ServiceProblem && there.status !== 0;
  const stay = (list: readonly Listed[]) => (reached ? [] : list.filter(({ sheet }) => !isNear(sheet.id)));
  return {
    mine: [...stay(before.mine), ...mine],
    open: stay(before.open),
    finished: [...stay(before.finished), ...finished],
    reached,
  };
}

async function lookFar(): Promise<Lists> {
  const [mine, open, finished] = await Promise.all([isKnown() ? far.mine() : [], far.open(), far.finished()]);
  return { mine, open, finished, reached: true };
}

const isLists = (there: unknown): there is Lists =>
  typeof there === 'object' && there !== null && 'reached' in there;

function shown({ mine, open, finished, reached }: Lists) {
  const words = wordsIn(useSettings.getState().language);
  const byTime = (a: Listed, b: Listed) => b.moved - a.moved;
  return {
    reached,
    mine: ofGames(mine.toSorted(byTime), (listed, game) => myTable(listed, game, words)),
    open: ofGames(open, openTable).filter(({ free }) => free > 0),
    finished: ofGames(finished.toSorted(byTime).slice(0, MOST_FINISHED), (listed, game) =>
      finishedGame(listed, game, words),
    ),
  };
}

const ofGames = <T>(lists: readonly Listed[], show: (listed: Listed, game: GameId) => T): T[] =>
  lists.flatMap((listed) => (isPlayable(listed.sheet.game) ? [show(listed, listed.sheet.game)] : []));

function myTable({ sheet, awaited, mine, moved }: Listed, game: GameId, words: Words): MyTable {
  const waitsFor = awaited.some((seat) => mine.includes(seat))
    ? []
    : awaited.flatMap((seat) => (sheet.seats[seat] ? [nameOf(sheet, seat, words)] : []));
  const free = sheet.seats.filter(({ kind }) => kind === 'free').length;
  const company = sheet.seats.flatMap(({ kind }, seat) =>
    kind === 'free' || mine.includes(seat) ? [] : [nameOf(sheet, seat, words)],
  );
  return { id: sheet.id, game, seats: sheet.seats.length, company, waitsFor, free, moved };
}

function openTable({ sheet, mine }: Listed, game: GameId): OpenTable {
  const seats = sheet.seats.length;
  const free = mine.length > 0 ? 0 : sheet.seats.filter(({ kind }) => kind === 'free').length;
  const host = sheet.seats.find(({ kind }) => kind === 'person')?.name ?? '';
  return { id: sheet.id, game, seats, free, host };
}

function finishedGame({ sheet, mine, moved }: Listed, game: GameId, words: Words): FinishedGame {
  const { ranking = [], scores = [] } = sheet.outcome ?? {};
  return {
    id: sheet.id,
    game,
    scores: ranking.flat().map((seat) => ({
      name: nameOf(sheet, seat, words),
      points: scores[seat]?.total ?? 0,
      me: mine.includes(seat),
    })),
    winners: ranking[0]?.length ?? 0,
    endedAt: sheet.ended ?? moved,
  };
}

async function setTable(order: Order): Promise<TableSet> {
  if (order.seed !== undefined) return await setNear(order);
  if (order.begin === 'pass') return await setNear(withFriends(order));
  if (order.begin === 'invite') return await setFar(withFriends(order));
  const alone = { ...order, seats: order.seats.map((seat) => (seat.kind === 'friend' ? MATE : seat)) };
  try {
    return await setFar(alone);
  } catch (error) {
    if (!(error instanceof ServiceProblem) || error.status !== 0) throw error;
    return await setNear(alone);
  }
}

const MATE: Sitter = { kind: 'bot', bot: 'mate' };

/** Who invites or passes the device around has somebody to play with: if no seat says so, the bots' do. */
function withFriends(order: Order): Order {
  if (order.seats.some(({ kind }) => kind === 'friend')) return order;
  return { ...order, seats: order.seats.map((seat) => (seat.kind === 'bot' ? { kind: 'friend' } : seat)) };
}

const wishOf = ({ game, options, seats, open, spectators, brought }: Order): TableWish => ({
  game,
  options,
  open,
  spectators,
  seats: seats.map((seat) => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.bot };
    return seat.kind === 'me' && brought !== undefined ? { kind: 'me', brought } : { kind: seat.kind };
  }),
});

async function setNear(order: Order): Promise<TableSet> {
  const { seed } = order;
  const { sheet } = await near.set({ ...wishOf(order), ...(seed !== undefined && { seed }) });
  return { id: sheet.id, invitations: [] };
}

async function setFar(order: Order): Promise<TableSet> {
  const { sheet, invitation = '' } = await asMe(order.name, () => far.set(wishOf(order)));
  return { id: sheet.id, invitations: invitationsTo(sheet.seats, invitation) };
}

/** A link for every seat that waits for a friend. */
export const invitationsTo = (
  seats: readonly { readonly kind: string }[],
  invitation: string,
): TableSet['invitations'] =>
  seats.flatMap(({ kind }, seat) =>
    kind === 'free' ? [{ seat, link: `${location.origin}/join/${invitation}/${seat}` }] : [],
  );
