import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { BOARDS, CUTTER, FLAGSHIP, GUNSHIP, PATROLS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, endRound, offered, slotIn, where, whoIs } from './acting.ts';
import { isLoaded } from './battle.ts';
import { unionControl } from './control.ts';

type Match = ReturnType<typeof position>;
type Union = NonNullable<Position['union']>;

const FISH = { tile: 'R01', at: [0, 0] } as const;
const SWORD = { tile: 'R04', at: [2, 1], turn: 2 } as const;
const PALM = { tile: 'R09', at: [-2, 0] } as const;
const SHELL = { tile: 'R05', at: [0, 2] } as const;
const SKULL = { tile: 'R11', at: [2, 3] } as const;

/** It is the Union's turn, without gold, its Flagship on the Sword Island at 3,2 unless it says otherwise. */
const union = (own: Union, given: Omit<Position, 'union'> = {}): Match =>
  position({ turn: 'union', ...given, union: { gold: 0, ...own } });

const comrades = (match: Match): number[] => match.state.regions.map((region) => region.comrades);

/** The dice of the next battle. */
function rig(match: Match, attack: number, defence: number): void {
  match.random.rig('attack', attack);
  match.random.rig('defence', defence);
}

/** The Squadron's loaded Flagship sails from 1,0 onto the Fish Island and rolls this against a 1. */
function attacked(own: Union, attack = 6): Match {
  const match = position({
    squadron: { at: [1, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    union: own,
    smuggler1: { at: [2, 2] },
  });
  rig(match, attack, 1);
  answer(match, 'squadron', 'place 1 sail', 'w');
  return match;
}

// --- Comrades ---

test('gaining Ready Comrades takes them from the reserve [AH-UN.1]', () => {
  const match = union({ dice: [6], ready: 6 });
  answer(match, 'union', 'place 6 rally');
  expect(match.state.uprising).toMatchObject({ ready: 10, reserve: 10 });
});

test('there is no limit to Ready Comrades but the reserve [AH-UN.2]', () => {
  const match = union({ dice: [6, 6], ready: 17 });
  answer(match, 'union', 'place 6 rally');
  expect(match.state.uprising).toMatchObject({ ready: 20, reserve: 0 });
});

test('Comrades are placed only from the Ready ones: with fewer ready, only those [AH-UN.3] [AH-UN.8]', () => {
  const match = union({ dice: [1], ready: 3 });
  answer(match, 'union', 'place 1 gather');
  expect(comrades(match)).toEqual([0, 3]);
  expect(match.state.uprising).toMatchObject({ ready: 0, reserve: 17 });
});

test('a card may move Comrades that are already on Islands, with none ready [AH-UN.3]', () => {
  const match = union({ ready: 0, dice: [2], crew: ['M12'] }, { map: [{ ...FISH, comrades: 2 }, SWORD] });
  answer(match, 'union', 'place 2 M12', 'R01', 'R04', 2);
  expect(comrades(match)).toEqual([0, 2]);
});

test('there is no limit to Comrades on an Island [AH-UN.4]', () => {
  const match = union({ dice: [1], ready: 4 }, { map: [FISH, { ...SWORD, comrades: 16 }] });
  answer(match, 'union', 'place 1 gather');
  expect(comrades(match)).toEqual([0, 20]);
});

test('Comrades stand only on Islands [AH-UN.5]', () => {
  const match = union({ dice: [6] });
  answer(match, 'union', 'place 6 inspire');
  expect(match.open[0]?.offer()).toMatchObject({
    options: [
      { key: 'R01', on: 'space:0,0' },
      { key: 'R04', on: 'space:3,2' },
    ],
  });
});

test('Comrades that are removed go to the reserve, not to the Ready ones [AH-UN.6]', () => {
  const match = position({
    squadron: { gold: 0, dice: [4] },
    map: [{ ...FISH, comrades: 5 }, SWORD],
    union: { ready: 6 },
  });
  answer(match, 'squadron', 'place 4 bombard');
  expect(comrades(match)).toEqual([0, 0]);
  expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 14 });
});

