/** The building blocks of sounds: bursts of filtered noise, and tones with their overtones. */

/** One sound that is being made. */
export interface Voice {
  readonly context: BaseAudioContext;
  readonly noise: AudioBuffer;
  readonly out: GainNode;
  /** When it begins. */
  readonly at: number;
  /** How often it came before, for sounds that are a tone higher each time. */
  readonly rise: number;
}

interface Shape {
  /** Seconds after the beginning of the sound. */
  at?: number;
  length: number;
  gain: number;
  attack?: number;
}

interface Burst extends Shape {
  filter: "lowpass" | "bandpass" | "highpass";
  /** In hertz; the filter glides to `to`. */
  from: number;
  to?: number;
  q?: number;
}

interface Tone extends Shape {
  pitch: number;
  /** The pitch that it glides to. */
  to?: number;
  wave?: OscillatorType;
  /** Takes the edge off a wave with many overtones. */
  mellow?: number;
}

/** Practically silent, but above zero, so that a level can ramp down to it. */
const SILENT = 0.0001;

/** A quick attack, then fading like anything that is struck. */
function envelope({ context, at: start }: Voice, { at = 0, length, gain, attack = 0.002 }: Shape): GainNode {
  const level = context.createGain();
  const begin = start + at;
  level.gain.setValueAtTime(SILENT, begin);
  level.gain.exponentialRampToValueAtTime(gain, begin + attack);
  level.gain.exponentialRampToValueAtTime(SILENT, begin + Math.max(length, attack + 0.01));
  return level;
}

function glide(what: AudioParam, from: number, to: number, begin: number, length: number): void {
  what.setValueAtTime(from, begin);
  if (to !== from) what.exponentialRampToValueAtTime(to, begin + length);
}

function run(source: AudioScheduledSourceNode, voice: Voice, { at = 0, length }: Shape): void {
  source.stop(voice.at + at + length + 0.03);
}

export function burst(voice: Voice, shape: Burst): void {
  const { at = 0, length, filter, from, to = from, q = 0.8 } = shape;
  const begin = voice.at + at;
  const source = new AudioBufferSourceNode(voice.context, { buffer: voice.noise, loop: true });
  const sieve = new BiquadFilterNode(voice.context, { type: filter, Q: q });
  glide(sieve.frequency, from, to, begin, length);
  source.connect(sieve).connect(envelope(voice, shape)).connect(voice.out);
  // Never the same grain twice.
  source.start(begin, Math.random() * voice.noise.duration);
  run(source, voice, shape);
}

export function tone(voice: Voice, shape: Tone): void {
  const { at = 0, length, pitch, to = pitch, wave = "sine", mellow } = shape;
  const begin = voice.at + at;
  const source = new OscillatorNode(voice.context, { type: wave });
  glide(source.frequency, pitch, to, begin, length);
  const level = envelope(voice, shape);
  if (mellow === undefined) source.connect(level);
  else source.connect(new BiquadFilterNode(voice.context, { frequency: mellow, Q: 0.5 })).connect(level);
  level.connect(voice.out);
  source.start(begin);
  run(source, voice, shape);
}

/** An overtone: its pitch, loudness and length relative to the tone. */
export type Partial = readonly [ratio: number, gain: number, length: number];

export function struck(voice: Voice, shape: Tone, partials: readonly Partial[]): void {
  for (const [ratio, gain, length] of partials) {
    const glides = shape.to === undefined ? {} : { to: shape.to * ratio };
    tone(voice, {
      ...shape,
      ...glides,
      pitch: shape.pitch * ratio,
      gain: shape.gain * gain,
      length: shape.length * length,
    });
  }
}
