/** Distances, curves and contours. */
import type { At } from "./pen";

/** How far a point is from a line segment. */
export function fromStretch(px: number, py: number, [ax, ay]: At, [bx, by]: At): number {
  const dx = bx - ax;
  const dy = by - ay;
  const part = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = part < 0 ? 0 : part > 1 ? 1 : part;
  return Math.hypot(px - ax - dx * t, py - ay - dy * t);
}

/** Points on a smooth curve through the given ones (Catmull-Rom). */
export function smooth(points: readonly At[], steps = 8): At[] {
  const last = points.length - 1;
  const at = (index: number) => points[Math.max(0, Math.min(last, index))]!;
  const out: At[] = [];
  for (let index = 0; index < last; index++) {
    const [p, a, b, q] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * a[k] +
          (b[k] - p[k]) * t +
          (2 * p[k] - 5 * a[k] + 4 * b[k] - q[k]) * t * t +
          (3 * a[k] - p[k] - 3 * b[k] + q[k]) * t * t * t);
      out.push([along(0), along(1)]);
    }
  }
  if (points.length) out.push(at(last));
  return out;
}

export function isInside(px: number, py: number, ring: readonly At[]): boolean {
  let odd = false;
  ring.forEach(([x, y], index) => {
    const [ox, oy] = ring[(index || ring.length) - 1]!;
    if (y > py !== oy > py && px < ((ox - x) * (py - y)) / (oy - y) + x) odd = !odd;
  });
  return odd;
}

/** The corners of a face drawn in towards its middle. */
export function inset(points: readonly At[], by: number): At[] {
  const middle = (k: 0 | 1) => points.reduce((sum, point) => sum + point[k], 0) / points.length;
  const [cx, cy] = [middle(0), middle(1)];
  return points.map(([x, y]) => {
    const far = Math.hypot(x - cx, y - cy) || 1;
    const part = Math.max(0.3, (far - by) / far);
    return [cx + (x - cx) * part, cy + (y - cy) * part];
  });
}

/** The box around points: left, top, right, bottom. */
export function boxAround(points: readonly At[], pad: number): [number, number, number, number] {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return [Math.min(...xs) - pad, Math.min(...ys) - pad, Math.max(...xs) + pad, Math.max(...ys) + pad];
}

/** Marching squares: which sides of a cell a line joins, by which of its corners are inside. */
const SIDES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

export interface Grid {
  x0: number;
  y0: number;
  nx: number;
  ny: number;
  cell: number;
}

/** The lines along which a layer is 0, as strings of points. */
export function contours({ x0, y0, nx, ny, cell }: Grid, layer: Float32Array): At[][] {
  const next = new Map<number, { from: At; to: number; end: At }>();
  const cut = (i: number, k: number, x: number, y: number, dx: number, dy: number): At => {
    const t = layer[i]! / (layer[i]! - layer[k]!);
    return [x + dx * t * cell, y + dy * t * cell];
  };
  for (let j = 0; j < ny - 1; j++) {
    for (let n = 0; n < nx - 1; n++) {
      const i = j * nx + n;
      const bit = (at: number, value: number) => (layer[at]! > 0 ? value : 0);
      const kind = bit(i, 1) | bit(i + 1, 2) | bit(i + nx + 1, 4) | bit(i + nx, 8);
      if (kind === 0 || kind === 15) continue;
      const [x, y] = [x0 + n * cell, y0 + j * cell];
      // The sides of a cell: above, right, below, left; each has a number of its own in the whole grid.
      const ids = [2 * i, 2 * (i + 1) + 1, 2 * (i + nx), 2 * i + 1];
      const point = (side: number): At =>
        side === 0
          ? cut(i, i + 1, x, y, 1, 0)
          : side === 1
            ? cut(i + 1, i + nx + 1, x + cell, y, 0, 1)
            : side === 2
              ? cut(i + nx, i + nx + 1, x, y + cell, 1, 0)
              : cut(i, i + nx, x, y, 0, 1);
      for (const [a, b] of SIDES[kind]!) next.set(ids[a]!, { from: point(a), to: ids[b]!, end: point(b) });
    }
  }
  const ends = new Set([...next.values()].map((one) => one.to));
  const chains: At[][] = [];
  const follow = (start: number) => {
    const first = next.get(start);
    if (!first) return;
    const chain = [first.from];
    for (let at = start, piece = next.get(at); piece; piece = next.get(at)) {
      next.delete(at);
      chain.push(piece.end);
      at = piece.to;
    }
    if (chain.length > 3) chains.push(chain);
  };
  for (const start of [...next.keys()]) if (!ends.has(start)) follow(start);
  for (const start of [...next.keys()]) follow(start);
  return chains;
}
