import type { Viewer } from '@portolan/kernel';
import type { Sheet } from '@portolan/service/client.ts';
import { Link } from 'wouter';
import type { Known } from '../tables/link.ts';
import { useWords } from '../text/words.ts';

interface BarProps {
  known: Known;
  sheet: Sheet;
  viewer: Viewer;
  table: string;
  past: number | undefined;
  back: () => void;
}

/** One line over the board for what is out of the ordinary: the past, a broken line, a table set aside. */
export function Bar({ known, sheet, viewer, table, past, back }: BarProps) {
  const { play } = useWords();
  if (past !== undefined) {
    return (
      <div className="bar past">
        <output>{play.asItWas}</output>
        <Link className="link" href={`/replay/${table}/${past}`}>
          {play.watchFrom}
        </Link>
        <button className="button" type="button" onClick={back}>
          {play.backToNow}
        </button>
      </div>
    );
  }
  const sentence = !known.connected
    ? known.sending
      ? play.sending
      : play.reconnecting
    : sheet.status === 'stopped'
      ? play.stopped
      : sheet.status === 'abandoned'
        ? play.abandoned
        : viewer === 'spectator'
          ? play.watching
          : undefined;
  return sentence === undefined ? null : <output className="bar">{sentence}</output>;
}
