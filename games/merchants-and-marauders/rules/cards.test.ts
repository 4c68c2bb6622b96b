import { expect, test } from 'vitest';
import { answer, asked, fight, offered, rig, S, sections, skip, told, who } from '../acting.ts';
import type { GloryId } from '../content/glory.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;
const me = (match: Match): ReturnType<typeof who> => who(match, 0);
const alone = (crew: Captaincy, given: Position = {}): Match => position({ ...given, players: [crew, {}] });

test('every point marked brings a card at once, on anybody’s turn [MM-GLORY.1] [MM-GLORY.8] [MM-SETUP.6]', () => {
  const match = alone({ gold: 40 }, { glory: ['lightsOut.1'] });
  answer(match, 0, 'port', 'yard', 'ship frigate');
  expect(me(match)).toMatchObject({ glory: { ship: 1 }, hand: ['lightsOut.1'] });
  expect(match.view(1).players[0]).toMatchObject({ handCount: 1, hand: [] });
});

test('a fifth card must be answered by a discard at once; none can be played before [MM-CARD.1] [MM-CARD.2] [MM-CARD.3] [MM-INFO.8]', () => {
  const hand: GloryId[] = ['lightsOut.1', 'lightsOut.2', 'forgottenPurse.1', 'forgottenPurse.2'];
  const match = alone({ gold: 40, hand }, { glory: ['pressGang.1'] });
  answer(match, 0, 'port', 'yard', 'ship frigate');
  expect(asked(match)).toBe('0: discardGlory');
  expect(offered(match)).toEqual([...hand, 'pressGang.1']);
  answer(match, 0, 'lightsOut.2');
  expect(me(match).hand).toHaveLength(4);
  expect(match.state.gloryDiscard).toEqual(['lightsOut.2']);
});

test('several cards are drawn one by one [MM-CARD.13] [MM-RUMOR.12]', () => {
  const hand: GloryId[] = ['lightsOut.1', 'lightsOut.2', 'forgottenPurse.1', 'forgottenPurse.2'];
  const match = alone(
    { sea: 'tobago', rumor: 'lightsOnTheWater', hand },
    { glory: ['pressGang.1', 'pressGang.2'] },
  );
  match.random.rig('scouting', S);
  answer(match, 0, 'rumor');
  expect(offered(match)).toContain('pressGang.1');
  expect(offered(match)).not.toContain('pressGang.2');
});

test('a played card is discarded, as many as one likes a turn; an empty deck is made anew [MM-CARD.11] [MM-CARD.12]', () => {
  const match = alone({ hand: ['forgottenPurse.1', 'forgottenPurse.2', 'followingWind.1'] });
  answer(match, 0, 'card forgottenPurse.1', 'card forgottenPurse.2', 'card followingWind.1');
  expect(match.state.gloryDiscard).toHaveLength(3);
  expect([me(match).gold, match.state.turn.moves]).toEqual([20, 1]);
  const bare = alone({ gold: 40 }, { noMore: ['glory'], glory: [] });
  answer(bare, 0, 'port', 'yard', 'ship frigate');
  expect(me(bare).hand).toHaveLength(1);
});

test('in combat only cards meant for it, and only by those who fight [MM-CARD.5] [MM-CCARD.1]', () => {
  const match = fight({ hand: ['forgottenPurse.1', 'stealTheirWind.1'] }, {}, [1, 1, 1], [1, 1, 1], [], {
    players: [{ hand: ['stealTheirWind.2'] }],
  });
  answer(match, 2, 'pass');
  const seats = new Set<number>();
  let open: string[] = [];
  for (let i = 0; i < 8 && asked(match).includes('announce'); i++) {
    for (const { seat } of match.open) seats.add(Number(seat));
    if (match.open[0]?.about['moment'] === 'beforeContest') open = offered(match);
    answer(match, 0, 'pass');
  }
  expect([...seats]).toEqual([0]);
  expect(open).toEqual(['pass', 'stealTheirWind.1']);
});

test('everybody with cards is asked whether to answer a moment, whatever they hold [MM-CARD.6] [MM-CARD.7] [MM-INFO.8] [MM-DECK.9]', () => {
  const match = position({
    players: [{ sea: 'nassau' }, { hand: ['lightsOut.1'] }, { hand: [] }, { hand: ['suddenHaze.1'] }],
  });
  match.random.rig('scouting', S);
  answer(match, 0, 'scout merchant:nassau');
  expect(asked(match)).toBe('1: announce, 3: announce');
  expect(match.asked('spectator').map(({ about }) => about)).toEqual([
    { say: 'announce', moment: 'found' },
    { say: 'announce', moment: 'found' },
  ]);
});

