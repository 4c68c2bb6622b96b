import type { Ability, Amount, Band, Effect, Goods, Icon, Part, Row, Store, Word } from './effects.ts';

/**
 * What the cards cost, by one formula: the worth of what a card does, in cargo, times what a row asks for, rounded and
 * kept within the costs of the row. Far rows ask for more: their cards are the stronger ones, and they are bought with
 * what fits in the holds.
 */

const ICON_WORTH: { readonly [icon in Icon]: number } = {
  sail: 1.5,
  wheel: 1,
  cannon: 1.5,
  defence: 0.75,
  draw: 1.75,
};

const CARGO_WORTH: { readonly [store in Store]: number } = { dock: 1, ship: 1.1, either: 1.2, island: 0.8 };
const COIN_WORTH: { readonly [store in Store]: number } = { dock: 1.75, ship: 1.5, either: 1.75, island: 1 };
/** What an effect that overrides forts is worth more. */
const OVER_FORTS = 0.75;
/** A card that counts its wheels or cannons is reckoned to have two of them. */
const ICONS_ON_A_CARD = 2;

const ADVANCEMENT_WORTH: { readonly [row in Row]: number } = { 1: 2.5, 2: 3.5, 3: 4.5, 4: 6 };
const LEVEL_UP_WORTH = { this: 2.5, deckBottom: 2, inHand: 2 };
/** How many of each there will be when the game is over. */
const AT_THE_END = { always: 1, threeCargo: 3, islandWithoutCube: 4, wheel: 2.5, cannon: 2, building: 3 };

const times = ({ count, per }: Amount): number => (per === undefined ? count : count * ICONS_ON_A_CARD);

const goodsWorth = ({ cargo, coin }: Goods, cargoWorth: number, coinWorth: number): number =>
  (cargo ? times(cargo) * cargoWorth : 0) + (coin ? times(coin) * coinWorth : 0);

const WORTH: { readonly [W in Word]: (effect: Extract<Effect, { readonly do: W }>) => number } = {
  icon: ({ icon, amount }) => ICON_WORTH[icon] * times(amount),
  attackFlag: () => 1.5,
  influence: ({ amount, adjacent, overForts }) =>
    times(amount) * 1.75 +
    (adjacent === 'all' ? times(amount) * 0.5 : adjacent * 0.25) +
    (overForts ? OVER_FORTS : 0),
  removeInfluence: ({ overForts }) => 2 + (overForts ? OVER_FORTS : 0),
  produce: ({ islands, rows, cargo, coin, perControlled, overForts }) =>
    islands * ((rows.length === 4 ? 2 : 1.5) + cargo + coin * 1.5) +
    perControlled * 2 +
    (overForts ? OVER_FORTS : 0),
  gain: ({ goods, to }) => goodsWorth(goods, CARGO_WORTH[to], COIN_WORTH[to]),
  repair: ({ count }) => count,
  upgrade: ({ tier }) => (tier === 'basic' ? 3.5 : 6),
  replaceUpgrade: () => 4,
  build: ({ most, cheaper }) => most * (2 + 0.75 * cheaper),
  levelUp: ({ which }) => LEVEL_UP_WORTH[which],
  advancement: ({ row }) => (row === 'byWheels' ? 4.5 : ADVANCEMENT_WORTH[row]),
  damageAround: () => 2.5,
  damageOnEntering: () => 2.5,
  passProduction: () => 3,
  copy: () => 3.5,
  atEnd: ({ coins, of }) => coins * AT_THE_END[of],
  strength: ({ amount }) => times(amount) * 1.25,
  drop: ({ count }) => count * 1.25,
  explosive: () => 1.5,
  moveCube: () => 1.5,
  giveUpCube: ({ damage, goods }) => damage + goodsWorth(goods, 0.6, 0.9) - 0.5,
  drawAndPlay: () => 2,
  lessDamage: ({ count }) => count * 0.75,
  ifWin: ({ damage, goods }) => damage + goodsWorth(goods, 0.6, 0.9),
};

const effectWorth = <W extends Word>(effect: Extract<Effect, { readonly do: W }>): number =>
  (WORTH[effect.do] as (effect: Effect) => number)(effect);

function abilityWorth({ effects, cost, inPort, nonBuilding }: Ability): number {
  const gained = effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
  const paid = cost ? cost.cargo * (cost.from === 'ship' ? 1 : 0.9) + cost.coin * 1.6 : 0;
  return (gained - paid) * (inPort ? 0.7 : 1) * (nonBuilding ? 0.9 : 1);
}

/** The best of the alternatives, and something for the choice. */
function partWorth(part: Part): number {
  const worths = part.map(abilityWorth);
  const best = Math.max(...worths);
  return best + 0.4 * (worths.reduce((sum, worth) => sum + worth, 0) - best);
}

export const bandWorth = (band: Band): number => band.reduce((sum, part) => sum + partWorth(part), 0);

/** What a row asks for the worth of a card, and the lowest and highest cost there. */
const ROW_PRICE: {
  readonly [row in Row]: { readonly rate: number; readonly min: number; readonly max: number };
} = {
  1: { rate: 0.8, min: 1, max: 4 },
  2: { rate: 0.95, min: 3, max: 6 },
  3: { rate: 1, min: 4, max: 8 },
  4: { rate: 1.05, min: 5, max: 10 },
};

export function priceOf(row: Row, ability: Band): number {
  const { rate, min, max } = ROW_PRICE[row];
  return Math.min(max, Math.max(min, Math.round(bandWorth(ability) * rate)));
}
