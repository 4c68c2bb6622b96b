import type { Sheet } from '@portolan/service/client.ts';
import { Link, useLocation } from 'wouter';
import { GiveLink } from '../set-the-table/invitations.tsx';
import { isNear } from '../tables/house.ts';
import type { TableLink } from '../tables/link.ts';
import { useWords } from '../text/words.ts';
import { Sure } from './sure.tsx';

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
          <Sure
            name={isNear(id) ? play.leaveNear : play.leave}
            text={isNear(id) ? play.leaveNearText : play.leaveText}
            stay={play.stay}
            act={async () => {
              await link.leave();
              go('/');
            }}
          />
          <Sure name={play.giveUp} text={play.giveUpText} stay={play.stay} act={() => link.resign()} />
        </>
      )}
    </div>
  );
}
