import type { Motion, Point, Stop } from '@portolan/games/board/board.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Where things went, left on the chart while one looks: a dotted wake, and a ring round what moved. The answer wipes it. */
export function drawWakes(place: HTMLElement, { ways = [] }: Motion): () => void {
  const layer = place.querySelector<SVGGElement>('.sea-drawing > .wakes');
  const sea = layer?.ownerSVGElement;
  if (!layer || !sea) return () => undefined;
  for (const { stops } of ways) {
    const points = stops.flatMap((stop) => pointOf(sea, stop) ?? []);
    const end = points.at(-1);
    if (points.length < 2 || !end) continue;
    layer.append(
      drawn('path', { class: 'wake', d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` }),
      drawn('circle', { class: 'came-to', cx: end.x, cy: end.y, r: 1 }),
    );
  }
  return () => layer.replaceChildren();
}

function drawn(name: string, attributes: { readonly [name: string]: string | number }): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Where a stop is on the chart, in its units. */
function pointOf(sea: SVGSVGElement, stop: Stop): Point | undefined {
  if (typeof stop !== 'string') return stop;
  const thing = sea.querySelector(`[data-on="${CSS.escape(stop)}"]`)?.getBoundingClientRect();
  const matrix = sea.getScreenCTM()?.inverse();
  if (!thing || !matrix) return undefined;
  const middle = new DOMPoint(thing.x + thing.width / 2, thing.y + thing.height / 2);
  const { x, y } = middle.matrixTransform(matrix);
  return { x, y };
}
