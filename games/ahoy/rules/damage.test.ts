import { expect, test } from 'vitest';
import { CUTTER, FLAGSHIP, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, offered, where, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;

/** The Squadron's Flagship sails onto the Island at 0,0 with Cannons at 1, and wins what battles there are. */
function victory(given: Position): Match {
  const match = position({
    smuggler1: { at: [3, 2] },
    ...given,
    squadron: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 }, ...given.squadron },
  });
  match.random.rig('attack', 6, 6);
  match.random.rig('defence', 1, 1);
  answer(match, 'squadron', 'place 1 sail', 'n');
  return match;
}
const ANCHORED = 'squadron: placePatrol';

test('damage to a Flagship puts a token on a free slot of its board or crew [AH-DMG.1]', () => {
  const match = victory({ smuggler1: { at: [0, 0], crew: ['deckhand', 'fighters'] } });
  answer(match, 'squadron', 'gold');
  expect(offered(match)).toEqual(['sail', 'tailwind', 'cannons', 'fullSail', 'negotiate', 'M22']);
  answer(match, 'squadron', 'M22');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['M22']);
});

test('who suffers damage chooses the slot; who inflicts it chooses a slot of the other [AH-DMG.2] [AH-DMG.3]', () => {
  const suffering = position({ turn: 'smuggler1', smuggler1: { at: [0, 1], gold: 0, dice: [1] } });
  answer(suffering, 'smuggler1', 'place 1 sail', 'e');
  expect(asked(suffering)).toBe('smuggler1: suffer');

  const inflicting = victory({ smuggler1: { at: [0, 0] } });
  answer(inflicting, 'squadron', 'gold');
  expect(asked(inflicting)).toBe('squadron: inflict');
});

test('slots with a die or damage and dashed slots cannot be damaged [AH-DMG.4] [AH-DMG.5] [AH-DMG.6]', () => {
  const match = victory({ smuggler1: { at: [0, 0], on: { sail: 3 }, damaged: ['tailwind'] } });
  answer(match, 'squadron', 'gold');
  expect(offered(match)).toEqual(['cannons', 'fullSail', 'negotiate']);
});

const FULL = {
  on: { sail: 1, tailwind: 1 },
  damaged: ['cannons', 'fullSail', 'negotiate'],
} as const;

test('damage that no slot can take is ignored, and the Flagship stays on the map [AH-DMG.7] [AH-DMG.17]', () => {
  const match = victory({ smuggler1: { at: [0, 0], ...FULL } });
  answer(match, 'squadron', 'twoDamage');
  expect(asked(match)).toBe(ANCHORED);
  expect(damagedSlots(match, 'smuggler1')).toEqual([...FULL.damaged]);
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,0');
});

test('with every slot taken damage is ignored and neither Shaman nor Rum Steward can be used [EX-31]', () => {
  const crew = ['shaman', 'rumSteward'] as const;
  const offers = (full: object): readonly string[] =>
    offered(position({ turn: 'smuggler1', smuggler1: { at: [0, 0], gold: 0, crew, ...full } }));
  expect(offers({})).toContain('use M15');
  expect(offers(FULL)).not.toContain('use M15');
  expect(asked(victory({ smuggler1: { at: [0, 0], crew } }))).toBe('smuggler1: rumSteward');
  const match = victory({ smuggler1: { at: [0, 0], crew, ...FULL } });
  expect(asked(match)).toBe('squadron: spoils');
  answer(match, 'squadron', 'gold');
  expect(damagedSlots(match, 'smuggler1')).toEqual([...FULL.damaged]);
});

test('a damaged slot takes no die until it is repaired [AH-DMG.8] [AH-DMG.9]', () => {
  const match = position({
    turn: 'smuggler1',
    smuggler1: { gold: 0, dice: [2, 4], damaged: ['tailwind', 'negotiate', 'M22'], crew: ['deckhand'] },
  });
  expect(offered(match)).not.toContain('place 4 tailwind');
  answer(match, 'smuggler1', 'place 2 repair');
  expect(offered(match)).toEqual(['tailwind', 'negotiate', 'M22']);
  answer(match, 'smuggler1', ['tailwind', 'M22']);
  expect(damagedSlots(match, 'smuggler1')).toEqual(['negotiate']);
  expect(offered(match)).toContain('place 4 tailwind');
});

