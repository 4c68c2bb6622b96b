import { expect, test } from 'vitest';
import { answer, asked, offered, S, who } from '../acting.ts';
import type { CargoId } from '../content/cargo.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;

/** Seat 0, with one success in three dice unless told otherwise, has found a merchant in Nassau and sees these cards. */
function raid(me: Captaincy, cargo: readonly CargoId[], dice = [S, 1, 1], given: Position = {}): Match {
  const zone = me.sea ?? 'nassau';
  const match = position({
    merchants: { [zone]: 'NL' },
    ...given,
    cargo,
    players: [{ captain: 'josiah', sea: 'nassau', gold: 0, ...me }, {}],
  });
  match.random.rig('scouting', S);
  match.random.rig('seamanship', ...dice, 1);
  return answer(match, 0, `scout merchant:${zone}`, 'NL');
}
const me = (match: Match): ReturnType<typeof who> => who(match, 0);
/** Cards without danger: two values of 3 and one of 4, all escapes. */
const CALM = ['spice.4', 'spice.5', 'spice.7'] as const;

test('the merchant is of its own nation or the zone’s, and may be let go; its token goes face down to the track [MM-RAID.2] [MM-RAID.3] [EX-7]', () => {
  const match = position({ players: [{ sea: 'santoDomingo' }, {}], merchants: { santoDomingo: 'NL' } });
  match.random.rig('scouting', S);
  answer(match, 0, 'scout merchant:santoDomingo');
  expect(offered(match)).toEqual(['NL', 'ES', 'letGo']);
  answer(match, 0, 'letGo');
  expect(match.state.merchantTrack).toEqual(['NL']);
  expect(me(match).bounties).toEqual({ ES: 0, EN: 0, FR: 0, NL: 0 });
  const open = position({ players: [{ sea: 'caribbeanSea' }, {}], merchants: { caribbeanSea: 'NL' } });
  open.random.rig('scouting', S);
  expect(offered(answer(open, 0, 'scout merchant:caribbeanSea'))).toEqual(['NL', 'letGo']);
});

test('a crippled ship can only let the merchant go [MM-RAID.4]', () => {
  const match = position({ players: [{ sea: 'nassau', sections: { cannons: 0 } }, {}] });
  match.random.rig('scouting', S);
  answer(match, 0, 'scout merchant:nassau');
  expect(asked(match)).toBe('0: act');
  expect(match.state.merchantTrack).toHaveLength(1);
});

test('a raid costs a bounty of the nation chosen before any card, whatever comes of it [MM-RAID.5] [MM-RAID.25] [MM-BOUNTY.1] [EX-12]', () => {
  const match = raid({ bounties: { ES: 1 } }, CALM);
  expect(me(match).bounties).toEqual({ ES: 1, EN: 0, FR: 0, NL: 1 });
  const says = match.news.map(({ event }) => event.say);
  expect(says.indexOf('wanted')).toBeLessThan(says.indexOf('drewCargo'));
});

test('three cards are drawn open, then Seamanship is rolled without bonus [MM-RAID.6] [MM-RAID.7]', () => {
  const match = raid({ captain: 'frances', mods: ['specialRigging'] }, CALM, [S, 1]);
  expect(match.view(1).raid).toMatchObject({ cards: CALM, dice: [5, 1], successes: 1 });
});

test('each weapon spent after the roll turns a failed die into a success [MM-RAID.8] [MM-RAID.9]', () => {
  const match = raid({ weapons: ['grapple', 'grapeshot'] }, CALM, [1, 1, 1, 1]);
  expect(asked(match)).toBe('0: spendWeapon');
  answer(match, 0, 'grapple', 'grapeshot');
  expect(match.state.raid?.successes).toBe(2);
  expect(me(match).weapons).toEqual([]);
});

test('a success draws, discards or exchanges a card, one at a time, and need not be used [MM-RAID.10] [MM-RAID.11] [MM-RAID.12] [MM-RAID.13] [MM-RAID.32]', () => {
  const match = raid({}, [...CALM, 'rum.8', 'wood.1'], [S, S, S, 1]);
  answer(match, 0, 'draw');
  expect(match.state.raid?.cards).toEqual([...CALM, 'rum.8']);
  answer(match, 0, 'exchange rum.8');
  expect(match.state.raid?.cards).toEqual([...CALM, 'wood.1']);
  answer(match, 0, 'discard wood.1');
  expect(match.state.cargoDiscard).toEqual(['rum.8', 'wood.1']);
  expect(asked(match)).toBe('0: keepCargo');
  expect(offered(raid({}, CALM))).toContain('stop');
});

test('hit icons damage the sections they name; on a destroyed one the hull [MM-RAID.14] [MM-RAID.15] [MM-RAID.17] [EX-D14]', () => {
  const guns = ['spice.6', 'cocoa.3', 'tobacco.4'] as const;
  const match = raid({}, [...guns.slice(0, 2), 'spice.4'], [1, 1, 1, 1]);
  expect(me(match)).toMatchObject({
    gold: 0,
    cargo: [],
    sections: { cannons: 0, hull: 1 },
    standing: 'sailing',
  });
  const sunk = raid({ sections: { hull: 1 } }, [...guns.slice(0, 2), 'spice.4'], [1, 1, 1, 1]);
  expect(me(sunk).standing).toBe('waiting');
});

