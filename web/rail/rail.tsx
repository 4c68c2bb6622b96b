import { useRef } from 'react';
import { Link } from 'wouter';
import { Rose } from '@portolan/games/common/board/parts.tsx';
import { Icon } from '../icons/icon.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import './rail.css';
import { SettingsDialog } from './settings-dialog.tsx';
import { LanguageSwitch, LightSwitch } from './switches.tsx';

/** The rail of every page but the table: the name of the house, my name, language, light, settings. */
export function Rail() {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="rail">
      <Link className="house" href="/">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <Rose />
        </svg>
        {words.house}
        <small>{words.motto}</small>
      </Link>
      <MyName />
      <LanguageSwitch />
      <LightSwitch />
      <button
        className="knob"
        type="button"
        aria-label={words.rail.settings}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="settings-knobs" />
      </button>
      <SettingsDialog ref={dialog} />
    </header>
  );
}

function MyName() {
  const words = useWords().rail;
  const name = useSettings((settings) => settings.name);
  return (
    <label className="my-name">
      <Icon name="quill-ink" />
      <span className="unseen">{words.yourName}</span>
      <input
        value={name}
        placeholder={words.guest}
        autoComplete="username"
        maxLength={24}
        onChange={(event) => change({ name: event.target.value })}
      />
      <span className="note">{words.noAccount}</span>
    </label>
  );
}
