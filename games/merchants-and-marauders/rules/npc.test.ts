import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, skip, told, who } from '../acting.ts';
import type { EventId, NpcId } from '../content/events.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;
const zoneOf = (match: Match, id: NpcId): string =>
  match.state.npcs.find((ship) => ship.id === id)?.zone ?? '';
const stackOf = (match: Match, id: NpcId): readonly string[] =>
  match.state.npcs.find((ship) => ship.id === id)?.stack ?? [];

/** A round that begins with this event, in which everybody only ends the turn. */
function round(event: EventId, given: Position = {}, turns = true): Match {
  const match = position({ stage: 'round', events: [event], ...given });
  const seats = match.state.players.length;
  const ended = turns ? seats : 0;
  for (let i = 0; i < ended; i++) answer(skip(match), match.state.active, 'end');
  return match;
}

test('an NPC card lies in the NPC area at once; its ship comes at the end of the round [MM-NPC.2] [MM-NPC.5] [MM-INFO.14] [EX-15]', () => {
  const match = round('NL.1', { events: ['NL.1', 'ES.3'] }, false);
  expect(match.view(1).npcs[3]).toMatchObject({ zone: '', arriving: ['NL.1'] });
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect([zoneOf(match, 'NL'), stackOf(match, 'NL')]).toEqual(['curacao', ['NL.1']]);
});

test('a new captain of a ship in play covers the old and moves it; until then the old one sails [MM-NPC.3] [MM-NPC.4] [MM-NPC.6] [MM-NPC.14] [EX-15]', () => {
  const given = { npcs: { NL: { zone: 'nassau' } }, events: ['NL.2', 'ES.3'] } as const;
  expect(zoneOf(round('NL.2', given, false), 'NL')).toBe('nassau');
  const match = round('NL.2', given);
  expect([zoneOf(match, 'NL'), stackOf(match, 'NL')]).toEqual(['sintMaarten', ['NL.1', 'NL.2']]);
});

/** The Dutch admirals of this stack are off the map since one of them was beaten. */
function beaten(stack: readonly EventId[]): Match {
  const match = position({
    players: [{}, {}],
    npcs: { NL: { zone: 'tobago', stack } },
    turn: 1,
    events: ['ES.3'],
  });
  const ship = match.state.npcs[3];
  if (ship) {
    ship.zone = '';
    match.state.eventDiscard.push(...ship.stack.splice(-1));
  }
  match.state.taken = 1;
  return match;
}

test('a beaten captain’s card is discarded and the ship is gone for the round; who is beneath takes over at its end [MM-NPC.7] [MM-NPC.10] [EX-16]', () => {
  const match = beaten(['NL.1', 'NL.2']);
  expect(zoneOf(match, 'NL')).toBe('');
  answer(match, 1, 'end');
  expect([zoneOf(match, 'NL'), stackOf(match, 'NL')]).toEqual(['curacao', ['NL.1']]);
});

test('of two beneath chance takes one and the other stays beneath; with none the ship stays away [MM-NPC.8] [MM-NPC.9]', () => {
  const match = beaten(['NL.1', 'NL.3', 'NL.2']);
  match.random.rig('successor', 0);
  answer(match, 1, 'end');
  expect([zoneOf(match, 'NL'), stackOf(match, 'NL')]).toEqual(['curacao', ['NL.3', 'NL.1']]);
  expect(zoneOf(answer(beaten(['NL.1']), 1, 'end'), 'NL')).toBe('');
});

test('hunters share zones, fight nobody but players, and carry nothing [MM-NPC.11] [MM-NPC.12]', () => {
  const match = round('becalmed', {
    npcs: { PS: { zone: 'nassau' }, EN: { zone: 'nassau' } },
    events: ['becalmed', 'fairWinds'],
  });
  expect(told(match)).not.toContain('combat');
  expect(Object.keys(match.state.npcs[0] ?? {})).toEqual(['id', 'zone', 'stack', 'arriving', 'manOWar']);
});

