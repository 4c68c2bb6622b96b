import type { Preview } from '@portolan/kernel';
import { expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { ahoy } from '../game.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;

/** What this faction is shown before it gives the answer. */
function shown(match: Match, faction: Faction, key: string): Preview | undefined {
  const { seat } = whoIs(match, faction);
  const [question] = match.asked(seat);
  return question && ahoy.preview?.(match.view(seat), question, key);
}

/** What this faction's Flagship would meet with a step from here. */
function step(ship: Position['smuggler1'], key: string, given: Position = {}): Preview | undefined {
  const match = position({
    ...given,
    turn: 'smuggler1',
    smuggler1: { gold: 0, dice: [1], ...ship },
  });
  answer(match, 'smuggler1', 'place 1 sail');
  return shown(match, 'smuggler1', key);
}

/** Nobody near the Fish Island. */
const AWAY = { squadron: { at: [3, 2] }, union: { at: [3, 2] }, smuggler2: { at: [3, 2] } } as const;

test('a step shows its path, and what lies there', () => {
  expect(step({ at: [0, 0] }, 's', AWAY)).toEqual({ path: ['space:0,1'], notes: [] });
  expect(step({ at: [0, 0] }, 'e', AWAY)).toEqual({ path: ['space:1,0'], notes: [{ say: 'port' }] });
});

test('a wreck costs damage, or none with the Helmsman; its treasure is worth more with the Diver', () => {
  const notes = (...crew: ('helmsman' | 'diver')[]): unknown => step({ at: [1, 0], crew }, 's', AWAY)?.notes;
  expect(notes()).toEqual([{ say: 'wreck' }, { say: 'treasure', gold: 1 }]);
  expect(notes('helmsman')).toEqual([{ say: 'wreckSpared' }, { say: 'treasure', gold: 1 }]);
  expect(notes('diver')).toEqual([{ say: 'wreck' }, { say: 'treasure', gold: 2 }]);
});

test('a current carries on along the path, off the map, or nowhere if nothing can be explored', () => {
  const inward = [{ tile: 'R07', at: [0, 0] }] as const; // its current runs from 0,1 to 1,1
  const all = { squadron: { at: [1, 0] }, union: { at: [1, 0] }, smuggler2: { at: [1, 0] } } as const;
  expect(step({ at: [0, 0] }, 's', { ...all, map: inward })).toEqual({
    path: ['space:0,1', 'space:1,1'],
    notes: [{ say: 'current' }],
  });
  expect(step({ at: [2, 1] }, 'e', AWAY)).toEqual({
    path: ['space:3,1', 'space:4,1'],
    notes: [{ say: 'currentOffMap' }],
  });
  expect(step({ at: [2, 1] }, 'e', { ...AWAY, pile: [] })).toEqual({
    path: ['space:3,1'],
    notes: [{ say: 'currentStill' }],
  });
  expect(step({ at: [2, 1], crew: ['seaWitch'] }, 'e', { ...AWAY, pile: [] })?.notes).toEqual([
    { say: 'seaWitch' },
  ]);
  expect(step({ at: [2, 1], crew: ['oldSalt'] }, 'e', AWAY)).toEqual({
    path: ['space:3,1'],
    notes: [{ say: 'oldSalt' }],
  });
});

test('a step off the map explores one of the tiles that are left, or goes round with the Sea Witch', () => {
  const explores = { say: 'explores', left: 9 };
  expect(step({ at: [0, 0] }, 'n', AWAY)).toEqual({
    path: ['space:0,-1'],
    notes: [explores],
  });
  const witch = { at: [0, 0], crew: ['seaWitch'] } as const;
  expect(step(witch, 'n', AWAY)?.notes).toEqual([explores, { say: 'seaWitch' }]);
  expect(step(witch, 'n', { ...AWAY, pile: [] })?.notes).toEqual([{ say: 'seaWitch' }]);
});

test('fog shows that there are no battles, and that the Powder Lookout can drive on', () => {
  const map = [{ tile: 'R09', at: [0, 0] }] as const;
  const foggy = (crew: 'powderLookout'[]): unknown =>
    step({ at: [0, 0], crew, on: { cannons: 6 } }, 'e', {
      map,
      squadron: { at: [1, 0] },
      union: { at: [0, 0] },
      smuggler2: { at: [0, 0] },
    })?.notes;
  expect(foggy([])).toEqual([{ say: 'fog' }]);
  expect(foggy(['powderLookout'])).toEqual([{ say: 'powderLookout' }]);
});

test('battles show the odds of each, with ties and bonuses counted, and none where nobody is loaded', () => {
  const battles = (given: Position, ship: Position['smuggler1'] = {}): unknown =>
    step({ at: [0, 1], on: { cannons: 6 }, ...ship }, 'n', { ...AWAY, ...given })?.notes;
  const patrol = { squadron: { at: [3, 2], patrols: [[0, 0]] } } as const;
  expect(battles(patrol)).toEqual([{ say: 'battle', against: 'figure:patrol-1', percent: 58 }]); // 21 of 36
  expect(battles(patrol, { crew: ['fighters'] })).toMatchObject([{ percent: 72 }]); // 26 of 36
  expect(battles({ squadron: { at: [3, 2], strongholds: [[0, 0]] } })).toMatchObject([{ percent: 28 }]); // 10 of 36
  expect(battles({ ...AWAY, union: { at: [3, 2], gunship: [0, 0] } })).toMatchObject([{ percent: 17 }]); // 6 of 36
  expect(battles(patrol, { on: {} })).toEqual([]);
});

test('the odds are right: every pair of dice is counted', () => {
  const match = (attack: number, defence: number): string => {
    const raid = position({
      turn: 'smuggler1',
      ...AWAY,
      squadron: { at: [3, 2], patrols: [[0, 0]] },
      smuggler1: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 } },
    });
    raid.random.rig('attack', attack);
    raid.random.rig('defence', defence);
    answer(raid, 'smuggler1', 'place 1 sail', 'n');
    return asked(raid);
  };
  const faces = [1, 2, 3, 4, 5, 6];
  const won = faces
    .flatMap((push) => faces.map((hold) => match(push, hold)))
    .filter((say) => say === 'smuggler1: spoils');
  expect(Math.round((won.length * 100) / 36)).toBe(58);
});

