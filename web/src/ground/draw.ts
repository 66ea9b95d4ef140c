/** Draws the ground of a board: wash, pen, walls, things, light and, last of all, the paths. */
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

/** The most pixels for the wash: it is soft, so scaling it up loses nothing. */
const WASH = 230_000;

/** A canvas of a given size, on the page or in a worker. */
export type Sheet = (w: number, h: number) => Canvas2d;

export function draw(job: GroundJob, sheet: Sheet): Omit<Drawn, "bitmap"> {
  const { rect, width } = job;
  const theme = job.dark ? NIGHT : DAY;
  const scene = new Scene(job);
  const ctx = sheet(width, Math.round((width * rect.h) / rect.w));
  const size = Math.min(1, width / rect.w, Math.sqrt(WASH / (rect.w * rect.h)));
  const [w, h] = [Math.round(rect.w * size), Math.round(rect.h * size)];
  const { image, rows } = wash(scene.fields, scene.lands, theme, w, h);
  rows(0, h);
  const small = sheet(w, h);
  small.putImageData(image, 0, 0);
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(small.canvas, 0, 0, ctx.canvas.width, ctx.canvas.height);

  const scale = width / rect.w;
  ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const pen = new Pen(ctx, theme, seeded(scene.seed));
  drawShores(scene, pen);
  drawTexture(scene, pen);
  drawBorders(scene, pen);
  drawTerraces(scene, pen);
  const ornaments = new Ornaments(scene, pen);
  ornaments.draw();
  light(rect, pen);
  paperTooth(ctx, theme, sheet);
  veil(rect, pen);
  // Light falls on the paper alone.
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = "destination-in";
  ctx.drawImage(small.canvas, 0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
  drawWays(scene, pen);
  return { banner: job.banner ? drawBanner(scene, pen, job.banner, ornaments.taken) : null };
}
