import type { Board } from '@portolan/games/board/board.ts';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import type { Moment } from '../tables/story.ts';
import { useWords } from '../text/words.ts';
import { play } from './sound.ts';

const CALLING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Ccircle cx='16' cy='16' r='15' fill='%23f0a020' stroke='%233d2817' stroke-width='2'/%3E%3Cpath d='M16 7v12M16 23v2' stroke='%233d2817' stroke-width='4' stroke-linecap='round'/%3E%3C/svg%3E";
const AT_REST = '/mark.svg';

/** Calls me back: the title and icon of the tab say when it is my turn, a bell rings, and a knock tells of talk. */
export function useAttention(game: string, mine: boolean, said: number): void {
  const words = useWords().play;
  const sound = useSettings((settings) => settings.sound);
  useEffect(() => {
    document.title = mine ? `● ${words.yourTurn} – ${game}` : `${game} – Portolan`;
    showIcon(mine ? CALLING : AT_REST);
    return () => {
      document.title = 'Portolan';
      showIcon(AT_REST);
    };
  }, [game, mine, words]);
  useEffect(() => {
    if (mine && sound) play('bell');
  }, [mine, sound]);
  const heard = useRef(said);
  useEffect(() => {
    if (said > heard.current && sound) play('knock');
    heard.current = said;
  }, [said, sound]);
}

function showIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
}

/** What happens is heard as well as seen: dice that fall, something that moves. */
export function useSounds(told: Moment | undefined, board: Board): void {
  const sound = useSettings((settings) => settings.sound);
  useEffect(() => {
    if (!sound || !told?.scene) return;
    const { dice = [], ways = [], look = 0 } = board.motion?.(told.events, told.scene.view) ?? {};
    if (dice.length > 0 || look > 0) play('dice');
    else if (ways.length > 0) play('wave');
  }, [told, board, sound]);
}
