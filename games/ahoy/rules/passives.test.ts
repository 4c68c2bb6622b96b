import { expect, test } from 'vitest';
import { FLAGSHIP, PATROLS } from '../content/factions.ts';
import type { CrewId } from '../content/market.ts';
import type { Position } from '../position.ts';
import {
  answer,
  asked,
  damagedSlots,
  type Game,
  offered,
  raid,
  rigBattle,
  slotIn,
  turnOf,
  where,
  whoIs,
} from './acting.ts';

type Map = NonNullable<Position['map']>;
type Ship = NonNullable<Position['smuggler1']>;

const PATROL = PATROLS[0] ?? -1;

const WON = 'smuggler1: spoils';
const TURN = 'smuggler1: turn';

// --- Bomb Maker ---

test('Bomb Maker: a repair, of any number, may be followed by 1 damage to a figure in the region [AH-CREW.2a] [AH-CREW.2b]', () => {
  const repaired = (slots: string[]): Game => {
    const match = turnOf(
      'smuggler1',
      { at: [0, 1], dice: [2], crew: ['bombMaker'], damaged: ['sail', 'cannons'] },
      { squadron: { at: [0, 0], patrols: [[2, 1]] } },
    );
    answer(match, 'smuggler1', 'place 2 repair', slots);
    return match;
  };
  const match = repaired(['sail', 'cannons']);
  expect(offered(match)).toEqual(['squadron', 'no']);
  answer(match, 'smuggler1', 'squadron', 'order');
  expect(damagedSlots(match, 'squadron')).toEqual(['order']);
  expect(asked(match)).toBe(TURN);
  const declined = repaired(['sail']);
  answer(declined, 'smuggler1', 'no');
  expect(damagedSlots(declined, 'squadron')).toEqual([]);
  expect(asked(repaired([]))).toBe(TURN);
  const alone = turnOf('smuggler1', { at: [0, 1], dice: [2], crew: ['bombMaker'], damaged: ['sail'] });
  answer(alone, 'smuggler1', 'place 2 repair', ['sail']);
  expect(asked(alone)).toBe(TURN);
});

test('Bomb Maker: works with Repair, a Port and the Carpenter [AH-CREW.2c]', () => {
  const crew = ['bombMaker', 'carpenter'] as const;
  const ready = (): Game =>
    turnOf('smuggler1', { at: [0, 0], crew, damaged: ['cannons'] }, { squadron: { at: [0, 0] } });
  const port = ready();
  answer(port, 'smuggler1', 'place 1 sail', 'e', 'stop', 'repair', ['cannons']);
  expect(asked(port)).toBe('smuggler1: bombMaker');
  const carpenter = ready();
  answer(carpenter, 'smuggler1', 'place 1 M11');
  expect(asked(carpenter)).toBe('smuggler1: bombMaker');
});

// --- Gunner's Mate ---

test('Gunner’s Mate: a die on Cannons may start the battles of a space of the region, as if the Flagship had moved there [AH-CREW.4a]', () => {
  const match = turnOf(
    'smuggler1',
    { at: [0, 1], dice: [3], crew: ['gunnersMate'] },
    {
      squadron: {
        at: [1, 1],
        patrols: [
          [1, 1],
          [2, 1],
        ],
      },
      union: { at: [0, 1] },
    },
  );
  answer(match, 'smuggler1', 'place 3 cannons');
  expect(offered(match)).toEqual(['space:0,1', 'space:1,1', 'no']);
  answer(match, 'smuggler1', 'space:1,1');
  expect(offered(match)).toEqual(['squadron', 'patrol-1']);
  rigBattle(rigBattle(match, 6, 1), 6, 1);
  answer(match, 'smuggler1', 'squadron', '0', 'none', '0', 'none');
  expect(asked(match)).toBe(TURN);
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,1');
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
});

