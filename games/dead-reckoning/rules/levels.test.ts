import { describe, expect, test } from 'vitest';
import { act, asked, attack, captain, choices, duel, falls, offers } from '../acting.ts';
import { position } from '../position.ts';
import { cardBand } from './cards.ts';

const level = (match: ReturnType<typeof position>, seat: number, card: number) =>
  captain(match, seat).cards[card]?.level;
const CAPTAIN = 0;

describe('levelling up', () => {
  test('after each turn a card in hand rises, when its owner likes, also in others’ turns [DR-LVL.1] [DR-LVL.2] [DR-LVL.5] [DR-LVL.6]', () => {
    const match = position({ seats: 3, captains: [{ hand: ['captain[spareCanvas]'] }] });
    expect(match.asides(0)).toEqual([]);
    act(match, 'End the turn');
    expect(captain(match, 0).due).toBe('due');
    match.aside(0, 'levelUp', 'sailor:0.0');
    expect(level(match, 0, CAPTAIN)).toBe(2);
    expect(captain(match, 0).hand).toContain(CAPTAIN);
    expect(captain(match, 0).cards[CAPTAIN]?.sheets[0]?.card).toBe('spareCanvas');
    expect(match.asides(0)).toEqual([]);
  });

  test('a Deckhand of level 1 becomes one of level 2 and stays in hand; only the new level counts [EX-14] [DR-LVL.5] [DR-LVL.6] [DR-LVL.7]', () => {
    const match = position({ captains: [{ at: 0, due: 'due', hand: ['deckhand'] }] });
    act(match, 'Deckhand');
    const [card] = captain(match, 0).hand;
    expect(captain(match, 0).cards[card ?? 0]).toMatchObject({ sailor: 'deckhand', level: 2 });
    act(match, 'Play Deckhand', 'Raise sails', 'Deckhand: 1 sail');
    expect(captain(match, 0).sails).toBe(3);
    const high = position({ captains: [{ play: ['captain2'] }] });
    const face = captain(high, 0).cards[CAPTAIN];
    expect(face && cardBand(high.state, face, 0)).toHaveLength(2);
    expect(captain(act(high, 'Raise sails'), 0).sails).toBe(2);
  });

  test('at the latest when the turn begins, if some card is below level 4; else it is lost [DR-LVL.4] [DR-LVL.11] [DR-END.13]', () => {
    const match = position({ captains: [{ due: 'due', hand: ['captain', 'gunner4'] }] });
    expect(asked(match)).toBe('levelUp');
    expect(choices(match)).toEqual(['Captain (level 1)']);
    act(match, 'Captain');
    expect(captain(match, 0).due).toBe('');
    const none = position({ captains: [{ due: 'due', hand: ['gunner4'] }] });
    expect(asked(none)).toBe('act');
    expect(captain(none, 0).due).toBe('');
    const last = position({ trigger: 1, captains: [{ due: 'due', hand: ['captain'] }, { finished: true }] });
    expect(asked(last)).toBe('levelUp');
  });

  test('in answer to an attack, until cards and cubes are settled [DR-LVL.3] [DR-BSHIP.2]', () => {
    const match = attack(duel({}, { due: 'due', hand: ['gunner', 'captain'] }));
    expect(asked(match)).toBe('levelUp');
    const late = act(attack(duel({}, { due: 'due', hand: ['gunner', 'captain'] })), 'No', 1);
    expect(asked(late)).toBe('playToDefend');
    expect(offers(late, 'Gunner')).toBe(false);
    late.aside(1, 'levelUp', `sailor:1.${captain(late, 1).hand[0]}`);
    expect(offers(late, 'Gunner (level 2)')).toBe(true);
    act(match, 'Gunner', 1, 'Gunner', 'Done');
    expect(match.state.falling).toEqual([0, 1, 1]);
    act(match, falls(['S1a', 'S1b', 'S1c']));
    expect(captain(match, 1).due).toBe('');
  });

  test('what effects give comes on top of it; the bottom card of the deck, or the next above that can rise [DR-LVL.8] [DR-LVL.9]', () => {
    const fight = (deck: readonly string[]) =>
      act(
        position({
          captains: [{ at: 0, due: '', deck }],
          waters: { 0: { card: 'lameGannet' } },
          backs: { lameGannet: 'patientTrader' },
        }),
        'Attack Salt-fish trader',
        1,
        falls(['S2', 'P1', 'P1']),
      );
    const one = fight(['captain', 'gunner']);
    expect(
      captain(one, 0)
        .cards.filter((card) => card.level === 2)
        .map(({ sailor }) => sailor),
    ).toEqual(['gunner']);
    const above = fight(['captain', 'gunner4']);
    expect(asked(above)).toBe('levelUpDeck');
    act(above, 'Yes');
    expect(level(above, 0, CAPTAIN)).toBe(2);
    const kept = act(fight(['captain', 'gunner4']), 'No');
    expect(level(kept, 0, CAPTAIN)).toBe(1);
    const empty = fight([]);
    expect(captain(empty, 0).cards.filter((card) => card.level === 2)).toHaveLength(1);
    expect(captain(empty, 0).deck).toHaveLength(12);
  });

  test('after one’s last turn no card rises [DR-LVL.10] [DR-END.6]', () => {
    const match = position({
      seats: 3,
      trigger: 2,
      captains: [{ hand: ['captain'] }, {}, { finished: true }],
    });
    act(match, 'End the turn');
    expect(captain(match, 0)).toMatchObject({ finished: true, due: '' });
    expect(match.asides(0)).toEqual([]);
  });
});
