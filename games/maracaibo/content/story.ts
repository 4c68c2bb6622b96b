import type { CardId } from './projects.ts';
import { INLAND, ISLAND, type Place } from './places.ts';
import {
  type Deed,
  perD,
  perVp,
  Q_D2,
  Q_MP4,
  Q_SPY,
  qCp,
  qGoods,
  qObjects,
  R_COMBAT,
  R_DISC2,
  R_INF1,
  R_INF2_SPAIN,
  R_SKULL,
  R_SPY,
  rCp,
  rD,
  rExplore,
  rVp,
} from './quests.ts';
import type { LegacyId } from './tiles.ts';

/** Mode cards and the campaign "The Drowned Bell": what each card sets up, asks and leads to. Its words are in text/. [MB-STORY.67] */

export type StoryNo = string;

/** A quest on a place for tables of so many players. [MB-STORY.20] */
export type Posted = readonly [place: Place, min: number, max: number];

/** What a card says is to be done, in this order. [MB-STORY.66] */
export interface Instructions {
  readonly remove: readonly LegacyId[];
  readonly add: readonly LegacyId[];
  readonly story: Place | undefined;
  readonly quests: readonly Posted[];
  readonly toDiscard: readonly CardId[];
  readonly toDraw: readonly CardId[];
  readonly read: StoryNo | undefined;
}

/** A story tile to be claimed by fulfilling a deed, or all slots of a legacy tile to be filled. [MB-STORY.9] [MB-STORY.10] */
export type Condition = { readonly deed: Deed } | { readonly discs: LegacyId };

export interface StoryCard {
  readonly no: StoryNo;
  readonly chapter: number;
  readonly side: boolean;
  readonly front: Instructions;
  readonly condition: Condition | undefined;
  readonly back: Instructions;
  /** The cards that may follow: none, one, or two to vote on. */
  readonly next: readonly StoryNo[];
}

const instructions = (some: Partial<Instructions>): Instructions => ({
  remove: [],
  add: [],
  story: undefined,
  quests: [],
  toDiscard: [],
  toDraw: [],
  read: undefined,
  ...some,
});

const card = (
  no: StoryNo,
  chapter: number,
  side: boolean,
  front: Partial<Instructions>,
  condition: Condition | undefined,
  back: Partial<Instructions>,
  next: readonly StoryNo[],
): StoryCard => ({
  no,
  chapter,
  side,
  front: instructions(front),
  condition,
  back: instructions(back),
  next,
});

export const FIRST_CARD: StoryNo = '01';
export const EPILOGUE: StoryNo = '72';

