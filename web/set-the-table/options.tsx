import type { Choices, Chosen, Options, OptionValue, Words } from '@portolan/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.ts';

interface OptionFieldsProps {
  options: Options;
  /** Those that mean something now. */
  shown: readonly string[];
  words: Words;
  chosen: Chosen;
  change: (chosen: Chosen) => void;
  /** Options that are the same for every game. */
  children: ReactNode;
}

/** The options of the game, each with a default that needs no thought: a switch for yes or no, else a choice. */
export function OptionFields({ options, shown, words, chosen, change, children }: OptionFieldsProps) {
  const shell = useWords().set;
  return (
    <section className="sheet paper" aria-labelledby="options">
      <h2 className="heading" id="options">
        {shell.options} <small>{shell.ready}</small>
      </h2>
      <div className="options">
        {Object.entries(options)
          .filter(([name]) => shown.includes(name))
          .map(([name, choices]) => (
            <OptionField
              key={name}
              name={name}
              choices={choices}
              value={chosen[name] ?? choices.default}
              words={words}
              change={(value) => change({ ...chosen, [name]: value })}
            />
          ))}
        {children}
      </div>
    </section>
  );
}

interface OptionFieldProps {
  name: string;
  choices: Choices;
  value: OptionValue;
  words: Words;
  change: (value: OptionValue) => void;
}

function OptionField({ name, choices, value, words, change }: OptionFieldProps) {
  const label = words.option(name);
  if (typeof choices.default === 'boolean')
    return <YesNo label={label} value={value === true} change={change} />;
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
            {words.optionValue(name, each)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function YesNo({
  label,
  value,
  change,
}: {
  label: string;
  value: boolean;
  change: (value: boolean) => void;
}) {
  return (
    <label className="option yes-no">
      <span>{label}</span>
      <input
        className="toggle"
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        onChange={(event) => change(event.target.checked)}
      />
    </label>
  );
}