/** A raid on the space to the north, up to the question whether to lower Cannons. */
function raid(ship: Position['smuggler1'], given: Position): Match {
  const match = position({
    ...AWAY,
    ...given,
    turn: 'smuggler1',
    smuggler1: { at: [0, 1], gold: 0, dice: [1], ...ship },
  });
  answer(match, 'smuggler1', 'place 1 sail', 'n');
  return match;
}

test('lowering Cannons shows the chance to win with and without it', () => {
  const patrol = { squadron: { at: [3, 2], patrols: [[0, 0]] } } as const;
  const notes = (match: Match, faction: Faction, key: string): unknown => shown(match, faction, key)?.notes;
  const alone = raid({ on: { cannons: 4 } }, patrol);
  expect(notes(alone, 'smuggler1', 'cannons 1')).toEqual([{ say: 'odds', percent: 72, without: 58 }]); // 26, 21 of 36
  expect(notes(alone, 'smuggler1', 'cannons 3')).toEqual([{ say: 'odds', percent: 92, without: 58 }]); // 33 of 36
  expect(shown(alone, 'smuggler1', '0')).toBeUndefined();
});

test('the attacker is told that the defender may lower Cannons too; the defender sees what the attacker added', () => {
  const both = raid({ on: { cannons: 4 } }, { union: { at: [0, 0], on: { cannons: 6 } } });
  const attack = { say: 'oddsBeforeTheirs', percent: 83, without: 58 }; // 30 of 36
  expect(shown(both, 'smuggler1', 'cannons 2')?.notes).toEqual([attack]);
  answer(both, 'smuggler1', 'cannons 2');
  const defence = { say: 'odds', percent: 83, without: 17 }; // 30 and 6 of 36
  expect(shown(both, 'union', 'cannons 5')?.notes).toEqual([defence]);
});

