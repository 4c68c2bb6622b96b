import { expect, test } from 'vitest';
import { CAPTAIN_IDS, CAPTAINS, SKILLS } from './captains.ts';
import { CARGO, GOODS } from './cargo.ts';
import { CENSUS, MERCHANT_TOKENS } from './census.ts';
import { EVENTS, NPCS } from './events.ts';
import { DESIGNS, GLORY, SPECIALISTS } from './glory.ts';
import { LETTERS, MAP, PORTS, ZONES, type ZoneId } from './map.ts';
import { MISSIONS } from './missions.ts';
import { NATIONS } from './nations.ts';
import { RUMORS } from './rumors.ts';
import { MODS, printed, SECTIONS, SHIP_TYPES, SHIPS, WEAPONS } from './ships.ts';

const tally = (items: readonly string[]): { [item: string]: number } => {
  const counts: { [item: string]: number } = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};
const inBox = (what: string): number | undefined => CENSUS.find((one) => one.what === what)?.count;
const without = (card: object): string => JSON.stringify({ ...card, id: '', on: '' });

test('34 events: 12 admirals, 3 pirate sloops, 3 pirate frigates and 16 others [MM-CONTENT.1] [MM-NPC.1]', () => {
  expect(EVENTS).toHaveLength(34);
  expect(tally(EVENTS.flatMap(({ npc }) => (npc === '' ? [] : [npc])))).toEqual({
    ES: 3,
    EN: 3,
    FR: 3,
    NL: 3,
    PS: 3,
    PF: 3,
  });
  const captains = EVENTS.filter(({ npc }) => npc !== '');
  for (const { skills } of captains) expect(skills.seamanship).toBeGreaterThan(0);
});

test('half of the events carry three icons of three ships, spread evenly over ships and letters [MM-CONTENT.2] [MM-CONTENT.3] [MM-NMOVE.1] [MM-NMOVE.2]', () => {
  const moving = EVENTS.filter(({ icons }) => icons.length > 0);
  expect(moving).toHaveLength(17);
  for (const { icons } of moving) expect(new Set(icons.map(({ npc }) => npc)).size).toBe(3);
  const icons = moving.flatMap((event) => event.icons);
  for (const npc of NPCS) expect([8, 9]).toContain(icons.filter((icon) => icon.npc === npc).length);
  for (const letter of LETTERS)
    expect([12, 13]).toContain(icons.filter((icon) => icon.letter === letter).length);
});

test('the other events hold War, two pardons for gold and effects of every timing [MM-CONTENT.4]', () => {
  const others = EVENTS.filter(({ kind }) => kind !== 'npc');
  expect(others).toHaveLength(16);
  expect(others.filter(({ kind }) => kind === 'war')).toHaveLength(3);
  expect(others.filter(({ kind }) => kind === 'royalPardon')).toHaveLength(2);
  expect(new Set(others.map(({ timing }) => timing))).toEqual(new Set(['atOnce', 'eachTurn', 'endOfRound']));
});

test('70 Glory cards: 8 specialists and 27 other designs, twice each, of three kinds [MM-CONTENT.5] [MM-CONTENT.6] [MM-SPEC.1]', () => {
  expect(GLORY).toHaveLength(70);
  expect(GLORY.filter(({ specialist }) => specialist !== '')).toHaveLength(16);
  expect(SPECIALISTS).toHaveLength(8);
  expect(Object.keys(DESIGNS)).toHaveLength(27);
  expect(Object.keys(DESIGNS)).toEqual(
    expect.arrayContaining(['turnOfTheMelee', 'quickWits', 'boughtPardon']),
  );
  expect(tally(Object.values(DESIGNS).map(({ kind }) => kind))).toEqual({ C: 9, W: 4, O: 9, X: 5 });
});

test('16 captains, one for each port; skills from 1 to 4, less of them with two abilities [MM-CONTENT.7] [MM-DICE.6] [MM-GEN.6]', () => {
  expect(new Set(CAPTAIN_IDS.map((id) => CAPTAINS[id].home))).toEqual(new Set(PORTS));
  for (const id of CAPTAIN_IDS) {
    const { skills, abilities, nation, home } = CAPTAINS[id];
    const values = SKILLS.map((skill) => skills[skill]);
    for (const value of values) expect([1, 2, 3, 4]).toContain(value);
    expect(values.reduce((sum, value) => sum + value)).toBe(abilities.length === 2 ? 8 : 10);
    expect(nation).toBe(MAP[home].nation);
  }
  expect(CAPTAINS.frances.skills).toMatchObject({ seamanship: 2, leadership: 3 });
  expect(CAPTAINS.felipe.skills).toMatchObject({ seamanship: 3, leadership: 2 });
});

