/** How each sound is made: paper, wood, steel, skins and bells. */
import { burst, struck, tone, type Partial, type Voice } from "./instruments";
import type { Sound } from "./names";

const BELL: readonly Partial[] = [
  [0.5, 0.3, 0.9],
  [1, 1, 1],
  [2, 0.35, 0.6],
  [3.01, 0.14, 0.4],
  [4.2, 0.06, 0.25],
];
const STEEL: readonly Partial[] = [
  [1, 1, 1],
  [1.48, 0.8, 0.8],
  [2.09, 0.7, 0.65],
  [2.83, 0.5, 0.5],
  [3.71, 0.35, 0.4],
  [4.6, 0.2, 0.3],
];
const WOOD: readonly Partial[] = [
  [1, 1, 1],
  [1.7, 0.6, 0.7],
  [2.6, 0.35, 0.5],
];
const GONG: readonly Partial[] = [
  [1, 1, 1],
  [1.52, 0.6, 0.85],
  [1.98, 0.5, 0.75],
  [2.44, 0.4, 0.6],
  [3.12, 0.25, 0.45],
  [4.2, 0.15, 0.3],
];
/** A scale on which any two tones harmonise, so that a long row of reasons sounds pleasant. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

const semitones = (pitch: number, count: number) => pitch * 2 ** (count / 12);

/** A stick on a skin. */
function drum(voice: Voice, at: number, pitch: number, length: number, gain: number): void {
  tone(voice, { at, pitch, to: pitch * 0.45, length, gain });
  burst(voice, { at, filter: "lowpass", from: 420, to: 120, length: length * 0.5, gain: gain * 0.6 });
}

/** A low horn, far away. */
function horn(voice: Voice, at: number, pitch: number, length: number, gain: number): void {
  const mellow = Math.min(1600, pitch * 3);
  tone(voice, { at, pitch, wave: "sawtooth", mellow, length, attack: 0.05, gain });
  tone(voice, { at, pitch: pitch * 1.004, wave: "triangle", length, attack: 0.07, gain });
}

/** A plucked string. */
function pluck(voice: Voice, at: number, pitch: number, length: number, gain: number): void {
  tone(voice, { at, pitch, wave: "triangle", length, attack: 0.006, gain });
  tone(voice, { at, pitch: pitch * 2, length: length * 0.4, attack: 0.004, gain: gain * 0.3 });
  burst(voice, { at, filter: "bandpass", from: pitch * 4, length: 0.02, gain: gain * 0.5 });
}

function blow(voice: Voice): void {
  burst(voice, { filter: "lowpass", from: 2400, to: 300, length: 0.15, gain: 0.7 });
  burst(voice, { filter: "highpass", from: 3200, length: 0.025, gain: 0.25 });
  tone(voice, { pitch: 175, to: 58, length: 0.17, gain: 0.6 });
}

