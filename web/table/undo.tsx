import { useRef, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { SettingsDialog } from '../rail/settings-dialog.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';

interface UndoProps {
  undo: (() => void) | undefined;
  /** What the menu offers besides settings. */
  menu: ReactNode;
  children: ReactNode;
}

/** The corner of what is always in reach: taking back, acts out of turn, sound, the menu. Undo keeps its room when it rests. */
export function Undo({ undo, menu, children }: UndoProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const sound = useSettings((settings) => settings.sound);
  return (
    <div className="controls">
      <button
        className="button wood undo"
        type="button"
        aria-label={words.table.undo}
        disabled={!undo}
        onClick={() => undo?.()}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M8 3 3 8l5 5M3.500 8H12a4.500 4.500 0 0 1 0 9H8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>{words.table.undo}</span>
      </button>
      {children}
      <button
        className="button wood knob"
        type="button"
        aria-label={words.table.sound}
        title={words.table.sound}
        aria-pressed={sound}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'speaker' : 'speaker-off'} />
      </button>
      <button
        className="button wood knob menu"
        type="button"
        aria-label={words.table.menu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="hamburger-menu" />
      </button>
      <SettingsDialog ref={dialog}>{menu}</SettingsDialog>
    </div>
  );
}
