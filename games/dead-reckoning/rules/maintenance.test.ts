import { describe, expect, test } from 'vitest';
import { act, asked, captain, choices } from '../acting.ts';
import { type Captain, position, type Position } from '../position.ts';
import { HARBOR } from '../state.ts';

const end = (me: Captain, more: Position = {}) =>
  act(position({ ...more, captains: [me, ...(more.captains ?? [])] }), 'End the turn');
const four = ['crewmate', 'crewmate', 'crewmate', 'gunner'] as const;
const deck = ['gunner', 'captain', 'bosun', 'purser', 'firstMate', 'buccaneer', 'deckhand', 'deckhand'];

describe('refilling', () => {
  test('every empty card space of a face-up board gets the next card of its row, row by row [DR-MNT.1] [DR-MNT.2] [DR-MNT.5]', () => {
    const match = end(
      {},
      {
        waters: { 3: { hidden: true } },
        boxes: { 1: ['shoreParty', 'quayCart', 'redJack'], 2: ['starChart'] },
      },
    );
    const cards = match.state.boards.map(({ card }) => card);
    expect(cards.slice(0, 5)).toEqual(['shoreParty', 'quayCart', 'redJack', '', 'starChart']);
  });

  test('an empty box is helped out by the next higher row, also when exploring; after the last there is none [DR-MNT.3] [DR-MNT.4]', () => {
    const match = position({ boxes: { 2: ['starChart'] } });
    match.state.boxes[0] = [];
    act(match, 'End the turn');
    expect(match.state.boards[0]?.card).toBe('starChart');
    const dark = position({
      captains: [{ at: 0 }],
      waters: { 3: { hidden: true } },
      boxes: { 3: ['crossfire'] },
    });
    dark.state.boxes[1] = [];
    act(dark, 'Raise sails', 'Sail to an uncharted board', 'Stop here');
    expect(dark.state.boards[3]?.card).toBe('crossfire');
    const bare = position();
    bare.state.boxes[3] = [];
    act(bare, 'End the turn');
    expect(bare.state.boards[9]?.card).toBe('');
    expect(bare.state.boards[6]?.card).not.toBe('');
  });
});

describe('mode and sails', () => {
  test('at sea either mode is chosen, whatever it was; only then [DR-MNT.6] [DR-PIRATE.2] [DR-PIRATE.4] [DR-PIRATE.1]', () => {
    const match = end({ at: 10 });
    expect(asked(match)).toBe('mode');
    act(match, 'Pirate');
    expect(captain(match, 0).pirate).toBe(true);
    const back = act(end({ at: 10, pirate: true }), 'Merchant');
    expect(captain(back, 0).pirate).toBe(false);
  });

  test('in port a ship is a merchant [DR-PIRATE.3]', () => {
    expect(captain(end({ at: HARBOR, pirate: true }), 0).pirate).toBe(false);
  });

  test('sails that are left are lost [DR-MNT.7]', () => {
    const match = act(position({ captains: [{}] }), 'Raise sails', 'End the turn');
    expect(captain(match, 0).sails).toBe(0);
  });
});