export const RECIPES: Readonly<Record<Sound, (voice: Voice) => void>> = {
  draw(voice) {
    burst(voice, {
      filter: "bandpass",
      from: 2200,
      to: 5200,
      q: 1.1,
      attack: 0.04,
      length: 0.13,
      gain: 0.5,
    });
    burst(voice, { at: 0.1, filter: "highpass", from: 3800, length: 0.025, gain: 0.2 });
  },
  shuffle(voice) {
    for (let at = 0; at < 8; at++) {
      const from = at % 2 ? 2600 : 3400;
      burst(voice, {
        at: at * 0.052,
        filter: "bandpass",
        from,
        to: from * 1.4,
        q: 1.2,
        attack: 0.012,
        length: 0.06,
        gain: 0.34,
      });
    }
    burst(voice, { at: 0.46, filter: "lowpass", from: 1400, length: 0.05, gain: 0.4 });
    tone(voice, { at: 0.46, pitch: 190, to: 110, length: 0.07, gain: 0.25 });
  },
  paper(voice) {
    burst(voice, {
      filter: "bandpass",
      from: 3200,
      to: 1500,
      q: 0.9,
      attack: 0.05,
      length: 0.2,
      gain: 0.36,
    });
    burst(voice, { at: 0.14, filter: "bandpass", from: 1900, length: 0.05, gain: 0.22 });
  },
  step(voice) {
    const pitch = 205 * (0.94 + Math.random() * 0.12);
    struck(voice, { pitch, to: pitch * 0.75, length: 0.08, gain: 0.4 }, WOOD);
    burst(voice, { filter: "bandpass", from: 1100, length: 0.03, gain: 0.4 });
  },
  curtain(voice) {
    burst(voice, { filter: "lowpass", from: 380, to: 1300, attack: 0.16, length: 0.42, gain: 0.5 });
    burst(voice, {
      at: 0.05,
      filter: "bandpass",
      from: 1500,
      to: 2600,
      attack: 0.15,
      length: 0.34,
      gain: 0.1,
    });
  },
  slam(voice) {
    tone(voice, { pitch: 135, to: 46, length: 0.22, gain: 0.75 });
    burst(voice, { filter: "lowpass", from: 1500, to: 400, length: 0.07, gain: 0.6 });
    burst(voice, { at: 0.03, filter: "bandpass", from: 2400, attack: 0.03, length: 0.16, gain: 0.07 });
  },
  flip(voice) {
    burst(voice, {
      filter: "bandpass",
      from: 1500,
      to: 4800,
      q: 1.2,
      attack: 0.05,
      length: 0.1,
      gain: 0.3,
    });
    burst(voice, { at: 0.085, filter: "highpass", from: 2400, length: 0.03, gain: 0.5 });
    tone(voice, { at: 0.085, pitch: 880, to: 480, wave: "triangle", length: 0.035, gain: 0.15 });
  },
  stamp(voice) {
    tone(voice, { pitch: 165, to: 70, length: 0.13, gain: 0.6 });
    burst(voice, { filter: "lowpass", from: 2400, to: 700, length: 0.04, gain: 0.55 });
  },
  tick(voice) {
    const pitch = semitones(587, SCALE[Math.min(voice.rise, SCALE.length - 1)] ?? 0);
    tone(voice, { pitch, wave: "triangle", length: 0.2, gain: 0.24 });
    tone(voice, { pitch: pitch * 2.76, length: 0.07, gain: 0.07 });
    burst(voice, { filter: "highpass", from: 5000, length: 0.012, gain: 0.22 });
  },
  scratch(voice) {
    for (const [at, from] of [
      [0, 3400],
      [0.07, 2700],
      [0.13, 3900],
    ] as const) {
      burst(voice, {
        at,
        filter: "bandpass",
        from,
        to: from * 0.4,
        q: 3,
        attack: 0.02,
        length: 0.1,
        gain: 0.6,
      });
    }
  },
  clash(voice) {
    struck(voice, { pitch: 1130, length: 0.9, gain: 0.085 }, STEEL);
    struck(voice, { at: 0.014, pitch: 1297, length: 0.7, gain: 0.07 }, STEEL);
    burst(voice, { filter: "highpass", from: 4200, length: 0.06, gain: 0.45 });
    burst(voice, { at: 0.02, filter: "bandpass", from: 6400, to: 3000, q: 4, length: 0.28, gain: 0.14 });
    tone(voice, { pitch: 150, to: 75, length: 0.09, gain: 0.35 });
  },
  held(voice) {
    struck(voice, { pitch: 245, to: 205, length: 0.14, gain: 0.4 }, WOOD);
    burst(voice, { filter: "bandpass", from: 720, length: 0.06, gain: 0.7 });
    tone(voice, { pitch: 118, to: 66, length: 0.14, gain: 0.45 });
  },
  hit: blow,
  heavy(voice) {
    blow(voice);
    drum(voice, 0.03, 92, 0.95, 0.85);
  },
  heal(voice) {
    pluck(voice, 0, 523, 0.5, 0.16);
    pluck(voice, 0.09, 659, 0.6, 0.16);
  },
  ability(voice) {
    for (const [at, pitch] of [587, 880, 1175].entries()) {
      struck(voice, { at: at * 0.07, pitch, attack: 0.015, length: 0.7, gain: 0.11 }, BELL);
    }
    burst(voice, { filter: "highpass", from: 6500, attack: 0.14, length: 0.4, gain: 0.05 });
  },
  asked(voice) {
    tone(voice, { pitch: 880, to: 850, length: 0.11, gain: 0.12 });
    tone(voice, { pitch: 1760, length: 0.05, gain: 0.04 });
    burst(voice, { filter: "bandpass", from: 2200, length: 0.012, gain: 0.12 });
  },
  turn(voice) {
    struck(voice, { pitch: 659, attack: 0.006, length: 1.3, gain: 0.2 }, BELL);
    struck(voice, { at: 0.16, pitch: 988, attack: 0.006, length: 1.2, gain: 0.1 }, BELL);
  },
  won(voice) {
    pluck(voice, 0, 392, 0.45, 0.25);
    pluck(voice, 0.13, 587, 0.7, 0.25);
  },
  lost(voice) {
    pluck(voice, 0, 392, 0.45, 0.23);
    pluck(voice, 0.15, 294, 0.7, 0.25);
  },
  defeated(voice) {
    struck(voice, { pitch: 98, attack: 0.012, length: 1.8, gain: 0.34 }, GONG);
    burst(voice, { filter: "lowpass", from: 900, to: 200, attack: 0.03, length: 0.7, gain: 0.22 });
    drum(voice, 0, 80, 0.5, 0.45);
  },
  victory(voice) {
    for (const [at, pitch, length] of [
      [0, 392, 0.3],
      [0.18, 523, 0.3],
      [0.36, 659, 0.34],
      [0.58, 784, 1.25],
    ] as const) {
      horn(voice, at, pitch, length, 0.14);
    }
    for (const pitch of [261.6, 523, 659]) horn(voice, 0.58, pitch, 1.2, 0.08);
    drum(voice, 0.58, 98, 0.6, 0.4);
    struck(voice, { at: 0.6, pitch: 1568, length: 1.1, gain: 0.05 }, BELL);
  },
  defeat(voice) {
    for (const [at, pitch, length] of [
      [0, 392, 0.4],
      [0.26, 349, 0.4],
      [0.52, 311, 0.5],
      [0.84, 196, 1.1],
    ] as const) {
      horn(voice, at, pitch, length, 0.15);
    }
    horn(voice, 0.84, 233, 1.05, 0.08);
    drum(voice, 0.84, 74, 0.8, 0.5);
  },
  threat(voice) {
    drum(voice, 0, 78, 0.5, 0.6);
    drum(voice, 0.24, 78, 0.7, 0.75);
    for (const pitch of [73.4, 77.8, 110]) {
      tone(voice, { pitch, wave: "sawtooth", mellow: 420, attack: 0.35, length: 1.3, gain: 0.14 });
    }
  },
};
