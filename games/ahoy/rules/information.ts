import type { Random, Seat, Viewer } from '@portolan/kernel';
import type { PlanId } from '../content/plans.ts';
import { nth, redeal } from '../../common/lists.ts';
import { oncePerPicture } from '../../common/picture.ts';
import type { Ahoy, Player, Stage, Uprising } from '../state.ts';

/** Public and hidden information [AH-INF]: what each seat may see, and dealing anew what it may not. */

/** A Pledge token: its cards are counted by everybody, known to its owner, and open once the game is over. */
interface PledgeView {
  readonly cards: number;
  readonly faction?: 'squadron' | 'union';
  readonly under?: readonly string[];
}

type Mat = Pick<Player, 'slots' | 'glory'>;

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
  const open = openOf(state);
  return {
    viewer,
    stage: state.stage,
    solo: state.solo,
    captain: state.captain,
    level: state.level,
    round: state.round,
    first: state.first,
    turn: open.turn,
    players: state.players.map((someone, i) => playerView(someone, viewer, state.stage, nth(open.mats, i))),
    at: state.at,
    regions: open.regions,
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

/** What lies in the open, field by field: what is new in the state is hidden until it is listed. */
const openOf = oncePerPicture((state: Ahoy) => ({
  turn: {
    player: state.turn.player,
    quota: state.turn.quota,
    placed: state.turn.placed,
    used: state.turn.used,
    bonusMoves: state.turn.bonusMoves,
  },
  regions: state.regions.map(({ tile, x, y, turn, wealth, comrades }) => ({
    tile,
    x,
    y,
    turn,
    wealth,
    comrades,
  })),
  mats: state.players.map(({ slots, glory }) => ({
    slots: slots.map(({ id, die, damaged }) => ({ id, die, damaged })),
    glory: {
      headStart: glory.headStart,
      regions: glory.regions,
      deliveries: glory.deliveries,
      rewards: glory.rewards,
      pledges: glory.pledges,
    },
  })),
}));

/** [AH-INF.4] [AH-INF.5] [AH-INF.8] [AH-INF.11] */
function playerView(someone: Player, viewer: Viewer, stage: Stage, { slots, glory }: Mat): PlayerView {
  const knows = stage === 'over' || viewer === someone.seat;
  return {
    faction: someone.faction,
    seat: someone.seat,
    gold: someone.gold,
    glory,
    dice: someone.dice,
    setAside: someone.setAside,
    slots,
    crew: someone.crew,
    cargo: someone.cargo,
    pledges: someone.pledges.map(({ faction, cards }) =>
      knows ? { cards: cards.length, faction, under: cards } : { cards: cards.length },
    ),
    white: someone.white,
    black: someone.black,
  };
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
  redeal(random, state.deck);
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
  const factions = someone.pledges.map(({ faction }) => faction).sort();
  random.shuffle(factions, 'imagine');
  someone.pledges.forEach((pledge, i) => {
    pledge.faction = factions[i] ?? pledge.faction;
  });
}
