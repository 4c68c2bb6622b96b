/** Set the table: who sits where, the options of the game, and three ways to begin. */
import { listed } from '@portolan/games';
import type { Setting } from '@portolan/games/board/board.ts';
import type { Words as GameWords } from '@portolan/kernel';
import { ServiceProblem } from '@portolan/service/client.ts';
import { useState } from 'react';
import { useBusy } from '../busy.ts';
import { Link, useLocation } from 'wouter';
import { Chart, useCover, type GameId } from '../charts/chart.tsx';
import { Facts } from '../harbour/game-charts.tsx';
import { useHarbour, type Order, type TableSet } from '../harbour/harbour.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { useGame, type Loaded } from '../games.ts';
import { NoSuchGame } from '../nowhere.tsx';
import { useSettings } from '../settings.ts';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/words.ts';
import { Bringing, useBrought } from './bringing.tsx';
import { Invitations } from './invitations.tsx';
import { OptionFields, YesNo } from './options.tsx';
import { Seats } from './seats.tsx';
import './set-the-table.css';
import { arranged, defaultsOf, firstSeating, seated } from './setting.ts';

export function SetTheTablePage({ game }: { game: GameId }) {
  const loaded = useGame(game);
  return loaded ? <SetTheTable game={game} loaded={loaded} /> : <NoSuchGame game={game} />;
}

function SetTheTable({ game, loaded }: { game: GameId; loaded: Loaded }) {
  const { setting } = loaded.face;
  const words = useWords();
  const harbour = useHarbour();
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name) || words.rail.guest;
  const [wished, setSitters] = useState(() => firstSeating(setting.seats.min));
  const [chosen, setOptions] = useState(() => defaultsOf(loaded.game.options));
  const [begun, setBegun] = useState<TableSet>();
  const [company, setCompany] = useState({ open: false, spectators: false });
  const [trouble, setTrouble] = useState<string>();

  const { sitters, options, shown, alone, fixed } = arranged(setting, wished, chosen);
  const language = useSettings((settings) => settings.language);
  const brings = setting.brings?.(options, language);
  const { brought, bring } = useBrought(game, brings);
  const [busy, run] = useBusy();
  const begin = (way: Order['begin'], more?: Partial<Order>) => run(() => setTable(way, more));
  const setTable = async (way: Order['begin'], more?: Partial<Order>) => {
    setTrouble(undefined);
    try {
      const order = { game, seats: sitters, options, begin: way, name, brought, ...company };
      const table = await harbour.setTable({ ...order, ...more });
      if (way === 'invite' && table.invitations.length > 0) setBegun(table);
      else go(`/table/${table.id}`);
    } catch (error) {
      setTrouble(sentenceFor(error, loaded.words, words));
    }
  };

  return (
    <main className="setting">
      <GameSheet game={game} setting={setting} />
      <form onSubmit={(event) => event.preventDefault()}>
        <Seats
          words={loaded.words}
          setting={setting}
          sitters={sitters}
          change={setSitters}
          name={name}
          alone={alone}
          fixed={fixed}
        />
        <OptionFields
          options={loaded.game.options}
          shown={shown}
          words={loaded.words}
          chosen={options}
          change={setOptions}
        >
          {(alone ? (['spectators'] as const) : (['open', 'spectators'] as const)).map((who) => (
            <YesNo
              key={who}
              label={words.set[who]}
              value={company[who]}
              change={(value) => setCompany({ ...company, [who]: value })}
            />
          ))}
        </OptionFields>
        {setting.goal && (
          <p className="goal sheet paper">{words.set.goal(setting.goal(options, language))}</p>
        )}
        {brings && brought !== undefined && (
          <Bringing brings={brings} brought={brought} bring={bring} options={options} words={loaded.words} />
        )}
        {trouble !== undefined && (
          <p className="sheet paper" role="alert">
            {trouble}
          </p>
        )}
        {begun ? (
          <Invitations table={begun} loaded={loaded} seats={sitters.length} />
        ) : (
          <Begin begin={begin} alone={alone} busy={busy} />
        )}
        <DailyVoyage loaded={loaded} begin={begin} />
      </form>
    </main>
  );
}

/** Why a table was not set: in the game's own words if its rules refused it. */
function sentenceFor(error: unknown, game: GameWords, words: Words): string {
  if (!(error instanceof ServiceProblem)) return words.set.failed;
  const { reason } = error.problem;
  if (reason) return game.refuse(reason);
  return error.status === 0 ? words.set.unreachable : words.set.failed;
}

const FIRST_ICONS: readonly IconName[] = ['anchor', 'spyglass', 'pirate-hat'];

function GameSheet({ game, setting }: { game: GameId; setting: Setting }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { name, pitch } = useCover(game);
  return (
    <section className={`chart paper ${game}`}>
      <div className="picture">
        <Chart game={game} />
      </div>
      <div className="legend">
        <h1>{name}</h1>
        <Facts game={game} />
        <p className="line">{pitch}</p>
        <ul className="first-words">
          {setting.firstWords(language).map((sentence, i) => (
            <li key={sentence}>
              <Icon name={FIRST_ICONS[i] ?? 'anchor'} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        <div className="links">
          {listed(game)?.lessons && (
            <Link className="link" href={`/voyage/${game}`}>
              {words.voyage.begin}
            </Link>
          )}
          <Link className="link" href={`/rules/${game}`}>
            {words.set.readRules}
          </Link>
          <Link className="link back" href="/">
            {words.back}
          </Link>
        </div>
      </div>
    </section>
  );
}

type Beginning = (way: Order['begin'], more?: Partial<Order>) => void;

/** A table of the day, where the game has one: everybody sails the same sea. */
function DailyVoyage({ loaded, begin }: { loaded: Loaded; begin: Beginning }) {
  const words = useWords().set;
  const language = useSettings((settings) => settings.language);
  const { setting } = loaded.face;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const day = setting.daily?.(today, loaded.words, language);
  if (!day) return null;
  const { seed, options, seats, mine, title, text } = day;
  const sitters = seated(firstSeating(seats), mine, { kind: 'me' });
  return (
    <section className="sheet paper daily" aria-labelledby="daily">
      <div>
        <h2 id="daily">{title}</h2>
        <p>{text}</p>
      </div>
      <button
        className="button"
        type="button"
        onClick={() => begin('now', { seed, options, seats: sitters })}
      >
        {words.daily}
      </button>
    </section>
  );
}

function Begin({ begin, alone, busy }: { begin: Beginning; alone: boolean; busy: boolean }) {
  const words = useWords().set;
  return (
    <div className="begin" aria-busy={busy}>
      <button className="button act" type="button" disabled={busy} onClick={() => begin('now')}>
        <span className="name">{words.now}</span>
        <small>{words.nowNote}</small>
      </button>
      {!alone && (
        <>
          <button className="button" type="button" disabled={busy} onClick={() => begin('invite')}>
            <span className="name">
              <Icon name="linked-rings" />
              {words.invite}
            </span>
            <small>{words.inviteNote}</small>
          </button>
          <button className="button" type="button" disabled={busy} onClick={() => begin('pass')}>
            <span className="name">
              <Icon name="tabletop-players" />
              {words.pass}
            </span>
            <small>{words.passNote}</small>
          </button>
        </>
      )}
    </div>
  );
}
