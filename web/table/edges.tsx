import { useEffect, useState, type RefObject } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Lens } from './lens.ts';

type Side = 'up' | 'down' | 'left' | 'right';
const SIDES: readonly Side[] = ['up', 'down', 'left', 'right'];

interface Beyond {
  readonly side: Side;
  readonly on: string;
  readonly count: number;
}

interface EdgesProps {
  sea: RefObject<SVGSVGElement | null>;
  lens: Lens;
  things: ReadonlyMap<string, string>;
}

/** What may be chosen beyond the edge of what is seen: a tab on that side names it and leads there. */
export function Edges({ sea, lens, things }: EdgesProps) {
  const [beyond, setBeyond] = useState<readonly Beyond[]>([]);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        const found = sea.current ? beyondOf(sea.current, things) : [];
        setBeyond((before) => (sameTabs(before, found) ? before : found));
      });
    };
    look();
    const stop = lens.watch(look);
    return () => {
      cancelAnimationFrame(asked);
      stop();
    };
  }, [sea, lens, things]);
  return beyond.map(({ side, on, count }) => (
    <button
      key={side}
      type="button"
      className={`edge ${side}`}
      onClick={() => sea.current && lens.fly(frameRound(sea.current, on, lens))}
    >
      <Icon name="plain-arrow" />
      <span>
        {things.get(on)}
        {count > 1 && ` +${count - 1}`}
      </span>
    </button>
  ));
}

const sameTabs = (one: readonly Beyond[], other: readonly Beyond[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function beyondOf(sea: SVGSVGElement, things: ReadonlyMap<string, string>): Beyond[] {
  const frame = sea.getBoundingClientRect();
  const out = [...things.keys()].flatMap((on) => {
    const thing = sea.querySelector(`[data-on="${CSS.escape(on)}"]`)?.getBoundingClientRect();
    const side = thing && sideOf(frame, thing);
    return side ? [{ on, side }] : [];
  });
  return SIDES.flatMap((side) => {
    const there = out.filter((one) => one.side === side);
    return there[0] ? [{ side, on: there[0].on, count: there.length }] : [];
  });
}

/** Beyond which edge the middle of a thing lies. */
function sideOf(frame: DOMRect, thing: DOMRect): Side | undefined {
  const [x, y] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  if (y < frame.top) return 'up';
  if (y > frame.bottom) return 'down';
  if (x < frame.left) return 'left';
  return x > frame.right ? 'right' : undefined;
}

/** What is seen now, moved so that a thing lies in its middle. */
function frameRound(sea: SVGSVGElement, on: string, lens: Lens) {
  const seen = lens.seen();
  const thing = sea.querySelector(`[data-on="${CSS.escape(on)}"]`)?.getBoundingClientRect();
  const frame = sea.getBoundingClientRect();
  if (!thing) return seen;
  const dx = (thing.x + thing.width / 2 - frame.x - frame.width / 2) * lens.unit();
  const dy = (thing.y + thing.height / 2 - frame.y - frame.height / 2) * lens.unit();
  return { ...seen, x: seen.x + dx, y: seen.y + dy };
}
