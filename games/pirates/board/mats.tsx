/** What lies around the sea: my fleet, the events in my hand, gold ashore, and what can be seen of the others. */
import type { Seat } from '@portolan/kernel';
import type { LandView, PiratesView } from '../rules/information.ts';
import { standingOf } from '../rules/standing.ts';
import { CoinToken, CrewCard, DeckCard, GearCard } from './decks.tsx';
import { Glyph } from './icon.tsx';
import { SeatMark } from './marks.tsx';
import { bankedBy, isOnSea } from './scene.ts';
import { useWords } from './words.ts';

export function FleetMat({ view, seat, small = false }: { view: PiratesView; seat: Seat; small?: boolean }) {
  const { label } = useWords();
  const ships = view.ships.filter((ship) => ship.seat === seat && ship.fate !== 'sunk');
  if (ships.length === 0) return <p className="quiet">{label.noShips}</p>;
  return (
    <div className="fleet-mat">
      {ships.map((ship) => (
        <DeckCard
          key={ship.id}
          ship={ship}
          small={small}
          standing={small || ship.fate !== 'afloat' ? undefined : standingOf(view, ship.id)}
        />
      ))}
      <Waiting view={view} seat={seat} />
    </div>
  );
}

/** Crew and equipment on the home island, or until there is one. */
function Waiting({ view, seat }: { view: PiratesView; seat: Seat }) {
  const { label } = useWords();
  const home = view.islands.find((land) => land.home === seat);
  const ashore = view.waitingAshore[seat];
  const crew = [...(home?.crew ?? []), ...(ashore?.crew ?? [])];
  const gear = [...(home?.gear ?? []), ...(ashore?.gear ?? [])];
  if (crew.length + gear.length === 0) return null;
  return (
    <article className="deck-card waiting">
      <header>
        <b>{label.ashore}</b>
      </header>
      <div className="aboard-row">
        {crew.map((sailor) => (
          <CrewCard key={sailor.id} sailor={sailor} />
        ))}
        {gear.map((one) => (
          <GearCard key={one.id} gear={one} />
        ))}
      </div>
    </article>
  );
}

export function EventHand({ view, seat }: { view: PiratesView; seat: Seat }) {
  const words = useWords();
  const hand = view.players[seat]?.hand ?? [];
  if (hand.length === 0) return <p className="quiet">{words.label.noEvents}</p>;
  return (
    <ul className="event-hand">
      {hand.map((event, i) => (
        <li key={`${event} ${i}`} className="event-card" data-on={`event:${event}`}>
          <b>{words.name(event)}</b>
          <span>{words.text(event).split('\n')[0]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Gold ashore, island by island, and what is needed to win. */
export function GoldSheet({ view, names }: { view: PiratesView; names: readonly string[] }) {
  const { label } = useWords();
  return (
    <div className="gold-sheet paper sheet">
      {view.players.map((_, seat) => (
        <section key={seat} className={`seat-${seat}`}>
          <h3>
            <SeatMark seat={seat} /> {names[seat]} <Banked view={view} seat={seat} />
          </h3>
          {view.islands
            .filter(({ home, fort }) => home === seat || fort?.seat === seat)
            .map((land) => (
              <Store key={land.id} land={land} seat={seat} />
            ))}
        </section>
      ))}
      <p className="quiet">{label.leftAshore(view.startingGold)}</p>
    </div>
  );
}

function Store({ land, seat }: { land: LandView; seat: Seat }) {
  const coins = [
    ...(land.home === seat ? land.coins : []),
    ...(land.fort?.seat === seat ? land.fort.coins : []),
  ];
  return (
    <p className="coin-row">
      {coins.map((coin, i) => (
        <CoinToken key={i} coin={coin} on={`coin:island:${land.id}.${i}`} />
      ))}
    </p>
  );
}

function Banked({ view, seat }: { view: PiratesView; seat: Seat }) {
  const { label } = useWords();
  const { gold, unseen } = bankedBy(view, seat);
  return (
    <span className="banked">
      <Glyph name="two-coins" />
      <b>{gold}</b>
      {unseen > 0 && <small>{label.unseen(unseen)}</small>}
    </span>
  );
}

export function RivalMat({
  view,
  seat,
  name,
  unfolded,
}: {
  view: PiratesView;
  seat: Seat;
  name: string;
  unfolded: boolean;
}) {
  return (
    <div className={`fleet-seen paper seat-${seat}`}>
      <RivalChip view={view} seat={seat} name={name} />
      {unfolded && <FleetMat view={view} seat={seat} small />}
    </div>
  );
}

export function RivalChip({ view, seat, name }: { view: PiratesView; seat: Seat; name: string }) {
  const { label } = useWords();
  const afloat = view.ships.filter((ship) => ship.seat === seat && isOnSea(ship)).length;
  const events = view.players[seat]?.events ?? 0;
  return (
    <span className={`seat-line seat-${seat}`}>
      <SeatMark seat={seat} />
      <span>
        <b>{name}</b>
        <small>
          {label.ships(afloat)}
          {events > 0 && ` · ${label.cards(events)}`}
        </small>
      </span>
      <Banked view={view} seat={seat} />
    </span>
  );
}

/** Who has brought how much home, against what wins. */
export function GoldRace({ view, names }: { view: PiratesView; names: readonly string[] }) {
  const { label } = useWords();
  const goal = Math.floor(view.startingGold / 2) + 1;
  const most = Math.max(goal, ...view.players.map((_, seat) => bankedBy(view, seat).gold));
  return (
    <ul className="gold-race" aria-label={label.goldHome}>
      {view.players.map((_, seat) => (
        <li key={seat} className={`seat-${seat}`}>
          <SeatMark seat={seat} />
          <span className="race-name">{names[seat]}</span>
          <span className="race-bar">
            <i style={{ inlineSize: `${(bankedBy(view, seat).gold / most) * 100}%` }} />
          </span>
          <Banked view={view} seat={seat} />
        </li>
      ))}
      {view.players.length === 2 && view.startingGold > 0 && <li className="goal">{label.winsAt(goal)}</li>}
    </ul>
  );
}
