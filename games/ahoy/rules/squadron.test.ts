import { expect, test } from 'vitest';
import { FLAGSHIP, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, rigBattle, slotIn, where, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;
type Squadron = NonNullable<Position['squadron']>;
type Map = NonNullable<Position['map']>;

const patrol = (number: number): number => PATROLS[number - 1] ?? -1;
const stronghold = (number: number): number => STRONGHOLDS[number - 1] ?? -1;

/** The Squadron's turn, without gold unless it is given some. */
const squadron = (ship: Squadron, given: Position = {}): Match =>
  position({ ...given, squadron: { gold: 0, ...ship } });

const comrades = (first: number, second = 0): Map => [
  { tile: 'R01', at: [0, 0], comrades: first },
  { tile: 'R04', at: [2, 1], turn: 2, comrades: second },
];

test('Sail: the Flagship moves 1 or 2 spaces and may place a Patrol where it anchors [AH-SQ.1] [AH-SQ.21]', () => {
  const match = squadron({ at: [0, 0], dice: [6] });
  answer(match, 'squadron', 'place 6 sail', 'e', 'w');
  expect(asked(match)).toBe('squadron: placePatrol');
  answer(match, 'squadron', 'yes');
  expect(where(match, patrol(1))).toBe('0,0');

  const without = squadron({ at: [0, 0], dice: [6] });
  answer(without, 'squadron', 'place 6 sail', 'e', 'w', 'no');
  expect(where(without, patrol(1))).toBe('off');

  const spent = squadron({ at: [0, 0], dice: [1, 6], patrols: PATROLS.map(() => [3, 2] as const) });
  answer(spent, 'squadron', 'place 6 sail', 'e', 'w', 'place 1 deploy');
  expect(asked(spent)).toBe('squadron: turn');
});

test('Tailwind: the Flagship may place a Patrol where it anchors, if it moved [AH-SQ.1] [AH-SQ.22]', () => {
  const match = squadron({ at: [0, 0], dice: [5] });
  answer(match, 'squadron', 'place 5 tailwind', 'space:2,1', 'yes');
  expect(where(match, patrol(1))).toBe('2,1');

  const staying = squadron({ at: [0, 0], dice: [5] });
  answer(staying, 'squadron', 'place 5 tailwind', 'no');
  expect(asked(staying)).toBe('squadron: turn');
});

test('a Patrol placed with the Flagship meets neither battle nor wreck [AH-SQ.2]', () => {
  const match = squadron(
    { at: [0, 1], dice: [1], on: { cannons: 5 } },
    { smuggler1: { at: [1, 1], on: { cannons: 1 } } },
  );
  rigBattle(match, 6, 1);
  answer(match, 'squadron', 'place 1 sail', 'e', '0', 'none', 'order');
  expect(offered(match)).toEqual(['treasure', 'patrol', 'done']);
  answer(match, 'squadron', 'patrol', 'no');
  expect(where(match, patrol(1))).toBe('1,1');
  expect(asked(match)).toBe('squadron: turn');
});

test('crew that move the Flagship place no Patrol [AH-SQ.3]', () => {
  const match = squadron({ at: [0, 0], dice: [1], crew: ['deckhand', 'fatalGale'] });
  answer(match, 'squadron', 'place 1 M22', 's', 'stop', 'use M30', 'space:2,1');
  expect(where(match, FLAGSHIP.squadron)).toBe('2,1');
  expect(asked(match)).toBe('squadron: turn');
});

test('Patrols battle when one side moves and one side is loaded, and may use a Cannons die [AH-SQ.5] [AH-SQ.6]', () => {
  const order = (cannons: number): Match => {
    const match = squadron(
      { at: [3, 2], dice: [3], patrols: [[0, 1]], on: { cannons } },
      { smuggler1: { at: [0, 0] } },
    );
    answer(match, 'squadron', 'place 3 order', 'patrol-1', 'n');
    return match;
  };
  expect(asked(order(0))).toBe('squadron: turn');
  const match = order(6);
  expect(match.open[0]?.about).toMatchObject({ say: 'lowerCannons', figure: 'figure:patrol-1' });
  rigBattle(match, 1, 6);
  answer(match, 'squadron', 'cannons 5');
  expect(asked(match)).toBe('squadron: spoils');
});

test('at the end of its turn the Squadron may trade 2 Patrols on an Island for a Stronghold [AH-SQ.7]', () => {
  const match = squadron({
    at: [3, 2],
    dice: [],
    patrols: [
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 1],
      [3, 2],
    ],
  });
  answer(match, 'squadron', 'end');
  expect(offered(match)).toEqual(['space:0,0', 'stop']);
  answer(match, 'squadron', 'space:0,0');
  expect([where(match, patrol(1)), where(match, patrol(2)), where(match, stronghold(1))]).toEqual([
    'off',
    'off',
    '0,0',
  ]);
  const declining = squadron({
    at: [3, 2],
    dice: [],
    patrols: [
      [0, 0],
      [0, 0],
    ],
  });
  answer(declining, 'squadron', 'end', 'stop');
  expect(where(declining, stronghold(1))).toBe('off');

  const another = position({
    turn: 'smuggler1',
    smuggler1: { dice: [] },
    squadron: {
      patrols: [
        [0, 0],
        [0, 0],
      ],
    },
  });
  answer(another, 'smuggler1', 'end');
  expect(asked(another)).toBe('union: turn');
});

