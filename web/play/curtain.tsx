import type { Place } from '@portolan/games/board/board.ts';
import { useWords } from '../text/words.ts';

/** Between two seats on one device: nothing of the table is seen until the next one says so. */
export function Curtain({ place, open }: { place: Place | undefined; open: () => void }) {
  const { curtain } = useWords();
  return (
    <main className="curtain">
      <div className="paper sheet">
        <h1 className="heading">{curtain.title}</h1>
        {place && (
          <p className="next">
            <place.Emblem />
            {place.name}
          </p>
        )}
        <p>{curtain.note}</p>
        <button className="button act" type="button" onClick={open}>
          {curtain.open}
        </button>
      </div>
    </main>
  );
}