test('damage stays from round to round [AH-DMG.10]', () => {
  const match = position({
    seats: 3,
    squadron: { gold: 0, dice: [1], damaged: ['order'] },
    smuggler1: { dice: [], damaged: ['sail'] },
    union: { dice: [] },
  });
  answer(match, 'squadron', 'place 1 deploy', 'space:0,0', 'end');
  expect(match.state.round).toBe(2);
  expect([...damagedSlots(match, 'squadron'), ...damagedSlots(match, 'smuggler1')]).toEqual([
    'order',
    'sail',
  ]);
});

test('a damaged Patrol or Stronghold returns to the reserve and takes no token [AH-DMG.11] [AH-DMG.12] [AH-SQ.13]', () => {
  const match = position({
    turn: 'union',
    union: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 } },
    squadron: { at: [3, 2], patrols: [[0, 0]], strongholds: [[0, 0]] },
  });
  match.random.rig('attack', 6, 6);
  match.random.rig('defence', 1, 1);
  answer(match, 'union', 'place 1 sail', 'n', 'patrol-1', 'gold', 'gold');
  expect([where(match, PATROLS[0] ?? -1), where(match, STRONGHOLDS[0] ?? -1)]).toEqual(['off', 'off']);
  expect(damagedSlots(match, 'squadron')).toEqual([]);
});

test('damage to a Union ship goes on its plan, damage to the Flagship never does [AH-DMG.13] [AH-DMG.14]', () => {
  const cutter = victory({ union: { cutter: [0, 0], gunship: [3, 2] } });
  answer(cutter, 'squadron', 'gold');
  expect(offered(cutter)).toEqual(['cutterSail', 'cutterTailwind']);
  const flagship = victory({ union: { at: [0, 0], cutter: [3, 2], gunship: [3, 2] } });
  answer(flagship, 'squadron', 'gold');
  expect(offered(flagship)).toEqual(['sail', 'tailwind', 'cannons', 'inspire', 'gather', 'rally']);
});

test('a die on a ship plan keeps it from further damage [AH-DMG.15]', () => {
  const match = victory({ union: { cutter: [0, 0], damaged: ['cutterSail'], on: { cutterTailwind: 3 } } });
  answer(match, 'squadron', 'twoDamage');
  expect(asked(match)).toBe(ANCHORED);
  expect(where(match, CUTTER)).toBe('0,0');
  expect(damagedSlots(match, 'union')).toEqual(['cutterSail']);
});

test('damage beyond what removes a figure is lost [AH-DMG.16]', () => {
  const ship = victory({ union: { at: [0, 0], cutter: [0, 0], damaged: ['cutterSail'] } });
  answer(ship, 'squadron', 'cutter', 'twoDamage', 'none');
  expect(where(ship, CUTTER)).toBe('off');
  expect(damagedSlots(ship, 'union')).toEqual([]);

  const patrols = position({
    turn: 'union',
    union: { at: [0, 1], gold: 0, dice: [1], on: { cannons: 1 }, crew: ['gunner'] },
    squadron: {
      at: [3, 2],
      patrols: [
        [0, 0],
        [0, 0],
      ],
    },
  });
  patrols.random.rig('attack', 6, 1);
  patrols.random.rig('defence', 1, 6);
  answer(patrols, 'union', 'place 1 sail', 'n', 'patrol-1', 'gold');
  expect([where(patrols, PATROLS[0] ?? -1), where(patrols, PATROLS[1] ?? -1)]).toEqual(['off', '0,0']);
  expect(damagedSlots(patrols, 'squadron')).toEqual([]);
});

test('two damage are placed one after the other on different slots [AH-DMG.18] [AH-SQ.33]', () => {
  const match = victory({ smuggler1: { at: [0, 0] } });
  answer(match, 'squadron', 'twoDamage', 'sail');
  expect(offered(match)).toEqual(['tailwind', 'cannons', 'fullSail', 'negotiate']);
  answer(match, 'squadron', 'cannons');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['sail', 'cannons']);
  expect(whoIs(match, 'smuggler1').gold).toBe(1);
});