test('Ready Comrades give no control [AH-UN.7]', () => {
  const match = endRound({ squadron: { at: [0, 0] }, union: { at: [1, 0], ready: 20 } });
  expect(whoIs(match, 'squadron').glory.regions).toBe(1);
  expect(whoIs(match, 'union').glory.regions).toBe(0);
});

// --- Cutter and Gunship ---

/** The ship is at 2,1: west of it are a wreck at 1,1 and a port at 1,0, then the Fish Island. */
const afloat = (ship: 'cutter' | 'gunship', own: Union = {}, given: Position = {}): Match =>
  union({ dice: [1, 2], [ship]: [2, 1], ...own }, { squadron: { at: [3, 1] }, ...given });

test('a die on its Sail slot moves the Gunship 1 or 2 spaces, past wrecks without damage [AH-UN.25] [AH-UN.28]', () => {
  const match = afloat('gunship', { dice: [1] });
  answer(match, 'union', 'place 1 gunshipSail');
  expect(offered(match)).not.toContain('stop');
  answer(match, 'union', 'w');
  expect(damagedSlots(match, 'union')).toEqual([]);
  expect(offered(match)).toContain('stop');
  answer(match, 'union', 'n');
  expect(where(match, GUNSHIP)).toBe('1,0');
  expect(asked(match)).toBe('union: turn');
});

test('the Cutter sails 1 to 3 spaces, past wrecks without damage [AH-UN.26] [AH-UN.28]', () => {
  const match = afloat('cutter', { dice: [1] });
  answer(match, 'union', 'place 1 cutterSail', 'w', 'n');
  expect(damagedSlots(match, 'union')).toEqual([]);
  expect(offered(match)).toContain('stop');
  answer(match, 'union', 'w');
  expect(where(match, CUTTER)).toBe('0,0');
  expect(asked(match)).toBe('union: turn');
});

test('a die on its Tailwind slot may bring a ship straight to that icon, and leaves the Flagship alone [AH-UN.27]', () => {
  for (const [ship, figure, slot] of [
    ['gunship', GUNSHIP, 'gunshipTailwind'],
    ['cutter', CUTTER, 'cutterTailwind'],
  ] as const) {
    const match = union({ dice: [5], [ship]: [0, 0] }, { squadron: { at: [3, 1] } });
    answer(match, 'union', `place 5 ${slot}`);
    expect(offered(match)).toEqual(['space:2,1', 'no']);
    answer(match, 'union', 'space:2,1');
    expect(where(match, figure)).toBe('2,1');
    expect(where(match, FLAGSHIP.union)).toBe('3,2');
  }
});

test('a ship that sails to an Island neither places nor gains Comrades [AH-UN.29]', () => {
  const match = union({ dice: [1], cutter: [1, 0] }, { squadron: { at: [3, 1] } });
  answer(match, 'union', 'place 1 cutterSail', 'w', 'stop');
  expect(where(match, CUTTER)).toBe('0,0');
  expect(asked(match)).toBe('union: turn');
});

test('damage on a ship plan cannot be repaired: not by Repair, nor a Port, nor the Carpenter [AH-UN.30]', () => {
  const damaged = ['gunshipSail', 'rally'] as const;
  const match = afloat('gunship', { dice: [2], damaged });
  answer(match, 'union', 'place 2 repair');
  expect(offered(match)).toEqual(['rally']);

  const port = afloat('gunship', { at: [0, 0], dice: [2], damaged });
  answer(port, 'union', 'place 2 sail', 'e', 'stop', 'repair');
  expect(offered(port)).toEqual(['rally']);

  const carpenter = afloat('gunship', { dice: [2], damaged, crew: ['M11'] });
  answer(carpenter, 'union', 'place 2 M11');
  expect(damagedSlots(carpenter, 'union')).toEqual(['gunshipSail']);
});

