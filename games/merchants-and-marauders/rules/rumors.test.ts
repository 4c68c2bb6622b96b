import { expect, test } from 'vitest';
import { answer, asked, offered, rig, S, skip, who } from '../acting.ts';
import { RUMOR_CARDS, RUMORS, type RumorId } from '../content/rumors.ts';
import { type Captaincy, position, type Position } from '../position.ts';

type Match = ReturnType<typeof position>;
const me = (match: Match): ReturnType<typeof who> => who(match, 0);
const alone = (crew: Captaincy, given: Position = {}): Match => position({ ...given, players: [crew, {}] });

/** Seat 0 tests this rumor where it leads, and it is true. */
function prove(rumor: RumorId, crew: Captaincy = {}, given: Position = {}): Match {
  const { by, zone } = RUMOR_CARDS[rumor];
  const place = by === 'scout' || zone === 'caribbeanSea' ? { sea: zone } : { port: zone };
  const match = alone({ captain: 'frances', ...crew, ...place, rumor }, given);
  match.random.rig(by === 'scout' ? 'scouting' : 'influence', S);
  return by === 'scout' ? answer(match, 0, 'rumor') : answer(match, 0, 'port', 'test');
}

test('a rumor costs 2 gold before the roll; on success one is drawn in secret [MM-RUMOR.1] [MM-RUMOR.2] [MM-INFO.7]', () => {
  const hear = (dice: readonly number[]): Match => {
    const match = alone({}, { rumors: ['sunkenBell'] });
    match.random.rig('influence', ...dice);
    return answer(match, 0, 'port', 'rumor');
  };
  expect(me(hear([1, 1]))).toMatchObject({ gold: 8, rumor: '' });
  const heard = hear([S, 1]);
  expect(me(heard)).toMatchObject({ gold: 8, rumor: 'sunkenBell' });
  expect(heard.view(1).players[0]).toMatchObject({ hasRumor: true, rumor: '' });
  expect(offered(answer(alone({ gold: 1 }), 0, 'port'))).not.toContain('rumor');
});

test('a player holds one rumor: of two one is kept and the other goes back into the deck, proven or not [MM-RUMOR.3] [MM-RUMOR.4] [EX-D18]', () => {
  const match = alone({ rumor: 'forgedDocuments', proven: true, forged: 'ES' }, { rumors: ['sunkenBell'] });
  match.random.rig('influence', S);
  answer(match, 0, 'port', 'rumor');
  expect(offered(match)).toEqual(['forgedDocuments', 'sunkenBell']);
  answer(match, 0, 'sunkenBell');
  expect(me(match)).toMatchObject({ rumor: 'sunkenBell', proven: false, forged: '' });
  expect(match.state.rumorDeck).toContain('forgedDocuments');
});

test('a rumor may be tested only with its action in its place, and is shown before the roll [MM-RUMOR.6] [MM-INFO.7]', () => {
  expect(offered(alone({ sea: 'tortuga', rumor: 'sunkenBell' }))).not.toContain('rumor');
  expect(offered(answer(alone({ port: 'portRoyal', rumor: 'sunkenBell' }), 0, 'port'))).not.toContain('test');
  const match = prove('sunkenBell');
  const says = match.news.map(({ event }) => event.say);
  expect(says.indexOf('presented')).toBeLessThan(says.indexOf('rolled'));
});

test('a false rumor is discarded; a true one gives its benefit, a point, and is discarded unless it is kept [MM-RUMOR.8] [MM-RUMOR.9] [MM-RUMOR.10] [MM-GLORY.6]', () => {
  const lie = alone({ captain: 'frances', sea: 'portRoyal', rumor: 'sunkenBell' });
  lie.random.rig('scouting', 1, 1, 1);
  answer(lie, 0, 'rumor');
  expect(me(lie)).toMatchObject({ gold: 10, rumor: '', glory: { rumor: 0 } });
  expect(lie.state.rumorDiscard).toEqual(['sunkenBell']);
  const kept = answer(prove('forgedDocuments'), 0, 'FR');
  expect(me(kept)).toMatchObject({
    rumor: 'forgedDocuments',
    proven: true,
    forged: 'FR',
    glory: { rumor: 1 },
  });
  expect(kept.view(1).players[0]?.rumor).toBe('forgedDocuments');
});

test('an empty rumor deck is made anew from the discard [MM-RUMOR.11]', () => {
  const match = alone({}, { rumors: [], noMore: ['rumors'] });
  match.random.rig('influence', S);
  answer(match, 0, 'port', 'rumor');
  expect(me(match).rumor).not.toBe('');
});

test('a benefit that cannot be given is skipped; the rumor scores all the same [MM-RUMOR.12] [MM-DECK.8]', () => {
  expect(me(prove('governorsSecret'))).toMatchObject({ glory: { rumor: 1 } });
  expect(me(prove('buriedMagazine', { weapons: ['grapple', 'chainShot', 'grapeshot'] }))).toMatchObject({
    glory: { rumor: 1 },
  });
});

