import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, skip, told, who } from '../acting.ts';
import type { CargoId } from '../content/cargo.ts';
import { merchants } from '../game.ts';
import { type Captaincy, position, type Position } from '../position.ts';

/** One human at seat 0; the rivals are played by the rules. */

type Match0 = ReturnType<typeof position>;

/** The rival’s turn after the human has ended theirs, with this order card; dice are rigged before. */
function rival(
  crew: Captaincy,
  order: CargoId,
  prepare: (match: Match0) => void = () => {},
  given: Position = {},
): Match0 {
  const match = position({
    options: { solo: 'level1' },
    ...given,
    cargo: [order, ...(given.cargo ?? [])],
    events: ['ES.3'],
    players: given.players ?? [
      { port: 'campeche', captain: 'ines' },
      { captain: 'hendrik', ...crew },
    ],
  });
  match.state.taken = 0;
  prepare(match);
  answer(match, 0, 'end');
  return match;
}
const TRADE = 'rum.1';
const ERRAND = 'rum.4';
const RAID = 'rum.7';
const they = (match: Match0): ReturnType<typeof who> => who(match, 1);

test('one human against one rival, two at the highest level; rivals start with 0, 1 or 2 points [MM-SOLO.1] [MM-SOLO.12]', () => {
  const start = (solo: string, seats: number): Match0 =>
    Match.start(merchants, { seats, seed: solo, options: { solo } });
  const points = (match: Match0): number[] => match.state.players.map(({ glory }) => glory.headStart);
  expect(points(start('level1', 2))).toEqual([0, 0]);
  expect(points(start('level2', 2))).toEqual([0, 1]);
  expect(points(start('level3', 3))).toEqual([0, 2, 2]);
  expect(() => start('level1', 3)).toThrow('soloSeats');
  expect(asked(start('level1', 2))).toBe('0: firstShip');
});

test('a rival takes a sloop if it scouts at least as well as it persuades, else a flute; it draws no Glory cards [MM-SOLO.2]', () => {
  for (const [captain, ship] of [
    ['guillaume', 'sloop'],
    ['hendrik', 'flute'],
  ] as const) {
    const match = position({
      options: { solo: 'level1' },
      players: [{}, { captain, standing: 'waiting' }],
      cargo: [ERRAND],
    });
    answer(match, 0, 'end');
    expect([they(match).ship, they(match).hand]).toEqual([ship, []]);
  }
});

test('the order card decides: 1 and 2 trade, 3 an errand, 4 and 5 a raid; a crippled rival repairs [MM-SOLO.4] [MM-SOLO.14]', () => {
  const order = (crew: Captaincy, card: CargoId): unknown =>
    rival(crew, card).news.find(({ event }) => event.say === 'order')?.event['order'];
  expect(
    [TRADE, 'rum.2', ERRAND, RAID, 'rum.8'].map((card) => order({ port: 'curacao' }, card as CargoId)),
  ).toEqual(['trade', 'trade', 'errand', 'raid', 'raid']);
  expect(order({ port: 'curacao', sections: { masts: 0 } }, RAID)).toBe('repair');
});

test('trade: where the demand matches most of its cargo, the nearest of equals, it sells all and buys the cheapest [MM-SOLO.5] [MM-SOLO.16] [MM-SOLO.15]', () => {
  const match = rival(
    { port: 'curacao', ship: 'flute', gold: 5, cargo: ['wood.1', 'spice.1'] },
    TRADE,
    () => {},
    {
      demand: { curacao: 'wood', caracas: 'spice' },
      cargo: ['rum.2', 'rum.3', 'rum.4', 'sugar.1', 'sugar.2', 'cocoa.1', 'fruit.1', 'fruit.2'],
    },
  );
  expect(told(match)).toContain('sold');
  expect(they(match).cargo).toHaveLength(4);
  expect(
    they(match)
      .cargo.slice(0, 3)
      .every((card) => card.startsWith('rum')),
  ).toBe(true);
});

test('without a match it goes to the nearest port where it did not buy last time [MM-SOLO.5]', () => {
  const match = rival({ port: 'curacao', boughtLast: 'curacao', cargo: [] }, TRADE);
  expect([they(match).zone, they(match).inPort]).toEqual(['caracas', true]);
});

test('an errand: an Influence roll in the nearest port; two marks are a point, and death wipes them out [MM-SOLO.6] [MM-SOLO.17] [MM-SOLO.15]', () => {
  const success = (match: Match0): void => match.random.rig('influence', S);
  const once = rival({ port: 'curacao' }, ERRAND, success);
  expect(they(once)).toMatchObject({ errands: 1, glory: { errand: 0 } });
  const twice = rival({ port: 'curacao' }, ERRAND, (match) => {
    success(match);
    they(match).errands = 1;
  });
  expect(they(twice)).toMatchObject({ errands: 0, glory: { errand: 1 } });
});

