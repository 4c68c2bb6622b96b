import { expect, test } from 'vitest';
import { type Captain, position, type Position } from '../position.ts';
import type { Building } from '../content/prestige.ts';
import { PLACE_KEYS } from '../content/places.ts';
import { answer, asked, type Game, offered, player, points, stopAt, until, you } from './acting.ts';
import { majorityBonus, multiplier } from './scoring.ts';

/** You come home to 21a without taking its points: the interim scoring begins. */
const interim = (captain: Captain = {}, given: Position = {}): Game => {
  const match = position({ ...given, you: { at: '20', ...captain } });
  answer(match, '21a');
  return until(match, 'scoring');
};
/** You come to 22 without taking its points: the final scoring begins. */
const final = (captain: Captain = {}, given: Position = {}): Game => {
  const match = position({ ...given, round: 4, you: { at: '21b', ...captain } });
  answer(match, '22');
  return until(match, 'scoring');
};
const finished = (match: Game): Game => {
  while (match.open.length > 0) answer(match, '2 points');
  return match;
};

test('four rounds; the first three end in an interim scoring, the last in the final one [MB-GEN.1] [MB-GEN.3]', () => {
  for (const round of [1, 2, 3]) {
    const match = interim({}, { round });
    expect(match.state.stage).toBe('interim');
    until(match, 'sail');
    expect(match.state.round).toBe(round + 1);
  }
  const match = final();
  expect(match.state.stage).toBe('final');
  expect(finished(match).outcome?.reason.say).toBe('mostPoints');
});

test('step 1 from who ended the round, clockwise: buy, invest, or 2 points [MB-INT.1] [MB-INT.2] [MB-INFO.7]', () => {
  const match = interim({ hand: ['A26'], doubloons: 30, spies: 1 }, { seats: 3, buildings: ['abbey'] });
  expect(asked(match)).toBe('0: scoring');
  expect(match.state.turn.mp).toBe(0);
  expect(offered(match)).toEqual(expect.arrayContaining(['2 points', 'buy A26', 'invest abbey']));
  answer(match, '2 points');
  expect([points(match), asked(match)]).toEqual([2, '1: scoring']);
  answer(match, '2 points');
  expect(asked(match)).toBe('2: scoring');
  expect(you(match).points.income).toBe(0);
});

test('a purchase follows all its rules, and its buyer draws [MB-INT.3]', () => {
  const match = interim({ hand: ['A52'], doubloons: 6 });
  answer(match, 'buy A52', 's4');
  expect([you(match).doubloons, you(match).combos, you(match).hand.length]).toEqual([0, ['quill'], 4]);
});

test('income: doubloons and points by position, not the points of the doubloon track [MB-INT.5] [MB-INT.6] [EX-2]', () => {
  const match = interim({ incomeD: 12, incomeVp: 3 });
  until(match, 'sail');
  expect([you(match).doubloons, you(match).points.income]).toEqual([12, 3]);
});

test('a new row and the next building [MB-INT.8] [MB-INT.9]', () => {
  const match = interim({}, { row: ['B1', 'B2', 'B3', 'B4'], buildings: ['abbey'], round: 2 });
  until(match, 'sail');
  expect(match.state.row.every((card) => card !== '' && !['B1', 'B2', 'B3', 'B4'].includes(card))).toBe(true);
  expect(match.state.discard).toEqual(expect.arrayContaining(['B1', 'B2', 'B3', 'B4']));
  expect(match.state.prestige.map(({ open }) => open)).toEqual([true, false, true, false]);
});

test('the mode card brings new quests and tiles for the round to come [MB-INT.10] [MB-STORY.3]', () => {
  const posted = (seats: 2 | 3 | 4, round: number, mode: 'easy' | 'medium' | 'hard'): string => {
    const match = until(interim({}, { seats, round, mode }), 'sail');
    return match.state.quests.flatMap((here, place) => here.map(() => PLACE_KEYS[place])).join();
  };
  expect([1, 2, 3].map((round) => posted(2, round, 'easy'))).toEqual(['16', '18', '19']);
  expect([1, 2, 3].map((round) => posted(4, round, 'easy'))).toEqual(['6,16,19', '8,15,18', '7,16,19']);
  expect([1, 2, 3].map((round) => posted(3, round, 'medium'))).toEqual(['16,18', '8', '15,16']);
  expect([1, 2, 3].map((round) => posted(4, round, 'hard'))).toEqual(['15', '16,19', '15,18']);
  const hard = until(interim({}, { mode: 'hard' }), 'sail');
  expect(hard.state.legacy.map(({ id }) => id)).toContain('L18');
});

