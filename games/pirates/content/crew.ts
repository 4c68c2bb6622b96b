import { type CrewType, type CrewWord, crewTypes, type Keyword, type Nation, nations } from './types.ts';

/** A named crew, one of 44 [PI-CON.6]. Links are in links.ts. */
export interface NamedCrew {
  readonly nation: Nation;
  readonly cost: number;
  readonly keywords: readonly Keyword<CrewWord>[];
}

/** A crew card as the rules see it; `type` tells the generic crew from those who have a name. */
export interface Crew extends NamedCrew {
  readonly type?: CrewType;
}

/** What generic crew cost, the same in every nation [PI-CREW]. */
export const crewTypeCost: Readonly<Record<CrewType, number>> = {
  firepot: 2,
  cannoneer: 2,
  captain: 3,
  shipwright: 2,
  stinkpot: 2,
  smokepot: 3,
  explorer: 1,
  musketeer: 3,
  oarsman: 1,
  helmsman: 2,
  chainshot: 2,
};

/** Crew that cost nothing, marines, those who strike fear and those who act twice are limited: two would be too many. */
const musterRoll = {
  'hester-quill': {
    nation: 'england',
    cost: 5,
    keywords: [{ word: 'captain' }, { word: 'cannoneer' }],
  },
  'tobias-rook': {
    nation: 'england',
    cost: 4,
    keywords: [{ word: 'marine' }, { word: 'limit' }],
  },
  'ottoline-marsh': {
    nation: 'england',
    cost: 1,
    keywords: [{ word: 'explorer' }, { word: 'stowage' }, { word: 'ransom' }],
  },
  'pip-tolliver': {
    nation: 'england',
    cost: 0,
    keywords: [{ word: 'stowage' }, { word: 'loyal', to: { card: 'pennywhistle' } }, { word: 'limit' }],
  },
  'silas-graves': {
    nation: 'england',
    cost: 3,
    keywords: [{ word: 'aim' }, { word: 'blackmark' }, { word: 'limit' }],
  },
  'aubyn-fell': {
    nation: 'england',
    cost: 5,
    keywords: [{ word: 'captain' }, { word: 'helmsman' }, { word: 'hostile', to: { nation: 'france' } }],
  },
  'armande-de-sauveterre': {
    nation: 'france',
    cost: 5,
    keywords: [{ word: 'captain' }, { word: 'luck' }],
  },
  'blaise-tourmentin': {
    nation: 'france',
    cost: 3,
    keywords: [{ word: 'helmsman' }, { word: 'oarsman' }],
  },
  'mathurin-gargousse': {
    nation: 'france',
    cost: 4,
    keywords: [{ word: 'cannoneer' }, { word: 'firepot' }],
  },
  'comtesse-d-aubrac': {
    nation: 'france',
    cost: 1,
    keywords: [{ word: 'luck' }, { word: 'ransom' }],
  },
  'petit-loup': {
    nation: 'france',
    cost: 0,
    keywords: [{ word: 'explorer' }, { word: 'loyal', to: { card: 'libellule' } }, { word: 'limit' }],
  },
  'inigo-belmonte': {
    nation: 'spain',
    cost: 5,
    keywords: [{ word: 'broadside' }, { word: 'aim' }, { word: 'hostile', to: { nation: 'england' } }],
  },
  'fray-anselmo': {
    nation: 'spain',
    cost: 2,
    keywords: [{ word: 'luck' }],
  },
  'catalina-roldan': {
    nation: 'spain',
    cost: 3,
    keywords: [{ word: 'shipwright' }, { word: 'stowage' }],
  },
  'leonor-de-arce': {
    nation: 'spain',
    cost: 0,
    keywords: [{ word: 'stowage' }, { word: 'ransom' }, { word: 'limit' }],
  },
  'baltasar-ronda': {
    nation: 'spain',
    cost: 4,
    keywords: [{ word: 'marine' }, { word: 'limit' }],
  },
  'jonah-whitlow': {
    nation: 'america',
    cost: 4,
    keywords: [{ word: 'captain' }, { word: 'explorer' }],
  },
  'prudence-askew': {
    nation: 'america',
    cost: 3,
    keywords: [{ word: 'helmsman' }, { word: 'stowage' }],
  },
  'eli-marrow': {
    nation: 'america',
    cost: 5,
    keywords: [{ word: 'chainshot' }, { word: 'musketeer' }],
  },
  'temperance-pike': {
    nation: 'america',
    cost: 3,
    keywords: [{ word: 'marine' }, { word: 'loyal', to: { nation: 'america' } }, { word: 'limit' }],
  },
  'caleb-thorn': {
    nation: 'america',
    cost: 4,
    keywords: [{ word: 'explorer' }, { word: 'helmsman' }, { word: 'expatriot' }],
  },
  'nan-tulloch': {
    nation: 'pirates',
    cost: 3,
    keywords: [{ word: 'boarder' }, { word: 'luck' }],
  },
  'barrelhouse-job': {
    nation: 'pirates',
    cost: 4,
    keywords: [{ word: 'musketeer' }, { word: 'boarder' }],
  },
  'mad-orsolya': {
    nation: 'pirates',
    cost: 3,
    keywords: [{ word: 'fear' }, { word: 'hostile', to: { nation: 'spain' } }, { word: 'limit' }],
  },
  'jasper-two-thumbs': {
    nation: 'pirates',
    cost: 5,
    keywords: [{ word: 'aim' }, { word: 'cannoneer' }, { word: 'blackmark' }, { word: 'limit' }],
  },
  wick: {
    nation: 'pirates',
    cost: 0,
    keywords: [{ word: 'oarsman' }, { word: 'loyal', to: { nation: 'pirates' } }, { word: 'limit' }],
  },
  'lucretia-saltmarsh': {
    nation: 'pirates',
    cost: 4,
    keywords: [{ word: 'captain' }, { word: 'boarder' }],
  },
  'black-tansy': {
    nation: 'pirates',
    cost: 3,
    keywords: [{ word: 'smokepot' }, { word: 'blackmark' }, { word: 'limit' }],
  },
  'rais-idris': {
    nation: 'barbary',
    cost: 2,
    keywords: [{ word: 'boarder' }, { word: 'explorer' }],
  },
  'zaynab-of-the-kef': {
    nation: 'barbary',
    cost: 4,
    keywords: [{ word: 'captain' }, { word: 'oarsman' }],
  },
  'hamdan-the-smith': {
    nation: 'barbary',
    cost: 4,
    keywords: [{ word: 'firepot' }, { word: 'shipwright' }],
  },
  'mistress-hanying': {
    nation: 'jade',
    cost: 5,
    keywords: [{ word: 'zeal' }, { word: 'limit' }],
  },
  'bo-lan': {
    nation: 'jade',
    cost: 4,
    keywords: [{ word: 'chainshot' }, { word: 'stinkpot' }],
  },
  'fourth-uncle': {
    nation: 'jade',
    cost: 0,
    keywords: [{ word: 'boarder' }, { word: 'ransom' }, { word: 'limit' }],
  },
  'kestrel-wu': {
    nation: 'jade',
    cost: 3,
    keywords: [{ word: 'extendedrange' }],
  },
  'deacon-mould': {
    nation: 'cursed',
    cost: 4,
    keywords: [{ word: 'fear' }, { word: 'boarder' }, { word: 'limit' }],
  },
  'drowned-choir': {
    nation: 'cursed',
    cost: 4,
    keywords: [{ word: 'stinkpot' }, { word: 'luck' }],
  },
  'marrow-jack': {
    nation: 'cursed',
    cost: 4,
    keywords: [{ word: 'broadside' }, { word: 'cannoneer' }],
  },
  tallow: {
    nation: 'cursed',
    cost: 0,
    keywords: [{ word: 'explorer' }, { word: 'loyal', to: { card: 'drowned-vesper' } }, { word: 'limit' }],
  },
  'greta-halloran': {
    nation: 'mercenaries',
    cost: 4,
    keywords: [{ word: 'marine' }, { word: 'limit' }],
  },
  'osric-pell': {
    nation: 'mercenaries',
    cost: 4,
    keywords: [{ word: 'captain' }, { word: 'expatriot' }],
  },
  'sigrun-ashbraid': {
    nation: 'vikings',
    cost: 4,
    keywords: [{ word: 'captain' }, { word: 'boarder' }],
  },
  'ulf-the-quiet': {
    nation: 'vikings',
    cost: 4,
    keywords: [{ word: 'musketeer' }, { word: 'oarsman' }],
  },
  'hallgerd-sea-eye': {
    nation: 'vikings',
    cost: 3,
    keywords: [{ word: 'explorer' }, { word: 'stowage' }, { word: 'expatriot' }],
  },
} as const satisfies Readonly<Record<string, NamedCrew>>;

export type NamedCrewId = keyof typeof musterRoll;
/** For instance `england-captain`: a generic crew has the nation it was bought for [PI-CREW.31]. */
type GenericCrewId = `${Nation}-${CrewType}`;
export type CrewId = NamedCrewId | GenericCrewId;

export const namedCrew: Readonly<Record<NamedCrewId, NamedCrew>> = musterRoll;
export const isNamedCrewId = (id: string): id is NamedCrewId => Object.hasOwn(namedCrew, id);
export const namedCrewIds: readonly NamedCrewId[] = Object.keys(namedCrew).filter(isNamedCrewId);

const cards: ReadonlyMap<string, Crew> = new Map<string, Crew>([
  ...Object.entries(namedCrew),
  ...nations.flatMap((nation) =>
    crewTypes.map((type): [GenericCrewId, Crew] => [
      `${nation}-${type}`,
      { nation, type, cost: crewTypeCost[type], keywords: [{ word: type }] },
    ]),
  ),
]);

export const isCrewId = (id: string): id is CrewId => cards.has(id);
export const crewIds: readonly CrewId[] = [...cards.keys()].filter(isCrewId);

export function crewCard(id: CrewId): Crew {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`no crew is called ${id}`);
  return card;
}
