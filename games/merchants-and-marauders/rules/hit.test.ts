import { expect, test } from 'vitest';
import { answer, asked, clash, fight, offered, S, skip, told, who } from '../acting.ts';

type Match = ReturnType<typeof fight>;
const ship = (match: Match, seat: number): ReturnType<typeof who>['sections'] => who(match, seat).sections;
/** The attacker wins the first round and its section dice fall like this. */
const hit = (
  dice: readonly number[],
  defender: Parameters<typeof fight>[1] = {},
  attacker: Parameters<typeof fight>[0] = {},
): Match => fight(attacker, defender, [S, S, S], [1, 1, 1], dice);

test('1 is cargo, 2 masts, 3 crew, 4 cannons; no number is the hull [MM-HIT.1]', () => {
  expect(ship(hit([1, 2, 3]), 1)).toEqual({ hull: 3, cargo: 2, masts: 2, crew: 2, cannons: 3 });
  expect(ship(hit([4, 4, 4]), 1)).toEqual({ hull: 3, cargo: 3, masts: 3, crew: 3, cannons: 0 });
});

test('two dice of 2 take two from the masts [EX-23]', () => {
  expect(ship(hit([2, 2, 1]), 1).masts).toBe(1);
});

test('whoever is hit names the section of each skull, the hull included [MM-HIT.2] [MM-HIT.16]', () => {
  const match = hit([S, S, 1]);
  expect(asked(match)).toBe('1: assignSkull');
  expect([...offered(match)].sort()).toEqual(['cannons', 'cargo', 'crew', 'hull', 'masts']);
  answer(match, 1, 'hull', 'crew');
  expect(ship(match, 1)).toEqual({ hull: 2, cargo: 2, masts: 3, crew: 2, cannons: 3 });
});

test('numbered hits first, then skulls; on a destroyed section the hull is struck [MM-HIT.3] [MM-HIT.4] [MM-HIT.5] [MM-HIT.15]', () => {
  const match = answer(hit([S, 1, 1], { sections: { cargo: 2 } }), 1, 'cargo');
  expect(ship(match, 1)).toMatchObject({ cargo: 0, hull: 2 });
});

test('hits are simultaneous: a ship that sinks still lands its own [MM-HIT.6] [MM-HIT.7]', () => {
  const match = fight({}, { sections: { hull: 1, cargo: 0 } }, [S, S, S], [S, S, 1], [1, 1, 1, 2, 2]);
  expect(who(skip(match), 1).standing).toBe('waiting');
  expect(ship(match, 0).masts).toBe(1);
  expect(who(match, 0).glory.combat).toBe(1);
});

test('if both sink both die and nobody wins; they draw captains in play order [MM-HIT.14] [MM-DEATH.16] [MM-GLORY.10]', () => {
  const doomed = { sections: { hull: 1, cargo: 0 } };
  const match = fight(doomed, doomed, [S, S, 1], [S, 1, 1], [1, 1, 1, 1]);
  expect([who(match, 0).standing, who(match, 1).standing]).toEqual(['waiting', 'waiting']);
  expect([who(match, 0).glory.combat, who(match, 1).glory.combat]).toEqual([0, 0]);
  const drawn = match.news
    .filter(({ event }) => event.say === 'newCaptain')
    .map(({ event }) => event['seat']);
  expect(drawn).toEqual([0, 1]);
});

test('each cargo hit costs a card that no longer fits, by chance [MM-HIT.8]', () => {
  const match = hit([1, 2, 2], { cargo: ['rum.1', 'wood.1', 'spice.1'] });
  expect(who(match, 1).cargo).toHaveLength(2);
  expect(match.state.cargoDiscard).toHaveLength(1);
});

test('without crew no boarding is declared, and a crew combat is lost at once [MM-HIT.11] [MM-CREW.3]', () => {
  const match = fight({ sections: { crew: 0 } }, {});
  expect(offered(match)).toEqual(['shoot', 'flee']);
  const beaten = fight({}, { sections: { crew: 0 } });
  clash(beaten, ['board', [S, S, S]], ['shoot', [1, 1, 1]]);
  expect(told(beaten)).not.toContain('meleeDice');
  expect(asked(beaten)).toBe('0: capture');
});

test('a player’s damage stays after the combat [MM-HIT.12]', () => {
  const match = hit([1, 2, 3]);
  answer(match, 0, 'flee');
  answer(match, 1, 'flee');
  expect(ship(match, 1)).toMatchObject({ cargo: 2, masts: 2, crew: 2 });
});

test('three hits 4, 4 and a skull on a sloop with a reinforced hull [MM-MOD.6] [EX-D17]', () => {
  const sloop = { ship: 'sloop', mods: ['reinforcedHull'] } as const;
  const match = hit([4, 4, S], sloop);
  answer(match, 1, 'cargo');
  expect(asked(match)).toBe('1: reinforcedHull');
  answer(match, 1, 'hit 0');
  expect(ship(match, 1)).toMatchObject({ cannons: 0, cargo: 1, hull: 2 });
  expect(who(match, 1).hullUsed).toBe(true);
  const bare = answer(hit([4, 4, S], { ship: 'sloop' }), 1, 'cargo');
  expect(ship(bare, 1)).toMatchObject({ cannons: 0, cargo: 1, hull: 1 });
});

test('grapeshot: every skull strikes the crew, and what is too much there is lost [MM-WEAP.5] [MM-WEAP.6] [MM-WEAP.1] [EX-24]', () => {
  const match = hit([S, S, 3], { sections: { crew: 2 } }, { weapons: ['grapeshot'] });
  expect(asked(match)).toBe('0: loadShot');
  answer(match, 0, 'grapeshot');
  expect(ship(match, 1)).toMatchObject({ crew: 0, hull: 3 });
  expect(who(match, 0).weapons).toEqual([]);
});

test('chain shot: every skull strikes the masts, never the hull; only one kind of shot a volley, before skulls are assigned [MM-WEAP.3] [MM-WEAP.4] [MM-WEAP.7] [MM-WEAP.8]', () => {
  const match = hit([S, S, 2], { sections: { masts: 1 } }, { weapons: ['chainShot', 'grapeshot'] });
  expect(offered(match)).toEqual(['none', 'chainShot', 'grapeshot']);
  answer(match, 0, 'chainShot');
  expect(ship(match, 1)).toMatchObject({ masts: 0, hull: 3, crew: 3 });
  expect(who(match, 0).weapons).toEqual(['grapeshot']);
});
