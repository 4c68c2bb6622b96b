/** Hands on the sea: a course drawn by dragging or tapping, a heading, a place. What it comes to is worked out by the rules. */
import type { Json } from '@portolan/kernel';
import { type PointerEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ShaperProps } from '../../board/board.ts';
import type { Point, Pose } from '../geometry/index.ts';
import type { PiratesView } from '../rules/information.ts';
import { takesCourse } from '../rules/preview.ts';
import type { Sketch } from '../rules/sketch.ts';
import { CHART, onChart, onSea, standing } from './geometry.ts';
import { LABELS } from './labels.ts';
import { answerAt, type PlaceShape, placeShape, turnedBy } from './place.ts';
import {
  asTurn,
  type CourseShape,
  courseOf,
  courseShape,
  isRecord,
  nearestTurn,
  segmentsLeft,
  startOf,
  type Stretch,
  stretchesOf,
  stretchTo,
} from './steer.ts';

type Props = ShaperProps<PiratesView, Sketch>;
type Pointer = Parameters<Props['at']>[0];
type At = (pointer: Pointer) => Point | undefined;

export function Shaper(props: Props) {
  const course = courseShape(props.shape);
  if (course) return <CourseShaper {...props} course={course} />;
  const place = placeShape(props.shape, (on) => poseOf(props.view, on));
  return place ? <PlaceShaper {...props} place={place} /> : null;
}

/** Where a thing lies. */
function poseOf(view: PiratesView, on: string): Pose | undefined {
  const [kind, id] = on.split(':');
  const things = { ship: view.ships, island: view.islands, tile: view.tiles };
  const list = kind === 'ship' || kind === 'island' || kind === 'tile' ? things[kind] : [];
  const thing = list[Number(id)];
  return thing && { x: thing.x, y: thing.y, heading: thing.heading };
}

/** All of the sea can be tapped; a drag on it moves the chart. */
function TapSea({ view, tap, at }: { view: PiratesView; tap: (to: Point) => void; at: At }) {
  return (
    <rect
      className="shaper-sea"
      x="0"
      y={-view.height / CHART}
      width={view.width / CHART}
      height={view.height / CHART}
      onClick={(event) => {
        const to = at(event);
        const dragged = event.currentTarget.ownerSVGElement?.dataset['dragged'] !== undefined;
        if (to && !dragged) tap(onSea(to));
      }}
    />
  );
}

interface GripProps {
  readonly at: At;
  readonly pose: Pose;
  readonly r: number;
  readonly drag: (to: Point) => void;
  /** A second finger turns. */
  readonly turn?: (by: number) => void;
}

/** A handle that follows the finger; a second finger on the glass turns by how the two lie to each other. */
function Grip({ pose, r, drag, turn, at }: GripProps) {
  const fingers = useRef(new Map<number, Point>());
  const down = (event: PointerEvent<SVGCircleElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent<SVGCircleElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) turn?.(angle(other, before) - angle(other, now));
    else {
      const to = at(event);
      if (to) drag(onSea(to));
    }
  };
  const up = (event: PointerEvent<SVGCircleElement>) => fingers.current.delete(event.pointerId);
  return (
    <g style={{ transform: standing(pose) }} data-grip="">
      <circle
        className="grip"
        r={r}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      />
    </g>
  );
}

/** Counter-clockwise on the glass, in hundredths of a degree. */
const angle = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 18_000) / Math.PI);

// --- Courses

/** How far the next stretch may go, all round its turn. */
function Reach({ course, used }: { course: CourseShape; used: readonly Stretch[] }) {
  const from = startOf(course, used);
  const far = Math.max(0, ...segmentsLeft(course.segments, used).map((one) => course.lengths[one])) / CHART;
  if (far === 0) return null;
  const { x, y } = onChart(from);
  if (course.most >= 18_000) return <circle className="reach" cx={x} cy={y} r={far} />;
  const end = (turn: number): string => {
    const rad = (-(from.heading + turn) * Math.PI) / 18_000;
    return `${x + far * Math.cos(rad)} ${y + far * Math.sin(rad)}`;
  };
  return (
    <path className="reach" d={`M${x} ${y}L${end(course.most)}A${far} ${far} 0 0 1 ${end(-course.most)}Z`} />
  );
}

