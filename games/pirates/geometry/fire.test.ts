import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, type Pose, at, squareBetween } from './angle.ts';
import {
  type Gun,
  OWN_SAILS,
  type Shot,
  type Target,
  bombardGun,
  broadside,
  mastGun,
  reachOf,
  shotAt,
} from './fire.ts';
import { type Body, nearestOf, outlineOf, overlaps, pointOutline } from './outline.ts';
import { type Ring, crosses, side } from './ring.ts';
import { FLAG_PLACES, FORT, type Hull, type Shape, hullOf, regular, shapeOf } from './shape.ts';

const one = hullOf({ kind: 'standard', masts: 1 });
const two = hullOf({ kind: 'standard', masts: 2 });
const three = hullOf({ kind: 'standard', masts: 3 });
const five = hullOf({ kind: 'standard', masts: 5 });
const catamaran = hullOf({ kind: 'catamaran', masts: 3, secondHull: true });
const shooter: Pose = { x: 20_000, y: 20_000, heading: 0 };
const allStanding = [true, true, true, true, true];

const body = (id: string, shape: Shape, x: number, y: number, heading = 0): Body => ({
  id,
  outline: outlineOf(shape, { x, y, heading }),
});
const square = (left: number, bottom: number, right: number, top: number): Body =>
  body(
    'island',
    shapeOf([
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ]),
    0,
    0,
  );

const guns = (hull: Hull, reach: number, standing: readonly boolean[] = allStanding): readonly Gun[] =>
  hull.cannons.map((_, mast) => mastGun(hull, shooter, mast, reach, standing));

/** For each mast from the bow: `bears`, `far`, or what blocks. */
const results = (
  hull: Hull,
  reach: number,
  target: Target,
  blockers: readonly Body[] = [],
): readonly string[] => broadside(guns(hull, reach), [target], blockers).map(([shot]) => told(shot));
const told = (shot: Shot | undefined): string =>
  shot === undefined || shot.bears ? 'bears' : shot.why === 'far' ? 'far' : shot.by;

const reach = { S: reachOf('S'), L: reachOf('L') };

test('a shot starts at the mast, and a sail ahead blocks it [PI-GEO.58, PI-GEO.62, EX-19]', () => {
  const enemy = body('enemy', two, 29_000, 20_000, 9_000);
  expect(results(three, reach.L, enemy)).toEqual(['bears', OWN_SAILS, 'far']);
  expect(results(three, 2 * reach.L, enemy)).toEqual(['bears', OWN_SAILS, OWN_SAILS]);
  expect(guns(three, reach.L)[0]?.at).toEqual({ x: 21_904, y: 20_000 });
  const [shot] = broadside(guns(three, reach.L), [enemy], [])[0] ?? [];
  expect(shot).toEqual({ bears: true, to: { x: 28_200, y: 20_000 } });
});

test('a fallen mast has no sail in the way, a standing one has [PI-GEO.19, PI-GEO.62]', () => {
  const enemy = body('enemy', two, 29_000, 20_000, 9_000);
  const second = (standing: readonly boolean[]): string =>
    told(shotAt(mastGun(three, shooter, 1, reach.L, standing), enemy, []));
  expect(second([true, true, true])).toBe(OWN_SAILS);
  expect(second([false, true, true])).toBe('bears');
});

test('the sails of a junk are in nobody’s way [PI-GEO.62, EX-20]', () => {
  const enemy = body('enemy', two, 29_000, 20_000, 9_000);
  const junk: Hull = { ...three, halfSail: hullOf({ kind: 'junk', masts: 3 }).halfSail };
  expect(results(junk, reach.L, enemy)).toEqual(['bears', 'bears', 'far']);
});

test('a line that meets the very end of a sail passes [PI-GEO.62, PI-GEO.64]', () => {
  // From mast 2 past the end of sail 1, 2,040 ahead and 810 to port.
  const target = (y: number): Target => ({ id: 'marine', outline: pointOutline({ x: 21_904 + 2_040, y }) });
  const gun = mastGun(three, shooter, 1, reach.L, allStanding);
  expect(told(shotAt(gun, target(21_620), []))).toBe('bears');
  expect(told(shotAt(gun, target(21_619), []))).toBe(OWN_SAILS);
});

test('a bombardier cannon has every standing sail behind it and none in front [PI-GEO.24, PI-GEO.62]', () => {
  const gun = bombardGun(three, shooter, reach.L, allStanding);
  expect(gun.at).toEqual({ x: 22_584, y: 20_000 });
  expect(told(shotAt(gun, body('ahead', two, 29_000, 20_000), []))).toBe('bears');
  expect(told(shotAt(gun, body('astern', two, 16_000, 20_000), []))).toBe(OWN_SAILS);
});

test('range is measured to the nearest point, exactly: 5,400 is within S, 5,404 is not [PI-GEO.59, PI-GEO.61, EX-21]', () => {
  expect(results(three, reach.S, body('enemy', three, 20_000, 26_300))).toEqual(['far', 'bears', 'bears']);
  expect(results(three, reach.S, body('enemy', three, 20_000, 26_301))).toEqual(['far', 'far', 'far']);
});

