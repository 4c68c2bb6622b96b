import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { MEASURE, type Outline } from '../geometry/index.ts';
import type { Pirates, Ship } from '../state.ts';
import type { Shot, ShotKind, Thing } from '../choices.ts';
import { takeCrew } from './cargo.ts';
import { type Culprit, forgetHits, hit } from './damage.ts';
import { moor } from './docking.ts';
import { askTruces, playEvent } from './events.ts';
import { hitFort } from './forts.ts';
import {
  bears,
  blockersFor,
  modifier,
  type Piece,
  piecesOf,
  quadrantBonus,
  seatOf,
  type Shooter,
  type Target,
  targetsOf,
} from './gunnery.ts';
import { able, isOpenly, use, useGear } from './highseas.ts';
import { poseOf } from './sea.ts';
import { pinnedPairs } from './ramming.ts';
import { swoop, swoopTargets } from './seadragon.ts';
import { DONE, ofBroadside, shots, type Volley } from './shots.ts';
import { removeCrew } from './sinking.ts';
import { smoke } from './smoke.ts';
import { bladeRams, bladesChoice } from './switchblade.ts';
import {
  cardOf,
  chooseWeighed,
  hasFired,
  isAfloat,
  isLost,
  isOver,
  markUsed,
  picks,
  roll,
  shipName,
  showCrew,
  type Table,
} from './table.ts';

/** Shooting [PI-SHOOT]: one cannon after the other, at whatever bears, until the shooter has had enough. */

/** A shoot action from the first shot to the last. [PI-SHOOT.1] [PI-SHOOT.7] [PI-SHOOT.8] */
export function* shoot(table: Table, shooter: Shooter): Rules {
  const { state } = table;
  if (shooter.kind === 'ship') yield* bladesChoice(table, shooter.ship);
  if (shooter.kind === 'marine') showCrew(table, shooter.sailor);
  yield* askTruces(table, shooter);
  forgetHits(state);
  yield* fireAtWill(table, shooter);
  forgetHits(state);
  if (shooter.kind === 'ship' && isAfloat(shooter.ship) && !isOver(state))
    yield* bladeRams(table, shooter.ship, barredFor(state, shooter.ship)); // [PI-KW.switchblade.3]
  yield* moor(table); // where a fort fell, whoever lies there is docked [PI-FORT.20]
}

/** Whom its blades may not ram: after a move as then, else whoever it is pinned with now. [PI-RAM.9] [PI-RAM.10] */
const barredFor = (state: Pirates, ship: Ship): number[] => {
  const { after } = state.turn;
  return after?.ship === ship.id ? after.barred : pinnedPairs(state, ship);
};

function* fireAtWill(table: Table, shooter: Shooter): Rules {
  const { state } = table;
  const volley: Volley = { shooter, fired: {}, misses: [] };
  const by = nameOf(shooter);
  while (!isOver(state) && isStill(shooter)) {
    const options = (): Shot[] => [...shots(state, volley), DONE];
    if (options().length === 1 && !hasBladesOut(shooter)) return;
    const choice = yield* chooseWeighed(seatOf(shooter), { say: 'shoot', by }, options, weigh);
    if (choice.do === 'done') return;
    if (shooter.kind === 'ship' && !hasFired(state, shooter.ship))
      markUsed(state, `fired ${shooter.ship.id}`);
    if (!(yield* carryOut(table, volley, choice))) return;
  }
}

const weigh = (shot: Shot): number => (shot.do === 'done' ? 1 : shot.do === 'smoke' ? 2 : 12);

/** Blades strike when the volley is over: that they do not yet would tell of hidden crew that shoots on. [PI-HID.5] */
const hasBladesOut = (shooter: Shooter): boolean => shooter.kind === 'ship' && shooter.ship.blades;

const isStill = (shooter: Shooter): boolean =>
  shooter.kind !== 'ship' || (isAfloat(shooter.ship) && !isLost(shooter.ship));

export const nameOf = (shooter: Shooter): string => {
  switch (shooter.kind) {
    case 'ship':
      return shipName(shooter.ship);
    case 'fort':
      return `fort:${shooter.land.id}`;
    case 'marine':
      return `crew:${shooter.sailor.id}`;
  }
};

// --- What comes of it

