/** What is to be printed. It goes to a worker, so it is plain data. */
import { back } from "../back";
import { depthOf, medallion, type Face } from "../medallion";
import type { Glyphs } from "../press/glyph";
import type { Sheet } from "../press/marks";
import { vignette, type Motif } from "../vignette";

export type Order = { glyphs: Glyphs } & (
  | { what: "vignette"; motif: Motif; height: number }
  | { what: "medallion"; face: Face; /** On the screen, in pixels. */ size: number }
  | { what: "back"; face: Face }
);

/** An order, and how many pixels wide it is to be. */
export type Job = Order & { pixels: number };

export function sheetOf(job: Order): Sheet {
  if (job.what === "vignette") return vignette(job.motif, job.height, job.glyphs);
  if (job.what === "medallion") return medallion(job.face, depthOf(job.size), job.glyphs);
  return back(job.face, job.glyphs);
}
