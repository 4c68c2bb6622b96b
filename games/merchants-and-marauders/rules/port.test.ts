import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { answer, asked, offered, S, who } from '../acting.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;

/** Seat 0 has begun a Port action. */
function inPort(me: Captaincy, given: Position = {}): Match {
  return answer(position({ ...given, players: [me, {}] }), 0, 'port');
}
const gold = (match: Match): number => who(match, 0).gold;

test('a Port action needs a port, once a turn, for any number of different activities [MM-PORT.1] [MM-PORT.2] [MM-PORT.9]', () => {
  expect(offered(position({ players: [{ sea: 'nassau' }, {}] }))).not.toContain('port');
  const match = inPort({ cargo: ['rum.1'], sections: { crew: 1 } });
  expect(offered(match)).toEqual(['sell', 'buy', 'yard', 'recruit', 'rumor', 'stash', 'finish']);
  answer(match, 0, 'finish');
  expect(offered(match)).not.toContain('port');
});

test('each activity once, each over before the next, and selling before all others [MM-PORT.3] [MM-PORT.5]', () => {
  const match = inPort({ cargo: ['rum.1', 'rum.2'] });
  answer(match, 0, 'sell', ['rum.1']);
  expect(offered(match)).not.toContain('sell');
  answer(match, 0, 'yard');
  expect(asked(match)).toBe('0: yard');
  answer(match, 0, 'done');
  expect(offered(match)).not.toContain('yard');
  expect(offered(answer(inPort({ cargo: ['rum.1'] }), 0, 'yard', 'done'))).not.toContain('sell');
});

test('the port’s modification is turned up when a Port action begins and stays so [MM-PORT.4] [MM-INFO.11]', () => {
  const match = position();
  expect(match.view(1).tokens.nassau.faceUp).toBe(false);
  answer(match, 0, 'port');
  expect(match.state.tokens.nassau.faceUp).toBe(true);
  expect(match.view(1).tokens.nassau).toEqual(match.state.tokens.nassau);
});

test('a rumor or mission of the port is tried in the Port action, before or after selling [MM-PORT.6] [MM-PORT.8] [MM-RUMOR.7]', () => {
  const match = inPort({ port: 'nassau', rumor: 'retiredPilot', cargo: ['rum.1'] });
  match.random.rig('influence', S, 1);
  answer(match, 0, 'test');
  expect(gold(match)).toBe(19);
  expect(offered(match)).toContain('sell');
  expect(
    offered(
      answer(inPort({ port: 'nassau', rumor: 'retiredPilot', cargo: ['rum.1'] }), 0, 'sell', ['rum.1']),
    ),
  ).toContain('test');
});

// --- selling ---

test('goods in demand bring 6, all others 3; what is sold is announced together and discarded open [MM-SELL.1] [MM-SELL.2] [MM-SELL.3] [MM-SELL.4] [MM-INFO.4]', () => {
  const match = inPort({ cargo: ['rum.1', 'rum.2', 'spice.8', 'wood.1'] }, { demand: { nassau: 'rum' } });
  answer(match, 0, 'sell', ['rum.1', 'spice.8']);
  expect(gold(match)).toBe(19);
  expect(match.view(1).cargoDiscard).toEqual(['rum.1', 'spice.8']);
  expect(who(match, 0).cargo).toEqual(['rum.2', 'wood.1']);
});

test('the demand sold to is replaced from the reserve, which keeps its eight tokens [MM-SELL.5] [MM-SELL.6] [MM-SELL.7]', () => {
  const match = inPort({ cargo: ['rum.1', 'spice.1'] }, { demand: { nassau: 'rum' } });
  const reserve = [...match.state.reserve].sort();
  match.random.rig('demand', 0);
  const next = match.state.reserve[0];
  answer(match, 0, 'sell', ['rum.1']);
  expect(match.state.demand.nassau).toBe(next);
  expect(match.state.reserve).toHaveLength(8);
  expect(match.state.reserve).toContain('rum');
  expect([...match.state.reserve].sort()).not.toEqual(reserve);
  expect(offered(match)).not.toContain('sell');
});

