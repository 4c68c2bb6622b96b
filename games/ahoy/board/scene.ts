import type { Asked, Event, Option, Preview, Viewer } from '@portolan/kernel';
import {
  ANY,
  CLOCKWISE,
  FIGURES,
  FLAGSHIP,
  OFF,
  PATROLS,
  STRONGHOLDS,
  type Faction,
} from '../content/factions.ts';
import { slotFace } from '../content/slots.ts';
import type { TileId } from '../content/tiles.ts';
import { gridAt } from '../content/rewards.ts';
import { controllerOf } from '../rules/control.ts';
import type { AhoyView } from '../rules/information.ts';
import { preview } from '../rules/preview.ts';
import { own } from '../choices.ts';
import { spaceName, xOf, yOf } from '../state.ts';
import type { FigureOnChart, RegionOnChart, SeaChartProps } from './chart.tsx';
import type { Mat } from './mats.tsx';

/** From a view of the game to the plain records the drawings take. */

type PlayerView = AhoyView['players'][number];

export const regionsOf = (view: AhoyView): RegionOnChart[] =>
  view.regions.map((region) => {
    const control = controllerOf(view, region);
    return control === undefined ? { ...region } : { ...region, control };
  });

export const figuresOf = (view: AhoyView): FigureOnChart[] =>
  view.at.flatMap((at, figure) => (at === OFF ? [] : [{ figure, x: xOf(at), y: yOf(at) }]));

export const factionOf = (view: AhoyView, viewer: Viewer): Faction | undefined =>
  view.players.find(({ seat }) => seat === viewer)?.faction;

/** What only the Union does, and is told without its name. */
const OF_THE_UNION: readonly Event['say'][] = ['readied', 'lostShip', 'playedPlan', 'drewPlans'];

/** The faction an event speaks of: its own, or that of the figure it names. */
export function whose(event: Event): Faction | undefined {
  const told = own.event(event);
  if ('faction' in told) return told.faction;
  if (OF_THE_UNION.includes(told.say)) return 'union';
  const figure = 'figure' in told ? told.figure : 'attacker' in told ? told.attacker : undefined;
  return FIGURES.find(({ on }) => on === figure)?.faction;
}

/** A die whose value decides nothing on its slot keeps it: gold need not be asked for. */
export function plain({ about }: Asked): string | undefined {
  const ask = own.ask(about);
  if (ask.say !== 'value') return undefined;
  const [faction = '', slot = ''] = ask.slot.slice(ask.slot.indexOf(':') + 1).split('.');
  const owner = CLOCKWISE.find((one) => one === faction);
  const open = owner !== undefined && slotFace(owner, slot).takes === ANY;
  return open && !COUNTS.test(slot) ? String(ask.die) : undefined;
}
/** Slots whose action counts the die. */
const COUNTS = /^(cannons|fullSail)|tailwind/i;

const inReserve = (view: AhoyView, figures: readonly number[]): number =>
  figures.filter((figure) => (view.at[figure] ?? OFF) === OFF).length;

export const gloryOf = ({ glory }: PlayerView): number =>
  Object.values(glory).reduce((sum, points) => sum + points, 0);

export function matOf(view: AhoyView, player: PlayerView, name: string): Mat {
  const { faction, gold, dice, setAside, slots, crew, cargo, white, black, pledges } = player;
  const { ready, reserve, handCount, hand, inPlay } = view.uprising;
  return {
    faction,
    gold,
    dice,
    setAside,
    slots,
    crew,
    player: name,
    glory: gloryOf(player),
    first: view.players[view.first] === player,
    loaded: slots.some(({ id, die }) => id.startsWith('cannons') && die > 0),
    ...(faction === 'squadron' && {
      fleet: { patrols: inReserve(view, PATROLS), strongholds: inReserve(view, STRONGHOLDS) },
    }),
    ...(faction === 'union' && {
      uprising: { ready, reserve, inPlay, plans: handCount, ...(hand && { hand }) },
    }),
    ...(faction.startsWith('smuggler') && {
      smuggling: { cargo, grid: gridAt(view), white, black, pledges },
    }),
  };
}

/** What a pointed-at option would do, as far as it can be drawn: a tile laid so, or a way sailed from where the figure is. */
export function drawnAhead(
  view: AhoyView,
  asked: Asked | undefined,
  option: Option | undefined,
  ahead: Preview | undefined,
): Pick<SeaChartProps, 'route' | 'ghost'> {
  const [tile] = view.drawn;
  return {
    route: ahead?.path && asked ? [...startOf(view, asked), ...ahead.path] : NO_NAMES,
    ghost: tile === undefined ? undefined : ghostAhead(tile, asked, option),
  };
}

/** A drawn tile as it would lie; before anybody points anywhere, at the first place it may have. */
function ghostAhead(
  tile: TileId,
  asked: Asked | undefined,
  option: Option | undefined,
): SeaChartProps['ghost'] {
  if (option) return ghostOf(tile, option);
  const first =
    asked?.offer?.kind === 'pick' ? asked.offer.options.find((one) => ghostOf(tile, one)) : undefined;
  const ghost = first && ghostOf(tile, first);
  return ghost && { ...ghost, unsure: true };
}
const NO_NAMES: readonly string[] = [];

/** Where the figure stands that a question is about: the one it names, or the asked seat's flagship. */
function startOf(view: AhoyView, asked: Asked): string[] {
  const ask = own.ask(asked.about);
  const named = 'figure' in ask ? FIGURES.findIndex(({ on }) => on === ask.figure) : -1;
  const faction = factionOf(view, asked.seat === 'table' ? 'spectator' : asked.seat);
  const figure = named >= 0 ? named : faction && FLAGSHIP[faction];
  const at = figure === undefined ? OFF : (view.at[figure] ?? OFF);
  return at === OFF ? [] : [spaceName(at)];
}

/** Spaces where arriving would mean a battle. */
export function battlesAhead(view: AhoyView, asked: Asked | undefined): readonly string[] {
  if (asked?.offer?.kind !== 'pick') return NO_NAMES;
  return asked.offer.options.flatMap(({ key, on }) => {
    const notes = on === undefined ? [] : (preview(view, asked, key)?.notes ?? []);
    return on !== undefined && notes.some(({ say }) => say === 'battle') ? [on] : [];
  });
}

function ghostOf(tile: TileId, option: Option): SeaChartProps['ghost'] {
  const choice = own.choice(option);
  return 'turn' in choice ? { tile, x: choice.x, y: choice.y, turn: choice.turn } : undefined;
}

/** The die an option would place, under the name my dice are drawn with. */
export function dieOf(option: Option): string | undefined {
  const choice = own.choice(option);
  return 'die' in choice && choice.on !== undefined ? `die:${choice.die}` : undefined;
}
