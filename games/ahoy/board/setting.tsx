/** Setting a table of Ahoy: who sits where, sailing alone, and the voyage of the day. */
import type { Chosen, Words } from '@portolan/kernel';
import type { ReactNode } from 'react';
import type { Arranged, Arrangement, Daily, Language, Place, Setting } from '../../board/board.ts';
import { FACTIONS_FOR, type Faction } from '../content/factions.ts';
import { CHALLENGES, dailySeed, readSolo } from '../rules/solo.ts';
import { LABELS } from './labels.ts';
import { FactionMark } from './marks.tsx';

const EMBLEMS: Record<Faction, () => ReactNode> = {
  squadron: () => <FactionMark faction="squadron" />,
  union: () => <FactionMark faction="union" />,
  smuggler1: () => <FactionMark faction="smuggler1" />,
  smuggler2: () => <FactionMark faction="smuggler2" />,
};

const factionsFor = (seats: number): readonly Faction[] => FACTIONS_FOR[seats] ?? [];

const titleOf = (faction: Faction, words: Words): string =>
  words.explain(`faction:${faction}`, undefined)?.title ?? faction;

const places = (seats: number, words: Words, language: Language): Place[] =>
  factionsFor(seats).map((faction) => ({
    key: faction,
    name: titleOf(faction, words),
    role: LABELS[language].roles[faction],
    colour: `var(--${faction})`,
    Emblem: EMBLEMS[faction],
  }));

/** Who sails alone sits where the challenge says, else where they like; their faction is that of the seat. [AH-SOLO.2] */
export function arrange({ seats, mine, options }: Arrangement): Arranged {
  const { solo } = readSolo(options);
  if (solo === 'none')
    return { seats, mine, options, shown: ['factions', 'solo'], alone: false, fixed: false };
  const challenge = CHALLENGES[solo];
  const size = challenge?.seats ?? seats;
  const captain = challenge?.captain[0] ?? factionsFor(size)[mine] ?? 'squadron';
  return {
    seats: size,
    mine: factionsFor(size).indexOf(captain),
    options: { ...options, factions: 'seats', captain },
    shown: ['solo', 'level'],
    alone: true,
    fixed: challenge !== undefined,
  };
}

const DAILY_SEATS = 3;
const DAILY: Chosen = { solo: 'scoreAttack', level: 2 };

/** A score attack on a sea of the day's own, each day with another faction. [AH-SOLO.11] */
export function daily(date: string, words: Words, language: Language): Daily {
  const days = Math.floor(Date.parse(date) / 86_400_000);
  const { mine, options } = arrange({ seats: DAILY_SEATS, mine: days % DAILY_SEATS, options: DAILY });
  const faction = factionsFor(DAILY_SEATS)[mine] ?? 'squadron';
  const label = LABELS[language];
  return {
    seats: DAILY_SEATS,
    mine,
    options,
    seed: dailySeed(date),
    title: label.daily,
    text: label.dailyText(titleOf(faction, words)),
  };
}

export const setting: Setting = {
  seats: { min: 2, max: 4 },
  places,
  firstWords: (language: Language) => LABELS[language].firstWords,
  goal: (options, language) => LABELS[language].goals[readSolo(options).solo],
  arrange,
  daily,
};