test('three cards of the good in demand earn one point, however many; printed values mean nothing [MM-SELL.8] [MM-SELL.9] [MM-GLORY.3] [EX-D3]', () => {
  const sale = (...cargo: NonNullable<Captaincy['cargo']>): Match =>
    answer(inPort({ ship: 'flute', gold: 0, cargo }, { demand: { nassau: 'rum' } }), 0, 'sell', cargo);
  const three = sale('rum.1', 'rum.2', 'rum.3', 'spice.1');
  expect([gold(three), who(three, 0).glory.sale]).toEqual([21, 1]);
  expect(who(sale('rum.1', 'rum.2', 'rum.3', 'rum.4'), 0).glory.sale).toBe(1);
  const two = sale('rum.1', 'rum.2', 'spice.1');
  expect([gold(two), who(two, 0).glory.sale]).toEqual([15, 0]);
  expect(two.state.reserve).toContain('rum');
  const none = sale('spice.8');
  expect([gold(none), none.state.demand.nassau]).toEqual([3, 'rum']);
});

// --- buying ---

const SIX = ['spice.1', 'cocoa.1', 'cocoa.2', 'rum.1', 'rum.2', 'rum.3'] as const;

test('six cards are drawn in secret; one of a kind costs 3, a pair 2 each, three and more 1 each [MM-BUY.1] [MM-BUY.3] [MM-BUY.4] [EX-6]', () => {
  const match = inPort({ gold: 10 }, { demand: { nassau: 'wood' }, cargo: SIX });
  answer(match, 0, 'buy');
  expect(match.view(0).offer).toEqual(SIX);
  expect(match.view(1).offer).toEqual([]);
  expect(match.view(1).offerCount).toBe(6);
  answer(match, 0, ...SIX.map((card) => `buy ${card}`), 'done');
  expect(gold(match)).toBe(0);
  expect(who(match, 0).cargo).toEqual(SIX);
});

test('the price follows the cards drawn, not those bought; what is not bought is discarded open [MM-BUY.5] [MM-BUY.6] [MM-BUY.7] [MM-BUY.13] [MM-INFO.2]', () => {
  const match = inPort({ gold: 10 }, { demand: { nassau: 'wood' }, cargo: SIX });
  answer(match, 0, 'buy', 'buy rum.1', 'buy cocoa.1', 'done');
  expect(gold(match)).toBe(7);
  expect(match.view(1).cargoDiscard).toEqual(['spice.1', 'cocoa.2', 'rum.2', 'rum.3']);
  expect(match.news.find(({ event }) => event.say === 'bought')?.event).toMatchObject({ count: 2, gold: 3 });
  const poor = answer(inPort({ gold: 1 }, { demand: { nassau: 'wood' }, cargo: SIX }), 0, 'buy');
  expect(offered(poor)).toEqual(['done', 'buy rum.1', 'buy rum.2', 'buy rum.3']);
});

test('cards of the good in demand are discarded open and replaced until none is left [MM-BUY.2] [MM-BUY.12] [EX-D15]', () => {
  const cargo = ['wood.1', ...SIX, 'wood.2'] as const;
  const match = answer(inPort({}, { demand: { nassau: 'wood' }, cargo }), 0, 'buy');
  expect(match.view(0).offer).toEqual(SIX);
  expect(match.view(1).aside).toEqual(['wood.1']);
  const sold = inPort(
    { cargo: ['rum.4', 'rum.5'] },
    { demand: { nassau: 'rum' }, cargo: ['sugar.1', ...SIX] },
  );
  sold.random.rig('demand', sold.state.reserve.indexOf('sugar'));
  if (!sold.state.reserve.includes('sugar')) throw new Error('no sugar in reserve');
  answer(sold, 0, 'sell', ['rum.4', 'rum.5'], 'buy');
  expect(sold.view(0).aside).toEqual(['sugar.1']);
  expect(sold.view(0).offer).toContain('rum.1');
});

test('cargo aboard may be thrown away while buying; the engine does the checking [MM-BUY.8] [MM-BUY.9]', () => {
  const match = inPort({ cargo: ['sugar.1'] }, { demand: { nassau: 'wood' }, cargo: SIX });
  answer(match, 0, 'buy', 'jettison sugar.1', 'done');
  expect(who(match, 0).cargo).toEqual([]);
  expect(match.state.cargoDiscard).toContain('sugar.1');
});

test('buying in the same port on the next turn draws three cards only [MM-BUY.10]', () => {
  const again = answer(inPort({ boughtLast: 'nassau' }), 0, 'buy');
  expect(again.view(0).offerCount).toBe(3);
  const match = answer(inPort({}), 0, 'buy', 'done', 'finish', 'end');
  expect(who(match, 0).boughtLast).toBe('nassau');
});