test('a raid: the nearest merchant, its own zone first, under the flag that wants it most; after a miss the next nearest [MM-SOLO.7] [MM-SOLO.18] [MM-SOLO.9]', () => {
  const raid = rival(
    { sea: 'curacao', bounties: { NL: 2 } },
    RAID,
    (match) => {
      match.random.rig('scouting', S);
      match.random.rig('seamanship', S);
    },
    { merchants: { curacao: 'ES' }, cargo: ['spice.1', 'cocoa.1', 'sugar.1'] },
  );
  expect(they(raid).bounties).toMatchObject({ NL: 3, ES: 0 });
  expect(they(raid).gold).toBe(13);
  const missed = rival({ sea: 'curacao' }, RAID, (match) => match.random.rig('scouting', 1, 1, 1, 1));
  expect(they(missed).zone).toBe('caribbeanSea');
});

test('successes discard what would ruin the raid, the cheapest first, and draw while two are left [MM-SOLO.19]', () => {
  const match = rival(
    { captain: 'josiah', sea: 'curacao' },
    RAID,
    (one) => {
      one.random.rig('scouting', S);
      one.random.rig('seamanship', S, S, S, 1);
    },
    { merchants: { curacao: 'NL' }, cargo: ['spice.6', 'cocoa.3', 'sugar.1', 'fruit.1', 'wood.1'] },
  );
  const discarded = match.news
    .filter(({ event }) => event.say === 'raidDiscarded')
    .map(({ event }) => event['card']);
  expect(discarded).toEqual(['cargo:cocoa.3', 'cargo:spice.6']);
  expect(they(match).sections.cannons).toBe(1);
  const armed = rival(
    { sea: 'curacao', weapons: ['grapple'] },
    RAID,
    (one) => {
      one.random.rig('scouting', S);
      one.random.rig('seamanship', 1);
    },
    { merchants: { curacao: 'NL' }, cargo: ['spice.6', 'sugar.1', 'fruit.1'] },
  );
  expect(they(armed)).toMatchObject({ weapons: [], sections: { cannons: 1 } });
});

test('cargo kept is what more ports ask for, then by name [MM-SOLO.20]', () => {
  const match = rival(
    { sea: 'curacao' },
    RAID,
    (one) => {
      one.random.rig('scouting', S);
      one.random.rig('seamanship', 1);
      for (const port of ['nassau', 'tobago', 'caracas'] as const)
        expect(one.state.demand[port]).toBe('wood');
    },
    {
      merchants: { curacao: 'NL' },
      cargo: ['spice.1', 'wood.1', 'fruit.1'],
      demand: { nassau: 'wood', tobago: 'wood', caracas: 'wood' },
    },
  );
  expect(they(match).cargo[0]).toBe('wood.1');
  expect(they(match).cargo).toHaveLength(2);
});

test('repair: nearest port, all cargo sold, hull, cannons, masts, hold as far as gold goes, then crew [MM-SOLO.8] [MM-SOLO.27]', () => {
  const match = rival(
    { port: 'curacao', gold: 4, sections: { hull: 1, cannons: 0, masts: 1, crew: 1 } },
    RAID,
    (one) => one.random.rig('leadership', S),
  );
  expect(they(match)).toMatchObject({ gold: 0, sections: { hull: 2, cannons: 1, masts: 1, crew: 2 } });
});

test('in port it first buys a frigate for 40 gold with its ship, and then stashes all above 5 at home [MM-SOLO.3] [MM-SOLO.8] [MM-SOLO.27]', () => {
  const match = rival({ port: 'curacao', gold: 60 }, ERRAND, (one) =>
    one.random.rig('influence', 1, 1, 1, 1),
  );
  expect(they(match)).toMatchObject({ ship: 'frigate', gold: 5, glory: { ship: 1 } });
  expect(they(match).chest).toBe(25);
  expect(they(rival({ port: 'curacao', gold: 34 }, ERRAND)).ship).toBe('sloop');
});

test('rich in a frigate it trades and runs errands at home [MM-SOLO.23]', () => {
  const match = rival({ ship: 'frigate', sea: 'caracas', gold: 15 }, ERRAND);
  expect([they(match).zone, they(match).inPort]).toEqual(['curacao', true]);
});

test('it seeks the human only with more cannons and a whole ship in the same waters, once a turn, before other actions [MM-SOLO.10] [MM-SOLO.21]', () => {
  const seek = (crew: Captaincy): boolean =>
    rival(crew, ERRAND, (one) => one.random.rig('scouting', 1, 1), {
      players: [
        { captain: 'ines', sea: 'curacao' },
        { captain: 'hendrik', sea: 'curacao', ...crew },
      ],
    }).news.some(({ event }) => event.say === 'seeks');
  expect(seek({ ship: 'frigate' })).toBe(true);
  expect(seek({ ship: 'sloop' })).toBe(false);
  expect(seek({ ship: 'frigate', sections: { masts: 0 } })).toBe(false);
});

