import type { Asked, Json, Offer, Option, Preview, Words } from '@portolan/kernel';
import { useMemo, useState } from 'react';

/** The question a seat has to answer now, with its offer known. */
export interface Question extends Asked {
  readonly offer: Offer;
}

export interface DecidingProps {
  readonly question: Question | undefined;
  readonly words: Words;
  readonly view: unknown;
  /** A thing to take up before an option's own thing. */
  readonly via: ((option: Option) => string | undefined) | undefined;
  /** Options that are looked at one after the other. */
  readonly turned: ((option: Option) => boolean) | undefined;
  readonly preview: ((asked: Asked, answer: Json) => Preview | undefined) | undefined;
  answer(question: number, answer: Json): void;
}

/** How far somebody has come in making up their mind. It starts anew with every question. */
interface Mind {
  readonly question: number;
  /** What was taken up: options that go through another thing are closed. */
  readonly held?: string | undefined;
  readonly picked: readonly string[];
  /** The thing under the mouse or the focus, and the one opened by a tap. */
  readonly pointed?: string | undefined;
  readonly opened?: string | undefined;
  /** One of several options of the opened thing. */
  readonly weighed?: Option | undefined;
}

const NO_OPTIONS: readonly Option[] = [];

/** Everything between a question and its answer: pointing, taking up, choosing one or several, confirming. */
export function useDeciding(props: DecidingProps) {
  const { question, words, view, via } = props;
  const id = question?.id ?? -1;
  const [stored, setMind] = useState<Mind>({ question: id, picked: [] });
  const mind: Mind = stored.question === id ? stored : { question: id, picked: [] };
  const change = (next: Partial<Mind>) => setMind({ ...mind, ...next });

  const offer = question?.offer;
  const options = offer?.kind === 'pick' || offer?.kind === 'picks' ? offer.options : NO_OPTIONS;
  const { held, picked } = mind;
  const open = useMemo(() => stillOpen(options, held, via), [options, held, via]);
  const things = useMemo(() => {
    const label = (option: Option) => (question ? words.choice(option, question.about, view) : option.key);
    return labelled(options, open, via, label, (on) => words.explain(on, view)?.title ?? on);
  }, [options, open, via, question, words, view]);
  const chosen = useMemo(() => chosenThings(options, picked, held), [options, picked, held]);

  const handy = useMemo(() => new Set(options.flatMap((option) => via?.(option) ?? [])), [options, via]);

  const target = mind.opened ?? mind.pointed;
  const candidates = open.filter(({ on }) => on !== undefined && on === target);
  const pointed = mind.weighed ?? candidates[0];

  const answer = (given: Json) => {
    setMind({ question: id, picked: [] });
    if (question) props.answer(question.id, given);
  };
  const pick = (option: Option) => {
    if (offer?.kind === 'picks')
      change({ picked: toggled(picked, option.key, offer.range.max), opened: undefined });
    else answer(option.key);
  };
  const turning = pointed !== undefined && candidates.length > 1 && (props.turned?.(pointed) ?? false);
  const turn = () => {
    const next = candidates.findIndex((option) => option === pointed) + 1;
    change({ weighed: candidates[next % candidates.length] });
  };
  const take = (on: string, how: 'mouse' | 'touch' | 'key') => {
    const here = open.filter((option) => option.on === on);
    const [only] = here;
    if (!only) change({ held: held === on ? undefined : on, opened: undefined });
    else if (mind.opened === on && here.length > 1 && props.turned?.(only)) turn();
    else if (here.length > 1) change({ opened: mind.opened === on ? undefined : on, weighed: undefined });
    else if (how === 'touch' && mind.opened !== on && offer?.kind === 'pick')
      change({ opened: on, weighed: undefined });
    else pick(only);
  };
  const foresee = (option: Option) => (question ? props.preview?.(question, option.key) : undefined);
  return {
    question,
    options,
    things,
    chosen,
    picked,
    target,
    opened: mind.opened !== undefined,
    candidates,
    pointed,
    preview: pointed && foresee(pointed),
    /** What would follow from an option, whether or not it is pointed at. */
    foresee,
    ready: offer?.kind === 'picks' && picked.length >= offer.range.min && picked.length <= offer.range.max,
    label: (option: Option) => (question ? words.choice(option, question.about, view) : option.key),
    point: (on: string | undefined) => change({ pointed: on }),
    turning,
    turn,
    weigh: (option: Option | undefined) => change({ weighed: option }),
    close: () => change({ opened: undefined, weighed: undefined }),
    confirm: () => answer([...picked]),
    answer,
    pick,
    take,
    /** What can be taken up and put on another thing. */
    handy,
    drop: (from: string, to: string) => {
      const option = options.find((one) => one.on === to && via?.(one) === from);
      if (option) pick(option);
    },
  };
}
export type Deciding = ReturnType<typeof useDeciding>;

/** The options left once something has been taken up: those that go through it, and those that need nothing. */
function stillOpen(
  options: readonly Option[],
  held: string | undefined,
  via: DecidingProps['via'],
): readonly Option[] {
  if (held === undefined) return options;
  return options.filter((option) => {
    const first = via?.(option);
    return first === undefined || first === held;
  });
}

/** Every thing that may be touched, with what touching it is called. What can be taken up stays lit, to take another instead. */
function labelled(
  all: readonly Option[],
  open: readonly Option[],
  via: DecidingProps['via'],
  label: (option: Option) => string,
  title: (on: string) => string,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const option of all) {
    const first = via?.(option);
    if (first !== undefined) labels.set(first, title(first));
  }
  for (const option of open) {
    if (option.on === undefined) continue;
    const before = labels.get(option.on);
    labels.set(option.on, before === undefined ? label(option) : `${before}; ${label(option)}`);
  }
  return labels;
}

function chosenThings(
  options: readonly Option[],
  picked: readonly string[],
  held: string | undefined,
): ReadonlySet<string> {
  const names = options.filter(({ key }) => picked.includes(key)).map(({ on }) => on);
  return new Set([...names, held].filter((name) => name !== undefined));
}

/** Choosing again lets go; one too many lets go of the oldest. */
export function toggled(picked: readonly string[], key: string, most: number): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return [...picked, key].slice(-Math.max(most, 1));
}
