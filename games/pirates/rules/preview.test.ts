import type { Json, Preview } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { lesson } from '../lessons.ts';
import { position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, leg, SPARE } from './acting.ts';
import { preview } from './preview.ts';
import { Match } from '@portolan/kernel';
import { pirates } from '../game.ts';

type Table = ReturnType<typeof position>;

const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Table =>
  position({ ...rest, islands: [HOARD, ...(rest.islands ?? [])], ships: [...ships, ...SPARE] });

/** What the asked seat is shown of an answer before it gives it. */
function foreseen(match: Table, given: Json): Preview | undefined {
  const [question] = match.asked(0);
  return question && preview(match.view(0), question, given);
}
const notes = (match: Table, given: Json) => foreseen(match, given)?.notes ?? [];
const offer = (match: Table) => {
  const found = match.asked(0)[0]?.offer;
  if (found?.kind !== 'shape') throw new Error('no shape is asked for');
  return found;
};

const SHIP: ShipPosition = { piece: 'bishops-candle', at: [40_000, 40_000] };
const moving = (ships: readonly ShipPosition[] = [], rest: Partial<Position> = {}, first = SHIP): Table => {
  const match = sea([first, ...ships], rest);
  answer(match, 0, 'move 0');
  return match;
};

describe('what the question for a course says [PI-GEO.34]', () => {
  test('where it begins, how wide it may turn and how long its segments are [PI-GEO.36]', () => {
    expect(offer(moving()).shape).toEqual({
      kind: 'course',
      ship: 'ship:0',
      from: { x: 40_000, y: 40_000, heading: 0 },
      mode: 'turn',
      most: 9_000,
      stern: false,
      segments: ['L', 'L'],
      lengths: { S: 5_400, L: 8_600 },
      rest: 0,
      leaving: -1,
    });
  });

  test('a windcatcher may let its stern lead [PI-GEO.47]', () => {
    const match = moving([], {}, { piece: 'contrary-mary', at: [40_000, 40_000] });
    expect(offer(match).shape).toMatchObject({ most: 18_000, stern: true });
  });

  test('a titan goes any way without turning [PI-GEO.48]', () => {
    const match = moving([], {}, { piece: 'bone-orchard', at: [40_000, 40_000] });
    expect(offer(match).shape).toMatchObject({ mode: 'any', most: 18_000 });
  });

  test('an island in reach, a foe to ram and a foe to fire on are offered by name, each with a course [PI-GEO.71]', () => {
    const foe: ShipPosition = { piece: 'golondrina', seat: 1, at: [52_000, 40_000, 9_000] };
    const match = moving([foe], { islands: [{ at: [40_000, 56_000], coins: [1] }] });
    const named = offer(match).candidates ?? [];
    expect(named.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['stay', 'dock 1', 'ram 1', 'fire ship:1']),
    );
    for (const { answer: course } of named) expect(foreseen(match, course)?.refused).toBeUndefined();
  });
});

