import { describe, expect, test } from 'vitest';
import type { CrewId } from '../content/crew.ts';
import type { EquipmentId } from '../content/equipment.ts';
import type { Fleet, FleetShip } from '../content/fleets.ts';
import type { PieceId } from '../content/pieces.ts';
import {
  cannotBank,
  cargoSpaces,
  colours,
  fleetCost,
  isMercenary,
  purse,
  serves,
  STANDARD,
  type Terms,
  validateFleet,
} from './fleet.ts';

const ship = (ship: PieceId, crew: CrewId[] = [], equipment: EquipmentId[] = []): FleetShip => ({
  ship,
  crew,
  equipment,
});

const fleet = (ships: FleetShip[], rest: Partial<Fleet> = {}): Fleet => ({
  ships,
  home: { crew: [], equipment: [] },
  events: [],
  forts: [],
  coins: [],
  treasures: [],
  marked: [],
  ...rest,
});

/** The rules a fleet breaks, by number. */
const broken = (brought: Fleet, terms: Terms = STANDARD): unknown[] =>
  validateFleet(brought, terms).map((refusal) => refusal.reason['rule']);

const gannet = ship('merry-gannet');

describe('points', () => {
  test('a fleet of one ship may sail; crew, equipment and events are optional [PI-FLT.2]', () => {
    expect(broken(fleet([gannet]))).toEqual([]);
  });

  test('a fleet without a ship is refused [PI-FLT.2]', () => {
    expect(broken(fleet([]))).toEqual(['PI-FLT.2']);
  });

  test('ships, crew, equipment and events may not cost more than the build total [PI-FLT.3]', () => {
    const brought = fleet([ship('merry-gannet', ['england-captain'], ['grapnels'])], {
      events: ['dead-calm'],
    });
    expect(fleetCost(brought)).toBe(8 + 3 + 2 + 4);
    expect(broken(brought, { total: 17, players: 2 })).toEqual([]);
    expect(broken(brought, { total: 16, players: 2 })).toEqual(['PI-FLT.3']);
  });

  test('crew and equipment on the home island count too [PI-FLT.3, PI-SET.15, PI-SET.16]', () => {
    const home = { crew: ['england-captain'], equipment: ['grapnels'] } as const;
    expect(fleetCost(fleet([gannet], { home }))).toBe(13);
  });

  test('any build total may be agreed, 40 is the default [PI-FLT.1]', () => {
    const big = fleet([ship('kings-quarrel'), ship('kings-quarrel'), ship('merry-gannet')]);
    expect(fleetCost(big)).toBe(40);
    expect(broken(big)).toEqual([]);
    expect(broken(big, { total: 30, players: 2 })).toEqual(['PI-FLT.3']);
  });

  test('points left over are no fault [PI-FLT.4]', () => {
    expect(fleetCost(fleet([gannet]))).toBe(8);
    expect(broken(fleet([gannet]))).toEqual([]);
  });

  test('forts cost no build points [PI-FLT.5]', () => {
    expect(fleetCost(fleet([gannet], { forts: ['old-lion-citadel'] }))).toBe(8);
  });

  test('a fleet may mix nations [PI-FLT.6]', () => {
    expect(broken(fleet([gannet, ship('golondrina'), ship('simoom')]))).toEqual([]);
  });

  test('equipment works on ships of any nation [PI-FLT.7]', () => {
    expect(broken(fleet([ship('golondrina', [], ['grapnels']), ship('simoom', [], ['grapnels'])]))).toEqual(
      [],
    );
  });
});

