/** Short sounds of our own, made when they are needed: nothing is fetched, nothing is recorded. */
export type Sound = 'bell' | 'knock' | 'dice' | 'wave';

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    MAKERS[sound](context, context.currentTime + 0.01);
  } catch {
    // A device without sound plays on in silence.
  }
}

const MAKERS: { readonly [sound in Sound]: (to: AudioContext, at: number) => void } = {
  bell: (to, at) => {
    tone(to, { at, pitch: 784, loud: 0.12, length: 0.9 });
    tone(to, { at: at + 0.16, pitch: 1047, loud: 0.1, length: 1.1 });
  },
  knock: (to, at) => {
    tone(to, { at, pitch: 190, loud: 0.2, length: 0.09 });
    tone(to, { at: at + 0.13, pitch: 170, loud: 0.18, length: 0.1 });
  },
  dice: (to, at) => {
    for (const [i, later] of [0, 0.07, 0.13, 0.24, 0.3].entries())
      hiss(to, { at: at + later, pitch: 2400 - i * 180, loud: 0.22, length: 0.04 });
  },
  wave: (to, at) => hiss(to, { at, pitch: 520, loud: 0.07, length: 0.5 }),
};

interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly loud: number;
  /** In seconds, until it has died away. */
  readonly length: number;
}

function tone(to: AudioContext, { at, pitch, loud, length }: Note): void {
  const voice = new OscillatorNode(to, { type: 'sine', frequency: pitch });
  voice.connect(dying(to, at, loud, length));
  voice.start(at);
  voice.stop(at + length);
}

/** Noise through a narrow gap: wood, or water. */
function hiss(to: AudioContext, { at, pitch, loud, length }: Note): void {
  const noise = to.createBuffer(1, Math.ceil(to.sampleRate * length), to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const gap = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source.connect(gap).connect(dying(to, at, loud, length));
  source.start(at);
}

function dying(to: AudioContext, at: number, loud: number, length: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(to.destination);
  return gain;
}
