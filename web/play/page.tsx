/** The table page: finds the table, near or far, and whose eyes I see it with. */
import type { Seat, Viewer } from '@portolan/kernel';
import type { Listed } from '@portolan/service/client.ts';
import { useCallback, useState } from 'react';
import { isGame, type GameId } from '../charts/chart.tsx';
import { useGame, type Loaded } from '../games.ts';
import { Nowhere, NoSuchGame } from '../nowhere.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { Curtain } from './curtain.tsx';
import './play.css';
import { Sitting } from './sitting.tsx';
import { useListed } from './use-table.ts';
import { WaitingRoom } from './waiting.tsx';

export function PlayPage({ id }: { id: string }) {
  const { listed, why, look } = useListed(id);
  const words = useWords();
  if (why) return <Nowhere sentence={why.status === 0 ? words.play.unreachable : words.play.gone} />;
  if (!listed) return <output className="page-note">{words.wait}</output>;
  const { game } = listed.sheet;
  return isGame(game) ? (
    <GameTable key={id} game={game} listed={listed} look={look} />
  ) : (
    <NoSuchGame game={game} />
  );
}

function GameTable({ game, listed, look }: { game: GameId; listed: Listed; look: () => void }) {
  const loaded = useGame(game);
  if (!loaded) return <NoSuchGame game={game} />;
  if (listed.sheet.status === 'waiting') return <WaitingRoom listed={listed} loaded={loaded} look={look} />;
  return <Seats listed={listed} loaded={loaded} />;
}

/** One seat of mine at a time; where there are several, a curtain falls between them. */
function Seats({ listed, loaded }: { listed: Listed; loaded: Loaded }) {
  const { sheet, mine, awaited } = listed;
  const [viewer, see] = useState<Viewer>(
    () => awaited.find((seat) => mine.includes(seat)) ?? mine[0] ?? 'spectator',
  );
  const shared = mine.length > 1 && sheet.status === 'playing';
  const [veiled, veil] = useState(shared);
  const pass = useCallback((seat: Seat) => {
    see(seat);
    veil(true);
  }, []);
  const language = useSettings((settings) => settings.language);
  if (veiled && viewer !== 'spectator') {
    const { board, setting } = loaded.face;
    return (
      <div className={board.palette}>
        <Curtain
          place={setting.places(sheet.seats.length, loaded.words, language)[viewer]}
          open={() => veil(false)}
        />
      </div>
    );
  }
  return <Sitting key={viewer} id={sheet.id} viewer={viewer} mine={mine} loaded={loaded} pass={pass} />;
}
