import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { BY_NUMBER, type Place, PLACE_KEYS, PLACE_NAMES } from '../content/places.ts';
import type { CardId } from '../content/projects.ts';
import { type In, type Mark, type Nation, NATIONS } from '../content/symbols.ts';
import { ESCORT_SLOTS, MINE_SLOTS } from '../content/tiles.ts';
import { tokenOf } from '../content/tokens.ts';
import { reached } from '../content/trail.ts';
import type { Combat, Maracaibo, Player } from '../state.ts';
import { pick } from './asking.ts';
import { gainInfluence, influenceOfChoice, placeCube } from './influence.ts';
import { flagAt, isSettling, meetsGate } from './map.ts';
import {
  aloneWith,
  countOf,
  effectsOf,
  gain,
  legacyOf,
  payCp,
  payD,
  projectAt,
  returnSpy,
  type Table,
  upgraded,
} from './table.ts';

/** Combat, always for a nation. [MB-COMBAT] */

interface PileChoice extends Option {
  readonly pile: number;
}
const PILES: readonly PileChoice[] = [
  { key: '1', on: 'pile:1', pile: 0 },
  { key: '2', on: 'pile:2', pile: 1 },
];
const NO_TOKENS: PileChoice = { key: 'fight', pile: -1 };
const NO_COMBAT: PileChoice = { key: 'none', pile: -2 };

/** One Combat, which may be declined until a token is revealed. [MB-COMBAT.41] */
export function* combat(table: Table, who: Player): Rules {
  const { state } = table;
  const { pile }: PileChoice = yield* pick(who.seat, { say: 'pile' }, () => pileChoices(state));
  if (pile === NO_COMBAT.pile) return;
  gain(table, who, { cp: countOf(who, 'combatCp') }, 'combat'); // [MB-SYM.6]
  const fight: Combat = { token: state.piles[pile]?.pop() ?? '', nation: '', cv: 0 };
  state.combats.push(fight);
  if (fight.token !== '') {
    table.reveal();
    table.tell({ say: 'revealed', seat: who.seat, token: `token:${fight.token}` });
  }
  yield* chooseNation(table, who, fight);
  yield* fightOn(table, who, fight);
  state.combats.pop();
  if (fight.token !== '') who.tokens.push(fight.token); // [MB-COMBAT.35]
  table.tell({ say: 'combatEnds', seat: who.seat });
}

/** [MB-COMBAT.2] [MB-COMBAT.16] */
function pileChoices(state: Maracaibo): PileChoice[] {
  const piles = PILES.filter(({ pile }) => nth(state.piles, pile).length > 0);
  return piles.length > 0 ? [...piles, NO_COMBAT] : [NO_TOKENS, NO_COMBAT];
}

interface NationChoice extends Option {
  readonly nation: Nation;
}
const NATION_CHOICES: readonly NationChoice[] = NATIONS.map((nation) => ({
  key: nation,
  on: `nation:${nation}`,
  nation,
}));

/** Nations whose doubloon cost can be paid. [MB-COMBAT.10] */
function choosable(who: Player, { token }: Combat): NationChoice[] {
  if (token === '') return [...NATION_CHOICES];
  return NATION_CHOICES.filter(({ nation }) => {
    const { effect } = tokenOf(token).sides[nation];
    return effect?.sign !== 'tPay' || who.doubloons >= effect.x;
  });
}

/** The choice binds; its cost or bonus comes at once, then the value of the nation. [MB-COMBAT.4] [MB-COMBAT.40] */
function* chooseNation(table: Table, who: Player, fight: Combat): Rules {
  const token = fight.token === '' ? '' : `token:${fight.token}`;
  const { nation }: NationChoice = yield* pick(who.seat, { say: 'nation', token }, () =>
    choosable(who, fight),
  );
  fight.nation = nation;
  const side = fight.token === '' ? undefined : tokenOf(fight.token).sides[nation];
  if (side?.effect) TOKEN[side.effect.sign](table, who, side.effect, nation);
  const allies = effectsOf(who, 'nationCp').filter((effect) => effect.nation === nation).length;
  if (allies > 0) gain(table, who, { cp: 2 * allies }, 'combat'); // [MB-SYM.12]
  fight.cv = valueOf(table.state, fight.token, nation);
  table.tell({ say: 'fights', seat: who.seat, nation, cv: fight.cv });
}

/** Base and modifiers, never below 0; without tokens 3. [MB-COMBAT.11] [MB-COMBAT.12] [MB-COMBAT.13] [MB-COMBAT.15] */
export function valueOf(state: Maracaibo, id: string, nation: Nation): number {
  if (id === '') return 3;
  const token = tokenOf(id);
  let cv = token.sides[nation].cv;
  if (token.most && aloneWith(state, true) === nation) cv -= 2;
  if (token.fewest && aloneWith(state, false) === nation) cv += 3;
  return Math.max(0, cv);
}

