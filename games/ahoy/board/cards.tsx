import type { Faction } from '../content/factions.ts';
import { CARDS, CREW, type CardId, type CrewId } from '../content/market.ts';
import { PLANS, type PlanId } from '../content/plans.ts';
import { slotName } from '../content/slots.ts';
import type { Slot } from '../state.ts';
import { Glyph, type IconName } from './icon.tsx';
import { Coin, Die, SuitMark } from './marks.tsx';
import { Well } from './slots.tsx';
import { breakable, useWords } from './words.tsx';

const FACES: Record<CrewId, IconName> = {
  aeronauts: 'air-balloon',
  bombMaker: 'rolling-bomb',
  gunner: 'shark-fin',
  gunnersMate: 'crab',
  buccaneer: 'parrot-head',
  breezeWhisperer: 'manta-ray',
  persuasiveComrade: 'squid',
  trawler: 'fishing-net',
  shaman: 'ceremonial-mask',
  carpenter: 'beaver',
  fighters: 'crab-claw',
  archivist: 'owl',
  elder: 'sea-turtle',
  emissary: 'dolphin',
  oldSalt: 'wolf-head',
  merchant: 'penguin',
  deckhand: 'monkey',
  naiveNoble: 'frog-prince',
  persuasiveOfficer: 'captain-hat-profile',
  diver: 'diving-helmet',
  rumSteward: 'brandy-bottle',
  rammingProw: 'ship-bow',
  fatalGale: 'tornado',
  fence: 'rat',
  seaWitch: 'mermaid',
  helmsman: 'walrus-head',
  cutpurse: 'fox-head',
  powderLookout: 'angler-fish',
};

/** Shorter words fit on a line of a card. */
const ON_A_CARD = 12;

/** A Market card seen from its crew side: suit and cost at the head, face, name, power, where its goods are wanted. */
function MarketCard({ card, large = false }: { card: CardId; large?: boolean }) {
  const words = useWords();
  const { crew, suit, cost, delivers, on } = CARDS[card];
  return (
    <article className="card" data-on={large ? undefined : on} style={{ '--suit': `var(--${suit})` }}>
      <div className="face">
        <SuitMark suit={suit} />
        <div className="cost">
          {cost === 'die' ? <Die value={6} label={words.label.aDie} /> : coins(cost)}
        </div>
        <Glyph name={FACES[crew]} />
      </div>
      <h3>{breakable(words.name(on), ON_A_CARD)}</h3>
      <p>{breakable(words.power(crew, on), ON_A_CARD)}</p>
      <footer>
        {words.label.goodsTo} <SuitMark suit={delivers} />
        <span className="unseen">{words.label.suits[delivers]}</span>
      </footer>
    </article>
  );
}

const coins = (gold: number) => Array.from({ length: gold }, (_, i) => <Coin key={i} />);

/** A hired crew member: its delivery side is hidden, its slot open to dice if it has one. */
export function CrewCard({
  card,
  faction,
  slot,
}: {
  card: CardId;
  faction: Faction;
  slot?: Slot | undefined;
}) {
  const words = useWords();
  const { crew, suit, on, slot: face } = CARDS[card];
  const name = words.name(on);
  const kind = CREW[crew];
  const notes = { die: words.label.aDie, free: words.label.freeAction, passive: words.label.alwaysOn };
  const holds = slot !== undefined && (kind === 'die' || slot.die > 0);
  return (
    <article
      className={`card hired ${holds ? 'with-well' : ''}`}
      data-on={on}
      style={{ '--suit': `var(--${suit})` }}
    >
      <div className="face">
        <SuitMark suit={suit} />
        <Glyph name={FACES[crew]} />
      </div>
      <h3>{breakable(name, ON_A_CARD)}</h3>
      <p>{breakable(words.power(crew, on), ON_A_CARD)}</p>
      {holds ? (
        <div className="card-well" data-on={slotName(faction, card)}>
          <Well faction={faction} die={slot.die} damaged={slot.damaged} values={face.takes} dashed={false} />
          <span className="unseen">{name}</span>
        </div>
      ) : (
        <footer>{notes[kind]}</footer>
      )}
    </article>
  );
}

/** A rival's crew at a glance. */
export function CrewFace({ card }: { card: CardId }) {
  const words = useWords();
  const { crew, suit, on } = CARDS[card];
  return (
    <span className="crew-face" data-on={on} style={{ '--suit': `var(--${suit})` }}>
      <Glyph name={FACES[crew]} />
      <span className="unseen">{words.name(on)}</span>
    </span>
  );
}

/** The three cards of the Market. */
export function Market({ row, deck }: { row: readonly CardId[]; deck: number }) {
  const words = useWords();
  return (
    <section className="market paper">
      <h2 className="heading">
        {words.label.market}
        <small>{words.label.inDeck(deck)}</small>
      </h2>
      <div className="row">
        {row.map((card) => (
          <MarketCard key={card} card={card} />
        ))}
      </div>
    </section>
  );
}

const PLAN_FACES: Record<PlanId, IconName> = {
  secretWeapon: 'harpoon-trident',
  sneakAttack: 'cloak-dagger',
  weaponsCache: 'powder-bag',
  narrowEscape: 'fish-escape',
  enlistment: 'wanted-reward',
  smashingEntrance: 'wave-strike',
  evacuation: 'life-buoy',
  cutter: 'shooner-sailboat',
  gunship: 'battleship',
};

export function PlanCard({ plan, on, large = false }: { plan: PlanId; on: string; large?: boolean }) {
  const words = useWords();
  return (
    <article className="card plan" data-on={large ? undefined : on} style={{ '--suit': 'var(--union)' }}>
      <div className="face">
        <Glyph name={PLAN_FACES[plan]} />
      </div>
      <h3>{breakable(words.name(on), ON_A_CARD)}</h3>
      <p>{breakable(words.text(on), ON_A_CARD)}</p>
      <footer>{PLANS[plan].when === 'battle' ? words.label.inBattle : words.label.asAction}</footer>
    </article>
  );
}

/** A card of the Market or a plan by the name it is drawn under, large enough for all its words; it is a picture, not the thing. */
export function LargeCard({ on }: { on: string }) {
  const id = on.slice(on.indexOf(':') + 1);
  const card = Object.values(CARDS).find((one) => one.on === on);
  return (
    <div className="large-card">
      {card && <MarketCard card={card.id} large />}
      {isPlan(id) && <PlanCard plan={id} on={on} large />}
    </div>
  );
}

const isPlan = (id: string): id is PlanId => Object.hasOwn(PLANS, id);

/** A card carried as cargo: only where it goes counts. */
export function Crate({ card }: { card: CardId }) {
  const words = useWords();
  const { delivers, on } = CARDS[card];
  return (
    <article className="crate" data-on={on}>
      <h3>{breakable(words.name(on), ON_A_CARD)}</h3>
      <Glyph name="barrel" />
      <SuitMark suit={delivers} />
      <p>
        {words.label.to} {words.label.suits[delivers]}
      </p>
    </article>
  );
}
