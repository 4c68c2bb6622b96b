import type { Choices, Chosen, OptionValue } from '@portolan/kernel';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import type { Setting } from './setting.ts';

interface OptionFieldsProps {
  setting: Setting;
  chosen: Chosen;
  change: (chosen: Chosen) => void;
}

/** The options of the game, each with a default that needs no thought: a switch for yes or no, else a choice. */
export function OptionFields({ setting, chosen, change }: OptionFieldsProps) {
  const words = useWords().set;
  return (
    <section className="sheet paper" aria-labelledby="options">
      <h2 className="heading" id="options">
        {words.options} <small>{words.ready}</small>
      </h2>
      <div className="options">
        {Object.entries(setting.options).map(([name, choices]) => (
          <OptionField
            key={name}
            name={name}
            choices={choices}
            value={chosen[name] ?? choices.default}
            setting={setting}
            change={(value) => change({ ...chosen, [name]: value })}
          />
        ))}
      </div>
    </section>
  );
}

interface OptionFieldProps {
  name: string;
  choices: Choices;
  value: OptionValue;
  setting: Setting;
  change: (value: OptionValue) => void;
}

function OptionField({ name, choices, value, setting, change }: OptionFieldProps) {
  const language = useSettings((settings) => settings.language);
  const label = setting.option(name, language);
  if (typeof choices.default === 'boolean') {
    return (
      <label className="option yes-no">
        <span>{label}</span>
        <input
          className="toggle"
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={(event) => change(event.target.checked)}
        />
      </label>
    );
  }
  return (
    <label className="option">
      <span>{label}</span>
      <select
        className="field"
        value={choices.values.indexOf(value)}
        onChange={(event) => change(choices.values[Number(event.target.value)] ?? choices.default)}
      >
        {choices.values.map((each, i) => (
          <option key={String(each)} value={i}>
            {setting.optionValue(name, each, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
