import { expect, test } from 'vitest';
import { answer, asked, clash, fight, offered, rig, S, skip, who } from '../acting.ts';
import { type Captaincy, position } from '../position.ts';

type Match = ReturnType<typeof fight>;
const crew = (match: Match): number[] => [who(match, 0).sections.crew, who(match, 1).sections.crew];

/** The attacker boards and the first rounds of the crew combat fall like this (Leadership 4 against 3). */
function board(
  me: Captaincy,
  them: Captaincy,
  ...rounds: (readonly [readonly number[], readonly number[]])[]
): Match {
  const match = fight(me, them);
  answer(match, 0, 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  for (const [attack, defence] of rounds) rig(match, attack, defence);
  return answer(match, 1, 'shoot');
}

test('both roll Leadership; each success costs the other one of the crew, at once, until one has none left [MM-CREW.1] [MM-CREW.4] [MM-CREW.6] [MM-CREW.7]', () => {
  const match = board(
    {},
    {},
    [
      [S, 1, 1, 1],
      [S, 1, 1],
    ],
    [
      [S, S, 1, 1],
      [1, 1, 1],
    ],
  );
  const losses = match.news.filter(({ event }) => event.say === 'lostCrew').map(({ event }) => event['crew']);
  expect(losses).toEqual([1, 1, 2]);
  expect(crew(match)).toEqual([2, 0]);
  expect(asked(match)).toBe('0: capture');
});

test('nobody deals more damage than the crew before the roll; the hull never suffers [MM-CREW.5] [MM-CREW.6]', () => {
  const match = board(
    { sections: { crew: 1 } },
    {},
    [
      [S, S, S, S],
      [1, 1, 1],
    ],
    [
      [S, 1, 1, 1],
      [S, S, S],
    ],
  );
  expect(match.news.filter(({ event }) => event.say === 'lostCrew')[0]?.event['crew']).toBe(1);
  answer(skip(match), 1, 'no');
  expect(who(skip(match), 0).standing).toBe('waiting');
});

test('whose crew alone is gone loses and dies; the other wins, plunders and scores once [MM-CREW.8] [MM-GLORY.2] [MM-PLUN.1]', () => {
  const match = board({}, { gold: 8 }, [
    [S, S, S, 1],
    [1, 1, 1],
  ]);
  answer(match, 0, 'no');
  if (asked(match).includes('announce')) answer(match, 0, 'pass');
  expect(who(match, 1)).toMatchObject({ standing: 'waiting', gold: 0 });
  expect(who(match, 0)).toMatchObject({ gold: 18, glory: { combat: 1 } });
});

test('if both crews are gone more successes win, then the higher sum; the winner lives with no crew [MM-CREW.9] [MM-CREW.10] [MM-CREW.12]', () => {
  const one = { sections: { crew: 1 } };
  const more = board(one, one, [
    [S, S, 1, 1],
    [S, 1, 1],
  ]);
  expect([crew(more), asked(more)]).toEqual([[0, 0], '0: capture']);
  const sum = board(one, one, [
    [S, 1, 1, 1],
    [S, 4, 4],
  ]);
  expect(asked(skip(sum))).toBe('1: capture');
});

test('if all is equal nobody wins; both live with no crew and the turn goes on [MM-CREW.11] [MM-CREW.14]', () => {
  const one = { sections: { crew: 1 } };
  const match = board(one, one, [
    [S, 1, 1, 2],
    [S, 2, 2],
  ]);
  expect([crew(match), asked(match)]).toEqual([[0, 0], '0: act']);
  expect([who(match, 0).glory.combat, who(match, 1).glory.combat]).toEqual([0, 0]);
});

test('cards come before and after the roll of a round [MM-CREW.13] [MM-CCARD.2]', () => {
  const match = fight({ hand: ['allHands.1', 'standFast.1'] }, {});
  const moments: string[] = [];
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  for (let i = 0; i < 12 && asked(match) !== '0: capture'; i++) {
    const question = match.open[0];
    const { say } = question?.about ?? { say: '' };
    if (say === 'announce') moments.push(JSON.stringify(question?.about['moment']));
    answer(
      match,
      Number(question?.seat),
      say === 'announce' ? 'pass' : say === 'declare' && question?.seat === 0 ? 'board' : 'shoot',
    );
  }
  expect(moments.slice(-2)).toEqual(['"beforeMelee"', '"afterMelee"']);
});

test('swivel guns of both sides that empty both crews are judged by their dice [MM-CREW.3]', () => {
  const me = { sections: { crew: 1 }, mods: ['swivelGuns'] } as const;
  const match = fight(me, me);
  clash(match, ['board', [S, S, S]], ['shoot', [1, 1, 1]]);
  match.random.rig('swivelGuns', S, S, S, 1);
  answer(match, 0, 'yes');
  answer(match, 1, 'yes');
  expect(asked(match)).toBe('0: capture');
});

// --- plunder and capture ---

test('a sunk ship yields no plunder; who boarded does not matter [MM-PLUN.1] [MM-PLUN.2]', () => {
  const sunk = fight(
    { gold: 0 },
    { gold: 9, sections: { hull: 1, cargo: 0 } },
    [S, S, S],
    [1, 1, 1],
    [1, 1, 1],
  );
  expect(who(skip(sunk), 0).gold).toBe(0);
  const boarded = board({ gold: 5, sections: { crew: 1 } }, {}, [
    [1, 1, 1, 1],
    [S, 1, 1],
  ]);
  expect(asked(skip(boarded))).toBe('1: capture');
});

test('the winner takes gold, cards, cargo, rumor, weapons and specialists within limits; the rest is discarded [MM-PLUN.3] [MM-PLUN.4] [MM-PLUN.5] [MM-PLUN.7] [MM-INFO.18] [MM-DEATH.17]', () => {
  const match = fight(
    { gold: 0, cargo: ['rum.1'], weapons: ['grapple'], specialists: ['lookout.1'] },
    {
      gold: 6,
      hand: ['boughtPardon.1', 'lightsOut.1'],
      cargo: ['spice.1', 'spice.2'],
      rumor: 'sunkenBell',
      weapons: ['grapple', 'chainShot'],
      specialists: ['lookout.2', 'surgeon.1'],
      mission: 'mapmaker',
    },
  );
  skip(match);
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  answer(match, 0, 'board');
  answer(match, 1, 'shoot');
  while (asked(skip(match)) === '0: grapple') answer(match, 0, []);
  answer(match, 0, 'no');
  expect(asked(match)).toBe('0: keepGlory');
  expect(match.view(0).players[1]?.hand).toEqual(['boughtPardon.1', 'lightsOut.1']);
  expect(match.view('spectator').players[1]?.hand).toEqual([]);
  answer(
    match,
    0,
    offered(match).filter((key) => key !== 'lightsOut.1'),
    'yes',
  );
  expect(offered(match)).toEqual(['rum.1', 'spice.1', 'spice.2']);
  answer(match, 0, ['rum.1', 'spice.1', 'spice.2']);
  if (asked(match).includes('announce')) answer(match, 0, 'pass');
  expect(who(match, 0)).toMatchObject({
    gold: 6,
    weapons: ['grapple', 'chainShot'],
    rumor: 'sunkenBell',
    specialists: ['lookout.1', 'surgeon.1'],
  });
  expect(who(match, 0).hand).toContain('boughtPardon.1');
  expect(match.state.gloryDiscard).toEqual(expect.arrayContaining(['lightsOut.1', 'lookout.2']));
  expect(who(match, 1)).toMatchObject({ gold: 0, mission: '', rumor: '' });
});

test('a beaten player’s mission is discarded [MM-PLUN.6]', () => {
  const match = board({}, { mission: 'mapmaker' }, [
    [S, S, S, S],
    [1, 1, 1],
  ]);
  answer(match, 0, 'no');
  if (asked(match).includes('announce')) answer(match, 0, 'pass');
  expect(match.state.missionDiscard).toContain('mapmaker');
  expect(who(match, 0).mission).toBe('');
});

test('the beaten ship may replace one’s own as it is, manned by the survivors; one’s own modifications are lost, its own stay [MM-CAPT.1] [MM-CAPT.2] [MM-CAPT.3] [MM-CAPT.5] [MM-CAPT.6] [MM-CAPT.7]', () => {
  const match = board(
    { ship: 'galleon', mods: ['chaseGuns'], sections: { crew: 4 } },
    { mods: ['extendedHold'], sections: { hull: 2, crew: 3 } },
    [
      [S, S, S, S],
      [1, 1, 1],
    ],
  );
  answer(match, 0, 'yes');
  if (asked(match) === '0: choosePorts') answer(match, 0, offered(match).slice(0, 1));
  expect(who(match, 0)).toMatchObject({
    ship: 'frigate',
    mods: ['extendedHold'],
    sections: { hull: 2, crew: 3, cargo: 4 },
  });
});

test('cargo that no longer fits the captured ship is left by choice; capture comes before plunder [MM-CAPT.4] [MM-PLUN.14]', () => {
  const match = board(
    { ship: 'galleon', cargo: ['rum.1', 'rum.2', 'rum.3', 'rum.4'] },
    { sections: { cargo: 2 } },
    [
      [S, S, S, S],
      [1, 1, 1],
    ],
  );
  answer(match, 0, 'yes');
  expect(asked(match)).toBe('0: keepCargo');
  answer(match, 0, ['rum.1', 'rum.4']);
  expect(who(match, 0).cargo).toEqual(['rum.1', 'rum.4']);
});

test('a ship not taken is discarded and its owner redistributes its modifications [MM-CAPT.9]', () => {
  const match = board({}, { mods: ['chaseGuns'] }, [
    [S, S, S, S],
    [1, 1, 1],
  ]);
  answer(match, 0, 'no');
  if (asked(match).includes('announce')) answer(match, 0, 'pass');
  if (asked(match) === '1: choosePorts') answer(match, 1, offered(match).slice(0, 1));
  expect(who(match, 1).mods).toEqual([]);
  expect(Object.values(match.state.tokens).filter(({ mod }) => mod === 'chaseGuns')).toHaveLength(2);
});

// --- against hunters ---

/** Seat 0 attacks a hunter in the open sea and boards it in the second round; seat 1 plays the hunter. */
function boardNpc(me: Captaincy, given: Parameters<typeof position>[0] = {}, target = 'npc:NL'): Match {
  const match = position({
    npcs: { NL: { zone: 'caribbeanSea' } },
    ...given,
    players: [{ captain: 'tobias', ship: 'frigate', sea: 'caribbeanSea', ...me }, {}],
  });
  match.random.rig('scouting', S);
  rig(match, [1, 1, 1], [1, 1, 1]);
  answer(match, 0, `scout ${target}`, 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  return answer(match, 1, 'shoot');
}

test('a beaten navy ship gives the value of three cards, and the cards its hold still has [MM-PLUN.9] [MM-PLUN.10] [MM-PLUN.11] [EX-D8]', () => {
  const match = boardNpc({ gold: 0 }, { cargo: ['spice.4', 'spice.7', 'spice.8'] });
  expect(asked(match)).toBe('0: capture');
  answer(match, 0, 'no');
  expect(who(match, 0)).toMatchObject({ gold: 12, glory: { combat: 1, raid: 0 } });
  expect(offered(match)).toEqual(['spice.4', 'spice.7', 'spice.8']);
});

test('a navy hold that is shot away keeps its gold but no cards [MM-PLUN.10] [MM-PLUN.16]', () => {
  const match = position({
    npcs: { NL: { zone: 'caribbeanSea' } },
    cargo: ['spice.4', 'spice.7', 'spice.8'],
    players: [{ captain: 'tobias', ship: 'frigate', sea: 'caribbeanSea', gold: 0 }, {}],
  });
  match.random.rig('scouting', S);
  rig(match, [S, S, S], [1, 1, 1]);
  match.random.rig('section', 1, 1, 1);
  answer(match, 0, 'scout npc:NL', 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  answer(match, 1, 'shoot');
  answer(match, 0, 'no');
  expect(who(match, 0)).toMatchObject({ gold: 12, cargo: [] });
});

test('a captured navy ship is taken with its damage, is not bought, and its captain is gone [MM-CAPT.10] [MM-NPC.13]', () => {
  const match = boardNpc({ ship: 'sloop' }, { cargo: ['spice.4', 'spice.7', 'spice.8'] });
  answer(match, 0, 'yes', []);
  if (asked(match).includes('announce')) answer(match, 0, 'pass');
  expect(who(match, 0)).toMatchObject({ ship: 'frigate', outfitted: false, glory: { ship: 0 } });
  expect(match.state.eventDiscard).toContain('NL.1');
  expect(match.state.npcs[3]?.zone).toBe('');
});

test('a man-o’-war comes by capture only, with five of everything that counts [MM-CAPT.8] [MM-CONTENT.16]', () => {
  const match = position({
    war: ['NL', 'FR'],
    manOWars: { NL: 'caribbeanSea' },
    players: [{ captain: 'tobias', ship: 'galleon', sea: 'caribbeanSea', sections: { crew: 4 } }, {}],
  });
  match.random.rig('scouting', S);
  rig(match, [1, 1, 1], [1, 1, 1]);
  answer(match, 0, 'scout npc:NL', 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S], [1, 1, 1]);
  answer(match, 1, 'shoot');
  answer(match, 0, 'yes');
  expect(who(match, 0)).toMatchObject({ ship: 'manOWar', sections: { hull: 5, crew: 4, cannons: 5 } });
});

test('what the hold of a captured pirate ship cannot carry is left by choice [MM-CAPT.4] [MM-PLUN.12]', () => {
  const me = { ship: 'galleon', bounties: { FR: 1 }, cargo: ['rum.1', 'rum.2', 'rum.3'] } as const;
  const match = boardNpc(me, { npcs: { PS: { zone: 'caribbeanSea' } } }, 'npc:PS');
  answer(match, 0, 'yes');
  expect(asked(match)).toBe('0: keepCargo');
  answer(match, 0, ['rum.1', 'rum.3']);
  expect(who(match, 0)).toMatchObject({ ship: 'sloop', cargo: ['rum.1', 'rum.3'] });
});

test('a hunter that beats a player takes nothing [MM-PLUN.13]', () => {
  const match = position({
    players: [{ captain: 'tobias', sea: 'tortuga', cargo: ['rum.1'], sections: { hull: 1, cargo: 1 } }, {}],
    npcs: { PF: { zone: 'nassau', stack: ['PF.1'] } },
  });
  match.random.rig('search', S);
  rig(match, [S, S, S], [1, 1, 1]);
  match.random.rig('section', 1, 1, 1);
  answer(match, 0, 'sail nassau');
  expect(who(match, 0)).toMatchObject({ standing: 'waiting', cargo: [] });
  expect(match.state.cargoDiscard).toEqual(['rum.1']);
});
