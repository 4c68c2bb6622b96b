import { expect, test } from 'vitest';
import { CUTTER, FLAGSHIP, GUNSHIP, PATROLS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, where, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;
type Where = readonly [number, number];
type Map = NonNullable<Position['map']>;

const PATROL = PATROLS[0] ?? -1;

/** Smuggler 1's turn, without gold and with a die for Sail; the others keep away on the Island at 3,2. */
function smuggler(at: Where, given: Position = {}): Match {
  const away = { at: [3, 2] } as const;
  return position({
    turn: 'smuggler1',
    union: away,
    smuggler2: away,
    ...given,
    squadron: { ...away, ...given.squadron },
    smuggler1: { at, gold: 0, dice: [1, 6], ...given.smuggler1 },
  });
}

function sail(match: Match, ...answers: string[]): Match {
  answer(match, 'smuggler1', 'place 1 sail', ...answers);
  return match;
}

/** The Squadron's Sail: it is asked about a Patrol when, and only when, its Flagship anchors. */
function squadronSails(at: Where, given: Position, ...answers: string[]): Match {
  const match = position({ ...given, squadron: { at, gold: 0, dice: [1], ...given.squadron } });
  answer(match, 'squadron', 'place 1 sail', ...answers);
  return match;
}
const ANCHORED = 'squadron: placePatrol';

test('a step goes up, down, left or right, never diagonally [AH-MOV.1]', () => {
  const map: Map = [
    { tile: 'R01', at: [0, 0] },
    { tile: 'R04', at: [2, 1], turn: 2 },
    { tile: 'R10', at: [0, 2], turn: 3 },
  ];
  const match = sail(smuggler([1, 1], { map }));
  expect(match.open[0]?.offer()).toMatchObject({
    options: [
      { key: 'n', on: 'space:1,0' },
      { key: 'e', on: 'space:2,1' },
      { key: 's', on: 'space:1,2' },
      { key: 'w', on: 'space:0,1' },
    ],
  });
});

test('from the edge a step may leave the map if it can explore there, or with the Sea Witch [AH-MOV.2]', () => {
  const edge = sail(smuggler([1, 0]));
  expect(edge.open[0]?.offer()).toMatchObject({
    options: [
      { key: 'n', leaves: true },
      { key: 'e', leaves: true },
      { key: 's', leaves: false },
      { key: 'w', leaves: false },
    ],
  });
  expect(offered(sail(smuggler([1, 0], { pile: [] })))).toEqual(['s', 'w']);
  const witch = smuggler([1, 0], { pile: [], smuggler1: { crew: ['seaWitch'] } });
  expect(offered(sail(witch))).toEqual(['n', 'e', 's', 'w']);
});

/** R03 has a sandbar between its Island at 0,0 and the Tailwind 2 at 1,0. */
const BARRED: Map = [
  { tile: 'R03', at: [0, 0] },
  { tile: 'R04', at: [2, 1], turn: 2 },
];

test('a step cannot cross a sandbar [AH-MOV.3]', () => {
  const match = smuggler([0, 0], { map: BARRED, pile: [] });
  expect(offered(sail(match))).toEqual(['s']);
});

test('a direct move ignores sandbars, terrain and figures on its way [AH-MOV.4]', () => {
  const match = smuggler([0, 0], {
    squadron: { strongholds: [[1, 0]], patrols: [[1, 1]], on: { cannons: 6 } },
    smuggler1: { dice: [5] },
  });
  answer(match, 'smuggler1', 'place 5 tailwind', 'space:2,1');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('2,1');
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
  expect(asked(match)).toBe('smuggler1: turn');

  const bar = smuggler([0, 0], { map: BARRED, smuggler1: { dice: [2] } });
  answer(bar, 'smuggler1', 'place 2 tailwind', 'space:1,0');
  expect(where(bar, FLAGSHIP.smuggler1)).toBe('1,0');
});

test('a figure that left the map explores first, then the new space takes effect [AH-MOV.5]', () => {
  const match = sail(smuggler([1, 0], { pile: ['R01'] }), 'n');
  expect(asked(match)).toBe('smuggler1: layTile');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,0');
  answer(match, 'smuggler1', '0,-2,0');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,-1');
  expect(asked(match)).toBe('smuggler1: suffer');
});

test('on its space battles come first, then the wreck, and anchoring last [AH-MOV.6] [AH-MOV.7]', () => {
  const match = sail(smuggler([0, 1], { squadron: { at: [1, 1], on: { cannons: 5 } } }));
  match.random.rig('attack', 6);
  match.random.rig('defence', 1);
  const order = [];
  for (const given of ['e', '0', 'none', 'cannons', 'yes']) {
    order.push(asked(match));
    match.answer(match.open[0]?.seat ?? 'table', match.serial, given);
  }
  expect(order).toEqual([
    'smuggler1: sail',
    'squadron: lowerCannons',
    'smuggler1: spoils',
    'smuggler1: suffer',
    'smuggler1: treasure',
  ]);
});

test('a direct move arrives like a step: battles, then wreck or current, then it anchors [AH-MOV.8]', () => {
  const gale = { crew: ['fatalGale'] } as const;
  const wreck = smuggler([0, 0], { squadron: { at: [1, 1], on: { cannons: 1 } }, smuggler1: gale });
  wreck.random.rig('attack', 6);
  wreck.random.rig('defence', 1);
  answer(wreck, 'smuggler1', 'use M30', 'space:1,1', 'none', 'cannons');
  expect(asked(wreck)).toBe('smuggler1: treasure');

  const current = smuggler([0, 0], { pile: ['R12'], smuggler1: gale });
  answer(current, 'smuggler1', 'use M30', 'space:3,1');
  expect(asked(current)).toBe('smuggler1: layTile');
});

test('after a step another may follow while movement is left [AH-MOV.9]', () => {
  const match = smuggler([0, 1]);
  answer(match, 'smuggler1', 'place 6 fullSail', 'n', 's', 'n', 's', 'n');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
  answer(match, 'smuggler1', 's');
  expect(asked(match)).toBe('smuggler1: turn');
});

test('a figure that has moved anchors when it will not or cannot move on [AH-MOV.10]', () => {
  expect(asked(squadronSails([0, 0], {}, 's'))).toBe('squadron: sail');
  expect(asked(squadronSails([0, 0], {}, 's', 'stop'))).toBe(ANCHORED);
  expect(asked(squadronSails([0, 0], {}, 's', 'n'))).toBe(ANCHORED);
});

test('anchoring at a port or a treasure resolves it, passing does not [AH-MOV.11] [AH-MOV.12]', () => {
  const damaged = { smuggler1: { damaged: ['tailwind'] } } as const;
  expect(asked(sail(smuggler([0, 0], damaged), 'e', 'stop'))).toBe('smuggler1: port');
  const passing = sail(smuggler([0, 0], damaged), 'e', 'w');
  expect(asked(passing)).toBe('smuggler1: turn');

  const reef: Map = [{ tile: 'R06', at: [0, 0] }];
  const at = { at: [1, 1] } as const;
  const treasure = { map: reef, squadron: at, union: at, smuggler2: at };
  expect(asked(sail(smuggler([0, 0], treasure), 'e', 'stop'))).toBe('smuggler1: treasure');
  const past = sail(smuggler([0, 0], treasure), 'e', 's');
  expect(asked(past)).toBe('smuggler1: turn');
  expect(whoIs(past, 'smuggler1').gold).toBe(0);
});

test('a battle forfeits the movement that is left [AH-MOV.13]', () => {
  const given: Position = { smuggler1: { at: [0, 1] }, squadron: { on: { cannons: 1 } } };
  const match = squadronSails([0, 0], given, 's', 'none');
  expect(asked(match)).toBe(ANCHORED);
});

test('so does an exploration [AH-MOV.14]', () => {
  const match = squadronSails([1, 0], { pile: ['R10'] }, 'n', '1,-2,1');
  expect(where(match, FLAGSHIP.squadron)).toBe('1,-1');
  expect(asked(match)).toBe(ANCHORED);
});

test('having put loaded cannons to use, a Flagship sails off the map: the second step is lost [EX-4]', () => {
  const map: Map = [
    { tile: 'R07', at: [0, 0] },
    { tile: 'R03', at: [2, 1] },
  ];
  const away = { at: [2, 2] } as const;
  const match = position({
    map,
    pile: ['R11'],
    squadron: { at: [3, 1], gold: 0, dice: [4, 2], on: { cannons: 1 } },
    smuggler1: { at: [1, 0] },
    union: away,
    smuggler2: away,
  });
  match.random.rig('attack', 6);
  match.random.rig('defence', 1);
  answer(match, 'squadron', 'place 4 tailwind', 'space:1,0', 'none', 'no', 'place 2 sail', 'n');
  expect(match.open[0]?.about).toMatchObject({ say: 'layTile', region: 'region:R11' });
  answer(match, 'squadron', '1,-2,1');
  expect(where(match, FLAGSHIP.squadron)).toBe('1,-1');
  expect(match.state.regions.at(-1)).toMatchObject({ tile: 'R11', x: 1, y: -2, wealth: 1 });
  expect(asked(match)).toBe(ANCHORED);
});

test('the wreck or current is still resolved after a battle or an exploration [AH-MOV.15]', () => {
  const fought: Position = { smuggler1: { at: [1, 1] }, squadron: { on: { cannons: 1 } } };
  expect(asked(squadronSails([0, 1], fought, 'e', 'none'))).toBe('squadron: suffer');
  expect(asked(squadronSails([1, 0], { pile: ['R01'] }, 'n', '0,-2,0'))).toBe('squadron: suffer');
});

test('a current moves a figure that has no movement left, and after a battle too [AH-MOV.23]', () => {
  const pile = ['R12'] as const;
  const used = sail(smuggler([1, 1], { pile }), 'e', 'e');
  expect(asked(used)).toBe('smuggler1: layTile');
  const fought: Position = { pile, smuggler2: { at: [3, 1] }, squadron: { on: { cannons: 1 } } };
  expect(asked(squadronSails([2, 1], fought, 'e', 'none'))).toBe('squadron: layTile');
});

test('after a current a figure with movement left may move on [AH-MOV.24]', () => {
  const eddy: Map = [{ tile: 'R12', at: [0, 0] }];
  const at = { at: [0, 1] } as const;
  const match = sail(smuggler([1, 1], { map: eddy, squadron: at, union: at, smuggler2: at }), 'n');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,0');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
  answer(match, 'smuggler1', 's');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,1');
});

test('no other action begins before the moving figure has anchored [AH-MOV.16]', () => {
  const match = sail(smuggler([0, 1], { market: ['M01'], smuggler1: { crew: ['fatalGale'] } }), 'n');
  expect(offered(match)).toEqual(['n', 'e', 's', 'w', 'stop']);
  answer(match, 'smuggler1', 'stop');
  expect(offered(match)).toEqual(expect.arrayContaining(['place 6 fullSail', 'pickUp M01', 'use M30']));
  expect(match.state.voyages).toEqual([]);
});

test('a figure that did not move does not anchor [AH-MOV.17]', () => {
  const match = smuggler([1, 0], { smuggler1: { dice: [5], damaged: ['sail'], crew: ['merchant'] } });
  answer(match, 'smuggler1', 'place 5 tailwind', 'no');
  expect(asked(match)).toBe('smuggler1: turn');
  expect(whoIs(match, 'smuggler1').gold).toBe(0);

  const squadron = position({ squadron: { gold: 0, dice: [5] } });
  answer(squadron, 'squadron', 'place 5 tailwind', 'no');
  expect(asked(squadron)).toBe('squadron: turn');
});

test('a figure may leave a space and come back: what is there happens again [AH-MOV.18]', () => {
  const match = squadronSails(
    [0, 0],
    { smuggler1: { at: [0, 0] }, squadron: { on: { cannons: 1 } } },
    's',
    'n',
  );
  expect(asked(match)).toBe('squadron: spoils');

  const wreck = smuggler([0, 1]);
  answer(wreck, 'smuggler1', 'place 6 fullSail', 'e', 'sail', 'w', 'e', 'cannons', 'stop', 'no');
  expect(damagedSlots(wreck, 'smuggler1')).toEqual(['sail', 'cannons']);
});

test('a battle that is ignored costs no movement [AH-MOV.19]', () => {
  const match = smuggler([0, 1], {
    squadron: { at: [0, 0], on: { cannons: 1 } },
    smuggler1: { gold: 1, crew: ['emissary'] },
  });
  sail(match, '1', 'n', 'yes');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
  expect(offered(match)).toContain('stop');
});

test('Patrols move by the same rules: they explore, battle and drift [AH-MOV.20]', () => {
  const orders = (at: Where, given: Position, way: string): Match => {
    const ship = { at: [0, 0], gold: 0, dice: [3], patrols: [at], on: { cannons: 1 } } as const;
    const match = position({ ...given, squadron: ship });
    answer(match, 'squadron', 'place 3 order', 'patrol-1', way);
    return match;
  };
  expect(asked(orders([1, 0], {}, 'n'))).toBe('squadron: layTile');
  expect(asked(orders([0, 0], { smuggler1: { at: [0, 1] } }, 's'))).toMatch('spoils');
  const eddy: Map = [{ tile: 'R12', at: [0, 0] }];
  const at = { at: [0, 1] } as const;
  const drifting = orders([1, 1], { map: eddy, smuggler1: at, union: at, smuggler2: at }, 'n');
  expect(where(drifting, PATROL)).toBe('0,0');
});

test.each([
  ['Cutter', 'cutterSail', CUTTER],
  ['Gunship', 'gunshipSail', GUNSHIP],
] as const)('so does the %s [AH-MOV.20]', (_, slot, figure) => {
  const sails = (way: string, given: Position = {}): Match => {
    const union = { at: [0, 0], gold: 0, dice: [1], cutter: [2, 1], gunship: [2, 1] } as const;
    const match = position({ turn: 'union', pile: ['R12'], smuggler2: { at: [0, 1] }, ...given, union });
    answer(match, 'union', `place 1 ${slot}`, way);
    return match;
  };
  expect(asked(sails('n'))).toBe('union: layTile');
  expect(asked(sails('w', { squadron: { strongholds: [[1, 1]] } }))).toMatch('spoils');
  const drifting = sails('e');
  answer(drifting, 'union', '4,1,0');
  expect(where(drifting, figure)).toBe('4,1');
});

test('a figure that is removed ends its move at once [AH-MOV.21]', () => {
  const match = smuggler([0, 0], {
    squadron: { patrols: [[0, 1]] },
    smuggler1: { dice: [1], crew: ['M08'] },
  });
  answer(match, 'smuggler1', 'place 1 M08', 'patrol-1', 'e');
  expect(where(match, PATROL)).toBe('off');
  expect(asked(match)).toBe('smuggler1: turn');

  const beaten = position({
    squadron: { at: [3, 2], gold: 0, dice: [3], patrols: [[0, 0]] },
    smuggler1: { at: [1, 0], on: { cannons: 1 } },
  });
  beaten.random.rig('attack', 1);
  beaten.random.rig('defence', 6);
  answer(beaten, 'squadron', 'place 3 order', 'patrol-1', 'e');
  answer(beaten, 'smuggler1', 'reward', '1', 'no');
  expect(where(beaten, PATROL)).toBe('off');
  expect(asked(beaten)).toBe('squadron: turn');
});

test('beaten off a current, or having sailed on from there, a figure is not carried any more [AH-MOV.21] [AH-RULING.28]', () => {
  const beaten = position({
    pile: [],
    squadron: { at: [0, 0], gold: 0, dice: [3], patrols: [[2, 1]] },
    smuggler2: { at: [3, 1], on: { cannons: 1 } },
  });
  beaten.random.rig('attack', 1);
  beaten.random.rig('defence', 6);
  answer(beaten, 'squadron', 'place 3 order', 'patrol-1', 'e');
  answer(beaten, 'smuggler2', 'reward', '1', 'no');
  expect(where(beaten, PATROL)).toBe('off');
  expect(asked(beaten)).toBe('squadron: turn');

  const fogs: Map = [
    { tile: 'R04', at: [2, 1], turn: 2 },
    { tile: 'R05', at: [4, 1] },
  ];
  const given: Position = { map: fogs, smuggler1: { on: { cannons: 1 }, crew: ['powderLookout'] } };
  const gone = smuggler([2, 1], { ...given, squadron: { at: [3, 1] } });
  gone.random.rig('attack', 6);
  gone.random.rig('defence', 1);
  sail(gone, 'e', 'sailOn', 'deploy', 'e', 's', 'stay');
  expect(where(gone, FLAGSHIP.smuggler1)).toBe('4,2');
  expect(gone.news.filter(({ event }) => event.say === 'anchored')).toHaveLength(1);
  expect(asked(gone)).toBe('smuggler1: turn');
});

test('what an anchor sets off comes in the order the active player chooses, whoever anchored [AH-MOV.22]', () => {
  const own = squadronSails([0, 0], { squadron: { damaged: ['order'], crew: ['merchant'] } }, 'e', 'stop');
  expect(offered(own)).toEqual(['port', 'merchant', 'patrol']);
  answer(own, 'squadron', 'patrol', 'merchant');
  expect(asked(own)).toBe('squadron: port');

  const other = position({
    squadron: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 } },
    smuggler1: { at: [0, 0], damaged: ['sail'], crew: ['merchant'] },
  });
  other.random.rig('attack', 1);
  other.random.rig('defence', 6);
  answer(other, 'squadron', 'place 1 sail', 'n');
  answer(other, 'smuggler1', 'sailOn', 'deploy', 'e', 'stop');
  expect(asked(other)).toBe('squadron: anchored');
  expect(offered(other)).toEqual(['port', 'merchant']);
  answer(other, 'squadron', 'port');
  expect(asked(other)).toBe('smuggler1: port');
  answer(other, 'smuggler1', 'nothing');
  expect(whoIs(other, 'smuggler1').gold).toBe(2);
});

