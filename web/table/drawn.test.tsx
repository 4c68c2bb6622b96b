import { board } from '@portolan/games/ahoy/board/index.tsx';
import { ahoy } from '@portolan/games/ahoy/game.ts';
import { en } from '@portolan/games/ahoy/text/en.ts';
import { wordsOf } from '@portolan/games/ahoy/text/words.ts';
import { Match, Random, type Asked } from '@portolan/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const words = wordsOf(en);
const FRAME = { x: 0, y: 0, width: 1000, height: 700 };

/** Everything the table draws of a match for one seat, as markup. */
function drawn(match: Match<unknown, Parameters<typeof board.who>[0]>, viewer: number, asked: Asked): string {
  const view = match.view(viewer);
  const offered = new Set(optionsOf(asked).flatMap(({ on }) => on ?? []));
  const names = Array.from({ length: match.seats }, (_, seat) => `Seat ${seat}`);
  const parts = { view, viewer, names, language: 'en', words, offered } as const;
  const { Chart, Rival } = board;
  return renderToStaticMarkup(
    <>
      <svg>
        <Chart {...parts} frame={FRAME} detail={0} asked={asked} pointed={undefined} preview={undefined} />
      </svg>
      {names.map((name, seat) =>
        seat === viewer ? null : <Rival key={name} {...parts} seat={seat} unfolded={false} />,
      )}
      {board.sheets(view, 'en').map(({ key, Panel }) => (
        <Panel key={key} {...parts} />
      ))}
    </>,
  );
}

const optionsOf = ({ offer }: Asked) =>
  offer?.kind === 'pick' || offer?.kind === 'picks' ? offer.options : [];

/** The offered names that are not drawn. */
function undrawn(match: Match<unknown, Parameters<typeof board.who>[0]>, seat: number): string[] {
  const [asked] = match.asked(seat);
  if (!asked) return [];
  const markup = drawn(match, seat, asked);
  const names = optionsOf(asked).flatMap(({ on }) => on ?? []);
  return names.filter((on) => !markup.includes(`data-on="${on}"`)).map((on) => `${asked.about.say}: ${on}`);
}

test.each([2, 3, 4])('whatever is asked in a game of Ahoy for %i, the things offered are drawn', (seats) => {
  const match = Match.start(ahoy, { seats, seed: `drawn ${seats}` });
  const chance = Random.seeded('players');
  const seen = new Set<string>();
  const missing: string[] = [];
  for (let answers = 0; answers < 400; answers++) {
    const [question] = match.open;
    if (!question || typeof question.seat !== 'number') break;
    const { say } = question.about;
    if (!seen.has(say)) missing.push(...undrawn(match, question.seat));
    seen.add(say);
    match.answer(question.seat, match.serial, question.sample(chance));
  }
  expect(missing).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});
