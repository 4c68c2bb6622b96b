import type { Rules, Seat } from '@portolan/kernel';
import { CARGO_CARDS } from '../content/cargo.ts';
import type { NpcId } from '../content/events.ts';
import { type Section, SECTIONS } from '../content/ships.ts';
import type { Hit, Player, Sections } from '../state.ts';
import { remove } from './decks.ts';
import { rollDice, SKULL } from './dice.ts';
import { hasMod, pick, sectionName, type Table } from './table.ts';

/** Sections and damage [MM-HIT]. */

/** 1 cargo, 2 masts, 3 crew, 4 cannons; a skull is open. [MM-HIT.1] */
export const hitOf = (die: number): Hit => ({ die, section: die === SKULL ? '' : (SECTIONS[die - 1] ?? '') });

export const rollHits = (table: Table, count: number): Hit[] => rollDice(table, count, 'section').map(hitOf);

/** A hit lowers its section; on a destroyed one it goes to the hull, unless surplus hits there are lost. [MM-HIT.4] [MM-HIT.5] */
function strike(sections: Sections, section: Section, spared: Section | '' = ''): void {
  let struck = section;
  if (section !== 'hull' && sections[section] === 0) {
    if (section === spared) return;
    struck = 'hull';
  }
  if (sections[struck] > 0) sections[struck]--;
}

/** Numbered hits first, then skulls. [MM-HIT.3] */
export function applyHits(sections: Sections, hits: readonly Hit[], spared: Section | '' = ''): void {
  for (const { die, section } of hits) if (die !== SKULL && section !== '') strike(sections, section, spared);
  for (const { die, section } of hits) if (die === SKULL && section !== '') strike(sections, section, spared);
}

/** Cards above the cargo value are lost at random. [MM-HIT.8] */
export function loseCargo(table: Table, someone: Player): void {
  while (someone.cargo.length > someone.sections.cargo) {
    const card = table.random.pick(someone.cargo, 'lostCargo');
    remove(someone.cargo, card);
    table.state.cargoDiscard.push(card);
    table.tell({ say: 'lostCargo', seat: someone.seat, card: CARGO_CARDS[card].on });
  }
}

interface SectionOption {
  readonly key: string;
  readonly on: string;
  readonly section: Section;
}

const sectionOptions = (seat: Seat, foe: NpcId | ''): SectionOption[] =>
  SECTIONS.map((section) => ({ key: section, on: sectionName(seat, foe, section), section }));

/** Who is hit names the section of every skull, knowing where the numbered hits will fall. [MM-HIT.2] [MM-HIT.16] */
export function* assignSkulls(
  table: Table,
  chooser: Seat,
  hits: readonly Hit[],
  target: { readonly seat: Seat; readonly npc: NpcId | ''; readonly sections: Sections },
): Rules {
  for (const hit of hits) {
    if (hit.section !== '') continue;
    if (isAutomatic(table, chooser)) hit.section = automaticSection(target.sections, hits);
    else {
      const about = { say: 'assignSkull', ship: sectionName(target.seat, target.npc, 'hull') } as const;
      const option = yield* pick(chooser, about, () => sectionOptions(target.seat, target.npc));
      hit.section = option.section;
    }
    table.tell({ say: 'skullOn', section: sectionName(target.seat, target.npc, hit.section) });
  }
}

export const isAutomatic = (table: Table, seat: Seat): boolean =>
  seat < 0 || (table.state.players[seat]?.rival ?? false);

/** Cargo while it lasts, then the strongest section but the hull, then the hull. [MM-SOLO.11] [MM-SOLO.25] */
function automaticSection(sections: Sections, pending: readonly Hit[]): Section {
  const left = (section: Section): number =>
    sections[section] - pending.filter((hit) => hit.section === section).length;
  if (left('cargo') > 0) return 'cargo';
  let best: Section = 'hull';
  for (const section of ['masts', 'cannons', 'crew'] as const) {
    if (left(section) > (best === 'hull' ? 0 : left(best))) best = section;
  }
  return best;
}

export interface HitOption {
  readonly key: string;
  readonly on: string;
  readonly index: number;
}

/** Each hit by its place, on the section it is about to strike. */
export const hitOptions = (seat: Seat, foe: NpcId | '', hits: readonly Hit[]): HitOption[] =>
  hits.map(({ section }, index) => ({
    key: `hit ${index}`,
    on: sectionName(seat, foe, section === '' ? 'hull' : section),
    index,
  }));

const KEEP = { key: 'none', index: -1 };

/** The reinforced hull cancels one hit, before any redirection, and is used up. [MM-MOD.6] [MM-MOD.15] [MM-MOD.18] */
export function* reinforce(table: Table, someone: Player, hits: Hit[]): Rules {
  if (hits.length === 0 || someone.hullUsed || !hasMod(someone, 'reinforcedHull')) return;
  const { index } = someone.rival
    ? { index: 0 }
    : yield* pick(someone.seat, { say: 'reinforcedHull', hits: hits.length }, () => [
        KEEP,
        ...hitOptions(someone.seat, '', hits),
      ]);
  if (index < 0) return;
  hits.splice(index, 1);
  someone.hullUsed = true;
  table.tell({ say: 'cancelledHit', seat: someone.seat, by: 'mod:reinforcedHull' });
}

/** Tells how a ship stands after it was hit. */
export function tellDamage(table: Table, seat: Seat, foe: NpcId | '', hits: readonly Hit[]): void {
  if (hits.length === 0) return;
  const struck = hits.flatMap(({ section }) => (section === '' ? [] : [sectionName(seat, foe, section)]));
  table.tell({ say: 'damaged', sections: struck });
}
