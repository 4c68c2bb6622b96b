import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, type Pose, bearing, asHeading } from './angle.ts';
import { MEASURE, surfaceFor } from './measure.ts';
import { type Waters, land } from './move.ts';
import { type Body, bowOf, contact, distanceOf, outlineOf, overlaps, touches } from './outline.ts';
import {
  type Anchor,
  against,
  atDistance,
  berths,
  edgeDirection,
  exitPoint,
  nearestLanding,
  sternPlacement,
} from './place.ts';
import { type Shape, hullOf, regular, shapeOf } from './shape.ts';

const one = hullOf({ kind: 'standard', masts: 1 });
const three = hullOf({ kind: 'standard', masts: 3 });
const dragon = hullOf({ kind: 'seadragon', masts: 3 });
const fogShape = shapeOf(regular(12, 4_300));
const twelve = shapeOf(regular(12, 4_000));

const anchor = (shape: Shape, x: number, y: number, facing = 0): Anchor => ({
  outline: outlineOf(shape, { x, y, heading: facing }),
  centre: { x, y },
});
const among = (...obstacles: readonly Body[]): Waters => ({
  surface: surfaceFor(2, 40),
  obstacles,
  tiles: [],
});
const fog = anchor(fogShape, 50_000, 50_000);
const middle: Point = { x: 0, y: 0 };
const anyAngle = fc.integer({ min: 0, max: 35_999 });

test('the numbers 1 to 6 lie every 60° around a tile, and the fog is left where that ray meets its outline [PI-GEO.28]', () => {
  expect([1, 2, 3, 4, 5, 6].map((number) => edgeDirection(33_000, number))).toEqual([
    33_000, 3_000, 9_000, 15_000, 21_000, 27_000,
  ]);
  expect(exitPoint(fog, edgeDirection(0, 1))).toEqual({ x: 54_300, y: 50_000 });
  expect(exitPoint(fog, edgeDirection(0, 4))).toEqual({ x: 45_700, y: 50_000 });
  const second = exitPoint(fog, edgeDirection(0, 2));
  expect(bearing(fog.centre, second)).toBe(6_000);
});

test('a ship leaves the fog with her stern at the number rolled, in the heading she chose [PI-GEO.57, EX-26]', () => {
  const direction = edgeDirection(0, 1);
  expect(sternPlacement(one, 0, fog, direction, among())?.pose).toEqual({ x: 56_500, y: 50_000, heading: 0 });
  expect(sternPlacement(one, 9_000, fog, direction, among())?.pose).toEqual({
    x: 54_883,
    y: 52_200,
    heading: 9_000,
  });
});

test('she may not head back over the tile, nor onto an obstacle [PI-GEO.57]', () => {
  expect(sternPlacement(one, 9_001, fog, 0, among())).toBeUndefined();
  expect(sternPlacement(one, 26_999, fog, 0, among())).toBeUndefined();
  expect(sternPlacement(one, 27_000, fog, 0, among())).toBeDefined();
  const ship = { id: 'ship', outline: outlineOf(three, { x: 57_000, y: 50_000, heading: 4_500 }) };
  expect(sternPlacement(one, 0, fog, 0, among(ship))).toBeUndefined();
});

test('stern placement touches the tile without lying over it, and one unit nearer would [PI-GEO.57]', () => {
  fc.assert(
    fc.property(anyAngle, fc.integer({ min: -9_000, max: 9_000 }), anyAngle, (direction, off, facing) => {
      const tile = anchor(shapeOf(regular(16, 2_400)), 50_000, 50_000, facing);
      const pose = against(three, three.sternPoint, asHeading(direction + off), tile, direction);
      expect(contact(outlineOf(three, pose), tile.outline)).toBe('touch');
      expect(distanceOf(outlineOf(three, pose), tile.outline)).toBeLessThanOrEqual(2);
    }),
  );
});

test('a Mercenary starts at distance S from the home island, give or take TOUCH [PI-SET.13]', () => {
  const home = anchor(twelve, 60_000, 45_000, 700);
  fc.assert(
    fc.property(anyAngle, anyAngle, (direction, facing) => {
      const pose = against(three, middle, facing, home, direction, MEASURE.S);
      expect(atDistance(outlineOf(three, pose), home.outline, MEASURE.S)).toBe(true);
    }),
  );
  const east = (gap: number): Pose => ({ x: 64_000 + gap + 3_400, y: 45_000, heading: 0 });
  const straight = anchor(twelve, 60_000, 45_000).outline;
  expect(
    [5_389, 5_390, 5_410, 5_411].map((gap) => atDistance(outlineOf(three, east(gap)), straight, MEASURE.S)),
  ).toEqual([false, true, true, false]);
});

test('after a swoop the dragon stands 11 u from its target, as close as it can without touching [PI-GEO.31, EX-54]', () => {
  const target = anchor(three, 60_000, 45_000, 1_234);
  fc.assert(
    fc.property(anyAngle, anyAngle, (direction, facing) => {
      const pose = against(dragon, middle, facing, target, direction, 11);
      expect(contact(outlineOf(dragon, pose), target.outline)).toBe('apart');
      expect(distanceOf(outlineOf(dragon, pose), target.outline)).toBeLessThanOrEqual(13);
    }),
  );
});

test('ships are placed with their bows to the island, all round it, clear of those already there [PI-SET.10]', () => {
  const home = anchor(twelve, 60_000, 45_000, 700);
  const island: Body = { id: 'home', outline: home.outline };
  const all = berths(three, home, among(island));
  expect(all).toHaveLength(72);
  for (const { pose, touching } of all) {
    expect(touching).toEqual(['home']);
    expect(touches(bowOf(three, pose), home.outline)).toBe(true);
  }
  const moored: Body = { id: 'ship', outline: all[0]?.outline ?? home.outline };
  const left = berths(three, home, among(island, moored));
  expect(left.length).toBeLessThan(72);
  expect(left.every(({ outline }) => !overlaps(outline, moored.outline))).toBe(true);
});

test('a ship that cannot reappear where she was is put at the nearest free pose [PI-CREW.23]', () => {
  const wanted: Pose = { x: 50_000, y: 50_000, heading: 100 };
  expect(nearestLanding(three, wanted, 20_000, among())?.pose).toEqual(wanted);
  const inTheWay: Body = { id: 'ship', outline: outlineOf(three, wanted) };
  const found = nearestLanding(three, wanted, 20_000, among(inTheWay));
  expect(found && land(three, found.pose, among(inTheWay))).toBeDefined();
  expect(
    nearestLanding(three, wanted, 0, among({ id: 'sea', outline: outlineOf(fogShape, wanted) })),
  ).toBeUndefined();
});
