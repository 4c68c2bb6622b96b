import type { Faction } from '../content/factions.ts';
import type { CardId } from '../content/market.ts';
import type { Reward } from '../content/rewards.ts';
import { Crate } from './cards.tsx';
import { Glyph, type IconName } from './icon.tsx';
import { FactionMark } from './marks.tsx';
import { useWords } from './words.tsx';

const REWARD_ICONS: Record<Reward, readonly IconName[]> = {
  gold: ['two-coins'],
  recruit: ['pirate-hat'],
  glory: ['laurel-crown'],
  twoGlory: ['laurel-crown', 'laurel-crown'],
  threeGlory: ['laurel-crown', 'laurel-crown', 'laurel-crown'],
  region: ['treasure-map'],
  none: ['compass'],
};

/** What the grid brings, and where the markers are on it. */
export interface Markers {
  readonly grid: readonly Reward[];
  readonly white: number;
  readonly black: number;
}

/** The reward grid with its white and black markers. */
export function RewardGrid({ faction, grid, white, black }: { faction: Faction } & Markers) {
  const words = useWords();
  return (
    <div className="reward-grid">
      {grid.map((reward, place) => (
        <div
          key={place}
          className={`reward ${place === white ? 'here' : ''}`}
          data-on={`reward:${faction}.${place}`}
          title={words.label.rewards[reward]}
        >
          {REWARD_ICONS[reward].map((name, i) => (
            <Glyph key={i} name={name} />
          ))}
          <span className="unseen">{words.label.rewards[reward]}</span>
          {place === black && <Marker colour="black" />}
          {place === white && <Marker colour="white" />}
        </div>
      ))}
    </div>
  );
}

function Marker({ colour }: { colour: 'white' | 'black' }) {
  return (
    <svg className={`reward-marker ${colour}`} viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="8" />
    </svg>
  );
}

export function Cargo({ cards }: { cards: readonly CardId[] }) {
  const words = useWords();
  if (cards.length === 0) return <p className="empty">{words.label.empty}</p>;
  return (
    <div className="holds">
      {cards.map((card) => (
        <Crate key={card} card={card} />
      ))}
    </div>
  );
}

export interface PledgeToken {
  /** Known to its owner alone until the end. */
  readonly faction?: Faction;
  readonly cards: number;
}

/** The two Pledge tokens: how many cards lie under each, and, for their owner, whom each stands for. */
export function Pledges({ tokens, faction }: { tokens: readonly PledgeToken[]; faction: Faction }) {
  const words = useWords();
  return (
    <div className="pledges">
      {tokens.map((token, i) => (
        <div key={i} className="pledge" data-on={`pledge:${faction}.${i}`}>
          {token.faction ? (
            <FactionMark faction={token.faction} />
          ) : (
            <span className="pledge-back">{'AB'[i]}</span>
          )}
          <span>{words.label.cards(token.cards)}</span>
        </div>
      ))}
    </div>
  );
}
