/** Sitting at a table (or watching it): the board at the present or as it was, and everything that may be done there. */
import type { Json, Seat, Viewer } from '@portolan/kernel';
import { ServiceProblem, type Sheet } from '@portolan/service/client.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Loaded } from '../games.ts';
import { useSettings } from '../settings.ts';
import { Table } from '../table/table.tsx';
import { isNear } from '../tables/house.ts';
import type { TableLink } from '../tables/link.ts';
import { linesOf, type Moment, momentAt, saidIn, withoutOffers } from '../tables/story.ts';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/words.ts';
import { Bar } from './bar.tsx';
import { End } from './end.tsx';
import { TableMenu } from './menu.tsx';
import { namesOf } from './seats.ts';
import { lastSeen, noteSeen } from './seen.ts';
import { useShowing } from './showing.ts';
import { useLink } from './use-table.ts';

interface SittingProps {
  id: string;
  viewer: Viewer;
  mine: readonly Seat[];
  loaded: Loaded;
  /** Another of my seats is asked, and the board is where this one left it. */
  pass: (seat: Seat) => void;
}

export function Sitting({ id, viewer, mine, loaded, pass }: SittingProps) {
  const words = useWords();
  const me = useSettings((settings) => settings.name);
  const still = useSettings((settings) => settings.motion === 'still');
  const { link, known } = useLink(id, viewer);
  const [seen] = useState(() => lastSeen(id, viewer));
  const [past, visit] = useState<number>();
  const [closed, close] = useState(false);
  const [, go] = useLocation();
  const { story, sheet, whole } = known;
  const last = story.at(-1);
  const early = !whole && seen !== undefined && last !== undefined && seen < last.n;
  const showing = useShowing(story, early ? undefined : seen, still);
  const lines = useMemo(() => saidIn(linesOf(story), loaded.words, last?.scene?.view), [story, loaded, last]);

  const shownN = showing?.moment.n;
  useEffect(() => {
    if (shownN !== undefined && !early) noteSeen(id, viewer, shownN);
  }, [id, viewer, shownN, early]);
  useEffect(() => {
    document.title = `${loaded.words.name} – Portolan`;
    return () => void (document.title = 'Portolan');
  }, [loaded]);
  usePassing(showing?.behind === 0 ? showing.moment : undefined, viewer, mine, pass);

  if (known.gone) return <p className="page-note">{words.play.gone}</p>;
  const moment = past === undefined ? showing?.moment : momentAt(story, past);
  if (!showing || !sheet || !moment?.scene) return <output className="page-note">{words.wait}</output>;
  const { scene } = moment;
  const { view } = scene;
  const now = past === undefined && showing.behind === 0;
  const names = namesOf({ sheet, viewer, mine, view, game: loaded.words, words, me });
  const others = sheet.seats.filter(({ kind }) => kind === 'person').length > mine.length;
  const { outcome } = scene;
  const playing = viewer !== 'spectator' && sheet.status === 'playing';

  return (
    <Table
      game={loaded.words.name}
      board={loaded.face.board}
      words={loaded.words}
      view={view}
      viewer={viewer}
      names={names}
      asked={now && !known.sending ? scene.asked : withoutOffers(scene)}
      log={lines}
      outcome={outcome}
      preview={(asked, answer) => loaded.game.preview?.(view, asked, answer)}
      choose={async (question, answer) => await choose(link, question, answer, loaded, words)}
      undo={now && scene.undo && !known.sending ? () => void link.undo().catch(() => undefined) : undefined}
      told={showing.fresh && past === undefined ? moment : undefined}
      happening={happening(moment, now, past, loaded, words)}
      visit={(n) => visit(n === last?.n ? undefined : n)}
      visited={past}
      talk={
        isNear(id)
          ? undefined
          : { lines: known.chat, say: speaking(link, viewer, others || known.chat.length > 0) }
      }
      controls={
        past === undefined && showing.behind > 0 ? (
          <button className="button" type="button" onClick={() => showing.skip()}>
            {words.play.skip}
          </button>
        ) : undefined
      }
      menu={
        <TableMenu id={id} link={link} sheet={sheet} playing={playing} game={loaded.face.board.palette} />
      }
      bar={
        <Bar
          known={known}
          sheet={sheet}
          viewer={viewer}
          past={past}
          table={id}
          back={() => visit(undefined)}
        />
      }
    >
      {outcome && now && !closed && (
        <End
          table={id}
          loaded={loaded}
          outcome={outcome}
          story={story}
          viewer={mine.length > 1 ? 'spectator' : viewer}
          names={names}
          rematch={
            viewer === 'spectator'
              ? undefined
              : () => void link.rematch().then((next) => go(`/table/${next}`))
          }
          close={() => close(true)}
        />
      )}
      <RematchNotice sheet={sheet} closed={closed} />
    </Table>
  );
}

/** When I am done and another of my seats has to decide, the device is passed on. */
function usePassing(
  moment: Moment | undefined,
  viewer: Viewer,
  mine: readonly Seat[],
  pass: (seat: Seat) => void,
): void {
  const asked = moment?.scene?.asked ?? [];
  const next = asked.some(({ seat }) => seat === viewer)
    ? undefined
    : asked.map(({ seat }) => seat).find((seat) => seat !== 'table' && mine.includes(seat));
  useEffect(() => {
    if (next !== undefined && next !== 'table') pass(next);
  }, [next, pass]);
}

async function choose(
  link: TableLink,
  question: number,
  answer: Json,
  loaded: Loaded,
  words: Words,
): Promise<string | undefined> {
  try {
    await link.answer(question, answer);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceProblem)) return words.play.refusedFor;
    const { reason } = error.problem;
    return reason ? loaded.words.refuse(reason) : words.play.refusedFor;
  }
}

/** What is going on while the board is on its way to the present, or what was said when it was so. */
function happening(
  { events, scene }: Moment,
  now: boolean,
  past: number | undefined,
  loaded: Loaded,
  words: Words,
): string | undefined {
  if (now) return undefined;
  const last = events.at(-1);
  const sentence = last && loaded.words.log(last, scene?.view);
  return sentence ?? (past === undefined ? words.play.missed : words.play.asItWas);
}

const speaking = (link: TableLink, viewer: Viewer, heard: boolean): ((text: string) => void) | undefined =>
  viewer === 'spectator' || !heard ? undefined : (text) => void link.say(text).catch(() => undefined);

/** Somebody asked for a rematch while I look at the board. */
function RematchNotice({ sheet, closed }: { sheet: Sheet; closed: boolean }) {
  const words = useWords();
  const [, go] = useLocation();
  const { rematch } = sheet;
  if (rematch === undefined || !closed) return null;
  return (
    <button className="button act rematch" type="button" onClick={() => go(`/table/${rematch}`)}>
      {words.end.rematch}
    </button>
  );
}