test('a ship whose hull is gone sinks, and the captain dies [MM-RAID.16]', () => {
  const match = raid({}, ['rum.8', 'sugar.8', 'spice.4'], [1, 1, 1, 1]);
  expect(me(match).standing).toBe('waiting');
  expect(match.state.active).toBe(1);
});

test('as many escapes as the ship is handy let the merchant get away; hits still count [MM-RAID.18] [MM-RAID.19] [MM-RAID.22]', () => {
  const cards = ['spice.4', 'spice.5', 'cocoa.8'] as const;
  const flute = raid({ ship: 'flute' }, cards, [1, 1, 1, 1]);
  expect(me(flute)).toMatchObject({ gold: 0, cargo: [], sections: { masts: 1 } });
  expect(flute.state.cargoDiscard).toEqual(cards);
  const sloop = raid({}, cards, [1, 1, 1, 1]);
  expect(me(sloop).gold).toBe(11);
});

test('a raid that succeeds brings the value of its cards in gold and as many cards as fit [MM-RAID.20] [MM-RAID.21] [MM-INFO.4]', () => {
  const match = raid({ cargo: ['rum.1'] }, CALM, [1, 1, 1, 1]);
  expect(me(match).gold).toBe(10);
  expect(offered(match)).toEqual(['rum.1', ...CALM]);
  answer(match, 0, ['spice.4', 'spice.5']);
  expect(me(match).cargo).toEqual(['spice.4', 'spice.5']);
  expect(match.state.cargoDiscard).toEqual(['rum.1', 'spice.7']);
});

test('12 gold in one raid earn a point, 11 do not [MM-RAID.23] [MM-GLORY.4] [MM-RAID.28]', () => {
  const rich = answer(raid({}, [...CALM, 'wood.5'], [S, 1, 1, 1]), 0, 'draw', []);
  expect(me(rich)).toMatchObject({ gold: 13, glory: { raid: 1, combat: 0 } });
  const poor = answer(raid({}, ['spice.4', 'spice.7', 'cocoa.7'], [1, 1, 1, 1]), 0, []);
  expect(me(poor)).toMatchObject({ gold: 11, glory: { raid: 0 } });
});

test('cargo damage throws what no longer fits overboard, by chance, before new cargo is taken [MM-RAID.24]', () => {
  const match = raid({ cargo: ['rum.1', 'wood.1'] }, ['spice.8', 'spice.4', 'spice.5'], [1, 1, 1, 1]);
  expect(me(match).cargo).toHaveLength(1);
  expect(me(match).sections.cargo).toBe(1);
  expect(asked(match)).toBe('0: keepCargo');
});

test('a zone without a token offers no merchant, and never has two [MM-RAID.26] [MM-RAID.27]', () => {
  const match = position({ players: [{ sea: 'nassau' }, {}], merchants: { nassau: '' } });
  expect(offered(match)).not.toContain('scout merchant:nassau');
});

test('the reinforced hull saves a section in a raid before anything is judged [MM-RAID.31] [MM-RAID.33] [MM-MOD.15]', () => {
  const match = raid({ mods: ['reinforcedHull'] }, ['spice.6', 'spice.4', 'spice.5'], [1, 1, 1, 1]);
  expect(asked(match)).toBe('0: reinforcedHull');
  answer(match, 0, 'hit 0');
  expect(me(match)).toMatchObject({ gold: 10, sections: { cannons: 1 }, hullUsed: true });
});

test('eight tokens on the track are shuffled and laid out again when the round begins [MM-RAID.30] [MM-ROUND.2] [MM-INFO.12] [MM-INFO.13]', () => {
  const bare = ['nassau', 'tortuga', 'campeche', 'curacao', 'tobago', 'caracas', 'stJohn'] as const;
  const lay = (zones: readonly string[]): Match =>
    position({
      stage: 'round',
      merchants: Object.fromEntries(zones.map((zone) => [zone, ''])),
      events: ['becalmed'],
    });
  const eight = lay([...bare, 'cartagena']);
  expect(eight.state.merchantTrack).toEqual([]);
  expect(Object.values(eight.state.merchants)).not.toContain('');
  expect(eight.view(0).merchants.nassau).toBe(true);
  expect(lay(bare).state.merchantTrack).toHaveLength(7);
});

test('Frederico in a whole sloop: unchanged the raid would cost him his cannons; he may draw, discard or exchange [EX-8]', () => {
  const match = raid({ captain: 'frederico', sea: 'nassau' }, ['rum.3', 'wood.5', 'tobacco.4'], [S, 1, 1]);
  expect(offered(match)).toEqual(
    expect.arrayContaining(['draw', 'discard tobacco.4', 'exchange tobacco.4', 'stop']),
  );
  expect(me(answer(match, 0, 'stop'))).toMatchObject({ gold: 0, sections: { cannons: 0, masts: 1 } });
});

test('he exchanges the Tobacco for a card of 5 that hits his hold: 10 gold, one card kept, no point [EX-9]', () => {
  const match = raid({ captain: 'frederico' }, ['rum.3', 'wood.5', 'tobacco.4', 'spice.8'], [S, 1, 1]);
  answer(match, 0, 'exchange tobacco.4');
  if (asked(match) === '0: useSuccess') answer(match, 0, 'stop');
  expect(me(match)).toMatchObject({ gold: 10, sections: { masts: 1, cargo: 1, cannons: 1 } });
  answer(match, 0, ['rum.3']);
  expect(me(match)).toMatchObject({ cargo: ['rum.3'], glory: { raid: 0 } });
});
