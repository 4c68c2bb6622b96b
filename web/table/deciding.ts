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
  /** The thing an amount is counted on. */
  readonly counted: ((asked: Asked) => string | undefined) | undefined;
  readonly preview: ((asked: Asked, answer: Json) => Preview | undefined) | undefined;
  answer(question: Question, answer: Json): void;
}

/** How far somebody has come in making up their mind. It starts anew with every question. */
interface Mind {
  readonly question: string;
  /** What was taken up: options that go through another thing are closed. */
  readonly held?: string | undefined;
  readonly picked: readonly string[];
  /** The thing under the mouse or the focus, and the one opened by a tap. */
  readonly pointed?: string | undefined;
  readonly opened?: string | undefined;
  /** One of several options of the opened thing. */
  readonly weighed?: Option | undefined;
  /** The answer that is being made: a shape, or an amount. */
  readonly draft?: Json | undefined;
}

const NO_OPTIONS: readonly Option[] = [];

/** What may be named: the options, or the answers the rules propose for a shape. */
function optionsOf(offer: Offer | undefined): readonly Option[] {
  if (offer?.kind === 'pick' || offer?.kind === 'picks') return offer.options;
  return offer?.kind === 'shape' ? (offer.candidates ?? NO_OPTIONS) : NO_OPTIONS;
}

const answerOf = (offer: Offer | undefined, option: Option): Json =>
  offer?.kind === 'shape'
    ? (offer.candidates?.find(({ key }) => key === option.key)?.answer ?? null)
    : option.key;

/** A question and an aside may be open at once and have the same id. */
const nameOf = (question: Question | undefined): string =>
  question ? `${question.id} ${question.about.say}` : '';

/** Everything between a question and its answer: pointing, taking up, choosing one or several, confirming. */
export function useDeciding(props: DecidingProps) {
  const { question, words, view, via } = props;
  const id = nameOf(question);
  const [stored, setMind] = useState<Mind>({ question: id, picked: [] });
  const mind: Mind = stored.question === id ? stored : { question: id, picked: [] };
  const change = (next: Partial<Mind>) => setMind({ ...mind, ...next });

  const offer = question?.offer;
  const options = optionsOf(offer);
  const counted = question && offer?.kind === 'amount' ? props.counted?.(question) : undefined;
  const { held, picked } = mind;
  const open = useMemo(() => stillOpen(options, held, via), [options, held, via]);
  const things = useMemo(() => {
    const label = (option: Option) => (question ? words.choice(option, question.about, view) : option.key);
    const title = (on: string) => words.explain(on, view)?.title ?? on;
    const labels = labelled(options, open, via, label, title);
    return counted === undefined ? labels : new Map([[counted, title(counted)]]);
  }, [options, open, via, question, words, view, counted]);
  const chosen = useMemo(() => chosenThings(options, picked, held), [options, picked, held]);

  const foresee = (option: Option) =>
    question ? props.preview?.(question, answerOf(offer, option)) : undefined;
  const idle = useIdle(open, foresee);
  const handy = useMemo(() => new Set(options.flatMap((option) => via?.(option) ?? [])), [options, via]);

  const target = mind.opened ?? mind.pointed;
  const candidates = open.filter(({ on }) => on !== undefined && on === target);
  const pointed = mind.weighed ?? candidates[0];

  const answer = (given: Json) => {
    setMind({ question: id, picked: [] });
    if (question) props.answer(question, given);
  };
  const range = offer?.kind === 'amount' ? offer.range : undefined;
  const amount = typeof mind.draft === 'number' ? mind.draft : (range?.min ?? 0);
  const pick = (option: Option) => {
    if (offer?.kind === 'picks')
      change({ picked: toggled(picked, option.key, offer.range.max), opened: undefined });
    else if (offer?.kind === 'shape')
      change({ draft: answerOf(offer, option), opened: undefined, weighed: undefined });
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
    if (on === counted && range) change({ draft: amount < range.max ? amount + 1 : range.min });
    else if (!only) change({ held: held === on ? undefined : on, opened: undefined });
    else if (mind.opened === on && here.length > 1 && props.turned?.(only)) turn();
    else if (here.length > 1) change({ opened: mind.opened === on ? undefined : on, weighed: undefined });
    else if (how === 'touch' && mind.opened !== on && offer?.kind === 'pick')
      change({ opened: on, weighed: undefined });
    else pick(only);
  };
  const draft = offer?.kind === 'shape' ? mind.draft : undefined;
  const drafted = question && draft !== undefined ? props.preview?.(question, draft) : undefined;
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
    preview: pointed ? foresee(pointed) : drafted,
    /** The shape as far as it is made, and why the rules would refuse it. */
    draft,
    refused: pointed ? undefined : drafted?.refused,
    shape: (answer: Json | undefined) => change({ draft: answer }),
    amount,
    count: (n: number) => change({ draft: n }),
    /** What would follow from an option, whether or not it is pointed at. */
    foresee,
    /** Whether what was chosen or made can be given. */
    ready:
      offer?.kind === 'picks'
        ? picked.length >= offer.range.min && picked.length <= offer.range.max
        : draft !== undefined && drafted?.refused === undefined,
    label: (option: Option) => (question ? words.choice(option, question.about, view) : option.key),
    point: (on: string | undefined) => change({ pointed: on }),
    turning,
    turn,
    weigh: (option: Option | undefined) => change({ weighed: option }),
    close: () => change({ opened: undefined, weighed: undefined }),
    confirm: () => answer(draft === undefined ? [...picked] : draft),
    answer,
    pick,
    take,
    /** What may be chosen, but nothing would come of it now. */
    idle,
    /** What can be taken up and put on another thing. */
    handy,
    drop: (from: string, to: string) => {
      const option = options.find((one) => one.on === to && via?.(one) === from);
      if (option) pick(option);
    },
  };
}
export type Deciding = ReturnType<typeof useDeciding>;

/** Things of which every option that is open would do nothing now. */
function useIdle(
  open: readonly Option[],
  foresee: (option: Option) => Preview | undefined,
): ReadonlySet<string> {
  const [known, note] = useState<{ readonly open: readonly Option[]; readonly idle: ReadonlySet<string> }>();
  if (known?.open === open) return known.idle;
  const [dull, useful] = [new Set<string>(), new Set<string>()];
  for (const option of open) {
    if (option.on !== undefined) (foresee(option)?.idle ? dull : useful).add(option.on);
  }
  const idle = new Set([...dull].filter((on) => !useful.has(on)));
  note({ open, idle });
  return idle;
}

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
