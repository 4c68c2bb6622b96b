import { Link } from 'wouter';
import { Chart, useCover } from '../charts/chart.tsx';
import { useFormats, useWords } from '../text/words.ts';
import type { MyTable } from './harbour.ts';

/** The tables I sit at, those that wait for me first: the only amber things on the page. */
export function MyTables({ tables }: { tables: readonly MyTable[] }) {
  const words = useWords().harbour;
  if (tables.length === 0) return null;
  const waiting = tables.filter(waitsForMe);
  return (
    <section aria-labelledby="my-tables">
      <h2 className="unseen" id="my-tables">
        {words.yourTables}
      </h2>
      <ul className="my-tables">
        {[...waiting, ...tables.filter((table) => !waitsForMe(table))].map((table) => (
          <Ticket key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

const waitsForMe = (table: MyTable) => table.free === 0 && table.waitsFor.length === 0;

function Ticket({ table }: { table: MyTable }) {
  const words = useWords();
  const { names, ago } = useFormats();
  const { harbour } = words;
  const mine = waitsForMe(table);
  const name = useCover(table.game).name;
  return (
    <li className={`ticket paper ${table.game} ${mine ? 'waits-for-me' : ''}`}>
      <div className="thumb">
        <Chart game={table.game} />
      </div>
      <div>
        <h3>{name}</h3>
        <p className="asked">
          {mine ? (
            <strong>{harbour.yourTurn}</strong>
          ) : table.free > 0 ? (
            harbour.waitingSeats(table.free)
          ) : (
            harbour.waitingFor(names(table.waitsFor))
          )}
        </p>
        <p className="where">
          {table.company.length > 0 ? harbour.with(names(table.company)) : harbour.seats(table.seats)}
          {', '}
          <span className="when">{ago(table.moved)}</span>
        </p>
      </div>
      <Link className={`button ${mine ? 'act' : 'quiet'}`} href={`/table/${table.id}`}>
        {mine ? harbour.play : table.free > 0 ? harbour.wait : harbour.watch}
        <span className="unseen"> {name}</span>
      </Link>
    </li>
  );
}
