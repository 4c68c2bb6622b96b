import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, sections, skip, told, who } from '../acting.ts';
import type { EventId } from '../content/events.ts';
import { PORTS } from '../content/map.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;

/** The first turn of a round that began with this event; what chance decides is rigged first. */
function after(event: EventId, players: readonly Captaincy[] = [{}, {}], given: Position = {}): Match {
  const match = position({
    ...given,
    players,
    stage: 'turn',
    turn: 1,
    first: 0,
    events: [event, 'ES.3', ...(given.events ?? [])],
  });
  match.state.taken = players.length - 1;
  match.state.active = players.length - 1;
  return match;
}
/** Plays the last turn of the old round, so that the event is drawn. */
const begin = (match: Match): Match => answer(skip(match), match.state.active, 'end');

test('a round: an event drawn, its icons, its text, a turn each, and the end [MM-GEN.2] [MM-ROUND.3] [MM-ROUND.5] [MM-ROUND.8]', () => {
  const match = position({
    stage: 'round',
    events: ['treasureConvoy', 'becalmed'],
    npcs: { EN: { zone: 'nassau' } },
    players: [{ port: 'caracas' }, {}],
  });
  const says = told(match);
  expect(says.indexOf('event')).toBeLessThan(says.indexOf('npcMoved'));
  expect(says.indexOf('npcMoved')).toBeLessThan(says.indexOf('merchantsLaid'));
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect([match.state.event, match.state.round]).toEqual(['becalmed', 3]);
});

test('an event done goes to the discard and never comes back [MM-ROUND.6] [MM-ROUND.7] [MM-ROUND.11]', () => {
  const match = position({ stage: 'round', events: ['becalmed', 'fairWinds', 'NL.1'] });
  for (let i = 0; i < 4; i++) answer(match, match.state.active, 'end');
  expect(match.state.eventDiscard).toEqual(['becalmed', 'fairWinds']);
  expect(match.state.eventDeck).not.toContain('becalmed');
});

test('without an event card the game ends at once, before anything else [MM-ROUND.1] [MM-END.8]', () => {
  const match = position({ stage: 'round', events: [], noMore: ['events'] });
  expect(match.outcome?.reason).toEqual({ say: 'noEvents' });
  expect(match.state.round).toBe(1);
});

test('end of round: replacements, then arrivals, then the end of the game [MM-ROUND.9] [MM-ROUND.10] [EX-D19]', () => {
  const match = position({
    stage: 'round',
    events: ['war.1', 'becalmed'],
    npcs: { FR: { zone: 'tobago', stack: ['FR.1', 'FR.2'] } },
  });
  const french = match.state.npcs[2];
  if (french) {
    french.zone = '';
    match.state.eventDiscard.push(...french.stack.splice(-1));
  }
  match.state.war = ['FR', 'NL'];
  match.state.mustering = ['FR', 'NL'];
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  const says = match.news.map(({ event }) => `${event.say} ${JSON.stringify(event['npc'] ?? '')}`);
  expect(says.indexOf('npcArrived "npc:FR"')).toBeLessThan(says.indexOf('manOWarArrived "npc:FR"'));
  expect(french).toMatchObject({ manOWar: true, stack: ['FR.1'] });
});

test('War: two nations drawn by chance, a man-o’-war for each at the end of the round, over their admirals [MM-WAR.2] [MM-CONTENT.15] [MM-CONTENT.16] [MM-CONTENT.19] [MM-CONTENT.28] [MM-GEN.15]', () => {
  const match = position({ stage: 'round', events: ['war.2', 'becalmed'], npcs: { ES: { zone: 'nassau' } } });
  expect(match.state.war).toHaveLength(2);
  expect(match.state.warCard).toBe('war.2');
  answer(skip(match), 0, 'end');
  answer(skip(match), 1, 'end');
  for (const nation of match.state.war) {
    const ship = match.state.npcs.find(({ id }) => id === nation);
    expect(ship?.manOWar).toBe(true);
    expect(match.state.eventDiscard).not.toContain('war.2');
  }
});

