import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pose, ahead } from './angle.ts';
import { surfaceFor } from './measure.ts';
import { type Waters, land, sail, turned } from './move.ts';
import { type Body, bowOf, contact, outlineOf, overlaps, touches } from './outline.ts';
import { type Hull, hullOf, regular, shapeOf } from './shape.ts';
import { alongside, inTow, towPose } from './tow.ts';

const two = hullOf({ kind: 'standard', masts: 2 });
const three = hullOf({ kind: 'standard', masts: 3 });
const four = hullOf({ kind: 'standard', masts: 4 });
const titan = hullOf({ kind: 'titan', masts: 4 });
const flotilla = hullOf({ kind: 'flotilla', masts: 4 });
const twelve = shapeOf(regular(12, 4_000));

const among = (...obstacles: readonly Body[]): Waters => ({
  surface: surfaceFor(2, 40),
  obstacles,
  tiles: [],
});
const body = (id: string, hull: Hull, pose: Pose): Body => ({ id, outline: outlineOf(hull, pose) });

test('a towed ship follows in line, her bow on the tower’s stern [PI-GEO.54, EX-25]', () => {
  const tower = { hull: four, pose: { x: 40_000, y: 40_000, heading: 0 } };
  expect(towPose(tower, two)).toEqual({ x: 33_200, y: 40_000, heading: 0 });
  expect(inTow(tower, two, among(body('tower', four, tower.pose)))?.pose).toEqual({
    x: 33_200,
    y: 40_000,
    heading: 0,
  });
});

test('in open sea a tow always fits in line, touching the tower, whatever the heading and the hulls [PI-GEO.54, PI-GEO.75]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 35_999 }),
      fc.constantFrom(two, four, titan),
      fc.constantFrom(two, three, flotilla),
      (heading, hull, towed) => {
        const tower = { hull, pose: { x: 40_000, y: 40_000, heading } };
        const landing = inTow(tower, towed, among(body('tower', hull, tower.pose)));
        expect(landing).toMatchObject({ pose: { heading }, touching: ['tower'] });
      },
    ),
  );
});

test('blocked in line, she swings by 5° to port, then to starboard, then further; hemmed in, the tow is lost [PI-GEO.55]', () => {
  const tower = { hull: four, pose: { x: 40_000, y: 40_000, heading: 0 } };
  const stern = body('tower', four, tower.pose);
  const rock = (y: number): Body => ({
    id: 'rock',
    outline: outlineOf(shapeOf(regular(8, 500)), { x: 32_000, y, heading: 0 }),
  });
  expect(inTow(tower, two, among(stern, rock(38_900)))?.pose.heading).toBe(35_500);
  expect(inTow(tower, two, among(stern, rock(41_100)))?.pose.heading).toBe(500);
  const swung = inTow(tower, two, among(stern, rock(40_000)));
  for (const deviation of [0, 500, -500, 1_000, -1_000, 1_500, -1_500])
    expect(overlaps(outlineOf(two, towPose(tower, two, deviation)), rock(40_000).outline)).toBe(true);
  expect(swung?.pose).toEqual(towPose(tower, two, 2_000));
  const wall = (id: string, y: number): Body => ({
    id,
    outline: outlineOf(
      shapeOf([
        { x: -9_000, y: -100 },
        { x: 9_000, y: -100 },
        { x: 9_000, y: 100 },
        { x: -9_000, y: 100 },
      ]),
      { x: 36_000, y, heading: 0 },
    ),
  });
  const channel = among(stern, wall('north', 41_300), wall('south', 38_700), rock(40_000));
  expect(inTow(tower, two, channel)).toBeUndefined();
});

const shore = (x: number): Body => ({
  id: 'island',
  outline: outlineOf(twelve, { x, y: 45_000, heading: 1_500 }),
});

