import { ANY, NONE, type SlotFace } from './factions.ts';
import type { Suit } from './tiles.ts';

/** The thirty Market cards: crew on one side, cargo on the other. */

export type CrewId =
  | 'aeronauts'
  | 'bombMaker'
  | 'gunner'
  | 'gunnersMate'
  | 'buccaneer'
  | 'breezeWhisperer'
  | 'persuasiveComrade'
  | 'trawler'
  | 'shaman'
  | 'carpenter'
  | 'fighters'
  | 'archivist'
  | 'elder'
  | 'emissary'
  | 'oldSalt'
  | 'merchant'
  | 'deckhand'
  | 'naiveNoble'
  | 'persuasiveOfficer'
  | 'diver'
  | 'rumSteward'
  | 'rammingProw'
  | 'fatalGale'
  | 'fence'
  | 'seaWitch'
  | 'helmsman'
  | 'cutpurse'
  | 'powderLookout';

/** `die`: an action on the card's own slot; `free`: an action without a die; `passive`: at the moment stated. */
export type CrewKind = 'die' | 'free' | 'passive';

export const CREW = {
  aeronauts: 'free',
  bombMaker: 'passive',
  gunner: 'passive',
  gunnersMate: 'passive',
  buccaneer: 'passive',
  breezeWhisperer: 'free',
  persuasiveComrade: 'die',
  trawler: 'die',
  shaman: 'free',
  carpenter: 'die',
  fighters: 'passive',
  archivist: 'passive',
  elder: 'passive',
  emissary: 'passive',
  oldSalt: 'passive',
  merchant: 'passive',
  deckhand: 'die',
  naiveNoble: 'free',
  persuasiveOfficer: 'die',
  diver: 'passive',
  rumSteward: 'passive',
  rammingProw: 'passive',
  fatalGale: 'free',
  fence: 'passive',
  seaWitch: 'passive',
  helmsman: 'passive',
  cutpurse: 'passive',
  powderLookout: 'passive',
} as const satisfies { readonly [crew in CrewId]: CrewKind };

/** The crew of a kind: rules that carry it out list all of them. */
export type CrewOf<Kind extends CrewKind> = {
  [crew in CrewId]: (typeof CREW)[crew] extends Kind ? crew : never;
}[CrewId];
export const isFreeCrew = (crew: CrewId): crew is CrewOf<'free'> => CREW[crew] === 'free';
export const isDieCrew = (crew: CrewId): crew is CrewOf<'die'> => CREW[crew] === 'die';

export type CardId =
  | 'M01'
  | 'M02'
  | 'M03'
  | 'M04'
  | 'M05'
  | 'M06'
  | 'M07'
  | 'M08'
  | 'M09'
  | 'M10'
  | 'M11'
  | 'M12'
  | 'M13'
  | 'M14'
  | 'M15'
  | 'M16'
  | 'M17'
  | 'M18'
  | 'M19'
  | 'M20'
  | 'M21'
  | 'M22'
  | 'M23'
  | 'M24'
  | 'M25'
  | 'M26'
  | 'M27'
  | 'M28'
  | 'M29'
  | 'M30';

/** A die to be placed on the card, or this much gold. [AH-CRW.2] */
export type Cost = 'die' | 1 | 2;

export interface Card {
  readonly id: CardId;
  readonly on: string;
  readonly crew: CrewId;
  readonly suit: Suit;
  readonly cost: Cost;
  readonly delivers: Suit;
  readonly slot: SlotFace<CardId>;
}

const card = (id: CardId, crew: CrewId, suit: Suit, cost: Cost, delivers: Suit): Card => ({
  id,
  on: `card:${id}`,
  crew,
  suit,
  cost,
  delivers,
  slot: { id, takes: CREW[crew] === 'die' ? ANY : NONE, dashed: false },
});

export const CARDS: { readonly [id in CardId]: Card } = {
  M01: card('M01', 'diver', 'fish', 1, 'sword'),
  M02: card('M02', 'trawler', 'fish', 1, 'palm'),
  M03: card('M03', 'emissary', 'fish', 'die', 'sword'),
  M04: card('M04', 'bombMaker', 'fish', 2, 'sword'),
  M05: card('M05', 'oldSalt', 'fish', 'die', 'sword'),
  M06: card('M06', 'gunner', 'sword', 2, 'fish'),
  M07: card('M07', 'gunnersMate', 'sword', 'die', 'skull'),
  M08: card('M08', 'persuasiveOfficer', 'sword', 1, 'fish'),
  M09: card('M09', 'fighters', 'sword', 2, 'fish'),
  M10: card('M10', 'buccaneer', 'sword', 1, 'fish'),
  M11: card('M11', 'carpenter', 'shell', 2, 'fish'),
  M12: card('M12', 'persuasiveComrade', 'shell', 1, 'lantern'),
  M13: card('M13', 'merchant', 'shell', 1, 'lantern'),
  M14: card('M14', 'seaWitch', 'shell', 'die', 'lantern'),
  M15: card('M15', 'shaman', 'shell', 'die', 'lantern'),
  M16: card('M16', 'aeronauts', 'lantern', 1, 'shell'),
  M17: card('M17', 'rumSteward', 'lantern', 'die', 'sword'),
  M18: card('M18', 'archivist', 'lantern', 2, 'shell'),
  M19: card('M19', 'persuasiveOfficer', 'lantern', 1, 'shell'),
  M20: card('M20', 'powderLookout', 'lantern', 1, 'shell'),
  M21: card('M21', 'persuasiveComrade', 'palm', 1, 'skull'),
  M22: card('M22', 'deckhand', 'palm', 1, 'shell'),
  M23: card('M23', 'helmsman', 'palm', 'die', 'skull'),
  M24: card('M24', 'elder', 'palm', 2, 'skull'),
  M25: card('M25', 'breezeWhisperer', 'palm', 'die', 'skull'),
  M26: card('M26', 'fence', 'skull', 'die', 'palm'),
  M27: card('M27', 'rammingProw', 'skull', 2, 'lantern'),
  M28: card('M28', 'cutpurse', 'skull', 2, 'palm'),
  M29: card('M29', 'naiveNoble', 'skull', 1, 'palm'),
  M30: card('M30', 'fatalGale', 'skull', 1, 'palm'),
};

export const MARKET: readonly Card[] = Object.values(CARDS);
