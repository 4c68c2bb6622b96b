import { nth } from '../../common/lists.ts';
import { CARDS, type CardId } from '../content/cards.ts';
import {
  type Ability,
  type Amount,
  type Band,
  BATTLE_WORDS,
  type Icon,
  type Part,
} from '../content/effects.ts';
import { LEVEL_BANDS } from '../content/sailors.ts';
import { HULL, UPGRADES } from '../content/upgrades.ts';
import type { CardNo, Player, Reckoning, SailorCard, Sheet } from '../state.ts';
import {
  type AbilityRef,
  bandOf,
  BANDS,
  HULL_SOURCE,
  partOf,
  refOf,
  samePart,
  SHIP_SOURCE,
  sideOf,
  SOURCES,
  sourceOf,
} from './refs.ts';

/** What cards and upgrades show: their bands, their icons, and which abilities have been used [DR-ABIL]. */

export const noneFired = (): number[] => Array.from({ length: SOURCES }, () => 0);

/** The ability of an advancement: a merchant ship that was won shows its back. [DR-ENC.5] [DR-ENC.10] */
export function sheetBand(state: Pick<Reckoning, 'backs'>, { card, won }: Sheet): Band {
  return won ? (backOf(state, card).ability ?? NOTHING) : CARDS[card].ability;
}
const NOTHING: Band = [];

/** The back a merchant ship has in this game. [DR-HID.8] */
export function backOf(
  state: Pick<Reckoning, 'backs'>,
  card: CardId,
): NonNullable<(typeof CARDS)[CardId]['back']> {
  const { back } = CARDS[state.backs[card] ?? card];
  if (!back) throw new Error(`${card} is no merchant ship`);
  return back;
}

/** A band of a card: 0 is the level's, 1 to 3 those of its slots. [DR-ABIL.3] [DR-LVL.7] */
export function cardBand(state: Pick<Reckoning, 'backs'>, card: SailorCard, band: number): Band {
  if (band === 0) return LEVEL_BANDS[card.sailor][card.level];
  const sheet = card.sheets[band - 1];
  return sheet ? sheetBand(state, sheet) : NOTHING;
}

/** What a hull space shows: its uppermost tile, or what is printed there. [DR-UPG.4] */
export function hullFace(someone: Player, hull: number): { readonly hold: number; readonly ability: Band } {
  const tile = nth(someone.hull, hull).tiles.at(-1);
  return tile ? UPGRADES[tile] : (HULL[hull] ?? BARE);
}
const BARE = { hold: 0, ability: NOTHING };

/** Its benefits work while its hold is empty. [DR-CARGO.14] [DR-CARGO.15] [DR-UPG.6] */
export function hullWorks(someone: Player, hull: number): boolean {
  const { cargo, coin } = nth(someone.hull, hull);
  return cargo + coin === 0;
}

function bandAt(state: Pick<Reckoning, 'backs'>, someone: Player, source: number, band: number): Band {
  if (source >= HULL_SOURCE) return band === 0 ? hullFace(someone, source - HULL_SOURCE).ability : NOTHING;
  return cardBand(state, nth(someone.cards, source), band);
}

export function abilityAt(state: Pick<Reckoning, 'backs'>, someone: Player, ref: AbilityRef): Ability {
  const part = nth(bandAt(state, someone, sourceOf(ref), bandOf(ref)), partOf(ref));
  return nth(part, sideOf(ref));
}

/** One side of a part being used uses the whole part. [DR-ABIL.2] [DR-ABIL.5] */
export function isUsed(someone: Player, ref: AbilityRef): boolean {
  for (const used of someone.used) if (samePart(used, ref)) return true;
  return false;
}

const countOf = ({ effects }: Ability, icon: Icon): number => {
  let count = 0;
  for (const effect of effects)
    if (effect.do === 'icon' && effect.icon === icon && effect.amount.per === undefined)
      count += effect.amount.count;
  return count;
};

/** Icons visible on a card, used or not, alternatives included; grey ones do not count. [DR-ABIL.6] [DR-ABIL.8] */
export function iconsOn(state: Pick<Reckoning, 'backs'>, card: SailorCard, icon: Icon): number {
  let count = 0;
  for (let band = 0; band < BANDS; band++)
    for (const part of cardBand(state, card, band))
      for (const ability of part) count += countOf(ability, icon);
  return count;
}

