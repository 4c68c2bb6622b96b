import { expect, test } from 'vitest';
import { FLAGSHIP, PATROLS } from '../content/factions.ts';
import { TILES } from '../content/tiles.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, slotIn, where, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;
type Map = NonNullable<Position['map']>;

const PATROL = PATROLS[0] ?? -1;

/** R12 has its Island at 0,0, a current from 1,0 onto it, and a port at 1,1. */
const EDDY: Map = [
  { tile: 'R12', at: [0, 0] },
  { tile: 'R06', at: [2, 0] },
];
/** The current of R04 at 3,1 pushes east, out of its tile, to the tile laid at 4,0. */
const eastOfCurrent = (tile: 'R02' | 'R03' | 'R05'): Map => [
  { tile: 'R01', at: [0, 0] },
  { tile: 'R04', at: [2, 1], turn: 2 },
  { tile, at: [4, 0] },
];

/** Smuggler 1 with a die of 1 for Sail and one of 6 for Full Sail. */
function smuggler(at: readonly [number, number], given: Position = {}): Match {
  return position({
    turn: 'smuggler1',
    squadron: { at: [0, 0] },
    union: { at: [0, 0] },
    smuggler2: { at: [0, 0] },
    ...given,
    smuggler1: { gold: 0, dice: [1, 6], ...given.smuggler1, at },
  });
}

test('a space may have several terrains: a Tailwind brings a Flagship to a treasure [AH-TER.1] [AH-TER.12]', () => {
  const match = smuggler([1, 0], { map: [{ tile: 'R10', at: [0, 0] }] });
  answer(match, 'smuggler1', 'place 1 tailwind');
  expect(offered(match)).toEqual(['space:0,1', 'no']);
  answer(match, 'smuggler1', 'space:0,1', 'yes');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,1');
  expect(whoIs(match, 'smuggler1').gold).toBe(1);
});

test('a strong current moves whatever moves onto it, for free [AH-TER.2]', () => {
  const match = smuggler([1, 1], { map: EDDY, squadron: { at: [3, 1] } });
  answer(match, 'smuggler1', 'place 1 sail', 'n');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,0');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
});

test('a current carries on before anchoring, into a battle or off the map [AH-TER.3]', () => {
  const battle = smuggler([1, 1], { map: EDDY, squadron: { at: [3, 1], strongholds: [[0, 0]] } });
  answer(battle, 'smuggler1', 'place 1 sail', 'n');
  expect(battle.open[0]?.about).toMatchObject({ say: 'spoils' });

  const exploration = smuggler([2, 1], { pile: ['R12'] });
  answer(exploration, 'smuggler1', 'place 1 sail', 'e');
  expect(asked(exploration)).toBe('smuggler1: layTile');
  answer(exploration, 'smuggler1', '4,1,0');
  expect(where(exploration, FLAGSHIP.smuggler1)).toBe('4,1');
});

test('a current that cannot move a figure leaves it where it is [AH-TER.4]', () => {
  const match = smuggler([2, 1], { pile: [] });
  answer(match, 'smuggler1', 'place 1 sail', 'e');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('3,1');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
});

/** Onto the port at 1,0. */
function callAtPort(ship: Position['smuggler1']): Match {
  const match = smuggler([0, 0], { smuggler1: { dice: [1, 2], ...ship } });
  answer(match, 'smuggler1', 'place 1 sail');
  if (asked(match) === 'smuggler1: value') answer(match, 'smuggler1', '1');
  answer(match, 'smuggler1', 'e', 'stop');
  return match;
}

