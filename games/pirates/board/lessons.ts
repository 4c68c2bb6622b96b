import type { Lesson, Step } from '../../board/lesson.ts';
import { lesson, type LessonId, lessonIds } from '../lessons.ts';
import type { Act, CoinHeld, Plain, Suggestion } from '../choices.ts';
import type { PiratesView, ShipView } from '../rules/information.ts';
import { lessonWords } from '../text/lessons.ts';

/** The six first voyages [PI-SOLO.9]: each a position with its dice fixed, and what is done in it, step by step. */

type Deed = Omit<Step, 'say'>;

const READ: Deed = {};
/** The choices a step can name: one that is misspelt is none. */
type Named = Act['key'] | CoinHeld['key'] | Plain['key'] | `mast ${number} > ship ${number}`;
const press = (named: Named): Deed => ({ lets: (key) => key === named });
const ANY: Deed = { lets: () => true };

/** A course that ends as it should: whichever way it is drawn. */
const sail = (proposed: Suggestion['key'], ends: (ship: ShipView) => boolean): Deed => ({
  lets: (key) => key === proposed,
  reached: (view) => isPirates(view) && view.ships.slice(0, 1).every(ends),
});

const isPirates = (view: unknown): view is PiratesView =>
  typeof view === 'object' && view !== null && 'ships' in view;

const near =
  (x: number, y: number) =>
  (ship: ShipView): boolean =>
    Math.abs(ship.x - x) < 1_500 && Math.abs(ship.y - y) < 1_500;

const deeds: { readonly [id in LessonId]: readonly Deed[] } = {
  moving: [READ, press('move 0'), sail('dock 1', ({ docked }) => docked === 1), READ],
  exploring: [
    READ,
    press('move 0'),
    sail('dock 1', ({ docked }) => docked === 1),
    press('landfall 0'),
    ANY,
    press('end'),
    READ,
  ],
  shooting: [
    READ,
    press('shoot 0'),
    press('mast 0 > ship 1'),
    press('mast 1 > ship 1'),
    press('mast 2 > ship 1'),
    READ,
  ],
  boarding: [
    READ,
    press('move 0'),
    sail('ram 1', near(47_700, 40_000)),
    press('ram 0 1'),
    press('yes'),
    press('coin 0'),
    READ,
  ],
  towing: [READ, press('move 0'), sail('tow 1', near(35_000, 36_000)), press('tow 0 1'), READ],
  terrain: [READ, press('move 0'), sail('run 0', ({ x }) => x > 43_000), READ],
};

export const lessons: readonly Lesson[] = lessonIds.map((id) => ({
  key: id,
  title: lessonWords[id].title,
  seat: 0,
  begin: () => lesson(id),
  steps: lessonWords[id].steps.map((say, i): Step => ({ say, ...deeds[id][i] })),
}));