describe('Limit, Loyal, Hostile', () => {
  test('a card with Limit may be there once, others any number of times [PI-FLT.9, PI-KW.limit.1]', () => {
    const terms = { total: 80, players: 2 };
    expect(broken(fleet([ship('merry-gannet'), ship('merry-gannet')]), terms)).toEqual([]);
    expect(broken(fleet([ship('hollow-bell'), ship('hollow-bell')]), terms)).toEqual(['PI-FLT.9']);
  });

  test('Limit counts crew aboard and ashore together [PI-FLT.9]', () => {
    const home = { crew: ['tobias-rook'], equipment: [] } as const;
    expect(broken(fleet([ship('merry-gannet', ['tobias-rook'])], { home }))).toEqual(['PI-FLT.9']);
  });

  test('a card loyal to a ship or a crew needs it in the fleet [PI-FLT.10, PI-KW.loyal.1]', () => {
    expect(broken(fleet([ship('merry-gannet', ['pip-tolliver'])]))).toEqual(['PI-FLT.10']);
    expect(broken(fleet([ship('pennywhistle'), ship('merry-gannet', ['pip-tolliver'])]))).toEqual([]);
    expect(broken(fleet([ship('razor-jig')]))).toEqual(['PI-FLT.10']);
    expect(broken(fleet([ship('razor-jig', ['nan-tulloch'])]))).toEqual([]);
  });

  test('a piece loyal to a nation needs another piece of it, not just itself [PI-FLT.10]', () => {
    expect(broken(fleet([ship('deepwell')]))).toEqual(['PI-FLT.10']);
    expect(broken(fleet([ship('deepwell'), gannet]))).toEqual([]);
    expect(broken(fleet([ship('deepwell'), ship('deepwell')]))).toEqual([]);
  });

  test('a crew of the nation will do as well, but not the loyal crew itself [PI-FLT.10, PI-KW.loyal.1]', () => {
    expect(broken(fleet([ship('merry-gannet', ['temperance-pike', 'america-captain'])]))).toEqual([]);
    expect(broken(fleet([ship('deepwell', ['england-captain'])]))).toEqual([]);
    expect(broken(fleet([ship('merry-gannet', ['temperance-pike'])]))).toEqual(['PI-FLT.10']);
  });

  test('a hostile card bars the ships and the crew of a nation [PI-FLT.11, PI-KW.hostile.1, PI-KW.hostile.2]', () => {
    expect(broken(fleet([ship('whippoorwill'), gannet]))).toEqual(['PI-FLT.11']);
    expect(broken(fleet([ship('whippoorwill', ['england-captain'])]))).toEqual(['PI-FLT.11']);
    expect(broken(fleet([ship('whippoorwill'), ship('golondrina')]))).toEqual([]);
  });

  test('EX-31: a crew hostile to Spain and a Spanish ship are refused [PI-FLT.11]', () => {
    expect(broken(fleet([ship('last-laugh', ['mad-orsolya']), ship('golondrina')]))).toEqual(['PI-FLT.11']);
  });

  test('crew that start as Cursed count as Cursed here [PI-RULING.28, PI-KW.blackmark.3]', () => {
    const hostile = ship('whippoorwill');
    const english = fleet([hostile, ship('last-laugh', ['silas-graves'])]);
    expect(broken(english)).toEqual(['PI-FLT.11']);
    expect(broken({ ...english, marked: ['silas-graves'] })).toEqual([]);
  });
});

