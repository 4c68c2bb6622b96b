import type { Asked, Json, Preview } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { isIslandId } from '../content/islands.ts';
import { isTerrainId } from '../content/terrain.ts';
import { MEASURE, type Point, type Pose } from '../geometry/index.ts';
import { NONE, type Pirates, type Ship, type Tile } from '../state.ts';
import { type Choice, own } from '../choices.ts';
import type { Ask, Note, Reason } from '../says.ts';
import { isRecord, plainPose, POSE, readFields } from './asking.ts';
import { coursesOf, type Plan } from './courses.ts';
import { posts } from './docking.ts';
import { homeBerths } from './eternal.ts';
import { anchorages, exits, landingWaters, reappearances } from './fog.ts';
import { arrivalAt } from './foresight.ts';
import { fortPlaces } from './forts.ts';
import { piecesOf, type Shooter } from './gunnery.ts';
import { able, gearFor } from './highseas.ts';
import type { PiratesView } from './information.ts';
import { seen } from './seen.ts';
import { fitIsland, readPlacing } from './layout.ts';
import { fortShooter, marines } from './menu.ts';
import { comeAbouts, flights, pivots } from './movement.ts';
import { paceOf, type Voyage, without } from './pace.ts';
import { berthPose, tileFault } from './quick.ts';
import { roomForCoins } from './cargo.ts';
import { hitChance, type Laid, type Line, linesOfFire, percent, shipLines, type Sketch } from './sketch.ts';
import { tileName } from './sea.ts';
import { perchesAt } from './seadragon.ts';
import { smokes } from './smoke.ts';
import { retreats } from './submarine.ts';
import { builtOf, islandName, kindOf, landAt, mastsOf, player, shipName } from './table.ts';
import { shifts, tilePlaces } from './tiles.ts';
import { startingBerths } from './layout.ts';

/** A preview in the game's own words, with what the board draws of it. */
interface Foreseen extends Preview<Sketch> {
  readonly notes: readonly Note[];
}

/**
 * What a choice would lead to, worked out from what its player sees: the pose, what would be touched, what would bear
 * from there, and the odds. Nothing is rolled and nothing changes. [PI-GEO.70]
 */
export function preview(view: PiratesView, asked: Asked, answer: Json): Foreseen | undefined {
  const state = seen(view);
  const about = own.ask(asked.about);
  const ship = 'ship' in about ? shipNamed(state, about.ship) : undefined;
  switch (about.say) {
    case 'sail':
      return ship && sailPreview(state, ship, asked, answer);
    case 'shoot':
      return shotPreview(state, about.by, chosen(asked, answer));
    case 'turn':
      return turnPreview(state, chosen(asked, answer));
    case 'board':
      return answer === 'yes' ? boardPreview(state, ship, shipNamed(state, about.enemy)) : undefined;
    case 'takeCoins':
      return ship && coinsPreview(ship, asked, answer);
    case 'placeIsland':
      return islandPreview(state, answer);
    case 'placeTile':
      return tilePreview(state, answer);
    case 'placeFort':
      return fortPreview(state, about, answer);
    default:
      return placePreview(state, about, asked, answer);
  }
}

/** How far the cannons of a ship reach from where they stand, and what they bear on, as a viewer sees it. */
export function rangesOf(
  view: PiratesView,
  id: number,
): { rings: (Point & { reach: number })[]; lines: Line[] } {
  const state = seen(view);
  const ship = nth(state.ships, id);
  const guns = piecesOf(state, { kind: 'ship', ship }).flatMap((piece) => piece.guns);
  return { rings: guns.map(({ at, reach }) => ({ ...at, reach })), lines: shipLines(state, ship) };
}

