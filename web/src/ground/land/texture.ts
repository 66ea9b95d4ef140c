/** What the pen adds to the wash: small marks, crops in rows, floors. */
import { hex } from "../tools/colour";
import { clouds, grains, lookup, seeded } from "../tools/noise";
import type { Pen } from "../tools/pen";
import type { Scene } from "./scene";
import { MARKS, ROWS, type MarkName, type Row, type RowName, type Texture } from "./terrain";

const isMark = (texture: Texture): texture is MarkName => texture in MARKS;
const isRow = (texture: Texture): texture is RowName => texture in ROWS;

export function drawTexture(scene: Scene, pen: Pen): void {
  strew(scene, pen);
  for (const [index, { texture }] of scene.lands.entries()) {
    const isBeyond = index === scene.lands.length - 1;
    if (isBeyond && !scene.fields.ends) continue;
    if (isRow(texture)) rows(scene, pen, index, ROWS[texture]);
    else if (texture === "plank" && index >= scene.fields.count) planks(scene, pen, index);
    else if (texture === "slab") flags(scene, pen, index);
    else if (texture === "chequer") chequers(scene, pen, index, 26, 0.3);
    else if (texture === "lawn") chequers(scene, pen, index, 66, 0);
  }
}

/** Small strokes by the land, thick in some places and thin in others. */
function strew(scene: Scene, pen: Pen): void {
  const { rect, fields } = scene;
  const STEP = 15;
  const paths = new Map<MarkName, Path2D>();
  for (let gy = rect.y + 16; gy < rect.y + rect.h - 12; gy += STEP) {
    for (let gx = rect.x + 16; gx < rect.x + rect.w - 12; gx += STEP) {
      const x = gx + pen.between(-0.5, 0.5) * STEP;
      const y = gy + pen.between(-0.5, 0.5) * STEP;
      if (fields.read(fields.free, x, y) < 4) continue;
      const { texture } = scene.landAt(x, y);
      if (!isMark(texture)) continue;
      const mark = MARKS[texture];
      if (pen.chance() > mark.often * (0.4 + 1.2 * lookup(clouds(), x * 0.4, y * 0.4))) continue;
      let path = paths.get(texture);
      if (!path) paths.set(texture, (path = new Path2D()));
      pen.trace(path, mark.path, x, y, pen.between(0.75, 1.15));
    }
  }
  for (const [kind, path] of paths) pen.ink(path, MARKS[kind].width ?? 0.8, MARKS[kind].ink ?? 0.5);
}

/** Crops: one mark over and over, in rows at the field's own slant. */
function rows(scene: Scene, pen: Pen, index: number, { path, gap, step, blob, gaps }: Row): void {
  const { fields } = scene;
  const [left, top, right, low] = scene.boxOf(index);
  const turn = seeded(scene.seed + index * 77)() * 3.14;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const half = Math.hypot(right - left, low - top) / 2;
  const [cx, cy] = [(left + right) / 2, (top + low) / 2];
  const marks = new Path2D();
  const blobs = new Path2D();
  for (let v = -half; v < half; v += gap) {
    for (let u = -half; u < half; u += step) {
      const x = cx + ux * u - uy * v + pen.between(-1.2, 1.2);
      const y = cy + uy * u + ux * v + pen.between(-1.2, 1.2);
      if (x < left || x > right || y < top || y > low) continue;
      if (lookup(clouds(), x * 0.45, y * 0.45) < gaps) continue;
      if (fields.read(fields.free, x, y) < 6 || !scene.isAt(index, x, y)) continue;
      if (path) pen.trace(marks, path, x, y, 1);
      else {
        marks.moveTo(x - ux * 5, y - uy * 5);
        marks.quadraticCurveTo(x, y + 1.4, x + ux * 4, y + uy * 4);
      }
      if (blob) pen.trace(blobs, blob, x, y, 1);
    }
  }
  if (blob) {
    pen.fill(blobs, pen.theme.paint("leaf2"));
    pen.ink(blobs, 0.8, 0.6);
  }
  pen.ink(marks, 0.95, 0.44);
}

