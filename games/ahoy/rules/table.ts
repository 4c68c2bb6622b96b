import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { asking, type Telling } from '../../common/says.ts';
import { type Faction, type Figure, FIGURES, type FigureFace, FLAGSHIP, OFF } from '../content/factions.ts';
import { CARDS, type CrewOf } from '../content/market.ts';
import {
  type Ahoy,
  type At,
  bySpace,
  type GlorySource,
  type Player,
  spaceName,
  type Voyage,
} from '../state.ts';
import type { Choice, EffectKey, Plain, SpaceOption, Thing } from '../choices.ts';
import type { Ask, GoldSource, Happening, Reason } from '../says.ts';
import { isIn, regionOf } from './regions.ts';

/** What every chapter says of the table: who plays, what stands where, and how things change hands. [AH-GEN] */

export type Table = Telling<Ahoy, Happening>;

export const { pick, picks, amount, may, refusal } = asking<Ask, Choice, Reason>();

export function player(state: Ahoy, faction: Faction): Player {
  for (const someone of state.players) if (someone.faction === faction) return someone;
  throw new Error(`${faction} is not in play`);
}

export const plays = (state: Ahoy, faction: Faction): boolean =>
  state.players.some((someone) => someone.faction === faction);
export const active = (state: Ahoy): Player => nth(state.players, state.turn.player);
export const isSmuggler = (faction: Faction): boolean => faction === 'smuggler1' || faction === 'smuggler2';

/**
 * At which moment every passive crew works: rules ask for it there and nowhere else. The others act, with a die or without,
 * and are carried out where all of their kind are listed.
 */
const WORKS_AT = {
  bombMaker: 'repair',
  gunner: 'victory',
  gunnersMate: 'cannons',
  buccaneer: 'victory',
  fighters: 'battle',
  archivist: 'endOfTurn',
  elder: 'endOfTurn',
  emissary: 'battle',
  oldSalt: 'current',
  merchant: 'anchor',
  diver: 'anchor',
  rumSteward: 'battle',
  rammingProw: 'damage',
  fence: 'die',
  seaWitch: 'edge',
  helmsman: 'wreck',
  cutpurse: 'victory',
  powderLookout: 'fog',
} as const satisfies { readonly [crew in CrewOf<'passive'>]: string };

export type Moment = (typeof WORKS_AT)[CrewOf<'passive'>];

/** The crew that work at a moment. */
export type CrewAt<M extends Moment> = {
  [crew in CrewOf<'passive'>]: (typeof WORKS_AT)[crew] extends M ? crew : never;
}[CrewOf<'passive'>];

/** Whether somebody has the crew that works at this moment. */
export function hasCrew<M extends Moment>(someone: Player, _at: M, crew: CrewAt<M>): boolean {
  for (const card of someone.crew) if (CARDS[card].crew === crew) return true;
  return false;
}

export function gloryOf(someone: Player): number {
  const { headStart, regions, deliveries, rewards, pledges } = someone.glory;
  return headStart + regions + deliveries + rewards + pledges;
}

/** Takes gold from the supply, as far as it lasts. [AH-GEN.6] */
export function gainGold(table: Table, someone: Player, gold: number, from: GoldSource): void {
  const gained = Math.min(gold, table.state.supply);
  table.state.supply -= gained;
  someone.gold += gained;
  if (gained > 0) table.tell({ say: 'gainedGold', faction: someone.faction, gold: gained, from });
}

/** Gold spent goes back to the supply. [AH-DIE.11] [AH-CRW.3] */
export function spendGold(state: Ahoy, someone: Player, gold: number): void {
  if (gold > someone.gold) throw new Error(`${someone.faction} has not ${gold} gold`);
  someone.gold -= gold;
  state.supply += gold;
}

export function gainGlory(table: Table, someone: Player, glory: number, source: GlorySource): void {
  someone.glory[source] += glory;
  table.tell({ say: 'gainedGlory', faction: someone.faction, glory, source });
}

export const face = (figure: Figure): FigureFace => nth(FIGURES, figure);
export const ownerOf = (figure: Figure): Faction => face(figure).faction;
export const isFlagship = (figure: Figure): boolean => face(figure).kind === 'flagship';
export const whereIs = (state: Ahoy, figure: Figure): At => state.at[figure] ?? OFF;
export const flagshipAt = (state: Ahoy, faction: Faction): At => whereIs(state, FLAGSHIP[faction]);

