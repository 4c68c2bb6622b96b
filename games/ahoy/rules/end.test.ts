import { CONCEDE, Match as Kernel } from '@portolan/kernel';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { FLAGSHIP } from '../content/factions.ts';
import { ahoy } from '../game.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, endRound, offered, slotIn, whoIs } from './acting.ts';
import { isLoaded } from './battle.ts';
import { gloryOf } from './table.ts';

type Match = ReturnType<typeof position>;

const FISH = { tile: 'R01', at: [0, 0] } as const;
const SWORD = { tile: 'R04', at: [2, 1], turn: 2 } as const;

/** A round of three ends in which nobody controls anything: both Flagships stand off against Comrades or Patrols. */
const quiet = (given: Position = {}): Match =>
  endRound({
    seats: 3,
    map: [{ ...FISH, comrades: 2 }, SWORD],
    ...given,
    squadron: { at: [0, 0], patrols: [[2, 1]], ...given.squadron },
  });

const said = (match: Match): string[] => match.news.map(({ event }) => event.say);
const winners = (match: Match): readonly (readonly number[])[] => match.outcome?.ranking ?? [];

test('the end of a round scores regions, then comes Upkeep, then the Union draws plans [AH-END.1] [AH-END.13]', () => {
  const match = endRound({ seats: 3 });
  const steps = ['controls', 'rolledDice', 'drewPlans', 'roundBegins', 'turnBegins'];
  const heard = said(match).filter((say) => steps.includes(say));
  expect([...new Set(heard)]).toEqual(steps);
  expect(asked(match)).toBe('smuggler1: turn');
});

test('the game ends at Upkeep if anybody has 30 glory, the region scoring counted, and not with 29 [AH-END.2]', () => {
  const glory = (squadron: number): Match => endRound({ seats: 3, squadron: { glory: squadron } });
  expect(glory(29).outcome).toBeDefined();
  expect(glory(28).outcome).toBeUndefined();
  expect(quiet({ smuggler1: { glory: 30 } }).outcome).toBeDefined();
  expect(quiet({ union: { glory: 30 } }).outcome).toBeDefined();
});

/** Five Fish cards pledged to the Union: worth 5 as it controls the Fish Island. */
const PLEDGED = { pledged: { union: ['M01', 'M02', 'M03', 'M04', 'M05'] } } as const;
const UNION_ON_FISH: Position = { seats: 3, squadron: { at: [3, 2] }, union: { at: [0, 0] } };

test('pledges are scored when the game ends, after the check: they never end it [AH-END.3] [AH-END.4]', () => {
  const on = endRound({ ...UNION_ON_FISH, smuggler1: { ...PLEDGED, glory: 29 } });
  expect(on.outcome).toBeUndefined();
  expect(whoIs(on, 'smuggler1').glory.pledges).toBe(0);
  const over = endRound({ ...UNION_ON_FISH, smuggler1: { ...PLEDGED, glory: 30 } });
  expect(whoIs(over, 'smuggler1').glory.pledges).toBe(5);
});

test('most glory after pledges wins: the Smuggler’s 29 become 33 and beat the Squadron’s 31 [AH-END.5] [EX-39]', () => {
  const match = endRound({
    ...UNION_ON_FISH,
    squadron: { at: [3, 2], glory: 30 },
    smuggler1: { pledged: { union: ['M01', 'M02', 'M03', 'M04'] }, glory: 29 },
  });
  expect(match.state.players.map(gloryOf)).toEqual([31, 33, 1]);
  expect(winners(match)).toEqual([[1], [0], [2]]);
  expect(match.state.winners).toEqual([1]);
});

test('with equal glory the most gold wins [AH-END.6]', () => {
  const match = quiet({ squadron: { glory: 31, gold: 2 }, union: { glory: 31, gold: 3 } });
  expect(winners(match)).toEqual([[2], [0], [1]]);
  expect(match.state.winners).toEqual([2]);
});

test('with equal gold too the victory is shared [AH-END.7]', () => {
  const match = quiet({ squadron: { glory: 31, gold: 2 }, union: { glory: 31, gold: 2 } });
  expect(winners(match)).toEqual([[0, 2], [1]]);
  expect(match.state.winners).toEqual([0, 2]);
});

