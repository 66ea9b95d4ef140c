/** Layers over the whole picture: sun, or moon and lamps, the dark rim, the grain of the paper, a calming veil. */
import { css, type Rgb } from "../tools/colour";
import type { Rect } from "../job";
import { grains, SIZE } from "../tools/noise";
import type { Canvas2d, Pen } from "../tools/pen";
import type { Theme } from "../tools/theme";

type Stop = readonly [place: number, colour: Rgb, strength: number];

/** Fills a box with a gradient. */
function cover(
  ctx: Canvas2d,
  gradient: CanvasGradient,
  stops: readonly Stop[],
  mode: GlobalCompositeOperation,
  { x, y, w, h }: Rect,
): void {
  for (const [place, colour, strength] of stops) gradient.addColorStop(place, css(colour, strength));
  ctx.globalCompositeOperation = mode;
  ctx.fillStyle = gradient;
  ctx.fillRect(x, y, w, h);
  ctx.globalCompositeOperation = "source-over";
}

export function light(rect: Rect, pen: Pen): void {
  const { ctx, theme } = pen;
  const { x, y, w, h } = rect;
  const around = (gx: number, gy: number, r: number) => ({ x: gx - r, y: gy - r, w: 2 * r, h: 2 * r });
  if (theme.dark) {
    const [mx, my] = [x + w * 0.3, y + h * 0.12];
    const moon: Stop[] = [
      [0, [150, 178, 232], 0.1],
      [1, [60, 80, 140], 0],
    ];
    cover(ctx, ctx.createRadialGradient(mx, my, 0, mx, my, w * 0.75), moon, "screen", rect);
    for (const { x: gx, y: gy, r, strength } of pen.glows) {
      const lamp: Stop[] = [
        [0, [255, 196, 104], strength * 0.8],
        [0.3, [244, 156, 66], strength * 0.3],
        [1, [240, 140, 50], 0],
      ];
      cover(ctx, ctx.createRadialGradient(gx, gy, 0, gx, gy, r), lamp, "screen", around(gx, gy, r));
    }
  } else {
    const sun: Stop[] = [
      [0, [255, 236, 180], 0.34],
      [0.55, [255, 244, 220], 0],
      [1, [96, 84, 140], 0.16],
    ];
    cover(ctx, ctx.createLinearGradient(x, y, x + w, y + h), sun, "soft-light", rect);
    for (const { x: gx, y: gy, r, strength } of pen.glows) {
      if (r < 150) continue;
      const fire: Stop[] = [
        [0, [255, 214, 130], strength],
        [0.4, [255, 190, 90], strength * 0.4],
        [1, [255, 180, 80], 0],
      ];
      cover(ctx, ctx.createRadialGradient(gx, gy, 0, gx, gy, r), fire, "soft-light", around(gx, gy, r));
    }
  }
  const far = Math.hypot(w, h) / 2;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const rim: Stop[] = [
    [0, theme.shade, 0],
    [1, theme.shade, theme.dark ? 0.45 : 0.14],
  ];
  cover(ctx, ctx.createRadialGradient(cx, cy, far * 0.58, cx, cy, far * 1.06), rim, "source-atop", rect);
}

/** The grain of the paper, at the pixels of the screen. */
export function paperTooth(ctx: Canvas2d, theme: Theme, sheet: (w: number, h: number) => Canvas2d): void {
  const tile = grains();
  const tooth = new ImageData(SIZE, SIZE);
  tile.forEach((value, at) => {
    const v = (value - 0.5) * 2;
    const [r, g, b] = v < 0 ? theme.shade : ([255, 250, 238] as const);
    tooth.data.set([r, g, b, v < 0 ? -v * 120 : v * (theme.dark ? 26 : 120)], at * 4);
  });
  const small = sheet(SIZE, SIZE);
  small.putImageData(tooth, 0, 0);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = "source-atop";
  ctx.globalAlpha = theme.dark ? 0.14 : 0.22;
  const pattern = ctx.createPattern(small.canvas, "repeat");
  if (pattern) ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}

/** A veil of paper over the picture, so that spaces and fighters stand out. */
export function veil(rect: Rect, pen: Pen): void {
  const { ctx, theme } = pen;
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = css(theme.paper, theme.dark ? 0.08 : 0.15);
  ctx.fillRect(rect.x, rect.y, rect.w, rect.h);
  ctx.globalCompositeOperation = "source-over";
}
