import { games } from '@portolan/games';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isGame } from './charts/chart.tsx';
import { openHarbour } from './harbour/harbour.ts';
import { useWords } from './text/words.ts';
import './theme/desk.css';
import './theme/fonts.css';
import './theme/tokens.css';

/** Nothing can be set or joined until the harbour is wired to a service: the lists are empty and say so. */
const harbour = openHarbour({
  games: games.map(({ id }) => id).filter(isGame),
  mine: [],
  open: [],
  finished: [],
  reached: false,
  setTable: () => Promise.reject(new Error('no service')),
  join: () => Promise.reject(new Error('no service')),
});

function NotYet() {
  return <p className="page-note">{useWords().harbour.noService}</p>;
}

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(<App harbour={harbour} table={() => <NotYet />} />);
}