test('Gunner’s Mate: fights in no fog, and no more once the Flagship has been moved [AH-CREW.4a] [AH-RULING.69]', () => {
  const foggy = turnOf(
    'smuggler1',
    { at: [1, 1], crew: ['gunnersMate'] },
    {
      map: [{ tile: 'R09', at: [0, 0] }],
      squadron: { at: [1, 0] },
      union: { at: [1, 0] },
      smuggler2: { at: [1, 0] },
    },
  );
  answer(foggy, 'smuggler1', 'place 1 cannons');
  expect(asked(foggy)).toBe(TURN);

  const moved = turnOf(
    'smuggler1',
    { at: [0, 1], crew: ['gunnersMate'] },
    { squadron: { at: [0, 0], patrols: [[0, 0]] } },
  );
  rigBattle(moved, 6, 1);
  answer(moved, 'smuggler1', 'place 1 cannons', 'space:0,0', 'squadron', 'sailOn', 'sail');
  answer(moved, 'smuggler1', 'e', 'tailwind', 'stop', 'no');
  expect(asked(moved)).toBe(TURN);
  expect([where(moved, FLAGSHIP.smuggler1), where(moved, PATROL)]).toEqual(['1,1', '0,0']);
});

test('Gunner’s Mate: also when the die came through a port [AH-CREW.4b]', () => {
  const match = turnOf(
    'smuggler1',
    { at: [0, 1], dice: [3], crew: ['gunnersMate'] },
    { squadron: { at: [0, 0] } },
  );
  answer(match, 'smuggler1', 'place 3 sail', 'n', 'e', 'rearm sail');
  expect(asked(match)).toBe('smuggler1: gunnersMate');
  expect(offered(match)).toEqual(['space:0,0', 'no']);
  answer(match, 'smuggler1', 'no');
  expect(asked(match)).toBe(TURN);
});

// --- Fighters ---

test('Fighters: +1 in every battle, for all figures [AH-CREW.11a] [AH-CREW.11b]', () => {
  const crew = ['fighters'] as const;
  expect(asked(raid({}, { squadron: { at: [0, 0], crew } }, 3, 3))).toBe('squadron: spoils');
  expect(asked(raid({}, { squadron: { at: [3, 2], crew, patrols: [[0, 0]] } }, 3, 3))).toBe(
    'squadron: spoils',
  );
  expect(asked(raid({}, { union: { crew, cutter: [0, 0] } }, 3, 3))).toBe('union: spoils');
  expect(asked(raid({}, { squadron: { at: [0, 0], crew } }, 4, 3))).toBe(WON);
});

// --- Archivist and Elder ---

/** Smuggler 1 ends its turn at 0,1. */
function ended(ship: Ship, given: Position = {}): number {
  const match = turnOf('smuggler1', { at: [0, 1], dice: [], ...ship }, given);
  answer(match, 'smuggler1', 'end');
  return whoIs(match, 'smuggler1').gold;
}

test('Archivist: 1 gold at the end of a turn in the region of an opposing Flagship, however many [AH-CREW.12a] [AH-CREW.12b]', () => {
  const crew = ['archivist'] as const;
  expect(ended({ crew }, { squadron: { at: [0, 0], patrols: [[0, 0]] } })).toBe(1);
  expect(ended({ crew }, { squadron: { at: [0, 0] }, union: { at: [0, 1] } })).toBe(1);
  expect(ended({ crew }, { squadron: { at: [2, 1], patrols: [[0, 0]] } })).toBe(0);
});

test('Elder: 1 gold at the end of a turn if no slot is damaged, crew and ships included [AH-CREW.13a] [AH-CREW.13b]', () => {
  const crew = ['elder', 'deckhand'] as const;
  expect(ended({ crew })).toBe(1);
  expect(ended({ crew, damaged: ['sail'] })).toBe(0);
  expect(ended({ crew, damaged: ['M22'] })).toBe(0);
  const union = turnOf(
    'union',
    { at: [0, 1], dice: [], crew: ['elder'], damaged: ['cutterSail'] },
    { union: { cutter: [0, 0] } },
  );
  answer(union, 'union', 'end');
  expect(whoIs(union, 'union').gold).toBe(0);
  const squadron = turnOf('squadron', { at: [0, 1], dice: [], crew: ['elder'] });
  answer(squadron, 'squadron', 'end');
  expect(asked(squadron)).toBe(TURN);
  expect(whoIs(squadron, 'squadron').gold).toBe(1);
});

// --- Emissary ---