/** Whether the rules would take a course: for hands that look for one near what they drew. */
export function takesCourse(view: PiratesView, asked: Asked): (answer: Json) => boolean {
  const state = seen(view);
  const about = own.ask(asked.about);
  const ship = 'ship' in about ? shipNamed(state, about.ship) : undefined;
  const courses = ship && coursesOf(state, voyageOf(state, ship, asked));
  return (answer) => courses !== undefined && !(courses.read(answer) instanceof Error);
}

function shipNamed(state: Pirates, name: string): Ship | undefined {
  return state.ships.find((ship) => shipName(ship) === name);
}

// --- Courses

function sailPreview(state: Pirates, ship: Ship, asked: Asked, answer: Json): Foreseen {
  const plan = coursesOf(state, voyageOf(state, ship, asked)).read(answer);
  if (plan instanceof Error) return refused(own.reason(plan));
  const entered = plan.legs.flatMap(({ sailed }) => sailed.entered.map(({ id }) => id));
  const legs = plan.legs.map(({ sailed }) => ({
    turned: plainPose(sailed.turned),
    end: plainPose(sailed.pose),
  }));
  const arrived = arrival(state, ship, legs.at(-1)?.end ?? plainPose(ship));
  return {
    path: pathOf(plan),
    notes: [...entered.map((id) => entering(state, ship, id)), ...ice(plan), ...arrived.notes],
    geometry: { ...arrived.geometry, legs },
  };
}

/** The move under way as the question tells it. */
function voyageOf(state: Pirates, ship: Ship, asked: Asked): Voyage {
  const shape = shapeIn(asked);
  const left = Array.isArray(shape['segments']) ? shape['segments'] : [];
  const pace = paceOf(state, ship);
  const used =
    without(
      pace,
      pace.filter((measure) => left.includes(measure)),
    ) ?? [];
  return {
    ship,
    used: used.slice(0, Math.max(0, pace.length - left.length)),
    rest: Number(shape['rest'] ?? 0),
    leaving: Number(shape['leaving'] ?? NONE),
    whirled: false,
  };
}

const shapeIn = ({ offer }: Asked): { readonly [key: string]: Json } =>
  offer?.kind === 'shape' && isRecord(offer.shape) ? offer.shape : {};

const pathOf = ({ legs }: Plan): string[] =>
  legs.flatMap(({ sailed }) => [...sailed.entered.map(({ id }) => id), ...sailed.met]);

const ice = ({ legs }: Plan): Note[] =>
  legs
    .flatMap(({ sailed }) => sailed.met)
    .filter((id) => id.startsWith('tile:'))
    .map((tile) => ({ say: 'enters', tile, effect: 'holed', percent: 100 }));

/** What a tile may do to a ship, by the value rolled for it or the odds of a die. [PI-TER.3] [PI-SARG.1] [PI-REEF.2] */
function entering(state: Pirates, ship: Ship, tile: string): Note {
  const { kind, value } = nth(state.tiles, Number(tile.slice('tile:'.length)));
  const built = builtOf(ship);
  const odds = (faces: number, settled: boolean): number =>
    value > 0 ? (settled ? 100 : 0) : percent(faces);
  switch (kind) {
    case 'sargasso':
      return { say: 'enters', tile, effect: 'entangled', percent: odds(6 - built, value > built) };
    case 'reef':
      return { say: 'enters', tile, effect: 'struck', percent: odds(built - 1, value < built) };
    case 'whirlpool':
      return { say: 'enters', tile, effect: 'carried', percent: 100 };
    default:
      return { say: 'enters', tile, effect: 'lost', percent: 100 };
  }
}

const refused = (reason: Reason): Foreseen => ({ notes: [], refused: reason });

// --- What it would come to

