import { crewCard, type CrewId, crewIds } from '../../content/crew.ts';
import { equipment, type EquipmentId, equipmentIds } from '../../content/equipment.ts';
import { type EventId, eventIds, events } from '../../content/events.ts';
import { type FortId, fortIds } from '../../content/forts.ts';
import { type PieceId, pieceIds, pieces } from '../../content/pieces.ts';
import { type TreasureId, treasureIds } from '../../content/treasure.ts';
import type { Nation, Word } from '../../content/types.ts';

/** Everything the shipyard has to offer, and what of it is looked for. */

export type Item =
  | { readonly kind: 'ship'; readonly id: PieceId }
  | { readonly kind: 'crew'; readonly id: CrewId }
  | { readonly kind: 'gear'; readonly id: EquipmentId }
  | { readonly kind: 'event'; readonly id: EventId }
  | { readonly kind: 'fort'; readonly id: FortId }
  | { readonly kind: 'treasure'; readonly id: TreasureId };
export type Kind = Item['kind'];
export const KINDS: readonly Kind[] = ['ship', 'crew', 'gear', 'event', 'fort', 'treasure'];

const ALL: { readonly [kind in Kind]: readonly Item[] } = {
  ship: pieceIds.map((id) => ({ kind: 'ship', id })),
  crew: crewIds.map((id) => ({ kind: 'crew', id })),
  gear: equipmentIds.map((id) => ({ kind: 'gear', id })),
  event: eventIds.map((id) => ({ kind: 'event', id })),
  fort: fortIds.map((id) => ({ kind: 'fort', id })),
  treasure: treasureIds.map((id) => ({ kind: 'treasure', id })),
};

/** Points; forts cost gold in play and treasures nothing. */
export function priceOf(item: Item): number {
  switch (item.kind) {
    case 'ship':
      return pieces[item.id].cost;
    case 'crew':
      return crewCard(item.id).cost;
    case 'gear':
      return equipment[item.id].cost;
    case 'event':
      return events[item.id].cost;
    default:
      return 0;
  }
}

export function nationOf(item: Item): Nation | undefined {
  if (item.kind === 'ship') return pieces[item.id].nation;
  return item.kind === 'crew' ? crewCard(item.id).nation : undefined;
}

/** The words its card prints, its hull first. */
export function wordsOn(item: Item): Word[] {
  if (item.kind === 'ship') {
    const { hull, keywords } = pieces[item.id];
    return [...(hull.kind === 'standard' ? [] : [hull.kind]), ...keywords.map(({ word }) => word)];
  }
  return item.kind === 'crew' ? crewCard(item.id).keywords.map(({ word }) => word) : [];
}

export interface Wanted {
  readonly kind: Kind;
  /** Any of these; none means all. */
  readonly nations: readonly Nation[];
  readonly word?: Word | undefined;
  readonly most?: number | undefined;
  readonly name: string;
}

export function found(wanted: Wanted, nameOf: (id: string) => string): Item[] {
  const name = plain(wanted.name);
  return ALL[wanted.kind]
    .filter((item) => {
      const nation = nationOf(item);
      return (
        (wanted.nations.length === 0 || nation === undefined || wanted.nations.includes(nation)) &&
        (wanted.word === undefined || wordsOn(item).includes(wanted.word)) &&
        (wanted.most === undefined || priceOf(item) <= wanted.most) &&
        plain(nameOf(item.id)).includes(name)
      );
    })
    .toSorted((a, b) => priceOf(a) - priceOf(b));
}

/** Letters without their accents, so that nobody has to type them. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The words that cards of a kind print. */
export const wordsOfKind = (kind: Kind): Word[] => [...new Set(ALL[kind].flatMap(wordsOn))].toSorted();
export const countOf = (kind: Kind): number => ALL[kind].length;