describe('crew and equipment aboard', () => {
  test('EX-30: crew may not cost more than their ship, whatever its cargo [PI-FLT.13]', () => {
    const captains: CrewId[] = ['spain-captain', 'spain-captain', 'spain-captain'];
    expect(broken(fleet([ship('santa-eufrasia', captains)]))).toEqual([]);
    expect(broken(fleet([ship('santa-eufrasia', [...captains, 'spain-helmsman'])]))).toEqual(['PI-FLT.13']);
  });

  test('equipment has the same cap, apart from the crew [PI-FLT.14]', () => {
    const crew: CrewId[] = ['spain-captain', 'spain-captain', 'spain-captain'];
    const brought = (...gear: EquipmentId[]) => fleet([ship('senora-del-alba', crew, gear)]);
    expect(broken(brought('ready-powder', 'ready-powder'))).toEqual([]);
    const heavy = fleet([ship('crooked-sixpence', [], ['ready-powder', 'grapnels'])]);
    expect(broken(heavy)).toEqual(['PI-FLT.14']);
  });

  test('crew that cost nothing serve only under their own flag [PI-FLT.16]', () => {
    expect(broken(fleet([ship('golondrina', ['leonor-de-arce'])]))).toEqual([]);
    expect(broken(fleet([ship('merry-gannet', ['leonor-de-arce'])]))).toEqual(['PI-FLT.16']);
    const home = { crew: ['leonor-de-arce'], equipment: [] } as const;
    expect(broken(fleet([gannet], { home }))).toEqual([]);
  });

  test('EX-32: a crew of another nation may travel but not serve [PI-FLT.17]', () => {
    const french = ship('belle-brume', ['england-helmsman', 'france-helmsman']);
    expect(broken(fleet([french]))).toEqual([]);
    expect(serves('england-helmsman', french, [])).toBe(false);
    expect(serves('france-helmsman', french, [])).toBe(true);
  });

  test('a crew takes one cargo space [PI-FLT.18]', () => {
    const explorers = (count: number): CrewId[] => Array.from({ length: count }, () => 'england-explorer');
    expect(broken(fleet([ship('merry-gannet', explorers(4))]))).toEqual([]);
    expect(broken(fleet([ship('merry-gannet', explorers(5))]))).toEqual(['PI-FLT.18']);
  });

  test('an oarsman takes no cargo space [PI-KW.oarsman.2, PI-CREW.26]', () => {
    const crew: CrewId[] = ['england-explorer', 'england-explorer', 'england-explorer', 'england-oarsman'];
    expect(broken(fleet([ship('pennywhistle', crew)]))).toEqual([]);
  });

  test('equipment takes one cargo space, and room for coins alone does not help [PI-FLT.19]', () => {
    const crew: CrewId[] = ['england-explorer', 'england-explorer', 'england-explorer'];
    expect(broken(fleet([ship('merry-gannet', crew, ['false-bottom'])]))).toEqual([]);
    expect(broken(fleet([ship('merry-gannet', crew, ['false-bottom', 'fog-bell'])]))).toEqual(['PI-FLT.19']);
  });

  test('a linked pair of crew adds a space [PI-FLT.20]', () => {
    const [jonah, prudence] = ['jonah-whitlow', 'prudence-askew'] as const;
    expect(cargoSpaces(ship('clever-dory', [jonah]), [])).toBe(5);
    expect(cargoSpaces(ship('clever-dory', [jonah, prudence]), [])).toBe(5 + 1 + 1);
  });

  test('a crew linked to its ship adds a space [PI-FLT.21]', () => {
    expect(cargoSpaces(ship('last-laugh'), [])).toBe(6);
    expect(cargoSpaces(ship('last-laugh', ['nan-tulloch']), [])).toBe(7);
    expect(cargoSpaces(ship('seven-bad-ideas', ['nan-tulloch']), [])).toBe(4);
  });

  test('EX-10: links add up without limit [PI-FLT.22]', () => {
    expect(cargoSpaces(ship('winters-tooth', ['sigrun-ashbraid', 'ulf-the-quiet']), [])).toBe(5);
  });

  test('stowage adds one space, twice no more, and only under its flag [PI-SEA.4, PI-FLT.17]', () => {
    expect(cargoSpaces(ship('santa-eufrasia', ['leonor-de-arce']), [])).toBe(6);
    expect(cargoSpaces(ship('santa-eufrasia', ['leonor-de-arce', 'catalina-roldan']), [])).toBe(6);
    expect(cargoSpaces(ship('merry-gannet', ['catalina-roldan']), [])).toBe(4);
  });

  test('sea monsters and sea dragons take no crew [PI-KW.seamonster.4, PI-KW.seadragon.12]', () => {
    expect(broken(fleet([ship('mother-of-ink', ['cursed-captain'])]))).toEqual(['PI-KW.seamonster.4']);
    expect(broken(fleet([ship('ash-crowned-wyrm', ['cursed-captain'])]))).toEqual(['PI-KW.seadragon.12']);
  });
});

