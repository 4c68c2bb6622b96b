import { expect, test } from 'vitest';
import { answer, asked, offered, who } from '../acting.ts';
import { MODS } from '../content/ships.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;

/** Seat 0 is in the shipyard. */
const inYard = (me: Captaincy, given: Position = {}): Match =>
  answer(position({ ...given, players: [{ gold: 50, ...me }, {}] }), 0, 'port', 'yard');
const me = (match: Match): ReturnType<typeof who> => who(match, 0);

test('one visit may repair, trade weapons, fit a modification and exchange the ship, in any order [MM-YARD.1]', () => {
  const match = inYard({ sections: { hull: 1 } }, { tokens: { nassau: 'chaseGuns' } });
  answer(match, 0, 'buy grapple', 'repair hull', 'mod chaseGuns', 'ship frigate');
  expect(me(match)).toMatchObject({ ship: 'frigate', weapons: ['grapple'], mods: [] });
  expect(match.state.tokens.nassau).toEqual({ mod: 'chaseGuns', faceUp: false });
});

test('a repair costs 2 gold a point, never for crew and never above the maximum [MM-YARD.2] [MM-YARD.3]', () => {
  const match = inYard({ sections: { hull: 1, crew: 1, masts: 1 } });
  expect(offered(match).filter((key) => key.startsWith('repair'))).toEqual(['repair hull', 'repair masts']);
  answer(match, 0, 'repair hull');
  expect(me(match)).toMatchObject({ gold: 48, sections: { hull: 2, crew: 1 } });
  expect(offered(match)).not.toContain('repair hull');
});

test('a weapon costs 3, is worth 1 again, and one of each type is all one owns [MM-YARD.4] [MM-YARD.5] [MM-YARD.6]', () => {
  const match = inYard({ weapons: ['chainShot'] });
  expect(offered(match)).not.toContain('buy chainShot');
  answer(match, 0, 'buy grapple', 'sell chainShot');
  expect(me(match)).toMatchObject({ gold: 48, weapons: ['grapple'] });
});

test('in a visit a type is sold once and bought once, never sold after it was bought; and one ship is exchanged [MM-YARD.24] [MM-YARD.25]', () => {
  const match = inYard({ weapons: ['chainShot'], gold: 100 });
  answer(match, 0, 'sell chainShot', 'buy chainShot');
  expect(offered(match)).not.toContain('sell chainShot');
  answer(match, 0, 'ship flute');
  expect(offered(match).some((key) => key.startsWith('ship'))).toBe(false);
});

test('every port sells four types of ship; the old one is sold in the same deal and pays its part [MM-YARD.7] [MM-YARD.8] [MM-YARD.10] [MM-YARD.11] [MM-GEN.8]', () => {
  const costs = (ship: NonNullable<Captaincy['ship']>, bought: string): number =>
    50 - me(answer(inYard({ ship }), 0, `ship ${bought}`)).gold;
  expect(['sloop', 'flute', 'frigate', 'galleon'].map((bought) => costs('sloop', bought))).toEqual([
    5, 5, 30, 30,
  ]);
  expect(['sloop', 'flute', 'frigate', 'galleon'].map((bought) => costs('frigate', bought))).toEqual([
    0, 0, 25, 25,
  ]);
  expect(offered(inYard({ gold: 29 })).filter((key) => key.startsWith('ship'))).toEqual([
    'ship sloop',
    'ship flute',
  ]);
});

test('the price of the old ship: 1 more for each modification, 1 less for each damage point but crew, never below 0 [MM-YARD.9] [MM-YARD.20] [MM-SHIP.10] [EX-D1] [EX-D2]', () => {
  const frigate = inYard({
    ship: 'frigate',
    mods: ['chaseGuns', 'swivelGuns'],
    sections: { hull: 1, masts: 2, crew: 2 },
    outfitted: true,
  });
  answer(frigate, 0, 'ship galleon');
  expect([me(frigate).gold, me(frigate).glory.ship]).toEqual([24, 0]);
  const first = answer(inYard({ ship: 'frigate', sections: { hull: 2 } }), 0, 'ship galleon');
  expect(me(first).glory.ship).toBe(1);
  const wreck = answer(inYard({ sections: { hull: 1, masts: 0, cargo: 0, cannons: 0 } }), 0, 'ship flute');
  expect(me(wreck).gold).toBe(40);
});

test('a man-o’-war is neither bought nor sold: it is given up for nothing [MM-YARD.12]', () => {
  const match = inYard({ ship: 'manOWar' });
  expect(offered(match)).not.toContain('ship manOWar');
  expect(me(answer(match, 0, 'ship sloop')).gold).toBe(40);
});

test('a bought ship is whole but for the crew that comes over, at most as many as it takes; all else comes along [MM-YARD.13] [MM-YARD.14] [MM-YARD.23]', () => {
  const up = answer(
    inYard({ sections: { crew: 1, hull: 1 }, cargo: ['rum.1'], weapons: ['grapple'] }),
    0,
    'ship galleon',
  );
  expect(me(up)).toMatchObject({
    sections: { hull: 4, masts: 4, cargo: 5, cannons: 3, crew: 1 },
    cargo: ['rum.1'],
    weapons: ['grapple'],
  });
  const down = answer(inYard({ ship: 'galleon' }), 0, 'ship sloop');
  expect(me(down).sections.crew).toBe(2);
});

