/** The shipyard: a fleet built from cards for an agreed total, judged as it grows. What it makes is the text a table reads. */
import type { Json } from '@portolan/kernel';
import { useMemo, useState } from 'react';
import type { MakerProps } from '../../../board/board.ts';
import type { Fleet } from '../../content/fleets.ts';
import { fleetCost, fleetFaults, type Terms } from '../../rules/fleet.ts';
import { printFleet } from '../../rules/fleet-form.ts';
import '../pirates.css';
import '../mats.css';
import { CardLarge } from './card.tsx';
import { Catalogue } from './yard.tsx';
import type { Item } from './catalogue.ts';
import { fleetBrought } from '../brought.ts';
import { type Edit, edited } from './draft.ts';
import { FleetPage } from './fleet.tsx';
import { Legality } from './legality.tsx';
import { Shelf } from './fleets.tsx';
import './shipyard.css';
import { useYard, YardContext, yardWords } from './words.ts';

const TOTAL = 40;
const VIEWS = ['yard', 'fleet', 'legal', 'fleets'] as const;
type View = (typeof VIEWS)[number];

export function Shipyard(props: MakerProps) {
  const { brought, options, language, words } = props;
  const yard = useMemo(() => yardWords(words, language), [words, language]);
  const terms = useMemo<Terms>(() => ({ total: Number(options['total'] ?? TOTAL), players: 2 }), [options]);
  const fleet = useMemo(() => fleetBrought(brought), [brought]);
  const [past, setPast] = useState<readonly Json[]>([]);
  const [pointed, point] = useState<Item>();
  const [view, look] = useState<View>('fleet');
  const replace = (text: string) => {
    setPast([...past, brought]);
    props.onChange(text);
  };
  const change = (edit: Edit) => replace(printFleet(edited(fleet, edit)));
  const undo = () => {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    props.onChange(last);
  };
  return (
    <YardContext value={yard}>
      <div className={`shipyard pirates seat-0 on-${view}`}>
        <Standing fleet={fleet} terms={terms} undo={past.length > 0 ? undo : undefined} />
        <Views view={view} look={look} />
        <Catalogue fleet={fleet} terms={terms} change={change} point={point} />
        <FleetPage fleet={fleet} terms={terms} change={change} point={point} />
        <div className="yard-side">
          <Legality fleet={fleet} terms={terms} change={change} />
          {pointed && <CardLarge item={pointed} />}
          <Shelf fleet={fleet} terms={terms} replace={replace} />
        </div>
      </div>
    </YardContext>
  );
}

function Standing({ fleet, terms, undo }: { fleet: Fleet; terms: Terms; undo: (() => void) | undefined }) {
  const { label } = useYard();
  const faults = fleetFaults(fleet, terms).length;
  return (
    <header className="yard-standing">
      <h2 className="heading">{label.title}</h2>
      <output className="yard-sum">
        <b>{label.spent(fleetCost(fleet), terms.total)}</b>,{' '}
        <span className={faults > 0 ? 'wrong' : 'right'}>
          {faults > 0 ? label.toMend(faults) : label.sound}
        </span>
      </output>
      <button type="button" className="button wood" disabled={!undo} onClick={undo}>
        {label.undo}
      </button>
    </header>
  );
}

/** On a narrow screen one part is looked at at a time. */
function Views({ view, look }: { view: View; look: (view: View) => void }) {
  const { label } = useYard();
  return (
    <nav className="yard-views">
      {VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => look(one)}>
          {label.views[one]}
        </button>
      ))}
    </nav>
  );
}
