/** Draws grounds in a worker. */
import { draw, type Sheet } from "./draw";
import type { Drawn, GroundJob } from "./job";

const sheet: Sheet = (w, h) => {
  const ctx = new OffscreenCanvas(w, h).getContext("2d");
  if (!ctx) throw new Error("no canvas");
  return ctx;
};

addEventListener("message", ({ data: { id, job } }: MessageEvent<{ id: number; job: GroundJob }>) => {
  let main: OffscreenCanvas | null = null;
  const told = draw(job, (w, h) => {
    const ctx = sheet(w, h);
    main ??= ctx.canvas as OffscreenCanvas;
    return ctx;
  });
  const bitmap = main!.transferToImageBitmap();
  const drawn: Drawn = { bitmap, ...told };
  (postMessage as (message: unknown, transfer: Transferable[]) => void)({ id, drawn }, [bitmap]);
});