test('icons move the ships they name one zone by letter; others stay; ships off the map are ignored [MM-NMOVE.3] [MM-NMOVE.4] [MM-NMOVE.11] [MM-ROUND.4]', () => {
  const npcs = { PS: { zone: 'basseTerre' }, ES: { zone: 'cartagena' } } as const;
  const match = round(
    'becalmed',
    {
      npcs,
      players: [
        { port: 'campeche', bounties: { EN: 1 } },
        { port: 'campeche', bounties: { EN: 1 } },
      ],
    },
    false,
  );
  expect([zoneOf(match, 'PS'), zoneOf(match, 'ES'), zoneOf(match, 'NL')]).toEqual([
    'caribbeanSea',
    'cartagena',
    '',
  ]);
});

test('without such a border the next letter clockwise counts [MM-NMOVE.5] [EX-D4]', () => {
  const drift = (event: EventId, id: NpcId): string =>
    zoneOf(
      round(
        event,
        {
          npcs: { [id]: { zone: 'campeche' } },
          players: [
            { port: 'tobago', captain: 'cornelis' },
            { port: 'tobago', captain: 'griet' },
          ],
        },
        false,
      ),
      id,
    );
  expect(drift('storm.1', 'NL')).toBe('laHabana');
  expect(drift('peace.1', 'NL')).toBe('laHabana');
  expect(drift('lettersOfMarque', 'NL')).toBe('caribbeanSea');
});

test('a hunter with prey in reach ignores the letters, even for prey in port [MM-NMOVE.6] [MM-NMOVE.8] [MM-PRIO.3] [EX-17]', () => {
  const match = round(
    'storm.1',
    {
      npcs: { NL: { zone: 'basseTerre' } },
      players: [{ port: 'bridgetown', bounties: { EN: 1 }, captain: 'margery' }, { port: 'laHabana' }],
    },
    false,
  );
  expect(zoneOf(match, 'NL')).toBe('bridgetown');
});

test('it goes for the best match, not the nearest, also over borders without a letter [MM-NMOVE.7] [MM-NMOVE.9] [MM-PRIO.2] [MM-PRIO.9] [EX-18]', () => {
  const match = round(
    'treasureConvoy',
    {
      npcs: { FR: { zone: 'basseTerre' } },
      players: [
        { port: 'basseTerre', bounties: { ES: 2 } },
        { port: 'caracas', bounties: { ES: 1, NL: 1, EN: 1 } },
      ],
    },
    false,
  );
  expect(zoneOf(match, 'FR')).toBe('caracas');
  const own = round(
    'treasureConvoy',
    {
      npcs: { FR: { zone: 'basseTerre' } },
      players: [
        { port: 'basseTerre', bounties: { FR: 1 } },
        { port: 'caracas', bounties: { ES: 1, NL: 1, EN: 1 } },
      ],
    },
    false,
  );
  expect(zoneOf(own, 'FR')).toBe('basseTerre');
});

test('pirates go for gold, then cargo, then anybody honest; chance breaks a full tie, and no amount is told [MM-PRIO.5] [MM-PRIO.6] [MM-PRIO.7] [MM-INFO.15] [MM-INFO.1] [EX-19]', () => {
  const hunt = (a: Captaincy, b: Captaincy): Match =>
    round(
      'peace.1',
      {
        npcs: { PS: { zone: 'tortuga' } },
        players: [
          { port: 'nassau', ...a },
          { port: 'santoDomingo', ...b },
        ],
      },
      false,
    );
  const gold = hunt({ gold: 5 }, { gold: 6 });
  expect(zoneOf(gold, 'PS')).toBe('santoDomingo');
  expect(gold.view(0).players[1]?.gold).toBeNull();
  expect(zoneOf(hunt({ gold: 5, cargo: ['rum.1'] }, { gold: 5 }), 'PS')).toBe('nassau');
  expect(zoneOf(hunt({ gold: 0 }, { gold: 0, bounties: { ES: 1 } }), 'PS')).toBe('nassau');
  expect(['nassau', 'santoDomingo']).toContain(zoneOf(hunt({ gold: 0 }, { gold: 0 }), 'PS'));
  const events = JSON.stringify(gold.news.map(({ event }) => event).filter(({ say }) => say === 'hunts'));
  expect(events).not.toContain('gold');
});

