/** A card as large as it needs to be: its picture, its figures, and every word explained with its number in the rulebook. */
import { memo } from 'react';
import { type PieceId, pieces } from '../../content/pieces.ts';
import { newShipOnSea } from '../scene.ts';
import { hullOnSea, Model } from '../ship.tsx';
import type { Item } from './catalogue.ts';
import { useYard } from './words.ts';

/** A ship fresh from the yard, on its patch of sea. */
export const Portrait = memo(function Portrait({ piece }: { piece: PieceId }) {
  const ship = newShipOnSea(piece, 0);
  const { length, beam } = hullOnSea(ship);
  const [w, h] = [Math.max(length / 100 + 34, 78), Math.max(beam / 100 + 26, 50)];
  return (
    <svg className="yard-portrait" viewBox={`${-w / 2 - 6} ${-h / 2} ${w} ${h}`} aria-hidden="true">
      <path
        className="wavelets"
        d={`M${-w / 2} ${-h * 0.36}q4-4 8 0q4-4 8 0M${w * 0.2} ${h * 0.38}q4-4 8 0q4-4 8 0`}
      />
      <g transform="rotate(-12)">
        <Model ship={ship} />
      </g>
    </svg>
  );
});

export function CardLarge({ item }: { item: Item }) {
  const yard = useYard();
  const explained = yard.explain(item.id);
  if (!explained) return null;
  return (
    <section className="paper sheet yard-card">
      <h3 className="heading">{explained.title}</h3>
      {item.kind === 'ship' && <Portrait piece={item.id} />}
      {explained.text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {item.kind === 'ship' && <p>{yard.label.room(0, pieces[item.id].cargo)}</p>}
      <p className="yard-rules">
        {explained.rules.map((rule) => (
          <a key={rule} className="link" href={`/rules/pirates#${rule}`}>
            {rule}
          </a>
        ))}
      </p>
    </section>
  );
}
