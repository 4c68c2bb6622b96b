/**
 * The sea of Pirates in whole numbers: where pieces stand, how they move, touch, tow and bear on each other.
 * In come shapes, poses and choices; out come poses, contacts and the numbers of broken rules. Nothing here knows
 * whose a piece is or what it may do, and nothing is rounded in a way another machine could round otherwise.
 */
export * from './angle.ts';
export * from './candidates.ts';
export * from './course.ts';
export * from './fire.ts';
export * from './islands.ts';
export * from './measure.ts';
export * from './move.ts';
export * from './outline.ts';
export * from './place.ts';
export * from './shape.ts';
export * from './tow.ts';
