import { CONCEDE, Match as Kernel } from '@portolan/kernel';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { CUTTER, FLAGSHIP, GUNSHIP, PATROLS } from '../content/factions.ts';
import { PLAN_CARDS, type PlanId, PLANS } from '../content/plans.ts';
import { ahoy } from '../game.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, damagedSlots, endRound, offered, slotIn, where, whoIs } from './acting.ts';
import { isLoaded } from './battle.ts';
import { unionControl } from './control.ts';

type Match = ReturnType<typeof position>;
type Union = NonNullable<Position['union']>;

const FISH = { tile: 'R01', at: [0, 0] } as const;
const SWORD = { tile: 'R04', at: [2, 1], turn: 2 } as const;
const PALM = { tile: 'R09', at: [-2, 0] } as const;

/** It is the Union's turn, its dice already placed, its Flagship on the Sword Island at 3,2. */
const plotting = (own: Union, given: Omit<Position, 'union'> = {}): Match =>
  position({ turn: 'union', placed: 2, ...given, union: { gold: 0, dice: [], ...own } });

const plansOffered = (match: Match): readonly string[] =>
  offered(match).filter((key) => key.startsWith('plan'));
const comrades = (match: Match): number[] => match.state.regions.map((region) => region.comrades);

function rig(match: Match, attack: readonly number[], defence: readonly number[]): void {
  match.random.rig('attack', ...attack);
  match.random.rig('defence', ...defence);
}

