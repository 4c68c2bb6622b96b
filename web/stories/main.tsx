/** Screens with sample contents, to look at them before and beside the real thing. Served in development only. */
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { App } from '../app.tsx';
import '../theme/desk.css';
import '../theme/fonts.css';
import '../theme/tokens.css';
import { storyHarbour } from './harbour.ts';
import { StoryTable } from './table.tsx';

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <Router hook={useHashLocation}>
      <App harbour={storyHarbour} table={(id) => <StoryTable key={id} id={id} />} />
    </Router>,
  );
}
