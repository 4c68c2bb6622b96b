import { AUTOMA } from '../content/automa.ts';
import { CAREERS } from '../content/careers.ts';
import { BUILDINGS } from '../content/prestige.ts';
import { ARMADA, C_CARDS, cardOf, PROJECTS } from '../content/projects.ts';
import { QUESTS, STORY_TILES } from '../content/quests.ts';
import { MODES } from '../content/story.ts';
import { NATIONS } from '../content/symbols.ts';
import { AUTOMA_DISCS, FIRST_INCOME, LAST_INCOME, LAST_INFLUENCE, RESERVE } from '../content/tracks.ts';
import { TOKENS } from '../content/tokens.ts';
import type { Maracaibo, Player } from '../state.ts';
import { vpOf } from './table.ts';

/** What is wrong with a state, if anything: every component is somewhere, once. [MB-GEN.7] */
export function audit(state: Maracaibo): string | undefined {
  return (
    cards(state) ??
    quests(state) ??
    tokens(state) ??
    cubes(state) ??
    discs(state) ??
    others(state) ??
    state.players.map((who) => player(state, who)).find((wrong) => wrong !== undefined)
  );
}

const odd = (what: string, found: readonly string[], wanted: readonly string[]): string | undefined => {
  const all = [...found].sort().join();
  const box = [...wanted].sort().join();
  return all === box ? undefined : `${what} do not add up: ${difference(found, wanted)}`;
};

function difference(found: readonly string[], wanted: readonly string[]): string {
  const missing = wanted.filter((one) => !found.includes(one));
  const extra = found.filter((one, i) => !wanted.includes(one) || found.indexOf(one) !== i);
  return `missing ${missing.join()} extra ${extra.join()}`;
}

function cards(state: Maracaibo): string | undefined {
  const found = [
    ...state.row.filter((card) => card !== ''),
    ...state.draw,
    ...state.discard,
    ...state.unused,
    ...(state.jeanne?.cards ?? []),
    ...state.players.flatMap(({ hand, planning, bought }) => [
      ...hand,
      ...planning,
      ...bought.map(({ card }) => card),
    ]),
  ];
  const c =
    state.mode === 'story' ? state.story.unlocked : MODES[state.mode].allC ? C_CARDS.map(({ id }) => id) : [];
  const box = [...PROJECTS, ...(state.armada ? ARMADA : [])].map(({ id }) => id);
  return odd('project cards', found, [...box, ...c]);
}

function quests(state: Maracaibo): string | undefined {
  const found = [
    ...state.questPile,
    ...state.questsOut,
    ...state.underway,
    ...state.trailQuests.filter((quest) => quest !== ''),
    ...state.quests.flat(),
    ...state.legacy.map(({ quest }) => quest).filter((quest) => quest !== ''),
    ...(state.jeanne?.quests ?? []),
    ...state.story.tiles,
    ...state.players.flatMap(({ quests: own, bought }) => [
      ...own,
      ...bought.map(({ quest }) => quest).filter((quest) => quest !== ''),
    ]),
  ];
  const tiles = state.mode === 'story' ? STORY_TILES : [];
  return odd('quest and story tiles', found, [...QUESTS.map(({ id }) => id), ...tiles]);
}

function tokens(state: Maracaibo): string | undefined {
  const found = [
    ...state.piles.flat(),
    ...state.tokensOut,
    ...state.combats.map(({ token }) => token).filter((token) => token !== ''),
    ...state.players.flatMap((who) => who.tokens),
    ...(state.jeanne?.tokens ?? []),
  ];
  return odd(
    'combat tokens',
    found,
    TOKENS.map(({ id }) => id),
  );
}

function cubes(state: Maracaibo): string | undefined {
  const placed = [...state.cubes, ...state.legacy.flatMap((tile) => tile.cubes)];
  for (const nation of NATIONS) {
    const count = placed.filter((cube) => cube === nation).length;
    if (state.reserve[nation] < 0) return `${nation} has fewer than no cubes`;
    if (count + state.reserve[nation] + state.cubesOut[nation] !== RESERVE)
      return `cubes of ${nation} do not add up`;
  }
  return undefined;
}

function discs(state: Maracaibo): string | undefined {
  const lying =
    state.markets.reduce((sum, count) => sum + count, 0) +
    state.legacy.reduce((sum, tile) => sum + tile.discs, 0);
  const taken =
    state.players.reduce((sum, who) => sum + 24 - who.discs.reduce((all, count) => all + count, 0), 0) +
    (state.jeanne ? AUTOMA_DISCS - state.jeanne.discs : 0);
  return lying + state.discsOut === taken + state.discsFromBox ? undefined : 'discs do not add up';
}

function others(state: Maracaibo): string | undefined {
  const buildings = [...state.prestige.map(({ building }) => building), ...state.unusedBuildings];
  const careers = [...state.careersLeft, ...state.players.flatMap(({ career, offer }) => [career, ...offer])];
  const { jeanne } = state;
  return (
    odd('buildings', buildings, BUILDINGS) ??
    odd(
      'careers',
      careers.filter((career) => career !== ''),
      CAREERS.filter(({ armada }) => state.armada || !armada).map(({ id }) => id),
    ) ??
    (jeanne &&
      odd(
        'automa cards',
        [...jeanne.deck, ...jeanne.played, ...jeanne.left],
        AUTOMA.map(({ id }) => id),
      ))
  );
}

function player(state: Maracaibo, who: Player): string | undefined {
  const onCareer = who.career === '' ? 0 : who.objectives.filter((done) => !done).length;
  const onCards = who.bought.reduce((sum, { spies }) => sum + spies, 0);
  const invested = state.prestige.filter(({ investors }) =>
    investors.includes(state.players.indexOf(who)),
  ).length;
  if (who.spies + who.general + who.abroad.length + onCareer + onCards + invested !== 8)
    return `spies of seat ${who.seat} do not add up`;
  if (who.doubloons < 0) return `seat ${who.seat} owes doubloons`;
  if (who.cp < 0 || who.cp > 8) return `seat ${who.seat} has ${who.cp} combat points`;
  if (NATIONS.some((nation) => who.influence[nation] > LAST_INFLUENCE))
    return `seat ${who.seat} left a track`;
  if (new Set(who.combos).size !== who.combos.length) return `seat ${who.seat} has a combination token twice`;
  if (vpOf(who) < 0) return `seat ${who.seat} has fewer than no points`;
  return income(who);
}

/** [MB-INC.7] */
function income(who: Player): string | undefined {
  if (who.incomeD > LAST_INCOME) return 'doubloon income left its track';
  let earned = FIRST_INCOME;
  for (const { card, spies } of who.bought) {
    for (const { sign, x, combo, track } of cardOf(card).effects) {
      if (sign === 'incomeD') earned += x;
      if (sign === 'incomeIf' && track === 'd' && combo !== '' && who.combos.includes(combo)) earned += x;
      if (sign === 'nowSpiesOnCard') earned += 2 * spies;
    }
  }
  return earned === who.incomeD + who.overflow ? undefined : `income of seat ${who.seat} does not add up`;
}
