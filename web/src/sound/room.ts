/** The room that all sounds pass through: a short echo, a limiter for loud moments, and the volume. */

export interface Room {
  readonly context: BaseAudioContext;
  readonly input: AudioNode;
  /** White noise, the raw material of paper, wood and blows. */
  readonly noise: AudioBuffer;
  /** From 0 to 1, as perceived by a listener. */
  volume: number;
}

const ECHO = 0.9;
const ECHO_LEVEL = 0.2;
const NOISE = 2;

function whiteNoise(context: BaseAudioContext, seconds: number, channels: number): AudioBuffer {
  const buffer = context.createBuffer(channels, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  for (let channel = 0; channel < channels; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return buffer;
}

/** The echo of a small room with wooden walls: it fades, the high part first. */
function echo(context: BaseAudioContext): AudioBuffer {
  const buffer = whiteNoise(context, ECHO, 2);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let dull = 0;
    for (let at = 0; at < samples.length; at++) {
      const time = at / samples.length;
      const bright = 0.6 * (1 - time) ** 2 + 0.05;
      dull += bright * ((samples[at] ?? 0) - dull);
      samples[at] = dull * (1 - time) ** 3.2;
    }
  }
  return buffer;
}

export function openRoom(context: BaseAudioContext): Room {
  const input = context.createGain();
  const master = context.createGain();
  const press = new DynamicsCompressorNode(context, {
    threshold: -16,
    knee: 14,
    ratio: 4,
    attack: 0.003,
    release: 0.18,
  });
  // An echo on low drums sounds muddy.
  const light = new BiquadFilterNode(context, { type: "highpass", frequency: 260 });
  const hall = new ConvolverNode(context, { buffer: echo(context) });
  const wet = new GainNode(context, { gain: ECHO_LEVEL });
  input.connect(press);
  input.connect(light).connect(hall).connect(wet).connect(press);
  press.connect(master).connect(context.destination);
  let volume = 1;
  return {
    context,
    input,
    noise: whiteNoise(context, NOISE, 1),
    get volume() {
      return volume;
    },
    set volume(wanted) {
      volume = Math.min(1, Math.max(0, wanted));
      // Perceived loudness goes with the square.
      master.gain.setTargetAtTime(volume ** 2, context.currentTime, 0.01);
    },
  };
}
