import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, who } from '../acting.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;

/** Seat 0 attacks seat 1 or a hunter in the waters of Nassau; nobody hits in the first round. */
function attack(me: Captaincy, them: Captaincy, target = 'ship:1', given: Position = {}): Match {
  const match = position({
    ...given,
    players: [
      { captain: 'frances', sea: 'nassau', ship: 'frigate', ...me },
      { captain: 'guillaume', sea: 'nassau', ...them },
    ],
  });
  match.random.rig('search', 1, 1, 1, 1, 1);
  match.random.rig('scouting', S);
  rig(match, [1, 1, 1], [1, 1, 1, 1]);
  return answer(match, 0, `scout ${target}`);
}
const bounties = (match: Match, seat = 0): number[] => {
  const { ES, EN, FR, NL } = who(match, seat).bounties;
  return [ES, EN, FR, NL];
};

test('one bounty makes a pirate at once, none makes an honest captain [MM-GEN.3] [MM-GEN.4] [MM-BOUNTY.10]', () => {
  const match = position({
    players: [{ hand: ['boughtPardon.1'], bounties: { EN: 1 } }, {}],
    npcs: { PS: { zone: 'nassau' } },
  });
  answer(match, 0, 'card boughtPardon.1');
  expect(bounties(match)).toEqual([0, 0, 0, 0]);
  match.random.rig('search', 1, 1, 1);
  answer(match, 0, 'leave');
  expect(match.news.map(({ event }) => event.say)).toContain('searched');
});

test('attacking an honest captain costs a bounty of his nation before any die; defending costs none [MM-BOUNTY.1] [MM-BOUNTY.4] [MM-BOUNTY.6] [EX-11] [MM-BATTLE.2]', () => {
  const match = attack({}, {});
  expect(bounties(match)).toEqual([0, 0, 1, 0]);
  expect(bounties(match, 1)).toEqual([0, 0, 0, 0]);
  const says = match.news.map(({ event }) => event.say);
  expect(says.indexOf('wanted')).toBeLessThan(says.indexOf('contestDice'));
});

test('attacking a pirate, player or NPC, costs nothing [MM-BOUNTY.5]', () => {
  expect(bounties(attack({}, { bounties: { ES: 1 } }))).toEqual([0, 0, 0, 0]);
  const npcs = { PS: { zone: 'nassau' } } as const;
  expect(bounties(attack({ bounties: { ES: 1 } }, {}, 'npc:PS', { npcs }))).toEqual([1, 0, 0, 0]);
});

test('attacking a navy ship costs one bounty, defeating it another [MM-BOUNTY.2] [MM-BOUNTY.3] [EX-13]', () => {
  const match = attack({ sections: { crew: 3 } }, { sea: 'tortuga' }, 'npc:NL', {
    npcs: { NL: { zone: 'nassau' } },
  });
  expect(bounties(match)).toEqual([0, 0, 0, 1]);
  answer(match, 0, 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S], [1, 1, 1]);
  answer(match, 1, 'shoot');
  expect(bounties(match)).toEqual([0, 0, 0, 2]);
});

test('bounties are counted nation by nation, up to five [MM-BOUNTY.7] [MM-BOUNTY.8] [EX-10]', () => {
  const raid = (ES: number): number[] => {
    const match = position({
      players: [{ sea: 'laHabana', bounties: { ES, FR: 1 } }, {}],
      merchants: { laHabana: 'ES' },
    });
    match.random.rig('scouting', S);
    match.random.rig('seamanship', 1, 1);
    return bounties(answer(match, 0, 'scout merchant:laHabana', 'ES'));
  };
  expect(raid(1)).toEqual([2, 0, 1, 0]);
  expect(raid(5)).toEqual([5, 0, 1, 0]);
});

test('bounties go by pardons only, or with the captain [MM-BOUNTY.9] [MM-DEATH.1]', () => {
  const match = position({
    players: [{ hand: ['boughtPardon.1'], bounties: { ES: 2, FR: 1 }, gold: 5 }, {}],
  });
  answer(match, 0, 'card boughtPardon.1', 'ES');
  expect([bounties(match), who(match, 0).gold]).toEqual([[1, 0, 1, 0], 0]);
  answer(match, 0, 'retire');
  expect(bounties(match)).toEqual([0, 0, 0, 0]);
});