export const STORY: readonly StoryCard[] = [
  card(
    '01',
    1,
    false,
    {
      story: 15,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: qCp(1), perCompass: perVp(1), fixed: [rD(5)] } },
    {},
    ['02', '03'],
  ),
  card(
    '02',
    1,
    false,
    {
      story: 18,
      quests: [
        [16, 1, 4],
        [15, 3, 4],
      ],
      add: ['L5'],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [R_INF1, rVp(3)] } },
    {},
    ['04'],
  ),
  card(
    '03',
    1,
    false,
    {
      story: 16,
      quests: [
        [18, 1, 4],
        [19, 3, 4],
      ],
      toDiscard: ['C90', 'C91'],
    },
    { deed: { cost: Q_SPY, perCompass: perD(2), fixed: [rCp(2)] } },
    {},
    ['06'],
  ),
  card(
    '04',
    1,
    false,
    {
      story: 19,
      quests: [
        [15, 1, 4],
        [18, 4, 4],
      ],
      add: ['L1'],
    },
    { deed: { cost: qGoods('sugar', 'corn'), perCompass: undefined, fixed: [rD(4), R_INF1] } },
    {},
    ['07', '08'],
  ),
  card('05', 1, true, { add: ['L10'] }, { discs: 'L10' }, { remove: ['L10'], toDiscard: ['C92'] }, []),
  card(
    '06',
    1,
    false,
    {
      story: 3,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
      read: '05',
    },
    { deed: { cost: qObjects('spyglass', 'map'), perCompass: perVp(1), fixed: [R_SPY] } },
    {},
    ['07', '08'],
  ),
  card(
    '07',
    1,
    false,
    {
      story: 8,
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
      add: ['L2'],
    },
    { deed: { cost: Q_MP4, perCompass: perD(2), fixed: [rExplore(2)] } },
    {},
    ['09'],
  ),
  card(
    '08',
    1,
    false,
    {
      story: 7,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
      add: ['L8'],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_COMBAT, rVp(3)] } },
    {},
    ['09'],
  ),
  card(
    '09',
    1,
    false,
    {
      story: 15,
      quests: [
        [18, 1, 4],
        [19, 3, 4],
      ],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [rD(5), R_INF1] } },
    {},
    ['11', '12'],
  ),
  card(
    '11',
    2,
    false,
    {
      story: 7,
      quests: [
        [15, 1, 4],
        [16, 4, 4],
      ],
      add: ['L18'],
    },
    { deed: { cost: Q_MP4, perCompass: perVp(1), fixed: [R_DISC2] } },
    {},
    ['13'],
  ),
  card(
    '12',
    2,
    false,
    {
      story: 6,
      quests: [
        [18, 1, 4],
        [19, 4, 4],
      ],
      toDiscard: ['C93'],
    },
    { deed: { cost: Q_SPY, perCompass: undefined, fixed: [rVp(6)] } },
    {},
    ['14'],
  ),
  card(
    '13',
    2,
    false,
    {
      story: 3,
      quests: [
        [16, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qObjects('spyglass', 'spyglass'), perCompass: perD(2), fixed: [R_INF1] } },
    {},
    ['15', '16'],
  ),
  card(
    '14',
    2,
    false,
    {
      story: 7,
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
      add: ['L11'],
    },
    { deed: { cost: qObjects('book', 'map'), perCompass: perVp(1), fixed: [rCp(2)] } },
    {},
    ['15', '16'],
  ),
  card(
    '15',
    2,
    false,
    {
      quests: [
        [16, 1, 4],
        [19, 3, 4],
      ],
      add: ['L12'],
    },
    { discs: 'L12' },
    { remove: ['L12', 'L2', 'L8'] },
    ['18'],
  ),
  card(
    '16',
    2,
    false,
    {
      story: 19,
      quests: [
        [15, 1, 4],
        [18, 4, 4],
      ],
      toDiscard: ['C94'],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [rD(5), R_COMBAT] } },
    {},
    ['19'],
  ),
  card('17', 2, true, { add: ['L13'] }, { discs: 'L13' }, { remove: ['L13'], toDiscard: ['C95'] }, []),
  card(
    '18',
    2,
    false,
    {
      story: 8,
      quests: [
        [15, 1, 4],
        [19, 4, 4],
      ],
      read: '17',
    },
    { deed: { cost: qGoods('tobacco', 'tobacco'), perCompass: undefined, fixed: [rD(4), R_INF1] } },
    {},
    ['20'],
  ),
  card(
    '19',
    2,
    false,
    {
      story: 16,
      quests: [
        [18, 1, 4],
        [19, 3, 4],
      ],
      add: ['L11'],
    },
    { deed: { cost: Q_D2, perCompass: perVp(1), fixed: [R_SPY] } },
    {},
    ['20'],
  ),
  card(
    '20',
    2,
    false,
    {
      story: 18,
      quests: [
        [15, 1, 4],
        [16, 3, 4],
      ],
    },
    { deed: { cost: qCp(1), perCompass: undefined, fixed: [R_INF2_SPAIN, rVp(2)] } },
    { remove: ['L11'] },
    ['21', '22'],
  ),
  card(
    '21',
    3,
    false,
    {
      story: 15,
      quests: [
        [18, 1, 4],
        [19, 4, 4],
      ],
      add: ['L20'],
    },
    { deed: { cost: qObjects('herbs', 'herbs'), perCompass: perVp(1), fixed: [rExplore(2)] } },
    {},
    ['23'],
  ),
  card(
    '22',
    3,
    false,
    {
      story: 19,
      quests: [
        [15, 1, 4],
        [16, 3, 4],
      ],
      add: ['L21'],
    },
    { deed: { cost: qCp(1), perCompass: perD(2), fixed: [R_SPY] } },
    {},
    ['24'],
  ),
  card(
    '23',
    3,
    false,
    {
      story: 18,
      quests: [
        [15, 1, 4],
        [19, 4, 4],
      ],
      add: ['L3'],
    },
    { deed: { cost: qObjects('herbs', 'book'), perCompass: undefined, fixed: [rVp(5), R_INF1] } },
    {},
    ['25', '26'],
  ),
  card(
    '24',
    3,
    false,
    {
      story: 18,
      quests: [
        [16, 1, 4],
        [19, 3, 4],
      ],
      add: ['L22'],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [rD(4), rCp(1)] } },
    {},
    ['26', '27'],
  ),
  card(
    '25',
    3,
    false,
    {
      quests: [
        [15, 1, 4],
        [19, 4, 4],
      ],
      add: ['L14'],
    },
    { discs: 'L14' },
    { remove: ['L14', 'L3', 'L20'] },
    ['29'],
  ),
  card(
    '26',
    3,
    false,
    {
      story: 6,
      quests: [
        [16, 1, 4],
        [18, 3, 4],
      ],
      read: '28',
    },
    { deed: { cost: qObjects('herbs', 'herbs'), perCompass: undefined, fixed: [R_SKULL, rVp(3)] } },
    {},
    ['29'],
  ),
  card(
    '27',
    3,
    false,
    {
      story: 8,
      quests: [
        [15, 1, 4],
        [18, 4, 4],
      ],
      add: ['L23'],
    },
    { deed: { cost: Q_SPY, perCompass: perD(2), fixed: [R_SKULL] } },
    {},
    ['30'],
  ),
  card(
    '28',
    3,
    true,
    { story: 17 },
    { deed: { cost: Q_MP4, perCompass: undefined, fixed: [rVp(4)] } },
    { toDiscard: ['C96'] },
    [],
  ),
  card(
    '29',
    3,
    false,
    {
      story: 15,
      quests: [
        [18, 1, 4],
        [19, 3, 4],
      ],
    },
    { deed: { cost: qObjects('book', 'herbs'), perCompass: perVp(1), fixed: [R_SKULL] } },
    {},
    ['31'],
  ),
  card(
    '30',
    3,
    false,
    {
      story: 15,
      quests: [
        [16, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_COMBAT, R_SKULL] } },
    {},
    ['31'],
  ),
  card(
    '31',
    3,
    false,
    {
      story: 18,
      quests: [
        [15, 1, 4],
        [16, 4, 4],
      ],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [rVp(4), R_INF1] } },
    { remove: ['L3'] },
    ['33', '34'],
  ),
  card(
    '33',
    4,
    false,
    {
      story: 16,
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
      add: ['L4'],
    },
    { deed: { cost: qObjects('map', 'map'), perCompass: perVp(1), fixed: [rExplore(2)] } },
    {},
    ['35'],
  ),
  card(
    '34',
    4,
    false,
    {
      story: 15,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
      add: ['L9'],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_COMBAT, rD(4)] } },
    {},
    ['36'],
  ),
  card(
    '35',
    4,
    false,
    {
      story: INLAND,
      quests: [
        [18, 1, 4],
        [19, 3, 4],
      ],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [rVp(6), R_INF1] } },
    {},
    ['37', '38'],
  ),
  card(
    '36',
    4,
    false,
    {
      story: 18,
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
    },
    { deed: { cost: qGoods('corn', 'corn'), perCompass: undefined, fixed: [rD(5), rCp(2)] } },
    {},
    ['38', '39'],
  ),
  card(
    '37',
    4,
    false,
    {
      quests: [
        [16, 1, 4],
        [18, 4, 4],
      ],
      add: ['L15'],
    },
    { discs: 'L15' },
    { remove: ['L15'] },
    ['41'],
  ),
  card(
    '38',
    4,
    false,
    {
      story: 16,
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
      add: ['L7'],
      read: '40',
    },
    { deed: { cost: qObjects('spyglass', 'map'), perCompass: perD(2), fixed: [rExplore(2)] } },
    {},
    ['42'],
  ),
  card(
    '39',
    4,
    false,
    {
      story: 19,
      quests: [
        [16, 1, 4],
        [18, 4, 4],
      ],
      toDiscard: ['C94'],
    },
    { deed: { cost: Q_SPY, perCompass: undefined, fixed: [R_DISC2] } },
    {},
    ['42'],
  ),
  card(
    '40',
    4,
    true,
    { story: 8 },
    { deed: { cost: Q_MP4, perCompass: perVp(1), fixed: [R_SPY] } },
    { toDiscard: ['C92'] },
    [],
  ),
  card(
    '41',
    4,
    false,
    {
      story: 3,
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qGoods('sugar', 'sugar'), perCompass: undefined, fixed: [rD(4), R_INF1] } },
    {},
    ['43'],
  ),
  card(
    '42',
    4,
    false,
    {
      story: 18,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: qCp(1), perCompass: perVp(1), fixed: [rExplore(2)] } },
    {},
    ['43'],
  ),
  card(
    '43',
    4,
    false,
    {
      story: 17,
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qObjects('book', 'book'), perCompass: perD(2), fixed: [R_INF1] } },
    {},
    ['44', '46'],
  ),
  card(
    '44',
    4,
    false,
    {
      story: 7,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
      add: ['L21'],
    },
    { deed: { cost: Q_SPY, perCompass: undefined, fixed: [rVp(7)] } },
    { remove: ['L9'] },
    ['47'],
  ),
  card(
    '46',
    5,
    false,
    {
      story: 8,
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
      add: ['L6'],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_COMBAT, R_INF1] } },
    {},
    ['48'],
  ),
  card(
    '47',
    5,
    false,
    {
      story: 6,
      quests: [
        [16, 1, 4],
        [18, 4, 4],
      ],
      add: ['L6'],
    },
    { deed: { cost: Q_D2, perCompass: perVp(1), fixed: [rD(5)] } },
    {},
    ['49'],
  ),
  card(
    '48',
    5,
    false,
    {
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
      add: ['L16'],
    },
    { discs: 'L16' },
    { remove: ['L16'] },
    ['50'],
  ),
  card(
    '49',
    5,
    false,
    {
      story: 16,
      quests: [
        [15, 1, 4],
        [19, 4, 4],
      ],
      read: '51',
    },
    { deed: { cost: qObjects('spyglass', 'spyglass'), perCompass: undefined, fixed: [rExplore(2), R_SPY] } },
    {},
    ['50', '52'],
  ),
  card(
    '50',
    5,
    false,
    {
      story: 19,
      quests: [
        [16, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qGoods('tobacco', 'corn'), perCompass: undefined, fixed: [rD(4), R_INF1] } },
    {},
    ['53', '54'],
  ),
  card('51', 5, true, { add: ['L17'] }, { discs: 'L17' }, { remove: ['L17'], toDiscard: ['C95'] }, []),
  card(
    '52',
    5,
    false,
    {
      story: 15,
      quests: [
        [18, 1, 4],
        [19, 3, 4],
      ],
      add: ['L18'],
    },
    { deed: { cost: Q_MP4, perCompass: perD(2), fixed: [R_SPY] } },
    {},
    ['54'],
  ),
  card(
    '53',
    5,
    false,
    {
      story: 18,
      quests: [
        [15, 1, 4],
        [16, 4, 4],
      ],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_INF2_SPAIN, rVp(3)] } },
    {},
    ['55'],
  ),
  card(
    '54',
    5,
    false,
    {
      story: 3,
      quests: [
        [16, 1, 4],
        [19, 3, 4],
      ],
    },
    { deed: { cost: Q_SPY, perCompass: perVp(1), fixed: [rD(4)] } },
    {},
    ['56'],
  ),
  card(
    '55',
    5,
    false,
    {
      story: 7,
      quests: [
        [18, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [R_COMBAT, rVp(4)] } },
    {},
    ['57'],
  ),
  card(
    '56',
    5,
    false,
    {
      story: 1,
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qObjects('map', 'book'), perCompass: perVp(1), fixed: [rExplore(2)] } },
    {},
    ['57'],
  ),
  card(
    '57',
    5,
    false,
    {
      story: 16,
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
      toDraw: ['C99'],
    },
    { deed: { cost: qCp(1), perCompass: undefined, fixed: [rD(5), R_INF1] } },
    { remove: ['L6', 'L18'] },
    ['61', '62'],
  ),
  card(
    '61',
    6,
    false,
    {
      quests: [
        [18, 1, 4],
        [19, 4, 4],
      ],
      add: ['L25', 'L13'],
      toDraw: ['C90', 'C91', 'C92'],
    },
    { discs: 'L13' },
    { remove: ['L13'] },
    ['63'],
  ),
  card(
    '62',
    6,
    false,
    {
      story: ISLAND,
      quests: [
        [16, 1, 4],
        [18, 3, 4],
      ],
      add: ['L25'],
    },
    { deed: { cost: Q_MP4, perCompass: perVp(1), fixed: [R_INF1] } },
    {},
    ['64'],
  ),
  card(
    '63',
    6,
    false,
    {
      story: 18,
      quests: [
        [15, 1, 4],
        [16, 3, 4],
      ],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_COMBAT, R_SPY] } },
    {},
    ['65', '66'],
  ),
  card(
    '64',
    6,
    false,
    {
      story: 16,
      quests: [
        [15, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: qObjects('spyglass', 'book'), perCompass: perD(2), fixed: [rExplore(2)] } },
    {},
    ['66', '67'],
  ),
  card(
    '65',
    6,
    false,
    {
      story: 19,
      quests: [
        [16, 1, 4],
        [18, 3, 4],
      ],
      add: ['L20', 'L23'],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_SKULL, rVp(5)] } },
    {},
    ['68'],
  ),
  card(
    '66',
    6,
    false,
    {
      story: 15,
      quests: [
        [18, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: Q_D2, perCompass: undefined, fixed: [rVp(6)] } },
    {},
    ['68'],
  ),
  card(
    '67',
    6,
    false,
    {
      story: 6,
      quests: [
        [16, 1, 4],
        [18, 4, 4],
      ],
    },
    { deed: { cost: qGoods('sugar', 'tobacco'), perCompass: undefined, fixed: [rD(5), R_DISC2] } },
    {},
    ['70', '71'],
  ),
  card(
    '68',
    6,
    false,
    {
      story: 8,
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
    },
    { deed: { cost: Q_SPY, perCompass: perVp(1), fixed: [R_INF2_SPAIN] } },
    {},
    ['69', '70'],
  ),
  card(
    '69',
    6,
    false,
    {
      story: 18,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: qCp(2), perCompass: undefined, fixed: [R_COMBAT, rVp(5)] } },
    {},
    ['72'],
  ),
  card(
    '70',
    6,
    false,
    {
      story: 16,
      quests: [
        [15, 1, 4],
        [18, 3, 4],
      ],
    },
    { deed: { cost: qObjects('map', 'spyglass'), perCompass: perD(2), fixed: [rExplore(2)] } },
    {},
    ['72'],
  ),
  card(
    '71',
    6,
    false,
    {
      story: 3,
      quests: [
        [18, 1, 4],
        [19, 4, 4],
      ],
    },
    { deed: { cost: Q_D2, perCompass: perVp(1), fixed: [R_INF1] } },
    {},
    ['72'],
  ),
  card('72', 6, false, {}, undefined, {}, []),
];

