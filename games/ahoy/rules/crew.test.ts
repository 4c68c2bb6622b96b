import { expect, test } from 'vitest';
import { MARKET } from '../content/market.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, offered, slotIn, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;

/** The Squadron is on the Fish Island at 0,0. */
const onFish = (given: Position, gold = 5): Match =>
  position({ ...given, squadron: { gold, dice: [1, 3, 3], ...given.squadron, at: [0, 0] } });

const recruits = (match: Match): readonly string[] =>
  offered(match).filter((key) => key.startsWith('recruit'));

test('on an Island a Flagship may recruit any number of Market cards of its colour [AH-CRW.1]', () => {
  const match = onFish({ market: ['M01', 'M02', 'M06'], deckEnds: true });
  expect(recruits(match)).toEqual(['recruit M01', 'recruit M02']);
  answer(match, 'squadron', 'recruit M02', 'recruit M01');
  expect(whoIs(match, 'squadron').crew).toEqual(['M02', 'M01']);
});

test('each card costs what is printed on it: a die, 1 gold or 2 gold, paid in full to the supply [AH-CRW.2] [AH-CRW.3]', () => {
  const market = ['M01', 'M03', 'M04'] as const;
  expect(recruits(onFish({ market }, 0))).toEqual(['recruit M03 1', 'recruit M03 3']);
  expect(recruits(onFish({ market }, 1))).toEqual(['recruit M01', 'recruit M03 1', 'recruit M03 3']);
  const match = onFish({ market }, 2);
  const { supply } = match.state;
  answer(match, 'squadron', 'recruit M04');
  expect([whoIs(match, 'squadron').gold, match.state.supply]).toEqual([0, supply + 2]);
});

test('a gold cost needs no die: it can be paid after the last one [AH-CRW.4]', () => {
  const match = onFish({ market: ['M01', 'M03'], placed: 2, squadron: { on: { order: 3, deploy: 1 } } });
  expect(recruits(match)).toEqual(['recruit M01']);
  answer(match, 'squadron', 'recruit M01');
  expect(match.state.turn.placed).toBe(2);
});

test('a die cost takes one of the dice of the turn, whatever its value [AH-CRW.5]', () => {
  const match = onFish({ market: ['M03', 'M05'], deckEnds: true });
  expect(recruits(match)).toEqual(['recruit M03 1', 'recruit M03 3', 'recruit M05 1', 'recruit M05 3']);
  answer(match, 'squadron', 'recruit M03 1');
  expect(match.state.turn.placed).toBe(1);
  expect(recruits(match)).toEqual(['recruit M05 3']);
  answer(match, 'squadron', 'place 3 order');
  if (asked(match) === 'squadron: value') answer(match, 'squadron', '3');
  expect(recruits(match)).toEqual([]);
});

test('the die paid stays on the card until the end of the round [AH-CRW.6]', () => {
  const match = position({
    seats: 3,
    market: ['M03'],
    squadron: { gold: 0, dice: [4] },
    smuggler1: { dice: [] },
    union: { dice: [] },
  });
  answer(match, 'squadron', 'recruit M03 4');
  expect(slotIn(match, 'squadron', 'M03').die).toBe(4);
  expect(whoIs(match, 'squadron').dice).toEqual([]);
  answer(match, 'squadron', 'end');
  expect(slotIn(match, 'squadron', 'M03').die).toBe(0);
  expect(whoIs(match, 'squadron').dice).toHaveLength(5);
});

test('a recruited card is crew, not cargo [AH-CRW.7]', () => {
  const match = position({ turn: 'smuggler1', market: ['M01'], smuggler1: { at: [0, 0], gold: 1 } });
  answer(match, 'smuggler1', 'recruit M01');
  expect(whoIs(match, 'smuggler1')).toMatchObject({ crew: ['M01'], cargo: [] });
  expect(offered(match).some((key) => key.startsWith('deliver'))).toBe(false);
});

test('there is no limit to the number of crew [AH-CRW.8]', () => {
  const crew = MARKET.map(({ id }) => id).filter((id) => id !== 'M01');
  const match = onFish({ market: ['M01'], squadron: { crew } }, 1);
  answer(match, 'squadron', 'recruit M01');
  expect(whoIs(match, 'squadron').crew).toHaveLength(30);
});