test('it may do so any number of times, on one Island or several [AH-SQ.8] [AH-SQ.9]', () => {
  const patrols = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [3, 2],
    [3, 2],
  ] as const;
  const match = squadron({ at: [3, 2], dice: [], patrols });
  answer(match, 'squadron', 'end');
  expect(offered(match)).toEqual(['space:0,0', 'space:3,2', 'stop']);
  answer(match, 'squadron', 'space:0,0', 'space:3,2', 'space:0,0');
  expect(STRONGHOLDS.map((one) => where(match, one))).toEqual(['0,0', '3,2', '0,0']);
  expect(patrols.map((_, i) => where(match, patrol(i + 1)))).toEqual(patrols.map(() => 'off'));
});

test('with 4 Patrols on an Island and 2 Strongholds in reserve, 0, 1 or 2 may be placed [EX-32]', () => {
  const placed = (...answers: string[]): string[] => {
    const match = squadron({
      at: [3, 2],
      dice: [],
      strongholds: [[3, 2]],
      patrols: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    });
    answer(match, 'squadron', 'end', ...answers);
    expect(asked(match)).not.toMatch('squadron');
    return [...PATROLS, ...STRONGHOLDS].map((one) => where(match, one)).filter((space) => space === '0,0');
  };
  expect(placed('stop')).toHaveLength(4);
  expect(placed('space:0,0', 'stop')).toHaveLength(3);
  expect(placed('space:0,0', 'space:0,0')).toHaveLength(2);
});

test('without a Stronghold in reserve the trade is not offered [AH-SQ.10]', () => {
  const match = squadron({
    at: [3, 2],
    dice: [],
    patrols: [
      [0, 0],
      [0, 0],
    ],
    strongholds: [
      [3, 2],
      [3, 2],
      [3, 2],
    ],
  });
  answer(match, 'squadron', 'end');
  expect(asked(match)).not.toMatch('squadron');
});

test('who moves onto the Island of a Stronghold must battle it: 2 for the Squadron and its Cannons die [AH-SQ.11] [AH-SQ.12]', () => {
  const storm = (on: object): Match => {
    const match = position({
      turn: 'smuggler1',
      smuggler1: { at: [0, 1], gold: 0, dice: [1] },
      squadron: { at: [3, 2], strongholds: [[0, 0]], on },
    });
    rigBattle(match, 6, 2);
    answer(match, 'smuggler1', 'place 1 sail', 'n');
    return match;
  };
  expect(asked(storm({}))).toBe('smuggler1: spoils');
  const match = storm({ cannons: 5 });
  expect(asked(match)).toBe('squadron: lowerCannons');
  answer(match, 'squadron', 'cannons 3');
  expect(asked(match)).toBe('squadron: spoils');
});