test('a new war ends the old one; when a war ends its man-o’-wars leave at once and the admirals return at the end of the round [MM-CONTENT.15] [MM-CONTENT.18] [MM-CONTENT.26] [MM-CONTENT.30]', () => {
  const match = after('peace.1', [{}, {}], {
    war: ['ES', 'FR'],
    npcs: { ES: { stack: ['ES.1'] } },
    manOWars: { ES: 'caracas', FR: 'tortuga' },
  });
  begin(match);
  expect(match.state).toMatchObject({ war: [], warCard: '', named: '' });
  expect(match.state.npcs.map(({ zone }) => zone)).toEqual(['', '', '', '', '', '']);
  expect(match.state.eventDiscard).toContain('war.1');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(match.state.npcs[0]?.zone).toBe('laHabana');
  const again = begin(
    after('war.2', [{}, {}], { war: ['ES', 'FR'], manOWars: { ES: 'caracas', FR: 'tortuga' } }),
  );
  expect(again.state.warCard).toBe('war.2');
  expect(again.state.npcs.some(({ manOWar }) => manOWar)).toBe(false);
});

test('in a war enemy ports are closed, and the enemy sets no bounties; who is in one already may stay [MM-CONTENT.17] [MM-CONTENT.29]', () => {
  const given = { war: ['EN', 'ES'] } as const;
  expect(
    offered(position({ ...given, players: [{ captain: 'frances', sea: 'caracas' }, {}] })),
  ).not.toContain('enter');
  expect(
    offered(
      position({ ...given, players: [{ captain: 'cornelis', sea: 'caracas' }, { captain: 'frances' }] }),
    ),
  ).toContain('enter');
  expect(offered(position({ ...given, players: [{ captain: 'frances', port: 'caracas' }, {}] }))).toContain(
    'port',
  );
  const match = position({
    ...given,
    players: [{ captain: 'frances', sea: 'caracas' }, {}],
    merchants: { caracas: 'ES' },
  });
  match.random.rig('scouting', S);
  answer(match, 0, 'scout merchant:caracas', 'ES');
  expect(who(match, 0).bounties.ES).toBe(0);
});

test('a man-o’-war is its nation’s navy ship in every respect; an admiral drawn meanwhile goes beneath it [MM-CONTENT.20]', () => {
  const match = position({
    stage: 'round',
    events: ['ES.2', 'becalmed'],
    war: ['ES', 'FR'],
    manOWars: { ES: 'caracas', FR: 'tortuga' },
  });
  answer(skip(match), 0, 'end');
  answer(skip(match), 1, 'end');
  expect(match.state.npcs[0]).toMatchObject({ zone: 'caracas', stack: ['ES.2'], manOWar: true });
});

test('a man-o’-war beaten does not come back in its war; the admirals beneath do [MM-CONTENT.27]', () => {
  const match = position({
    war: ['NL', 'FR'],
    manOWars: { NL: 'caribbeanSea' },
    players: [{ captain: 'tobias', ship: 'galleon', sea: 'caribbeanSea' }, {}],
    events: ['ES.3'],
  });
  match.state.npcs[3]?.stack.push('NL.1');
  match.state.eventDeck.splice(match.state.eventDeck.indexOf('NL.1'), 1);
  match.random.rig('scouting', S);
  rig(match, [1, 1, 1], [1, 1, 1]);
  answer(match, 0, 'scout npc:NL', 'board');
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, [S, S, S, S, S, S, S, S], [1, 1, 1, 1, 1, 1]);
  answer(match, 1, 'shoot');
  answer(match, 0, 'no', []);
  answer(skip(match), 0, 'end');
  answer(skip(match), 1, 'end');
  expect(match.state.npcs[3]).toMatchObject({ manOWar: false, zone: 'curacao', stack: ['NL.1'] });
  expect(match.state.war).toEqual(['NL', 'FR']);
});

test('a Peace that finds no war sells one pardon to each player, anywhere, for 5 gold [MM-CONTENT.30]', () => {
  const match = begin(after('peace.1', [{ sea: 'campeche', bounties: { ES: 2 }, gold: 11 }, {}]));
  answer(match, 0, 'peace');
  expect(who(match, 0)).toMatchObject({ gold: 6, bounties: { ES: 1 } });
  expect(offered(match)).not.toContain('peace');
});

