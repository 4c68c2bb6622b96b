/** The first page: the tables that wait for me, the five games as five charts, tables to join, games to replay. */
import { useEffect } from 'react';
import { useHarbour } from './harbour.ts';
import { GameCharts } from './game-charts.tsx';
import './harbour.css';
import { Ledgers } from './ledgers.tsx';
import { MyTables } from './my-tables.tsx';
import { Link } from 'wouter';
import { useWords } from '../text/words.ts';

export function HarbourPage() {
  const words = useWords().harbour;
  const harbour = useHarbour();
  const { watch } = harbour;
  useEffect(() => watch(), [watch]);
  return (
    <main className="harbour">
      <h1 className="unseen">{words.title}</h1>
      {!harbour.reached && <output className="notice paper">{words.noService}</output>}
      {harbour.mine.length === 0 && <FirstVoyage />}
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
function FirstVoyage() {
  const words = useWords().voyage;
  return (
    <section className="notice paper first-voyage">
      <p>
        <strong>{words.invite}</strong> {words.beginNote}
      </p>
      <Link className="button" href="/voyage/ahoy">
        {words.begin}
      </Link>
    </section>
  );
}