test('reaching 30 glory does not stop the round [AH-END.8]', () => {
  const match = position({
    seats: 3,
    turn: 'smuggler1',
    placed: 2,
    smuggler1: { at: [3, 2], glory: 29, cargo: ['M01'], dice: [] },
    squadron: { dice: [] },
    union: { dice: [1] },
  });
  answer(match, 'smuggler1', 'deliver M01', '5', 'no', 'union', 'end');
  expect(gloryOf(whoIs(match, 'smuggler1'))).toBe(31);
  expect(asked(match)).toBe('union: turn');
});

test('only with 2 players does the first player enrich a region in Upkeep [AH-END.9]', () => {
  expect(asked(endRound({ seats: 2 }))).toBe('squadron: enrich');
  expect(asked(endRound({ seats: 3 }))).toBe('smuggler1: turn');
  expect(asked(endRound({ seats: 4 }))).toBe('smuggler1: turn');
});

test('everybody takes back all dice, placed and set aside, and rolls them [AH-END.10]', () => {
  const match = endRound({
    seats: 3,
    squadron: { dice: [], on: { sail: 1, order: 3, cannons: 5 } },
    smuggler1: { on: { fullSail: 4, M22: 2 }, crew: ['deckhand'] },
    union: { gunship: [3, 1], on: { gunshipSail: 2, repair: 4 } },
  });
  expect(match.state.players.map(({ dice }) => dice.length)).toEqual([5, 4, 4]);
  expect(match.state.players.flatMap(({ setAside }) => setAside)).toEqual([]);
  expect(match.state.players.every(({ slots }) => slots.every(({ die }) => die === 0))).toBe(true);
  expect(said(match).filter((say) => say === 'rolledDice')).toHaveLength(3);
});

test('the dice are rolled by chance [AH-END.10]', () => {
  const match = position({
    seats: 3,
    squadron: { dice: [] },
    smuggler1: { dice: [] },
    union: { dice: [] },
  });
  match.random.rig('dice', 1, 2, 3, 4, 5, 6, 6, 6, 6, 1, 1, 1, 1);
  answer(match, 'squadron', 'end');
  expect(match.state.players.map(({ dice }) => dice)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 6, 6, 6],
    [1, 1, 1, 1],
  ]);
});

test('with the dice gone from Cannons nobody is loaded any more [AH-END.11]', () => {
  const match = endRound({
    seats: 3,
    squadron: { on: { cannons: 6, cannons2: 5 } },
    union: { on: { cannons: 1 } },
  });
  expect(slotIn(match, 'squadron', 'cannons2').die).toBe(0);
  expect([FLAGSHIP.squadron, FLAGSHIP.union].some((figure) => isLoaded(match.state, figure))).toBe(false);
});

test('the First player card passes clockwise, and the new holder begins [AH-END.12] [AH-END.13]', () => {
  const next = (first: Position['first'] & string): string => asked(endRound({ first }));
  expect(next('squadron')).toBe('smuggler1: turn');
  expect(next('smuggler1')).toBe('union: turn');
  expect(next('union')).toBe('smuggler2: turn');
  expect(next('smuggler2')).toBe('squadron: turn');
});

test('pledges count the control at the end of the final round, as it was scored [AH-END.14]', () => {
  const match = endRound({
    ...UNION_ON_FISH,
    smuggler1: { pledged: { union: ['M01'], squadron: ['M06'] }, glory: 30 },
  });
  expect(match.state.players.map(({ glory }) => glory.regions)).toEqual([1, 30, 1]);
  expect(whoIs(match, 'smuggler1').glory.pledges).toBe(2);
});

test('if the game ends, nothing else of Upkeep happens and no plans are drawn [AH-END.15]', () => {
  const match = endRound({ seats: 2, squadron: { glory: 30, on: { cannons: 6 } }, union: { hand: [] } });
  expect(match.state).toMatchObject({ stage: 'over', round: 1, first: 0, uprising: { hand: [] } });
  expect(slotIn(match, 'squadron', 'cannons').die).toBe(6);
  expect(match.open).toEqual([]);
});

test('glory is not capped by the track [AH-END.16]', () => {
  const match = endRound({ seats: 3, squadron: { glory: 99 } });
  expect(gloryOf(whoIs(match, 'squadron'))).toBe(100);
  expect(match.outcome?.scores[0]?.total).toBe(100);
});

test('there is no limit of rounds [AH-END.17]', () => {
  const match = quiet({ round: 1000 });
  expect(match.outcome).toBeUndefined();
  expect(match.state.round).toBe(1001);
});

// --- two players ---

/** The end of a round for two. */
const duel = (given: Position = {}): Match => endRound({ seats: 2, ...given });