test('Emissary: the attacker may give the defender’s player 1 gold to ignore the battle, and sail on [AH-CREW.14a]', () => {
  const match = raid(
    { gold: 1, crew: ['emissary'] },
    { squadron: { at: [3, 2], gold: 0, patrols: [[0, 0]] } },
  );
  answer(match, 'smuggler1', 'yes');
  expect([whoIs(match, 'smuggler1').gold, whoIs(match, 'squadron').gold]).toEqual([0, 1]);
  expect(asked(match)).toBe('smuggler1: sail');
});

test('Emissary: decided for each battle; not for the defender, not without gold [AH-CREW.14a] [AH-CREW.14b]', () => {
  const crew = ['emissary'] as const;
  const match = raid({ gold: 2, crew }, { squadron: { at: [0, 0] }, smuggler2: { at: [0, 0] } });
  answer(match, 'smuggler1', 'squadron', 'yes');
  expect(asked(match)).toBe('smuggler1: emissary');
  answer(match, 'smuggler1', 'no');
  expect(asked(match)).toBe(WON);
  expect(whoIs(match, 'smuggler1').gold).toBe(1);

  expect(asked(raid({ crew }, { squadron: { at: [0, 0] } }))).toBe(WON);
  expect(asked(raid({}, { squadron: { at: [0, 0], crew, gold: 3 } }))).toBe(WON);
  expect(asked(raid({ gold: 1 }, { squadron: { at: [0, 0], crew } }))).toBe(WON);
});

// --- Old Salt, Powder Lookout ---

