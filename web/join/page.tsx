/** Where an invitation leads: who invites to what, a name, a seat. No account. */
import { type Listed, ServiceProblem } from '@portolan/service/client.ts';
import { useEffect, useState } from 'react';
import { useBusy } from '../busy.ts';
import { Link, Redirect, useLocation } from 'wouter';
import { Chart, isGame, useCover, type GameId } from '../charts/chart.tsx';
import { useGame } from '../games.ts';
import { Facts } from '../harbour/game-charts.tsx';
import { Bringing, useBrought } from '../set-the-table/bringing.tsx';
import { change, useSettings } from '../settings.ts';
import { far } from '../tables/house.ts';
import { asMe } from '../tables/me.ts';
import { nameOf } from '../tables/names.ts';
import { useWords } from '../text/words.ts';
import './join.css';

export function JoinPage({ code, seat }: { code: string; seat: string | undefined }) {
  const { join, wait } = useWords();
  const [listed, setListed] = useState<Listed>();
  const [why, setWhy] = useState<ServiceProblem>();
  useEffect(() => {
    far.invitation(code).then(setListed, (error: unknown) => {
      if (error instanceof ServiceProblem) setWhy(error);
    });
  }, [code]);
  if (why) return <Nowhere sentence={why.status === 0 ? join.unreachable : join.gone} />;
  if (!listed) return <output className="page-note">{wait}</output>;
  const { sheet, mine } = listed;
  if (mine.length > 0) return <Redirect to={`/table/${sheet.id}`} replace />;
  if (!isGame(sheet.game)) return <Nowhere sentence={join.gone} />;
  return <Invitation code={code} game={sheet.game} listed={listed} wished={Number(seat ?? -1)} />;
}

function Nowhere({ sentence }: { sentence: string }) {
  const words = useWords();
  return (
    <main className="page-note">
      <p role="alert">{sentence}</p>
      <Link className="button" href="/">
        {words.back}
      </Link>
    </main>
  );
}

interface InvitationProps {
  code: string;
  game: GameId;
  listed: Listed;
  /** The seat the link was made for. */
  wished: number;
}

function Invitation({ code, game, listed, wished }: InvitationProps) {
  const words = useWords();
  const { join } = words;
  const { name, pitch } = useCover(game);
  const { sheet } = listed;
  const host = sheet.seats.find(({ kind }) => kind === 'person')?.name;
  const free = sheet.seats.some(({ kind }) => kind === 'free');
  return (
    <main className={`joining ${game}`}>
      <section className="paper sheet">
        <div className="picture">
          <Chart game={game} />
        </div>
        <div>
          <h1 className="heading">{host ? join.title(host) : join.titleOpen}</h1>
          <h2 className="game-name">{name}</h2>
          <Facts game={game} />
          <p>{pitch}</p>
          {free ? (
            <SitDown code={code} game={game} listed={listed} wished={wished} />
          ) : (
            <p role="alert">
              {sheet.status === 'waiting' ? join.full : join.started}{' '}
              {sheet.spectators && (
                <Link className="button" href={`/table/${sheet.id}`}>
                  {join.watch}
                </Link>
              )}
            </p>
          )}
        </div>
      </section>
    </main>
  );
}

/** The seat the link was made for, if it is still free; else the first that is. */
function useSeat({ sheet }: Listed, wished: number) {
  const free = sheet.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []));
  return useState(free.includes(wished) ? wished : (free[0] ?? 0));
}

function SitDown({ code, game, listed, wished }: InvitationProps) {
  const words = useWords();
  const { join } = words;
  const loaded = useGame(game);
  const [, go] = useLocation();
  const { name, language } = useSettings();
  const [seat, choose] = useSeat(listed, wished);
  const [trouble, setTrouble] = useState<string>();
  const [busy, run] = useBusy();
  const { seats } = listed.sheet;
  const places = loaded?.face.setting.places(seats.length, loaded.words, language) ?? [];
  const { options } = listed.sheet;
  const brings = loaded?.face.setting.brings?.(options, language);
  const { brought, bring } = useBrought(game, brings);
  const sit = async () => {
    try {
      const { sheet } = await asMe(name.trim() || words.rail.guest, () =>
        far.accept(code, { seat, ...(brought !== undefined && { brought }) }),
      );
      go(`/table/${sheet.id}`);
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      const { reason } = error.problem;
      const refused = reason && loaded?.words.refuse(reason);
      setTrouble(refused ?? (error.status === 409 ? join.full : join.unreachable));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(sit);
      }}
    >
      <label>
        <span>{join.name}</span>
        <input
          className="field"
          value={name}
          placeholder={words.rail.guest}
          autoComplete="username"
          maxLength={24}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <fieldset>
        <legend>{join.sitAt}</legend>
        {seats.map((one, i) => {
          const place = places[i];
          return (
            place && (
              <label key={place.key} className="seat-choice" style={{ '--seat': place.colour }}>
                <input
                  type="radio"
                  name="seat"
                  disabled={one.kind !== 'free'}
                  checked={seat === i}
                  onChange={() => choose(i)}
                />
                <place.Emblem />
                <span>
                  {place.name}
                  <small>{one.kind === 'free' ? place.role : nameOf(listed.sheet, i, words)}</small>
                </span>
              </label>
            )
          );
        })}
      </fieldset>
      {loaded && brings && brought !== undefined && (
        <Bringing brings={brings} brought={brought} bring={bring} options={options} words={loaded.words} />
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <button className="button act" aria-busy={busy} disabled={busy}>
        {join.sit}
      </button>
    </form>
  );
}