test('the Squadron recruits cards of every Island with a Stronghold as if its Flagship were there [AH-SQ.14]', () => {
  const market = ['M01', 'M08', 'M11'] as const;
  const recruits = (ship: Squadron): readonly string[] =>
    offered(squadron({ gold: 2, ...ship }, { market })).filter((key) => key.startsWith('recruit'));
  expect(recruits({ at: [0, 1], strongholds: [[3, 2]] })).toEqual(['recruit M08']);
  expect(recruits({ at: [0, 0], strongholds: [[3, 2]] })).toEqual(['recruit M01', 'recruit M08']);
  expect(recruits({ at: [3, 2], strongholds: [[3, 2]] })).toEqual(['recruit M08']);
  expect(recruits({ at: [0, 1] })).toEqual([]);
  const others = position({
    turn: 'smuggler1',
    market,
    squadron: { strongholds: [[3, 2]] },
    smuggler1: { at: [0, 1], gold: 2 },
  });
  expect(offered(others).some((key) => key.startsWith('recruit'))).toBe(false);
});

test('on the Island of a Stronghold an opposing Flagship can neither recruit nor pick up nor deliver [AH-SQ.15] [AH-SQ.16] [AH-SQ.17]', () => {
  const offers = (strongholds: readonly (readonly [number, number])[]): readonly string[] =>
    offered(
      position({
        turn: 'smuggler1',
        market: ['M01'],
        squadron: { strongholds },
        smuggler1: { at: [0, 0], gold: 1, cargo: ['M06'] },
      }),
    ).filter((key) => !key.startsWith('place'));
  expect(offers([[3, 2]])).toEqual(['recruit M01', 'pickUp M01', 'deliver M06']);
  expect(offers([[0, 0]])).toEqual([]);
});

test('neither a reward nor Negotiate recruits there; the reward’s markers still move [AH-SQ.18] [EX-20]', () => {
  const match = position({
    turn: 'smuggler1',
    market: ['M01'],
    squadron: { at: [3, 2], strongholds: [[0, 0]] },
    smuggler1: { at: [0, 1], gold: 0, dice: [1, 2] },
    smuggler2: { at: [0, 0], on: { cannons: 1 } },
  });
  match.random.rig('attack', 1, 6);
  match.random.rig('defence', 6, 1);
  answer(match, 'smuggler1', 'place 1 sail', 'n', 'stronghold-1');
  answer(match, 'squadron', 'none');
  answer(match, 'smuggler1', 'reward', 'sail', '1', 'yes');
  expect(whoIs(match, 'smuggler1')).toMatchObject({ crew: [], white: 1, black: 4 });
  expect(asked(match)).toBe('smuggler1: turn');
  answer(match, 'smuggler1', 'place 2 negotiate');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(offered(match)).toEqual(['end']);
});

test('a Stronghold stops the Union neither from placing nor from gaining Comrades [AH-SQ.19] [AH-SQ.20]', () => {
  const landing = (choice: string): Match => {
    const match = position({
      turn: 'union',
      union: { at: [0, 1], gold: 0, dice: [1, 6], ready: 4 },
      squadron: { at: [3, 2], strongholds: [[0, 0]] },
    });
    rigBattle(match, 6, 1);
    answer(match, 'union', 'place 1 sail', 'n', 'none', choice);
    return match;
  };
  expect(landing('place').state.regions[0]?.comrades).toBe(2);
  const match = landing('ready');
  expect(match.state.uprising.ready).toBe(6);
  answer(match, 'union', 'place 6 rally');
  expect(match.state.uprising.ready).toBe(10);
});