test('the Market is refilled after each recruit, and the new card may be recruited too [AH-CRW.9] [AH-CRW.10]', () => {
  const match = onFish({ market: ['M01', 'M06', 'M07'], deck: ['M02', 'M11'] });
  answer(match, 'squadron', 'recruit M01');
  expect(match.state.market).toEqual(['M06', 'M07', 'M02']);
  answer(match, 'squadron', 'recruit M02');
  expect(match.state.market).toEqual(['M06', 'M07', 'M11']);
});

test('with an empty deck the Market shrinks, whatever is in the box [AH-CRW.11]', () => {
  const match = onFish({ market: ['M01', 'M06'], deckEnds: true });
  const { box } = match.state;
  expect(box.length).toBeGreaterThan(0);
  answer(match, 'squadron', 'recruit M01');
  expect(match.state.market).toEqual(['M06']);
});

test('action crew give an action, with or without a die; passive crew act by themselves [AH-CRW.12]', () => {
  const match = onFish({ squadron: { crew: ['deckhand', 'fatalGale', 'merchant'] } }, 0);
  const ofCrew = offered(match).filter((key) => /M\d\d/.test(key));
  expect(ofCrew).toEqual(['place 1 M22', 'place 3 M22', 'use M30']);
  answer(match, 'squadron', 'place 1 M22', 'e', 'stop');
  expect(whoIs(match, 'squadron').gold).toBe(1);
});

test('passive powers of battle work for attacker and defender, in anybody’s turn [AH-CRW.13]', () => {
  const fight = (attacker: object, defender: object): string => {
    const match = position({
      squadron: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 }, ...attacker },
      smuggler1: { at: [0, 0], ...defender },
    });
    match.random.rig('attack', 3);
    match.random.rig('defence', 3);
    answer(match, 'squadron', 'place 1 sail', 'n');
    return asked(match);
  };
  const fighters = { crew: ['fighters'] };
  expect(fight({}, fighters)).toBe('smuggler1: spoils');
  expect(fight(fighters, fighters)).toBe('squadron: spoils');
});

test('two copies of a crew card work independently [AH-CRW.14]', () => {
  const match = onFish({ squadron: { gold: 0, dice: [1, 3], crew: ['M08', 'M19'], patrols: [[0, 1]] } }, 0);
  answer(match, 'squadron', 'place 1 M08', 'stop');
  expect(offered(match)).toContain('place 3 M19');
  expect(offered(match)).not.toContain('place 3 M08');
  answer(match, 'squadron', 'place 3 M19', 'patrol-1', 'n', 'stop');
  expect(asked(match)).toBe('squadron: turn');
});

test('recruiting needs the Flagship on the Island, and not in the middle of a move [AH-CRW.15]', () => {
  const match = position({
    turn: 'smuggler1',
    market: ['M01'],
    smuggler1: { at: [0, 1], gold: 1, dice: [1] },
  });
  expect(recruits(match)).toEqual([]);
  answer(match, 'smuggler1', 'place 1 sail', '1', 'n');
  expect(offered(match)).toEqual(['n', 'e', 's', 'w', 'stop']);
  answer(match, 'smuggler1', 'stop');
  expect(recruits(match)).toEqual(['recruit M01']);
});

test('an effect that recruits has its own conditions: a reward needs no Island, Enlistment no Flagship there [AH-CRW.16]', () => {
  const reward = position({
    turn: 'smuggler1',
    market: ['M09'],
    smuggler1: { at: [0, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    squadron: { at: [0, 1] },
  });
  reward.random.rig('attack', 6);
  reward.random.rig('defence', 1);
  answer(reward, 'smuggler1', 'place 1 sail', 's', 'reward', 'sail', '1', 'yes', 'M09');
  expect(whoIs(reward, 'smuggler1').crew).toEqual(['M09']);

  const enlistment = position({
    turn: 'union',
    map: [
      { tile: 'R01', at: [0, 0], comrades: 1 },
      { tile: 'R04', at: [2, 1], turn: 2 },
    ],
    market: ['M04'],
    union: { at: [2, 1], hand: ['enlistment'] },
  });
  answer(enlistment, 'union', 'plan enlistment', 'R01', ['M04']);
  expect(whoIs(enlistment, 'union').crew).toEqual(['M04']);
});
