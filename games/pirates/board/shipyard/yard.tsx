/** What the yard has to offer, filtered, with what each thing costs and whether it can still be paid. */
import { memo, useMemo, useState } from 'react';
import { pieces } from '../../content/pieces.ts';
import { forts } from '../../content/forts.ts';
import { type Nation, nations, type Word } from '../../content/types.ts';
import type { Fleet } from '../../content/fleets.ts';
import { fleetCost, type Terms } from '../../rules/fleet.ts';
import { Cannons, iconOfCrew } from '../decks.tsx';
import { Glyph } from '../icon.tsx';
import { NationFlag } from '../marks.tsx';
import {
  countOf,
  found,
  type Item,
  type Kind,
  KINDS,
  nationOf,
  priceOf,
  type Wanted,
  wordsOfKind,
  wordsOn,
} from './catalogue.ts';
import { berthFor, type Edit } from './draft.ts';
import { Portrait } from './card.tsx';
import { useYard } from './words.ts';

interface CatalogueProps {
  readonly fleet: Fleet;
  readonly terms: Terms;
  readonly change: (edit: Edit) => void;
  readonly point: (item: Item) => void;
}

export function Catalogue({ fleet, terms, change, point }: CatalogueProps) {
  const yard = useYard();
  const [wanted, want] = useState<Wanted>({ kind: 'ship', nations: [], name: '' });
  const items = useMemo(() => found(wanted, (id) => yard.name(id)), [wanted, yard]);
  const left = terms.total - fleetCost(fleet);
  return (
    <section className="paper sheet yard-list">
      <header>
        <h3 className="heading">{yard.label.yard}</h3>
        <output>{yard.label.shown(items.length, countOf(wanted.kind))}</output>
      </header>
      <Filters wanted={wanted} want={want} />
      <ul>
        {items.map((item) => (
          <Offer
            key={item.id}
            item={item}
            left={left}
            owned={isOwned(fleet, item)}
            take={() => change(taking(fleet, item, terms))}
            point={() => point(item)}
          />
        ))}
        {items.length === 0 && <li className="quiet">{yard.label.nothingFits}</li>}
      </ul>
    </section>
  );
}

/** Taken again where only one may be had, it is given back. */
function taking(fleet: Fleet, item: Item, terms: Terms): Edit {
  switch (item.kind) {
    case 'ship':
      return { do: 'launch', ship: item.id };
    case 'crew': {
      const hand = { kind: 'crew', card: item.id } as const;
      return { do: 'hire', hand, to: berthFor(fleet, hand, terms) };
    }
    case 'gear': {
      const hand = { kind: 'gear', card: item.id } as const;
      return { do: 'hire', hand, to: berthFor(fleet, hand, terms) };
    }
    case 'event':
      return { do: 'deal', event: item.id };
    case 'fort':
      return { do: fleet.forts.includes(item.id) ? 'forgo' : 'plan', fort: item.id };
    case 'treasure':
      return { do: fleet.treasures.includes(item.id) ? 'leave' : 'bring', treasure: item.id };
  }
}

function isOwned(fleet: Fleet, { id }: Item): boolean {
  const aboard = [...fleet.ships, fleet.home].flatMap((hands) => [...hands.crew, ...hands.equipment]);
  const all: readonly string[] = [
    ...fleet.ships.map(({ ship }) => ship),
    ...aboard,
    ...fleet.events,
    ...fleet.forts,
    ...fleet.treasures,
  ];
  return all.includes(id);
}