type Bonus = (table: Table, who: Player, mark: Mark<In<'token'>>, nation: Nation) => void;

const TOKEN: { readonly [sign in In<'token'>]: Bonus } = {
  tPay: (_table, who, { x }) => payD(who, x),
  tGain: (table, who, { x }) => gain(table, who, { d: x }, 'combat'),
  tInf: (table, who, _mark, nation) => gainInfluence(table, who, nation, 1),
  tVp: (table, who, { x }) => gain(table, who, { vp: x }, 'combat'),
  tSpy: (table, who) => gain(table, who, { spies: 1 }, 'combat'),
  tMost: () => {},
  tFewest: () => {},
};

// --- combat actions ---

export interface CombatOption extends Option {
  readonly do: In<'combat'> | 'cp' | 'spy' | 'end';
  readonly cost: number;
  readonly place: Place;
  readonly x: number;
  readonly card: CardId;
}
const option = (
  key: string,
  what: CombatOption['do'],
  cost: number,
  more: Partial<CombatOption> = {},
): CombatOption => ({
  key,
  do: what,
  cost,
  place: -1,
  x: 0,
  card: '',
  ...more,
});

const END = option('end', 'end', 0);
const SPEND_CP = option('cp', 'cp', 0, { on: 'cp' });
const SPEND_SPY = option('spy', 'spy', 0, { on: 'spies' });
const INFLUENCE = [
  option('influence 1', 'caInfluence', 2, { x: 1 }),
  option('influence 2', 'caInfluence', 5, { x: 2 }),
];
const ANNEX = BY_NUMBER.map((place) =>
  option(`annex ${nth(PLACE_KEYS, place)}`, 'caAnnex', 4, { place, on: nth(PLACE_NAMES, place) }),
);
const CAPTURE = BY_NUMBER.map((place) =>
  option(`capture ${nth(PLACE_KEYS, place)}`, 'caAnnex', 6, { place, on: nth(PLACE_NAMES, place) }),
);
const RAID = BY_NUMBER.map((place) =>
  option(`raid ${nth(PLACE_KEYS, place)}`, 'caRaid', 2, { place, on: nth(PLACE_NAMES, place) }),
);
const STORM = BY_NUMBER.map((place) =>
  option(`raid ${nth(PLACE_KEYS, place)}`, 'caRaid', 5, { place, on: nth(PLACE_NAMES, place) }),
);

/** What each combat action is remembered by for the rest of the turn. [MB-COMBAT.23] */
const sourceOf = ({ do: what, card }: CombatOption): string => (card === '' ? what : card);

/** Everything that can be done with this combat value. [MB-COMBAT.22] [MB-COMBAT.23] */
function combatOptions(state: Maracaibo, who: Player, { cv, nation }: Combat): CombatOption[] {
  const { used } = state.turn;
  const options: CombatOption[] = [];
  if (who.cp > 0) options.push(SPEND_CP);
  if (who.spies > 0) options.push(SPEND_SPY);
  if (!used.includes('caInfluence')) options.push(...INFLUENCE.filter(({ cost }) => cost <= cv));
  if (nation !== '' && state.reserve[nation] > 0) addCubeActions(state, who, cv, nation, options);
  for (let i = 0; i < who.bought.length; i++) addCardAction(state, who, cv, i, options);
  options.push(END);
  return options;
}

/** [MB-COMBAT.32] */
function addCubeActions(
  state: Maracaibo,
  who: Player,
  cv: number,
  nation: Nation,
  options: CombatOption[],
): void {
  const { used } = state.turn;
  const raids = cv >= 2 && upgraded(who, 7) && !used.includes('caRaid');
  const annexes = cv >= 4 && !used.includes('caAnnex');
  if (raids || annexes) {
    for (let i = 0; i < BY_NUMBER.length; i++) {
      const place = nth(BY_NUMBER, i);
      const cube = state.cubes[place];
      if (cube === nation) continue; // [MB-COMBAT.29]
      if (annexes && flagAt(state, place) && meetsGate(who.explorer, place))
        offer(options, nth(cube === '' ? ANNEX : CAPTURE, i), cv);
      if (raids && isSettling(state, place)) offer(options, nth(cube === '' ? RAID : STORM, i), cv);
    }
  }
  if (state.legacy.length > 0) addLegacyActions(state, who, cv, options);
}

function offer(options: CombatOption[], one: CombatOption, cv: number): void {
  if (one.cost <= cv) options.push(one);
}

/** [MB-SYM.29] [MB-SYM.30] */
function addLegacyActions(state: Maracaibo, who: Player, cv: number, options: CombatOption[]): void {
  const { used } = state.turn;
  const fleet = legacyOf(state, 'L6');
  const mine = legacyOf(state, 'L9');
  if (fleet && !used.includes('caEscort')) {
    ESCORT_SLOTS.forEach((cost, x) => {
      if (fleet.cubes[x] === '')
        offer(options, option(`escort ${cost}`, 'caEscort', cost, { x, on: 'legacy:L6' }), cv);
    });
  }
  if (mine && !used.includes('caMine') && mine.cubes[0] === '' && reached(who.explorer, 5))
    offer(options, option('mine', 'caMine', nth(MINE_SLOTS, 0), { on: 'legacy:L9' }), cv);
}