/** Seat 0 finds the merchant of Nassau; seats 1 and 2 hold these cards. */
function found(one: readonly GloryId[], two: readonly GloryId[]): Match {
  const match = position({ players: [{ sea: 'nassau' }, { hand: one }, { hand: two }] });
  match.random.rig('scouting', S, 1, 1);
  return answer(match, 0, 'scout merchant:nassau');
}

test('an announced card lies face down; who kept silent may still join; they are carried out in play order [MM-CARD.8] [MM-CARD.9] [MM-CARD.14]', () => {
  const match = found(['suddenHaze.2'], ['suddenHaze.1']);
  answer(match, 1, 'pass');
  answer(match, 2, 'suddenHaze.1');
  expect(asked(match)).toBe('1: announce');
  expect(match.view(0).announced).toEqual([2]);
  expect(JSON.stringify(match.view(0))).not.toContain('suddenHaze');
  expect(who(match, 2).hand).toEqual(['suddenHaze.1']);
  answer(match, 1, 'suddenHaze.2');
  expect(asked(match)).toBe('1: playCard');
});

test('an announced card may be declined, but is shown and goes back to the hand [MM-CARD.10]', () => {
  const match = found(['suddenHaze.1'], []);
  answer(match, 1, 'suddenHaze.1', 'none');
  expect(match.news.map(({ event }) => event)).toContainEqual({
    say: 'declinedCard',
    seat: 1,
    card: 'card:suddenHaze.1',
  });
  expect(who(match, 1).hand).toEqual(['suddenHaze.1']);
  expect(match.state.gloryDiscard).toEqual([]);
});

// --- specialists ---

test('a specialist is hired in a port for what the card asks, stays and is no longer in hand [MM-SPEC.2] [MM-SPEC.5] [MM-CARD.15]', () => {
  expect(offered(alone({ sea: 'nassau', hand: ['carpenter.1'] }))).not.toContain('card carpenter.1');
  const match = alone({ hand: ['carpenter.1'] });
  answer(match, 0, 'card carpenter.1');
  expect(me(match)).toMatchObject({ gold: 6, hand: [], specialists: ['carpenter.1'] });
  expect(match.view(1).players[0]?.specialists).toEqual(['carpenter.1']);
  expect(offered(alone({ hand: ['sailmaster.1'], gold: 4 }))).not.toContain('card sailmaster.1');
});

test('one of each type; a roll that fails leaves the card in hand until the next turn [MM-SPEC.4] [MM-SPEC.7]', () => {
  expect(offered(alone({ hand: ['carpenter.1'], specialists: ['carpenter.2'] }))).not.toContain(
    'card carpenter.1',
  );
  const match = alone({ hand: ['lookout.1'] });
  match.random.rig('leadership', 1, 1, 1);
  answer(match, 0, 'card lookout.1');
  expect(me(match).hand).toEqual(['lookout.1']);
  expect(offered(match)).not.toContain('card lookout.1');
});

test('rumors and missions grant specialists from the discard or the deck, or 5 gold instead [MM-SPEC.3] [MM-SPEC.6]', () => {
  const prove = (crew: Captaincy): Match => {
    const match = alone({ sea: 'laHabana', rumor: 'maroonedShipwright', ...crew });
    match.random.rig('scouting', S);
    return answer(match, 0, 'rumor');
  };
  const granted = prove({});
  expect(me(granted).specialists[0]).toMatch(/^carpenter/);
  expect(me(prove({ specialists: ['carpenter.1'] }))).toMatchObject({ gold: 15 });
});

test('specialists work on everybody’s turn, for a defender too [MM-SPEC.8]', () => {
  const match = fight({}, { specialists: ['sailmaster.1'] }, [1, 1, 1], [1, 1, 1, 1]);
  const dice = match.news
    .filter(({ event }) => event.say === 'contestDice')
    .map(({ event }) => (event['dice'] as number[]).length);
  expect(dice).toEqual([3, 4]);
});

test.each([
  ['lookout', 4],
  ['', 3],
])('with a %s Frances scouts with %i dice', (specialist, dice) => {
  const match = alone({
    captain: 'frances',
    sea: 'nassau',
    specialists: specialist === '' ? [] : ['lookout.1'],
  });
  match.random.rig('scouting', S, 1, 1, 1);
  answer(match, 0, 'scout merchant:nassau');
  const roll = match.news.find(({ event }) => event.say === 'rolled');
  expect(roll?.event['dice']).toHaveLength(dice);
});

