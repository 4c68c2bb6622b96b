import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a reader has chosen for this device: kept in the browser, never sent to anybody but as a name at a table. */
export interface Settings {
  name: string;
  /** The name the service knows me by; none before I set or joined a table there. */
  known: string;
  language: Language;
  theme: 'day' | 'candle';
  motion: 'full' | 'still';
  size: 1 | 2 | 3;
  face: 'book' | 'plain';
  /** How fast the acts of others are shown. */
  pace: Pace;
  /** Whether large charts move to what matters. */
  follows: boolean;
  sound: boolean;
}
export const PACES = ['atOnce', 'quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];
export type Language = 'en' | 'fr';

const prefers = (query: string) => matchMedia(query).matches;

const atFirst = (): Settings => ({
  name: '',
  known: '',
  language: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: prefers('(prefers-color-scheme: dark)') ? 'candle' : 'day',
  motion: prefers('(prefers-reduced-motion: reduce)') ? 'still' : 'full',
  size: 1,
  face: 'book',
  pace: 'calm',
  follows: true,
  sound: false,
});

export const useSettings = create<Settings>()(persist(atFirst, { name: 'portolan' }));

export const change = (settings: Partial<Settings>) => useSettings.setState(settings);

/** Writes the settings on the page, where the style sheets read them. */
export function showSettings({ language, theme, motion, size, face }: Settings) {
  const page = document.documentElement;
  page.lang = language;
  Object.assign(page.dataset, { theme, motion, face, size: String(size) });
}
