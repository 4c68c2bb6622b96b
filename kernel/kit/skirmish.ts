/**
 * Skirmish, a small game made up for the tests. Ships chase each other around a ring of islands, dig for chests and
 * fight in the middle of one another's moves. It uses everything the kernel offers, so what it does a game may do.
 */
import type { Aside, Game, Outcome, Table, Viewer } from '../game.ts';
import type { Json } from '../json.ts';
import {
  Amount,
  amount,
  Pick,
  pick,
  picks,
  Refusal,
  type Rules,
  type Seat,
  type Shaping,
  shape,
  together,
} from '../question.ts';
import type { Random } from '../random.ts';

/** A card: its strength and a letter, such as `4b`. */
type Card = string;

interface Island {
  chest: number;
  dug: boolean;
}

export interface Skirmish {
  readonly rounds: number;
  readonly storms: boolean;
  readonly ambushes: boolean;
  round: number;
  active: Seat;
  supply: number;
  ships: Ship[];
  islands: Island[];
  deck: Card[];
  discards: Card[];
}

interface Ship {
  at: number;
  coins: number;
  /** Spaces it may go further this turn. */
  oars: number;
  hand: Card[];
}

export interface SkirmishView {
  readonly round: number;
  readonly active: Seat;
  readonly supply: number;
  readonly ships: readonly { at: number; coins: number; oars: number; cards: number }[];
  readonly hand: readonly Card[];
  /** What was dug up; nothing where the chest is still buried. */
  readonly islands: readonly (number | null)[];
  readonly deck: number;
  readonly discards: readonly Card[];
}

const CARDS: readonly Card[] = ['1', '2', '3', '4', '5', '6'].flatMap((strength) =>
  ['a', 'b', 'c', 'd'].map((letter) => strength + letter),
);
const CHESTS: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 5];
const COINS = 40;
const HAND = 3;
const REACH = 2;

const strengthOf = (card: Card | undefined): number => Number(card?.[0] ?? 0);

function shipOf(state: Skirmish, seat: Seat): Ship {
  const ship = state.ships[seat];
  if (!ship) throw new Error(`no ship sails for seat ${seat}`);
  return ship;
}

function* turn(table: Table<Skirmish>): Rules {
  const { state } = table;
  const seat = state.active;
  yield* sail(table, seat);
  yield* dig(table, seat);
  yield* trade(table, seat);
  yield* pick(seat, { say: 'endTurn' }, () => [{ key: 'done' }]);
  shipOf(state, seat).oars = 0;
  state.active = (seat + 1) % state.ships.length;
  if (state.active === 0) state.round++;
}

/** Follows a course; meeting somebody ends it with a battle. */
function* sail(table: Table<Skirmish>, seat: Seat): Rules {
  const { state } = table;
  const course = yield* shape(seat, { say: 'sail' }, courses(state, seat));
  for (const space of course) {
    table.tell({ say: 'sailed', seat, from: shipOf(state, seat).at, to: space });
    shipOf(state, seat).at = space;
    const met = state.ships.findIndex(({ at }, other) => at === space && other !== seat);
    if (met >= 0) return yield* battle(table, seat, met);
  }
  if (state.ambushes) yield* ambush(table, seat);
}

/** Whoever holds a card may lie in ambush with it: a coin for a strong one. Everybody with cards is asked, whatever they hold. */
function* ambush(table: Table<Skirmish>, prey: Seat): Rules {
  const { state } = table;
  const hunters = [...state.ships.keys()].filter(
    (seat) => seat !== prey && shipOf(state, seat).hand.length > 0,
  );
  const laid = yield* together(hunters.map((seat) => waiting(state, seat)));
  for (const [i, { key }] of laid.entries()) {
    const hunter = hunters[i] ?? prey;
    if (key === 'pass') continue;
    lay(table, hunter, key);
    table.reveal();
    const coin = Math.min(1, shipOf(state, prey).coins);
    shipOf(state, prey).coins -= coin;
    shipOf(state, hunter).coins += coin;
  }
}

const waiting = (state: Skirmish, seat: Seat): Pick<{ key: string }> =>
  new Pick(
    seat,
    { say: 'ambush' },
    () => [
      { key: 'pass' },
      ...shipOf(state, seat)
        .hand.filter((card) => strengthOf(card) > 4)
        .map((card) => ({ key: card })),
    ],
    { answer: 'pass', until: `round ${state.round}` },
  );