describe('sleeving', () => {
  test('into its own slot of a card in play if it is free, never into a card in hand [DR-MNT.8] [DR-MNT.9] [DR-MNT.10] [DR-MNT.12]', () => {
    const match = end({
      aside: ['spareCanvas'],
      play: ['captain', 'purser[shoreParty]', 'bosun[ironTiller]'],
      hand: ['gunner'],
    });
    expect(asked(match)).toBe('sleeve');
    expect(choices(match)).toHaveLength(3);
    expect(
      choices(match).filter((choice) => choice.includes('Captain') || choice.includes('Bosun')),
    ).toHaveLength(2);
    act(match, 'Captain');
    const [top, middle, bottom] = captain(match, 0).cards[0]?.sheets ?? [];
    expect([top?.card, middle, bottom]).toEqual(['spareCanvas', null, null]);
  });

  test('several may go into one card; one may be kept aside, no more while they fit [EX-38] [DR-MNT.11] [DR-MNT.14] [DR-MNT.15]', () => {
    const match = end({ aside: ['spareCanvas', 'shoreParty', 'ironTiller'], play: ['captain'] });
    expect(choices(match)).not.toContain('Done');
    act(match, 'Spare canvas');
    expect(choices(match)).toHaveLength(1);
    act(match, 'Iron tiller');
    expect(captain(match, 0).aside.map(({ card }) => card)).toEqual(['shoreParty']);
    const one = end({ aside: ['spareCanvas'], play: ['captain'] });
    act(one, 'Done');
    expect(captain(one, 0).aside).toHaveLength(1);
    const none = end({ aside: ['spareCanvas', 'shoreParty', 'ironTiller'] });
    expect(captain(none, 0).aside).toHaveLength(3);
    expect(asked(none)).toBe('act');
  });

  test('what is sleeved now counts from the next turn: its draw bonus does not [DR-MNT.13]', () => {
    const match = end({ aside: ['keenLookout'], play: ['crewmate'], deck });
    act(match, 'Crewmate');
    expect(captain(match, 0).hand).toHaveLength(4);
  });
});

describe('drawing', () => {
  test.each([
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 2],
  ])(
    'with %i cards left in hand %i are drawn, whether one likes or not [EX-13] [DR-MNT.16] [DR-MNT.17] [DR-MNT.18] [DR-PLAY.2]',
    (left, drawn) => {
      const match = end({ hand: four.slice(0, left), play: [], deck });
      expect(captain(match, 0).hand).toHaveLength(left + drawn);
      const played = end({ play: ['captain'], deck: deck.slice(2) });
      expect(captain(played, 0).play).toEqual([]);
      expect(captain(played, 0).discard).toContain(0);
    },
  );

  test('a draw bonus draws more, of cards in play and of the ship, never past the limit of the hand [EX-12] [DR-MNT.19] [DR-MNT.20] [DR-MNT.21]', () => {
    const two = {
      hand: ['crewmate'],
      play: ['gunner[keenLookout]', 'crewmate[sailLoft]'],
      deck: deck.slice(1),
    };
    expect(captain(end(two), 0).hand).toHaveLength(6);
    const nest = { deck, tiles: { 1: ['crowsNest'] } } as const;
    expect(captain(end(nest), 0).hand).toHaveLength(5);
    const wheels = { play: ['bosun2[harbourPilots]'], deck: deck.filter((name) => name !== 'bosun') };
    expect(captain(end(wheels), 0).hand).toHaveLength(6);
  });

  test('islands with the icon raise the limit; a hand above a lower one stays [DR-MNT.19] [DR-MNT.24]', () => {
    const hand = ['crewmate', 'crewmate', 'crewmate', 'gunner', 'gunner', 'captain'];
    const more = { hand, deck: ['bosun', 'purser', 'firstMate'] };
    const match = end(more, { waters: { 2: { slots: [0, 0, 0] } } });
    expect(captain(match, 0).hand).toHaveLength(7);
    const above = end({ hand: [...hand, 'bosun'], deck: ['purser'] });
    expect(captain(above, 0).hand).toHaveLength(7);
  });

  test('an empty deck is made anew of the discard pile; without either the draw ends [DR-MNT.22] [DR-MNT.23]', () => {
    const match = end({ hand: [], deck: ['captain'] });
    expect(captain(match, 0).hand).toHaveLength(4);
    expect(captain(match, 0).hand).toContain(0);
    expect(captain(match, 0).discard).toEqual([]);
    const all = position({ captains: [{ deck: ['captain'] }] });
    captain(all, 0).discard = [];
    act(all, 'End the turn');
    expect(captain(all, 0).hand).toHaveLength(1);
  });
});
