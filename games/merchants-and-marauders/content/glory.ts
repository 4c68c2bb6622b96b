import type { Skill } from './captains.ts';

/** The 70 Glory cards: 8 specialists and 27 other designs, two cards of each. [MM-CONTENT.5] */

export const SPECIALISTS = [
  'carpenter',
  'gunCaptain',
  'masterGunner',
  'surgeon',
  'lookout',
  'masterAtArms',
  'purser',
  'sailmaster',
] as const;
export type Specialist = (typeof SPECIALISTS)[number];

/** How a specialist is hired: for gold, or by a roll that must succeed. [MM-SPEC.2] */
export const HIRING: { readonly [type in Specialist]: number | Skill } = {
  carpenter: 4,
  gunCaptain: 5,
  masterGunner: 5,
  surgeon: 4,
  lookout: 'leadership',
  masterAtArms: 'leadership',
  purser: 'influence',
  sailmaster: 5,
};

/** When a card may be played: own-turn cards at any of the openings of MM-TURN.10, the others at the moment they name. */
export type Moment =
  | 'declared'
  | 'beforeContest'
  | 'afterContest'
  | 'wonFlee'
  | 'volley'
  | 'sectionDice'
  | 'hitsKnown'
  | 'beforeMelee'
  | 'afterMelee'
  | 'afterCombat'
  | 'found'
  | 'sold'
  | 'offered'
  | 'recruited'
  | 'leftPort'
  | 'any'
  | 'inPort'
  | 'beforeSale'
  | 'beforeEntry'
  | 'afterCard';

/** C naval combat, W crew combat, O own turn, X another player's turn. */
export type Kind = 'C' | 'W' | 'O' | 'X';

interface Face {
  readonly kind: Kind;
  readonly moment: Moment;
}

const face = (kind: Kind, moment: Moment): Face => ({ kind, moment });

export const DESIGNS = {
  doubleShotted: face('C', 'volley'),
  shiftOfWind: face('C', 'afterContest'),
  splinterNets: face('C', 'hitsKnown'),
  intoTheFog: face('C', 'wonFlee'),
  marksmenAloft: face('C', 'sectionDice'),
  secondThoughts: face('C', 'declared'),
  juryRig: face('C', 'afterCombat'),
  windAndWater: face('C', 'sectionDice'),
  stealTheirWind: face('C', 'beforeContest'),
  turnOfTheMelee: face('W', 'afterMelee'),
  quickWits: face('W', 'afterCard'),
  allHands: face('W', 'beforeMelee'),
  standFast: face('W', 'afterMelee'),
  boughtPardon: face('O', 'any'),
  followingWind: face('O', 'any'),
  wordFromTheQuay: face('O', 'beforeSale'),
  forgottenPurse: face('O', 'any'),
  pressGang: face('O', 'inPort'),
  lightsOut: face('O', 'any'),
  careeningCrew: face('O', 'inPort'),
  tavernFriend: face('O', 'inPort'),
  falseColours: face('O', 'beforeEntry'),
  suddenHaze: face('X', 'found'),
  customsMen: face('X', 'sold'),
  corneredMarket: face('X', 'offered'),
  evilTongues: face('X', 'recruited'),
  wordToTheHunters: face('X', 'leftPort'),
} as const satisfies { readonly [design: string]: Face };

export type Design = keyof typeof DESIGNS;
export type GloryId = `${Design | Specialist}.${1 | 2}`;

export interface Glory {
  readonly id: GloryId;
  readonly design: Design | Specialist;
  /** The specialist it is, if it is one. */
  readonly specialist: Specialist | '';
  readonly moment: Moment;
  readonly kind: Kind | 'S';
  readonly on: string;
}

const COPIES = [1, 2] as const;

function glory(design: Design | Specialist, copy: 1 | 2): Glory {
  const id: GloryId = `${design}.${copy}`;
  const on = `card:${id}`;
  if (isSpecialist(design)) return { id, design, specialist: design, moment: 'inPort', kind: 'S', on };
  const { kind, moment } = DESIGNS[design];
  return { id, design, specialist: '', moment, kind, on };
}

const isSpecialist = (name: string): name is Specialist => SPECIALISTS.some((type) => type === name);

const NAMES: readonly (Design | Specialist)[] = [...SPECIALISTS, ...(Object.keys(DESIGNS) as Design[])];

export const GLORY: readonly Glory[] = NAMES.flatMap((name) => COPIES.map((copy) => glory(name, copy)));
export const GLORY_CARDS = Object.fromEntries(GLORY.map((card) => [card.id, card])) as {
  readonly [id in GloryId]: Glory;
};
