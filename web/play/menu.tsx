import type { Sheet } from '@portolan/service/client.ts';
import { Link, useLocation } from 'wouter';
import { GiveLink } from '../set-the-table/invitations.tsx';
import { isNear } from '../tables/house.ts';
import type { TableLink } from '../tables/link.ts';
import { useWords } from '../text/words.ts';

interface MenuProps {
  id: string;
  link: TableLink;
  sheet: Sheet;
  playing: boolean;
  /** The game whose rules are read. */
  game: string;
}

/** What may be done at a table besides playing: read, invite onlookers, give up, get up. */
export function TableMenu({ id, link, sheet, playing, game }: MenuProps) {
  const { play, back } = useWords();
  const [, go] = useLocation();
  const sure = async (question: string, act: () => Promise<void>, then: string | undefined) => {
    if (!confirm(question)) return;
    await act();
    if (then !== undefined) go(then);
  };
  return (
    <div className="table-menu">
      <Link className="button quiet" href="/">
        {back}
      </Link>
      <Link className="button quiet" href={`/rules/${game}`}>
        {play.rules}
      </Link>
      {sheet.spectators && <GiveLink link={`${location.origin}/table/${id}`} name={play.watchLink} />}
      {playing && (
        <>
          <button
            className="button quiet"
            type="button"
            onClick={() => void sure(play.giveUpSure, () => link.resign(), undefined)}
          >
            {play.giveUp}
          </button>
          <button
            className="button quiet"
            type="button"
            onClick={() => void sure(play.leaveSure, () => link.leave(), '/')}
          >
            {isNear(id) ? play.leaveNear : play.leave}
          </button>
        </>
      )}
    </div>
  );
}
