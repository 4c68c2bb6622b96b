import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, skip, who } from '../acting.ts';
import { MISSION_CARDS, MISSIONS, type MissionId } from '../content/missions.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;
const me = (match: Match): ReturnType<typeof who> => who(match, 0);

/** Seat 0 is in the port of a mission and has begun a Port action. */
const offer = (mission: MissionId, crew: Captaincy = {}, given: Position = {}): Match =>
  answer(
    position({
      missions: [mission, mission === 'mapmaker' ? 'sailcloth' : 'mapmaker'],
      ...given,
      players: [{ captain: 'hendrik', ...crew, port: MISSION_CARDS[mission].port }, {}],
    }),
    0,
    'port',
  );
const isOffered = (mission: MissionId, crew: Captaincy = {}): boolean =>
  offered(offer(mission, crew)).includes(`mission ${mission}`);

test('a mission is accepted in its port once its condition is met [MM-MISSION.2] [MM-MISSION.10]', () => {
  expect(isOffered('mapmaker', { gold: 3 })).toBe(false);
  expect(isOffered('mapmaker', { gold: 4 })).toBe(true);
  expect(isOffered('sailcloth', { bounties: { NL: 1 } })).toBe(false);
  expect(isOffered('chocolate', { bounties: { FR: 1 } })).toBe(false);
  expect(isOffered('chocolate')).toBe(true);
  expect(isOffered('brethrensRevenge')).toBe(false);
  expect(isOffered('brethrensRevenge', { bounties: { ES: 1 } })).toBe(true);
  const paid = answer(offer('mapmaker'), 0, 'mission mapmaker');
  expect(me(paid)).toMatchObject({ gold: 6, mission: 'mapmaker' });
});

test('one attempt a turn; a failed one leaves the mission for a later turn [MM-MISSION.3] [MM-MISSION.4]', () => {
  const match = offer('untaxedLeaf');
  match.random.rig('influence', 1, 1, 1, 1);
  answer(match, 0, 'mission untaxedLeaf');
  expect(me(match).mission).toBe('');
  expect(match.state.missions).toContain('untaxedLeaf');
  expect(offered(match).some((key) => key.startsWith('mission'))).toBe(false);
});

test('an accepted mission lies open, and another is laid out so that two are always on offer [MM-MISSION.5] [MM-MISSION.6] [MM-INFO.9]', () => {
  const match = offer('chocolate', {}, { nextMissions: ['blackFrigate'] });
  answer(match, 0, 'mission chocolate');
  expect(match.view(1).players[0]?.mission).toBe('chocolate');
  expect(match.state.missions).toEqual(['mapmaker', 'blackFrigate']);
});

test('of two missions one is kept, before the new one is drawn [MM-MISSION.7] [MM-MISSION.13]', () => {
  const match = offer('chocolate', { mission: 'sailcloth' });
  answer(match, 0, 'mission chocolate');
  expect(asked(match)).toBe('0: keepMission');
  expect(match.state.missions).toEqual(['chocolate', 'mapmaker']);
  answer(match, 0, 'sailcloth');
  expect(me(match).mission).toBe('sailcloth');
  expect(match.state.missionDiscard).toEqual(['chocolate']);
  expect(match.state.missions).toHaveLength(2);
});

test('an empty mission deck is made anew from the discard [MM-MISSION.9]', () => {
  const match = offer('chocolate');
  match.state.missionDiscard.push(...match.state.missionDeck.splice(0));
  answer(match, 0, 'mission chocolate');
  expect(match.state.missions).toHaveLength(2);
});

test('a mission done pays its reward and a point, and is discarded [MM-MISSION.8] [MM-MISSION.11] [MM-GLORY.5] [MM-DECK.1] [MM-DECK.5]', () => {
  const match = position({
    players: [
      {
        captain: 'hendrik',
        port: 'santoDomingo',
        gold: 0,
        mission: 'nightCargo',
        cargo: ['rum.1', 'spice.1', 'rum.2'],
      },
      {},
    ],
  });
  answer(match, 0, 'port', 'task');
  expect(me(match)).toMatchObject({ gold: 18, mission: '', cargo: ['spice.1'], glory: { mission: 1 } });
  expect(match.state.missionDiscard).toEqual(['nightCargo']);
  expect(match.state.cargoDiscard).toEqual(['rum.1', 'rum.2']);
  const short = position({
    players: [{ port: 'santoDomingo', mission: 'nightCargo', cargo: ['rum.1'] }, {}],
  });
  expect(offered(answer(short, 0, 'port'))).not.toContain('task');
});