test('modifications stay behind: the owner names ports, chance deals them out face down and as new [MM-YARD.15] [MM-MOD.13] [MM-MOD.17] [MM-GEN.15]', () => {
  const match = inYard(
    { mods: ['chaseGuns', 'reinforcedHull'], hullUsed: true, port: 'caracas' },
    { tokens: { nassau: '', tobago: '' } },
  );
  const free = Object.entries(match.state.tokens).filter(([, { mod }]) => mod === '');
  expect(free.length).toBeGreaterThanOrEqual(2);
  answer(match, 0, 'ship flute');
  if (asked(match) === '0: choosePorts') answer(match, 0, offered(match).slice(0, 2));
  expect(me(match)).toMatchObject({ mods: [], hullUsed: false });
  expect(Object.values(match.state.tokens).filter(({ mod }) => mod === '')).toHaveLength(free.length - 2);
});

test('the first frigate or galleon a captain buys earns a point, later ones none [MM-YARD.16] [MM-GLORY.7] [MM-DEATH.14]', () => {
  expect(me(answer(inYard({}), 0, 'ship frigate')).glory.ship).toBe(1);
  expect(me(answer(inYard({ outfitted: true }), 0, 'ship galleon')).glory.ship).toBe(0);
  expect(me(answer(inYard({}), 0, 'ship flute')).glory.ship).toBe(0);
});

test('a port sells its own modification for 3, once, and none that lies face down [MM-YARD.17] [MM-YARD.18] [MM-YARD.22]', () => {
  const match = inYard({}, { tokens: { nassau: 'swivelGuns' } });
  expect(offered(match).filter((key) => key.startsWith('mod'))).toEqual(['mod swivelGuns']);
  answer(match, 0, 'mod swivelGuns');
  expect(me(match)).toMatchObject({ gold: 47, mods: ['swivelGuns'] });
  expect(match.state.tokens.nassau.mod).toBe('');
  expect(offered(match).some((key) => key.startsWith('mod'))).toBe(false);
  const shed = inYard({ mods: ['chaseGuns'] }, { tokens: { nassau: '' } });
  answer(shed, 0, 'ship flute');
  if (asked(shed) === '0: choosePorts') answer(shed, 0, ['nassau']);
  expect(offered(shed)).not.toContain('mod chaseGuns');
});

test('in St. John modifications may go over to the new ship; they no longer count in the price [MM-YARD.19]', () => {
  const match = inYard({ port: 'stJohn', mods: ['chaseGuns', 'swivelGuns'] });
  answer(match, 0, 'ship flute');
  expect(asked(match)).toBe('0: moveMods');
  answer(match, 0, ['chaseGuns', 'swivelGuns']);
  expect(me(match)).toMatchObject({ mods: ['chaseGuns', 'swivelGuns'], gold: 45 });
});

test('a used reinforced hull is made good for 3 gold in any port [MM-YARD.21]', () => {
  const match = inYard({ port: 'caracas', mods: ['reinforcedHull'], hullUsed: true });
  answer(match, 0, 'restore');
  expect(me(match)).toMatchObject({ gold: 47, hullUsed: false });
});

test('a ship carries one copy of a modification [MM-MOD.1]', () => {
  const match = inYard({ mods: ['chaseGuns'] }, { tokens: { nassau: 'chaseGuns' } });
  expect(offered(match)).not.toContain('mod chaseGuns');
  expect(MODS).toHaveLength(8);
});

test('hammocks make room for a sailor who must be recruited; hold and gunport raise their value at once, from 0 too [MM-MOD.2] [MM-MOD.4] [MM-MOD.5] [MM-MOD.14]', () => {
  const fitted = (
    mod: 'extraHammocks' | 'extendedHold' | 'extraGunport',
    sections = {},
  ): ReturnType<typeof who> => me(answer(inYard({ sections }, { tokens: { nassau: mod } }), 0, `mod ${mod}`));
  expect(fitted('extraHammocks').sections.crew).toBe(2);
  expect(fitted('extendedHold').sections.cargo).toBe(3);
  expect(fitted('extraGunport').sections.cannons).toBe(2);
  expect(fitted('extendedHold', { cargo: 0 }).sections.cargo).toBe(1);
  const match = inYard({}, { tokens: { nassau: 'extraHammocks' } });
  match.random.rig('leadership', 6, 1, 1);
  answer(match, 0, 'mod extraHammocks', 'done', 'recruit');
  expect(me(match).sections.crew).toBe(3);
});

test('nothing rises above 5; a modification without effect may still be bought [MM-GEN.7] [MM-MOD.12]', () => {
  const match = inYard({ ship: 'galleon' }, { tokens: { nassau: 'extendedHold' } });
  answer(match, 0, 'mod extendedHold');
  expect(me(match)).toMatchObject({ mods: ['extendedHold'], sections: { cargo: 5 } });
});