function CourseShaper(props: Props & { course: CourseShape }) {
  const { course, draft, view, preview } = props;
  const stretches = stretchesOf(course, draft);
  const show = (next: readonly Stretch[]) => props.onDraft(courseOf(course, next));
  const at = (pointer: Pointer) => props.at(pointer);
  const takes = useMemo(() => takesCourse(view, props.asked), [view, props.asked]);
  /** The stretch under the finger is drawn anew while it is dragged; a new drag begins the next one. */
  const held = useRef<readonly Stretch[]>([]);
  const full = segmentsLeft(course.segments, stretches).length === 0;
  const begin = () => {
    held.current = full ? stretches.slice(0, -1) : stretches;
  };
  const to = (point: Point) => {
    const next = stretchTo(course, held.current, point);
    if (next)
      show([
        ...held.current,
        nearestTurn(course, next, (one) => takes(courseOf(course, [...held.current, one]))),
      ]);
  };
  const turnLast = (by: number) => show(changedLast(stretches, (last) => bounded(course, last, by, 0)));
  useKeys(course, stretches, show);
  const end = preview?.geometry?.end ?? startOf(course, stretches);
  return (
    <g className="shaper">
      <TapSea
        view={view}
        at={at}
        tap={(point) => {
          begin();
          to(point);
        }}
      />
      <Reach course={course} used={full ? stretches.slice(0, -1) : stretches} />
      <g onPointerDown={begin}>
        <Grip pose={end} r={24} drag={to} turn={turnLast} at={at} />
      </g>
    </g>
  );
}

const changedLast = (stretches: readonly Stretch[], change: (last: Stretch) => Stretch): readonly Stretch[] =>
  stretches.map((one, i) => (i === stretches.length - 1 ? change(one) : one));

/** Turned and lengthened a little, within what its segment allows. */
function bounded(course: CourseShape, stretch: Stretch, turn: number, distance: number): Stretch {
  return {
    ...stretch,
    turn: Math.max(-course.most, Math.min(course.most, stretch.turn + turn)),
    distance: Math.max(0, Math.min(course.lengths[stretch.measure], stretch.distance + distance)),
  };
}

