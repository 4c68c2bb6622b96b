import { useRef } from 'react';
import { useBusy } from '../busy.ts';

interface SureProps {
  /** What the act is called, and what follows from it. */
  name: string;
  text: string;
  /** What not doing it is called. */
  stay: string;
  act: () => Promise<void>;
}

/** A button for what cannot be taken back: it says what follows before it is done. */
export function Sure({ name, text, stay, act }: SureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, run] = useBusy();
  return (
    <>
      <button className="button quiet" type="button" onClick={() => dialog.current?.showModal()}>
        {name}
      </button>
      <dialog ref={dialog} className="paper sure" aria-label={name}>
        <div className="sheet">
          <h2 className="heading">{name}</h2>
          <p>{text}</p>
          <footer>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {stay}
            </button>
            <button
              className="button danger"
              type="button"
              aria-busy={busy}
              disabled={busy}
              onClick={() => run(async () => await act().then(() => dialog.current?.close()))}
            >
              {name}
            </button>
          </footer>
        </div>
      </dialog>
    </>
  );
}