test('plans that were played count in the odds of lowering Cannons', () => {
  const armed = raid({ on: { cannons: 4 } }, { union: { at: [0, 0], hand: ['secretWeapon'], ready: 0 } });
  answer(armed, 'union', 'secretWeapon');
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => 6 - Math.abs(7 - sum)); // ways to roll each with two dice
  const wins = (bonus: number): number =>
    [1, 2, 3, 4, 5, 6]
      .flatMap((die) => sums.filter((_, i) => die + bonus >= i + 2))
      .reduce((a, b) => a + b, 0);
  const percent = (bonus: number): number => Math.round((wins(bonus) * 100) / 216);
  expect(shown(armed, 'smuggler1', 'cannons 3')?.notes).toEqual([
    { say: 'odds', percent: percent(3), without: percent(0) },
  ]);
});

test('no odds of lowering Cannons where a Rum Steward may have dice rolled again', () => {
  const ship = { on: { cannons: 4 } } as const;
  const patrol = { at: [3, 2], patrols: [[0, 0]] } as const;
  const mine = raid({ ...ship, crew: ['rumSteward'] }, { squadron: patrol });
  expect(shown(mine, 'smuggler1', 'cannons 1')).toBeUndefined();
  const theirs = raid(ship, { squadron: { ...patrol, crew: ['rumSteward'] } });
  expect(shown(theirs, 'smuggler1', 'cannons 1')).toBeUndefined();
});

test('a Tailwind shows what the ship that uses it would meet, not the Flagship', () => {
  const given = { turn: 'union', squadron: { at: [0, 1] }, smuggler1: { at: [3, 1] } } as const;
  const landing = [{ path: ['space:0,1'], notes: [] }];
  const cutter = position({ ...given, union: { gold: 0, dice: [1], cutter: [3, 2], on: { cannons: 6 } } });
  answer(cutter, 'union', 'place 1 cutterTailwind');
  expect([shown(cutter, 'union', 'space:0,1')]).toEqual(landing);

  const flagship = position({ ...given, union: { gold: 0, dice: [1], on: { cannons: 6 } } });
  answer(flagship, 'union', 'place 1 tailwind');
  expect(shown(flagship, 'union', 'space:0,1')?.notes).toMatchObject([{ say: 'battle', percent: 58 }]);
  expect(shown(flagship, 'union', 'no')).toBeUndefined();
});

test('a Smashing Entrance, a Fatal Gale and the Breeze Whisperer show where they lead', () => {
  const plan = position({ turn: 'union', union: { hand: ['smashingEntrance'] } });
  answer(plan, 'union', 'plan smashingEntrance');
  expect(shown(plan, 'union', 'space:2,1')).toEqual({ path: ['space:2,1'], notes: [] });
  const crew = { gold: 2, crew: ['fatalGale', 'breezeWhisperer'] } as const;
  const gale = position({ turn: 'smuggler1', ...AWAY, smuggler1: crew });
  answer(gale, 'smuggler1', 'use M30');
  expect(shown(gale, 'smuggler1', 'space:1,0')).toEqual({ path: ['space:1,0'], notes: [{ say: 'port' }] });
  const patrol = { at: [3, 2], patrols: [[2, 1]] } as const;
  const breeze = position({
    ...AWAY,
    turn: 'smuggler1',
    squadron: patrol,
    smuggler1: { ...crew, on: { cannons: 1 } },
  });
  answer(breeze, 'smuggler1', 'use M25');
  expect(shown(breeze, 'smuggler1', 'space:2,1')).toEqual({
    path: ['space:2,1'],
    notes: [{ say: 'battle', against: 'figure:patrol-1', percent: 58 }],
  });
});

