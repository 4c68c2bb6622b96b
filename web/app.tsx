/** The pages of Portolan and the ways between them. What a page needs beyond the harbour is fetched when it is opened. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { isGame } from './charts/chart.tsx';
import { HarbourContext, type HarbourStore } from './harbour/harbour.ts';
import { HarbourPage } from './harbour/page.tsx';
import { NoSuchGame, NoSuchPage } from './nowhere.tsx';
import { Rail } from './rail/rail.tsx';
import { showSettings, useSettings } from './settings.ts';
import { useWords } from './text/words.ts';

const AboutPage = lazy(async () => ({ default: (await import('./about/page.tsx')).AboutPage }));
const SetTheTablePage = lazy(async () => ({
  default: (await import('./set-the-table/page.tsx')).SetTheTablePage,
}));
const PlayPage = lazy(async () => ({ default: (await import('./play/page.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/page.tsx')).ReplayPage }));
const FirstVoyagePage = lazy(async () => ({
  default: (await import('./first-voyage/page.tsx')).FirstVoyagePage,
}));
const MakePage = lazy(async () => ({ default: (await import('./make/page.tsx')).MakePage }));
const JoinPage = lazy(async () => ({ default: (await import('./join/page.tsx')).JoinPage }));
const CarryPage = lazy(async () => ({ default: (await import('./carry/page.tsx')).CarryPage }));
const RulebookPage = lazy(async () => ({ default: (await import('./rulebook/page.tsx')).RulebookPage }));

export function App({ harbour }: { harbour: HarbourStore }) {
  const settings = useSettings();
  useEffect(() => showSettings(settings), [settings]);
  const [atTable] = useRoute(/^[/](?<page>table|replay|voyage)[/]/);
  return (
    <HarbourContext value={harbour}>
      {!atTable && <Rail />}
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <HarbourPage />
          </Route>
          <Route path="/set/:game">
            {({ game }) =>
              isGame(game) ? <SetTheTablePage key={game} game={game} /> : <NoSuchGame game={game} />
            }
          </Route>
          <Route path="/rules/:game">
            {({ game }) => (isGame(game) ? <RulebookPage game={game} /> : <NoSuchGame game={game} />)}
          </Route>
          <Route path="/table/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
          <Route path="/replay/:id/*?">
            {({ id, '*': moment = '' }) => <ReplayPage key={id} id={id} moment={moment} />}
          </Route>
          <Route path="/voyage/:game/:lesson?">
            {({ game, lesson }) =>
              isGame(game) ? (
                <FirstVoyagePage key={`${game} ${lesson}`} game={game} lesson={lesson} />
              ) : (
                <NoSuchGame game={game} />
              )
            }
          </Route>
          <Route path="/make/:game">
            {({ game }) => (isGame(game) ? <MakePage key={game} game={game} /> : <NoSuchGame game={game} />)}
          </Route>
          <Route path="/join/:code/:seat?">
            {({ code, seat }) => <JoinPage key={code} code={code} seat={seat} />}
          </Route>
          <Route path="/carry">
            <CarryPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route>
            <NoSuchPage />
          </Route>
        </Switch>
      </Suspense>
    </HarbourContext>
  );
}

function Waiting() {
  return <output className="page-note">{useWords().wait}</output>;
}
