/** A game again from its beginning: play, pause, step, scrub, through any eyes that may see it, with a link to every moment. */
import type { Seat, Viewer } from '@portolan/kernel';
import type { Listed } from '@portolan/service/client.ts';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isGame, type GameId } from '../charts/chart.tsx';
import { useGame, type Loaded } from '../games.ts';
import { Nowhere, NoSuchGame } from '../nowhere.tsx';
import { namesOf } from '../play/seats.ts';
import { useListed } from '../play/use-table.ts';
import { useSettings } from '../settings.ts';
import { lengthOf } from '../table/motion.ts';
import { Table } from '../table/table.tsx';
import { houseOf } from '../tables/house.ts';
import { linesOf, type Moment, type Story, storyOf, saidIn, withoutOffers } from '../tables/story.ts';
import { useWords } from '../text/words.ts';
import './replay.css';
import { Transport } from './transport.tsx';

interface ReplayPageProps {
  id: string;
  /** Where the link leads: an entry of the log, and whose eyes it is seen with. */
  moment: string;
}

export function ReplayPage({ id, moment }: ReplayPageProps) {
  const { listed, why } = useListed(id);
  const words = useWords();
  if (why) return <Nowhere sentence={why.status === 0 ? words.play.unreachable : words.replay.gone} />;
  if (!listed) return <output className="page-note">{words.wait}</output>;
  const { game } = listed.sheet;
  const [at, as] = moment.split('/');
  return isGame(game) ? (
    <GameReplay game={game} listed={listed} at={at} as={as} />
  ) : (
    <NoSuchGame game={game} />
  );
}

function GameReplay({
  game,
  listed,
  at,
  as,
}: {
  game: GameId;
  listed: Listed;
  at: string | undefined;
  as: string | undefined;
}) {
  const loaded = useGame(game);
  const [eyes, see] = useState(() => eyesFrom(as, listed));
  const { wait } = useWords();
  const story = useTold(listed.sheet.id, eyes);
  if (!loaded || !story) return <output className="page-note">{wait}</output>;
  return (
    <Replay listed={listed} loaded={loaded} story={story} eyes={eyes} see={see} from={Number(at ?? 0)} />
  );
}

/** The seats that may be looked through: mine, and all of them once it is over. */
function eyesOf({ sheet, mine }: Listed): Viewer[] {
  return [...(sheet.status === 'finished' ? sheet.seats.map((_, seat) => seat) : mine), 'spectator'];
}

function eyesFrom(asked: string | undefined, listed: Listed): Viewer {
  const wished = asked === undefined ? undefined : asked === 'spectator' ? asked : Number(asked);
  const may = eyesOf(listed);
  return may.find((eyes) => eyes === wished) ?? listed.mine[0] ?? 'spectator';
}

/** The moments of a game that counted, as a viewer saw them. */
function useTold(id: string, eyes: Viewer): Story | undefined {
  const [told, setTold] = useState<{ readonly key: string; readonly story: Story }>();
  const key = `${id} ${eyes}`;
  useEffect(() => {
    houseOf(id)
      .history(id, eyes)
      .then(
        ({ updates }) => setTold({ key, story: storyOf(updates).filter(counts) }),
        () => undefined,
      );
  }, [id, eyes, key]);
  return told?.key === key ? told.story : undefined;
}

const counts = ({ scene, events, undone }: Moment): boolean =>
  scene !== undefined && !undone && events.length > 0;

interface ReplayProps {
  listed: Listed;
  loaded: Loaded;
  story: Story;
  eyes: Viewer;
  see: (eyes: Viewer) => void;
  from: number;
}

/** Milliseconds a moment stays, beyond what its motion takes. */
const LINGER = 700;

function Replay({ listed, loaded, story, eyes, see, from }: ReplayProps) {
  const words = useWords();
  const me = useSettings((settings) => settings.name);
  const [at, goTo] = useState(() =>
    Math.max(
      0,
      story.findLastIndex(({ n }) => n <= from),
    ),
  );
  const [playing, play] = useState(false);
  const [moving, move] = useState(false);
  const { sheet, mine } = listed;
  const moment = story[at];
  const last = story.length - 1;
  const motion = moment?.scene && loaded.face.board.motion?.(moment.events, moment.scene.view);
  const stay = lengthOf(motion ?? {}) + LINGER;
  const step = (to: number, inMotion: boolean) => {
    move(inMotion);
    goTo(Math.min(last, Math.max(0, to)));
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (at < last ? step(at + 1, true) : play(false)), stay);
    return () => clearTimeout(timer);
  });
  const n = moment?.n;
  useEffect(() => {
    if (n !== undefined && !playing) history.replaceState(history.state, '', linkTo(sheet.id, n, eyes));
  }, [sheet.id, n, eyes, playing]);
  const map = story[last]?.scene?.view;
  const lines = useMemo(
    () => saidIn(linesOf(story.slice(0, at + 1)), loaded.words, map),
    [story, at, loaded, map],
  );
  if (!moment?.scene) return null;
  const { view } = moment.scene;
  const last1 = moment.events.at(-1);
  return (
    <Table
      game={loaded.words.name}
      board={loaded.face.board}
      words={loaded.words}
      view={view}
      viewer={eyes}
      names={namesOf({
        sheet,
        viewer: mine.includes(Number(eyes)) ? eyes : 'spectator',
        mine,
        view,
        game: loaded.words,
        words,
        me,
      })}
      asked={withoutOffers(moment.scene)}
      log={lines}
      outcome={moment.scene.outcome}
      choose={() => Promise.resolve(undefined)}
      told={moving ? moment : undefined}
      happening={last1 && loaded.words.log(last1, view)}
      visit={(line) =>
        step(
          story.findIndex((one) => one.n === line),
          false,
        )
      }
      visited={moment.n}
      controls={
        <Link className="button" href="/">
          {words.replay.leave}
        </Link>
      }
      bar={
        <Transport
          at={at}
          last={last}
          playing={playing}
          play={play}
          step={step}
          link={location.origin + linkTo(sheet.id, moment.n, eyes)}
          eyes={eyes}
          all={eyesOf(listed)}
          see={see}
          names={sheet.seats.map((_, seat: Seat) => loaded.words.seat(seat, view))}
        />
      }
    />
  );
}

const linkTo = (table: string, n: number, eyes: Viewer): string => `/replay/${table}/${n}/${eyes}`;
