import type { Asked, Asker, Json, Preview } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { FIGURES, type Figure, FLAGSHIP } from '../content/factions.ts';
import { DIRECTION_KEYS, DIRECTIONS, type Space, TILES } from '../content/tiles.ts';
import { type Choice, own } from '../choices.ts';
import type { Ask, Note } from '../says.ts';
import { type Ahoy, type At, beside, spaceName } from '../state.ts';
import { canLower, foesAt, ownBonus } from './battle.ts';
import { canExplore } from './exploration.ts';
import type { AhoyView } from './information.ts';
import { placing } from './placing.ts';
import { regionAt, terrainOf } from './regions.ts';
import { type CrewAt, face, hasCrew, isFlagship, type Moment, ownerOf, player, whereIs } from './table.ts';

/** A preview in the game's own words. */
interface Foreseen extends Preview {
  readonly notes: readonly Note[];
}

/** What a choice would lead to, worked out from what its player sees: nothing is rolled and nothing changes. */
export function preview(view: AhoyView, asked: Asked, answer: Json): Foreseen | undefined {
  const { offer } = asked;
  const option =
    offer?.kind === 'pick' ? own.choices(offer.options).find(({ key }) => key === answer) : undefined;
  if (!option) return undefined;
  const state = seen(view);
  const ask = own.ask(asked.about);
  switch (ask.say) {
    case 'sail':
      return stepPreview(state, ask, option);
    case 'tailwind':
    case 'breezeWhisperer':
    case 'fatalGale':
    case 'smashingEntrance':
      return leapPreview(state, mover(view, asked.seat, ask), option);
    case 'lowerCannons':
      return cannonsPreview(state, ask, option);
    case 'turn':
      return turnPreview(state, asked.seat, option);
    default:
      return undefined;
  }
}

/** What a die would do on the slot it may be placed on. */
function turnPreview(state: Ahoy, seat: Asker, option: Choice): Foreseen | undefined {
  const someone = state.players.find((one) => one.seat === seat);
  if (!someone || !('do' in option) || option.do !== 'place') return undefined;
  return placing(state, someone, option);
}

type AskOf<Say extends Ask['say']> = Extract<Ask, { say: Say }>;

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

function figureNamed(on: string): Figure | undefined {
  const figure = FIGURES.findIndex((one) => one.on === on);
  return figure < 0 ? undefined : figure;
}

const mover = (view: AhoyView, asked: Asker, ask: Ask): Figure | undefined => {
  const named = 'figure' in ask ? figureNamed(ask.figure) : undefined;
  const someone = view.players.find(({ seat }) => seat === asked);
  return named ?? (someone && FLAGSHIP[someone.faction]);
};

function stepPreview(state: Ahoy, ask: AskOf<'sail'>, { key }: Choice): Foreseen | undefined {
  const figure = figureNamed(ask.figure);
  const direction = DIRECTIONS.find((one) => DIRECTION_KEYS[one] === key);
  if (figure === undefined || direction === undefined) return undefined;
  const to = beside(whereIs(state, figure), direction);
  if (regionAt(state, to)) return arrival(state, figure, to, ask.ignores === 'battles');
  const notes: Note[] = canExplore(state, to) ? [{ say: 'explores', left: state.pile.length }] : [];
  if (aboard(state, figure, 'edge', 'seaWitch')) notes.push({ say: 'seaWitch' });
  return { path: [spaceName(to)], notes };
}

function leapPreview(state: Ahoy, figure: Figure | undefined, option: Choice): Foreseen | undefined {
  if (figure === undefined || !('space' in option)) return undefined;
  return arrival(state, figure, option.space);
}

/** Battles, the wreck or current of the space, and what anchoring there would give. */
function arrival(state: Ahoy, figure: Figure, to: At, peaceful = false): Foreseen {
  const terrain = terrainOf(state, to);
  const path = [spaceName(to)];
  const foes = peaceful ? [] : foesAt(state, figure, to);
  const notes: Note[] = foes.map((foe) => battleNote(state, figure, foe));
  if (terrain.wreck) notes.push({ say: wreckSpares(state, figure) ? 'wreckSpared' : 'wreck' });
  if (terrain.current !== undefined) {
    const next = beside(to, terrain.current);
    const say = currentNote(state, figure, next);
    if (say === 'current' || say === 'currentOffMap') path.push(spaceName(next));
    notes.push({ say });
  }
  if (terrain.fog)
    notes.push({ say: aboard(state, figure, 'fog', 'powderLookout') ? 'powderLookout' : 'fog' });
  if (isFlagship(figure)) notes.push(...anchorNotes(state, figure, terrain));
  return { path, notes };
}