describe('Black Mark and Ex-Patriot', () => {
  test('a Black Mark used costs 1 more, in the total and under the cap [PI-KW.blackmark.4]', () => {
    const plain = fleet([ship('crooked-sixpence', ['jasper-two-thumbs'])]);
    const marked = { ...plain, marked: ['jasper-two-thumbs'] } as const;
    expect([fleetCost(plain), fleetCost(marked)]).toEqual([10, 11]);
    expect(broken(plain)).toEqual([]);
    expect(broken(marked)).toEqual(['PI-FLT.13']);
  });

  test('its ship then flies the Cursed flag instead of its own [PI-KW.blackmark.1, PI-KW.blackmark.3]', () => {
    const aboard = ship('last-laugh', ['black-tansy', 'pirates-captain', 'cursed-captain']);
    expect(colours(aboard, ['black-tansy'])).toEqual(['cursed']);
    expect(serves('black-tansy', aboard, ['black-tansy'])).toBe(true);
    expect(serves('cursed-captain', aboard, ['black-tansy'])).toBe(true);
    expect(serves('pirates-captain', aboard, ['black-tansy'])).toBe(false);
  });

  test('only a crew with Black Mark can be marked [PI-KW.blackmark.1]', () => {
    const brought = fleet([ship('last-laugh', ['nan-tulloch'])], { marked: ['nan-tulloch'] });
    expect(broken(brought)).toEqual(['PI-KW.blackmark.1']);
  });

  test('a marked crew starts on a deck [PI-KW.blackmark.2]', () => {
    const home = { crew: ['black-tansy'], equipment: [] } as const;
    expect(broken(fleet([gannet], { home, marked: ['black-tansy'] }))).toEqual(['PI-KW.blackmark.2']);
  });

  test('an Ex-Patriot serves anywhere [PI-KW.expatriot.1]', () => {
    const aboard = ship('belle-brume', ['osric-pell']);
    expect(serves('osric-pell', aboard, [])).toBe(true);
  });

  test('and makes its ship a Mercenary of both nations [PI-KW.expatriot.2, PI-KW.expatriot.3, PI-KW.expatriot.6]', () => {
    const aboard = ship('belle-brume', ['osric-pell', 'mercenaries-helmsman', 'france-captain']);
    expect(isMercenary(aboard)).toBe(true);
    expect(colours(aboard, [])).toEqual(['france', 'mercenaries']);
    expect(serves('mercenaries-helmsman', aboard, [])).toBe(true);
    expect(serves('france-captain', aboard, [])).toBe(true);
  });
});

