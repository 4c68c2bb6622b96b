import {
  ANY,
  EVEN,
  takes,
  type BoardSlot,
  type Faction,
  type ShipSlot,
  type Values,
} from '../content/factions.ts';
import { slotFace, slotName } from '../content/slots.ts';
import type { Slot } from '../state.ts';
import { Glyph, type IconName } from './icon.tsx';
import { Die } from './marks.tsx';
import { breakable, useWords, type BoardWords } from './words.tsx';

type Id = BoardSlot | ShipSlot;

const ACTION_ICONS: Record<Id, IconName> = {
  sail: 'sail',
  tailwind: 'windsock',
  cannons: 'pirate-cannon',
  cannons2: 'pirate-cannon',
  repair: 'hammer-nails',
  bombard: 'cannon-shot',
  order: 'rally-the-troops',
  deploy: 'harbor-dock',
  inspire: 'public-speaker',
  gather: 'three-friends',
  rally: 'flying-flag',
  fullSail: 'galleon',
  negotiate: 'shaking-hands',
  cutterSail: 'shooner-sailboat',
  cutterTailwind: 'windsock',
  gunshipSail: 'battleship',
  gunshipTailwind: 'windsock',
};

const isAction = (id: string): id is Id => id in ACTION_ICONS;

/** The action slots of a faction's board (and of the Union's ships), with the dice and damage on them. */
export function ActionSlots({ faction, slots }: { faction: Faction; slots: readonly Slot[] }) {
  const actions = slots.flatMap((slot) => (isAction(slot.id) ? [{ ...slot, id: slot.id }] : []));
  return (
    <div className="slots" style={{ '--columns': actions.length }}>
      {actions.map((slot) => (
        <ActionSlot key={slot.id} faction={faction} {...slot} />
      ))}
    </div>
  );
}

function ActionSlot({ faction, id, die, damaged }: Omit<Slot, 'id'> & { faction: Faction; id: Id }) {
  const words = useWords();
  const face = slotFace(faction, id);
  return (
    <div className={`slot ${damaged ? 'damaged' : ''}`} data-on={slotName(faction, id)}>
      <Glyph name={ACTION_ICONS[id]} />
      <Well faction={faction} die={die} damaged={damaged} values={face.takes} dashed={face.dashed} />
      <h3>{breakable(words.name(slotName(faction, id)))}</h3>
      <p>{noteOf(words, { id, die, damaged, values: face.takes })}</p>
    </div>
  );
}

/** The hollow a die lies in: a value printed where only that one fits, a dashed rim where it cannot be damaged. */
export function Well({
  faction,
  die,
  damaged,
  values,
  dashed,
}: {
  faction: Faction;
  die: number;
  damaged: boolean;
  values: Values;
  dashed: boolean;
}) {
  const words = useWords();
  return (
    <div className={`well ${dashed ? 'dashed' : ''}`}>
      {die > 0 && <Die value={die} faction={faction} label={words.label.die(die)} />}
      {damaged && <Glyph name="cracked-shield" />}
      {die === 0 && !damaged && values !== ANY && <span>{valuesOf(values).join('·')}</span>}
    </div>
  );
}

const valuesOf = (values: Values): number[] => [1, 2, 3, 4, 5, 6].filter((value) => takes(values, value));

function noteOf(
  words: BoardWords,
  { id, die, damaged, values }: { id: Id; die: number; damaged: boolean; values: Values },
): string {
  const { label } = words;
  if (damaged) return label.damaged;
  if (die > 0 && (id === 'cannons' || id === 'cannons2')) return label.loaded;
  if (values === ANY) return label.anyDie;
  return values === EVEN ? label.evenDie : label.only(valuesOf(values));
}

/** A rival's board at a glance: the dice it has placed, each over the sign of its action. */
export function PlacedDice({ faction, slots }: { faction: Faction; slots: readonly Slot[] }) {
  const words = useWords();
  return slots.map((slot) => {
    if (!isAction(slot.id) || (slot.die === 0 && !slot.damaged)) return null;
    return (
      <figure key={slot.id} data-on={slotName(faction, slot.id)} className={slot.damaged ? 'damaged' : ''}>
        {slot.damaged ? (
          <Glyph name="cracked-shield" />
        ) : (
          <Die value={slot.die} faction={faction} label={words.label.die(slot.die)} />
        )}
        <figcaption>
          <Glyph name={ACTION_ICONS[slot.id]} />
          <span className="unseen">{words.name(slotName(faction, slot.id))}</span>
        </figcaption>
      </figure>
    );
  });
}
