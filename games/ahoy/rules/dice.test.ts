import { expect, test } from 'vitest';
import { type Faction, FLAGSHIP } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, offered, slotIn, where, whoIs } from './acting.ts';
import { damageable } from './damage.ts';

type Match = ReturnType<typeof position>;
type Squadron = NonNullable<Position['squadron']>;

/** The Squadron's turn, without gold unless it is given some. */
const squadron = (ship: Squadron, given: Position = {}): Match =>
  position({ ...given, squadron: { gold: 0, ...ship } });

/** What may be placed now, as `die slot`. */
const placings = (match: Match): string[] =>
  offered(match)
    .filter((key) => key.startsWith('place '))
    .map((key) => key.slice('place '.length));

/** Which values each free slot takes without gold, as `slot values`. */
function slotValues(faction: Faction, ship: object = {}): string[] {
  const values = new Map<string, string>();
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const match = position({ turn: faction, [faction]: { gold: 0, ...ship, dice: [die] } });
    for (const [value = '', slot = ''] of placings(match).map((placing) => placing.split(' ')))
      values.set(slot, (values.get(slot) ?? '') + value);
  }
  return [...values].map(([slot, taken]) => `${slot} ${taken}`).sort();
}

test('dice go to the slots of the board, of own crew and of the ship plans in play [AH-DIE.1]', () => {
  const match = position({
    turn: 'union',
    union: { gold: 0, dice: [3], crew: ['deckhand'], cutter: [3, 2] },
    squadron: { crew: ['trawler'] },
  });
  expect(placings(match)).toEqual([
    '3 sail',
    '3 tailwind',
    '3 cannons',
    '3 M22',
    '3 cutterSail',
    '3 cutterTailwind',
  ]);
  answer(match, 'union', 'place 3 M22');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 3 });
  expect(whoIs(match, 'union').dice).toEqual([]);
});

test('a slot is free when it holds neither die nor damage, so it never holds two dice [AH-DIE.2] [AH-DIE.3]', () => {
  const match = squadron({ dice: [1], on: { sail: 6 }, damaged: ['tailwind'] });
  expect(placings(match)).toEqual(['1 deploy']);
  answer(match, 'squadron', 'place 1 deploy', 'space:0,0');
  expect(placings(match)).toEqual([]);
});

test('a placed die stays where it is until the round ends [AH-DIE.4]', () => {
  const match = squadron({ dice: [1, 1, 1] }, { seats: 2, union: { gold: 0, dice: [] } });
  answer(match, 'squadron', 'place 1 deploy', 'space:0,0', 'place 1 tailwind', 'no', 'end');
  expect(match.state.turn.placed).toBe(0);
  expect(placings(match)).toEqual(['1 sail']);
  answer(match, 'squadron', 'place 1 sail', 's', 'stop', 'no', 'end', 'R01');
  expect(match.state.round).toBe(2);
  expect(whoIs(match, 'squadron').slots.filter((slot) => slot.die > 0)).toEqual([]);
});

test('a plain slot takes any die, a numbered slot only that number, an even slot 2, 4 and 6 [AH-DIE.5] [AH-DIE.6] [AH-DIE.7]', () => {
  expect(slotValues('smuggler1')).toContain('sail 123456');
  expect(slotValues('squadron')).toContain('order 3');
  expect(slotValues('smuggler1')).toContain('negotiate 246');
});

/** The slots of a board that can be damaged. */
const soft = (faction: Faction): string[] =>
  damageable(whoIs(position({}), faction), FLAGSHIP[faction]).map(({ id }) => id);

test('the slots of the Squadron’s board [AH-DIE.15]', () => {
  expect(slotValues('squadron')).toEqual([
    'bombard 4',
    'cannons 56',
    'cannons2 56',
    'deploy 123456',
    'order 3',
    'repair 2',
    'sail 123456',
    'tailwind 123456',
  ]);
  expect(soft('squadron')).toEqual(['sail', 'tailwind', 'cannons', 'cannons2', 'bombard', 'order', 'deploy']);
});

test('the slots of the Union’s board [AH-DIE.16]', () => {
  expect(slotValues('union')).toEqual([
    'cannons 123456',
    'gather 1',
    'inspire 6',
    'rally 6',
    'repair 246',
    'sail 123456',
    'tailwind 123456',
  ]);
  expect(soft('union')).toEqual(['sail', 'tailwind', 'cannons', 'inspire', 'gather', 'rally']);
});