test('no two captains can do the same', () => {
  const abilities = CAPTAIN_IDS.flatMap((id) => CAPTAINS[id].abilities);
  expect(new Set(abilities).size).toBe(abilities.length);
  expect(abilities).toHaveLength(20);
});

test('64 cargo cards: 8 of each good, half escapes, half hits, 3 the most frequent value [MM-CONTENT.8] [MM-RAID.29]', () => {
  expect(CARGO).toHaveLength(64);
  expect(Object.values(tally(CARGO.map(({ good }) => good)))).toEqual(GOODS.map(() => 8));
  expect(tally(CARGO.map(({ icon }) => icon))).toEqual({
    escape: 32,
    cargo: 7,
    masts: 7,
    crew: 7,
    cannons: 7,
    hull: 4,
  });
  expect(tally(CARGO.map(({ value }) => String(value)))).toEqual({ 1: 8, 2: 12, 3: 24, 4: 12, 5: 8 });
});

test('the box holds as many tokens and cards as it should [MM-CONTENT.9] [MM-CONTENT.12] [MM-GEN.11]', () => {
  expect(inBox('demand tokens')).toBe(24);
  expect(inBox('modification tokens')).toBe(16);
  expect(MODS).toHaveLength(8);
  expect(inBox('special weapon tokens')).toBe(12);
  expect(WEAPONS).toHaveLength(3);
  expect(tally(MERCHANT_TOKENS)).toEqual({ ES: 5, EN: 4, FR: 4, NL: 4 });
  expect(inBox('bounty tokens')).toBe(20);
  expect(inBox('ship cards')).toBe(20);
});

test('25 rumors in different places with every kind of benefit; two are kept [MM-CONTENT.10] [MM-RUMOR.5]', () => {
  expect(RUMORS).toHaveLength(25);
  const places = (by: string): ZoneId[] => RUMORS.filter((one) => one.by === by).map(({ zone }) => zone);
  expect(places('scout')).toHaveLength(14);
  expect(places('port')).toHaveLength(11);
  for (const by of ['scout', 'port']) expect(new Set(places(by)).size).toBe(places(by).length);
  expect(places('scout')).toContain('caribbeanSea');
  expect(places('port')).not.toContain('caribbeanSea');
  expect(RUMORS.filter(({ kept }) => kept).map(({ id }) => id)).toEqual(['forgedDocuments', 'secretChart']);
  const gold = RUMORS.filter(({ gift, guard }) => gift.gold !== undefined && !guard && !gift.weapons);
  expect(gold).toHaveLength(8);
  for (const { gift } of gold) expect(gift.gold).toSatisfy((sum: number) => sum >= 8 && sum <= 15);
});

test('rumors and missions that call for a crew combat print crew and Leadership [MM-CONTENT.22]', () => {
  const guards = [
    ...RUMORS.flatMap(({ guard }) => guard ?? []),
    ...MISSIONS.flatMap(({ task }) => (task.kind === 'ashore' ? [task.guard] : [])),
  ];
  expect(guards).toHaveLength(6);
  for (const { crew, leadership } of guards) expect(Math.min(crew, leadership)).toBeGreaterThan(0);
});

