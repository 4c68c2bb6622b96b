/** Setting a table of Pirates: who sits where, scenarios for one, and the voyage of the day. */
import type { Chosen, Json, Words } from '@portolan/kernel';
import { lazy, type ReactNode, Suspense } from 'react';
import type {
  Arranged,
  Arrangement,
  Bringing,
  Daily,
  Language,
  MakerProps,
  Place,
  Setting,
} from '../../board/board.ts';
import { CAMPAIGN } from '../rules/campaign.ts';
import { fleetCost } from '../rules/fleet.ts';
import { readScenario } from '../rules/solo.ts';
import { LABELS } from './labels.ts';
import { fleetBrought } from './brought.ts';
import { SeatMark } from './marks.tsx';
import { times } from './pen.ts';

const EMBLEMS: readonly (() => ReactNode)[] = times(6, (seat) => () => <SeatMark seat={seat} />);

const places = (seats: number, _words: Words, language: Language): Place[] =>
  EMBLEMS.slice(0, seats).map((Emblem, seat) => ({
    key: `fleet-${seat}`,
    name: LABELS[language].fleetNumber(seat + 1),
    role: LABELS[language].roles,
    colour: `var(--seat-${seat})`,
    Emblem,
  }));

const GAME = ['scenario', 'setup', 'total', 'terrain', 'mysterious'];

/** A scenario is for the first seat and a bot in the second, on a quick sea with 40 points. [PI-SOLO.1] [PI-SOLO.3] */
function arrange({ seats, mine, options }: Arrangement): Arranged {
  if (readScenario(options) === 'none') {
    const shown = seats > 2 ? [...GAME, 'leaving'] : GAME;
    return { seats, mine, options, shown, alone: false, fixed: false };
  }
  return {
    seats: 2,
    mine: 0,
    options: { ...options, setup: 'quick', total: 40 },
    shown: ['scenario', 'terrain', 'mysterious'],
    alone: true,
    fixed: true,
  };
}

/** The shipyard is a chunk of its own: not everybody builds a fleet. */
const Shipyard = lazy(async () => ({ default: (await import('./shipyard/shipyard.tsx')).Shipyard }));

const Maker = (props: MakerProps) => (
  <Suspense>
    <Shipyard {...props} />
  </Suspense>
);

/** A fleet for the table's total; where a scenario says what is sailed, nothing is brought. */
function brings(options: Chosen, language: Language): Bringing | undefined {
  const label = LABELS[language];
  if (readScenario(options) === 'icePassage') return undefined;
  const total = Number(options['total'] ?? 40);
  return {
    title: label.yourFleet,
    first: FIRST,
    says: (brought: Json) =>
      label.fleetOf(fleetBrought(brought).ships.length, fleetCost(fleetBrought(brought)), total),
    Maker,
  };
}

/** What is sailed by those who have built nothing yet. */
const FIRST = 'line-of-battle';

const DAY = 86_400_000;

/** Another scenario each day. */
function daily(date: string, words: Words, language: Language): Daily {
  const scenario = CAMPAIGN[Math.floor(Date.parse(date) / DAY) % CAMPAIGN.length] ?? 'goldRush';
  const { seats, mine, options } = arrange({ seats: 2, mine: 0, options: { scenario } });
  const label = LABELS[language];
  return {
    seats,
    mine,
    options,
    seed: `pirates ${date}`,
    title: label.daily,
    text: label.dailyText(words.optionValue('scenario', scenario)),
  };
}

export const setting: Setting = {
  seats: { min: 2, max: 6 },
  places,
  firstWords: (language: Language) => LABELS[language].firstWords,
  arrange,
  daily,
  brings,
};
