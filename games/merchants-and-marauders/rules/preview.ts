import type { Asked, Json, Preview } from '@portolan/kernel';
import type { Saying } from '../../common/says.ts';
import { CAPTAINS, type Skill } from '../content/captains.ts';
import { CARGO_CARDS } from '../content/cargo.ts';
import type { Notes } from '../says.ts';
import type { Merchants, Player } from '../state.ts';
import { diceFor } from './dice.ts';
import { contestDice, fighterAt, opponentOf, sectionsOf } from './fighters.ts';
import type { MerchantsView } from './information.ts';
import { buyPrice, salePrice } from './market.ts';
import { missionDice } from './missions.ts';
import { anySkull, contestOdds } from './odds.ts';
import { recruitDice } from './port.ts';
import { escapesOf, raidHits, type RaidStep } from './raid.ts';
import { influenceDice, rumorDice, rumorPrice } from './rumors.ts';
import { scoutDice } from './scout.ts';
import { searchDice, searchers } from './seek.ts';
import { manoeuvrability, shipName } from './table.ts';
import { valueOf } from './plunder.ts';
import { npcName } from '../content/events.ts';
import { MISSION_CARDS } from '../content/missions.ts';
import { RUMOR_CARDS } from '../content/rumors.ts';
import { HIRING, GLORY_CARDS } from '../content/glory.ts';

/** What a choice would lead to, worked out from what its player sees: nothing is rolled and nothing changes. */

type Note = Saying<Notes>;

const percent = (chance: number): number => Math.round(chance * 100);

export function preview(view: MerchantsView, asked: Asked, answer: Json): Preview | undefined {
  const { seat, offer, about } = asked;
  if (typeof seat !== 'number') return undefined;
  const state = seen(view);
  const someone = state.players[seat];
  if (!someone || someone.standing !== 'sailing') return undefined;
  if (about.say === 'sell') return salePreview(state, someone, answer);
  const option = offer?.kind === 'pick' ? offer.options.find(({ key }) => key === answer) : undefined;
  if (!option) return undefined;
  const found = option as AnyOption;
  switch (about.say) {
    case 'act':
      return actPreview(state, someone, found);
    case 'port':
      return portPreview(state, someone, found);
    case 'declare':
    case 'redeclare':
      return declarePreview(state, seat, found.key);
    case 'useSuccess':
      return raidPreview(state, someone, found);
    case 'buy':
      return found.do === 'buy' && found.card
        ? notes({ say: 'costs', gold: buyPrice(state, found.card) })
        : undefined;
    case 'yard':
      return yardPreview(found);
    default:
      return undefined;
  }
}

/** The fields options of this game may have besides key and on. */
interface AnyOption {
  readonly key: string;
  readonly on?: string;
  readonly do?: string;
  readonly what?: string;
  readonly to?: Player['zone'];
  readonly npc?: Merchants['npcs'][number]['id'];
  readonly activity?: string;
  readonly mission?: keyof typeof MISSION_CARDS;
  readonly card?: keyof typeof CARGO_CARDS;
  readonly gold?: number;
}

/** What a viewer sees, as a state: what is unknown is only counted, so anything will do in its place. */
function seen(view: MerchantsView): Merchants {
  const flag = 'ES' as const;
  return {
    ...view,
    players: view.players.map((someone) => ({
      ...someone,
      captain: someone.captain === '' ? 'felipe' : someone.captain,
      ship: someone.ship === '' ? 'sloop' : someone.ship,
      gold: someone.gold ?? 0,
      chest: someone.chest ?? 0,
      hand: [...someone.hand],
      cargo: [...someone.cargo],
    })),
    merchants: Object.fromEntries(
      Object.entries(view.merchants).map(([zone, there]) => [zone, there ? flag : '']),
    ) as Merchants['merchants'],
    reserve: [],
    announced: [],
    offer: [...view.offer],
    bought: [...view.bought],
    glimpsed: [],
    whispered: [],
    fashions: [],
    eventDeck: [],
    gloryDeck: [],
    captainDeck: [],
    cargoDeck: [],
    rumorDeck: [],
    missionDeck: [],
  };
}

const notes = (...list: readonly Note[]): Preview => ({ notes: list });

const roll = (someone: Player, skill: Skill, more: number): Note => {
  const dice = diceFor(CAPTAINS[someone.captain].skills[skill], more);
  return { say: 'success', percent: percent(anySkull(dice)), dice };
};

function actPreview(state: Merchants, someone: Player, option: AnyOption): Preview | undefined {
  switch (option.do) {
    case 'sail':
      return option.to ? arrival(state, { ...someone, zone: option.to }, option.on) : undefined;
    case 'leave':
      return arrival(
        state,
        { ...someone, inPort: false },
        option.on,
        someone.cargo.length - someone.sections.cargo,
      );
    case 'influence':
      return notes(roll(someone, 'influence', 0));
    case 'fee':
      return notes({ say: 'costs', gold: 3 });
    case 'scout':
      return scoutPreview(state, someone, option);
    case 'hire':
      return hirePreview(someone, option);
    default:
      return undefined;
  }
}

