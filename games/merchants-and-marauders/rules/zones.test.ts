import { expect, test } from 'vitest';
import { answer, asked, fight, offered, rig, S, sections, skip, who } from '../acting.ts';
import type { CargoId } from '../content/cargo.ts';
import type { PortId } from '../content/map.ts';
import { type Captaincy, position, type Position } from '../position.ts';

/** What the zones and the captains do that is theirs alone. */

type Match = ReturnType<typeof position>;
const me = (match: Match): ReturnType<typeof who> => who(match, 0);
const at = (port: PortId, crew: Captaincy = {}, given: Position = {}): Match =>
  position({ ...given, players: [{ captain: 'hendrik', port, ...crew }, {}] });
const diceOf = (match: Match, say = 'rolled'): number =>
  match.news.flatMap(({ event }) => (event.say === say ? [(event['dice'] as number[]).length] : []))[0] ?? 0;

test('a zone’s effect holds for whom it names while the ship is there; each zone has its own [MM-ZONE.1] [MM-BOARD.3] [MM-GEN.9]', () => {
  const repair = (port: PortId): number =>
    10 - me(answer(at(port, { sections: { hull: 1 } }), 0, 'port', 'yard', 'repair hull')).gold;
  expect([repair('campeche'), repair('caracas')]).toEqual([1, 2]);
  const rumor = (port: PortId): number =>
    10 - me(answer(at(port, { captain: 'tobias' }), 0, 'port', 'rumor')).gold;
  expect([rumor('tortuga'), rumor('caracas')]).toEqual([1, 2]);
  const weapon = (port: PortId): number => 10 - me(answer(at(port), 0, 'port', 'yard', 'buy grapple')).gold;
  expect([weapon('petitGoave'), weapon('caracas')]).toEqual([2, 3]);
  const mod = (port: PortId): number =>
    10 -
    me(answer(at(port, {}, { tokens: { [port]: 'chaseGuns' } }), 0, 'port', 'yard', 'mod chaseGuns')).gold;
  expect([mod('fortRoyal'), mod('caracas')]).toEqual([2, 3]);
});

test('La Habana: a raid under Spain’s flag meets four cards', () => {
  const raid = (nation: 'ES' | 'NL'): number | undefined => {
    const match = position({
      players: [{ captain: 'josiah', sea: 'laHabana' }, {}],
      merchants: { laHabana: 'NL' },
    });
    match.random.rig('scouting', S);
    match.random.rig('seamanship', S, S, S, S);
    return answer(match, 0, 'scout merchant:laHabana', nation).state.raid?.cards.length;
  };
  expect([raid('ES'), raid('NL')]).toEqual([4, 3]);
});

test('Nassau: pirates recruit with a die more', () => {
  const recruit = (bounties: Captaincy['bounties']): number =>
    diceOf(answer(at('nassau', { bounties: bounties ?? {}, sections: { crew: 1 } }), 0, 'port', 'recruit'));
  expect([recruit({}), recruit({ FR: 1 })]).toEqual([3, 4]);
});

test('Santo Domingo: a die more for rumors and missions in port', () => {
  expect(diceOf(answer(at('santoDomingo'), 0, 'port', 'rumor'))).toBe(5);
  expect(diceOf(answer(at('caracas'), 0, 'port', 'rumor'))).toBe(4);
  expect(
    diceOf(
      answer(
        at('santoDomingo', {}, { missions: ['coastGuard', 'mapmaker'] }),
        0,
        'port',
        'mission coastGuard',
      ),
    ),
  ).toBe(5);
  expect(diceOf(answer(at('santoDomingo', { rumor: 'widowsKey' }), 0, 'port', 'test'))).toBe(5);
});

test('Sint Maarten hides: hunters roll a die less; at Basse-Terre the French navy rolls one more [MM-DICE.7] [MM-DICE.9]', () => {
  const seek = (sea: 'sintMaarten' | 'basseTerre', npc: 'FR' | 'NL', crew: Captaincy = {}): number => {
    const match = position({
      players: [{ captain: 'tobias', sea: 'stJohn', bounties: { ES: 1 }, ...crew }, {}],
      npcs: { [npc]: { zone: sea } },
    });
    match.random.rig('search', 1, 1, 1, 1, 1);
    return diceOf(answer(match, 0, `sail ${sea}`), 'searched');
  };
  expect([seek('sintMaarten', 'NL'), seek('basseTerre', 'NL'), seek('basseTerre', 'FR')]).toEqual([1, 2, 3]);
  expect(seek('sintMaarten', 'NL', { captain: 'guillaume' })).toBe(1);
});