test('an empty cargo deck is made anew from its discard; if there is none the draw is skipped [MM-BUY.11] [MM-GEN.12]', () => {
  const match = answer(
    inPort({}, { cargo: ['wood.1'], demand: { nassau: 'rum' }, noMore: ['cargo'] }),
    0,
    'buy',
  );
  expect(match.view(0).offerCount).toBe(6);
  const bare = position({ players: [{}, {}] });
  bare.state.players[1]?.cargo.push(...bare.state.cargoDeck.splice(0));
  expect(answer(bare, 0, 'port', 'buy').view(0).offerCount).toBe(0);
});

// --- recruiting ---

test('a successful Leadership roll fills the crew for nothing [MM-RECRUIT.1] [MM-RECRUIT.2] [MM-RECRUIT.4]', () => {
  const match = inPort({ ship: 'galleon', sections: { crew: 1 } });
  match.random.rig('leadership', S, 1, 1);
  answer(match, 0, 'recruit');
  expect([who(match, 0).sections.crew, gold(match)]).toEqual([4, 10]);
});

test('after a failed roll crew costs 2 gold each, up to the maximum, and there is no second roll; a full crew needs none [MM-RECRUIT.3] [MM-RECRUIT.5]', () => {
  const match = inPort({ ship: 'galleon', sections: { crew: 1 }, gold: 5 });
  match.random.rig('leadership', 1, 1, 1);
  answer(match, 0, 'recruit');
  expect(offered(match)).toEqual(['0', '1', '2']);
  answer(match, 0, 2);
  expect([who(match, 0).sections.crew, gold(match)]).toEqual([3, 1]);
  expect(offered(match)).not.toContain('recruit');
  expect(offered(inPort({}))).not.toContain('recruit');
});

// --- stashing ---

test('gold is stashed at home only, any part of it, at least 1, and only that it happened is told [MM-STASH.1] [MM-STASH.2] [MM-STASH.3] [MM-STASH.10] [MM-INFO.5]', () => {
  expect(offered(inPort({ port: 'caracas' }))).not.toContain('stash');
  expect(offered(inPort({ gold: 0 }))).not.toContain('stash');
  const match = inPort({ gold: 12 });
  answer(match, 0, 'stash');
  expect(offered(match)[0]).toBe('1');
  answer(match, 0, 7);
  expect(who(match, 0)).toMatchObject({ gold: 5, chest: 7, stashes: 1 });
  expect(JSON.stringify(match.news.map(({ event }) => event))).not.toContain('7');
  expect(match.view(1).players[0]).toMatchObject({ chest: null, stashes: 1 });
});

test('each full 10 gold in the chest is a secret point, five at most, without card or mark [MM-STASH.4] [MM-STASH.5] [EX-D11]', () => {
  const points = (chest: number): number | undefined =>
    position({ players: [{ chest }, {}], stage: 'over' }).outcome?.scores[0]?.total;
  expect([29, 50, 63].map(points)).toEqual([2, 5, 5]);
  const match = inPort({ gold: 30 });
  answer(match, 0, 'stash', 30);
  expect(who(match, 0).hand).toEqual([]);
});

test('at home costs may be paid from the chest and gold moved aboard; elsewhere the chest is out of reach [MM-STASH.7] [MM-STASH.8] [MM-STASH.9] [MM-INFO.17]', () => {
  const match = inPort({ gold: 1, chest: 20 });
  answer(match, 0, 'yard', 'buy grapple', 'done', 'finish');
  expect(who(match, 0)).toMatchObject({ gold: 0, chest: 18 });
  answer(match, 0, 'fetch', 5);
  expect(who(match, 0)).toMatchObject({ gold: 5, chest: 13 });
  expect(match.news.map(({ event }) => event)).toContainEqual({ say: 'fetched', seat: 0 });
  const away = inPort({ port: 'caracas', gold: 1, chest: 20 });
  expect(offered(answer(away, 0, 'yard'))).toEqual(['done']);
});

test('a cost that cannot be paid cannot be chosen [MM-GEN.14]', () => {
  expectRefused(answer(inPort({ gold: 2 }), 0, 'yard'), [0, 'buy grapple'], 'notOffered');
});