test('Carpenter, Gun captain, Master gunner, Surgeon, Master-at-arms and Purser do what they say', () => {
  const gunCaptain = fight({ specialists: ['gunCaptain.1'] }, {}, [1, 1, 1], [S, S, S], [1, 2, 2, 2]);
  expect(who(gunCaptain, 1).sections.cargo).toBe(2);
  const gunner = fight({ specialists: ['masterGunner.1'] }, {}, [S, S, S], [1, 1, 1], [1, 1, 1]);
  expect(asked(gunner)).toBe('0: masterGunner');
  sections(gunner, 4);
  answer(gunner, 0, ['hit 0']);
  expect(who(gunner, 1).sections).toMatchObject({ cannons: 2, cargo: 1 });
  const surgeon = fight({}, { specialists: ['surgeon.1'] }, [S, S, S], [1, 1, 1], [3, 3, 1]);
  answer(surgeon, 0, 'flee');
  answer(surgeon, 1, 'flee');
  expect(who(surgeon, 1).sections.crew).toBe(2);
  const arms = fight({ specialists: ['masterAtArms.1'] }, {});
  rig(arms, [S, S, S], [1, 1, 1]);
  rig(arms, [1, 1, 1, 1, S, S, S, S, S, S], [1, 1, 1, 1, 1, 1]);
  answer(arms, 0, 'board');
  answer(arms, 1, 'shoot');
  const rolls = arms.news
    .filter(({ event }) => event.say === 'meleeDice')
    .map(({ event }) => (event['dice'] as number[]).length);
  expect(rolls.slice(0, 2)).toEqual([5, 3]);
  const purser = alone(
    { gold: 0, cargo: ['rum.1'], specialists: ['purser.1'] },
    { demand: { nassau: 'wood' } },
  );
  expect(me(answer(purser, 0, 'port', 'sell', ['rum.1'])).gold).toBe(5);
});

// --- each design ---

/** Passes every moment until this one comes, then announces the card. */
function announce(
  match: Match,
  seat: number,
  card: GloryId,
  then: Parameters<typeof answer>[2][] = [],
): Match {
  for (let i = 0; i < 20; i++) {
    const question = match.open.find((one) => one.seat === seat && one.about.say === 'announce');
    if (!question) throw new Error(`asked ${asked(match)}`);
    const open = question.offer();
    if (open.kind === 'pick' && open.options.some(({ key }) => key === card))
      return answer(match, seat, card, ...then);
    answer(match, seat, 'pass');
  }
  return match;
}

test('Double-shotted lands a hit more than there are cannons [MM-DECK.12]', () => {
  const match = fight(
    { ship: 'sloop', hand: ['doubleShotted.1'] },
    { ship: 'galleon' },
    [S, S, S, 1],
    [1, 1, 1],
    [1, 2],
  );
  announce(match, 0, 'doubleShotted.1', ['play']);
  expect(who(skip(match), 1).sections).toMatchObject({ cargo: 4, masts: 3 });
});

test('Shift of wind rolls own contest dice again [MM-DICE.8] [MM-CCARD.5] [MM-CONTEST.9]', () => {
  const match = fight({ hand: ['shiftOfWind.1'] }, {}, [1, 1, 1], [S, 1, 1], [1, 2, 3, 4]);
  match.random.rig('reroll', S, S);
  announce(match, 0, 'shiftOfWind.1', [['own 0', 'own 1']]);
  expect(told(match)).toContain('wonContest');
  expect(who(skip(match), 1).sections.cargo).toBe(2);
});

test('Splinter nets cancel a hit; Marksmen aloft and Between wind and water turn one [MM-DECK.12]', () => {
  const nets = fight({}, { hand: ['splinterNets.1'] }, [S, S, S], [1, 1, 1], [1, 1, 1]);
  announce(nets, 1, 'splinterNets.1', ['hit 0']);
  expect(who(skip(nets), 1).sections.cargo).toBe(1);
  const aloft = fight({ hand: ['marksmenAloft.1'] }, {}, [S, S, S], [1, 1, 1], [1, 1, 1]);
  announce(aloft, 0, 'marksmenAloft.1', ['hit 0']);
  expect(who(skip(aloft), 1).sections).toMatchObject({ cargo: 1, crew: 2 });
  const water = fight({ hand: ['windAndWater.1'] }, {}, [S, S, S], [1, 1, 1], [1, 1, 1]);
  announce(water, 0, 'windAndWater.1', ['hit 2']);
  expect(who(skip(water), 1).sections).toMatchObject({ cargo: 1, hull: 2 });
});

