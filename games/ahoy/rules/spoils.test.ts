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
  turnOf,
  where,
  whoIs,
} from './acting.ts';

/** What crew add to a victory. The options of the factions are shown with them. */

type Map = NonNullable<Position['map']>;

const PATROL = PATROLS[0] ?? -1;
const TURN = 'smuggler1: turn';

// --- Gunner ---

test('Gunner: a battle won with the Flagship inflicts 1 more damage, whatever else is taken [AH-CREW.3a]', () => {
  const crew: CrewId[] = ['gunner'];
  const attacking = raid({ crew }, { squadron: { at: [0, 0] } });
  answer(attacking, 'smuggler1', 'none');
  expect(asked(attacking)).toBe('smuggler1: inflict');
  answer(attacking, 'smuggler1', 'order');
  expect(damagedSlots(attacking, 'squadron')).toEqual(['order']);
  const defending = raid({}, { squadron: { at: [0, 0], crew } }, 1, 6);
  answer(defending, 'squadron', 'twoDamage', 'tailwind', 'fullSail');
  expect(damagedSlots(defending, 'smuggler1')).toEqual(['tailwind', 'fullSail', 'negotiate']);
});

test.each([
  ['a Patrol', { squadron: { at: [3, 2], crew: ['gunner'], patrols: [[0, 0]] } }, 'squadron'],
  ['a Stronghold', { squadron: { at: [3, 2], crew: ['gunner'], strongholds: [[0, 0]] } }, 'squadron'],
  ['the Cutter', { union: { at: [3, 2], crew: ['gunner'], cutter: [0, 0] } }, 'union'],
  ['the Gunship', { union: { at: [3, 2], crew: ['gunner'], gunship: [0, 0] } }, 'union'],
] as const)('Gunner: not when %s wins [AH-CREW.3b]', (_, given, winner) => {
  const match = raid({}, given, 1, 6);
  answer(match, winner, 'none');
  expect(asked(match)).toBe(TURN);
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
});

// --- Buccaneer ---

test('Buccaneer: goes to the box after a victory and takes 2 crew of the loser along [AH-CREW.5a]', () => {
  const match = raid(
    { crew: ['buccaneer'] },
    { squadron: { at: [0, 0], crew: ['fighters', 'elder', 'fence'] } },
  );
  answer(match, 'smuggler1', 'none');
  expect(asked(match)).toBe('smuggler1: buccaneer');
  answer(match, 'smuggler1', 'yes', 'M24');
  expect(offered(match)).toEqual(['M09', 'M26']);
  answer(match, 'smuggler1', 'M09');
  expect(whoIs(match, 'squadron').crew).toEqual(['M26']);
  expect(whoIs(match, 'smuggler1').crew).toEqual([]);
  expect(match.state.box).toEqual(['M10', 'M24', 'M09']);
  expect(asked(match)).toBe(TURN);

  const kept = raid({ crew: ['merchant', 'buccaneer'] }, { squadron: { at: [0, 0], crew: ['elder'] } });
  answer(kept, 'smuggler1', 'none', 'no');
  expect(whoIs(kept, 'squadron').crew).toEqual(['M24']);
  expect(whoIs(kept, 'smuggler1').crew).toEqual(['M13', 'M10']);
});

test('Buccaneer: any figure may have won; without crew to take it stays [AH-CREW.5b] [AH-RULING.68]', () => {
  const squadron = { at: [3, 2], crew: ['buccaneer'], patrols: [[0, 0]] } as const;
  const match = raid({ crew: ['elder'] }, { squadron }, 1, 6);
  answer(match, 'squadron', 'none', 'yes', 'M24');
  expect(match.state.box).toEqual(['M10', 'M24']);
  const nobody = raid({}, { squadron }, 1, 6);
  answer(nobody, 'squadron', 'none');
  expect(asked(nobody)).toBe(TURN);
});

// --- Cutpurse ---

test('Cutpurse: 2 gold for a victory with any figure, in attack and defence [AH-CREW.27a] [AH-CREW.27b]', () => {
  const crew = ['cutpurse'] as const;
  const attacking = raid({ crew }, { squadron: { at: [0, 0] } });
  answer(attacking, 'smuggler1', 'none');
  expect(whoIs(attacking, 'smuggler1').gold).toBe(2);
  const patrol = raid({}, { squadron: { at: [3, 2], gold: 0, crew, patrols: [[0, 0]] } }, 1, 6);
  answer(patrol, 'squadron', 'none');
  expect(whoIs(patrol, 'squadron').gold).toBe(2);
});

test('crew recruited by the reward of a victory add nothing to it [AH-RULING.77]', () => {
  const match = raid({}, { market: ['M28'], squadron: { at: [0, 0] } });
  answer(match, 'smuggler1', 'reward', 'sail', '1', 'yes', 'M28');
  expect(whoIs(match, 'smuggler1')).toMatchObject({ crew: ['M28'], gold: 0 });
});

// --- Ramming Prow ---

/** Smuggler 1 with the Prow has won at 0,0 and damaged the Flagship there. */
function rammed(given: Position, slot = 'sail'): Game {
  const match = raid({ crew: ['rammingProw'] }, given);
  answer(match, 'smuggler1', 'reward', slot);
  return match;
}

