import type { Random, Seat, Viewer } from '@portolan/kernel';
import type { PlanId } from '../content/plans.ts';
import { type Ahoy, type Player, type Uprising } from '../state.ts';

/** Public and hidden information [AH-INF]: what each seat may see, and dealing anew what it may not. */

/** A Pledge token: its cards are counted by everybody, known to its owner, and open once the game is over. */
interface PledgeView {
  readonly cards: number;
  readonly faction?: 'squadron' | 'union';
  readonly under?: readonly string[];
}

interface PlayerView extends Omit<Player, 'pledges'> {
  readonly pledges: readonly PledgeView[];
}

interface UprisingView extends Omit<Uprising, 'hand' | 'pile'> {
  readonly handCount: number;
  readonly hand?: readonly PlanId[];
  readonly pile: number;
}

export interface AhoyView extends Omit<
  Ahoy,
  'players' | 'uprising' | 'pile' | 'removed' | 'deck' | 'voyages'
> {
  readonly viewer: Viewer;
  readonly players: PlayerView[];
  readonly uprising: UprisingView;
  readonly pile: number;
  readonly deck: number;
}

/** [AH-INF.1] [AH-INF.2] */
export function view(state: Ahoy, viewer: Viewer): AhoyView {
  return {
    viewer,
    stage: state.stage,
    solo: state.solo,
    captain: state.captain,
    level: state.level,
    round: state.round,
    first: state.first,
    turn: state.turn,
    players: state.players.map((someone) => playerView(someone, viewer, state.stage === 'over')),
    at: state.at,
    regions: state.regions,
    drawn: state.drawn,
    market: state.market,
    box: state.box,
    supply: state.supply,
    winners: state.winners,
    uprising: uprisingView(state, viewer),
    pile: state.pile.length,
    deck: state.deck.length,
  };
}

/** [AH-INF.4] [AH-INF.5] [AH-INF.11] */
function playerView(someone: Player, viewer: Viewer, over: boolean): PlayerView {
  const open = over || viewer === someone.seat;
  const pledges = someone.pledges.map(({ faction, cards }) =>
    open ? { cards: cards.length, faction, under: cards } : { cards: cards.length },
  );
  return { ...someone, pledges };
}

/** [AH-INF.3] */
function uprisingView(state: Ahoy, viewer: Viewer): UprisingView {
  const { reserve, ready, hand, pile, discard, inPlay } = state.uprising;
  const open = { reserve, ready, handCount: hand.length, pile: pile.length, discard, inPlay };
  return viewer === unionSeat(state) ? { ...open, hand } : open;
}

const unionSeat = (state: Ahoy): Seat | undefined =>
  state.players.find(({ faction }) => faction === 'union')?.seat;

/** Deals anew, in place, what this seat cannot know. */
export function imagine(state: Ahoy, seat: Seat, random: Random): void {
  imagineTiles(state, random);
  random.shuffle(state.deck, 'imagine');
  imaginePlans(state.uprising, seat === unionSeat(state), random);
  if (state.stage === 'over') return;
  for (const someone of state.players) if (someone.seat !== seat) imaginePledges(someone, random);
}

/** The pile and the tile that was removed are one unknown heap. */
function imagineTiles(state: Ahoy, random: Random): void {
  redeal(random, state.pile, state.removed);
}

function imaginePlans(uprising: Uprising, own: boolean, random: Random): void {
  if (own) redeal(random, uprising.pile);
  else redeal(random, uprising.pile, uprising.hand);
}

/** Which token stands for which faction. [AH-INF.7] */
function imaginePledges(someone: Player, random: Random): void {
  const factions = random.shuffle(
    someone.pledges.map(({ faction }) => faction),
    'imagine',
  );
  someone.pledges.forEach((pledge, i) => {
    pledge.faction = factions[i] ?? pledge.faction;
  });
}

/** Shuffles the cards of several places into each other; each keeps its number of cards. */
function redeal(random: Random, ...places: unknown[][]): void {
  const cards = random.shuffle(places.flat(), 'imagine');
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length));
}