test.each(['smuggler1', 'smuggler2'] as const)(
  'the slots of a Smuggler’s board: %s [AH-DIE.17]',
  (smuggler) => {
    expect(slotValues(smuggler)).toEqual([
      'cannons 123456',
      'fullSail 123456',
      'negotiate 246',
      'repair 246',
      'sail 123456',
      'tailwind 123456',
    ]);
    expect(soft(smuggler)).toEqual(['sail', 'tailwind', 'cannons', 'fullSail', 'negotiate']);
  },
);

test('the plans of Cutter and Gunship have a Sail and a Tailwind slot each, for any die [AH-DIE.18]', () => {
  const ships = { cutter: [3, 2], gunship: [3, 2] };
  expect(slotValues('union', ships).filter((slot) => /cutter|gunship/.test(slot))).toEqual([
    'cutterSail 123456',
    'cutterTailwind 123456',
    'gunshipSail 123456',
    'gunshipTailwind 123456',
  ]);
});

test('crew whose action needs a die have one slot for any value, other crew none [AH-DIE.19]', () => {
  const crew = ['trawler', 'carpenter', 'deckhand', 'M08', 'M12', 'diver', 'fatalGale', 'shaman'];
  expect(slotValues('squadron', { crew }).filter((slot) => slot.startsWith('M'))).toEqual([
    'M02 123456',
    'M08 123456',
    'M11 123456',
    'M12 123456',
    'M22 123456',
  ]);
});

test('gold raises or lowers a die by as much as is spent, and goes to the supply [AH-DIE.8] [AH-DIE.11]', () => {
  const spend = (value: string): Match => {
    const match = squadron({ gold: 3, dice: [3] });
    answer(match, 'squadron', 'place 3 sail');
    expect(offered(match)).toEqual(['1', '2', '3', '4', '5', '6', 'upAndDown']);
    answer(match, 'squadron', value);
    return match;
  };
  const purses = (match: Match): number[] => [
    slotIn(match, 'squadron', 'sail').die,
    whoIs(match, 'squadron').gold,
    match.state.supply,
  ];
  expect(purses(spend('6'))).toEqual([6, 0, 17]);
  expect(purses(spend('1'))).toEqual([1, 1, 16]);
  expect(purses(spend('3'))).toEqual([3, 3, 14]);
});

test('the changed value stays within 1 and 6, whatever gold there is [AH-DIE.9]', () => {
  const values = (die: number): readonly string[] => {
    const match = squadron({ gold: 10, dice: [die] });
    answer(match, 'squadron', `place ${die} sail`);
    return offered(match);
  };
  expect(values(5)).toEqual(['1', '2', '3', '4', '5', '6', 'upAndDown']);
  expect(values(2)).toEqual(['1', '2', '3', '4', '5', '6', 'upAndDown']);
});

test('a slot asks for the value as it is placed: a 4 is no 5 without gold, a 6 may become a 4 [AH-DIE.10]', () => {
  expect(placings(squadron({ gold: 0, dice: [6] }))).not.toContain('6 bombard');
  expect(placings(squadron({ gold: 1, dice: [6] }))).not.toContain('6 bombard');
  const match = squadron({ gold: 2, dice: [6] });
  answer(match, 'squadron', 'place 6 bombard');
  expect(offered(match)).toEqual(['4']);
});

test('the Squadron pays 1 gold to place a 4 on Cannons, where it is a 5 and gives at most 4 [EX-41]', () => {
  const match = squadron({ at: [0, 1], gold: 1, dice: [4, 1] }, { smuggler1: { at: [0, 0] } });
  answer(match, 'squadron', 'place 4 cannons', '5', 'place 1 sail', 'n');
  expect(slotIn(match, 'squadron', 'cannons').die).toBe(5);
  expect(offered(match)).toEqual(['0', 'cannons 1', 'cannons 2', 'cannons 3', 'cannons 4']);
});