test('Bridgetown pays 4 for Rum that is not in demand; Tobago’s sailors cost 3', () => {
  const sale = at('bridgetown', { gold: 0, cargo: ['rum.1', 'wood.1'] }, { demand: { bridgetown: 'sugar' } });
  expect(me(answer(sale, 0, 'port', 'sell', ['rum.1', 'wood.1'])).gold).toBe(7);
  const tobago = at('tobago', { sections: { crew: 1 } });
  tobago.random.rig('leadership', 1, 1, 1);
  answer(tobago, 0, 'port', 'recruit', 1);
  expect(me(tobago).gold).toBe(7);
});

const OFFER: readonly CargoId[] = [
  'rum.1',
  'rum.2',
  'wood.1',
  'wood.2',
  'spice.1',
  'spice.2',
  'cocoa.1',
  'cocoa.2',
  'fruit.1',
];

test('Caracas lets one card be replaced before prices are fixed; Curaçao shows one more', () => {
  const caracas = answer(at('caracas', {}, { cargo: OFFER, demand: { caracas: 'sugar' } }), 0, 'port', 'buy');
  expect(asked(caracas)).toBe('0: swapGood');
  answer(caracas, 0, 'rum.1');
  expect(caracas.view(0).offer).toEqual(['rum.2', 'wood.1', 'wood.2', 'spice.1', 'spice.2', 'cocoa.1']);
  const curacao = { demand: { curacao: 'sugar' }, cargo: OFFER } as const;
  expect(answer(at('curacao', {}, curacao), 0, 'port', 'buy').view(0).offerCount).toBe(7);
  expect(answer(at('curacao', { boughtLast: 'curacao' }, curacao), 0, 'port', 'buy').view(0).offerCount).toBe(
    4,
  );
  expect(answer(at('curacao', { captain: 'baltasar' }, curacao), 0, 'port', 'buy').view(0).offerCount).toBe(
    8,
  );
});

test('Cartagena: merchants are sought with a die less, never fewer than one [MM-DICE.7]', () => {
  const seek = (captain: 'adele' | 'baltasar'): number => {
    const match = position({ players: [{ captain, sea: 'cartagena' }, {}] });
    return diceOf(answer(match, 0, 'scout merchant:cartagena'));
  };
  expect([seek('adele'), seek('baltasar')]).toEqual([2, 1]);
});

// --- captains ---

test('Felipe moves one hit a combat to another of his sections', () => {
  const match = fight({}, { captain: 'felipe' }, [S, S, S], [1, 1, 1], [3, 3, 3]);
  expect(asked(match)).toBe('1: redirectHit');
  answer(match, 1, 'hit 0 cargo');
  expect(who(match, 1).sections).toMatchObject({ crew: 1, cargo: 2 });
});

test('Catalina repeats a failed mission roll once', () => {
  const match = at('curacao', { captain: 'catalina' }, { missions: ['untaxedLeaf', 'mapmaker'] });
  match.random.rig('influence', 1, 1, 1, 1, S, 1, 1, 1);
  answer(match, 0, 'port', 'mission untaxedLeaf', 'yes');
  expect(me(match).mission).toBe('untaxedLeaf');
});

test('Baltasar sells for 4 what is not in demand [MM-DECK.14]', () => {
  const match = at(
    'caracas',
    { captain: 'baltasar', gold: 0, cargo: ['wood.1'] },
    { demand: { caracas: 'rum' } },
  );
  expect(me(answer(match, 0, 'port', 'sell', ['wood.1'])).gold).toBe(4);
});

test('Frederico exchanges one card of a raid for nothing', () => {
  const match = position({
    players: [{ captain: 'frederico', sea: 'nassau' }, {}],
    merchants: { nassau: 'EN' },
  });
  match.random.rig('scouting', S);
  match.random.rig('seamanship', 1, 1, 1);
  answer(match, 0, 'scout merchant:nassau', 'EN');
  const free = offered(match).filter((key) => key.startsWith('free'));
  expect(free).toHaveLength(3);
  answer(match, 0, free[0] ?? '');
  expect(offered(match).some((key) => key.startsWith('free'))).toBe(false);
});