/** What a ship would touch and what would bear from a pose. */
function arrival(state: Pirates, ship: Ship, pose: Pose): { notes: Note[]; geometry: Sketch } {
  const { dock, rams, tows, lines, tow } = arrivalAt(state, ship, pose);
  const towed = tow && { ship: shipName(tow.ship), end: plainPose(tow.end ?? tow.ship), letGo: !tow.end };
  const notes: Note[] = [
    ...(dock ? landing(ship, dock) : []),
    ...rams.map((enemy) => ramNote(ship, enemy)),
    ...tows.map((other): Note => ({ say: 'mayTow', other: shipName(other) })),
    ...(towed?.letGo ? [{ say: 'letsGo', other: towed.ship } as const] : []),
    ...bearings(lines),
  ];
  return {
    notes,
    geometry: { ship: shipName(ship), end: plainPose(pose), fire: lines, ...(towed ? { tow: towed } : {}) },
  };
}

/** Docked: gold comes ashore at home and at one's forts; an Explorer or one's banner lets one search at once. [PI-DOCK.11] [PI-EXP.7] */
function landing(ship: Ship, land: Pirates['islands'][number]): Note[] {
  const island = islandName(land);
  const bank = land.home === ship.seat || land.fort?.seat === ship.seat;
  const banner = (land.banners & (1 << ship.seat)) !== 0;
  return [
    { say: 'docks', island },
    ...(bank && ship.coins.length > 0 ? [{ say: 'unloads', count: ship.coins.length } as const] : []),
    ...(banner && land.home === NONE && !land.fort ? [{ say: 'mayExplore', island } as const] : []),
  ];
}

/** A ram succeeds with a die above the masts left. [PI-RAM.2] */
function ramNote(ship: Ship, enemy: Ship): Note {
  const armour = gearFor(enemy, 'ramArmour') ? 1 : 0;
  const faces = kindOf(ship) === 'galley' ? 0 : 6 - mastsOf(enemy) - armour;
  return { say: 'mayRam', enemy: shipName(enemy), percent: percent(faces) };
}

/** Which targets how many cannons would bear on, and what stands in the way of the others. */
function bearings(lines: readonly Line[]): Note[] {
  const clear = lines.filter(({ blocked }) => blocked === undefined);
  const count = (some: readonly Line[], target: string, by?: string): number =>
    new Set(some.filter((line) => line.target === target && line.blocked === by).map(({ cannon }) => cannon))
      .size;
  const targets = [...new Set(clear.map(({ target }) => target))];
  const hindered = lines.filter((line) => line.blocked !== undefined && !targets.includes(line.target));
  const pairs = new Map(
    hindered.map(({ target, blocked = '' }) => [`${target} ${blocked}`, { target, by: blocked }]),
  );
  return [
    ...targets.map((target): Note => ({ say: 'bears', target, cannons: count(clear, target) })),
    ...[...pairs.values()].map(({ target, by }): Note => ({
      say: 'blocked',
      target,
      by,
      cannons: count(hindered, target, by),
    })),
  ];
}

// --- Places and headings

interface Judged {
  judge(fields: Record<string, number>): object | string;
  readonly fields: readonly string[];
}