const BY_NO = new Map(STORY.map((one) => [one.no, one]));
export function storyCard(no: StoryNo): StoryCard {
  const found = BY_NO.get(no);
  if (!found) throw new Error(`no story card ${no}`);
  return found;
}

export const CLASSIC = ['easy', 'medium', 'hard'] as const;
export type Classic = (typeof CLASSIC)[number];

/** What a mode card sets up, and what it adds after each of the first three rounds. [MB-STORY.55] [MB-STORY.56] [MB-STORY.57] */
export interface ModeCard {
  readonly no: StoryNo;
  readonly allC: boolean;
  readonly rounds: readonly Instructions[];
}

const mode = (no: StoryNo, allC: boolean, ...rounds: Partial<Instructions>[]): ModeCard => ({
  no,
  allC,
  rounds: rounds.map(instructions),
});

export const MODES: { readonly [level in Classic]: ModeCard } = {
  easy: mode(
    '75',
    false,
    {
      quests: [
        [15, 1, 4],
        [18, 3, 4],
        [19, 4, 4],
      ],
    },
    {
      quests: [
        [16, 1, 4],
        [19, 3, 4],
        [6, 4, 4],
      ],
    },
    {
      quests: [
        [18, 1, 4],
        [15, 3, 4],
        [8, 4, 4],
      ],
    },
    {
      quests: [
        [19, 1, 4],
        [16, 3, 4],
        [7, 4, 4],
      ],
    },
  ),
  medium: mode(
    '76',
    true,
    {
      quests: [
        [15, 1, 4],
        [19, 3, 4],
      ],
      add: ['L1', 'L4', 'L5', 'L6'],
    },
    {
      quests: [
        [18, 1, 4],
        [16, 3, 4],
      ],
    },
    {
      quests: [
        [8, 1, 4],
        [19, 4, 4],
      ],
    },
    {
      quests: [
        [16, 1, 4],
        [15, 3, 4],
      ],
    },
  ),
  hard: mode(
    '77',
    true,
    {
      quests: [
        [16, 1, 4],
        [18, 4, 4],
      ],
      add: ['L1', 'L2', 'L4', 'L6', 'L7', 'L8', 'L9', 'L20', 'L22'],
    },
    { quests: [[15, 1, 4]], add: ['L18'] },
    {
      quests: [
        [19, 1, 4],
        [16, 4, 4],
      ],
      add: ['L21'],
    },
    {
      quests: [
        [18, 1, 4],
        [15, 3, 4],
      ],
      add: ['L23'],
    },
  ),
};