test('gold changes a die only as it is placed: neither before, nor once it lies [AH-DIE.12]', () => {
  const match = squadron({ gold: 5, dice: [2, 2] });
  expect(offered(match).every((key) => key.startsWith('place 2 '))).toBe(true);
  answer(match, 'squadron', 'place 2 deploy', '2', 'space:0,0');
  expect(offered(match).every((key) => key.startsWith('place 2 '))).toBe(true);
  answer(match, 'squadron', 'place 2 tailwind', '2');
  expect(offered(match)).toEqual(['end']);
  expect([slotIn(match, 'squadron', 'deploy').die, slotIn(match, 'squadron', 'tailwind').die]).toEqual([
    2, 2,
  ]);
});

test('the changed value is what the action works with, and what lies there afterwards [AH-DIE.13]', () => {
  const wind = squadron({ at: [1, 0], gold: 2, dice: [3] });
  answer(wind, 'squadron', 'place 3 tailwind', '5', 'space:2,1');
  expect(where(wind, FLAGSHIP.squadron)).toBe('2,1');
  expect(slotIn(wind, 'squadron', 'tailwind').die).toBe(5);

  const sails = position({ turn: 'smuggler1', smuggler1: { gold: 2, dice: [2] } });
  answer(sails, 'smuggler1', 'place 2 fullSail', '4');
  expect(sails.open[0]?.about).toMatchObject({ say: 'sail', left: 4 });
});

test('a die that pays for a recruit is one of the dice of the turn [AH-DIE.14]', () => {
  const match = squadron({ at: [0, 0], dice: [2, 4] }, { market: ['M03'] });
  answer(match, 'squadron', 'recruit M03 2', 'place 4 deploy', 'space:0,0');
  expect(offered(match)).toEqual(['end']);
});

test('the slot of a crew card may be used in the turn it was recruited [AH-DIE.20]', () => {
  const match = position({
    turn: 'smuggler1',
    market: ['M02'],
    smuggler1: { at: [0, 0], gold: 1, dice: [3] },
  });
  answer(match, 'smuggler1', 'recruit M02', 'place 3 M02');
  expect(asked(match)).toBe('smuggler1: sail');
});

/** The Squadron's Flagship anchors at the port at 1,0; it paid nothing to get there. */
function callAtPort(ship: Squadron): Match {
  const match = squadron({ at: [0, 0], dice: [3], crew: ['deckhand'], ...ship });
  answer(match, 'squadron', 'place 3 M22');
  if (asked(match) === 'squadron: value') answer(match, 'squadron', '3');
  answer(match, 'squadron', 'e', 'stop');
  return match;
}

test('only a placed die goes to Cannons through a port, not a slot without one [AH-TER.6] [AH-TER.7]', () => {
  const match = callAtPort({ gold: 6, on: { deploy: 1 } });
  expect(offered(match)).toEqual(['rearm deploy', 'rearm M22', 'nothing']);
});

test('with the Fence the gold spent at a port goes twice as far [AH-TER.10] [AH-CREW.24]', () => {
  const crew = ['deckhand', 'fence'] as const;
  expect(offered(callAtPort({ gold: 1, crew, on: { deploy: 2 } }))).toEqual(['rearm M22', 'nothing']);
  const match = callAtPort({ gold: 1, crew });
  answer(match, 'squadron', 'rearm M22');
  expect(offered(match)).toEqual(['5']);
  answer(match, 'squadron', '5');
  expect([slotIn(match, 'squadron', 'cannons').die, whoIs(match, 'squadron').gold]).toEqual([5, 0]);
});

test('everybody hears which die was placed, set aside or taken to Cannons [AH-INF.1]', () => {
  const told = (match: Match): object[] => match.news.map(({ event }) => event);
  const placed = squadron({ gold: 1, dice: [4] });
  answer(placed, 'squadron', 'place 4 cannons', '5');
  expect(told(placed)).toEqual([
    { say: 'placedDie', faction: 'squadron', die: 4, value: 5, slot: 'slot:squadron.cannons' },
  ]);
  const aside = squadron({ dice: [1], damaged: ['sail', 'tailwind', 'deploy'] });
  answer(aside, 'squadron', 'setAside 1');
  expect(told(aside)).toEqual([{ say: 'setAside', faction: 'squadron', die: 1 }]);
  const rearmed = callAtPort({ on: { deploy: 6 } });
  answer(rearmed, 'squadron', 'rearm deploy');
  expect(told(rearmed)).toEqual([
    {
      say: 'rearmed',
      faction: 'squadron',
      value: 6,
      from: 'slot:squadron.deploy',
      slot: 'slot:squadron.cannons',
    },
  ]);
});
