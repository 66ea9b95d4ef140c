/** Makes prints in a worker. */
import { sheetOf, type Job } from "./job";
import { paint, type Paper } from "./paint";

const paper: Paper = (w, h) => {
  const ctx = new OffscreenCanvas(w, h).getContext("2d", { willReadFrequently: true });
  if (!ctx) throw new Error("no canvas");
  return ctx;
};

addEventListener("message", ({ data: { id, job } }: MessageEvent<{ id: number; job: Job }>) => {
  const bitmap = (paint(sheetOf(job), job.pixels, paper).canvas as OffscreenCanvas).transferToImageBitmap();
  (postMessage as (message: unknown, transfer: Transferable[]) => void)({ id, bitmap }, [bitmap]);
});
