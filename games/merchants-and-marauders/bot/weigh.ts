import type { Json, Question } from '@portolan/kernel';
import { CARGO_CARDS, type CargoId } from '../content/cargo.ts';
import { fighterAt, sectionsOf } from '../rules/fighters.ts';
import type { Merchants, Player } from '../state.ts';

/** Which answers are worth trying, before anything is looked at more closely. 1 is as good as any. */

export function weigh(
  state: Merchants,
  question: Question,
  answers: readonly Json[],
): readonly number[] | undefined {
  const { seat, about } = question;
  if (typeof seat !== 'number') return undefined;
  const someone = state.players[seat];
  if (!someone) return undefined;
  return answers.map((answer) => weighOne(state, someone, about.say, answer));
}

function weighOne(state: Merchants, someone: Player, say: string, answer: Json): number {
  if (typeof answer === 'number') return weighAmount(say, answer);
  if (Array.isArray(answer)) return weighSet(state, someone, say, answer as readonly string[]);
  return typeof answer === 'string' ? weighKey(state, someone, say, answer) : 1;
}

/** More is better where gold or crew is kept. */
function weighAmount(say: string, amount: number): number {
  return say === 'fetch' ? 0.2 / (1 + amount) : 0.2 + amount;
}

function weighSet(state: Merchants, someone: Player, say: string, chosen: readonly string[]): number {
  if (say === 'sell' || say === 'keepCargo')
    return 0.05 + chosen.reduce((sum, card) => sum + (isAskedFor(state, someone, card, say) ? 3 : 1), 0) ** 2;
  if (say === 'keepGlory') return 0.1 + chosen.length ** 2;
  return 1;
}

const isAskedFor = (state: Merchants, someone: Player, card: string, say: string): boolean => {
  const { good } = CARGO_CARDS[card as CargoId];
  return say === 'keepCargo' || state.demand[someone.zone as 'nassau'] === good;
};

const PORT: { readonly [key: string]: number } = {
  sell: 12,
  buy: 4,
  yard: 2,
  recruit: 5,
  rumor: 3,
  stash: 6,
  test: 20,
  task: 30,
  buyPardon: 0.5,
  finish: 0.7,
};
const ACT: { readonly [key: string]: number } = {
  port: 12,
  enter: 3,
  leave: 1.5,
  rumor: 20,
  task: 12,
  fee: 0.6,
  influence: 0.6,
  fetch: 0,
  pardon: 0.8,
  peace: 0.5,
  retire: 0.01,
  end: 0.15,
};

function weighKey(state: Merchants, someone: Player, say: string, key: string): number {
  switch (say) {
    case 'act':
      return weighAction(state, someone, key);
    case 'port':
      return key.startsWith('mission') ? 6 : (PORT[key] ?? 1);
    case 'buy':
      return weighPurchase(state, someone, key);
    case 'yard':
      return weighDeal(someone, key);
    case 'declare':
      return weighDeclaration(state, someone, key);
    case 'assignSkull':
      return key === 'cargo' ? 3 : key === 'hull' ? (someone.sections.hull > 1 ? 0.6 : 0.01) : 1;
    case 'chooseRaid':
      return key === 'letGo' ? 0.3 : 1;
    case 'capture':
    case 'takeRumor':
    case 'rerollMerchant':
    case 'repeatMission':
      return key === 'yes' ? 2 : 1;
    case 'claimReward':
    case 'carpenter':
    case 'repairAtHome':
    case 'repairFree':
      return key === 'none' ? 0.02 : 1;
    default:
      return 1;
  }
}

/** Merchants are sought by whoever can take them, other captains by whoever is stronger. */
function weighAction(state: Merchants, someone: Player, key: string): number {
  if (key.startsWith('sail')) return 1;
  if (key.startsWith('card')) return 0.8;
  if (key.startsWith('scout merchant')) return 4;
  if (key.startsWith('scout ship')) {
    const other = state.players[Number(key.slice(-1))];
    const strength = (one: Player): number => one.sections.cannons + one.sections.hull + one.sections.crew;
    return other && strength(someone) > strength(other) + 1 ? 1.5 : 0.05;
  }
  if (key.startsWith('scout npc'))
    return someone.sections.cannons >= 3 && someone.sections.hull >= 3 ? 0.6 : 0.02;
  return ACT[key] ?? 1;
}

/** What fits the hold, cheap first; nothing is thrown away for it. */
function weighPurchase(state: Merchants, someone: Player, key: string): number {
  if (key.startsWith('jettison')) return 0.01;
  const full = someone.cargo.length + state.bought.length >= someone.sections.cargo;
  if (key === 'done') return full ? 5 : 0.6;
  const card = key.slice('buy '.length) as CargoId;
  const { good } = CARGO_CARDS[card];
  const alike = state.offer.filter((one) => CARGO_CARDS[one].good === good).length;
  return (full ? 0.02 : 1) * alike * alike;
}

function weighDeal(someone: Player, key: string): number {
  if (key === 'ship frigate' || key === 'ship galleon') return someone.outfitted ? 0.05 : 20;
  if (key.startsWith('ship')) return 0.01;
  if (key.startsWith('repair')) return 4;
  if (key.startsWith('mod')) return 1.5;
  if (key.startsWith('sell')) return 0.02;
  return key === 'done' ? 1.5 : 0.4;
}

function weighDeclaration(state: Merchants, someone: Player, key: string): number {
  const { battle } = state;
  const own = battle && fighterAt(battle, someone.seat);
  if (!battle || !own) return 1;
  const mine = sectionsOf(state, own);
  const theirs = sectionsOf(state, own === battle.attacker ? battle.defender : battle.attacker);
  if (key === 'board') return mine.crew > theirs.crew ? 3 : 0.4;
  if (key === 'flee') return mine.hull + mine.cannons < theirs.hull + theirs.cannons ? 2 : 0.4;
  return mine.cannons === 0 ? 0.05 : 1;
}