test('with 2 players the first player raises the wealth of a region of choice by 1 [AH-TWO.1]', () => {
  const match = duel({ map: [{ ...FISH, wealth: 3 }, SWORD] });
  expect(offered(match)).toEqual(['R01', 'R04']);
  answer(match, 'squadron', 'R01');
  expect(match.state.regions.map(({ wealth }) => wealth)).toEqual([4, 1]);
});

test('a region at 6 cannot be chosen; if all are at 6 the step is skipped [AH-TWO.2]', () => {
  const one = duel({ map: [{ ...FISH, wealth: 6 }, SWORD] });
  expect(offered(one)).toEqual(['R04']);
  const all = duel({ market: ['M01'], map: [FISH, SWORD].map((tile) => ({ ...tile, wealth: 6 })) });
  expect(asked(all)).toBe('squadron: clearMarket');
});

test('then that player may box the whole row, which is refilled as far as the deck goes [AH-TWO.3] [AH-TWO.4]', () => {
  const market = ['M01', 'M02', 'M03'] as const;
  const match = duel({ market, deck: ['M10', 'M11', 'M12'] });
  answer(match, 'squadron', 'R01');
  expect(offered(match)).toEqual(['yes', 'no']);
  answer(match, 'squadron', 'yes');
  expect(match.state.market).toEqual(['M10', 'M11', 'M12']);
  expect(match.state.box).toEqual([...market]);

  const kept = duel({ market });
  answer(kept, 'squadron', 'R01', 'no');
  expect(kept.state.market).toEqual([...market]);

  const last = duel({ market, deck: ['M10'], deckEnds: true });
  answer(last, 'squadron', 'R01', 'yes');
  expect(last.state.market).toEqual(['M10']);
});

test('the Union as first player does so before the dice are rolled and the card passes to the Squadron [AH-TWO.5] [EX-22]', () => {
  const match = duel({ first: 'union', market: ['M01', 'M02', 'M03'], union: { on: { sail: 1 } } });
  expect(asked(match)).toBe('union: enrich');
  expect(slotIn(match, 'union', 'sail').die).toBe(1);
  answer(match, 'union', 'R04', 'yes');
  expect(match.state.regions[1]?.wealth).toBe(2);
  expect(match.state.market).toHaveLength(3);
  expect(match.state.box).toEqual(['M01', 'M02', 'M03']);
  expect(whoIs(match, 'union').dice).toHaveLength(4);
  expect(asked(match)).toBe('squadron: turn');
});

test('with 3 or 4 players wealth rises only by deliveries [AH-TWO.6]', () => {
  for (const seats of [3, 4] as const) {
    const match = endRound({ seats });
    expect(match.state.round).toBe(2);
    expect(match.state.regions.map(({ wealth }) => wealth)).toEqual([1, 1]);
  }
});

test('with 2 players anybody may concede at any time, and the other wins at once [AH-TWO.7]', () => {
  for (const [loser, faction] of ['squadron', 'union'].entries()) {
    const match = position({ seats: 2, squadron: { glory: 20 } });
    match.aside(loser, CONCEDE, null);
    expect(match.outcome?.ranking).toEqual([[1 - loser], [loser]]);
    expect(match.outcome?.reason).toEqual({ say: 'conceded', seat: loser, faction });
    expect(match.open).toEqual([]);
  }
});

test('even before the factions are chosen [AH-TWO.7]', () => {
  for (const loser of [0, 1]) {
    const match = Kernel.start(ahoy, { seats: 2, seed: 'early', options: { factions: 'choose' } });
    match.answer(0, match.serial, 'union');
    match.aside(loser, CONCEDE, null);
    expect(match.outcome?.ranking).toEqual([[1 - loser], [loser]]);
  }
});

test('with 3 or 4 players nobody can concede [AH-TWO.7]', () => {
  expectRefused(position({ seats: 3 }), [0, null, CONCEDE], 'cannotConcede');
  expectRefused(position({ seats: 4 }), [2, null, CONCEDE], 'cannotConcede');
});

test('with 2 players there are no Smugglers, no cargo, pledges or rewards [AH-TWO.8]', () => {
  const { state } = Kernel.start(ahoy, { seats: 2, seed: 'duel' });
  expect(state.players.map(({ faction }) => faction)).toEqual(['squadron', 'union']);
  expect(state.players.flatMap(({ pledges }) => pledges)).toEqual([]);
  const trader = position({ seats: 2, turn: 'union', market: ['M06', 'M07'], union: { at: [3, 2] } });
  expect(offered(trader).some((key) => key.startsWith('pickUp'))).toBe(false);
});
