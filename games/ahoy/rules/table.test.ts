import { expect, test } from 'vitest';
import { CUTTER, FLAGSHIP, GUNSHIP, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, slotIn, where, whoIs } from './acting.ts';
import { gloryOf } from './table.ts';

type Match = ReturnType<typeof position>;
type Where = readonly [number, number];

const PATROL = PATROLS[0] ?? -1;
const TEN = Array.from({ length: 10 }, (): Where => [3, 2]);

const squadron = (ship: NonNullable<Position['squadron']>, given: Position = {}): Match =>
  position({ ...given, squadron: { gold: 0, ...ship } });

test('the text of crew and plans prevails over the rules [AH-GEN.1]', () => {
  const salt = squadron({ at: [2, 1], dice: [1], crew: ['oldSalt'] });
  answer(salt, 'squadron', 'place 1 sail', 'e', 'stay');
  expect(where(salt, FLAGSHIP.squadron)).toBe('3,1');

  const enlisting = position({
    turn: 'union',
    map: [
      { tile: 'R01', at: [0, 0], comrades: 1 },
      { tile: 'R04', at: [2, 1], turn: 2 },
    ],
    market: ['M04'],
    union: { at: [3, 2], gold: 0, hand: ['enlistment'] },
  });
  expect(offered(enlisting)).not.toContain('recruit M04');
  answer(enlisting, 'union', 'plan enlistment', 'R01', ['M04']);
  expect(whoIs(enlisting, 'union').crew).toEqual(['M04']);
});

test('what “cannot” be done no card does, unless it ignores the rule [AH-GEN.2]', () => {
  const barred: Position['map'] = [{ tile: 'R03', at: [0, 0] }];
  const match = position({
    turn: 'smuggler1',
    map: barred,
    pile: [],
    smuggler1: { at: [0, 0], gold: 0, dice: [1], crew: ['deckhand', 'fatalGale'] },
    squadron: { at: [0, 1] },
    union: { at: [0, 1] },
    smuggler2: { at: [0, 1] },
  });
  answer(match, 'smuggler1', 'place 1 M22');
  expect(offered(match)).toEqual(['s']);
  answer(match, 'smuggler1', 's', 'n', 'stop', 'use M30', 'space:1,0');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,0');

  const dominated = (strongholds: readonly Where[]): readonly string[] =>
    offered(
      position({
        turn: 'union',
        map: [{ tile: 'R01', at: [0, 0], comrades: 1 }],
        market: ['M01'],
        union: { at: [0, 0], gold: 0, hand: ['enlistment'] },
        squadron: { at: [0, 1], strongholds },
        smuggler2: { at: [0, 1] },
      }),
    );
  expect(dominated([])).toContain('plan enlistment');
  expect(dominated([[0, 0]])).not.toContain('plan enlistment');
});

test('a note only explains: a Tailwind is called a teleport, but by the rules it is a move [AH-GEN.3]', () => {
  const match = squadron({ at: [0, 0], dice: [5], on: { cannons: 1 } }, { smuggler1: { at: [2, 1] } });
  answer(match, 'squadron', 'place 5 tailwind', 'space:2,1');
  expect(asked(match)).toBe('squadron: spoils');
});

test('what has run out cannot be had: Patrols, Comrades and gold are limited [AH-GEN.4]', () => {
  const patrols = squadron({ at: [0, 0], dice: [1, 2], patrols: TEN });
  answer(patrols, 'squadron', 'place 1 deploy');
  expect(asked(patrols)).toBe('squadron: turn');
  answer(patrols, 'squadron', 'place 2 sail', 's', 'stop');
  expect(asked(patrols)).toBe('squadron: turn');

  const comrades = position({ turn: 'union', union: { at: [3, 2], gold: 0, dice: [6], ready: 20 } });
  answer(comrades, 'union', 'place 6 rally');
  expect(comrades.state.uprising).toMatchObject({ ready: 20, reserve: 0 });

  const gold = position({
    turn: 'smuggler1',
    smuggler1: { at: [0, 0], gold: 0, dice: [1], crew: ['merchant'] },
    squadron: { gold: 18 },
  });
  answer(gold, 'smuggler1', 'place 1 sail', 'e', 'stop', 'merchant');
  expect([whoIs(gold, 'smuggler1').gold, gold.state.supply]).toEqual([0, 0]);
});