function Filters({ wanted, want }: { wanted: Wanted; want: (wanted: Wanted) => void }) {
  const yard = useYard();
  const { label } = yard;
  const words = useMemo(() => wordsOfKind(wanted.kind), [wanted.kind]);
  const toggle = (nation: Nation) =>
    want({
      ...wanted,
      nations: wanted.nations.includes(nation)
        ? wanted.nations.filter((one) => one !== nation)
        : [...wanted.nations, nation],
    });
  return (
    <div className="yard-filters">
      <div className="yard-kinds">
        {KINDS.map((kind: Kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === wanted.kind}
            onClick={() => want({ ...wanted, kind, word: undefined })}
          >
            {label.kinds[kind]}
          </button>
        ))}
      </div>
      {(wanted.kind === 'ship' || wanted.kind === 'crew') && (
        <fieldset className="yard-nations" aria-label={label.nations}>
          {nations.map((nation) => (
            <button
              key={nation}
              type="button"
              aria-pressed={wanted.nations.includes(nation)}
              aria-label={yard.name(`nation:${nation}`)}
              title={yard.name(`nation:${nation}`)}
              onClick={() => toggle(nation)}
            >
              <NationFlag nation={nation} />
            </button>
          ))}
        </fieldset>
      )}
      <div className="yard-fields">
        <input
          className="field"
          type="search"
          aria-label={label.search}
          placeholder={label.search}
          value={wanted.name}
          onChange={(event) => want({ ...wanted, name: event.currentTarget.value })}
        />
        {words.length > 0 && (
          <select
            className="field"
            aria-label={label.keyword}
            value={wanted.word ?? ''}
            onChange={(event) =>
              want({ ...wanted, word: words.find((word) => word === event.currentTarget.value) })
            }
          >
            <option value="">{label.anyKeyword}</option>
            {words.map((word: Word) => (
              <option key={word} value={word}>
                {yard.name(`word:${word}`)}
              </option>
            ))}
          </select>
        )}
        <select
          className="field"
          aria-label={label.most}
          value={wanted.most ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            want({ ...wanted, most: value === '' ? undefined : Number(value) });
          }}
        >
          <option value="">{label.anyPoints}</option>
          {[1, 2, 3, 4, 5, 6, 8, 10, 12, 15].map((points) => (
            <option key={points} value={points}>
              {label.upTo(points)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface OfferProps {
  readonly item: Item;
  readonly left: number;
  readonly owned: boolean;
  readonly take: () => void;
  readonly point: () => void;
}

const Offer = memo(
  function Offer({ item, left, owned, take, point }: OfferProps) {
    const yard = useYard();
    const price = priceOf(item);
    const nation = nationOf(item);
    const name = yard.name(item.id);
    return (
      <li className={price <= left ? 'yard-offer' : 'yard-offer dear'} onPointerEnter={point}>
        <Picture item={item} />
        <button type="button" className="yard-look" onClick={point} onFocus={point}>
          <b>
            {nation && <NationFlag nation={nation} />}
            {name}
          </b>
          <Facts item={item} />
        </button>
        <span className="yard-price">
          {item.kind === 'fort' || item.kind === 'treasure' ? null : <b>{price}</b>}
          {owned && <small>{yard.label.yours}</small>}
          {price > left && <small>{yard.label.over(price - left)}</small>}
          <button type="button" className="yard-add" aria-label={yard.label.add(name)} onClick={take}>
            +
          </button>
        </span>
      </li>
    );
  },
  (one, other) =>
    one.item === other.item &&
    one.left === other.left &&
    one.owned === other.owned &&
    one.take === other.take,
);

function Picture({ item }: { item: Item }) {
  if (item.kind === 'ship') return <Portrait piece={item.id} />;
  if (item.kind === 'crew')
    return (
      <span className="yard-sign">
        <Glyph name={iconOfCrew(item.id)} />
      </span>
    );
  const signs = { gear: 'cargo-crate', event: 'contract', fort: 'tower-flag', treasure: 'chest' } as const;
  return (
    <span className="yard-sign">
      <Glyph name={signs[item.kind]} />
    </span>
  );
}

/** Cannons, pace and words; for other cards what they do. */
function Facts({ item }: { item: Item }) {
  const yard = useYard();
  const words = wordsOn(item).map((word) => yard.name(`word:${word}`));
  if (item.kind === 'ship') {
    const { cannons, move, cargo } = pieces[item.id];
    return (
      <>
        <Cannons cannons={cannons} />
        <span>{[move.join('+') || '–', `▣ ${cargo}`, ...words].join(' · ')}</span>
      </>
    );
  }
  if (item.kind === 'fort') return <Cannons cannons={forts[item.id].flags} />;
  const [text = ''] = (yard.explain(item.id)?.text ?? '').split('\n');
  return <span>{words.length > 0 ? words.join(' · ') : text}</span>;
}