test('a crew combat of a rumor: won it pays, lost it kills, undecided it comes to nothing; it earns no combat point [MM-RUMOR.13] [MM-GLORY.11] [MM-CREW.1] [MM-DECK.7]', () => {
  const storm = (attack: readonly number[], defence: readonly number[], crew: Captaincy = {}): Match => {
    const match = alone({ captain: 'frances', sea: 'campeche', rumor: 'ruinedChapel', ...crew });
    match.random.rig('scouting', S);
    rig(match, attack, defence);
    return answer(match, 0, 'rumor');
  };
  expect(me(storm([S, 1, 1], [1, 1]))).toMatchObject({ gold: 23, glory: { rumor: 1, combat: 0 } });
  const lost = storm([1, 1, 1], [S, S], { sections: { crew: 1 } });
  expect(me(lost)).toMatchObject({ standing: 'waiting', glory: { rumor: 0 } });
  const nobody = storm([S, 1, 1], [S, 2], { sections: { crew: 1 } });
  expect(me(nobody)).toMatchObject({ standing: 'sailing', rumor: '', gold: 10, glory: { rumor: 0 } });
});

test('a rumor drawn in its own port may be tested in the same Port action [MM-RUMOR.14]', () => {
  const match = alone({ port: 'nassau' }, { rumors: ['retiredPilot'] });
  match.random.rig('influence', S, 1);
  answer(match, 0, 'port', 'rumor');
  expect(offered(match)).toContain('test');
});

test.each(
  RUMORS.filter(({ gift, guard }) => gift.gold !== undefined && !guard).map(
    ({ id, gift }) => [id, gift.gold ?? 0] as const,
  ),
)('the rumor %s brings %i gold', (id, gold) => {
  expect(me(prove(id)).gold).toBe(10 + gold);
});

test('rumors of cards: two, three, or one chosen of four', () => {
  expect(me(prove('lightsOnTheWater')).hand).toHaveLength(3);
  expect(me(prove('buccaneersTale')).hand).toHaveLength(4);
  const match = prove(
    'driftingJournal',
    {},
    { glory: ['lightsOut.1', 'pressGang.1', 'juryRig.1', 'quickWits.1'] },
  );
  expect(offered(match)).toEqual(['lightsOut.1', 'pressGang.1', 'juryRig.1', 'quickWits.1']);
  expect(match.view(1).glimpsed).toEqual([]);
  answer(match, 0, 'juryRig.1');
  expect(me(match).hand).toContain('juryRig.1');
  expect(match.state.gloryDeck).toContain('lightsOut.1');
});

test('rumors of pardon: up to three of one nation, or one of each of two', () => {
  const match = prove('governorsSecret', { bounties: { ES: 4, FR: 1 } });
  answer(match, 0, 'ES', 3);
  expect(me(match).bounties).toEqual({ ES: 1, EN: 0, FR: 1, NL: 0 });
  const friar = prove('friarsLetter', { bounties: { ES: 4, FR: 1, NL: 2 } });
  answer(friar, 0, 'ES', 'NL');
  expect(me(friar).bounties).toEqual({ ES: 3, EN: 0, FR: 1, NL: 1 });
});

test('a modification granted is chosen among the tokens in ports; one owned already is put back; with none there is gold [MM-CONTENT.21]', () => {
  const match = prove('hiddenCareenage', { sections: { masts: 0 } }, { tokens: { nassau: 'chaseGuns' } });
  expect(offered(match)).toHaveLength(16);
  answer(match, 0, 'nassau');
  expect(me(match)).toMatchObject({ mods: ['chaseGuns'], sections: { masts: 2 } });
  expect(match.state.tokens.nassau.mod).toBe('');
  const owned = prove('shipwrightsDebt', { mods: ['chaseGuns'] });
  const port = Object.entries(owned.state.tokens).find(([, { mod }]) => mod === 'chaseGuns')?.[0] ?? '';
  answer(owned, 0, port);
  expect(asked(owned)).toBe('0: chooseModification');
  expect(offered(owned)).not.toContain(port);
});

test('weapons one lacks come with the magazine and the arsenal', () => {
  expect(me(prove('buriedMagazine', { weapons: ['chainShot'] })).weapons).toEqual([
    'chainShot',
    'grapple',
    'grapeshot',
  ]);
  expect(me(prove('arsenalClerk')).weapons).toEqual(['chainShot', 'grapeshot']);
});

test('the ship without a crew may be taken: whole, without modifications, not bought; or it is worth 10 gold [MM-CONTENT.31]', () => {
  const match = prove('shipWithoutACrew', { mods: ['chaseGuns'], sections: { crew: 1 } });
  answer(match, 0, 'yes');
  if (asked(match) === '0: choosePorts') answer(match, 0, offered(match).slice(0, 1));
  expect(me(match)).toMatchObject({
    ship: 'frigate',
    mods: [],
    glory: { ship: 0 },
    sections: { hull: 3, crew: 1, cannons: 3 },
  });
  expect(me(answer(prove('shipWithoutACrew'), 0, 'no')).gold).toBe(20);
});

test('the disgraced gunner joins; the secret chart gives a die for merchants; forged documents open a nation’s ports', () => {
  expect(me(prove('disgracedGunner')).specialists[0]).toMatch(/^masterGunner/);
  const chart = alone({ captain: 'frances', sea: 'nassau', rumor: 'secretChart', proven: true });
  chart.random.rig('scouting', S);
  answer(chart, 0, 'scout merchant:nassau');
  expect(skip(chart).news.find(({ event }) => event.say === 'rolled')?.event['dice']).toHaveLength(4);
  const papers = { rumor: 'forgedDocuments', proven: true, forged: 'FR', bounties: { FR: 3 } } as const;
  expect(offered(alone({ sea: 'tortuga', ...papers }))).toContain('enter');
});
