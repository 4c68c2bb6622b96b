/** Fleets to begin with and fleets that are kept: ready-made ones, one by chance, one's own, and what others have sent. */
import { Random, Refusal } from '@portolan/kernel';
import { useState } from 'react';
import { type Fleet, readyFleetIds, readyFleets } from '../../content/fleets.ts';
import { chanceFleet } from '../../rules/chance-fleet.ts';
import { fleetCost, type Terms } from '../../rules/fleet.ts';
import { parseFleet, printFleet } from '../../rules/fleet-form.ts';
import { NationFlag } from '../marks.tsx';
import { pieces } from '../../content/pieces.ts';
import { linkTo, useShelf } from './shelf.ts';
import { useYard } from './words.ts';

interface ShelfProps {
  readonly fleet: Fleet;
  readonly terms: Terms;
  readonly replace: (text: string) => void;
}

export function Shelf({ fleet, terms, replace }: ShelfProps) {
  const yard = useYard();
  const { label } = yard;
  return (
    <section className="paper sheet yard-shelf">
      <h3 className="heading">{label.fleets}</h3>
      <Own fleet={fleet} replace={replace} />
      <div className="yard-begin">
        <button
          type="button"
          className="button"
          onClick={() => replace(printFleet(chanceFleet(Random.seeded(crypto.randomUUID()), terms)))}
        >
          {label.chance}
        </button>
        <button type="button" className="button quiet" onClick={() => replace('')}>
          {label.empty}
        </button>
      </div>
      <Share fleet={fleet} replace={replace} />
      <h4>{label.ready}</h4>
      <ul>
        {readyFleetIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="yard-ready"
              onClick={() => replace(printFleet(readyFleets[id].fleet))}
            >
              <FlagOf fleet={readyFleets[id].fleet} />
              <b>{yard.name(`fleet:${id}`)}</b>
              <span>{(yard.explain(`fleet:${id}`)?.text ?? '').split('\n')[0]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlagOf({ fleet }: { fleet: Fleet }) {
  const first = fleet.ships[0]?.ship;
  return first ? <NationFlag nation={pieces[first].nation} /> : null;
}

/** My fleets by name. */
function Own({ fleet, replace }: Pick<ShelfProps, 'fleet' | 'replace'>) {
  const { label } = useYard();
  const { fleets, keep, copy, forget } = useShelf();
  const [name, setName] = useState('');
  const text = printFleet(fleet);
  return (
    <>
      <form
        className="yard-keep"
        onSubmit={(event) => {
          event.preventDefault();
          keep({ name: name.trim() === '' ? label.unnamed : name.trim(), text });
        }}
      >
        <input
          className="field"
          aria-label={label.name}
          placeholder={label.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button className="button" disabled={text === ''}>
          {fleets.some((one) => one.text === text) ? label.kept : label.keep}
        </button>
      </form>
      <ul>
        {fleets.map((kept) => (
          <li key={kept.name} className="yard-kept">
            <button type="button" className="yard-ready" onClick={() => replace(kept.text)}>
              <b>{kept.name}</b>
              <span>{costOf(kept.text, label.points)}</span>
            </button>
            <button type="button" className="link" onClick={() => copy(kept)}>
              {label.copy}
            </button>
            <button type="button" className="link" onClick={() => forget(kept)}>
              {label.forget}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function costOf(text: string, points: (n: number) => string): string {
  const fleet = parseFleet(text);
  return fleet instanceof Refusal ? '' : points(fleetCost(fleet));
}

/** As a link, or as text that can be mended by hand: what cannot be read is told by line and place. */
function Share({ fleet, replace }: Pick<ShelfProps, 'fleet' | 'replace'>) {
  const yard = useYard();
  const { label } = yard;
  const [written, write] = useState<string>();
  const [copied, setCopied] = useState(false);
  const text = written ?? printFleet(fleet);
  const read = written === undefined ? fleet : parseFleet(written);
  return (
    <details className="yard-share">
      <summary>{label.share}</summary>
      <button
        type="button"
        className="button quiet"
        onClick={() =>
          void navigator.clipboard.writeText(linkTo(printFleet(fleet))).then(() => setCopied(true))
        }
      >
        {copied ? label.copied : label.link}
      </button>
      <label>
        {label.asText}
        <textarea
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </label>
      {read instanceof Refusal ? (
        <p className="fault" role="alert">
          {yard.refuse(read.reason)}
        </p>
      ) : (
        <button
          type="button"
          className="button"
          disabled={written === undefined}
          onClick={() => {
            replace(printFleet(read));
            write(undefined);
          }}
        >
          {label.readText}
        </button>
      )}
    </details>
  );
}