/** So many, counting the icons of the card the ability stands on. [DR-ABIL.7] */
export function amountOn(
  state: Pick<Reckoning, 'backs'>,
  someone: Player,
  source: number,
  { count, per }: Amount,
): number {
  if (per === undefined) return count;
  const card = someone.cards[source];
  return card ? count * iconsOn(state, card, per) : 0;
}

/** A part as it is found: where it stands and what it says. */
export interface Found {
  readonly source: number;
  readonly band: number;
  readonly index: number;
  readonly part: Part;
}

/** Every part of a player's cards in play and of the hull spaces that work. */
export function partsInPlay(state: Reckoning, someone: Player): Found[] {
  const found: Found[] = [];
  for (const card of someone.play) addParts(state, someone, card, found);
  for (let hull = 0; hull < someone.hull.length; hull++)
    if (hullWorks(someone, hull)) addParts(state, someone, HULL_SOURCE + hull, found);
  return found;
}

function addParts(state: Reckoning, someone: Player, source: number, found: Found[]): void {
  const bands = source >= HULL_SOURCE ? 1 : BANDS;
  for (let band = 0; band < bands; band++) {
    const parts = bandAt(state, someone, source, band);
    for (let index = 0; index < parts.length; index++)
      found.push({ source, band, index, part: nth(parts, index) });
  }
}

/** The icons a part gives: always if it stands alone, else only if its side is the one used. [DR-ABIL.21] */
export function iconsOfPart(
  state: Reckoning,
  someone: Player,
  { source, band, index, part }: Found,
  icon: Icon,
): number {
  let count = 0;
  for (let side = 0; side < part.length; side++) {
    if (part.length > 1 && !someone.used.includes(refOf(source, band, index, side))) continue;
    for (const effect of nth(part, side).effects)
      if (effect.do === 'icon' && effect.icon === icon)
        count += amountOn(state, someone, source, effect.amount);
  }
  return count;
}

/** Icons of the cards in play and, for those that ask, of the ship. */
export function iconsInPlay(state: Reckoning, someone: Player, icon: Icon): number {
  let count = 0;
  for (const found of partsInPlay(state, someone)) count += iconsOfPart(state, someone, found, icon);
  return count;
}

/** Sides of unused alternatives that would give an icon. [DR-ABIL.21] */
export function sidesWith(state: Reckoning, someone: Player, icon: Icon): AbilityRef[] {
  const found: AbilityRef[] = [];
  for (const { source, band, index, part } of partsInPlay(state, someone)) {
    if (part.length < 2) continue;
    part.forEach((ability, side) => {
      const ref = refOf(source, band, index, side);
      if (countOf(ability, icon) > 0 && !isUsed(someone, ref)) found.push(ref);
    });
  }
  return found;
}

const hasIcon = (ability: Ability, icon: Icon): boolean =>
  ability.effects.some((effect) => effect.do === 'icon' && effect.icon === icon);
export const isBattle = (ability: Ability): boolean =>
  ability.effects.some((effect) => BATTLE_WORDS.has(effect.do));

function shows(
  state: Reckoning,
  someone: Player,
  card: CardNo,
  fits: (ability: Ability) => boolean,
): boolean {
  const face = nth(someone.cards, card);
  for (let band = 0; band < BANDS; band++)
    if (cardBand(state, face, band).some((part) => part.some(fits))) return true;
  return false;
}

/** Cards that may be played in step 1 of a battle. [DR-BAT.6] */
export const fitsAttack = (state: Reckoning, someone: Player, card: CardNo): boolean =>
  shows(state, someone, card, (ability) => hasIcon(ability, 'cannon') || isBattle(ability));
/** [DR-BSHIP.5] */
export const fitsDefence = (state: Reckoning, someone: Player, card: CardNo): boolean =>
  shows(
    state,
    someone,
    card,
    (ability) => hasIcon(ability, 'cannon') || hasIcon(ability, 'defence') || isBattle(ability),
  );

/** Cannons by where they are: cards in play, hull spaces that work, and the one on the ship board. [DR-BAT.9] [DR-BAT.10] */
export function cannons(state: Reckoning, someone: Player): number[] {
  const found = noneFired();
  for (const one of partsInPlay(state, someone))
    found[one.source] = nth(found, one.source) + iconsOfPart(state, someone, one, 'cannon');
  found[SHIP_SOURCE] = 1;
  return found;
}
