import { Match, Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { act, attack, captain, duel, falls, type Game, told } from '../acting.ts';
import { deadReckoning } from '../game.ts';
import { type Captain, position } from '../position.ts';
import { copyState } from '../state.ts';
import { imagine } from './information.ts';

const at = (me: Captain, options = {}) => position({ options, captains: [me] });
const theirs = (match: Game) => match.view(1).players[0];
const imagined = (match: Game, seat: number, seed = 'elsewhere') => {
  const state = copyState(match.state);
  imagine(state, seat, Random.seeded(seed));
  return state;
};

describe('what is seen', () => {
  test('the coins of a chest by their owner alone, until the end; by all where chests are open [DR-HID.1] [DR-HID.14]', () => {
    const match = at({ chest: 21, play: ['crewmate[silverHook]'] });
    expect(match.view(0).players[0]?.chest).toBe(21);
    expect(theirs(match)).not.toHaveProperty('chest');
    expect(match.view('spectator').players[0]).not.toHaveProperty('chest');
    expect(theirs(at({ chest: 21 }, { chests: 'open' }))?.chest).toBe(21);
    act(match, 'gain 1 coin');
    expect(match.news.find(({ event }) => event.say === 'gained')?.event).toMatchObject({ coin: 1 });
    const over = position({ trigger: 1, captains: [{ chest: 21 }, { finished: true }] });
    expect(theirs(act(over, 'End the turn'))?.chest).toBe(21);
  });

  test('coins and cargo aboard, on docks and islands, damage, mode, sails, cubes, aside and discards are seen by all [DR-HID.2] [DR-HID.6] [DR-HID.12] [DR-HID.15]', () => {
    const match = position({
      captains: [
        {
          at: 0,
          dock: 3,
          damage: 2,
          pirate: true,
          sails: 1,
          wins: 1,
          holds: [
            [1, 2],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
          aside: ['redJack'],
          play: ['captain'],
          markers: ['terror'],
        },
      ],
      waters: { 0: { cargo: 2, coin: 1 } },
    });
    match.state.buried = ['lameGannet'];
    expect(theirs(match)).toMatchObject({
      dock: 3,
      damage: 2,
      pirate: true,
      sails: 1,
      wins: 1,
      aside: [{ card: 'redJack', won: false }],
      play: [0],
      markers: ['terror'],
    });
    expect(theirs(match)?.hull[0]).toEqual({ tiles: [], cargo: 1, coin: 2 });
    expect(theirs(match)?.discard).toHaveLength(11);
    expect(match.view(1).boards[0]).toMatchObject({ cargo: 2, coin: 1 });
    expect(match.view(1).buried).toEqual(['lameGannet']);
  });

  test('a hand by its owner alone, its size by all; a deck by nobody, but for cards its owner was shown [DR-HID.4] [DR-HID.5]', () => {
    const match = at({
      hand: ['captain', 'gunner'],
      deck: ['bosun', 'purser', 'firstMate', 'crewmate', 'deckhand'],
    });
    expect(match.view(0).players[0]).toMatchObject({ handCount: 2, deck: 5, known: [] });
    expect(match.view(0).players[0]?.hand).toHaveLength(2);
    expect(theirs(match)).toMatchObject({ handCount: 2, deck: 5 });
    expect(theirs(match)).not.toHaveProperty('hand');
    expect(theirs(match)).not.toHaveProperty('known');
    captain(match, 0).known = 1;
    expect(match.view(0).players[0]?.known).toEqual([captain(match, 0).deck[0]]);
    const decks = new Set(
      ['a', 'b', 'c', 'd'].map((seed) => imagined(match, 0, seed).players[0]?.deck.join()),
    );
    expect(decks.size).toBeGreaterThan(1);
    expect([...decks].every((deck) => deck?.startsWith(`${captain(match, 0).deck[0]},`))).toBe(true);
  });

  test('a level gained in hand is seen when the card is played, a cube for it at once [DR-HID.13]', () => {
    const match = position({ seats: 3, captains: [{ due: 'due', hand: ['gunner3'] }] });
    act(match, 'Gunner');
    const card = captain(match, 0).hand[0] ?? 0;
    expect(match.view(0).players[0]?.cards[card]?.level).toBe(4);
    expect(theirs(match)?.cards[card]?.level).toBe(3);
    expect(theirs(match)?.experts).toBe(1);
    expect(told(match)).toContain('levelledHidden');
    act(match, 'Play Gunner');
    expect(theirs(match)?.cards[card]?.level).toBe(4);
  });

  test('boards face down and cards in boxes by nobody, only how many there are [DR-HID.7] [DR-HID.10]', () => {
    const match = Match.start(deadReckoning, { seats: 2, seed: 'hidden', options: { bonusTokens: false } });
    const { boards, boxes } = match.view(0);
    expect(boards.filter((board) => 'id' in board)).toHaveLength(3);
    expect(boxes).toEqual([22, 25, 23, 25]);
    expect(match.view(0)).not.toHaveProperty('left');
    const other = imagined(match, 0);
    expect(other.boards.map(({ id }) => id)).not.toEqual(match.state.boards.map(({ id }) => id));
    expect(other.boards.slice(0, 3).map(({ id }) => id)).toEqual(
      match.state.boards.slice(0, 3).map(({ id }) => id),
    );
    expect(other.boxes).not.toEqual(match.state.boxes);
  });

  test('the back of a merchant ship by nobody until it is attacked, not even by who traded with it [DR-HID.8] [DR-HID.9]', () => {
    const match = at({ aside: ['lameGannet'] });
    expect(match.view(0).backs).toEqual({});
    const backs = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => imagined(match, 0, seed).backs['lameGannet']),
    );
    expect(backs.size).toBeGreaterThan(1);
  });

  test('levels others gained unseen are imagined as many as there were, experts among them too [DR-HID.13]', () => {
    const match = at({ hand: ['gunner4', 'captain3'], deck: ['bosun', 'deckhand2', 'purser'], experts: 1 });
    for (const card of captain(match, 0).cards) card.seen = card.sailor === 'deckhand' ? card.seen : 1;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const cards = imagined(match, 1, seed).players[0]?.cards ?? [];
      expect(cards.reduce((sum, { level, seen }) => sum + level - seen, 0)).toBe(5);
      expect(cards.filter(({ level }) => level === 4)).toHaveLength(1);
    }
  });

  test('what was fired and used in a turn is seen by all [DR-ABIL.19]', () => {
    const match = act(attack(duel()), 1, falls(['S1a', 'S1b']));
    expect(match.view(1).players[0]?.fired.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(match.view(1).players[0]?.used).toHaveLength(1);
  });
});
