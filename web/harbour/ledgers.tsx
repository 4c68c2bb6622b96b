import { Link, useLocation } from 'wouter';
import { Chart, useCover } from '../charts/chart.tsx';
import { Icon } from '../icons/icon.tsx';
import { useSettings } from '../settings.ts';
import { useFormats, useWords } from '../text/words.ts';
import type { FinishedGame, Harbour, OpenTable } from './harbour.ts';

/** Two ledgers: tables to join, games to replay. */
export function Ledgers({ open, finished, join }: Pick<Harbour, 'open' | 'finished' | 'join'>) {
  const words = useWords().harbour;
  return (
    <div className="ledgers">
      <section className="ledger sheet paper" aria-labelledby="open-tables">
        <h2 className="heading" id="open-tables">
          {words.open}
        </h2>
        {open.length === 0 && <p className="none">{words.openNone}</p>}
        <ul>
          {open.map((table) => (
            <OpenLine key={table.id} table={table} join={join} />
          ))}
        </ul>
      </section>
      <section className="ledger sheet paper" aria-labelledby="finished">
        <h2 className="heading" id="finished">
          {words.finished}
        </h2>
        {finished.length === 0 && <p className="none">{words.finishedNone}</p>}
        <ul>
          {finished.map((game) => (
            <FinishedLine key={game.id} game={game} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function OpenLine({ table, join }: { table: OpenTable; join: Harbour['join'] }) {
  const { harbour, rail } = useWords();
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name) || rail.guest;
  const sit = async () => {
    await join(table.id, name);
    go(`/table/${table.id}`);
  };
  return (
    <li className={table.game}>
      <div className="seal">
        <Chart game={table.game} />
      </div>
      <div>
        <h3>{useCover(table.game).name}</h3>
        <p>
          {harbour.seatsFree(table.free)}, {harbour.setBy(table.host)}
        </p>
      </div>
      <span className="seats">
        <span className="unseen">{harbour.freeOf(table.free, table.seats)}</span>
        {Array.from({ length: table.seats }, (_, i) => (
          <Icon key={i} name="meeple" className={i < table.seats - table.free ? '' : 'free'} />
        ))}
      </span>
      <button className="button quiet" type="button" onClick={() => void sit()}>
        {harbour.join}
      </button>
    </li>
  );
}

function FinishedLine({ game }: { game: FinishedGame }) {
  const { harbour } = useWords();
  const { names, ago } = useFormats();
  const winners = game.scores.slice(0, game.winners);
  const won = winners.some(({ me }) => me)
    ? harbour.youWon
    : harbour.won(names(winners.map(({ name }) => name)));
  return (
    <li className={game.game}>
      <div className="seal">
        <Chart game={game.game} />
      </div>
      <div>
        <h3>
          {useCover(game.game).name}: {won}
        </h3>
        <p>
          {game.scores.map(({ points }) => points).join(' – ')}, {ago(game.endedAt)}
        </p>
      </div>
      <Link className="button quiet" href={`/replay/${game.id}`}>
        {harbour.replay}
      </Link>
    </li>
  );
}
