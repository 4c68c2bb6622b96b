import type { Event } from '@portolan/kernel';
import type { Language, Matter, Scene, SceneProps } from '../../board/board.ts';
import { own } from '../choices.ts';
import type { Faction } from '../content/factions.ts';
import { controllerOf, squadronControl, unionControl } from '../rules/control.ts';
import type { AhoyView } from '../rules/information.ts';
import type { Happening } from '../says.ts';
import { LABELS } from './labels.ts';
import { Die, FactionMark } from './marks.tsx';
import { gloryOf } from './scene.ts';
import { InWords, useWords } from './words.tsx';

/** The end of a round: what everybody holds, what it brought, and how the glory stands. */

const told = (events: readonly Event[]): Happening[] => events.map((event) => own.event(event));

/** What each faction gained in these events. */
function gains(events: readonly Event[]): ReadonlyMap<Faction, number> {
  const sums = new Map<Faction, number>();
  for (const event of told(events))
    if (event.say === 'gainedGlory') sums.set(event.faction, (sums.get(event.faction) ?? 0) + event.glory);
  return sums;
}

/** The round that these events counted, if they did. Between two, the next begins after one more decision. */
export function countedRound(view: AhoyView, events: readonly Event[]): number | undefined {
  const happened = told(events);
  const begins = happened.find((event) => event.say === 'roundBegins');
  const counted = happened.some((event) => event.say === 'controls');
  if (begins) return begins.round > 1 && (counted || view.players.length > 2) ? begins.round - 1 : undefined;
  return counted ? view.round : undefined;
}

export function scenes({ view, events }: Matter<AhoyView>, language: Language): Scene<AhoyView>[] {
  const round = countedRound(view, events);
  if (round === undefined) return [];
  const label = LABELS[language];
  const gained = [...gains(events)].filter(([, glory]) => glory > 0);
  const sums = gained.map(([faction, glory]) => `${label.shortFactions[faction]} +${glory}`);
  const over = told(events).some((event) => event.say === 'gameOver');
  return [
    {
      key: `round ${round}`,
      title: label.roundOver(round, sums),
      place: 'mat',
      Part: RoundEnd,
      on: over ? label.seeTheEnd : label.beginRound(round + 1),
    },
  ];
}

function RoundEnd(props: SceneProps<AhoyView>) {
  return (
    <InWords {...props}>
      <div className="round-end">
        <Holdings view={props.view} />
        <Glory view={props.view} names={props.names} events={props.events} />
      </div>
    </InWords>
  );
}

function Holdings({ view }: { view: AhoyView }) {
  const words = useWords();
  const { label } = words;
  const islands = view.players.filter(({ faction }) => faction === 'squadron' || faction === 'union');
  return (
    <section>
      <h3>
        {label.whoHolds} <small>{label.howHeld}</small>
      </h3>
      <ul>
        {view.regions.filter(isContested(view)).map((region) => {
          const holder = controllerOf(view, region);
          return (
            <li key={region.tile} className={holder ?? ''}>
              <h4>
                {words.name(`region:${region.tile}`)} <Die value={region.wealth} />
              </h4>
              {islands.map(({ faction }) => (
                <p key={faction} className={faction === holder ? 'holds' : ''}>
                  <FactionMark faction={faction} />
                  {faction === 'squadron' ? squadronControl(view, region) : unionControl(view, region)}
                </p>
              ))}
              <footer>
                {holder ? `+${region.wealth} ${label.shortFactions[holder]}` : label.nobodyHolds}
              </footer>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where nobody is, nothing is to be told. */
const isContested = (view: AhoyView) => (region: AhoyView['regions'][number]) =>
  squadronControl(view, region) + unionControl(view, region) > 0;

function Glory({ view, names, events }: Pick<SceneProps<AhoyView>, 'view' | 'names' | 'events'>) {
  const { label } = useWords();
  const gained = gains(events);
  const ranked = view.players.toSorted((a, b) => gloryOf(b) - gloryOf(a));
  return (
    <section className="tally">
      <h3>{label.gloryTitle}</h3>
      <ol>
        {ranked.map((player) => {
          const gain = gained.get(player.faction) ?? 0;
          return (
            <li key={player.faction}>
              <FactionMark faction={player.faction} />
              <span>
                {label.shortFactions[player.faction]}
                <small>{names[player.seat]}</small>
              </span>
              <span className="sum">
                {gloryOf(player) - gain} <b>+{gain}</b>
              </span>
              <strong>{gloryOf(player)}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
