import { Pick, type Random, type Rules, type Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { asking, type Telling } from '../../common/says.ts';
import { builtMasts, type Piece, pieces } from '../content/pieces.ts';
import type { Hull } from '../content/types.ts';
import {
  type Coin,
  type Gear,
  type Land,
  NONE,
  type Pirates,
  type Player,
  PUBLIC,
  type Sailor,
  type Seen,
  type Ship,
} from '../state.ts';
import type { Choice } from '../choices.ts';
import type { Ask, FleetFault, Happening, Reason } from '../says.ts';

/** What every chapter says of the table: whose pieces are whose, what state they are in, and how players are asked. */

export type Table = Telling<Pirates, Happening>;

export const { pick, picks, shape, may, choose, refusal } = asking<Ask, Choice, Reason | FleetFault>();

interface Numbered {
  readonly id: number;
}
const SHIPS: string[] = [];
const ISLANDS: string[] = [];
export const shipName = ({ id }: Numbered): string => (SHIPS[id] ??= `ship:${id}`);
export const islandName = ({ id }: Numbered): string => (ISLANDS[id] ??= `island:${id}`);
export const crewName = ({ id }: Numbered): string => `crew:${id}`;
export const gearName = ({ id }: Numbered): string => `gear:${id}`;

export const player = (state: Pirates, seat: Seat): Player => nth(state.players, seat);
export const shipAt = (state: Pirates, id: number): Ship => nth(state.ships, id);
export const landAt = (state: Pirates, id: number): Land => nth(state.islands, id);
export const isOver = (state: Pirates): boolean => state.stage === 'over';

export const cardOf = (ship: Ship): Piece => pieces[ship.piece];
export const kindOf = (ship: Ship): Hull['kind'] => ship.kind;
export const builtOf = (ship: Ship): number => builtMasts(pieces[ship.piece]);

/** Masts left, burning ones included [PI-DER.8]. */
export function mastsOf(ship: Ship): number {
  let count = 0;
  for (const mast of ship.masts) if (mast !== 'lost') count++;
  return count;
}

/** On the surface and part of somebody's fleet. */
export const isAfloat = (ship: Ship): boolean => ship.fate === 'afloat';

/** Without masts; galleys and flotillas never are. [PI-DER.1] [PI-KW.galley.1] [PI-KW.flotilla.9] */
export function isDerelict(ship: Ship): boolean {
  if (ship.fate !== 'afloat' || mastsOf(ship) > 0) return false;
  const kind = kindOf(ship);
  return kind !== 'galley' && kind !== 'flotilla';
}

export const isLost = (ship: Ship): boolean => ship.lostIn !== NONE;
export const isCreature = (ship: Ship): boolean => {
  const kind = kindOf(ship);
  return kind === 'titan' || kind === 'seamonster' || kind === 'seadragon';
};

/** All pieces of a fleet that are in play. */
export const fleetOf = (state: Pirates, seat: Seat): Ship[] =>
  state.ships.filter((ship) => ship.seat === seat && isAfloat(ship));

export const towedBy = (state: Pirates, tower: Ship): Ship | undefined =>
  state.ships.find((ship) => ship.tower === tower.id && isAfloat(ship));

/** Whether something lasting holds for a ship now. */
export function isUnder(ship: Ship, what: Ship['marks'][number]['what']): boolean {
  for (const mark of ship.marks) if (mark.what === what && mark.on) return true;
  return false;
}

export const hasTreasure = (ship: Ship, treasure: Coin['treasure']): boolean => {
  for (const coin of ship.coins) if (coin.treasure === treasure) return true;
  return false;
};

export const isCoin = (coin: Coin): boolean => coin.treasure === '';
export const goldIn = (coins: readonly Coin[]): number => coins.reduce((sum, coin) => sum + coin.gold, 0);

/** Something was gained or lost: the game is not standing still. [PI-WIN.7] */
export function stir(state: Pirates): void {
  state.quiet = -1;
}

export function roll(table: Table, purpose: string): number {
  return table.random.die(6, purpose);
}

export const isUsed = (state: Pirates, ability: string): boolean => state.turn.used.includes(ability);
export const markUsed = (state: Pirates, ability: string): void => {
  state.turn.used.push(ability);
};

/** Whether a ship has shot this turn. [PI-MOVE.7] */
export const hasFired = (state: Pirates, ship: Ship): boolean => isUsed(state, `fired ${ship.id}`);

/** Shows a face to everybody, or to one seat: what was news to anybody cannot be taken back. True if it was. */
export function show(table: Table, token: { seen: Seen }, to: Seen = PUBLIC): boolean {
  const news = (token.seen & (to | PUBLIC)) === 0;
  token.seen |= to;
  if (news) table.reveal();
  return news;
}

/** Turns a crew face up for good. [PI-SEA.7] */
export function showCrew(table: Table, sailor: Sailor): void {
  if (!show(table, sailor)) return;
  table.tell({ say: 'showedCrew', seat: sailor.seat, crew: sailor.crew, on: crewName(sailor) });
}

/** Turns a piece of equipment face up for good. [PI-SEA.9] */
export function showGear(table: Table, ship: Ship, gear: Gear): void {
  if (!show(table, gear)) return;
  table.tell({ say: 'showedGear', ship: shipName(ship), gear: gear.gear, on: gearName(gear) });
}

/** What somebody has decided in another's turn stands: how the turn goes on from there may tell him more than he knew. */
export function decided(table: Table, seat: Seat): void {
  if (seat !== table.state.turn.seat) table.reveal();
}

/** Names what is waited for where only a hidden card is the reason for asking, so that everybody can see it. */
export function awaits(table: Table, what: string): void {
  table.state.turn.waits = what;
}

/** A choice that a player who plays at random makes by weight: so a game of chance looks like a game. */
class Weighted<O extends Choice> extends Pick<O> {
  readonly #weigh: (option: O) => number;

  constructor(seat: Seat, about: Ask, list: () => readonly O[], weigh: (option: O) => number) {
    super(seat, about, list);
    this.#weigh = weigh;
  }

  override sample(random: Random): string {
    const { options } = this;
    let sum = 0;
    for (const option of options) sum += this.#weigh(option);
    let left = random.below(sum);
    for (const option of options) {
      left -= this.#weigh(option);
      if (left < 0) return option.key;
    }
    throw new Error(`nothing to choose for ${this.about.say}`);
  }
}

/** Asks for one of the options; `weigh` gives whole numbers. */
export function* chooseWeighed<O extends Choice>(
  seat: Seat,
  about: Ask,
  options: () => readonly O[],
  weigh: (option: O) => number,
): Rules<O> {
  const question = new Weighted(seat, about, options, weigh);
  yield [question];
  return question.value;
}
