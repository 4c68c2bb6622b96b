/** The fleet as it stands: its points as a bar, its ships with everybody aboard, and what it brings besides. */
import { useState } from 'react';
import { crewCard, isNamedCrewId } from '../../content/crew.ts';
import { equipment } from '../../content/equipment.ts';
import { events } from '../../content/events.ts';
import type { Fleet, FleetShip } from '../../content/fleets.ts';
import { linkedTo } from '../../content/links.ts';
import { pieces } from '../../content/pieces.ts';
import { has } from '../../content/types.ts';
import { cargoSpaces, fleetCost, serves, type Terms } from '../../rules/fleet.ts';
import { Cannons, iconOfCrew } from '../decks.tsx';
import { Glyph } from '../icon.tsx';
import { NationFlag } from '../marks.tsx';
import { times } from '../pen.ts';
import { Portrait } from './card.tsx';
import type { Item } from './catalogue.ts';
import { type Berth, canBeMarked, type Edit, type Hand, handsOf } from './draft.ts';
import { useYard } from './words.ts';

interface FleetProps {
  readonly fleet: Fleet;
  readonly terms: Terms;
  readonly change: (edit: Edit) => void;
  readonly point: (item: Item) => void;
}

/** A hand taken up, to be put elsewhere. */
export interface Held {
  readonly hand: Hand;
  readonly from: Berth;
}

export function FleetPage({ fleet, terms, change, point }: FleetProps) {
  const { label } = useYard();
  const [held, hold] = useState<Held>();
  const crew = [...fleet.ships, fleet.home].reduce((sum, hands) => sum + hands.crew.length, 0);
  const act = (edit: Edit) => {
    hold(undefined);
    change(edit);
  };
  const parts = { fleet, held, hold, change: act, point };
  return (
    <section className="paper sheet yard-fleet">
      <header>
        <h3 className="heading">{label.yourFleet}</h3>
        <output>{label.counts(fleet.ships.length, crew)}</output>
      </header>
      <PointsBar fleet={fleet} terms={terms} />
      {fleet.ships.length === 0 && <p className="quiet">{label.noShips}</p>}
      {fleet.ships.map((ship, at) => (
        <ShipRow key={at} ship={ship} at={at} {...parts} />
      ))}
      <Home {...parts} />
      <Extras fleet={fleet} change={act} point={point} />
    </section>
  );
}

/** Each ship's share, then crew, gear and events, against the total. */
function PointsBar({ fleet, terms: { total } }: { fleet: Fleet; terms: Terms }) {
  const yard = useYard();
  const hulls = fleet.ships.map(({ ship }) => ({ name: yard.name(ship), cost: pieces[ship].cost }));
  const rest = fleetCost(fleet) - hulls.reduce((sum, { cost }) => sum + cost, 0);
  const parts = [...hulls, ...(rest > 0 ? [{ name: yard.label.crew, cost: rest }] : [])];
  const spent = fleetCost(fleet);
  const scale = Math.max(total, spent);
  return (
    <div className="points-bar" title={yard.label.spent(spent, total)}>
      {parts.map(({ name, cost }, i) => (
        <span key={i} className={`share s${i % 4}`} style={{ inlineSize: `${(cost / scale) * 100}%` }}>
          {name} {cost}
        </span>
      ))}
      {spent < total && (
        <span className="share open" style={{ inlineSize: `${((total - spent) / scale) * 100}%` }}>
          {yard.label.left(total - spent)}
        </span>
      )}
    </div>
  );
}

interface BerthProps extends Omit<FleetProps, 'terms'> {
  readonly held: Held | undefined;
  readonly hold: (held: Held | undefined) => void;
}

function ShipRow({ ship, at, ...parts }: BerthProps & { ship: FleetShip; at: number }) {
  const yard = useYard();
  const { fleet, change, point } = parts;
  const card = pieces[ship.ship];
  const cost = ship.crew.reduce((sum, crew) => sum + crewCard(crew).cost, 0);
  const spaces = cargoSpaces(ship, fleet.marked);
  const load = ship.crew.filter((crew) => !has(crewCard(crew), 'oarsman')).length + ship.equipment.length;
  const wrong = cost > card.cost || load > spaces;
  const name = yard.name(ship.ship);
  return (
    <article className={wrong ? 'yard-ship wrong' : 'yard-ship'}>
      <button
        type="button"
        className="yard-picture"
        onClick={() => point({ kind: 'ship', id: ship.ship })}
        aria-label={name}
      >
        <Portrait piece={ship.ship} />
      </button>
      <div>
        <header>
          <NationFlag nation={card.nation} />
          <b>{name}</b>
          <span className="yard-cost">{yard.label.points(card.cost)}</span>
          <button
            type="button"
            className="yard-drop"
            aria-label={yard.label.scrap(name)}
            onClick={() => change({ do: 'scrap', at })}
          >
            ×
          </button>
        </header>
        <p className="yard-line">
          <Cannons cannons={card.cannons} />
          <span>
            <b>{card.move.join('+') || '–'}</b>
          </span>
        </p>
        <Hands at={at} ship={ship} spaces={spaces} {...parts} />
        <p className="yard-meter">
          <span>{yard.label.crew}</span>
          <meter min={0} max={card.cost} value={Math.min(cost, card.cost)} />
          <b>{yard.label.crewCost(cost, card.cost)}</b>
          <span>{yard.label.room(load, spaces)}</span>
        </p>
      </div>
    </article>
  );
}

