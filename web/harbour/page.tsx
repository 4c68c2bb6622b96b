/** The first page: the tables that wait for me, the games as charts, tables to join, games to replay. */
import { listed } from '@portolan/games';
import { useEffect } from 'react';
import { GAMES, useCover, type GameId } from '../charts/chart.tsx';
import { useHarbour } from './harbour.ts';
import { GameCharts } from './game-charts.tsx';
import './harbour.css';
import { Ledgers } from './ledgers.tsx';
import { MyTables } from './my-tables.tsx';
import { Link } from 'wouter';
import { useWords } from '../text/words.ts';

/** The game a newcomer is taught: the first of the house that has lessons. */
const taught = GAMES.find((id) => 'lessons' in (listed(id) ?? {}));

export function HarbourPage() {
  const words = useWords().harbour;
  const harbour = useHarbour();
  const { watch } = harbour;
  useEffect(() => watch(), [watch]);
  return (
    <main className="harbour">
      <h1 className="unseen">{words.title}</h1>
      {!harbour.reached && <output className="notice paper">{words.noService}</output>}
      {harbour.mine.length === 0 && taught && <FirstVoyage game={taught} />}
      <MyTables tables={harbour.mine} />
      <GameCharts playable={harbour.games} />
      <Ledgers
        open={harbour.open}
        finished={harbour.finished}
        join={(table, name) => harbour.join(table, name)}
      />
      <footer className="foot">
        <Link className="link" href="/about">
          {words.about}
        </Link>
      </footer>
    </main>
  );
}

/** For those who have no table yet: learn a game by doing. */
function FirstVoyage({ game }: { game: GameId }) {
  const words = useWords().voyage;
  const { name } = useCover(game);
  return (
    <section className="notice paper first-voyage">
      <p>
        <strong>{words.invite}</strong> {words.beginNote(name)}
      </p>
      <Link className="button" href={`/voyage/${game}`}>
        {words.begin}
      </Link>
    </section>
  );
}
