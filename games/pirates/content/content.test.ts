import { describe, expect, test } from 'vitest';
import { census } from './census.ts';
import { crewCard, crewIds, crewTypeCost, namedCrew, namedCrewIds } from './crew.ts';
import { equipment, equipmentIds } from './equipment.ts';
import { eventIds, events, eventWindows } from './events.ts';
import { readyFleetIds } from './fleets.ts';
import { fortIds, forts } from './forts.ts';
import { islandIds } from './islands.ts';
import { crewLinks, linkedTo, shipLinks } from './links.ts';
import { builtMasts, isPieceId, pieceIds, pieces } from './pieces.ts';
import { terrain, terrainIds, terrainKinds } from './terrain.ts';
import { coinValues, treasureIds, treasures } from './treasure.ts';
import {
  type Cannon,
  crewTypes,
  has,
  type Hull,
  type Nation,
  nations,
  partiesOf,
  type Word,
} from './types.ts';

const fleetOf = (nation: Nation) => pieceIds.filter((id) => pieces[id].nation === nation);
const hullsOf = (nation: Nation, kind: string) =>
  fleetOf(nation).filter((id) => pieces[id].hull.kind === kind).length;
const withWord = (word: Parameters<typeof has>[1]) => ({
  pieces: pieceIds.filter((id) => has(pieces[id], word)),
  crew: namedCrewIds.filter((id) => has(namedCrew[id], word)),
});

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

function mastRange(kind: Hull['kind']): [number, number] {
  if (kind === 'submarine') return [2, 3];
  if (kind === 'flotilla') return [4, 6]; // printed dice
  return kind === 'titan' || kind === 'seamonster' || kind === 'seadragon' ? [3, 5] : [1, 5];
}

