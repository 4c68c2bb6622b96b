import { ahoy } from '@portolan/games/ahoy/game.ts';
import { copy, Match, Random, Refusal, type Json } from '@portolan/kernel';
import { useState } from 'react';
import { useGame } from '../games.ts';
import { Table, type LogLine } from '../table/table.tsx';

/** A real game in this page, the other seats played at random: `seats-viewer-moves-seed`. */
export function StoryTable({ id }: { id: string }) {
  const [game] = useState(() => startStory(id));
  const [, again] = useState(0);
  const loaded = useGame('ahoy');
  const { match, viewer, log } = game;
  if (!loaded) return null;
  const view = copy(match.view(viewer));
  return (
    <Table
      game={loaded.words.name}
      board={loaded.face.board}
      words={loaded.words}
      view={view}
      viewer={viewer}
      names={['Mate', 'Inès', 'Maud', 'Ilan']
        .slice(0, match.seats)
        .map((name, seat) => (seat === viewer ? 'You' : name))}
      asked={match.asked(viewer)}
      log={log}
      outcome={match.outcome}
      preview={(asked, answer) => ahoy.preview?.(view, asked, answer)}
      choose={(question, answer) => {
        const refused = game.choose(question, answer);
        again((n) => n + 1);
        return Promise.resolve(refused);
      }}
      undo={
        match.canUndo(viewer)
          ? () => {
              match.undo(viewer);
              again((n) => n + 1);
            }
          : undefined
      }
    />
  );
}

function startStory(id: string) {
  const [seats = '3', mine = '1', moves = '40', seed = 'story'] = id.split('-');
  const viewer = Number(mine);
  const match = Match.start(ahoy, { seats: Number(seats), seed });
  const chance = Random.seeded(`${seed} players`);
  const log: LogLine[] = [];
  const hear = (by: number | undefined) => {
    for (const { event } of match.news)
      log.push({
        id: log.length,
        n: log.length,
        at: log.length,
        text: event.say,
        event,
        ...(by !== undefined && { by }),
      });
  };
  const answer = (seat: number, question: number, given: Json) => {
    match.answer(seat, question, given);
    hear(seat);
  };
  const others = (most: number, stopAtMine: boolean) => {
    for (let i = 0; i < most; i++) {
      const [open] = match.open;
      if (!open || (stopAtMine && open.seat === viewer) || typeof open.seat !== 'number') return;
      answer(open.seat, match.serial, open.sample(chance));
    }
  };
  others(Number(moves), false);
  others(500, true);
  const choose = (question: number, given: Json): string | undefined => {
    try {
      answer(viewer, question, given);
      others(500, true);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };
  return { match, viewer, log, choose };
}
