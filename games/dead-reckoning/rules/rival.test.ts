import { Match } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { act, asked, askedOf, captain, falls, type Game, told } from '../acting.ts';
import { isIsland } from '../content/ocean.ts';
import { RIVAL_CARDS } from '../content/rival.ts';
import { deadReckoning } from '../game.ts';
import { type Captain, position, type Position } from '../position.ts';
import { HARBOR, type Rival } from '../state.ts';
import { rivalCubes } from './rival-facts.ts';

/** Cards of the rival by their place in the list. */
const [RAIDER, SETTLER, TRADER, LAST_RAIDER] = [0, 2, 4, 12];

const rivalOf = ({ state }: Game): Rival => {
  if (!state.rival) throw new Error('there is no rival');
  return state.rival;
};
const begin = (level: string): Game =>
  Match.start(deadReckoning, { seats: 1, seed: 'solo', options: { bonusTokens: true, level } });

/** The rival turns up this card when the captain's turn is over; no cards come to boards and hand but those named. */
function rivalPlays(
  card: number,
  me: Captain,
  rival: Captain = {},
  more: Position & { goods?: number } = {},
): Game {
  const match = position({ ...more, seats: 1, captains: [me, rival] });
  rivalOf(match).deck = [card];
  rivalOf(match).goods = more.goods ?? 0;
  match.state.boxes = [[], [], [], []];
  captain(match, 0).discard = [];
  act(match, 'End the turn');
  return asked(match) === 'mode' ? act(match, 'Merchant') : match;
}

describe('solo setup', () => {
  test('as for two, against a rival with a ship, cubes, 15 coins and no cards; the captain begins, no tokens [DR-SOLO.1] [DR-SOLO.15]', () => {
    const { state } = begin('normal');
    expect(state.boards.filter(({ id }) => isIsland(id))).toHaveLength(8);
    expect(state).toMatchObject({ first: 0, bonus: false, stage: 'turns' });
    expect(state.players.map(({ dock, chest, cubes }) => [dock, chest, cubes])).toEqual([
      [1, 15, 29],
      [0, 15, 29],
    ]);
    expect(state.players[1]).toMatchObject({ at: HARBOR, cards: [], hand: [] });
    expect(state.rival).toMatchObject({ goods: 0, resolved: 0 });
    expect(state.rival?.deck.map((card) => RIVAL_CARDS[card]?.tier)).toEqual(
      [3, 2, 1].flatMap((tier) => Array.from({ length: 6 }, () => tier)),
    );
  });

  test.each([
    ['easy', 10, 18, 2],
    ['normal', 15, 18, 3],
    ['hard', 15, 16, 4],
    ['expert', 20, 12, 4],
  ] as const)(
    '%s: a chest of %i, %i cards, %i cubes on a card of three [DR-SOLO.12]',
    (level, chest, cards, cubes) => {
      const { state } = begin(level);
      expect(state.players[1]?.chest).toBe(chest);
      expect(state.rival?.deck).toHaveLength(cards);
      if (state.rival) state.rival.card = RAIDER;
      expect(rivalCubes(state)).toBe(cubes);
    },
  );

  test('never fewer than one cube [DR-SOLO.15]', () => {
    const { state } = begin('easy');
    expect(rivalCubes(state)).toBe(1);
    if (state.rival) state.rival.card = TRADER;
    expect(rivalCubes(state)).toBe(1);
  });
});