test('at a port a Flagship may repair up to 2 damage [AH-TER.5]', () => {
  const match = callAtPort({ damaged: ['tailwind', 'fullSail', 'cannons'] });
  expect(offered(match)).toEqual(['repair', 'nothing']);
  const leaving = callAtPort({ damaged: ['tailwind', 'fullSail', 'cannons'] });
  answer(leaving, 'smuggler1', 'nothing');
  expect(asked(leaving)).toBe('smuggler1: turn');
  answer(match, 'smuggler1', 'repair');
  expect(match.open[0]?.offer()).toMatchObject({ range: { min: 0, max: 2 } });
  answer(match, 'smuggler1', ['tailwind', 'cannons']);
  expect(damagedSlots(match, 'smuggler1')).toEqual(['fullSail']);
  expect(asked(match)).toBe('smuggler1: turn');
});

test('or a placed die goes to Cannons: its slot is free again and it counts only once [AH-TER.6] [AH-TER.8] [AH-TER.9]', () => {
  const match = callAtPort({ on: { fullSail: 4 } });
  expect(offered(match)).toEqual(['rearm sail', 'rearm fullSail', 'nothing']);
  answer(match, 'smuggler1', 'rearm fullSail');
  expect([slotIn(match, 'smuggler1', 'cannons').die, slotIn(match, 'smuggler1', 'fullSail').die]).toEqual([
    4, 0,
  ]);
  expect(match.state.turn.placed).toBe(1);
  expect(offered(match)).toContain('place 2 fullSail');
  expect(offered(match)).not.toContain('end');
});

test('the Cannons slot used through a port must be free [AH-TER.7]', () => {
  expect(asked(callAtPort({ damaged: ['cannons'] }))).toBe('smuggler1: port');
  expect(offered(callAtPort({ damaged: ['cannons'] }))).toEqual(['repair', 'nothing']);
  expect(offered(callAtPort({ on: { cannons: 3 } }))).toEqual(['rearm cannons', 'nothing']);
});

test('the Squadron needs a 5 or 6 for its Cannons, if need be by spending gold [AH-TER.7] [AH-TER.10] [EX-21]', () => {
  const calling = (gold: number): Match => {
    const match = position({
      squadron: {
        at: [1, 1],
        gold,
        dice: [2],
        on: { bombard: 4, deploy: 6 },
        damaged: ['sail'],
        crew: ['trawler'],
      },
    });
    answer(match, 'squadron', 'place 2 M02');
    if (gold > 0) answer(match, 'squadron', '2');
    answer(match, 'squadron', 'n', 'stop');
    return match;
  };
  expect(offered(calling(0))).toEqual(['repair', 'rearm deploy', 'nothing']);
  const match = calling(1);
  expect(offered(match)).toEqual(['repair', 'rearm bombard', 'rearm deploy', 'nothing']);
  answer(match, 'squadron', 'rearm bombard');
  expect(offered(match)).toEqual(['5']);
  answer(match, 'squadron', '5');
  expect(slotIn(match, 'squadron', 'cannons').die).toBe(5);
  expect(whoIs(match, 'squadron').gold).toBe(0);
});

test('port and Patrol come at the same time: each may be used first, and each left undone [AH-TER.5] [AH-SQ.1]', () => {
  const match = position({ squadron: { at: [0, 0], gold: 0, dice: [4], damaged: ['order'] } });
  answer(match, 'squadron', 'place 4 sail', 'e', 'stop');
  expect(offered(match)).toEqual(['port', 'patrol', 'done']);
  answer(match, 'squadron', 'done');
  expect(damagedSlots(match, 'squadron')).toEqual(['order']);
  expect(where(match, PATROL)).toBe('off');
});

test('the gold of the Merchant may be taken first and spent at the port [AH-TER.10] [AH-CREW.16c]', () => {
  const match = position({ squadron: { at: [0, 0], gold: 0, dice: [4], crew: ['merchant'] } });
  answer(match, 'squadron', 'place 4 sail', 'e', 'stop');
  expect(offered(match)).toEqual(['port', 'merchant', 'patrol']);
  answer(match, 'squadron', 'merchant', 'port', 'rearm sail', '5');
  expect(slotIn(match, 'squadron', 'cannons').die).toBe(5);
});

