import type { Board, Setting } from '@portolan/games/board/board.ts';
import type { Shells } from '../game.ts';

const Emblem = () => <svg viewBox="0 0 10 10" />;

export const board: Board<Shells> = {
  palette: 'shells',
  stands: ({ heap }) => `${heap} shells`,
  who: (_view, seat) => `player-${seat}`,
  extent: () => ({ x: 0, y: 0, width: 400, height: 120 }),
  Chart: ({ view: { heap } }) =>
    Array.from({ length: heap }, (_, i) => (
      <circle key={i} data-on={`shell:${i + 1}`} cx={30 + 40 * i} cy={60} r={18} fill="#e8b" />
    )),
  Rival: ({ view, seat }) => <p>{view.taken[seat]}</p>,
  RivalChip: ({ view, seat }) => <span>{view.taken[seat]}</span>,
  sheets: () => [],
  tallies: ({ taken }) => [{ key: 'shells', title: 'Shells', bySeat: taken }],
};

export const setting: Setting = {
  seats: { min: 2, max: 2 },
  places: () => ['First', 'Second'].map((name) => ({ key: name, name, role: '', colour: '#e8b', Emblem })),
  firstWords: () => ['Take one, two or three shells.', 'Leave four if you can.', 'Take the last one.'],
};
