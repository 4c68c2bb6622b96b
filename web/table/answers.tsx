import type { Option } from '@portolan/kernel';
import { useState, type ReactNode } from 'react';
import { useWords } from '../text/words.ts';
import type { Deciding } from './deciding.ts';

/** The few answers that fit beside the prompt; more of them lie in a strip over the board, or on a phone below it. */
const FEW = 2;
const FEW_BELOW = 4;

/** Options that are not things on the board, or whose thing is not drawn just now. */
const loose = ({ options }: Deciding, undrawn: readonly Option[]): readonly Option[] =>
  options.filter((option) => option.on === undefined || undrawn.includes(option));

export function Controls({
  deciding,
  undrawn,
  undo,
  children,
}: {
  deciding: Deciding;
  undrawn: readonly Option[];
  undo: (() => void) | undefined;
  children: ReactNode;
}) {
  const words = useWords().table;
  const few = loose(deciding, undrawn);
  return (
    <div className="controls">
      {undo && (
        <button className="button wood" type="button" onClick={undo}>
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
          {words.undo}
        </button>
      )}
      {few.length <= FEW_BELOW && (
        <div className={few.length > FEW ? 'below' : 'beside'}>
          {few.map((option) => (
            <Answer key={option.key} deciding={deciding} option={option} />
          ))}
        </div>
      )}
      {deciding.question?.offer.kind === 'picks' && (
        <button className="button act" type="button" disabled={!deciding.ready} onClick={deciding.confirm}>
          {words.confirm}
        </button>
      )}
      {children}
    </div>
  );
}

export function Answers({
  deciding,
  undrawn,
  listed,
}: {
  deciding: Deciding;
  undrawn: readonly Option[];
  listed: boolean;
}) {
  const { question } = deciding;
  const many = listed ? deciding.options : loose(deciding, undrawn);
  if (question?.offer.kind === 'amount')
    return <Amount key={question.id} deciding={deciding} range={question.offer.range} />;
  if (!listed && many.length <= FEW) return null;
  return (
    <div className={`answers ${listed || many.length > FEW_BELOW ? '' : 'on-desk'}`}>
      {many.map((option) => (
        <Answer key={option.key} deciding={deciding} option={option} />
      ))}
    </div>
  );
}

function Answer({ deciding, option }: { deciding: Deciding; option: Option }) {
  const pressed =
    deciding.question?.offer.kind === 'picks' ? deciding.picked.includes(option.key) : undefined;
  return (
    <button
      className={`button ${pressed === true ? 'act' : ''}`}
      type="button"
      aria-pressed={pressed}
      onPointerEnter={() => deciding.weigh(option)}
      onPointerLeave={() => deciding.weigh(undefined)}
      onClick={() => deciding.pick(option)}
    >
      {deciding.label(option)}
    </button>
  );
}

/** A whole number: a button each where they are few, else a stepper. */
function Amount({
  deciding,
  range,
}: {
  deciding: Deciding;
  range: { readonly min: number; readonly max: number };
}) {
  const words = useWords().table;
  const [amount, setAmount] = useState(range.min);
  const count = range.max - range.min + 1;
  if (count <= 8) {
    return (
      <div className="answers">
        {Array.from({ length: count }, (_, i) => (
          <button key={i} className="button" type="button" onClick={() => deciding.answer(range.min + i)}>
            {range.min + i}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div className="answers">
      <button
        className="button"
        type="button"
        aria-label={words.fewer}
        disabled={amount === range.min}
        onClick={() => setAmount(amount - 1)}
      >
        −
      </button>
      <output className="amount">{amount}</output>
      <button
        className="button"
        type="button"
        aria-label={words.more}
        disabled={amount === range.max}
        onClick={() => setAmount(amount + 1)}
      >
        +
      </button>
      <button className="button act" type="button" onClick={() => deciding.answer(amount)}>
        {words.confirm}
      </button>
    </div>
  );
}
