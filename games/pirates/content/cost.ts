import type { NamedCrew } from './crew.ts';
import { builtMasts, type Piece } from './pieces.ts';
import { type Cannon, type CrewWord, type Hull, has, type Measure, type PieceWord } from './types.ts';

/** What cards cost [PI-CON.15]. Values are in hundredths of a point, so that a sum is rounded only at its end. */

const cannonValue = {
  S: { 2: 130, 3: 100, 4: 70, 5: 30 },
  L: { 2: 170, 3: 130, 4: 90, 5: 40 },
} as const; // [PI-CON.16]
const moveValue: Readonly<Record<Measure, number>> = { S: 100, L: 150 }; // [PI-CON.17]
const CARGO = 50;
const MAST = 100;

/** What a hull adds to its masts, cannons and move [PI-CON.18]. */
function hullValue(hull: Hull): number {
  switch (hull.kind) {
    case 'standard':
      return 0;
    case 'schooner':
    case 'junk':
    case 'windcatcher':
    case 'icebreaker':
    case 'longship':
      return 100;
    case 'galley':
    case 'submarine':
    case 'switchblade':
    case 'seamonster':
      return 200;
    case 'catamaran':
    case 'ghostship':
    case 'bombardier':
    case 'titan':
      return 300;
    case 'seadragon':
      return 800;
    case 'turtleship':
      return 100 * hull.panels;
    case 'flotilla':
      return 200 * hull.flags;
  }
}

/** What the words printed on a piece add [PI-CON.18]. */
const printed: Readonly<Record<PieceWord | 'loyal' | 'hostile', number>> = {
  eternal: 400,
  fear: 300,
  broadside: 200,
  captain: 300,
  cannoneer: 200,
  explorer: 100,
  helmsman: moveValue.S,
  musketeer: 200,
  oarsman: 100,
  mercenary: -200,
  loyal: -100,
  hostile: -50,
  limit: 0,
  extendedrange: 0, // a share of the cannons, below
};

function gunsValue(piece: Piece): number {
  const value = (cannon: Cannon): number => cannonValue[cannon.range][cannon.rank];
  const once = piece.cannons.reduce((sum, cannon) => sum + value(cannon), 0);
  const guns = piece.hull.kind === 'longship' ? 2 * once : once;
  return has(piece, 'extendedrange') ? guns * 1.3 : guns;
}

export function pieceCost(piece: Piece): number {
  const move = piece.move.reduce((sum, measure) => sum + moveValue[measure], 0);
  const words = piece.keywords.reduce((sum, { word }) => sum + printed[word], 0);
  const hull = hullValue(piece.hull) + MAST * builtMasts(piece) + CARGO * piece.cargo;
  return Math.max(1, halfUp(hull + gunsValue(piece) + move + words));
}

/** What an ability is worth in a named crew: the generic crew's price, or a price of its own [PI-CON.19]. */
const worth: Readonly<Record<CrewWord | 'loyal' | 'hostile', number>> = {
  firepot: 200,
  cannoneer: 200,
  captain: 300,
  shipwright: 200,
  stinkpot: 200,
  smokepot: 300,
  explorer: 100,
  musketeer: 300,
  oarsman: 100,
  helmsman: 200,
  chainshot: 200,
  marine: 400,
  fear: 300,
  extendedrange: 300,
  broadside: 200,
  aim: 300,
  boarder: 100,
  luck: 200,
  stowage: 100,
  zeal: 500,
  ransom: 0,
  loyal: 0,
  expatriot: 0,
  hostile: 0,
  limit: 0,
  blackmark: 0,
};

export function crewCost(crew: NamedCrew): number {
  const abilities = crew.keywords.reduce((sum, { word }) => sum + worth[word], 0);
  const bound = has(crew, 'ransom') || has(crew, 'loyal') ? -100 : 0;
  const free = has(crew, 'expatriot') ? 100 : 0;
  return Math.max(0, halfUp(abilities * 0.9 + bound + free));
}

/** Points from hundredths, halves upward. Hundredths are made whole first: a third of a cent never decides. */
const halfUp = (hundredths: number): number => Math.floor((Math.round(hundredths) + 50) / 100);
