/** The pages of Portolan and the ways between them. What a page needs beyond the harbour is fetched when it is opened. */
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { isGame, type GameId } from './charts/chart.tsx';
import { HarbourContext, type HarbourStore } from './harbour/harbour.ts';
import { HarbourPage } from './harbour/page.tsx';
import { Rail } from './rail/rail.tsx';
import { showSettings, useSettings } from './settings.ts';
import { useWords } from './text/words.ts';

const AboutPage = lazy(async () => ({ default: (await import('./about/page.tsx')).AboutPage }));
const RulebookPage = lazy(async () => ({ default: (await import('./rulebook/page.tsx')).RulebookPage }));

export function App({ harbour, pages }: { harbour: HarbourStore; pages: GamePages }) {
  const settings = useSettings();
  useEffect(() => showSettings(settings), [settings]);
  const [atTable] = useRoute('/table/:id');
  return (
    <HarbourContext value={harbour}>
      {!atTable && <Rail />}
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <HarbourPage />
          </Route>
          <Route path="/set/:game">
            {({ game }) => (isGame(game) ? pages.setTheTable(game) : <Unknown />)}
          </Route>
          <Route path="/rules/:game">
            {({ game }) => (isGame(game) ? <RulebookPage game={game} /> : <Unknown />)}
          </Route>
          <Route path="/table/:id">{({ id }) => pages.table(id)}</Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route>
            <HarbourPage />
          </Route>
        </Switch>
      </Suspense>
    </HarbourContext>
  );
}

/** The pages that need a game's own chunk: whoever starts the app says how they come. */
export interface GamePages {
  setTheTable(game: GameId): ReactNode;
  table(id: string): ReactNode;
}

function Unknown() {
  return <p className="waiting">{useWords().set.unknown}</p>;
}

function Waiting() {
  return <output className="waiting">{useWords().wait}</output>;
}