test('in a war a navy hunts captains of the enemy nation, honest or not [MM-PRIO.1] [MM-PRIO.4] [MM-WAR.1] [MM-WAR.3]', () => {
  const hunt = (war?: readonly ['EN', 'NL']): string =>
    zoneOf(
      round(
        'storm.1',
        {
          npcs: { NL: { zone: 'tortuga' } },
          ...(war ? { war } : {}),
          players: [
            { port: 'nassau', captain: 'frances' },
            { port: 'campeche', captain: 'felipe' },
          ],
        },
        false,
      ),
      'NL',
    );
  expect(hunt(['EN', 'NL'])).toBe('nassau');
  const peace = round(
    'lettersOfMarque',
    { npcs: { NL: { zone: 'tortuga' } }, players: [{ port: 'nassau' }, { port: 'campeche' }] },
    false,
  );
  expect(zoneOf(peace, 'NL')).toBe('petitGoave');
});

test('a hunter that moves searches for nobody [MM-NMOVE.10] [MM-SEEK.10]', () => {
  const match = round(
    'peace.1',
    {
      npcs: { PS: { zone: 'tortuga' } },
      players: [{ sea: 'nassau' }, { port: 'campeche' }],
      first: 1,
      turn: 1,
    },
    false,
  );
  expect(zoneOf(match, 'PS')).toBe('nassau');
  expect(told(match)).not.toContain('searched');
});

// --- searching ---

/** Seat 0 sails into Nassau, and the search dice fall like this. */
function seek(me: Captaincy, npcs: Position['npcs'], dice: readonly number[], given: Position = {}): Match {
  const match = position({ ...given, players: [{ sea: 'tortuga', ...me }, {}], npcs: npcs ?? {} });
  match.random.rig('search', ...dice);
  rig(match, [1, 1, 1], [1, 1]);
  return answer(match, 0, 'sail nassau');
}
const rolls = (match: Match): number[] =>
  match.news.flatMap(({ event }) => (event.say === 'searched' ? [(event['dice'] as number[]).length] : []));

test('a hunter rolls its Scouting; success is a combat with it as attacker, failure leaves it there to try again [MM-SEEK.3] [MM-SEEK.11] [MM-SEEK.12]', () => {
  const found = seek({}, { PS: { zone: 'nassau' } }, [1, 1, S]);
  expect(found.state.battle).toMatchObject({ attacker: { npc: 'PS' }, defender: { seat: 0 } });
  const missed = seek({}, { PS: { zone: 'nassau' } }, [1, 1, 1, 1, 1, 1]);
  expect(missed.state.battle).toBeNull();
  answer(missed, 0, 'sail tortuga', 'sail nassau');
  expect(rolls(missed)).toEqual([3]);
});

test('a navy ship searches with the bounties its nation has set, if they are more [MM-SEEK.4] [EX-20]', () => {
  expect(rolls(seek({ bounties: { NL: 5 } }, { NL: { zone: 'nassau' } }, [1, 1, 1, 1, 1]))).toEqual([5]);
  expect(rolls(seek({ bounties: { ES: 5 } }, { NL: { zone: 'nassau' } }, [1, 1]))).toEqual([2]);
});

test('pirates beside a navy ship do not search, nor do two man-o’-wars together [MM-SEEK.5] [MM-SEEK.6] [EX-D13]', () => {
  const both = { ES: { zone: 'nassau' }, PS: { zone: 'nassau' } } as const;
  expect(rolls(seek({}, both, []))).toEqual([]);
  expect(rolls(seek({}, both, [1, 1], { war: ['ES', 'EN'] }))).toEqual([2]);
  const giants = { manOWars: { ES: 'nassau', NL: 'nassau' }, war: ['ES', 'NL'] } as const;
  expect(rolls(seek({ bounties: { ES: 1 } }, {}, [], giants))).toEqual([]);
  expect(
    rolls(seek({ bounties: { ES: 1 } }, {}, [1, 1, 1], { manOWars: { ES: 'nassau' }, war: ['ES', 'NL'] })),
  ).toEqual([3]);
});

