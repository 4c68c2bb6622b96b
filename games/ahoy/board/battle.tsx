import type { Event } from '@portolan/kernel';
import { own } from '../choices.ts';
import { FIGURES } from '../content/factions.ts';
import { FigureShape } from './figures.tsx';
import { Die } from './marks.tsx';
import { useWords } from './words.tsx';

interface Side {
  readonly figure: string;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly total: number;
  readonly won: boolean;
  readonly attacks: boolean;
}

/** Both sides of the last battle that was told; nothing if none was fought out. A second roll takes the place of the first. */
export function battleIn(events: readonly Event[]): readonly Side[] {
  const told = events.map((event) => own.event(event));
  const won = told.findLast((event) => event.say === 'wonBattle');
  if (!won) return [];
  const attackerWon = won.attack >= won.defence; // [AH-BAT.27]
  const sides = [won.figure, won.over].flatMap((figure, i) => {
    const rolls = told.filter((event) => event.say === 'rolledBattle');
    const roll = rolls.findLast((one) => one.figure === figure);
    if (!roll) return [];
    const { dice, bonus, total } = roll;
    return [{ figure, dice, bonus, total, won: i === 0, attacks: attackerWon === (i === 0) }];
  });
  return sides.length === 2 ? sides : [];
}

/** A battle as a moment of its own: both ships, their dice, what each side spent, and who won. */
export function BattleMoment({ events }: { events: readonly Event[] }) {
  const sides = battleIn(events);
  if (sides.length === 0) return null;
  return (
    <div className="battle paper">
      {sides.map((side) => (
        <BattleSide key={side.figure} {...side} tied={sides.every(({ total }) => total === side.total)} />
      ))}
    </div>
  );
}

function BattleSide({ figure, dice, bonus, total, won, attacks, tied }: Side & { tied: boolean }) {
  const words = useWords();
  const face = FIGURES.find(({ on }) => on === figure);
  if (!face) return null;
  return (
    <figure className={`${face.faction} ${won ? 'won' : ''}`}>
      <svg className={`figure ${face.kind}`} viewBox="-32 -34 64 64" aria-label={words.name(figure)}>
        <FigureShape kind={face.kind} faction={face.faction} />
      </svg>
      <div className="battle-dice">
        {dice.map((value, i) => (
          <Die key={i} value={value} faction={face.faction} label={words.label.die(value)} />
        ))}
        {bonus > 0 && <span>+ {bonus}</span>}
      </div>
      <figcaption>
        <small>{attacks ? words.label.attacks : words.label.defends}</small>
        <b>{total}</b> {won && (tied ? words.label.wonTie : words.label.won)}
      </figcaption>
    </figure>
  );
}