test('when every slot of its plan is damaged the ship is lost, its plan discarded and its damage gone [AH-UN.31]', () => {
  for (const [ship, other, figure, sail] of [
    ['gunship', 'cutter', GUNSHIP, 'gunshipSail'],
    ['cutter', 'gunship', CUTTER, 'cutterSail'],
  ] as const) {
    const match = attacked({ [other]: [3, 2], [ship]: [0, 0], damaged: [sail] });
    answer(match, 'squadron', 'gold');
    expect(where(match, figure)).toBe('off');
    expect(match.state.uprising).toMatchObject({ inPlay: [other], discard: [ship] });
    expect(match.news.map(({ event }) => event)).toContainEqual({ say: 'lostShip', plan: ship });
    const slots = whoIs(match, 'union').slots.map(({ id }) => id);
    expect(slots).toEqual([...BOARDS.union.map(({ id }) => id), `${other}Sail`, `${other}Tailwind`]);
    expect(damagedSlots(match, 'union')).toEqual([]);
  }
});

test('a first damage leaves the ship afloat [AH-UN.31]', () => {
  const match = attacked({ gunship: [0, 0] });
  answer(match, 'squadron', 'gold', 'gunshipSail');
  expect(where(match, GUNSHIP)).toBe('0,0');
  expect(match.state.uprising.inPlay).toEqual(['gunship']);
});

test('a die protects its slot: a Gunship with one damage and a die on the other slot survives [AH-UN.32] [EX-23]', () => {
  const match = attacked({ gunship: [0, 0], damaged: ['gunshipSail'], on: { gunshipTailwind: 3 } });
  answer(match, 'squadron', 'twoDamage');
  expect(where(match, GUNSHIP)).toBe('0,0');
  expect(damagedSlots(match, 'union')).toEqual(['gunshipSail']);
});

test('the Gunship must battle everybody where it moves, without a die on Cannons [AH-UN.33]', () => {
  const match = afloat(
    'gunship',
    {},
    { squadron: { at: [1, 1], patrols: [[1, 1]] }, smuggler1: { at: [1, 1] } },
  );
  answer(match, 'union', 'place 1 gunshipSail', 'w');
  expect(offered(match)).toEqual(['squadron', 'smuggler1', 'patrol-1']);
});

test('in its battles the Union adds 3 and may lower its Cannons die besides [AH-UN.34]', () => {
  const fight = (defence: number, lower: string): Match => {
    const match = afloat('gunship', { on: { cannons: 3 } }, { smuggler1: { at: [1, 1] } });
    rig(match, 1, defence);
    answer(match, 'union', 'place 1 gunshipSail', 'w');
    expect(asked(match)).toBe('union: lowerCannons');
    answer(match, 'union', lower);
    return match;
  };
  expect(asked(fight(4, '0'))).toBe('union: spoils');
  expect(asked(fight(5, '0'))).toBe('smuggler1: spoils');
  expect(asked(fight(6, 'cannons 2'))).toBe('union: spoils');
});

test('the Cutter battles only loaded figures where it moves, and cannot use the Cannons die [AH-UN.35] [AH-UN.37] [EX-29]', () => {
  const sail = (smuggler1: Position['smuggler1']): Match => {
    const match = afloat('cutter', { on: { cannons: 6 } }, { smuggler1: { at: [1, 1], ...smuggler1 } });
    rig(match, 1, 2);
    answer(match, 'union', 'place 1 cutterSail', 'w');
    return match;
  };
  expect(asked(sail({}))).toBe('union: sail');
  const match = sail({ on: { cannons: 1 } });
  expect(asked(match)).toBe('smuggler1: spoils');
  expect(slotIn(match, 'union', 'cannons').die).toBe(6);
});