test('Ramming Prow: an opposing figure that was damaged may be moved 1 space, on the map [AH-CREW.22a] [AH-CREW.22b]', () => {
  const match = rammed({ squadron: { at: [0, 0] } });
  expect(asked(match)).toBe('smuggler1: ram');
  expect(offered(match)).toEqual(['e', 's', 'stop']);
  answer(match, 'smuggler1', 's');
  expect(where(match, FLAGSHIP.squadron)).toBe('0,1');
  const left = rammed({ squadron: { at: [0, 0] } });
  answer(left, 'smuggler1', 'stop');
  expect(where(left, FLAGSHIP.squadron)).toBe('0,0');
});

test('Ramming Prow: works with all damage, but not where it removed the figure or had no slot [AH-CREW.22a]', () => {
  const shaman = turnOf(
    'smuggler1',
    { at: [0, 1], crew: ['shaman', 'rammingProw'] },
    { squadron: { at: [0, 0] } },
  );
  answer(shaman, 'smuggler1', 'use M15', 'sail', 'squadron', 'sail');
  expect(asked(shaman)).toBe('smuggler1: ram');

  const removed = raid({ crew: ['rammingProw'] }, { squadron: { at: [3, 2], patrols: [[0, 0]] } });
  answer(removed, 'smuggler1', 'reward');
  expect(where(removed, PATROL)).toBe('off');
  expect(asked(removed)).toBe('smuggler1: reward');

  const full = ['sail', 'tailwind', 'cannons', 'fullSail', 'negotiate'] as const;
  const unharmed = raid({ crew: ['rammingProw'] }, { smuggler2: { at: [0, 0], damaged: full } });
  answer(unharmed, 'smuggler1', 'reward');
  expect(asked(unharmed)).toBe('smuggler1: reward');
});

test('Ramming Prow: a current that leads off the map is ignored, another is not [AH-CREW.22c]', () => {
  const ram = (map: Map, from: readonly [number, number], way: string): string => {
    const match = turnOf(
      'smuggler1',
      { at: from, crew: ['shaman', 'rammingProw'] },
      { map, squadron: { at: from } },
    );
    answer(match, 'smuggler1', 'use M15', 'sail', 'squadron', 'sail', way);
    return where(match, FLAGSHIP.squadron);
  };
  const R04: Map = [
    { tile: 'R01', at: [0, 0] },
    { tile: 'R04', at: [2, 1], turn: 2 },
  ];
  expect(ram(R04, [2, 1], 'e')).toBe('3,1');
  const R12: Map = [{ tile: 'R12', at: [0, 0] }, ...R04.slice(1)];
  expect(ram(R12, [1, 1], 'n')).toBe('0,0');
});

test('Ramming Prow: the figure ignores battles, ports and treasures, though not wrecks [AH-CREW.22d]', () => {
  const port = rammed({
    squadron: { at: [0, 0], damaged: ['deploy'], crew: ['merchant'], gold: 0 },
    smuggler2: { at: [1, 0], on: { cannons: 1 } },
  });
  answer(port, 'smuggler1', 'e');
  expect(where(port, FLAGSHIP.squadron)).toBe('1,0');
  expect(asked(port)).toBe('smuggler1: reward');
  expect(whoIs(port, 'squadron').gold).toBe(0);

  const wreck = turnOf(
    'smuggler1',
    { at: [0, 1], crew: ['shaman', 'rammingProw'] },
    { squadron: { at: [0, 1] } },
  );
  answer(wreck, 'smuggler1', 'use M15', 'sail', 'squadron', 'sail', 'e');
  expect(asked(wreck)).toBe('squadron: suffer');
  answer(wreck, 'squadron', 'order');
  expect(asked(wreck)).toBe(TURN);
  expect(whoIs(wreck, 'squadron').gold).toBe(1);
});

test('Ramming Prow: a figure rammed in its own move fights no more and anchors without port [AH-RULING.30]', () => {
  const match = turnOf(
    'squadron',
    { at: [0, 1], on: { cannons: 1 }, damaged: ['deploy'] },
    { smuggler1: { at: [0, 0], crew: ['rammingProw'] }, smuggler2: { at: [0, 0] } },
  );
  rigBattle(match, 1, 6);
  answer(match, 'squadron', 'place 1 sail', 'n', 'smuggler1');
  answer(match, 'smuggler1', 'reward', 'order', 'e', '5', 'no');
  expect(asked(match)).toBe('squadron: placePatrol');
  answer(match, 'squadron', 'yes');
  expect(where(match, PATROL)).toBe('1,0');
  expect(asked(match)).toBe('squadron: turn');
});

test('of several things a victor may do with its crew, each may be left undone [AH-GEN.17]', () => {
  const match = raid(
    { crew: ['buccaneer', 'rammingProw', 'gunner'] },
    { squadron: { at: [0, 0], crew: ['elder'] } },
  );
  answer(match, 'smuggler1', 'none', 'sail');
  expect(offered(match)).toEqual(['buccaneer', 'rammingProw', 'done']);
  answer(match, 'smuggler1', 'rammingProw', 's', 'no');
  expect(where(match, FLAGSHIP.squadron)).toBe('0,1');
  expect(whoIs(match, 'squadron').crew).toEqual(['M24']);
  expect(asked(match)).toBe(TURN);
});

test('a reward cannot recruit from an empty Market [AH-RULING.71]', () => {
  const match = raid({}, { squadron: { at: [0, 0] } });
  answer(match, 'smuggler1', 'reward', 'sail', '1', 'yes');
  expect(whoIs(match, 'smuggler1')).toMatchObject({ crew: [], white: 1, black: 4 });
  expect(asked(match)).toBe(TURN);
});