test('no Island has a Tailwind icon; every wreck has a treasure, and other spaces have some too [AH-TER.13] [AH-TER.19]', () => {
  const spaces = TILES.flatMap((tile) => tile.spaces);
  expect(spaces.filter(({ island, tailwind }) => island && tailwind)).toEqual([]);
  expect(spaces.filter(({ wreck, treasure }) => wreck && !treasure)).toEqual([]);
  expect(spaces.filter(({ wreck, treasure }) => !wreck && treasure)).not.toEqual([]);
});

/** R03 has a sandbar between its Island at 0,0 and the Tailwind at 1,0. */
const BARRED: Map = [{ tile: 'R03', at: [0, 0] }];

test('a step cannot cross a sandbar in either direction [AH-TER.14]', () => {
  const fromWest = smuggler([0, 0], { map: BARRED });
  answer(fromWest, 'smuggler1', 'place 1 sail');
  expect(offered(fromWest)).toEqual(['n', 's', 'w']);
  const fromEast = smuggler([1, 0], { map: BARRED });
  answer(fromEast, 'smuggler1', 'place 1 sail');
  expect(offered(fromEast)).toEqual(['n', 'e', 's']);
});

test('direct moves and some crew ignore sandbars [AH-TER.15]', () => {
  const match = smuggler([0, 0], { map: BARRED, smuggler1: { dice: [2], crew: ['fatalGale'] } });
  answer(match, 'smuggler1', 'place 2 tailwind', 'space:1,0');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,0');
  answer(match, 'smuggler1', 'use M30', 'space:0,0');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,0');
});

test('a figure suffers 1 damage each time it moves onto a wreck [AH-TER.16]', () => {
  const match = smuggler([0, 1], { smuggler1: { dice: [6], damaged: ['negotiate'] } });
  answer(match, 'smuggler1', 'place 6 fullSail', 'e');
  expect(asked(match)).toBe('smuggler1: suffer');
  answer(match, 'smuggler1', 'sail', 'w', 'e', 'tailwind');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['sail', 'tailwind', 'negotiate']);
});

test('a Patrol that moves onto a wreck returns to the reserve [AH-TER.17] [AH-SQ.4]', () => {
  const match = position({ squadron: { gold: 0, dice: [3], patrols: [[0, 1]] } });
  answer(match, 'squadron', 'place 3 order', 'patrol-1', 'e');
  expect(where(match, PATROL)).toBe('off');
  expect(damagedSlots(match, 'squadron')).toEqual([]);
});

test('two wrecks in a row: 2 damage, but only the treasure where the Flagship anchors [EX-7]', () => {
  const match = smuggler([0, 1], {
    map: [
      { tile: 'R01', at: [0, 0] },
      { tile: 'R04', at: [2, 1], turn: 3 },
    ],
  });
  answer(match, 'smuggler1', 'place 1 sail', 'e', 'cannons', 'e', 'tailwind');
  expect(asked(match)).toBe('smuggler1: treasure');
  answer(match, 'smuggler1', 'yes');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['tailwind', 'cannons']);
  expect(whoIs(match, 'smuggler1').gold).toBe(1);
});

test('a current takes the Flagship a third space to a port, where it repairs 2 damage [EX-8]', () => {
  const match = smuggler([1, 1], {
    map: eastOfCurrent('R03'),
    smuggler1: { dice: [1], damaged: ['cannons', 'fullSail'] },
  });
  answer(match, 'smuggler1', 'place 1 sail', 'e', 'e');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('4,1');
  answer(match, 'smuggler1', 'repair', ['cannons', 'fullSail']);
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
});

test('a Flagship that anchors on a treasure may gain 1 gold for each icon [AH-TER.18]', () => {
  const map: Map = [{ tile: 'R06', at: [0, 0] }];
  const anchor = (take: string): number => {
    const match = smuggler([1, 1], { map, smuggler1: { dice: [1] } });
    answer(match, 'smuggler1', 'place 1 sail', 'w', 'cannons', 'stop', take);
    return whoIs(match, 'smuggler1').gold;
  };
  expect(anchor('yes')).toBe(2);
  expect(anchor('no')).toBe(0);
});

