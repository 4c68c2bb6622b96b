import { speak } from '../games.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { change, useSettings, type Settings } from '../settings.ts';
import { useWords } from '../text/words.ts';

export function LanguageSwitch() {
  const words = useWords().rail;
  const language = useSettings((settings) => settings.language);
  const languages = [
    { id: 'en', short: 'EN', name: 'English' },
    { id: 'fr', short: 'FR', name: 'Français' },
  ] as const;
  return (
    <fieldset className="switch" aria-label={words.language}>
      {languages.map(({ id, short, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={language === id}
          aria-label={name}
          onClick={() => void speak(id)}
        >
          {short}
        </button>
      ))}
    </fieldset>
  );
}

export function LightSwitch() {
  const words = useWords().rail;
  const theme = useSettings((settings) => settings.theme);
  const lights: readonly { id: Settings['theme']; icon: IconName }[] = [
    { id: 'day', icon: 'sun' },
    { id: 'candle', icon: 'candlebright' },
  ];
  return (
    <fieldset className="switch" aria-label={words.light}>
      {lights.map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={theme === id}
          aria-label={words[id]}
          onClick={() => change({ theme: id })}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
