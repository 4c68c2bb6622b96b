import type { Seat } from '@portolan/kernel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../text/words.ts';
import type { Board, PartProps } from '@portolan/games/board/board.ts';
import { reachedByKeys } from './sheets.tsx';

interface RivalsProps<V> {
  board: Board<V>;
  parts: PartProps<V>;
  waited: readonly Seat[];
  /** Whose act is shown. */
  acting: Seat | undefined;
}

const TALL = '(min-height: 1000px)';

/** How many mats fit beside the board unfolded. */
const useRoom = (): number =>
  useSyncExternalStore(
    (changed) => {
      const tall = matchMedia(TALL);
      tall.addEventListener('change', changed);
      return () => tall.removeEventListener('change', changed);
    },
    () => (matchMedia(TALL).matches ? 2 : 1),
  );

/** The other seats: mats beside the board where there is room, else chips that open one. */
export function Rivals<V>({ board, parts, waited, acting }: RivalsProps<V>) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  /** What is opened is closed again when something else may be chosen. */
  const [opened, open] = useState<{ readonly seat: Seat; readonly choices: string }>();
  const room = useRoom();
  const choices = [...parts.offered].join();
  const shown = opened?.choices === choices;
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  const seats = parts.names.map((_, seat) => seat).filter((seat) => seat !== parts.viewer);
  const { Rival, RivalChip, Whole } = board;
  const { viewer } = parts;
  const stands = (seat: Seat) =>
    `${board.who(parts.view, seat)} ${(acting === undefined ? waited.includes(seat) : acting === seat) ? 'awaited' : ''}`;
  return (
    <aside
      ref={reachedByKeys}
      className="rivals"
      aria-label={words.table.rivals}
      style={{ '--rivals': seats.length }}
    >
      {seats.map((seat) => (
        <div key={seat} data-panel={`rival ${seat}`} className={`rival-mat ${stands(seat)}`}>
          <Rival {...parts} seat={seat} unfolded={seats.length <= room} />
          {(Whole || seats.length > room) && (
            <button className="link whole" type="button" onClick={() => open({ seat, choices })}>
              {words.table.wholeBoard}
            </button>
          )}
        </div>
      ))}
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          data-tab={`rival ${seat}`}
          className={`rival-chip ${stands(seat)}`}
          onClick={() => open({ seat, choices })}
        >
          <RivalChip {...parts} seat={seat} unfolded={false} />
        </button>
      ))}
      <dialog ref={dialog} className="paper rival-dialog" onClose={() => open(undefined)}>
        {shown && !Whole && <Rival {...parts} seat={opened.seat} unfolded />}
        {shown && Whole && (
          <div className="wholes">
            <Whole {...parts} seat={opened.seat} unfolded />
            {typeof viewer === 'number' && <Whole {...parts} seat={viewer} unfolded />}
          </div>
        )}
        <form method="dialog">
          <button className="button">{words.close}</button>
        </form>
      </dialog>
    </aside>
  );
}