test('damage tokens are unlimited: the 26th is placed like the others [AH-GEN.5]', () => {
  const board = ['sail', 'tailwind', 'cannons'] as const;
  const trade = [...board, 'fullSail', 'negotiate'] as const;
  const match = position({
    turn: 'smuggler1',
    squadron: { damaged: [...board, 'cannons2', 'bombard', 'order', 'deploy'] },
    union: {
      cutter: [3, 2],
      gunship: [3, 2],
      damaged: [...board, 'inspire', 'gather', 'rally', 'cutterSail', 'gunshipSail'],
    },
    smuggler1: { gold: 0, dice: [], damaged: trade, crew: ['deckhand', 'fatalGale'] },
    smuggler2: { damaged: trade },
  });
  const tokens = (): number =>
    match.state.players.flatMap(({ slots }) => slots).filter((slot) => slot.damaged).length;
  expect(tokens()).toBe(25);
  answer(match, 'smuggler1', 'use M30', 'space:1,1');
  expect(tokens()).toBe(26);
  expect(damagedSlots(match, 'smuggler1')).toContain('M22');
});

test('of what is short only the rest is taken, and the other effects happen all the same [AH-GEN.6]', () => {
  const readied = position({ turn: 'union', union: { at: [3, 2], gold: 0, dice: [6], ready: 17 } });
  answer(readied, 'union', 'place 6 rally');
  expect(readied.state.uprising).toMatchObject({ ready: 20, reserve: 0 });

  const treasure = position({
    turn: 'smuggler1',
    map: [{ tile: 'R11', at: [0, 0] }],
    squadron: { at: [0, 0], gold: 17 },
    union: { at: [0, 0] },
    smuggler1: { at: [1, 1], gold: 0, dice: [1] },
    smuggler2: { at: [0, 0] },
  });
  answer(treasure, 'smuggler1', 'place 1 sail', 'n', 'cannons', 'stop', 'yes');
  expect([whoIs(treasure, 'smuggler1').gold, treasure.state.supply]).toEqual([1, 0]);

  const victory = position({
    turn: 'union',
    union: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 }, ready: 0 },
    squadron: { at: [0, 0] },
  });
  victory.random.rig('attack', 6);
  victory.random.rig('defence', 1);
  answer(victory, 'union', 'place 1 sail', 'n', 'placeComrade', 'deploy');
  expect(victory.state.regions[0]?.comrades).toBe(0);
  expect(damagedSlots(victory, 'squadron')).toEqual(['deploy']);
});

test('of things that happen at the same time the active player chooses the order [AH-GEN.7]', () => {
  const turnEnd = squadron(
    {
      at: [0, 0],
      dice: [],
      crew: ['archivist', 'elder'],
      patrols: [
        [0, 0],
        [0, 0],
      ],
    },
    { smuggler1: { at: [0, 1] } },
  );
  answer(turnEnd, 'squadron', 'end');
  expect(asked(turnEnd)).toBe('squadron: endOfTurn');
  expect(offered(turnEnd)).toEqual(['fortify', 'archivist', 'elder']);
  answer(turnEnd, 'squadron', 'elder');
  expect(offered(turnEnd)).toEqual(['fortify', 'archivist']);
  answer(turnEnd, 'squadron', 'archivist');
  expect(asked(turnEnd)).toBe('squadron: fortify');
  expect(whoIs(turnEnd, 'squadron').gold).toBe(2);
});

