/** The four factions, their figures and the die slots of their boards. */

export type Faction = 'squadron' | 'smuggler1' | 'union' | 'smuggler2';

/** Clockwise seating. [AH-SET.7] */
export const CLOCKWISE: readonly Faction[] = ['squadron', 'smuggler1', 'union', 'smuggler2'];

/** Who plays with 2, 3 and 4 players. [AH-SET.3] [AH-SET.4] [AH-SET.5] */
export const FACTIONS_FOR: { readonly [players: number]: readonly Faction[] } = {
  2: ['squadron', 'union'],
  3: ['squadron', 'smuggler1', 'union'],
  4: CLOCKWISE,
};

export type FigureKind = 'flagship' | 'patrol' | 'stronghold' | 'cutter' | 'gunship';

/** What a figure is called in answers: a Flagship by its faction, the others by what they are. */
export type FigureName = Faction | 'cutter' | 'gunship' | `${'patrol' | 'stronghold'}-${number}`;

export interface FigureFace {
  readonly name: FigureName;
  /** The name the board draws it under. */
  readonly on: string;
  readonly kind: FigureKind;
  readonly faction: Faction;
}

/** A figure is its place in this list. */
export type Figure = number;

const figure = (name: FigureName, kind: FigureKind, faction: Faction): FigureFace => ({
  name,
  on: `figure:${name}`,
  kind,
  faction,
});

const flagships = CLOCKWISE.map((faction) => figure(faction, 'flagship', faction));
const patrols = Array.from({ length: 10 }, (_, i) => figure(`patrol-${i + 1}`, 'patrol', 'squadron'));
const strongholds = Array.from({ length: 3 }, (_, i) =>
  figure(`stronghold-${i + 1}`, 'stronghold', 'squadron'),
);

export const FIGURES: readonly FigureFace[] = [
  ...flagships,
  ...patrols,
  ...strongholds,
  figure('cutter', 'cutter', 'union'),
  figure('gunship', 'gunship', 'union'),
];

export const FLAGSHIP: { readonly [faction in Faction]: Figure } = {
  squadron: 0,
  smuggler1: 1,
  union: 2,
  smuggler2: 3,
};
export const PATROLS: readonly Figure[] = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
export const STRONGHOLDS: readonly Figure[] = [14, 15, 16];
export const CUTTER: Figure = 17;
export const GUNSHIP: Figure = 18;

/** A figure that is not on the map. */
export const OFF = -1;

export type BoardAction =
  | 'sail'
  | 'tailwind'
  | 'cannons'
  | 'repair'
  | 'bombard'
  | 'order'
  | 'deploy'
  | 'inspire'
  | 'gather'
  | 'rally'
  | 'fullSail'
  | 'negotiate';
export type BoardSlot = BoardAction | 'cannons2';
export type ShipSlot = 'cutterSail' | 'cutterTailwind' | 'gunshipSail' | 'gunshipTailwind';

/** Which die values a slot takes: bit n stands for value n. */
export type Values = number;
export const ANY: Values = 0b1111110;
export const EVEN: Values = 0b1010100;
export const NONE: Values = 0;
export const only = (...values: number[]): Values => values.reduce((bits, value) => bits | (1 << value), 0);
export const takes = (values: Values, value: number): boolean => ((values >> value) & 1) === 1;

export interface SlotFace<Id extends string = string> {
  readonly id: Id;
  readonly takes: Values;
  /** A dashed slot cannot be damaged. [AH-DMG.6] */
  readonly dashed: boolean;
}

const slot = <Id extends string>(id: Id, values: Values = ANY, dashed = false): SlotFace<Id> => ({
  id,
  takes: values,
  dashed,
});

const smuggler = [
  slot('sail'),
  slot('tailwind'),
  slot('cannons'),
  slot('repair', EVEN, true),
  slot('fullSail'),
  slot('negotiate', EVEN),
] as const;

/** [AH-DIE.15] [AH-DIE.16] [AH-DIE.17] */
export const BOARDS: { readonly [faction in Faction]: readonly SlotFace<BoardSlot>[] } = {
  squadron: [
    slot('sail'),
    slot('tailwind'),
    slot('cannons', only(5, 6)),
    slot('cannons2', only(5, 6)),
    slot('repair', only(2), true),
    slot('bombard', only(4)),
    slot('order', only(3)),
    slot('deploy'),
  ],
  union: [
    slot('sail'),
    slot('tailwind'),
    slot('cannons'),
    slot('repair', EVEN, true),
    slot('inspire', only(6)),
    slot('gather', only(1)),
    slot('rally', only(6)),
  ],
  smuggler1: smuggler,
  smuggler2: smuggler,
};

/** The slots on the Cutter and Gunship plans. [AH-DIE.18] */
export const SHIP_SLOTS: readonly SlotFace<ShipSlot>[] = [
  slot('cutterSail'),
  slot('cutterTailwind'),
  slot('gunshipSail'),
  slot('gunshipTailwind'),
];
