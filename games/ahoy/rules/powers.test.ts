import { expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { CUTTER, FLAGSHIP, PATROLS } from '../content/factions.ts';
import type { Position } from '../position.ts';
import { answer, asked, damagedSlots, type Game, offered, slotIn, turnOf, where, whoIs } from './acting.ts';

type Map = NonNullable<Position['map']>;
type Ship = NonNullable<Position['smuggler1']>;

const patrol = (number: number): number => PATROLS[number - 1] ?? -1;

const FISH: Map = [
  { tile: 'R01', at: [0, 0] },
  { tile: 'R02', at: [2, 0] },
  { tile: 'R04', at: [2, 2], turn: 2 },
];

// --- Aeronauts ---

test('Aeronauts: for 1 gold from an Island to the other Island of its colour, as often as it can be paid [AH-CREW.1a] [AH-CREW.1d]', () => {
  const match = turnOf('smuggler1', { at: [0, 0], gold: 2, crew: ['aeronauts'] }, { map: FISH });
  answer(match, 'smuggler1', 'use M16');
  expect([where(match, FLAGSHIP.smuggler1), whoIs(match, 'smuggler1').gold]).toEqual(['2,0', 1]);
  answer(match, 'smuggler1', 'use M16');
  expect([where(match, FLAGSHIP.smuggler1), whoIs(match, 'smuggler1').gold]).toEqual(['0,0', 0]);
  expect(offered(match)).not.toContain('use M16');
});

test('Aeronauts: not unless both Islands are on the map and the Flagship is on one [AH-CREW.1a] [AH-CREW.1b]', () => {
  const crew = ['aeronauts'] as const;
  const elsewhere = turnOf('smuggler1', { at: [0, 1], gold: 2, crew }, { map: FISH });
  expect(offered(elsewhere)).not.toContain('use M16');
  expect(offered(turnOf('smuggler1', { at: [0, 0], gold: 2, crew }))).not.toContain('use M16');
});

test('Aeronauts: not a Tailwind action, but a move with battles at its end [AH-CREW.1c]', () => {
  const match = turnOf(
    'squadron',
    { at: [0, 0], gold: 1, crew: ['aeronauts'], on: { cannons: 1 } },
    { map: FISH, smuggler1: { at: [2, 0] } },
  );
  match.random.rig('attack', 6);
  match.random.rig('defence', 1);
  answer(match, 'squadron', 'use M16', 'none');
  expect(where(match, FLAGSHIP.squadron)).toBe('2,0');
  expect(asked(match)).toBe('squadron: turn');
});

// --- Breeze Whisperer ---

test('Breeze Whisperer: once a turn, for 2 gold, to a Tailwind icon of any value [AH-CREW.6a]', () => {
  const crew = ['breezeWhisperer'] as const;
  expect(offered(turnOf('smuggler1', { at: [0, 0], gold: 1, crew }))).not.toContain('use M25');
  const match = turnOf('smuggler1', { at: [0, 1], gold: 4, crew });
  answer(match, 'smuggler1', 'use M25');
  expect(offered(match)).toEqual(['space:2,1']);
  answer(match, 'smuggler1', 'space:2,1');
  expect([where(match, FLAGSHIP.smuggler1), whoIs(match, 'smuggler1').gold]).toEqual(['2,1', 2]);
  expect(offered(match)).not.toContain('use M25');
});

test('Breeze Whisperer: not a Tailwind action [AH-CREW.6b]', () => {
  const match = turnOf('squadron', { at: [0, 0], gold: 2, crew: ['breezeWhisperer'] });
  answer(match, 'squadron', 'use M25', 'space:0,1');
  expect(asked(match)).toBe('squadron: turn');
});

// --- Persuasive Comrade ---

test('Persuasive Comrade: anybody takes up to 2 Comrades from an Island to another [AH-CREW.7a] [AH-CREW.7b]', () => {
  const persuade = (comrades: number, faction: Faction): Game => {
    const map: Map = [
      { tile: 'R01', at: [0, 0], comrades },
      { tile: 'R04', at: [2, 1], turn: 2 },
      { tile: 'R09', at: [0, 2] },
    ];
    const match = turnOf(faction, { at: [0, 1], crew: ['M12'] }, { map });
    answer(match, faction, 'place 1 M12');
    expect(offered(match)).toEqual(['R01']);
    answer(match, faction, 'R01');
    expect(offered(match)).toEqual(['R04', 'R09']);
    answer(match, faction, 'R09');
    return match;
  };
  expect(offered(persuade(1, 'union'))).toEqual(['0', '1']);
  const match = persuade(5, 'squadron');
  expect(offered(match)).toEqual(['0', '1', '2']);
  answer(match, 'squadron', 2);
  expect(match.state.regions.map((region) => region.comrades)).toEqual([3, 0, 2]);

  const nobody = turnOf('smuggler1', { at: [0, 1], crew: ['M12'] });
  answer(nobody, 'smuggler1', 'place 1 M12');
  expect(asked(nobody)).toBe('smuggler1: turn');
});

// --- Trawler ---

/** R06: Island 0,0, treasure at 1,0, wreck with treasure at 0,1, Tailwind at 1,1. */
const TREASURES: Map = [
  { tile: 'R06', at: [0, 0] },
  { tile: 'R04', at: [2, 1], turn: 2 },
];

test('Trawler: 1 or 2 spaces, taking treasures in passing, each entry once [AH-CREW.8a] [AH-CREW.8b]', () => {
  const trawl = (at: readonly [number, number]): Game =>
    turnOf('smuggler1', { at, crew: ['trawler'] }, { map: TREASURES });
  const passing = trawl([0, 0]);
  answer(passing, 'smuggler1', 'place 1 M02', 'e', 's');
  expect(asked(passing)).toBe('smuggler1: treasure');
  answer(passing, 'smuggler1', 'yes');
  expect([where(passing, FLAGSHIP.smuggler1), whoIs(passing, 'smuggler1').gold]).toEqual(['1,1', 1]);
  expect(asked(passing)).toBe('smuggler1: turn');

  const anchoring = trawl([1, 1]);
  answer(anchoring, 'smuggler1', 'place 1 M02', 'n', 'stop', 'yes');
  expect(asked(anchoring)).toBe('smuggler1: turn');
  expect(whoIs(anchoring, 'smuggler1').gold).toBe(1);

  const starting = trawl([1, 0]);
  answer(starting, 'smuggler1', 'place 1 M02', 's');
  expect(asked(starting)).toBe('smuggler1: sail');
});

test('Trawler: not a Sail action [AH-CREW.8c]', () => {
  const match = turnOf('squadron', { at: [0, 0], crew: ['trawler'] });
  answer(match, 'squadron', 'place 1 M02', 's', 'n');
  expect(asked(match)).toBe('squadron: turn');
});

// --- Shaman ---

test('Shaman: once a turn, suffers 1 damage to inflict 1 on a figure in the region [AH-CREW.9a]', () => {
  const match = turnOf(
    'smuggler1',
    { at: [0, 1], crew: ['shaman'] },
    {
      squadron: {
        at: [0, 0],
        patrols: [
          [1, 0],
          [2, 1],
        ],
      },
    },
  );
  answer(match, 'smuggler1', 'use M15');
  expect(asked(match)).toBe('smuggler1: suffer');
  answer(match, 'smuggler1', 'tailwind');
  expect(offered(match)).toEqual(['squadron', 'patrol-1']);
  answer(match, 'smuggler1', 'squadron');
  expect(asked(match)).toBe('smuggler1: inflict');
  answer(match, 'smuggler1', 'order');
  expect([damagedSlots(match, 'smuggler1'), damagedSlots(match, 'squadron')]).toEqual([
    ['tailwind'],
    ['order'],
  ]);
  expect(offered(match)).not.toContain('use M15');
});

test('Shaman: not without a slot for the damage, nor without anybody to harm [AH-CREW.9b]', () => {
  const crew = ['shaman'] as const;
  const squadron = { at: [0, 0] } as const;
  const full = ['sail', 'tailwind', 'cannons', 'fullSail', 'negotiate'] as const;
  const offers = (ship: Ship, given: Position): readonly string[] =>
    offered(turnOf('smuggler1', { at: [0, 1], crew, dice: [2], ...ship }, given));
  expect(offers({ damaged: full.slice(1) }, { squadron })).toContain('use M15');
  expect(offers({ damaged: full }, { squadron })).not.toContain('use M15');
  expect(offers({}, {})).not.toContain('use M15');
});

// --- Carpenter ---

test('Carpenter: removes all damage, but not from the plans of ships [AH-CREW.10a] [AH-CREW.10b]', () => {
  const match = turnOf(
    'union',
    {
      at: [0, 1],
      crew: ['carpenter', 'deckhand'],
      damaged: ['sail', 'tailwind', 'gather', 'M22', 'cutterSail'],
    },
    { union: { cutter: [3, 2] } },
  );
  answer(match, 'union', 'place 1 M11');
  expect(damagedSlots(match, 'union')).toEqual(['cutterSail']);
  expect(where(match, CUTTER)).toBe('3,2');
});

// --- Deckhand ---

test('Deckhand: 1 to 3 spaces, not a Sail action [AH-CREW.17a] [AH-CREW.17b]', () => {
  const match = turnOf('squadron', { at: [0, 0], crew: ['deckhand'] });
  answer(match, 'squadron', 'place 1 M22');
  expect(offered(match)).not.toContain('stop');
  answer(match, 'squadron', 's', 'n');
  expect(offered(match)).toContain('stop');
  answer(match, 'squadron', 's');
  expect(where(match, FLAGSHIP.squadron)).toBe('0,1');
  expect(asked(match)).toBe('squadron: turn');
});

// --- Naive Noble ---

test('Naive Noble: goes to the box to take a crew or cargo of a Flagship in the region [AH-CREW.18a]', () => {
  const match = turnOf(
    'squadron',
    { at: [0, 0], crew: ['naiveNoble'] },
    {
      smuggler1: { at: [1, 1], crew: ['deckhand'], cargo: ['M01'], on: { M22: 5 } },
      smuggler2: { at: [2, 1], crew: ['fighters'] },
    },
  );
  answer(match, 'squadron', 'use M29');
  expect(offered(match)).toEqual(['M22', 'M01']);
  answer(match, 'squadron', 'M22');
  expect(whoIs(match, 'squadron').crew).toEqual(['M22']);
  expect(slotIn(match, 'squadron', 'M22')).toMatchObject({ die: 0, damaged: false });
  expect(whoIs(match, 'smuggler1').crew).toEqual([]);
  expect(whoIs(match, 'smuggler1').setAside).toEqual([5]);
  expect(whoIs(match, 'smuggler1').slots.map(({ id }) => id)).not.toContain('M22');
  expect(match.state.box).toContain('M29');
});

test('Naive Noble: takes nothing from Flagships elsewhere, even if their other figures are near [AH-CREW.18a]', () => {
  const match = turnOf(
    'smuggler1',
    { at: [0, 0], crew: ['naiveNoble'] },
    { squadron: { at: [3, 2], crew: ['fighters'], patrols: [[0, 0]] }, union: { at: [0, 1] } },
  );
  expect(offered(match)).not.toContain('use M29');
});

test('Naive Noble: a Smuggler makes either of them its crew or its cargo [AH-CREW.18b]', () => {
  const lure = (card: string, as: string): Game => {
    const match = turnOf(
      'smuggler1',
      { at: [0, 0], crew: ['naiveNoble'], cargo: ['M02', 'M03'] },
      { smuggler2: { at: [0, 0], crew: ['deckhand'], cargo: ['M01'] } },
    );
    answer(match, 'smuggler1', 'use M29', card, as);
    return match;
  };
  const hired = lure('M01', 'crew');
  expect(whoIs(hired, 'smuggler1')).toMatchObject({ crew: ['M01'], cargo: ['M02', 'M03'] });
  expect(whoIs(hired, 'smuggler2')).toMatchObject({ crew: ['M22'], cargo: [] });
  expect(whoIs(lure('M22', 'crew'), 'smuggler1').crew).toEqual(['M22']);
  const match = lure('M22', 'cargo');
  expect(offered(match)).toEqual(['M02', 'M03', 'M22']);
  answer(match, 'smuggler1', 'M02');
  expect(whoIs(match, 'smuggler1')).toMatchObject({ crew: [], cargo: ['M03', 'M22'] });
  expect(whoIs(match, 'smuggler2')).toMatchObject({ crew: [], cargo: ['M01'] });
});

// --- Persuasive Officer ---

test('Persuasive Officer: anybody moves up to 2 Patrols 1 or 2 spaces each, without battles [AH-CREW.19a] [AH-CREW.19b] [AH-CREW.19c]', () => {
  const match = turnOf(
    'union',
    { at: [0, 0], crew: ['M08'] },
    {
      squadron: {
        at: [3, 2],
        patrols: [
          [0, 1],
          [1, 0],
          [2, 1],
        ],
        on: { cannons: 6 },
      },
    },
  );
  answer(match, 'union', 'place 1 M08', 'patrol-1', 'n');
  expect(asked(match)).toBe('union: sail');
  answer(match, 'union', 's');
  expect(offered(match)).toEqual(['patrol-2', 'patrol-3', 'stop']);
  expect(match.open[0]?.about).toMatchObject({ left: 1 });
  answer(match, 'union', 'patrol-2', 'w', 'stop');
  expect(asked(match)).toBe('union: turn');
  expect([where(match, patrol(1)), where(match, patrol(2))]).toEqual(['0,1', '0,0']);
});

test('Persuasive Officer: wrecks apply, and who acts explores [AH-CREW.19a] [AH-RULING.56]', () => {
  const match = turnOf(
    'smuggler1',
    { at: [0, 0], crew: ['M08'] },
    {
      squadron: {
        at: [3, 2],
        patrols: [
          [0, 1],
          [1, 0],
        ],
      },
      pile: ['R12'],
    },
  );
  answer(match, 'smuggler1', 'place 1 M08', 'patrol-1', 'e');
  expect(where(match, patrol(1))).toBe('off');
  answer(match, 'smuggler1', 'patrol-2', 'n');
  expect(asked(match)).toBe('smuggler1: layTile');
});

// --- Fatal Gale ---

test('Fatal Gale: goes to the box to bring the Flagship to any space; not a Tailwind action [AH-CREW.23a] [AH-CREW.23b]', () => {
  const match = turnOf('squadron', { at: [0, 0], crew: ['fatalGale'] });
  answer(match, 'squadron', 'use M30');
  expect(offered(match)).toEqual([
    'space:1,0',
    'space:0,1',
    'space:1,1',
    'space:2,1',
    'space:3,1',
    'space:2,2',
    'space:3,2',
  ]);
  answer(match, 'squadron', 'space:3,2');
  expect(where(match, FLAGSHIP.squadron)).toBe('3,2');
  expect(asked(match)).toBe('squadron: turn');
  expect(whoIs(match, 'squadron').crew).toEqual([]);
  expect(whoIs(match, 'squadron').slots.map(({ id }) => id)).not.toContain('M30');
  expect(match.state.box).toEqual(['M30']);
});