function Home(parts: BerthProps) {
  const { label } = useYard();
  const { fleet, held } = parts;
  if (!held && handsOf(fleet.home).length === 0) return null;
  return (
    <article className="yard-ship home">
      <div>
        <header>
          <b>{label.home}</b>
        </header>
        <Hands at="home" {...parts} />
      </div>
    </article>
  );
}

function Hands({
  at,
  ship,
  spaces = 0,
  fleet,
  held,
  hold,
  change,
  point,
}: BerthProps & { at: Berth; ship?: FleetShip; spaces?: number }) {
  const yard = useYard();
  const hands = handsOf(ship ?? fleet.home);
  const isHeld = (hand: Hand): boolean => held?.from === at && held.hand.card === hand.card;
  return (
    <div className="yard-hands">
      {hands.map((hand, i) => (
        <HandSlip
          key={i}
          hand={hand}
          asleep={hand.kind === 'crew' && ship !== undefined && !serves(hand.card, ship, fleet.marked)}
          linked={hand.kind === 'crew' && ship !== undefined && isLinked(hand.card, ship)}
          marked={hand.kind === 'crew' && fleet.marked.includes(hand.card)}
          held={isHeld(hand)}
          press={() => {
            point(itemOf(hand));
            hold(isHeld(hand) ? undefined : { hand, from: at });
          }}
        />
      ))}
      {times(Math.max(0, spaces - hands.length), (i) => (
        <span key={i} className="space" />
      ))}
      {held && held.from !== at && (
        <button type="button" className="button act" onClick={() => change({ do: 'move', ...held, to: at })}>
          {yard.label.moveHere}
        </button>
      )}
      {held && held.from === at && <HeldChoices held={held} fleet={fleet} change={change} />}
    </div>
  );
}

const itemOf = (hand: Hand): Item =>
  hand.kind === 'crew' ? { kind: 'crew', id: hand.card } : { kind: 'gear', id: hand.card };

/** Crew and ship, or two of the crew, that make room for each other. */
const isLinked = (crew: FleetShip['crew'][number], ship: FleetShip): boolean =>
  isNamedCrewId(crew) &&
  linkedTo(crew).some((other) => other === ship.ship || ship.crew.some((one) => one === other));

function HeldChoices({
  held: { hand, from },
  fleet,
  change,
}: {
  held: Held;
  fleet: Fleet;
  change: (edit: Edit) => void;
}) {
  const yard = useYard();
  const marked = hand.kind === 'crew' && fleet.marked.includes(hand.card);
  return (
    <>
      <button type="button" className="button quiet" onClick={() => change({ do: 'dismiss', hand, from })}>
        {yard.label.dismiss(yard.name(hand.card))}
      </button>
      {hand.kind === 'crew' && (marked || canBeMarked(fleet, hand.card)) && (
        <button
          type="button"
          className="button quiet"
          onClick={() => change({ do: marked ? 'unmark' : 'mark', crew: hand.card })}
        >
          {marked ? yard.label.unmark : yard.label.mark}
        </button>
      )}
    </>
  );
}

interface SlipProps {
  readonly hand: Hand;
  readonly asleep: boolean;
  readonly linked: boolean;
  readonly marked: boolean;
  readonly held: boolean;
  readonly press: () => void;
}

function HandSlip({ hand, asleep, linked, marked, held, press }: SlipProps) {
  const yard = useYard();
  const name = yard.name(hand.card);
  const cost = hand.kind === 'crew' ? crewCard(hand.card).cost + (marked ? 1 : 0) : equipment[hand.card].cost;
  const state = [asleep ? 'asleep' : '', linked ? 'linked' : '', marked ? 'marked' : '', held ? 'held' : ''];
  return (
    <button
      type="button"
      className={`yard-slip ${state.join(' ')}`}
      aria-pressed={held}
      aria-label={yard.label.hold(name)}
      title={asleep ? yard.label.asleep : linked ? yard.label.linked : name}
      onClick={press}
    >
      <Glyph name={hand.kind === 'crew' ? iconOfCrew(hand.card) : 'cargo-crate'} />
      <span>{name}</span>
      <b>{cost}</b>
    </button>
  );
}

/** Events, forts and unique treasures. */
function Extras({ fleet, change, point }: Pick<FleetProps, 'fleet' | 'change' | 'point'>) {
  const yard = useYard();
  const rows: { title: string; items: { item: Item; edit: Edit; cost?: number }[] }[] = [
    {
      title: yard.label.extra.event,
      items: fleet.events.map((event) => ({
        item: { kind: 'event', id: event },
        edit: { do: 'discard', event },
        cost: events[event].cost,
      })),
    },
    {
      title: yard.label.extra.fort,
      items: fleet.forts.map((fort) => ({ item: { kind: 'fort', id: fort }, edit: { do: 'forgo', fort } })),
    },
    {
      title: yard.label.extra.treasure,
      items: fleet.treasures.map((treasure) => ({
        item: { kind: 'treasure', id: treasure },
        edit: { do: 'leave', treasure },
      })),
    },
  ];
  return rows
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <div key={title} className="yard-extras">
        <h4>{title}</h4>
        {items.map(({ item, edit, cost }, i) => (
          <span key={i} className="yard-extra">
            <button type="button" onClick={() => point(item)}>
              {yard.name(item.id)} {cost !== undefined && <b>{cost}</b>}
            </button>
            <button
              type="button"
              className="yard-drop"
              aria-label={yard.label.remedy.discard(yard.name(item.id))}
              onClick={() => change(edit)}
            >
              ×
            </button>
          </span>
        ))}
      </div>
    ));
}
