import { expect, test } from 'vitest';
import { answer, asked, fight, offered, rig, S, skip, told, who } from '../acting.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;

/** Seat 1 is sunk in the first round on seat 0's turn. */
const sunk = (them: Captaincy, given: Position = {}, me: Captaincy = {}): Match =>
  skip(fight(me, { ...them, sections: { hull: 1, cargo: 0 } }, [S, S, S], [1, 1, 1], [1, 1, 1], given));

test('the dead lose everything but Glory and chest, and draw the next captain at once [MM-DEATH.1] [MM-DEATH.2] [MM-DEATH.3] [MM-DEATH.7] [MM-GLORY.9] [MM-STASH.6]', () => {
  const match = sunk(
    {
      gold: 9,
      chest: 12,
      glory: 3,
      hand: [],
      weapons: ['grapple'],
      rumor: 'sunkenBell',
      mission: 'mapmaker',
      specialists: ['surgeon.1'],
      bounties: { ES: 2 },
    },
    { captains: ['hendrik'] },
    { bounties: { ES: 1 } },
  );
  expect(who(match, 1)).toMatchObject({
    standing: 'waiting',
    captain: 'hendrik',
    gold: 0,
    chest: 12,
    weapons: [],
    rumor: '',
    mission: '',
    specialists: [],
    bounties: { ES: 0 },
  });
  expect(who(match, 1).glory.combat).toBe(3);
  expect(match.state.captainDiscard).toEqual(['adele']);
  expect(match.state.rumorDiscard).toEqual(['sunkenBell']);
});

test('without a captain card the game ends at once, after the victor’s point [MM-DEATH.4] [MM-DEATH.15] [MM-END.8]', () => {
  const match = sunk({}, { captains: [], noMore: ['captains'] });
  expect(match.outcome?.reason).toEqual({ say: 'noCaptains' });
  expect(who(match, 0).glory.combat).toBe(1);
});

test('a captain whose home an NPC pirate haunts is not taken if there is another [MM-DEATH.5]', () => {
  const match = sunk({}, { captains: ['frances', 'hendrik'], npcs: { PS: { zone: 'nassau' } } });
  expect(who(match, 1).captain).toBe('hendrik');
  expect(match.state.captainDeck).toContain('frances');
});

test('who dies on another’s turn is back on the next own one, with a ship chosen openly in the new home port [MM-DEATH.6] [MM-DEATH.8] [MM-DEATH.12] [MM-DEATH.18]', () => {
  const match = sunk({ chest: 12 }, { captains: ['hendrik'] });
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: firstShip');
  answer(match, 1, 'flute');
  expect(who(match, 1)).toMatchObject({
    standing: 'sailing',
    zone: 'curacao',
    inPort: true,
    ship: 'flute',
    sections: { cargo: 4 },
  });
  expect(who(match, 1).hand).toHaveLength(1);
  expect(offered(match)).toContain('fetch');
});

test('new gold: an empty chest gives 10, a small one is filled up to 10, a full one gives none [MM-DEATH.9] [MM-DEATH.10] [MM-DEATH.11] [EX-D7]', () => {
  const back = (chest: number): number[] => {
    const match = position({ players: [{ standing: 'waiting', gold: 0, chest }, {}] });
    answer(match, 0, 'sloop');
    return [who(match, 0).gold, who(match, 0).chest];
  };
  expect([back(0), back(7), back(23)]).toEqual([
    [10, 0],
    [10, 0],
    [0, 23],
  ]);
});

test('until then the player has no ship on the map and cannot be sought [MM-DEATH.13]', () => {
  const match = position({ players: [{ sea: 'nassau' }, { standing: 'waiting', sea: 'nassau' }] });
  expect(offered(match)).not.toContain('scout ship:1');
});

test('retiring ends the turn and discards all; the next captain comes at the start of the next turn [MM-RETIRE.1] [MM-RETIRE.2] [MM-RETIRE.3]', () => {
  const match = position({
    players: [{ gold: 9, chest: 3, weapons: ['grapple'], port: 'caracas' }, {}],
    captains: ['hendrik'],
    events: ['ES.3'],
    turn: 0,
  });
  answer(match, 0, 'retire');
  expect(match.state.active).toBe(1);
  expect(who(match, 0)).toMatchObject({ standing: 'retired', gold: 0, chest: 3, weapons: [] });
  match.state.taken = 1;
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: firstShip');
  expect(who(match, 0).captain).toBe('hendrik');
});