/** Carries out a choice; false if it ends the action. */
function* carryOut(table: Table, volley: Volley, shot: Shot): Rules<boolean> {
  const { state } = table;
  const { shooter } = volley;
  const target = targetNamed(state, shooter, shot.target ?? volley.misses[shot.miss ?? -1]?.target);
  switch (shot.do) {
    case 'fire':
      if (target) yield* fire(table, volley, shot, target);
      return true;
    case 'broadside':
      if (target) yield* broadside(table, shooter, target);
      return false;
    case 'swoop':
      if (target) yield* swoop(table, shooter, target);
      return false;
    case 'smoke':
      volley.fired[shot.piece ?? ''] = (volley.fired[shot.piece ?? ''] ?? 0) + 1;
      if (shooter.kind === 'ship') yield* smoke(table, shooter.ship);
      return true;
    case 'again':
    case 'luck':
    case 'quadrant':
      if (target && shooter.kind === 'ship') yield* secondChance(table, volley, shooter.ship, shot, target);
      return true;
    case 'reroll':
      yield* rerollMisses(table, volley);
      return true;
    case 'done':
      return false;
  }
}

function targetNamed(state: Pirates, shooter: Shooter, key: string | undefined): Target | undefined {
  const found = targetsOf(state, shooter).find((target) => target.key === key);
  if (found || shooter.kind !== 'ship') return found;
  return swoopTargets(state, shooter.ship).find((target) => target.key === key);
}

function pieceNamed(state: Pirates, shooter: Shooter, key: string | undefined): Piece {
  const found = piecesOf(state, shooter).find((piece) => piece.key === key);
  if (!found) throw new Error(`no cannon ${key}`);
  return found;
}

function* fire(table: Table, volley: Volley, shot: Shot, target: Target): Rules {
  const { state } = table;
  const { shooter } = volley;
  const piece = pieceNamed(state, shooter, shot.piece);
  const kind = piece.source === 'bombard' && isFlame(shooter) ? 'flame' : (shot.kind ?? 'shot');
  volley.fired[piece.key] = (volley.fired[piece.key] ?? 0) + 1;
  if (shooter.kind === 'ship') declare(table, shooter.ship, piece, kind, target);
  yield* aim(table, volley, piece, kind, target);
}

const isFlame = (shooter: Shooter): boolean =>
  shooter.kind === 'ship' && shooter.ship.form === 'flamethrower';

/** The crew and equipment a shot needs are turned face up. [PI-SEA.7] [PI-SEA.9] */
function declare(table: Table, ship: Ship, piece: Piece, kind: ShotKind, target: Target): void {
  const { state } = table;
  if (piece.source === 'musketeer') use(table, ship, 'musketeer');
  if (kind === 'chainshot' || kind === 'stinkpot' || kind === 'firepot') {
    use(table, ship, kind);
    markUsed(state, `${kind} ${ship.id}`);
  }
  const blockers = blockersFor(state, { kind: 'ship', ship });
  if (!bears(piece, target, blockers)) {
    useGear(table, ship, 'reach');
    ship.chase = piece.mast;
  } else if (piece.source === 'mast' && !isOpenly(state, ship, 'extendedrange')) {
    const { range } = nth(cardOf(ship).cannons, piece.mast);
    if (!bears(piece, target, blockers, MEASURE[range])) use(table, ship, 'extendedrange');
  }
}

/** A d6 above the cannon's number hits; a 1 always misses. [PI-SHOOT.5] [PI-SHOOT.6] [PI-SHOOT.16] [PI-SEA.2] */
function* aim(table: Table, volley: Volley, piece: Piece, kind: ShotKind, target: Target): Rules {
  const { shooter } = volley;
  const die = roll(table, 'shot');
  const total = die + bonusOf(table, shooter, piece, die);
  const won = die > 1 && total > piece.rank;
  tellShot(table, shooter, piece, kind, target, die, total, won);
  if (piece.source === 'bombard' && die === 1) return jam(table, shooter); // for good: no second try
  if (won) yield* strike(table, shooter, target, kind, piece.source === 'bombard');
  else volley.misses.push({ piece, target: target.key, kind, die, total });
}

/** Musketeers and marines get no help. A crew's keen eye is turned face up where it makes the difference. [PI-KW.musketeer.2] */
function bonusOf(table: Table, shooter: Shooter, piece: Piece, die: number): number {
  if (shooter.kind !== 'ship' || piece.source === 'marine') return 0;
  const { state } = table;
  const { ship } = shooter;
  const bonus = modifier(ship, state);
  if (piece.source === 'musketeer') return Math.min(0, bonus);
  const keen = able(state, ship, 'aim');
  if (keen && die > 1 && die + bonus > piece.rank && die + bonus - 1 <= piece.rank) use(table, ship, 'aim');
  return keen && !isOpenly(state, ship, 'aim') ? bonus - 1 : bonus;
}

/** [PI-KW.bombardier.9] */
function jam(table: Table, shooter: Shooter): void {
  if (shooter.kind !== 'ship') return;
  shooter.ship.jammed = true;
  table.tell({ say: 'jammed', ship: shipName(shooter.ship) });
}

