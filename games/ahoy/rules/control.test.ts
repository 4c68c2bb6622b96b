import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type Position, position } from '../position.ts';
import { endRound, whoIs } from './acting.ts';
import { controllerOf, squadronControl, unionControl } from './control.ts';

type Match = ReturnType<typeof position>;

const FISH = { tile: 'R01', at: [0, 0] } as const;
const SWORD = { tile: 'R04', at: [2, 1], turn: 2 } as const;
/** The second Fish Island, at -2,0. */
const OTHER_FISH = { tile: 'R02', at: [-2, 0] } as const;

/** Control of the region of the Fish Island at 0,0: Squadron and Union. The Flagships are elsewhere unless placed. */
function control(given: Position): [number, number] {
  const { state } = position({
    ...given,
    squadron: { at: [3, 2], ...given.squadron },
    union: { at: [3, 2], ...given.union },
  });
  const region = nth(state.regions, 0);
  return [squadronControl(state, region), unionControl(state, region)];
}

const gloryOf = (match: Match): number[] => match.state.players.map(({ glory }) => glory.regions);

test('at the end of each round control of every region on the map is checked [AH-CTL.1]', () => {
  const map = [FISH, { ...SWORD, wealth: 3 }, { ...OTHER_FISH, wealth: 5, comrades: 1 }];
  const match = endRound({ seats: 3, map, squadron: { at: [0, 0] }, union: { at: [3, 2] } });
  expect(gloryOf(match)).toEqual([1, 0, 3 + 5]);
  expect(match.state.round).toBe(2);
});

test('only the Squadron and the Union control regions: Smugglers control none, and their Flagships count for nobody [AH-CTL.2] [AH-SM.44]', () => {
  const smugglers = { smuggler1: { at: [0, 0] }, smuggler2: { at: [0, 1] } } as const;
  const alone = endRound({ ...smugglers, squadron: { at: [3, 2] } });
  expect(gloryOf(alone)).toEqual([1, 0, 0, 0]);
  const patrol = endRound({ ...smugglers, squadron: { at: [3, 2], patrols: [[1, 0]] } });
  expect(gloryOf(patrol)).toEqual([2, 0, 0, 0]);
});

test('a Patrol gives 1 control on any space of the region [AH-CTL.3]', () => {
  const patrols = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ] as const;
  expect(control({ squadron: { patrols } })).toEqual([4, 0]);
});

test('a Stronghold gives 2 control, the Flagship of the Squadron 2 [AH-CTL.4] [AH-CTL.5]', () => {
  expect(
    control({
      squadron: {
        strongholds: [
          [0, 0],
          [3, 2],
        ],
      },
    }),
  ).toEqual([2, 0]);
  expect(control({ squadron: { at: [1, 1] } })).toEqual([2, 0]);
});

test('a Comrade on the Island gives 1 control, 2 with the Cutter in the region [AH-CTL.6]', () => {
  const map = [
    { ...FISH, comrades: 4 },
    { ...SWORD, comrades: 3 },
  ];
  expect(control({ map })).toEqual([0, 4]);
  expect(control({ map, union: { cutter: [1, 1] } })).toEqual([0, 9]);
  expect(control({ map, union: { cutter: [2, 1] } })).toEqual([0, 4]);
});

test('each ship of the Union gives 1 control [AH-CTL.7]', () => {
  expect(control({ union: { at: [1, 1] } })).toEqual([0, 1]);
  expect(control({ union: { at: [1, 1], cutter: [0, 0] } })).toEqual([0, 2]);
  expect(control({ union: { at: [1, 1], cutter: [0, 0], gunship: [0, 1] } })).toEqual([0, 3]);
});

test('strictly more control controls the region; with equal control nobody does, nor with none [AH-CTL.8] [AH-CTL.10]', () => {
  const controller = (comrades: number, patrols: number): string | undefined => {
    const { state } = position({
      map: [{ ...FISH, comrades }, SWORD],
      squadron: { at: [3, 2], patrols: Array.from({ length: patrols }, () => [1, 0] as const) },
    });
    return controllerOf(state, nth(state.regions, 0));
  };
  expect([controller(2, 1), controller(1, 2)]).toEqual(['union', 'squadron']);
  expect([controller(2, 2), controller(0, 0)]).toEqual([undefined, undefined]);
});