test('Into the fog lets a won flight succeed against successes', () => {
  const match = skip(fight({}, { hand: ['intoTheFog.1'] }));
  rig(match, [S, 1, 1], [S, S, 1]);
  answer(match, 0, 'shoot');
  answer(match, 1, 'flee');
  announce(match, 1, 'intoTheFog.1', ['play']);
  sections(match, 1);
  expect(told(skip(match)).concat(match.state.battle === null ? ['over'] : [])).toContain('over');
});

test('Second thoughts change a declaration; the opponent’s stands', () => {
  const match = skip(fight({ hand: ['secondThoughts.1'] }, {}));
  rig(match, [1, 1, 1], [1, 1, 1]);
  answer(match, 0, 'board');
  answer(match, 1, 'flee');
  announce(match, 0, 'secondThoughts.1', ['flee']);
  expect(skip(match).state.battle).toBeNull();
});

test('Steal their wind takes a die from the opponent, Jury rig mends two points after the combat', () => {
  const wind = fight({ hand: ['stealTheirWind.1'] }, {}, [1, 1, 1], [1, 1]);
  announce(wind, 0, 'stealTheirWind.1', ['play']);
  const dice = wind.news
    .filter(({ event }) => event.say === 'contestDice')
    .map(({ event }) => (event['dice'] as number[]).length);
  expect(dice).toEqual([3, 2]);
  const rigged = skip(fight({ hand: ['juryRig.1'], sections: { hull: 1, masts: 2 } }, {}));
  answer(rigged, 0, 'flee');
  answer(rigged, 1, 'flee');
  announce(rigged, 0, 'juryRig.1', ['hull', 'masts']);
  expect(who(rigged, 0).sections).toMatchObject({ hull: 2, masts: 3 });
});

/** Seat 0 boards seat 1; the crew combat’s first roll falls like this. */
function boarding(a: Captaincy, d: Captaincy, attack: readonly number[], defence: readonly number[]): Match {
  const match = skip(fight(a, d));
  rig(match, [S, S, S], [1, 1, 1]);
  rig(match, attack, defence);
  answer(match, 0, 'board');
  answer(match, 1, 'shoot');
  return match;
}

test('Turn of the melee rolls dice of both sides again; Quick wits repeats it [MM-CCARD.3] [MM-CCARD.4] [MM-CCARD.6] [MM-CCARD.7] [MM-DECK.9]', () => {
  const match = boarding({ hand: ['quickWits.1'] }, { hand: ['turnOfTheMelee.1'] }, [S, S, S, 1], [1, 1, 1]);
  for (let i = 0; i < 10 && match.state.battle?.last === ''; i++) {
    if (match.open[0]?.about['moment'] !== 'afterMelee') {
      for (const { seat } of match.open) answer(match, Number(seat), 'pass');
      continue;
    }
    answer(match, 0, 'pass');
    match.random.rig('reroll', 1, 1, 1);
    answer(match, 1, 'turnOfTheMelee.1');
    answer(match, 0, 'pass');
    answer(match, 1, ['their 0', 'their 1', 'their 2']);
  }
  expect(match.state.battle?.attacker.dice).toEqual([1, 1, 1, 1]);
  expect(asked(match)).toBe('0: announce');
  match.random.rig('reroll', S, S, S);
  answer(match, 0, 'quickWits.1', ['own 0', 'own 1', 'own 2']);
  expect(who(skip(match), 1).sections.crew).toBe(0);
});

test('All hands over the side gives a die and lifts the limit of the crew; Stand fast takes one damage less', () => {
  const hands = boarding({ hand: ['allHands.1'], sections: { crew: 1 } }, {}, [S, S, S, 1, 1], [1, 1, 1]);
  announce(hands, 0, 'allHands.1', ['play']);
  expect(who(skip(hands), 1).sections.crew).toBe(0);
  const fast = boarding({}, { hand: ['standFast.1'] }, [S, S, S, 1], [1, 1, 1]);
  rig(fast, [1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]);
  announce(fast, 1, 'standFast.1', ['play']);
  expect(fast.news.find(({ event }) => event.say === 'lostCrew')?.event['crew']).toBe(2);
});

test('Word from the quay: the good named sells for 6, counts for no point and replaces no token [MM-DECK.14]', () => {
  const match = alone(
    { gold: 0, cargo: ['rum.1', 'rum.2', 'rum.3'], hand: ['wordFromTheQuay.1'] },
    { demand: { nassau: 'wood' } },
  );
  answer(match, 0, 'port', 'card wordFromTheQuay.1', 'rum', 'sell', ['rum.1', 'rum.2', 'rum.3']);
  expect(me(match)).toMatchObject({ gold: 18, glory: { sale: 0 } });
  expect(match.state.demand.nassau).toBe('wood');
});