describe('the rival’s turn', () => {
  test('income: goods of the card, and its best islands bring theirs home [DR-SOLO.3] [DR-SOLO.4]', () => {
    const waters = { 6: { slots: [1, 1, 1] }, 2: { slots: [1, 1] }, 1: { slots: [1, 1] } };
    const one = rivalPlays(RAIDER, { at: 11 }, {}, { waters });
    expect([rivalOf(one).goods, captain(one, 1).chest]).toEqual([1 + 1, 16]);
    const two = rivalPlays(RAIDER + 1, { at: 11 }, {}, { waters });
    expect([rivalOf(two).goods, captain(two, 1).chest]).toEqual([2 + 1 + 2, 16]);
  });

  test('a raider makes for the captain as far as its sails go, then for merchants, then for the captain’s islands [DR-SOLO.5]', () => {
    expect(captain(rivalPlays(RAIDER, { at: 10 }), 1).at).toBe(7);
    const trade = rivalPlays(
      RAIDER,
      {},
      {},
      { waters: { 3: { card: 'lameGannet' }, 5: { slots: [0, 0, 0] } } },
    );
    expect(captain(trade, 1).at).toBe(3);
    expect(captain(rivalPlays(RAIDER, {}, {}, { waters: { 5: { slots: [0, 0, 0] } } }), 1).at).toBe(5);
    expect(captain(rivalPlays(RAIDER, {}), 1).at).toBe(HARBOR);
  });

  test('a settler makes for the best island in reach, else it explores; a trader explores first [DR-SOLO.5]', () => {
    expect(captain(rivalPlays(SETTLER, { at: 11 }), 1).at).toBe(0);
    const explored = rivalPlays(TRADER, { at: 11 }, {}, { waters: { 3: { hidden: true } } });
    expect(captain(explored, 1)).toMatchObject({ at: 3, explored: 1 });
    const cards = rivalPlays(
      TRADER,
      { at: 11 },
      {},
      { waters: { 4: { card: 'fullCourses' }, 1: { card: 'coloursAshore' } }, goods: 2 },
    );
    expect(captain(cards, 1).at).toBe(4);
  });

  test('of shortest paths one without the captain’s garrisons, then by lower row and column [DR-SOLO.13]', () => {
    const free = rivalPlays(RAIDER, { at: 4 }, { at: 0 });
    expect(free.state.turn.passed).toEqual([1]);
    const guarded = rivalPlays(
      RAIDER,
      { at: 4 },
      { at: 0 },
      { waters: { 1: { slots: [0, 0], buildings: ['garrison'] } } },
    );
    expect(guarded.state.turn.passed).toEqual([3]);
  });

  test('a raider attacks the captain with the cubes of its card; the captain answers as ever [DR-SOLO.6]', () => {
    const match = rivalPlays(RAIDER, { at: 4, hand: ['gunner2'] });
    act(match, 'No');
    expect([asked(match), askedOf(match)]).toEqual(['playToDefend', 0]);
    act(match, 'Done');
    expect(match.state.falling).toEqual([1, 1, 1, 0]);
    expect(rivalPlays(SETTLER, { at: 0 }).state.battle).toBe(null);
  });

  test('else it attacks the captain’s fort where it is [DR-SOLO.6]', () => {
    const match = rivalPlays(RAIDER, {}, {}, { waters: { 0: { slots: [0, 0, 0], buildings: ['fort'] } } });
    expect(match.state.battle?.kind).toBe('buildings');
    expect(match.state.falling).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
  });

  test('on its last cards it drops two more when it is behind [DR-SOLO.6]', () => {
    const behind = rivalPlays(LAST_RAIDER, { at: 4 });
    act(behind, falls(['P1', 'P1', 'P1', 'P1', 'P1', 'P1', 'P1', 'S2']));
    expect(behind.state.falling).toEqual([1, 1]);
    const ahead = rivalPlays(LAST_RAIDER, { at: 4 });
    act(ahead, falls(['S2', 'P1', 'P1', 'P1', 'P1', 'P1', 'P1', 'S1a']));
    expect(ahead.state.falling).toEqual([]);
  });

  test('attacked, it has the cubes of its last card, two before the first, and the usual ones [DR-SOLO.7]', () => {
    const fight = (at: number, card: number) => {
      const match = position({ seats: 1, captains: [{ at, play: ['captain2'] }, { at }] });
      rivalOf(match).card = card;
      act(match, 'attack a ship', 'the Rival', 0);
      return match.state.falling.length;
    };
    expect([fight(10, -1), fight(10, RAIDER), fight(HARBOR, RAIDER)]).toEqual([2, 3, 7]);
  });

  test('influence on its island: empty slots first, then the captain’s cubes; nothing where it is shut out [DR-SOLO.8]', () => {
    const empty = rivalPlays(SETTLER, { at: 11 }, { at: 0 }, { waters: { 0: { slots: [0, 0, 0] } } });
    expect(empty.state.boards[0]?.slots).toEqual([1, 0, 0, 1]);
    const shut = rivalPlays(
      RAIDER,
      { at: 11, pirate: true },
      { at: 11 },
      { waters: { 11: { id: 'islaCorona' } } },
    );
    expect(shut.state.boards[11]?.slots.every((owner) => owner === -1)).toBe(true);
  });

  test('plunder of the rival goes straight home [DR-SOLO.8]', () => {
    const match = rivalPlays(RAIDER, { at: 4 });
    act(match, falls(['P2', 'P3', 'S2', 'S1a']));
    expect(captain(match, 1).chest).toBe(17);
    expect(rivalOf(match).goods).toBe(2);
  });

  test('it pays for one card with goods and keeps it [DR-SOLO.9]', () => {
    const match = rivalPlays(TRADER, { at: 11 }, {}, { waters: { 1: { card: 'quayCart' } } });
    expect(captain(match, 1).aside).toEqual([{ card: 'quayCart', won: false }]);
    expect(rivalOf(match).goods).toBe(0);
    expect(match.state.boards[1]?.card).toBe('');
  });

  test('a raider attacks a merchant ship: won it is kept, its effects are nothing to it, black cubes harm, the win counts [DR-SOLO.9] [DR-SOLO.14]', () => {
    const fight = (fall: Parameters<typeof falls>[0]) => {
      const more = { waters: { 0: { card: 'lameGannet' } }, backs: { lameGannet: 'merryMargaret' } } as const;
      return act(rivalPlays(RAIDER, {}, {}, more), falls(fall));
    };
    const won = fight(['S2', 'S1a', 'S1b', 'D1', 'P1']);
    expect(captain(won, 1)).toMatchObject({ wins: 1, damage: 1, chest: 15, aside: [{ card: 'lameGannet' }] });
    const lost = fight(['P1', 'P1', 'P1', 'S1a', 'S1b']);
    expect(lost.state.buried).toEqual(['lameGannet']);
  });

  test('a settler builds on its best island and turns pirate; a trader fits the best tile it can pay, the first of the list, and trades [DR-SOLO.10] [DR-SOLO.17]', () => {
    const built = rivalPlays(
      SETTLER,
      { at: 11 },
      {},
      { waters: { 0: { slots: [1, 1, 1] }, 1: { slots: [1, 1] } }, goods: 1 },
    );
    expect(built.state.boards[0]?.buildings).toEqual(['outpost']);
    expect(built.state.boards[5]?.slots.filter((owner) => owner === 1)).toHaveLength(2);
    const rich = rivalPlays(
      SETTLER,
      { at: 11 },
      { at: 9 },
      { waters: { 0: { slots: [1, 1, 1] } }, goods: 6 },
    );
    expect(rich.state.boards[0]?.buildings).toEqual(['fort']);
    expect(captain(rich, 1).pirate).toBe(true);
    const fitted = rivalPlays(TRADER, { at: 11 }, { at: 10, pirate: true }, { goods: 5 });
    expect(rivalOf(fitted).upgrades).toEqual(['greatHold']);
    expect(captain(fitted, 1).pirate).toBe(false);
    expect(rivalOf(rivalPlays(TRADER, { at: 11 }, { at: 10 }, { goods: 1 })).upgrades).toEqual(['deepHold']);
  });

  test('its sixth card makes an expert, twelve goods a Master Merchant; it scores as players do and wins ties [DR-SOLO.11]', () => {
    const rich = rivalPlays(TRADER, { at: 11 }, { at: 10 }, { goods: 16 });
    expect(captain(rich, 1).markers).toEqual(['masterMerchant']);
    expect(rivalOf(rich).goods).toBe(0);
    const sixth = position({ seats: 1, captains: [{}] });
    rivalOf(sixth).resolved = 5;
    act(sixth, 'End the turn');
    expect(captain(sixth, 1).experts).toBe(1);
    const last = position({ seats: 1, trigger: 1, captains: [{ chest: 15 }, { finished: true, chest: 15 }] });
    act(last, 'End the turn');
    expect(last.outcome).toMatchObject({ ranking: [[], [0]], reason: { won: false } });
  });

  test('sinking costs it five coins of its chest, for the captain [DR-SOLO.16]', () => {
    const match = position({
      seats: 1,
      captains: [
        { at: 10, play: ['captain2'] },
        { at: 10, damage: 4, chest: 12 },
      ],
    });
    act(match, 'attack a ship', 'the Rival', 1, falls(['S2', 'P2', 'P2']));
    expect(captain(match, 1)).toMatchObject({ chest: 9, at: HARBOR });
    expect(captain(match, 0)).toMatchObject({ chest: 20, markers: ['terror'] });
  });

  test('it never takes back influence for want of cubes [DR-SOLO.17]', () => {
    const match = rivalPlays(RAIDER, { at: 4 }, { cubes: 1 }, { waters: { 9: { slots: [1] } } });
    expect(match.state.falling).toEqual([1, 0]);
    expect(match.state.boards[9]?.slots[0]).toBe(1);
  });

  test('at the end of its turn the boards are refilled [DR-SOLO.3]', () => {
    const match = position({ seats: 1, captains: [{}], waters: { 1: { card: 'quayCart' } } });
    rivalOf(match).deck = [TRADER];
    act(match, 'End the turn');
    expect(match.state.boards.slice(0, 3).every(({ card }) => card !== '')).toBe(true);
    expect(told(match)).toContain('rivalKept');
  });
});
