/** Plays sounds in the room, one of a kind at a time. */
import type { Voice } from "./instruments";
import type { Sound } from "./names";
import { RECIPES } from "./recipes";
import { openRoom, type Room } from "./room";

/** In seconds: the same sound within this time is the same event reported twice. */
const SAME = 0.06;
/** How quickly a sound fades out for the next of its kind. */
const FADE = 0.03;
/** The length of the longest sound with its echo. */
const LONGEST = 3;

let context: AudioContext | null = null;
let room: Room | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
const last = new Map<Sound, { at: number; voice: Voice }>();

/** Plays something in a room, now or later; also in an offline room. */
export function perform(into: Room, sound: Sound, rise = 0, at = into.context.currentTime): Voice {
  const out = into.context.createGain();
  out.connect(into.input);
  const voice: Voice = { context: into.context, noise: into.noise, out, at, rise };
  RECIPES[sound](voice);
  return voice;
}

function open(): { context: AudioContext; room: Room } {
  context ??= new AudioContext();
  room ??= openRoom(context);
  return { context, room };
}

/** Call from a gesture, after which the browser allows sound. True once it does. */
export function wake(): boolean {
  context ??= new AudioContext();
  // The room takes long to compute, so it gets a task of its own.
  setTimeout(open);
  if (context.state === "running") return true;
  void context.resume();
  rest();
  return false;
}

/** Suspends a silent room, so that it costs no power. */
function rest(): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), LONGEST * 1000 + 500);
}

export function tune(volume: number): void {
  if (room) room.volume = volume;
}

export function sound(name: Sound, rise: number, volume: number): void {
  const { context, room } = open();
  if (context.state === "suspended") void context.resume();
  rest();
  room.volume = volume;
  const now = context.currentTime;
  const before = last.get(name);
  if (before && now - before.at < SAME) return;
  before?.voice.out.gain.setTargetAtTime(0, now, FADE / 3);
  last.set(name, { at: now, voice: perform(room, name, rise, now) });
}

export { openRoom };