test('Old Salt: ignores a current, or takes another way [AH-CREW.15a] [AH-CREW.15b]', () => {
  const onCurrent = (): Game => {
    const match = turnOf('smuggler1', { at: [2, 1], crew: ['oldSalt'] });
    answer(match, 'smuggler1', 'place 1 sail', 'e');
    return match;
  };
  const staying = onCurrent();
  expect(offered(staying)).toEqual(['stay', 'n', 'e', 's', 'w']);
  answer(staying, 'smuggler1', 'stay');
  expect(where(staying, FLAGSHIP.smuggler1)).toBe('3,1');
  expect(asked(staying)).toBe('smuggler1: sail');
  const turning = onCurrent();
  answer(turning, 'smuggler1', 's');
  expect(where(turning, FLAGSHIP.smuggler1)).toBe('3,2');
  expect(turning.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
});

test('Old Salt and Helmsman serve the Flagship only [AH-CREW.15a] [AH-CREW.26a]', () => {
  const crew = ['oldSalt', 'helmsman'] as const;
  const match = turnOf(
    'squadron',
    { dice: [3], crew },
    {
      squadron: {
        patrols: [
          [2, 1],
          [0, 1],
        ],
      },
    },
  );
  answer(match, 'squadron', 'place 3 order', 'patrol-1', 'e');
  expect(asked(match)).toBe('squadron: layTile');
  answer(match, 'squadron', offered(match)[0] ?? '', 'patrol-2', 'e');
  expect(where(match, PATROLS[1] ?? -1)).toBe('off');
});

/** R09 has fog at 1,0 and a port at 1,1. */
const FOG: Map = [
  { tile: 'R09', at: [0, 0] },
  { tile: 'R04', at: [2, 1], turn: 2 },
];

test('Powder Lookout: fog may be a current in any direction, though no battle is fought there [AH-CREW.28a]', () => {
  const inFog = (): Game => {
    const match = turnOf(
      'smuggler1',
      { at: [0, 0], crew: ['powderLookout'], on: { cannons: 1 } },
      { map: FOG, union: { at: [1, 0] }, pile: [] },
    );
    answer(match, 'smuggler1', 'place 1 sail', 'e');
    return match;
  };
  const match = inFog();
  expect(asked(match)).toBe('smuggler1: powderLookout');
  expect(offered(match)).toEqual(['stay', 's', 'w']);
  answer(match, 'smuggler1', 's');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,1');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
  const staying = inFog();
  answer(staying, 'smuggler1', 'stay');
  expect(where(staying, FLAGSHIP.smuggler1)).toBe('1,0');
});

// --- Merchant, Diver, Helmsman ---

test('Merchant: 1 gold for anchoring on a port, besides what the port gives; none on an Island or in passing [AH-CREW.16a] [AH-CREW.16b] [AH-CREW.16c]', () => {
  const sail = (...answers: (string | string[])[]): Game => {
    const match = turnOf('smuggler1', { at: [0, 0], crew: ['merchant'], damaged: ['cannons'] });
    answer(match, 'smuggler1', 'place 1 sail', ...answers);
    return match;
  };
  const match = sail('e', 'stop');
  expect(offered(match)).toEqual(['port', 'merchant']);
  answer(match, 'smuggler1', 'port', 'repair', ['cannons']);
  expect(whoIs(match, 'smuggler1').gold).toBe(1);
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
  expect(whoIs(sail('e', 'w'), 'smuggler1').gold).toBe(0);
});

test('Diver: the treasure of a wreck gives 1 more gold to a Flagship that anchors there [AH-CREW.20a]', () => {
  const map: Map = [
    { tile: 'R06', at: [0, 0] },
    { tile: 'R04', at: [2, 1], turn: 2 },
  ];
  const gold = (at: readonly [number, number], ...answers: string[]): number => {
    const match = turnOf('smuggler1', { at, crew: ['diver', 'trawler'] }, { map });
    answer(match, 'smuggler1', ...answers);
    return whoIs(match, 'smuggler1').gold;
  };
  expect(gold([1, 1], 'place 1 sail', 'w', 'cannons', 'stop', 'yes')).toBe(3);
  expect(gold([1, 1], 'place 1 sail', 'n', 'stop', 'yes')).toBe(1);
  expect(gold([1, 1], 'place 1 M02', 'w', 'cannons', 'e', 'yes')).toBe(2);
});

test('Helmsman: the Flagship may ignore the damage of a wreck [AH-CREW.26a]', () => {
  const onWreck = (ignore: string): Game => {
    const match = turnOf('smuggler1', { at: [0, 1], crew: ['helmsman'] });
    answer(match, 'smuggler1', 'place 1 sail', 'e', ignore);
    return match;
  };
  expect(asked(onWreck('yes'))).toBe('smuggler1: sail');
  expect(asked(onWreck('no'))).toBe('smuggler1: suffer');
});

// --- Rum Steward ---

test('Rum Steward: once a battle, 1 damage suffered rolls again [AH-CREW.21a]', () => {
  const crew = ['rumSteward'] as const;
  const match = raid({ crew }, { squadron: { at: [0, 0] } }, 1, 3);
  expect(asked(match)).toBe('smuggler1: rumSteward');
  match.random.rig('attack', 2);
  answer(match, 'smuggler1', 'yes', 'tailwind');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['tailwind']);
  expect(asked(match)).toBe('squadron: spoils');

  const defending = raid({}, { squadron: { at: [0, 0], crew } }, 3, 1);
  expect(asked(defending)).toBe('squadron: rumSteward');
  defending.random.rig('defence', 4);
  answer(defending, 'squadron', 'yes', 'order');
  expect(asked(defending)).toBe('squadron: spoils');

  const kept = raid({ crew }, { squadron: { at: [0, 0] } }, 1, 3);
  kept.random.rig('attack', 6);
  answer(kept, 'smuggler1', 'no');
  expect(asked(kept)).toBe('squadron: spoils');
  expect(damagedSlots(kept, 'smuggler1')).toEqual([]);
});

test('Rum Steward: of two dice both are rolled again; not without a slot for the damage [AH-CREW.21b] [AH-CREW.21c]', () => {
  const union = { at: [0, 0], crew: ['rumSteward'], hand: ['secretWeapon'] } as const;
  const match = raid({}, { union }, 6, 1);
  match.random.rig('defence', 1, 5, 4);
  answer(match, 'union', 'secretWeapon');
  expect(match.open[0]?.about).toMatchObject({ say: 'rumSteward', attack: 6, defence: 2 });
  answer(match, 'union', 'yes', 'sail');
  expect(match.news.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ say: 'rolledBattle', dice: [5, 4], total: 9 }),
  );
  const damaged = ['sail', 'tailwind', 'cannons', 'inspire', 'gather', 'rally'] as const;
  expect(asked(raid({}, { union: { at: [0, 0], crew: ['rumSteward'], damaged } }))).toBe(WON);
});