/** Arrows turn and lengthen the last stretch by a degree and a millimetre, with Alt by ten; Backspace takes it back. */
function useKeys(
  course: CourseShape,
  stretches: readonly Stretch[],
  show: (next: readonly Stretch[]) => void,
) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea, dialog *'))
      return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    const step = event.altKey ? 10 : 1;
    const nudge = NUDGES[event.key];
    const [first] = segmentsLeft(course.segments, stretches);
    if (nudge && stretches.length > 0)
      show(changedLast(stretches, (last) => bounded(course, last, nudge[0] * step, nudge[1] * step)));
    else if (nudge && first) show([{ measure: first, turn: 0, distance: course.lengths[first] }]);
    else if (event.key === 'Backspace' && stretches.length > 0) show(stretches.slice(0, -1));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => pressed(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
const NUDGES: { readonly [key: string]: readonly [turn: number, distance: number] } = {
  ArrowLeft: [100, 0],
  ArrowRight: [-100, 0],
  ArrowUp: [0, 100],
  ArrowDown: [0, -100],
};

// --- Places

function PlaceShaper(props: Props & { place: PlaceShape }) {
  const { place, draft, view, preview, asked } = props;
  const at = (pointer: Pointer) => props.at(pointer);
  const berths = place.kind === 'pose' ? berthsIn(asked, place) : NO_BERTHS;
  const fine = { heading: headingIn(draft), which: whichIn(draft, place.kind) };
  const to = (point: Point) => props.onDraft(answerAt(place, point, fine, berths));
  const turn = (by: number) => {
    const next = turnedBy(draft, by);
    if (next !== undefined) props.onDraft(next);
  };
  const { end, laid } = preview?.geometry ?? {};
  const pose = end ?? laid?.at ?? place.from;
  return (
    <g className="shaper">
      <TapSea view={view} at={at} tap={to} />
      {pose && <Grip pose={pose} r={28} drag={to} turn={turn} at={at} />}
    </g>
  );
}

const NO_BERTHS: readonly Json[] = [];

/** The berths the rules propose around an island. */
const berthsIn = ({ offer }: Props['asked'], { from }: PlaceShape): readonly Json[] =>
  offer?.kind === 'shape' && from ? (offer.candidates ?? []).map(({ answer }) => answer) : NO_BERTHS;

const headingIn = (draft: Json | undefined): number => {
  const heading = isRecord(draft) ? draft['heading'] : undefined;
  return typeof heading === 'number' ? heading : 0;
};

function whichIn(draft: Json | undefined, kind: string): string | undefined {
  const which = isRecord(draft) ? draft[kind] : undefined;
  return typeof which === 'string' ? which : undefined;
}

// --- Tools

/** Sliders for what fingers are too thick for, and what may be put down. */
export function ShaperTools(props: Props) {
  const course = courseShape(props.shape);
  if (course) return <CourseTools {...props} course={course} />;
  const place = placeShape(props.shape, (on) => poseOf(props.view, on));
  return place ? <PlaceTools {...props} place={place} /> : null;
}

function CourseTools(props: Props & { course: CourseShape }) {
  const { course, draft, language } = props;
  const label = LABELS[language];
  const stretches = stretchesOf(course, draft);
  const last = stretches.at(-1);
  const left = segmentsLeft(course.segments, stretches);
  const show = (next: readonly Stretch[]) => props.onDraft(courseOf(course, next));
  const change = (part: Partial<Stretch>) => show(changedLast(stretches, (one) => ({ ...one, ...part })));
  return (
    <div className="steer-tools">
      {last && (
        <>
          <Slide
            name={label.turnBy}
            min={-course.most}
            max={course.most}
            value={-last.turn}
            says={turnSaid(label, last.turn)}
            slide={(value) => change({ turn: -value })}
          />
          <Slide
            name={label.distance}
            min={0}
            max={course.lengths[last.measure]}
            value={last.distance}
            says={`${last.measure} · ${Math.round(last.distance / 100)} mm`}
            slide={(value) => change({ distance: value })}
          />
        </>
      )}
      {[...new Set(left)].map((measure) => (
        <button
          key={measure}
          type="button"
          className="button"
          onClick={() => show([...stretches, { measure, turn: 0, distance: course.lengths[measure] }])}
        >
          + {measure}
        </button>
      ))}
      {last && (
        <button type="button" className="button quiet" onClick={() => show(stretches.slice(0, -1))}>
          {label.takeBack}
        </button>
      )}
    </div>
  );
}

const turnSaid = (label: (typeof LABELS)['en'], turn: number): string => {
  const degrees = Math.round(Math.abs(turn) / 100);
  return degrees === 0 ? label.ahead : turn > 0 ? label.port(degrees) : label.starboard(degrees);
};

interface SlideProps {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly says: string;
  readonly slide: (value: number) => void;
}

function Slide({ name, min, max, value, says, slide }: SlideProps) {
  return (
    <label>
      {name}
      <input
        type="range"
        min={min}
        max={max}
        step={100}
        value={value}
        aria-valuetext={says}
        onInput={(event) => slide(Number(event.currentTarget.value))}
      />
      <output>{says}</output>
    </label>
  );
}

/** Where how a thing lies is free, a slider turns it; where several may be put down, one is chosen. */
function PlaceTools(props: Props & { place: PlaceShape }) {
  const { place, draft, language, words, view } = props;
  const label = LABELS[language];
  const [which, choose] = useState<string>();
  const heading = headingIn(draft);
  const turns = isRecord(draft) && typeof draft['heading'] === 'number' && place.kind !== 'heading';
  const pick = (id: string) => {
    choose(id);
    if (isRecord(draft)) props.onDraft({ ...draft, [place.kind]: id });
    else
      props.onDraft({
        [place.kind]: id,
        x: Math.round(view.width / 2),
        y: Math.round(view.height / 2),
        heading: 0,
      });
  };
  if (!turns && place.choice.length === 0) return null;
  return (
    <div className="steer-tools">
      {place.choice.length > 0 && (
        <label>
          {label.choose}
          <select
            className="field"
            value={whichIn(draft, place.kind) ?? which ?? place.choice[0]}
            onChange={(event) => pick(event.currentTarget.value)}
          >
            {place.choice.map((id) => (
              <option key={id} value={id}>
                {words.explain(id, view)?.title ?? id}
              </option>
            ))}
          </select>
        </label>
      )}
      {turns && (
        <Slide
          name={label.side}
          min={-18_000}
          max={17_900}
          value={asTurn(heading)}
          says={`${Math.round(asTurn(heading) / 100)}°`}
          slide={(value) => {
            const next = turnedBy(draft, value - asTurn(heading));
            if (next !== undefined) props.onDraft(next);
          }}
        />
      )}
    </div>
  );
}