function addCardAction(
  state: Maracaibo,
  who: Player,
  cv: number,
  index: number,
  options: CombatOption[],
): void {
  const { id, effects } = projectAt(who, index);
  const [main] = effects;
  if (!main || state.turn.used.includes(id)) return;
  if (main.sign === 'caGlory' && cv >= 2)
    options.push(option(`glory ${id}`, 'caGlory', 2, { card: id, x: main.x, on: `card:${id}` }));
  if (main.sign === 'caPlunder' && cv >= 1)
    options.push(
      option(`plunder ${id}`, 'caPlunder', 1, {
        card: id,
        x: main.combo !== '' && who.combos.includes(main.combo) ? 2 : 0,
        on: `card:${id}`,
      }),
    );
}

/** Strength is spent and combat actions are used in any mixture until the player stops. [MB-COMBAT.17] [MB-COMBAT.18] [MB-COMBAT.34] */
function* fightOn(table: Table, who: Player, fight: Combat): Rules {
  const { state } = table;
  for (;;) {
    const { nation, cv } = fight;
    if (nation === '') return;
    const choice: CombatOption = yield* pick(
      who.seat,
      { say: 'combat', nation: `nation:${nation}`, cv },
      () => combatOptions(state, who, fight),
    );
    if (choice.do === 'end') return;
    if (choice.do === 'cp' || choice.do === 'spy') spend(table, who, fight, choice.do);
    else {
      fight.cv -= choice.cost;
      state.turn.used.push(sourceOf(choice));
      const effect = ACTIONS[choice.do](table, who, nation, choice);
      if (effect) yield* effect;
    }
  }
}

function spend(table: Table, who: Player, fight: Combat, what: 'cp' | 'spy'): void {
  if (what === 'cp') payCp(who, 1);
  else returnSpy(who);
  fight.cv++;
  table.tell({ say: 'spent', seat: who.seat, cp: what === 'cp' ? 1 : 0, spies: what === 'spy' ? 1 : 0 });
}

type Action = (table: Table, who: Player, nation: Nation, choice: CombatOption) => Rules | void;

/** Each serves the fighting nation. [MB-COMBAT.24] */
const ACTIONS: { readonly [sign in In<'combat'>]: Action } = {
  caGlory: (table, who, nation, { x }) => {
    gainInfluence(table, who, nation, 1);
    gain(table, who, { vp: x }, 'combat');
  },
  caPlunder: (table, who, _nation, { x }) => gain(table, who, { d: 3, vp: x }, 'combat'),
  caInfluence: (table, who, nation, { x }) => gainInfluence(table, who, nation, x),
  caAnnex: annex,
  caRaid: raid,
  caEscort: (table, who, nation, { x }) => {
    takeSlot(table, 'L6', x, nation);
    gainInfluence(table, who, nation, 3);
    gain(table, who, { d: 8 }, 'combat');
  },
  caMine: (table, who, nation) => {
    takeSlot(table, 'L9', 0, nation);
    gain(table, who, { d: 12 }, 'combat');
  },
};

function takeSlot({ state }: Table, id: 'L6' | 'L9', slot: number, nation: Nation): void {
  const tile = legacyOf(state, id);
  if (!tile) return;
  state.reserve[nation]--;
  tile.cubes[slot] = nation;
}

/** The cube, 1 influence, then the flag's bonus, which is not bound to the fighting nation. [MB-COMBAT.30] [MB-COMBAT.42] */
function* annex(table: Table, who: Player, nation: Nation, { place }: CombatOption): Rules {
  placeCube(table, who, nation, place, nth(PLACE_NAMES, place));
  gainInfluence(table, who, nation, 1);
  const flag = flagAt(table.state, place);
  if (!flag) return;
  gain(table, who, { d: flag.d, vp: flag.vp, cp: flag.cp, spies: flag.spies }, 'combat');
  if (flag.inf > 0) yield* influenceOfChoice(table, who, flag.inf);
  if (flag.discs > 0) yield* table.deeds.removeDisc(table, who);
}

/** 3 D for each own spy there and 1 D for each of another player. [MB-SYM.28] */
function raid(table: Table, who: Player, nation: Nation, { place }: CombatOption): void {
  placeCube(table, who, nation, place, nth(PLACE_NAMES, place));
  gainInfluence(table, who, nation, 1);
  let d = 0;
  for (const someone of table.state.players)
    for (const spy of someone.abroad) if (spy.place === place) d += someone === who ? 3 : 1;
  gain(table, who, { d }, 'combat');
}
