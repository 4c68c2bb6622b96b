import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { OtherDevice } from './other-device.tsx';
import { LanguageSwitch, LightSwitch } from './switches.tsx';

/** What a reader may choose for this device; at a table, `children` is what may be done there. */
export function SettingsDialog({ ref, children }: { ref: Ref<HTMLDialogElement>; children?: ReactNode }) {
  const words = useWords();
  const { size, face, motion } = useSettings();
  const { settings } = words;
  return (
    <dialog ref={ref} className="paper settings" aria-labelledby="settings-title">
      <form method="dialog" className="sheet">
        <h2 className="heading" id="settings-title">
          {settings.title} <small>{settings.kept}</small>
        </h2>
        <div className="switches">
          <LanguageSwitch />
          <LightSwitch />
        </div>
        <fieldset>
          <legend>{settings.size}</legend>
          <div className="choice">
            {([1, 2, 3] as const).map((step) => (
              <label key={step} style={{ fontSize: `${0.85 + step * 0.12}em` }}>
                <input
                  type="radio"
                  name="size"
                  checked={size === step}
                  onChange={() => change({ size: step })}
                />
                {settings.sizes[step]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{settings.face}</legend>
          <div className="choice">
            {(['book', 'plain'] as const).map((id) => (
              <label key={id} className={`face-${id}`}>
                <input type="radio" name="face" checked={face === id} onChange={() => change({ face: id })} />
                {settings.faces[id]}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="line">
          <span>
            {settings.motion}
            <small>{settings.motionNote}</small>
          </span>
          <input
            className="toggle"
            type="checkbox"
            role="switch"
            checked={motion === 'full'}
            aria-checked={motion === 'full'}
            onChange={(event) => change({ motion: event.target.checked ? 'full' : 'still' })}
          />
        </label>
        <OtherDevice />
        {children}
        <footer>
          <Link className="link" href="/about">
            {settings.about}
          </Link>
          <button className="button">{words.close}</button>
        </footer>
      </form>
    </dialog>
  );
}