test('a Stronghold is always loaded: the Cutter must battle it [AH-UN.35]', () => {
  const match = afloat('cutter', { cutter: [1, 0] }, { squadron: { at: [3, 1], strongholds: [[0, 0]] } });
  rig(match, 6, 1);
  answer(match, 'union', 'place 1 cutterSail', 'w');
  expect(asked(match)).toBe('union: spoils');
});

test('an unloaded opponent that moves onto the Cutter does not battle it, though the Union has a Cannons die [AH-UN.36]', () => {
  const match = position({
    squadron: { at: [1, 0], gold: 0, dice: [1] },
    union: { cutter: [0, 0], on: { cannons: 6 } },
    smuggler1: { at: [2, 2] },
  });
  answer(match, 'squadron', 'place 1 sail', 'w');
  expect(asked(match)).toBe('squadron: sail');
});

test('as defender the Cutter cannot use the Cannons die either [AH-UN.37]', () => {
  const match = attacked({ cutter: [0, 0], on: { cannons: 6 } });
  expect(asked(match)).toBe('squadron: spoils');
});

test('battle plans may be played in the battles of the Cutter [AH-UN.38]', () => {
  const match = attacked({ cutter: [0, 0], hand: ['weaponsCache'], ready: 6 });
  expect(asked(match)).toBe('union: battlePlan');
  answer(match, 'union', 'weaponsCache');
  expect(asked(match)).toBe('union: spoils');
});

test('beside the Cutter every Comrade counts double: with 3 of them control is 7 [AH-UN.39] [EX-26]', () => {
  const control = (cutter: readonly [number, number]): number => {
    const { state } = union({ cutter }, { map: [{ ...FISH, comrades: 3 }, SWORD] });
    return unionControl(state, nth(state.regions, 0));
  };
  expect(control([1, 1])).toBe(7);
  expect(control([2, 1])).toBe(3);
});

// --- actions ---

/** The Flagship sails from the wreck at 2,2 and anchors on the Sword Island. */
function landed(own: Union = {}): Match {
  const match = union({ at: [2, 2], dice: [1], ...own });
  answer(match, 'union', 'place 1 sail', 'e', 'stop');
  return match;
}

test('Sail: anchoring on an Island, the Union may place 2 Comrades there [AH-UN.40]', () => {
  const match = landed({ ready: 6 });
  expect(offered(match)).toEqual(['place', 'ready', 'nothing']);
  answer(match, 'union', 'place');
  expect(comrades(match)).toEqual([0, 2]);
  expect(match.state.uprising).toMatchObject({ ready: 4, reserve: 14 });
});

test('Sail: anchoring elsewhere gives no Comrades [AH-UN.40]', () => {
  const match = union({ at: [3, 2], dice: [1] });
  answer(match, 'union', 'place 1 sail', 'w', 'rally', 'n');
  expect(where(match, FLAGSHIP.union)).toBe('2,1');
  expect(asked(match)).toBe('union: turn');
});

test('Sail: or it may gain 2 Ready Comrades instead, or nothing [AH-UN.41]', () => {
  const match = landed({ ready: 6 });
  answer(match, 'union', 'ready');
  expect(match.state.uprising).toMatchObject({ ready: 8, reserve: 12 });
  const idle = landed({ ready: 6 });
  answer(idle, 'union', 'nothing');
  expect(idle.state.uprising).toMatchObject({ ready: 6, reserve: 14 });
});

test('Tailwind gives no Comrades, even where a current carries the Flagship on to an Island [AH-UN.42]', () => {
  const match = union({ at: [3, 2], dice: [6] }, { map: [FISH, SWORD, PALM] });
  answer(match, 'union', 'place 6 tailwind', 'space:-2,1');
  expect(where(match, FLAGSHIP.union)).toBe('-2,0');
  expect(asked(match)).toBe('union: turn');
});