test('Cannons have two slots, for a 5 or a 6 each [AH-SQ.23]', () => {
  const match = squadron({ dice: [1, 2, 3, 4, 5] });
  expect(offered(match).filter((key) => key.includes('cannons'))).toEqual([
    'place 5 cannons',
    'place 5 cannons2',
  ]);
  const both = squadron({ dice: [5, 6] });
  answer(both, 'squadron', 'place 6 cannons', 'place 5 cannons2');
  expect([slotIn(both, 'squadron', 'cannons').die, slotIn(both, 'squadron', 'cannons2').die]).toEqual([6, 5]);
});

test('Repair, with a 2, removes up to 2 damage [AH-SQ.24]', () => {
  const match = squadron({ dice: [2, 4], damaged: ['sail', 'order', 'deploy'] });
  expect(offered(match)).toContain('place 2 repair');
  expect(offered(match)).not.toContain('place 4 repair');
  answer(match, 'squadron', 'place 2 repair', ['sail', 'deploy']);
  expect(damagedSlots(match, 'squadron')).toEqual(['order']);
  const whole = squadron({ dice: [2, 4] });
  answer(whole, 'squadron', 'place 2 repair');
  expect(asked(whole)).toBe('squadron: turn');
});

test('Bombard, with a 4, sends all Comrades of the region to the reserve from any of its spaces [AH-SQ.25] [AH-SQ.26]', () => {
  const match = squadron({ at: [1, 1], dice: [4, 5] }, { map: comrades(5, 3), union: { ready: 6 } });
  expect(offered(match)).not.toContain('place 5 bombard');
  answer(match, 'squadron', 'place 4 bombard');
  expect(match.state.regions.map((region) => region.comrades)).toEqual([0, 3]);
  expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 11 });
});

test('Order, with a 3, moves up to 4 different Patrols 1 space each, in any order [AH-SQ.27] [AH-SQ.29]', () => {
  const match = squadron({
    at: [3, 2],
    dice: [3, 4],
    patrols: [
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 1],
    ],
  });
  expect(offered(match)).not.toContain('place 4 order');
  answer(match, 'squadron', 'place 3 order');
  expect(offered(match)).toEqual(['patrol-1', 'patrol-3', 'patrol-4', 'patrol-5', 'stop']);
  answer(match, 'squadron', 'patrol-4', 'w', 'patrol-1', 's');
  expect(match.open[0]?.about).toMatchObject({ say: 'order', left: 2 });
  expect(offered(match)).toEqual(['patrol-2', 'patrol-3', 'patrol-5', 'stop']);
  answer(match, 'squadron', 'patrol-3', 'n', 'patrol-2', 'e');
  expect(asked(match)).toBe('squadron: turn');
  expect([1, 2, 3, 4, 5].map((number) => where(match, patrol(number)))).toEqual([
    '0,1',
    '1,0',
    '0,0',
    '0,0',
    '2,1',
  ]);
});

test('Order may stop after fewer Patrols; a current still carries one on [AH-SQ.27] [AH-SQ.29]', () => {
  const map: Map = [{ tile: 'R12', at: [0, 0] }];
  const match = squadron(
    {
      at: [0, 1],
      dice: [3],
      patrols: [
        [1, 1],
        [0, 0],
      ],
    },
    { map, union: { at: [0, 1] }, smuggler2: { at: [0, 1] } },
  );
  answer(match, 'squadron', 'place 3 order', 'patrol-1', 'n');
  expect(where(match, patrol(1))).toBe('0,0');
  answer(match, 'squadron', 'stop');
  expect(where(match, patrol(2))).toBe('0,0');
});

