import { Link, useLocation } from 'wouter';
import { coverOf, isGame } from './charts/chart.tsx';
import { useSettings } from './settings.ts';
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
  const { harbour, set } = useWords();
  const language = useSettings((settings) => settings.language);
  const sentence = isGame(game) ? `${coverOf(game)[language].name}: ${harbour.coming}` : set.unknown;
  return <Nowhere sentence={sentence} />;
}

/** An address that leads to no page of ours. */
export function NoSuchPage() {
  const [path] = useLocation();
  return <Nowhere sentence={useWords().noSuchPage(path)} />;
}
