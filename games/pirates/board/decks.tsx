/** Deck cards: a ship with its cannons, its pace and what lies aboard, face down to those who may not know. */
import { memo } from 'react';
import { type CrewId, crewCard } from '../content/crew.ts';
import { pieces } from '../content/pieces.ts';
import type { Cannon } from '../content/types.ts';
import type { CoinView, GearView, SailorView, ShipView } from '../rules/information.ts';
import type { Action, Standing } from '../rules/standing.ts';
import { type Mast, NONE } from '../state.ts';
import { Glyph, type IconName } from './icon.tsx';
import { NationFlag } from './marks.tsx';
import { times } from './pen.ts';
import { ring, useRinged } from './rings.ts';
import { isOnSea, shipOnSea } from './scene.ts';
import { hullOnSea, Model } from './ship.tsx';
import { useWords } from './words.ts';

/** What a crew is best known for. */
const CREW_ICONS: { readonly [word: string]: IconName } = {
  captain: 'captain-hat-profile',
  helmsman: 'windsock',
  explorer: 'treasure-map',
  cannoneer: 'cannon',
  musketeer: 'musket',
  shipwright: 'hammer-nails',
  oarsman: 'galley',
  firepot: 'fire-bomb',
  stinkpot: 'poison-gas',
  smokepot: 'fog',
  chainshot: 'bolas',
  marine: 'rifle',
  ransom: 'two-coins',
  luck: 'shamrock',
  fear: 'terror',
  aim: 'eye-target',
  boarder: 'crossed-swords',
  stowage: 'cargo-crate',
};

export const iconOfCrew = (crew: CrewId): IconName =>
  crewCard(crew).keywords.flatMap(({ word }) => CREW_ICONS[word] ?? [])[0] ?? 'person';

interface DeckProps {
  readonly ship: ShipView;
  readonly small?: boolean;
  /** What it could do now; only for one's own ships. */
  readonly standing?: Standing | undefined;
}

export const DeckCard = memo(function DeckCard({ ship, small = false, standing }: DeckProps) {
  const words = useWords();
  const card = pieces[ship.piece];
  const ringed = useRinged() === ship.id;
  const states = [...statesOf(ship), ...(standing?.pinned ? (['pinned'] as const) : [])].map(
    (state) => words.label[state],
  );
  return (
    <article
      className={`deck-card seat-${ship.seat} ${small ? 'small' : ''}`}
      aria-label={words.name(`ship:${ship.id}`)}
    >
      <header>
        <NationFlag nation={card.nation} />
        <b>{words.name(`ship:${ship.id}`)}</b>
        {isOnSea(ship) && (
          <button
            type="button"
            className="deck-rings"
            aria-pressed={ringed}
            aria-label={words.label.rings(words.name(`ship:${ship.id}`))}
            onClick={() => ring(ship.id)}
          >
            <Glyph name="eye-target" />
          </button>
        )}
        {states.length > 0 && <em>{states.join(' · ')}</em>}
      </header>
      {!small && <Portrait ship={ship} />}
      <p className="deck-line">
        <Cannons cannons={card.cannons} masts={ship.masts} />
        <span className="deck-pace">
          {words.label.move} <b>{(standing?.pace ?? card.move).join('+') || '–'}</b>
        </span>
      </p>
      <Aboard ship={ship} spaces={card.cargo} />
      {standing && <WhyNot cannot={standing.cannot} />}
    </article>
  );
});

type ShipState =
  | 'sunk'
  | 'derelict'
  | 'lost'
  | 'entangled'
  | 'submerged'
  | 'intangible'
  | 'burning'
  | 'towed'
  | 'docked'
  | 'done';

function statesOf(ship: ShipView): ShipState[] {
  if (ship.fate === 'sunk' || ship.fate === 'wreck') return ['sunk'];
  const { derelict } = shipOnSea(ship);
  const is: { readonly [state in Exclude<ShipState, 'sunk'>]: boolean } = {
    derelict,
    lost: ship.lostIn !== NONE,
    entangled: ship.entangledIn !== NONE,
    submerged: ship.submerged,
    intangible: ship.intangible,
    burning: ship.masts.includes('burning'),
    towed: ship.tower !== NONE,
    docked: ship.docked !== NONE,
    done: ship.acts.length >= ship.allowed,
  };
  const all = [
    'derelict',
    'lost',
    'entangled',
    'submerged',
    'intangible',
    'burning',
    'towed',
    'docked',
    'done',
  ] as const;
  return all.filter((state) => is[state]);
}

