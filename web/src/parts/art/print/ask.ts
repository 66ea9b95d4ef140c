/** Orders prints: each is made once for its size, in a worker if possible. */
import { seedOf } from "../../../ground/tools/noise";
import type { Job } from "./job";

/** How many are cached; the oldest are dropped. */
const MOST_PIXELS = 24_000_000;

interface Kept {
  print: Promise<ImageBitmap>;
  pixels: number;
}
const kept = new Map<string, Kept>();

function keyOf({ glyphs, ...job }: Job): string {
  // With glyphs that load later it is another print.
  return `${seedOf(JSON.stringify(job))} ${job.pixels} ${Object.keys(glyphs).join(" ")}`;
}

/** The print of a job; recent ones are cached. */
export function print(job: Job): Promise<ImageBitmap> {
  const key = keyOf(job);
  const found = kept.get(key) ?? { print: make(job), pixels: job.pixels ** 2 };
  kept.delete(key);
  kept.set(key, found);
  found.print.catch(() => kept.delete(key));
  let sum = 0;
  for (const one of kept.values()) sum += one.pixels;
  for (const [old, { pixels }] of kept) {
    if (sum <= MOST_PIXELS || old === key) break;
    kept.delete(old);
    sum -= pixels;
  }
  return found.print;
}

async function make(job: Job): Promise<ImageBitmap> {
  if (typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined") {
    try {
      return await byWorker(job);
    } catch {
      // A browser whose workers have no canvas prints on the page.
    }
  }
  return onPage(job);
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, { done: (print: ImageBitmap) => void; fail: (why: Error) => void }>();

function hire(): Worker {
  const hired = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  hired.addEventListener("message", ({ data }: MessageEvent<{ id: number; bitmap: ImageBitmap }>) => {
    waiting.get(data.id)?.done(data.bitmap);
    waiting.delete(data.id);
  });
  hired.addEventListener("error", () => {
    for (const { fail } of waiting.values()) fail(new Error("the worker failed"));
    waiting.clear();
  });
  return hired;
}

function byWorker(job: Job): Promise<ImageBitmap> {
  worker ??= hire();
  const id = ++count;
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker?.postMessage({ id, job });
  });
}

async function onPage(job: Job): Promise<ImageBitmap> {
  const [{ sheetOf }, { paint }] = await Promise.all([import("./job"), import("./paint")]);
  const ctx = paint(sheetOf(job), job.pixels, (w, h) => {
    const canvas = document.createElement("canvas");
    canvas.width = w;
    canvas.height = h;
    const drawn = canvas.getContext("2d");
    if (!drawn) throw new Error("no canvas");
    return drawn;
  });
  return createImageBitmap(ctx.canvas);
}