function tellShot(
  table: Table,
  shooter: Shooter,
  piece: Piece,
  kind: ShotKind,
  target: Target,
  die: number,
  total: number,
  won: boolean,
): void {
  const gun = nth(piece.guns, 0).at;
  table.tell({
    say: 'shot',
    by: nameOf(shooter),
    target: target.aim.id,
    kind,
    die,
    total,
    rank: piece.rank,
    won,
    from: { x: gun.x, y: gun.y },
    to: middleOf(target.aim.outline),
  });
}

export const middleOf = ({ box }: Outline): { x: number; y: number } => ({
  x: Math.round((box.left + box.right) / 2),
  y: Math.round((box.bottom + box.top) / 2),
});

const culprit = (shooter: Shooter, bombard: boolean): Culprit =>
  shooter.kind === 'ship'
    ? { seat: seatOf(shooter), ship: shooter.ship, bombard }
    : { seat: seatOf(shooter) };

/** A hit, on whatever was aimed at. [PI-SHOOT.17] [PI-FORT.17] [PI-KW.marine.5] */
function* strike(table: Table, shooter: Shooter, target: Target, kind: ShotKind, bombard = false): Rules {
  if (target.ship) yield* hit(table, target.ship, kind, culprit(shooter, bombard));
  else if (target.sailor && target.land) {
    target.sailor.hits++;
    if (target.sailor.hits < 2 || !target.land.crew.includes(target.sailor)) return;
    removeCrew(table, takeCrew(target.land, target.sailor.id), seatOf(shooter));
  } else if (target.land?.fort) yield* hitFort(table, target.land, target.land.fort);
}

/** Several hits at once, until the target is gone: an Eternal ship that sank lies elsewhere by then. [PI-KW.eternal.1] */
export function* strikes(table: Table, shooter: Shooter, target: Target, hits: number): Rules {
  const { ship } = target;
  const spot = ship && poseOf(ship);
  const isThere = (): boolean => !spot || (ship.x === spot.x && ship.y === spot.y);
  for (let i = 0; i < hits && isThere() && !isOver(table.state); i++)
    yield* strike(table, shooter, target, 'shot');
}

function* secondChance(table: Table, volley: Volley, ship: Ship, shot: Shot, target: Target): Rules {
  const { state } = table;
  const [miss] = volley.misses.splice(shot.miss ?? 0, 1);
  if (!miss) return;
  if (shot.do === 'quadrant') {
    useGear(table, ship, 'aimOnce');
    markUsed(state, `quadrant ${ship.id}`);
    const total = miss.total + quadrantBonus(ship);
    tellShot(table, volley.shooter, miss.piece, miss.kind, target, miss.die, total, true);
    return yield* strike(table, volley.shooter, target, miss.kind);
  }
  const ability = shot.do === 'luck' ? 'luck' : 'cannoneer';
  use(table, ship, ability);
  markUsed(state, `${ability} ${ship.id}`);
  yield* aim(table, volley, miss.piece, miss.kind, target);
}

/** Up to two missed cannons of this action are rolled again. */
function* rerollMisses(table: Table, volley: Volley): Rules {
  const { state } = table;
  const { shooter, misses } = volley;
  const seat = seatOf(shooter);
  const options = (): (Thing & { miss: number })[] =>
    misses
      .map((miss, i) => ({ key: String(i), on: nameOf(shooter), miss: i, at: miss.target }))
      .filter(({ at }) => targetNamed(state, shooter, at));
  if (options().length === 0) return;
  playEvent(table, seat, 'second-volley');
  const chosen = yield* picks(seat, { say: 'rerollMisses' }, options, () => ({
    min: 1,
    max: Math.min(2, options().length),
  }));
  const again = chosen.map(({ miss }) => nth(misses, miss));
  volley.misses = misses.filter((miss) => !again.includes(miss));
  for (const { piece, target, kind } of again) {
    const aimed = targetNamed(state, shooter, target);
    if (aimed && !isOver(state)) yield* aim(table, volley, piece, kind, aimed);
  }
}

/** One die above every cannon's number: a hit for each, and one more. [PI-KW.broadside.4] [PI-KW.broadside.5] [PI-KW.broadside.6] */
function* broadside(table: Table, shooter: Shooter, target: Target): Rules {
  const { state } = table;
  if (shooter.kind !== 'ship') return;
  use(table, shooter.ship, 'broadside');
  const cannons = ofBroadside(piecesOf(state, shooter), target, blockersFor(state, shooter));
  const die = roll(table, 'broadside');
  const won = die > 1 && cannons.every(({ rank }) => die > rank);
  const hits = won ? cannons.length + 1 : 0;
  table.tell({ say: 'broadside', by: nameOf(shooter), target: target.aim.id, die, hits });
  yield* strikes(table, shooter, target, hits);
}
