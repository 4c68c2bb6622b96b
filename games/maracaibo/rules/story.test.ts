import { type Json, Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { PLACE_KEYS } from '../content/places.ts';
import { STORY, storyCard } from '../content/story.ts';
import type { LegacyId } from '../content/tiles.ts';
import { maracaibo } from '../game.ts';
import { position } from '../position.ts';
import type { Maracaibo } from '../state.ts';
import { answer, asked, type Game, offered, player, points, stopAt, tableOf, until, you } from './acting.ts';
import { addLegacy, removeLegacy } from './legacy.ts';
import { deal } from './setup.ts';
import { type Archive, archiveOf, NEW_CAMPAIGN, readArchive } from './story.ts';
import { active, legacyOf } from './table.ts';

const options = { mode: 'story', armada: false, jeanne: 'medium' };

/** The first turn of a game of the campaign, every ship at Havana. */
function campaign(seats: number, archive: Partial<Archive> = {}, seed = 'story'): Game {
  const full = { ...NEW_CAMPAIGN, ...archive };
  const state = deal({ seats, options, brought: [], random: Random.seeded(seed) }, full);
  state.stage = 'turn';
  state.turn.phase = 'sail';
  for (const who of state.players) {
    state.careersLeft.push(...who.offer.splice(0));
    state.draw.push(...who.hand.splice(4));
    who.general -= 3;
    who.career = state.careersLeft.pop() ?? '';
  }
  return Match.from(maracaibo, { seats, seed, options }, state);
}

const tales = ({ state }: Game): string => state.story.tales.map(({ no }) => no).join();
const tiles = ({ legacy }: Maracaibo): string => legacy.map(({ id }) => id).join();
const lying = ({ quests }: Maracaibo): string =>
  quests
    .flatMap((here, place) => here.map((id) => `${id.startsWith('T') ? id : 'Q'}@${PLACE_KEYS[place]}`))
    .join();

/** The card's condition is met: its tile claimed by a player, or its legacy tile full. */
function fulfil({ state }: Game, no: string, narrator = 0): void {
  const tale = state.story.tales.find((one) => one.no === no);
  const { condition } = storyCard(no);
  if (!tale || !condition) throw new Error(`${no} is not in play`);
  if ('discs' in condition) {
    const tile = legacyOf(state, condition.discs);
    if (tile) {
      state.discsFromBox += 4 - tile.discs;
      tile.discs = 4;
    }
    return;
  }
  for (const here of state.quests) if (here.includes(tale.tile)) here.splice(here.indexOf(tale.tile), 1);
  player({ state } as Game, narrator).quests.push(tale.tile);
  tale.tile = '';
  tale.claimed = true;
  tale.narrator = narrator;
}

/** The round ends now, by whoever is to play, up to the first vote or the next turn. */
function endRound(match: Game, round = 1): Game {
  match.state.round = round;
  active(match.state).ship = round === 4 ? 22 : 20;
  const again = Match.from(maracaibo, { seats: match.seats, seed: 'round', options }, match.state);
  answer(again, round === 4 ? '22' : '21a');
  return until(again, 'vote', 'narrator', 'sail');
}

/** Everybody votes like this, in turn order. */
const votes = (match: Game, ...keys: string[]): Game => {
  for (const [i, key] of keys.entries()) match.answer(player(match, i).seat, match.serial, key);
  return match;
};

test('a first game begins with card 01: story tile 1 on 15, a quest on 16, one on 19 with four [MB-STORY.5] [MB-STORY.19] [MB-STORY.20] [EX-16]', () => {
  expect([1, 3, 4].map((seats) => lying(campaign(seats).state))).toEqual([
    'T1@15,Q@16',
    'T1@15,Q@16',
    'T1@15,Q@16,Q@19',
  ]);
});

test('classic games have no story tiles, votes or archive [MB-STORY.4]', () => {
  const { story } = position({}).state;
  expect([story.tales, story.tiles]).toEqual([[], []]);
});

test('a story tile is fulfilled like a quest and counts as one; its card stays until step 6 [MB-STILE.1] [MB-STILE.2] [MB-STILE.3] [MB-STILE.4] [EX-9]', () => {
  const match = campaign(2);
  you(match).ship = 13;
  you(match).cp = 2;
  you(match).doubloons = 0;
  you(match).bought.push({ card: 'A28', spies: 0, quest: '' });
  const again = Match.from(maracaibo, { seats: 2, seed: 'tile', options }, match.state);
  answer(again, '15', 'quest T1');
  expect([you(again).cp, you(again).doubloons, points(again), you(again).quests]).toEqual([1, 5, 2, ['T1']]);
  expect(again.state.story.tales).toMatchObject([{ no: '01', claimed: true, narrator: 0 }]);
});

test('at step 6 fulfilled cards are read and followed; the others stay [MB-STORY.8] [MB-STORY.9] [MB-STORY.12] [MB-STORY.70] [MB-INT.11]', () => {
  const match = endRound(campaign(2));
  expect([tales(match), asked(match)]).toEqual(['01', `${player(match, 1).seat}: sail`]);
  const done = campaign(2);
  fulfil(done, '01');
  const read = endRound(done);
  expect(read.open.map(({ about }) => about.say)).toEqual(['vote', 'vote']);
  expect(read.news.map(({ event }) => event.say)).toContain('read');
});

test('the majority decides, on a tie the narrator [MB-STORY.13] [MB-STORY.11] [EX-50]', () => {
  const three = campaign(3);
  fulfil(three, '01', 2);
  expect(tales(votes(endRound(three), 'a', 'b', 'b'))).toBe('03');
  const four = campaign(4);
  fulfil(four, '01', 2);
  const tied = votes(endRound(four), 'a', 'b', 'b', 'a');
  expect(asked(tied)).toBe(`${player(tied, 2).seat}: narrator`);
  expect(tales(answer(tied, 'b'))).toBe('03');
});

test('votes are secret until all are in [MB-STORY.13]', () => {
  const match = campaign(3);
  fulfil(match, '01');
  const round = endRound(match);
  const before = JSON.stringify(round.view('spectator'));
  votes(round, 'a');
  expect(JSON.stringify(round.view('spectator'))).toBe(before);
});

test('a resolved card leaves play, the next one comes and is followed at once [MB-STORY.14] [MB-STORY.15] [MB-STORY.16] [MB-STORY.23] [EX-61] [EX-51]', () => {
  const match = campaign(2);
  fulfil(match, '01');
  const next = answer(votes(endRound(match), 'a', 'b'), 'a');
  expect([tales(next), next.state.story.resolved, tiles(next.state)]).toEqual(['02', ['01'], 'L5']);
  expect(lying(next.state)).toBe('Q@16,Q@16,T2@18');
  const who = player(next, 1);
  who.ship = 6;
  who.spies = 0;
  const again = Match.from(maracaibo, { seats: 2, seed: 'L5', options }, next.state);
  answer(again, '7');
  expect(player(again, 1).spies).toBe(1);
});

test('in the final scoring the next card waits for the next game [MB-FIN.11] [MB-STORY.16]', () => {
  const match = campaign(2);
  fulfil(match, '01');
  const over = votes(endRound(match, 4), 'b', 'b');
  expect([over.state.stage, over.state.story.drawn, over.state.story.tales]).toEqual(['over', ['03'], []]);
  expect(archiveOf(over.state)).toMatchObject({ cards: ['03'], resolved: ['01'] });
});

test('"Read 05": both cards are in play, and both are checked [MB-STORY.17] [MB-STORY.22] [EX-17]', () => {
  const match = campaign(2, { cards: ['06'] });
  expect([tales(match), tiles(match.state)]).toEqual(['06,05', 'L10']);
  fulfil(match, '05');
  const next = endRound(match);
  expect([tales(next), tiles(next.state), next.state.story.unlocked]).toEqual(['06', '', ['C92']]);
});

test('all slots of a legacy tile filled is a condition; who ended the round reads [MB-STORY.10] [MB-STORY.11]', () => {
  const match = campaign(2, { cards: ['15'], tiles: ['L2', 'L8'] });
  expect(tiles(match.state)).toBe('L2,L8,L12');
  fulfil(match, '15');
  const next = endRound(match);
  expect([tales(next), tiles(next.state)]).toEqual(['18,17', 'L13']);
});

test('C cards go to the discards or are shuffled into the draw pile [MB-STORY.21] [MB-STORY.24]', () => {
  expect(campaign(2, { cards: ['03'] }).state.discard).toEqual(['C90', 'C91']);
  expect(campaign(2, { cards: ['57'] }).state.draw).toContain('C99');
});

test('two cards that need one tile: the higher one stays, and the tile starts again [MB-STORY.25] [MB-STORY.68]', () => {
  const match = campaign(3, { cards: ['17', '61'], tiles: ['L13'] });
  expect(tales(match)).toBe('61');
  expect(legacyOf(match.state, 'L13')?.discs).toBe(0);
  expect(match.state.story.resolved).toContain('17');
});

test('a removed tile may come back; adding or removing twice does nothing [MB-STORY.26] [MB-STORY.62]', () => {
  const match = campaign(2);
  const table = tableOf(match);
  addLegacy(table, 'L5');
  addLegacy(table, 'L5');
  expect(tiles(match.state)).toBe('L5');
  removeLegacy(table, 'L5');
  removeLegacy(table, 'L5');
  expect(tiles(match.state)).toBe('');
  addLegacy(table, 'L5');
  expect(tiles(match.state)).toBe('L5');
});

test('the archive keeps cards, tiles and C cards, nothing that lay on them [MB-STORY.6] [MB-STORY.27] [MB-STORY.28] [MB-STORY.29] [MB-STORY.30] [MB-SETUP.8] [EX-52]', () => {
  const match = campaign(2, {
    cards: ['05', '07'],
    resolved: ['01', '03', '06'],
    tiles: ['L10', 'L2'],
    unlocked: ['C90', 'C91'],
  });
  const archive = archiveOf(match.state);
  expect(archive).toMatchObject({ cards: ['05', '07'], tiles: ['L10', 'L2'], unlocked: ['C90', 'C91'] });
  const { state } = campaign(3, archive);
  const a = [...state.players.flatMap(({ hand }) => hand), ...state.draw, ...state.row];
  expect(a.filter((card) => card.startsWith('C')).length).toBeLessThanOrEqual(2);
  expect(tiles(state)).toBe('L10,L2');
  expect(state.legacy.map(({ discs }) => discs)).toEqual([0, 0]);
  expect(lying(state)).toBe('T1@8,Q@15,Q@18');
  expect(legacyOf(campaign(1, archive).state, 'L10')?.discs).toBe(1);
});

test('an archive survives being written and read, at any number of players [MB-STORY.31]', () => {
  const archive = archiveOf(campaign(2, { cards: ['24'], tiles: ['L3', 'L20'], unlocked: ['C93'] }).state);
  const again = readArchive(JSON.parse(JSON.stringify(archive)) as Json) ?? NEW_CAMPAIGN;
  expect(again).toEqual(archive);
  for (const seats of [1, 2, 3, 4])
    expect(campaign(seats, again).state).toEqual(campaign(seats, archive).state);
  expect([readArchive({ ...archive, cards: ['no such card'] }), readArchive(null), readArchive([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('L3 takes tile, cube and market of Cartagena away, and leaves a new tile when it goes [MB-STORY.36] [MB-STORY.37]', () => {
  const match = position({ cubes: { 14: 'spain' }, markets: { 14: 1 } });
  const { state } = match;
  const [reserve, unused] = [state.cubesOut.spain, state.unusedTiles.length];
  addLegacy(tableOf(match), 'L3');
  expect([state.tiles[14], state.cubes[14], state.markets[14], state.cubesOut.spain - reserve]).toEqual([
    '',
    '',
    0,
    1,
  ]);
  expect(state.unusedTiles).toHaveLength(unused + 1);
  removeLegacy(tableOf(match), 'L3');
  expect(state.tiles[14]).toMatch(/^CT/);
});

const works: readonly (readonly [
  LegacyId,
  string,
  Parameters<typeof stopAt>[1],
  readonly string[],
  readonly number[],
])[] = [
  ['L10', '1', {}, [], [0, 1, 0]],
  ['L11', '8', { doubloons: 3 }, ['spain'], [0, 0, 0]],
  ['L12', '18', { hand: ['A10'] }, ['A10'], [0, 2, 0]],
  ['L13', '15', { hand: ['A3'] }, ['A3'], [3, 0, 0]],
  ['L14', '16', { hand: ['A13'] }, ['A13'], [0, 3, 0]],
  ['L15', '19', { doubloons: 2 }, [], [0, 1, 1]],
  ['L16', '3', { cp: 1 }, [], [3, 0, 0]],
  ['L17', '6', { hand: ['A1'] }, ['A1', 'spain'], [0, 0, 0]],
];

test.each(works)(
  '%s takes a disc before the main action: its cost, its reward, once a stop [MB-STORY.46]',
  (id, place, captain, keys, gained) => {
    const match = stopAt(place, captain, { seats: 3, legacy: [id] });
    answer(match, `works ${id}`, ...keys, 's2');
    expect([you(match).doubloons, points(match), you(match).cp]).toEqual(gained);
    expect([legacyOf(match.state, id)?.discs, you(match).discs[1]]).toEqual([1, 1]);
    expect(offered(match)).not.toContain(`works ${id}`);
    expect(offered(match)).toContain('village');
  },
);

test('an upgrade completed that way works at once, and a full tile is done [MB-STORY.47] [MB-STORY.48]', () => {
  const match = stopAt('1', { discs: { s4: 1 } }, { seats: 3, legacy: ['L10'] });
  expect(you(answer(match, 'works L10', 's4')).doubloons).toBe(5);
  const full = position({ seats: 3, legacy: ['L10'] });
  const tile = legacyOf(full.state, 'L10');
  if (tile) tile.discs = 4;
  expect(offered(answer(full, '1'))).not.toContain('works L10');
});

test('with two players one disc of the box lies on L11 to L17, alone two; on L10 alone one [MB-STORY.49] [MB-SOLO.56] [MB-BOARD.19]', () => {
  const discs = (seats: 1 | 2 | 3, id: LegacyId): number | undefined =>
    legacyOf(position({ seats, legacy: [id] }).state, id)?.discs;
  expect([1, 2, 3].map((seats) => discs(seats as 1, 'L12'))).toEqual([2, 1, 0]);
  expect([1, 2, 3].map((seats) => discs(seats as 1, 'L10'))).toEqual([1, 0, 0]);
});

test('a stop on the lost island scores 6 [MB-STORY.52]', () => {
  const match = position({ you: { at: '15' }, legacy: ['L25'] });
  answer(match, '15L');
  expect(points(match)).toBe(6);
});

test('exactly L3 and L20 to L23 bear a skull; a reward removes one of choice [MB-STORY.53] [MB-SYM.94]', () => {
  const match = campaign(2, { cards: ['26'], tiles: ['L3', 'L20', 'L5'] });
  you(match).ship = 5;
  you(match).hand = ['A13', 'A15'];
  const again = Match.from(maracaibo, { seats: 2, seed: 'skull', options }, match.state);
  answer(again, '6', 'quest T1', 'A13', 'A15');
  expect(offered(again)).toEqual(['L3', 'L20', 'none']);
  answer(again, 'L3');
  expect([tiles(again.state), again.state.tiles[14]?.startsWith('CT')]).toEqual(['L20,L5', true]);
});

test('2 influence with Spain [MB-SYM.93]', () => {
  const match = campaign(2, { cards: ['20'] });
  you(match).ship = 17;
  const again = Match.from(maracaibo, { seats: 2, seed: 'spain', options }, match.state);
  answer(again, '18', 'quest T1');
  expect([you(again).influence.spain, points(again)]).toEqual([2, 2]);
});

test('the back of a card is nowhere in what players see before it is read [MB-STORY.59] [MB-STORY.60]', () => {
  const match = campaign(2);
  const seen = JSON.stringify(match.view(0));
  expect(seen).toContain('"01"');
  expect(seen).not.toContain('"02"');
  expect(seen).not.toContain('"03"');
  for (const card of STORY) expect(card.next.length).toBeLessThanOrEqual(2);
});

test('the epilogue is read when it is drawn and ends the campaign [MB-STORY.64]', () => {
  const match = campaign(2, { cards: ['71'], resolved: ['01'] });
  fulfil(match, '71');
  const next = endRound(match);
  expect([next.state.story.complete, tales(next), asked(next).endsWith('sail')]).toEqual([true, '', true]);
  expect(archiveOf(next.state).cards).toEqual([]);
  const last = campaign(2, { cards: ['71'] });
  fulfil(last, '71');
  expect(endRound(last, 4).state.story.complete).toBe(true);
});

test('order of instructions: tiles before the story tile, which may lie on them; cards in ascending number [MB-STORY.66]', () => {
  expect(lying(campaign(2, { cards: ['62'] }).state)).toBe('Q@16,T1@15L');
  const two = campaign(2, { cards: ['40', '38'] });
  expect(tales(two)).toBe('38,40');
  expect(lying(two.state)).toBe('T2@8,Q@15,T1@16');
});

test('"Read" brings no card back that is in play or resolved [MB-STORY.69]', () => {
  expect(tales(campaign(2, { cards: ['06'], resolved: ['05'] }))).toBe('06');
  expect(tales(campaign(2, { cards: ['05', '06'] }))).toBe('05,06');
});

test('every story card can be read and followed, whoever plays [MB-STORY.61]', () => {
  for (const { no, next } of STORY.filter((card) => card.condition)) {
    for (const option of next.length > 1 ? ['a', 'b'] : ['a']) {
      const match = campaign(3, { cards: [no], tiles: ['L3', 'L20', 'L4', 'L9'] }, `card ${no}`);
      fulfil(match, no);
      const after = endRound(match);
      if (asked(after).endsWith('vote')) votes(after, option, option, option);
      expect(after.state.story.resolved).toContain(no);
      expect(maracaibo.audit(after.state)).toBeUndefined();
    }
  }
});

test('a finished game hands its campaign on to the next, at another number of players; a finished campaign begins anew', () => {
  const play = (seats: number, inherited: Json): Game => {
    const match = Match.start(maracaibo, { seats, seed: `campaign ${seats}`, options, inherited });
    const random = Random.seeded('campaign');
    for (let [question] = match.open; question; [question] = match.open)
      match.answer(question.seat, match.serial, question.sample(random));
    return match;
  };
  const first = play(3, null);
  const second = play(2, first.handedOn);
  expect(second.handedOn).toMatchObject({ complete: false });
  const done = { cards: [], resolved: ['01'], tiles: [], unlocked: [], votes: [], complete: true };
  expect(
    Match.start(maracaibo, { seats: 2, seed: 'anew', options, inherited: done }).state.story.tales[0]?.no,
  ).toBe('01');
});

test('an archive is for a story, and must be one', () => {
  const start = (mode: string, inherited: Json) => () =>
    Match.start(maracaibo, { seats: 2, seed: '', options: { mode }, inherited });
  expect(start('easy', { ...NEW_CAMPAIGN })).toThrow('notAStory');
  expect(start('story', { cards: ['99'] })).toThrow('notAnArchive');
});

/** Plays a campaign to its end, every card fulfilled as soon as it can be; says which cards were read and which tiles lay. */
function wholeCampaign(seed: string): { read: Set<string>; laid: Set<string>; games: number } {
  const random = Random.seeded(seed);
  const laid = new Set<string>();
  let archive: Archive = NEW_CAMPAIGN;
  let games = 0;
  for (; !archive.complete && games < 40; games++) {
    let match = campaign(1 + random.below(4), archive, `${seed} ${games}`);
    for (const round of [1, 2, 3, 4]) {
      for (const { id } of match.state.legacy) laid.add(id);
      for (const { no, tile } of match.state.story.tales) {
        const { condition } = storyCard(no);
        if (condition && ('discs' in condition || tile !== '')) fulfil(match, no, random.below(match.seats));
      }
      match = endRound(match, round);
      while (asked(match).endsWith('vote') || asked(match).endsWith('narrator'))
        until(answer(match, random.pick(['a', 'b'], 'vote')), 'vote', 'narrator', 'sail');
      expect(maracaibo.audit(match.state)).toBeUndefined();
    }
    archive = archiveOf(match.state);
  }
  return { read: new Set(archive.resolved), laid, games };
}

test('campaigns run to their epilogue at changing numbers of players; together they read every card and lay every tile of the story', () => {
  const read = new Set<string>();
  const laid = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const tale = wholeCampaign(`tale ${i}`);
    expect(tale.games).toBeLessThan(40);
    for (const no of tale.read) read.add(no);
    for (const id of tale.laid) laid.add(id);
  }
  expect(STORY.filter(({ no }) => !read.has(no)).map(({ no }) => no)).toEqual([]);
  const meant = new Set(STORY.flatMap(({ front }) => front.add));
  expect([...meant].filter((id) => !laid.has(id))).toEqual([]);
}, 60_000);
