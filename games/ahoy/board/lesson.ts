import type { Lesson, Step } from '../../board/lesson.ts';
import type { FigureName } from '../content/factions.ts';
import type { Lowering, Plain, SpoilOption, Step as Course, TurnOption } from '../choices.ts';
import { position } from '../position.ts';
import { lessonEn, lessonFr, type LessonText } from '../text/lesson.ts';

/**
 * The first voyage: a round of the Squadron with the Union out of dice. It loads, sails, fights, recruits, explores
 * and scores; the battle's dice are fixed, so that it is won.
 */
function begin() {
  const match = position({
    seats: 2,
    turn: 'squadron',
    first: 'squadron',
    map: [
      { tile: 'R01', at: [0, 0], wealth: 2 },
      { tile: 'R10', at: [2, 0], turn: 1 },
    ],
    pile: ['R08'],
    market: ['M01', 'M12', 'M20'],
    squadron: { at: [2, 0], gold: 0, dice: [4, 5, 3], patrols: [[3, 1]] },
    union: { at: [0, 0], gold: 1, dice: [], ready: 6 },
  });
  match.random.rig('attack', 4);
  match.random.rig('defence', 2);
  return match;
}

const said = (key: keyof LessonText): Pick<Step, 'say'> => ({
  say: { en: lessonEn[key], fr: lessonFr[key] },
});
const read = (key: keyof LessonText): Step => said(key);
/** The choices a step can name: one that is misspelt is none. */
type Named = (TurnOption | Course | Lowering | SpoilOption | Plain)['key'] | FigureName;
const choose = (key: keyof LessonText, ...options: readonly Named[]): Step => ({
  ...said(key),
  lets: (option) => options.some((named) => named === option),
});
const chooseAny = (key: keyof LessonText, except?: Named): Step => ({
  ...said(key),
  lets: (option) => option !== except,
});

export const lesson: Lesson = {
  key: 'first',
  title: { en: 'First voyage', fr: 'Premier voyage' },
  seat: 0,
  begin,
  steps: [
    read('welcome'),
    choose('load', 'place 5 cannons'),
    choose('sail', 'place 4 sail'),
    choose('toPort', 'w'),
    choose('toIsland', 'w'),
    chooseAny('lower', '0'),
    choose('spoils', 'gold'),
    chooseAny('damage'),
    choose('patrol', 'yes'),
    choose('recruit', 'recruit M01'),
    choose('endTurn', 'end'),
    choose('order', 'place 3 order'),
    choose('whichPatrol', 'patrol-1'),
    choose('explore', 'e', 's'),
    chooseAny('layTile'),
    choose('stop', 'stop'),
    choose('endRound', 'end'),
    read('score'),
  ],
};