/** The question that is asked, put to the state that is seen. */
function judgedBy(state: Pirates, about: Ask, asked: Asked): Judged | undefined {
  const ship = 'ship' in about ? shipNamed(state, about.ship) : undefined;
  const shape = shapeIn(asked);
  const tile = tileNamed(state, shape['tile']);
  const home = ship && state.islands[player(state, ship.seat).home];
  switch (about.say) {
    case 'comeAbout':
      return ship && comeAbouts(state, ship);
    case 'pivot':
      return ship && pivots(state, ship);
    case 'fly':
      return ship && flights(state, ship);
    case 'leaveFog':
      return ship && tile && exits(state, ship, tile, Number(shape['direction']));
    case 'leaveWhirlpool':
    case 'freed':
      return ship && tile && anchorages(state, ship, tile);
    case 'reappear':
      return ship && tile && reappearances(ship, tile, landingWaters(state, ship));
    case 'retreat': {
      const enemy = shipNamed(state, about.enemy);
      return ship && enemy && retreats(state, ship, enemy);
    }
    case 'perch':
      return ship && perchesAt(state, ship, pointIn(shape['around']));
    case 'returnHome':
      return ship && home && homeBerths(state, ship, home);
    case 'placeShip':
      return ship && home && startingBerths(state, ship, home, berthPose(ship, home, 0));
    case 'smoke':
      return ship && smokes(state, ship);
    case 'placeReef':
      return tilePlaces(state, { kind: 'reef', clear: MEASURE.S, clearOfTiles: true });
    case 'placeFog':
      return tilePlaces(state, { kind: 'fog', clear: MEASURE.S, clearOfTiles: false });
    case 'placeIceberg':
      return tilePlaces(state, { kind: 'iceberg', clear: MEASURE.S, clearOfTiles: false });
    case 'shiftTile':
      return tile && shifts(state, tile, MEASURE.L);
    case 'takePost':
      return posts(landAt(state, numberIn(about.island)));
    default:
      return undefined;
  }
}

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const numberIn = (name: string): number => Number(name.slice(name.indexOf(':') + 1));
const tileNamed = (state: Pirates, name: Json | undefined): Tile | undefined =>
  typeof name === 'string' ? state.tiles.find((tile) => tileName(tile) === name) : undefined;
const pointIn = (value: Json | undefined): Point => {
  const { x, y } = value !== undefined && isRecord(value) ? value : {};
  return { x: Number(x), y: Number(y) };
};

function placePreview(state: Pirates, about: Ask, asked: Asked, answer: Json): Foreseen | undefined {
  const judged = judgedBy(state, about, asked);
  const fields = judged && readFields(answer, judged.fields);
  if (!judged || !fields) return undefined;
  const led = judged.judge(fields);
  if (typeof led === 'string') return refused({ say: 'breaks', rule: led });
  const at = 'sailed' in led && isPosed(led.sailed) ? led.sailed.pose : { x: 0, y: 0, heading: 0, ...led };
  const laid = laidBy(about, asked, at);
  if (laid) return { notes: [], geometry: { laid } };
  const ship = 'ship' in about ? shipNamed(state, about.ship) : undefined;
  return ship && arrival(state, ship, { ...plainPose(ship), ...plainPose(at) });
}

const isPosed = (sailed: unknown): sailed is { readonly pose: Pose } =>
  typeof sailed === 'object' && sailed !== null && 'pose' in sailed;

/** What is put down rather than moved. */
function laidBy(about: Ask, asked: Asked, at: Pose): Laid | undefined {
  switch (about.say) {
    case 'smoke':
    case 'placeReef':
    case 'placeFog':
    case 'placeIceberg':
    case 'shiftTile':
      return { what: 'tile', id: textIn(shapeIn(asked)['tile']), at: plainPose(at) };
    case 'takePost':
      return { what: 'crew', id: about.crew, at: plainPose(at) };
    default:
      return undefined;
  }
}

// --- Laying out the sea

function islandPreview(state: Pirates, answer: Json): Foreseen | undefined {
  const placing = readPlacing(answer, 'island', isIslandId);
  if (!placing) return undefined;
  const fits = fitIsland(state, placing);
  const geometry: Sketch = { laid: { what: 'island', id: placing.id, at: plainPose(placing) } };
  return 'broken' in fits
    ? { ...refused({ say: 'breaks', rule: fits.broken }), geometry }
    : { notes: [], geometry };
}

function tilePreview(state: Pirates, answer: Json): Foreseen | undefined {
  const placing = readPlacing(answer, 'tile', isTerrainId);
  if (!placing) return undefined;
  const rule = tileFault(state, placing.id, placing);
  const geometry: Sketch = { laid: { what: 'tile', id: placing.id, at: plainPose(placing) } };
  return rule === undefined ? { notes: [], geometry } : { ...refused({ say: 'breaks', rule }), geometry };
}

