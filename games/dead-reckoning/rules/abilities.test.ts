import { describe, expect, test } from 'vitest';
import { act, asked, attack, captain, choices, duel, falls, offers, told } from '../acting.ts';
import { type Captain, position, type Position } from '../position.ts';
import { HARBOR } from '../state.ts';

const at = (space: number, me: Captain, more: Position = {}) =>
  position({ ...more, captains: [{ at: space, ...me }, ...(more.captains ?? [])] });

describe('the main phase', () => {
  test('any actions in any order, as often as one likes, until one ends it [EX-3] [DR-MAIN.1] [DR-MAIN.2] [DR-MAIN.3] [DR-PLAY.1] [DR-PLAY.3] [DR-PLAY.4] [DR-GEN.11]', () => {
    const match = at(
      HARBOR,
      {
        dock: 9,
        hand: ['crewmate', 'deckhand', 'gunner[pilotsHandbook]'],
        holds: [
          [2, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
      {
        waters: { 0: { card: 'shoreParty' }, 3: { card: 'lameGannet', hidden: true } },
        boxes: { 2: ['hopefulHeron'] },
      },
    );
    act(match, 'Play Gunner', 'Load and unload', 'Everything ashore', 'Raise sails');
    act(match, 'Load and unload', [
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 0],
    ]);
    act(match, 'Sail to Seahound Isle', 'Stop here', 'Play Deckhand', 'Deckhand: place', 'Seahound Isle');
    act(
      match,
      'Buy Shore party',
      'Load and unload',
      'Everything ashore',
      'Sail to an uncharted',
      'Stop here',
    );
    act(match, 'Play Crewmate', 'Attack');
    expect(asked(match)).toBe('commit');
    expect(captain(match, 0).aside.map(({ card }) => card)).toEqual(['shoreParty']);
    expect(captain(match, 0).play).toHaveLength(3);
  });

  test('buildings, pirates met at the start, and a fortune given up are actions too; all where the ship has stopped [DR-MAIN.5] [DR-MAIN.6] [DR-ABIL.1]', () => {
    const match = at(
      0,
      { dock: 12 },
      { captains: [{}], waters: { 0: { slots: [1, 1, 1], buildings: ['fort'] }, 1: { card: 'shoreParty' } } },
    );
    expect(offers(match, 'Attack the fort')).toBe(true);
    expect(offers(match, 'Master Merchant')).toBe(true);
    expect(offers(match, 'Buy')).toBe(false);
    const far = at(1, {}, { waters: { 0: { slots: [1, 1, 1], buildings: ['fort'] } } });
    expect(offers(far, 'Attack the fort')).toBe(false);
    expect(offers(at(0, {}, { captains: [{ at: 0, pirate: true }] }), 'Fight the Halcyon')).toBe(true);
  });

  test('what can have no effect cannot be chosen, nor paid for [DR-GEN.12] [DR-REP.2]', () => {
    expect(offers(at(0, { dock: 5, play: ['crewmate3'] }), 'repair')).toBe(false);
    expect(offers(at(0, { dock: 5, damage: 1, play: ['crewmate3'] }), 'repair')).toBe(true);
  });
});

describe('abilities', () => {
  test('each of a card in play once a turn, those of its level and of its advancements [DR-ABIL.1] [DR-ABIL.2] [DR-ABIL.3] [DR-ABIL.19]', () => {
    const match = at(10, { play: ['crewmate[quayCart]'], hand: ['gunner'] });
    expect(offers(match, 'Gunner: gain')).toBe(false);
    act(match, 'Crewmate: gain 1 cargo');
    expect(offers(match, 'Crewmate: gain 1 cargo')).toBe(false);
    expect(match.view(1).players[0]?.used).toHaveLength(1);
    act(match, 'gain 2 cargo at your dock');
    expect(captain(match, 0).dock).toBe(3);
    expect(choices(match)).toEqual(['Play Gunner (level 1)', 'Raise sails', 'End the turn']);
  });

  test('what a green line parts is used each for itself, in any order [EX-15] [DR-ABIL.4] [DR-SAILOR.4] [DR-SAILOR.15] [DR-REP.1]', () => {
    const match = at(10, { damage: 2, play: ['crewmate4'] });
    act(match, 'Crewmate: repair 1 damage', 'Raise sails', 'Crewmate: gain 4 cargo', 0);
    expect(captain(match, 0)).toMatchObject({ damage: 1, dock: 4 });
  });

  test('a repair with an anchor works in port alone [DR-REP.3] [DR-SAILOR.15]', () => {
    expect(offers(at(10, { dock: 2, damage: 1, play: ['crewmate2'] }), 'repair')).toBe(false);
    const port = at(HARBOR, { dock: 2, damage: 1, play: ['crewmate2'] });
    act(port, 'repair 1 damage');
    expect(captain(port, 0)).toMatchObject({ damage: 0, dock: 0 });
    expect(offers(at(10, { dock: 2, damage: 1, play: ['crewmate3'] }), 'repair')).toBe(true);
    expect(offers(at(10, { dock: 1, damage: 1, play: ['crewmate3'] }), 'repair')).toBe(false);
  });

  test('of what a slash parts one is used [EX-16] [DR-ABIL.5] [DR-SAILOR.7] [DR-SAILOR.17]', () => {
    const match = at(10, { dock: 9, play: ['bosun4'] });
    expect(choices(match).filter((choice) => choice.startsWith('Bosun'))).toHaveLength(3);
    act(match, 'Bosun: gain 1 cargo');
    expect(choices(match).filter((choice) => choice.startsWith('Bosun'))).toHaveLength(0);
    expect(
      choices(at(10, { dock: 9, play: ['bosun3'] })).filter((choice) => choice.startsWith('Bosun')),
    ).toHaveLength(2);
  });

  test('sails, wheels, cannons and draw bonuses are counted, not used; end scoring waits [DR-ABIL.12] [DR-ABIL.13] [DR-ABIL.9]', () => {
    const play = ['captain', 'gunner2[followingWind keenLookout]', 'bosun2[monumentOfGuns]'];
    const match = at(10, { play });
    expect(choices(match)).toEqual([
      expect.stringContaining('Gunner: gain'),
      expect.stringContaining('Bosun: gain'),
      'Raise sails',
      'End the turn',
    ]);
  });

  test('the Deckhand of level 4 gives influence and sails, the Captain no sail from level 2 [DR-SAILOR.10] [DR-SAILOR.1] [DR-SAILOR.19]', () => {
    const match = at(0, { play: ['deckhand4', 'captain2'] });
    act(match, 'Deckhand: place 1 influence', 'Seahound Isle', 'Raise sails');
    expect(captain(match, 0).sails).toBe(5);
    expect(captain(act(at(0, { play: ['deckhand'] }), 'Raise sails'), 0).sails).toBe(2);
    expect(captain(act(at(0, { play: ['deckhand2'] }), 'Raise sails', 'Deckhand: 1 sail'), 0).sails).toBe(3);
  });

  test('the next advancement of a row by wheels; merchant ships stay in the box, seen by all [EX-18] [DR-ABIL.6] [DR-ABIL.15] [DR-EFF.14] [DR-HID.7] [DR-BUY.8]', () => {
    const match = at(
      10,
      { play: ['bosun2[royalCharter leviathanOfGoods]'] },
      { boxes: { 2: ['hopefulHeron', 'fatWidow', 'starChart'] } },
    );
    act(match, 'gain the next advancement');
    expect(captain(match, 0).aside.map(({ card }) => card)).toEqual(['starChart']);
    expect(match.view(1).skipped[1]).toEqual(['hopefulHeron', 'fatWidow']);
    expect(match.state.turn.taken).toBe(0);
    act(match, 'End the turn', 'Merchant');
    expect(captain(match, 0).hand).toHaveLength(6);
  });

  test('a row by wheels: none without wheels, row 1 with two [DR-EFF.14]', () => {
    const two = at(10, { play: ['crewmate[royalCharter]'] }, { boxes: { 1: ['redJack'] } });
    act(two, 'gain the next advancement');
    expect(captain(two, 0).aside.map(({ card }) => card)).toEqual(['redJack']);
  });

  test('a box without advancements gives nothing [DR-ABIL.16]', () => {
    const match = at(10, { play: ['crewmate[royalCharter]'] });
    match.state.boxes[0] = ['sweetAlys', 'lameGannet'];
    act(match, 'gain the next advancement');
    expect(told(match)).toContain('foundNone');
    expect(captain(match, 0).aside).toEqual([]);
    expect(match.state.boxes[0]).toEqual(['sweetAlys', 'lameGannet']);
  });

  test('a card that rises in play keeps its used kinds used, new ones are free [DR-EFF.8] [DR-ABIL.17] [DR-HID.16]', () => {
    const match = at(HARBOR, { damage: 1, dock: 2, play: ['crewmate[fencingMaster]'] });
    act(match, 'Crewmate: gain 1 cargo', 'level up this card');
    expect(offers(match, 'Crewmate: gain')).toBe(false);
    expect(offers(match, 'repair')).toBe(true);
    const card = captain(match, 0).play[0] ?? 0;
    expect(match.view(1).players[0]?.cards[card]?.level).toBe(2);
    expect(offers(at(10, { play: ['gunner4[fencingMaster]'] }), 'level up this card')).toBe(false);
  });

  test('an ability is finished before anything else is done [DR-ABIL.22]', () => {
    const match = at(0, { play: ['buccaneer2', 'purser'] });
    act(match, 'Buccaneer');
    expect(choices(match)).toEqual(['Seahound Isle']);
  });
});

describe('copying', () => {
  test('the ability of another advancement in play, counted on the card that copies; both may be used [DR-ABIL.20] [DR-ABIL.23] [DR-BUY.11]', () => {
    const match = at(10, {
      play: ['bosun2[twinnedCharts]', 'crewmate[helmsmansShare]', 'gunner[sunOfPeru]'],
    });
    act(match, 'use the ability of another', 'Helmsman');
    expect(captain(match, 0).dock).toBe(2);
    act(match, 'gain 1 cargo for each wheel');
    expect(captain(match, 0).dock).toBe(3);
    expect(offers(match, 'gain 2 cargo for each wheel')).toBe(true);
  });

  test('no copy is copied, no end scoring, no mere icon, no sailor’s own level [DR-ABIL.18] [DR-ABIL.20] [DR-ABIL.23]', () => {
    const play = ['bosun2[twinnedCharts prizeCourt]', 'crewmate[masterOfTrades]', 'gunner[spareCanvas]'];
    const match = at(10, { play });
    act(match, 'use the ability of another');
    expect(choices(match)).toHaveLength(1);
    expect(choices(match)[0]).toContain('gain 2 cargo');
  });

  test('a battle ability is copied in a battle, also one that is used [DR-ABIL.20]', () => {
    const match = attack(duel({ play: ['captain2', 'crewmate[boardingPikes]', 'bosun[twinnedCharts]'] }));
    act(
      match,
      1,
      falls(['P1', 'S2']),
      'battle: 1 strength more',
      'use the ability of another',
      'Boarding pikes',
    );
    act(match, 'Leave it');
    expect(captain(match, 0).wins).toBe(1);
    expect(offers(match, 'use the ability')).toBe(false);
  });
});

describe('damage outside battles', () => {
  const guns = 'gunner2[coloursAshore broadsideDrill]';

  test('with three cannons on the card every rival ship here and next door takes one, not in port [DR-EFF.2]', () => {
    const match = at(0, { play: [guns] }, { seats: 4, captains: [{ at: 1 }, { at: HARBOR }, { at: 4 }] });
    act(match, '1 damage to every rival ship');
    expect([0, 1, 2, 3].map((seat) => captain(match, seat).damage)).toEqual([0, 1, 0, 0]);
    const few = at(0, { play: ['gunner2[broadsideDrill]'] }, { captains: [{ at: 0 }] });
    expect(offers(few, '1 damage to every rival ship')).toBe(false);
  });

  test('all at once, then they sink in turn order, the user is the cause of all [DR-EFF.3] [DR-SINK.10]', () => {
    const match = at(
      0,
      { play: [guns] },
      {
        seats: 3,
        captains: [
          { at: 1, damage: 4 },
          { at: 3, damage: 4 },
        ],
      },
    );
    act(match, '1 damage to every rival ship');
    expect(captain(match, 0)).toMatchObject({ chest: 25, markers: ['terror'] });
    expect([1, 2].map((seat) => captain(match, seat).at)).toEqual([HARBOR, HARBOR]);
    const sunk = match.news.filter(({ event }) => event.say === 'sank').map(({ event }) => event['seat']);
    expect(sunk).toEqual([1, 2]);
  });

  test('on each board the ship enters for the first time, from its use on, never in port [DR-EFF.4] [DR-MOVE.9]', () => {
    const match = at(
      0,
      { play: ['crewmate[scourgeOfTheLanes]'] },
      { seats: 4, captains: [{ at: 0 }, { at: 1 }, { at: HARBOR }] },
    );
    act(
      match,
      'this turn, 1 damage',
      'Raise sails',
      'Sail to Gull Rock',
      'Seahound Isle',
      'Gull Rock',
      'the harbor',
    );
    expect([1, 2, 3].map((seat) => captain(match, seat).damage)).toEqual([1, 1, 0]);
  });

  test('what the islands of row 4 bring that were passed and not stopped at [DR-EFF.5]', () => {
    const match = at(
      6,
      { play: ['crewmate[roundsman cloudOfSail]'] },
      { waters: { 9: { slots: [1, 1, 1, 1], buildings: ['fort'] } } },
    );
    expect(offers(match, 'gain aboard what the islands')).toBe(false);
    act(match, 'Raise sails', 'Sail to Saltgrave', 'Four Winds', 'Drowned Chapel', 'Stop here');
    act(match, 'gain aboard what the islands', 'Coins first; the rest overboard');
    const { hull } = captain(match, 0);
    expect(hull.reduce((sum, { cargo, coin }) => sum + cargo + coin, 0)).toBe(2);
    const stopped = at(6, { play: ['crewmate[roundsman cloudOfSail]'] });
    act(stopped, 'Raise sails', 'Sail to Saltgrave', 'Stop here', 'Sail to the Four Winds', 'Stop here');
    expect(offers(stopped, 'gain aboard what the islands')).toBe(false);
  });
});