function Portrait({ ship }: { ship: ShipView }) {
  const model = shipOnSea(ship);
  const { length, beam } = hullOnSea(model);
  const [w, h] = [length / 100 + 30, Math.max(beam / 100 + 16, 34)];
  return (
    <svg className="portrait" viewBox={`${-w / 2 - 6} ${-h / 2} ${w} ${h}`} aria-hidden="true">
      <Model ship={{ ...model, id: -1 }} />
    </svg>
  );
}

const ACTIONS: readonly Action[] = ['move', 'shoot', 'explore', 'repair'];

/** Why an action is not offered; who has acted knows it. */
function WhyNot({ cannot }: { cannot: Standing['cannot'] }) {
  const { label } = useWords();
  const lines = ACTIONS.flatMap((action) => {
    const why = cannot[action];
    return why === undefined || why === 'acted' ? [] : [`${label.no[action]}: ${label.why[why]}`];
  });
  if (lines.length === 0) return null;
  return (
    <details className="deck-why">
      <summary>{label.whyNot}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}

/** Each cannon as a tile: bone for S, dark for L, crossed out with its mast. */
export function Cannons({ cannons, masts }: { cannons: readonly Cannon[]; masts?: readonly Mast[] }) {
  return (
    <span className="cannons">
      {cannons.map(({ rank, range }, i) => (
        <span key={i} className={`gun ${range === 'L' ? 'long' : ''} ${masts?.[i] === 'lost' ? 'gone' : ''}`}>
          <b>{rank}</b>
          {range}
        </span>
      ))}
    </span>
  );
}

function Aboard({ ship, spaces }: { ship: ShipView; spaces: number }) {
  const { label } = useWords();
  const full = ship.crew.length + ship.gear.length + ship.coins.length;
  return (
    <div className="aboard-row">
      {ship.crew.map((sailor) => (
        <CrewCard key={sailor.id} sailor={sailor} />
      ))}
      {ship.gear.map((gear) => (
        <GearCard key={gear.id} gear={gear} />
      ))}
      {ship.coins.map((coin, i) => (
        <CoinToken key={i} coin={coin} on={`coin:ship:${ship.id}.${i}`} />
      ))}
      {times(Math.max(0, spaces - full), (i) => (
        <span key={i} className="space" title={label.free} />
      ))}
    </div>
  );
}

export function CrewCard({ sailor }: { sailor: SailorView }) {
  const words = useWords();
  const { crew } = sailor;
  if (crew === undefined)
    return (
      <span
        className={`slip back seat-${sailor.seat}`}
        data-on={`crew:${sailor.id}`}
        title={words.label.faceDownCrew}
      >
        <Glyph name="person" />
      </span>
    );
  return (
    <span className={`slip crew ${sailor.marked ? 'marked' : ''}`} data-on={`crew:${sailor.id}`}>
      <Glyph name={iconOfCrew(crew)} />
      <span>{words.name(crew)}</span>
    </span>
  );
}

export function GearCard({ gear }: { gear: GearView }) {
  const words = useWords();
  return gear.gear === undefined ? (
    <span className="slip back" data-on={`gear:${gear.id}`} title={words.label.faceDownGear}>
      <Glyph name="cargo-crate" />
    </span>
  ) : (
    <span className={`slip gear ${gear.spent ? 'spent' : ''}`} data-on={`gear:${gear.id}`}>
      <Glyph name="cargo-crate" />
      <span>{words.name(gear.gear)}</span>
    </span>
  );
}

export function CoinToken({ coin, on }: { coin: CoinView; on: string }) {
  const words = useWords();
  if (coin.treasure)
    return (
      <span className="slip treasure" data-on={on}>
        <Glyph name="chest" />
        <span>{words.name(coin.treasure)}</span>
      </span>
    );
  return (
    <span
      className={`coin ${coin.gold === undefined ? 'back' : ''}`}
      data-on={on}
      title={coin.gold === undefined ? words.label.faceDownCoin : words.label.coinOf(coin.gold)}
    >
      {coin.gold ?? '?'}
    </span>
  );
}
