/** Shots, rams and fights on deck with their dice, as they have just been thrown. */
import type { Event } from '@portolan/kernel';
import { own } from '../choices.ts';
import type { PiratesView, ShipView } from '../rules/information.ts';
import type { Happening } from '../says.ts';
import { Die } from './marks.tsx';
import { shipOnSea } from './scene.ts';
import { hullOnSea, Model } from './ship.tsx';
import { useWords } from './words.ts';

interface Throw {
  readonly by: string;
  readonly at: string;
  readonly dice: readonly { readonly value: number; readonly tone: 'won' | 'lost' | '' }[];
  /** What the die had to beat, or the two totals. */
  readonly against: string;
  readonly won: boolean;
  readonly what: 'hit' | 'miss' | 'ram' | 'boarding';
}

/** What was thrown for, if anything was. */
function throwOf(happening: Happening): Throw | undefined {
  switch (happening.say) {
    case 'shot': {
      const { by, target: at, die, rank, won } = happening;
      const tone = won ? 'won' : 'lost';
      return { by, at, dice: [{ value: die, tone }], against: `> ${rank}`, won, what: won ? 'hit' : 'miss' };
    }
    case 'broadside': {
      const { by, target: at, die, hits } = happening;
      const won = hits > 0;
      return {
        by,
        at,
        dice: [{ value: die, tone: won ? 'won' : 'lost' }],
        against: `× ${hits}`,
        won,
        what: won ? 'hit' : 'miss',
      };
    }
    case 'swooped': {
      const { by, target: at, die, won } = happening;
      return {
        by,
        at,
        dice: [{ value: die, tone: won ? 'won' : 'lost' }],
        against: '≥ 4',
        won,
        what: won ? 'hit' : 'miss',
      };
    }
    case 'rammed': {
      const { ship: by, enemy: at, die, masts, won } = happening;
      return {
        by,
        at,
        dice: [{ value: die, tone: won ? 'won' : 'lost' }],
        against: `> ${masts}`,
        won,
        what: 'ram',
      };
    }
    case 'boarded': {
      const { ship: by, enemy: at, attack, defence } = happening;
      return { by, at, dice: [], against: `${attack} : ${defence}`, won: attack > defence, what: 'boarding' };
    }
    default:
      return undefined;
  }
}

export function Volley({ view, events }: { view: PiratesView; events: readonly Event[] }) {
  const throws = events.flatMap((event) => throwOf(own.event(event)) ?? []);
  if (throws.length === 0) return null;
  return (
    <div className="volley paper">
      {throws.slice(-5).map((one, i) => (
        <ThrowRow key={i} view={view} thrown={one} />
      ))}
    </div>
  );
}

function ThrowRow({
  view,
  thrown: { by, at, dice, against, won, what },
}: {
  view: PiratesView;
  thrown: Throw;
}) {
  const words = useWords();
  return (
    <div className={won ? 'throw won' : 'throw'}>
      <Fighter view={view} on={by} />
      <span className="throw-dice" data-dice={by}>
        {dice.map(({ value, tone }, i) => (
          <Die key={i} value={value} tone={tone} />
        ))}
      </span>
      <span className="throw-says">
        <b>{words.label[what]}</b> {against}
      </span>
      <Fighter view={view} on={at} />
    </div>
  );
}

/** Who throws, and at whom: a ship as it is now, anything else by name. */
function Fighter({ view, on }: { view: PiratesView; on: string }) {
  const words = useWords();
  const ship = view.ships.find(({ id }) => `ship:${id}` === on);
  return (
    <span className={ship ? `fighter seat-${ship.seat}` : 'fighter'}>
      {ship && <SmallModel ship={ship} />}
      <b>{words.name(on)}</b>
    </span>
  );
}

function SmallModel({ ship }: { ship: ShipView }) {
  const model = shipOnSea(ship);
  const { length, beam } = hullOnSea(model);
  const [w, h] = [length / 100 + 26, beam / 100 + 14];
  return (
    <svg viewBox={`${-w / 2 - 5} ${-h / 2} ${w} ${h}`} aria-hidden="true">
      <Model ship={{ ...model, id: -1 }} />
    </svg>
  );
}
