import type { Explained, Preview } from '@portolan/kernel';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useWords } from '../text/words.ts';
import type { Deciding } from './deciding.ts';

interface CalloutProps {
  deciding: Deciding;
  note: (note: Preview['notes'][number]) => string;
  explain: (on: string) => Explained | undefined;
  root: RefObject<HTMLElement | null>;
}

/** A box that stands beside the thing it speaks of. */
function useBeside(root: RefObject<HTMLElement | null>, on: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const thing = on === undefined ? null : root.current?.querySelector(`[data-on="${CSS.escape(on)}"]`);
    if (box.current && thing) moveBeside(box.current, thing);
  });
  return box;
}

/** What a thing is, for a mouse that rests on it. */
export function Tip({
  on,
  explained,
  large,
  root,
}: {
  on: string;
  explained: Explained;
  /** A card is seen large instead of being told. */
  large: ReactNode;
  root: RefObject<HTMLElement | null>;
}) {
  const box = useBeside(root, on);
  return (
    <div ref={box} key={on} className={`callout tip ${large ? 'large' : ''}`}>
      {large ?? (
        <>
          <h3>{explained.title}</h3>
          <p>{explained.text}</p>
        </>
      )}
    </div>
  );
}

/** Whether a label already names the place, whatever its capitals. */
const says = (label: string, place: string): boolean => label.toLowerCase().includes(place.toLowerCase());

/** What would follow from one of several options, below its name. */
function Consequences({ preview, note }: { preview: Preview | undefined; note: CalloutProps['note'] }) {
  const { notes = [], costs = [], minds = [] } = preview ?? {};
  return [...notes, ...costs, ...minds].map((one, i) => <small key={i}>{note(one)}</small>);
}

/** What an offered thing does, what it costs, what one should mind. What it does is told in general where nothing more is known. */
function Foreseen({
  preview,
  text,
  note,
}: {
  preview: Preview | undefined;
  text: string;
  note: CalloutProps['note'];
}) {
  const words = useWords().table;
  const { notes = [], costs = [], minds = [], idle = false } = preview ?? {};
  const rows = [
    { key: 'does', title: idle ? words.idle : words.does, lines: notes.map(note) },
    { key: 'costs', title: words.costs, lines: costs.map(note) },
    { key: 'minds', title: words.mind, lines: minds.map(note) },
  ].filter(({ lines }) => lines.length > 0);
  if (rows.length === 0) return text === '' ? null : <p>{text}</p>;
  return (
    <dl className={idle ? 'idle' : ''}>
      {rows.map(({ key, title, lines }) => (
        <div key={key} className={key}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What would follow from what is pointed at; once opened by a tap, also the buttons to go through with it. */
export function Callout({ deciding, note, explain, root }: CalloutProps) {
  const words = useWords().table;
  const { target, candidates, opened, preview, pointed, turning } = deciding;
  const box = useBeside(root, target);
  const [only] = candidates;
  if (!only || target === undefined) return null;
  const explained = explain(target);
  const shown = turning ? (pointed ?? only) : only;
  const several = candidates.length > 1 && !turning;
  const place = explained?.title;
  const [rule] = explained?.rules ?? [];
  return (
    <div ref={box} className={`callout ${opened ? 'opened' : ''}`}>
      {rule !== undefined && <span className="rule">{rule}</span>}
      {!several && <h3>{deciding.label(shown)}</h3>}
      {place !== undefined && !says(deciding.label(shown), place) && <p className="place">{place}</p>}
      {several && explained && explained.text !== '' && <p>{explained.text}</p>}
      {several && (
        <ul className="several">
          {candidates.map((option) => (
            <li key={option.key}>
              {opened ? (
                <button
                  className={`button ${option === pointed ? 'act' : 'quiet'}`}
                  type="button"
                  onPointerEnter={() => deciding.weigh(option)}
                  onFocus={() => deciding.weigh(option)}
                  onClick={() => deciding.pick(option)}
                >
                  {deciding.label(option)}
                  <Consequences preview={deciding.foresee(option)} note={note} />
                </button>
              ) : (
                <>
                  {deciding.label(option)}
                  <Consequences preview={deciding.foresee(option)} note={note} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {!several && <Foreseen preview={preview} text={explained?.text ?? ''} note={note} />}
      {opened && (
        <footer>
          <button className="button quiet" type="button" onClick={deciding.close}>
            {words.cancel}
          </button>
          {turning && (
            <button className="button" type="button" onClick={deciding.turn}>
              {words.turn}
            </button>
          )}
          {!several && (
            <button className="button act" type="button" onClick={() => deciding.pick(shown)}>
              {words.confirm}
            </button>
          )}
        </footer>
      )}
    </div>
  );
}

const GAP = 12;
const SMALL = '(max-width: 960px), (max-height: 560px)';
/** Below this share of the screen lies my own mat: its callouts stand above. */
const LOW = 0.72;

/** Beside the thing, where it hides least of the others; on a phone at the foot of the board, or at its head if the thing lies there. */
function moveBeside(box: HTMLElement, pointed: Element) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const thing = pointed.getBoundingClientRect();
  const board = box.parentElement?.getBoundingClientRect();
  if (matchMedia(SMALL).matches && board) {
    const foot = board.bottom - height - 8;
    const hidden = thing.bottom > foot && thing.top < board.bottom;
    return put(box, 8, hidden ? Math.max(board.top, thing.top - height - GAP) : foot);
  }
  if (thing.top > innerHeight * LOW) {
    const middle = thing.left + thing.width / 2 - width / 2;
    return put(box, Math.max(8, Math.min(middle, innerWidth - width - 8)), thing.top - height - GAP);
  }
  const { x, y } = clearest(placesBeside(thing, width, height), width, height, thingsRound(pointed));
  return put(box, x, y);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Right, left, below and above of a thing, within the window. */
function placesBeside(thing: DOMRect, width: number, height: number): Place[] {
  const middle = thing.left + thing.width / 2 - width / 2;
  const level = thing.top + thing.height / 2 - height / 2;
  const places = [
    { x: thing.right + GAP, y: level },
    { x: thing.left - GAP - width, y: level },
    ...[middle, thing.left, thing.right - width].flatMap((x) => [
      { x, y: thing.bottom + GAP },
      { x, y: thing.top - GAP - height },
    ]),
  ];
  return places.filter(
    ({ x, y }) => x >= 8 && y >= 8 && x + width <= innerWidth - 8 && y + height <= innerHeight - 8,
  );
}

/** What else there is to see on the table. */
const thingsRound = (pointed: Element): DOMRect[] =>
  [...(pointed.closest('.table')?.querySelectorAll('[data-on], .side .paper, .rival-mat, .score') ?? [])]
    .filter((other) => other !== pointed)
    .map((other) => other.getBoundingClientRect());

function clearest(
  places: readonly Place[],
  width: number,
  height: number,
  things: readonly DOMRect[],
): Place {
  const hidden = ({ x, y }: Place) =>
    things.reduce((sum, thing) => {
      const across = Math.min(x + width, thing.right) - Math.max(x, thing.left);
      const down = Math.min(y + height, thing.bottom) - Math.max(y, thing.top);
      return across > 0 && down > 0 ? sum + across * down : sum;
    }, 0);
  const [first = { x: 8, y: 8 }, ...others] = places;
  return others.reduce((best, place) => (hidden(place) < hidden(best) ? place : best), first);
}

function put(box: HTMLElement, x: number, y: number) {
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}