test('in combat it boards with more crew, flees with a hull of 1, else shoots; skulls go to cargo, then the strongest section [MM-SOLO.11] [MM-SOLO.25] [MM-SOLO.26]', () => {
  const duel = (crew: Captaincy): Match0 => {
    const match = position({
      options: { solo: 'level1' },
      players: [
        { captain: 'josiah', sea: 'curacao', ship: 'frigate' },
        { captain: 'hendrik', sea: 'curacao', ...crew },
      ],
    });
    match.random.rig('scouting', S);
    rig(match, [S, S, 1, 1], [1]);
    match.random.rig('section', S, S, S);
    answer(match, 0, 'scout ship:1');
    rig(match, [1, 1, 1, 1], [1]);
    return answer(match, 0, 'shoot');
  };
  const declared = (match: Match0): unknown =>
    match.news.find(({ event }) => event.say === 'declaredAction' && event['ship'] === 'ship:1')?.event[
      'action'
    ];
  const frigate = duel({ ship: 'frigate' });
  expect(declared(frigate)).toBe('shoot');
  expect(they(frigate).sections).toMatchObject({ cargo: 0, masts: 3 });
  expect(declared(duel({ ship: 'manOWar' }))).toBe('board');
  expect(declared(duel({ ship: 'frigate', sections: { hull: 1 } }))).toBe('flee');
  const bare = duel({ ship: 'frigate', sections: { cargo: 0, crew: 2 } });
  expect(they(bare).sections).toMatchObject({ masts: 1, cannons: 2, crew: 2 });
});

test('alone, the rules play the hunters too; a rival is hunted and searched for like anybody [MM-SOLO.13] [MM-SOLO.26] [MM-SOLO.11]', () => {
  const match = position({
    options: { solo: 'level1' },
    players: [
      { captain: 'ines', sea: 'curacao' },
      { captain: 'hendrik', sea: 'tobago' },
    ],
    npcs: { PS: { zone: 'tobago' } },
    cargo: [ERRAND],
  });
  match.random.rig('search', 1, 1, 1);
  answer(match, 0, 'end');
  expect(told(match)).toContain('searched');
  expect(match.view(0).players[1]).toMatchObject({ gold: null, chest: null });
});

test('victorious by boarding it takes gold, cargo and weapons, drops cards, and the ship if it is the better one [MM-SOLO.22]', () => {
  const match = position({
    options: { solo: 'level1' },
    players: [
      {
        captain: 'ines',
        sea: 'curacao',
        ship: 'frigate',
        gold: 7,
        cargo: ['rum.1'],
        weapons: ['grapple'],
        hand: ['lightsOut.1'],
        rumor: 'sunkenBell',
        sections: { crew: 1 },
      },
      { captain: 'hendrik', sea: 'curacao', gold: 0, sections: { crew: 2 } },
    ],
  });
  match.random.rig('scouting', S);
  rig(match, [1, 1], [1]);
  answer(match, 0, 'scout ship:1');
  skip(match);
  rig(match, [1, 1], [S]);
  rig(match, [1, 1], [S, S, S]);
  answer(match, 0, 'shoot');
  skip(match);
  const news = match.news.map(({ event }) => event);
  expect(news).toContainEqual({ say: 'gained', seat: 1, gold: 5, from: 'reward' });
  expect(news).toContainEqual({ say: 'gained', seat: 1, gold: 7, from: 'plunder' });
  expect(news).toContainEqual({ say: 'stowed', seat: 1, kept: 1, left: [] });
  expect(they(match)).toMatchObject({ ship: 'frigate', weapons: ['grapple'], hand: [], rumor: '' });
  expect(match.state.gloryDiscard).toContain('lightsOut.1');
  expect(match.state.rumorDiscard).toContain('sunkenBell');
});

test('a rival without hope retires where it can [MM-SOLO.24]', () => {
  const match = rival({ port: 'tobago', gold: 1, sections: { hull: 1, masts: 0 } }, RAID);
  expect(they(match).standing).toBe('retired');
  expect(told(match)).toContain('retired');
});

test('human cards work against rivals; no card, mission or modification is ever theirs [MM-SOLO.25] [MM-SOLO.26]', () => {
  const match = rival({ port: 'curacao', gold: 60, cargo: ['wood.1'] }, TRADE, () => {}, {
    demand: { curacao: 'wood' },
    players: [
      { captain: 'ines', port: 'campeche', hand: ['customsMen.1'] },
      { captain: 'hendrik', port: 'curacao', cargo: ['wood.1'] },
    ],
  });
  expect(asked(match)).toBe('0: announce');
  expect(offered(match)).toContain('customsMen.1');
});
