/**
 * The language of the cards. Everything a level, an advancement, a merchant ship or an upgrade does is written in these
 * words, so that a new card needs no new code. Rules, both languages, the board and the bots each hold a record over
 * all of them that the compiler keeps complete.
 */

export type Row = 1 | 2 | 3 | 4;
export type Slot = 'top' | 'middle' | 'bottom';
export type Tier = 'basic' | 'advanced';
export type BuildingKind = 'fort' | 'garrison' | 'outpost';

/** Icons that are counted, not used. [DR-ABIL.12] */
export type Icon = 'sail' | 'wheel' | 'cannon' | 'defence' | 'draw';

/** So many, or so many for each icon of a kind on the same card. [DR-ABIL.7] */
export interface Amount {
  readonly count: number;
  readonly per?: 'wheel' | 'cannon';
}

/** Where goods come from or go to: the anchor, the ship, both, or an island. [DR-GAIN.1] [DR-GAIN.2] [DR-GAIN.3] [DR-GAIN.4] */
export type Store = 'dock' | 'ship' | 'either' | 'island';

export interface Goods {
  readonly cargo?: Amount;
  readonly coin?: Amount;
}

/** What is counted when the game is over. [DR-SCORE.8] */
export type EndOf = 'always' | 'threeCargo' | 'islandWithoutCube' | 'wheel' | 'cannon' | 'building';

interface Words {
  icon: { readonly icon: Icon; readonly amount: Amount };
  attackFlag: object;
  /** `adjacent`: how many of the cubes may go to neighbouring islands; to any of them if all may. [DR-EFF.7] */
  influence: { readonly amount: Amount; readonly adjacent: number | 'all'; readonly overForts: boolean };
  removeInfluence: { readonly overForts: boolean };
  produce: {
    /** How many different islands at the most. */
    readonly islands: number;
    /** Only of these rows. */
    readonly rows: readonly Row[];
    /** Added to each production. */
    readonly cargo: number;
    readonly coin: number;
    /** Cargo added for each island its user controls. [DR-EFF.6] */
    readonly perControlled: number;
    readonly overForts: boolean;
  };
  gain: { readonly goods: Goods; readonly to: Store };
  repair: { readonly count: number };
  upgrade: { readonly tier: Tier };
  replaceUpgrade: object;
  /** `cheaper`: cargo less for each building. */
  build: { readonly most: number; readonly cheaper: number };
  levelUp: { readonly which: 'this' | 'deckBottom' | 'inHand' };
  advancement: { readonly row: Row | 'byWheels' };
  damageAround: { readonly cannons: number };
  damageOnEntering: object;
  passProduction: { readonly row: Row };
  copy: object;
  atEnd: { readonly coins: number; readonly of: EndOf };
  strength: { readonly amount: Amount };
  drop: { readonly count: number };
  explosive: object;
  moveCube: object;
  /** One of one's own cubes off the battle board, for damage to the enemy and goods. */
  giveUpCube: { readonly damage: number; readonly goods: Goods };
  drawAndPlay: object;
  lessDamage: { readonly count: number };
  ifWin: { readonly damage: number; readonly goods: Goods };
}

export type Word = keyof Words;

/** One effect: a word of the language with what it needs to know. */
export type Effect = { [W in Word]: { readonly do: W } & Words[W] }[Word];
export type EffectOf<W extends Word> = Extract<Effect, { readonly do: W }>;

/** The words that are used in a battle only. [DR-ABIL.10] */
export const BATTLE_WORDS: ReadonlySet<Word> = new Set<Word>([
  'strength',
  'drop',
  'explosive',
  'moveCube',
  'giveUpCube',
  'drawAndPlay',
  'lessDamage',
  'ifWin',
]);

/** What is paid first. [DR-ABIL.14] */
export interface Cost {
  readonly cargo: number;
  readonly coin: number;
  readonly from: Exclude<Store, 'island'>;
}

/** Something that is used as a whole: its effects in this order. */
export interface Ability {
  readonly effects: readonly Effect[];
  readonly cost?: Cost;
  readonly inPort?: true;
  /** Not in a battle against buildings. [DR-ABIL.11] */
  readonly nonBuilding?: true;
}

/** One part of a band, between its green lines: an ability, or several with a red slash between them. [DR-ABIL.4] [DR-ABIL.5] */
export type Part = readonly Ability[];

/** All that a level or an advancement shows. */
export type Band = readonly Part[];

// --- how cards are written ---