test('Storm: who starts at sea rolls Seamanship or takes two hits, three in the open sea; then come the hunters [MM-CONTENT.25] [MM-HIT.17] [MM-ROUND.5]', () => {
  const storm = (zone: 'tortuga' | 'caribbeanSea', dice: readonly number[]): Match => {
    const match = after('storm.1', [{ captain: 'tobias', sea: zone, ship: 'frigate' }, {}]);
    match.random.rig('seamanship', ...dice);
    sections(match, 1, 2, S);
    return begin(match);
  };
  expect(who(storm('tortuga', [S, 1, 1]), 0).sections).toMatchObject({ cargo: 3, masts: 3 });
  expect(who(storm('tortuga', [1, 1, 1]), 0).sections).toMatchObject({ cargo: 2, masts: 2, hull: 3 });
  const open = storm('caribbeanSea', [1, 1, 1]);
  expect(asked(open)).toBe('0: assignSkull');
  expect(who(answer(open, 0, 'hull'), 0).sections.hull).toBe(2);
  const sunk = after('storm.1', [{ captain: 'tobias', sea: 'tortuga', sections: { hull: 1, cargo: 0 } }, {}]);
  sunk.random.rig('seamanship', 1, 1, 1);
  sections(sunk, 1, 1);
  expect(who(begin(sunk), 0).standing).toBe('waiting');
});

test('Royal pardon: a nation drawn by chance sells pardons in any port, 5 gold each, without an action [MM-CONTENT.24]', () => {
  const match = after('royalPardon.1', [{ port: 'caracas', bounties: { FR: 3 }, gold: 12 }, {}]);
  match.random.rig('nation', 2);
  begin(match);
  answer(match, 0, 'pardon');
  expect(offered(match)).toEqual(['1', '2']);
  answer(match, 0, 2);
  expect(who(match, 0)).toMatchObject({ gold: 2, bounties: { FR: 1 } });
  expect(match.state.turn.actions).toBe(3);
});

test('Letters of marque: raiding that nation costs no bounty this round', () => {
  const match = after('lettersOfMarque', [{ sea: 'nassau' }, {}], { merchants: { nassau: 'NL' } });
  match.random.rig('nation', 3);
  begin(match);
  match.random.rig('scouting', S);
  answer(match, 0, 'scout merchant:nassau', 'NL');
  expect(who(match, 0).bounties.NL).toBe(0);
});

test('Quarantine: a port drawn by chance is closed to all, home or not; ships in it may only leave', () => {
  const match = after('quarantine', [{ port: 'nassau' }, { sea: 'nassau', captain: 'tobias' }]);
  match.random.rig('quarantine', PORTS.indexOf('nassau'));
  begin(match);
  expect(offered(match)).toEqual(['leave', 'retire', 'end']);
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('enter');
});

test('New fashions: four ports want something else', () => {
  const match = after('newFashions');
  const before = { ...match.state.demand };
  begin(match);
  expect(match.news.filter(({ event }) => event.say === 'newDemand')).toHaveLength(4);
  expect(match.state.reserve).toHaveLength(8);
  expect(match.state.demand).not.toEqual(before);
});

test('Becalmed leaves two actions, Fair winds add a Move, Crowded taverns make rumors free with a die more', () => {
  expect(begin(after('becalmed')).state.turn.actions).toBe(2);
  const wind = begin(after('fairWinds'));
  expect(wind.state.turn).toMatchObject({ actions: 3, moves: 1 });
  answer(wind, 0, 'leave');
  expect(wind.state.turn).toMatchObject({ actions: 3, moves: 0 });
  const tavern = begin(after('crowdedTaverns', [{ gold: 0 }, {}]));
  tavern.random.rig('influence', 1, 1, S);
  answer(tavern, 0, 'port', 'rumor');
  expect(who(tavern, 0).rumor).not.toBe('');
});