type CurrentNote = 'oldSalt' | 'current' | 'currentOffMap' | 'seaWitch' | 'currentStill';

/** Where a current would take the figure: on, off the map, where its crew say, or nowhere. */
function currentNote(state: Ahoy, figure: Figure, next: At): CurrentNote {
  if (aboard(state, figure, 'current', 'oldSalt')) return 'oldSalt';
  if (regionAt(state, next)) return 'current';
  if (canExplore(state, next)) return 'currentOffMap';
  return aboard(state, figure, 'edge', 'seaWitch') ? 'seaWitch' : 'currentStill';
}

function anchorNotes(state: Ahoy, figure: Figure, { port, treasure, wreck }: Space): Note[] {
  const more = wreck && aboard(state, figure, 'anchor', 'diver') ? 1 : 0;
  return [
    ...(port ? [{ say: 'port' } as const] : []),
    ...(treasure > 0 ? [{ say: 'treasure', gold: treasure + more } as const] : []),
  ];
}

/** Whether a Flagship has this crew. */
const aboard = <M extends Moment>(state: Ahoy, figure: Figure, at: M, crew: CrewAt<M>): boolean =>
  isFlagship(figure) && hasCrew(player(state, ownerOf(figure)), at, crew);

const wreckSpares = (state: Ahoy, figure: Figure): boolean =>
  isFlagship(figure) ? aboard(state, figure, 'wreck', 'helmsman') : ownerOf(figure) === 'union';

/** The chance that the attacker wins before anybody lowers Cannons or plays a plan. */
function battleNote(state: Ahoy, attacker: Figure, defender: Figure): Note {
  const roll = (figure: Figure): Roll => ({
    dice: 1,
    bonus: ownBonus(figure, player(state, ownerOf(figure))),
  });
  return { say: 'battle', against: face(defender).on, percent: chance(roll(attacker), roll(defender), true) };
}

/** The chance to win with and without lowering; none is told where a Rum Steward may have dice rolled again. */
function cannonsPreview(state: Ahoy, ask: AskOf<'lowerCannons'>, option: Choice): Foreseen | undefined {
  const foe = figureNamed(ask.against);
  const mine = figureNamed(ask.figure);
  const by = 'by' in option ? option.by : 0;
  if (foe === undefined || mine === undefined || by === 0) return undefined;
  const owners = [mine, foe].map((figure) => player(state, ownerOf(figure)));
  if (owners.some((someone) => hasCrew(someone, 'battle', 'rumSteward'))) return undefined;
  const { attacks } = ask;
  const ours = { dice: ask.dice, bonus: ask.bonus };
  const theirs = { dice: ask.theirDice, bonus: ask.theirBonus };
  const theyMayLower = attacks && canLower(foe, player(state, ownerOf(foe)));
  const percent = chance({ ...ours, bonus: ours.bonus + by }, theirs, attacks);
  const without = chance(ours, theirs, attacks);
  return { path: [], notes: [{ say: theyMayLower ? 'oddsBeforeTheirs' : 'odds', percent, without }] };
}

interface Roll {
  readonly dice: number;
  readonly bonus: number;
}

/** The chance in percent that one roll beats another, every pair of dice counted; ties are the attacker's. */
function chance(ours: Roll, theirs: Roll, attacks: boolean): number {
  const needed = attacks ? 0 : 1;
  const pairs = totals(ours).flatMap((mine) => totals(theirs).map((other) => mine - other >= needed));
  return Math.round((pairs.filter(Boolean).length * 100) / pairs.length);
}

const FACES = [1, 2, 3, 4, 5, 6];

/** What a roll may come to, each of its outcomes once. */
const totals = ({ dice, bonus }: Roll): number[] =>
  dice === 0 ? [bonus] : totals({ dice: dice - 1, bonus }).flatMap((sum) => FACES.map((die) => sum + die));
