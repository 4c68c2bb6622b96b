import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { answer, asked, offered, S, who } from '../acting.ts';
import { MAP } from '../content/map.ts';
import { type Captaincy, position, type Position } from '../position.ts';

const alone = (me: Captaincy, given: Position = {}): ReturnType<typeof position> =>
  position({ ...given, players: [me, {}] });
const moves = (match: ReturnType<typeof position>): string[] =>
  offered(match).filter((key) => key.startsWith('sail') || key === 'enter' || key === 'leave');

test('a Move goes to an adjacent zone, into the port of the zone, or out of it, one at a time [MM-MOVE.1] [MM-MOVE.2]', () => {
  const match = alone({ sea: 'nassau' });
  expect(moves(match)).toEqual(['sail sintMaarten', 'sail tortuga', 'sail laHabana', 'enter']);
  answer(match, 0, 'enter');
  expect(moves(match)).toEqual(['leave']);
  answer(match, 0, 'leave');
  expect(who(match, 0)).toMatchObject({ zone: 'nassau', inPort: false });
  expect(match.state.turn.actions).toBe(1);
});

test('from the port of La Habana to the port of Nassau takes all three actions [EX-4]', () => {
  const match = alone({ captain: 'frances', port: 'laHabana' });
  answer(match, 0, 'leave', 'sail nassau', 'enter');
  expect(who(match, 0)).toMatchObject({ zone: 'nassau', inPort: true });
  expect(offered(match)).not.toContain('port');
});

test('damage never limits movement; zones and ports hold any number of ships [MM-MOVE.3] [MM-MOVE.10] [MM-HIT.13]', () => {
  const wreck = { hull: 1, masts: 0, crew: 0, cannons: 0, cargo: 0 };
  const match = position({
    players: [{ sea: 'nassau', sections: wreck }, { port: 'nassau' }, { sea: 'nassau' }],
  });
  expect(moves(match)).toHaveLength(4);
  answer(match, 0, 'enter');
  expect(who(match, 0).inPort).toBe(true);
});

test('a nation that has a bounty on a captain bars its ports, but never the home port [MM-MOVE.4] [MM-MOVE.5] [MM-MOVE.12]', () => {
  const wanted = { bounties: { EN: 1, FR: 2 } };
  expect(moves(alone({ sea: 'bridgetown', ...wanted }))).not.toContain('enter');
  expect(moves(alone({ sea: 'tortuga', ...wanted }))).not.toContain('enter');
  expect(moves(alone({ sea: 'curacao', ...wanted }))).toContain('enter');
  expect(moves(alone({ captain: 'frances', sea: 'nassau', ...wanted }))).toContain('enter');
  expectRefused(alone({ sea: 'bridgetown', ...wanted }), [0, 'enter'], 'notOffered');
});

test('Port Royal lets a wanted captain in for 3 gold or by Influence; a failed roll costs the Move, once a turn [MM-MOVE.6] [MM-MOVE.12]', () => {
  const wanted = { sea: 'portRoyal', bounties: { EN: 1 } } as const;
  const fee = answer(alone({ ...wanted, gold: 4 }), 0, 'fee');
  expect(who(fee, 0)).toMatchObject({ gold: 1, inPort: true });
  expect(offered(alone({ ...wanted, gold: 2 }))).not.toContain('fee');
  const match = alone(wanted);
  match.random.rig('influence', 1, 2);
  answer(match, 0, 'influence');
  expect(who(match, 0).inPort).toBe(false);
  expect(match.state.turn.actions).toBe(2);
  expect(offered(match)).not.toContain('influence');
  expect(offered(match)).toContain('fee');
  const talked = alone(wanted);
  talked.random.rig('influence', S, 2);
  expect(who(answer(talked, 0, 'influence'), 0).inPort).toBe(true);
});

test('what the hold cannot carry is left behind by choice on leaving, and only then [MM-MOVE.7] [MM-MOVE.11] [MM-PORT.7]', () => {
  const match = alone(
    { cargo: ['rum.1', 'rum.2', 'spice.1', 'wood.1'], ship: 'sloop' },
    { npcs: { PS: { zone: 'nassau' } } },
  );
  match.random.rig('search', 1, 1, 1);
  answer(match, 0, 'leave');
  expect(asked(match)).toBe('0: unload');
  expect(who(match, 0).inPort).toBe(true);
  answer(match, 0, ['rum.1', 'wood.1']);
  expect(who(match, 0).cargo).toEqual(['rum.2', 'spice.1']);
  expect(match.state.cargoDiscard).toEqual(['rum.1', 'wood.1']);
  expect(match.news.map(({ event }) => event.say)).toEqual(['unloaded', 'left', 'searched']);
});

test('hunters search after every Move that ends at sea, not when a port is entered [MM-MOVE.8] [MM-MOVE.9] [MM-SEEK.1]', () => {
  const npcs = { PS: { zone: 'nassau' } } as const;
  const searched = (match: ReturnType<typeof position>): boolean =>
    match.news.some(({ event }) => event.say === 'searched');
  const sailing = alone({ sea: 'tortuga' }, { npcs });
  sailing.random.rig('search', 1, 1, 1);
  expect(searched(answer(sailing, 0, 'sail nassau'))).toBe(true);
  const entering = alone({ sea: 'nassau', bounties: { FR: 1 } }, { npcs });
  expect(searched(answer(entering, 0, 'enter'))).toBe(false);
});

test('the zone shown lies where the map says', () => {
  expect(MAP.basseTerre.borders.E).toBe('bridgetown');
});