test('extended range doubles the reach [PI-GEO.61, EX-75]', () => {
  expect(reachOf('L', true)).toBe(17_200);
  expect(reachOf('S', true)).toBe(10_800);
  const enemy = (x: number): Body => body('enemy', two, x, 20_000, 9_000);
  const first = (x: number): string =>
    told(shotAt(mastGun(three, shooter, 0, 17_200, allStanding), enemy(x), []));
  expect(first(21_904 + 17_200 + 800)).toBe('bears');
  expect(first(21_904 + 17_201 + 800)).toBe('far');
});

test('an island in between blocks the lines through it; a clear line past it may be too long [PI-GEO.60, PI-GEO.63, EX-22]', () => {
  const enemy = body('enemy', three, 20_000, 26_000);
  const island = square(19_000, 22_000, 21_000, 24_000);
  expect(results(three, reach.S, enemy, [island])).toEqual(['bears', 'island', 'bears']);
  expect(results(three, reach.L, enemy, [island])).toEqual(['bears', 'bears', 'bears']);
  expect(told(shotAt(mastGun(three, shooter, 1, 5_500, allStanding), enemy, [island]))).toBe('island');
});

test('a long island hides the target from every mast [PI-GEO.63, EX-23]', () => {
  const island = square(15_000, 22_000, 25_000, 24_000);
  expect(results(three, reach.L, body('enemy', three, 20_000, 26_000), [island])).toEqual([
    'island',
    'island',
    'island',
  ]);
});

test('any other piece blocks, friend or enemy; the target does not stand in its own way [PI-GEO.63, PI-GEO.66]', () => {
  const enemy = body('enemy', two, 20_000, 26_000);
  const friend = body('friend', five, 20_000, 23_000);
  expect(results(three, reach.S, enemy, [friend, enemy])).toEqual(['friend', 'friend', 'friend']);
  expect(results(three, reach.S, friend, [friend, enemy])).toEqual(['bears', 'bears', 'bears']);
});

test('a ship in tow blocks the lines astern of her tower [PI-GEO.66]', () => {
  const towed = body('towed', two, 20_000 - 3_400 - 2_800, 20_000);
  const enemy = body('enemy', one, 8_600, 20_000);
  expect(told(shotAt(mastGun(three, shooter, 2, reach.L, allStanding), enemy, [towed]))).toBe('towed');
  expect(told(shotAt(mastGun(three, shooter, 2, reach.L, allStanding), enemy, []))).toBe('bears');
});

test('grazing a corner or running along an edge does not block [PI-GEO.64]', () => {
  const gun: Gun = { at: { x: 0, y: 0 }, reach: 10_000, sails: [] };
  const point = (x: number, y: number): Target => ({ id: 'marine', outline: pointOutline({ x, y }) });
  const island = square(1_000, 0, 3_000, 1_000);
  expect(told(shotAt(gun, point(5_000, 0), [island]))).toBe('bears');
  expect(told(shotAt(gun, point(5_000, 1), [island]))).toBe('island');
  expect(told(shotAt(gun, point(2_000, 2_000), [island]))).toBe('bears');
  expect(told(shotAt(gun, point(2_001, 2_000), [island]))).toBe('island');
  expect(told(shotAt({ ...gun, at: { x: 1_000, y: 500 } }, point(0, 500), [island]))).toBe('bears');
  expect(told(shotAt({ ...gun, at: { x: 2_000, y: 500 } }, point(0, 500), [island]))).toBe('island');
});

test('the island a target stands on does not shield it; another one does [PI-GEO.65]', () => {
  const shore = body('island', shapeOf(regular(12, 4_000)), 30_000, 20_000);
  const rock = body('rock', shapeOf(regular(12, 300)), 25_000, 20_000);
  const marine = { id: 'marine', outline: pointOutline({ x: 29_000, y: 20_000 }) };
  const gun = mastGun(three, shooter, 0, reach.L, allStanding);
  expect(told(shotAt(gun, marine, [shore]))).toBe('island');
  expect(told(shotAt(gun, { ...marine, on: ['island'] }, [shore]))).toBe('bears');
  expect(told(shotAt(gun, { ...marine, on: ['island'] }, [shore, rock]))).toBe('rock');
});

test('a fort is a target with an outline of its own, and its flags fire from their places [PI-GEO.27, PI-GEO.78]', () => {
  const shore = body('island', shapeOf(regular(12, 4_000)), 30_000, 20_000);
  const pose: Pose = { x: 30_000, y: 20_000, heading: 0 };
  const fort: Target = { id: 'fort', outline: outlineOf(FORT, pose), on: ['island'] };
  expect(results(three, reach.L, fort, [shore])).toEqual(['bears', OWN_SAILS, 'far']);
  const flag: Gun = { at: at(pose, FLAG_PLACES[7] ?? pose), reach: reach.S, sails: [] };
  expect(flag.at).toEqual({ x: 28_000, y: 20_000 });
  expect(told(shotAt(flag, body('ship', three, 20_000, 20_000), []))).toBe('bears');
});