test('every navy hunts whoever is wanted by anybody; NPC pirates never do [MM-BOUNTY.11] [MM-BOUNTY.12] [MM-PRIO.8]', () => {
  const searched = (bounty: Captaincy['bounties'], npc: 'NL' | 'PS'): boolean => {
    const match = position({
      players: [{ sea: 'tortuga', bounties: bounty ?? {} }, {}],
      npcs: { [npc]: { zone: 'nassau' } },
    });
    match.random.rig('search', 1, 1, 1);
    return answer(match, 0, 'sail nassau').news.some(({ event }) => event.say === 'searched');
  };
  expect([searched({ ES: 1 }, 'NL'), searched({}, 'NL')]).toEqual([true, false]);
  expect([searched({ ES: 1 }, 'PS'), searched({}, 'PS')]).toEqual([false, true]);
});

test('a captain in port when a bounty is issued may stay and use it [MM-BOUNTY.13]', () => {
  expect(offered(position({ players: [{ port: 'tortuga', bounties: { FR: 2 } }, {}] }))).toContain('port');
});

// --- rewards ---

/** Seat 0 sinks seat 1. */
function sink(me: Captaincy, them: Captaincy, given: Position = {}): Match {
  const match = attack(me, { sections: { hull: 1 }, ...them }, 'ship:1', given);
  answer(match, 0, 'shoot');
  rig(match, [S, S, S], [1, 1, 1, 1]);
  match.random.rig('section', 1, 1, 1);
  answer(match, 1, 'shoot');
  return match;
}
const DOOMED = { hull: 1, cargo: 0 };

test('one nation pays 5 gold a bounty for a beaten pirate: the one the victor asks [MM-REWARD.1] [MM-REWARD.2] [MM-PLUN.8] [MM-PLUN.15]', () => {
  const match = sink({ gold: 0 }, { sections: DOOMED, bounties: { ES: 3, EN: 1 } });
  expect(asked(match)).toBe('0: claimReward');
  expect(offered(match)).toEqual(['ES', 'EN', 'none']);
  expect(who(answer(match, 0, 'ES'), 0).gold).toBe(15);
});

test('not from a nation that wants the victor, a pirate may claim from others [MM-REWARD.3] [MM-REWARD.7] [EX-14]', () => {
  const match = sink({ gold: 0, bounties: { ES: 1 } }, { sections: DOOMED, bounties: { ES: 3, EN: 1 } });
  expect(offered(match)).toEqual(['EN', 'none']);
  expect(who(answer(match, 0, 'EN'), 0).gold).toBe(5);
});

test('not from a nation at war with the victor’s own [MM-REWARD.4] [MM-WAR.4]', () => {
  const match = sink(
    { captain: 'frances' },
    { sections: DOOMED, bounties: { ES: 3, NL: 1 } },
    { war: ['EN', 'ES'] },
  );
  expect(offered(match)).toEqual(['NL', 'none']);
});

test.each([
  ['PS', 5],
  ['PF', 15],
] as const)(
  'the %s brings an honest captain %i gold, a pirate nothing [MM-REWARD.5] [MM-REWARD.6] [MM-PLUN.12]',
  (id, gold) => {
    const beat = (bounty: Captaincy['bounties']): Match => {
      const me = { bounties: bounty ?? {}, gold: 0, ship: 'galleon' } as const;
      const match = attack(me, { sea: 'tortuga' }, `npc:${id}`, {
        npcs: { [id]: { zone: 'nassau' }, ...(bounty?.ES ? {} : { ES: { zone: 'nassau' } }) },
      });
      answer(match, 0, 'board');
      rig(match, [S, S, S], [1, 1, 1, 1]);
      rig(match, [S, S, S], [1, 1, 1, 1]);
      answer(match, 1, 'shoot');
      if (asked(match) === '0: capture') answer(match, 0, 'no');
      return match;
    };
    expect(who(beat({}), 0).gold).toBe(gold);
    expect(who(beat({ ES: 1 }), 0).gold).toBe(0);
  },
);
