import { heard, Match as Kernel, Random, type Viewer } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { ahoy } from '../game.ts';
import { type Position, position } from '../position.ts';
import { type Ahoy, copyState } from '../state.ts';
import { answer, asked, endRound, offered, whoIs } from './acting.ts';

type Match = ReturnType<typeof position>;

const [SQUADRON, SMUGGLER, UNION] = [0, 1, 2];
const OTHERS: readonly Viewer[] = [SQUADRON, UNION, 3, 'spectator'];

/** A rich position: crew, cargo, pledges, plans and damage. */
const GIVEN: Position = {
  turn: 'smuggler1',
  market: ['M20', 'M25', 'M28'],
  squadron: { patrols: [[1, 0]], strongholds: [[0, 0]], damaged: ['order'], crew: ['fighters'] },
  smuggler1: { at: [3, 2], cargo: ['M01'], pledged: { squadron: ['M06'], union: ['M02', 'M03'] } },
  union: { hand: ['evacuation', 'weaponsCache'], ready: 5, gunship: [2, 1] },
};

const pledgesOf = (match: Match, viewer: Viewer) => match.view(viewer).players[SMUGGLER]?.pledges ?? [];

test('everybody sees the map, figures, dice, gold, damage, crew, glory, Comrades, Market, discards and the size of every pile [AH-INF.1]', () => {
  const match = position(GIVEN);
  const { state } = match;
  for (const viewer of [SQUADRON, SMUGGLER, UNION, 3, 'spectator'] as const) {
    const { at, regions, market, box, supply, players, uprising, pile, deck } = match.view(viewer);
    expect({ at, regions, market, box, supply }).toEqual({
      at: state.at,
      regions: state.regions,
      market: state.market,
      box: state.box,
      supply: state.supply,
    });
    players.forEach((seen, i) => {
      const { gold, glory, dice, setAside, slots, crew, white, black } = state.players[i] ?? seen;
      expect(seen).toMatchObject({ gold, glory, dice, setAside, slots, crew, white, black });
    });
    const { reserve, ready, discard, inPlay, hand } = state.uprising;
    expect(uprising).toMatchObject({ reserve, ready, discard, inPlay, handCount: hand.length });
    expect([pile, deck, uprising.pile]).toEqual([
      state.pile.length,
      state.deck.length,
      state.uprising.pile.length,
    ]);
  }
});

/** The states a seat could be in without knowing better. */
const imaginings = (match: Match, seat: number): Ahoy[] =>
  Array.from({ length: 40 }, (_, i) => {
    const state = copyState(match.state);
    ahoy.imagine(state, seat, Random.seeded(`imagining ${i}`));
    return state;
  });

const differ = (states: readonly Ahoy[], part: (state: Ahoy) => unknown): boolean =>
  new Set(states.map((state) => JSON.stringify(part(state)))).size > 1;

test('nobody knows the order of the piles, nor the tile removed at setup [AH-INF.2]', () => {
  const match = position(GIVEN);
  for (const seat of [SQUADRON, SMUGGLER, UNION]) {
    const view = match.view(seat);
    expect(view).not.toHaveProperty('removed');
    expect([view.pile, view.deck, view.uprising.pile].every(Number.isInteger)).toBe(true);
    const states = imaginings(match, seat);
    for (const part of [
      ({ pile }: Ahoy) => pile,
      ({ removed }: Ahoy) => removed,
      ({ deck }: Ahoy) => deck,
      ({ uprising }: Ahoy) => uprising.pile,
    ])
      expect(differ(states, part)).toBe(true);
  }
});

test('only the Union knows the plans in its hand [AH-INF.3]', () => {
  const match = position(GIVEN);
  expect(match.view(UNION).uprising.hand).toEqual(['evacuation', 'weaponsCache']);
  expect(differ(imaginings(match, UNION), ({ uprising }) => uprising.hand)).toBe(false);
  for (const viewer of [SQUADRON, SMUGGLER, 3, 'spectator'] as const)
    expect(match.view(viewer).uprising).not.toHaveProperty('hand');
  expect(differ(imaginings(match, SQUADRON), ({ uprising }) => uprising.hand)).toBe(true);
});

test('plans drawn are told to the Union alone [AH-INF.3]', () => {
  const match = position({
    seats: 2,
    union: { dice: [], plans: ['gunship', 'evacuation'] },
    squadron: { dice: [] },
    market: [],
  });
  answer(match, 'squadron', 'end', 'R01');
  const drew = match.news.find(({ event }) => event.say === 'drewPlans');
  if (!drew) throw new Error('no plans were drawn');
  expect(heard(drew, 1)).toMatchObject({ plans: ['gunship', 'evacuation'] });
  for (const viewer of [0, 'spectator'] as const)
    expect(heard(drew, viewer)).toEqual({ say: 'drewPlans', count: 2 });
});

test('the faction side of a Pledge token is hidden from all but its owner, the number of cards under it from nobody [AH-INF.4] [AH-INF.5]', () => {
  const match = position(GIVEN);
  const counts = whoIs(match, 'smuggler1').pledges.map(({ cards }) => cards.length);
  for (const viewer of OTHERS) expect(pledgesOf(match, viewer)).toEqual(counts.map((cards) => ({ cards })));
  const sides = ({ players }: Ahoy) => players[SMUGGLER]?.pledges.map(({ faction }) => faction);
  expect(differ(imaginings(match, SQUADRON), sides)).toBe(true);
  expect(differ(imaginings(match, SMUGGLER), sides)).toBe(false);
});

