/** Where the link to another device leads: whoever opens it there goes on under the same name, at the same tables. */
import { ServiceProblem } from '@portolan/service/client.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { change } from '../settings.ts';
import { far } from '../tables/house.ts';
import { useWords } from '../text/words.ts';
import './carry.css';

export function CarryPage() {
  const { carry, join, back } = useWords();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string>();
  const arrive = async () => {
    try {
      await far.arrive(location.hash.slice(1));
      const { name } = await far.me();
      change({ name, known: name });
      go('/');
    } catch (error) {
      const answered = error instanceof ServiceProblem && error.status > 0;
      setTrouble(answered ? carry.gone : join.unreachable);
    }
  };
  return (
    <main className="carrying">
      <section className="paper sheet">
        <h1 className="heading">{carry.title}</h1>
        <p>{carry.note}</p>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
        <footer>
          <button className="button act" type="button" onClick={() => void arrive()}>
            {carry.here}
          </button>
          <Link className="button quiet" href="/">
            {back}
          </Link>
        </footer>
      </section>
    </main>
  );
}