/** The Squadron's loaded Flagship sails from 1,0 onto the Union's Flagship on the Fish Island. */
function attacked(own: Union, attack: readonly number[], defence: readonly number[]): Match {
  const match = position({
    squadron: { at: [1, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    union: { at: [0, 0], ...own },
    smuggler1: { at: [2, 2] },
  });
  rig(match, attack, defence);
  answer(match, 'squadron', 'place 1 sail', 'w');
  return match;
}

const rolls = (match: Match): unknown[] =>
  match.news.map(({ event }) => event).filter(({ say }) => say === 'rolledBattle');

// --- the hand ---

test('the Union starts with 2 plans in hand [AH-UN.9]', () => {
  const { uprising } = Kernel.start(ahoy, { seats: 2, seed: 'plans' }).state;
  expect([uprising.hand.length, uprising.pile.length]).toEqual([2, 10]);
});

test('after the Upkeep of a round the Union draws 2 plans, or what is left [AH-UN.10]', () => {
  const drawn = (hand: number): number => {
    const match = endRound({ seats: 3, union: { hand: PLAN_CARDS.slice(0, hand) } });
    return match.state.uprising.hand.length - hand;
  };
  expect([drawn(0), drawn(10), drawn(11), drawn(12)]).toEqual([2, 2, 1, 0]);
});

test('the draw pile is not rebuilt from the discard [AH-UN.11]', () => {
  const match = position({
    seats: 3,
    turn: 'union',
    union: { dice: [], hand: [...PLAN_CARDS] },
    squadron: { dice: [] },
    smuggler1: { dice: [] },
  });
  answer(match, 'union', 'plan smashingEntrance', 'no', 'end');
  expect(match.state.round).toBe(2);
  expect(match.state.uprising.discard).toEqual(['smashingEntrance']);
  expect(match.state.uprising.hand).toHaveLength(11);
});

test('there is no hand limit [AH-UN.12]', () => {
  const match = endRound({ seats: 3, union: { hand: PLAN_CARDS.slice(0, 10) } });
  expect(match.state.uprising.hand).toHaveLength(12);
});

test('a plan is played only at the moment it states: as an action or at the start of a battle [AH-UN.13]', () => {
  const hand = [...PLAN_CARDS];
  const market = ['M01'] as const;
  const map = [{ ...FISH, comrades: 2 }, SWORD];
  const actions = Object.keys(PLANS).filter((plan) => PLANS[plan as PlanId].when === 'action');
  expect(plansOffered(plotting({ hand }, { map, market })).toSorted()).toEqual(
    actions.map((plan) => `plan ${plan}`).toSorted(),
  );
  expect(offered(attacked({ hand }, [1], [6]))).toEqual([
    'secretWeapon',
    'weaponsCache',
    'narrowEscape',
    'pass',
  ]);
});

test('a plan is played without a die, only in the turn of the Union and between actions [AH-UN.14]', () => {
  const hand = ['smashingEntrance'] as const;
  const match = plotting({ hand, at: [0, 0], dice: [1] }, { placed: 1 });
  answer(match, 'union', 'place 1 sail');
  expect(plansOffered(match)).toEqual([]);
  answer(match, 'union', 's', 'stop');
  expect(plansOffered(match)).toEqual(['plan smashingEntrance']);
  answer(match, 'union', 'plan smashingEntrance', 'no');
  expect(match.state.turn.placed).toBe(2);
  expect(plansOffered(position({ union: { hand } }))).toEqual([]);
});

test('any number of plans may be played in a turn [AH-UN.15]', () => {
  const map = [{ ...FISH, comrades: 5 }, SWORD];
  const hand = ['cutter', 'smashingEntrance', 'smashingEntrance', 'sneakAttack', 'evacuation'] as const;
  const match = plotting({ hand, at: [2, 2] }, { map });
  answer(match, 'union', 'plan cutter', 'R01');
  answer(match, 'union', 'plan smashingEntrance', 'no');
  answer(match, 'union', 'plan smashingEntrance', 'no');
  answer(match, 'union', 'plan sneakAttack', 'R01');
  answer(match, 'union', 'plan evacuation', 'R01', 'R04', 3);
  expect(match.state.uprising.hand).toEqual([]);
});

test('a played plan lies face up on the discard pile [AH-UN.16]', () => {
  const match = plotting({ hand: ['smashingEntrance'] });
  answer(match, 'union', 'plan smashingEntrance', 'no');
  expect(match.view('spectator').uprising).toMatchObject({ discard: ['smashingEntrance'], handCount: 0 });
});

test('the plans of the ships stay in play instead [AH-UN.17]', () => {
  const map = [{ ...FISH, comrades: 4 }, SWORD];
  const match = plotting({ hand: ['cutter', 'gunship'] }, { map });
  answer(match, 'union', 'plan gunship', 'R01', 'plan cutter', 'R01');
  expect(match.state.uprising).toMatchObject({ hand: [], discard: [], inPlay: ['gunship', 'cutter'] });
});

test('battle plans may be played by attacker and defender, for any Union figure and in any turn [AH-UN.18]', () => {
  const hand = ['evacuation'] as const;
  expect(asked(attacked({ hand }, [1], [6]))).toBe('union: battlePlan');
  expect(asked(attacked({ hand, at: [3, 2], gunship: [0, 0] }, [1], [6]))).toBe('union: battlePlan');
  const attacking = plotting(
    { hand, at: [1, 0], dice: [1], on: { cannons: 1 } },
    { placed: 1, squadron: { at: [0, 0] } },
  );
  answer(attacking, 'union', 'place 1 sail', 'w');
  expect(asked(attacking)).toBe('union: battlePlan');
});

test('where no Union figure takes part the Union is not asked [AH-UN.18]', () => {
  const match = position({
    squadron: { at: [1, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    union: { at: [0, 0], hand: ['weaponsCache'] },
    smuggler1: { at: [1, 1] },
  });
  rig(match, [6], [1]);
  answer(match, 'squadron', 'place 1 sail', 's');
  expect(asked(match)).toBe('squadron: spoils');
});

test('who passes plays no plan and keeps the hand [AH-UN.18]', () => {
  const hand = ['weaponsCache', 'evacuation'] as const;
  const match = attacked({ hand }, [6], [1]);
  answer(match, 'union', 'pass');
  expect(asked(match)).toBe('squadron: spoils');
  expect(match.state.uprising).toMatchObject({ hand, discard: [] });
});

test('several battle plans may be played in one battle: a Secret Weapon and both Weapons Caches make 16 [AH-UN.19] [AH-PLAN.3c] [EX-18]', () => {
  const match = attacked({ ready: 5, hand: ['weaponsCache', 'secretWeapon', 'weaponsCache'] }, [6], [2, 4]);
  answer(match, 'union', 'secretWeapon', 'weaponsCache', 'weaponsCache');
  expect(rolls(match)).toMatchObject([
    { figure: 'figure:squadron', total: 6 },
    { figure: 'figure:union', dice: [2, 4], total: 16 },
  ]);
  answer(match, 'union', 'none', 'order');
  expect(damagedSlots(match, 'squadron')).toEqual(['order']);
});

test('the Union has no way to show its plans [AH-UN.20]', () => {
  const match = plotting({ hand: ['smashingEntrance', 'evacuation'] });
  expect(match.asides(2)).toEqual([]);
  for (const viewer of [0, 1, 3, 'spectator'] as const)
    expect(JSON.stringify([match.view(viewer), match.asked(viewer)])).not.toMatch(/smashing|evacuation/);
  expectRefused(match, [2, null, CONCEDE], 'cannotConcede');
});

test('the Cutter and the Gunship are placed on an Island with 2 Comrades, which leave it [AH-UN.21] [AH-UN.22] [AH-PLAN.8a] [AH-PLAN.9a]', () => {
  for (const [plan, figure] of [
    ['cutter', CUTTER],
    ['gunship', GUNSHIP],
  ] as const) {
    const map = [{ ...FISH, comrades: 3 }, { ...SWORD, comrades: 1 }, PALM];
    const match = plotting({ hand: [plan], ready: 6 }, { map });
    answer(match, 'union', `plan ${plan}`);
    expect(offered(match)).toEqual(['R01']);
    answer(match, 'union', 'R01');
    expect(where(match, figure)).toBe('0,0');
    expect(comrades(match)).toEqual([1, 1, 0]);
    expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 12 });
  }
});

test('placing a ship starts no battle, not even with a loaded enemy there [AH-UN.23]', () => {
  const map = [{ ...FISH, comrades: 2 }, SWORD];
  const squadron = { at: [0, 0], on: { cannons: 6 } } as const;
  const match = plotting({ hand: ['gunship', 'cutter'] }, { map, squadron });
  answer(match, 'union', 'plan gunship', 'R01');
  expect(asked(match)).toBe('union: turn');
});

test('a ship needs an Island with at least 2 Comrades [AH-UN.24]', () => {
  const map = [
    { ...FISH, comrades: 1 },
    { ...SWORD, comrades: 1 },
  ];
  expect(plansOffered(plotting({ hand: ['gunship', 'cutter'] }, { map }))).toEqual([]);
});

// --- each plan ---

test('Secret Weapon: the Union rolls 2 dice and adds them, its opponent 1 [AH-PLAN.1a]', () => {
  const match = attacked({ hand: ['secretWeapon'] }, [6], [3, 4]);
  answer(match, 'union', 'secretWeapon');
  expect(rolls(match)).toMatchObject([{ dice: [6] }, { dice: [3, 4], total: 7 }]);
  expect(asked(match)).toBe('union: spoils');
});

test('Secret Weapon: a victory inflicts 1 additional damage, a defeat none; it is discarded [AH-PLAN.1b] [AH-PLAN.1c]', () => {
  const won = attacked({ hand: ['secretWeapon'] }, [1], [3, 4]);
  answer(won, 'union', 'secretWeapon', 'gold', 'order', 'tailwind');
  expect(damagedSlots(won, 'squadron')).toEqual(['tailwind', 'order']);
  expect(won.state.uprising).toMatchObject({ hand: [], discard: ['secretWeapon'] });

  const lost = attacked({ hand: ['secretWeapon'] }, [6], [1, 1]);
  answer(lost, 'union', 'secretWeapon');
  answer(lost, 'squadron', 'gold', 'sail', 'no');
  expect(damagedSlots(lost, 'union')).toEqual(['sail']);
  expect(damagedSlots(lost, 'squadron')).toEqual([]);
});

/** Patrols 1 to 3 in the region of the Fish Island, the fourth in that of the Sword Island. */
const PATROLLED = {
  patrols: [
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
} as const;

test('Sneak Attack: up to 2 Patrols anywhere in a region whose Island has a Comrade go to reserve [AH-PLAN.2a] [AH-PLAN.2b] [AH-PLAN.2c]', () => {
  const map = [{ ...FISH, comrades: 1 }, SWORD];
  const match = plotting({ hand: ['sneakAttack'] }, { map, squadron: PATROLLED });
  answer(match, 'union', 'plan sneakAttack');
  expect(offered(match)).toEqual(['R01']);
  answer(match, 'union', 'R01');
  expect(offered(match)).toEqual(['patrol-1', 'patrol-2', 'patrol-3']);
  expectRefused(match, [2, ['patrol-1', 'patrol-2', 'patrol-3']], 'wrongCount');
  answer(match, 'union', ['patrol-1', 'patrol-3']);
  expect(PATROLS.slice(0, 4).map((patrol) => where(match, patrol))).toEqual(['off', '1,0', 'off', '2,1']);
});

test('Sneak Attack needs a Comrade on some Island, and is discarded, even if it spares everybody [AH-PLAN.2a] [AH-PLAN.2d]', () => {
  expect(plansOffered(plotting({ hand: ['sneakAttack'] }, { squadron: PATROLLED }))).toEqual([]);
  const map = [{ ...FISH, comrades: 1 }, SWORD];
  const match = plotting({ hand: ['sneakAttack'] }, { map, squadron: PATROLLED });
  answer(match, 'union', 'plan sneakAttack', 'R01', []);
  expect(match.state.uprising).toMatchObject({ hand: [], discard: ['sneakAttack'] });
});

test('Weapons Cache: the Ready Comrades are added to the roll, and none is spent; it is discarded [AH-PLAN.3a] [AH-PLAN.3b] [AH-PLAN.3d]', () => {
  const fight = (ready: number): Match => {
    const match = attacked({ hand: ['weaponsCache'], ready }, [6], [1]);
    answer(match, 'union', 'weaponsCache');
    return match;
  };
  expect(asked(fight(5))).toBe('squadron: spoils');
  const match = fight(6);
  expect(asked(match)).toBe('union: spoils');
  expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 14, hand: [], discard: ['weaponsCache'] });
});

test('Narrow Escape: the battle is ignored, and the plan discarded [AH-PLAN.4a] [AH-PLAN.4c]', () => {
  const match = attacked({ hand: ['narrowEscape', 'weaponsCache'] }, [6], [1]);
  answer(match, 'union', 'narrowEscape');
  expect(rolls(match)).toEqual([]);
  expect(asked(match)).toBe('squadron: sail');
  expect(match.state.uprising).toMatchObject({ hand: ['weaponsCache'], discard: ['narrowEscape'] });
});

test('Narrow Escape: on its first of 2 steps the Union enters a loaded enemy’s space, escapes and sails on [AH-PLAN.4b] [EX-19]', () => {
  const match = plotting(
    { hand: ['narrowEscape'], at: [1, 0], dice: [1] },
    { placed: 1, squadron: { at: [0, 0], on: { cannons: 6 } }, smuggler1: { at: [2, 2] } },
  );
  answer(match, 'union', 'place 1 sail', 'w', 'narrowEscape');
  expect(asked(match)).toBe('union: sail');
  answer(match, 'union', 's');
  expect(where(match, FLAGSHIP.union)).toBe('0,1');
});

test('Enlistment: any number of cards of the colour of an Island with a Comrade, for nothing, wherever the Flagship is [AH-PLAN.5a] [AH-PLAN.5c]', () => {
  const map = [{ ...FISH, comrades: 1 }, SWORD, { ...PALM, comrades: 1 }];
  const match = plotting({ hand: ['enlistment'] }, { map, market: ['M04', 'M06', 'M03'], deckEnds: true });
  answer(match, 'union', 'plan enlistment');
  expect(offered(match)).toEqual(['R01']);
  answer(match, 'union', 'R01');
  expect(offered(match)).toEqual(['M04', 'M03']);
  answer(match, 'union', ['M04', 'M03']);
  expect(whoIs(match, 'union')).toMatchObject({ crew: ['M04', 'M03'], gold: 0 });
  expect(match.state.turn.placed).toBe(2);
});

test('Enlistment: the Market is refilled only afterwards; the plan is discarded [AH-PLAN.5b] [AH-PLAN.5d]', () => {
  const map = [{ ...FISH, comrades: 1 }, SWORD];
  const match = plotting(
    { hand: ['enlistment'] },
    { map, market: ['M04', 'M06', 'M03'], deck: ['M01', 'M02'] },
  );
  answer(match, 'union', 'plan enlistment', 'R01');
  expectRefused(match, [2, ['M04', 'M01']], 'notOffered');
  answer(match, 'union', ['M04', 'M03']);
  expect(match.state.market).toEqual(['M06', 'M01', 'M02']);
  expect(match.state.uprising).toMatchObject({ hand: [], discard: ['enlistment'] });
});

test('Smashing Entrance: the Cannons die rises by 2, to 6 at most [AH-PLAN.6a]', () => {
  const raised = (die: number): number => {
    const match = plotting({ hand: ['smashingEntrance'], on: { cannons: die } });
    answer(match, 'union', 'plan smashingEntrance');
    const told = match.news.filter(({ event }) => event.say === 'raisedCannons');
    expect(told.map(({ event }) => event['by'])).toEqual(die === 6 ? [] : [Math.min(2, 6 - die)]);
    return slotIn(match, 'union', 'cannons').die;
  };
  expect([1, 4, 5, 6].map(raised)).toEqual([3, 6, 6, 6]);
});

test('Smashing Entrance: then the Flagship may sail straight to any Tailwind icon, and battle there; it is discarded [AH-PLAN.6b] [AH-PLAN.6c]', () => {
  const match = plotting(
    { hand: ['smashingEntrance'], on: { cannons: 1 } },
    { squadron: { at: [0, 1] }, smuggler1: { at: [2, 2] } },
  );
  answer(match, 'union', 'plan smashingEntrance');
  expect(offered(match)).toEqual(['space:0,1', 'space:2,1', 'no']);
  answer(match, 'union', 'space:0,1');
  expect(where(match, FLAGSHIP.union)).toBe('0,1');
  expect(asked(match)).toBe('union: lowerCannons');
  expect(match.state.uprising).toMatchObject({ hand: [], discard: ['smashingEntrance'] });
});

test('Smashing Entrance: without a Cannons die it still moves the Flagship and loads nothing [AH-PLAN.6b]', () => {
  const match = plotting({ hand: ['smashingEntrance'] });
  answer(match, 'union', 'plan smashingEntrance', 'space:2,1');
  expect(where(match, FLAGSHIP.union)).toBe('2,1');
  expect(isLoaded(match.state, FLAGSHIP.union)).toBe(false);
});

test('Evacuation: all Comrades of one Island are spread over Islands as the Union likes, its own among them [AH-PLAN.7a]', () => {
  const map = [{ ...FISH, comrades: 5 }, { ...SWORD, comrades: 1 }, PALM];
  const match = plotting({ hand: ['evacuation'], ready: 6 }, { map });
  answer(match, 'union', 'plan evacuation');
  expect(offered(match)).toEqual(['R01', 'R04']);
  answer(match, 'union', 'R01');
  expect(offered(match)).toEqual(['R01', 'R04', 'R09']);
  answer(match, 'union', 'R04', 2, 'R09', 2);
  expect(offered(match)).toEqual(['R01', 'R04', 'R09']);
  answer(match, 'union', 'R01');
  expect(asked(match)).toBe('union: turn');
  expect(comrades(match)).toEqual([1, 3, 2]);
  expect(match.state.uprising).toMatchObject({ ready: 6, reserve: 8 });
});

test('Evacuation: the plan is discarded; without Comrades on an Island it cannot be played [AH-PLAN.7b]', () => {
  const match = plotting({ hand: ['evacuation'] }, { map: [{ ...FISH, comrades: 2 }, SWORD] });
  answer(match, 'union', 'plan evacuation', 'R01', 'R04', 2);
  expect(comrades(match)).toEqual([0, 2]);
  expect(match.state.uprising).toMatchObject({ hand: [], discard: ['evacuation'] });
  expect(plansOffered(plotting({ hand: ['evacuation'] }))).toEqual([]);
});

/** A ship has just been launched on the Fish Island; two dice are left. */
function launched(plan: 'cutter' | 'gunship'): Match {
  const map = [{ ...FISH, comrades: 5 }, SWORD];
  const away = { squadron: { at: [2, 2] }, smuggler1: { at: [2, 2] } } as const;
  const match = plotting({ hand: [plan], dice: [3, 4], on: { cannons: 6 } }, { map, placed: 0, ...away });
  answer(match, 'union', `plan ${plan}`, 'R01');
  return match;
}

const stepsWith = (match: Match, slot: string): number => {
  answer(match, 'union', `place 3 ${slot}`);
  return Number(match.open[0]?.about['left']);
};

test('the plan of the Cutter stays in play with a slot for Sail, up to 3 spaces, and one for Tailwind [AH-PLAN.8b]', () => {
  const match = launched('cutter');
  const slots = offered(match).filter((key) => key.includes('cutter'));
  expect(slots).toEqual([
    'place 3 cutterSail',
    'place 4 cutterSail',
    'place 3 cutterTailwind',
    'place 4 cutterTailwind',
  ]);
  expect(match.state.uprising.inPlay).toEqual(['cutter']);
  expect(stepsWith(match, 'cutterSail')).toBe(3);
});

test('the Cutter adds 1 control and doubles the Comrades, and is never loaded [AH-PLAN.8c]', () => {
  const { state } = launched('cutter');
  expect(unionControl(state, nth(state.regions, 0))).toBe(3 * 2 + 1);
  expect(isLoaded(state, CUTTER)).toBe(false);
});

test('the plan of the Gunship stays in play with a slot for Sail, up to 2 spaces, and one for Tailwind [AH-PLAN.9b]', () => {
  const match = launched('gunship');
  const slots = offered(match).filter((key) => key.includes('gunship'));
  expect(slots).toEqual([
    'place 3 gunshipSail',
    'place 4 gunshipSail',
    'place 3 gunshipTailwind',
    'place 4 gunshipTailwind',
  ]);
  expect(match.state.uprising.inPlay).toEqual(['gunship']);
  expect(stepsWith(match, 'gunshipSail')).toBe(2);
});

test('the Gunship adds 1 control without doubling, is always loaded and adds 3 in battle [AH-PLAN.9c]', () => {
  const { state } = launched('gunship');
  expect(unionControl(state, nth(state.regions, 0))).toBe(3 + 1);
  expect(isLoaded(state, GUNSHIP)).toBe(true);
  const lost = attacked({ at: [3, 2], gunship: [0, 0] }, [3], [1]);
  expect(asked(lost)).toBe('union: spoils');
  expect(asked(attacked({ at: [3, 2], gunship: [0, 0] }, [4], [1]))).toBe('squadron: spoils');
});