test('ships and Patrols get nothing from ports; Union ships pass wrecks, Patrols do not', () => {
  const ship = position({ turn: 'union', ...AWAY, union: { gold: 0, dice: [1], gunship: [1, 0] } });
  answer(ship, 'union', 'place 1 gunshipSail');
  expect(shown(ship, 'union', 's')?.notes).toEqual([{ say: 'wreckSpared' }]);
  const patrol = position({
    squadron: { at: [3, 2], gold: 0, dice: [3], patrols: [[0, 0]] },
    smuggler1: { at: [3, 2] },
  });
  answer(patrol, 'squadron', 'place 3 order', 'patrol-1');
  expect(shown(patrol, 'squadron', 'e')?.notes).toEqual([]);
  const wrecked = position({
    squadron: { at: [3, 2], gold: 0, dice: [3], patrols: [[1, 0]] },
    smuggler1: { at: [3, 2] },
  });
  answer(wrecked, 'squadron', 'place 3 order', 'patrol-1');
  expect(shown(wrecked, 'squadron', 's')?.notes).toEqual([{ say: 'wreck' }]);
});

test('Patrols moved by the Persuasive Officer ignore battles, and show none', () => {
  const match = position({
    squadron: { at: [3, 2], gold: 0, dice: [3], patrols: [[0, 0]], on: { cannons: 6 }, crew: ['M08'] },
    smuggler1: { at: [0, 1] },
  });
  answer(match, 'squadron', 'place 3 M08', 'patrol-1');
  expect(shown(match, 'squadron', 's')).toEqual({ path: ['space:0,1'], notes: [] });
});

test('what is not a move, and what is not offered, shows nothing', () => {
  const match = position({ squadron: { gold: 0, dice: [1] } });
  expect(shown(match, 'squadron', 'place 6 sail')).toBeUndefined();
  answer(match, 'squadron', 'place 1 sail');
  expect(shown(match, 'squadron', 'up')).toBeUndefined();
  expect(shown(match, 'squadron', 'e')).toEqual({ path: ['space:1,0'], notes: [{ say: 'port' }] });
  answer(match, 'squadron', 's');
  expect(shown(match, 'squadron', 'stop')).toBeUndefined();
  const [seen] = match.asked(1);
  expect(seen && ahoy.preview?.(match.view(1), seen, 'e')).toBeUndefined();
});

/** What a die of the Squadron or the Union would do on a slot. */
const placed = (given: Position, faction: Faction, key: string): Preview | undefined =>
  shown(position({ turn: faction, ...given }), faction, key);

test('a die on a slot says what it would do now, and what it costs', () => {
  const squadron = { at: [0, 0], gold: 0, dice: [4, 3] } as const;
  const map = [{ tile: 'R01', at: [0, 0], comrades: 3 }] as const;
  expect(placed({ map, squadron }, 'squadron', 'place 4 bombard')).toEqual({
    notes: [{ say: 'bombards', count: 3 }],
    costs: [{ say: 'theDie', gold: 0 }],
  });
  const rich = { ...squadron, gold: 2, dice: [2] };
  expect(placed({ map, squadron: rich }, 'squadron', 'place 2 bombard')?.costs).toEqual([
    { say: 'theDie', gold: 2 },
  ]);
});

test('what would have no effect now says so: Bombard without comrades, Repair unharmed, Rally at sea', () => {
  const squadron = { at: [0, 0], gold: 0, dice: [4, 2] } as const;
  const map = [{ tile: 'R01', at: [0, 0] }] as const;
  const idle = (say: string) => ({ notes: [{ say }], idle: true });
  expect(placed({ map, squadron }, 'squadron', 'place 4 bombard')).toMatchObject(idle('noComrades'));
  expect(placed({ map, squadron }, 'squadron', 'place 2 repair')).toMatchObject(idle('undamaged'));
  const union = { at: [0, 1], gold: 0, dice: [6] } as const;
  expect(placed({ map, union }, 'union', 'place 6 rally')).toMatchObject(idle('notAshore'));
});

test('Negotiate has an effect only where there is somebody to recruit', () => {
  const smuggler1 = { gold: 0, dice: [2] } as const;
  const market = ['M01'] as const;
  const ashore = placed(
    { market, smuggler1: { ...smuggler1, at: [0, 0] } },
    'smuggler1',
    'place 2 negotiate',
  );
  expect(ashore).toMatchObject({ notes: [] });
  const atSea = placed({ market, smuggler1: { ...smuggler1, at: [0, 1] } }, 'smuggler1', 'place 2 negotiate');
  expect(atSea).toMatchObject({ notes: [{ say: 'noRecruits' }], idle: true });
});