// --- Fence ---

test('Fence: 1 gold turns a 4 into 2, 3, 5 or 6 [AH-CREW.24a] [EX-40]', () => {
  const values = (crew: CrewId[]): readonly string[] => {
    const match = turnOf('smuggler1', { at: [0, 1], gold: 1, dice: [4], crew });
    answer(match, 'smuggler1', 'place 4 sail');
    return offered(match);
  };
  expect(values([])).toEqual(['3', '4', '5']);
  expect(values(['fence'])).toEqual(['2', '3', '4', '5', '6']);
  const match = turnOf('smuggler1', { at: [0, 1], gold: 3, dice: [4], crew: ['fence'] });
  answer(match, 'smuggler1', 'place 4 sail', '1');
  expect([slotIn(match, 'smuggler1', 'sail').die, whoIs(match, 'smuggler1').gold]).toEqual([1, 1]);
});

// --- Sea Witch ---

test('Sea Witch: a Flagship leaving the map may go to the far edge instead of exploring, and keeps its movement [AH-CREW.25a]', () => {
  const match = turnOf('smuggler1', { at: [1, 0], crew: ['seaWitch'] }, { pile: ['R12'] });
  answer(match, 'smuggler1', 'place 1 sail', 'e');
  expect(asked(match)).toBe('smuggler1: seaWitch');
  answer(match, 'smuggler1', 'yes');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('0,0');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
  expect(match.state.pile).toHaveLength(9);
  const exploring = turnOf('smuggler1', { at: [1, 0], crew: ['seaWitch'] }, { pile: ['R12'] });
  answer(exploring, 'smuggler1', 'place 1 sail', 'e', 'no');
  expect(asked(exploring)).toBe('smuggler1: layTile');
});

test('Sea Witch: also where exploring is impossible, though not to the space she leaves [AH-CREW.25b] [AH-CREW.25c]', () => {
  const match = turnOf('smuggler1', { at: [1, 0], crew: ['seaWitch'] }, { pile: [] });
  answer(match, 'smuggler1', 'place 1 sail');
  expect(offered(match)).toEqual(['n', 'e', 's', 'w']);
  answer(match, 'smuggler1', 'n');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,1');

  const map: Map = [
    { tile: 'R01', at: [0, 0] },
    { tile: 'R04', at: [1, 2], turn: 2 },
  ];
  const alone = turnOf('smuggler1', { at: [2, 2], crew: ['seaWitch'] }, { map, pile: [] });
  answer(alone, 'smuggler1', 'place 1 sail');
  expect(offered(alone)).toEqual(['n', 'e', 's', 'w']);
  const bare = turnOf('smuggler1', { at: [2, 2] }, { map, pile: [] });
  answer(bare, 'smuggler1', 'place 1 sail');
  expect(offered(bare)).toEqual(['s', 'w']);
});

test('Sea Witch: the nearest opposite edge, not the farthest [AH-CREW.25c] [EX-14]', () => {
  const map: Map = [
    { tile: 'R01', at: [0, 0] },
    { tile: 'R03', at: [1, 2] },
    { tile: 'R05', at: [3, 2], turn: 3 },
    { tile: 'R08', at: [4, 0] },
    { tile: 'R10', at: [6, 0] },
  ];
  const out = { at: [0, 0] } as const;
  const match = turnOf(
    'smuggler1',
    { at: [7, 0], crew: ['seaWitch'] },
    { map, squadron: out, union: out, smuggler2: out },
  );
  answer(match, 'smuggler1', 'place 1 sail', 'e', 'yes');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('4,0');
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
});

test('Sea Witch: a current off a map that cannot be explored may use her, or leave the Flagship there [AH-CREW.25a] [AH-CREW.25b]', () => {
  const drift = (call: string): string => {
    const match = turnOf('smuggler1', { at: [2, 1], crew: ['seaWitch'] }, { pile: [] });
    answer(match, 'smuggler1', 'place 1 sail', 'e', call);
    expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
    return where(match, FLAGSHIP.smuggler1);
  };
  expect(drift('yes')).toBe('0,1');
  expect(drift('no')).toBe('3,1');
});
