import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLongPress } from './long-press.ts';

/** What the shell does with the things a board draws. */
export interface Things {
  /** Names that may be chosen now, with what choosing each is called. */
  readonly offered: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly pointed: string | undefined;
  /** Names that can be taken up and dragged to another thing. */
  readonly handy: ReadonlySet<string>;
  /** Names that may be chosen, but nothing would come of it now. */
  readonly idle: ReadonlySet<string>;
  /** Names the log line under the mouse speaks of. */
  readonly named: ReadonlySet<string>;
  point(on: string | undefined): void;
  /** The mouse rests on a thing, whether it is offered or not. */
  look(on: string | undefined): void;
  take(on: string, how: 'mouse' | 'touch' | 'key'): void;
  /** Asks what a thing is. */
  explain(on: string): void;
}

const SELECTOR = '[data-on]';

/**
 * Makes exactly what the rules offer glow and be reachable: every element drawn under an offered name becomes a
 * button for mouse, touch, keyboard and screen reader. Boards stay plain drawings.
 */
export function useThings(root: RefObject<HTMLElement | null>, things: Things) {
  const { offered, chosen, pointed, handy, idle, named } = things;
  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    const light = () => {
      for (const thing of place.querySelectorAll(SELECTOR))
        lightOne(thing, { offered, chosen, pointed, handy, idle, named });
      for (const tab of place.querySelectorAll('[data-tab]')) lightTab(place, tab);
    };
    light();
    const watch = new MutationObserver(light);
    watch.observe(place, { subtree: true, childList: true, attributeFilter: ['data-on'] });
    return () => watch.disconnect();
  }, [root, offered, chosen, pointed, handy, idle, named]);

  useLongPress(root, (thing) => {
    const name = thing.closest(SELECTOR)?.getAttribute('data-on');
    if (name) things.explain(name);
  });
  const on = useEffectEvent((event: Event) => heard(event, things));
  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    const stop = new AbortController();
    for (const kind of [
      'click',
      'pointerover',
      'pointerout',
      'focusin',
      'focusout',
      'keydown',
      'contextmenu',
    ]) {
      place.addEventListener(kind, (event) => on(event), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [root]);
}

function lightOne(
  thing: Element,
  { offered, chosen, pointed, handy, idle, named }: Omit<Things, 'point' | 'look' | 'take' | 'explain'>,
) {
  const on = thing.getAttribute('data-on') ?? '';
  const label = offered.get(on);
  thing.classList.toggle('offered', label !== undefined);
  thing.classList.toggle('chosen', chosen.has(on));
  thing.classList.toggle('pointed', pointed === on);
  thing.classList.toggle('named', named.has(on));
  thing.classList.toggle('handy', handy.has(on));
  thing.classList.toggle('idle', label !== undefined && idle.has(on));
  if (label === undefined) {
    for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) thing.removeAttribute(name);
    return;
  }
  thing.setAttribute('role', 'button');
  thing.setAttribute('tabindex', '0');
  thing.setAttribute('aria-label', label);
  if (chosen.size > 0) thing.setAttribute('aria-pressed', String(chosen.has(on)));
}

/** A tab is lit while something on its hidden sheet may be chosen. */
function lightTab(place: Element, tab: Element) {
  const sheet = place.querySelector(`[data-panel="${tab.getAttribute('data-tab') ?? ''}"]`);
  tab.classList.toggle('lit', sheet?.querySelector('.offered') !== null && sheet !== null);
}

function heard(event: Event, things: Things) {
  if (event instanceof PointerEvent && event.type === 'click') clicked(event, things);
  else if (event instanceof KeyboardEvent) pressed(event, things);
  else if (event.type === 'contextmenu') asked(event, things);
  else if (event.type === 'focusin') pointAt(offeredUnder([targetOf(event)], things), things);
  else if (event.type === 'focusout') things.point(undefined);
  else if (event instanceof PointerEvent && event.pointerType === 'mouse') hovered(event, things);
}

const targetOf = (event: Event): Element | undefined =>
  event.target instanceof Element ? event.target : undefined;

/** The first offered thing under a point: figures stand in front of spaces, but only what is offered counts. */
function offeredUnder(elements: readonly (Element | undefined)[], { offered }: Things): string | undefined {
  for (const element of elements) {
    const on = element?.closest('.offered')?.getAttribute('data-on');
    if (on && offered.has(on)) return on;
  }
  return undefined;
}

const under = (event: MouseEvent) => document.elementsFromPoint(event.clientX, event.clientY);

function clicked(event: PointerEvent, things: Things) {
  const board = targetOf(event)?.closest('svg');
  if (board?.closest<SVGSVGElement>('.sea-drawing')?.dataset['dragged'] !== undefined) return;
  const byKey = event.detail === 0;
  const target = targetOf(event);
  const on = offeredUnder(byKey ? [target] : under(event), things);
  if (on) things.take(on, howTaken(event, byKey || target?.closest('dialog') !== null));
}

/** In a dialog there is no room for a first look: a touch is a choice. */
const howTaken = ({ pointerType }: PointerEvent, atOnce: boolean): 'mouse' | 'touch' | 'key' =>
  atOnce ? 'key' : pointerType === 'mouse' ? 'mouse' : 'touch';

function hovered(event: PointerEvent, things: Things) {
  if (event.type === 'pointerout' && event.relatedTarget) return;
  pointAt(offeredUnder(under(event), things), things);
  things.look(targetOf(event)?.closest(SELECTOR)?.getAttribute('data-on') ?? undefined);
}

function pointAt(on: string | undefined, things: Things) {
  if (on !== things.pointed) things.point(on);
}

function pressed(event: KeyboardEvent, things: Things) {
  const thing = targetOf(event)?.closest(SELECTOR);
  const on = thing?.getAttribute('data-on');
  if (!on || thing !== event.target) return;
  if (event.key === '?') things.explain(on);
  else if ((event.key === 'Enter' || event.key === ' ') && things.offered.has(on)) things.take(on, 'key');
  else return;
  event.preventDefault();
}

/** Right click and long press: what is this? */
function asked(event: Event, things: Things) {
  const on = targetOf(event)?.closest(SELECTOR)?.getAttribute('data-on');
  if (!on) return;
  event.preventDefault();
  things.explain(on);
}