test('who controls a region gains glory equal to its wealth, and on a tie nobody does [AH-CTL.9] [AH-CTL.10]', () => {
  const map = [
    { ...FISH, wealth: 4, comrades: 2 },
    { ...SWORD, wealth: 5 },
  ];
  const match = endRound({ seats: 3, map, squadron: { at: [0, 1] } });
  expect(gloryOf(match)).toEqual([0, 0, 5]);
});

test('2 Patrols and the Flagship against 2 Comrades and the Flagship: 4 to 3, and the Squadron gains 1 glory [EX-2]', () => {
  const given = {
    seats: 3,
    map: [{ ...FISH, wealth: 1, comrades: 2 }, SWORD],
    squadron: {
      at: [1, 0],
      patrols: [
        [0, 1],
        [1, 1],
      ],
    },
    union: { at: [0, 0] },
  } as const;
  expect(control(given)).toEqual([4, 3]);
  expect(gloryOf(endRound(given))).toEqual([1, 0, 0]);
});

// --- pledges ---

type Pledged = NonNullable<NonNullable<Position['smuggler1']>['pledged']>;

/** A game that ends this round, with two Fish Islands and a Sword Island; the Union holds what has a Comrade. */
function ended(pledged: Pledged, comrades: readonly [number, number, number] = [1, 1, 0]): Match {
  const map = [FISH, OTHER_FISH, SWORD].map((tile, i) => ({ ...tile, comrades: nth(comrades, i) }));
  return endRound({
    seats: 3,
    map,
    squadron: { at: [3, 2], glory: 40 },
    union: { at: [2, 1] },
    smuggler1: { pledged },
  });
}

const pledgeGlory = (match: Match): number => whoIs(match, 'smuggler1').glory.pledges;

test('at the end of the game the Pledge tokens and the cards under them are revealed to all [AH-SM.25]', () => {
  const match = ended({ squadron: ['M06'], union: ['M01', 'M02'] });
  const tokens = match.view('spectator').players[1]?.pledges;
  expect(tokens).toContainEqual({ cards: 1, faction: 'squadron', under: ['M06'] });
  expect(tokens).toContainEqual({ cards: 2, faction: 'union', under: ['M01', 'M02'] });
});

test('two Fish cards pledged to the Union, which controls both Fish Islands, bring 4 glory [AH-SM.26] [EX-13]', () => {
  expect(pledgeGlory(ended({ union: ['M01', 'M02'] }))).toBe(4);
});

test('a card scores by its own colour, not that of its delivery, and for the faction it was pledged to [AH-SM.26]', () => {
  expect(pledgeGlory(ended({ union: ['M06'] }))).toBe(0); // a Sword card for Fish
  expect(pledgeGlory(ended({ squadron: ['M06'] }))).toBe(1); // the Squadron holds the Sword Island
  expect(pledgeGlory(ended({ squadron: ['M01'] }))).toBe(0); // a Fish card for Sword
});

test('a pledged card scores 0, 1 or 2 [AH-SM.27]', () => {
  const scored = (comrades: readonly [number, number, number]): number =>
    pledgeGlory(ended({ union: ['M01'] }, comrades));
  expect([scored([0, 0, 0]), scored([1, 0, 0]), scored([1, 1, 0])]).toEqual([0, 1, 2]);
});

test('a Stronghold and a Patrol against 2 Comrades and the Flagship: a tie, no glory [EX-27]', () => {
  const match = endRound({
    seats: 3,
    map: [{ ...FISH, comrades: 2 }, SWORD],
    squadron: { at: [3, 2], strongholds: [[0, 0]], patrols: [[0, 1]] },
    union: { at: [1, 1] },
  });
  expect(gloryOf(match)).toEqual([1, 0, 0]);
});
