import type { About, Asked, Json, Option, Preview } from '@portolan/kernel';
import { FIGURES, type Figure, FLAGSHIP } from '../content/factions.ts';
import { TILES } from '../content/tiles.ts';
import { type Ahoy, type At, beside, nth, spaceName } from '../state.ts';
import { foesAt, ownBonus } from './battle.ts';
import type { AhoyView } from './information.ts';
import { regionAt, terrainOf } from './regions.ts';
import { face, hasCrew, isFlagship, ownerOf, player, whereIs } from './table.ts';

/** What a choice would lead to, worked out from what its player sees: nothing is rolled and nothing changes. */
export function preview(view: AhoyView, asked: Asked, answer: Json): Preview | undefined {
  const { offer } = asked;
  const option = offer?.kind === 'pick' ? offer.options.find(({ key }) => key === answer) : undefined;
  if (!option) return undefined;
  const state = seen(view);
  switch (asked.about.say) {
    case 'sail':
      return stepPreview(state, figureNamed(asked.about['figure']), option);
    case 'tailwind':
    case 'breezeWhisperer':
    case 'fatalGale':
    case 'smashingEntrance':
      return leapPreview(state, mover(view, asked), option);
    default:
      return undefined;
  }
}

/** What a viewer sees, as a state: unknown cards are only counted, so any will do in their place. */
function seen(view: AhoyView): Ahoy {
  const unknown = nth(TILES, 0).id;
  return {
    ...view,
    players: view.players.map((someone) => ({ ...someone, pledges: [] })),
    pile: Array.from({ length: view.pile }, () => unknown),
    removed: [],
    deck: [],
    uprising: { ...view.uprising, hand: [], pile: [] },
    voyages: [],
  };
}

function figureNamed(on: Json | undefined): Figure | undefined {
  const figure = FIGURES.findIndex((one) => one.on === on);
  return figure < 0 ? undefined : figure;
}

const mover = (view: AhoyView, asked: Asked): Figure | undefined => {
  const named = figureNamed(asked.about['figure']);
  const someone = view.players.find(({ seat }) => seat === asked.seat);
  return named ?? (someone && FLAGSHIP[someone.faction]);
};

function stepPreview(state: Ahoy, figure: Figure | undefined, option: Option): Preview | undefined {
  if (figure === undefined || !('direction' in option) || option.on === undefined) return undefined;
  const to = spaceNamed(state, figure, option.on);
  if (to === undefined) return { path: [option.on], notes: [{ say: 'explores', left: state.pile.length }] };
  return arrival(state, figure, to, [option.on]);
}

/** The neighbouring space of that name, if it is on the map. */
function spaceNamed(state: Ahoy, figure: Figure, on: string): At | undefined {
  const here = whereIs(state, figure);
  const next = ([0, 1, 2, 3] as const)
    .map((direction) => beside(here, direction))
    .find((space) => spaceName(space) === on);
  return next !== undefined && regionAt(state, next) ? next : undefined;
}

function leapPreview(state: Ahoy, figure: Figure | undefined, option: Option): Preview | undefined {
  if (figure === undefined || !('space' in option) || typeof option.space !== 'number') return undefined;
  return arrival(state, figure, option.space, [spaceName(option.space)]);
}

/** Battles, the wreck or current of the space, and what anchoring there would give. */
function arrival(state: Ahoy, figure: Figure, to: At, path: string[]): Preview {
  const terrain = terrainOf(state, to);
  const notes: About[] = foesAt(state, figure, to).map((foe) => battleNote(state, figure, foe));
  if (terrain.wreck) notes.push({ say: wreckSpares(state, figure) ? 'wreckSpared' : 'wreck' });
  if (terrain.current !== undefined) {
    const next = beside(to, terrain.current);
    path.push(spaceName(next));
    notes.push({ say: regionAt(state, next) ? 'current' : 'currentOffMap' });
  }
  if (isFlagship(figure) && terrain.port) notes.push({ say: 'port' });
  if (isFlagship(figure) && terrain.treasure > 0) notes.push({ say: 'treasure', gold: terrain.treasure });
  if (terrain.fog) notes.push({ say: 'fog' });
  return { path, notes };
}

const wreckSpares = (state: Ahoy, figure: Figure): boolean =>
  !isFlagship(figure)
    ? face(figure).faction === 'union'
    : hasCrew(player(state, ownerOf(figure)), 'helmsman');

/** The chance that the attacker wins before anybody lowers Cannons or plays a plan; ties are the attacker's. */
function battleNote(state: Ahoy, attacker: Figure, defender: Figure): About {
  const bonus = (figure: Figure): number => ownBonus(figure, player(state, ownerOf(figure)));
  const lead = bonus(attacker) - bonus(defender);
  let wins = 0;
  for (let push = 1; push <= 6; push++) for (let hold = 1; hold <= 6; hold++) if (push + lead >= hold) wins++;
  return { say: 'battle', against: face(defender).on, percent: Math.round((wins * 100) / 36) };
}
