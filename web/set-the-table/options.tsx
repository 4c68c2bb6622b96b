import {
  type Choices,
  type Chosen,
  isNumbers,
  type Numbers,
  type Options,
  type OptionValue,
  type TableOption,
  type Words,
} from '@portolan/kernel';
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

/** The options of the game, each with a default that needs no thought: a switch for yes or no, a slider for a number, else a choice. */
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
          .map(([name, option]) => (
            <OptionField
              key={name}
              name={name}
              option={option}
              value={chosen[name] ?? option.default}
              words={words}
              change={(value) => change({ ...chosen, [name]: value })}
            />
          ))}
        {children}
      </div>
    </section>
  );
}

interface OptionFieldProps<O extends TableOption> {
  name: string;
  option: O;
  value: OptionValue;
  words: Words;
  change: (value: OptionValue) => void;
}

function OptionField({ option, ...field }: OptionFieldProps<TableOption>) {
  const { name, value, words, change } = field;
  if (isNumbers(option)) return <Slider option={option} {...field} />;
  if (typeof option.default === 'boolean')
    return <YesNo label={words.option(name)} value={value === true} change={change} />;
  return <Choice option={option} {...field} />;
}

function Slider({ name, option, value, words, change }: OptionFieldProps<Numbers>) {
  const { min, max, step = 1 } = option;
  const said = words.optionValue(name, value);
  return (
    <label className="option slider">
      <span>{words.option(name)}</span>
      <output>{said}</output>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={Number(value)}
        aria-valuetext={said}
        onChange={(event) => change(Number(event.target.value))}
      />
    </label>
  );
}

function Choice({ name, option: choices, value, words, change }: OptionFieldProps<Choices>) {
  return (
    <label className="option">
      <span>{words.option(name)}</span>
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
