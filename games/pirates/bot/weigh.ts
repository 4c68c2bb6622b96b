import { type Json, type Question, type Random, Refusal, weightsOf } from '@portolan/kernel';
import { habitOf, type Habits } from '../../common/habits.ts';
import { pieces } from '../content/pieces.ts';
import { angleBetween, bearing, type Pose } from '../geometry/index.ts';
import { mayDock } from '../rules/docking.ts';
import { isDerelict, mastsOf } from '../rules/table.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { type Choice, own, ownMenu } from '../choices.ts';
import type { Ask } from '../says.ts';
import { weighMenu } from './menu.ts';
import { cargoOf, enemiesOf, fleets, type Sailing, sailing, standing } from './prospects.ts';

/** Which answers are worth trying, before anything is looked at more closely. 1 is as good as any. */

/** For what is hardly ever of use. */
const VAIN = 0.02;

// --- Where a ship is put

interface Put {
  readonly pose: Pose;
  /** What it runs into. */
  readonly met: readonly string[];
}

const isPose = (value: object): value is Pose => 'x' in value && 'y' in value && 'heading' in value;
interface Course {
  readonly legs: readonly { readonly sailed: { readonly pose: Pose; readonly met: readonly string[] } }[];
}
const isCourse = (value: object): value is Course => 'legs' in value;
const NOTHING: readonly string[] = [];

/** Where an answer leaves the ship. */
function putBy(question: Question, answer: Json, ship: Ship): Put | undefined {
  const led: unknown = question.read(answer);
  if (typeof led !== 'object' || led === null || led instanceof Refusal) return undefined;
  if (isPose(led)) return { pose: led, met: NOTHING };
  return isCourse(led) ? (led.legs.at(-1)?.sailed ?? { pose: ship, met: NOTHING }) : undefined;
}

/** The ship of that name. */
const shipOf = (state: Pirates, name: string): Ship | undefined =>
  name.startsWith('ship:') ? state.ships[Number(name.slice(5))] : undefined;

/** Bow on, within 60°. */
const BOW = 6_000;

/** The island a ship would be docked at, as far as can be told without trying. */
function berthOf(state: Pirates, ship: Ship, { pose, met }: Put): number {
  if (pose === ship) return ship.docked;
  for (const id of met) {
    const land = id.startsWith('island:') ? state.islands[Number(id.slice(7))] : undefined;
    if (land && mayDock(ship, land) && angleBetween(pose.heading, bearing(pose, land)) < BOW) return land.id;
  }
  return NONE;
}

/** What comes of running into an enemy: the stronger boards, the weaker is boarded. */
function collision(state: Pirates, one: Sailing, { met }: Put): number {
  let worth = 0;
  for (const id of met) {
    const other = id.startsWith('ship:') ? state.ships[Number(id.slice(5))] : undefined;
    if (!other || other.seat === one.ship.seat || other.fate !== 'afloat') continue;
    if (isDerelict(other)) continue;
    const odds = mastsOf(one.ship) - mastsOf(other);
    worth += odds > 0 ? 0.3 * odds + 0.3 * cargoOf(other.coins) : 0.3 * odds - 0.3 * one.cargo;
  }
  return worth;
}

/** The better a ship lies there, the more it is worth trying; what is a gold worse is hardly worth it. */
function weighPlaces(state: Pirates, ship: Ship, question: Question, answers: readonly Json[]): number[] {
  const one = sailing(state, ship);
  const enemies = enemiesOf(fleets(state), ship.seat);
  const patience = ship.docked === NONE ? QUIET : 2 * QUIET;
  const restless = state.quiet >= patience && own.ask(question.about).say === 'sail';
  const scores = answers.map((answer) => {
    const put = putBy(question, answer, ship);
    return put
      ? scoreOf(state, one, put, enemies) - (restless && isHere(ship, put.pose) ? STALE : 0)
      : -Infinity;
  });
  const best = Math.max(...scores);
  return scores.map((score) => (score === -Infinity ? VAIN : VAIN + promise(best - score)));
}