test('whose turn it is orders the effects of others too, but whether to use them is theirs to say [AH-GEN.7] [AH-GEN.17]', () => {
  const match = squadron(
    { at: [0, 1], dice: [1], on: { cannons: 1 }, crew: ['diver'] },
    { smuggler1: { at: [0, 0], crew: ['buccaneer', 'rammingProw'] } },
  );
  match.random.rig('attack', 1);
  match.random.rig('defence', 6);
  answer(match, 'squadron', 'place 1 sail', 'n');
  answer(match, 'smuggler1', 'reward', 'deploy');
  expect([asked(match), offered(match)]).toEqual(['squadron: wonBattle', ['buccaneer', 'rammingProw']]);
  answer(match, 'squadron', 'buccaneer');
  expect(asked(match)).toBe('smuggler1: buccaneer');
  answer(match, 'smuggler1', 'no');
  expect(whoIs(match, 'squadron').crew).toEqual(['M01']);
  expect(asked(match)).toBe('smuggler1: ram');
});

test('an action without effect may be performed [AH-GEN.8]', () => {
  const match = position({ turn: 'union', union: { at: [2, 1], gold: 0, dice: [6, 2] } });
  answer(match, 'union', 'place 6 rally', 'place 2 repair');
  expect(match.state.uprising.ready).toBe(6);
  expect([slotIn(match, 'union', 'rally').die, slotIn(match, 'union', 'repair').die]).toEqual([6, 2]);
  expect(offered(match)).toEqual(['end']);
});

test('2 gold may be spent to lower and raise a die, which stays as it was [AH-GEN.9]', () => {
  const values = (gold: number, slot: string): Match => {
    const match = squadron({ at: [0, 0], gold, dice: [5] });
    answer(match, 'squadron', `place 5 ${slot}`);
    return match;
  };
  expect(offered(values(1, 'deploy'))).not.toContain('upAndDown');
  expect(offered(values(2, 'order'))).not.toContain('upAndDown');
  const match = values(2, 'deploy');
  answer(match, 'squadron', 'upAndDown');
  expect([slotIn(match, 'squadron', 'deploy').die, whoIs(match, 'squadron').gold]).toEqual([5, 0]);
});

test('everybody sees the value of every die [AH-GEN.10]', () => {
  const match = position({
    map: [{ tile: 'R01', at: [0, 0], wealth: 4 }],
    squadron: { at: [0, 0], dice: [1, 3], on: { cannons: 6 } },
    union: { at: [0, 0], dice: [2, 5], on: { gather: 1 } },
    smuggler2: { at: [0, 0] },
  });
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    const { players, regions } = match.view(viewer);
    expect([players[0]?.dice, players[2]?.dice]).toEqual([
      [1, 3],
      [2, 5],
    ]);
    expect(players[0]?.slots.filter(({ die }) => die > 0)).toEqual([
      { id: 'cannons', die: 6, damaged: false },
    ]);
    expect(players[2]?.slots.filter(({ die }) => die > 0)).toEqual([
      { id: 'gather', die: 1, damaged: false },
    ]);
    expect(regions[0]?.wealth).toBe(4);
  }
});

test('a 6 cannot be raised, be it an action die, a Cannons die or a wealth die [AH-GEN.11]', () => {
  const placed = squadron({ gold: 9, dice: [6] });
  answer(placed, 'squadron', 'place 6 sail');
  expect(offered(placed)).toEqual(['1', '2', '3', '4', '5', '6', 'upAndDown']);

  const raised = position({
    turn: 'union',
    union: { gold: 0, on: { cannons: 5 }, hand: ['smashingEntrance'] },
  });
  answer(raised, 'union', 'plan smashingEntrance', 'no');
  expect(slotIn(raised, 'union', 'cannons').die).toBe(6);

  const rich = position({
    turn: 'smuggler1',
    map: [{ tile: 'R01', at: [0, 0], wealth: 6 }],
    squadron: { at: [0, 1] },
    union: { at: [0, 1] },
    smuggler2: { at: [0, 1] },
    smuggler1: { at: [0, 0], cargo: ['M06'] },
  });
  answer(rich, 'smuggler1', 'deliver M06');
  expect(rich.state.regions[0]?.wealth).toBe(6);
});

