import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepHarbour } from './tables/harbour-master.ts';
import './theme/desk.css';
import './theme/fonts.css';
import './theme/stand-ins.css';
import './theme/tokens.css';

const place = document.getElementById('app');
if (place) createRoot(place).render(<App harbour={keepHarbour()} />);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
