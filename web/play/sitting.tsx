/** Sitting at a table (or watching it): the board at the present or as it was, and everything that may be done there. */
import type { Scene } from '@portolan/games/board/board.ts';
import type { Event, Seat, Viewer } from '@portolan/kernel';
import { ServiceProblem, type Sheet } from '@portolan/service/client.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Loaded } from '../games.ts';
import { change, useSettings, type Pace } from '../settings.ts';
import type { Following } from '../table/following.tsx';
import { lengthOf } from '../table/motion.ts';
import { Table } from '../table/table.tsx';
import { isNear } from '../tables/house.ts';
import type { TableLink } from '../tables/link.ts';
import { linesOf, type Moment, momentAt, saidIn, type Story, withoutOffers } from '../tables/story.ts';
import type { Words } from '../text/en.ts';
import { useWords } from '../text/words.ts';
import { useAttention, useSounds } from './attention.ts';
import { Bar } from './bar.tsx';
import { End } from './end.tsx';
import { TableMenu } from './menu.tsx';
import { namesOf } from './seats.ts';
import { lastSeen, noteSeen } from './seen.ts';
import { type Showing, useShowing } from './showing.ts';
import { useLink } from './use-table.ts';

interface SittingProps {
  id: string;
  viewer: Viewer;
  mine: readonly Seat[];
  loaded: Loaded;
  /** Another of my seats is asked, and the board is where this one left it. */
  pass: (seat: Seat) => void;
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: Story = [];
const NOBODY: readonly Seat[] = [];
/** So many knots fit on the rope. */
const KNOTS = 12;

export function Sitting({ id, viewer, mine, loaded, pass }: SittingProps) {
  const words = useWords();
  const { name: me, pace, language } = useSettings();
  const { link, known } = useLink(id, viewer);
  const [seen] = useState(() => lastSeen(id, viewer));
  const [past, visit] = useState<number>();
  const [closed, close] = useState(false);
  const [passed, passScene] = useState({ n: -1, scenes: 0 });
  const [, go] = useLocation();
  const { story, sheet, whole, tried } = known;
  const { board } = loaded.face;
  const last = story.at(-1);
  const scenesOf = ({ events, scene }: Moment) =>
    (scene &&
      board.scenes?.({ view: scene.view, viewer, offered: NONE, asked: undefined, events }, language)) ??
    [];
  const [told, note] = useState<{ readonly moment: Moment; readonly scenes: readonly Scene<unknown>[] }>();
  const staged = told?.scenes[passed.n === told.moment.n ? passed.scenes : 0];
  const showing = useShowing({
    story: whole || tried ? story : NOTHING,
    seen,
    mine: viewer === 'spectator' ? NOBODY : [viewer],
    pace,
    length: ({ events, scene }) => (scene ? lengthOf(board.motion?.(events, scene.view) ?? {}) : 0),
    stops: (moment) => scenesOf(moment).length > 0,
    held: staged !== undefined,
  });
  if (showing?.told && showing.told.n !== told?.moment.n)
    note({ moment: showing.told, scenes: scenesOf(showing.told) });
  const shownN = showing?.moment.n;
  const lines = useMemo(
    () => saidIn(linesOf(story.filter(({ n }) => n <= (shownN ?? 0))), loaded.words, last?.scene?.view),
    [story, shownN, loaded, last],
  );

  useEffect(() => {
    if (shownN !== undefined) noteSeen(id, viewer, shownN);
  }, [id, viewer, shownN]);
  const asksMe = showing?.settled === true && showing.moment.scene?.asked.some(({ seat }) => seat === viewer);
  useAttention(loaded.words.name, asksMe === true, known.chat.length);
  useSounds(showing?.told, board);
  usePassing(showing?.settled ? showing.moment : undefined, viewer, mine, pass);

  if (known.gone) return <p className="page-note">{words.play.gone}</p>;
  const moment = past === undefined ? showing?.moment : momentAt(story, past);
  if (!showing || !sheet || !moment?.scene) return <output className="page-note">{words.wait}</output>;
  const { scene } = moment;
  const { view } = scene;
  const now = past === undefined && showing.settled;
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
      busy={known.sending}
      choose={async (question, answer) => await refusalOf(link.answer(question, answer), loaded, words)}
      undo={now && scene.undo && !known.sending ? () => void link.undo().catch(() => undefined) : undefined}
      told={past === undefined ? showing.told : undefined}
      happening={happening(moment, now, past, loaded, words)}
      acting={now ? undefined : moment.by}
      following={past === undefined && !now ? followingOf(showing, viewer, pace, loaded, story) : undefined}
      staged={
        staged && told && past === undefined
          ? {
              scene: staged,
              next: () =>
                passScene({ n: told.moment.n, scenes: passed.n === told.moment.n ? passed.scenes + 1 : 1 }),
            }
          : undefined
      }
      asides={now && !known.sending ? scene.asides : undefined}
      standing={now && !known.sending ? scene.standing : undefined}
      takeAside={async (name, answer) => await refusalOf(link.aside(name, answer), loaded, words)}
      visit={(n) => visit(n === last?.n ? undefined : n)}
      visited={past}
      talk={
        isNear(id)
          ? undefined
          : { lines: known.chat, say: speaking(link, viewer, others || known.chat.length > 0) }
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
          rematch={viewer === 'spectator' ? undefined : async () => go(`/table/${await link.rematch()}`)}
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

/** Why something was not taken, in a sentence; nothing if it was. */
async function refusalOf(act: Promise<void>, loaded: Loaded, words: Words): Promise<string | undefined> {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceProblem)) return words.play.refusedFor;
    const { reason } = error.problem;
    return reason ? loaded.words.refuse(reason) : words.play.refusedFor;
  }
}

/** The acts of others as knots of a rope. */
function followingOf(
  { acts, moment, again, skip }: Showing,
  viewer: Viewer,
  pace: Pace,
  { face }: Loaded,
  story: Story,
): Following {
  const asked = story.at(-1)?.scene?.asked ?? [];
  const who = ({ by, scene }: Moment) => (by === undefined || !scene ? '' : face.board.who(scene.view, by));
  const state = (n: number) => (n < moment.n ? 'done' : n === moment.n ? 'now' : 'ahead');
  const from = Math.max(0, acts.findIndex(({ n }) => n >= moment.n) - KNOTS / 2);
  return {
    knots: acts
      .slice(from, from + KNOTS)
      .map((act) => ({ n: act.n, state: state(act.n), by: act.by, who: who(act) })),
    pace,
    setPace: (chosen) => change({ pace: chosen }),
    again,
    skip,
    mine: asked.some(({ seat }) => seat === viewer),
  };
}

/** What is going on while the board is on its way to the present, or what was said when it was so. */
function happening(
  { events, scene, by }: Moment,
  now: boolean,
  past: number | undefined,
  loaded: Loaded,
  words: Words,
): string | undefined {
  if (now) return undefined;
  const who = by === undefined || !scene ? '' : loaded.face.board.who(scene.view, by);
  const own = events.findLast((event) => loaded.face.board.whose?.(event) === who && !opens(event, loaded));
  const last = own ?? events.at(-1);
  const sentence = last && loaded.words.log(last, scene?.view);
  return sentence ?? (past === undefined ? words.play.missed : words.play.asItWas);
}

/** The heading of a new part of the game is no act of whoever ended the last. */
const opens = (event: Event, { face }: Loaded): boolean => face.board.heading?.(event, 'en') !== undefined;

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