test('a 1 cannot be lowered, neither for gold nor in a battle [AH-GEN.12]', () => {
  const placed = squadron({ gold: 1, dice: [1] });
  answer(placed, 'squadron', 'place 1 sail');
  expect(offered(placed)).toEqual(['1', '2']);

  const battle = squadron({ at: [0, 1], dice: [1], on: { cannons: 1 } }, { smuggler1: { at: [0, 0] } });
  answer(battle, 'squadron', 'place 1 sail', 'n');
  expect(asked(battle)).toBe('squadron: spoils');
});

test('a die never turns from 1 to 6: that takes 5 gold, not 1 [AH-GEN.13] [EX-25]', () => {
  const inspires = (gold: number): boolean =>
    offered(position({ turn: 'union', union: { gold, dice: [1] } })).includes('place 1 inspire');
  expect([1, 4, 5].map(inspires)).toEqual([false, false, true]);
  const gathers = (gold: number): boolean =>
    offered(position({ turn: 'union', union: { gold, dice: [6] } })).includes('place 6 gather');
  expect([1, 4, 5].map(gathers)).toEqual([false, false, true]);
});

test('what is placed has not moved: no battle, no wreck and no current follow [AH-GEN.14] [AH-GEN.15]', () => {
  const deploy = (at: Where, to: string): Match => {
    const match = squadron(
      { at, dice: [1, 2], on: { cannons: 6 } },
      { smuggler1: { at: [1, 1], on: { cannons: 6 } } },
    );
    answer(match, 'squadron', 'place 1 deploy', to);
    expect(asked(match)).toBe('squadron: turn');
    return match;
  };
  expect(where(deploy([0, 1], 'space:1,1'), PATROL)).toBe('1,1');
  expect(where(deploy([2, 1], 'space:3,1'), PATROL)).toBe('3,1');
});

test('what is in the box stays there, even when the Market runs dry [AH-GEN.16]', () => {
  const match = squadron(
    { at: [0, 0], gold: 1, dice: [], crew: ['fatalGale'] },
    { market: ['M01'], deckEnds: true },
  );
  answer(match, 'squadron', 'recruit M01', 'use M30', 'space:2,1');
  expect(match.state.market).toEqual([]);
  expect(match.state.box).toHaveLength(29);
  expect(match.state.box).toContain('M30');
});

test('“may” leaves the choice to its player; what is not optional is not asked [AH-GEN.17]', () => {
  const treasure = (choice: string): number => {
    const match = position({ turn: 'smuggler1', smuggler1: { at: [0, 1], gold: 0, dice: [1] } });
    answer(match, 'smuggler1', 'place 1 sail', 'e', 'cannons', 'stop', choice);
    return whoIs(match, 'smuggler1').gold;
  };
  expect([treasure('yes'), treasure('no')]).toEqual([1, 0]);

  const both = squadron({ at: [0, 1], dice: [1] });
  answer(both, 'squadron', 'place 1 sail', 'e', 'order', 'stop');
  expect(offered(both)).toEqual(['treasure', 'patrol', 'done']);
  answer(both, 'squadron', 'done');
  expect([asked(both), where(both, PATROL), whoIs(both, 'squadron').gold]).toEqual([
    'squadron: turn',
    'off',
    0,
  ]);

  const cutpurse = squadron(
    { at: [0, 1], dice: [1], on: { cannons: 1 }, crew: ['cutpurse'] },
    { smuggler1: { at: [0, 0] } },
  );
  cutpurse.random.rig('attack', 6);
  cutpurse.random.rig('defence', 1);
  answer(cutpurse, 'squadron', 'place 1 sail', 'n', 'none');
  expect(whoIs(cutpurse, 'squadron').gold).toBe(2);
});