test('Cannons take any die and load the Union, Repair takes an even die and removes up to 2 damage [AH-UN.43] [AH-UN.44]', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const match = union({ dice: [die], damaged: ['sail', 'gather', 'rally'] });
    expect(offered(match).includes(`place ${die} repair`)).toBe(die % 2 === 0);
    expect(isLoaded(match.state, FLAGSHIP.union)).toBe(false);
    answer(match, 'union', `place ${die} cannons`);
    expect(isLoaded(match.state, FLAGSHIP.union)).toBe(true);
  }
  const match = union({ dice: [4], damaged: ['sail', 'gather', 'rally'] });
  answer(match, 'union', 'place 4 repair');
  expectRefused(match, [2, ['sail', 'gather', 'rally']], 'wrongCount');
  answer(match, 'union', ['sail', 'rally']);
  expect(damagedSlots(match, 'union')).toEqual(['gather']);
});

test('Inspire takes a 6 and places up to 4 Comrades, each on a different Island [AH-UN.45]', () => {
  const map = [FISH, SWORD, PALM, SHELL, SKULL];
  expect(offered(union({ dice: [5] }, { map }))).not.toContain('place 5 inspire');
  const match = union({ dice: [6], ready: 6 }, { map });
  answer(match, 'union', 'place 6 inspire');
  expect(offered(match)).toEqual(['R01', 'R04', 'R09', 'R05', 'R11']);
  expectRefused(match, [2, ['R01', 'R04', 'R09', 'R05', 'R11']], 'wrongCount');
  expectRefused(match, [2, ['R01', 'R01']], 'notOffered');
  answer(match, 'union', ['R01', 'R09', 'R05', 'R11']);
  expect(comrades(match)).toEqual([1, 0, 1, 1, 1]);
  expect(match.state.uprising.ready).toBe(2);
});

test('with 3 Islands on the map Inspire places at most 3 Comrades [AH-UN.46] [EX-17]', () => {
  const match = union({ dice: [6], ready: 6 }, { map: [FISH, SWORD, PALM] });
  answer(match, 'union', 'place 6 inspire');
  expect(match.open[0]?.offer()).toMatchObject({ range: { min: 0, max: 3 } });
  answer(match, 'union', ['R01', 'R04', 'R09']);
  expect(comrades(match)).toEqual([1, 1, 1]);
});

test('Inspire places no more Comrades than are ready, and asks nothing without any [AH-UN.8]', () => {
  const one = union({ dice: [6], ready: 1 });
  answer(one, 'union', 'place 6 inspire');
  expectRefused(one, [2, ['R01', 'R04']], 'wrongCount');
  answer(one, 'union', ['R04']);
  expect(comrades(one)).toEqual([0, 1]);
  const none = union({ dice: [6], ready: 0 });
  answer(none, 'union', 'place 6 inspire');
  expect(asked(none)).toBe('union: turn');
});

test('Gather takes a 1 and places 4 Comrades on the Island of the region the Flagship is in [AH-UN.47]', () => {
  const match = union({ at: [2, 1], dice: [1, 2], ready: 6 });
  expect(offered(match)).not.toContain('place 2 gather');
  answer(match, 'union', 'place 1 gather');
  expect(comrades(match)).toEqual([0, 4]);
});

test('Rally takes a 6 and gives 4 Ready Comrades on an Island, elsewhere nothing [AH-UN.48]', () => {
  const island = union({ at: [3, 2], dice: [6, 5], ready: 6 });
  expect(offered(island)).not.toContain('place 5 rally');
  answer(island, 'union', 'place 6 rally');
  expect(island.state.uprising.ready).toBe(10);
  const sea = union({ at: [2, 2], dice: [6], ready: 6 });
  answer(sea, 'union', 'place 6 rally');
  expect(sea.state.uprising.ready).toBe(6);
});

// --- won battles ---

/** The Gunship beats the Smuggler at 1,1, in the region of the Fish Island; the Flagship is at 3,2. */
function victory(own: Union = {}): Match {
  const match = afloat('gunship', { dice: [1], ready: 6, ...own }, { smuggler1: { at: [1, 1], gold: 2 } });
  rig(match, 6, 1);
  answer(match, 'union', 'place 1 gunshipSail', 'w');
  return match;
}