/** Spaces one after the other, each beside the one before. */
function courses(state: Skirmish, seat: Seat): Shaping<readonly number[]> {
  const ring = state.islands.length;
  const reach = (): number => REACH + shipOf(state, seat).oars;
  const beside = (space: number): number[] => [(space + 1) % ring, (space + ring - 1) % ring];
  const longer = (course: number[]): number[][] =>
    beside(course.at(-1) ?? shipOf(state, seat).at).map((next) => [...course, next]);
  const all = (): number[][] => {
    const found = longer([]);
    for (const course of found) if (course.length < reach()) found.push(...longer(course));
    return found;
  };
  return {
    get shape() {
      return { kind: 'course', from: shipOf(state, seat).at, reach: reach() };
    },
    read(answer) {
      if (!isSpaces(answer)) return new Refusal({ say: 'notACourse' });
      if (answer.length < 1 || answer.length > reach())
        return new Refusal({ say: 'wrongLength', max: reach() });
      const steps = [shipOf(state, seat).at, ...answer];
      const broken = answer.some((space, i) => !beside(steps[i] ?? 0).includes(space));
      return broken ? new Refusal({ say: 'notBeside' }) : answer;
    },
    sample: (random) => random.pick(all(), 'course'),
    candidates: all,
    offered: () =>
      beside(shipOf(state, seat).at).map((space) => ({
        key: `to ${space}`,
        on: `space:${space}`,
        answer: [space],
      })),
  };
}

const isSpaces = (answer: Json): answer is readonly number[] =>
  Array.isArray(answer) && answer.every((space) => Number.isInteger(space));

/** Both choose a card in secret; a storm may splash the attacker; the defender wins ties. */
function* battle(table: Table<Skirmish>, attacker: Seat, defender: Seat): Rules {
  const { state } = table;
  table.tell({ say: 'battle', attacker, defender });
  const [attack, defence] = yield* together([secretCard(state, attacker), secretCard(state, defender)]);
  const push = lay(table, attacker, attack.key) + table.random.die(3, 'attack');
  const parry = lay(table, defender, defence.key);
  const splash = state.storms ? yield* shape('table', { say: 'splash' }, splashes) : 0;
  const hold = parry + splash;
  const [winner, loser] = push > hold ? [attacker, defender] : [defender, attacker];
  table.tell({ say: 'won', winner, loser, push, hold });
  yield* plunder(table, winner, loser);
}

/** Two cubes really fall: how many of them stay on deck is seen at the table. */
const splashes: Shaping<number> = {
  shape: { kind: 'cubes', count: 2 },
  read(answer) {
    const fallen =
      typeof answer === 'object' && answer !== null && 'onDeck' in answer ? answer['onDeck'] : null;
    return fallen === 0 || fallen === 1 || fallen === 2 ? fallen : new Refusal({ say: 'notADrop' });
  },
  sample: (random) => ({ onDeck: random.below(3) }),
};

const secretCard = (state: Skirmish, seat: Seat): Pick<{ key: string }> =>
  new Pick(seat, { say: 'fight' }, () => [
    { key: 'none' },
    ...shipOf(state, seat).hand.map((card) => ({ key: card, on: `card:${card}` })),
  ]);

/** Lays a card of the hand on the discards and says how strong it is. */
function lay(table: Table<Skirmish>, seat: Seat, card: Card): number {
  if (card === 'none') return 0;
  const { hand } = shipOf(table.state, seat);
  hand.splice(hand.indexOf(card), 1);
  table.state.discards.push(card);
  table.tell({ say: 'laid', seat, card });
  return strengthOf(card);
}

function* plunder(table: Table<Skirmish>, winner: Seat, loser: Seat): Rules {
  const { state } = table;
  const most = (): number => Math.min(3, shipOf(state, loser).coins);
  const coins = yield* amount(winner, { say: 'plunder', loser }, () => ({ min: 0, max: most() }));
  shipOf(state, loser).coins -= coins;
  shipOf(state, winner).coins += coins;
  table.tell({ say: 'plundered', winner, loser, coins });
}

function* dig(table: Table<Skirmish>, seat: Seat): Rules {
  const { state } = table;
  const ship = shipOf(state, seat);
  const island = state.islands[ship.at];
  if (!island || island.dug) return;
  const on = `island:${ship.at}`;
  const answer = yield* pick(seat, { say: 'dig', at: ship.at }, () => [{ key: 'dig', on }, { key: 'leave' }]);
  if (answer.key === 'leave') return;
  table.reveal();
  island.dug = true;
  state.supply -= island.chest;
  ship.coins += island.chest;
  table.tell({ say: 'dug', seat, at: ship.at, coins: island.chest });
}

/** Up to two cards of different strength for as many new ones, and then up to a full hand. */
function* trade(table: Table<Skirmish>, seat: Seat): Rules {
  const { state } = table;
  const { hand } = shipOf(state, seat);
  const given = yield* picks(
    seat,
    { say: 'trade' },
    () => hand.map((card) => ({ key: card, on: `card:${card}` })),
    () => ({ min: 0, max: Math.min(2, hand.length) }),
    ([one, other]) =>
      one && other && strengthOf(one.key) === strengthOf(other.key) ? { say: 'twoAlike' } : undefined,
  );
  for (const { key } of given) lay(table, seat, key);
  if (hand.length < HAND) draw(table, seat, HAND - hand.length);
}

function draw(table: Table<Skirmish>, seat: Seat, count: number): void {
  const { deck, discards, ships } = table.state;
  if (deck.length < count) deck.unshift(...table.random.shuffle(discards.splice(0), 'reshuffle'));
  const cards = deck.splice(-count);
  ships[seat]?.hand.push(...cards);
  table.reveal();
  table.tell({ say: 'drew', seat, count }, { [seat]: { say: 'drew', seat, count, cards } });
}