test('Press gang, Careening crew and Tavern friend work in a port without an action', () => {
  const match = alone({
    hand: ['pressGang.1', 'careeningCrew.1', 'tavernFriend.1'],
    sections: { crew: 0, hull: 1, masts: 1 },
  });
  answer(match, 0, 'card pressGang.1', 'card careeningCrew.1', 'hull');
  expect(me(match).sections).toMatchObject({ crew: 2, hull: 2, masts: 2 });
  answer(match, 0, 'card tavernFriend.1');
  expect(me(match).rumor).not.toBe('');
  expect(match.state.turn.actions).toBe(3);
});

test('False colours enter a port despite bounties; Lights out stop searches that have not rolled yet [MM-DECK.10]', () => {
  const match = alone({ sea: 'tortuga', bounties: { FR: 2 }, hand: ['falseColours.1'] });
  answer(match, 0, 'card falseColours.1');
  expect([me(match).inPort, match.state.turn.actions]).toEqual([true, 2]);
  const dark = alone({ sea: 'tortuga', hand: ['lightsOut.1'] }, { npcs: { PS: { zone: 'nassau' } } });
  answer(dark, 0, 'card lightsOut.1', 'sail nassau');
  expect(told(dark)).not.toContain('searched');
});

test('Sudden haze has a Scouting roll made again; it touches neither NPC searches nor rumors [MM-DECK.10]', () => {
  const match = found(['suddenHaze.1'], []);
  match.random.rig('scouting', 1, 1, 1);
  answer(match, 1, 'suddenHaze.1', 'play');
  expect(asked(match)).toBe('0: act');
  const rumor = position({
    players: [{ sea: 'portRoyal', rumor: 'sunkenBell' }, { hand: ['suddenHaze.1'] }],
  });
  rumor.random.rig('scouting', S);
  expect(asked(answer(rumor, 0, 'rumor'))).toBe('0: act');
});

test('Customs men take 3 gold, no more than is aboard; Cornered market makes all dearer by 1 [MM-DECK.13] [MM-GEN.14]', () => {
  const sale = position({
    players: [{ gold: 0, cargo: ['rum.1'] }, { hand: ['customsMen.1'] }],
    demand: { nassau: 'wood' },
  });
  answer(sale, 0, 'port', 'sell', ['rum.1']);
  answer(sale, 1, 'customsMen.1', 'play');
  expect(who(sale, 0).gold).toBe(0);
  const buying = position({
    players: [{ gold: 10 }, { hand: ['corneredMarket.1'] }],
    cargo: ['rum.1', 'rum.2', 'rum.3', 'spice.1', 'cocoa.1', 'wood.1'],
    demand: { nassau: 'sugar' },
  });
  answer(buying, 0, 'port', 'buy');
  answer(buying, 1, 'corneredMarket.1', 'play');
  answer(buying, 0, 'buy rum.1', 'buy spice.1', 'done');
  expect(who(buying, 0).gold).toBe(4);
});

test('Evil tongues turn a successful recruiting roll into a failure', () => {
  const match = position({ players: [{ gold: 4, sections: { crew: 0 } }, { hand: ['evilTongues.1'] }] });
  match.random.rig('leadership', S, 1, 1);
  answer(match, 0, 'port', 'recruit');
  answer(match, 1, 'evilTongues.1', 'play');
  expect(asked(match)).toBe('0: buyCrew');
});

test('A word to the hunters moves one of them to an adjacent zone before the search [MM-DECK.11] [MM-MOVE.11]', () => {
  const match = position({
    players: [{ port: 'nassau' }, { hand: ['wordToTheHunters.1'] }],
    npcs: { PS: { zone: 'tortuga' } },
  });
  answer(match, 0, 'leave');
  match.random.rig('search', 1, 1, 1);
  answer(match, 1, 'wordToTheHunters.1', 'PS nassau');
  expect(told(match)).toContain('searched');
});

test('who passes may leave that answer standing for the turn: the table then asks no more, and nobody sees why [MM-CARD.7]', () => {
  const match = fight({}, { hand: ['stealTheirWind.1'] });
  expect(asked(match)).toBe('1: announce');
  match.aside(1, 'stand', 'pass');
  expect(asked(match)).toBe('0: declare');
  rig(match, [1, 1, 1], [1, 1, 1]);
  answer(match, 0, 'shoot');
  answer(match, 1, 'shoot');
  expect(asked(match)).toBe('0: declare');
});
