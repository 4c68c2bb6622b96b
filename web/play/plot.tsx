import { useState } from 'react';
import { useWords } from '../text/words.ts';
import { type Course, lineOf, ticksOf, topOf } from './tally.ts';

const BOX = { width: 560, height: 190 };
/** Lines are told apart by their dashes too. */
const DASHES = ['none', '9 5', '2 5', '12 4 2 4'];

interface PlotProps {
  courses: readonly Course[];
  names: readonly string[];
  who: (seat: number) => string;
}

/** Score and wealth over the whole game, a line a seat. */
export function Plot({ courses, names, who }: PlotProps) {
  const words = useWords().end;
  const [key, choose] = useState(courses[0]?.key);
  const course = courses.find((one) => one.key === key);
  if (!course) return null;
  return (
    <section className="plot" aria-labelledby="over-time">
      <h3 className="heading" id="over-time">
        {words.overTime}
      </h3>
      <div className="choice" role="radiogroup" aria-labelledby="over-time">
        {courses.map((one) => (
          <label key={one.key}>
            <input type="radio" name="course" checked={one.key === key} onChange={() => choose(one.key)} />
            {one.title}
          </label>
        ))}
      </div>
      <Lines course={course} names={names} who={who} />
    </section>
  );
}

function Lines({ course, names, who }: { course: Course } & Pick<PlotProps, 'names' | 'who'>) {
  const top = topOf(course);
  const height = (value: number) => BOX.height - (value / top) * BOX.height;
  const last = course.points.at(-1)?.bySeat ?? [];
  return (
    <>
      <svg viewBox={`-34 -10 ${BOX.width + 74} ${BOX.height + 22}`} aria-label={course.title}>
        {ticksOf(top).map((value) => (
          <g key={value} className="tick">
            <path d={`M0 ${height(value)}H${BOX.width}`} />
            <text x="-8" y={height(value) + 5}>
              {value}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <g key={name + String(seat)} className={who(seat)}>
            <path
              className="line"
              d={lineOf(course, seat, top, BOX)}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
          </g>
        ))}
      </svg>
      <ul className="plot-legend">
        {names.map((name, seat) => (
          <li key={name + String(seat)} className={who(seat)}>
            <svg viewBox="0 0 34 10" aria-hidden="true">
              <path className="line" d="M1 5H33" strokeDasharray={DASHES[seat % DASHES.length]} />
            </svg>
            {name} <b>{last[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