test('Inés looks once more for what she missed; Frances rolls again for a merchant, once a turn', () => {
  const ines = position({ players: [{ captain: 'ines', sea: 'nassau' }, {}] });
  ines.random.rig('scouting', 1, 1, 1, 1, 1, 1, 1, 1);
  answer(ines, 0, 'scout merchant:nassau');
  expect(offered(ines)).toContain('scout merchant:nassau');
  answer(ines, 0, 'scout merchant:nassau');
  expect(offered(ines)).not.toContain('scout merchant:nassau');
  const frances = position({ players: [{ captain: 'frances', sea: 'nassau' }, {}] });
  frances.random.rig('scouting', 1, 1, 1, S, 1, 1);
  answer(frances, 0, 'scout merchant:nassau', 'yes');
  expect(asked(frances)).toBe('0: chooseRaid');
});

test('Tobias pays 1 for a sailor anywhere; Adèle trades weapons at 2; Solange mends for 1 and once for nothing at home [MM-DECK.13]', () => {
  const tobias = at('tobago', { captain: 'tobias', sections: { crew: 1 } });
  tobias.random.rig('leadership', 1, 1, 1, 1);
  expect(me(answer(tobias, 0, 'port', 'recruit', 1)).gold).toBe(9);
  const adele = answer(
    at('caracas', { captain: 'adele', weapons: ['chainShot'] }),
    0,
    'port',
    'yard',
    'sell chainShot',
    'buy grapple',
  );
  expect(me(adele).gold).toBe(10);
  const solange = position({
    players: [{ captain: 'solange', sea: 'fortRoyal', sections: { hull: 1, masts: 1 } }, {}],
  });
  answer(solange, 0, 'enter', 'hull', 'port', 'yard', 'repair masts');
  expect(me(solange)).toMatchObject({ gold: 9, sections: { hull: 2, masts: 2 } });
});

test('Margery hears two rumors for nothing and keeps one, then one of that and her old one', () => {
  const match = at(
    'bridgetown',
    { captain: 'margery', gold: 0, rumor: 'sunkenBell' },
    { rumors: ['widowsKey', 'friarsLetter'] },
  );
  match.random.rig('influence', S);
  answer(match, 0, 'port', 'rumor');
  expect(offered(match)).toEqual(['widowsKey', 'friarsLetter']);
  answer(match, 0, 'friarsLetter');
  expect(offered(match)).toEqual(['sunkenBell', 'friarsLetter']);
  answer(match, 0, 'friarsLetter');
  expect(me(match)).toMatchObject({ rumor: 'friarsLetter', gold: 0 });
  expect(match.state.rumorDeck).toEqual(expect.arrayContaining(['sunkenBell', 'widowsKey']));
});

test('Josiah slips away although the opponent has one success', () => {
  const match = fight({}, { captain: 'josiah' }, [1, 1, 1], [1, 1, 1, 1]);
  rig(match, [S, 1, 1], [S, S, 1, 1]);
  sections(match, 1);
  answer(match, 0, 'shoot');
  answer(match, 1, 'flee');
  expect(match.state.battle).toBeNull();
});

test('Étienne buys a pardon for 8 in a Port action; Griet enters where one bounty is set and has a die more for missions', () => {
  const etienne = answer(
    at('caracas', { captain: 'etienne', bounties: { FR: 2 }, gold: 20 }),
    0,
    'port',
    'buyPardon',
  );
  expect(me(etienne)).toMatchObject({ gold: 12, bounties: { FR: 1 } });
  expect(offered(etienne)).not.toContain('buyPardon');
  const griet = (EN: number): string[] =>
    offered(position({ players: [{ captain: 'griet', sea: 'nassau', bounties: { EN } }, {}] }));
  expect([griet(1).includes('enter'), griet(2).includes('enter')]).toEqual([true, false]);
  expect(
    diceOf(
      answer(
        at('curacao', { captain: 'griet' }, { missions: ['untaxedLeaf', 'mapmaker'] }),
        0,
        'port',
        'mission untaxedLeaf',
      ),
    ),
  ).toBe(4);
});