/** A four-sided stone that is not quite straight. */
function slab(path: Path2D, pen: Pen, x: number, y: number, w: number, h: number, jolt: number): void {
  const j = () => pen.between(-jolt, jolt);
  path.moveTo(x + 2 + j(), y + 1 + j());
  path.quadraticCurveTo(x + w / 2, y + j(), x + w - 2 + j(), y + 1.5 + j());
  path.quadraticCurveTo(x + w - 0.5, y + h / 2, x + w - 2 + j(), y + h - 1.5 + j());
  path.quadraticCurveTo(x + w / 2, y + h + j() * 0.5, x + 2 + j(), y + h - 1 + j());
  path.closePath();
}

/** Flagstones that have mostly sunk into the ground. */
function flags(scene: Scene, pen: Pen, index: number): void {
  const { fields } = scene;
  const [left, top, right, low] = scene.boxOf(index);
  const [SIZE, TALL] = [24, 16.8];
  const path = new Path2D();
  for (let row = 0, y = top; y < low; y += TALL, row++) {
    for (let n = 0, x = left + ((row * 7) % 5) * SIZE * 0.2; x < right; n++) {
      const wide = SIZE * (0.75 + lookup(grains(), n * 5.3, row * 2.9) * 0.9);
      const [mx, my] = [x + wide / 2, y + TALL / 2];
      const isSunk = lookup(clouds(), mx * 0.7, my * 0.7) + pen.chance() * 0.2 < 0.62;
      if (!isSunk && fields.read(fields.free, mx, my) > 9 && scene.isAt(index, mx, my)) {
        slab(path, pen, x, y, wide, TALL, 2);
      }
      x += wide;
    }
  }
  const { theme } = pen;
  pen.fill(path, theme.dark ? theme.line : hex("#fffaf0"), theme.dark ? 0.05 : 0.3);
  pen.ink(path, 0.8, 0.34);
}

/** A checkered floor, continuous across neighbouring zones: stone with joints, or mown into a lawn. */
function chequers(scene: Scene, pen: Pen, index: number, size: number, joints: number): void {
  const { fields } = scene;
  const [left, top, right, low] = scene.boxOf(index);
  const tall = size * 0.7;
  const dark = new Path2D();
  const light = new Path2D();
  for (let row = Math.floor(top / tall); row * tall < low; row++) {
    for (let n = Math.floor(left / size); n * size < right; n++) {
      const [x, y] = [n * size, row * tall];
      const [mx, my] = [x + size / 2, y + tall / 2];
      if (!scene.isAt(index, mx, my) || (joints > 0 && fields.read(fields.free, mx, my) < 9)) continue;
      slab((row + n) & 1 ? dark : light, pen, x, y, size, tall, 0.5);
    }
  }
  const { theme } = pen;
  const shade = joints > 0 ? hex("#7a6a80") : hex("#4f7f4a");
  pen.fill(dark, theme.dark ? theme.line : shade, theme.dark ? 0.07 : joints > 0 ? 0.16 : 0.12);
  if (joints > 0) {
    pen.ink(dark, 0.7, joints);
    pen.ink(light, 0.7, joints);
  }
}

/** The boards of a floor. */
function planks(scene: Scene, pen: Pen, index: number): void {
  const { fields } = scene;
  const depth = fields.pieces[index - fields.count]!.depth;
  const [left, top, right, low] = scene.boxOf(index);
  const path = new Path2D();
  for (let y = top + 6, row = 0; y < low; y += 17, row++) {
    let isOpen = false;
    for (let x = left; x < right; x += 8) {
      const isIn = fields.read(depth, x, y) < -4;
      if (isIn && isOpen) path.lineTo(x, y + pen.between(-0.6, 0.6));
      else if (isIn) path.moveTo(x, y + pen.between(-0.6, 0.6));
      isOpen = isIn;
    }
    for (let x = left + ((row * 73) % 120); x < right; x += pen.between(90, 170)) {
      if (fields.read(depth, x, y + 8) > -6) continue;
      path.moveTo(x, y);
      path.lineTo(x + pen.between(-0.8, 0.8), y + 17);
    }
  }
  pen.ink(path, 0.9, 0.36);
}
