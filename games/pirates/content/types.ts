/**
 * The words every card of Pirates is written in: nations, measures, cannons, hulls, keywords.
 * Cards are plain records of these words; rules, drawings, tooltips and bots all read the same record.
 */

export const nations = [
  'england',
  'france',
  'spain',
  'america',
  'pirates',
  'barbary',
  'jade',
  'cursed',
  'mercenaries',
  'vikings',
] as const;
export type Nation = (typeof nations)[number];

/** A length: the short or the long side of a card [PI-GEO.2]. */
export type Measure = 'S' | 'L';

/** To-hit number and reach: a shot hits when its die is greater than the rank [PI-SHOOT.5]. */
export interface Cannon {
  readonly rank: Rank;
  readonly range: Measure;
}
type Rank = 2 | 3 | 4 | 5;

/** What kind of piece it is. Every hull but the standard one is a keyword of the same name. */
export type Hull =
  | { readonly kind: PlainHull }
  | { readonly kind: 'turtleship'; readonly panels: 2 | 3 | 4 }
  | { readonly kind: 'bombardier'; readonly cannon: Cannon }
  | { readonly kind: 'flotilla'; readonly flags: 1 | 2 };
type PlainHull =
  | 'standard'
  | 'schooner'
  | 'galley'
  | 'junk'
  | 'catamaran'
  | 'longship'
  | 'submarine'
  | 'ghostship'
  | 'windcatcher'
  | 'switchblade'
  | 'icebreaker'
  | 'titan'
  | 'seamonster'
  | 'seadragon';
type HullKeyword = Exclude<Hull['kind'], 'standard'>;

/** The generic crew every nation has [PI-CREW]. */
export const crewTypes = [
  'firepot',
  'cannoneer',
  'captain',
  'shipwright',
  'stinkpot',
  'smokepot',
  'explorer',
  'musketeer',
  'oarsman',
  'helmsman',
  'chainshot',
] as const;
export type CrewType = (typeof crewTypes)[number];

/** What named crew can do besides: cannon rolls +1, boarding +1, a re-roll, cargo +1, a second action [PI-CON.19]. */
type Knack = 'aim' | 'boarder' | 'luck' | 'stowage' | 'zeal';

/** The words a piece may print, besides its hull [PI-CON.18]. */
export type PieceWord =
  | 'broadside'
  | 'cannoneer'
  | 'captain'
  | 'eternal'
  | 'explorer'
  | 'extendedrange'
  | 'fear'
  | 'helmsman'
  | 'limit'
  | 'mercenary'
  | 'musketeer'
  | 'oarsman';

/** The words a crew may print [PI-CON.19]. */
export type CrewWord =
  | CrewType
  | Knack
  | 'blackmark'
  | 'broadside'
  | 'expatriot'
  | 'extendedrange'
  | 'fear'
  | 'limit'
  | 'marine'
  | 'ransom';

/** Whom a card is loyal or hostile to: a nation, or the ship or named crew with that id. */
export type Party = { readonly nation: Nation } | { readonly card: string };

export type Keyword<W = PieceWord | CrewWord> =
  | { readonly word: W }
  | { readonly word: 'loyal' | 'hostile'; readonly to: Party };

/** What holds for the card itself; every other word is something its ship can do [PI-KW.0.2]. */
type Bond = 'blackmark' | 'expatriot' | 'hostile' | 'limit' | 'loyal' | 'mercenary' | 'ransom';
export type Ability = Exclude<Keyword['word'], Bond>;

/** Every word that has a text of its own. */
export type Word = HullKeyword | Keyword['word'];

/** A card that carries keywords. */
export interface Worded {
  readonly keywords: readonly Keyword[];
}

export const has = (card: Worded, word: Keyword['word']): boolean =>
  card.keywords.some((keyword) => keyword.word === word);

/** Whom the card is loyal to, or hostile to. */
export const partiesOf = (card: Worded, word: 'loyal' | 'hostile'): readonly Party[] =>
  card.keywords.flatMap((keyword) => ('to' in keyword && keyword.word === word ? [keyword.to] : []));
