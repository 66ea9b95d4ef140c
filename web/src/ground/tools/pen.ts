/** A pen that shakes a little, with ink and paint. */
import type { Layer } from "./art";
import { css, type Rgb } from "./colour";
import type { Chance } from "./noise";
import type { Paint, Theme } from "./theme";

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type At = readonly [number, number];

/** Path words: M L Q C Z as in SVG, and of our own: B x y w h (a box), O x y rx ry (an oval). */
type Word = readonly [word: string, numbers: readonly number[]];
const parsed = new Map<string, readonly Word[]>();
const MOST_KEPT = 4000;

function parse(path: string): readonly Word[] {
  const found = parsed.get(path);
  if (found) return found;
  const words = [...path.matchAll(/([MLQCZBO])([^MLQCZBO]*)/g)].map(([, word = "", rest = ""]): Word => [
    word,
    (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  ]);
  if (parsed.size < MOST_KEPT) parsed.set(path, words);
  return words;
}

interface Glow {
  x: number;
  y: number;
  r: number;
  strength: number;
}

export class Pen {
  /** Warm light, added at the end of a night picture. */
  readonly glows: Glow[] = [];
  readonly #firm: string;
  readonly #fine: string;
  readonly #paints = new Map<Paint, string>();

  constructor(
    readonly ctx: Canvas2d,
    readonly theme: Theme,
    public chance: Chance,
  ) {
    this.#firm = css(theme.line, theme.dark ? 0.46 : 0.86);
    this.#fine = css(theme.line, theme.dark ? 0.3 : 0.62);
  }

  between(a: number, b: number): number {
    return a + (b - a) * this.chance();
  }

  colour(paint: Paint): string {
    let found = this.#paints.get(paint);
    if (!found) this.#paints.set(paint, (found = css(this.theme.paint(paint))));
    return found;
  }

  /** Adds a drawing to a path. */
  trace(out: Path2D, text: string, x: number, y: number, size: number, flip = 1, shake = 0.9): void {
    const jolt = () => (this.chance() - 0.5) * shake;
    const X = (v: number) => x + v * size * flip + jolt();
    const Y = (v: number) => y + v * size + jolt();
    for (const [word, n] of parse(text)) {
      switch (word) {
        case "M":
        case "L":
          for (let i = 0; i + 1 < n.length; i += 2) {
            if (word === "M" && i === 0) out.moveTo(X(n[i]!), Y(n[i + 1]!));
            else out.lineTo(X(n[i]!), Y(n[i + 1]!));
          }
          break;
        case "Q":
          for (let i = 0; i + 3 < n.length; i += 4) {
            out.quadraticCurveTo(X(n[i]!), Y(n[i + 1]!), X(n[i + 2]!), Y(n[i + 3]!));
          }
          break;
        case "C":
          for (let i = 0; i + 5 < n.length; i += 6) {
            out.bezierCurveTo(X(n[i]!), Y(n[i + 1]!), X(n[i + 2]!), Y(n[i + 3]!), X(n[i + 4]!), Y(n[i + 5]!));
          }
          break;
        case "Z":
          out.closePath();
          break;
        case "B": {
          const [left = 0, top = 0, w = 0, h = 0] = n;
          out.moveTo(X(left), Y(top));
          out.lineTo(X(left + w), Y(top));
          out.lineTo(X(left + w), Y(top + h));
          out.lineTo(X(left), Y(top + h));
          out.closePath();
          break;
        }
        case "O": {
          const [cx = 0, cy = 0, rx = 0, ry = rx] = n;
          out.moveTo(x + (cx + rx) * size * flip, y + cy * size);
          out.ellipse(x + cx * size * flip, y + cy * size, rx * size, ry * size, jolt() * 0.2, 0, 7);
        }
      }
    }
  }

  /** A drawing with its foot at x, y. */
  art(layers: readonly Layer[], x: number, y: number, size = 1, flip = 1): void {
    const { ctx } = this;
    for (const layer of layers) {
      const cut = layer.indexOf(":");
      const [paint = "-", said] = layer.slice(0, cut).split(",");
      const width = said === undefined ? 1.15 : Number(said);
      const path = new Path2D();
      this.trace(path, layer.slice(cut + 1), x, y, size, flip);
      if (paint !== "-") {
        ctx.fillStyle = this.colour(paint as Paint);
        ctx.fill(path);
      }
      if (width > 0) {
        ctx.strokeStyle = width < 1 ? this.#fine : this.#firm;
        ctx.lineWidth = width * Math.max(0.8, Math.min(1.25, size));
        ctx.stroke(path);
      }
    }
  }

  ink(path: Path2D, width = 1, alpha = 0.8): void {
    this.ctx.strokeStyle = css(this.theme.line, alpha * this.theme.strength);
    this.ctx.lineWidth = width;
    this.ctx.stroke(path);
  }

  fill(path: Path2D, colour: Rgb, alpha = 1): void {
    this.ctx.fillStyle = css(colour, alpha);
    this.ctx.fill(path);
  }

  /** A long line whose weight swells and thins. */
  flow(points: readonly At[], width: number, alpha: number, keep: (point: At) => boolean = () => true): void {
    const STEP = 5;
    for (let from = 0; from < points.length - 1; from += STEP) {
      const to = Math.min(points.length - 1, from + STEP);
      if (!keep(points[from]!) || !keep(points[to]!)) continue;
      const part = new Path2D();
      part.moveTo(...points[from]!);
      for (let at = from + 1; at <= to; at++) part.lineTo(...points[at]!);
      this.ink(part, width * this.between(0.65, 1.25), alpha);
    }
  }

  /** A low wall along a path: its shadow, its face, its top. */
  band(path: Path2D, width: number, rise: number, top: Paint, face: Paint): void {
    const { ctx, theme } = this;
    const lay = (dx: number, dy: number, wide: number, colour: string) => {
      ctx.save();
      ctx.translate(dx, dy);
      ctx.strokeStyle = colour;
      ctx.lineWidth = wide;
      ctx.stroke(path);
      ctx.restore();
    };
    const ink = css(theme.edge, 0.9);
    lay(3, 4, width + 2, css(theme.shade, theme.dark ? 0.5 : 0.26));
    lay(0, 2, width + 2.6, ink);
    for (let dy = 1.6; dy > 2 - rise; dy -= 2) lay(0, dy, width, this.colour(face));
    lay(0, 2 - rise, width + 2.4, ink);
    lay(0, 2 - rise, width, this.colour(top));
  }

  shadow(x: number, y: number, w: number, h: number): void {
    const { ctx, theme } = this;
    ctx.fillStyle = css(theme.shade, theme.dark ? 0.4 : 0.2);
    ctx.beginPath();
    ctx.ellipse(x + w * 0.28, y, w * 0.62, h, 0, 0, 7);
    ctx.fill();
  }

  glow(x: number, y: number, r: number, strength: number): void {
    this.glows.push({ x, y, r, strength });
  }
}

/** A path through points. */
export function through(points: readonly At[], closed = false): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], at) => (at ? path.lineTo(x, y) : path.moveTo(x, y)));
  if (closed) path.closePath();
  return path;
}
