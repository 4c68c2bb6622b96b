import { type Rules } from '@portolan/kernel';
import { type Figure, FLAGSHIP } from '../content/factions.ts';
import { type CardId, CARDS, type CrewId, type CrewOf, isDieCrew, isFreeCrew } from '../content/market.ts';
import { type Ahoy, type At, type Player } from '../state.ts';
import type { CardOption, CrewAction, Plain } from '../choices.ts';
import { boxCrew, cardOptions, dismiss, enlist } from './crew.ts';
import { hits, strike, suffer } from './damage.ts';
import { directMove, move } from './movement.ts';
import { islandOf, isIsland, regionOf, spacesWith, suitOf } from './regions.ts';
import { mend, repairable } from './repair.ts';
import { discardCargo } from './smugglers.ts';
import { choosePatrol } from './squadron.ts';
import {
  amount,
  chooseTarget,
  face,
  flagshipAt,
  isSmuggler,
  opponentsInRegion,
  ownerOf,
  pick,
  player,
  spaceOptions,
  spendGold,
  type Table,
} from './table.ts';
import { chooseIsland, moveComrades } from './union.ts';

/** The powers of the crew that are actions, or that other chapters call by name. [AH-CREW] */

// --- actions without a die ---

interface Power {
  can(state: Ahoy, someone: Player): boolean;
  use(table: Table, someone: Player, card: CardId): Rules;
}

/** All crew that act without a die. */
const FREE: { readonly [crew in CrewOf<'free'>]: Power } = {
  aeronauts: {
    can: (state, someone) => someone.gold >= 1 && otherIsland(state, someone) !== undefined,
    use: aeronauts,
  },
  breezeWhisperer: {
    can: (state, someone) =>
      someone.gold >= 2 && isUnused(state, 'breezeWhisperer') && windySpaces(state, someone).length > 0,
    use: breezeWhisperer,
  },
  shaman: {
    can: (state, someone) =>
      isUnused(state, 'shaman') &&
      hits(someone, FLAGSHIP[someone.faction]).length > 0 &&
      opponentsInRegion(state, someone.faction).length > 0,
    use: shaman,
  },
  naiveNoble: { can: (state, someone) => lootables(state, someone).length > 0, use: naiveNoble },
  fatalGale: { can: () => true, use: fatalGale },
};

const isUnused = (state: Ahoy, crew: CrewId): boolean => !state.turn.used.includes(crew);

export function crewActions(state: Ahoy, someone: Player): CrewAction[] {
  return someone.crew
    .filter((card) => {
      const { crew } = CARDS[card];
      return isFreeCrew(crew) && FREE[crew].can(state, someone);
    })
    .map((card) => ({ key: `use ${card}`, on: CARDS[card].on, do: 'crew', card }));
}

export function* useCrew(table: Table, someone: Player, card: CardId): Rules {
  const { crew } = CARDS[card];
  if (!isFreeCrew(crew)) throw new Error(`${crew} is no action without a die`);
  table.tell({ say: 'usedCrew', faction: someone.faction, card: CARDS[card].on });
  yield* FREE[crew].use(table, someone, card);
}

/** The other Island of the colour the Flagship stands on, if it is on the map. [AH-CREW.1] */
function otherIsland(state: Ahoy, someone: Player): At | undefined {
  const here = flagshipAt(state, someone.faction);
  if (!isIsland(state, here)) return undefined;
  const home = regionOf(state, here);
  const other = state.regions.find((region) => region !== home && suitOf(region) === suitOf(home));
  return other && islandOf(other);
}

function* aeronauts(table: Table, someone: Player): Rules {
  const to = otherIsland(table.state, someone);
  if (to === undefined) return;
  spendGold(table.state, someone, 1);
  yield* directMove(table, { figure: FLAGSHIP[someone.faction], by: someone.faction }, to);
}

/** Spaces with a Tailwind icon of any value, other than the one the Flagship is on. [AH-RULING.12] */
export function windySpaces(state: Ahoy, someone: Player): At[] {
  const here = flagshipAt(state, someone.faction);
  return spacesWith(state, (terrain, space) => terrain.tailwind > 0 && space !== here);
}

/** 2 gold, once a turn: DIRECT MOVES the Flagship to a space with a Tailwind icon; not a Tailwind action. [AH-CREW.6] */
function* breezeWhisperer(table: Table, someone: Player): Rules {
  table.state.turn.used.push('breezeWhisperer');
  spendGold(table.state, someone, 2);
  yield* chooseAndLeap(table, someone, 'breezeWhisperer', () => windySpaces(table.state, someone));
}

/** The card leaves, the Flagship DIRECT MOVES anywhere. [AH-CREW.23] */
function* fatalGale(table: Table, someone: Player, card: CardId): Rules {
  boxCrew(table, someone, card);
  yield* chooseAndLeap(table, someone, 'fatalGale', () =>
    spacesWith(table.state, (_, space) => space !== flagshipAt(table.state, someone.faction)),
  );
}

