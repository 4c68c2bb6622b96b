/** Whether the fleet may sail: each fault in a sentence with its rule and, where there is one, a remedy to press. */
import { isNamedCrewId } from '../../content/crew.ts';
import type { Fleet } from '../../content/fleets.ts';
import { linkedTo } from '../../content/links.ts';
import { cannotBank, fleetFaults, serves, type Terms } from '../../rules/fleet.ts';
import { type Berth, type Edit, remedyFor } from './draft.ts';
import { useYard, type YardWords } from './words.ts';

interface LegalityProps {
  readonly fleet: Fleet;
  readonly terms: Terms;
  readonly change: (edit: Edit) => void;
}

export function Legality({ fleet, terms, change }: LegalityProps) {
  const yard = useYard();
  const faults = fleetFaults(fleet, terms);
  return (
    <section className="paper sheet yard-legal">
      <h3 className="heading">{yard.label.legal}</h3>
      <ul aria-live="polite">
        {faults.map((fault, i) => {
          const remedy = remedyFor(fleet, fault, terms);
          return (
            <li key={i} className="fault">
              <p>
                {yard.refuse(fault)}{' '}
                <a className="link" href={`/rules/pirates#${fault.rule}`}>
                  {fault.rule}
                </a>
              </p>
              {remedy && (
                <button type="button" className="button act" onClick={() => change(remedy)}>
                  {remedyName(yard, fleet, remedy)}
                </button>
              )}
            </li>
          );
        })}
        {faults.length === 0 &&
          yard.label.fine.map((line) => (
            <li key={line} className="fine">
              {line}
            </li>
          ))}
        {fleet.ships.length > 0 && cannotBank(fleet) && <li className="mind">{yard.label.noBank}</li>}
        {advice(yard, fleet).map((line) => (
          <li key={line} className="mind">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who sleeps under a foreign flag, and who would make room for whom. */
function advice(yard: YardWords, fleet: Fleet): string[] {
  return fleet.ships.flatMap((ship) =>
    ship.crew.flatMap((crew) => {
      const asleep = serves(crew, ship, fleet.marked)
        ? []
        : [yard.label.sleeping(yard.name(crew), yard.name(ship.ship))];
      const friends = isNamedCrewId(crew) ? linkedTo(crew) : [];
      const near = (card: string): boolean => card === ship.ship || ship.crew.some((one) => one === card);
      const ours = (card: string): boolean =>
        fleet.ships.some((other) => other.ship === card || other.crew.some((one) => one === card));
      return [
        ...asleep,
        ...friends
          .filter((card) => ours(card) && !near(card))
          .map((card) => yard.label.links(yard.name(crew), yard.name(card))),
      ];
    }),
  );
}

function remedyName(yard: YardWords, fleet: Fleet, edit: Edit): string {
  const { remedy, homeIsland } = yard.label;
  const berth = (at: Berth): string => (at === 'home' ? homeIsland : yard.name(fleet.ships[at]?.ship ?? ''));
  switch (edit.do) {
    case 'launch':
      return remedy.launch(yard.name(edit.ship));
    case 'scrap':
      return remedy.scrap(berth(edit.at));
    case 'move':
      return remedy.move(yard.name(edit.hand.card), berth(edit.to));
    case 'dismiss':
    case 'hire':
      return remedy.dismiss(yard.name(edit.hand.card));
    case 'mark':
    case 'unmark':
      return remedy.unmark(yard.name(edit.crew));
    case 'deal':
    case 'discard':
      return remedy.discard(yard.name(edit.event));
    case 'plan':
    case 'forgo':
      return remedy.discard(yard.name(edit.fort));
    case 'bring':
    case 'leave':
      return remedy.discard(yard.name(edit.treasure));
    case 'usualCoins':
      return remedy.usualCoins;
  }
}
