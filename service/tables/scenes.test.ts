import { type Game, type Json, Match, Random, type Seat, type Viewer } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { ahoy } from '@portolan/games/ahoy/game.ts';
import { pirates } from '@portolan/games/pirates/game.ts';
import { expect, test } from 'vitest';
import { apply, type Change } from '../api/change.ts';
import { sceneOf } from '../api/scene.ts';
import { Scenes } from './scenes.ts';

const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator' as const,
];

/** As it goes over the wire. */
const sent = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Answers at random, or takes back an answer; false when the game is over. */
function move(match: Match, random: Random): boolean {
  const [question] = match.open;
  if (!question) return false;
  const mayUndo = viewersOf(match.seats).find(
    (viewer): viewer is Seat => viewer !== 'spectator' && match.canUndo(viewer),
  );
  if (mayUndo !== undefined && random.below(6) === 0) match.undo(mayUndo);
  else match.answer(question.seat, match.serial, question.sample(random));
  return true;
}

test.each([
  { game: skirmish as unknown as Game, name: 'a skirmish', games: 60, moves: 400 },
  { game: ahoy as unknown as Game, name: 'Ahoy', games: 6, moves: 400 },
  { game: pirates as unknown as Game, name: 'Pirates', games: 3, moves: 250 },
])('the changes of random games of $name add up to what every viewer sees', ({ game, games, moves }) => {
  for (let played = 0; played < games; played++) {
    const random = Random.seeded(`scenes ${played}`);
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const match = Match.start(game, { seats, seed: `scenes ${played}` });
    const scenes = new Scenes(match);
    const told = new Map<Viewer, Json>();
    for (const viewer of viewersOf(seats)) told.set(viewer, sent(sceneOf(match, viewer)));
    for (let made = 0; made < moves && move(match, random); made++)
      for (const [viewer, change] of scenes.changes()) {
        const before = told.get(viewer) ?? null;
        told.set(viewer, change === undefined ? before : apply(before, JSON.parse(change) as Change));
        expect(told.get(viewer)).toEqual(sent(sceneOf(match, viewer)));
      }
  }
});

test('a change says what changed, to each viewer what they may know of it, and nothing when nothing did', () => {
  const match = Match.start(skirmish, { seats: 2, seed: 'one', options: { storms: false } });
  const scenes = new Scenes(match);
  expect([...scenes.changes().values()]).toEqual([undefined, undefined, undefined]);
  match.answer(0, match.serial, [1]);
  const changes = scenes.changes();
  const about = (viewer: Viewer): object => JSON.parse(changes.get(viewer) ?? '{}') as object;
  expect(about('spectator')).toHaveProperty('view.ships');
  expect(about(1)).toMatchObject(about('spectator'));
  expect(JSON.stringify(about(1))).not.toContain('offer');
  expect(JSON.stringify(about(0))).toContain('offer');
  expect([...scenes.changes().values()]).toEqual([undefined, undefined, undefined]);
});
