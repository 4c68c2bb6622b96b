import type { Viewer } from '@portolan/kernel';
import { useState } from 'react';
import { useWords } from '../text/words.ts';

interface TransportProps {
  at: number;
  last: number;
  playing: boolean;
  play: (playing: boolean) => void;
  step: (to: number, inMotion: boolean) => void;
  link: string;
  eyes: Viewer;
  all: readonly Viewer[];
  see: (eyes: Viewer) => void;
  names: readonly string[];
}

const SIGNS = {
  first: 'M4 3v14M17 3v14L7 10z',
  back: 'M14 3v14L5 10z',
  play: 'M5 3v14l12-7z',
  pause: 'M5 3h4v14H5zM11 3h4v14h-4z',
  on: 'M6 3v14l9-7z',
  last: 'M16 3v14M3 3v14l10-7z',
};

/** The brass under a replay: where we are, going on, going back, and handing the moment to somebody. */
export function Transport(props: TransportProps) {
  const { at, last, playing, play, step, eyes, all, see, names } = props;
  const { replay } = useWords();
  const jump = (to: number, inMotion = false) => {
    play(false);
    step(to, inMotion);
  };
  return (
    <section className="transport" aria-label={replay.title}>
      <div className="knobs">
        <Knob sign="first" name={replay.first} press={() => jump(0)} off={at === 0} />
        <Knob sign="back" name={replay.back} press={() => jump(at - 1)} off={at === 0} />
        <Knob
          sign={playing ? 'pause' : 'play'}
          name={playing ? replay.pause : replay.play}
          press={() => (at === last && !playing ? (step(0, false), play(true)) : play(!playing))}
          off={false}
        />
        <Knob sign="on" name={replay.on} press={() => jump(at + 1, true)} off={at === last} />
        <Knob sign="last" name={replay.last} press={() => jump(last)} off={at === last} />
      </div>
      <label className="scrub">
        <span className="unseen">{replay.moment}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={replay.of(at + 1, last + 1)}
          onChange={(event) => jump(Number(event.target.value))}
        />
        <output>{replay.of(at + 1, last + 1)}</output>
      </label>
      <label className="eyes">
        <span className="unseen">{replay.eyes}</span>
        <select
          className="field"
          value={String(eyes)}
          onChange={(event) =>
            see(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))
          }
        >
          {all.map((viewer) => (
            <option key={viewer} value={String(viewer)}>
              {viewer === 'spectator' ? replay.onlooker : names[viewer]}
            </option>
          ))}
        </select>
      </label>
      <Share link={props.link} />
    </section>
  );
}

function Knob({
  sign,
  name,
  press,
  off,
}: {
  sign: keyof typeof SIGNS;
  name: string;
  press: () => void;
  off: boolean;
}) {
  return (
    <button type="button" aria-label={name} title={name} disabled={off} onClick={press}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

function Share({ link }: { link: string }) {
  const { replay, set } = useWords();
  const [shared, setShared] = useState('');
  const share = async () => {
    await navigator.clipboard.writeText(link);
    setShared(link);
  };
  return (
    <button
      className="button"
      type="button"
      aria-label={shared === link ? replay.shared : replay.share}
      onClick={() => void share().catch(() => setShared(''))}
    >
      {shared === link ? replay.shared : set.copy}
    </button>
  );
}