test('off the map the Sea Witch is asked for: instead of exploring, or instead of staying on a current [AH-MOV.2]', () => {
  const crew = { smuggler1: { crew: ['seaWitch'] } } as const;
  const step = sail(smuggler([1, 0], crew), 'n');
  expect(step.open[0]?.about).toMatchObject({ say: 'seaWitch', instead: 'explore', to: 'space:1,-1' });
  const current = sail(smuggler([2, 1], { ...crew, pile: [] }), 'e');
  expect(current.open[0]?.about).toMatchObject({ say: 'seaWitch', instead: 'stay', to: 'space:4,1' });
});

test('everybody hears where a figure went and where it anchored [AH-INF.1]', () => {
  const told = (match: Match): object[] => match.news.map(({ event }) => event);
  const ship = 'figure:squadron';
  const step = squadronSails([0, 0], {}, 's', 'stop');
  expect(told(step)).toEqual([{ say: 'anchored', figure: ship, at: 'space:0,1' }]);
  expect(told(squadronSails([0, 0], {}, 's'))).toEqual([
    { say: 'sailed', figure: ship, from: 'space:0,0', to: 'space:0,1' },
  ]);
  const leap = position({ squadron: { at: [0, 0], gold: 0, dice: [5] } });
  answer(leap, 'squadron', 'place 5 tailwind', 'space:2,1');
  expect(told(leap)).toEqual([
    { say: 'leapt', figure: ship, from: 'space:0,0', to: 'space:2,1' },
    { say: 'anchored', figure: ship, at: 'space:2,1' },
  ]);
});
