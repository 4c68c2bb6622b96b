import type { About, Asked, Json, Option, Preview } from '@portolan/kernel';
import type { Saying } from '../../common/says.ts';
import { nth } from '../../common/lists.ts';
import { HOME_21A, HOME_22, PLACE_NAMES } from '../content/places.ts';
import { PRICES } from '../content/prestige.ts';
import { cardOf } from '../content/projects.ts';
import type { Notes } from '../says.ts';
import type { MaracaiboView, PlayerView } from './information.ts';
import { isVillage } from './map.ts';
import type { Voyage } from './sail.ts';
import { vasFor } from './village.ts';

/** What a choice would lead to, worked out from what its player sees: nothing is drawn and nothing changes. */
export function preview(view: MaracaiboView, asked: Asked, answer: Json): Preview | undefined {
  const { offer, about } = asked;
  const option = offer?.kind === 'pick' ? offer.options.find(({ key }) => key === answer) : undefined;
  const who = view.players.find(({ seat }) => seat === asked.seat);
  if (!option || !who) return undefined;
  switch (about.say) {
    case 'sail':
      return isVoyage(option) ? voyagePreview(view, who, option) : undefined;
    case 'village':
    case 'scoring':
      return purchasePreview(who, option);
    case 'combat':
      return combatPreview(about, option);
    default:
      return undefined;
  }
}

const isVoyage = (option: Option): option is Voyage => 'path' in option && 'toll' in option;
const note = (what: Saying<Notes>): Saying<Notes> => what;

/** The way, what it costs, what is passed on it, and what a village would give at its end. */
function voyagePreview(view: MaracaiboView, who: PlayerView, { path, mp, toll }: Voyage): Preview {
  const end = nth(path, path.length - 1);
  const passed = new Set(path.slice(0, -1));
  const spies = who.abroad.filter(({ place, done }) => !done && passed.has(place)).length;
  const notes: About[] = [note({ say: 'stop', place: nth(PLACE_NAMES, end), mp })];
  if (spies > 0) notes.push(note({ say: 'pass', vp: 2 * spies }));
  if (toll > 0) notes.push(note({ say: 'toll', d: toll }));
  if (isVillage(view, end)) notes.push(note({ say: 'vas', count: vasFor(who.discs[0] === 0, mp) }));
  if (end === HOME_21A || end === HOME_22) notes.push(note({ say: 'endsRound' }));
  return { path: path.map((place) => nth(PLACE_NAMES, place)), notes };
}

/** What is left in the purse. */
function purchasePreview(who: PlayerView, { key }: Option): Preview | undefined {
  const [verb, what = ''] = key.split(' ');
  if (verb !== 'buy' && verb !== 'invest') return undefined;
  const printed = verb === 'buy' ? cardOf(what).d : priceNamed(what);
  const discount = who.bought
    .flatMap(({ card }) => cardOf(card).effects)
    .reduce((sum, { sign, x }) => sum + (sign === 'discount' ? x : 0), 0);
  const d = Math.max(0, printed - discount);
  return { notes: [note({ say: 'cost', d, left: who.doubloons - d })] };
}

const priceNamed = (building: string): number =>
  Object.entries(PRICES).find(([name]) => name === building)?.[1] ?? 0;

function combatPreview(about: About, option: Option): Preview | undefined {
  const cv = about['cv'];
  if (typeof cv !== 'number' || !('cost' in option) || typeof option.cost !== 'number' || option.cost === 0)
    return undefined;
  return { notes: [note({ say: 'cv', left: cv - option.cost })] };
}