test('all roll once; those who find fight one after the other, in an order left to chance, while the prey lives [MM-SEEK.7] [MM-SEEK.8]', () => {
  const two = { ES: { zone: 'nassau' }, NL: { zone: 'nassau' } } as const;
  const match = seek({ bounties: { ES: 1 }, sections: { hull: 2 } }, two, [S, 1, S, 1]);
  expect(rolls(match)).toHaveLength(2);
  const first = match.state.battle?.attacker.npc;
  answer(match, 1, 'shoot');
  rig(match, [1, 1, 1], [S, 1]);
  answer(match, 0, 'flee');
  expect(match.state.battle?.attacker.npc).not.toBe(first);
});

test('nobody is searched for in port [MM-SEEK.9]', () => {
  const match = position({ players: [{ port: 'nassau' }, {}], npcs: { PS: { zone: 'nassau' } } });
  expect(rolls(match)).toEqual([]);
});

// --- who plays them ---

test('the player to the left plays the hunter, with nothing to gain; its ship is whole [MM-NCTRL.1] [MM-NCTRL.3] [MM-NCTRL.5] [MM-NCTRL.6] [EX-21]', () => {
  const match = position({
    players: [{ sea: 'caribbeanSea', bounties: { FR: 1 } }, { standing: 'waiting' }, {}],
    npcs: { PF: { zone: 'caribbeanSea' } },
  });
  match.random.rig('scouting', S);
  rig(match, [1, 1], [1, 1, 1]);
  answer(match, 0, 'scout npc:PF', 'shoot');
  expect(match.state.battle?.enemy).toEqual({ hull: 3, cargo: 3, masts: 3, crew: 3, cannons: 3 });
  expect(asked(match)).toBe('1: declare');
  rig(match, [S, S], [1, 1, 1]);
  match.random.rig('section', S);
  answer(match, 1, 'shoot');
  expect(asked(match)).toBe('1: assignSkull');
});

test('a hunter flees only with fewer cannons or crew, and decides nothing but actions and skulls [MM-NCTRL.2] [MM-NCTRL.7]', () => {
  const declare = (ship: 'sloop' | 'galleon'): string[] => {
    const match = position({
      players: [{ sea: 'caribbeanSea', bounties: { FR: 1 }, ship }, {}],
      npcs: { PF: { zone: 'caribbeanSea' } },
    });
    match.random.rig('scouting', S);
    rig(match, [1, 1], [1, 1, 1]);
    return offered(answer(match, 0, 'scout npc:PF', 'shoot'));
  };
  expect(declare('sloop')).toEqual(['shoot', 'board']);
  expect(declare('galleon')).toEqual(['shoot', 'board', 'flee']);
});

test('a hunter that survives is whole again [MM-NCTRL.4]', () => {
  const match = position({
    players: [{ sea: 'caribbeanSea', bounties: { FR: 1 } }, {}],
    npcs: { PF: { zone: 'caribbeanSea' } },
    actions: 6,
  });
  const attack = (dice: readonly number[]): void => {
    match.random.rig('scouting', S);
    rig(match, dice, [1, 1, 1]);
  };
  attack([S, S]);
  match.random.rig('section', 1);
  answer(match, 0, 'scout npc:PF');
  expect(match.state.battle?.enemy.cargo).toBe(2);
  rig(match, [S, S], [1, 1, 1]);
  answer(match, 0, 'flee');
  answer(match, 1, 'shoot');
  expect(match.state.battle).toBeNull();
  expect(who(match, 0).zone).toBe('caribbeanSea');
});