test('all ships return to Havana and the player left of the trigger begins [MB-INT.12] [MB-INT.13]', () => {
  const match = interim({}, { seats: 3, others: [{ at: '12' }, { at: '6' }] });
  until(match, 'sail');
  expect(match.state.players.map(({ ship }) => ship)).toEqual([0, 0, 0]);
  expect(asked(match)).toBe('1: sail');
});

test('nothing else is reset [MB-INT.14]', () => {
  const match = interim({
    cp: 5,
    influence: { spain: 4 },
    explorer: '9',
    planning: ['A2'],
    bought: ['A4'],
    abroad: [[6, 'B65']],
  });
  until(match, 'sail');
  const who = you(match);
  expect([
    who.cp,
    who.influence.spain,
    who.explorer,
    who.planning,
    who.bought.length,
    who.abroad.length,
  ]).toEqual([5, 4, 9, ['A2'], 1, 1]);
});

test('final step 1: buy or 2 points, and nobody draws [MB-FIN.1] [MB-FIN.2] [MB-FIN.5]', () => {
  const match = final({ hand: ['A26', 'A7'], planning: ['A9'], doubloons: 3 });
  const cards = you(match).hand.length;
  answer(match, 'buy A26', '2 points');
  expect(you(match).hand).toHaveLength(cards - 1);
  expect(you(match).points.projects).toBe(1);
});

test('final income: points only, with those printed at the doubloon position [MB-FIN.3] [MB-INC.8] [EX-12]', () => {
  const match = finished(final({ incomeD: 22, incomeVp: 9 }));
  expect([you(match).points.income, you(match).doubloons]).toEqual([14, 0]);
});

/** What a building brings you. */
const worth = (building: Building, captain: Captain): number => {
  const match = final(captain, { buildings: [building] });
  match.state.prestige[0]?.investors.push(0);
  return you(finished(match)).points.prestige;
};

test('every building scores for its investor [MB-FIN.4] [MB-PREST.6] [MB-SYM.65] [MB-SYM.66] [MB-SYM.67] [MB-SYM.68] [MB-SYM.69] [MB-SYM.70] [MB-SYM.71] [MB-SYM.72] [EX-11]', () => {
  expect(['10', '11', '18', '25'].map((explorer) => worth('abbey', { explorer }))).toEqual([0, 4, 8, 12]);
  expect(worth('palace', { quests: 3 })).toBe(6);
  const spies = [
    [1, 'B68'],
    [3, 'B70'],
    [4, 'A47'],
    [5, 'B74'],
    [6, 'B65'],
  ] as const;
  expect(worth('basilica', { abroad: spies.slice(0, 2) })).toBe(8);
  expect(worth('basilica', { abroad: spies })).toBe(16);
  expect(worth('citadel', { spies: 2, cp: 3 })).toBe(10);
  expect(worth('church', { combos: ['anchor', 'quill'] })).toBe(6);
  expect(worth('garrison', { tokens: 4 })).toBe(8);
  expect(worth('academy', { upgraded: ['s1', 's2', 's4'] })).toBe(6);
  expect(worth('cathedral', { incomeD: 22 })).toBe(10);
});

test('who did not invest gets nothing, and leftovers are worth nothing [MB-FIN.13]', () => {
  const match = finished(final({ doubloons: 9, cp: 8, spies: 4 }, { buildings: ['citadel'] }));
  expect(points(match)).toBe(2);
});