/** Who would search there, with what chance. */
function arrival(state: Merchants, moved: Player, on: string | undefined, left = 0): Preview {
  const hunters = searchers(state, moved).map((ship): Note => ({
    say: 'searchedHere',
    npc: npcName(ship.id),
    percent: percent(anySkull(searchDice(ship, moved))),
  }));
  const cargo: Note[] = left > 0 ? [{ say: 'leavesCargo', count: left }] : [];
  return { path: [shipName(moved.seat), ...(on === undefined ? [] : [on])], notes: [...hunters, ...cargo] };
}

function scoutPreview(state: Merchants, someone: Player, option: AnyOption): Preview | undefined {
  if (option.what === 'task') {
    const task = someone.mission === '' ? undefined : MISSION_CARDS[someone.mission].task;
    return task?.kind === 'roll' ? notes(roll(someone, task.skill, scoutDice(someone, false))) : undefined;
  }
  const found = roll(someone, 'scouting', scoutDice(someone, option.what === 'merchant'));
  if (option.what !== 'npc' || !option.npc) return notes(found);
  const nation = option.npc === 'PS' || option.npc === 'PF' ? '' : option.npc;
  return nation === '' || state.war.includes(nation) ? notes(found) : notes(found, { say: 'brings', nation });
}

function hirePreview(someone: Player, { card }: AnyOption): Preview | undefined {
  const id = card as unknown as keyof typeof GLORY_CARDS | undefined;
  const type = id ? GLORY_CARDS[id].specialist : '';
  if (type === '') return undefined;
  const price = HIRING[type];
  return notes(typeof price === 'number' ? { say: 'costs', gold: price } : roll(someone, price, 0));
}

function portPreview(state: Merchants, someone: Player, option: AnyOption): Preview | undefined {
  switch (option.do) {
    case 'activity':
      if (option.activity === 'recruit') return notes(roll(someone, 'leadership', recruitDice(someone)));
      if (option.activity !== 'rumor') return undefined;
      return notes(roll(someone, 'influence', rumorDice(state, someone)), {
        say: 'costs',
        gold: rumorPrice(state, someone),
      });
    case 'mission': {
      const condition = option.mission && MISSION_CARDS[option.mission].condition;
      if (condition?.kind === 'pay') return notes({ say: 'costs', gold: condition.gold });
      return condition?.kind === 'influence'
        ? notes(roll(someone, 'influence', missionDice(someone)))
        : undefined;
    }
    case 'test':
      return someone.rumor !== '' && RUMOR_CARDS[someone.rumor].by === 'port'
        ? notes(roll(someone, 'influence', influenceDice(someone)))
        : undefined;
    case 'hire':
      return hirePreview(someone, option);
    default:
      return undefined;
  }
}

/** What the contest may bring, and what follows from the action. */
function declarePreview(state: Merchants, seat: number, action: string): Preview | undefined {
  const { battle } = state;
  if (!battle) return undefined;
  const own =
    fighterAt(battle, seat) ?? (battle.attacker.controller === seat ? battle.attacker : battle.defender);
  const foe = opponentOf(battle, own);
  const odds = contestOdds(
    contestDice(state, own),
    contestDice(state, foe),
    sectionsOf(state, own).cannons,
    sectionsOf(state, foe).cannons,
  );
  const contest: Note = {
    say: 'contest',
    win: percent(odds.win),
    lose: percent(odds.lose),
    none: percent(odds.none),
  };
  if (action === 'flee') return notes(contest, { say: 'escape', percent: percent(odds.clean) });
  if (action === 'board') return notes(contest, { say: 'boarding', percent: percent(odds.win) });
  return notes(contest, { say: 'hits', expected: Math.round(odds.deals * 10) / 10 });
}

/** How the raid would stand after a discard; draws are left to chance. */
function raidPreview({ raid }: Merchants, someone: Player, option: AnyOption): Preview | undefined {
  if (!raid) return undefined;
  const step = option as unknown as RaidStep;
  const cards = raid.cards.filter((card) => card !== step.card);
  const escapes = escapesOf(cards);
  const hits = raidHits(cards);
  const struck = { ...someone.sections };
  let broken = false;
  for (const { section } of hits) {
    if (section === '') continue;
    struck[section]--;
    if (struck[section] <= 0) broken = true;
  }
  const fails = broken || escapes >= manoeuvrability(someone);
  return notes({ say: 'raidStands', gold: valueOf(cards), escapes, hits: hits.length, fails });
}

function yardPreview({ gold }: AnyOption): Preview | undefined {
  if (gold === undefined || gold === 0) return undefined;
  return notes(gold > 0 ? { say: 'costs', gold } : { say: 'earns', gold: -gold });
}

function salePreview(state: Merchants, someone: Player, answer: Json): Preview | undefined {
  if (!Array.isArray(answer)) return undefined;
  const cards = someone.cargo.filter((card) => answer.includes(card));
  const gold = cards.reduce((sum, card) => sum + salePrice(state, someone, CARGO_CARDS[card].good), 0);
  const demanded = cards.filter((card) => CARGO_CARDS[card].good === state.demand[someone.zone as 'nassau']);
  return demanded.length >= 3
    ? notes({ say: 'earns', gold }, { say: 'point' })
    : notes({ say: 'earns', gold });
}
