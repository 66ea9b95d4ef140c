/** Prints a sheet on a canvas. */
import type { Canvas2d } from "../../../ground/tools/pen";
import type { Layer, Mark, Matrix, Sheet } from "../press/marks";
import { roughen } from "./rough";

/** A canvas of a given size, on the page or in a worker. */
export type Paper = (w: number, h: number) => Canvas2d;

function draw(ctx: Canvas2d, mark: Mark): void {
  ctx.save();
  if (mark.place) ctx.transform(...mark.place);
  if (mark.clip) ctx.clip(new Path2D(mark.clip));
  const path = new Path2D(mark.d);
  ctx.globalAlpha = mark.alpha ?? 1;
  if (mark.stroke) {
    ctx.strokeStyle = mark.stroke;
    ctx.lineWidth = mark.width ?? 1;
    ctx.setLineDash([...(mark.dash ?? [])]);
    ctx.stroke(path);
  }
  if (mark.fill) {
    ctx.fillStyle = mark.fill;
    ctx.fill(path);
  }
  ctx.restore();
}

function paintLayer(ctx: Canvas2d, layer: Layer, scale: number, paper: Paper): void {
  const { canvas } = ctx;
  const base: Matrix = [scale, 0, 0, scale, 0, 0];
  const onto = layer.rough ? paper(canvas.width, canvas.height) : ctx;
  onto.save();
  onto.setTransform(...base);
  if (layer.place) onto.transform(...layer.place);
  onto.lineJoin = "round";
  if (layer.clip && onto === ctx) onto.clip(new Path2D(layer.clip));
  for (const mark of layer.marks) draw(onto, mark);
  onto.restore();
  if (onto === ctx) return;
  roughen(onto, scale);
  ctx.save();
  if (layer.clip) {
    ctx.setTransform(...base);
    if (layer.place) ctx.transform(...layer.place);
    ctx.clip(new Path2D(layer.clip));
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(onto.canvas, 0, 0);
  ctx.restore();
}

/** The canvas of a sheet of this width in pixels. */
export function paint(sheet: Sheet, pixels: number, paper: Paper): Canvas2d {
  const scale = pixels / sheet.w;
  const ctx = paper(pixels, Math.round(sheet.h * scale));
  for (const layer of sheet.layers) paintLayer(ctx, layer, scale, paper);
  return ctx;
}
