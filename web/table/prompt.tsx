import type { Outcome, Seat, Words } from '@portolan/kernel';
import { useFormats, useWords } from '../text/words.ts';
import type { Deciding } from './deciding.ts';

interface PromptProps {
  deciding: Deciding;
  words: Words;
  view: unknown;
  waited: readonly Seat[];
  names: readonly string[];
  outcome: Outcome | undefined;
  /** A sentence instead of all this. */
  happening: string | undefined;
  refused: string | undefined;
  /** Whether all choices are shown as a list, and switching it. */
  listed: boolean;
  list: (listed: boolean) => void;
}

/** One sentence that says whose move it is and what is asked, read aloud when it changes. */
export function Prompt({
  deciding,
  words,
  view,
  waited,
  names,
  outcome,
  happening,
  refused,
  listed,
  list,
}: PromptProps) {
  const shell = useWords().table;
  const { names: joined } = useFormats();
  const { question, picked } = deciding;
  const waiting = shell.waiting(joined(waited.map((seat) => names[seat] ?? '')));
  const asked = question ? words.ask(question.about, view) : undefined;
  const ended = outcome ? words.outcome(outcome.reason, view) : undefined;
  const range = question?.offer.kind === 'picks' ? question.offer.range : undefined;
  return (
    <div className={`prompt ${question ? 'mine' : ''}`}>
      <output>
        <strong>{happening ?? asked ?? ended ?? waiting}</strong>
        {range && range.max > 1 && (
          <em>{shell.chosen(picked.length, range.min, Math.min(range.max, deciding.options.length))}</em>
        )}
      </output>
      {deciding.options.length > 0 && (
        <button
          className="list-all"
          type="button"
          aria-pressed={listed}
          aria-label={shell.choices}
          title={shell.choices}
          onClick={() => list(!listed)}
        >
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M3 5h2M3 10h2M3 15h2M8 5h9M8 10h9M8 15h9"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
      {refused !== undefined && <p role="alert">{refused}</p>}
    </div>
  );
}