/** At any time a coin buys an oar: one space further this turn. */
function oars(state: Skirmish, seat: Seat): Aside<Skirmish>[] {
  const ship = shipOf(state, seat);
  const most = Math.min(ship.coins, 2 - ship.oars);
  if (most === 0) return [];
  return [
    {
      question: new Amount(seat, { say: 'oars' }, { min: 1, max: most }),
      act(table, answer) {
        const bought = Number(answer);
        ship.coins -= bought;
        table.state.supply += bought;
        ship.oars += bought;
        table.tell({ say: 'boughtOars', seat, oars: bought });
      },
    },
  ];
}

function outcome(state: Skirmish): Outcome {
  const coins = state.ships.map((ship) => ship.coins);
  const totals = [...new Set(coins)].toSorted((a, b) => b - a);
  return {
    ranking: totals.map((total) => [...coins.keys()].filter((seat) => coins[seat] === total)),
    scores: coins.map((total) => ({ total, parts: [{ say: 'coins', points: total }] })),
    reason: { say: 'roundsAreOver' },
  };
}

function concede(state: Skirmish, seat: Seat): Outcome | undefined {
  if (state.ships.length > 2) return undefined;
  return { ...outcome(state), ranking: [[1 - seat], [seat]], reason: { say: 'conceded', seat } };
}

function view(state: Skirmish, viewer: Viewer): SkirmishView {
  return {
    round: state.round,
    active: state.active,
    supply: state.supply,
    ships: state.ships.map(({ at, coins, oars, hand }) => ({ at, coins, oars, cards: hand.length })),
    hand: viewer === 'spectator' ? [] : [...shipOf(state, viewer).hand],
    islands: state.islands.map(({ chest, dug }) => (dug ? chest : null)),
    deck: state.deck.length,
    discards: [...state.discards],
  };
}

/** The other hands, the deck and the buried chests might be anything that is not seen elsewhere. */
function imagine(state: Skirmish, seat: Seat, random: Random): void {
  const others = state.ships.filter((_, other) => other !== seat);
  redeal([state.deck, ...others.map(({ hand }) => hand)], random);
  const buried = state.islands.filter(({ dug }) => !dug);
  const chests = buried.map(({ chest }) => chest);
  random.shuffle(
    chests.sort((a, b) => a - b),
    'imagine',
  );
  for (const island of buried) island.chest = chests.pop() ?? 0;
}

/** Shuffles the piles together and gives each as many as it had; sorted first, so that the deal says nothing of the truth. */
function redeal(piles: readonly Card[][], random: Random): void {
  const cards = random.shuffle(piles.flat().sort(), 'imagine');
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
}

function audit(state: Skirmish): string | undefined {
  const cards = [...state.deck, ...state.discards, ...state.ships.flatMap(({ hand }) => hand)];
  if (cards.toSorted().join() !== CARDS.join()) return `the cards are ${cards.toSorted().join()}`;
  const chests = state.islands.map(({ chest }) => chest).toSorted((a, b) => a - b);
  if (chests.join() !== CHESTS.join()) return `the chests are ${chests.join()}`;
  const coins = state.ships.reduce((sum, ship) => sum + ship.coins, state.supply);
  return coins === COINS ? undefined : `there are ${coins} coins`;
}

const copyState = (state: Skirmish): Skirmish => ({
  ...state,
  ships: state.ships.map((ship) => ({ ...ship, hand: [...ship.hand] })),
  islands: state.islands.map((island) => ({ ...island })),
  deck: [...state.deck],
  discards: [...state.discards],
});

export const skirmish: Game<Skirmish, SkirmishView> = {
  id: 'skirmish',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    rounds: { values: [3, 6], default: 3 },
    storms: { values: [true, false], default: true },
    ambushes: { values: [false, true], default: false },
  },
  census: [
    { what: 'card', count: CARDS.length },
    { what: 'chest', count: CHESTS.length },
    { what: 'coin', count: COINS },
  ],
  admit: ({ seats, options }) =>
    seats === 4 && options['rounds'] === 6 ? new Refusal({ say: 'tooLong' }) : undefined,
  setup({ seats, options, random }) {
    const deck = random.shuffle([...CARDS], 'deck');
    const chests = random.shuffle([...CHESTS], 'chests');
    return {
      rounds: Number(options['rounds']),
      storms: options['storms'] === true,
      ambushes: options['ambushes'] === true,
      round: 0,
      active: 0,
      supply: COINS - 2 * seats,
      ships: Array.from({ length: seats }, (_, seat) => ({
        at: seat * 2,
        coins: 2,
        oars: 0,
        hand: deck.splice(0, HAND),
      })),
      islands: chests.map((chest) => ({ chest, dug: false })),
      deck,
      discards: [],
    };
  },
  play: turn,
  asides: oars,
  outcome: (state) => (state.round < state.rounds ? undefined : outcome(state)),
  concede,
  view,
  imagine,
  audit,
  copy: copyState,
};
