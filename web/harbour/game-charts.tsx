import { Link } from 'wouter';
import { Chart, GAMES, type GameId } from '../charts/chart.tsx';
import { Icon } from '../icons/icon.tsx';
import { useWords } from '../text/words.ts';

/** How many play and for how long, as the boxes say. */
const FACTS: Record<GameId, { readonly players: string; readonly minutes: string | number }> = {
  ahoy: { players: '2–4', minutes: '45–75' },
  'dead-reckoning': { players: '1–4', minutes: '120' },
  maracaibo: { players: '1–4', minutes: 35 },
  'merchants-and-marauders': { players: '2–4', minutes: 45 },
  pirates: { players: '2–6', minutes: '45–90' },
};

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
  const { harbour, games } = useWords();
  const { name, pitch } = games[game];
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

export function Facts({ game }: { game: GameId }) {
  const words = useWords().harbour;
  const { players, minutes } = FACTS[game];
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
    </ul>
  );
}
