import type { Option, Rules } from '@portolan/kernel';
import { CARGO_CARDS, type CargoId } from '../content/cargo.ts';
import { MAP } from '../content/map.ts';
import type { Nation } from '../content/nations.ts';
import type { Hit, Player, Raid } from '../state.ts';
import { giveBounty } from './bounty.ts';
import { drawCargo, remove } from './decks.ts';
import { applyHits, loseCargo, reinforce, tellDamage } from './damage.ts';
import { die } from './death.ts';
import { skulls, rollDice, SKULL } from './dice.ts';
import { score } from './glory.ts';
import { stow, valueOf } from './plunder.ts';
import { rivalNation, rivalRaidStep, rivalSpends } from './rival-raid.ts';
import {
  can,
  gain,
  isCrippled,
  manoeuvrability,
  NATION_OPTIONS,
  pick,
  skillOf,
  type Table,
} from './table.ts';
import { completeRaid } from './tasks.ts';

/** Merchant raids [MM-RAID]. */

/** A merchant is found: its token is turned up and leaves the zone, raided or not. [MM-RAID.1] [MM-RAID.3] */
export function* foundMerchant(table: Table, someone: Player): Rules {
  const { state } = table;
  const { zone } = someone;
  const flag = state.merchants[zone];
  if (flag === '') return;
  state.merchants[zone] = '';
  state.merchantTrack.push(flag);
  table.reveal();
  table.tell({ say: 'foundMerchant', seat: someone.seat, zone: MAP[zone].on, nation: flag });
  const nation = yield* chooseRaid(someone, flag);
  if (nation === undefined) table.tell({ say: 'letGo', seat: someone.seat });
  else yield* raid(table, someone, nation);
}

interface RaidOption extends Option {
  readonly nation?: Nation;
}
const LET_GO: RaidOption = { key: 'letGo' };

/** As a ship of its own nation or of the zone's, or not at all; a crippled ship cannot. [MM-RAID.2] [MM-RAID.3] [MM-RAID.4] */
function* chooseRaid(someone: Player, flag: Nation): Rules<Nation | undefined> {
  if (isCrippled(someone)) return undefined;
  const zone = MAP[someone.zone].nation;
  const nations = zone === '' || zone === flag ? [flag] : [flag, zone];
  if (someone.rival) return rivalNation(someone, nations);
  const { nation } = yield* pick<RaidOption>(someone.seat, { say: 'chooseRaid', flag }, () => [
    ...nations.map((one) => NATION_OPTIONS[one]),
    LET_GO,
  ]);
  return nation;
}

const CARDS = 3;

function* raid(table: Table, someone: Player, nation: Nation): Rules {
  const { state } = table;
  const { seat, zone } = someone;
  const marque = state.event === 'lettersOfMarque' && state.named === nation;
  if (!marque) giveBounty(table, someone, nation); // [MM-RAID.5] [MM-RAID.25]
  const plunder: Raid = { seat, zone, nation, cards: [], dice: [], successes: 0, exchanged: false };
  state.raid = plunder;
  const cards = zone === 'laHabana' && nation === 'ES' ? CARDS + 1 : CARDS;
  for (let i = 0; i < cards; i++) drawRaidCard(table, plunder);
  plunder.dice = rollDice(table, skillOf(someone, 'seamanship'), 'seamanship'); // [MM-RAID.7]
  plunder.successes = skulls(plunder.dice);
  table.tell({
    say: 'rolled',
    seat,
    skill: 'seamanship',
    dice: plunder.dice.slice(),
    successes: plunder.successes,
  });
  yield* spendWeapons(table, someone, plunder);
  yield* useSuccesses(table, someone, plunder);
  yield* reckon(table, someone, plunder);
}

function drawRaidCard(table: Table, plunder: Raid): void {
  const card = drawCargo(table);
  if (card === undefined) return;
  plunder.cards.push(card);
  table.tell({ say: 'drewCargo', cards: [CARGO_CARDS[card].on] });
}

/** Each weapon spent turns a failed die into a success. [MM-RAID.8] [MM-RAID.9] */
function* spendWeapons(table: Table, someone: Player, plunder: Raid): Rules {
  for (;;) {
    const failed = plunder.dice.findIndex((die) => die !== SKULL);
    if (failed < 0 || someone.weapons.length === 0) return;
    const option = someone.rival
      ? rivalSpends(someone, plunder)
      : yield* pick(someone.seat, { say: 'spendWeapon', successes: plunder.successes }, () => [
          { key: 'none' } as const,
          ...someone.weapons.map((weapon) => ({ key: weapon, on: `weapon:${weapon}` })),
        ]);
    if (option.key === 'none') return;
    remove(someone.weapons, option.key);
    plunder.dice[failed] = SKULL;
    plunder.successes++;
    table.tell({ say: 'usedWeapon', seat: someone.seat, weapon: `weapon:${option.key}` });
  }
}