test('25 missions, every port accepts one, nine a second; kinds, conditions and rewards are spread as laid down [MM-CONTENT.11] [MM-MISSION.1]', () => {
  expect(MISSIONS).toHaveLength(25);
  const ports = tally(MISSIONS.map(({ port }) => port));
  expect(Object.keys(ports)).toHaveLength(16);
  expect(Object.values(ports).filter((count) => count === 2)).toHaveLength(9);
  const kinds = MISSIONS.map(({ task }) =>
    task.kind === 'deliver' && task.smuggled ? 'smuggle' : task.kind,
  );
  expect(tally(kinds)).toEqual({ deliver: 7, roll: 4, defeat: 4, raid: 4, smuggle: 3, ashore: 3 });
  expect(tally(MISSIONS.map(({ condition }) => condition.kind))).toEqual({
    influence: 10,
    noBounty: 4,
    nonPirate: 4,
    pirate: 3,
    pay: 4,
  });
  for (const { gift } of MISSIONS) expect(gift.gold).toSatisfy((gold: number) => gold >= 10 && gold <= 20);
  expect(MISSIONS.filter(({ gift }) => gift.pardon)).toHaveLength(3);
  expect(MISSIONS.filter(({ gift }) => gift.specialist)).toHaveLength(2);
  expect(MISSIONS.filter(({ gift }) => gift.weapons)).toHaveLength(3);
});

test('no two rumors or missions are the same under two names', () => {
  expect(new Set(RUMORS.map(without)).size).toBe(25);
  expect(new Set(MISSIONS.map(without)).size).toBe(25);
});

test('17 zones, 16 ports of four nations; borders are mutual, all is connected, a letter names one neighbour [MM-CONTENT.13] [MM-BOARD.1] [MM-BOARD.2] [MM-BOARD.4]', () => {
  expect(ZONES).toHaveLength(17);
  expect(PORTS).toHaveLength(16);
  expect(tally(PORTS.map((port) => MAP[port].nation))).toEqual({ ES: 5, EN: 4, FR: 4, NL: 3 });
  expect(MAP.caribbeanSea.nation).toBe('');
  let borders = 0;
  for (const zone of ZONES) {
    const { near, borders: letters } = MAP[zone];
    expect(new Set(near).size).toBe(near.length);
    for (const other of near) expect(MAP[other].near, `${other} lies beside ${zone}`).toContain(zone);
    expect(Object.keys(letters).length).toBeGreaterThan(0);
    borders += near.length;
  }
  expect(borders / 2).toBe(32);
  const reached = new Set<ZoneId>(['nassau']);
  for (const zone of reached) for (const next of MAP[zone].near) reached.add(next);
  expect(reached.size).toBe(17);
});

test('names of the published game are not used beyond those the rulebook names [MM-CONTENT.14]', () => {
  const seed = ['laHabana', 'nassau', 'santoDomingo', 'stJohn', 'portRoyal', 'curacao', 'basseTerre'];
  expect(ZONES).toEqual(expect.arrayContaining([...seed, 'bridgetown', 'caracas', 'caribbeanSea']));
  expect(CAPTAIN_IDS).toEqual(expect.arrayContaining(['frances', 'frederico', 'felipe']));
  expect(RUMORS.map(({ id }) => id)).toContain('forgedDocuments');
});

test('a ship has five values from 1 to 5 and five sections; hull and masts are as durable as the ship [MM-SHIP.1] [MM-SHIP.2] [MM-SHIP.3]', () => {
  for (const type of SHIP_TYPES) {
    const { durability, cargo, crew, cannons, manoeuvrability } = SHIPS[type];
    for (const value of [durability, cargo, crew, cannons, manoeuvrability]) {
      expect(value).toSatisfy((one: number) => one >= 1 && one <= 5);
    }
    expect([printed(type, 'hull'), printed(type, 'masts')]).toEqual([durability, durability]);
  }
  expect(SECTIONS).toHaveLength(5);
});

test.each([
  ['sloop', [2, 2, 2, 1, 4]],
  ['frigate', [3, 3, 3, 3, 3]],
  ['flute', [2, 4, 2, 1, 2]],
  ['galleon', [4, 5, 4, 3, 2]],
  ['manOWar', [5, 3, 5, 5, 2]],
] as const)(
  'the values of the %s [MM-SHIP.4] [MM-SHIP.5] [MM-SHIP.6] [MM-SHIP.7] [MM-SHIP.8]',
  (type, values) => {
    const { durability, cargo, crew, cannons, manoeuvrability } = SHIPS[type];
    expect([durability, cargo, crew, cannons, manoeuvrability]).toEqual(values);
  },
);

test('an NPC pirate is no nation’s, the navies are [MM-GEN.5]', () => {
  for (const nation of NATIONS) expect(NPCS).toContain(nation);
  expect(NPCS).toEqual(['ES', 'EN', 'FR', 'NL', 'PS', 'PF']);
});
