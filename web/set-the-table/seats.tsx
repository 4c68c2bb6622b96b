import type { Place, Setting } from '@portolan/games/board/board.ts';
import type { Words } from '@portolan/kernel';
import { BOTS, type Bot, type Sitter } from '../harbour/harbour.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { botOf, resized, seated } from './setting.ts';

interface SeatsProps {
  words: Words;
  setting: Setting;
  sitters: readonly Sitter[];
  change: (sitters: Sitter[]) => void;
  name: string;
  /** Everybody else is a bot. */
  alone: boolean;
  /** The game says how many play, and where I sit. */
  fixed: boolean;
}

export function Seats({ words, setting, sitters, change, name, alone, fixed }: SeatsProps) {
  const shell = useWords().set;
  const language = useSettings((settings) => settings.language);
  const places = setting.places(sitters.length, words, language);
  return (
    <section className="sheet paper" aria-labelledby="seats">
      <h2 className="heading" id="seats">
        {shell.who} <small>{shell.seatRange(setting.seats.min, setting.seats.max)}</small>
      </h2>
      <HowMany
        setting={setting}
        seats={sitters.length}
        fixed={fixed}
        change={(seats) => change(resized(sitters, seats))}
      />
      <div className="seats">
        {sitters.map((sitter, seat) => {
          const place = places[seat];
          return (
            place && (
              <Seat
                key={place.key}
                place={place}
                sitter={sitter}
                name={name}
                alone={alone}
                change={(next) => change(seated(sitters, seat, next))}
              />
            )
          );
        })}
      </div>
    </section>
  );
}

function HowMany({
  setting,
  seats,
  fixed,
  change,
}: {
  setting: Setting;
  seats: number;
  fixed: boolean;
  change: (seats: number) => void;
}) {
  const words = useWords().set;
  const counts = Array.from(
    { length: setting.seats.max - setting.seats.min + 1 },
    (_, i) => setting.seats.min + i,
  );
  if (counts.length === 1) return null;
  return (
    <fieldset className="how-many">
      <legend>{words.players}</legend>
      <div className="choice">
        {counts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="how-many"
              disabled={fixed && count !== seats}
              checked={count === seats}
              onChange={() => change(count)}
            />
            {count}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatProps {
  place: Place;
  sitter: Sitter;
  name: string;
  alone: boolean;
  change: (sitter: Sitter) => void;
}

function Seat({ place, sitter, name, alone, change }: SeatProps) {
  const words = useWords().set;
  const bot: Sitter = { kind: 'bot', bot: botOf(sitter) };
  const kinds: readonly Sitter[] = alone ? [{ kind: 'me' }, bot] : [{ kind: 'me' }, { kind: 'friend' }, bot];
  return (
    <fieldset className="seat" aria-label={place.name} style={{ '--seat': place.colour }}>
      <place.Emblem />
      <div>
        <h3>{place.name}</h3>
        <p className="role">{place.role}</p>
      </div>
      <div className="choice">
        {kinds.map((kind) => (
          <label key={kind.kind}>
            <input
              type="radio"
              name={place.key}
              checked={sitter.kind === kind.kind}
              onChange={() => change(kind)}
            />
            {words[kind.kind]}
          </label>
        ))}
      </div>
      <div className="detail">
        {sitter.kind === 'me' && <p>{words.yours(name)}</p>}
        {sitter.kind === 'friend' && <p>{words.friendNote}</p>}
        {sitter.kind === 'bot' && <Strength place={place} bot={sitter.bot} change={change} />}
      </div>
    </fieldset>
  );
}

const RANKS: Record<Bot, IconName> = { 'cabin-boy': 'broom', mate: 'anchor', admiral: 'pirate-hat' };

function Strength({ place, bot, change }: { place: Place; bot: Bot; change: (sitter: Sitter) => void }) {
  const words = useWords().set;
  return (
    <div className="choice ranks" role="radiogroup" aria-label={words.botStrength(place.name)}>
      {BOTS.map((rank) => (
        <label key={rank}>
          <input
            type="radio"
            name={`${place.key}-bot`}
            checked={bot === rank}
            onChange={() => change({ kind: 'bot', bot: rank })}
          />
          <Icon name={RANKS[rank]} />
          {words.bots[rank]}
        </label>
      ))}
    </div>
  );
}