describe('what a course would lead to [PI-GEO.70]', () => {
  test('its legs and the pose at its end are drawn', () => {
    const { geometry } = foreseen(moving(), [leg('L', 9_000), leg('L', 0, 1_000)]) ?? {};
    expect(geometry).toMatchObject({
      ship: 'ship:0',
      end: { x: 40_000, y: 49_600, heading: 9_000 },
      legs: [{ end: { y: 48_600 } }, { end: { y: 49_600 } }],
    });
  });

  test('one that breaks a rule is refused by its number', () => {
    expect(foreseen(moving(), [leg('S')])?.refused).toEqual({ say: 'breaks', rule: 'PI-MOVE.1' });
  });

  test('a ship docks, and at home it unloads what it carries [PI-DOCK.11]', () => {
    const home = { at: [60_000, 40_000], home: 0, island: 'parsons-thumb' } as const;
    const laden = { ...SHIP, coins: [2, 3] };
    const match = moving([], { islands: [home] }, laden);
    expect(notes(match, [leg('L'), leg('L')])).toEqual([
      { say: 'docks', island: 'island:1' },
      { say: 'unloads', count: 2 },
    ]);
  });

  test('where its banner flies it may explore at once [PI-EXP.7]', () => {
    const isle = { at: [60_000, 40_000], coins: [1], banners: [0], explored: [0] } as const;
    expect(notes(moving([], { islands: [isle] }), [leg('L'), leg('L')])).toContainEqual({
      say: 'mayExplore',
      island: 'island:1',
    });
  });

  test('it may ram with the odds of a die above the masts left [PI-RAM.2]', () => {
    const foe: ShipPosition = { piece: 'golondrina', seat: 1, at: [52_000, 40_000, 9_000] };
    expect(notes(moving([foe]), [leg('L')])).toContainEqual({ say: 'mayRam', enemy: 'ship:1', percent: 67 });
  });

  test('each cannon’s line is drawn with its chance, and what stands in the way is named [PI-GEO.60]', () => {
    const foe: ShipPosition = { piece: 'golondrina', seat: 1, at: [40_000, 45_500] };
    const geometry = foreseen(moving([foe]), [])?.geometry;
    const fire = (geometry as { fire: { cannon: string; target: string; percent: number }[] }).fire;
    expect(fire).toContainEqual(expect.objectContaining({ cannon: 'mast 1', target: 'ship:1', percent: 33 }));
    const between = { piece: 'kings-quarrel', at: [40_000, 42_800] } as const;
    expect(notes(moving([foe, between]), [])).toContainEqual(
      expect.objectContaining({ say: 'blocked', target: 'ship:1', by: 'ship:2' }),
    );
  });

  test('its tow comes along, or is let go where there is no room for it [PI-TOW.6]', () => {
    const towed: ShipPosition = { piece: 'merry-gannet', masts: 0, at: [33_000, 40_000], tower: 0 };
    const { geometry } = foreseen(moving([towed]), [leg('S')]) ?? {};
    expect(geometry).toMatchObject({ tow: { ship: 'ship:1', letGo: false, end: { y: 40_000 } } });
  });

  test.each([
    ['reef-1', 'struck', 33],
    ['sargasso-1', 'entangled', 50],
    ['fog-1', 'lost', 100],
    ['whirlpool-1', 'carried', 100],
  ] as const)(
    'entering a %s says what it does and how likely that is [PI-TER.3]',
    (tile, effect, percent) => {
      const match = moving([], { tiles: [{ tile, at: [50_000, 40_000] }] });
      expect(notes(match, [leg('L')])).toContainEqual({ say: 'enters', tile: 'tile:0', effect, percent });
    },
  );

  test('once a tile’s value is rolled nothing is left to chance [PI-TER.3]', () => {
    const match = moving([], { tiles: [{ tile: 'reef-1', at: [50_000, 40_000], value: 3 }] });
    expect(notes(match, [leg('L')])).toContainEqual(
      expect.objectContaining({ effect: 'struck', percent: 0 }),
    );
  });
});

