/** Short sounds without files: a few notes for what happens. */
import { settings } from "../../lib/settings.svelte";
import type { Step } from "../../lib/wire";

let context: AudioContext | null = null;

type Note = readonly [frequency: number, at: number, length: number, type?: OscillatorType];

const NOTES: Readonly<Record<string, readonly Note[]>> = {
  turn_began: [
    [392, 0, 0.1],
    [523, 0.09, 0.14],
  ],
  moved: [[240, 0, 0.05, "triangle"]],
  placed: [[260, 0, 0.06, "triangle"]],
  schemed: [
    [440, 0, 0.1],
    [660, 0.1, 0.16],
  ],
  attacked: [[180, 0, 0.12, "sawtooth"]],
  revealed: [
    [520, 0, 0.07],
    [780, 0.06, 0.09],
  ],
  damaged: [[120, 0, 0.18, "square"]],
  defeated: [
    [196, 0, 0.16, "triangle"],
    [131, 0.14, 0.3, "triangle"],
  ],
  recovered: [
    [523, 0, 0.08],
    [659, 0.08, 0.12],
  ],
  game_won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.34],
  ],
  asked: [
    [660, 0, 0.07],
    [880, 0.07, 0.1],
  ],
};

export function play(kind: string): void {
  if (!settings.sound) return;
  const notes = NOTES[kind];
  if (!notes || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A page that was opened without a click is silent until there is one.
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const [frequency, at, length, type = "sine"] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(0.06, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}

export function hear(step: Step): void {
  play(step.kind);
}
