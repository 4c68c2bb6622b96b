import { Link } from 'wouter';
import { isGame } from './charts/chart.tsx';
import { useWords } from './text/words.ts';

/** A page that leads nowhere: why, and the way back. */
export function Nowhere({ sentence }: { sentence: string }) {
  const words = useWords();
  return (
    <main className="page-note">
      <p role="alert">{sentence}</p>
      <Link className="button" href="/">
        {words.back}
      </Link>
    </main>
  );
}

/** Somebody looks for a game that has no board here: it may be coming. */
export function NoSuchGame({ game }: { game: string }) {
  const { games, harbour, set } = useWords();
  return <Nowhere sentence={isGame(game) ? `${games[game].name}: ${harbour.coming}` : set.unknown} />;
}
