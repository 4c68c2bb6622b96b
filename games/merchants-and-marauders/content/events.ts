import type { Letter, ZoneId } from './map.ts';
import type { Nation } from './nations.ts';

/** The 34 event cards: 18 captains nobody plays, and 16 others. [MM-CONTENT.1] */

/** The six ships nobody plays, in the order of MM-ROUND.10. */
export const NPCS = ['ES', 'EN', 'FR', 'NL', 'PS', 'PF'] as const;
export type NpcId = (typeof NPCS)[number];

export interface NpcSkills {
  readonly seamanship: number;
  readonly scouting: number;
  readonly leadership: number;
}

export interface Activation {
  readonly npc: NpcId;
  readonly letter: Letter;
}

export type EventKind =
  | 'npc'
  | 'war'
  | 'peace'
  | 'storm'
  | 'royalPardon'
  | 'lettersOfMarque'
  | 'quarantine'
  | 'treasureConvoy'
  | 'newFashions'
  | 'becalmed'
  | 'fairWinds'
  | 'crowdedTaverns';

/** When an event does its work. [MM-ROUND.5] */
export type Timing = 'atOnce' | 'eachTurn' | 'endOfRound';

export interface Event {
  readonly id: EventId;
  readonly kind: EventKind;
  readonly timing: Timing;
  readonly icons: readonly Activation[];
  /** For a captain: whose ship, where it appears, and how good it is. */
  readonly npc: NpcId | '';
  readonly zone: ZoneId;
  readonly skills: NpcSkills;
  readonly on: string;
}

export const EVENT_IDS = [
  'ES.1',
  'ES.2',
  'ES.3',
  'EN.1',
  'EN.2',
  'EN.3',
  'FR.1',
  'FR.2',
  'FR.3',
  'NL.1',
  'NL.2',
  'NL.3',
  'PS.1',
  'PS.2',
  'PS.3',
  'PF.1',
  'PF.2',
  'PF.3',
  'war.1',
  'war.2',
  'war.3',
  'peace.1',
  'peace.2',
  'storm.1',
  'storm.2',
  'royalPardon.1',
  'royalPardon.2',
  'lettersOfMarque',
  'quarantine',
  'treasureConvoy',
  'newFashions',
  'becalmed',
  'fairWinds',
  'crowdedTaverns',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

const isNpc = (word: string): word is NpcId => NPCS.some((id) => id === word);
const isLetter = (word: string): word is Letter => 'NESW'.includes(word) && word.length === 1;

function icons(text: string): Activation[] {
  return text === '' ? [] : text.split(', ').map(icon);
}

function icon(text: string): Activation {
  const [npc = '', letter = ''] = text.split(' ');
  if (!isNpc(npc) || !isLetter(letter)) throw new Error(`no icon ${text}`);
  return { npc, letter };
}

const skills = (seamanship: number, scouting: number, leadership: number): NpcSkills => ({
  seamanship,
  scouting,
  leadership,
});
const NOBODY = skills(0, 0, 0);
/** A man-o'-war is as good as this, whoever commands it. [MM-CONTENT.16] */
export const MAN_O_WAR_SKILLS = skills(3, 3, 3);

const ADMIRALS = [skills(3, 2, 3), skills(2, 3, 3), skills(3, 3, 2)];
const PIRATE_SLOOPS = [skills(3, 3, 2), skills(4, 2, 2), skills(3, 2, 3)];
const PIRATE_FRIGATES = [skills(3, 3, 3), skills(2, 3, 4), skills(4, 2, 3)];

const skillsOf = (npc: NpcId): readonly NpcSkills[] =>
  npc === 'PS' ? PIRATE_SLOOPS : npc === 'PF' ? PIRATE_FRIGATES : ADMIRALS;

const HARBOURS: { readonly [npc in NpcId]: readonly [ZoneId, ZoneId, ZoneId] } = {
  ES: ['laHabana', 'santoDomingo', 'cartagena'],
  EN: ['portRoyal', 'nassau', 'bridgetown'],
  FR: ['tortuga', 'basseTerre', 'fortRoyal'],
  NL: ['curacao', 'sintMaarten', 'tobago'],
  PS: ['nassau', 'tortuga', 'caribbeanSea'],
  PF: ['portRoyal', 'petitGoave', 'campeche'],
};

const CAPTAIN_ICONS: { readonly [id in EventId]?: string } = { 'PS.1': 'PF S, NL E, EN S' };

function captains(npc: NpcId): Event[] {
  return HARBOURS[npc].map((zone, i) => {
    const id = EVENT_IDS.find((one) => one === `${npc}.${i + 1}`);
    if (!id) throw new Error(`no card ${npc}.${i + 1}`);
    return {
      id,
      kind: 'npc',
      timing: 'endOfRound',
      icons: icons(CAPTAIN_ICONS[id] ?? ''),
      npc,
      zone,
      skills: skillsOf(npc)[i] ?? NOBODY,
      on: `event:${id}`,
    };
  });
}

const other = (id: EventId, kind: EventKind, timing: Timing, text: string): Event => ({
  id,
  kind,
  timing,
  icons: icons(text),
  npc: '',
  zone: 'caribbeanSea',
  skills: NOBODY,
  on: `event:${id}`,
});

export const EVENTS: readonly Event[] = [
  ...NPCS.flatMap(captains),
  other('war.1', 'war', 'endOfRound', 'NL E, PF S, FR N'),
  other('war.2', 'war', 'endOfRound', 'ES S, PS E, EN S'),
  other('war.3', 'war', 'endOfRound', 'PS N, EN E, PF N'),
  other('peace.1', 'peace', 'atOnce', 'PS E, PF W, NL W'),
  other('peace.2', 'peace', 'atOnce', 'EN W, FR E, PF E'),
  other('storm.1', 'storm', 'eachTurn', 'NL N, PS S, FR W'),
  other('storm.2', 'storm', 'eachTurn', 'EN N, ES E, FR S'),
  other('royalPardon.1', 'royalPardon', 'eachTurn', 'NL S, ES N, PF E'),
  other('royalPardon.2', 'royalPardon', 'eachTurn', 'PF W, ES W, PS S'),
  other('lettersOfMarque', 'lettersOfMarque', 'eachTurn', 'PS W, NL S, ES N'),
  other('quarantine', 'quarantine', 'atOnce', 'FR W, NL N, ES S'),
  other('treasureConvoy', 'treasureConvoy', 'atOnce', 'EN E, FR S, PS E'),
  other('newFashions', 'newFashions', 'atOnce', 'PF N, EN W, ES E'),
  other('becalmed', 'becalmed', 'eachTurn', 'PS W, EN N, NL W'),
  other('fairWinds', 'fairWinds', 'eachTurn', 'PS N, ES W, FR N'),
  other('crowdedTaverns', 'crowdedTaverns', 'eachTurn', 'PF N, ES S, FR E'),
];

export const EVENT_CARDS = Object.fromEntries(EVENTS.map((card) => [card.id, card])) as {
  readonly [id in EventId]: Event;
};

/** The nation of a navy ship; none for pirates. [MM-GEN.5] */
export const nationOfNpc = (npc: NpcId): Nation | '' => (npc === 'PS' || npc === 'PF' ? '' : npc);
export const npcName = (npc: NpcId): string => NPC_NAMES[npc];
const NPC_NAMES: { readonly [npc in NpcId]: string } = {
  ES: 'npc:ES',
  EN: 'npc:EN',
  FR: 'npc:FR',
  NL: 'npc:NL',
  PS: 'npc:PS',
  PF: 'npc:PF',
};
