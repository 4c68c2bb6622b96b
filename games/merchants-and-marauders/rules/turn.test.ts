import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, who } from '../acting.ts';
import { type Captaincy, position, type Position } from '../position.ts';

const alone = (me: Captaincy, given: Position = {}): ReturnType<typeof position> =>
  position({ ...given, players: [me, {}] });

test('a turn has up to three actions; fewer will do; Move and Scout repeat, Port does not [MM-TURN.4] [MM-TURN.5] [MM-TURN.12] [EX-3]', () => {
  const match = alone({ sea: 'nassau' });
  match.random.rig('scouting', 1, 1, 1, 1, 1, 1);
  answer(match, 0, 'sail tortuga', 'sail nassau', 'scout merchant:nassau', 'no');
  expect(offered(match)).toEqual(['end']);
  answer(match, 0, 'end');
  expect(match.state.active).toBe(1);
  const port = answer(alone({ sea: 'nassau' }), 0, 'enter', 'port', 'finish');
  expect(port.state.turn.actions).toBe(1);
  expect(offered(port)).not.toContain('port');
  expect(answer(alone({}), 0, 'end').state.active).toBe(1);
});

test('a player without a captain comes back at the start of the turn and plays it [MM-TURN.1] [MM-RETIRE.6]', () => {
  const match = alone({ standing: 'waiting', captain: 'tobias' });
  expect(asked(match)).toBe('0: firstShip');
  answer(match, 0, 'flute');
  expect(who(match, 0)).toMatchObject({
    standing: 'sailing',
    zone: 'portRoyal',
    inPort: true,
    ship: 'flute',
  });
  expect(offered(match)).toContain('port');
  expect(offered(match)).not.toContain('retire');
});

test('who starts in a port may retire before any action [MM-TURN.2] [MM-RETIRE.1]', () => {
  const match = alone({ port: 'caracas' });
  expect(offered(match)).toContain('retire');
  answer(match, 0, 'leave');
  expect(offered(match)).not.toContain('retire');
  expect(offered(alone({ sea: 'caracas' }))).not.toContain('retire');
});

test('a captain who starts at sea beside a hunter is searched for before the first action [MM-TURN.3] [MM-SEEK.2]', () => {
  const match = position({
    players: [{}, { captain: 'cornelis', sea: 'tobago', ship: 'frigate' }],
    npcs: { PS: { zone: 'tobago' } },
  });
  match.random.rig('search', S, 1, 1);
  rig(match, [1, 1, 1], [1, 1, 1, 1]);
  answer(match, 0, 'end');
  expect(match.state.battle?.attacker.npc).toBe('PS');
});

test('an action is over before the next; a combat survived does not end the turn, death does [MM-TURN.6] [MM-TURN.7] [MM-TURN.8]', () => {
  const fight = (hull: number): ReturnType<typeof position> => {
    const match = position({ players: [{ sea: 'nassau', sections: { hull } }, { sea: 'nassau' }] });
    match.random.rig('scouting', S, 1, 1);
    rig(match, [1, 1], [S, S, 1, 1]);
    match.random.rig('section', S);
    return answer(match, 0, 'scout ship:1', 'hull');
  };
  const survived = fight(2);
  expect(asked(survived)).toBe('0: declare');
  rig(survived, [S, S], [1, 1, 1, 1]);
  answer(survived, 0, 'flee');
  answer(survived, 1, 'flee');
  expect(asked(survived)).toBe('0: act');
  expect(survived.state.turn.actions).toBe(2);
  const dead = fight(1);
  answer(dead, 1, 'NL', 'pass');
  expect(asked(dead)).toBe('1: act');
});

test('at the start: event, then specialists, then the search [MM-TURN.9] [MM-TURN.11]', () => {
  const match = position({
    players: [{}, { sea: 'tobago', ship: 'frigate', specialists: ['carpenter.1'], sections: { hull: 2 } }],
    event: 'storm.1',
    npcs: { PS: { zone: 'tobago' } },
  });
  match.random.rig('seamanship', S, S, S, S);
  match.random.rig('search', 1, 1, 1);
  answer(match, 0, 'end');
  const before = match.news.map(({ event }) => event.say);
  expect(before).toContain('rolled');
  expect(asked(match)).toBe('1: carpenter');
  answer(match, 1, 'hull');
  expect(match.news.map(({ event }) => event.say)).toContain('searched');
});

test('own cards can be played before the search, between actions and activities, and after the last action [MM-TURN.10] [MM-CARD.4]', () => {
  const match = position({
    players: [{}, { sea: 'tobago', hand: ['lightsOut.1', 'forgottenPurse.1', 'forgottenPurse.2'] }],
    npcs: { PS: { zone: 'tobago' } },
  });
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: beforeSearch');
  answer(match, 1, 'card lightsOut.1');
  expect(asked(match)).toBe('1: act');
  answer(match, 1, 'card forgottenPurse.1', 'enter', 'port', 'card forgottenPurse.2');
  expect(who(match, 1).gold).toBe(20);
});