test('nobody retires without a captain card; if it runs out before the draw the game ends [MM-RETIRE.4] [MM-RETIRE.5]', () => {
  const last = position({ players: [{ port: 'caracas' }, {}], captains: [], noMore: ['captains'] });
  expect(offered(last)).not.toContain('retire');
  const gone = position({ players: [{}, { standing: 'retired' }], captains: [], noMore: ['captains'] });
  gone.state.captainDiscard.push('cornelis');
  answer(gone, 0, 'end');
  expect(gone.outcome?.reason).toEqual({ say: 'noCaptains' });
});

// --- the end of the game ---

test('whoever reaches the target says so, the chest is shown and stays open [MM-END.1] [MM-END.2] [MM-INFO.6] [MM-INFO.19]', () => {
  const match = position({ players: [{ glory: 8, chest: 15, gold: 10 }, {}] });
  answer(match, 0, 'port', 'stash', 9);
  expect(told(match)).toContain('declared');
  expect(match.view(1).players[0]?.chest).toBe(24);
  answer(match, 0, 'finish', 'end');
  expect(match.view(1).players[0]?.chest).toBe(24);
});

/** The last turn of a round; seat 1 ends it. */
function finish(players: readonly Captaincy[], given: Position = {}): Match {
  const match = position({ ...given, players, turn: players.length - 1 });
  match.state.taken = players.length - 1;
  return answer(match, players.length - 1, 'end');
}

test('the game ends with the round in which the target was reached; that player wins [MM-END.3] [MM-END.4]', () => {
  const match = position({ players: [{ glory: 10, declared: true }, { glory: 9 }] });
  answer(match, 0, 'end');
  expect(match.outcome).toBeUndefined();
  match.state.taken = 1;
  answer(match, 1, 'end');
  expect(match.outcome?.ranking).toEqual([[0], [1]]);
});

test('of several the one with more on the track wins, stash excluded; points above 10 count [MM-END.5] [MM-GLORY.12] [EX-D5] [EX-D20]', () => {
  expect(
    finish([
      { glory: 8, chest: 24, declared: true },
      { glory: 10, declared: true },
    ]).outcome?.ranking,
  ).toEqual([[1], [0]]);
  expect(
    finish([
      { glory: 11, declared: true },
      { glory: 10, declared: true },
    ]).outcome?.ranking,
  ).toEqual([[0], [1]]);
});

test('then more gold in the chest, then they win together [MM-END.6] [MM-END.7] [EX-D6]', () => {
  const nine = { glory: 9, declared: true };
  expect(
    finish([
      { ...nine, chest: 17 },
      { ...nine, chest: 12 },
    ]).outcome?.ranking,
  ).toEqual([[0], [1]]);
  expect(
    finish([
      { ...nine, chest: 12 },
      { ...nine, chest: 12 },
    ]).outcome?.ranking,
  ).toEqual([[0, 1]]);
});

test('on an early end the highest total wins [MM-END.9]', () => {
  const match = position({
    stage: 'round',
    noMore: ['events'],
    players: [{ glory: 4 }, { glory: 3, chest: 20 }],
  });
  expect(match.outcome?.ranking).toEqual([[1], [0]]);
});

test('a higher target moves the end and the worth of the chest [MM-END.10] [MM-STASH.4]', () => {
  const match = position({ options: { target: 15 }, players: [{ glory: 7, chest: 75, gold: 5 }, {}] });
  expect(who(match, 0).declared).toBe(false);
  answer(match, 0, 'port', 'stash', 5);
  expect(who(match, 0).declared).toBe(false);
});

test('a declaration stands even if the total falls [MM-END.11]', () => {
  const match = finish([
    { glory: 9, chest: 3, declared: true },
    { glory: 9, chest: 9 },
  ]);
  expect(match.outcome?.ranking).toEqual([[0], [1]]);
});

test('who gives up at a table of two loses; the scores tell where points came from', () => {
  const match = position();
  match.aside(0, 'concede', null);
  expect(match.outcome?.ranking).toEqual([[1], [0]]);
  expect(match.outcome?.scores[0]?.parts.map(({ say }) => say)).toContain('chest');
  expect(rig).toBeTypeOf('function');
});
