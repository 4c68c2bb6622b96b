import {
  attackFlag,
  type Band,
  band,
  build,
  cannon,
  cargo,
  coins,
  drop,
  either,
  gain,
  giveUpCube,
  ifWin,
  influence,
  inPort,
  nonBuilding,
  pay,
  perWheel,
  produce,
  repair,
  sail,
  upgrade,
  use,
  wheel,
} from './effects.ts';

/** The sailors of each player and their four levels, exactly as the rulebook has them. [DR-SAILOR] */

export type Sailor =
  | 'captain'
  | 'crewmate'
  | 'firstMate'
  | 'bosun'
  | 'gunner'
  | 'deckhand'
  | 'buccaneer'
  | 'purser';
export type Level = 1 | 2 | 3 | 4;
export const LEVELS: readonly Level[] = [1, 2, 3, 4];

/** How many of each a player has: twelve in all. */
export const SAILORS: { readonly [sailor in Sailor]: number } = {
  captain: 1,
  crewmate: 3,
  firstMate: 1,
  bosun: 1,
  gunner: 2,
  deckhand: 2,
  buccaneer: 1,
  purser: 1,
};

const crate = (count: number) => gain(cargo(count), 'dock');
const basic = pay({ cargo: 3, from: 'either' }, upgrade('basic'));
const advanced = pay({ cargo: 6, from: 'either' }, upgrade('advanced'));
const mend = pay({ cargo: 2, from: 'either' }, repair());
/** Two coins and one more for each wheel. */
const boast = use(
  { do: 'ifWin', damage: 0, goods: coins(2) },
  { do: 'ifWin', damage: 0, goods: coins(perWheel()) },
);

export const LEVEL_BANDS: { readonly [sailor in Sailor]: { readonly [level in Level]: Band } } = {
  captain: {
    1: band(sail()),
    2: band(attackFlag, wheel()),
    3: band(attackFlag, wheel(), nonBuilding(ifWin(coins(perWheel())))),
    4: band(attackFlag, wheel(), cannon(), nonBuilding(boast)),
  },
  crewmate: {
    1: band(crate(1)),
    2: band(crate(2), inPort(mend)),
    3: band(crate(3), mend),
    4: band(gain(cargo(4), 'either'), repair()),
  },
  firstMate: { 1: band(crate(1)), 2: band(build(1)), 3: band(build(2)), 4: band(build(3)) },
  bosun: {
    1: band(crate(1)),
    2: band(wheel(), crate(1)),
    3: band(wheel(), either(crate(1), basic)),
    4: band(wheel(), either(crate(1), basic, advanced)),
  },
  gunner: {
    1: band(crate(1)),
    2: band(crate(1), cannon()),
    3: band(crate(2), cannon(), drop(2)),
    4: band(crate(2), cannon(), drop(2), giveUpCube(1, cargo(2))),
  },
  deckhand: {
    1: band(influence(1)),
    2: band(either(influence(1), sail())),
    3: band(either(influence(1), sail(2))),
    4: band(influence(1), sail(3)),
  },
  buccaneer: { 1: band(influence(1)), 2: band(influence(2)), 3: band(influence(3)), 4: band(influence(4)) },
  purser: {
    1: band(produce({ islands: 1 })),
    2: band(produce({ islands: 2 })),
    3: band(produce({ islands: 3 })),
    4: band(produce({ islands: 4, cargo: 1, coin: 1 })),
  },
};
