import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { CardId } from '../content/cards.ts';
import type { Battle, CardNo, Player, Reckoning, Side, Space } from '../state.ts';
import { cannons, fitsAttack, fitsDefence, hullFace, sidesWith } from './cards.ts';
import { HULL_SOURCE, SHIP_SOURCE } from './refs.ts';
import { makeReady } from './battle-board.ts';
import { takeCubes } from './cubes.ts';
import { riserOptions, raiseLevel } from './levels.ts';
import { cargoAboard, coinsAboard } from './ship.ts';
import { rearrange, rearranging } from './stowing.ts';
import { amount, cardName, DONE, NO, pick, shape, type Table } from './table.ts';

/** Battle, common rules: responding, playing cards and taking cubes [DR-BAT]. */

export function battleOf(state: Reckoning): Battle {
  if (!state.battle) throw new Error('there is no battle');
  return state.battle;
}

const side = (player: number): Side => ({
  player,
  strength: 0,
  spared: 0,
  prize: { damage: 0, cargo: 0, coin: 0 },
  passed: false,
});

/** [DR-BAT.1] */
export function openBattle(
  state: Reckoning,
  kind: Battle['kind'],
  attacker: Player,
  defender: number,
  space: Space,
  card: CardId | '' = '',
): Battle {
  state.battle = { kind, space, card, sides: [side(attacker.seat), side(defender)], cubes: [], drops: 0 };
  return state.battle;
}

/** Before the battle begins goods may be rearranged and thrown overboard. [DR-BNPC.11] [DR-BBLD.17] [DR-BSHIP.2] */
export function* respond(table: Table, someone: Player, against: number): Rules {
  if (cargoAboard(someone) + coinsAboard(someone) === 0) return;
  const stowage = yield* shape(someone.seat, { say: 'respond', against }, rearranging(someone));
  rearrange(table, someone, stowage);
}

/** Who is attacked may level up if that is still due. [DR-LVL.3] [DR-BSHIP.2] */
export function* levelInResponse(table: Table, someone: Player): Rules {
  if (someone.due === '' || someone.hand.length === 0) return;
  const options = (): (Option & { readonly card?: CardNo })[] =>
    someone.due === '' ? [NO] : [...riserOptions(someone), NO];
  const { card } = yield* pick(someone.seat, { say: 'levelUp' }, options);
  if (card === undefined) return;
  someone.due = '';
  raiseLevel(table, someone, card, false);
}

/** From the hand to the table, for everybody to see. [DR-PLAY.1] */
export function playCard(table: Table, someone: Player, card: CardNo): void {
  someone.hand.splice(someone.hand.indexOf(card), 1);
  someone.play.push(card);
  const face = nth(someone.cards, card);
  if (face.seen !== face.level) table.reveal();
  face.seen = face.level;
  table.tell({ say: 'played', seat: someone.seat, card: cardName(someone.seat, card) });
}

interface Playing extends Option {
  readonly card?: CardNo;
}

const playing = (someone: Player, card: CardNo): Playing => ({
  key: cardName(someone.seat, card),
  on: cardName(someone.seat, card),
  card,
});

/** Cards with cannons or battle abilities, one after another. [DR-BAT.6] */
export function* playToAttack(table: Table, someone: Player, against: string): Rules {
  const { state } = table;
  for (;;) {
    if (someone.hand.length === 0) return;
    const options = (): Playing[] => [
      ...someone.hand
        .filter((card) => fitsAttack(state, someone, card))
        .map((card) => playing(someone, card)),
      DONE,
    ];
    const { card } = yield* pick(someone.seat, { say: 'playToAttack', against }, options);
    if (card === undefined) return;
    playCard(table, someone, card);
  }
}

/** Who is attacked answers, knowing what comes. [DR-BSHIP.4] [DR-BSHIP.5] */
export function* playToDefend(table: Table, someone: Player, against: number, theirs: number): Rules {
  const { state } = table;
  for (;;) {
    if (someone.hand.length === 0) return;
    const options = (): Playing[] => [
      ...someone.hand
        .filter((card) => fitsDefence(state, someone, card))
        .map((card) => playing(someone, card)),
      DONE,
    ];
    const { card } = yield* pick(someone.seat, { say: 'playToDefend', against, theirs }, options);
    if (card === undefined) return;
    playCard(table, someone, card);
  }
}

/** Where an icon is one side of a slash, its owner says whether that side is used. [DR-ABIL.21] */
export function* chooseSides(
  table: Table,
  someone: Player,
  icon: 'sail' | 'cannon' | 'draw' | 'defence',
): Rules {
  for (;;) {
    const refs = sidesWith(table.state, someone, icon);
    if (refs.length === 0) return;
    const options = (): (Option & { readonly ref?: number })[] => [
      ...sidesWith(table.state, someone, icon).map((ref) => ({
        key: `ability:${someone.seat}.${ref}`,
        on: `ability:${someone.seat}.${ref}`,
        ref,
      })),
      DONE,
    ];
    const { ref } = yield* pick(someone.seat, { say: 'sides', icon }, options);
    if (ref === undefined) return;
    someone.used.push(ref);
  }
}

/** Cannons that have not fired this turn. [DR-BAT.5] [DR-BAT.8] */
export function unfired(state: Reckoning, someone: Player): number {
  let count = 0;
  cannons(state, someone).forEach((guns, source) => {
    count += Math.max(0, guns - nth(someone.fired, source));
  });
  return count;
}

/** Fires so many: first those that goods could silence later. */
export function fire(state: Reckoning, someone: Player, count: number): void {
  const guns = cannons(state, someone);
  const order = guns
    .map((_, source) => source)
    .sort((a, b) => silenceable(someone, b) - silenceable(someone, a) || a - b);
  let left = count;
  for (const source of order) {
    const fired = Math.min(left, Math.max(0, nth(guns, source) - nth(someone.fired, source)));
    someone.fired[source] = nth(someone.fired, source) + fired;
    left -= fired;
  }
}

const silenceable = (someone: Player, source: number): number =>
  source >= HULL_SOURCE && source < SHIP_SOURCE && hullFace(someone, source - HULL_SOURCE).hold > 0 ? 1 : 0;

const LAST_TURN_CUBES = 2;
/** Cubes that come by themselves to whom is through with the game. [DR-BAT.15] [DR-BAT.18] [DR-END.10] */
export const lastTurnCubes = (someone: Player): number => (someone.finished ? LAST_TURN_CUBES : 0);

/** The active player says how many cannons fire, and takes a cube for each. [DR-BAT.7] [DR-BAT.11] [DR-BAT.19] */
export function* commit(
  table: Table,
  someone: Player,
  against: string,
  theirs: number,
  certain: number,
): Rules<number> {
  const { state } = table;
  yield* chooseSides(table, someone, 'cannon');
  const max = unfired(state, someone);
  const about = { say: 'commit', against, theirs, certain } as const;
  const cannonCount = max === 0 ? 0 : yield* amount(someone.seat, about, { min: 0, max });
  fire(state, someone, cannonCount);
  const cubes = yield* takeCubes(table, someone, cannonCount + certain);
  makeReady(state, someone.seat, cubes);
  table.tell({ say: 'committed', seat: someone.seat, cannons: cannonCount, cubes });
  return cubes;
}

export const sideOf = (battle: Battle, who: number): Side =>
  battle.sides[0].player === who ? battle.sides[0] : battle.sides[1];
export const enemyOf = (battle: Battle, who: number): Side =>
  battle.sides[0].player === who ? battle.sides[1] : battle.sides[0];