export interface RaidStep extends Option {
  readonly do: 'draw' | 'discard' | 'exchange' | 'stop';
  readonly card?: CargoId;
  readonly free?: boolean;
}
const STOP: RaidStep = { key: 'stop', do: 'stop' };
const DRAW: RaidStep = { key: 'draw', on: 'deck:cargo', do: 'draw' };

function raidSteps(someone: Player, plunder: Raid): RaidStep[] {
  const steps: RaidStep[] = [STOP];
  if (plunder.successes > 0) steps.push(DRAW);
  for (const card of plunder.cards) {
    const { on } = CARGO_CARDS[card];
    if (plunder.successes > 0) {
      steps.push({ key: `discard ${card}`, on, do: 'discard', card });
      steps.push({ key: `exchange ${card}`, on, do: 'exchange', card });
    }
    if (can(someone, 'freeExchange') && !plunder.exchanged)
      steps.push({ key: `free ${card}`, on, do: 'exchange', card, free: true });
  }
  return steps;
}

/** One at a time, each seen before the next. [MM-RAID.10] [MM-RAID.11] [MM-RAID.12] */
function* useSuccesses(table: Table, someone: Player, plunder: Raid): Rules {
  for (;;) {
    const steps = raidSteps(someone, plunder);
    if (steps.length === 1) return;
    const step = someone.rival
      ? rivalRaidStep(someone, plunder, steps)
      : yield* pick(someone.seat, { say: 'useSuccess', successes: plunder.successes }, () =>
          raidSteps(someone, plunder),
        );
    if (step.do === 'stop') return;
    if (step.free) plunder.exchanged = true;
    else plunder.successes--;
    if (step.card !== undefined) {
      remove(plunder.cards, step.card);
      table.state.cargoDiscard.push(step.card); // [MM-RAID.13]
      table.tell({ say: 'raidDiscarded', seat: someone.seat, card: CARGO_CARDS[step.card].on });
    }
    if (step.do !== 'discard') drawRaidCard(table, plunder);
  }
}

export const raidHits = (cards: readonly CargoId[]): Hit[] =>
  cards.flatMap((card) => {
    const { icon } = CARGO_CARDS[card];
    return icon === 'escape' ? [] : [{ die: 1, section: icon }];
  });

export const escapesOf = (cards: readonly CargoId[]): number =>
  cards.filter((card) => CARGO_CARDS[card].icon === 'escape').length;

const RICH = 12;

/** Hits, then whether the merchant got away, then the spoils. [MM-RAID.31] */
function* reckon(table: Table, someone: Player, plunder: Raid): Rules {
  const { state } = table;
  const hits = raidHits(plunder.cards);
  yield* reinforce(table, someone, hits);
  applyHits(someone.sections, hits);
  tellDamage(table, someone.seat, '', hits);
  loseCargo(table, someone); // [MM-RAID.24]
  const escaped = escapesOf(plunder.cards) >= manoeuvrability(someone);
  if (isCrippled(someone) || escaped) return yield* fail(table, someone, plunder, escaped);
  const gold = valueOf(plunder.cards);
  table.tell({ say: 'raided', seat: someone.seat, zone: MAP[plunder.zone].on, nation: plunder.nation, gold });
  gain(table, someone, gold, 'raid');
  state.offer = plunder.cards.splice(0);
  state.offerFor = -1;
  state.raid = null;
  yield* stow(table, someone); // [MM-RAID.21]
  if (gold >= RICH) yield* score(table, someone, 'raid'); // [MM-RAID.23]
  yield* completeRaid(table, someone, plunder.nation, gold);
}

/** [MM-RAID.16] [MM-RAID.17] [MM-RAID.18] [MM-RAID.22] */
function* fail(table: Table, someone: Player, plunder: Raid, escaped: boolean): Rules {
  const { state } = table;
  state.cargoDiscard.push(...plunder.cards.splice(0));
  state.raid = null;
  table.tell({ say: escaped ? 'merchantEscaped' : 'raidFailed', seat: someone.seat });
  if (someone.sections.hull === 0) yield* die(table, someone);
}