const so = (count: number): Amount => ({ count });
export const perWheel = (count = 1): Amount => ({ count, per: 'wheel' });
export const perCannon = (count = 1): Amount => ({ count, per: 'cannon' });
const amount = (count: number | Amount): Amount => (typeof count === 'number' ? so(count) : count);

/** Abilities of one effect, or of several in a row. */
export const use = (...effects: readonly Effect[]): Ability => ({ effects });
export const pay = (
  cost: { readonly cargo?: number; readonly coin?: number; readonly from: Cost['from'] },
  ability: Ability,
): Ability => ({ ...ability, cost: { cargo: cost.cargo ?? 0, coin: cost.coin ?? 0, from: cost.from } });
export const inPort = (ability: Ability): Ability => ({ ...ability, inPort: true });
export const nonBuilding = (ability: Ability): Ability => ({ ...ability, nonBuilding: true });

const icon = (name: Icon, count: number | Amount = 1): Ability =>
  use({ do: 'icon', icon: name, amount: amount(count) });
export const sail = (count = 1): Ability => icon('sail', count);
export const wheel = (count = 1): Ability => icon('wheel', count);
export const cannon = (count = 1): Ability => icon('cannon', count);
export const defence = (count = 1): Ability => icon('defence', count);
export const draw = (count: number | Amount = 1): Ability => icon('draw', count);
export const attackFlag: Ability = use({ do: 'attackFlag' });

export const influence = (
  count: number | Amount,
  { adjacent = 0, overForts = false }: { adjacent?: number | 'all'; overForts?: boolean } = {},
): Ability => use({ do: 'influence', amount: amount(count), adjacent, overForts });
export const removeInfluence = (overForts = false): Ability => use({ do: 'removeInfluence', overForts });

const EVERYWHERE: readonly Row[] = [1, 2, 3, 4];
export const produce = ({
  islands = 1,
  rows = EVERYWHERE,
  cargo = 0,
  coin = 0,
  perControlled = 0,
  overForts = false,
}: Partial<Words['produce']> = {}): Ability =>
  use({ do: 'produce', islands, rows, cargo, coin, perControlled, overForts });

export const cargo = (count: number | Amount): Goods => ({ cargo: amount(count) });
export const coins = (count: number | Amount): Goods => ({ coin: amount(count) });
export const both = (cargoes: number, coinsToo: number): Goods => ({
  cargo: so(cargoes),
  coin: so(coinsToo),
});
export const gain = (goods: Goods, to: Store): Ability => use({ do: 'gain', goods, to });

export const repair = (count = 1): Ability => use({ do: 'repair', count });
export const upgrade = (tier: Tier): Ability => use({ do: 'upgrade', tier });
export const replaceUpgrade: Ability = use({ do: 'replaceUpgrade' });
export const build = (most: number, cheaper = 0): Ability => use({ do: 'build', most, cheaper });
export const levelUp = (which: Words['levelUp']['which']): Ability => use({ do: 'levelUp', which });
export const advancement = (row: Row | 'byWheels'): Ability => use({ do: 'advancement', row });
export const damageAround: Ability = use({ do: 'damageAround', cannons: 3 });
export const damageOnEntering: Ability = use({ do: 'damageOnEntering' });
export const passProduction: Ability = use({ do: 'passProduction', row: 4 });
export const copyAdvancement: Ability = use({ do: 'copy' });
export const atEnd = (endCoins: number, of: EndOf = 'always'): Ability =>
  use({ do: 'atEnd', coins: endCoins, of });

export const strength = (count: number | Amount): Ability => use({ do: 'strength', amount: amount(count) });
export const drop = (count: number): Ability => use({ do: 'drop', count });
export const explosive: Ability = use({ do: 'explosive' });
export const moveCube: Ability = use({ do: 'moveCube' });
export const moveAndTakeLess: Ability = use({ do: 'moveCube' }, { do: 'lessDamage', count: 1 });
export const drawAndPlay: Ability = use({ do: 'drawAndPlay' });
export const ifWin = (goods: Goods, damage = 0): Ability => use({ do: 'ifWin', damage, goods });
export const giveUpCube = (damage: number, goods: Goods): Ability => use({ do: 'giveUpCube', damage, goods });

/** Abilities with a green line between them: each for itself. */
export const band = (...parts: readonly (Ability | Part)[]): Band =>
  parts.map((part) => ('effects' in part ? [part] : part));
/** Abilities with a red slash between them: one of them. */
export const either = (...abilities: readonly Ability[]): Part => abilities;