test('what is not named a blocker blocks nothing: an iceberg, a reef, a piece under water [PI-GEO.66, PI-GEO.67]', () => {
  const enemy = body('enemy', three, 20_000, 26_000);
  const iceberg = body('iceberg', shapeOf(regular(6, 2_600)), 20_000, 23_400);
  const bearing = results(three, reach.S, enemy, []);
  expect(bearing).toEqual(['bears', 'bears', 'bears']);
  expect(results(three, reach.S, enemy, [iceberg])).not.toEqual(bearing);
});

test('a broadside is every gun at every target, each as if it were alone [PI-GEO.60]', () => {
  const targets = [body('a', two, 20_000, 26_000), body('b', five, 29_000, 20_000, 9_000)];
  const blockers = [...targets, square(19_000, 22_000, 21_000, 24_000)];
  expect(broadside(guns(three, reach.L), targets, blockers)).toEqual(
    guns(three, reach.L).map((gun) => targets.map((target) => shotAt(gun, target, blockers))),
  );
});

test('aiming points lie at most 100 u apart along an edge, so a slit that wide shows one [PI-GEO.59]', () => {
  const target = { ...square(0, 5_000, 1_000, 6_000), id: 'target' };
  const slit = (left: number, right: number): readonly Body[] => [
    square(-3_000, 4_900, left, 4_990),
    square(right, 4_900, 3_000, 4_990),
  ];
  const gun: Gun = { at: { x: 500, y: 0 }, reach: reach.L, sails: [] };
  expect(shotAt(gun, target, slit(680, 740))).toEqual({ bears: true, to: { x: 700, y: 5_000 } });
  expect(told(shotAt(gun, target, slit(755, 780)))).toBe('island');
});

/** Whether a line passes through the inside, by clipping it with exact fractions. */
function clipped(ring: Ring, from: Point, to: Point): boolean {
  let [low, lowOf, high, highOf] = [0n, 1n, 1n, 1n];
  for (const corner of ring) {
    const [a, b] = [BigInt(side(corner, from.x, from.y)), BigInt(side(corner, to.x, to.y))];
    if (a <= 0n && b <= 0n) return false;
    if (a > 0n && b > 0n) continue;
    const [part, whole] = a < b ? [-a, b - a] : [a, a - b];
    if (a < b && part * lowOf > low * whole) [low, lowOf] = [part, whole];
    if (a > b && part * highOf < high * whole) [high, highOf] = [part, whole];
  }
  return low * highOf < high * lowOf;
}

const anyPoint = fc.record({
  x: fc.integer({ min: 0, max: 12_000 }),
  y: fc.integer({ min: 0, max: 12_000 }),
});
const anyHeading = fc.integer({ min: 0, max: 35_999 });

test('a line crosses an outline exactly when clipping it by every edge leaves something [PI-GEO.63, PI-GEO.64]', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, anyHeading, (from, to, centre, heading) => {
      fc.pre(squareBetween(from, to) > 0);
      for (const ring of outlineOf(catamaran, { ...centre, heading }).parts) {
        expect(crosses(ring, from, to)).toBe(clipped(ring, from, to));
        for (const corner of ring) expect(crosses(ring, from, corner)).toBe(clipped(ring, from, corner));
      }
    }),
    { numRuns: 500 },
  );
});

/** Every candidate point, asked of every blocker, with nothing spared. */
function bearsPlainly(gun: Gun, target: Target, blockers: readonly Body[]): boolean {
  const points = [nearestOf(target.outline, gun.at)];
  for (const ring of target.outline.parts)
    for (const { x, y, dx, dy } of ring) {
      const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / 100));
      for (let step = 0; step < steps; step++) {
        const away = (n: number): number => (n < 0 ? -Math.round(-n) : Math.round(n));
        points.push({ x: x + away((dx * step) / steps), y: y + away((dy * step) / steps) });
      }
    }
  return points.some(
    (point) =>
      squareBetween(gun.at, point) <= gun.reach ** 2 &&
      blockers.every(
        ({ id, outline }) => id === target.id || !outline.parts.some((ring) => clipped(ring, gun.at, point)),
      ),
  );
}

test('a gun bears exactly when one of the candidate points is in reach and clear [PI-GEO.59, PI-GEO.60]', () => {
  const shapes = fc.constantFrom<Shape>(two, five, catamaran, shapeOf(regular(12, 1_500)));
  const near = fc.record({ x: fc.integer({ min: 0, max: 14_000 }), y: fc.integer({ min: 0, max: 14_000 }) });
  fc.assert(
    fc.property(
      near,
      fc.array(fc.tuple(shapes, near, anyHeading), { minLength: 2, maxLength: 6 }),
      fc.constantFrom(5_400, 8_600),
      (from, placed, reach) => {
        const bodies = placed.map(([shape, { x, y }, heading], index) =>
          body(`body:${index}`, shape, x, y, heading),
        );
        const gun: Gun = { at: from, reach, sails: [] };
        const here = pointOutline(from);
        for (const target of bodies) {
          fc.pre(!overlaps(target.outline, here));
          expect(shotAt(gun, target, bodies).bears).toBe(bearsPlainly(gun, target, bodies));
        }
      },
    ),
    { numRuns: 150 },
  );
});