test('a treasure is never used up [AH-TER.20]', () => {
  const match = smuggler([1, 1], { map: [{ tile: 'R06', at: [0, 0] }] });
  answer(match, 'smuggler1', 'place 1 sail', 'n', 'stop', 'yes');
  answer(match, 'smuggler1', 'place 6 fullSail');
  expect(asked(match)).toBe('smuggler1: value');
  answer(match, 'smuggler1', '6', 's', 'n', 'stop', 'yes');
  expect(whoIs(match, 'smuggler1').gold).toBe(2);
});

test('only Flagships get something from ports and treasures [AH-TER.21]', () => {
  const match = position({
    map: [
      { tile: 'R06', at: [0, 0] },
      { tile: 'R03', at: [2, 1] },
    ],
    squadron: {
      at: [0, 0],
      gold: 0,
      dice: [3],
      patrols: [
        [1, 1],
        [2, 1],
      ],
      damaged: ['sail'],
    },
    union: { at: [0, 0] },
    smuggler1: { at: [0, 0] },
    smuggler2: { at: [0, 0] },
  });
  answer(match, 'squadron', 'place 3 order', 'patrol-1', 'n', 'patrol-2', 's');
  expect([where(match, PATROL), where(match, PATROLS[1] ?? -1)]).toEqual(['1,0', '2,2']);
  expect(asked(match)).toBe('squadron: turn');
  expect(whoIs(match, 'squadron').gold).toBe(0);
});

test('on an Island, and only there, a Flagship may recruit [AH-TER.22]', () => {
  const offers = (at: readonly [number, number]): readonly string[] =>
    offered(smuggler(at, { market: ['M01'], smuggler1: { gold: 1 } }));
  expect(offers([0, 0])).toContain('recruit M01');
  expect(offers([0, 1])).not.toContain('recruit M01');
});

test('a space belongs to the region of its tile, wherever it lies on it [AH-TER.23]', () => {
  const match = position({
    map: [
      { tile: 'R01', at: [0, 0], comrades: 2 },
      { tile: 'R04', at: [2, 1], turn: 2, comrades: 2 },
    ],
    squadron: { at: [2, 1], gold: 0, dice: [4] },
  });
  answer(match, 'squadron', 'place 4 bombard');
  expect(match.state.regions.map(({ comrades }) => comrades)).toEqual([2, 0]);
});

test('of two currents facing each other each acts once, until the next step of choice [AH-TER.24] [EX-35]', () => {
  const match = smuggler([2, 1], { map: eastOfCurrent('R02'), smuggler1: { dice: [6] } });
  answer(match, 'smuggler1', 'place 6 fullSail', 'e');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('3,1');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 5 });
  answer(match, 'smuggler1', 'e');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('4,1');
});

test('fog used as a current and a redirected current act once in a chain as well [AH-TER.24]', () => {
  const fog = smuggler([4, 0], {
    map: eastOfCurrent('R05'),
    smuggler1: { dice: [1], crew: ['powderLookout'] },
  });
  answer(fog, 'smuggler1', 'place 1 sail', 's', 'w');
  expect(where(fog, FLAGSHIP.smuggler1)).toBe('4,1');
  expect(asked(fog)).toBe('smuggler1: sail');

  const salt = smuggler([2, 1], { map: eastOfCurrent('R02'), smuggler1: { dice: [1], crew: ['oldSalt'] } });
  answer(salt, 'smuggler1', 'place 1 sail', 'e', 'e', 'w');
  expect(where(salt, FLAGSHIP.smuggler1)).toBe('3,1');
  expect(asked(salt)).toBe('smuggler1: sail');
});