test('Hendrik chooses of two new demands; Cornelis has the bonus die at a difference of 1', () => {
  const match = at('caracas', { captain: 'hendrik', cargo: ['rum.1'] }, { demand: { caracas: 'rum' } });
  answer(match, 0, 'port', 'sell', ['rum.1']);
  expect(asked(match)).toBe('0: chooseDemand');
  const [, second] = match.view(0).fashions;
  expect(match.view(1).fashions).toEqual([]);
  answer(match, 0, '1');
  expect(match.state.demand.caracas).toBe(second);
  expect(match.state.reserve).toHaveLength(8);
  const cornelis = fight({ captain: 'cornelis', ship: 'sloop' }, {}, [1, 1, 1, 1, 1], [1, 1, 1]);
  expect(diceOf(skip(cornelis), 'contestDice')).toBe(5);
});

// --- odds and ends ---

test('a die shows 1 to 4 or, twice in six, a skull; every skull counts where successes are counted [MM-DICE.1] [MM-DICE.4]', () => {
  const faces = new Set<number>();
  const match = position({ players: [{ captain: 'ines', sea: 'nassau' }, {}] });
  match.random.rig('scouting', 1, 4, 5, 6);
  answer(match, 0, 'scout merchant:nassau');
  for (const { event } of match.news)
    if (event.say === 'rolled') for (const die of event['dice'] as number[]) faces.add(die);
  expect([...faces]).toEqual([1, 4, 5]);
  expect(match.news.find(({ event }) => event.say === 'rolled')?.event['successes']).toBe(2);
});

test('gold is without limit, and nothing passes between players but by plunder [MM-GEN.10]', () => {
  const match = position({ players: [{ gold: 600, cargo: ['rum.1'] }, { port: 'nassau' }] });
  answer(match, 0, 'port', 'sell', ['rum.1']);
  expect(me(match).gold).toBeGreaterThan(602);
  expect(offered(match).every((key) => !/give|lend|trade/.test(key))).toBe(true);
});

test('where several decide at once the attacker is first, else the order of play [MM-GEN.13]', () => {
  const match = fight({ mods: ['chaseGuns'] }, { mods: ['chaseGuns'] });
  answer(match, 0, 'flee');
  answer(match, 1, 'flee');
  expect(asked(match)).toBe('0: chaseGuns');
  answer(match, 0, 'no');
  expect(asked(match)).toBe('1: chaseGuns');
});

test('cargo aboard is face down: its number is seen, its goods are not; the demand in reserve is hidden from all [MM-INFO.3] [MM-INFO.10]', () => {
  const match = position({ players: [{ cargo: ['rum.1', 'wood.1'] }, {}] });
  expect(match.view(1).players[0]).toMatchObject({ cargoCount: 2, cargo: [] });
  expect(match.view(0).players[0]?.cargo).toEqual(['rum.1', 'wood.1']);
  expect(Object.keys(match.view(0))).not.toContain('reserve');
  expect(match.view(1).demand).toEqual(match.state.demand);
});

test('chase, swivel and long-range guns mean nothing in a raid; a hold does [MM-MOD.11]', () => {
  const match = position({
    players: [
      { captain: 'josiah', sea: 'nassau', mods: ['chaseGuns', 'swivelGuns', 'longGuns', 'extendedHold'] },
      {},
    ],
    merchants: { nassau: 'EN' },
    cargo: ['spice.4', 'spice.5', 'spice.7'],
  });
  match.random.rig('scouting', S);
  match.random.rig('seamanship', 1, 1, 1, 1);
  answer(match, 0, 'scout merchant:nassau', 'EN');
  expect(asked(match)).toBe('0: keepCargo');
  answer(match, 0, ['spice.4', 'spice.5', 'spice.7']);
  expect(me(match).cargo).toHaveLength(3);
});

test('a grapple rolls a boarder’s dice again; the attacker decides first, and who declined may think again once [MM-WEAP.2] [MM-WEAP.9]', () => {
  const match = fight({ weapons: ['grapple'] }, { weapons: ['grapple'] });
  rig(match, [S, 1, 1], [1, 1, 1]);
  answer(match, 0, 'board');
  answer(match, 1, 'board');
  expect(asked(match)).toBe('0: grapple');
  answer(match, 0, []);
  match.random.rig('reroll', S, S);
  answer(match, 1, ['own 0', 'own 1']);
  expect(asked(match)).toBe('0: grapple');
  expect(who(match, 1).weapons).toEqual([]);
});