describe('the launch set', () => {
  test('the box holds what the rules count [PI-CON.1, PI-CON.9, PI-CON.10, PI-CON.11, PI-CON.12]', () => {
    expect(Object.fromEntries(census.map(({ what, count }) => [what, count]))).toEqual({
      nations: 10,
      standardHulls: 30,
      specialHulls: 42,
      namedCrew: 44,
      genericCrew: 110,
      events: 16,
      equipment: 12,
      coinValues: 7,
      uniqueTreasures: 14,
      forts: 8,
      islands: 12,
      mysteriousIslands: 6,
      icebergs: 6,
      whirlpools: 4,
      sargassoSeas: 4,
      fogBanks: 5,
      reefs: 5,
      readyFleets: 12,
    });
  });

  test('no two cards share an id', () => {
    const ids = [
      pieceIds,
      crewIds,
      eventIds,
      equipmentIds,
      treasureIds,
      fortIds,
      islandIds,
      terrainIds,
      readyFleetIds,
    ].flat();
    expect(new Set<string>(ids).size).toBe(ids.length);
  });

  test('each nation has its number of pieces [PI-CON.2]', () => {
    expect(Object.fromEntries(nations.map((nation) => [nation, fleetOf(nation).length]))).toEqual({
      england: 9,
      france: 8,
      spain: 8,
      america: 8,
      pirates: 10,
      barbary: 6,
      jade: 7,
      cursed: 7,
      mercenaries: 4,
      vikings: 5,
    });
  });

  test('each nation has its standard hulls of one to five masts [PI-CON.3]', () => {
    const byMasts = (nation: Nation) =>
      [1, 2, 3, 4, 5].map(
        (masts) =>
          fleetOf(nation).filter(
            (id) => pieces[id].hull.kind === 'standard' && builtMasts(pieces[id]) === masts,
          ).length,
      );
    expect(Object.fromEntries(nations.map((nation) => [nation, byMasts(nation)]))).toEqual({
      england: [1, 1, 2, 1, 1],
      america: [1, 1, 1, 1, 1],
      france: [1, 1, 1, 1, 1],
      spain: [1, 1, 1, 1, 1],
      pirates: [1, 1, 1, 2, 0],
      barbary: [0, 1, 1, 0, 0],
      jade: [0, 0, 0, 0, 0],
      cursed: [0, 0, 1, 0, 0],
      mercenaries: [0, 1, 0, 0, 0],
      vikings: [0, 0, 0, 0, 0],
    });
  });

  test.each<[string, Partial<Record<Nation, number>>]>([
    ['schooner', { america: 2, france: 1, pirates: 1 }],
    ['galley', { barbary: 3, spain: 1 }],
    ['junk', { jade: 4 }],
    ['catamaran', { pirates: 1, france: 1 }],
    ['turtleship', { jade: 2, mercenaries: 1 }],
    ['longship', { vikings: 4 }],
    ['submarine', { america: 1, england: 1, mercenaries: 1 }],
    ['ghostship', { cursed: 2 }],
    ['flotilla', { england: 1, spain: 1 }],
    ['windcatcher', { pirates: 1, barbary: 1 }],
    ['switchblade', { pirates: 1, cursed: 1 }],
    ['bombardier', { france: 1, spain: 1 }],
    ['icebreaker', { england: 1, vikings: 1 }],
    ['titan', { cursed: 1, mercenaries: 1 }],
    ['seamonster', { cursed: 1, pirates: 1 }],
    ['seadragon', { cursed: 1, jade: 1 }],
  ])('the hulls of kind %s sail for the right nations [PI-CON.4]', (kind, owners) => {
    for (const nation of nations) expect(hullsOf(nation, kind)).toBe(owners[nation] ?? 0);
  });

  test('enough pieces print each keyword, and every Mercenary ship is one [PI-CON.5]', () => {
    const least = {
      broadside: 3,
      extendedrange: 3,
      eternal: 2,
      fear: 2,
      captain: 3,
      cannoneer: 2,
      explorer: 2,
      helmsman: 2,
      musketeer: 1,
      oarsman: 1,
      mercenary: 4,
      limit: 6,
      loyal: 3,
      hostile: 3,
    } as const;
    const printed = (word: string): number =>
      pieceIds.filter((id) => pieces[id].keywords.some((keyword) => keyword.word === word)).length;
    expect(Object.entries(least).filter(([word, count]) => printed(word) < count)).toEqual([]);
    expect(withWord('mercenary').pieces).toEqual(fleetOf('mercenaries'));
  });

  test('each nation has its number of named crew [PI-CON.6]', () => {
    const crewOf = (nation: Nation) => namedCrewIds.filter((id) => namedCrew[id].nation === nation).length;
    expect(Object.fromEntries(nations.map((nation) => [nation, crewOf(nation)]))).toEqual({
      england: 6,
      france: 5,
      spain: 5,
      america: 5,
      pirates: 7,
      barbary: 3,
      jade: 4,
      cursed: 4,
      mercenaries: 2,
      vikings: 3,
    });
  });

  test('named crew carry enough of each keyword, and six cost nothing [PI-CON.7]', () => {
    expect(withWord('marine').crew.length).toBeGreaterThanOrEqual(4);
    expect(withWord('ransom').crew.length).toBeGreaterThanOrEqual(4);
    expect(withWord('blackmark').crew.length).toBeGreaterThanOrEqual(3);
    expect(withWord('fear').crew.length).toBeGreaterThanOrEqual(2);
    expect(withWord('limit').crew.length).toBeGreaterThanOrEqual(4);
    expect(withWord('loyal').crew.length).toBeGreaterThanOrEqual(3);
    expect(withWord('hostile').crew.length).toBeGreaterThanOrEqual(3);
    expect(namedCrewIds.filter((id) => namedCrew[id].cost === 0).length).toBeGreaterThanOrEqual(6);
    const exPatriots = withWord('expatriot').crew;
    expect(exPatriots.length).toBeGreaterThanOrEqual(3);
    for (const id of exPatriots) expect(linkedTo(id).filter(isPieceId)).toHaveLength(1);
  });

  test('crew that cost nothing are limited, or a fleet would have no end [PI-RULING.27]', () => {
    const free = namedCrewIds.filter((id) => namedCrew[id].cost === 0);
    expect(free.filter((id) => !has(namedCrew[id], 'limit'))).toEqual([]);
  });

  test('there are enough links, none twice [PI-CON.8]', () => {
    expect(shipLinks.length).toBeGreaterThanOrEqual(14);
    expect(crewLinks.length).toBeGreaterThanOrEqual(10);
    const pairs = [...shipLinks, ...crewLinks].map((pair) => pair.toSorted().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(crewLinks.filter(([one, other]) => one === other)).toEqual([]);
  });

  test('a link is known from both sides [PI-FLT.20, PI-FLT.21]', () => {
    expect(linkedTo('nan-tulloch')).toEqual(['last-laugh', 'barrelhouse-job']);
    expect(linkedTo('last-laugh')).toEqual(['nan-tulloch']);
    expect(linkedTo('barrelhouse-job')).toEqual(['nan-tulloch']);
  });

  test('every nation has every generic crew, at the same price [PI-CON.9, PI-CREW.31]', () => {
    for (const nation of nations) {
      for (const type of crewTypes) {
        expect(crewCard(`${nation}-${type}`)).toEqual({
          nation,
          type,
          cost: crewTypeCost[type],
          keywords: [{ word: type }],
        });
      }
    }
  });

  test.each<[keyof typeof crewTypeCost, number, string]>([
    ['firepot', 2, 'PI-CREW.1'],
    ['cannoneer', 2, 'PI-CREW.13'],
    ['captain', 3, 'PI-CREW.14'],
    ['shipwright', 2, 'PI-CREW.15'],
    ['stinkpot', 2, 'PI-CREW.16'],
    ['smokepot', 3, 'PI-CREW.18'],
    ['explorer', 1, 'PI-CREW.24'],
    ['musketeer', 3, 'PI-CREW.25'],
    ['oarsman', 1, 'PI-CREW.26'],
    ['helmsman', 2, 'PI-CREW.27'],
    ['chainshot', 2, 'PI-CREW.28'],
  ])('a generic %s costs %i [%s]', (type, cost) => {
    expect(crewTypeCost[type]).toBe(cost);
  });

  test('loyal and hostile cards name a nation or a card that exists [PI-FLT.10, PI-FLT.11]', () => {
    const cards = new Set<string>([...pieceIds, ...namedCrewIds]);
    const all = [...pieceIds.map((id) => pieces[id]), ...namedCrewIds.map((id) => namedCrew[id])];
    const parties = all.flatMap((card) => [...partiesOf(card, 'loyal'), ...partiesOf(card, 'hostile')]);
    expect(parties.filter((to) => 'card' in to && !cards.has(to.card))).toEqual([]);
    expect(parties.length).toBeGreaterThanOrEqual(12);
  });

  test('pieces stay within the limits of rank, masts, cargo and move [PI-CON.14]', () => {
    const outside = pieceIds.filter((id) => {
      const { hull, move, cargo, cannons } = pieces[id];
      const free = hull.kind === 'flotilla' || hull.kind === 'seadragon';
      return (
        !within(cargo, 0, 7) ||
        !within(cannons.length, ...mastRange(hull.kind)) ||
        !within(move.length, free ? 0 : 1, free ? 0 : 3)
      );
    });
    expect(outside).toEqual([]);
  });

  test('sea dragons carry nothing [PI-KW.seadragon.12]', () => {
    const dragons = pieceIds.filter((id) => pieces[id].hull.kind === 'seadragon');
    expect(dragons.map((id) => pieces[id].cargo)).toEqual([0, 0]);
  });
});

describe('everything occurs', () => {
  test('every keyword, nation, generic crew, terrain and event window [PI-CON.13]', () => {
    const keywords = [
      'bombardier broadside icebreaker cannoneer captain catamaran turtleship seadragon longship eternal',
      'expatriot explorer flotilla marine galley schooner hostile junk switchblade limit loyal blackmark',
      'mercenary seamonster musketeer fear extendedrange windcatcher oarsman ransom submarine helmsman',
      'titan ghostship',
    ]
      .join(' ')
      .split(' ');
    expect(keywords).toHaveLength(34);
    const words = new Set<Word | 'standard'>([
      ...pieceIds.flatMap((id) => [pieces[id].hull.kind, ...pieces[id].keywords.map(({ word }) => word)]),
      ...namedCrewIds.flatMap((id) => namedCrew[id].keywords.map(({ word }) => word)),
    ]);
    expect(keywords.filter((word) => !new Set<string>(words).has(word))).toEqual([]);
    expect(new Set(pieceIds.map((id) => pieces[id].nation)).size).toBe(nations.length);
    expect(new Set(crewIds.map((id) => crewCard(id).type)).size).toBe(crewTypes.length + 1);
    expect(new Set(terrainIds.map((id) => terrain[id].kind)).size).toBe(terrainKinds.length);
    expect(new Set(eventIds.map((id) => events[id].window)).size).toBe(eventWindows.length);
  });

  test('named crew show each of the five knacks [PI-CON.19]', () => {
    const knacks = ['aim', 'boarder', 'luck', 'stowage', 'zeal'] as const;
    expect(knacks.filter((knack) => withWord(knack).crew.length === 0)).toEqual([]);
  });
});

describe('the tables of the rules', () => {
  test('events have the numbers, costs and windows of the table [PI-EVT.1, PI-EVT.3, PI-EVT.6]', () => {
    expect(eventIds.map((id) => [events[id].number, events[id].cost, events[id].window].join(' '))).toEqual([
      'E1 2 startOfTurn',
      'E2 4 startOfTurn',
      'E3 2 afterRoll',
      'E4 3 startOfTurn',
      'E5 3 startOfTurn',
      'E6 2 endOfTurn',
      'E7 3 startOfTurn',
      'E8 3 endOfTurn',
      'E9 1 afterRoll',
      'E10 2 startOfTurn',
      'E11 4 startOfTurn',
      'E12 2 enemyGivenAction',
      'E13 3 enemyDocks',
      'E14 2 ownShipSinks',
      'E15 5 givingAction',
      'E16 1 endOfTurn',
    ]);
    expect(new Set(eventIds.map((id) => events[id].effect.does)).size).toBe(16);
  });

  test('equipment has the numbers and costs of the table [PI-CON.10]', () => {
    expect(equipmentIds.map((id) => `${equipment[id].number} ${equipment[id].cost}`)).toEqual(
      'Q1 2,Q2 3,Q3 1,Q4 2,Q5 2,Q6 3,Q7 2,Q8 1,Q9 2,Q10 2,Q11 4,Q12 1'.split(','),
    );
    expect(new Set(equipmentIds.map((id) => equipment[id].effect.does)).size).toBe(12);
  });

  test('unique treasures are worth what the table says once unloaded [PI-UT.3]', () => {
    expect(treasureIds.map((id) => treasures[id].number)).toEqual(
      Array.from({ length: 14 }, (_, i) => `U${i + 1}`),
    );
    const worth = treasureIds.flatMap((id) => {
      const { number, gold } = treasures[id];
      return gold === undefined ? [] : [`${number} ${gold}`];
    });
    expect(worth).toEqual(['U1 4', 'U4 5', 'U5 6', 'U9 3']);
    expect(treasureIds.flatMap((id) => (treasures[id].spent ? [treasures[id].number] : []))).toEqual([
      'U6',
      'U7',
      'U10',
      'U13',
    ]);
  });

  test('every unique treasure does something or is worth something [PI-UT.1]', () => {
    const idle = treasureIds.filter((id) => {
      const { gold, taken, aboard } = treasures[id];
      return gold === undefined && taken === undefined && aboard === undefined;
    });
    expect(idle).toEqual([]);
  });

  test('forts have the price and flags of the table [PI-FORT.3, PI-FORT.14]', () => {
    const flag = ({ rank, range }: Cannon) => `${rank}${range}`;
    expect(
      fortIds.map((id) => [forts[id].number, forts[id].gold, ...forts[id].flags.map(flag)].join(' ')),
    ).toEqual([
      'F1 2 4S 4S',
      'F2 3 3S 3S 4S',
      'F3 3 3L 4L',
      'F4 4 3L 3L 4S',
      'F5 4 3S 3S 3S 3S',
      'F6 5 3L 3L 3L 4L',
      'F7 6 2L 3L 3L 3S 3S',
      'F8 7 2L 2L 3L 3L 4L 4L',
    ]);
  });

  test('coins show 1 to 7 gold [PI-CON.12]', () => {
    expect(coinValues).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