test('once the game is over the tokens are open, and nobody imagines them otherwise [AH-INF.4]', () => {
  const match = endRound({ ...GIVEN, turn: 'squadron', squadron: { at: [0, 1], glory: 40 } });
  const sides = ({ players }: Ahoy) => players[SMUGGLER]?.pledges.map(({ faction }) => faction);
  for (const viewer of OTHERS)
    expect(pledgesOf(match, viewer).map(({ faction }) => faction)).toEqual(sides(match.state));
  expect(differ(imaginings(match, SQUADRON), sides)).toBe(false);
});

test('cards under Pledge tokens are face down, though everybody saw which card was delivered [AH-INF.6]', () => {
  const match = position(GIVEN);
  for (const viewer of OTHERS) expect(JSON.stringify(pledgesOf(match, viewer))).not.toContain('M02');
  answer(match, 'smuggler1', 'deliver M01');
  const delivered = match.news.find(({ event }) => event.say === 'delivered');
  expect(delivered?.event).toMatchObject({ card: 'card:M01' });
});

test('token A stands for either faction, by chance [AH-INF.7]', () => {
  const first = (seed: string): string | undefined =>
    Kernel.start(ahoy, { seats: 3, seed }).state.players[SMUGGLER]?.pledges[0]?.faction;
  const drawn = Array.from({ length: 100 }, (_, i) => first(`pledges ${i}`));
  const squadron = drawn.filter((faction) => faction === 'squadron').length;
  expect(squadron).toBeGreaterThan(30);
  expect(squadron).toBeLessThan(70);
});

test('carried cargo is public [AH-INF.8]', () => {
  const match = position(GIVEN);
  for (const viewer of OTHERS) expect(match.view(viewer).players[SMUGGLER]?.cargo).toEqual(['M01']);
});

test.each([
  ['squadron', 'union'],
  ['union', 'squadron'],
] as const)(
  'which token a card goes under is seen by all, which faction it stands for by the Smuggler alone: %s [AH-INF.9]',
  (faction, other) => {
    const match = position(GIVEN);
    answer(match, 'smuggler1', 'deliver M01', '5', 'no');
    const token = whoIs(match, 'smuggler1').pledges[0]?.faction === other ? 'B' : 'A';
    for (const viewer of OTHERS) expect(match.asked(viewer)[0]).not.toHaveProperty('offer');
    expect(JSON.stringify(match.open[0]?.about)).not.toMatch(/squadron|union/);
    answer(match, 'smuggler1', faction);
    const pledged = match.news.find(({ event }) => event.say === 'pledged');
    if (!pledged) throw new Error('nothing was pledged');
    expect(heard(pledged, SMUGGLER)).toMatchObject({ token, to: faction });
    for (const viewer of OTHERS)
      expect(heard(pledged, viewer)).toEqual({ say: 'pledged', faction: 'smuggler1', token });
  },
);

test('everybody hears of trade: what was picked up, thrown overboard and delivered, and which reward it brought [AH-INF.1] [AH-INF.8]', () => {
  const told = (match: Match): object[] => match.news.map(({ event }) => event);
  const faction = 'smuggler1';
  const match = position({
    turn: faction,
    market: ['M01'],
    deckEnds: true,
    smuggler1: { at: [0, 0], cargo: ['M06', 'M16'] },
  });
  answer(match, faction, 'pickUp M01');
  expect(told(match)).toEqual([{ say: 'pickedUp', faction, card: 'card:M01' }]);
  answer(match, faction, 'M01');
  expect(told(match)).toEqual([{ say: 'boxed', faction, card: 'card:M01' }]);
  answer(match, faction, 'deliver M06');
  expect(told(match)).toEqual([
    { say: 'delivered', faction, card: 'card:M06', region: 'region:R01' },
    { say: 'gainedGlory', faction, glory: 2, source: 'deliveries' },
    { say: 'enriched', region: 'region:R01', wealth: 2 },
  ]);
  answer(match, faction, '5');
  expect(told(match)).toEqual([{ say: 'movedMarker', faction, to: 'reward:smuggler1.5', reward: 'gold' }]);
  expect(match.open[0]?.about).toEqual({ say: 'takeReward', reward: 'gold' });
});

/** The Squadron attacks the Union on the Fish Island. */
function attacked(hand: NonNullable<Position['union']>['hand'] & object): Match {
  const match = position({
    squadron: { at: [1, 0], gold: 0, dice: [1], on: { cannons: 1 } },
    union: { at: [0, 0], hand },
    smuggler1: { at: [2, 2] },
  });
  answer(match, 'squadron', 'place 1 sail', 'w');
  return match;
}

test('a Union with any plan in hand is asked at the start of its battles, whether it can play one or not [AH-INF.10]', () => {
  const armed = attacked(['weaponsCache']);
  const bare = attacked(['evacuation']);
  for (const match of [armed, bare]) expect(asked(match)).toBe('union: battlePlan');
  expect(offered(bare)).toEqual(['pass']);
  for (const viewer of [SQUADRON, SMUGGLER, 3, 'spectator'] as const) {
    expect(armed.asked(viewer)).toEqual(bare.asked(viewer));
    expect(armed.view(viewer)).toEqual(bare.view(viewer));
  }
});

test('a Union with an empty hand is not asked, which everybody can see coming [AH-INF.10]', () => {
  expect(asked(attacked([]))).not.toBe('union: battlePlan');
});

test('a Smuggler may look at its own tokens and the cards under them at any time [AH-INF.11]', () => {
  const match = position({ ...GIVEN, turn: 'squadron' });
  expect(pledgesOf(match, SMUGGLER)).toContainEqual({ cards: 2, faction: 'union', under: ['M02', 'M03'] });
  expect(pledgesOf(match, SMUGGLER)).toContainEqual({ cards: 1, faction: 'squadron', under: ['M06'] });
});
