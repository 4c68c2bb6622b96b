import type { ReactNode } from 'react';
import type { Faction } from '../content/factions.ts';
import type { CardId } from '../content/market.ts';
import type { PlanId } from '../content/plans.ts';
import type { Slot } from '../state.ts';
import { CrewCard, CrewFace, PlanCard } from './cards.tsx';
import { Glyph } from './icon.tsx';
import { Coin, Die, FactionMark } from './marks.tsx';
import { ActionSlots, PlacedDice } from './slots.tsx';
import { Cargo, Pledges, RewardGrid, type PledgeToken } from './smuggling.tsx';
import { useWords } from './words.ts';

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
  };
  readonly smuggling?: {
    readonly cargo: readonly CardId[];
    readonly white: number;
    readonly black: number;
    readonly pledges: readonly PledgeToken[];
  };
}

/** Another player's mat, folded to what one needs to know. */
export function RivalMat({ mat, turn }: { mat: Mat; turn: boolean }) {
  const words = useWords();
  return (
    <section className={`rival paper ${mat.faction} ${turn ? 'on-turn' : ''}`}>
      <header>
        <FactionMark faction={mat.faction} />
        <div>
          <h3>{words.faction(mat.faction)}</h3>
          <p>{[mat.player, mat.first ? words.label.first : ''].filter(Boolean).join(', ')}</p>
        </div>
        <div className="points">
          {mat.glory}
          <small>{words.label.glory}</small>
        </div>
      </header>
      <div className="dice-row">
        <PlacedDice faction={mat.faction} slots={mat.slots} />
        {mat.dice.length > 0 && (
          <figure className="waiting">
            <div>
              {mat.dice.map((value, i) => (
                <Die key={i} value={value} faction={mat.faction} label={words.label.die(value)} />
              ))}
            </div>
            <figcaption>{words.label.toPlace}</figcaption>
          </figure>
        )}
      </div>
      <Stock mat={mat} />
      {mat.crew.length > 0 && (
        <div className="crew-faces">
          {mat.crew.map((card) => (
            <CrewFace key={card} card={card} />
          ))}
        </div>
      )}
      {mat.smuggling && mat.smuggling.cargo.length > 0 && <Cargo cards={mat.smuggling.cargo} />}
      <p className="state">{mat.loaded ? words.label.loaded : words.label.notLoaded}</p>
    </section>
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
          <StockLine icon="octopus">{label.ready(mat.uprising.ready)}</StockLine>
          <StockLine icon="treasure-map">{label.planCount(mat.uprising.plans)}</StockLine>
        </>
      )}
      {damage > 0 && <StockLine icon="cracked-shield">{label.damage(damage)}</StockLine>}
    </div>
  );
}

function StockLine({
  icon,
  children,
}: {
  icon: 'sailboat' | 'tower-flag' | 'octopus' | 'treasure-map' | 'cracked-shield';
  children: ReactNode;
}) {
  return (
    <span>
      <Glyph name={icon} />
      {children}
    </span>
  );
}

/** My own mat, opened: me, my actions, and what my faction brings. */
export function MyMat({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <section className={`mat paper ${mat.faction}`}>
      <Me mat={mat} />
      <Sheet name="actions" title={label.actions}>
        <ActionSlots faction={mat.faction} slots={mat.slots} />
      </Sheet>
      <MyHold mat={mat} />
      <MyCrew mat={mat} />
    </section>
  );
}

export function Me({ mat }: { mat: Mat }) {
  const words = useWords();
  const { label } = words;
  return (
    <section className="me">
      <header>
        <FactionMark faction={mat.faction} />
        <div>
          <h2>{mat.player}</h2>
          <p>{words.faction(mat.faction)}</p>
        </div>
      </header>
      <div className="purse">
        <div>
          <Coin />
          {mat.gold} <small>{label.gold}</small>
        </div>
        <div>
          <Glyph name="laurel-crown" />
          {mat.glory} <small>{label.glory}</small>
        </div>
      </div>
      <MyDice mat={mat} />
    </section>
  );
}

/** The dice I still have to place: each is named after its value, so that it can be taken up. */
function MyDice({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <div className="my-dice">
      {mat.dice.map((value, i) => (
        <Die key={i} value={value} faction={mat.faction} on={`die:${value}`} label={label.die(value)} />
      ))}
      <span>{mat.dice.length > 0 ? label.dice(mat.dice.length) : ''}</span>
    </div>
  );
}

/** What only my faction has: cargo and rewards, comrades and plans, or the fleet in reserve. */
export function MyHold({ mat }: { mat: Mat }) {
  const { label } = useWords();
  const { smuggling, uprising, fleet } = mat;
  if (smuggling) {
    return (
      <>
        <Sheet name="cargo" title={label.cargo} note={`${smuggling.cargo.length} / 2`}>
          <Cargo cards={smuggling.cargo} />
        </Sheet>
        <Sheet name="rewards" title={label.rewards}>
          <RewardGrid white={smuggling.white} black={smuggling.black} />
        </Sheet>
        <Sheet name="pledged" title={label.pledges}>
          <Pledges tokens={smuggling.pledges} faction={mat.faction} />
        </Sheet>
      </>
    );
  }
  if (uprising) {
    return (
      <Sheet name="plans" title={label.plans} note={label.ready(uprising.ready)}>
        <div className="hands">
          {uprising.hand?.map((plan, i) => (
            <PlanCard key={`${plan} ${i}`} plan={plan} on={`plan:${plan}`} />
          ))}
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet name="fleet" title={label.reserve(0)}>
      <div className="stock">
        <StockLine icon="sailboat">{label.patrols(fleet?.patrols ?? 0)}</StockLine>
        <StockLine icon="tower-flag">{label.strongholds(fleet?.strongholds ?? 0)}</StockLine>
      </div>
    </Sheet>
  );
}

export function MyCrew({ mat }: { mat: Mat }) {
  const { label } = useWords();
  return (
    <Sheet name="crew" title={label.crew}>
      {mat.crew.length === 0 && <p className="empty">{label.none}</p>}
      <div className="hands">
        {mat.crew.map((card) => (
          <CrewCard
            key={card}
            card={card}
            faction={mat.faction}
            slot={mat.slots.find(({ id }) => id === card)}
          />
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
      <h3 className="heading">
        {title}
        {note !== undefined && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
