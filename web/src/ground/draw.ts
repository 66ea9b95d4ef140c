/** Draws the ground of a board: wash, pen, walls, what stands there, light; and last of all the ways. */
import { drawBanner } from "./things/banner";
import { drawBorders, drawShores } from "./land/borders";
import type { Drawn, GroundJob } from "./job";
import { light, paperTooth, veil } from "./land/light";
import { seeded } from "./tools/noise";
import { Pen, type Canvas2d } from "./tools/pen";
import { Scene } from "./land/scene";
import { Ornaments } from "./things/standing";
import { drawTerraces } from "./land/terraces";
import { drawTexture } from "./land/texture";
import { DAY, NIGHT } from "./tools/theme";
import { wash } from "./land/wash";
import { drawWays } from "./land/ways";

/** The wash has so many pixels at most; it is soft, and drawn larger loses nothing. */
const WASH = 230_000;
const ROWS_AT_ONCE = 64;

/** A canvas of a size, from wherever there is one. */
export type Sheet = (w: number, h: number) => Canvas2d;

/** The picture in steps, each of them short: whoever has other work may do it in between. */
export function* drawing(job: GroundJob, sheet: Sheet): Generator<void, Omit<Drawn, "bitmap">> {
  const { rect, width } = job;
  const theme = job.dark ? NIGHT : DAY;
  const scene = new Scene(job);
  yield;
  const ctx = sheet(width, Math.round((width * rect.h) / rect.w));
  const size = Math.min(1, width / rect.w, Math.sqrt(WASH / (rect.w * rect.h)));
  const [w, h] = [Math.round(rect.w * size), Math.round(rect.h * size)];
  const { image, rows } = wash(scene.fields, scene.lands, theme, w, h);
  for (let row = 0; row < h; row += ROWS_AT_ONCE) {
    rows(row, row + ROWS_AT_ONCE);
    yield;
  }
  const small = sheet(w, h);
  small.putImageData(image, 0, 0);
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(small.canvas, 0, 0, ctx.canvas.width, ctx.canvas.height);
  yield;

  const scale = width / rect.w;
  ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const pen = new Pen(ctx, theme, seeded(scene.seed));
  drawShores(scene, pen);
  yield;
  yield* drawTexture(scene, pen);
  yield;
  drawBorders(scene, pen);
  drawTerraces(scene, pen);
  yield;
  const ornaments = new Ornaments(scene, pen);
  yield* ornaments.draw();
  yield;
  light(rect, pen);
  paperTooth(ctx, theme, sheet);
  veil(rect, pen);
  // Light falls on the paper alone.
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = "destination-in";
  ctx.drawImage(small.canvas, 0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
  yield;
  drawWays(scene, pen);
  return { banner: job.banner ? drawBanner(scene, pen, job.banner, ornaments.taken) : null };
}
