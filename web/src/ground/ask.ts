/**
 * Where pictures of grounds come from: drawn once for each board, size and light, by a worker. On the page it would hold
 * everything up; where there are no workers that draw, the ground stays plain.
 */
import type { Drawn, GroundJob } from "./job";
import { seedOf } from "./tools/noise";

const MOST_KEPT = 8;
const kept = new Map<string, Promise<Drawn>>();

function keyOf({ board, isTurned, rect, width, dark, banner }: GroundJob): string {
  const { x, y, w, h } = rect;
  // Boards of lessons have no names of their own.
  const what = seedOf(JSON.stringify([board.slug, board.spaces, board.lines, board.ground]));
  return [what, isTurned, ...[x, y, w, h, width].map(Math.round), dark, Math.round(banner)].join(" ");
}

/** The picture that was asked for; one of the last few is there at once. */
export function askGround(job: GroundJob): Promise<Drawn> {
  const key = keyOf(job);
  const found = kept.get(key) ?? byWorker(job);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  for (const old of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(old);
  }
  return found;
}

let worker: Worker | null = null;
let count = 0;

function byWorker(job: GroundJob): Promise<Drawn> {
  worker ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const asked = worker;
  const id = ++count;
  return new Promise((done, fail) => {
    const stop = () => {
      asked.removeEventListener("message", hear);
      asked.removeEventListener("error", lose);
    };
    const hear = ({ data }: MessageEvent<{ id: number; drawn: Drawn }>) => {
      if (data.id !== id) return;
      stop();
      done(data.drawn);
    };
    const lose = () => {
      stop();
      fail(new Error("the worker failed"));
    };
    asked.addEventListener("message", hear);
    asked.addEventListener("error", lose);
    asked.postMessage({ id, job });
  });
}