test('any number of figures and tokens share a space [AH-GEN.18]', () => {
  const here: Where = [0, 0];
  const match = position({
    turn: 'union',
    map: [{ tile: 'R01', at: here, comrades: 14 }],
    squadron: { at: here, patrols: TEN.map(() => here), strongholds: [here, here, here] },
    smuggler1: { at: here },
    smuggler2: { at: here },
    union: { at: [1, 0], gold: 0, dice: [1, 1], ready: 6, cutter: here, gunship: here },
  });
  const everybody = [...PATROLS, ...STRONGHOLDS, CUTTER, GUNSHIP, FLAGSHIP.squadron, FLAGSHIP.smuggler1];
  answer(match, 'union', 'place 1 gather', 'place 1 sail', 'w');
  expect(everybody.map((figure) => where(match, figure))).toEqual(everybody.map(() => '0,0'));
  expect(where(match, FLAGSHIP.union)).toBe('0,0');
  expect(match.state.regions[0]?.comrades).toBe(18);
});

test('what may be done is shown where it would be done, if it has a place [AH-GEN.17]', () => {
  const treasure = position({ turn: 'smuggler1', smuggler1: { at: [0, 1], gold: 0, dice: [1] } });
  answer(treasure, 'smuggler1', 'place 1 sail', 'e', 'cannons', 'stop');
  expect(treasure.open[0]?.offer()).toEqual({
    kind: 'pick',
    options: [{ key: 'yes', on: 'space:1,1' }, { key: 'no' }],
  });
  const reward = position({ turn: 'smuggler1', smuggler1: { at: [0, 0], cargo: ['M06'] } });
  answer(reward, 'smuggler1', 'deliver M06', '1');
  expect(reward.open[0]?.offer()).toEqual({ kind: 'pick', options: [{ key: 'yes' }, { key: 'no' }] });
});

test('everybody hears of gold and glory gained, and of figures placed and removed [AH-INF.1]', () => {
  const told = (match: Match): object[] => match.news.map(({ event }) => event);
  const smuggler1 = { at: [0, 1], gold: 0, dice: [1] } as const;
  const trove = (gold: number): object[] => {
    const match = position({ turn: 'smuggler1', smuggler1, squadron: { gold } });
    answer(match, 'smuggler1', 'place 1 sail', 'e', 'cannons', 'stop', 'yes');
    return told(match);
  };
  expect(trove(1)).toEqual([{ say: 'gainedGold', faction: 'smuggler1', gold: 1, from: 'treasure' }]);
  expect(trove(18)).toEqual([]);

  const delivery = position({ turn: 'smuggler1', smuggler1: { at: [0, 0], cargo: ['M06'] } });
  answer(delivery, 'smuggler1', 'deliver M06');
  expect(told(delivery)).toContainEqual({
    say: 'gainedGlory',
    faction: 'smuggler1',
    glory: 2,
    source: 'deliveries',
  });

  const patrol = squadron({ at: [0, 0], dice: [1, 3] });
  answer(patrol, 'squadron', 'place 1 deploy', 'space:1,0');
  expect(told(patrol)).toEqual([{ say: 'placed', figure: 'figure:patrol-1', to: 'space:1,0' }]);
  answer(patrol, 'squadron', 'place 3 order', 'patrol-1', 's');
  expect(told(patrol)).toContainEqual({ say: 'removed', figure: 'figure:patrol-1', from: 'space:1,1' });
});

test('glory adds up, wherever it came from [AH-END.5]', () => {
  const smuggler = whoIs(position({}), 'smuggler1');
  smuggler.glory = { headStart: 1, regions: 2, deliveries: 4, rewards: 8, pledges: 16 };
  expect(gloryOf(smuggler)).toBe(31);
});
