import type { GamePages } from '../app.tsx';
import { SetTheTable } from '../set-the-table/page.tsx';
import { storySetting } from './setting.tsx';

export const storyPages: GamePages = {
  setTheTable: (game) => <SetTheTable game={game} setting={storySetting} />,
  table: () => null,
};
