import type { Listed } from '@portolan/service/client.ts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Loaded } from '../games.ts';
import { GiveLink } from '../set-the-table/invitations.tsx';
import { useSettings } from '../settings.ts';
import { invitationsTo } from '../tables/harbour-master.ts';
import { useBusy } from '../busy.ts';
import { far } from '../tables/house.ts';
import { nameOf } from '../tables/names.ts';
import { useWords } from '../text/words.ts';
import { useLink } from './use-table.ts';

interface WaitingProps {
  listed: Listed;
  loaded: Loaded;
  /** Something has changed: the table is listed anew. */
  look: () => void;
}

/** A table that is set but not full: who sits, whom to invite, and beginning without them. */
export function WaitingRoom({ listed, loaded, look }: WaitingProps) {
  const words = useWords();
  const { waiting } = words;
  const language = useSettings((settings) => settings.language);
  const [failed, fail] = useState(false);
  const [busy, run] = useBusy();
  const [, go] = useLocation();
  const { sheet, mine, invitation = '', mayStart = false } = listed;
  const { known } = useLink(sheet.id, mine[0] ?? 'spectator');
  const seats = known.sheet?.seats ?? sheet.seats;
  const begun = known.sheet !== undefined && known.sheet.status !== 'waiting';
  useEffect(() => {
    if (begun) look();
  }, [begun, look]);
  const places = loaded.face.setting.places(seats.length, loaded.words, language);
  const links = invitation === '' ? [] : invitationsTo(seats, invitation);
  return (
    <main className={`waiting-room ${loaded.face.board.palette}`}>
      <section className="paper sheet">
        <h1 className="heading">
          {waiting.title} <small>{loaded.words.name}</small>
        </h1>
        <p>{mayStart ? waiting.note : waiting.guestNote}</p>
        <ul aria-live="polite">
          {seats.map((seat, i) => {
            const place = places[i];
            const link = links.find((one) => one.seat === i)?.link;
            return (
              place && (
                <li key={place.key} className={seat.kind} style={{ '--seat': place.colour }}>
                  <place.Emblem />
                  <div>
                    <h2>{place.name}</h2>
                    <p>
                      {seat.kind === 'free' ? waiting.waitsForFriend : nameOf({ ...sheet, seats }, i, words)}
                    </p>
                    {link !== undefined && <output>{link}</output>}
                  </div>
                  {link !== undefined && <GiveLink link={link} />}
                </li>
              )
            );
          })}
        </ul>
        {failed && <p role="alert">{words.play.unreachable}</p>}
        <footer>
          <Link className="button quiet" href="/">
            {words.back}
          </Link>
          {mine[0] !== undefined && (
            <button
              className="button quiet"
              type="button"
              disabled={busy}
              onClick={() =>
                run(() =>
                  far.leave(sheet.id, mine[0] ?? 0).then(
                    () => go('/'),
                    () => fail(true),
                  ),
                )
              }
            >
              {words.waiting.leave}
            </button>
          )}
          {mayStart && (
            <button
              className="button act"
              type="button"
              aria-busy={busy}
              disabled={busy}
              onClick={() => run(() => far.start(sheet.id, 'mate').then(look, () => fail(true)))}
            >
              <span className="name">{waiting.start}</span>
              <small>{waiting.startNote}</small>
            </button>
          )}
        </footer>
      </section>
    </main>
  );
}