test('a victory may inflict 1 damage and place 1 Comrade on the Island of that region, from the Ready ones [AH-UN.49] [AH-UN.50]', () => {
  const match = victory();
  answer(match, 'union', 'placeComrade', 'cannons');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['cannons']);
  expect(comrades(match)).toEqual([1, 0]);
  expect(match.state.uprising).toMatchObject({ ready: 5, reserve: 14 });

  const none = victory({ ready: 0 });
  answer(none, 'union', 'placeComrade', 'cannons');
  expect(comrades(none)).toEqual([0, 0]);
});

test('or inflict 1 damage and steal 1 gold [AH-UN.51]', () => {
  const match = victory();
  answer(match, 'union', 'gold', 'sail');
  expect(damagedSlots(match, 'smuggler1')).toEqual(['sail']);
  expect([whoIs(match, 'union').gold, whoIs(match, 'smuggler1').gold]).toEqual([1, 1]);
});

test('or the Union may decline both [AH-UN.52]', () => {
  const match = victory();
  expect(offered(match)).toEqual(['placeComrade', 'gold', 'none']);
  answer(match, 'union', 'none');
  expect(damagedSlots(match, 'smuggler1')).toEqual([]);
  expect(comrades(match)).toEqual([0, 0]);
});

test('anchoring on an Island by a crew card gives no Comrades [AH-UN.53]', () => {
  const deckhand = union({ at: [2, 2], dice: [1], crew: ['M22'] });
  answer(deckhand, 'union', 'place 1 M22', 'e', 'stop');
  expect(where(deckhand, FLAGSHIP.union)).toBe('3,2');
  expect(asked(deckhand)).toBe('union: turn');

  const map = [FISH, SWORD, { tile: 'R03', at: [-2, 0] }] as const;
  const aeronauts = union({ gold: 1, crew: ['aeronauts'] }, { map, squadron: { at: [1, 0] } });
  answer(aeronauts, 'union', 'use M16');
  expect(where(aeronauts, FLAGSHIP.union)).toBe('-2,0');
  expect(asked(aeronauts)).toBe('union: turn');
});

test('a beaten Patrol leaves the map whichever option the Union takes [AH-UN.49] [AH-UN.51]', () => {
  for (const option of ['placeComrade', 'gold']) {
    const match = afloat('gunship', {}, { squadron: { at: [3, 1], patrols: [[1, 1]] } });
    rig(match, 6, 1);
    answer(match, 'union', 'place 1 gunshipSail', 'w', option);
    expect(where(match, nth(PATROLS, 0))).toBe('off');
  }
});

test('everybody hears of Comrades that are readied, placed, removed and moved [AH-INF.1]', () => {
  const told = (match: Match): object[] => match.news.map(({ event }) => event);
  const match = union({ dice: [6, 1], ready: 2 });
  answer(match, 'union', 'place 6 rally');
  expect(told(match)).toContainEqual({ say: 'readied', count: 4 });
  answer(match, 'union', 'place 1 gather');
  expect(told(match)).toContainEqual({ say: 'placedComrades', count: 4, to: 'space:3,2' });
  const map = [{ ...FISH, comrades: 2 }, SWORD];
  const bombed = position({ map, squadron: { gold: 0, dice: [4, 1] } });
  answer(bombed, 'squadron', 'place 4 bombard');
  expect(told(bombed)).toContainEqual({ say: 'removedComrades', count: 2, from: 'space:0,0' });
  const moved = union({ hand: ['evacuation'] }, { map });
  answer(moved, 'union', 'plan evacuation', 'R01', 'R04', 2);
  expect(told(moved)).toEqual([{ say: 'movedComrades', count: 2, from: 'space:0,0', to: 'space:3,2' }]);
});