test('a smuggler enters the port named despite bounties and war [MM-CONTENT.23] [MM-DECK.5]', () => {
  const wanted = { sea: 'laHabana', bounties: { ES: 3 } } as const;
  expect(offered(position({ players: [wanted, {}] }))).not.toContain('enter');
  expect(
    offered(position({ players: [{ ...wanted, mission: 'untaxedLeaf' }, {}], war: ['EN', 'ES'] })),
  ).toContain('enter');
});

test('a roll in port is made once a Port action, one at sea takes a Scout action; failed, the mission stays in hand [MM-DECK.2] [MM-MISSION.12]', () => {
  const port = position({
    players: [{ captain: 'hendrik', port: 'curacao', mission: 'ladyInDisguise', gold: 0 }, {}],
  });
  port.random.rig('influence', 1, 1, 1, 1);
  answer(port, 0, 'port', 'task');
  expect(me(port).mission).toBe('ladyInDisguise');
  expect(offered(port)).not.toContain('task');
  const sea = position({
    players: [{ captain: 'hendrik', sea: 'campeche', mission: 'mapmaker', gold: 0 }, {}],
  });
  sea.random.rig('scouting', S);
  answer(sea, 0, 'task');
  expect(me(sea)).toMatchObject({ gold: 17, glory: { mission: 1 } });
  expect(sea.state.turn.actions).toBe(2);
});

test('defeating the hunter named completes a mission, whoever attacked [MM-DECK.3]', () => {
  const match = position({
    players: [
      { captain: 'tobias', ship: 'galleon', sea: 'caribbeanSea', mission: 'admiralsRival', gold: 0 },
      {},
    ],
    npcs: { NL: { zone: 'caribbeanSea' } },
  });
  match.random.rig('scouting', S);
  rig(match, [1, 1, 1], [1, 1, 1]);
  answer(match, 0, 'scout npc:NL', 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  answer(match, 1, 'shoot');
  expect(asked(skip(match))).toBe('0: pardonCount');
  answer(match, 0, 2);
  expect(me(match)).toMatchObject({
    mission: '',
    gold: 15,
    bounties: { NL: 0 },
    glory: { mission: 1, combat: 1 },
  });
});

test('a raid that succeeds with the nation named completes a mission [MM-DECK.4]', () => {
  const match = position({
    players: [{ captain: 'josiah', sea: 'laHabana', mission: 'corsairsPapers', gold: 0 }, {}],
    merchants: { laHabana: 'ES' },
    cargo: ['spice.1', 'cocoa.1', 'rum.1', 'wood.5'],
  });
  match.random.rig('scouting', S);
  match.random.rig('seamanship', 1, 1, 1, 1);
  answer(match, 0, 'scout merchant:laHabana', 'ES', []);
  expect(me(match)).toMatchObject({ mission: '', gold: 16, bounties: { ES: 0 } });
});

test('a raid ashore takes a Scout action and a bounty, then the crews fight; without winner the mission stays [MM-DECK.6] [MM-DECK.7]', () => {
  const land = (attack: readonly number[], defence: readonly number[], crew: number): Match => {
    const match = position({
      players: [
        { captain: 'tobias', sea: 'bridgetown', mission: 'nightLanding', gold: 0, sections: { crew } },
        {},
      ],
    });
    rig(match, attack, defence);
    return answer(match, 0, 'task');
  };
  const won = land([S, S, 1, 1], [1, 1], 2);
  expect(me(won)).toMatchObject({
    gold: 16,
    mission: '',
    bounties: { EN: 1 },
    glory: { mission: 1, combat: 0 },
  });
  const even = land([S, 1, 1, 1, S, 1, 1, 1], [1, 1, S, 3], 1);
  expect(me(even)).toMatchObject({ mission: 'nightLanding', gold: 0, standing: 'sailing' });
});

test('the rewards of every mission are at least 10 gold', () => {
  for (const { gift } of MISSIONS) expect(gift.gold).toBeGreaterThanOrEqual(10);
});