export function opponentsOn(state: Ahoy, space: At, faction: Faction): Figure[] {
  const found: Figure[] = [];
  for (let figure = 0; figure < state.at.length; figure++) {
    if (state.at[figure] === space && ownerOf(figure) !== faction) found.push(figure);
  }
  return found;
}

/** Opposing figures anywhere in the region of this faction's Flagship. */
export function opponentsInRegion(state: Ahoy, faction: Faction): Figure[] {
  const region = regionOf(state, flagshipAt(state, faction));
  const found: Figure[] = [];
  for (let figure = 0; figure < state.at.length; figure++) {
    if (ownerOf(figure) !== faction && isIn(region, whereIs(state, figure))) found.push(figure);
  }
  return found;
}

export const inReserve = (state: Ahoy, figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => whereIs(state, figure) === OFF);
export const onMap = (state: Ahoy, figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => whereIs(state, figure) !== OFF);

/** PLACES a figure: no battle and no terrain follow. [AH-GEN.14] [AH-GEN.15] */
export function place(table: Table, figure: Figure, space: At): void {
  table.state.at[figure] = space;
  table.tell({ say: 'placed', figure: face(figure).on, to: spaceName(space) });
}

/** Takes a figure off the map; the move it was making is over. [AH-MOV.21] */
export function takeOff(table: Table, figure: Figure): void {
  table.tell({ say: 'removed', figure: face(figure).on, from: spaceName(whereIs(table.state, figure)) });
  table.state.at[figure] = OFF;
  endVoyages(table.state, figure, 'removed');
}

export function endVoyages(state: Ahoy, figure: Figure, end: Exclude<Voyage['end'], ''>): void {
  for (const voyage of state.voyages) if (voyage.figure === figure && voyage.end === '') voyage.end = end;
}

const SPACE_OPTIONS = bySpace<SpaceOption>();
/** Options are the same every time they are offered, so each is made once. */
const spaceOption = (space: At): SpaceOption =>
  (SPACE_OPTIONS[space] ??= { key: spaceName(space), on: spaceName(space), space });
export const spaceOptions = (spaces: readonly At[]): SpaceOption[] => spaces.map(spaceOption);

const NO: Plain = { key: 'no' };

interface Target extends Thing {
  readonly figure: Figure;
}

/** An opposing figure in the region of somebody's Flagship, or none if that is allowed. */
export function* chooseTarget(
  state: Ahoy,
  someone: Player,
  about: Ask,
  declinable = false,
): Rules<Figure | undefined> {
  const targets = (): (Target | Plain)[] => {
    const figures = opponentsInRegion(state, someone.faction);
    const options: Target[] = figures.map((figure) => ({
      key: face(figure).name,
      on: face(figure).on,
      figure,
    }));
    return declinable ? [...options, NO] : options;
  };
  const target = yield* pick(someone.seat, about, targets);
  return 'figure' in target ? target.figure : undefined;
}

/** Something that happens at the same time as others. */
export interface Effect {
  readonly key: EffectKey;
  /** Its owner may leave it undone; an imperative effect has to happen. */
  readonly optional: boolean;
  /** `agreed`: its owner has already chosen to use it. */
  run(agreed: boolean): Rules;
}

const DONE: Plain = { key: 'done' };

/**
 * Effects that happen at the same time, in the order the active player chooses. [AH-GEN.7]
 * Where they are the active player's own, choosing one is using it, and `done` leaves the optional rest.
 */
export function* simultaneous(
  table: Table,
  owner: Player,
  say: 'anchored' | 'wonBattle' | 'endOfTurn',
  effects: readonly Effect[],
): Rules {
  let left = effects;
  while (left.length > 1) {
    const someone = active(table.state);
    const own = someone === owner;
    const options = left.map(({ key }): Plain => ({ key }));
    if (own && left.every((effect) => effect.optional)) options.push(DONE);
    const { key } = yield* pick(someone.seat, { say, faction: owner.faction }, () => options);
    if (key === DONE.key) return;
    const next = left.find((effect) => effect.key === key);
    left = left.filter((effect) => effect !== next);
    if (next) yield* next.run(own);
  }
  for (const last of left) yield* last.run(false);
}