function fortPreview(
  state: Pirates,
  about: Extract<Ask, { say: 'placeFort' }>,
  answer: Json,
): Foreseen | undefined {
  const plan = fortPlaces(landAt(state, numberIn(about.island)), about.fort).read(answer);
  if (plan instanceof Error) {
    const { x = 0, y = 0, heading = 0 } = isRecord(answer) ? answer : {};
    const at = readFields({ x, y, heading }, POSE);
    const geometry: Sketch = at ? { laid: { what: 'fort', id: about.fort, at } } : {};
    return { ...refused(own.reason(plan)), geometry };
  }
  return { notes: [], geometry: { laid: { what: 'fort', id: about.fort, at: plainPose(plan) } } };
}

// --- Odds

/** The choice an answer stands for, as it was offered. */
function chosen({ offer }: Asked, answer: Json): Choice | undefined {
  const options = offer?.kind === 'pick' ? own.choices(offer.options) : [];
  return options.find(({ key }) => key === answer);
}

/** Who shoots, by name: a ship, a fort or a marine. */
function shooterNamed(state: Pirates, by: string): Shooter | undefined {
  const ship = shipNamed(state, by);
  if (ship) return { kind: 'ship', ship };
  if (by.startsWith('fort:')) return fortShooter(state, numberIn(by));
  return marines(state, state.turn.seat).find(({ sailor }) => `crew:${sailor.id}` === by);
}

function shotPreview(state: Pirates, by: string, shot: Choice | undefined): Foreseen | undefined {
  const shooter = shooterNamed(state, by);
  if (!shooter || !shot || !('piece' in shot) || shot.on === undefined) return undefined;
  const piece = piecesOf(state, shooter).find(({ key }) => key === shot.piece);
  if (!piece) return undefined;
  const fire = linesOfFire(state, shooter).filter(
    ({ cannon, target }) => cannon === shot.piece && target === shot.on,
  );
  const note: Note = { say: 'hits', target: shot.on, percent: hitChance(state, shooter, piece) };
  return { path: [shot.on], notes: [note], geometry: { fire } };
}

function turnPreview(state: Pirates, act: Choice | undefined): Foreseen | undefined {
  if (!act || !('do' in act) || !('ship' in act) || act.do === 'event') return undefined;
  const ship = state.ships[act.ship];
  const enemy = state.ships[act.other ?? NONE];
  if (act.do === 'ram' && ship && enemy) return { path: [shipName(enemy)], notes: [ramNote(ship, enemy)] };
  if ((act.do === 'shoot' || act.do === 'captain') && ship) {
    const fire = shipLines(state, ship);
    return { notes: bearings(fire), geometry: { fire } };
  }
  return undefined;
}

/** Each rolls a die and adds the masts left and what helps him; the higher total wins. [PI-BOARD.3] */
function boardPreview(state: Pirates, ship: Ship | undefined, enemy: Ship | undefined): Foreseen | undefined {
  if (!ship || !enemy) return undefined;
  const strength = (one: Ship): number =>
    mastsOf(one) + (able(state, one, 'boarder') ? 1 : 0) + (gearFor(one, 'boarding') ? 1 : 0);
  const ahead = strength(ship) - strength(enemy);
  const faces = [1, 2, 3, 4, 5, 6];
  const won = faces.flatMap((mine) => faces.filter((theirs) => mine + ahead > theirs)).length;
  return {
    path: [shipName(enemy)],
    notes: [{ say: 'mayBoard', enemy: shipName(enemy), percent: Math.round((100 * won) / 36) }],
  };
}

function coinsPreview(ship: Ship, { offer }: Asked, answer: Json): Foreseen | undefined {
  if (offer?.kind !== 'picks' || !Array.isArray(answer)) return undefined;
  const coins = own.choices(offer.options).filter(({ key }) => answer.includes(key));
  const gold = coins.reduce((sum, coin) => sum + ('gold' in coin ? coin.gold : 0), 0);
  return { notes: [{ say: 'loads', count: coins.length, gold, room: roomForCoins(ship) }] };
}
