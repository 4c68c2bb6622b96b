import type { Option } from '@portolan/kernel';
import { useWords } from '../text/words.ts';
import type { Deciding } from './deciding.ts';

/** So many answers stand on the plaque; more lie in a strip over the board, and so does what is proposed for a shape. */
const FEW = 4;
/** So many numbers are a button each; more are counted. */
const FEW_NUMBERS = 8;

/** Options that are not things on the board, or whose thing is not drawn just now; and what the rules propose for a shape. */
const loose = ({ options, question }: Deciding, undrawn: readonly Option[]): readonly Option[] =>
  question?.offer.kind === 'shape'
    ? options
    : options.filter((option) => option.on === undefined || undrawn.includes(option));

/** The answers on the plaque: all that are given without touching the board stand together. */
export function Answers({ deciding, undrawn }: { deciding: Deciding; undrawn: readonly Option[] }) {
  const words = useWords().table;
  const { question } = deciding;
  const few = loose(deciding, undrawn);
  const kind = question?.offer.kind;
  return (
    <>
      {kind === 'amount' && <Amount deciding={deciding} />}
      {kind !== 'shape' &&
        few.length <= FEW &&
        few.map((option) => <Answer key={option.key} deciding={deciding} option={option} />)}
      {(kind === 'picks' || kind === 'shape') && (
        <button className="button act" type="button" disabled={!deciding.ready} onClick={deciding.confirm}>
          {words.confirm}
        </button>
      )}
    </>
  );
}

/** Answers too many for the plaque, or all of them if somebody wants them listed. */
export function AnswerList({
  deciding,
  undrawn,
  listed,
}: {
  deciding: Deciding;
  undrawn: readonly Option[];
  listed: boolean;
}) {
  const many = listed ? deciding.options : loose(deciding, undrawn);
  const isShape = deciding.question?.offer.kind === 'shape';
  if (!listed && !isShape && many.length <= FEW) return null;
  return (
    <div className="answers">
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
      onFocus={() => deciding.weigh(option)}
      onBlur={() => deciding.weigh(undefined)}
      onClick={() => deciding.pick(option)}
    >
      {deciding.label(option)}
    </button>
  );
}

/** A whole number: a button each where they are few, else it is counted. */
function Amount({ deciding }: { deciding: Deciding }) {
  const words = useWords().table;
  const { question, amount } = deciding;
  if (question?.offer.kind !== 'amount') return null;
  const { min, max } = question.offer.range;
  if (max - min < FEW_NUMBERS && deciding.things.size === 0) {
    return Array.from({ length: max - min + 1 }, (_, i) => (
      <button key={i} className="button" type="button" onClick={() => deciding.answer(min + i)}>
        {min + i}
      </button>
    ));
  }
  return (
    <>
      <button
        className="button"
        type="button"
        aria-label={words.fewer}
        disabled={amount === min}
        onClick={() => deciding.count(amount - 1)}
      >
        −
      </button>
      <output className="amount">{amount}</output>
      <button
        className="button"
        type="button"
        aria-label={words.more}
        disabled={amount === max}
        onClick={() => deciding.count(amount + 1)}
      >
        +
      </button>
      <button className="button act" type="button" onClick={() => deciding.answer(amount)}>
        {words.confirm}
      </button>
    </>
  );
}