describe('forts and coins', () => {
  test('at most three forts may be listed, each once [PI-FLT.24]', () => {
    const three = ['driftwood-stockade', 'gull-bastion', 'harbour-mole'] as const;
    expect(broken(fleet([gannet], { forts: three }))).toEqual([]);
    expect(broken(fleet([gannet], { forts: [...three, 'lantern-tower'] }))).toEqual(['PI-FLT.24']);
    const twice = ['gull-bastion', 'gull-bastion'] as const;
    expect(broken(fleet([gannet], { forts: twice }))).toEqual(['PI-FLT.24']);
  });

  test('two players bring eight coins each [PI-SET.19]', () => {
    expect(broken(fleet([gannet], { coins: [1, 1, 1, 1, 1, 1, 4, 5] }))).toEqual([]);
    expect(broken(fleet([gannet], { coins: [1, 1, 1, 1, 1, 5, 5] }))).toEqual(['PI-SET.19']);
  });

  test('and their coins total 15 gold [PI-SET.19]', () => {
    expect(broken(fleet([gannet], { coins: [1, 1, 1, 1, 1, 1, 4, 4] }))).toEqual(['PI-SET.19']);
    expect(broken(fleet([gannet], { coins: [2, 2, 2, 2, 2, 2, 2, 2] }))).toEqual(['PI-SET.19']);
  });

  test('a unique treasure takes the place of a coin, and the rest still total 15 [PI-SET.20]', () => {
    const treasures = ['pilots-chart'] as const;
    expect(broken(fleet([gannet], { treasures, coins: [1, 1, 1, 2, 2, 4, 4] }))).toEqual([]);
    expect(broken(fleet([gannet], { treasures, coins: [1, 1, 1, 2, 2, 4, 3] }))).toEqual(['PI-SET.20']);
  });

  test('a unique treasure is brought once [PI-SET.20]', () => {
    const treasures = ['pilots-chart', 'pilots-chart'] as const;
    expect(broken(fleet([gannet], { treasures }))).toEqual(['PI-SET.20']);
  });

  test('eight unique treasures leave no room for the gold [PI-SET.20]', () => {
    const treasures = [
      'golden-astrolabe',
      'pilots-chart',
      'weeping-idol',
      'bronze-bull',
      'lucky-caul',
      'exiles-crown',
      'sirens-lyre',
      'mirrored-map',
    ] as const;
    expect(broken(fleet([gannet], { treasures }))).toEqual(['PI-SET.20']);
  });

  test('another build total asks for gold in proportion, at least 8 [PI-SET.22]', () => {
    const coins = (gold: number) => [1, 1, 1, 1, 1, 1, 1, gold - 7];
    expect(broken(fleet([gannet], { coins: coins(11) }), { total: 30, players: 2 })).toEqual([]);
    expect(broken(fleet([gannet], { coins: coins(12) }), { total: 30, players: 2 })).toEqual(['PI-SET.22']);
    expect(broken(fleet([gannet], { coins: coins(8) }), { total: 10, players: 2 })).toEqual([]);
  });

  test('a player who brings no coins gets the default ones [PI-SET.25]', () => {
    expect(purse(fleet([gannet]))).toEqual([1, 1, 1, 1, 2, 2, 3, 4]);
  });

  test('the default coins fit beside unique treasures and other totals [PI-SET.20, PI-SET.22, PI-SET.25]', () => {
    const brought = fleet([gannet], { treasures: ['pilots-chart', 'bronze-bull'] });
    expect(purse(brought)).toEqual([1, 1, 2, 2, 4, 5]);
    for (const total of [20, 30, 60, 80, 100]) expect(broken(brought, { total, players: 2 })).toEqual([]);
  });

  test('three or more players bring six coins of any value [PI-MULTI.2]', () => {
    const terms = { total: 40, players: 3 };
    expect(broken(fleet([gannet], { coins: [1, 1, 1, 1, 1, 1] }), terms)).toEqual([]);
    expect(broken(fleet([gannet], { coins: [1, 1, 1, 1, 1] }), terms)).toEqual(['PI-MULTI.2']);
    expect(purse(fleet([gannet]), terms)).toEqual([1, 1, 2, 2, 4, 5]);
  });

  test('coins are worth 1 to 7 gold [PI-CON.12]', () => {
    expect(broken(fleet([gannet], { coins: [1, 1, 1, 1, 1, 1, 1, 8] }))).toEqual(['PI-CON.12']);
    expect(broken(fleet([gannet], { coins: [0, 1, 1, 1, 2, 3, 3, 4] }))).toEqual(['PI-CON.12']);
  });
});

describe('the whole fleet', () => {
  test('every broken rule is reported, not just the first [PI-FLT.25]', () => {
    const dire = fleet([ship('crooked-sixpence', ['leonor-de-arce'], ['ready-powder', 'grapnels'])], {
      coins: [8],
      marked: ['nan-tulloch'],
    });
    expect(broken(dire)).toEqual([
      'PI-FLT.14',
      'PI-FLT.16',
      'PI-KW.blackmark.1',
      'PI-SET.19',
      'PI-SET.19',
      'PI-CON.12',
    ]);
  });

  test('a fleet that can bring nothing home is warned about, not refused [PI-FLT.27]', () => {
    const hired = fleet([ship('silent-ledger'), ship('brass-creditor')]);
    expect(broken(hired)).toEqual([]);
    expect(cannotBank(hired)).toBe(true);
    expect(cannotBank(fleet([ship('silent-ledger'), gannet]))).toBe(false);
    expect(cannotBank(fleet([ship('merry-gannet', ['osric-pell'])]))).toBe(true);
    expect(cannotBank(fleet([ship('ash-crowned-wyrm'), ship('medway-battery')]))).toBe(true);
  });

  test('a hold full of crew brings nothing home, unless a false bottom takes coins [PI-FLT.27]', () => {
    const crew: CrewId[] = ['pirates-explorer', 'pirates-explorer'];
    expect(cannotBank(fleet([ship('crooked-sixpence', [...crew, 'pirates-explorer'])]))).toBe(true);
    expect(cannotBank(fleet([ship('crooked-sixpence', crew, ['false-bottom'])]))).toBe(false);
  });
});
