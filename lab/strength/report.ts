import { escaped, histogram, rateChart, useChart } from './charts.ts';
import type { Experiment } from './experiment.ts';
import type { Played } from './play.ts';
import { sentence } from './text.ts';
import { leadOf, type Tally, type Use, winningScore } from './tally.ts';

const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#22313a, #e9e0cc); --paper: light-dark(#f8f3e6, #1b2226);
    --bar: light-dark(#7fa6b5, #47717f); --soft: light-dark(#dcd3bd, #3a444a); --grid: light-dark(#d9d0bb, #39434a);
    --mark: light-dark(#b3422e, #f08a6b); }
  body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h1, h2 { font-weight: normal; } h2 { border-top: 1px solid var(--grid); padding-top: 1rem; margin-top: 2.5rem; }
  svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
  text { fill: var(--ink); font-variant-numeric: tabular-nums; } .label { text-anchor: end; } .tick { text-anchor: middle; font-size: 11px; }
  .bar { fill: var(--bar); } .soft { fill: var(--soft); } .grid { stroke: var(--grid); } .fair { stroke: var(--mark); stroke-dasharray: 3 3; }
  .whisker { stroke: var(--ink); stroke-width: 1.5; } .dot { fill: var(--ink); }
`;

const HOW_TO_READ = `A bar is a share of wins. The dot is what was seen; the line through it is where the true rate lies with
  95 % confidence: where two such lines do not meet, the difference is real. The dashed red mark is the fair share, what everyone
  would win if nothing mattered but luck. Games dealt alike are alike: by seat and by side, where every deal is played in several
  seatings, the line is a little too short.`;

const WHO_PLAYS = `Random answers anything that is allowed. The cabin boy takes what looks best at once, and errs. The mate tries out
  what its turn can lead to, the admiral much longer: admiral@200 thinks for 200 milliseconds about each answer. None of them knows
  what its seat may not see.`;

const section = (title: string, words: string, ...charts: readonly string[]): string =>
  `<h2>${escaped(title)}</h2><p>${escaped(words)}</p>${charts.join('')}`;

/** A page about an experiment for somebody who has never seen the code. */
export function report(experiment: Experiment, games: readonly Played[], tally: Tally): string {
  const { game } = experiment;
  const of = (pick: (played: Played) => number): number[] => games.map(pick);
  const decisions = of((played) => played.decisions.reduce((sum, each) => sum + each, 0));
  const minutes = decisions.reduce((sum, each) => sum + each, 0) / games.length / 3;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(game)}: ${tally.games} games</title><style>${STYLE}</style>
<h1>${escaped(game)}: what ${tally.games} games say</h1>
<p>${escaped(sentence(experiment, tally.games))}</p><p>${WHO_PLAYS}</p><p>${HOW_TO_READ}</p>
${section('Who wins', 'Each player, over all the seats it sat in.', rateChart(tally.contenders, 'Win rate by player'))}
${section('Does the seat matter?', 'Seat 1 is dealt in first.', rateChart(tally.seats, 'Win rate by seat'))}
${section('Does the side matter?', 'Each faction, whoever played it; then who played it how well.', rateChart(tally.factions, 'Win rate by faction'), rateChart(tally.contendersByFaction, 'Win rate by player and faction'))}
${section('How long it takes', `Decisions of all players together: at 20 seconds each, ${minutes.toFixed(0)} minutes on average.`, histogram(decisions, 'Games by number of decisions'))}
${
  tally.lengths.some(({ name, most }) => name === 'rounds' && most > 0)
    ? section(
        'Rounds',
        'How many rounds were played.',
        histogram(
          of(({ rounds }) => rounds),
          'Games by number of rounds',
        ),
      )
    : ''
}
${section(
  'Scores',
  'The score of the winner, then its lead over the next.',
  histogram(of(winningScore), 'Games by winning score'),
  histogram(
    of(({ scores }) => leadOf(scores)),
    'Games by lead',
  ),
)}
<h2>What was done</h2>
<p>The pale bar is the share of games in which anybody did it (first number). The dot is how often the one who did it won (second number):
to the right of the red mark it belongs to winners, to the left to losers. That need not be its doing: who is ahead can afford more.
What is told of nobody in particular counts for whoever’s answer led to it.</p>
${groupsOf(tally.uses)
  .map(([name, uses]) => `<h3>${escaped(name)}</h3>${useChart(uses, name)}`)
  .join('')}
</html>`;
}

/** Uses of the same kind together: first everything that was told, then by what it was told of. */
function groupsOf(uses: readonly Use[]): [string, Use[]][] {
  const groups = new Map<string, Use[]>([['told', []]]);
  for (const use of uses) groups.set(use.kind, [...(groups.get(use.kind) ?? []), use]);
  return [...groups];
}