test('Patrols under Order may explore and battle, and the others still move [AH-SQ.28] [EX-24]', () => {
  const match = squadron(
    {
      at: [3, 2],
      dice: [3],
      on: { cannons: 1 },
      patrols: [
        [0, 1],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
    },
    { pile: ['R10'], smuggler1: { at: [0, 0] } },
  );
  answer(match, 'squadron', 'place 3 order', 'patrol-1', 's');
  answer(match, 'squadron', '-1,2,3', 'patrol-2', 'e', '2,-1,0');
  expect(where(match, patrol(2))).toBe('2,0');
  rigBattle(match, 6, 1);
  answer(match, 'squadron', 'patrol-3', 'n', 'none', 'patrol-4', 'w');
  expect(asked(match)).toBe('squadron: layTile');
});

test('Deploy places a Patrol with or beside the Flagship, whatever lies there or between [AH-SQ.30] [AH-SQ.31]', () => {
  const map: Map = [
    { tile: 'R11', at: [0, 0] },
    { tile: 'R10', at: [2, 1] },
  ];
  const match = squadron(
    { at: [0, 0], dice: [1, 2], on: { cannons: 5 } },
    { map, smuggler1: { at: [1, 0], on: { cannons: 1 } }, union: { at: [2, 1] }, smuggler2: { at: [2, 1] } },
  );
  answer(match, 'squadron', 'place 1 deploy');
  expect(offered(match)).toEqual(['space:0,0', 'space:1,0', 'space:0,1']);
  answer(match, 'squadron', 'space:1,0');
  expect(where(match, patrol(1))).toBe('1,0');
  expect(asked(match)).toBe('squadron: turn');
});

/** The Squadron has won a battle at 0,0. */
function victory(given: Position): Match {
  const match = squadron(
    { at: [0, 1], dice: [1], on: { cannons: 1 } },
    { smuggler1: { at: [3, 2] }, ...given },
  );
  rigBattle(match, 6, 1);
  answer(match, 'squadron', 'place 1 sail', 'n');
  return match;
}

test('the victor may inflict 1 damage and steal 1 gold, inflict 2 damage, or take nothing [AH-SQ.32] [AH-SQ.33] [AH-SQ.35]', () => {
  const won = (...answers: string[]): [number, number, number] => {
    const match = victory({ smuggler1: { at: [0, 0], gold: 2 } });
    expect(offered(match)).toEqual(['gold', 'twoDamage', 'none']);
    answer(match, 'squadron', ...answers);
    return [
      damagedSlots(match, 'smuggler1').length,
      whoIs(match, 'smuggler1').gold,
      whoIs(match, 'squadron').gold,
    ];
  };
  expect(won('gold', 'sail')).toEqual([1, 1, 1]);
  expect(won('twoDamage', 'sail', 'cannons')).toEqual([2, 2, 0]);
  expect(won('none')).toEqual([0, 2, 0]);
});

test.each([
  ['Flagship', { at: [0, 0] }],
  ['Cutter', { cutter: [0, 0] }],
  ['Gunship', { gunship: [0, 0] }],
] as const)(
  'over the Union’s %s also 1 damage and a Comrade less on the Island of the region [AH-SQ.34] [AH-SQ.36]',
  (_, union) => {
    const match = victory({ map: comrades(2, 2), union: { ready: 6, ...union } });
    expect(offered(match)).toEqual(['gold', 'twoDamage', 'removeComrade', 'none']);
    answer(match, 'squadron', 'removeComrade');
    answer(match, 'squadron', offered(match)[0] ?? '');
    expect(match.state.regions.map((region) => region.comrades)).toEqual([1, 2]);
    expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 11 });
    expect(damagedSlots(match, 'union')).toHaveLength(1);
  },
);

test('the trade for Strongholds comes after all actions: the next turn follows [AH-SQ.37]', () => {
  const match = squadron(
    {
      at: [0, 0],
      gold: 1,
      dice: [],
      patrols: [
        [3, 2],
        [3, 2],
      ],
    },
    { market: ['M08'] },
  );
  answer(match, 'squadron', 'end', 'space:3,2');
  expect(asked(match)).toBe('smuggler1: turn');
});
