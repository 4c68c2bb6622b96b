import type { ReactNode } from 'react';
import type { Faction } from '../content/factions.ts';
import type { CardId } from '../content/market.ts';
import type { PlanId } from '../content/plans.ts';
import { slotName } from '../content/slots.ts';
import type { Slot } from '../state.ts';
import { Crate, CrewCard, CrewFace, PlanCard } from './cards.tsx';
import { Glyph } from './icon.tsx';
import { Coin, Die, FactionMark } from './marks.tsx';
import { ActionSlots, PlacedDice } from './slots.tsx';
import { Cargo, Pledges, RewardGrid, type Markers, type PledgeToken } from './smuggling.tsx';
import { useWords } from './words.tsx';

/** What lies in front of a player, as a viewer may see it. */
export interface Mat {
  readonly faction: Faction;
  /** Who plays it: a name, or the bot's rank. */
  readonly player: string;
  readonly glory: number;
  readonly gold: number;
  readonly dice: readonly number[];
  readonly setAside: readonly number[];
  readonly slots: readonly Slot[];
  readonly crew: readonly CardId[];
  readonly first: boolean;
  readonly loaded: boolean;
  readonly fleet?: { readonly patrols: number; readonly strongholds: number };
  readonly uprising?: {
    readonly ready: number;
    readonly reserve: number;
    readonly plans: number;
    readonly hand?: readonly PlanId[];
    readonly inPlay: readonly PlanId[];
  };
  readonly smuggling?: Markers & {
    readonly cargo: readonly CardId[];
    readonly pledges: readonly PledgeToken[];
  };
}

