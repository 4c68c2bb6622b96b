import { Link } from 'wouter';
import { Chart, coverOf, GAMES, useCover, type GameId } from '../charts/chart.tsx';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../text/words.ts';

export function GameCharts({ playable }: { playable: readonly GameId[] }) {
  const words = useWords().harbour;
  return (
    <section aria-labelledby="games">
      <h2 className="unseen" id="games">
        {words.theGames}
      </h2>
      <ul className="charts">
        {GAMES.map((game) => (
          <GameChart key={game} game={game} here={playable.includes(game)} />
        ))}
      </ul>
    </section>
  );
}

function GameChart({ game, here }: { game: GameId; here: boolean }) {
  const { harbour } = useWords();
  const { name, pitch } = useCover(game);
  return (
    <li className={`chart paper ${game} ${name.length > 16 ? 'long-name' : ''} ${here ? '' : 'coming'}`}>
      <div className="picture">
        <Chart game={game} />
      </div>
      <div className="legend">
        <h3>{name}</h3>
        <Facts game={game} />
        <p className="line">{pitch}</p>
        {here ? (
          <span className="button" aria-hidden="true">
            {harbour.setTheTable}
          </span>
        ) : (
          <p className="not-yet">{harbour.coming}</p>
        )}
      </div>
      {here && (
        <Link className="whole" href={`/set/${game}`}>
          <span className="unseen">{harbour.setTheTableFor(name)}</span>
        </Link>
      )}
    </li>
  );
}

/** How many play, for how long, and how much there is to learn. */
export function Facts({ game }: { game: GameId }) {
  const words = useWords().harbour;
  const { players, minutes, weight } = coverOf(game);
  return (
    <ul className="facts">
      <li>
        <Icon name="meeple" />
        <span>
          {players}
          <span className="unseen"> {words.players}</span>
        </span>
      </li>
      <li>
        <Icon name="hourglass" />
        <span>{typeof minutes === 'number' ? words.minutesEach(minutes) : words.minutes(minutes)}</span>
      </li>
      <li className="weight" title={words.weights[weight]}>
        <span className="unseen">{words.weights[weight]}</span>
        {([1, 2, 3] as const).map((step) => (
          <Icon key={step} name="anchor" className={step <= weight ? '' : 'free'} />
        ))}
      </li>
    </ul>
  );
}