test('a docked tower lays her tow alongside, on the side chosen, both bows to the island [PI-GEO.52, PI-GEO.56]', () => {
  const island = shore(60_000);
  for (const side of ['port', 'starboard'] as const)
    for (const y of [45_000, 45_300, 44_400]) {
      const pose = sail(four, { x: 50_000, y, heading: 0 }, 0, 20_000, among(island)).pose;
      const tower = { id: 'tower', hull: four, pose };
      const waters = among(island, body('tower', four, pose));
      const landing = alongside(tower, two, side, island, waters);
      expect(landing?.touching.toSorted()).toEqual(['island', 'tower']);
      expect(landing?.pose.heading).toBe(0);
      expect(Math.sign((landing?.pose.y ?? 0) - pose.y)).toBe(side === 'port' ? 1 : -1);
      expect(landing && touches(bowOf(two, landing.pose), island.outline)).toBe(true);
    }
});

test('where the island falls away she lies level with the tower, touching only her [PI-GEO.52, PI-GEO.56]', () => {
  const island: Body = {
    id: 'island',
    outline: outlineOf(shapeOf(regular(4, 900)), { x: 60_000, y: 45_000, heading: 0 }),
  };
  const pose = { x: 60_000 - 900 - 4_000, y: 45_000, heading: 0 };
  const tower = { id: 'tower', hull: four, pose };
  const landing = alongside(tower, two, 'port', island, among(island, body('tower', four, pose)));
  expect(landing).toMatchObject({ pose: { x: pose.x, y: 45_000 + 1_000 + 800 + 4 }, touching: ['tower'] });
});

test('from alongside a ship can come about and sail off along her neighbour, at any heading [PI-GEO.42, PI-GEO.56]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 35_999 }),
      fc.constantFrom('port' as const, 'starboard' as const),
      (heading, side) => {
        const island: Body = {
          id: 'island',
          outline: outlineOf(shapeOf(regular(4, 900)), { x: 60_000, y: 45_000, heading }),
        };
        const tower = body('tower', four, ahead({ x: 60_000, y: 45_000, heading }, -4_900));
        const pose = ahead({ x: 60_000, y: 45_000, heading }, -4_900);
        const waters = among(island, tower);
        const landing = alongside({ id: 'tower', hull: four, pose }, three, side, island, waters);
        if (!landing) throw new Error('open sea, yet no berth');
        const about = land(three, turned(landing.pose, 18_000), waters);
        if (!about) throw new Error('no room to come about');
        const leaving = sail(three, about.pose, about.pose.heading, 8_600, waters);
        expect(leaving).toMatchObject({ sailed: 8_600, against: [] });
      },
    ),
  );
});

test('a side that is not free is no berth [PI-GEO.56]', () => {
  const island = shore(60_000);
  const pose = sail(four, { x: 50_000, y: 45_000, heading: 0 }, 0, 20_000, among(island)).pose;
  const tower = { id: 'tower', hull: four, pose };
  const moored = body('moored', four, { ...pose, y: pose.y + 2_500 });
  const waters = among(island, body('tower', four, pose), moored);
  expect(alongside(tower, two, 'port', island, waters)).toBeUndefined();
  expect(alongside(tower, two, 'starboard', island, waters)?.touching).toContain('tower');
});

test('alongside at any heading the hulls touch and never overlap [PI-GEO.56]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 35_999 }),
      fc.constantFrom(two, three, flotilla),
      fc.constantFrom('port' as const, 'starboard' as const),
      (heading, towed, side) => {
        const island = shore(60_000);
        const from = { x: 60_000, y: 45_000, heading };
        const far = sail(four, { ...from, heading }, heading + 18_000, 20_000, among()).pose;
        const pose = sail(four, far, heading, 20_000, among(island)).pose;
        const waters = among(island, body('tower', four, pose));
        const landing = alongside({ id: 'tower', hull: four, pose }, towed, side, island, waters);
        if (!landing) throw new Error('open sea, yet no berth');
        expect(contact(landing.outline, outlineOf(four, pose))).toBe('touch');
        expect(overlaps(landing.outline, island.outline)).toBe(false);
      },
    ),
  );
});
