import { useState } from 'react';
import { Link } from 'wouter';
import type { Loaded } from '../games.ts';
import type { TableSet } from '../harbour/harbour.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';

/** The links to send, one a friend, once the table is set. */
export function Invitations({ table, loaded, seats }: { table: TableSet; loaded: Loaded; seats: number }) {
  const { setting } = loaded.face;
  const words = useWords().set;
  const language = useSettings((settings) => settings.language);
  const places = setting.places(seats, loaded.words, language);
  const inSight = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' });
  return (
    <section ref={inSight} className="sheet paper invitations" aria-live="polite">
      <h2 className="heading">{words.links}</h2>
      <ul>
        {table.invitations.map(({ seat, link }) => (
          <li key={seat}>
            <span>{places[seat]?.name}</span>
            <output>{link}</output>
            <GiveLink link={link} />
          </li>
        ))}
      </ul>
      <Link className="button act" href={`/table/${table.id}`}>
        {words.goToTable}
      </Link>
    </section>
  );
}

/** Copies a link, or hands it to another app where the device can do that. */
export function GiveLink({ link, name }: { link: string; name?: string }) {
  const words = useWords().set;
  const [copied, setCopied] = useState(false);
  const shares = matchMedia('(pointer: coarse)').matches && 'share' in navigator;
  const give = async () => {
    if (shares) return await navigator.share({ url: link });
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <button className="button" type="button" onClick={() => void give().catch(() => setCopied(false))}>
      {copied ? words.copied : (name ?? (shares ? words.share : words.copy))}
    </button>
  );
}
