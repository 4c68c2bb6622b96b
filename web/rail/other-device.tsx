import { useState } from 'react';
import { GiveLink } from '../set-the-table/invitations.tsx';
import { useSettings } from '../settings.ts';
import { far } from '../tables/house.ts';
import { useWords } from '../text/words.ts';

/** A link that carries me to another device. The code stays behind the hash, which no server sees. */
export function OtherDevice() {
  const { settings, join } = useWords();
  const known = useSettings((state) => state.known);
  const [link, setLink] = useState<string>();
  const [failed, fail] = useState(false);
  if (known === '') return null;
  const make = async () => setLink(`${location.origin}/carry#${(await far.carry()).code}`);
  return (
    <div className="line">
      <span>
        {settings.otherDevice}
        <small role={failed ? 'alert' : undefined}>
          {failed ? join.unreachable : settings.otherDeviceNote}
        </small>
      </span>
      {link === undefined ? (
        <button className="button" type="button" onClick={() => void make().catch(() => fail(true))}>
          {settings.makeLink}
        </button>
      ) : (
        <GiveLink link={link} />
      )}
    </div>
  );
}