describe('other places and headings', () => {
  test('coming about shows how the ship would lie [PI-GEO.45]', () => {
    const match = sea([SHIP]);
    answer(match, 0, 'comeAbout 0');
    expect(foreseen(match, { turn: 18_000 })?.geometry).toMatchObject({ end: { heading: 18_000 } });
    expect(offer(match).candidates?.map(({ key }) => key)).toContain('turn 18000');
  });

  test('out of the weed and out of a whirlpool a ship is shown where it would come to lie [PI-SARG.7]', () => {
    const match = sea([{ ...SHIP, at: [50_000, 40_000], entangledIn: 0 }], {
      tiles: [{ tile: 'sargasso-1', at: [50_000, 40_000] }],
    });
    match.random.rig('break free', 6);
    answer(match, 0, 'breakFree 0');
    expect(asked(match)).toBe('0: freed');
    const [first] = offer(match).candidates ?? [];
    expect(first && foreseen(match, first.answer)?.geometry).toMatchObject({ ship: 'ship:0', end: {} });
  });

  test('smoke is shown where it would spread, and refused too far off [PI-CREW.19]', () => {
    const smoky: ShipPosition = { ...SHIP, crew: ['england-smokepot'] };
    const foe: ShipPosition = { piece: 'golondrina', seat: 1, at: [40_000, 45_500] };
    const match = sea([smoky, foe]);
    answer(match, 0, 'shoot 0', 'smokepot mast 0');
    const pose = { x: 40_000, y: 34_500, heading: 0 };
    expect(foreseen(match, pose)?.geometry).toEqual({ laid: { what: 'tile', id: 'fog', at: pose } });
    expect(foreseen(match, { ...pose, y: 20_000 })?.refused).toMatchObject({ rule: 'PI-CREW.19' });
  });

  test('a fort is shown where it would stand [PI-FORT.6]', () => {
    const island = 'parsons-thumb';
    const match = sea([{ ...SHIP, at: berth([60_000, 40_000], 6_800) }], {
      islands: [
        { at: [20_000, 20_000], home: 0, coins: [3, 3, 3] },
        { at: [60_000, 40_000], island, explored: [0], coins: [1] },
      ],
      players: [{ forts: ['sandbag-redoubt'] }],
    });
    answer(match, 0, 'build sandbag-redoubt 2');
    const at = { x: 60_000, y: 40_000, heading: 0 };
    expect(foreseen(match, { ...at, flags: [0, 1, 2] })?.geometry).toEqual({
      laid: { what: 'fort', id: 'sandbag-redoubt', at },
    });
    expect(foreseen(match, { ...at, x: 70_000, flags: [0, 1, 2] })?.refused).toMatchObject({
      rule: 'PI-FORT.6',
    });
  });

  test('islands and terrain are shown where they would be laid, and berths offered by the side of the island [PI-SET.4] [PI-SET.8]', () => {
    const match = Match.start(pirates, { seats: 2, seed: 'laid', options: { setup: 'full' } });
    const seen: string[] = [];
    while (match.state.stage !== 'turn') {
      const [question] = match.open;
      if (typeof question?.seat !== 'number') break;
      const [own] = match.asked(question.seat);
      const candidates = own?.offer?.kind === 'shape' ? (own.offer.candidates ?? []) : [];
      const [first] = candidates;
      if (own && first) {
        const { refused, geometry } = preview(match.view(question.seat), own, first.answer) ?? {};
        const drawn = Object.keys(geometry ?? {}).includes('laid') ? 'laid' : 'ends';
        seen.push(`${own.about.say} ${refused ? 'refused' : drawn}`);
      }
      match.answer(
        question.seat,
        match.serial,
        first?.answer ?? question.candidates(match.random)[0] ?? null,
      );
    }
    expect(new Set(seen)).toEqual(new Set(['placeIsland laid', 'placeTile laid', 'placeShip ends']));
  });
});

describe('odds', () => {
  test('a shot shows its line and its chance [PI-SHOOT.5]', () => {
    const match = lesson('shooting');
    answer(match, 0, 'shoot 0');
    const shown = foreseen(match, 'mast 0 > ship 1');
    expect(shown?.notes).toEqual([{ say: 'hits', target: 'ship:1', percent: 67 }]);
    expect(shown?.geometry).toMatchObject({ fire: [{ cannon: 'mast 0', target: 'ship:1' }] });
  });

  test('a boarding party knows its chance of winning [PI-BOARD.3]', () => {
    const match = lesson('boarding');
    answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
    answer(match, 1, '0');
    expect(asked(match)).toBe('0: board');
    expect(notes(match, 'yes')).toEqual([{ say: 'mayBoard', enemy: 'ship:1', percent: 83 }]);
  });

  test('who takes coins is told what they come to and how many fit [PI-EXP.4]', () => {
    const match = lesson('exploring');
    answer(match, 0, 'move 0', [leg('L')], 'landfall 0');
    expect(notes(match, ['0', '1'])).toEqual([{ say: 'loads', count: 2, gold: 6, room: 3 }]);
  });
});