function* chooseAndLeap(
  table: Table,
  someone: Player,
  say: 'breezeWhisperer' | 'fatalGale',
  spaces: () => At[],
): Rules {
  const { space } = yield* pick(someone.seat, { say }, () => spaceOptions(spaces()));
  yield* directMove(table, { figure: FLAGSHIP[someone.faction], by: someone.faction }, space);
}

/** SUFFER 1 damage to INFLICT 1 on a figure in the region. [AH-CREW.9] */
function* shaman(table: Table, someone: Player): Rules {
  table.state.turn.used.push('shaman');
  yield* suffer(table, FLAGSHIP[someone.faction]);
  const figure = yield* chooseTarget(table.state, someone, { say: 'shaman' });
  if (figure !== undefined) yield* strike(table, someone, figure);
}

/** Crew and cargo of the Flagships in the region. [AH-CREW.18] */
function lootables(state: Ahoy, someone: Player): CardOption[] {
  const flagships = opponentsInRegion(state, someone.faction).filter(
    (figure) => face(figure).kind === 'flagship',
  );
  return flagships.flatMap((figure) => {
    const victim = player(state, ownerOf(figure));
    return cardOptions([...victim.crew, ...victim.cargo]);
  });
}

function* naiveNoble(table: Table, someone: Player, noble: CardId): Rules {
  const { state } = table;
  boxCrew(table, someone, noble);
  const { card } = yield* pick(someone.seat, { say: 'naiveNoble' }, () => lootables(state, someone));
  const victim = state.players.find((other) => other.crew.includes(card) || other.cargo.includes(card));
  if (!victim) return;
  const asCargo = isSmuggler(someone.faction) && (yield* asCargoOrCrew(someone, card));
  if (victim.crew.includes(card)) dismiss(victim, card);
  else victim.cargo.splice(victim.cargo.indexOf(card), 1);
  if (asCargo) someone.cargo.push(card);
  else enlist(someone, card);
  table.tell({
    say: 'lured',
    faction: someone.faction,
    from: victim.faction,
    card: CARDS[card].on,
    as: asCargo ? 'cargo' : 'crew',
  });
  if (asCargo) yield* discardCargo(table, someone);
}

const CREW_OR_CARGO: readonly Plain[] = [{ key: 'crew' }, { key: 'cargo' }];

/** Only Smugglers have room for cargo. [AH-RULING.48] */
function* asCargoOrCrew(someone: Player, card: CardId): Rules<boolean> {
  const { key } = yield* pick(
    someone.seat,
    { say: 'crewOrCargo', card: CARDS[card].on },
    () => CREW_OR_CARGO,
  );
  return key === 'cargo';
}

// --- actions on the card's own slot ---

/** What the die on a crew card's slot does, for all crew that take one. */
const ON_DIE: { readonly [crew in CrewOf<'die'>]: (table: Table, someone: Player) => Rules } = {
  persuasiveComrade,
  trawler: (table, { faction }) =>
    move(table, { figure: FLAGSHIP[faction], by: faction, spaces: 2, trawls: true }),
  carpenter: (table, someone) => mend(table, someone, repairable(someone)),
  deckhand: (table, { faction }) => move(table, { figure: FLAGSHIP[faction], by: faction, spaces: 3 }),
  persuasiveOfficer,
};

export function crewDieAction(table: Table, someone: Player, card: CardId): Rules {
  const { crew } = CARDS[card];
  if (!isDieCrew(crew)) throw new Error(`${crew} takes no die`);
  return ON_DIE[crew](table, someone);
}

/** Up to 2 Comrades from one Island to one other. [AH-CREW.7] */
function* persuasiveComrade(table: Table, someone: Player): Rules {
  const { state } = table;
  const from = yield* chooseIsland(state, someone, 'persuadeFrom', (region) => region.comrades > 0);
  const to = from && (yield* chooseIsland(state, someone, 'persuadeTo', (region) => region !== from));
  if (!from || !to) return;
  const count = yield* amount(
    someone.seat,
    { say: 'persuadeHowMany' },
    { min: 0, max: Math.min(2, from.comrades) },
  );
  moveComrades(table, from, to, count);
}

/** Up to 2 Patrols, 1 or 2 spaces each; they ignore battles. [AH-CREW.19] */
function* persuasiveOfficer(table: Table, someone: Player): Rules {
  const moved: Figure[] = [];
  while (moved.length < 2) {
    const patrol = yield* choosePatrol(table.state, someone, moved, {
      say: 'persuadePatrol',
      left: 2 - moved.length,
    });
    if (patrol === undefined) return;
    moved.push(patrol);
    yield* move(table, { figure: patrol, by: someone.faction, spaces: 2, ignores: ['battles'] });
  }
}
