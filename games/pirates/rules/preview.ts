import type { Asked, Json, Preview } from '@portolan/kernel';
import { NONE, nth, type Pirates, type Ship } from '../state.ts';
import { type Choice, own } from '../choices.ts';
import type { Note } from '../says.ts';
import { plainPose } from './asking.ts';
import { coursesOf, type Plan } from './courses.ts';
import type { Voyage } from './pace.ts';
import { dockOf } from './docking.ts';
import {
  bears,
  bearsFar,
  blockersFor,
  inReach,
  mayShoot,
  modifier,
  type Piece,
  piecesOf,
  targetsOf,
} from './gunnery.ts';
import { gearFor } from './highseas.ts';
import type { CoinView, GearView, PiratesView, SailorView, ShipView } from './information.ts';
import { comeAbouts, flights, pivots } from './movement.ts';
import { paceOf, without } from './pace.ts';
import { pinnedPairs, rammable } from './ramming.ts';
import { stand } from './sea.ts';
import { islandName, kindOf, mastsOf, shipName } from './table.ts';
import { towable } from './towing.ts';

/** A preview in the game's own words. */
interface Foreseen extends Preview {
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
    case 'comeAbout':
      return ship && posePreview(state, ship, comeAbouts(state, ship), answer);
    case 'pivot':
      return ship && posePreview(state, ship, pivots(state, ship), answer);
    case 'fly':
      return ship && posePreview(state, ship, flights(state, ship), answer);
    case 'shoot':
      return shotPreview(state, about.by, chosen(asked, answer));
    case 'turn':
      return turnPreview(state, chosen(asked, answer));
    default:
      return undefined;
  }
}

// --- The view as a state

/** What a viewer sees, as a state: under cards that lie face down anything will do. */
function seen(view: PiratesView): Pirates {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      events: [...(player.hand ?? [])],
      lost: player.lost.map(crewOf),
    })),
    ships: view.ships.map(shipOf),
    islands: view.islands.map((land) => ({
      ...land,
      ...decksOf(land),
      fort: land.fort && { ...land.fort, coins: land.fort.coins.map(coinOf) },
    })),
    waitingAshore: view.waitingAshore.map(({ crew, gear }) => ({
      crew: crew.map(crewOf),
      gear: gear.map(gearOf),
    })),
    bag: Array.from({ length: view.bag }, () => coinOf({ crew: '', last: false, seen: 0 })),
    deep: view.deep.map(coinOf),
    scrap: view.scrap.map(gearOf),
  };
}

type Decks = Pick<Ship, 'crew' | 'gear' | 'coins'>;
const coinOf = (coin: CoinView): Decks['coins'][number] => ({ gold: 1, treasure: '', ...coin });
const crewOf = (sailor: SailorView): Decks['crew'][number] => ({ crew: 'mercenaries-oarsman', ...sailor });
const gearOf = (gear: GearView): Decks['gear'][number] => ({ gear: 'fog-bell', ...gear });
const decksOf = ({ crew, gear, coins }: Pick<ShipView, 'crew' | 'gear' | 'coins'>): Decks => ({
  crew: crew.map(crewOf),
  gear: gear.map(gearOf),
  coins: coins.map(coinOf),
});
const shipOf = (ship: ShipView): Ship => ({ ...ship, ...decksOf(ship) });

function shipNamed(state: Pirates, name: string): Ship | undefined {
  return state.ships.find((ship) => shipName(ship) === name);
}

// --- Courses and poses

function sailPreview(state: Pirates, ship: Ship, asked: Asked, answer: Json): Foreseen {
  const shaping = coursesOf(state, voyageOf(state, ship, asked));
  const plan = shaping.read(answer);
  if (plan instanceof Error) return refused(own.reason(plan));
  const legs: Note[] = plan.legs.flatMap(({ sailed }) => [
    { say: 'leg', from: plainPose(sailed.turned), to: plainPose(sailed.pose) },
    ...sailed.entered.map(({ id }): Note => ({ say: 'enters', tile: id })),
  ]);
  return { path: pathOf(plan), notes: [...legs, ...arrival(state, ship, endOf(plan, ship))] };
}

