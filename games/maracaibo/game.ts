import {
  type Aside,
  type Game,
  type Json,
  type Outcome,
  Pick,
  type Random,
  Refusal,
  type Score,
  type Seat,
  type Terms,
} from '@portolan/kernel';
import { ranking } from '../common/lists.ts';
import { LEVELS } from './content/automa.ts';
import { CENSUS } from './content/census.ts';
import { addFreeOptions, doFree, type FreeOption } from './rules/free.ts';
import { imagine, type MaracaiboView, view } from './rules/information.ts';
import { audit } from './rules/invariants.ts';
import { preview } from './rules/preview.ts';
import { play, withDeeds } from './rules/round.ts';
import { deal } from './rules/setup.ts';
import { type Archive, archiveOf, NEW_CAMPAIGN, readArchive, someArchive } from './rules/story.ts';
import { active, bySeat, vpOf } from './rules/table.ts';
import { copyState, type Maracaibo, type Player, SOURCES, total } from './state.ts';

/**
 * Maracaibo: four rounds round the Caribbean for three crowns, with cards, quests, spies and an inland track.
 * RULES.md is the law of this folder; rules/ has a file for each of its chapters.
 */
export const maracaibo: Game<Maracaibo, MaracaiboView> = {
  id: 'maracaibo',
  version: 1,
  seats: { min: 1, max: 4 },
  options: {
    mode: { values: ['easy', 'medium', 'hard', 'story'], default: 'easy' },
    armada: { values: [false, true], default: false },
    jeanne: { values: LEVELS, default: 'medium' },
  },
  census: CENSUS,
  inherits: { admit: admitArchive, sample: sampleArchive },
  setup: (dealt) => deal(dealt, startingFrom(dealt.inherited ?? null)),
  play,
  asides,
  outcome,
  handsOn: (state) => (state.mode === 'story' ? archiveOf(state) : null),
  concede,
  view,
  imagine,
  preview,
  audit,
  copy: copyState,
};

/** A campaign goes on from where its last game left it; a finished one begins anew. [MB-STORY.6] */
function startingFrom(inherited: Json): Archive {
  const archive = readArchive(inherited);
  return archive && !archive.complete ? archive : NEW_CAMPAIGN;
}

function admitArchive(archive: Json, { options }: Terms): Refusal | undefined {
  if (options['mode'] !== 'story') return new Refusal({ say: 'notAStory' });
  return readArchive(archive) ? undefined : new Refusal({ say: 'notAnArchive' });
}

function sampleArchive(random: Random, { options }: Terms): Json {
  return options['mode'] === 'story' ? someArchive(random) : null;
}

/** Free actions at every point of the own Phase B, also where something else is asked. [MB-FREE.7] */
function asides(state: Maracaibo, seat: Seat): readonly Aside<Maracaibo>[] {
  if (state.stage !== 'turn' || state.turn.phase !== 'action' || active(state).seat !== seat) return [];
  const who = active(state);
  const options = (): FreeOption[] => {
    const free: FreeOption[] = [];
    addFreeOptions(who, free);
    return free;
  };
  if (options().length === 0) return [];
  const question = new Pick(seat, { say: 'free' }, options);
  return [
    {
      question,
      act(table, answer) {
        const choice = options().find(({ key }) => key === answer);
        if (choice) doFree(withDeeds(table), who, choice);
      },
    },
  ];
}

const scoreOf = ({ points }: Player): Score => ({
  total: total(points),
  parts: SOURCES.map((say) => ({ say, points: points[say] })),
});

const players = (state: Maracaibo): Player[] => state.players.toSorted((a, b) => a.seat - b.seat);
const scores = (state: Maracaibo): Score[] => players(state).map(scoreOf);

/** Most points; who ties shares the win. Alone, as many as Jeanne are enough. [MB-FIN.12] [MB-SOLO.51] */
function outcome(state: Maracaibo): Outcome | undefined {
  if (state.stage !== 'over') return undefined;
  const all = players(state);
  const points = all.map(vpOf);
  const order = ranking(
    all.map(({ seat }) => seat),
    (a, b) => (points[b] ?? 0) - (points[a] ?? 0),
  );
  if (!state.jeanne) return { ranking: order, scores: scores(state), reason: { say: 'mostPoints' } };
  const yours = points[0] ?? 0;
  const hers = total(state.jeanne.points);
  return {
    ranking: order,
    scores: scores(state),
    reason: { say: 'jeanne', won: yours >= hers, yours, hers },
  };
}

/** With two players the other wins; a player alone has lost to Jeanne. */
function concede(state: Maracaibo, seat: Seat): Outcome | undefined {
  if (!bySeat(state, seat) || state.players.length > 2) return undefined;
  const reason = { say: 'conceded', seat };
  const order = state.jeanne ? [[seat]] : [[1 - seat], [seat]];
  return { ranking: order, scores: scores(state), reason };
}
