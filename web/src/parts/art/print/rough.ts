/** Uneven edges: every pixel is taken from nearby, displaced by noise. */
import type { Canvas2d } from "../../../ground/tools/pen";
import { clouds, lookup, storms } from "../../../ground/tools/noise";

/** How far, and how fine the noise is, in the units of a sheet. */
const FAR = 4.6;
const FINE = 1.15;
/** Noise is sampled only this often, in pixels: it is smooth. */
const STEP = 4;

export function roughen(ctx: Canvas2d, scale: number): void {
  const { width, height } = ctx.canvas;
  const image = ctx.getImageData(0, 0, width, height);
  const from = new Uint32Array(image.data.buffer.slice(0));
  const to = new Uint32Array(image.data.buffer);
  const [across, down] = [clouds(), storms()];
  const far = FAR * scale;
  for (let top = 0; top < height; top += STEP) {
    for (let left = 0; left < width; left += STEP) {
      const [nx, ny] = [(left / scale) * FINE, (top / scale) * FINE];
      const dx = Math.round((lookup(across, nx, ny) - 0.5) * far);
      const dy = Math.round((lookup(down, nx, ny) - 0.5) * far);
      for (let y = top; y < Math.min(height, top + STEP); y++) {
        const sy = Math.min(height - 1, Math.max(0, y + dy)) * width;
        for (let x = left; x < Math.min(width, left + STEP); x++) {
          to[y * width + x] = from[sy + Math.min(width - 1, Math.max(0, x + dx))]!;
        }
      }
    }
  }
  ctx.putImageData(image, 0, 0);
}