/** The move under way as the question tells it. */
function voyageOf(state: Pirates, ship: Ship, { offer }: Asked): Voyage {
  const shape = offer?.kind === 'shape' && isRecord(offer.shape) ? offer.shape : {};
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

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = ({ legs }: Plan): string[] =>
  legs.flatMap(({ sailed }) => [...sailed.entered.map(({ id }) => id), ...sailed.met]);

const endOf = ({ legs }: Plan, ship: Ship): { x: number; y: number; heading: number } =>
  plainPose(legs.at(-1)?.sailed.pose ?? ship);

const refused = (reason: Note): Foreseen => ({ notes: [reason] });

interface Judged {
  judge(fields: Record<string, number>): object | string;
  readonly fields: readonly string[];
}

function posePreview(state: Pirates, ship: Ship, asking: Judged, answer: Json): Foreseen | undefined {
  const fields = isRecord(answer) ? numbersOf(answer) : undefined;
  if (!fields) return undefined;
  const led = asking.judge(fields);
  if (typeof led === 'string') return refused({ say: 'breaks', rule: led });
  const to = { ...plainPose(ship), ...led };
  return { notes: [{ say: 'leg', from: plainPose(ship), to }, ...arrival(state, ship, to)] };
}

function numbersOf(answer: { readonly [key: string]: Json }): Record<string, number> | undefined {
  const entries = Object.entries(answer);
  const numbers = entries.flatMap(([key, value]) =>
    typeof value === 'number' ? [[key, value] as const] : [],
  );
  return numbers.length === entries.length ? Object.fromEntries(numbers) : undefined;
}

/** What a ship would touch and what would bear from a pose. The state is this preview's own, so the ship may stand there. */
function arrival(state: Pirates, ship: Ship, pose: { x: number; y: number; heading: number }): Note[] {
  const barred = pinnedPairs(state, ship);
  stand(ship, pose);
  const notes: Note[] = [{ say: 'ends', ...plainPose(pose) }];
  const dock = dockOf(state, ship);
  if (dock !== NONE) notes.push({ say: 'docks', island: islandName(nth(state.islands, dock)) });
  for (const enemy of rammable(state, ship, barred)) notes.push(ramNote(ship, enemy));
  for (const other of towable(state, ship)) notes.push({ say: 'mayTow', other: shipName(other) });
  return [...notes, ...bearings(state, ship)];
}

const SIXTHS = [0, 17, 33, 50, 67, 83, 100];
const percent = (faces: number): number => nth(SIXTHS, Math.max(0, Math.min(6, faces)));

/** A ram succeeds with a die above the masts left. [PI-RAM.2] */
function ramNote(ship: Ship, enemy: Ship): Note {
  const armour = gearFor(enemy, 'ramArmour') ? 1 : 0;
  const faces = kindOf(ship) === 'galley' ? 0 : 6 - mastsOf(enemy) - armour;
  return { say: 'mayRam', enemy: shipName(enemy), percent: percent(faces) };
}

/** Which targets the ship's cannons would bear on, and how many do. */
function bearings(state: Pirates, ship: Ship): Note[] {
  if (!mayShoot(ship)) return [];
  const shooter = { kind: 'ship', ship } as const;
  const cannons = piecesOf(state, shooter);
  const blockers = blockersFor(state, shooter);
  return inReach(cannons, targetsOf(state, shooter)).flatMap((target) => {
    const bearing = cannons.filter(
      (cannon) => bears(cannon, target, blockers) || bearsFar(cannon, target, blockers),
    );
    return bearing.length === 0 ? [] : [{ say: 'bears', target: target.aim.id, cannons: bearing.length }];
  });
}

// --- Odds

/** The chance that a shot hits: a die above the cannon's number, never a 1. [PI-SHOOT.5] [PI-SHOOT.6] */
const hitChance = (piece: Piece, bonus: number): number => percent(Math.min(5, 6 - piece.rank + bonus));

/** The choice an answer stands for, as it was offered. */
function chosen({ offer }: Asked, answer: Json): Choice | undefined {
  const options = offer?.kind === 'pick' ? own.choices(offer.options) : [];
  return options.find(({ key }) => key === answer);
}

function shotPreview(state: Pirates, by: string, shot: Choice | undefined): Foreseen | undefined {
  const ship = shipNamed(state, by);
  if (!ship || !shot || !('piece' in shot)) return undefined;
  const piece = piecesOf(state, { kind: 'ship', ship }).find(({ key }) => key === shot.piece);
  if (!piece || shot.on === undefined) return undefined;
  const bonus = piece.source === 'musketeer' ? Math.min(0, modifier(ship, state)) : modifier(ship, state);
  return { path: [shot.on], notes: [{ say: 'hits', target: shot.on, percent: hitChance(piece, bonus) }] };
}

function turnPreview(state: Pirates, act: Choice | undefined): Foreseen | undefined {
  if (!act || !('do' in act) || !('ship' in act) || act.do === 'event') return undefined;
  const ship = state.ships[act.ship];
  const enemy = state.ships[act.other ?? NONE];
  if (act.do === 'ram' && ship && enemy) return { path: [shipName(enemy)], notes: [ramNote(ship, enemy)] };
  if ((act.do === 'shoot' || act.do === 'captain') && ship) return { notes: bearings(state, ship) };
  return undefined;
}