test('3 points for the most influence with each nation, ties included, 0 never [MB-FIN.6]', () => {
  const match = finished(
    final({ influence: { france: 1 } }, { seats: 3, others: [{ influence: { france: 1, spain: 1 } }, {}] }),
  );
  expect(match.state.players.map(({ points: { influence } }) => influence)).toEqual([3, 6, 0]);
});

const cubes = { france: [1, 3, 15, 16], spain: [18, 19, 2, 4], england: [5, 9] } as const;
const placed = (count: { france: number; spain: number; england: number }): NonNullable<Position['cubes']> =>
  Object.fromEntries(
    (['france', 'spain', 'england'] as const).flatMap((nation) =>
      [...Array(count[nation]).keys()].map((i) => [cubes[nation][i] ?? 10 + i, nation]),
    ),
  );

test('a multiplier is the empty spaces and the majority bonus [MB-FIN.7] [MB-FIN.8] [MB-FIN.9] [EX-4] [EX-45]', () => {
  const { state } = position({
    seats: 3,
    cubes: placed({ france: 4, spain: 4, england: 2 }),
    reserve: { france: 6, spain: 8, england: 10 },
  });
  expect((['france', 'spain', 'england'] as const).map((nation) => multiplier(state, nation))).toEqual([
    6, 5, 2,
  ]);
  const bonus = (france: number, spain: number, england: number): number[] => {
    const table = position({ seats: 3, cubes: placed({ france, spain, england }) }).state;
    return (['france', 'spain', 'england'] as const).map((nation) => majorityBonus(table, nation));
  };
  expect(bonus(4, 2, 2)).toEqual([2, 1, 1]);
  expect(bonus(2, 2, 2)).toEqual([2, 2, 2]);
  expect(bonus(4, 4, 1)).toEqual([2, 2, 0]);
  expect(bonus(3, 2, 1)).toEqual([2, 1, 0]);
});

test('rank times multiplier for each nation [MB-FIN.10] [EX-3]', () => {
  const match = finished(
    final(
      { influence: { france: 4, spain: 7, england: 2 }, incomeD: 19, incomeVp: 9 },
      {
        seats: 3,
        cubes: placed({ france: 4, spain: 4, england: 2 }),
        reserve: { france: 6, spain: 8, england: 10 },
        others: [{ influence: { france: 5, spain: 8, england: 3 } }, {}],
      },
    ),
  );
  expect(you(match).points.influence).toBe(2 * 6 + 3 * 5 + 1 * 2);
  expect(you(match).points.income).toBe(4 + 9);
});

test('most points win, and who ties shares [MB-FIN.12] [MB-FIN.11]', () => {
  const match = finished(final({ vp: 5 }, { seats: 3, others: [{ vp: 9 }, { vp: 9 }] }));
  expect(match.outcome?.ranking).toEqual([[1, 2], [0]]);
});

test('points are counted openly and go beyond 200 [MB-VP.1] [MB-VP.3]', () => {
  const match = position({ you: { vp: 230 } });
  expect(match.view(1).players[0]?.points.scoring).toBe(230);
  expect(points(match)).toBe(230);
});

test('three objectives, in any order, each once, with an easier and a harder condition [MB-CAR.1] [MB-CAR.2] [MB-CAR.3] [MB-CAR.5] [EX-5]', () => {
  const match = stopAt('3', { career: 'CR1', quests: 4, combos: ['anchor', 'quill'], spies: 0 });
  expect(offered(match)).toEqual(expect.arrayContaining(['objective 1', 'objective 3']));
  answer(match, 'objective 3', 'objective 1');
  expect([you(match).doubloons, you(match).spies, points(match)]).toEqual([6, 2, 0]);
  expect(offered(match).some((key) => key.startsWith('objective'))).toBe(false);
  const full = answer(stopAt('3', { career: 'CR1', quests: 6, spies: 0 }), 'objective 1');
  expect([you(full).doubloons, points(full)]).toEqual([4, 4]);
});

test('the harder condition brings points, the third objective 2 doubloons and 2 points [MB-CAR.4] [MB-CAR.6]', () => {
  const match = stopAt('3', {
    career: 'CR1',
    quests: 6,
    explorer: '11',
    combos: ['anchor', 'quill'],
    spies: 0,
  });
  answer(match, 'objective 2', 'objective 3', 'objective 1');
  expect([you(match).doubloons, points(match), you(match).spies]).toEqual([2 + 2 + 4 + 2, 4 + 2, 3]);
});

