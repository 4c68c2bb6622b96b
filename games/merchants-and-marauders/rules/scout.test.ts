import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, who } from '../acting.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;
const scouting = (match: Match): string[] => offered(match).filter((key) => key.startsWith('scout'));
const alone = (me: Captaincy, given: Position = {}): Match => position({ ...given, players: [me, {}] });

test('scouting needs the sea and names one target of the zone: a player at sea, a hunter or the merchant [MM-SCOUT.1] [MM-SCOUT.2] [MM-SCOUT.3]', () => {
  const npcs = { ES: { zone: 'nassau' } } as const;
  const match = position({
    players: [{ sea: 'nassau' }, { sea: 'nassau' }, { port: 'nassau' }, { sea: 'tortuga' }],
    npcs,
  });
  expect(scouting(match)).toEqual(['scout ship:1', 'scout npc:ES', 'scout merchant:nassau']);
  expect(scouting(position({ players: [{ port: 'nassau' }, { sea: 'nassau' }], npcs }))).toEqual([]);
});

test('a failed roll ends the action; the same target is not sought twice in a turn, another is [MM-SCOUT.4] [MM-SCOUT.7] [MM-SCOUT.8] [EX-5]', () => {
  const match = position({ players: [{ sea: 'nassau' }, { sea: 'nassau' }] });
  match.random.rig('scouting', 1, 2, 3);
  answer(match, 0, 'scout ship:1');
  expect(asked(match)).toBe('0: act');
  expect(match.state.turn.actions).toBe(2);
  expect(scouting(match)).toEqual(['scout merchant:nassau']);
  expectRefused(match, [0, 'scout ship:1'], 'notOffered');
});

test('a target is that ship wherever it is met, a merchant the token of its zone [MM-SCOUT.10]', () => {
  const match = alone({ sea: 'nassau' }, { actions: 5 });
  match.random.rig('scouting', 1, 2, 3);
  answer(match, 0, 'scout merchant:nassau', 'no', 'sail tortuga');
  expect(scouting(match)).toEqual(['scout merchant:tortuga']);
  answer(match, 0, 'sail nassau');
  expect(scouting(match)).toEqual([]);
});

test('success against a ship is a combat at once, with the scout as attacker; nobody may decline [MM-SCOUT.5] [MM-BATTLE.1] [MM-BATTLE.13]', () => {
  const match = position({ players: [{ sea: 'nassau' }, { sea: 'nassau' }] });
  match.random.rig('scouting', S, 2, 3);
  rig(match, [1, 1], [1, 1, 1, 1]);
  answer(match, 0, 'scout ship:1');
  expect(match.state.battle).toMatchObject({ attacker: { seat: 0 }, defender: { seat: 1 }, round: 2 });
});

test('success against a merchant turns its token up [MM-SCOUT.6] [MM-RAID.1]', () => {
  const match = alone({ sea: 'nassau' }, { merchants: { nassau: 'NL' } });
  match.random.rig('scouting', S, 2, 3);
  answer(match, 0, 'scout merchant:nassau');
  expect(asked(match)).toBe('0: chooseRaid');
  expect(match.view(1).merchants.nassau).toBe(false);
});

test('a rumor is tested by a whole Scout action where it leads [MM-SCOUT.9] [MM-RUMOR.7]', () => {
  const match = alone({ sea: 'portRoyal', rumor: 'sunkenBell' });
  match.random.rig('scouting', S, 1, 1);
  answer(match, 0, 'rumor');
  expect(match.state.turn.actions).toBe(2);
  expect(who(match, 0)).toMatchObject({ gold: 21, glory: { rumor: 1 }, rumor: '' });
});

test('a crippled captain may scout players and hunters [MM-SCOUT.11]', () => {
  const match = position({
    players: [{ sea: 'nassau', sections: { masts: 0, cannons: 0 }, bounties: { FR: 1 } }, { sea: 'nassau' }],
    npcs: { PS: { zone: 'nassau' } },
  });
  expect(scouting(match)).toHaveLength(3);
});

test('all dice, declarations and announced targets are public [MM-INFO.20] [MM-DICE.2] [MM-DICE.3] [EX-1]', () => {
  const match = alone({ sea: 'nassau', captain: 'hendrik' });
  match.random.rig('scouting', 1, 4);
  answer(match, 0, 'scout merchant:nassau');
  expect(match.news.map(({ event }) => event)).toEqual([
    { say: 'seeks', seat: 0, target: 'merchant:nassau' },
    { say: 'rolled', seat: 0, skill: 'scouting', dice: [1, 4], successes: 0 },
  ]);
});
