import { TOKEN_IDS } from '../content/achievements.ts';
import { CARD_IDS } from '../content/cards.ts';
import { BLACK_CUBES, BUILDING_KINDS, BUILDINGS, CUBES_EACH, MARKERS_EACH } from '../content/census.ts';
import { ISLAND_IDS, SEA_IDS } from '../content/ocean.ts';
import { TILES_OF_A_DESIGN, UPGRADE_IDS } from '../content/upgrades.ts';
import { NOBODY, type Player, type Reckoning } from '../state.ts';
import { rightfulController } from './control.ts';
import { capacity, HULLS } from './ship.ts';

/** Every component of the box is somewhere, and nothing is twice. */

const CARDS_EACH = 12;

export function audit(state: Reckoning): string | undefined {
  for (const check of CHECKS) {
    const wrong = check(state);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const sorted = (list: readonly (string | number)[]): string => list.map(String).sort(byName).join();

/** [DR-SUP.7] */
function cubes(state: Reckoning): string | undefined {
  for (const someone of state.players) {
    const { seat } = someone;
    let count = someone.cubes + 1 + someone.winCubes + someone.expertCubes + someone.exploreCubes;
    for (const { slots, permanent } of state.boards)
      count += slots.filter((owner) => owner === seat).length + (permanent[seat] ?? 0);
    count += state.battle?.cubes.filter(({ owner }) => owner === seat).length ?? 0;
    count += state.falling.filter((owner) => owner === seat).length;
    if (!state.players.every(({ finished }) => finished) && (count !== CUBES_EACH || someone.cubes < 0))
      return `seat ${seat} has ${count} cubes`;
  }
  const black =
    state.black +
    (state.battle?.cubes.filter(({ owner }) => owner === NOBODY).length ?? 0) +
    state.falling.filter((owner) => owner === NOBODY).length;
  return black === BLACK_CUBES ? undefined : `${black} black cubes`;
}

function cards(state: Reckoning): string | undefined {
  const found: string[] = [...state.buried, ...state.boxes.flat()];
  for (const { card } of state.boards) if (card !== '') found.push(card);
  for (const { aside, cards: sailors } of state.players) {
    for (const { card } of aside) found.push(card);
    for (const { sheets } of sailors) for (const sheet of sheets) if (sheet) found.push(sheet.card);
  }
  const fought = state.battle?.card ?? '';
  if (fought !== '' && !found.includes(fought)) found.push(fought);
  return sorted(found) === sorted(CARD_IDS) ? undefined : `${found.length} cards`;
}

function boards({ boards: laid, left }: Reckoning): string | undefined {
  if (laid.length !== 12) return `${laid.length} boards`;
  const all = [...laid.map(({ id }) => id), ...left];
  return sorted(all) === sorted([...ISLAND_IDS, ...SEA_IDS]) ? undefined : 'a board is missing';
}

function buildings(state: Reckoning): string | undefined {
  for (const kind of BUILDING_KINDS) {
    const built = state.boards.filter((board) => board.buildings.includes(kind)).length;
    if (built + state.buildings[kind] !== BUILDINGS[kind]) return `${built} of ${kind} built`;
  }
  return undefined;
}

function upgrades(state: Reckoning): string | undefined {
  for (const id of UPGRADE_IDS) {
    let count = state.upgrades[id] + (state.rival?.upgrades.filter((one) => one === id).length ?? 0);
    for (const { hull } of state.players)
      for (const { tiles } of hull) count += tiles.filter((tile) => tile === id).length;
    if (count !== TILES_OF_A_DESIGN) return `${count} of ${id}`;
  }
  return undefined;
}

function tokens(state: Reckoning): string | undefined {
  if (!state.bonus) return undefined;
  const found: number[] = [...state.tokens];
  for (const { token, tokens: offered, refused } of state.players) {
    found.push(...offered);
    if (token !== 0) found.push(token, refused);
  }
  return sorted(found) === sorted(TOKEN_IDS) ? undefined : 'a bonus token is missing';
}

function holds(someone: Player): string | undefined {
  for (let hull = 0; hull < HULLS; hull++) {
    const { cargo = 0, coin = 0 } = someone.hull[hull] ?? {};
    if (cargo < 0 || coin < 0 || cargo + coin > capacity(someone, hull))
      return `a hold of seat ${someone.seat} is wrong`;
  }
  return undefined;
}

function sailors(state: Reckoning): string | undefined {
  for (const someone of state.players) {
    const { cards: all, deck, hand, play, discard, markers, seat } = someone;
    const places = sorted([...deck, ...hand, ...play, ...discard]);
    if (places !== sorted(all.map((_, i) => i))) return `a card of seat ${seat} is missing`;
    if (all.length !== 0 && all.length !== CARDS_EACH) return `seat ${seat} has ${all.length} cards`;
    if (markers.length > MARKERS_EACH || new Set(markers).size !== markers.length)
      return `markers of seat ${seat}`;
    if (someone.chest < 0 || someone.dock < 0 || someone.sails < 0) return `seat ${seat} owes something`;
    const wrong = holds(someone);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** [DR-CTRL.3] */
const control = (state: Reckoning): string | undefined =>
  state.boards.some(
    (board) => board.explored && board.controller !== rightfulController(board) && !isBetween(state),
  )
    ? 'somebody controls an island against the rules'
    : undefined;

/** While a cube is looked for, the island it is for is not settled yet. */
const isBetween = (state: Reckoning): boolean => state.players.some(({ cubes: left }) => left === 0);

const CHECKS = [cubes, cards, boards, buildings, upgrades, tokens, sailors, control];
