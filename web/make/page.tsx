/** Where something is made that is brought to tables, such as a fleet, without a table: what a link holds is shown first. */
import type { Json } from '@portolan/kernel';
import { Link } from 'wouter';
import type { GameId } from '../charts/chart.tsx';
import { useGame } from '../games.ts';
import { NoSuchGame } from '../nowhere.tsx';
import { useBrought } from '../set-the-table/bringing.tsx';
import { defaultsOf } from '../set-the-table/setting.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { useState } from 'react';
import './make.css';

export function MakePage({ game }: { game: GameId }) {
  const loaded = useGame(game);
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const options = loaded ? defaultsOf(loaded.game.options) : {};
  const brings = loaded?.face.setting.brings?.(options, language);
  const { brought, bring } = useBrought(game, brings);
  const [sent] = useState(() => inLink(location.hash));
  const [made, make] = useState<Json | undefined>(sent);
  if (!loaded || !brings || brought === undefined) return <NoSuchGame game={game} />;
  const { Maker } = brings;
  return (
    <main className={`make-page ${game}`}>
      <Maker
        brought={made ?? brought}
        options={options}
        language={language}
        words={loaded.words}
        onChange={(next) => {
          make(next);
          bring(next);
        }}
      />
      <Link className="button act" href={`/set/${game}`}>
        {words.voyage.done}
      </Link>
    </main>
  );
}

/** What somebody has sent in a link. */
function inLink(hash: string): string | undefined {
  try {
    return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