/** Nothing has happened for so many turns: who stays where it is waits for nothing. */
const QUIET = 8;
const STALE = 100;
const isHere = (ship: Ship, { x, y }: Pose): boolean => Math.abs(ship.x - x) + Math.abs(ship.y - y) < 1_000;

function promise(behind: number): number {
  const part = 1 / (1 + 5 * behind);
  return part * part * part;
}

const scoreOf = (state: Pirates, one: Sailing, put: Put, enemies: readonly Sailing[]): number =>
  standing(state, one, put.pose, berthOf(state, one.ship, put), enemies) + collision(state, one, put);

// --- Everything else

const HABITS: Habits<Ask['say']> = {
  shoot: { done: VAIN },
  transfer: { no: 3 },
};

const isSmoke = (option: Choice): boolean => 'do' in option && option.do === 'smoke';

/** The best alone: what follows from it needs no thought. */
function onlyBest(scores: readonly number[]): number[] {
  const best = scores.indexOf(Math.max(...scores));
  return scores.map((_, i) => (i === best ? 1 : 0));
}

/** The cannon that hits least is given up first. */
function rankOf(ship: Ship | undefined, option: Choice): number {
  if (!ship || !('mast' in option) || option.mast === undefined) return 0;
  return pieces[ship.piece].cannons[option.mast]?.rank ?? 6;
}

/** From another ship's hold its coins, the dearest first; nothing else is worth the trouble. */
function lootIn(other: Ship | undefined, option: Choice): number {
  if (!('take' in option) || !option.take || option.what !== 'coin') return option.key === 'done' ? 0 : -1;
  const coin = other?.coins[option.id];
  return coin ? 1 + cargoOf([coin]) : 0;
}

function weighOptions(state: Pirates, about: Ask, options: readonly Choice[]): number[] {
  switch (about.say) {
    case 'turn':
      return weighMenu(state, ownMenu.choices(options));
    case 'loseMast': {
      const ship = shipOf(state, about.ship);
      return onlyBest(options.map((option) => rankOf(ship, option)));
    }
    case 'exploreShip': {
      const hold = shipOf(state, about.other);
      return onlyBest(options.map((option) => lootIn(hold, option)));
    }
    default:
      return options.map((option) => habitOf(HABITS, about.say, option, isSmoke(option) ? VAIN : 1));
  }
}

const goldIn = (option: Choice): number => ('gold' in option ? option.gold : 0);

/** As much gold as can be had, or as little as will do; of equal handfuls the first. */
function weighHandful(options: readonly Choice[], answers: readonly Json[], pays: boolean): number[] {
  const gold = new Map(options.map((option) => [option.key, goldIn(option)]));
  const sums = answers.map((answer) => {
    const keys: readonly Json[] = Array.isArray(answer) ? answer : [];
    return keys.reduce<number>((sum, key) => sum + (typeof key === 'string' ? (gold.get(key) ?? 0) : 0), 0);
  });
  return onlyBest(pays ? sums.map((sum) => -sum) : sums);
}

export function weigh(
  state: Pirates,
  question: Question,
  answers: readonly Json[],
): readonly number[] | undefined {
  const about = own.ask(question.about);
  const offer = question.kind === 'shape' ? undefined : question.offer();
  if (offer?.kind === 'pick')
    return weightsOf(answers, offer.options, weighOptions(state, about, own.choices(offer.options)));
  if (offer?.kind === 'picks')
    return weighHandful(own.choices(offer.options), answers, about.say === 'payFort');
  const ship = question.kind === 'shape' && 'ship' in about ? shipOf(state, about.ship) : undefined;
  return ship?.fate === 'afloat' ? weighPlaces(state, ship, question, answers) : undefined;
}

/** Places and courses are drawn, as listing them all takes long. */
export function offHand(_state: Pirates, question: Question, random: Random): Json | undefined {
  return question.kind === 'shape' ? question.sample(random) : undefined;
}