test('spies on open objectives count for nothing, and none is completed in a scoring or out of turn [MB-CAR.7] [MB-CAR.8]', () => {
  const match = interim({ career: 'CR2', tokens: 3, spies: 0 });
  expect(you(match).spies).toBe(0);
  expect(offered(match)).toEqual(['2 points']);
  expect(match.asides(0)).toEqual([]);
});

test('what each kind of objective looks at [MB-SYM.99] [MB-SYM.100] [MB-SYM.101] [MB-SYM.102] [MB-SYM.103] [MB-SYM.104] [MB-SYM.105] [MB-SYM.106]', () => {
  const met = (career: string, captain: Captain): string =>
    offered(stopAt('3', { career, ...captain }))
      .filter((key) => key.startsWith('objective'))
      .join();
  expect([met('CR2', { tokens: 2 }), met('CR2', { tokens: 3 })]).toEqual(['', 'objective 1']);
  expect([met('CR8', { quests: 1 }), met('CR8', { quests: 2 })]).toEqual(['', 'objective 2']);
  expect([met('CR2', { influence: { spain: 5 } }), met('CR2', { influence: { spain: 6 } })]).toEqual([
    '',
    'objective 2',
  ]);
  expect([
    met('CR3', { influence: { spain: 9 } }),
    met('CR3', { influence: { spain: 3, france: 3 } }),
  ]).toEqual(['', 'objective 2']);
  expect([met('CR2', { upgraded: ['s1', 's2'] }), met('CR2', { upgraded: ['s1', 's2', 's4'] })]).toEqual([
    '',
    'objective 3',
  ]);
  expect([met('CR1', { explorer: '10' }), met('CR1', { explorer: '11' })]).toEqual(['', 'objective 2']);
  expect([met('CR1', { combos: ['quill'] }), met('CR1', { combos: ['quill', 'crown'] })]).toEqual([
    '',
    'objective 3',
  ]);
  expect([
    met('CR3', { abroad: [[6, 'B65']] }),
    met('CR3', {
      abroad: [
        [6, 'B65'],
        [8, 'A42'],
      ],
    }),
  ]).toEqual(['', 'objective 1']);
});

test('a general supply without spies gives none, and nothing goes below 0 [MB-GEN.6] [MB-GEN.7]', () => {
  const match = answer(stopAt('12', { explorer: '11', spies: 0, general: 1 }), 'city', '12');
  expect([you(match).spies, you(match).general, you(match).doubloons]).toEqual([1, 0, 0]);
});

test('the same effect twice counts twice [MB-GEN.9]', () => {
  const match = answer(stopAt('11', { bought: ['A27', 'B34'] }, { token: 'A1' }), 'city', '1');
  expect(you(match).cp).toBe(2);
});

test('a cost is paid in full or not at all [MB-GEN.10]', () => {
  expect(offered(stopAt('15', { hand: ['A1'] }, { quests: { 15: ['Q10'] } }))).not.toContain('quest Q10');
});

test('an area is an upgrade when both discs are gone [MB-GEN.14]', () => {
  const captain: Captain = { career: 'CR2', upgraded: ['s1', 's2'], discs: { s4: 1 } };
  expect(offered(stopAt('3', captain))).not.toContain('objective 3');
});

test('what is removed does not come back [MB-GEN.15]', () => {
  const match = until(interim({}, { markets: { 9: 2 } }), 'sail');
  expect([match.state.discsOut, match.state.markets[9]]).toEqual([2, 0]);
  expect(player(match, 0).discs.reduce((sum, count) => sum + count, 0)).toBe(24);
});

test('story and legacy tiles override the basic rules while they are in play [MB-GEN.5] [MB-STORY.18]', () => {
  const match = position({ legacy: ['L2'] });
  answer(match, '1');
  expect(match.state.turn.mp).toBe(3);
});
