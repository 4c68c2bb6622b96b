import type { Section } from './ships.ts';

/** The 64 cargo cards: what is traded, and what is met when a merchant is raided. [MM-CONTENT.8] */

export const GOODS = ['spice', 'cocoa', 'rum', 'tobacco', 'sugar', 'fruit', 'textiles', 'wood'] as const;
export type Good = (typeof GOODS)[number];
type Copy = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type CargoId = `${Good}.${Copy}`;
/** Every card shows one: the merchant gets away, or a section of the raider is hit. [MM-RAID.29] */
export type Icon = 'escape' | Section;

export interface Cargo {
  readonly id: CargoId;
  readonly good: Good;
  readonly value: number;
  readonly icon: Icon;
  readonly on: string;
}

const FACES: { readonly [good in Good]: string } = {
  spice: '1 escape, 2 masts, 3 crew, 3 escape, 3 escape, 4 cannons, 4 escape, 5 cargo',
  cocoa: '1 escape, 2 cargo, 3 cannons, 3 escape, 3 escape, 4 crew, 4 escape, 5 masts',
  rum: '1 escape, 2 cargo, 2 escape, 3 crew, 3 escape, 3 masts, 4 escape, 5 hull',
  tobacco: '1 escape, 2 cargo, 2 escape, 3 cannons, 3 escape, 3 masts, 4 escape, 5 hull',
  sugar: '1 escape, 2 cannons, 2 escape, 3 cargo, 3 crew, 3 escape, 4 escape, 5 hull',
  fruit: '1 escape, 2 crew, 2 escape, 3 cannons, 3 escape, 3 masts, 4 escape, 5 hull',
  textiles: '1 escape, 2 cannons, 3 cargo, 3 escape, 3 escape, 4 escape, 4 masts, 5 crew',
  wood: '1 escape, 2 crew, 3 escape, 3 escape, 3 masts, 4 cargo, 4 escape, 5 cannons',
};

const ICONS: readonly Icon[] = ['escape', 'cargo', 'masts', 'crew', 'cannons', 'hull'];

function face(good: Good, text: string, i: number): Cargo {
  const [value = '', word = ''] = text.split(' ');
  const icon = ICONS.find((one) => one === word);
  if (!icon) throw new Error(`no icon ${word}`);
  const id = `${good}.${i + 1}` as CargoId;
  return { id, good, value: Number(value), icon, on: `cargo:${id}` };
}

export const CARGO: readonly Cargo[] = GOODS.flatMap((good) =>
  FACES[good].split(', ').map((text, i) => face(good, text, i)),
);

export const CARGO_CARDS = Object.fromEntries(CARGO.map((card) => [card.id, card])) as {
  readonly [id in CargoId]: Cargo;
};
export const DEMAND_TOKENS = 3;