/** Another player's mat, folded to what one needs to know. */
export function RivalMat({
  mat,
  offered,
  unfolded,
}: {
  mat: Mat;
  offered: ReadonlySet<string>;
  unfolded: boolean;
}) {
  const words = useWords();
  const open = unfolded || mat.slots.some(({ id }) => offered.has(slotName(mat.faction, id)));
  return (
    <section className={`rival paper ${mat.faction} ${open ? '' : 'folded'}`}>
      <header>
        <FactionMark faction={mat.faction} />
        <div>
          <h2>{open ? words.name(`faction:${mat.faction}`) : words.label.shortFactions[mat.faction]}</h2>
          <p>{[mat.player, mat.first ? words.label.first : ''].filter(Boolean).join(', ')}</p>
        </div>
        <div className="points">
          {mat.glory}
          <small>{words.label.glory}</small>
        </div>
      </header>
      {open && <ActionSlots faction={mat.faction} slots={mat.slots} />}
      <div className="dice-row">
        {!open && <PlacedDice faction={mat.faction} slots={mat.slots} />}
        <Waiting mat={mat} />
      </div>
      <Stock mat={mat} />
      {(mat.crew.length > 0 || (mat.smuggling?.cargo.length ?? 0) > 0) && (
        <div className="crew-faces">
          {mat.crew.map((card) => (
            <CrewFace key={card} card={card} />
          ))}
          {mat.smuggling?.cargo.map((card) => (
            <Crate key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

function Waiting({ mat }: { mat: Mat }) {
  const { label } = useWords();
  if (mat.dice.length === 0) return null;
  return (
    <figure className="waiting">
      <div data-dice={mat.faction}>
        {mat.dice.map((value, i) => (
          <Die key={i} value={value} faction={mat.faction} label={label.die(value)} />
        ))}
      </div>
      <figcaption>{label.toPlace}</figcaption>
    </figure>
  );
}

/** The same on a phone: who, how much glory, how many dice. */
export function RivalChip({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <>
      <FactionMark faction={mat.faction} />
      <span>
        {label.shortFactions[mat.faction]}
        <small>
          <Glyph name="laurel-crown" />
          {mat.glory} <span className="unseen">{label.glory}</span>
          <Die value={5} faction={mat.faction} label={label.dice(mat.dice.length)} />
          {mat.dice.length}
        </small>
      </span>
    </>
  );
}

function Stock({ mat }: { mat: Mat }) {
  const { label } = useWords();
  const damage = mat.slots.filter((slot) => slot.damaged).length;
  return (
    <div className="stock">
      <span>
        <Coin />
        {mat.gold} {label.gold}
      </span>
      {mat.fleet && (
        <>
          <StockLine icon="sailboat">{label.patrols(mat.fleet.patrols)}</StockLine>
          <StockLine icon="tower-flag">{label.strongholds(mat.fleet.strongholds)}</StockLine>
        </>
      )}
      {mat.uprising && (
        <>
          <StockLine icon="octopus">{label.comrades(mat.uprising.ready)}</StockLine>
          <StockLine icon="treasure-map">{label.planCount(mat.uprising.plans)}</StockLine>
        </>
      )}
      {damage > 0 && <StockLine icon="cracked-shield">{label.damage(damage)}</StockLine>}
      {mat.loaded && <StockLine icon="pirate-cannon">{label.loaded}</StockLine>}
    </div>
  );
}

function StockLine({
  icon,
  children,
}: {
  icon: 'sailboat' | 'tower-flag' | 'octopus' | 'treasure-map' | 'cracked-shield' | 'pirate-cannon';
  children: ReactNode;
}) {
  return (
    <span>
      <Glyph name={icon} />
      {children}
    </span>
  );
}

/** Me and my actions: what I look at most. */
export function MyActions({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <>
      <Me mat={mat} />
      <Sheet name="actions" title={label.actions}>
        <ActionSlots faction={mat.faction} slots={mat.slots} />
      </Sheet>
    </>
  );
}

function Me({ mat }: { mat: Mat }) {
  const words = useWords();
  const { label } = words;
  return (
    <section className="me">
      <header>
        <FactionMark faction={mat.faction} />
        <div>
          <h2>{mat.player}</h2>
          <p>{words.name(`faction:${mat.faction}`)}</p>
        </div>
      </header>
      <div className={`purse ${mat.fleet || mat.uprising ? 'full' : ''}`}>
        <div>
          <Coin />
          {mat.gold} <small>{label.gold}</small>
        </div>
        <div>
          <Glyph name="laurel-crown" />
          {mat.glory} <small>{label.glory}</small>
        </div>
        <Reserve mat={mat} />
      </div>
      <MyDice mat={mat} />
    </section>
  );
}

/** Figures I have not placed yet, or Comrades that are ready. */
function Reserve({ mat: { fleet, uprising } }: { mat: Mat }) {
  const { label } = useWords();
  if (uprising) {
    return (
      <>
        <div title={label.comrades(uprising.ready)}>
          <Glyph name="octopus" />
          {uprising.ready} <small>{label.readyShort}</small>
        </div>
        <div title={label.inReserve(uprising.reserve)}>
          <Glyph name="three-friends" />
          {uprising.reserve} <small>{label.reserveShort}</small>
        </div>
      </>
    );
  }
  if (!fleet) return null;
  return (
    <>
      <div title={label.patrols(fleet.patrols)}>
        <Glyph name="sailboat" />
        {fleet.patrols} <span className="unseen">{label.patrols(fleet.patrols)}</span>
      </div>
      <div title={label.strongholds(fleet.strongholds)}>
        <Glyph name="tower-flag" />
        {fleet.strongholds} <span className="unseen">{label.strongholds(fleet.strongholds)}</span>
      </div>
    </>
  );
}

/** The dice I still have to place: each is named after its value, so that it can be taken up. */
function MyDice({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <div className="my-dice">
      <div data-dice={mat.faction}>
        {mat.dice.map((value, i) => (
          <Die key={i} value={value} faction={mat.faction} on={`die:${value}`} label={label.die(value)} />
        ))}
      </div>
    </div>
  );
}

/** What only my faction has: cargo and rewards, comrades and plans, or the fleet in reserve. */
export function MyHold({ mat }: { mat: Mat }) {
  const { label } = useWords();
  const { smuggling, uprising } = mat;
  if (smuggling) {
    return (
      <>
        <Sheet name="cargo" title={label.cargo} note={`${smuggling.cargo.length} / 2`}>
          <Cargo cards={smuggling.cargo} />
        </Sheet>
        <Sheet name="rewards" title={label.rewardsTitle}>
          <RewardGrid faction={mat.faction} {...smuggling} />
        </Sheet>
        <Sheet name="pledged" title={label.pledges}>
          <Pledges tokens={smuggling.pledges} faction={mat.faction} />
        </Sheet>
      </>
    );
  }
  if (uprising) {
    return (
      <Sheet name="plans" title={label.plans}>
        <div className={handsOf(uprising.plans)} style={{ '--cards': uprising.plans }}>
          {uprising.hand?.map((plan, i) => (
            <div key={`${plan} ${i}`} className="hand-card">
              <PlanCard plan={plan} on={`plan:${plan}`} />
            </div>
          ))}
        </div>
      </Sheet>
    );
  }
  return null;
}

/** Many cards are narrow: their powers are told when one points at them. */
const handsOf = (cards: number): string => (cards > 2 ? 'hands many' : 'hands');

export function MyCrew({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <Sheet name="crew" title={label.crew}>
      {mat.crew.length === 0 && <p className="empty">{label.empty}</p>}
      <div className={handsOf(mat.crew.length)} style={{ '--cards': mat.crew.length }}>
        {mat.crew.map((card) => (
          <div key={card} className="hand-card">
            <CrewCard card={card} faction={mat.faction} slot={mat.slots.find(({ id }) => id === card)} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function Sheet({
  name,
  title,
  note,
  children,
}: {
  name: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={name}>
      <h2 className="heading">
        {title}
        {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
