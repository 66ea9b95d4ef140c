/**
 * The door to the room of sounds. The room itself is fetched with the first click or key, because browsers let no page
 * sound before; who has muted the game never fetches it.
 */
import { settings } from "../lib/settings.svelte";
import type { Sound } from "./names";

type Player = typeof import("./player");

/** A sound that would be later than this, in milliseconds, is dropped. */
const TOO_LATE = 400;
const GESTURES = ["pointerup", "keydown"] as const;

let player: Player | null = null;
let coming: Promise<unknown> | null = null;
let wasTouched = false;

function fetchPlayer(): Promise<unknown> {
  coming ??= import("./player").then(
    (found) => (player = found),
    // Without a connection the game is silent until the next try.
    () => (coming = null),
  );
  return coming;
}

function maySound(): boolean {
  if (!settings.sound || settings.volume <= 0 || document.hidden) return false;
  return (
    typeof AudioContext !== "undefined" && (wasTouched || (navigator.userActivation?.hasBeenActive ?? false))
  );
}

/** Call on pages with sound: from the next click or key on, the room is ready. Returns a function that stops it. */
export function attend(): () => void {
  const stop = () => GESTURES.forEach((gesture) => removeEventListener(gesture, wake));
  function wake(): void {
    wasTouched = true;
    if (!maySound()) return;
    void fetchPlayer();
    // Some browsers let a page sound only from within a click.
    if (player?.wake()) stop();
  }
  for (const gesture of GESTURES) addEventListener(gesture, wake);
  return stop;
}

/** Plays a sound; a tick is a tone higher with each `rise`. */
export function play(sound: Sound, rise = 0): void {
  if (!maySound()) return;
  if (player) {
    // Its instruments take long to make: in a task of their own, so that no picture waits for them.
    setTimeout(() => player?.sound(sound, rise, settings.volume));
    return;
  }
  const since = performance.now();
  void fetchPlayer().then(() => {
    if (performance.now() - since < TOO_LATE) player?.sound(sound, rise, settings.volume);
  });
}

/** Applies the volume from the settings to current sounds. */
export function tune(): void {
  player?.tune(settings.sound ? settings.volume : 0);
}
